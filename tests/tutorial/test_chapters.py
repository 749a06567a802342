"""Every chapter, played to its end: nothing leads nowhere, everything can be skipped, and gone on with."""

from __future__ import annotations

import pytest

from game import find
from game.lessons.rows import Chapter, Course
from game.lessons.walk import first, missing, walk
from game.storage.progress import load_progress
from maps.reader import graph_of
from tests.play.conftest import Sit, Sitting
from tests.tutorial.conftest import CHAPTERS, NAMES, finish

LONGEST = 60.0
"""Seconds of motion, beside which there is time to read and think in three minutes."""

each_chapter = pytest.mark.parametrize(("rows", "chapter"), CHAPTERS, ids=NAMES)


def begin(sitting: Sitting, rows: Course, chapter: Chapter) -> None:
    """Open that chapter as the page of lessons does."""
    sitting.manager.begin(sitting.app.teach(rows.game, chapter.id))


@each_chapter
def test_all_comes_that_the_words_of_a_chapter_speak_of(rows: Course, chapter: Chapter) -> None:
    game = find(rows.game)
    board = graph_of(game)
    assert missing(chapter, walk(game, rows, chapter, board, first)) == ""


@each_chapter
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_chapter_is_played_to_its_end_and_then_known(
    sit: Sit, rows: Course, chapter: Chapter, language: str
) -> None:
    sitting = sit(speed="normal", language=language)
    begin(sitting, rows, chapter)
    seconds = finish(sitting)
    print(f"{rows.game} {chapter.id}: {seconds:.1f} s of motion")
    assert seconds < LONGEST
    assert load_progress(lambda fault: None).knows(rows.game, chapter.id)
