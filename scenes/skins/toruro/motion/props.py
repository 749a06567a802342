"""Props: what every cue of this table needs, and the motions that several of them share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import dist, pi, sin

from game.core.action import Token
from game.toruro.deck import NO_CARD, Card
from game.toruro.events import LuloCommitted
from game.toruro.view import ToruroView
from scenes.skins.toruro.card_layout import (
    BACKSIDE,
    DISCARD_PILE,
    STOCK_PILE,
    Cards,
    Finished,
    finished,
    piled,
)
from scenes.skins.toruro.drawing.account import Account
from scenes.skins.toruro.drawing.cloth import stacks
from scenes.skins.toruro.drawing.hud import Hud
from scenes.skins.toruro.drawing.toll import Toll
from scenes.skins.toruro.layout import CHIP, SHOUT, Point
from scenes.skins.toruro.motion.breath import Breath
from scenes.skins.toruro.words.proof import Proof
from scenes.stage.effect_sprites import PROPORTION, EffectSprites
from scenes.stage.pieces import FLYING, HAND, Piece, change
from scenes.stage.portraits import Portraits
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, call, ease_in_out, in_turn, mix, together, tween, until_seen, wait
from scenes.ui.canvas import Canvas
from scenes.ui.theme import Colour, rgb

NIGHT, EMBERS = rgb("#4A4050"), rgb("#834648")
"""The colours of the dark: behind a lulo, and behind the worst."""
BUBBLE = 150.0
"""Width of what one seat calls out."""
BANNER = 460.0
"""Width of what the whole table calls out."""
FLIGHT, ARC = 0.3, 0.22
"""Seconds for which a chip flies, and how high it rises, to the way that it goes."""
FIRST, AGAIN = 1.2, 0.6
"""Seconds for which something is held up to be read, the first time in an evening, and later."""
MOST_CHIPS, APART = 14, 0.035
"""No more sprites than these fly for one sum, and seconds from one to the next."""


@dataclass
class Props(EffectSprites):
    """One table on the stage. `heard` plays a sound by name; `shout` prints words and names their picture.

    `laid_out` are the sprites of an audit, as long as one is on.
    """

    stage: Stage
    hud: Hud
    canvas: Canvas
    heard: Callable[[str], object]
    shout: Callable[[str], str]
    portrait: Portraits
    cards: Cards = field(init=False)
    after: ToruroView = field(init=False)
    """The table after the event that is shown."""
    finished: list[Finished] = field(default_factory=list)
    """The tricks that were taken so far."""
    account: Account | None = None
    """What was owed in the partida that is over, while it is shown."""
    grown: float = 1.0
    """How far the stacks of chips have grown that are shown then."""
    why: str = ""
    """Why the card that stands out takes the trick."""
    missed: Card = NO_CARD
    """The card that it beats by one rank, NO_CARD if there is none."""
    breath: Breath = field(default_factory=Breath)
    """Moves what all look at."""
    laid_out: list[Piece] = field(default_factory=list)
    proof: Proof | None = None
    """What proves the misplay that is shown."""
    shade: Colour = NIGHT
    """The colour of the dark."""
    toll: Toll | None = None
    """What a lulo costs, while it is told."""
    standing: list[tuple[int, Piece]] = field(default_factory=list)
    """Seats that owe a lulo of this round, and their portraits that stand there until all are chalked up."""
    lights: list[Piece] = field(default_factory=list)
    """The cones of light in which they stand."""
    owed: list[tuple[LuloCommitted, Piece]] = field(default_factory=list)
    """Lulos that are called out, but not chalked up, and what is written below the portraits."""

    is_patient: Callable[[], bool] = lambda: False
    """Whether what is held up stays until it was seen: for who goes on by hand, or sees nothing move."""
    known: set[str] = field(default_factory=set)
    """What was held up before in this evening."""

    @property
    def last(self) -> Finished | None:
        """The trick that was finished last, in this round or in one before."""
        return self.finished[-1] if self.finished else None

    def settle(self, cards: Cards) -> None:
        """Show cards and HUD as they are in a view in which the table rests."""
        self.darkness, self.shade, self.toll, self.proof = 0.0, NIGHT, None, None
        self.why, self.missed, self.standing, self.account = "", NO_CARD, [], None
        self.lights, self.owed = [], []
        self.breath.end()
        self._show(cards)
        self.hud.settle(cards.view)

    def show(self) -> None:
        """Show the table as it is after the event; what is on its way lands later (see `Hud`)."""
        self._show(self.cards.after(self.after))
        self.hud.view = self.after

    def _show(self, cards: Cards) -> None:
        now, taken = (cards.view.round, len(cards.view.takers) - 1), finished(cards.view)
        before = [trick for trick in self.finished if (trick.round, trick.number) < now]
        self.cards, self.finished = cards, [*before, taken] if taken is not None else before

    def plate(self, seat: int) -> Point:
        """Return the centre of a seat's plate."""
        x, y = self.hud.places.plate(seat).center
        return x, y

    def banner(self, words: str, rest: float) -> Cue:
        """Words across the table for `rest` seconds."""
        return self.burst(words, SHOUT, BANNER, rest)

    def held(self, kind: str, first: float = FIRST, again: float = AGAIN) -> Cue:
        """Hold what is seen for as long as it takes to read it, and less where it is known of old."""
        yield from wait(again if self.is_known(kind) else first)
        if self.is_patient():
            yield from until_seen()

    def is_known(self, kind: str) -> bool:
        """Return whether something of a kind was seen before in this evening; from now on it was."""
        is_known = kind in self.known
        self.known.add(kind)
        return is_known

    def call_out(self, seat: int, words: str, rest: float = 0.35, width: float = BUBBLE) -> Cue:
        """A seat says something: the words stand for a moment beside its plate, toward the cloth."""
        plate, own = self.hud.places.plate(seat), seat == self.hud.places.foot
        low = plate.bottom + 22 + (width - BUBBLE) / (2 * PROPORTION)
        beside = (plate.right + width / 2 + 3, plate.centery) if own else (plate.centerx, low)
        return self.burst(words, beside, width, rest)

    def yields(self) -> Cue:
        """The card that comes forward as the best of the trick, and the one that was it before."""
        pieces, moves = self.stage.pieces, list[Cue]()
        for goal in self.cards.played():
            piece = pieces.get(goal.token)
            if piece is None or piece.layer >= HAND:
                continue
            if (piece.layer, piece.width) != (goal.layer, goal.width):
                piece.halo = goal.halo
                moves.append(_go(piece, goal))
        return together(moves)

    # --- chips ---

    def fly(
        self, amount: int, start: Point, end: Point, arrived: Callable[[], object], *,
        apart: float = APART, counted: Callable[[int], object] = lambda chips: None, alpha: float = 1.0,
    ) -> Cue:  # fmt: skip
        """So many chips fly in an arc from one place to another; `arrived` is called when the last is there.

        One leaves so many seconds after the other; `counted` gets the value of each that is there. With less
        `alpha` they are but ghosts of chips.
        """
        shown = [value for value, count in stacks(amount) for _ in range(count)][:MOST_CHIPS]

        def each(place: int, value: int) -> Cue:
            aside = place % 5 * 7 - 14, place % 3 * 6 - 6
            chip = self.effect(f"toruro/chip_{value}", (start[0] + aside[0], start[1] + aside[1]), CHIP)
            chip.alpha = alpha
            yield from _thrown(chip, (end[0] + aside[0], end[1] + aside[1] - 4))
            if place % 3 == 0 or apart > APART:
                self.heard("chip")
            self.gone(chip)
            counted(value)

        flights = (each(place, value) for place, value in enumerate(shown))
        return in_turn([together(flights, apart), call(arrived)])

    # --- cards ---

    def rearrange(self, seats: Iterable[int]) -> Cue:
        """The cards of these hands move together, where one has left."""
        goals = [goal for seat in seats for goal in self.cards.held(seat)]
        pieces = self.stage.pieces
        yield from together([_go(pieces[goal.token], goal) for goal in goals if goal.token in pieces])

    def arrive(self, goal: Piece, start: Point, seconds: float = 0.22, size: float | None = None) -> Cue:
        """A new sprite flies to where `goal` lies, and lies there then. `size` is its width at the start."""
        piece = self.stage.add(goal)
        end = goal.x, goal.y, goal.width, goal.height, goal.angle, goal.layer
        width = goal.width if size is None else size
        piece.x, piece.y, piece.angle, piece.layer, piece.shadow = *start, 0.0, FLYING, False
        gilt, piece.gilt = piece.gilt, False
        piece.width, piece.height = width, goal.height * width / goal.width
        x, y, wide, high, angle, layer = end
        yield from change(piece, seconds, x=x, y=y, width=wide, height=high, angle=angle)
        piece.layer, piece.shadow, piece.gilt = layer, True, gilt and piece.picture != BACKSIDE

    def piles(self) -> None:
        """Put the stock and the discards on the stage as they are now."""
        self.hud.piles = piled(self.cards.view)
        for token in (STOCK_PILE, DISCARD_PILE):
            self.stage.remove(token)
        for piece in self.cards.piles():
            self.stage.add(piece)

    def leave(self, token: Token, end: Point, width: float, seconds: float = 0.3) -> Cue:
        """A card flies to a pile, and is removed there."""
        piece = self.stage.pieces.get(token)
        if piece is None:
            return
        piece.layer, piece.shadow, piece.gilt = FLYING, False, False
        height = piece.height * width / piece.width
        yield from change(piece, seconds, x=end[0], y=end[1], width=width, height=height, angle=0.0)
        self.stage.remove(token)


def _thrown(chip: Piece, end: Point) -> Cue:
    """A chip flies to a place in an arc, the higher the farther that is."""
    x, y = chip.x, chip.y
    high = ARC * dist((x, y), end)

    def fly(share: float) -> None:
        chip.x, chip.y = mix(x, end[0], share), mix(y, end[1], share)
        chip.lift = high * sin(pi * share)

    return tween(FLIGHT, fly, ease_in_out)


def _go(piece: Piece, goal: Piece) -> Cue:
    """A sprite goes to where `goal` lies."""
    piece.layer, piece.gilt = goal.layer, goal.gilt
    goals = {name: getattr(goal, name) for name in ("x", "y", "width", "height", "angle", "lift")}
    return change(piece, 0.2, **goals)
