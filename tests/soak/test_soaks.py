"""Every soak runs in the suite too, shortly."""

from __future__ import annotations

import sys
from random import Random

import pytest

from tests.soak import bots, damage, kill

SHORT = 6


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not fork processes")
def test_a_program_that_is_killed_at_any_moment_loses_no_more_than_the_decision_in_flight() -> None:
    for seed in range(SHORT):
        kill.once(Random(seed))


@pytest.mark.parametrize("kind", damage.KINDS, ids=lambda kind: kind.__name__)
def test_damaged_input_is_refused_in_one_sentence(kind: damage.Kind) -> None:
    for seed in range(40):
        kind(Random(seed))


def test_games_between_bots_end() -> None:
    for seed in range(2):
        bots.once(Random(seed))
