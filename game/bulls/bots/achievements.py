"""The achievements of El Toro: whether they happened to a person. Their words stand in achievements.toml."""

from __future__ import annotations

from pathlib import Path

from game.bulls.events import Arrived, Charged, DayBegan, DayEnded, StepBegan, Trampled
from game.bulls.rows import CARDS, DESTINATIONS, RULES
from game.bulls.tokens import RUNNERS_PER_SEAT
from game.core.achievement import Events, Memory, load_achievements
from game.core.action import Token
from game.core.event import Paid, Played, Rolled

CROWDED = 3
"""Runners that are many in one place."""
FEW = 4
"""With fewer Runners at dawn it is no wonder if only one is left."""


def whole_beach(memory: Memory) -> bool:
    """True if Runners of the person reach all destinations of a day."""
    return any(len(_arrivals(day, memory.seat)) == len(memory.view.slots) for day in _days(memory))


def not_a_scratch(memory: Memory) -> bool:
    """True if all their Runners of a day reach the sea."""
    return any(not _lost(day, memory.seat) for day in _days(memory))


def horns_breadth(memory: Memory) -> bool:
    """True if three of their Runners are charged in one place, and all get away."""
    return any(
        len(own := _own(event.runners, memory.seat)) >= CROWDED and not own & _lost(step, memory.seat)
        for step in memory.chapters(StepBegan)
        for event in step
        if isinstance(event, Charged)
    )


def one_is_enough(memory: Memory) -> bool:
    """True if of four Runners or more a single one reaches the sea."""
    return any(
        len(_rolled(day, memory.seat)) >= FEW
        and sum(len(event.runners) for event in _arrivals(day, memory.seat)) == 1
        for day in _days(memory)
    )


def breakfast(memory: Memory) -> bool:
    """True if the Bank pays them at dawn."""
    return any(
        isinstance(event, Paid) and event.seat == memory.seat and event.rule == "bulls.6.2"
        for event in memory.events
    )


def nothing_broken(memory: Memory) -> bool:
    """True if three of their Runners meet in the China Shop."""
    return any(
        DESTINATIONS[event.destination.id].id == "china_shop" and len(event.runners) >= CROWDED
        for day in _days(memory)
        for event in _arrivals(day, memory.seat)
    )


def friends_along(memory: Memory) -> bool:
    """True if they begin a day with two Runners more than usual."""
    usual = RULES.runners[len(memory.standings)]
    return any(len(_rolled(day, memory.seat)) >= usual + 2 for day in _days(memory))


def ole(memory: Memory) -> bool:
    """True if after their Red Cape the charge tramples a rival's Runner, and none of theirs."""
    return any(
        isinstance(event, Played) and event.seat == memory.seat and CARDS[event.card.id].id == "red_cape"
        for step in memory.chapters(StepBegan)
        if not _lost(step, memory.seat) and any(isinstance(event, Trampled) for event in step)
        for event in step
    )


def three_flags(memory: Memory) -> bool:
    """True if all their Direction tokens lie on signs when the game ends."""
    return not memory.view.supply(memory.seat)


def third_day(memory: Memory) -> bool:
    """True if they win and were last when an earlier day had ended."""
    evenings = [event.totals for event in memory.events if isinstance(event, DayEnded)][:-1]
    behind = (totals[memory.seat] == min(totals) < max(totals) for totals in evenings)
    return memory.has_won and any(behind)


def by_a_nose(memory: Memory) -> bool:
    """True if they win alone, by a single point or by the third day."""
    points = [row.points for row in memory.standings if row.seat != memory.seat]
    alone = [row.seat for row in memory.standings if row.place == 1] == [memory.seat]
    return alone and memory.standings[memory.seat].points - max(points) <= 1


def live_and_let_run(memory: Memory) -> bool:
    """True if they win and have played no card that touches rival Runners."""
    played = (event for event in memory.events if isinstance(event, Played) and event.seat == memory.seat)
    return memory.has_won and not any(
        getattr(effect, "owner", "") in ("rival", "any")
        for event in played
        for effect in CARDS[event.card.id].effects
    )


def _days(memory: Memory) -> list[Events]:
    return memory.chapters(DayBegan)


def _own(runners: tuple[Token, ...], seat: int) -> set[Token]:
    return {runner for runner in runners if runner.id // RUNNERS_PER_SEAT == seat}


def _arrivals(events: Events, seat: int) -> list[Arrived]:
    return [event for event in events if isinstance(event, Arrived) and event.seat == seat]


def _lost(events: Events, seat: int) -> set[Token]:
    """Return the seat's Runners that are trampled in these events."""
    return {runner for event in events if isinstance(event, Trampled) for runner in _own(event.runners, seat)}


def _rolled(events: Events, seat: int) -> tuple[Token, ...]:
    """Return the seat's Runners that are rolled at dawn."""
    return next(
        event.dice
        for event in events
        if isinstance(event, Rolled) and event.seat == seat and event.rule == "bulls.6.6"
    )


ACHIEVEMENTS = load_achievements(
    Path(__file__).with_name("achievements.toml"),
    (
        whole_beach, not_a_scratch, horns_breadth, one_is_enough, breakfast, nothing_broken,
        friends_along, ole, three_flags, third_day, by_a_nose, live_and_let_run,
    ),
)  # fmt: skip
