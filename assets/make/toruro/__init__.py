"""The pictures of Toruro: the Spanish deck, the tavern table, chips, slate, poster."""
