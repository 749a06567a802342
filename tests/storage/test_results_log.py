"""Ledgers: what was written down is there again, whatever moment the program was killed in."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from game.core.errors import UserError
from game.storage.results_log import ResultsLog, results_log_of

ROWS = [(0,), (), (1, 2), (10,)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A ledger with four rows."""
    path = tmp_path / "new" / "ledger"
    with closing(ResultsLog(path, "a task")) as ledger:
        assert ledger.rows == []
        for row in ROWS:
            ledger.add(row)
    return path


def test_a_ledger_holds_what_was_added_whenever_it_is_opened_again(path: Path) -> None:
    for _ in range(2):
        with closing(ResultsLog(path, "a task")) as ledger:
            assert ledger.rows == ROWS


def test_every_result_is_on_the_disk_at_once(tmp_path: Path) -> None:
    with closing(ResultsLog(tmp_path / "ledger", "a task")) as ledger:
        ledger.add((1,))
        with closing(ResultsLog(tmp_path / "ledger", "a task")) as other:
            assert other.rows == [(1,)]


def test_cut_off_anywhere_it_keeps_its_whole_lines_and_goes_on(path: Path) -> None:
    text = path.read_text()
    for end in range(len(text)):
        path.write_text(text[:end])
        whole = max(text[:end].count("\n") - 1, 0)
        with closing(ResultsLog(path, "a task")) as ledger:
            assert ledger.rows == ROWS[:whole]
            ledger.add((7,))
        with closing(ResultsLog(path, "a task")) as ledger:
            assert ledger.rows == [*ROWS[:whole], (7,)]


def test_a_ledger_of_another_task_is_left_alone(path: Path) -> None:
    text = path.read_text()
    with pytest.raises(UserError, match="holds the results of something else"):
        ResultsLog(path, "another task")
    assert path.read_text() == text


@pytest.mark.parametrize("text", ["my poem", "my poem\nin two lines", "a tas1", "a task of mine", "{", "\n"])
def test_a_file_that_does_not_begin_as_ours_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "poem.txt").write_text(text)
    with pytest.raises(UserError, match="holds the results of something else"):
        ResultsLog(tmp_path / "poem.txt", "a task")
    assert (tmp_path / "poem.txt").read_text() == text


def test_a_device_a_pipe_or_a_giant_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "giant").open("wb") as file:
        file.truncate(1_000_000_000)
    for path in (Path("/dev/zero"), tmp_path / "pipe", tmp_path / "giant"):
        with pytest.raises(UserError, match="cannot be used: it is"):
            ResultsLog(path, "a task")


@pytest.mark.parametrize("line", ["one", "1", "[true]", "[1.5]", '["1"]', "{}", "[" * 100_000, ""])
def test_a_line_that_is_no_result_is_named(path: Path, line: str) -> None:
    lines = path.read_text().splitlines()
    lines[2] = line
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(UserError, match="ledger, line 3: this is no result"):
        ResultsLog(path, "a task")


def test_what_cannot_be_read_or_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot be used"):
        ResultsLog(tmp_path, "a task")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\n")
    with pytest.raises(UserError, match="cannot be used"):
        ResultsLog(tmp_path / "bytes", "a task")
    with pytest.raises(UserError, match="cannot be used"):
        ResultsLog(tmp_path / "bytes" / "below", "a task")


def test_a_dropped_ledger_is_gone(path: Path) -> None:
    with closing(ResultsLog(path, "a task")) as ledger:
        ledger.drop()
    assert not path.exists()


def test_every_task_has_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOBREMESA_HOME", str(tmp_path))
    assert results_log_of("a task") == results_log_of("a task") != results_log_of("another task")
    assert tmp_path in results_log_of("a task").parents
