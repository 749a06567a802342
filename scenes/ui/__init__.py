"""The toolkit of every scene: canvas, art, text, inputs, focus, widgets, motion. It knows no game."""
