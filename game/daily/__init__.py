"""The hand of the day: one deal for everybody on a date, made from the date alone."""
