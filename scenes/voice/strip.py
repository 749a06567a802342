"""The strip of captions under the window's picture: what is said, as large as the player reads.

It has room of its own, which the picture above it does without, so that it never hides anything. A sentence
too long for it is shown page by page.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque

import pygame

from game.storage.settings import Settings
from scenes.ui.canvas import Canvas
from scenes.ui.theme import NIGHT, OCHRE, PAPER_HI, WIDTH

LINES = 2
ASIDE, ABOVE = 24.0, 9.0
"""Room beside the words, and above and below them."""
WIDE = WIDTH - 2 * ASIDE
SLACK = 16.0
"""Pages are measured beside the strip, where letters may be set by so much narrower than on it."""
STYLE = "body"
LEAST, LETTER = 0.9, 0.045
"""How long a page stays at least, and longer for each of its letters, in seconds."""
HASTE = 3
"""With so many sentences waiting, each stays half as long."""


class Strip:
    """Shows sentences one after another; the last one stays. `dirty` asks for one more frame."""

    def __init__(self, settings: Settings, canvas: Canvas) -> None:
        self.dirty = False
        self._settings, self._canvas = settings, canvas
        self._waiting: deque[str] = deque()
        self.shown = ""
        """What is to be read now."""
        self._left = 0.0

    @property
    def wanted(self) -> bool:
        """The player wants captions."""
        return self._settings.voice_captions

    # --- what is told ---

    def tell(self, text: str) -> None:
        """Show that after what still waits; at once if nothing does."""
        if self.wanted:
            self._waiting.append(text)

    def hush(self) -> None:
        """What waits is not shown any more."""
        self._waiting.clear()
        self._left = 0.0

    def forget(self) -> None:
        """Show nothing, until there is something new."""
        self.hush()
        self.shown, self.dirty = "", True

    def update(self, dt: float) -> None:
        """Let time pass: the next page comes when this one can have been read."""
        self._left -= dt * (1 + len(self._waiting) / HASTE)
        if self._left <= 0 and self._waiting:
            self.shown, rest = self._page(self._waiting.popleft())
            if rest:
                self._waiting.appendleft(rest)
            self._left = LEAST + LETTER * len(self.shown)
            self.dirty = True

    def _page(self, text: str) -> tuple[str, str]:
        """As much of a text as the strip has room for, and the rest."""
        words = text.split()
        counts = range(1, len(words) + 1)
        count = max(1, bisect_right(counts, LINES, key=lambda count: self._lines(" ".join(words[:count]))))
        return " ".join(words[:count]), " ".join(words[count:])

    def _lines(self, text: str) -> int:
        line = self._canvas.measure("A", STYLE)[1]
        return round(self._canvas.measure(text, STYLE, WIDE - SLACK)[1] / line)

    # --- where it lies ---

    def above(self, window: pygame.Surface) -> pygame.Surface:
        """The part of the window that is left for everything else."""
        if not self.wanted:
            return window
        width, height = window.get_size()
        self._canvas.aim(window)
        line = self._canvas.measure("A", STYLE)[1]
        return window.subsurface((0, 0, width, height - round((LINES * line + 2 * ABOVE) * self._canvas.k)))

    def draw(self, window: pygame.Surface) -> None:
        """Draw it at the foot of the window."""
        self.dirty = False
        if not self.wanted:
            return
        top, canvas = self.above(window).get_height(), self._canvas
        canvas.aim(window)
        area = pygame.FRect(canvas.window.left, canvas.to_design((0, top))[1], canvas.window.w, 0)
        area.h = canvas.window.bottom - area.top
        canvas.fill(area, NIGHT)
        canvas.line(area.topleft, area.topright, OCHRE, 2)
        canvas.text(
            self.shown, area.centerx, area.centery, STYLE, PAPER_HI,
            anchor="center middle", width=WIDE, box=area,
        )  # fmt: skip
