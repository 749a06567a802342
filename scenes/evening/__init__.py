"""The evening: who is here, what is played, the slate between two games, and a picture of the night."""
