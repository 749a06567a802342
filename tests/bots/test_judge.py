"""The judge: two answers in the same imagined states, by the view alone, and when a difference is sure."""

from __future__ import annotations

import pytest

from game import GAMES
from game.bots.judge import Comparison, Judge, complete
from game.core.game import AnyGame
from game.core.rng import Rng
from game.core.script import Ask, advance
from tests.bots.nim import NIM, TAKE, NimState, NimView, position
from tests.bots.test_search import some

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
ONE, TWO, THREE = ((option,) for option in TAKE)


def nim(stones: int) -> Judge[NimState, NimView]:
    """A judge of the next answer where so many stones lie; from then on everybody takes one at a time."""
    state = position(stones)
    ask = advance(state)
    assert ask is not None
    return Judge(NIM, NIM.view(state, 0), ask, seed=1)


def test_an_answer_that_loses_is_surely_worse_than_one_that_wins() -> None:
    found = nim(7).compare(ONE, TWO, 10)
    assert (found.one, found.other, found.gain, found.error) == (1.0, 0.0, 1.0, 0.0)
    assert found.is_surely_better()
    assert not found.turned().is_surely_better()
    assert found.turned().is_surely_not_better()


def test_equally_good_answers_differ_by_nothing_and_neither_is_blamed() -> None:
    found = nim(7).settle(ONE, THREE, 500)
    assert (found.gain, found.error) == (0.0, 0.0)
    assert not found.is_surely_better()
    assert found.states < 500, "it is certain soon that nothing is to be found"


@EVERY_GAME
def test_a_comparison_turned_round_has_the_same_figures(game: AnyGame) -> None:
    for _, state, ask in some(game, 11, 2):
        judge = Judge(game, game.view(state, ask.seat), ask, seed=3)
        one, other = ((option,) for option in ask.for_bots[:2])
        assert judge.compare(one, other, 6) == judge.compare(other, one, 6).turned()


@EVERY_GAME
def test_what_lies_hidden_makes_no_difference_to_the_judge(game: AnyGame) -> None:
    for _, state, ask in some(game, 12, 2):
        view = game.view(state, ask.seat)
        elsewhere = game.view(game.determinize(view, Rng(5)), ask.seat)
        one, other = ((option,) for option in ask.for_bots[:2])
        found = [Judge(game, seen, ask, seed=3).compare(one, other, 4) for seen in (view, elsewhere)]
        assert found[0] == found[1]


@pytest.mark.parametrize(
    ("gain", "error", "sure", "hopeless"),
    [
        (0.05, 0.01, True, False),
        (0.05, 0.03, False, False),
        (-0.05, 0.01, False, True),
        (0.012, 0.0, True, False),
    ],
)
def test_a_difference_is_sure_two_standard_errors_beyond_one_percent(
    gain: float, error: float, sure: bool, hopeless: bool
) -> None:
    found = Comparison(100, 0.5 + gain, 0.5, error)
    assert (found.is_surely_better(), found.is_surely_not_better()) == (sure, hopeless)


def test_a_game_that_is_played_to_its_end_pays_what_was_won() -> None:
    game = GAMES["toruro"]
    _, state, ask = next(iter(some(game, 13, 1)))
    judge = Judge(game, game.view(state, ask.seat), ask, seed=3, rounds=None)
    shares = {judge.share((option,), 0) for option in ask.for_bots[:2]}
    assert shares <= {0.0, 1 / 4, 1 / 3, 1 / 2, 1.0}


def test_a_reply_to_a_question_for_several_things_is_completed_by_instinct() -> None:
    game = GAMES["toruro"]
    seen = 0
    for _, state, ask in some(game, 14, 40):
        if ask.subset is None:
            continue
        seen += 1
        view = game.view(state, ask.seat)
        reply = complete(game, view, ask, ask.for_bots[0], seed=2)
        step: Ask | None = ask
        for action in reply:
            assert step is not None
            assert action in step.options
            step = advance(state, action)
        assert not reply[-1].picks or step is None or (step.seat, step.prompt) != (ask.seat, ask.prompt)
    assert seen > 0
