"""Seats that are passed on: the record says whose decisions were whose, and is read as it was written."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.core.action import action
from game.core.errors import UserError
from game.core.record import Record, parse_record
from game.core.seat import Former, Seat

ANA, BEA = Seat(0, "Ana", "yellow"), Seat(1, "Bea", "blue")
LOLA, CARMEN = Seat(0, "Lola", "yellow", "lola"), Seat(0, "Carmen", "yellow")


def record(decisions: int = 0) -> Record:
    return Record("pile", 1, "", {}, (ANA, BEA), 7, [action("done")] * decisions)


def decide(played: Record, decisions: int) -> None:
    played.actions += [action("done")] * decisions


def test_every_decision_belongs_to_whoever_sat_there_then() -> None:
    played = record(3)
    played.sit_down(LOLA)
    decide(played, 2)
    played.sit_down(CARMEN)
    decide(played, 1)
    assert [played.sitter(0, place) for place in range(7)] == [*[ANA] * 3, *[LOLA] * 2, *[CARMEN] * 2]
    assert played.seats_at(0) == (ANA, BEA)
    assert played.seats == (CARMEN, BEA)


def test_whoever_has_decided_nothing_has_never_sat_there() -> None:
    played = record(3)
    played.sit_down(LOLA)
    played.sit_down(CARMEN)
    assert played.former == (Former(ANA, 3),)
    played.sit_down(ANA)
    assert played == record(3)


@pytest.mark.parametrize("veiled", [False, True])
def test_a_record_with_passed_seats_is_read_as_it_was_written(veiled: bool) -> None:
    played = record(3)
    played.sit_down(LOLA)
    decide(played, 2)
    played.sit_down(CARMEN)
    assert parse_record(played.text(veiled), sealed=True) == played
    assert "former 3 0 human Ana\nformer 5 0 lola Lola\n" in played.text(veiled)


def test_a_record_in_which_nobody_has_left_is_written_as_before() -> None:
    assert "former" not in record(3).text()


@pytest.mark.parametrize(
    "line",
    [
        "former 3 2 human Ana",
        "former 3 -1 human Ana",
        "former x 0 human Ana",
        "former 3 0 human",
        "former 3 0 human *",
        "former 3 0 l-o-l-a Lola",
    ],
)
def test_a_seat_that_cannot_have_been_passed_on_is_told_with_its_line(line: str) -> None:
    text = record(3).text().replace("seed 7", f"{line}\nseed 7").rpartition("check")[0]
    with pytest.raises(UserError, match="Line 5"):
        parse_record(text)


def test_what_others_know_stays_veiled_where_a_person_has_left_for_a_while() -> None:
    played = record(3)
    played.sit_down(LOLA)
    assert played.people == ["Bea", "Ana"]
    assert played.guarded().startswith("sobremesa 2\n")


def test_nobody_who_has_left_is_named_where_no_names_may_be() -> None:
    played = record(3)
    played.sit_down(LOLA)
    assert [row.seat for row in played.nameless().former] == [replace(ANA, name="yellow")]
