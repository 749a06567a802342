"""What a box is worth as a place to go on from, for whoever may enter the zones of a level."""

from __future__ import annotations

from functools import lru_cache

from game.alatriste.bots.values import CARD, deeds
from game.alatriste.madrid import Madrid
from game.alatriste.moves import walks
from game.alatriste.player import Player
from game.alatriste.rows import BOXES

DISCOUNT = 0.75  # of a turn later
_TURNS = 12
_ANYBODY = Player(vigour=8, fame=8, fencing=4, ducats=6)


@lru_cache(maxsize=16)
def prospects(madrid: Madrid, level: int) -> tuple[float, ...]:
    """By box, what the turns from there on bring somebody with middling chips who moves well."""
    here = [deeds(_ANYBODY, row.do, box) + CARD * row.card for box, row in enumerate(BOXES)]
    ends = [[tuple(walks(madrid, box, die, level)) for die in range(1, 7)] for box, _ in enumerate(BOXES)]
    later = [0.0] * len(BOXES)
    for _ in range(_TURNS):
        later = [
            sum(max(here[end] + DISCOUNT * later[end] for end in die) for die in dice) / 6 for dice in ends
        ]
    return tuple(DISCOUNT * value for value in later)
