"""The board on which all tricks of a round are laid out, to be looked through for what was played wrong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.core.seat import Seat
from game.toruro.deck import NO_CARD, Card, suit
from game.toruro.view import Play, ToruroView
from game.translation import language, tr
from scenes.skins.toruro.card_layout import is_trump, picture, suits
from scenes.skins.toruro.drawing.cloth import names
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN
from scenes.skins.toruro.layout import Point
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, RESTING

RIGHT, TOP, FRAME = 998.0, 102.0, 22.0
"""Where the board ends, left of the slate, where it begins, below the plates, and how wide its frame is."""
PLATES, KEY, WIDEST = 204.0, 320.0, 40.0
"""Where plates at the left end, how wide the column beside the cards is at most, and what is left free round
both."""
DOWN, HEAD = 108.0, 56.0
"""From row to row, and the room for the seats above."""
APART = 20.0
"""From the cards to the words beside them."""
NAME = 23.0
"""How far a name stands below its mark."""
CROWN, GILT, ARROW = 22.0, 3.0, 7.0
"""Sizes: of the crown of a card that took its trick, of the gold around a trump, of the arrow at a card that
led."""
SIZES = (2.0, 1.85, 1.7, 1.55, 1.4, 1.25, 1.1, 1.0, 0.9)
"""Text sizes of the words beside the cards: the first is taken in which they have room."""
SIGN, BELOW = 30.0, 6.0
"""The room for a sign before its meaning, and from one meaning to the next."""
LARGEST = 1.3
"""The text size beyond which names would be longer than their cards are wide."""


class Grid(NamedTuple):
    """How large a card is, how far its column lies from the next, and the room left of all columns."""

    card: Point
    across: float
    beside: float


GRIDS = ((5, Grid((66.0, 102.0), 78.0, 92.0)), (6, Grid((60.0, 93.0), 70.0, 86.0)))
CLOSE = Grid((54.0, 84.0), 60.0, 40.0)
"""By how many columns there are at most, and of more: then pots have no names."""


class LaidCard(NamedTuple):
    """A card that lies in the layout: in which trick, from 0, who played it, its middle, and its place there.

    The `place` of whoever led is 0. It is `best` if it took its trick.
    """

    trick: int
    seat: int
    card: Card
    at: Point
    place: int
    best: bool


class Layout:
    """Where the tricks of a round lie: `board` is the slate under them, `marks` are the seats' columns.

    `rows` are the numbers of the tricks, from 1, and where they stand; `takers` are who took them. `key` is
    the column beside the cards, for words.
    """

    def __init__(self, tricks: Sequence[Sequence[Play]], takers: Sequence[int]) -> None:
        self.seats = sorted({play.seat for trick in tricks for play in trick})
        count = len(self.seats)
        self.grid = next((grid for most, grid in GRIDS if count <= most), CLOSE)
        self.has_names = self.grid is not CLOSE
        across, beside = self.grid.across, self.grid.beside
        cards = beside + across * count
        wide = min(RIGHT - PLATES, cards + APART + KEY + WIDEST)
        self.board = pygame.FRect(RIGHT - wide, TOP, wide, DOWN * len(tricks) + HEAD + 2 * FRAME)
        left, top = self.board.left + FRAME + beside + across / 2, self.board.top + FRAME + HEAD
        columns = {seat: left + across * place for place, seat in enumerate(self.seats)}
        self.marks = [(seat, (x, self.board.top + FRAME + 12)) for seat, x in columns.items()]
        aside = self.board.left + FRAME + beside / 2 - 2
        self.rows = [(row + 1, (aside, top + DOWN * (row + 0.5))) for row in range(len(tricks))]
        x = self.board.left + FRAME + cards + APART - (across - self.grid.card[0]) / 2
        self.key = pygame.FRect(x, self.board.top + FRAME + 6, self.board.right - FRAME - 4 - x, 0)
        self.key.h = self.board.h - 2 * FRAME - 12
        self.cards = [
            LaidCard(
                row,
                play.seat,
                play.card,
                (columns[play.seat], top + DOWN * (row + 0.5)),
                place,
                best=row < len(takers) and play.seat == takers[row],
            )
            for row, trick in enumerate(tricks)
            for play, place in sorted(zip(trick, range(len(trick)), strict=True))
        ]


def draw_board(
    canvas: Canvas, layout: Layout, view: ToruroView, seats: Sequence[Seat], shaded: Collection[LaidCard] = ()
) -> None:
    """Draw the slate with all the cards of the round; those that are of no account are `shaded`."""
    key = (view.tricks, view.takers, view.exposed, tuple(shaded), language())
    paint = partial(_draw, canvas, layout, view, seats, shaded)
    canvas.layer("toruro/tricks", key, layout.board.inflate(30, 30), paint)


def _draw(
    canvas: Canvas, layout: Layout, view: ToruroView, seats: Sequence[Seat], shaded: Collection[LaidCard]
) -> None:
    draw_slate(canvas, layout)
    wide, high = layout.grid.card
    for seat, at in layout.marks:
        draw_mark(canvas, seats[seat].colour, at, 12)
    draw_names(canvas, layout, seats)
    for laid in layout.cards:
        if is_trump(laid.card, view.exposed):
            canvas.rim(picture(laid.card), *laid.at, wide, high, GILT, OCHRE_LT)
        canvas.picture(
            picture(laid.card), *laid.at, wide, height=high, anchor="center", shaded=laid in shaded
        )
    draw_notes(canvas, layout, layout.cards)


def draw_slate(canvas: Canvas, layout: Layout) -> None:
    """Draw what the cards lie on."""
    canvas.nine("ui/slate", layout.board, shadow=RESTING, plain=PLAIN)


def meanings(exposed: Card) -> list[tuple[str, str]]:
    """Return what the marks on the board mean: the sign of each, and its words."""
    trumps = [] if exposed == NO_CARD else [("trumps", tr("Trumps: {suit}", suit=suits()[suit(exposed)]))]
    return [*trumps, ("led", tr("led; the next is to the right")), ("took", tr("took the trick"))]


def draw_key(canvas: Canvas, layout: Layout, words: str, exposed: Card) -> None:
    """Write beside the tricks what there is to say of one of them, and below it what the marks mean."""
    paint = partial(_draw_key, canvas, layout.key, words, exposed)
    canvas.layer("toruro/key", (words, exposed, layout.key.w, language()), layout.key.inflate(8, 8), paint)


def _draw_key(canvas: Canvas, key: pygame.FRect, words: str, exposed: Card) -> None:
    told = meanings(exposed)
    with canvas.lettering.fitting(SIZES, lambda: has_room(canvas, key, words, exposed)):
        if words:
            canvas.text(words, key.left, key.top, "strong", CHALK, width=key.w, anchor="left top")
        heights = [canvas.measure(said, "body", key.w - SIGN)[1] for _, said in told]
        y = key.bottom - sum(heights) - BELOW * (len(told) - 1)
        line = canvas.measure("0", "body")[1]
        for (sign, said), high in zip(told, heights, strict=True):
            _draw_sign(canvas, sign, (key.left + SIGN / 2 - 4, y + line / 2))
            canvas.text(said, key.left + SIGN, y, "body", CHALK, width=key.w - SIGN, anchor="left top")
            y += high + BELOW


def has_room(canvas: Canvas, key: pygame.FRect, words: str, exposed: Card) -> bool:
    """Return whether words, and what the marks mean, have room in the column as large as letters are now."""
    told = [(words, "strong", key.w)] if words else []
    told += [(said, "body", key.w - SIGN) for _, said in meanings(exposed)]
    is_whole = all(
        canvas.measure(word, style)[0] <= wide for said, style, wide in told for word in said.split()
    )
    high = sum(canvas.measure(said, style, wide)[1] + BELOW for said, style, wide in told)
    return is_whole and high + APART <= key.h


def _draw_sign(canvas: Canvas, sign: str, at: Point) -> None:
    """Draw a mark before what it means."""
    if sign == "trumps":
        area = pygame.FRect(0, 0, 15, 21)
        area.center = at
        canvas.fill(area, PAPER_HI, radius=3)
        canvas.frame(area, OCHRE_LT, GILT, 3)
    elif sign == "led":
        _draw_arrow(canvas, (at[0] + ARROW / 2, at[1]))
    else:
        _draw_crown(canvas, at)


def _draw_arrow(canvas: Canvas, tip: Point) -> None:
    """Draw the arrow that points at the card that led its trick, from the left."""
    x, y = tip
    for grow, colour in ((2.5, INK), (0.0, OCHRE_LT)):
        back, half = x - ARROW - 2 - grow, ARROW + grow
        canvas.polygon([(x + 2 + grow, y), (back, y - half), (back, y + half)], colour)


def _draw_crown(canvas: Canvas, at: Point) -> None:
    """Draw the crown of a card that took its trick."""
    x, y = at
    canvas.disc(at, CROWN / 2 + 2, INK)
    canvas.disc(at, CROWN / 2, OCHRE_LT)
    tines = ((-7, -4), (-3.5, 0), (0, -6), (3.5, 0), (7, -4), (5, 5), (-5, 5))
    canvas.polygon([(x + across, y + down) for across, down in tines], INK)


def draw_notes(canvas: Canvas, layout: Layout, lying: Sequence[LaidCard]) -> None:
    """Write beside each trick which it was, and mark of the cards that lie there who led and who took it."""
    with canvas.lettering.at_most(LARGEST):
        for number, (x, y) in layout.rows:
            above = y - 10 if layout.has_names else y
            canvas.text(str(number), x, above, "card", CHALK, anchor="center middle")
            if layout.has_names:
                canvas.text(names()[number - 1], x, y + 12, "key", CHALK, anchor="center middle")
    for laid in lying:
        draw_note(canvas, layout, laid)


def draw_note(canvas: Canvas, layout: Layout, laid: LaidCard) -> None:
    """Point at a card that led its trick, from beside it, or lay a crown on it if it took the trick."""
    (x, y), (wide, high) = laid.at, layout.grid.card
    if not laid.place:
        _draw_arrow(canvas, (x - wide / 2, y))
    if laid.best:
        _draw_crown(canvas, (x + wide / 2 - 6, y + high / 2 - 6))


def draw_names(canvas: Canvas, layout: Layout, seats: Sequence[Seat]) -> None:
    """Write below the mark of each column whose it is."""
    with canvas.lettering.at_most(LARGEST):
        for seat, (x, y) in layout.marks:
            name = canvas.lettering.shorten(
                seats[seat].name, "key", canvas.k, (layout.grid.across - 4) * canvas.k
            )
            canvas.text(name, x, y + NAME, "key", CHALK, anchor="center middle")
