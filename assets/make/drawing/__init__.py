"""The drawing library of all pictures: SVG, palette, rasterizer, lettering, figures used by several games."""
