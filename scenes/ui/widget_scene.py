"""Scenes of widgets: what the mouse, keys and the voice make of their page."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.cursor import Cursor
from scenes.ui.page import Page
from scenes.ui.scene import Remark, Scene
from scenes.ui.widgets import Widget


class WidgetScene(Scene):
    """A scene whose widgets lie on a `page`, which subclasses make."""

    page: Page

    @property
    def cursor(self) -> Cursor:
        return self.page.cursor

    def remarks(self) -> Sequence[Remark]:
        return self.page.remarks()

    def voice_target(self, by_keys: bool) -> Widget | None:
        return self.page.voice_target(by_keys)
