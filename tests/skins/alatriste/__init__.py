"""Alatriste on the screen: its motions, and the questions that are answered with things of their own."""
