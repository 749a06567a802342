"""Captions of sounds: words shown for a moment at the lower left, above the log of a table."""

from __future__ import annotations

import pygame

from game.storage.settings import Settings
from game.translation import tr
from scenes.ui.canvas import Canvas
from scenes.ui.theme import OCHRE, PAPER_HI, WALNUT_DK

LEFT, RIGHT, FOOT, EDGE = 12.0, 306.0, 589.0, 12.0
SECONDS = 2.5


class Captions:
    """The latest captions, if the player wants them. `dirty` asks for one more frame."""

    def __init__(self, settings: Settings) -> None:
        self.dirty = False
        self._settings = settings
        self._left: dict[str, float] = {}  # seconds for which each is still shown

    def tell(self, text: str) -> None:
        """Show the caption of an effect that starts now."""
        if self._settings.captions:
            self._left.pop(text, None)  # so that it becomes the newest
            self._left[text] = SECONDS
            self.dirty = True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        before = len(self._left)
        self._left = {text: left - dt for text, left in self._left.items() if left > dt}
        self.dirty = self.dirty or len(self._left) < before

    def slips(self, canvas: Canvas) -> list[tuple[str, pygame.FRect]]:
        """The words to draw, each with its area: the newest, and beside it as many others as have room."""
        laid: list[tuple[str, pygame.FRect]] = []
        left = LEFT
        for text in reversed(self._left):
            words = tr(text)
            width, height = canvas.measure(words, "caption", RIGHT - LEFT - 2 * EDGE)
            slip = pygame.FRect(left, FOOT - height - 6, width + 2 * EDGE, height + 6)
            if laid and slip.right > RIGHT:
                break
            laid.append((words, slip))
            left = slip.right + 6
        return laid

    def draw(self, canvas: Canvas) -> None:
        """Draw them on dark wood."""
        for words, slip in self.slips(canvas):
            canvas.fill(slip, WALNUT_DK, 235, 9)
            canvas.frame(slip, OCHRE, 1.2, 9)
            canvas.text(
                words, *slip.center, "caption", PAPER_HI,
                anchor="center middle", width=RIGHT - LEFT - 2 * EDGE, box=slip,
            )  # fmt: skip
