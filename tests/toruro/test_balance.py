"""How sessions run, and how well the levels play: small samples of what the lab measures in large ones."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.bots.characters import INSTINCT, RANDOM, Character, find_character
from game.bots.think import choose, decide_by_values
from game.core.action import Action
from game.core.game import new_state, resolve_options
from game.core.rng import Rng
from game.core.script import Ask, advance
from game.lab.simulate import simulate
from game.toruro import GAME
from game.toruro.bots.policy import keepers, least, play, would_go
from game.toruro.events import Misplayed, Proposed
from game.toruro.state import Toruro
from game.toruro.tokens import DONE, GIVE, GO, PASS, PLAY
from tests.needs import long
from tests.toruro.table import session, told

TEO, LOLA = find_character("teo", "toruro"), find_character("lola", "toruro")


@pytest.mark.parametrize(
    ("preset", "least", "mean", "most"), [("mesa", 8, 11.0, 16), long("velada", 24, 31.5, 45)]
)
def test_an_evening_takes_as_long_as_it_says(preset: str, least: int, mean: float, most: int) -> None:
    results = simulate(GAME, [INSTINCT] * 6, 24, 1, {"preset": preset})
    assert results.unfinished == 0
    assert least <= results.rounds.p10 <= results.rounds.p90 <= most
    assert results.rounds.mean == pytest.approx(mean, rel=0.1)
    assert results.metrics["share of seats that go of their own will"] == pytest.approx(0.37, abs=0.03)


@pytest.mark.parametrize("character", [LOLA, TEO, RANDOM], ids=lambda row: row.id)
def test_bots_keep_to_the_rules_where_nobody_has_to_and_propose_nothing(character: Character) -> None:
    state = session(5, 3, preset="mesa", misplay="honour")
    rng = Rng(4)
    ask = advance(state)
    while ask is not None:
        ask = advance(state, choose(GAME, GAME.view(state, ask.seat), ask, rng, character))
    assert not told(state, Misplayed) and not told(state, Proposed)


Mind = Callable[[Toruro, Ask, Rng], Action]


def without_search(state: Toruro, ask: Ask, rng: Rng) -> Action:
    return decide_by_values(GAME, GAME.view(state, ask.seat), ask, rng, INSTINCT).action


def by_the_rows(state: Toruro, ask: Ask, rng: Rng) -> Action:
    """The reference: bars, keepers and a sound card, each looked up and nothing imagined."""
    hand, exposed = state.hands[ask.seat], state.exposed
    match ask.prompt:
        case "toruro.go":
            return GO if would_go(hand, exposed, state.goes.count(True), state.goes.count(None) - 1) else PASS
        case "toruro.exchange":
            kept = keepers(hand, exposed)
            return next((option for option in ask.options[:-1] if option.picks[0].id not in kept), DONE)
        case "toruro.give_back":
            return GIVE[least(hand, exposed)]
        case "toruro.play":
            size, trick = len(state.goers()), len(state.takers)
            return PLAY[play(hand, state.plays[trick * size :], trick + 1, exposed, size, False)]
    return without_search(state, ask, rng)


def chips_won(minds: list[Mind], seed: int) -> list[int]:
    state = new_state(GAME, len(minds), seed, resolve_options(GAME.meta, {"preset": "mesa"}), None)
    rng = Rng(seed)
    ask = advance(state)
    while ask is not None:
        ask = advance(state, minds[ask.seat](state, ask, rng))
    return state.net


def test_instinct_wins_no_less_than_the_reference() -> None:
    won = 0
    for seed in range(60):
        seats = [(seed + place) % 2 == 0 for place in range(6)]
        net = chips_won([without_search if it else by_the_rows for it in seats], seed)
        won += sum(chips for chips, it in zip(net, seats, strict=True) if it)
    assert won > 0


@pytest.mark.parametrize("seat", [0, long(3)])
def test_one_regular_among_four_novices_wins_far_more_than_its_share(seat: int) -> None:
    bots = [TEO if place == seat else LOLA for place in range(5)]
    assert simulate(GAME, bots, 25, 1).wins[seat] / 25 > 0.4
