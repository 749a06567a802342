"""What is measured of a seat: chips, debts, and what the round that runs will bring it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.estimate import estimate
from game.toruro import GAME
from game.toruro.state import Debt, Toruro
from tests.toruro.table import contest, dealt, do, paying, play

HANDS = ("1c 3c 12c", "2o 4o 5o", "11c 2b 4b")


def measured(state: Toruro, feature: str) -> list[float]:
    """By seat the number of one feature, as a part of a chip in hand."""
    place, chips = GAME.feature_names.index(feature), GAME.feature_names.index("chips")
    rows = GAME.features(state)
    chip = next(row[chips] / state.net[seat] for seat, row in enumerate(rows) if state.net[seat])
    return [row[place] / chip for row in rows]


def test_between_two_rounds_chips_and_debts_are_all_there_is() -> None:
    state = paying((0, 9), (1, 4))
    state.net = [5, 0, 0, 0, -5]
    assert measured(state, "chips") == pytest.approx(state.net)
    assert measured(state, "debts") == pytest.approx([-9, -4, 0, 0, 0])
    assert not any(measured(state, "tricks")) and not any(measured(state, "safe"))


def test_of_those_who_go_the_strong_expect_the_pots_and_the_weak_a_lulo() -> None:
    state = dealt(HANDS, "5c", pots=(4, 4, 4))
    do(state, "0 go", "1 go", "2 go")
    tricks, safe = measured(state, "tricks"), measured(state, "safe")
    assert tricks[0] > tricks[2] > tricks[1] > 0 and sum(tricks) == pytest.approx(12)
    assert safe[0] == 0 > safe[2] > safe[1] > -12


def test_who_has_passed_expects_nothing_and_fears_nothing() -> None:
    state = dealt(HANDS, "5c", pots=(4, 4, 4))
    do(state, "0 pass")
    assert measured(state, "tricks")[0] == measured(state, "safe")[0] == 0


def test_whoever_would_go_alone_takes_everything() -> None:
    state = dealt(("1c 3c 12c", "2o 4o 5o", "2e 4e 5e"), "5c", pots=(4, 4, 4))
    do(state, "0 go")
    assert measured(state, "tricks") == pytest.approx([12, 0, 0])
    assert not any(measured(state, "safe"))


def test_once_cards_are_played_the_tricks_to_come_are_counted() -> None:
    state = contest(HANDS, "5c", pots=(1, 2, 3))
    assert measured(state, "tricks") == pytest.approx([6, 0, 0])
    assert measured(state, "safe") == pytest.approx([0, -6, -6])
    play(state, "1c 2o 11c")
    assert measured(state, "tricks") == pytest.approx([5, 0, 0])


def test_a_trick_that_was_taken_keeps_the_lulo_away() -> None:
    state = contest(("1c 2e 2b", "2o 4o 5o", "11c 12e 4b"), "5c")
    play(state, "1c 2o 11c")
    assert measured(state, "safe")[0] == 0


def test_in_la_ultima_nobody_fears_a_lulo() -> None:
    state = contest(HANDS, "5c", last=True)
    assert any(measured(state, "tricks")) and not any(measured(state, "safe"))


def test_the_nearer_the_end_the_more_a_lead_is_worth() -> None:
    shares = []
    for round in (1, 12, 23):
        state = paying((0, 3), round=round, preset="velada")
        state.net = [12, -3, -3, -3, -3]
        shares.append(estimate(GAME, state)[0])
    assert 0.2 < shares[0] < shares[1] < shares[2]


@given(st.lists(st.integers(-60, 60), min_size=3, max_size=3), st.integers(0, 30), st.integers(1, 30))
def test_more_chips_never_lower_the_share_and_a_debt_never_raises_it(
    net: list[int], amount: int, more: int
) -> None:
    state = contest(HANDS, "5c", debts=((1, 9),))
    state.net = net
    before = estimate(GAME, state)[0]
    state.net = [net[0] + more, *net[1:]]
    assert estimate(GAME, state)[0] >= before
    state.net = net
    lower = estimate(GAME, state)[0]
    state.debts += (Debt(9, 0, amount),)
    owing = GAME.features(state)
    assert owing[0][1] <= 0 and lower == before
