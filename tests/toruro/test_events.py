"""What is told: enough to know the public table, nothing that is hidden, and each with its paragraph."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from game.core.event import Drew, Event, Played, seen
from game.toruro import GAME
from game.toruro.deck import NO_CARD, Card
from game.toruro.events import (
    CardPlayed,
    DealPassed,
    Exposed,
    GameEnded,
    GaveBack,
    LaidAside,
    LuloCommitted,
    LuloPaid,
    Passed,
    RoundBegan,
    TookAll,
    TrickTaken,
    Went,
)
from game.toruro.state import Debt
from game.toruro.view import ToruroView
from scenes.menus.rulebook import Kind, rule_pages
from tests.toruro.table import contest, play, run, session, told

TABLES: list[dict[str, Any]] = [
    {"preset": "mesa"},
    {"preset": "mesa", "misplay": "honour", "detection": "accuse", "hr2": True, "hr5": 0b111},
    {"preset": "mesa", "misplay": "honour", "detection": "instant", "direction": "antihorario"},
    {"preset": "clasica", "misplay": "honour", "hr1": True},
]
HEARD = pytest.mark.parametrize("options", TABLES, ids=str)


@dataclass
class Onlooker:
    """Somebody who never looks at the table and writes down all that is said."""

    seats: int
    round: int = 0
    dealer: int = -1
    exposed: Card = NO_CARD
    hands: list[int] = field(default_factory=list)
    goes: list[bool | None] = field(default_factory=list)
    exchanged: list[int | None] = field(default_factory=list)
    cards: list[tuple[int, Card]] = field(default_factory=list)
    takers: list[int] = field(default_factory=list)
    debts: list[Debt] = field(default_factory=list)
    lulos: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.lulos = [0] * self.seats
        self.begin()

    def begin(self) -> None:
        self.exposed, self.hands = NO_CARD, [0] * self.seats
        self.goes, self.exchanged = [None] * self.seats, [None] * self.seats
        self.cards, self.takers = [], []

    def hear(self, event: Event) -> None:
        match event:
            case RoundBegan(round=number, dealer=dealer):
                self.round, self.dealer = number, dealer
                self.begin()
            case DealPassed(seat=seat):
                self.dealer = seat
            case Drew(seat=seat, count=count):
                self.hands[seat] += count
            case Exposed(card=card):
                self.exposed = card.id
            case Went(seat=seat):
                self.goes[seat] = True
            case Passed(seat=seat, count=count):
                self.goes[seat] = False
                self.hands[seat] -= count
            case LaidAside(seat=seat, count=count):
                self.exchanged[seat] = count
                self.hands[seat] -= count
            case GaveBack(seat=seat):
                self.hands[seat] -= 1
            case Played(seat=seat, card=card):
                self.hands[seat] -= 1
                self.cards.append((seat, card.id))
            case TrickTaken(seat=seat):
                self.takers.append(seat)
            case TookAll(seat=seat):
                self.takers = [seat] * 3
            case LuloCommitted(seat=seat, lulo=lulo, amount=amount):
                self.lulos[seat] += 1
                if lulo is not None:
                    self.debts.append(Debt(lulo.id, seat, amount))
            case LuloPaid(lulos=lulos):
                self.debts = [debt for debt in self.debts if all(debt.serial != lulo.id for lulo in lulos)]

    def check(self, view: ToruroView) -> None:
        assert (self.round, self.dealer, self.exposed) == (view.round, view.dealer, view.exposed)
        assert tuple(self.hands) == view.hands
        assert (tuple(self.goes), tuple(self.exchanged)) == (view.goes, view.exchanged)
        assert self.cards == [(play.seat, play.card) for trick in view.tricks for play in trick]
        assert tuple(self.takers) == view.takers
        assert (tuple(self.debts), tuple(self.lulos)) == (view.debts, view.lulos)


@HEARD
def test_whoever_hears_the_public_news_knows_the_public_table(options: dict[str, Any]) -> None:
    onlooker = Onlooker(5)
    heard = 0
    for state, _ in run(session(5, 2, **{"cap": 16, **options, "hr5": 0}), 2):
        assert state.events is not None
        for event in seen(state.events[heard:], None):
            onlooker.hear(event)
        heard = len(state.events)
        onlooker.check(GAME.view(state, None))


@HEARD
def test_cards_that_are_nobodys_business_are_told_to_their_seat_alone(options: dict[str, Any]) -> None:
    *_, (state, _) = run(session(8, 3, **{"cap": 30, **options}), 3)
    assert state.events is not None
    secret = [event for event in state.events if isinstance(event, Drew | Passed | LaidAside | GaveBack)]
    assert {type(event) for event in secret} == {Drew, Passed, LaidAside, GaveBack}
    for event in secret:
        assert len(event.cards) == getattr(event, "count", 1)
        for seat in (None, *range(8)):
            face = event.seen_by(seat)
            assert face is not None and face.cards == (event.cards if seat == event.seat else ())


def paragraphs(language: str) -> set[str]:
    """What can be referred to on the rules pages: "4" is a page, "4.2" its second point."""
    found = set()
    for page in rule_pages("toruro", language):
        if numbered := re.match(r"(\d+)\. ", page.title):
            found.add(numbered[1])
            points = [block.sign.rstrip(".") for block in page.blocks if block.kind is Kind.ITEM]
            found |= {f"{numbered[1]}.{point}" for point in points}
    return found


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_event_names_a_paragraph_that_the_rules_pages_have(language: str) -> None:
    known = paragraphs(language)
    named = set()
    for number, options in enumerate(TABLES):
        *_, (state, _) = run(session(6, number, **{"cap": 16, **options}), number)
        assert state.events is not None
        named |= {event.rule for event in state.events}
    assert all(rule.removeprefix("toruro.") in known for rule in named)
    assert {f"toruro.4.{n}" for n in (1, 2, 3, 4, 6, 7, 9, 10)} <= named
    assert {f"toruro.5.{n}" for n in (3, 4, 5, 7)} <= named
    assert {"toruro.6.2", "toruro.6.3", "toruro.6.4", "toruro.6.5", "toruro.7.4", "toruro.7.5"} <= named


def test_the_last_thing_told_is_who_has_won() -> None:
    *_, (state, _) = run(session(5, 4, preset="mesa"), 4)
    assert state.events and not state.stack
    last = state.events[-1]
    assert isinstance(last, GameEnded)
    assert last.winners == tuple(row.seat for row in GAME.standings(state) if row.place == 1)
    assert last.totals == tuple(state.net) and sum(last.totals) == 0


def test_whoever_plays_a_card_is_told_the_duty_that_left_no_other() -> None:
    *_, (state, _) = run(session(8, 5, preset="velada"), 5)
    rules = {event.rule for event in told(state, CardPlayed)}
    assert {"toruro.4.7", "toruro.5.3", "toruro.5.4", "toruro.5.5", "toruro.5.6"} <= rules


@pytest.mark.parametrize(
    "words", [{}, {"misplay": "honour", "detection": "accuse"}], ids=["strict", "honour"]
)
def test_nobody_else_is_told_by_a_duty_what_a_hand_still_holds(words: dict[str, Any]) -> None:
    bound, free = (
        play(contest((hand, "4o 4e 4b", "", "", ""), "5c", **words), "3c")[0]
        for hand in ("3c 12c 5o", "3c 11c 5o")
    )
    assert bound.seen_by(0) != free.seen_by(0)
    for seat in (1, 2, None):
        assert bound.seen_by(seat) == free.seen_by(seat)
