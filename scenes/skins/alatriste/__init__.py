"""El Capitán Alatriste on the table: the Madrid of 1623, pawns, cards, boards, and what is said of them."""
