"""The lessons on the screen: the real table with a coach beside it, and the page that lists all chapters."""
