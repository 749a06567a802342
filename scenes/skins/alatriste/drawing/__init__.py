"""What is drawn at the table of El Capitán Alatriste: board, cards, panels, forms."""
