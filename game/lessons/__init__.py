"""Lessons: chapters that teach a game by playing it, from prepared positions, with dice that are known."""
