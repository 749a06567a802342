"""The curtain between two players at one screen: it falls before a hand is shown, and is held open."""

from __future__ import annotations

from collections.abc import Callable

from game.core.seat import Seat
from game.words import tr
from scenes.scene import STAY, Pop, Scene, Transition
from scenes.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Focus, Input, Key, Pointer
from scenes.ui.marks import draw_mark
from scenes.ui.theme import ALMAGRE, ALMAGRE_DK, HEIGHT, INK, OCHRE, OCHRE_LT, PAPER_HI, WIDTH

SECONDS = 0.6
"""How long the curtain is held before it opens."""
FOLDS = 22


class CurtainScene(Scene):
    """Covers everything until the named player holds a key or the mouse; then calls `rise`."""

    def __init__(self, services: Services, seat: Seat, rise: Callable[[], None]) -> None:
        super().__init__()
        self.services = services
        self._seat, self._rise = seat, rise
        self._held = 0.0
        self._holding = False

    @property
    def busy(self) -> bool:
        return self._holding

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Focus) and not item.gained:
            self._holding = False
        elif isinstance(item, Key) and item.act in (Act.OK, Act.PEEK) and not item.repeat:
            self._holding = item.down
        elif isinstance(item, Pointer) and item.kind in ("down", "up"):
            self._holding = item.kind == "down"
        else:
            return None
        self.dirty = True
        return STAY

    def update(self, dt: float) -> Transition | None:
        self._held = self._held + dt if self._holding else max(0.0, self._held - 2 * dt)
        return Pop(self._rise_now) if self._held >= SECONDS else None

    def _rise_now(self) -> None:
        self._rise()

    def draw(self, canvas: Canvas) -> None:
        window = canvas.window
        open_share = min(1.0, self._held / SECONDS)
        fold = window.w / FOLDS
        canvas.fill(window, ALMAGRE_DK)
        for place in range(FOLDS):
            left = window.left + place * fold
            canvas.fill((left, window.top, fold * 0.62, window.h), ALMAGRE)
            canvas.fill((left + fold * 0.62, window.top, 2, window.h), INK, 90)
        canvas.fill((window.left, window.top, window.w, 26), OCHRE)
        canvas.fill((window.left, window.top + 26, window.w, 4), INK)
        middle = WIDTH / 2
        draw_mark(canvas, self._seat.colour, (middle, HEIGHT / 2 - 70), 70)
        canvas.text(
            tr("Now {name}", name=self._seat.name), middle, HEIGHT / 2 + 40, "shout", PAPER_HI,
            anchor="center middle", shade=INK,
        )  # fmt: skip
        canvas.text(
            tr("The others look away. Hold the mouse or Enter to open the curtain."),
            middle, HEIGHT / 2 + 96, "lead", PAPER_HI, anchor="center middle", width=900, shade=INK,
        )  # fmt: skip
        canvas.fill((middle - 150, HEIGHT / 2 + 140, 300, 14), INK, radius=7)
        canvas.fill((middle - 147, HEIGHT / 2 + 143, 294 * open_share, 8), OCHRE_LT, radius=4)
