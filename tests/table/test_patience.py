"""Others are shown faster to whoever has waited for long, but for what is worth its time."""

from __future__ import annotations

from typing import Any

import pytest

from game import find
from game.bots.characters import find_character
from game.bulls.events import Charged, Ran
from game.core.event import Drew, Event, Played, Rolled
from game.core.table import Table
from scenes.skins.bulls import event_table
from scenes.stage.skin import Motion
from scenes.table.bot_jobs import BotJobs, Then, ThinkJob, timeout
from scenes.table.patience import BRISK, HASTE, LONGEST, RUSH, Patience
from tests.table.tables import regulars

LONG = 2.0


class Show(Motion):
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
    """Nobody is asked for so long."""
    patience.pass_by(seconds, False, None)


def some(kind: type[Event], rule: str = "") -> Event:
    """An event of a kind, of which nothing else matters."""
    made = object.__new__(kind)
    object.__setattr__(made, "rule", rule)
    return made


def test_what_comes_after_a_long_wait_is_shown_faster() -> None:
    patience = Patience(Show())
    assert patience.pass_by(LONG, False, some(Drew)) == 1.0
    assert patience.pass_by(0.1, False, some(Drew)) == HASTE


def test_what_is_savoured_takes_its_own_time_unless_one_has_waited_for_too_long() -> None:
    patience = Patience(Show())
    waited(patience, 5 * LONG)
    assert patience.pass_by(0.1, False, some(Played)) == 1.0
    assert patience.pass_by(0.1, False, some(Drew)) == HASTE
    waited(patience, LONGEST)
    assert patience.pass_by(0.1, False, some(Played)) == BRISK < HASTE
    assert patience.pass_by(0.1, False, some(Drew)) == RUSH


def test_who_keeps_people_waiting_thinks_for_a_shorter_time() -> None:
    table = Table(find("toruro"), regulars(find("toruro"), 3, 0), 5)
    patience, jobs = Patience(Show()), Stopwatch(None)
    assert table.ask is not None
    thought = ThinkJob(table, table.ask, 1)
    thought.character = find_character("urraca", "toruro")
    for seconds in (LONG, 5 * LONG, LONGEST):
        waited(patience, seconds)
        thought.start(jobs, True, patience.haste)
    full = thought.character.seconds
    assert jobs.given == [full, full / HASTE, full / RUSH]
    assert timeout(full / RUSH, RUSH) < full < timeout(full)


def test_a_choice_ends_the_waiting() -> None:
    patience = Patience(Show())
    waited(patience, 10 * LONG)
    assert patience.pass_by(0.1, True, None) == 1.0
    assert patience.pass_by(0.1, False, None) == 1.0


@pytest.mark.parametrize(
    ("event", "savoured"),
    [
        (some(Ran), True),
        (some(Charged), True),
        (some(Played), True),
        (some(Rolled, event_table.CHARGE), True),
        (some(Rolled, "bulls.5.1"), False),
        (some(Drew), False),
    ],
)
def test_the_bulls_savour_the_run_its_charges_and_the_cards_of_rivals(event: Event, savoured: bool) -> None:
    assert event_table.is_savoured(event) is savoured


def test_whoever_thinks_without_a_search_is_waited_for_in_any_haste() -> None:
    assert timeout(0.0, RUSH) >= 0.5
