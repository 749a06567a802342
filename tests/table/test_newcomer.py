"""Whoever opens the program for the first time soon has something to decide, with few presses."""

from __future__ import annotations

import pytest

from tests.bench.newcomer import BETWEEN, BUTTONS, FIRST
from tests.table.conftest import Sit
from tests.table.hands import Mouse
from tests.table.newcomer import DirectKeyboard, Newcomer, Unpainted

BARE = True
SOME = 3
"""Decisions that are looked at; `python -m tests.bench.newcomer` plays whole games."""


@pytest.mark.parametrize("device", [Mouse, DirectKeyboard])
@pytest.mark.parametrize("game", BUTTONS)
def test_the_first_choices_come_soon_and_take_few_presses(
    sit: Sit, game: str, device: type[Mouse | DirectKeyboard]
) -> None:
    sitting = sit(speed="normal")
    sitting.manager = Unpainted(sitting.window, sitting.app.services, sitting.app.home)
    player = Newcomer(sitting, device(sitting), 1)
    player.begin(BUTTONS[game])
    diary = player.diary
    assert 0 < diary.first <= FIRST
    player.play(lambda ask: len(diary.decisions) == SOME)
    assert len(diary.decisions) == SOME
    assert all(made.stretch <= BETWEEN for made in diary.decisions)
