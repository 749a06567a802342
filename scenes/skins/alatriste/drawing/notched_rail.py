"""A slider with a notch for every number that may be chosen."""

from __future__ import annotations

from collections.abc import Callable

from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import OCHRE_LT, SEPIA, Colour
from scenes.ui.widgets import Widget, draw_focus_ring

MARGIN, KNOB, NOTCH = 22.0, 38.0, 3.0
"""From the ends of the area to the first and the last notch, and the sizes of the knob and of a notch."""


class NotchedRail(Widget):
    """Chooses one of the `numbers`, the least one at the left; `choose` is called with it."""

    radius = 12.0

    def __init__(
        self,
        area: Area,
        numbers: range,
        chosen: int,
        choose: Callable[[int], Transition],
        *,
        key: str,
        said: str,
        notch: Colour = SEPIA,
    ) -> None:
        super().__init__(area, key=key, focusable=True)
        self.numbers, self.chosen = numbers, chosen
        self._choose, self._said, self._notch = choose, said, notch

    @property
    def spoken_text(self) -> str:
        return self._said

    def at(self, number: int) -> float:
        """Return how far to the right the notch of a number lies."""
        share = self.numbers.index(number) / max(1, len(self.numbers) - 1)
        return self.rect.left + MARGIN + (self.rect.w - 2 * MARGIN) * share

    def draw(self, canvas: Canvas) -> None:
        left, right, y = self.at(self.numbers[0]), self.at(self.numbers[-1]), self.rect.centery
        canvas.nine("ui/slider_rail", (left - 8, y - 8, right - left + 16, 16))
        canvas.line((left, y), (right, y), self._notch, 2)
        for number in self.numbers:
            canvas.disc((self.at(number), y), NOTCH, self._notch)
        knob = self.at(self.chosen), y
        if self.hovered:
            canvas.disc(knob, KNOB * 0.58, OCHRE_LT)
        canvas.picture("ui/slider_knob", *knob, KNOB, anchor="center")

    def draw_focus(self, canvas: Canvas) -> None:
        draw_focus_ring(canvas, self.rect, self.radius)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind not in ("down", "move"):
            return STAY
        return self._choose(min(self.numbers, key=lambda number: abs(self.at(number) - item.pos[0])))

    def typed(self, item: Key | Typed) -> Transition | None:
        if not isinstance(item, Key) or item.act not in (Act.LEFT, Act.RIGHT):
            return None
        number = self.chosen + (1 if item.act is Act.RIGHT else -1)
        return self._choose(number) if number in self.numbers else STAY
