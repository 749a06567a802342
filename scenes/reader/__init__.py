"""The accessibility tree: what the window shows, for a screen reader of the system."""
