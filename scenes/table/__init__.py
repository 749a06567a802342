"""A game being played on the screen: its session, the play scene, and what lies over it."""
