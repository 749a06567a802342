"""Screenshots: scenes in states that can be had again, for pictures and for checks."""
