"""Features of a seat: how far it is from the King's service, and what helps it on."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

from game.alatriste.bots import values
from game.alatriste.odds import chance_to_reach
from game.alatriste.rows import BOXES, CARDS, PALACE
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import NOWHERE
from game.estimate import load_weights

FEATURE_PHRASES = {
    "pace": "fewer turns from the King's service",
    "fame": "more Fame",
    "transport": "a transport",
    "friends": "better friends with the Favourite",
    "near": "closer to the Favourite",
    "vigour": "more Vigour",
    "fencing": "more Fencing",
    "ducats": "more Ducats",
    "income": "a better income",
    "hand": "better cards for later",
    "free": "fewer attacks waiting",
    "score": "a better score as the last round comes near",
}
"""Every feature, and how one speaks of having more of it."""
WEIGHTS = load_weights(Path(__file__).with_name("weights.toml"), FEATURE_PHRASES)

FAME_A_TURN = 1.2  # that a good player gains
STEPS_A_TURN = 3.5
UP = 3.0  # turns to El Valido, for whoever cannot set out yet
FIND = 5.0  # turns to come by a transport
AGAIN = 3.0  # turns from one audience to the next
LUCK = 4.0  # turns that luck gives or takes
CLOSE = 3.0  # turns from El Valido at which being near counts for a third
LATE = 3.0  # rounds before the last one at which the score counts for a third

TARGET = BOXES[PALACE].audience or 0
LEAST = chance_to_reach(12)  # nobody is denied two sixes
_HELD = {number: values.card(Player(), number) for number in CARDS}


GONE = (-99.0,) * len(FEATURE_PHRASES)
"""The features of whoever has left the game."""


def features(state: Alatriste) -> list[tuple[float, ...]]:
    """Return the features of every seat: points, cards and turns, of Vigour the first points above all.

    Those of `near` and `score` count the more the closer El Valido or the last round is.
    """
    late = exp((state.round - state.cap) / LATE) if state.cap else 0.0
    return [GONE if player.left else _features(state, player, late) for player in state.players]


def _features(state: Alatriste, player: Player, late: float) -> tuple[float, ...]:
    fame, rides, friends = player.fame_total, player.is_mounted, player.friends_at_court
    chance = max(LEAST, chance_to_reach(TARGET - friends))
    turns, near = float(player.away + player.skip), 0.0
    if rides and fame >= player.audience_fame and player.box != NOWHERE:
        turns += state.board.steps[player.box][PALACE] / STEPS_A_TURN
        near = exp(-turns / CLOSE)
    else:
        turns += UP + max(0, player.audience_fame - fame) / FAME_A_TURN + (0.0 if rides else FIND)
    return (
        -log(turns + AGAIN * (1 / chance - 1) + LUCK),
        float(min(fame, player.audience_fame)),
        float(rides),
        log(chance / LEAST),
        near,
        values.vigour(player.vigour),
        float(player.combat_fencing),
        values.ducats(player.ducats),
        float(player.sum_of("income")),
        sum([_HELD[number] for number in player.hand]),
        -float(len(player.attacks)),
        late * (fame + player.ducats / 2),
    )
