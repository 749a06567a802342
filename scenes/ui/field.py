"""A field for a short text, such as a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.core.seat import NOT_IN_NAMES
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Cursor, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget

_BLINK = 0.53
LETTERS = 1 << 30
"""Key codes from here on are not letters."""


class TextField(Widget):
    """One line of text of at most `longest` letters. Enter or a click starts and ends editing.

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
        self._clock = 0.0
        self._before = value

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
        text = self.value
        while text and not canvas.fits(text, "strong", words.w):
            text = text[1:] if self.editing else canvas.lettering.shorten(
                text, "strong", canvas.k, words.w * canvas.k
            )  # fmt: skip
        canvas.text(text, words.left, words.centery, "strong", theme.INK, anchor="left middle", box=words)
        if self.editing and self._clock % (2 * _BLINK) < _BLINK:
            hidden = len(self.value) - len(text)
            x = words.left + canvas.measure(text[: max(0, self._caret - hidden)], "strong")[0] + 1
            canvas.line((x, self.rect.top + 10), (x, self.rect.bottom - 10), theme.ALMAGRE, 2)

    def update(self, dt: float) -> bool:
        if not self.editing:
            return False
        if not self.focused:
            self.finish()
            return True
        phase = self._clock // _BLINK
        self._clock += dt
        return self._clock // _BLINK != phase

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "up" and self.target.collidepoint(item.pos) and not self.editing:
            self._begin()
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Typed):
            return self._insert(item.text) if self.editing else None
        if not self.editing:
            return self._start(item)
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
        self.editing = False
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
        self._caret, self._clock = len(self.value), 0.0
        pygame.key.start_text_input()

    def _insert(self, text: str) -> Transition:
        text = "".join(letter for letter in text if letter.isprintable() and letter not in NOT_IN_NAMES)
        text = text[: self._longest - len(self.value)]
        return self._put(
            self.value[: self._caret] + text + self.value[self._caret :], self._caret + len(text)
        )

    def _edit(self, key: int) -> Transition:
        caret, value = self._caret, self.value
        if key == pygame.K_BACKSPACE and caret:
            return self._put(value[: caret - 1] + value[caret:], caret - 1)
        if key == pygame.K_DELETE:
            return self._put(value[:caret] + value[caret + 1 :], caret)
        moves = {
            pygame.K_LEFT: caret - 1, pygame.K_RIGHT: caret + 1,
            pygame.K_HOME: 0, pygame.K_END: len(value),
        }  # fmt: skip
        self._caret = max(0, min(len(value), moves.get(key, caret)))
        self._clock = 0.0
        return STAY

    def _put(self, value: str, caret: int) -> Transition:
        self.value, self._clock = value, 0.0
        self._caret = max(0, min(len(value), caret))
        return self._changed(value) or STAY
