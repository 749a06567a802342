"""Subset games come out as the game was balanced: who is trampled, where the others arrive, what it scores.

The metrics come from a simulation of the rules that shares no line with this program: 5,000 games for each
number of players, in which everybody plays a random card on random targets and declines nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from game.bulls import GAME
from game.core.rng import Rng
from game.core.script import Ask, advance
from tests.bulls.table import OPTIONS, town


@dataclass(frozen=True)
class Balance:
    """Mean share of trampled Runners and mean points of a player, on days 1, 2 and 3."""

    trampled: tuple[float, float, float]
    points: tuple[float, float, float]


MEASURED = {
    2: Balance((0.26, 0.26, 0.26), (19.1, 20.2, 20.2)),
    3: Balance((0.30, 0.29, 0.30), (16.3, 17.2, 17.3)),
    4: Balance((0.33, 0.34, 0.33), (11.7, 12.4, 12.5)),
    5: Balance((0.36, 0.35, 0.36), (11.3, 12.1, 12.1)),
    6: Balance((0.38, 0.38, 0.38), (10.9, 11.8, 11.7)),
}
ARRIVALS = (0.155, 0.255, 0.205, 0.23, 0.16)
RESHUFFLES = {2: 0.0, 3: 0.0, 4: 1.0, 5: 1.2, 6: 2.0}


def keen(ask: Ask, rng: Rng) -> int:
    """The place of a random option that declines nothing, unless it is about keeping cards."""
    can_decline = str(ask.options[-1]) in ("done", "decline") and ask.prompt != "bulls.keep_cards"
    return rng.below(max(1, len(ask.options) - can_decline))


def play(seats: int, games: int) -> tuple[dict[str, float], list[float]]:
    """The mean metrics of that many games, and each seat's mean points."""
    sums: Counter[str] = Counter()
    points = [0.0] * seats
    for seed in range(games):
        rng = Rng(seed)
        state = GAME.setup(seats, {**OPTIONS, "start": "random"}, rng.split(), town())
        ask = advance(state)
        while ask is not None:
            ask = advance(state, ask.options[keen(ask, rng)])
        sums.update(GAME.metrics(state))
        points = [sum_ + state.total(seat) / games for seat, sum_ in enumerate(points)]
    return {name: value / games for name, value in sums.items()}, points


def check(seats: int, games: int, share: float, mean: float, fair: float) -> None:
    metrics, points = play(seats, games)
    balance = MEASURED[seats]
    for day in range(3):
        trampled = metrics[f"trampled on day {day + 1}"]
        assert trampled == pytest.approx(balance.trampled[day], abs=share)
        assert metrics[f"points on day {day + 1}"] == pytest.approx(balance.points[day], abs=mean)
    for slot, expected in enumerate(ARRIVALS, 1):
        assert metrics[f"survivors at D{slot}"] == pytest.approx(expected, abs=share)
    assert metrics["reshuffles"] == pytest.approx(RESHUFFLES[seats], abs=0.2)
    assert [total / (sum(points) / seats) for total in points] == pytest.approx([1.0] * seats, abs=fair)


@pytest.mark.parametrize("seats", MEASURED)
def test_a_hundred_games_come_out_as_the_game_was_balanced(seats: int) -> None:
    check(seats, games=100, share=0.05, mean=1.7, fair=0.1)


@pytest.mark.soak
@pytest.mark.parametrize("seats", MEASURED)
def test_five_thousand_games_come_out_as_the_game_was_balanced(seats: int) -> None:
    check(seats, games=5000, share=0.02, mean=0.4, fair=0.02)
