"""Tests of the toolkit use the canvases and the window of the menus' tests."""

from tests.menus.conftest import canvas, on_surface, stand

__all__ = ["canvas", "on_surface", "stand"]
