"""Small round buttons with a picture, for the toolbar at the edge of the table."""

from __future__ import annotations

from game.translation import tr
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import INK, OCHRE_LT, PAPER, SEPIA
from scenes.ui.widgets import Press, Widget


class Knob(Widget):
    """A button that shows a picture; it is `lit` while what it does is on."""

    radius = 22.0

    def __init__(self, rect: Area, icon: str, press: Press, *, key: str, tip: str, lit: bool = False) -> None:
        super().__init__(rect, key=key, tip=tip, focusable=True)
        self.icon, self.lit = icon, lit
        self._press = press

    @property
    def spoken_text(self) -> str:
        role = tr("tool, on") if self.lit else tr("tool")
        return f"{self.tip}: {role}"

    def draw(self, canvas: Canvas) -> None:
        bright = self.lit or self.hovered
        canvas.layer(
            f"knob {self.key}",
            (self.icon, bright),
            self.rect.inflate(8, 8),
            lambda: self._draw(canvas, bright),
        )

    def _draw(self, canvas: Canvas, bright: bool) -> None:
        middle, radius = self.rect.center, self.rect.w / 2 - 2
        canvas.disc((middle[0] + 1, middle[1] + 2), radius + 1.5, INK)
        canvas.disc(middle, radius, OCHRE_LT if bright else PAPER)
        canvas.ring(middle, radius + 1, INK, 2.2)
        canvas.ring(middle, radius - 4, SEPIA, 1)
        canvas.picture(self.icon, *middle, self.rect.w * 0.56, anchor="center")

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "up" and item.button == 1 and self.target.collidepoint(item.pos):
            return self._press() or STAY
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._press() or STAY
        return None
