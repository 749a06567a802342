"""What is drawn at the table of Toruro: board, cards, panels, forms."""
