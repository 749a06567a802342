"""The table of Alatriste: what lies where, and what is said."""
