"""What is told of the piles: how many cards lie there, what trumps are, and how cards follow one another."""

from __future__ import annotations

from game.toruro.deck import NO_CARD
from game.toruro.view import ToruroView
from scenes.skins.toruro.card_layout import DISCARD_PILE, STOCK_PILE
from scenes.skins.toruro.drawing.cloth import draw_trumps
from scenes.skins.toruro.drawing.order_strip import draw_order
from scenes.skins.toruro.drawing.tags import draw_tag, tag_area
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, PAPER_HI

EDGE, LARGEST, STYLE = 5.0, 1.6, "strong"
"""How far above the foot of a pile its number ends, and the text size and the style of that."""


def draw_piles(
    canvas: Canvas, stage: Stage, counts: tuple[int, int], view: ToruroView, *, has_words: bool
) -> None:
    """Write how many cards there are, and while one is exposed the order of all; in words what trumps are."""
    draw_counts(canvas, stage, counts)
    if view.exposed != NO_CARD:
        draw_order(canvas, view.exposed)
        if has_words:
            draw_trumps(canvas, view)


def draw_counts(canvas: Canvas, stage: Stage, counts: tuple[int, int]) -> None:
    """Write at the foot of stock and discards how many cards there are."""
    for name, count in zip((STOCK_PILE, DISCARD_PILE), counts, strict=True):
        if (pile := stage.piece(name)) is not None and count:
            with canvas.lettering.at_most(LARGEST):
                high = tag_area(canvas, str(count), (pile.x, pile.y), STYLE).h
            foot = pile.x, pile.y + (pile.height - high) / 2 - EDGE
            draw_tag(canvas, str(count), foot, (INK, PAPER_HI), STYLE, LARGEST)
