"""Evenings by their rules: who plays what next, how long that takes, and who leads; nothing of the screen."""
