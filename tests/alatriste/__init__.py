"""Tests of El Capitán Alatriste."""
