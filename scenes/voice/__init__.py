"""Self-voicing: everything that the window shows, told in one stream of plain sentences."""
