"""The search finds what is to be found, keeps its time, and is the same from the same seed."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from time import perf_counter

import pytest
from msgspec.structs import replace

from game import GAMES
from game.bots.characters import find_character
from game.bots.imagined import MAX_DETERMINIZATIONS
from game.bots.search import MAX_CHILDREN, PRIOR_VISITS, Node, Search
from game.bots.think import think
from game.core.action import Action, action, token
from game.core.game import AnyGame, View
from game.core.rng import Rng
from game.core.script import Ask, State, advance, pending
from tests.bots.nim import NIM, NimState, NimView, position
from tests.bots.test_think import positions
from tests.needs import mostly_long
from tests.pile import PILE

MASTER = find_character("master", "nim")
LOST = {"bulls": 24, "toruro": 15, "alatriste": 24}
"""Of 25 games played on at random after the win was missed, fewer are won than that."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)


def some(game: AnyGame, seed: int, count: int) -> list[tuple[AnyGame, State, Ask]]:
    """So many positions of a game between random players in which bots search, evenly spread over it."""
    found = [
        (game, game.clone(state), ask)
        for state, ask in positions(game, seed)
        if ask.prompt not in game.sober_prompts
    ]
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_the_winning_move_of_nim_is_found(stones: int) -> None:
    state = position(stones)
    ask = advance(state)
    assert ask is not None
    search = Search(NIM, NIM.view(state, 0), ask, Rng(1), MASTER)
    search.run(4000)
    assert search.chosen.action.picks[0].id == stones % 4
    best = max(search.values)
    assert best > 0.75


@pytest.mark.parametrize("stones", [4, 8])
def test_a_lost_position_of_nim_is_seen_to_be_lost(stones: int) -> None:
    state = position(stones)
    ask = advance(state)
    assert ask is not None
    search = Search(NIM, NIM.view(state, 0), ask, Rng(1), MASTER)
    for _ in range(3000):
        search.iterate()
    assert max(search.values) < 0.3


def test_so_many_states_are_determinized_and_no_more() -> None:
    state = position(7)
    ask = advance(state)
    assert ask is not None
    imagined = []

    def determinize(view: NimView, rng: Rng) -> NimState:
        imagined.append(rng.word)
        return NIM.determinize(view, rng)

    game = dataclasses.replace(NIM, determinize=determinize)
    search = Search(game, NIM.view(state, 0), ask, Rng(1), MASTER)
    for _ in range(4 * MAX_DETERMINIZATIONS):
        search.iterate()
    assert max(edge.visits for edge in search.edges) > MAX_DETERMINIZATIONS
    assert len(set(imagined)) == len(imagined) == MAX_DETERMINIZATIONS


def test_a_sound_card_needs_no_tree_until_its_results_weigh_as_much_as_its_prior() -> None:
    game = GAMES["toruro"]
    state, ask = next(
        (state, ask)
        for state, ask in positions(game, 4)
        if ask.prompt == "toruro.play" and len(ask.for_bots) == 2 and not state.takers
    )
    search = Search(game, game.view(state, ask.seat), ask, Rng(1), MASTER)
    while search.iterations < 10 * PRIOR_VISITS:
        search.iterate()
        for edge in search.edges:
            assert not edge.children or edge.visits > PRIOR_VISITS
    assert any(edge.children for edge in search.edges)


@EVERY_GAME
def test_the_same_seed_thinks_the_same_thought(game: AnyGame) -> None:
    bot = replace(MASTER, iterations=12)
    for _, state, ask in some(game, 3, 5):
        view = game.view(state, ask.seat)
        assert think(game, view, ask, Rng(4), bot) == think(game, view, ask, Rng(4), bot)


@EVERY_GAME
def test_an_early_stop_never_changes_the_decision(game: AnyGame) -> None:
    budget, stopped = 24, 0
    for _, state, ask in some(game, 5, 12):
        view = game.view(state, ask.seat)
        short, full = (Search(game, view, ask, Rng(6), MASTER) for _ in range(2))
        short.run(budget)
        for _ in range(budget):
            full.iterate()
        assert short.chosen.action == full.chosen.action
        stopped += short.iterations < budget
    assert stopped > 0


@EVERY_GAME
def test_a_clock_is_kept_and_something_is_always_decided(game: AnyGame) -> None:
    for _, state, ask in some(game, 7, 3):
        view = game.view(state, ask.seat)
        for seconds in (0.0, 0.1):
            start = perf_counter()
            thought = think(game, view, ask, Rng(8), MASTER, seconds)
            assert perf_counter() - start < seconds + 1.0
            assert thought.action in ask.for_bots
            assert thought.iterations >= 1


@EVERY_GAME
def test_every_candidate_is_an_option_with_its_visits_and_its_share(game: AnyGame) -> None:
    bot = replace(MASTER, iterations=20)
    for _, state, ask in some(game, 9, 6):
        thought = think(game, game.view(state, ask.seat), ask, Rng(10), bot)
        assert sum(row.visits for row in thought.candidates) == thought.iterations
        assert max(thought.candidates, key=lambda row: row.visits).visits == next(
            row.visits for row in thought.candidates if row.action == thought.action
        )
        for row in thought.candidates:
            assert row.action in ask.for_bots
            assert 0 <= row.value <= 1


def turning_points(game: AnyGame) -> Iterator[tuple[State, Ask, set[Action]]]:
    """Last decisions of random games: some options surely win at once, by each other one it may be lost."""
    for seed in range(200):
        for state, ask in [(game.clone(state), ask) for state, ask in positions(game, seed)][-4:]:
            view = game.view(state, ask.seat)
            wins = {option for option in ask.for_bots if outcome(game, view, option, 0)[0]}
            if not 0 < len(wins) < len(ask.for_bots) < 6:
                continue
            tried = {option: [outcome(game, view, option, n) for n in range(25)] for option in ask.for_bots}
            sure = {option for option in wins if all(over and won == 1.0 for over, won in tried[option])}
            others = [sum(won for _, won in tried[option]) for option in ask.for_bots if option not in sure]
            if sure and others and max(others) < LOST[game.meta.id]:
                yield state, ask, sure


def outcome(game: AnyGame, view: View, option: Action, number: int) -> tuple[bool, float]:
    """Whether the option wins at once, and what its seat has won after random play, in an imagined state."""
    rng = Rng(number)
    state = game.determinize(view, rng)
    ask = pending(state)
    assert ask is not None
    following, at_once = advance(state, option), True
    while following is not None:
        at_once = at_once and len(following.options) == 1
        following = advance(state, rng.pick(following.for_bots))
    won = game.standings(state)[ask.seat].payoff
    return at_once and won == 1.0, won


@pytest.mark.parametrize(
    "game", mostly_long(GAMES.values(), [GAMES["bulls"], GAMES["toruro"]]), ids=lambda game: game.meta.id
)
def test_a_win_within_reach_is_taken(game: AnyGame) -> None:
    state, ask, wins = next(turning_points(game))
    search = Search(game, game.view(state, ask.seat), ask, Rng(11), MASTER)
    search.run(400)
    assert search.chosen.action in wins


def test_of_many_options_only_those_of_the_best_values_become_edges() -> None:
    node = Node()
    amounts = [action("put", token("count", number)) for number in range(60)]
    node.expand(amounts, [-abs(number - 20) / 100 for number in range(60)])
    looked = [edge.action.picks[0].id for edge in node.legal_edges(amounts)]
    assert len(looked) <= MAX_CHILDREN + 1
    assert 20 in looked
    assert max(looked) - min(looked) <= MAX_CHILDREN


def test_a_spiteful_bot_takes_what_the_best_other_has_off_its_own() -> None:
    state, ask = next(positions(PILE, 12))
    view = PILE.view(state, ask.seat)
    kind = Search(PILE, view, ask, Rng(13), MASTER)
    harsh = Search(PILE, view, ask, Rng(13), replace(MASTER, spite=1.0))
    for search in (kind, harsh):
        search.run(10)
    assert max(harsh.values) < max(kind.values)
    assert all(0 <= share <= 1 for share in harsh.shares)
    assert max(harsh.shares) > max(harsh.values)
    assert kind.shares == kind.values
