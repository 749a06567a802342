"""Bots: they get a view and a question, and answer it. No game is known here by name."""
