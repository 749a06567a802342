"""Toruro on the screen: cloth, cards, pots and slate, and what is said about them."""
