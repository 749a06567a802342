"""Small round buttons with a picture, for the toolbar at the edge of the table."""

from __future__ import annotations

from game.translation import tr
from scenes.ui.canvas import Area, Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER, SEPIA
from scenes.ui.widgets import Button, Press


class Knob(Button):
    """A button that shows a picture; it is `lit` while what it does is on."""

    radius = 22.0
    ringed = True

    def __init__(self, rect: Area, icon: str, press: Press, *, key: str, tip: str, lit: bool = False) -> None:
        super().__init__(rect, "", press, icon=icon, key=key, tip=tip)
        self.lit = lit

    @property
    def role(self) -> str:
        return tr("tool, on") if self.lit else tr("tool")

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
        assert self.icon is not None
        canvas.picture(self.icon, *middle, self.rect.w * 0.56, anchor="center")
