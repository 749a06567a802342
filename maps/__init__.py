"""The boards: Tiled maps that hold geometry, graph and art, and the reader that turns them into values."""
