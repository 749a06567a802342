"""The audit of a game: what a person decided, from what they knew, and which of it was surely a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game import find
from game.bots.judge import Comparison
from game.core.action import Action
from game.core.seat import Seat
from game.core.table import Table, replay
from game.review.audit import GLANCED, MOST, Findings, Verdict, audit, confirm, prove
from game.review.decisive_moments import Review
from game.storage.saves import read_record
from maps.reader import graph_of
from tests.bots.nim import NIM, TAKE
from tests.review.test_decisive_moments import EVERY_KEPT, gone_through

KEPT = Path(__file__).parents[1] / "golden"
ONE, TWO, THREE = TAKE


def nim(takes: Sequence[Action]) -> Review:
    """A game of Nim with those answers in turn, the first of them those of a person against a bot."""
    seats = [Seat(0, "Ana", "yellow"), Seat(1, "Teo", "blue", "teo")]
    table = Table(NIM, seats, seed=1)
    for take in takes:
        assert table.ask is not None
        table.play(table.ask.seat, take)
    return gone_through(NIM, table.record)


def findings(found: Review, lost: bool = False) -> Findings:
    """What an audit finds; if all results are `lost`, what it makes of that."""
    work = audit(NIM, found.decisions, 1)
    tasks = next(work)
    try:
        while True:
            tasks = work.send([None if lost else task.carry_out() for task in tasks])
    except StopIteration as over:
        result: Findings = over.value
        return result


GOOD = [ONE, ONE] * 10 + [ONE]
"""From 21 stones, where all take one, the person takes the last."""
GIVEN = [*GOOD[:8], TWO, TWO, *GOOD[:9]]
"""The person leaves 11 of 13 stones once, which the bot does not see."""


def test_no_task_takes_more_decisions_than_are_sent_within_a_frame() -> None:
    decisions = nim(GIVEN).decisions * 10
    tasks = next(audit(NIM, decisions, 1))
    parts = [task.arguments[1] for task in tasks]
    assert max(len(part) for part in parts) <= GLANCED < len(decisions)
    assert [one for part in parts for one in part] == [*decisions]


def test_the_one_move_that_gave_a_game_away_is_the_one_that_is_blamed() -> None:
    (mistake,) = findings(nim(GIVEN)).mistakes
    assert mistake.decision.place == 8
    assert mistake.decision.reply == (TWO,)
    assert mistake.reply != (TWO,)
    assert mistake.comparison.gain == 1.0


def test_whoever_made_no_mistake_is_told_so_and_praised() -> None:
    found = nim(GOOD)
    told = findings(found)
    assert told.mistakes == ()
    assert told.thought == len(found.decisions) == 10
    assert told.praised is not None
    assert told.praised.is_praise


def test_of_several_better_replies_the_best_one_is_spoken_of() -> None:
    decision = next(one for one in nim(GIVEN).decisions if one.place == 8)
    nothing = Comparison(1, 0.0, 0.0, 0.0)
    as_bad = decision.reply
    verdict = prove(NIM, Verdict(decision, as_bad, nothing, rivals=((ONE,),)), 1, False)
    assert verdict.reply == (ONE,)
    assert verdict.comparison.gain == 1.0 and not verdict.rivals


def test_no_more_than_three_mistakes_are_spoken_of() -> None:
    takes = [TWO, TWO, TWO, TWO, TWO, TWO, TWO, TWO, TWO, TWO, ONE]
    assert len(findings(nim(takes)).mistakes) <= MOST


def test_what_is_blamed_is_told_by_states_that_had_no_part_in_choosing_it() -> None:
    work, states = audit(NIM, nim(GIVEN).decisions, 1), dict[object, list[int]]()
    tasks = next(work)
    with pytest.raises(StopIteration) as over:
        while True:
            results = [task.carry_out() for task in tasks]
            if tasks[0].work in (prove, confirm):
                states[tasks[0].work] = [verdict.comparison.states for verdict in results]
            tasks = work.send(results)
    (mistake,) = over.value.value.mistakes
    assert states[confirm] == [2 * states[prove][0]] == [mistake.comparison.states]


def test_a_proof_that_is_not_confirmed_blames_nobody() -> None:
    def doubted(verdict: Verdict) -> Verdict:
        return replace(verdict, comparison=replace(verdict.comparison, one=verdict.comparison.other))

    work = audit(NIM, nim(GIVEN).decisions, 1)
    tasks = next(work)
    with pytest.raises(StopIteration) as over:
        while True:
            results = [task.carry_out() for task in tasks]
            tasks = work.send([doubted(one) for one in results] if tasks[0].work is confirm else results)
    assert over.value.value.mistakes == ()


def test_an_audit_whose_results_are_lost_blames_nobody() -> None:
    told = findings(nim(GIVEN), lost=True)
    assert (told.mistakes, told.praised, told.thought) == ((), None, 0)


@pytest.mark.parametrize("name", ["toruro_3_seats", "bulls_3_seats", "alatriste_2_seats"])
def test_a_decision_is_kept_with_what_its_seat_saw_and_all_that_it_answered(name: str) -> None:
    record = read_record(KEPT / f"{name}.sobremesa")
    game, tables = find(record.game), {}
    people = [seat.index for seat in record.seats if seat.human]
    decisions = {
        decision.place: decision for decision in gone_through(game, record, graph_of(game)).decisions
    }

    def watch(table: Table[Any, Any]) -> None:
        place = len(table.record.actions)
        if place in decisions and table.ask is not None:
            tables[place] = table.view(table.ask.seat), table.ask

    replay(game, record, graph_of(game), watch)
    assert decisions
    assert people
    for place, decision in decisions.items():
        assert (decision.view, decision.ask) == tables[place]
        assert list(decision.reply) == record.actions[place : place + len(decision.reply)]
        assert decision.seat in people
        assert len(decision.ask.for_bots) > 1


def test_bots_are_not_audited() -> None:
    record = read_record(KEPT / "toruro_3_seats.sobremesa")
    record.seats = tuple(replace(seat, bot="teo") for seat in record.seats)
    game = find(record.game)
    found = gone_through(game, record)
    assert found.decisions == ()
    assert found.fall is not None


@EVERY_KEPT
def test_luck_and_choices_add_up_to_the_result(path: Path) -> None:
    record = read_record(path)
    game = find(record.game)
    found = gone_through(game, record, graph_of(game))
    assert [balance.start for balance in found.balances] == list(found.points[0].shares)
    results = [balance.result for balance in found.balances]
    assert results == pytest.approx(found.points[-1].shares)
