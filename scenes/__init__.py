"""Everything that knows pygame: the window, the scenes, the stage and the skins of the games."""
