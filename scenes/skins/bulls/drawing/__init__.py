"""What is drawn at the table of Running with the Bulls: board, cards, the bar, the discard pile."""
