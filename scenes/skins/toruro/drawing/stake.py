"""What the present trick means to whoever looks on: one line on the cloth, between trick and hand."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import language, tr
from scenes.skins.toruro.drawing.cloth import COUNSEL, veil
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, PAPER_HI, Colour

Side = tuple[str, Colour]
"""What comes of winning the trick, or of losing it: in words, and their colour."""

AREA = pygame.FRect(500, 480, COUNSEL - 500, 29)
"""Right of the plate on the belly, between the words about trumps and what is called out over the hand."""
GAP = 22.0
"""Between what comes of winning and what comes of losing."""
SIZES = (1.05, 1.0, 0.9)
"""Text sizes of the line: the first is taken in which it fits."""


def stake(view: ToruroView) -> Sequence[Side]:
    """Return what comes of winning the present trick, and then of losing it, for whoever looks on.

    Whose card is beaten already can only lose; for who does not go there is neither.
    """
    seat, trick = view.seat, len(view.takers)
    if seat is None or not view.goes[seat] or trick >= POTS:
        return ()
    lost = _lost(view, seat)
    return (lost,) if _is_beaten(view, seat) else ((tr("Win: +{n}", n=view.pots[trick]), GOOD), lost)


def _is_beaten(view: ToruroView, seat: int) -> bool:
    """Return whether a seat has played to this trick, and another card takes it as it lies."""
    best = view.best
    return best is not None and best.seat != seat and any(play.seat == seat for play in view.trick)


def _lost(view: ToruroView, seat: int) -> Side:
    """Return what comes of losing the trick: in La Última nobody commits a lulo."""
    if view.last:
        return tr("Lose: nothing"), PAPER_HI
    if seat in view.takers:
        return tr("Lose: nothing, you have a pot"), PAPER_HI
    if len(view.takers) == POTS - 1:
        return tr("Lose: you owe a lulo of {n}", n=view.lulo), DEBT
    return tr("Lose: still no pot, a lulo costs {n}", n=view.lulo), DEBT


def draw_stake(canvas: Canvas, view: ToruroView) -> None:
    """Draw that line, if there is one."""
    sides = stake(view)
    if sides:
        canvas.layer("toruro/stake", (*sides, language()), AREA, lambda: _draw(canvas, sides))


def _draw(canvas: Canvas, sides: Sequence[Side]) -> None:
    with canvas.lettering.fitting(SIZES, lambda: wide(canvas, sides) <= AREA.w - 16):
        broad = wide(canvas, sides)
        line = pygame.FRect(0, 0, broad, canvas.measure(sides[0][0], "card")[1])
        line.center = AREA.center
        veil(canvas, line)
        x = line.left
        for words, colour in sides:
            written = canvas.text(words, x, line.centery, "card", colour, anchor="left middle", shade=INK)
            x = written.right + GAP


def wide(canvas: Canvas, sides: Sequence[Side]) -> float:
    """Return how wide the whole line is."""
    return sum(canvas.measure(words, "card")[0] for words, _ in sides) + GAP * (len(sides) - 1)
