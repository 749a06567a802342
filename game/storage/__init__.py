"""What stays after the program ends: settings, saved games, logs. The only writers of files."""
