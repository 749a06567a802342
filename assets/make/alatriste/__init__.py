"""The pictures of El Capitán Alatriste: Madrid, its boxes, cards, people and scenes, poster."""
