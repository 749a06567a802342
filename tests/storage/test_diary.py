"""The diary of hands and puzzles: it loses no page, and a damaged one is set aside."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.core.errors import UserError
from game.storage.diary import WHOLE, Diary, Played, diary_file

DAY = date(2026, 7, 7)
HAND = Played(1, ("done",), (3, -4), (5, 0))


def test_what_was_kept_is_read_again() -> None:
    diary = Diary(diary_file())
    diary.keep(DAY, HAND)
    diary.solve("bulls", 7)
    diary.solve("bulls", 7)
    again = Diary(diary_file())
    assert (again.day(DAY), again.solved("bulls"), again.solved("toruro")) == (
        HAND,
        frozenset({7}),
        frozenset(),
    )
    assert not again.day(DAY + timedelta(days=1)).actions


def test_a_clock_that_is_put_back_loses_nothing() -> None:
    Diary(diary_file()).keep(DAY, HAND)
    Diary(diary_file()).keep(DAY - timedelta(days=400), Played(1, ("done",)))
    assert Diary(diary_file()).day(DAY) == HAND


def test_two_windows_write_into_one_diary() -> None:
    one, other = Diary(diary_file()), Diary(diary_file())
    one.keep(DAY, HAND)
    other.solve("toruro", 1)
    one.solve("toruro", 2)
    assert Diary(diary_file()).solved("toruro") == frozenset({1, 2})
    assert Diary(diary_file()).day(DAY) == HAND


def test_results_stay_for_ever_and_decisions_for_some_time() -> None:
    diary = Diary(diary_file())
    for back in range(WHOLE + 1):
        diary.keep(DAY - timedelta(days=back), HAND)
    oldest = Diary(diary_file()).day(DAY - timedelta(days=WHOLE))
    assert (oldest.points, oldest.master, oldest.actions) == (HAND.points, HAND.master, ())
    assert Diary(diary_file()).day(DAY) == HAND


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b'{"days": {"yesterday": {}}}',
        b'{"days": {"2026-07-07": {"points": ["x"]}}}',
        b'{"solved": {"bulls": [0]}}',
        b"\xff",
    ],
)
def test_a_damaged_diary_is_told_of_once_and_set_aside(damage: bytes) -> None:
    path, told = diary_file(), list[UserError]()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(damage)
    diary = Diary(path, told.append)
    diary.keep(DAY, HAND)
    assert [fault.text for fault in told] == [
        "The diary of hands and puzzles was damaged and begins anew; the old file is now {name}."
    ]
    assert (path.parent / str(told[0].values["name"])).read_bytes() == damage
    assert Diary(path).day(DAY) == HAND


@pytest.mark.parametrize("act", [lambda diary: diary.keep(DAY, HAND), lambda diary: diary.solve("bulls", 1)])
def test_what_cannot_be_read_or_written_is_told_and_kept_while_the_program_runs(
    act: Callable[[Diary], object], tmp_path: Path
) -> None:
    told = list[UserError]()
    diary = Diary(tmp_path, told.append)  # a folder is no diary
    act(diary)
    assert len(told) == 1
    assert tmp_path.is_dir()
    assert diary.day(DAY).over or diary.solved("bulls")


def test_without_a_file_it_is_kept_while_the_program_runs() -> None:
    diary = Diary()
    diary.keep(DAY, HAND)
    assert diary.day(DAY) == HAND
    assert not diary_file().exists()
