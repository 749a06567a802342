"""Of a finished game whose file is damaged as much is read as can be, and where that stops is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.errors import UserError
from game.storage.finished import read_what_is_left
from game.storage.paths import finished_folder
from game.storage.saves import finished_game
from tests.storage.test_saves import played

SLOT = "toruro-20260101-120000"


def written(text: str | bytes) -> None:
    """Have that be the file of a finished game."""
    finished_folder().mkdir(parents=True)
    data = text.encode() if isinstance(text, str) else text
    finished_game(SLOT).write_bytes(data)


def test_a_whole_game_is_read_whole(home: Path) -> None:
    record = played(12)
    written(record.text())
    assert read_what_is_left(SLOT) == (record, None)


@pytest.mark.parametrize("rubbish", [b"\xff\xfe\x00", b"%%%% %%%%", b"play card:x"])
def test_it_is_read_up_to_the_first_line_that_cannot_be(home: Path, rubbish: bytes) -> None:
    record = played(12)
    lines = record.text().encode().split(b"\n")
    at = lines.index(str(record.actions[7]).encode())
    lines[at] = rubbish
    written(b"\n".join(lines))
    left, fault = read_what_is_left(SLOT)
    assert left.actions == record.actions[: len(left.actions)] and 0 < len(left.actions) <= 7
    assert str(len(left.actions)) in str(fault)


def test_a_file_that_was_cut_short_is_read_to_its_end(home: Path) -> None:
    record = played(12)
    text = record.text()
    written(text[: text.index("position")])
    left, fault = read_what_is_left(SLOT)
    assert fault is None and left.actions == record.actions


def test_of_a_game_whose_heading_is_damaged_nothing_is_shown(home: Path) -> None:
    written(played(12).text().replace("seat ", "seet ", 1))
    with pytest.raises(UserError, match="damaged"):
        read_what_is_left(SLOT)


def test_a_game_that_was_not_kept_says_so(home: Path) -> None:
    with pytest.raises(UserError, match="cannot be read"):
        read_what_is_left(SLOT)
