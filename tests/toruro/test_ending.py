"""Partidas, sessions, La Última, who wins, and what the table may decide between rounds."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.script import advance
from game.toruro import GAME
from game.toruro.events import (
    Decided,
    GameEnded,
    LuloCommitted,
    LuloPaid,
    PartidaBegan,
    PartidaEnded,
    Proposed,
    RoundBegan,
    Voted,
    Went,
)
from game.toruro.state import Debt, Toruro
from tests.toruro.table import asked, dealt, do, options, paying, play, session, split, told

HANDS = ("1c 1o 1e", "2o 10e 2b", "4o 4e 4b")
ALL_TO_ONE = ("1c 2b 4b", "1o 2o 4o", "1e 10e 4e")


def free_round(state: Toruro) -> None:
    """The round goes by without a new lulo: one goes, all others pass."""
    while (question := asked(state)) is not None and question[1] == "go":
        do(state, "pass")


def test_a_partida_ends_when_nothing_is_left_on_the_slate() -> None:
    state = paying((1, 6), seats=3)
    split(state, 2, 2)
    free_round(state)
    assert told(state, PartidaEnded) == [PartidaEnded("toruro.9.1", 1)]
    assert asked(state) is None and isinstance(state.events and state.events[-1], GameEnded)


def test_it_does_not_while_somebody_owes() -> None:
    state = paying((1, 6), (2, 9), seats=3)
    split(state, 2, 2)
    free_round(state)
    assert not told(state, PartidaEnded) and asked(state) == (2, "split")


def test_a_first_round_without_a_lulo_does_not_end_it_and_the_next_is_a_first_round_again() -> None:
    state = dealt(("1o 2c 2e", "2o 1e 4c", "4o 4e 1c"), "5b", first_round=True)
    do(state, "0 done", "1 done", "2 done")
    play(state, "1o 2o 4o", "2e 1e 4e", "4c 1c 2c")
    assert state.takers == () and state.round == 3, "everybody took one"
    assert not told(state, LuloCommitted) and not told(state, PartidaEnded)
    assert asked(state) == (state.first, "exchange")
    assert [event.why for event in told(state, Went)] == ["first"] * 3


def test_a_younger_session_goes_on_with_another_partida_in_which_all_go_at_first() -> None:
    state = paying((1, 6), seats=3, min_rounds=8, round=5)
    state.lulos = (0, 3, 0)
    split(state, 2, 2)
    free_round(state)
    assert told(state, PartidaBegan) == [PartidaBegan("toruro.9.2", 2)]
    assert state.round == 7 and state.lulos == (0, 3, 0) and asked(state) == (state.first, "exchange")
    assert [event.why for event in told(state, Went)][-3:] == ["first"] * 3
    assert sum(state.net) + sum(state.pots) == 0, "chips go on as they are"


def test_once_it_is_old_enough_it_ends_with_the_partida() -> None:
    state = paying((1, 6), seats=3, min_rounds=8, round=7)
    split(state, 2, 2)
    free_round(state)
    assert asked(state) is None and state.round == 8


def ultima(*debts: tuple[int, int], **words: Any) -> Toruro:
    """La Última has begun, with this slate."""
    return paying(*debts, seats=3, cap=8, round=7, **words)


def test_in_la_ultima_everybody_pays_everything_from_the_dealer_on() -> None:
    state = ultima((0, 6), (1, 9), (0, 20), (2, 7))
    assert told(state, RoundBegan)[-1].last
    assert asked(state) == (2, "split")
    split(state, 7, 0)
    assert asked(state) == (0, "split")
    split(state, 6, 10)
    split(state, 0, 0)
    paid = told(state, LuloPaid)
    assert [(event.seat, event.amount, len(event.lulos)) for event in paid] == [
        (2, 7, 1),
        (0, 26, 2),
        (1, 9, 1),
    ]
    assert state.debts == () and state.stake == 3 + 6 + 9 + 20 + 7


def test_in_la_ultima_everybody_goes_no_lulo_is_written_and_it_is_over() -> None:
    state = ultima((1, 6))
    split(state, 2, 2)
    assert asked(state) == (0, "exchange")
    assert [event.why for event in told(state, Went)] == ["last"] * 3
    state = dealt(HANDS, "5c", last=True, debts=[], cap=8, hr3=False)
    do(state, "0 done", "1 done", "2 done")
    play(state, *ALL_TO_ONE)
    assert asked(state) is None
    assert not told(state, LuloCommitted) and state.lulos == (0, 0, 0)


def test_with_an_empty_slate_it_ends_before_la_ultima() -> None:
    state = paying((1, 6), seats=3, cap=8, min_rounds=24, round=6)
    split(state, 2, 2)
    free_round(state)
    assert asked(state) is None and state.round == 7


def test_the_most_chips_win_then_the_fewest_lulos_then_the_victory_is_shared() -> None:
    state = session(4)
    state.net, state.lulos = [5, 7, -19, 7], (0, 3, 5, 2)
    assert [(row.place, row.points, row.payoff) for row in GAME.standings(state)] == [
        (3, 5, 0.0), (2, 7, 0.0), (4, -19, 0.0), (1, 7, 1.0)
    ]  # fmt: skip
    state.lulos = (0, 2, 5, 2)
    assert [row.place for row in GAME.standings(state)] == [3, 1, 4, 1]
    assert GAME.standings(state)[1].payoff == 0.5


def test_in_between_debts_count_against_the_chips() -> None:
    state = session(3)
    state.net = [5, 7, -12]
    state.debts = (Debt(0, 1, 9),)
    assert [row.points for row in GAME.standings(state)] == [5, -2, -12]


# --- what the table may decide between rounds ---

FOUR = ("1c 2o 4o", "3c 2e 4e", "12c 2b 4b", "11c 6e 6b")


def after(*answers: str, **words: Any) -> Toruro:
    """A round in which one has proposed something: all but seat 1 pass, and the vote begins."""
    state = dealt(FOUR, "5c", **words)
    do(state, *answers)
    free_round(state)
    return state


def test_before_going_or_passing_any_seat_may_propose_to_pay_more_lulos_or_la_ultima() -> None:
    state = dealt(FOUR, "5c")
    assert options(state) == ["go", "pass", "propose_pay count 2", "propose_pay count 3", "propose_last"]
    do(state, "propose_pay count:2")
    assert told(state, Proposed) == [Proposed("toruro.6.4", 0, 2)]
    assert asked(state) == (0, "go") and options(state) == ["go", "pass"], "one motion a round"


def test_la_ultima_can_be_proposed_only_where_no_last_round_is_set() -> None:
    assert "propose_last" not in options(dealt(FOUR, "5c", cap=16))


def test_bots_propose_nothing() -> None:
    state = dealt(FOUR, "5c")
    ask = advance(state)
    assert ask is not None and [str(option) for option in ask.for_bots] == ["go", "pass"]


def test_all_others_vote_in_turn_and_if_all_agree_it_holds_from_the_next_round_on() -> None:
    state = after("0 pass", "1 propose_pay count:2", "1 go", debts=[(0, 6), (0, 9), (2, 12)])
    assert asked(state) == (2, "vote")
    do(state, "2 agree", "3 agree", "0 agree")
    assert told(state, Decided) == [Decided("toruro.6.4", 2, True)]
    assert state.round == 3 and state.at_once == 2
    split(state, 0, 0)
    split(state, 0, 0)
    assert [debt.amount for debt in state.debts] == [12]


def test_one_who_refuses_is_enough() -> None:
    state = after("0 pass", "1 propose_last", "1 go")
    do(state, "2 agree", "3 refuse")
    assert [event.agrees for event in told(state, Voted)] == [True, False]
    assert told(state, Decided) == [Decided("toruro.9.3", 0, False)]
    assert state.round == 3 and not state.last and state.motion is None


def test_la_ultima_that_all_agree_to_is_the_next_round() -> None:
    state = after("0 pass", "1 propose_last", "1 go")
    do(state, "2 agree", "3 agree", "0 agree")
    assert state.round == 3 and state.last
    split(state, 0, 0)
    assert asked(state) == (state.first, "exchange")


def test_what_is_proposed_in_the_last_round_is_not_voted_on() -> None:
    state = paying((1, 6), seats=3)
    split(state, 2, 2)
    do(state, "propose_pay count:3")
    free_round(state)
    assert asked(state) is None and not told(state, Voted)


def test_the_number_that_was_agreed_on_holds_whatever_the_hour() -> None:
    state = dealt(FOUR, "5c", preset="velada")
    state.round, state.at_once = 38, 2
    do(state, "0 propose_pay count:1", "0 go", "1 pass", "2 pass", "3 pass", "1 agree", "2 agree", "3 agree")
    assert (state.round, state.at_once) == (39, 1), "although three would be paid by the clock"


@pytest.mark.parametrize(("round", "debts", "motion", "agrees"), [
    (19, 3, "propose_last", False),
    (20, 3, "propose_last", True),
    (5, 6, "propose_pay count:2", True),
    (5, 3, "propose_pay count:2", False),
])  # fmt: skip
def test_the_regulars_agree_to_la_ultima_when_it_is_late_and_to_more_when_the_slate_is_long(
    round: int, debts: int, motion: str, agrees: bool
) -> None:
    state = dealt(FOUR, "5c", debts=[(0, 50)] * debts)
    state.round = round
    do(state, "0 pass", f"1 {motion}", "1 go", "2 pass", "3 pass")
    ask = advance(state)
    assert ask is not None and ask.prompt == "toruro.vote"
    agree, refuse = GAME.action_values(state, ask)
    assert (agree > refuse) == agrees
