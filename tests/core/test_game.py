"""A small game can leave out what it does not need: bots, hints and reviews go on without it."""

from __future__ import annotations

import pytest

from game.bots.characters import find_character
from game.bots.reasons import decisive_feature
from game.bots.think import think
from game.core.action import token
from game.core.codec import encode
from game.core.event import Event
from game.core.game import Game
from game.core.rng import Rng
from game.core.script import advance, pending
from game.estimate import estimate
from tests.pile import PILE, PileState, PileView

BARE: Game[PileState, PileView] = Game(
    meta=PILE.meta,
    state=PILE.state,
    frames=PILE.frames,
    setup=PILE.setup,
    view=PILE.view,
    determinize=PILE.determinize,
    standings=PILE.standings,
)
"""The Pile with nothing but what every game has to have."""


def begun() -> PileState:
    state = BARE.setup(3, {"blind": False}, Rng(1), None)
    ask = advance(state)
    for _ in range(4):
        assert ask is not None
        ask = advance(state, ask.options[0])
    return state


def test_without_features_a_better_place_is_a_larger_share() -> None:
    state = begun()
    state.points = [10, 30, 10]
    first, best, last = estimate(BARE, state)
    assert best > first == last and sum((first, best, last)) == pytest.approx(1)


def test_without_values_bots_take_the_first_option_and_a_search_still_thinks() -> None:
    state = begun()
    ask = pending(state)
    assert ask is not None and len(ask.options) > 1
    view = BARE.view(state, ask.seat)
    assert BARE.favourite(state, ask) == ask.options[0]
    thought = think(BARE, view, ask, Rng(1), find_character("master", "pile"))
    assert thought.action in ask.options and thought.iterations > 0
    assert [*BARE.style(state, ask)] == [()] * len(ask.options)
    assert BARE.why_not(view, ask, token("card", 1)) is None
    assert decisive_feature(BARE, view, ask, Rng(1), ask.options[0], ask.options[-1]) == ""


def test_a_clone_by_default_keeps_its_board_and_loses_only_its_news() -> None:
    state = begun()
    heard: list[Event] = []
    state.events = heard
    copy = BARE.clone(state)
    assert copy.events is None and state.events is heard and encode(copy) == encode(state)
    copy.hands[0].clear()
    copy.rng.die()
    assert encode(copy) != encode(state) == encode(BARE.clone(state))
