"""Progress in the lessons: kept as it is, and never in the way where its file cannot be used."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.core.action import parse_action
from game.core.errors import UserError
from game.storage.lesson_progress import Halt, Progress, load_progress, save_progress
from game.storage.paths import progress_file


def loaded() -> tuple[Progress, list[UserError]]:
    """The progress on the disk, and what there was to complain about."""
    faults: list[UserError] = []
    return load_progress(faults.append), faults


def test_whoever_starts_for_the_first_time_is_new() -> None:
    progress, faults = loaded()
    assert progress.fresh
    assert faults == []


def test_progress_is_read_as_it_was_saved() -> None:
    left = Halt("bulls", "cards", 3, (parse_action("play card:35"), parse_action("pick sign:17")))
    before = Progress({"bulls": ["forks", "horns"]}, left, True)
    save_progress(before)
    assert loaded() == (before, [])


def test_a_chapter_that_is_over_is_known_once_and_was_not_left() -> None:
    progress = Progress(halt=Halt("bulls", "forks", 4))
    progress.learn("bulls", "forks")
    progress.learn("bulls", "forks")
    assert progress == Progress({"bulls": ["forks"]})
    assert progress.knows("bulls", "forks")
    assert not progress.knows("toruro", "forks")
    assert not progress.fresh


def test_whoever_has_begun_a_game_or_a_lesson_is_not_new() -> None:
    assert not Progress(played=True).fresh
    assert not Progress(halt=Halt("bulls", "forks", 0)).fresh


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"learned": 3}',
        '{"learned": {"bulls": "forks"}}',
        '{"learned": {}, "halt": {"game": "bulls"}}',
        '{"learned": {}, "halt": {"game": "bulls", "chapter": "forks", "beat": "1", "actions": []}}',
        '{"learned": {}, "halt": {"game": "bulls", "chapter": "forks", "beat": 1, "actions": ["play 3"]}}',
        '{"learned": {}, "halt": {"game": "bulls", "chapter": "\\u0000", "beat": 1, "actions": []}}',
        "\x00",
        "[" * 100_000,
    ],
)
def test_a_file_that_cannot_be_used_is_set_aside_and_lessons_begin_anew(home: Path, text: str) -> None:
    progress_file().parent.mkdir(parents=True)
    progress_file().write_text(text, encoding="utf-8")
    progress, faults = loaded()
    assert progress == Progress()
    assert len(faults) == 1
    assert not progress_file().exists()
    assert [path.read_text(encoding="utf-8") for path in home.glob("lessons.json.broken-*")] == [text]


def test_a_disk_that_takes_nothing_is_a_fault(home: Path) -> None:
    home.write_text("a file where the folder should be")
    with pytest.raises(UserError, match="cannot be saved"):
        save_progress(Progress())


def test_a_file_that_never_ends_is_not_read(home: Path) -> None:
    home.mkdir()
    os.mkfifo(progress_file())
    progress, faults = loaded()
    assert progress == Progress()
    assert "no regular file" in str(faults[0])
    progress_file().unlink()
    with progress_file().open("wb") as file:
        file.truncate(1_000_000_000)
    assert "larger than 1 MB" in str(loaded()[1][0])
