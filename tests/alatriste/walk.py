"""Walks through whole games at random, for tests that look at every position."""

from __future__ import annotations

from collections.abc import Iterator

from game.alatriste import GAME
from game.alatriste.state import Alatriste
from game.alatriste.tokens import DISCARD_OWN, OFFER
from game.core.rng import Rng
from game.core.script import Ask, advance
from tests.alatriste.table import madrid

SELDOM = 6
"""Random players would do little else but trade and throw away; they think of it one time in so many."""


def walk(seats: int, seed: int, trading: bool = True, cap: int = 30) -> Iterator[tuple[Alatriste, Ask]]:
    """Every position of a game between random players who never give up; events are collected."""
    rng = Rng(seed)
    state = GAME.setup(seats, {"cap": cap, "trading": trading}, rng.split(), madrid())
    state.events = []
    ask = advance(state)
    while ask is not None:
        yield state, ask
        calm = [option for option in ask.options if option.verb != "propose_end"] or ask.options
        busy = [option for option in calm if option not in (OFFER, DISCARD_OWN)]
        ask = advance(state, rng.pick(busy if busy and rng.below(SELDOM) else calm))
