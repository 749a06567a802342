"""House rules 1 to 5, on and off."""

from __future__ import annotations

import pytest

from game.core.errors import UserError
from game.core.game import resolve_options
from game.core.rng import Rng
from game.core.script import advance
from game.toruro import GAME
from game.toruro.events import AtOnce, LuloCommitted, Went
from game.toruro.state import Debt, Toruro
from tests.toruro.table import asked, contest, dealt, do, paying, play, session, split, told

HANDS = ("1c 1o 1e", "2o 2e 2b", "", "", "4o 4e 4b")


def lose(state: Toruro) -> LuloCommitted:
    """Seat 0 wins all tricks, and 1 and 4 commit a lulo; that of seat 1."""
    play(state, "1c 2b 4b", "1o 2o 4o", "1e 2e 4e")
    found = next(event for event in told(state, LuloCommitted) if event.seat == 1)
    assert isinstance(found, LuloCommitted)
    return found


@pytest.mark.parametrize("count", [9, 19, 29])
def test_every_tenth_lulo_is_free(count: int) -> None:
    state = contest(HANDS, "5c")
    state.lulos = (0, count, 0, 0, 0)
    event = lose(state)
    assert (event.rule, event.ordinal, event.lulo, event.amount, event.free) == (
        "toruro.6.1", count + 1, None, 0, True
    )  # fmt: skip
    assert [debt.seat for debt in state.debts] == [0, 4], "nothing is owed for it"
    assert state.lulos[1] == count + 1, "but it is counted, so that the next one is not"


def test_the_others_are_not_free() -> None:
    state = contest(HANDS, "5c")
    state.lulos = (0, 10, 0, 0, 0)
    assert not lose(state).free


def test_without_house_rule_1_the_tenth_is_owed_too() -> None:
    state = contest(HANDS, "5c", hr1=False)
    state.lulos = (0, 9, 0, 0, 0)
    assert not lose(state).free
    assert [debt.seat for debt in state.debts] == [0, 1, 4]


def test_a_free_lulo_makes_a_partida_too() -> None:
    state = contest(HANDS, "5c", debts=[], hr3=False)
    state.lulos = (0, 9, 0, 0, 9)
    lose(state)
    assert asked(state) is None, "nobody owes anything, and there were lulos"


FIVE = ("1c 2o 4o", "3c 2e 4e", "12c 2b 4b", "11c 6e 6b", "2c 4c 6c")


def test_if_an_ace_is_exposed_all_must_go() -> None:
    state = dealt(FIVE, "1b")
    assert asked(state) == (0, "exchange")
    assert told(state, Went) == [Went("toruro.6.2", seat, "ace") for seat in (0, 1, 2, 3, 4)]


def test_a_three_is_no_ace_and_without_house_rule_2_nor_is_the_ace() -> None:
    assert asked(dealt(FIVE, "3b")) == (0, "go")
    assert asked(dealt(FIVE, "1b", hr2=False)) == (0, "go")


def test_in_the_first_round_of_a_partida_all_must_go() -> None:
    state = dealt(FIVE, "5b", first_round=True)
    assert asked(state) == (0, "exchange")
    assert [event.why for event in told(state, Went)] == ["first"] * 5
    assert asked(dealt(FIVE, "5b", first_round=True, hr3=False)) == (0, "go")
    assert asked(dealt(FIVE, "5b")) == (0, "go")


def test_as_the_evening_grows_late_more_lulos_are_paid_at_once() -> None:
    debts = ((0, 9), (1, 6), (2, 12), (3, 15))
    for played, count in ((29, 1), (30, 2), (37, 2), (38, 3)):
        state = paying(*debts, preset="velada", round=played)
        for _ in range(count):
            split(state, 0, 0)
        assert asked(state) == (0, "go"), "round after round"
        assert len(state.debts) == 4 - count
        assert told(state, AtOnce) == ([AtOnce("toruro.6.4", count)] if count > 1 else [])


def test_a_number_of_lulos_that_was_set_stays_whatever_the_hour() -> None:
    state = paying((0, 9), (1, 6), (2, 12), preset="velada", pay_at_once=1, round=39)
    split(state, 0, 0)
    assert asked(state) == (0, "go")


def test_who_has_promised_it_goes_without_being_asked_when_cups_are_trumps() -> None:
    state = dealt(FIVE, "5c", hr5=0b00110)
    do(state, "0 pass")
    assert told(state, Went) == [Went("toruro.6.5", seat, "promise") for seat in (1, 2)]
    assert asked(state) == (3, "go")
    assert asked(do_pass(dealt(FIVE, "5b", hr5=0b00110))) == (1, "go")


def do_pass(state: Toruro) -> Toruro:
    """The first to speak passes."""
    do(state, "0 pass")
    return state


def test_only_a_seat_at_the_table_can_promise_something() -> None:
    with pytest.raises(UserError, match="Seat 4 cannot promise anything: only 3 are taken"):
        GAME.setup(3, resolve_options(GAME.meta, {"hr5": 0b1000}), Rng(1), None)
    for wrong in (-1, 1 << 10, True, "1"):
        with pytest.raises(UserError, match="Option 'hr5' cannot be"):
            resolve_options(GAME.meta, {"hr5": wrong})


def test_the_payment_of_two_makes_the_new_lulos_larger() -> None:
    state = session(5, pay_at_once=2)
    state.round, state.partida, state.committed = 1, 1, 2
    state.debts = (Debt(0, 0, 6), Debt(1, 1, 9))
    advance(state)
    split(state, 0, 0)
    split(state, 0, 0)
    assert state.stake == 3 + 6 + 9
