"""The kernel: states, asks, actions, events and views. It knows no game by name."""
