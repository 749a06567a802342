"""What is measured of a seat: how far it is from the King's service, and what helps it on."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.alatriste import GAME
from game.alatriste.rows import BOXES
from game.alatriste.state import Alatriste
from game.estimate import estimate
from tests.alatriste.table import playing, position, seat


def against_a_twin(box: str = "prado", cap: int = 0, round: int = 3, **own: Any) -> Alatriste:
    """Two players who differ in what is said of the first."""
    twin = seat(box, fame=8, fencing=5, vigour=9, ducats=6)
    return position(twin | own, twin, frames=playing(), cap=cap, round=round)


def measured(state: Alatriste, feature: str) -> list[float]:
    """By seat the number of one feature."""
    place = GAME.feature_names.index(feature)
    return [row[place] for row in GAME.features(state)]


def test_twins_have_equal_shares() -> None:
    assert estimate(GAME, against_a_twin()) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(
    ("better", "feature"),
    [
        ({"fame": 12}, "fame"),
        ({"fame": 12}, "pace"),
        ({"laid": "horse"}, "transport"),
        ({"laid": "horse"}, "pace"),
        ({"laid": "secretario"}, "friends"),
        ({"vigour": 12}, "vigour"),
        ({"fencing": 7}, "fencing"),
        ({"ducats": 9}, "ducats"),
        ({"hold": "carriage"}, "hand"),
    ],
)
def test_more_of_a_feature_is_measured_and_never_worse(better: dict[str, Any], feature: str) -> None:
    state = against_a_twin(**better)
    mine, theirs = measured(state, feature)
    assert mine > theirs
    assert estimate(GAME, state)[0] >= 0.5


def test_attacks_that_wait_lower_the_share() -> None:
    state = against_a_twin(waits=[("levy", 1)])
    assert measured(state, "free") == [-1.0, 0.0]
    assert estimate(GAME, state)[0] < 0.5


def test_whoever_is_away_is_further_from_the_kings_service() -> None:
    state = against_a_twin(away=2)
    mine, theirs = measured(state, "pace")
    assert mine < theirs


def test_only_whoever_would_be_received_is_near_and_the_nearer_the_better() -> None:
    ready: dict[str, Any] = {"fame": 31, "laid": "horse"}
    close, far = against_a_twin("salon_comedias", **ready), against_a_twin("rastro", **ready)
    for state in (close, far):
        assert measured(state, "near")[0] > 0 == measured(state, "near")[1]
    assert measured(close, "near")[0] > measured(far, "near")[0]
    assert estimate(GAME, close)[0] > estimate(GAME, far)[0] > 0.5


def test_the_score_counts_as_the_last_round_comes_near() -> None:
    scores = [measured(against_a_twin(fame=12, cap=30, round=round), "score")[0] for round in (5, 20, 30)]
    assert 0 < scores[0] < scores[1] < scores[2] == pytest.approx(12 + 6 / 2)
    assert measured(against_a_twin(fame=12), "score") == [0.0, 0.0]


def test_whoever_has_left_has_the_least_of_all() -> None:
    state = against_a_twin(left=True)
    assert estimate(GAME, state)[0] < 0.01


@given(
    mine=st.integers(0, 45),
    more=st.integers(1, 10),
    box=st.sampled_from([row.id for row in BOXES]),
    rides=st.booleans(),
    round=st.integers(1, 60),
)
def test_more_fame_never_lowers_the_share(mine: int, more: int, box: str, rides: bool, round: int) -> None:
    own = seat(box, cards="horse" if rides else "", fame=mine)
    state = position(own, seat("rastro", fame=12), frames=playing(), cap=60, round=round)
    before = estimate(GAME, state)[0]
    state.players[0].fame += more
    assert estimate(GAME, state)[0] >= before
