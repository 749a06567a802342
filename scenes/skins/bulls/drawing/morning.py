"""The morning in the empty town: the hand, large, to throw cards away from, then the new destinations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import pygame

from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.tokens import CARD as CARD_TOKENS
from game.bulls.view import BullsView
from game.core.action import Token
from game.translation import language, tr
from scenes.skins.bulls import layout
from scenes.skins.bulls.crowd import Cell, Point
from scenes.skins.bulls.drawing.card_faces import (
    EFFECT_ICONS,
    action_card,
    caption,
    destination_card,
    effect_tags,
)
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import ALMAGRE_DK, INK, PAPER_HI, RESTING

TALL = layout.DESTINATION[1] / layout.DESTINATION[0]
TALL_HAND = layout.CARD[1] / layout.CARD[0]
CARD = 142.0, 142.0 * TALL
"""The size of a card there."""
APART, MARGIN, HEADING, PAY = 12.0, 20.0, 40.0, 56.0
"""The gap between cards, from them to the edge of their paper, the height of its heading, and the room below
each card for two lines: what it pays, and what it changes tomorrow."""
PAY_LINE, PAY_SIZES = 23.0, (1.4, 1.25, 1.1, 1.0, 0.9)
"""The height of such a line, and its letters."""
MIDDLE = layout.SHOUT
LARGEST = 1.4
HAND_MIDDLE, HAND_ROOM, WIDEST, BETWEEN = (592.0, 388.0), 960.0, 200.0, 14.0
"""The middle of the hand while cards are thrown away, the room for it, how wide a card is there at most, so
that its text can be read, and the gap between two."""
FATE_DOWN, FATE_HIGH, FATE_SIZES = 15.0, 26.0, (1.3, 1.2, 1.1, 1.0, 0.9, 0.8)
"""How far below a card the middle of what becomes of it lies, how high that is, and its letters."""


def is_morning(view: BullsView) -> bool:
    """Return whether a day has begun of which nobody stands in the town yet.

    While anything is asked then, its destinations have not been dealt: the slots have those of yesterday.
    """
    return view.day > 0 and view.row == 0 and not view.runners and not view.bulls


def hand_cells(count: int) -> list[Cell]:
    """Return middle and width of each card of a hand from which cards are thrown away."""
    if not count:
        return []
    wide = min(WIDEST, (HAND_ROOM + BETWEEN) / count - BETWEEN)
    x, y = HAND_MIDDLE
    return [Cell(x + (place - (count - 1) / 2) * (wide + BETWEEN), y, wide) for place in range(count)]


def draw_fates(canvas: Canvas, view: BullsView, chosen: Collection[Token]) -> None:
    """Draw below each card of the hand whether it is kept, or discarded as those `chosen`."""
    for card, cell in zip(view.kept, hand_cells(len(view.kept)), strict=True):
        is_kept = CARD_TOKENS[card] not in chosen
        key = is_kept, cell, language()
        canvas.draw_cached(("bulls/fate", card), key, partial(_draw_fate, canvas, cell, is_kept))


def _draw_fate(canvas: Canvas, cell: Cell, is_kept: bool) -> None:
    words = tr("You keep it") if is_kept else tr("You discard it")
    with canvas.lettering.fitting(FATE_SIZES, lambda: canvas.fits(words, "strong", cell.size - 16)):
        tag = pygame.FRect(0, 0, canvas.measure(words, "strong")[0] + 16, FATE_HIGH)
        tag.center = cell.x, cell.y + cell.size * TALL_HAND / 2 + FATE_DOWN
        canvas.fill(tag.inflate(3, 3), INK, radius=8)
        canvas.fill(tag, PAPER_HI if is_kept else ALMAGRE_DK, radius=7)
        colour = INK if is_kept else PAPER_HI
        canvas.text(words, *tag.center, "strong", colour, anchor="center middle", box=tag)


def area(count: int) -> pygame.FRect:
    """Return where the paper lies with so many destinations."""
    wide = count * (CARD[0] + APART) - APART + 2 * MARGIN
    found = pygame.FRect(0, 0, wide, CARD[1] + HEADING + PAY + MARGIN / 2)
    found.center = MIDDLE
    return found


def places(count: int) -> list[Point]:
    """Return the middles of so many destinations on their paper."""
    paper = area(count)
    y = paper.top + HEADING + CARD[1] / 2 + 3
    return [(paper.left + MARGIN + CARD[0] / 2 + place * (CARD[0] + APART), y) for place in range(count)]


def expect_hand(canvas: Canvas, view: BullsView) -> None:
    """Have the cards ready as large as they will be to be thrown away."""
    for card, cell in zip(view.kept, hand_cells(len(view.kept)), strict=True):
        canvas.expect([action_card(CARDS[card].id)], (cell.size, cell.size * TALL_HAND))


def expect_destinations(canvas: Canvas, view: BullsView) -> None:
    """Have the cards ready that will be shown, and their paper."""
    canvas.expect([destination_card(DESTINATIONS[card].id) for card in view.slots], CARD)
    count = len(view.slots)
    canvas.art.do_later([lambda: canvas.prepare_layer(*_layer(canvas, view.day, count))])


def draw_paper(canvas: Canvas, day: int, dealt: Sequence[int], turned: int, is_last: bool) -> None:
    """Draw the paper on which the destinations of a day are dealt, with what those pay that are `turned`.

    On a day that `is_last` they change no other one.
    """
    canvas.layer(*_layer(canvas, day, len(dealt)))
    for place, (card, at) in enumerate(zip(dealt[:turned], places(len(dealt)), strict=False)):
        key = card, at, is_last, language()
        canvas.draw_cached(("bulls/pay", place), key, partial(_draw_pay, canvas, card, at, is_last))


def pays(card: int, is_last: bool) -> list[str]:
    """Return what a destination pays each Runner, and what it changes tomorrow unless that is no day."""
    found, row = [caption(DESTINATIONS[card].points, True)], DESTINATIONS[card]
    if not is_last:
        found += [
            tr("tomorrow {n} {thing}", n=signed(n), thing=f"[{EFFECT_ICONS[what]}:1.6]")
            for what, n in effect_tags(row)
        ]
    return found


def _draw_pay(canvas: Canvas, card: int, at: Point, is_last: bool) -> None:
    """Draw below a card what it pays, and what it changes."""
    lines = pays(card, is_last)
    with canvas.lettering.fitting(
        PAY_SIZES, lambda: all(canvas.fits(words, "strong", CARD[0]) for words in lines)
    ):
        for number, words in enumerate(lines):
            y = at[1] + CARD[1] / 2 + 4 + (number + 0.5) * PAY_LINE
            canvas.text(words, at[0], y, "strong", INK, anchor="center middle")


def _layer(
    canvas: Canvas, day: int, count: int
) -> tuple[str, tuple[int, int, str], pygame.FRect, Callable[[], None]]:
    around = area(count).inflate(2 * MARGIN, 2 * MARGIN)
    return "bulls/morning", (day, count, language()), around, partial(_draw, canvas, day, count)


def _draw(canvas: Canvas, day: int, count: int) -> None:
    paper = area(count)
    canvas.nine("ui/tip", paper, shadow=RESTING)
    words = tr("The destinations of day {day}", day=day)
    with canvas.lettering.at_most(LARGEST):
        at = paper.centerx, paper.top + HEADING / 2 + 3
        canvas.text(words, *at, "heading", INK, anchor="center middle", box=paper)
