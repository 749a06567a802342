"""The rules of Suns and Moons: six suns and six moons, three cards for everybody, three tricks.

The winner of a trick leads the next one. Whoever can follow the led suit has to; the highest card of it wins.
Most tricks win the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.core.action import Action, Token, action, token
from game.core.event import Drew, Event, Played
from game.core.game import Game, Meta, Options, View
from game.core.rng import Rng
from game.core.script import AGAIN, Ask, Frame, Outcome, State, Step
from game.core.seat import Standing, rank_seats

CARDS, RANKS, TRICKS = 12, 6, 3
"""The suns are the cards 0 to 5, the moons 6 to 11."""


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """A seat took the trick."""

    seat: int


@dataclass(slots=True)
class Suns(State):
    """Who leads the trick, what lies in it, which cards past tricks were made of, and who won how many."""

    hands: list[list[int]] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    trick: list[int] = field(default_factory=list)
    leader: int = 0


@dataclass(frozen=True)
class SunsView(View):
    """What one seat knows; all but its hand is public."""

    hand: tuple[int, ...]
    counts: tuple[int, ...]
    won: tuple[int, ...]
    played: tuple[int, ...]
    trick: tuple[int, ...]
    leader: int


@dataclass(slots=True)
class Tricks(Frame):
    """The deal, and three tricks."""

    steps: ClassVar[tuple[Step, ...]]


@dataclass(slots=True)
class Trick(Frame):
    """One trick."""

    steps: ClassVar[tuple[Step, ...]]


def deal(state: Suns, frame: Tricks, answer: Action | None) -> Outcome:
    """Three cards for everybody."""
    pool = list(range(CARDS))
    for seat, hand in enumerate(state.hands):
        hand.extend(sorted(state.rng.draw(pool) for _ in range(TRICKS)))
        state.emit(Drew("suns.1.1", seat, TRICKS, tuple(map(card, hand))))
    return None


def next_trick(state: Suns, frame: Tricks, answer: Action | None) -> Outcome:
    """Three tricks are played."""
    if sum(state.won) == TRICKS:
        return None
    state.stack.append(Trick())
    return AGAIN


def lay(state: Suns, frame: Trick, answer: Action | None) -> Outcome:
    """Everybody lays a card, one after another."""
    if len(state.trick) == len(state.hands):
        return None
    seat = (state.leader + len(state.trick)) % len(state.hands)
    hand = state.hands[seat]
    if answer is None:
        return Ask(seat, "suns.lay", tuple(action("lay", card(n)) for n in allowed(hand, state.trick)))
    number = answer.picks[0].id
    hand.remove(number)
    state.trick.append(number)
    state.emit(Played("suns.2.1", seat, card(number)))
    return AGAIN


def take(state: Suns, frame: Trick, answer: Action | None) -> Outcome:
    """The highest card of the led suit takes the trick."""
    best = max(n for n in state.trick if suit(n) == suit(state.trick[0]))
    state.leader = (state.leader + state.trick.index(best)) % len(state.hands)
    state.won[state.leader] += 1
    state.played += state.trick
    state.trick.clear()
    state.emit(Taken("suns.2.3", state.leader))
    return None


Tricks.steps = (deal, next_trick)
Trick.steps = (lay, take)


def card(number: int) -> Token:
    """The name of a card."""
    return token("card", number)


def suit(number: int) -> int:
    """0: a sun; 1: a moon."""
    return number // RANKS


def allowed(hand: list[int] | tuple[int, ...], trick: list[int] | tuple[int, ...]) -> list[int]:
    """The cards of a hand that may be laid."""
    following = [n for n in hand if trick and suit(n) == suit(trick[0])]
    return sorted(following or hand)


def setup(seats: int, options: Options, rng: Rng, board: object) -> Suns:
    """Nothing is dealt yet; the first seat leads."""
    return Suns([Tricks()], rng, None, [[] for _ in range(seats)], [0] * seats)


def view(state: Suns, seat: int | None) -> SunsView:
    """What a seat knows."""
    hand = tuple(state.hands[seat]) if seat is not None else ()
    counts = tuple(map(len, state.hands))
    return SunsView(
        seat, hand, counts, tuple(state.won), tuple(state.played), tuple(state.trick), state.leader
    )


def determinize(view: SunsView, rng: Rng) -> Suns:
    """Deal anew what that seat cannot see."""
    known = {*view.hand, *view.played, *view.trick}
    pool = [n for n in range(CARDS) if n not in known]
    hands = [
        sorted(view.hand if seat == view.seat else [rng.draw(pool) for _ in range(count)])
        for seat, count in enumerate(view.counts)
    ]
    stack = [Tricks(Tricks.steps.index(next_trick)), Trick()]
    return Suns(stack, rng.split(), None, hands, [*view.won], [*view.played], [*view.trick], view.leader)


def why_not(view: SunsView, ask: Ask, thing: Token) -> str | None:
    """A card of the hand that does not follow is not laid."""
    return "follow" if thing.id in view.hand and thing.id not in allowed(view.hand, view.trick) else None


def standings(state: Suns) -> tuple[Standing, ...]:
    """Most tricks win; equals share the victory."""
    return rank_seats(state.won, state.won)


GAME: Game[Suns, SunsView] = Game(
    meta=Meta(
        id="suns", name="Suns and Moons", version=1, seats=range(2, 5),
        colours=("yellow", "blue", "green", "white"),
    ),
    state=Suns,
    frames=(Tricks, Trick),
    setup=setup,
    view=view,
    determinize=determinize,
    standings=standings,
    action_values=lambda state, ask: [option.picks[0].id % RANKS for option in ask.options],
    why_not=why_not,
    pieces=lambda state: [card(n) for n in range(CARDS)],
    rounds=lambda state: sum(state.won),
)  # fmt: skip
