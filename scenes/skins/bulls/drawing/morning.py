"""The destinations of a new day, shown large in the empty town until the first dice are rolled."""

from __future__ import annotations

from functools import partial

import pygame

from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.translation import language, tr
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.card_faces import destination_card
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, RESTING

TALL = layout.DESTINATION[1] / layout.DESTINATION[0]
CARD = 142.0, 142.0 * TALL
"""The size of a card there."""
APART, MARGIN, HEADING = 12.0, 20.0, 40.0
"""The gap between cards, from them to the edge of their paper, and the height of its heading."""
MIDDLE = layout.SHOUT
LARGEST = 1.4


def is_morning(view: BullsView) -> bool:
    """Return whether a day has begun of which nobody stands in the town yet."""
    return view.day > 0 and view.row == 0 and not view.runners and not view.bulls


def area(count: int) -> pygame.FRect:
    """Return where the paper lies with so many cards."""
    wide = count * (CARD[0] + APART) - APART + 2 * MARGIN
    found = pygame.FRect(0, 0, wide, CARD[1] + HEADING + MARGIN)
    found.center = MIDDLE
    return found


def expect(canvas: Canvas, view: BullsView) -> None:
    """Have the cards ready that will be shown."""
    canvas.expect([destination_card(DESTINATIONS[card].id) for card in view.slots], CARD)


def draw_morning(canvas: Canvas, view: BullsView) -> None:
    """Draw the paper with the destinations, which whoever throws cards away may want to compare."""
    if is_morning(view):
        canvas.draw_cached("bulls/morning", (view.day, view.slots, language()), partial(_draw, canvas, view))


def _draw(canvas: Canvas, view: BullsView) -> None:
    paper = area(len(view.slots))
    canvas.nine("ui/tip", paper, shadow=RESTING)
    words = tr("The destinations of day {day}", day=view.day)
    with canvas.lettering.at_most(LARGEST):
        at = paper.centerx, paper.top + HEADING / 2 + 3
        canvas.text(words, *at, "heading", INK, anchor="center middle", box=paper)
    y = paper.bottom - MARGIN - CARD[1] / 2 + 3
    for place, card in enumerate(view.slots):
        x = paper.left + MARGIN + CARD[0] / 2 + place * (CARD[0] + APART)
        picture = destination_card(DESTINATIONS[card].id)
        canvas.picture(picture, x, y, CARD[0], height=CARD[1], anchor="center", shadow=RESTING)
