"""Verifying: a true record comes out as it says, any other is told where it differs."""

from __future__ import annotations

import pytest

from game.core.action import action
from game.core.errors import UserError
from game.lab.checks import outcome, verify
from tests.pile import PILE
from tests.storage.test_saves import played


def test_a_finished_game_comes_out_as_it_says() -> None:
    first, *rows = outcome(verify(PILE, played(12))).splitlines()
    assert first == "ok: 12 decisions, the game is over"
    assert rows[0].startswith("1. ")
    assert len(rows) == 2


def test_a_running_game_is_verified_up_to_where_it_stands() -> None:
    assert outcome(verify(PILE, played(5))).startswith("ok: 5 decisions, the game is not over yet")


def test_a_changed_decision_is_told_where_it_differs() -> None:
    record = played(5)
    record.actions[2] = action("roll")
    with pytest.raises(UserError, match="Decision 3, 'roll', is not possible"):
        verify(PILE, record)


def test_another_seed_leads_to_another_game() -> None:
    record = played(5)
    record.seed += 1
    with pytest.raises(UserError):
        verify(PILE, record)


def test_another_position_at_the_end_is_told() -> None:
    record = played(5)
    record.position = played(4).position
    with pytest.raises(UserError, match="they lead to another position"):
        verify(PILE, record)
