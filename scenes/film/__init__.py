"""The film of a game: its table at any decision, with a bar to go to and fro, and branches of it."""
