"""What can be measured of a seat's prospects: its Fame, its chips and cards, and its way to El Valido."""

from __future__ import annotations

from pathlib import Path

from game.alatriste import worth
from game.alatriste.rows import PALACE
from game.alatriste.state import Alatriste
from game.core.estimate import load_weights

PHRASES = {
    "fame": "more Fame",
    "vigour": "more Vigour",
    "fencing": "more Fencing",
    "ducats": "more Ducats",
    "transport": "a transport",
    "way": "a shorter way to El Valido",
}
"""Every feature, and how one speaks of having more of it."""
WEIGHTS = load_weights(Path(__file__).with_name("weights.toml"), PHRASES)
GONE = (-99.0,) * len(PHRASES)
"""The features of whoever has left."""


def measure(state: Alatriste) -> list[tuple[float, ...]]:
    """By seat its features."""
    found = []
    for player in state.players:
        if player.left:
            found.append(GONE)
            continue
        near = player.level == 3 and player.present
        found.append(
            (
                float(player.fame_total),
                worth.vigour(player.vigour),
                float(player.fencing),
                float(player.ducats),
                float(player.transport),
                16.0 - state.board.steps[player.box][PALACE] if near else 0.0,
            )
        )
    return found
