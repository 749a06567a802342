"""What the master makes of a hand of the day from the player's chair: always the same, on every computer."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.bots.characters import find_character
from game.bots.think import choose
from game.core.action import Action
from game.core.game import AnyGame, Graph
from game.core.record import Record
from game.core.rng import Rng
from game.core.table import Table, replay
from game.daily.hand import Hand, is_over, points_of

MASTER = "master"
SALT, STRIDE = 0xDA1, 0x9E3779B9
"""What the seeds of all thoughts are made with: each decision has its own, and can be thought alone."""


class Outcome(NamedTuple):
    """What was decided in a hand so far, and what everybody has; None while it is not over."""

    actions: tuple[Action, ...]
    points: tuple[int, ...] | None


def play_on(
    game: AnyGame, hand: Hand, begun: Record, board: Graph | None, searches: int | None = 1
) -> Outcome:
    """Return how a hand goes on when the master sits in the player's chair.

    It stops when the master has searched so often, or at its end if `searches` is None.
    """
    table = replay(game, begun, board)
    left = searches
    while not is_over(hand, table) and left != 0:
        left = _decide(table, left)
    while not is_over(hand, table) and table.ask is not None and not table.seats[table.ask.seat].human:
        _decide(table, None)
    points = points_of(table) if is_over(hand, table) else None
    return Outcome(tuple(table.record.actions), points)


def _decide(table: Table[Any, Any], left: int | None) -> int | None:
    """Answer the question on a table; return how many searches are left after that."""
    ask = table.ask
    assert ask is not None
    seat, game = table.seats[ask.seat], table.game
    character = find_character(seat.bot or MASTER, game.meta.id)
    seed = (table.record.seed ^ SALT) + STRIDE * len(table.record.actions)
    action = choose(game, table.view(ask.seat), ask, Rng(seed), character)
    table.play(ask.seat, action)
    return left - 1 if left is not None and seat.human and len(ask.for_bots) > 1 else left
