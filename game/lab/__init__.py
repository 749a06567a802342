"""The laboratory: games without a window, many or one, to measure and to verify."""
