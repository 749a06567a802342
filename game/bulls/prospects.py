"""What can be measured of a seat's prospects: its points, its dice on the streets, and its cards."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

from game.bulls.outlook import Outlook
from game.bulls.rows import CARDS
from game.bulls.state import Bulls
from game.core.estimate import load_weights

PHRASES = {
    "points": "more points",
    "running": "more points still running",
    "runners": "more Runners about to set out",
    "cards": "better cards in hand",
}
"""Every feature, and how one speaks of having more of it."""
WEIGHTS = load_weights(Path(__file__).with_name("weights.toml"), PHRASES)


def measure(state: Bulls) -> list[tuple[float, ...]]:
    """By seat its features. A step can part the seats by so much, and the more steps are left the less a
    point counts: all are divided by the root of the steps that are left."""
    spread = sqrt((len(state.board.rows) - 1) * (state.days - state.day + 1) - state.row + 1)
    totals = Outlook(state, 0).totals
    waiting = [0] * state.seats
    if not state.runners:
        waiting = [len(state.crowd(seat)) for seat in range(state.seats)]
    found = []
    for seat, hand in enumerate(state.hands):
        points = state.total(seat)
        found.append(
            (
                points / spread,
                (totals[seat] - points) / spread,
                waiting[seat] / spread,
                sum([CARDS[card].worth for card in hand]) / spread,
            )
        )
    return found
