"""Others are shown faster to whoever has waited for long, but for what is worth its time."""

from __future__ import annotations

from itertools import pairwise
from math import e
from typing import Any

import pytest

from game import find
from game.bots.characters import find_character
from game.bulls.events import Charged, Ran
from game.core.event import Drew, Event, Played, Rolled
from game.core.table import Table
from scenes.skins.bulls.event_table import CHARGE, RunAttention
from scenes.stage.attention import Attention
from scenes.table.bot_jobs import BotJobs, Then, ThinkJob, timeout
from scenes.table.patience import BRISK, BRISKEST, EASE, FIRST, LONGEST, QUICKENS, RUSH, Patience
from tests.table.tables import regulars

LONG = 2.0
FRAME = 1 / 60
HALF_A_MINUTE = 30.0


class Gaze(Attention):
    """Savours what is played."""

    patience = LONG

    def is_savoured(self, event: Event) -> bool:
        return isinstance(event, Played)


class Stopwatch(BotJobs):
    """Notes for how many seconds somebody may think."""

    def __init__(self, pool: None) -> None:
        super().__init__(pool)
        self.given: list[float] = []

    def ask(self, name: str, then: Then, seconds: float, *work: Any, haste: float = 1.0) -> None:
        self.given.append(seconds)


def waited(patience: Patience, seconds: float) -> None:
    """Nobody can do anything for so long."""
    patience.pass_by(seconds, None)


def patience_in(attention: Attention) -> Patience:
    """That of somebody who has had a turn."""
    made = Patience(attention)
    made.begin_turn()
    return made


def some(kind: type[Event], rule: str = "") -> Event:
    """An event of a kind, of which nothing else matters."""
    made = object.__new__(kind)
    object.__setattr__(made, "rule", rule)
    return made


def test_what_comes_after_a_long_wait_is_shown_faster_and_faster() -> None:
    patience = patience_in(Gaze())
    assert patience.pass_by(LONG, some(Drew)) == 1.0
    paces = [patience.pass_by(1.0, some(Drew)) for _ in range(30)]
    steps = [later / sooner for sooner, later in pairwise([1.0, *paces])]
    assert all(1.0 <= step < 1.3 for step in steps)  # nothing jumps
    assert paces[-1] == pytest.approx(RUSH)


def test_whoever_has_not_had_a_turn_yet_waits_for_the_first_one_less_gladly() -> None:
    table = Gaze()
    table.patience = 10.0
    new, old = Patience(table), patience_in(table)
    for patience in (new, old):
        waited(patience, FIRST + EASE)
    assert new.haste == pytest.approx(e) and old.haste == 1.0
    assert BRISK < new.pass_by(0.1, some(Played)) < BRISKEST and old.pass_by(0.1, some(Played)) == 1.0


@pytest.mark.parametrize("usual", [10.0, 20.0, 40.0, 90.0, 180.0, 240.0])
def test_what_takes_four_minutes_is_over_within_half_a_minute(usual: float) -> None:
    table = Gaze()
    table.patience = 10.0
    patience, left, waits = patience_in(table), usual, 0.0
    while left > 0:
        left -= FRAME * patience.pass_by(FRAME, some(Drew))
        waits += FRAME
    assert waits <= min(usual + FRAME, HALF_A_MINUTE)


def test_what_is_savoured_takes_its_own_time_unless_one_has_waited_for_too_long() -> None:
    patience = patience_in(Gaze())
    waited(patience, LONG + 2 * EASE)
    assert patience.pass_by(0.1, some(Played)) == 1.0 < patience.pass_by(0.1, some(Drew))
    waited(patience, LONGEST - LONG - 2 * EASE)
    assert patience.pass_by(0.1, some(Played)) == pytest.approx(BRISK + 0.3 * QUICKENS)
    paces = [patience.pass_by(1.0, some(Played)) for _ in range(30)]
    assert paces == sorted(paces) and paces[-1] == BRISKEST < patience.pass_by(0.1, some(Drew))


def test_who_keeps_people_waiting_thinks_for_a_shorter_time() -> None:
    table = Table(find("toruro"), regulars(find("toruro"), 3, 0), 5)
    patience, jobs = patience_in(Gaze()), Stopwatch(None)
    assert table.ask is not None
    thought = ThinkJob(table, table.ask, 1)
    thought.character = find_character("urraca", "toruro")
    for seconds in (LONG, EASE, LONGEST):
        waited(patience, seconds)
        thought.start(jobs, True, patience.haste)
    full = thought.character.seconds
    assert jobs.given == pytest.approx([full, full / e, full / RUSH])
    assert timeout(full / RUSH, RUSH) < full < timeout(full)


def test_a_turn_of_ones_own_ends_the_waiting() -> None:
    patience = patience_in(Gaze())
    waited(patience, 10 * LONG)
    patience.begin_turn()
    assert patience.haste == patience.pass_by(0.1, None) == 1.0


@pytest.mark.parametrize(
    ("event", "savoured"),
    [
        (some(Ran), True),
        (some(Charged), True),
        (some(Played), True),
        (some(Rolled, CHARGE), True),
        (some(Rolled, "bulls.5.1"), False),
        (some(Drew), False),
    ],
)
def test_the_bulls_savour_the_run_its_charges_and_the_cards_of_rivals(event: Event, savoured: bool) -> None:
    assert RunAttention().is_savoured(event) is savoured


def test_whoever_thinks_without_a_search_is_waited_for_in_any_haste() -> None:
    assert timeout(0.0, RUSH) >= 0.5
