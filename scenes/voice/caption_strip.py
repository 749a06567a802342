"""The strip of captions at the foot of the window: all that is said, at the player's text size.

The picture above it is smaller by the strip, which therefore hides nothing. A sentence too long for the strip
is shown page by page.
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
"""The margins beside the words, and above and below them."""
WIDE = WIDTH - 2 * ASIDE
SLACK = 16.0
"""Pages are measured by so much narrower, because on the strip letters may be wider."""
STYLE = "body"
LEAST, LETTER = 0.9, 0.045
"""Seconds for which a page stays at least, and for each of its letters."""
HASTE = 3
"""How many waiting sentences halve the time of a page."""


class CaptionStrip:
    """Shows sentences one after another; the last one stays. `dirty` asks for one more frame."""

    def __init__(self, settings: Settings, canvas: Canvas) -> None:
        self.dirty = False
        self._settings, self._canvas = settings, canvas
        self._waiting: deque[str] = deque()
        self.shown = ""
        """The page that is shown."""
        self._left = 0.0  # seconds until the next page

    # --- a listener of the stream ---

    def tell(self, text: str) -> None:
        """Show a sentence after those that wait."""
        if self._settings.voice_captions:
            self._waiting.append(text)

    def hush(self) -> None:
        """Drop the sentences that wait."""
        self._waiting.clear()
        self._left = 0.0

    def forget(self) -> None:
        """Show nothing until the next sentence."""
        self.hush()
        self.shown, self.dirty = "", True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; the next page comes once this one can have been read."""
        self._left -= dt * (1 + len(self._waiting) / HASTE)
        if self._left <= 0 and self._waiting:
            self.shown, rest = self._page(self._waiting.popleft())
            if rest:
                self._waiting.appendleft(rest)
            self._left = LEAST + LETTER * len(self.shown)
            self.dirty = True

    def _page(self, text: str) -> tuple[str, str]:
        """As many words of a text as the strip has room for, and the rest."""
        words = text.split()
        counts = range(1, len(words) + 1)
        count = max(1, bisect_right(counts, LINES, key=lambda count: self._lines(" ".join(words[:count]))))
        return " ".join(words[:count]), " ".join(words[count:])

    def _lines(self, text: str) -> int:
        line = self._canvas.measure("A", STYLE)[1]
        return round(self._canvas.measure(text, STYLE, WIDE - SLACK)[1] / line)

    # --- in the window ---

    def above(self, window: pygame.Surface) -> pygame.Surface:
        """The part of the window above the strip; all of it if the player wants no captions."""
        if not self._settings.voice_captions:
            return window
        width, height = window.get_size()
        self._canvas.aim(window)
        line = self._canvas.measure("A", STYLE)[1]
        return window.subsurface((0, 0, width, height - round((LINES * line + 2 * ABOVE) * self._canvas.k)))

    def draw(self, window: pygame.Surface) -> None:
        """Draw the strip, if the player wants captions."""
        self.dirty = False
        if not self._settings.voice_captions:
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
