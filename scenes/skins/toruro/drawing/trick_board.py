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
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN, WIPED
from scenes.skins.toruro.layout import HOOK, Point
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_mark
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, RESTING, WALNUT_DK

MIDDLE: Point = (548.0, 323.0)
CARD = (60.0, 93.0)
ACROSS, DOWN, HEAD, FOOT = 78.0, 102.0, 52.0, 92.0
"""From column to column, from row to row, and the room for the seats above, and for the lines below."""
MANY, CLOSE = 7, 66.0
"""From so many columns on they lie so close to each other."""
BESIDE, NARROW = 100.0, 70.0
"""How much wider the board is than its columns: with the names of the pots, and where there is no room."""
LEAST = 330.0
"""How wide it is at least, for the words below."""
LAUREL, GILT = 22.0, 3.0
"""Widths: of the laurel of a card that took its trick, and of the gold around a trump."""
PLATES, TRUMPS = 204.0, 752.0
"""Where plates at the left end, and where the words about trumps begin: the board leaves both free as far as
its columns have room."""
NAME = 23.0
"""How far a name stands below its mark."""
LEGEND, WORDS = 34.0, 38.0
"""How far above its foot the board says what its marks mean, and how high the words above that may be."""
PLAQUE, EDGE = HOOK.x + HOOK.widest + 6, 20.0
"""Where the plaque ends, beside which that is said, and how wide the frame of the board is."""
SIZES = (1.3, 1.15, 1.0)
"""Text sizes of those words."""
LARGEST = 1.3
"""The text size beyond which names would be longer than their cards are wide."""


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

    `rows` are the numbers of the tricks, from 1, and where they stand; `takers` are who took them. Pots are
    named where the board has room for that.
    """

    def __init__(self, tricks: Sequence[Sequence[Play]], takers: Sequence[int]) -> None:
        self.seats = sorted({play.seat for trick in tricks for play in trick})
        across = self.across = ACROSS if len(self.seats) < MANY else CLOSE
        self.has_names = len(self.seats) < MANY
        beside = BESIDE if self.has_names else NARROW
        wide = across * len(self.seats) + beside
        self.board = pygame.FRect(0, 0, max(wide, LEAST), DOWN * len(tricks) + HEAD + 40 + FOOT - 2)
        self.board.center = MIDDLE
        self.board.x = max(min(self.board.x, TRUMPS - self.board.w), PLATES)
        spare = (self.board.w - wide) / 2
        right, top = self.board.right - spare - (NARROW + across) / 2, self.board.top + 40
        left = right - across * (len(self.seats) - 1)
        columns = {seat: left + across * place for place, seat in enumerate(self.seats)}
        self.marks = [(seat, (x, top + 6)) for seat, x in columns.items()]
        aside = self.board.left + spare + (BESIDE / 2 if self.has_names else NARROW / 2 - 8)
        self.rows = [(row + 1, (aside, top + HEAD + DOWN * (row + 0.5))) for row in range(len(tricks))]
        self.cards = [
            LaidCard(
                row,
                play.seat,
                play.card,
                (columns[play.seat], top + HEAD + DOWN * (row + 0.5)),
                place,
                best=row < len(takers) and play.seat == takers[row],
            )
            for row, trick in enumerate(tricks)
            for play, place in sorted(zip(trick, range(len(trick)), strict=True))
        ]

    @property
    def foot(self) -> tuple[Point, float]:
        """The middle of the words below the tricks, and how wide they may be."""
        return (self.board.centerx, self.board.bottom - FOOT + 20), self.board.w - 48


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
    for seat, at in layout.marks:
        draw_mark(canvas, seats[seat].colour, at, 12)
    draw_names(canvas, layout, seats)
    for laid in layout.cards:
        if is_trump(laid.card, view.exposed):
            canvas.rim(picture(laid.card), *laid.at, *CARD, GILT, OCHRE_LT)
        canvas.picture(
            picture(laid.card), *laid.at, CARD[0], height=CARD[1], anchor="center", shaded=laid in shaded
        )
    draw_notes(canvas, layout, layout.cards)
    draw_legend(canvas, layout, view.exposed)


def draw_slate(canvas: Canvas, layout: Layout) -> None:
    """Draw what the cards lie on."""
    canvas.nine("ui/slate", layout.board, shadow=RESTING, plain=PLAIN)


def draw_legend(canvas: Canvas, layout: Layout, exposed: Card) -> None:
    """Write at the foot of the board what its marks mean, as far as there is room."""
    if exposed == NO_CARD:
        return
    said = legend(canvas, exposed, layout.foot[1])
    with canvas.lettering.at_most(1.0):
        half = canvas.measure(said, "caption")[0] / 2
        middle = min(max(layout.board.centerx, PLAQUE + half), layout.board.right - EDGE - half)
        y = layout.board.bottom - LEGEND
        canvas.text(said, middle, y, "caption", WIPED, anchor="center middle")


def legend(canvas: Canvas, exposed: Card, wide: float) -> str:
    """Return what the marks on the board mean, as much of it as has room; trumps come first."""
    parts = [
        tr("Gold edge: trumps, {suit}", suit=suits()[suit(exposed)]),
        tr("gold 1: led"),
        tr("laurel: took it"),
    ]
    with canvas.lettering.at_most(1.0):
        while len(parts) > 1 and canvas.measure(" · ".join(parts), "caption")[0] > wide:
            parts.pop()
    return " · ".join(parts)


def write_at_foot(canvas: Canvas, layout: Layout, words: str) -> None:
    """Write below the tricks what there is to say of one of them."""
    (x, y), wide = layout.foot
    with canvas.lettering.fitting(SIZES, lambda: is_within_foot(canvas, words, wide)):
        canvas.text(words, x, y, "key", CHALK, width=wide, anchor="center middle")


def is_within_foot(canvas: Canvas, words: str, wide: float) -> bool:
    """Return whether words have room below the tricks."""
    return canvas.measure(words, "key", wide)[1] <= WORDS


def draw_notes(canvas: Canvas, layout: Layout, lying: Sequence[LaidCard]) -> None:
    """Write beside each trick which it was, and on the cards that lie there in which order they were played.

    Gold is whoever led, and a laurel is worn by the card that took the trick.
    """
    with canvas.lettering.at_most(1.0):
        for number, (x, y) in layout.rows:
            above = y - 10 if layout.has_names else y
            canvas.text(str(number), x, above, "card", CHALK, anchor="center middle")
            if layout.has_names:
                canvas.text(names()[number - 1], x, y + 12, "key", CHALK, anchor="center middle")
    for laid in lying:
        draw_note(canvas, laid)


def draw_note(canvas: Canvas, laid: LaidCard) -> None:
    """Write on a card as which one it was played, and lay a laurel on it if it took the trick."""
    x, y = laid.at[0] - CARD[0] / 2 + 3, laid.at[1] + CARD[1] / 2 - 3  # where no number is printed
    canvas.disc((x, y), 11, INK)
    canvas.disc((x, y), 9.5, WALNUT_DK if laid.place else OCHRE_LT)
    with canvas.lettering.at_most(1.0):
        ink = PAPER_HI if laid.place else INK
        canvas.text(str(laid.place + 1), x, y, "key", ink, anchor="center middle")
    if laid.best:
        x += CARD[0] - 8
        canvas.disc((x, y), LAUREL / 2 + 2, INK)
        canvas.disc((x, y), LAUREL / 2, OCHRE_LT)
        canvas.picture("ui/laurel", x, y, LAUREL - 3, anchor="center")


def draw_names(canvas: Canvas, layout: Layout, seats: Sequence[Seat]) -> None:
    """Write below the mark of each column whose it is."""
    with canvas.lettering.at_most(LARGEST):
        for seat, (x, y) in layout.marks:
            name = canvas.lettering.shorten(seats[seat].name, "key", canvas.k, (layout.across - 6) * canvas.k)
            canvas.text(name, x, y + NAME, "key", CHALK, anchor="center middle")
