"""The events alone tell the whole game: whoever follows them sees the same table."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from game.bulls import GAME
from game.bulls.events import (
    Arrived,
    Charged,
    DayEnded,
    DestinationsDealt,
    Entered,
    FirstPlayerPassed,
    GameEnded,
    Ran,
    Reshuffled,
    Trampled,
    Turned,
)
from game.bulls.rows import CARDS, COLOURS
from game.bulls.tokens import NOWHERE
from game.bulls.view import BullsView
from game.core.action import Token
from game.core.event import (
    Discarded,
    Drew,
    Event,
    Moved,
    Paid,
    Placed,
    Played,
    Removed,
    Rolled,
    seen,
)
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from tests.bulls.table import OPTIONS, position, run, space, town
from tests.bulls.walk import walk


@dataclass
class Onlooker:
    """Somebody who hears the public news and keeps the table in mind."""

    seats: int
    places: dict[Token, int] = field(default_factory=dict)
    faces: dict[Token, int] = field(default_factory=dict)
    hands: dict[int, int] = field(default_factory=dict)
    points: dict[int, int] = field(default_factory=dict)
    evening: tuple[int, ...] = ()
    slots: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    deck: int = len(CARDS)
    first: int = 0

    def hear(self, event: Event) -> None:
        match event:
            case Rolled() | Turned():
                self.faces.update(zip(event.dice, event.faces, strict=True))
            case Entered():
                self.faces.update(zip(event.dice, event.faces, strict=True))
                self.places.update(zip(event.dice, (place.id for place in event.places), strict=True))
            case Moved():
                assert [self.places[piece] for piece in event.pieces] == [place.id for place in event.origins]
                self.places.update(zip(event.pieces, (place.id for place in event.targets), strict=True))
            case Placed():
                self.places[event.piece] = event.place.id
            case Charged():
                assert all(self.places[die] == event.place.id for die in (*event.bulls, *event.runners))
                assert [self.faces[bull] for bull in event.bulls] == list(event.faces)
                assert all(self.faces[runner] in event.faces for runner in event.runners)
            case Trampled():
                assert [self.faces[runner] for runner in event.runners] == list(event.faces)
                for runner in event.runners:
                    assert self.places.pop(runner) == event.place.id
            case Removed():
                for piece, place in zip(event.pieces, event.places, strict=True):
                    assert self.places.pop(piece) == place.id
            case Played():
                self.hands[event.seat] -= 1
            case Drew():
                assert event.cards == (), "the public does not see them"
                self.hands[event.seat] = self.hands.get(event.seat, 0) + event.count
                self.deck -= event.count
            case Discarded():
                self.discard += tuple(card.id for card in event.cards)
                if event.rule == "bulls.6.1":
                    self.hands[event.seat] -= len(event.cards)
            case Reshuffled():
                assert self.deck == 0 and event.count == len(self.discard)
                self.deck, self.discard = event.count, ()
            case Paid() | Arrived():
                self.points[event.seat] = self.points.get(event.seat, 0) + event.points
            case DayEnded():
                totals = tuple(self.points.get(seat, 0) for seat in range(self.seats))
                before = self.evening or (0,) * self.seats
                assert event.totals == totals
                assert event.points == tuple(now - then for now, then in zip(totals, before, strict=True))
                self.evening = totals
            case DestinationsDealt():
                self.slots = tuple(card.id for card in event.slots)
            case FirstPlayerPassed():
                self.first = event.seat

    def check(self, view: BullsView) -> None:
        runners = {Token("runner", die.id): (die.space, die.face) for die in view.runners}
        bulls = {Token("bull", die.id): (die.space, die.face) for die in view.bulls}
        board = {die: seen for die, seen in (runners | bulls).items() if seen[0] != NOWHERE}
        dice = {die: place for die, place in self.places.items() if die.kind != "marker"}
        assert {die: (place, self.faces[die]) for die, place in dice.items()} == board
        flags = tuple(self.places.get(Token("marker", id), NOWHERE) for id in range(3 * self.seats))
        assert flags == view.flags
        assert tuple(self.hands[seat] for seat in range(self.seats)) == view.hands
        assert tuple(self.points.get(seat, 0) for seat in range(self.seats)) == view.totals
        assert (self.discard, self.deck, self.first) == (view.discard, view.deck, view.first)
        assert not view.slots or self.slots == view.slots


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_state_is_changed_before_it_is_told_and_each_event_tells_all_of_it(seats: int) -> None:
    people = [Seat(seat, f"Seat {seat}", COLOURS[seat]) for seat in range(seats)]
    table = Table(GAME, people, seats, OPTIONS, town())
    onlooker, rng = Onlooker(seats, hands=dict.fromkeys(range(seats), 0)), Rng(seats)
    while True:
        for event, view in table.events_with_views(None):
            onlooker.hear(event)
            onlooker.check(view)
        if table.ask is None:
            break
        table.play(table.ask.seat, rng.pick(table.ask.options))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_whoever_hears_the_public_news_knows_the_public_table(seats: int) -> None:
    onlooker = Onlooker(seats)
    heard = 0
    for state, _ in walk(seats, seed=seats):
        assert state.events is not None
        for event in seen(state.events[heard:], None):
            onlooker.hear(event)
        heard = len(state.events)
        onlooker.check(GAME.view(state, None))


def test_every_event_names_its_paragraph() -> None:
    *_, (state, _) = walk(3, seed=9)
    assert state.events
    for event in state.events:
        words = event.rule.split(".")
        assert words[0] == "bulls" and words[1] in ("6", "7", "8", "9"), event
    assert {event.rule for event in state.events} >= {f"bulls.7.{number}" for number in range(1, 5)}


def test_runs_are_told_with_the_street_that_each_die_takes() -> None:
    state = position(["0 S4 5"], ["S4 4"])
    run(state)
    runs = [event for event in state.events or [] if isinstance(event, Ran)]
    streets = [town().streets[event.streets[0].id] for event in runs]
    assert [(street.start, street.end, street.parity) for street in streets] == [
        (space("S4"), space("A3"), 1),
        (space("S4"), space("A2"), 0),
    ]


def test_cards_that_a_seat_draws_are_shown_to_that_seat_alone() -> None:
    *_, (state, _) = walk(3, seed=10)
    drawn = [event for event in state.events or [] if isinstance(event, Drew)]
    assert drawn and all(len(event.cards) == event.count for event in drawn)
    for event in drawn:
        for seat in (None, 0, 1, 2):
            assert event.seen_by(seat).cards == (event.cards if seat == event.seat else ())


def test_nothing_is_told_while_searching() -> None:
    for state, _ in walk(2, seed=11):
        assert state.clone().events is None


def test_the_last_thing_told_is_who_has_won() -> None:
    *_, (state, _) = walk(2, seed=12)
    assert state.events and not state.stack
    last = state.events[-1]
    assert isinstance(last, GameEnded)
    assert last.winners == tuple(row.seat for row in GAME.standings(state) if row.place == 1)
    assert last.totals == tuple(map(sum, state.points))
