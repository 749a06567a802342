"""How events move: functions that make the cue of an event, by what they are about."""
