"""Tricks laid out to be looked at: the last one, and all of a round, to point at what was played wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.core.action import Action
from game.core.script import Ask
from game.core.seat import Seat
from game.toruro.deck import Card, suit
from game.toruro.tokens import SILENT, accuse
from game.toruro.view import Play, ToruroView
from game.translation import tr
from scenes.skins.toruro.card_layout import Finished, card_name, is_trump, picture, suits
from scenes.skins.toruro.drawing.cloth import names
from scenes.skins.toruro.drawing.slate import CHALK, PLAIN
from scenes.skins.toruro.layout import Point
from scenes.stage.forms import Reply, Send
from scenes.stage.skin import Sheet
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.marks import draw_mark
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import (
    HEIGHT,
    INK,
    LIFTED,
    OCHRE_LT,
    PAPER_HI,
    RESTING,
    WALNUT_DK,
    WIDTH,
)  # fmt: skip
from scenes.ui.widgets import Widget, draw_focus_ring

MIDDLE: Point = (548.0, 317.0)
CARD = (60.0, 93.0)
ACROSS, DOWN, HEAD, FOOT = 78.0, 102.0, 52.0, 66.0
"""From column to column, from row to row, and the room for the seats above, and for a line below."""
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
LARGE = (108.0, 168.0)
GAP, HIGH, RISE = 128.0, 356.0, 16.0
"""From card to card, the height of the board, and how far the best card stands out."""
SIZES = (1.3, 1.15, 1.0)
"""Text sizes of the words below."""
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
        return (self.board.centerx, self.board.bottom - FOOT / 2 - 4), self.board.w - 48


class Accusation:
    """A form (see `scenes.stage.skin`) for "toruro.accuse". `label` puts an answer into words."""

    def __init__(
        self, ask: Ask, view: ToruroView, seats: Sequence[Seat], label: Callable[[Action], str]
    ) -> None:
        self._layout = Layout(view.tricks, view.takers)
        self._view, self._seats, self._label = view, seats, label
        self._possible = {
            laid: action
            for laid in self._layout.cards
            if (action := accuse(laid.seat, laid.trick)) in ask.options
        }
        self.pointed: LaidCard | None = None
        """The card that seems wrong."""
        self._changed: Callable[[], object] = lambda: None
        self._send: Send = lambda actions: None

    def point(self, laid: LaidCard) -> Transition:
        """Point at a card; at the same card again: accuse whoever played it."""
        if self.pointed == laid:
            self._send((self._possible[laid],))
            return STAY
        self.pointed = laid
        self._changed()
        return STAY

    def take_back(self) -> bool:
        """Point at nothing; False if nothing was pointed at."""
        before, self.pointed = self.pointed, None
        return before is not None

    def replies(self) -> Sequence[Reply]:
        """Accuse whoever played the card that is pointed at, if any, or keep silent."""
        silent = Reply(self._label(SILENT), (SILENT,))
        if self.pointed is None:
            return [silent]
        action = self._possible[self.pointed]
        return [Reply(self._label(action), (action,)), silent]

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return a widget for every card that somebody can be accused of."""
        self._changed, self._send = changed, send
        return [Suspect(self, laid) for laid in self._possible]

    def spoken_text(self) -> Sequence[str]:
        """Return sentences about the card that is pointed at."""
        said = [] if self.pointed is None else [self._label(self._possible[self.pointed])]
        return [*said, self.price()]

    def price(self) -> str:
        """Return what an accusation brings, in one line: of whoever is pointed at, if anybody is."""
        if self.pointed is None:
            return tr("One accusation a round. In vain it costs nothing.")
        name, view = self._seats[self.pointed.seat].name, self._view
        if view.last:
            return tr("Played wrong: {name} is found out. Played rightly: nothing.", name=name)
        return tr(
            "Played wrong: {name} owes a lulo of {n}. Played rightly: nothing.", name=name, n=view.stake
        )

    def describe(self, laid: LaidCard) -> str:
        """Return a card of the round in words, with who played it and when."""
        name, trick = self._seats[laid.seat].name, laid.trick + 1
        return tr(
            "{card}, played by {name} as number {place} of trick {trick}",
            card=card_name(laid.card), name=name, place=laid.place + 1, trick=trick,
        )  # fmt: skip

    def area(self, canvas: Canvas) -> pygame.FRect:
        """Return where the slate lies."""
        return self._layout.board

    def draw(self, canvas: Canvas) -> None:
        """Draw the slate with all the cards of the round."""
        canvas.nine("ui/slate", self._layout.board, shadow=RESTING, plain=PLAIN)
        for seat, at in self._layout.marks:
            draw_mark(canvas, self._seats[seat].colour, at, 12)
        draw_names(canvas, self._layout, self._seats)
        trumps = self._view.exposed
        for laid in self._layout.cards:
            if is_trump(laid.card, trumps):
                canvas.rim(picture(laid.card), *laid.at, *CARD, GILT, OCHRE_LT)
            canvas.picture(
                picture(laid.card), *laid.at, CARD[0], height=CARD[1], anchor="center",
                shaded=laid not in self._possible,
            )  # fmt: skip
        draw_notes(canvas, self._layout, self._layout.cards)
        (x, y), wide = self._layout.foot
        with canvas.lettering.fitting(SIZES, lambda: is_within_foot(canvas, self.price(), wide)):
            canvas.text(self.price(), x, y, "key", CHALK, width=wide, anchor="center middle")


def is_within_foot(canvas: Canvas, words: str, wide: float) -> bool:
    """Return whether words have room below the tricks."""
    return canvas.measure(words, "key", wide)[1] <= FOOT - 14


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


class Suspect(Widget):
    """A card that can be pointed at."""

    radius = 6.0

    def __init__(self, form: Accusation, laid: LaidCard) -> None:
        area = pygame.FRect((0, 0), CARD)
        area.center = laid.at
        super().__init__(area, key=f"suspect {laid.card}", tip=card_name(laid.card), focusable=True)
        self._form, self._laid = form, laid

    @property
    def spoken_text(self) -> str:
        return self._form.describe(self._laid)

    def draw(self, canvas: Canvas) -> None:
        if self._form.pointed == self._laid:
            draw_focus_ring(canvas, self.rect, self.radius)
            draw_note(canvas, self._laid)
        elif self.hovered:
            canvas.frame(self.rect.inflate(6, 6), OCHRE_LT, 3, self.radius + 2)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "down" and item.button == 1:
            return self._form.point(self._laid)
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._form.point(self._laid)
        return None


def last_trick(finished: Finished | None, seats: Sequence[Seat]) -> Sheet | None:
    """Return the sheet that shows the trick that was finished last; None before there was one."""
    if finished is None:
        return None
    return Sheet(lambda canvas: _draw(canvas, finished, seats), _said(finished, seats))


def _heading(trick: Finished) -> str:
    return tr("Trick {n} of 3: {pot}", n=trick.number + 1, pot=names()[trick.number])


def _trumps(trick: Finished) -> str:
    return tr("Trumps: {suit}", suit=suits()[suit(trick.exposed)])


def _said(trick: Finished, seats: Sequence[Seat]) -> str:
    """Return the whole trick in words."""
    told = [_heading(trick), _trumps(trick)]
    for seat, card in trick.plays:
        told.append(tr("{name} plays {card}.", name=seats[seat].name, card=card_name(card)))
    return "\n".join([*told, tr("{name} takes it: +{n}.", name=seats[trick.taker].name, n=trick.chips)])


def _draw(canvas: Canvas, trick: Finished, seats: Sequence[Seat]) -> None:
    board = pygame.FRect(0, 0, max(420.0, GAP * len(trick.plays) + 60), HIGH)
    board.center = WIDTH / 2, HEIGHT / 2 - 20
    canvas.nine("ui/panel_wood", board, shadow=LIFTED)
    words, prize = _heading(trick), tr("takes it: +{n}", n=trick.chips)
    with canvas.lettering.at_most(LARGEST):
        canvas.text(words, board.centerx, board.top + 36, "heading", OCHRE_LT, anchor="center middle")
        canvas.text(_trumps(trick), board.centerx, board.top + 64, "strong", PAPER_HI, anchor="center middle")
        left = board.centerx - GAP * (len(trick.plays) - 1) / 2
        for place, (seat, card) in enumerate(trick.plays):
            took = seat == trick.taker
            x, y = left + GAP * place, board.top + 184 - (RISE if took else 0)
            if is_trump(card, trick.exposed):
                canvas.rim(picture(card), x, y, *LARGE, GILT + 1, OCHRE_LT)
            canvas.picture(
                picture(card), x, y, LARGE[0], height=LARGE[1], anchor="center",
                shaded=not took, shadow=LIFTED if took else RESTING,
            )  # fmt: skip
            y = board.top + 294
            draw_mark(canvas, seats[seat].colour, (x, y - 10), 10)
            name = canvas.lettering.shorten(seats[seat].name, "key", canvas.k, (GAP - 6) * canvas.k)
            canvas.text(name, x, y + 15, "key", OCHRE_LT if took else PAPER_HI, anchor="center middle")
            if took:
                canvas.text(prize, x, y + 36, "key", OCHRE_LT, anchor="center middle")
