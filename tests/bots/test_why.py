"""Why an option was chosen: what it was chosen from, and the one thing that decided."""

from __future__ import annotations

from dataclasses import replace

from game import GAMES
from game.bots.think import Candidate, Thought
from game.bots.why import SHOWN, reason
from game.core.action import action
from tests.pile import PILE

GAME = GAMES["bulls"]
A, B, C, D = (action(letter) for letter in "abcd")
NOTHING = (0.0,) * len(GAME.features)


def with_more(feature: str, by: float) -> tuple[float, ...]:
    """Features of which one is greater than nothing."""
    return tuple(by if name == feature else 0.0 for name in GAME.features)


def searched(*candidates: Candidate) -> Thought:
    """A thought that the first of these came out of, after a search."""
    return Thought(candidates[0].action, candidates, 100)


def test_the_chosen_comes_first_and_then_what_was_looked_at_most() -> None:
    thought = searched(
        Candidate(A, 0.4, 50), Candidate(B, 0.45, 10), Candidate(C, 0.38, 30), Candidate(D, 0.3, 9)
    )
    why = reason(PILE, thought)
    assert [option.action for option in why.options] == [A, C, B]
    assert len(why.options) == SHOWN
    assert why.searched and why.agreed and why.contested


def test_what_was_hardly_looked_at_is_spoken_of_only_as_the_next_best() -> None:
    thought = searched(Candidate(A, 0.4, 100), Candidate(B, 0.9, 1), Candidate(C, 0.3, 3))
    assert [option.action for option in reason(PILE, thought).options] == [A, C]


def test_instinct_ranks_by_points() -> None:
    why = reason(PILE, Thought(A, (Candidate(C, 1.0), Candidate(A, 3.0), Candidate(B, 2.0))))
    assert [(option.action, option.value) for option in why.options] == [(A, 3.0), (B, 2.0), (C, 1.0)]
    assert not why.searched


def test_a_whim_has_no_reasons() -> None:
    assert not reason(PILE, Thought(A)).contested


def test_the_feature_that_weighs_most_in_favour_decides() -> None:
    for feature, weight in zip(GAME.features, GAME.weights, strict=True):
        if weight:
            better = Candidate(A, 0.6, 50, with_more(feature, 1 / weight))
            assert reason(GAME, searched(better, Candidate(B, 0.4, 40, NOTHING))).feature == feature
            worse = replace(better, action=B)
            assert reason(GAME, searched(Candidate(A, 0.6, 50, NOTHING), worse)).feature == ""


def test_where_nothing_weighs_anything_nothing_decided() -> None:
    same = [Candidate(A, 0.5, 50, NOTHING), Candidate(B, 0.5, 50, NOTHING)]
    assert reason(GAME, searched(*same)).feature == ""


def test_what_others_would_have_done_comes_right_after_what_was_done() -> None:
    thought = searched(Candidate(A, 0.5, 60), Candidate(B, 0.3, 20), Candidate(C, 0.4, 30))
    why = reason(PILE, thought, B)
    assert [option.action for option in why.options] == [B, A, C]
    assert not why.agreed
