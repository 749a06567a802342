"""The novice can be beaten by a child, who knows one rule and does anything else as it comes."""

from __future__ import annotations

import pytest

from game.bots.characters import Character, find_character
from game.bots.think import choose
from game.core.action import Action
from game.core.game import new_state, resolve_options
from game.core.rng import Rng
from game.core.script import Ask, advance
from game.toruro import GAME
from game.toruro.deck import suit
from game.toruro.state import Toruro
from game.toruro.tokens import GO, PASS

SESSIONS, SEATS = 120, 3
NOVICES = [find_character(name, "toruro") for name in ("lola", "cosme")]


def child(state: Toruro, ask: Ask, rng: Rng) -> Action:
    """Goes with a trump, passes without; everything else as it comes."""
    if ask.prompt == "toruro.go":
        trumps = [card for card in state.hands[ask.seat] if suit(card) == suit(state.exposed)]
        return GO if trumps else PASS
    return rng.pick(ask.for_bots)


def before(novice: Character, seed: int) -> float:
    """What part of the novices the child leaves behind in a session, one of the same place as a half."""
    seat = seed % SEATS
    state = new_state(GAME, SEATS, seed // SEATS + 1, resolve_options(GAME.meta, {"preset": "mesa"}), None)
    minds = [Rng(SEATS * seed + place) for place in range(SEATS)]
    ask = advance(state)
    while ask is not None:
        mind = minds[ask.seat]
        if ask.seat == seat:
            answer = child(state, ask, mind)
        else:
            answer = choose(GAME, GAME.view(state, ask.seat), ask, mind, novice)
        ask = advance(state, answer)
    places = [row.place for row in GAME.standings(state)]
    own = places.pop(seat)
    return sum((own < place) + (own == place) / 2 for place in places) / len(places)


@pytest.mark.parametrize("novice", NOVICES, ids=lambda row: row.id)
def test_a_novice_loses_at_least_half_of_its_games_to_a_child(novice: Character) -> None:
    assert sum(before(novice, seed) for seed in range(SESSIONS)) / SESSIONS >= 0.5
