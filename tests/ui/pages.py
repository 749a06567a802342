"""The page of a scene."""

from __future__ import annotations

from scenes.ui.page import Page
from scenes.ui.scene import Scene
from tests.narrow import as_a


def page_on(scene: Scene) -> Page:
    """Return the widgets of a scene; the test fails where it has none."""
    return as_a(Page, getattr(scene, "page", None))
