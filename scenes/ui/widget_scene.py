"""Scenes of widgets: the page is what the mouse, the keys and the voice act on."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.ui.cursor import Cursor
from scenes.ui.input import Input
from scenes.ui.page import Page
from scenes.ui.scene import Remark, Scene, Transition
from scenes.ui.widgets import Widget


class WidgetScene(Scene):
    """A scene whose widgets lie on a `page`."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    @property
    def cursor(self) -> Cursor:
        return self.page.cursor

    def remarks(self) -> Sequence[Remark]:
        return self.page.remarks()

    def voice_target(self, by_keys: bool) -> Widget | None:
        return self.page.voice_target(by_keys)

    def handle(self, item: Input) -> Transition | None:
        outcome = self.page.handle(item)
        self.dirty = self.dirty or self.page.dirty
        return outcome

    def update(self, dt: float) -> Transition | None:
        self.page.update(dt)
        self.dirty = self.dirty or self.page.dirty
        return None
