"""The features by which a position is estimated: chips, debts, and what the round will bring."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

from game.estimate import load_weights
from game.toruro.bots.policy import hand_value
from game.toruro.bots.rollout import play_on
from game.toruro.round import HAND
from game.toruro.state import Toruro
from game.toruro.tokens import POTS

FEATURE_PHRASES = {
    "chips": "more chips",
    "debts": "fewer lulos to pay",
    "tricks": "more chips in the tricks to come",
    "safe": "less danger of a lulo",
}
"""Every feature, and how one speaks of having more of it."""
WEIGHTS = load_weights(Path(__file__).with_name("weights.toml"), FEATURE_PHRASES)

# By how many chips one round can part two seats: some anyhow, and a part of the slate and of the stake.
# Beyond the least number of rounds so many more can be expected.
CHIPS, OF_SLATE, OF_STAKE = 2.6, 0.18, 0.12
ROUNDS = 4.5

# Of hands, in hundredths: which of those that have not spoken will go; what the exchange makes of a poor one;
# and which are as good as a trick.
WILLING, MENDED, SURE = 60, 55, 115


def features(state: Toruro) -> list[tuple[float, ...]]:
    """Return the features of each seat, in chips, divided by the spread that the rounds to come can bring."""
    owed = [0] * state.seats
    for debt in state.debts:
        owed[debt.seat] += debt.amount
    left = max(state.house.least_rounds - state.round, 0)
    spread = (CHIPS + OF_SLATE * sum(owed) + OF_STAKE * state.stake) * sqrt(left + ROUNDS)
    won, lost = [0.0] * state.seats, [0.0] * state.seats
    if any(state.hands):
        foresee = _play_on if state.plays or _is_ready(state) else _weigh_hands
        foresee(state, state.lulo, won, lost)
    return [
        (chips / spread, -debts / spread, more / spread, -less / spread)
        for chips, debts, more, less in zip(state.net, owed, won, lost, strict=True)
    ]


def _is_ready(state: Toruro) -> bool:
    """True if all who go have exchanged and hold the cards that they will play."""
    return None not in state.goes and all(
        state.exchanged[seat] is not None and len(state.hands[seat]) == HAND for seat in state.goers()
    )


def _play_on(state: Toruro, lulo: int, won: list[float], lost: list[float]) -> None:
    """Add to `won` and `lost` what each seat gets if all play on by the bots' policy."""
    takers = play_on(state, list(state.plays))
    for pot in range(len(state.takers), POTS):
        won[takers[pot]] += state.pots[pot]
    for seat in state.goers():
        if seat not in takers:
            lost[seat] = lulo


def _weigh_hands(state: Toruro, lulo: int, won: list[float], lost: list[float]) -> None:
    """Add to `won` and `lost` what each seat may expect of pots and of a lulo, by the values of the hands."""
    worths = {}
    for seat, hand in enumerate(state.hands):
        if hand and state.goes[seat] is not False:
            value = hand_value(hand, state.exposed)
            if state.goes[seat] or value >= WILLING:
                worths[seat] = value if state.exchanged[seat] is not None else max(value, MENDED)
    whole = sum([value * value for value in worths.values()])
    for seat, value in worths.items():
        won[seat] = state.stake * value * value / whole if whole else state.stake / len(worths)
        if len(worths) > 1:
            lost[seat] = lulo * min(max(SURE - value, 0), 100) / 100
