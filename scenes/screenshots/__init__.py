"""Screenshots: scenes in reproducible states, for pictures and for tests."""
