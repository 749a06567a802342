"""Puzzles: positions of games between bots in which one option is clearly the best, as rows."""
