"""Captions: what a sound tells, in words, for a moment; at the lower left, above the chronicle of a table."""

from __future__ import annotations

import pygame

from game.storage.settings import Settings
from game.translation import tr
from scenes.ui.canvas import Canvas
from scenes.ui.theme import OCHRE, PAPER_HI, WALNUT_DK

LEFT, RIGHT, FOOT, EDGE = 12.0, 306.0, 589.0, 12.0
SECONDS = 2.5


class Captions:
    """The latest captions, side by side; none while the player does not want them.

    `dirty` asks for one more frame.
    """

    def __init__(self, settings: Settings) -> None:
        self.dirty = False
        self._settings = settings
        self._left: dict[str, float] = {}  # seconds for which each is still to be read

    def tell(self, text: str) -> None:
        """Show the caption of an effect that is played now."""
        if self._settings.captions:
            self._left.pop(text, None)  # the order is that of the telling
            self._left[text] = SECONDS
            self.dirty = True

    def update(self, dt: float) -> None:
        """Let time pass."""
        told = len(self._left)
        self._left = {text: left - dt for text, left in self._left.items() if left > dt}
        self.dirty = self.dirty or len(self._left) < told

    def slips(self, canvas: Canvas) -> list[tuple[str, pygame.FRect]]:
        """The words that are to be seen, each with its place: the newest, and beside it what else fits."""
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
        """Draw them on slips of dark wood."""
        for words, slip in self.slips(canvas):
            canvas.fill(slip, WALNUT_DK, 235, 9)
            canvas.frame(slip, OCHRE, 1.2, 9)
            canvas.text(
                words, *slip.center, "caption", PAPER_HI,
                anchor="center middle", width=RIGHT - LEFT - 2 * EDGE, box=slip,
            )  # fmt: skip
