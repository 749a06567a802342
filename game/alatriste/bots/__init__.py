"""What rules never import: what bots know of Madrid (values of boxes, fights, offers), achievements."""
