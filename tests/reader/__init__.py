"""The accessibility tree, and the screen readers that read it."""
