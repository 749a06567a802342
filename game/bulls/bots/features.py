"""Features of a seat's position: its points, its Runners on the streets, and its cards."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

from game.bulls.bots.expected_points import expected_today
from game.bulls.rows import CARDS
from game.bulls.state import Bulls
from game.bulls.tokens import NOWHERE, RUNNERS_PER_SEAT
from game.estimate import load_weights

FEATURE_PHRASES = {
    "points": "more points",
    "running": "more points still running",
    "nearing": "more points close to the destinations",
    "runners": "more Runners about to set out",
    "cards": "better cards for later",
}
"""Every feature, and how one speaks of having more of it."""
WEIGHTS = load_weights(Path(__file__).with_name("weights.toml"), FEATURE_PHRASES)

_VALUES = tuple(card.worth for card in CARDS)


def features(state: Bulls) -> list[tuple[float, ...]]:
    """Return the features of each seat, divided by the root of the number of steps that are left.

    So grows how far these can part two seats. Those that set out and wait for their start count as Runners;
    once on the streets they count by the points that they may expect if no more cards are played, and by as
    much of them as they have run of their way.
    """
    last = len(state.board.rows) - 1
    spread = sqrt(max(last * (state.days - state.day + 1) - state.row, 1))
    way = state.row / last
    gone = bool(state.runners)
    waiting = [0 if gone else len(state.starting_runners(seat)) for seat in range(state.seats)]
    for id, space in zip(state.runners, state.spaces, strict=True):
        waiting[id // RUNNERS_PER_SEAT] += space == NOWHERE
    return [
        (
            state.total(seat) / spread,
            points / spread,
            points * way / spread,
            waiting[seat] / spread,
            sum([_VALUES[card] for card in state.hands[seat]]) / spread,
        )
        for seat, points in enumerate(expected_today(state))
    ]
