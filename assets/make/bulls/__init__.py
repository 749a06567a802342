"""The pictures of Running with the Bulls: board, dice, cards, destinations, poster."""
