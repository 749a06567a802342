"""The achievements of a person in a session; achievements.toml holds their words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

from game.core.achievement import Events, Memory, load_achievements
from game.core.event import Event, Played
from game.toruro import events
from game.toruro.deck import ACE, KING, THREE, number, rank, suit
from game.toruro.tokens import POTS, TRICK

E = TypeVar("E", bound=Event)
DEAR = 15
"""A stake of which one would rather not owe the whole."""


def _in_a_round(is_met: Callable[[Events, int], bool]) -> Callable[[Memory], bool]:
    """Make a condition on one round, as a seat remembers it, one on the whole session."""

    @wraps(is_met)
    def is_done(memory: Memory) -> bool:
        return any(is_met(round, memory.seat) for round in memory.chapters(events.RoundBegan))

    return is_done


@_in_a_round
def head_belly_and_tail(round: Events, seat: int) -> bool:
    """True if the seat won all three pots of a round in which others went."""
    return len(_tricks(round, seat)) == POTS


@_in_a_round
def worst_card(round: Events, seat: int) -> bool:
    """True if the seat took a trick with a 2."""
    return any(number(event.card.id) == 2 for event in _tricks(round, seat))


@_in_a_round
def understudy(round: Events, seat: int) -> bool:
    """True if the seat took a trick with the 7 that stood in for the exposed card."""
    seven = _exposed(round).stand_in
    return any(event.card == seven for event in _tricks(round, seat))


@_in_a_round
def on_an_ace(round: Events, seat: int) -> bool:
    """True if the seat won a pot in a round in which all went because an ace was exposed."""
    return _won_though(round, seat, "ace")


@_in_a_round
def three_new_cards(round: Events, seat: int) -> bool:
    """True if the seat exchanged all three cards and won two pots with the new ones."""
    return _exchanged(round, seat) == POTS and len(_tricks(round, seat)) >= 2


@_in_a_round
def as_dealt(round: Events, seat: int) -> bool:
    """True if the seat exchanged no card and won two pots."""
    return _exchanged(round, seat) == 0 and len(_tricks(round, seat)) >= 2


@_in_a_round
def under_the_ace(round: Events, seat: int) -> bool:
    """True if the seat led the ace of trumps and another one had to follow with the 3 or the king."""
    exposed, first = _exposed(round).card.id, _first_trick(round)
    trumps = [play for play in first if suit(play.card.id) == suit(exposed)]
    ranks = [rank(play.card.id, exposed) for play in trumps]
    led = trumps[:1] == first[:1] and ranks[:1] == [ACE] and trumps[0].seat == seat
    return led and (KING in ranks or THREE in ranks)


@_in_a_round
def own_money(round: Events, seat: int) -> bool:
    """True if the seat paid a lulo onto the pots and won at least as much in the same round."""
    paid = sum(event.amount for event in _of(round, seat, events.LuloPaid))
    return 0 < paid <= _won(round, seat)


@_in_a_round
def well_passed(round: Events, seat: int) -> bool:
    """True if the seat passed in a round in which two others committed lulos."""
    passed = _of(round, seat, events.Passed)
    return bool(passed) and sum(isinstance(event, events.LuloCommitted) for event in round) >= 2


@_in_a_round
def tail_is_enough(round: Events, seat: int) -> bool:
    """True if the seat won the tail alone in a round whose lulo would have been large."""
    return [event.trick for event in _tricks(round, seat)] == [TRICK[-1]] and _stake(round) >= DEAR


@_in_a_round
def promise_kept(round: Events, seat: int) -> bool:
    """True if the seat won a pot in a round in which it went because of its promise."""
    return _won_though(round, seat, "promise")


def uphill(memory: Memory) -> bool:
    """True if the seat won the session, and was the poorest when half of the rounds were over."""
    rounds = memory.chapters(events.RoundBegan)
    half = [event for round in rounds[: len(rounds) // 2] for event in round]
    chips = [_won(half, seat) - _spent(half, seat) for seat in range(len(memory.standings))]
    return memory.has_won and chips[memory.seat] == min(chips) < max(chips)


def _of(story: Sequence[Event], seat: int, kind: type[E]) -> list[E]:
    """Return the events of that kind which are a seat's."""
    return [event for event in story if isinstance(event, kind) and getattr(event, "seat", None) == seat]


def _exposed(round: Events) -> events.Exposed:
    return next(event for event in round if isinstance(event, events.Exposed))


def _tricks(round: Events, seat: int) -> list[events.TrickTaken]:
    return _of(round, seat, events.TrickTaken)


def _first_trick(round: Events) -> list[Played]:
    taken = next((place for place, event in enumerate(round) if isinstance(event, events.TrickTaken)), 0)
    return [event for event in round[:taken] if isinstance(event, Played)]


def _won_though(round: Events, seat: int, why: str) -> bool:
    """True if the seat won a pot in a round in which it had to go for that reason."""
    went = any(event.why == why for event in _of(round, seat, events.Went))
    return went and bool(_tricks(round, seat))


def _exchanged(round: Events, seat: int) -> int | None:
    """Return how many cards a seat has exchanged; None where it was not asked."""
    return next((event.count for event in _of(round, seat, events.LaidAside)), None)


def _stake(round: Events) -> int:
    """Return the chips that were won with the three pots of a round."""
    return sum(event.chips for event in round if isinstance(event, events.TrickTaken))


def _won(story: Sequence[Event], seat: int) -> int:
    """Return the chips that a seat has taken off the pots."""
    tricks = sum(event.chips for event in _of(story, seat, events.TrickTaken))
    return tricks + sum(sum(event.pots) for event in _of(story, seat, events.TookAll))


def _spent(story: Sequence[Event], seat: int) -> int:
    """Return the chips that a seat has laid onto the pots."""
    kinds: tuple[type[Any], ...] = events.Anted, events.LuloPaid, events.Forfeited
    return sum(sum(event.pots) for kind in kinds for event in _of(story, seat, kind))


ACHIEVEMENTS = load_achievements(
    Path(__file__).with_name("achievements.toml"),
    (
        head_belly_and_tail, worst_card, understudy, on_an_ace, three_new_cards, as_dealt,
        under_the_ace, own_money, well_passed, tail_is_enough, promise_kept, uphill,
    ),
)  # fmt: skip
