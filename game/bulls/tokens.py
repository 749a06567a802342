"""The names of everything on the table, and all Actions: each is made here once."""

from __future__ import annotations

from functools import cache, lru_cache

from game.bulls.rows import CARDS, DESTINATIONS, RULES
from game.core.action import Action, Token, action, token

RUNNERS_PER_SEAT = 16
"""Ids kept for the Runners of a seat: `runner:id` belongs to seat `id // RUNNERS_PER_SEAT`."""
FLAGS_PER_SEAT = RULES.tokens_per_player
"""Direction tokens of a seat: `marker:id` belongs to seat `id // FLAGS_PER_SEAT`."""
NOWHERE = -1
"""The place of a Runner that showed a 1 and is not placed yet, and of a Direction token in its supply."""

RUNNER = tuple(token("runner", id) for id in range(RUNNERS_PER_SEAT * max(RULES.runners)))
BULL = tuple(token("bull", id) for id in range(RULES.total_bulls))
CARD = tuple(token("card", id) for id in range(len(CARDS)))
DESTINATION = tuple(token("destination", id) for id in range(len(DESTINATIONS)))
MARKER = tuple(token("marker", id) for id in range(FLAGS_PER_SEAT * max(RULES.runners)))
FACE = tuple(token("face", face) for face in range(7))

# The five verbs: play a card; pick a die, a card to discard, a face, a space, a sign or a Direction token;
# end a subset; take none of what is offered; pass with an empty hand.
PLAY = tuple(action("play", card) for card in CARD)
PICK_RUNNER = tuple(action("pick", runner) for runner in RUNNER)
PICK_BULL = tuple(action("pick", bull) for bull in BULL)
PICK_CARD = tuple(action("pick", card) for card in CARD)
PICK_MARKER = tuple(action("pick", marker) for marker in MARKER)
PICK_FACE = tuple(action("pick", face) for face in FACE[1:])
DONE = action("done")
DECLINE = action("decline")
PASS = action("pass")


def owner(thing: Token) -> int:
    """Return the seat to which a Runner or a Direction token belongs."""
    return thing.id // (RUNNERS_PER_SEAT if thing.kind == "runner" else FLAGS_PER_SEAT)


@lru_cache(maxsize=4096)
def picks(kind: str, ids: tuple[int, ...]) -> tuple[Action, ...]:
    """Return the Actions that pick spaces or signs, of which each town has its own number."""
    return tuple(action("pick", token(kind, id)) for id in ids)


@cache
def left(count: int) -> Token:
    """Return what an Ask is about where so many more may be picked."""
    return token("left", count)
