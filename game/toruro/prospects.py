"""What can be measured of a seat's prospects: its chips, its debts, and how it stands in the round."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

from game.core.estimate import load_weights
from game.toruro.judgement import worth
from game.toruro.state import Toruro
from game.toruro.tokens import POTS

PHRASES = {
    "chips": "more chips",
    "debts": "less on the slate",
    "tricks": "a trick won, and so no lulo",
    "hand": "a better hand",
}
"""Every feature, and how one speaks of having more of it."""
WEIGHTS = load_weights(Path(__file__).with_name("weights.toml"), PHRASES)


def measure(state: Toruro) -> list[tuple[float, ...]]:
    """By seat its features. Chips count the less the more rounds are left and the more they are about."""
    seats = range(state.seats)
    left = max(state.house.least_rounds - state.round, 1)
    spread = (POTS + sum([debt.amount for debt in state.debts]) / 3) * sqrt(left)
    owed = [0] * state.seats
    for debt in state.debts:
        owed[debt.seat] += debt.amount
    open_chips = sum(state.pots)
    found = []
    for seat in seats:
        hand = open_chips * worth(state.hands[seat], state.exposed) / 100 if state.hands[seat] else 0.0
        safe = state.stake if seat in state.takers else 0
        found.append((state.net[seat] / spread, -owed[seat] / spread, safe / spread, hand / spread))
    return found
