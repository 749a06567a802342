"""The dial beside Voy and Paso: how likely a hand is to win a pot, and what it costs to win none."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from game.core.rng import Rng
from game.toruro.odds import Chance, chance
from game.toruro.view import ToruroView
from game.translation import language, tr
from scenes.skins.toruro.layout import PAPER
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, INK, OCHRE, OCHRE_LT, OLIVE_LT, PAPER_HI, RESTING, SEPIA

AREA = pygame.FRect(1072, 346, 156, 190)
CENTRE, RADIUS = (1150.0, 430.0), 56.0
LARGEST = 1.25
"""The text size beyond which the words would leave the board."""
AT_A_TIME, ENOUGH = 16, 1200
"""Rollouts in each frame, and in all."""
SHARES = ((0.0, 0.4, ALMAGRE), (0.4, 0.65, OCHRE), (0.65, 1.0, OLIVE_LT))
"""Where the dial is red, gold and green: below 40 % a lulo is likelier than a pot is worth."""


class Dial:
    """A gauge (see `scenes.stage.odds_gauge`) for the seat of a view that is asked whether it goes."""

    aside = (AREA.left - 2, PAPER.bottom)

    def __init__(self, view: ToruroView) -> None:
        self._view = view
        self._rng = Rng(view.round * 31 + (view.seat or 0)).split()
        self.chance = Chance(0, 0, view.lulo)

    @property
    def percent(self) -> int:
        """The chance to take at least one trick, in percent."""
        return round(100 * self.chance.share)

    def step(self) -> bool:
        """Run a few more rollouts; return whether the dial shows something else now."""
        if self.chance.rolls >= ENOUGH:
            return False
        before = self.percent, self.chance.rolls > 0
        self.chance += chance(self._view, self._rng, AT_A_TIME)
        return before != (self.percent, True)

    @property
    def spoken_text(self) -> str:
        if self.chance.rolls < ENOUGH:
            return ""
        return tr("{n} % to win a pot; a lulo costs {cost}.", n=self.percent, cost=self.chance.cost)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board with the dial on it."""
        known = self.chance.rolls > 0
        key = (self.percent if known else None, self.chance.cost, language())
        canvas.layer("toruro/dial", key, AREA.inflate(30, 30), lambda: self._draw(canvas, known))

    def _draw(self, canvas: Canvas, known: bool) -> None:
        canvas.nine("ui/panel_wood", AREA, shadow=RESTING)
        _face(canvas)
        share = self.chance.share
        tip = _at(share, RADIUS - 8)
        canvas.line(CENTRE, tip, INK, 4.5)
        canvas.disc(CENTRE, 7, INK)
        canvas.disc(CENTRE, 3.5, PAPER_HI)
        x, y = CENTRE
        with canvas.lettering.at_most(LARGEST):
            words = tr("{n} %", n=self.percent) if known else "…"
            line = canvas.text(words, x, y + 22, "number", PAPER_HI, anchor="center middle")
            room = AREA.w - 20
            below = canvas.text(
                tr("to win a pot"), x, line.bottom - 2, "caption", PAPER_HI, anchor="center top", width=room
            )
            canvas.text(
                tr("a lulo: {n}", n=self.chance.cost), x, below.bottom, "key", OCHRE_LT,
                anchor="center top", box=AREA,
            )  # fmt: skip


def _face(canvas: Canvas) -> None:
    """Draw half a disc of paper with a red, a gold and a green field."""
    for start, end, colour in ((0.0, 1.0, INK), *SHARES):
        outer = RADIUS + 3 if colour is INK else RADIUS
        steps = [start + (end - start) * step / 24 for step in range(25)]
        canvas.polygon([CENTRE, *(_at(share, outer) for share in steps)], colour)
    canvas.polygon([CENTRE, *(_at(step / 24, RADIUS - 14) for step in range(25))], PAPER_HI)
    for tenth in range(11):
        canvas.line(_at(tenth / 10, RADIUS - 13), _at(tenth / 10, RADIUS - 7), SEPIA, 1.4)


def _at(share: float, radius: float) -> tuple[float, float]:
    """Return the point of the dial at that share: 0 lies to the left, 1 to the right."""
    return CENTRE[0] - radius * cos(pi * share), CENTRE[1] - radius * sin(pi * share)
