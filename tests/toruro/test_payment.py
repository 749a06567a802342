"""Lulos are paid from the least on; who pays, and how the chips are spread."""

from __future__ import annotations

import pytest

from game.core.action import Token, action, token
from game.core.script import pending
from game.toruro.events import LuloDeferred, LuloPaid
from game.toruro.state import Debt
from game.toruro.tokens import Amounts, count, lulo
from tests.toruro.table import asked, do, options, paying, split, told


def test_the_least_lulo_is_paid_and_struck_off_the_slate() -> None:
    state = paying((0, 9), (1, 6), (2, 12))
    assert asked(state) == (1, "split")
    split(state, 4, 2)
    assert told(state, LuloPaid) == [LuloPaid("toruro.4.2", 1, (lulo(1),), 6, (4, 2, 0))]
    assert state.pots == (5, 3, 1) and state.stake == 9 and state.net == [0, -6, 0, 0, -3]
    assert state.debts == (Debt(0, 0, 9), Debt(2, 2, 12)) and state.struck == (Debt(1, 1, 6),)
    assert asked(state) == (0, "go"), "one lulo a round"


def test_those_who_owe_the_least_are_asked_in_turn_from_the_dealer_and_the_last_must_pay() -> None:
    state = paying((3, 6), (4, 6), (1, 6), (0, 9))
    assert asked(state) == (4, "pay") and options(state) == ["pay", "defer"]
    do(state, "4 defer", "1 defer")
    assert asked(state) == (3, "split")
    assert told(state, LuloDeferred) == [
        LuloDeferred("toruro.4.2", 4, lulo(1)),
        LuloDeferred("toruro.4.2", 1, lulo(2)),
    ]


def test_the_first_who_is_willing_pays_and_no_other_can() -> None:
    state = paying((3, 6), (4, 6), (1, 6))
    do(state, "4 defer", "1 pay", "put 0", "put 0")
    assert state.net[1] == -6 and [debt.seat for debt in state.debts] == [3, 4]
    assert asked(state) == (0, "go")


def test_a_single_debtor_is_not_asked_whether() -> None:
    assert asked(paying((2, 6))) == (2, "split")


def test_without_offers_the_first_in_turn_pays() -> None:
    assert asked(paying((3, 6), (1, 6), payment="auto")) == (1, "split")


def test_who_owes_two_of_the_least_pays_one_of_them() -> None:
    state = paying((2, 6), (2, 6))
    split(state, 0, 0)
    assert state.debts == (Debt(1, 2, 6),) and state.pots == (1, 1, 7)


@pytest.mark.parametrize(("head", "belly", "pots"), [(7, 0, (8, 1, 1)), (0, 7, (1, 8, 1)), (2, 2, (3, 3, 4))])
def test_the_debt_is_divided_in_any_way(head: int, belly: int, pots: tuple[int, ...]) -> None:
    state = paying((0, 7))
    split(state, head, belly)
    assert state.pots == pots


def test_no_more_can_be_laid_than_is_owed() -> None:
    state = paying((0, 7))
    ask = pending(state)
    assert ask is not None and len(ask.options) == 8 and ask.about[1] == count(7)
    do(state, "put 5")
    ask = pending(state)
    assert ask is not None and len(ask.options) == 3 and ask.about[1] == count(2)


def test_amounts_hold_what_they_offer_and_nothing_else() -> None:
    amounts = Amounts(1, 3)
    assert [str(option) for option in amounts] == [f"put pot:1 count:{n}" for n in range(4)]
    assert all(option in amounts for option in amounts)
    pot, chips = token("pot", 1), token("count", 2)
    for wrong in (
        action("put", pot, Token("count", 4)),
        action("put", pot, Token("count", -1)),
        action("put", token("pot", 0), chips),
        action("put", pot),
        action("put", pot, token("card", 2)),
        action("pay"),
        "put pot:1 count:2",
    ):
        assert wrong not in amounts
    assert amounts[-1] == amounts[3] and list(amounts[1:3]) == [amounts[1], amounts[2]]


def test_two_or_three_at_once_are_paid_from_the_least_on_each_by_its_debtor() -> None:
    state = paying((0, 9), (1, 6), (2, 12), pay_at_once=2)
    assert asked(state) == (1, "split")
    split(state, 6, 0)
    assert asked(state) == (0, "split")
    split(state, 0, 9)
    assert state.pots == (7, 10, 1) and state.stake == 18
    assert asked(state) == (0, "go") and state.debts == (Debt(2, 2, 12),)


def test_with_fewer_debts_than_that_all_are_paid() -> None:
    state = paying((0, 9), (1, 6), pay_at_once=3)
    split(state, 0, 0)
    split(state, 0, 0)
    assert state.debts == () and asked(state) == (0, "go")
