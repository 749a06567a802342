"""What one seat may know of a game: everything but the hands of the others, the deck and the dice to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from game.bulls.card_play import play_of
from game.bulls.state import Bulls, ranks
from game.bulls.step import Phase, phase_of
from game.bulls.tokens import FLAGS_PER_SEAT, NOWHERE, RUNNERS_PER_SEAT
from game.bulls.town import Town
from game.core.action import Token
from game.core.game import View
from game.core.script import Frame, pending

Bookmark: TypeAlias = tuple[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Runner:
    """A Runner in play; `space` is NOWHERE (-1) for a 1 that is not placed yet."""

    id: int
    seat: int
    space: int
    face: int


@dataclass(frozen=True, slots=True)
class Bull:
    """A Bull on the board."""

    id: int
    space: int
    face: int


@dataclass(frozen=True)
class BullsView(View):
    """The table as `seat` sees it. Cards, dice and places are ids; lists by seat run from seat 0.

    `turn` is the seat that decides now, None while something happens; `phase` what is done in the step of the
    day. `player` is the seat whose `card` is being resolved, at effect `part`, and `chosen` what has been
    picked for that effect so far. `sealed` are the cards that `seat` itself has picked to be discarded.
    `flags[marker]` is a sign, or NOWHERE (-1) for the supply. `bookmarks` are the scripts that run, for
    determinizations; they hold nothing secret.
    """

    town: Town
    seats: int
    days: int
    day: int
    row: int
    first: int
    turn: int | None
    phase: Phase
    player: int | None
    card: int | None
    part: int | None
    chosen: tuple[int, ...]
    runners: tuple[Runner, ...]
    trampled: tuple[int, ...]
    bulls: tuple[Bull, ...]
    flags: tuple[int, ...]
    hand: tuple[int, ...]
    hands: tuple[int, ...]
    sealed: tuple[int, ...]
    deck: int
    discard: tuple[int, ...]
    slots: tuple[int, ...]
    aside: tuple[int, ...]
    noted: tuple[tuple[int, ...], ...]
    points: tuple[tuple[int, ...], ...]
    bookmarks: tuple[Bookmark, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each seat so far."""
        return tuple(map(sum, self.points))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that lead; more than one where they are equal in all that counts."""
        ranked = self.ranks
        return tuple(seat for seat, rank in enumerate(ranked) if rank == max(ranked))

    @property
    def ranks(self) -> list[tuple[int, int]]:
        """By what seats are compared: all points, then those of the last day. Rule 8.5."""
        return ranks(self.points, self.day)

    @property
    def kept(self) -> tuple[int, ...]:
        """The cards of the own hand that are not picked to be discarded."""
        return tuple(card for card in self.hand if card not in self.sealed)

    def die(self, name: Token) -> Runner | Bull | None:
        """Return the die of that name; None where it is not in play."""
        dice: Sequence[Runner | Bull] = self.runners if name.kind == "runner" else self.bulls
        return next((die for die in dice if die.id == name.id), None)

    def runners_of(self, seat: int) -> tuple[Runner, ...]:
        """Return the Runners of a seat that are in play."""
        return tuple(runner for runner in self.runners if runner.seat == seat)

    def trampled_of(self, seat: int) -> int:
        """Return how many Runners of a seat were trampled today."""
        return sum(runner // RUNNERS_PER_SEAT == seat for runner in self.trampled)

    def supply(self, seat: int) -> tuple[int, ...]:
        """Return the Direction tokens that a seat has not laid."""
        own = range(FLAGS_PER_SEAT * seat, FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT)
        return tuple(marker for marker in own if self.flags[marker] == NOWHERE)


def view(state: Bulls, seat: int | None) -> BullsView:
    """Return what that seat, or for None the public, may know."""
    ask = pending(state)
    play = play_of(state)
    hand = tuple(state.hands[seat]) if seat is not None else ()
    dice = zip(state.runners, state.spaces, state.faces, strict=True)
    bulls = zip(state.bull_spaces, state.bull_faces, strict=True)
    return BullsView(
        seat=seat,
        town=state.board,
        seats=state.seats,
        days=state.days,
        day=state.day,
        row=state.row,
        first=state.first,
        turn=ask.seat if ask else None,
        phase=phase_of(state),
        player=play.seat if play else None,
        card=play.card if play else None,
        part=play.part - 1 if play else None,
        chosen=tuple(state.chosen),
        runners=tuple(Runner(id, id // RUNNERS_PER_SEAT, space, face) for id, space, face in dice),
        trampled=tuple(state.trampled),
        bulls=tuple(Bull(id, space, face) for id, (space, face) in enumerate(bulls)),
        flags=tuple(state.flags),
        hand=hand,
        hands=tuple(map(len, state.hands)),
        sealed=tuple(card for card in hand if card in state.sealed),
        deck=len(state.deck),
        discard=tuple(state.discard),
        slots=tuple(state.slots),
        aside=tuple(state.aside),
        noted=tuple(state.noted),
        points=tuple(map(tuple, state.points)),
        bookmarks=tuple(map(_bookmark, state.stack)),
    )


def _bookmark(frame: Frame) -> Bookmark:
    return type(frame).__name__, tuple(getattr(frame, name) for name in frame.__match_args__)
