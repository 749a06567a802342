"""What is written on the cloth beside the cards: the trumps, and who played which card of a trick."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from game.core.seat import Seat
from game.toruro.deck import NO_CARD, stand_in, suit
from game.toruro.tokens import CARD
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.drawing.card_faces import suits
from scenes.skins.toruro.drawing.plate import GOOD
from scenes.skins.toruro.layout import EXPOSED, SMALL, STOCK
from scenes.stage.pieces import HAND
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import INK, PAPER_HI

LARGEST, WIDEST = 1.2, 224.0
MIDDLE = (STOCK[0] - SMALL[0] / 2 + EXPOSED[0] + SMALL[0] / 2) / 2
MARK = 10.0


def draw_trumps(canvas: Canvas, view: ToruroView) -> None:
    """Write below stock and exposed card which suit is trumps, and whether the 7 stands in for that card."""
    if view.exposed == NO_CARD:
        return
    with canvas.lettering.at_most(LARGEST):
        words = tr("Trumps: {suit}", suit=suits()[suit(view.exposed)])
        y = EXPOSED[1] + SMALL[1] / 2 + 16
        line = canvas.text(words, MIDDLE, y, "card", PAPER_HI, anchor="center middle", shade=INK)
        if stand_in(view.exposed) != NO_CARD:
            canvas.text(
                tr("the 7 stands in for it"), MIDDLE, line.bottom - 2, "strong", GOOD,
                anchor="center top", shade=INK,
            )  # fmt: skip


def draw_owners(canvas: Canvas, view: ToruroView, stage: Stage, seats: Sequence[Seat]) -> None:
    """Draw, on the lower left corner of each card of the trick, the mark of whoever played it."""
    for play in view.trick:
        card = stage.piece(CARD[play.card])
        if card is None or card.layer >= HAND:
            continue  # it is still in the air
        turn = radians(card.angle)
        right, down = 13 - card.width * card.scale / 2, card.height * card.scale / 2 - 13
        x, y = right * cos(turn) + down * sin(turn), down * cos(turn) - right * sin(turn)
        draw_mark(canvas, seats[play.seat].colour, (card.x + x, card.y - card.lift + y), MARK)
