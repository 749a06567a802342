"""Others are shown faster to whoever has waited for long, but for what is worth its time."""

from __future__ import annotations

import pytest

from game.bulls.events import Charged, Ran
from game.core.event import Drew, Event, Played, Rolled
from scenes.skins.bulls import event_table
from scenes.stage.skin import Motion
from scenes.table.patience import HASTE, Patience

LONG = 2.0


class Show(Motion):
    """Savours what is played."""

    patience = LONG

    def is_savoured(self, event: Event) -> bool:
        return isinstance(event, Played)


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


def test_what_is_savoured_takes_its_own_time_however_long_one_has_waited() -> None:
    patience = Patience(Show())
    waited(patience, 10 * LONG)
    assert patience.pass_by(0.1, False, some(Played)) == 1.0
    assert patience.pass_by(0.1, False, some(Drew)) == HASTE


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
