"""What the present trick means to whoever looks on: one line on the cloth, between trick and hand."""

from __future__ import annotations

import pygame

from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import language, tr
from scenes.skins.toruro.drawing.cloth import veil
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.layout import Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, Colour

AT: Point = (636.0, 502.0)
LARGEST = 1.05
"""The text size beyond which the line would reach the plate on the belly."""
AREA = pygame.FRect(AT[0] - 160, AT[1] - 20, 320, 40)


def stake(view: ToruroView) -> tuple[str, Colour] | None:
    """Return what hangs on the tricks that are left for whoever looks, in words and in their colour.

    Return None for who does not go, and where nobody owes anything.
    """
    seat = view.seat
    if seat is None or not view.goes[seat] or view.last or len(view.takers) >= POTS:
        return None
    if seat in view.takers:
        return tr("Safe: you have a pot"), GOOD
    if len(view.takers) == POTS - 1:
        return tr("Last chance: a lulo costs {n}", n=view.lulo), DEBT
    return tr("No pot yet: a lulo costs {n}", n=view.lulo), DEBT


def draw_stake(canvas: Canvas, view: ToruroView) -> None:
    """Draw that line, if there is one."""
    said = stake(view)
    if said is not None:
        with canvas.lettering.at_most(LARGEST):
            canvas.layer("toruro/stake", (said, language()), AREA, lambda: _draw(canvas, *said))


def _draw(canvas: Canvas, words: str, colour: Colour) -> None:
    wide, high = canvas.measure(words, "card")
    veil(canvas, pygame.FRect(AT[0] - wide / 2, AT[1] - high / 2, wide, high))
    canvas.text(words, *AT, "card", colour, anchor="center middle", shade=INK)
