"""A table for tests: positions in a few words, answers as text, and dice that are written down beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

from game.bulls import GAME
from game.bulls.card_play import CardPlay
from game.bulls.dawn import Dawn
from game.bulls.day import Day, Fiesta
from game.bulls.rows import CARDS, DESTINATIONS
from game.bulls.state import Bulls
from game.bulls.step import DayStep
from game.bulls.tokens import FLAGS_PER_SEAT, RUNNERS_PER_SEAT
from game.bulls.town import Town
from game.core.action import Action, parse_action
from game.core.event import Event
from game.core.game import Options
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from maps.reader import board
from tests.narrow import as_a

OPTIONS: Options = {"start": "seat1", "days": 3}


class Dice(Rng):
    """Chance as the test wrote it down: faces for dice, items for draws, in the order in which they come.

    Where nothing is written a die or draw is a fault, and what is written must be used up when the test ends.
    """

    made: ClassVar[list[Dice]] = []

    def __init__(self, *faces: int, draws: Sequence[int] = ()) -> None:
        super().__init__(0)
        self.faces = list(faces)
        self.draws = list(draws)
        self.made.append(self)

    @property
    def unused(self) -> list[int]:
        """What was written down and not needed."""
        return self.faces + self.draws

    def die(self) -> int:
        return self.faces.pop(0)

    def dice(self, count: int) -> list[int]:
        return [self.die() for _ in range(count)]

    def draw(self, pool: list[Any]) -> Any:
        item = self.draws.pop(0)
        pool.remove(item)
        return item

    def deal(self, pool: list[Any], count: int) -> list[Any]:
        return [self.draw(pool) for _ in range(count)]


@cache
def town() -> Town:
    """The town that the program ships."""
    return as_a(Town, board("town").graph)


def space(key: str) -> int:
    """The id of the space that the town calls so: S2 to S6, A1 to C4, D1 to D5."""
    return next(space.id for space in town().spaces if space.key == key)


def sign(key: str, parity: str) -> int:
    """The id of the even or odd sign of a fork."""
    wanted = {"even": 0, "odd": 1}[parity]
    return next(
        street.id for street in town().streets if street.start == space(key) and street.parity == wanted
    )


def card(kind: str, copy: int = 0) -> int:
    """The id of the first (or a later) copy of an action card."""
    return [id for id, row in enumerate(CARDS) if row.id == kind][copy]


def destination(kind: str, copy: int = 0) -> int:
    """The id of the first (or second) copy of a destination card."""
    return [id for id, row in enumerate(DESTINATIONS) if row.id == kind][copy]


def runner(seat: int, number: int = 0) -> int:
    """The id of a seat's Runner."""
    return RUNNERS_PER_SEAT * seat + number


def marker(seat: int, number: int = 0) -> int:
    """The id of a seat's Direction token."""
    return FLAGS_PER_SEAT * seat + number


def position(
    runners: Sequence[str] = (),
    bulls: Sequence[str] = (),
    hands: Sequence[Sequence[str]] = (),
    dice: Rng | None = None,
    *,
    seats: int = 2,
    days: int = 3,
    day: int = 1,
    row: int = 0,
    slots: Sequence[str] = ("restaurant", "nightclub", "bookstore", "bank", "casino"),
) -> Bulls:
    """A position in the middle of a day, seat 0 about to play a card.

    Runners are written as "0 S2 5" (seat, space, face), Bulls as "S2 5", hands and slots by the ids of their
    rows. A seat without a written hand holds one Quick Feet. The deck holds all other cards.
    """
    state = GAME.setup(seats, {"start": "seat1", "days": days}, dice or Dice(), town())
    state.day, state.row = day, row
    state.stack = [Fiesta(), Day(1), DayStep()]
    counts = [0] * seats
    for words in sorted(runners, key=lambda words: words[0]):
        owner, key, face = words.split()
        state.runners.append(runner(int(owner), counts[int(owner)]))
        state.spaces.append(space(key))
        state.faces.append(int(face))
        counts[int(owner)] += 1
    for words in bulls:
        key, face = words.split()
        state.bull_spaces.append(space(key))
        state.bull_faces.append(int(face))
    for seat in range(seats):
        for kind in hands[seat] if seat < len(hands) else ["quick_feet"]:
            found = next(id for id in state.deck if CARDS[id].id == kind)
            state.deck.remove(found)
            state.hands[seat].append(found)
    for kind in slots:
        found = next(id for id in state.aside if DESTINATIONS[id].id == kind)
        state.aside.remove(found)
        state.slots.append(found)
    state.events = []
    advance(state)
    return state


def dawn(dice: Rng, *, seats: int = 2, day: int = 1, days: int = 3) -> Bulls:
    """A game just before the dawn of that day, with `dice` to come; the caller advances it."""
    state = GAME.setup(seats, {"start": "seat1", "days": days}, dice, town())
    state.day, state.stack, state.events = day, [Fiesta(), Day(1), Dawn()], []
    if day > 1:
        state.slots, state.aside = state.aside[:5], state.aside[5:]
    return state


def give(state: Bulls, seat: int, kind: str) -> int:
    """Let a seat hold one more card of that kind, out of the deck; its id."""
    found = next(id for id in state.deck if CARDS[id].id == kind)
    state.deck.remove(found)
    state.hands[seat].append(found)
    return found


def do(state: Bulls, *answers: str) -> Ask | None:
    """Give answers one after another, each of which must be possible; the question after the last.

    `play red_cape` plays the first such card in the hand, `pick A1` picks a space.
    """
    ask = pending(state)
    for text in answers:
        assert ask is not None, f"the game is over before '{text}'"
        answer = spoken(state, ask, text)
        assert answer in ask.options, f"'{text}' is not possible: {[str(option) for option in ask.options]}"
        ask = advance(state, answer)
    return ask


def spoken(state: Bulls, ask: Ask, text: str) -> Action:
    """The answer that a test wrote."""
    verb, _, name = text.partition(" ")
    if verb == "play":
        return parse_action(f"play card:{next(id for id in state.hands[ask.seat] if CARDS[id].id == name)}")
    if name and ":" not in name:
        return parse_action(f"pick space:{space(name)}")
    return parse_action(text)


def play(state: Bulls, *answers: str) -> list[Event]:
    """Play a card with all its answers; what is told from the card on. Ends with the card on the pile."""
    assert state.events is not None
    state.events.clear()
    do(state, *answers)
    assert not any(isinstance(frame, CardPlay) for frame in state.stack), "the card is not finished"
    return state.events


def run(state: Bulls) -> None:
    """Everybody plays a card and lets its choices be, and the dice run one street."""
    day, row, ask = state.day, state.row, pending(state)
    while ask is not None and (state.day, state.row) == (day, row):
        ask = advance(state, ask.options[-1])


def dice_of(state: Bulls) -> list[str]:
    """The Runners in play as `position` writes them."""
    keys = [space.key for space in town().spaces]
    dice = zip(state.runners, state.spaces, state.faces, strict=True)
    return [f"{id // RUNNERS_PER_SEAT} {keys[place]} {face}" for id, place, face in dice]


def bulls_of(state: Bulls) -> list[str]:
    """The Bulls on the board as `position` writes them."""
    keys = [space.key for space in town().spaces]
    bulls = zip(state.bull_spaces, state.bull_faces, strict=True)
    return [f"{keys[place]} {face}" for place, face in bulls]


def picks(ask: Ask | None) -> list[str]:
    """The options of a question as text."""
    assert ask is not None
    return [str(option) for option in ask.options]
