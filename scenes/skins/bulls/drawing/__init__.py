"""What is drawn at the table of Running with the Bulls: board, cards, panels, forms."""
