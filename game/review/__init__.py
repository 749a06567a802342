"""Finished games looked at again: achievements, and the moments that decided them."""
