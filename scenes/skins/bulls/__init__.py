"""Running with the Bulls on the screen: the town, its dice and cards, and what is said about them."""
