"""Why an option was chosen: what it was chosen from, and the one thing that decided."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from game import GAMES
from game.bots.reasons import KEPT, OTHERS, Reason, WeighedOption, decisive_feature, reason
from game.bots.think import Candidate, Thought
from game.core.action import action, parse_action
from game.core.game import AnyGame, new_state, resolve_options
from game.core.rng import Rng
from game.core.script import Ask, State, advance
from maps.reader import graph_of

A, B, C, D = (action(letter) for letter in "abcd")


def searched(*candidates: Candidate) -> Thought:
    """A thought that the first of these came out of, after a search."""
    return Thought(candidates[0].action, candidates, 100)


def test_the_chosen_comes_first_and_then_what_was_looked_at_most() -> None:
    thought = searched(
        Candidate(A, 0.4, 50), Candidate(B, 0.45, 10), Candidate(C, 0.38, 30), Candidate(D, 0.3, 9)
    )
    why = reason(thought)
    assert [option.action for option in why.options] == [A, C, B, D]
    assert len(why.options) <= KEPT
    assert why.searched and why.is_contested


def test_what_was_hardly_looked_at_is_spoken_of_only_as_the_next_best() -> None:
    thought = searched(Candidate(A, 0.4, 100), Candidate(B, 0.9, 1), Candidate(C, 0.3, 3))
    assert [option.action for option in reason(thought).options] == [A, C]


def test_instinct_ranks_by_points() -> None:
    why = reason(Thought(A, (Candidate(C, 1.0), Candidate(A, 3.0), Candidate(B, 2.0))))
    assert [(option.action, option.value) for option in why.options] == [(A, 3.0), (B, 2.0), (C, 1.0)]
    assert not why.searched


def test_a_whim_has_no_reasons() -> None:
    assert not reason(Thought(A)).is_contested


def test_what_others_would_have_done_comes_right_after_what_was_done() -> None:
    thought = searched(Candidate(A, 0.5, 60), Candidate(B, 0.3, 20), Candidate(C, 0.4, 30))
    why = reason(thought, B, "points")
    assert [option.action for option in why.options] == [B, A, C]
    assert why.is_outdone and why.because == "points"


@pytest.mark.parametrize(
    ("value", "close", "outdone"),
    [(0.3, False, False), (0.395, True, False), (0.405, True, False), (0.5, False, True)],
)
def test_what_is_as_good_within_a_hundredth_is_neither_better_nor_worse(
    value: float, close: bool, outdone: bool
) -> None:
    why = reason(searched(Candidate(A, 0.4, 50), Candidate(B, value, 30)))
    assert (why.is_close, why.is_outdone) == (close, outdone)


def questions(game: AnyGame) -> Iterator[tuple[State, Ask]]:
    """What is asked in a game of instinct, where there is something to choose."""
    state = new_state(game, game.meta.seats[0], 5, resolve_options(game.meta, {}), graph_of(game))
    ask = advance(state)
    while ask is not None:
        if len(ask.for_bots) > 1:
            yield state, ask
        ask = advance(state, game.favourite(state, ask))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.meta.id)
def test_what_speaks_for_a_choice_is_a_feature_or_the_others_and_never_speaks_for_both(game: AnyGame) -> None:
    found = set()
    for state, ask in islice(questions(game), 0, 40, 4):
        one, other = ask.for_bots[:2]
        there, back = (
            decisive_feature(game, game.view(state, ask.seat), ask, Rng(7), *pair)
            for pair in ((one, other), (other, one))
        )
        assert not there or there != back
        found |= {there, back}
    assert found - {""} and found <= {"", OTHERS, *game.feature_names}


def test_nothing_speaks_for_an_option_against_itself() -> None:
    game = GAMES["toruro"]
    state, ask = next(questions(game))
    view, option = game.view(state, ask.seat), ask.options[0]
    assert decisive_feature(game, view, ask, Rng(7), option, option) == ""


def test_options_that_are_called_alike_are_told_of_once_and_the_best_of_them() -> None:
    one, twin, other = parse_action("play card:1"), parse_action("play card:2"), parse_action("play card:9")
    why = Reason((WeighedOption(one, 0.352), WeighedOption(twin, 0.35), WeighedOption(other, 0.2)), True)
    folded = why.folded({one: "Red Cape", twin: "Red Cape", other: "Jostle"}, 3)
    assert [option.action for option in folded.options] == [one, other]
    assert why.is_close and not folded.is_close
