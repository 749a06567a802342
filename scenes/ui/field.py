"""A field for a short text, such as a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

import pygame

from game.core.seat import NOT_IN_NAMES
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.clipboard import is_paste, pasted
from scenes.ui.input import Act, Cursor, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget

_BLINK = 0.53
DOUBLE = 0.4
"""Seconds within which a second click makes a double click."""
CHOSEN = theme.rgb("#E3C88A")
"""What lies behind letters that will be replaced."""
LETTERS = 1 << 30
"""Key codes from here on are not letters."""


class TextField(Widget):
    """One line of text of at most `longest` letters. Enter or a click begins editing, Enter ends it.

    A click puts the caret where it is; a double click or Ctrl A chooses all, for what is typed to replace it.
    Ctrl V types what was copied.
    A gamepad cannot type: its button goes through `suggestions` instead.
    """

    def __init__(
        self,
        rect: Area,
        value: str,
        changed: Callable[[str], Transition | None],
        *,
        longest: int = 16,
        suggestions: Sequence[str] = (),
        key: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(rect, key=key, tip=tip, focusable=True)
        self.value = value
        self.editing = False
        self._changed, self._longest, self._suggestions = changed, longest, tuple(suggestions)
        self._caret = len(value)
        self._all = False  # all is chosen: what is typed replaces it
        self._clock = 0.0
        self._since_click = inf
        self._before = value
        self._places: list[tuple[float, int]] = []  # the x of every place of the caret that is shown

    @property
    def cursor(self) -> Cursor:
        return Cursor.TEXT

    @property
    def spoken_text(self) -> str:
        state = tr("being written") if self.editing else tr("can be written")
        return f"{self.tip}: {self.value}, {state}"

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/field", self.rect)
        if self.hovered and not self.editing:
            canvas.fill(self.rect.inflate(-8, -8), theme.OCHRE_LT, 50, 5)
        words = self.rect.inflate(-24, 0)
        start, text = self._shown(canvas, words.w)
        ends = [words.left + canvas.measure(text[:count], "strong")[0] + 1 for count in range(len(text) + 1)]
        self._places = [(x, start + count) for count, x in enumerate(ends)]
        if self.editing and self._all:
            chosen = (words.left - 2, self.rect.top + 8, ends[-1] - words.left + 3, self.rect.h - 16)
            canvas.fill(chosen, CHOSEN)
        canvas.text(text, words.left, words.centery, "strong", theme.INK, anchor="left middle", box=words)
        if self.editing and self._clock % (2 * _BLINK) < _BLINK:
            x = ends[self._caret - start]
            canvas.line((x, self.rect.top + 10), (x, self.rect.bottom - 10), theme.ALMAGRE, 2)

    def _shown(self, canvas: Canvas, width: float) -> tuple[int, str]:
        """What fits of the text, around the caret while it is edited, and where in the text that begins."""
        if not self.editing:
            return 0, canvas.lettering.shorten(self.value, "strong", canvas.k, width * canvas.k)
        start, end = 0, len(self.value)
        while start < self._caret and not canvas.fits(self.value[start : self._caret], "strong", width):
            start += 1
        while end > self._caret and not canvas.fits(self.value[start:end], "strong", width):
            end -= 1
        return start, self.value[start:end]

    def update(self, dt: float) -> bool:
        if not self.editing:
            return False
        if not self.focused:
            self.finish()
            return True
        phase = self._clock // _BLINK
        self._clock += dt
        self._since_click += dt
        return self._clock // _BLINK != phase

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down" and item.button == 1:
            if not self.editing:
                self._begin()
            self._all = self._since_click < DOUBLE and bool(self.value)
            near = min(self._places, key=lambda place: abs(place[0] - item.pos[0]), default=(0.0, 0))
            self._caret = len(self.value) if self._all else min(near[1], len(self.value))
            self._clock = self._since_click = 0.0
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Typed):
            return self._insert(item.text) if self.editing else None
        if not self.editing:
            return self._start(item)
        if item.ctrl and item.key == pygame.K_a:
            self._all, self._caret = bool(self.value), len(self.value)
            return STAY
        if is_paste(item):
            return self._insert(pasted())
        if 0 < item.key < LETTERS and chr(item.key).isprintable():
            return STAY  # its letter follows as a Typed, whatever the key means elsewhere
        if item.act is Act.BACK:
            self.value = self._before
            self.finish()
            return self._changed(self.value) or STAY
        if item.key in (pygame.K_RETURN, pygame.K_KP_ENTER) or item.key == 0:
            self.finish()
            return STAY
        if item.act in (Act.NEXT, Act.PREVIOUS, Act.UP, Act.DOWN):
            self.finish()
            return None
        return self._edit(item.key)

    def finish(self) -> None:
        """Stop editing and keep the text."""
        self.editing = self._all = False
        pygame.key.stop_text_input()

    def _start(self, item: Key) -> Transition | None:
        if item.act is not Act.OK or item.repeat:
            return None
        if item.key or not self._suggestions:
            self._begin()
            return STAY
        names = self._suggestions
        place = names.index(self.value) if self.value in names else -1
        return self._put(names[(place + 1) % len(names)], self._longest)

    def _begin(self) -> None:
        self.editing, self._before = True, self.value
        self._caret, self._clock, self._since_click = len(self.value), 0.0, inf
        pygame.key.start_text_input()

    def _insert(self, text: str) -> Transition:
        text = "".join(letter for letter in text if letter.isprintable() and letter not in NOT_IN_NAMES)
        before, after = ("", "") if self._all else (self.value[: self._caret], self.value[self._caret :])
        text = text[: self._longest - len(before + after)]
        return self._put(before + text + after, len(before + text))

    def _edit(self, key: int) -> Transition:
        caret, value = self._caret, self.value
        if self._all and key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return self._put("", 0)
        if key == pygame.K_BACKSPACE and caret:
            return self._put(value[: caret - 1] + value[caret:], caret - 1)
        if key == pygame.K_DELETE:
            return self._put(value[:caret] + value[caret + 1 :], caret)
        moves = {
            pygame.K_LEFT: 0 if self._all else caret - 1, pygame.K_RIGHT: caret + 1,
            pygame.K_HOME: 0, pygame.K_END: len(value),
        }  # fmt: skip
        self._caret = max(0, min(len(value), moves.get(key, caret)))
        self._clock, self._all = 0.0, self._all and key not in moves
        return STAY

    def _put(self, value: str, caret: int) -> Transition:
        self.value, self._clock, self._all = value, 0.0, False
        self._caret = max(0, min(len(value), caret))
        return self._changed(value) or STAY
