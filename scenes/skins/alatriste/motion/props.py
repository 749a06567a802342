"""Props: what every cue of this table needs, and the motions that several of them share.

Every event comes with the view of the table after it: the pieces go to where the skin lays them for that
view, and its words follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sin

from game.alatriste.view import AlatristeView, FightView
from game.core.action import Token
from game.core.event import Event
from game.core.seat import Seat
from scenes.skins.alatriste.drawing.board_art import MadridPicture
from scenes.skins.alatriste.drawing.card_faces import BACK
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.labels import Labels
from scenes.skins.alatriste.drawing.sum_labels import SumLabels
from scenes.skins.alatriste.layout import (
    AIR,
    DISCARDS,
    LARGE,
    PACK,
    PILE,
    Point,
    plate,
)
from scenes.skins.alatriste.motion.act import Act
from scenes.skins.alatriste.motion.asides import Asides
from scenes.skins.alatriste.motion.blows import Blows
from scenes.stage.effect_sprites import EffectSprites
from scenes.stage.own_dice import OwnDice
from scenes.stage.pieces import FLYING, HAND, Piece, change, flip
from scenes.stage.stage import Stage
from scenes.stage.standing_orders import Orders
from scenes.ui.anim import Cue, Timeline, ease_in_out, in_turn, together, tween, wait, wait_for
from scenes.ui.canvas import Canvas

BANNER = 440.0
"""Width of what is called out to all of the table."""
BUBBLE = 168.0
"""Width of what one seat calls out."""
MIDDLE = AIR
"""The middle of the board, where scenes open and cards are shown."""
MOST = 10
"""No more coins than these fly for one sum."""
READ, LATE = 0.08, 0.12
"""Seconds in which a picture is read: always as many, so that they do not tell which were seen before; and
for which at most whoever comes into a scene is awaited."""


@dataclass(eq=False)
class Tally:
    """What one step of a turn has brought to a seat so far, by icon; its label stays for so many seconds.

    It has been `seen` for so many.
    """

    seat: int
    brought: dict[str, int] = field(default_factory=dict)
    left: float = 0.0
    seen: float = 0.0
    label: Piece | None = None
    cue: Cue | None = None


@dataclass
class Props(EffectSprites):
    """One table on the stage. `lay` lets all of the table show a view, and tells where pieces lie then.

    `play_sound` plays a sound by name; `shout`, `note` and `tally` print words and name their picture;
    `expect` has pictures read meanwhile and made ready to be drawn on the `canvas`. `orders` know who may
    call out, `own_dice` which throws wait for people, the `cast` how each seat looks, `is_hasty` whether all
    is shown fast, `has_numbers` whether chances are told, and `has_coach` whether one may stop it after any
    event.
    """

    stage: Stage
    madrid: MadridPicture
    seats: Sequence[Seat]
    play_sound: Callable[[str], object]
    shout: Callable[[str], str]
    note: Labels
    tally: SumLabels
    lay: Callable[[AlatristeView], list[Piece]]
    expect: Callable[[Iterable[str]], object]
    canvas: Canvas
    orders: Orders
    own_dice: OwnDice
    cast: Cast
    is_hasty: Callable[[], bool]
    has_numbers: Callable[[], bool]
    has_coach: Callable[[], bool]
    shown_view: AlatristeView | None = None
    """The table as it has been shown so far."""
    next_view: AlatristeView | None = None
    """The table after the event that is being shown."""
    event: Event | None = None
    """The event that is being shown, None while the table rests."""
    scenes: Counter[str] = field(default_factory=Counter)
    """How often each scene has waited for somebody who was in it."""
    fought: bool = True
    """The dice of the last encounter have been thrown, or the Patrol has come before."""
    contest: str = ""
    """Which one was called last."""
    staked: dict[int, int] = field(default_factory=dict)
    """What each seat has staked on the dice that are thrown next."""
    throwing: Sequence[int] = ()
    """Who throws at the next table; empty where that is not known."""
    blows: Blows = field(default_factory=Blows)
    """Whose attacks have struck."""
    act: Act | None = None
    dice: list[Piece] = field(default_factory=list)
    """Dice that lie where they were thrown until others are."""
    in_the_air: dict[Token, Piece] = field(default_factory=dict)
    """Cards that are in the air over the board."""
    tallies: dict[int, Tally] = field(default_factory=dict)
    """What the present step has brought, by seat."""
    _closing: list[Piece] = field(default_factory=list)
    _parting: Timeline = field(default_factory=Timeline)

    @cached_property
    def asides(self) -> Asides:
        """What plays on by itself, whatever comes next."""
        return Asides(self.stage, self.has_coach)

    @property
    def view(self) -> AlatristeView:
        """The table as it has been shown so far."""
        assert self.shown_view is not None
        return self.shown_view

    def is_person(self, seat: int | None) -> bool:
        """Return whether that seat is one of those at this screen."""
        return seat is not None and self.seats[seat].human

    def has_scene(self, seats: Iterable[int]) -> bool:
        """Return whether a fight between these has one: somebody here is in it, or only bots play."""
        people = {seat.index for seat in self.seats if seat.human}
        return not people or not people.isdisjoint(seats)

    @property
    def fight(self) -> FightView | None:
        """The fight that the event which is being shown belongs to."""
        return self.next_view.fight if self.next_view is not None else None

    def settle(self, view: AlatristeView) -> None:
        """Show a table that rests."""
        self.shown_view = self.next_view = view
        self.event = None
        self._parting.clear()
        ended = self.act is not None and self.act.is_over and self.act.is_open
        self._closing = [*self.act.pieces, *self.dice] if self.act is not None and ended else []
        self.act, self.dice, self.in_the_air = None, [], {}

    def part(self, seconds: float, at_once: bool) -> bool:
        """Let asides play on, and a scene fade that had ended when the table was laid.

        Return True if any of it moves. Such a scene is gone `at_once` where motion is unwanted.
        """
        if self._closing and not at_once:
            self.stage.effects += self._closing
            self._parting.add(together([self.fade(piece, 0.2) for piece in self._closing]))
        self._closing = []
        moved = self._parting.busy
        self._parting.update(seconds)
        return self.asides.update(seconds) or moved

    # --- where things are ---

    def box(self, box: int) -> Point:
        """Return where the middle of a box is seen."""
        return self.madrid.at(box)

    def street(self, one: int, other: int) -> list[Point]:
        """Return where the way from a box to the one beside it is seen."""
        return [self.madrid.camera.to_screen(point) for point in self.madrid.street(one, other)]

    def plate(self, seat: int) -> Point:
        """Return the middle of a seat's plate."""
        return plate(seat, len(self.seats)).center

    def colour(self, seat: int) -> str:
        """Return the colour of a seat."""
        return self.seats[seat].colour

    # --- from view to view ---

    def lay_next(self) -> dict[Token, Piece]:
        """Let the table show the view after the event; return where every piece lies then."""
        self.shown_view = self.next_view
        return {goal.token: goal for goal in self.lay(self.view)}

    def lay_map(self) -> None:
        """Let what lies on the map lie where the camera sees it now."""
        lying = self.stage.pieces
        for goal in self.lay(self.view):
            if goal.window is not None and goal.token in lying:
                lying[goal.token] = goal

    def place(self, piece: Token, seat: int) -> Point:
        """Return where a piece lies, or else the middle of that seat's plate."""
        lying = self.stage.pieces.get(piece)
        return (lying.x, lying.y) if lying is not None else self.plate(seat)

    def become(
        self,
        seconds: float = 0.24,
        *,
        starts: Mapping[Token, Point] = {},
        ends: Mapping[Token, Point] = {},
    ) -> Cue:
        """Let everything go to where it lies after the event, as `go` does."""
        yield from self.go(self.lay_next(), seconds, starts, ends)

    def go(
        self,
        goals: Mapping[Token, Piece],
        seconds: float,
        starts: Mapping[Token, Point] = {},
        ends: Mapping[Token, Point] = {},
    ) -> Cue:
        """Let every piece go to its goal, and lie there then exactly as it should.

        What comes to the table flies from its place in `starts`, what leaves it to its place in `ends`. Cards
        that are being shown stay in the air.
        """
        goals = {token: goal for token, goal in goals.items() if token not in self.in_the_air}
        cues = []
        for token in [token for token in self.stage.pieces if token not in goals]:
            piece = self.stage.pieces[token]
            if token in ends:
                cues.append(_leave(piece, ends[token], seconds))
            else:
                self.stage.remove(token)
        for token, goal in goals.items():
            lying = self.stage.pieces.get(token)
            if lying is None and token in starts:
                lying = self._arriving(goal, starts[token])
            if lying is None or not goal.picture:
                self.stage.add(goal)
            elif not _is_alike(lying, goal):
                cues.append(_fly(lying, goal, seconds))
        yield from together(cues)
        for token in [token for token in self.stage.pieces if token not in goals]:
            self.stage.remove(token)
        for goal in goals.values():
            self.stage.add(goal)

    def _arriving(self, goal: Piece, start: Point) -> Piece:
        width, height = goal.width, goal.height
        if goal.token.kind == "card":
            width, height = PILE
        made = Piece(goal.token, goal.picture, *start, width, height, FLYING, shadow=goal.shadow)
        if goal.token.kind == "card" and start == PACK:
            made.picture = BACK
        return self.stage.add(made)

    # --- passing sprites ---

    def clear_dice(self) -> None:
        """Take up the dice."""
        for die in self.dice:
            self.gone(die)
        self.dice.clear()

    def banner(self, words: str, rest: float) -> Cue:
        """Show words across the board for `rest` seconds."""
        return self.burst(words, (MIDDLE[0], 196.0), BANNER, rest)

    def say(self, seat: int, words: str, rest: float, after: float) -> Cue:
        """Call out what a seat says, as `call_out` does; go on after fewer seconds."""
        return self.asides.beside([self.call_out(seat, words, rest)], after)

    def call_out(self, seat: int, words: str, rest: float = 0.45) -> Cue:
        """Show what a seat says for a moment beside its plate, over the board."""
        area = plate(seat, len(self.seats))
        return self.burst(words, (area.left - BUBBLE / 2 + 14, area.centery), BUBBLE, rest)

    def fade(self, piece: Piece, seconds: float = 0.2, rise: float = 0.0) -> Cue:
        """Let a passing sprite fade, and rise meanwhile."""
        yield from change(piece, seconds, alpha=0.0, y=piece.y - rise)
        self.gone(piece)

    def coins(self, amount: int, start: Point, end: Point, icon: str = "ducats", over: float = 0.0) -> Cue:
        """Let coins, or other chips, fly from one place to another in an arc, `over` the layer of effects."""

        def each(place: int) -> Cue:
            coin = self.effect(f"alatriste/icon_{icon}", start, 22)
            coin.layer += over
            aside = place % 3 * 7 - 7, place % 4 * 5 - 8

            def apply(share: float) -> None:
                coin.x = start[0] + (end[0] - start[0]) * share + aside[0]
                coin.y = start[1] + (end[1] - start[1]) * share + aside[1]
                coin.lift = 46 * sin(3.1416 * share)

            yield from tween(0.42, apply, ease_in_out)
            if place % 2 == 0:
                self.play_sound("chip")
            self.gone(coin)

        return together((each(place) for place in range(min(amount, MOST))), 0.05)

    # --- pictures and cards that everybody is shown ---

    def come(self, picture: str, size: Point | None = None, awaited: Sequence[str] = ()) -> Cue:
        """Have a picture read before it is shown, so that no frame takes longer; not if that is skipped.

        One that is shown at one `size` alone is scaled to it meanwhile. Others that are `awaited` with it
        may take a little longer.
        """
        left = READ - (yield None)
        if left <= 0:
            return
        if size is not None:
            self.canvas.fetch_scaled(picture, *size)
        else:
            self.expect([picture])
        yield from wait(left)
        yield from wait_for(lambda: not self.cast.art.is_awaited(awaited), LATE)

    def present(self, card: Token, picture: str, start: Point, rest: float, at: Point = MIDDLE) -> Cue:
        """Let a card fly up from its piece, or from `start`, and show it large; it stays in the air."""
        yield from self.come(picture)
        lying = self.in_the_air.get(card) or self.stage.pieces.get(card)
        big = self.effect(picture, start, *PILE)
        big.shadow = True
        if lying is not None:
            big.x, big.y, big.width, big.height = lying.x, lying.y, lying.width, lying.height
            if lying.picture == BACK:
                big.picture = BACK
        if card in self.in_the_air:
            self.gone(self.in_the_air[card])
        elif lying is not None:
            self.stage.remove(card)
        self.in_the_air[card] = big
        moves = [change(big, 0.3, ease_in_out, x=at[0], y=at[1], height=LARGE[1])]
        turned = big.picture != picture
        moves.append(
            flip(big, picture, 0.3, LARGE[0]) if turned else change(big, 0.3, ease_in_out, width=LARGE[0])
        )
        yield from together(moves)
        yield from wait(rest)

    def put_down(self, card: Token) -> None:
        """Let a card that is shown lie as one of the pieces again."""
        big = self.in_the_air.pop(card, None)
        if big is not None:
            self.gone(big)
            for goal in self.lay(self.view):
                if goal.token == card:
                    self.stage.add(goal)

    def lower(self, card: Token, seconds: float = 0.3, to: Point = DISCARDS) -> Cue:
        """Let a card that is shown go to a pile, or somewhere else, where it is no longer in the air."""
        big = self.in_the_air.pop(card, None)
        if big is None:
            return
        size = {"width": PILE[0], "height": PILE[1]}
        yield from change(big, seconds, ease_in_out, x=to[0], y=to[1], angle=0.0, **size)
        self.gone(big)


def _is_alike(piece: Piece, goal: Piece) -> bool:
    """Return whether a piece lies so near its goal that no motion would be seen."""
    now = (piece.x, piece.y, piece.width, piece.height, piece.angle, piece.alpha)
    then = (goal.x, goal.y, goal.width, goal.height, goal.angle, goal.alpha)
    near = all(abs(a - b) < 0.5 for a, b in zip(now[:5], then[:5], strict=True))
    return near and piece.alpha == goal.alpha and piece.picture == goal.picture


def _fly(piece: Piece, goal: Piece, seconds: float) -> Cue:
    turned, whole = goal.token.kind == "card" and piece.picture != goal.picture, None
    if piece.layer == goal.layer == HAND:
        whole = goal.width, goal.height
        piece.whole = (piece.width, piece.height) if turned else whole
    far = abs(piece.x - goal.x) + abs(piece.y - goal.y) > 60
    if far:
        piece.layer = FLYING
    piece.alpha = goal.alpha if far else piece.alpha
    where = {"x": goal.x, "y": goal.y, "height": goal.height, "angle": goal.angle, "alpha": goal.alpha}
    if turned:
        widen = flip(piece, goal.picture, seconds, goal.width, whole)
    else:
        widen = change(piece, seconds, width=goal.width)
    return together([change(piece, seconds, ease_in_out, **where), widen])


def _leave(piece: Piece, end: Point, seconds: float) -> Cue:
    piece.layer, piece.shadow = FLYING, False
    size = {"width": PILE[0], "height": PILE[1]} if piece.token.kind == "card" else {}
    return in_turn([change(piece, seconds, ease_in_out, x=end[0], y=end[1], angle=0.0, **size)])
