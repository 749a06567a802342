"""The achievements of a person in a session; achievements.toml holds their words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.core.achievement import Events, Memory, load_achievements
from game.core.event import Event, Played
from game.toruro.deck import KING, THREE, number, rank, suit
from game.toruro.events import (
    Anted,
    Exposed,
    Forfeited,
    LaidAside,
    LuloCommitted,
    LuloPaid,
    Passed,
    RoundBegan,
    TookAll,
    TrickTaken,
    Went,
)
from game.toruro.tokens import POTS, TRICK

DEAR = 15
"""A stake of which one would rather not owe the whole."""


def head_belly_and_tail(memory: Memory) -> bool:
    """True if the seat won all three pots of a round in which others went."""
    return any(len(_tricks(round, memory.seat)) == POTS for round in _rounds(memory))


def worst_card(memory: Memory) -> bool:
    """True if the seat took a trick with a 2."""
    return any(
        number(event.card.id) == 2 for round in _rounds(memory) for event in _tricks(round, memory.seat)
    )


def understudy(memory: Memory) -> bool:
    """True if the seat took a trick with the 7 that stood in for the exposed card."""
    for round in _rounds(memory):
        seven = _exposed(round).stand_in
        if any(event.card == seven for event in _tricks(round, memory.seat)):
            return True
    return False


def on_an_ace(memory: Memory) -> bool:
    """True if the seat won a pot in a round in which all went because an ace was exposed."""
    return _won_though(memory, "ace")


def three_new_cards(memory: Memory) -> bool:
    """True if the seat exchanged all three cards and won two pots with the new ones."""
    return any(
        _exchanged(round, memory.seat) == POTS and len(_tricks(round, memory.seat)) >= 2
        for round in _rounds(memory)
    )


def as_dealt(memory: Memory) -> bool:
    """True if the seat exchanged no card and won two pots."""
    return any(
        _exchanged(round, memory.seat) == 0 and len(_tricks(round, memory.seat)) >= 2
        for round in _rounds(memory)
    )


def under_the_ace(memory: Memory) -> bool:
    """True if the seat led the ace of trumps and another one had to follow with the 3 or the king."""
    for round in _rounds(memory):
        exposed = _exposed(round).card.id
        first = _first_trick(round)
        led = bool(first) and first[0].seat == memory.seat and first[0].rule == "toruro.5.1"
        trumps = [play.card.id for play in first[1:] if suit(play.card.id) == suit(exposed)]
        if led and any(rank(card, exposed) in (KING, THREE) for card in trumps):
            return True
    return False


def own_money(memory: Memory) -> bool:
    """True if the seat paid a lulo onto the pots and won at least as much in the same round."""
    for round in _rounds(memory):
        paid = sum(
            event.amount for event in round if isinstance(event, LuloPaid) and event.seat == memory.seat
        )
        if 0 < paid <= _won(round, memory.seat):
            return True
    return False


def well_passed(memory: Memory) -> bool:
    """True if the seat passed in a round in which two others committed lulos."""
    for round in _rounds(memory):
        passed = any(isinstance(event, Passed) and event.seat == memory.seat for event in round)
        if passed and sum(isinstance(event, LuloCommitted) for event in round) >= 2:
            return True
    return False


def tail_is_enough(memory: Memory) -> bool:
    """True if the seat won the tail alone in a round whose lulo would have been large."""
    for round in _rounds(memory):
        tricks = _tricks(round, memory.seat)
        if [event.trick for event in tricks] == [TRICK[-1]] and _stake(round) >= DEAR:
            return True
    return False


def promise_kept(memory: Memory) -> bool:
    """True if the seat won a pot in a round in which it went because of its promise."""
    return _won_though(memory, "promise")


def uphill(memory: Memory) -> bool:
    """True if the seat won the session, and was the poorest when half of the rounds were over."""
    rounds = _rounds(memory)
    half = [event for round in rounds[: len(rounds) // 2] for event in round]
    chips = [_won(half, seat) - _spent(half, seat) for seat in range(len(memory.standings))]
    return memory.has_won and chips[memory.seat] == min(chips) < max(chips)


def _rounds(memory: Memory) -> list[Events]:
    return memory.chapters(RoundBegan)


def _exposed(round: Events) -> Exposed:
    return next(event for event in round if isinstance(event, Exposed))


def _tricks(round: Events, seat: int) -> list[TrickTaken]:
    return [event for event in round if isinstance(event, TrickTaken) and event.seat == seat]


def _first_trick(round: Events) -> list[Played]:
    taken = next((place for place, event in enumerate(round) if isinstance(event, TrickTaken)), 0)
    return [event for event in round[:taken] if isinstance(event, Played)]


def _won_though(memory: Memory, why: str) -> bool:
    """True if the seat won a pot in a round in which it had to go for that reason."""
    for round in _rounds(memory):
        went = (event for event in round if isinstance(event, Went) and event.seat == memory.seat)
        if any(event.why == why for event in went) and _tricks(round, memory.seat):
            return True
    return False


def _exchanged(round: Events, seat: int) -> int | None:
    """Return how many cards a seat has exchanged; None where it was not asked."""
    return next((event.count for event in round if isinstance(event, LaidAside) and event.seat == seat), None)


def _stake(round: Events) -> int:
    """Return the chips that were won with the three pots of a round."""
    return sum(event.chips for event in round if isinstance(event, TrickTaken))


def _won(events: Sequence[Event], seat: int) -> int:
    """Return the chips that a seat has taken off the pots."""
    tricks = sum(event.chips for event in events if isinstance(event, TrickTaken) and event.seat == seat)
    alone = sum(sum(event.pots) for event in events if isinstance(event, TookAll) and event.seat == seat)
    return tricks + alone


def _spent(events: Sequence[Event], seat: int) -> int:
    """Return the chips that a seat has laid onto the pots."""
    return sum(
        sum(event.pots)
        for event in events
        if isinstance(event, Anted | LuloPaid | Forfeited) and event.seat == seat
    )


ACHIEVEMENTS = load_achievements(
    Path(__file__).with_name("achievements.toml"),
    (
        head_belly_and_tail, worst_card, understudy, on_an_ace, three_new_cards, as_dealt,
        under_the_ace, own_money, well_passed, tail_is_enough, promise_kept, uphill,
    ),
)  # fmt: skip
