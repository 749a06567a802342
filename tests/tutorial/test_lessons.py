"""Every chapter, played to its end: nothing leads nowhere, everything can be skipped, and gone on with."""

from __future__ import annotations

import pytest

from game import GAMES, find
from game.lab.checks import first_option, missing, walk
from game.lessons.course import Chapter, Course, start_chapter
from game.storage.lesson_progress import load_progress
from game.translation import tr
from maps.reader import graph_of
from scenes.menus.title import TitleScene
from scenes.table.hints import NUDGE
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.scene import Reset
from tests.needs import long
from tests.table.conftest import Sit, Sitting
from tests.tutorial.conftest import CHAPTERS, begin, each_chapter, finish, lesson, some_chapters, take, waits

BARE = True
LONGEST = 180.0
READ, DECIDED, PRESSED = 0.4, 10.0, 1.0
"""Seconds for a word of somebody who reads slowly, for a decision, and for going on to the next beat."""


@each_chapter
def test_all_comes_that_the_words_of_a_chapter_speak_of(rows: Course, chapter: Chapter) -> None:
    game = find(rows.game)
    assert missing(chapter, walk(game, rows, chapter, graph_of(game), first_option)) == ""


@each_chapter
def test_nothing_is_lost_or_doubled_in_the_position_of_a_chapter(rows: Course, chapter: Chapter) -> None:
    game = find(rows.game)
    table = start_chapter(game, rows, chapter, graph_of(game))
    state = game.determinize(table.view(0), table._state.rng.clone())
    for pieces in (game.pieces(table._state), game.pieces(state)):
        assert len(set(pieces)) == len(pieces)
    assert sorted(game.pieces(table._state)) == sorted(game.pieces(state))


@each_chapter
def test_a_chapter_has_one_free_decision_at_least_and_the_coach_the_last_word(
    rows: Course, chapter: Chapter
) -> None:
    assert any(beat.goal for beat in chapter.beat)
    assert chapter.beat[-1].is_only_read
    assert 3 <= len(rows.chapter) <= 6


@pytest.mark.parametrize(("language", "speed"), [("en", "normal"), long("es", "instant")])
@some_chapters
def test_a_chapter_is_played_to_its_end_in_three_minutes_and_then_known(
    sit: Sit, rows: Course, chapter: Chapter, language: str, speed: str
) -> None:
    sitting = sit(speed=speed, language=language)
    begin(sitting, rows, chapter)
    seconds = finish(sitting)
    words = sum(len(tr(beat.text).split()) for beat in chapter.beat if beat.text)
    decisions = sum(beat.needs_answer for beat in chapter.beat)
    whole = seconds + READ * words + DECIDED * decisions + PRESSED * len(chapter.beat)
    print(f"{rows.game} {chapter.id}: {seconds:.1f} s of motion, {whole:.0f} s in all")
    assert whole < LONGEST
    assert load_progress(lambda fault: None).knows(rows.game, chapter.id)


@some_chapters
def test_a_chapter_goes_on_where_it_was_left_however_the_program_ended(
    sit: Sit, rows: Course, chapter: Chapter
) -> None:
    sitting = sit(speed="instant")
    begin(sitting, rows, chapter)
    scene = lesson(sitting)
    while not scene.guide.is_last:
        kept = load_progress(lambda fault: None)
        halt = kept.halt
        if waits(scene) and not scene.director.busy and not scene.guide.verdict:
            assert halt is not None
            assert (halt.chapter, halt.beat) == (chapter.id, scene.guide.place)
            sitting.app.services.progress = kept
            again = sitting.app.services.teach(rows.game, chapter.id)
            assert isinstance(again, GuidedScene)
            assert again.guide.place == scene.guide.place
            assert again.table.snapshot().position == scene.table.snapshot().position
        take(sitting)


@some_chapters
def test_a_chapter_can_be_skipped_at_each_of_its_beats(sit: Sit, rows: Course, chapter: Chapter) -> None:
    sitting = sit(speed="instant")
    following = rows.after(chapter)
    begin(sitting, rows, chapter)
    scene = lesson(sitting)
    while not scene.guide.is_last:
        assert scene.page.find("coach skip") is not None
        where = scene.leave_out()
        assert isinstance(where, Reset)
        if following is None:
            assert isinstance(where.scene, TitleScene)
        else:
            assert isinstance(where.scene, GuidedScene)
            assert where.scene.guide.chapter is following
        take(sitting)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_lesson_leads_into_a_game_with_the_same_people(sit: Sit, game: str) -> None:
    sitting = sit(speed="instant")
    rows, chapter = [pair for pair in CHAPTERS if pair[0].game == game][-1]
    begin(sitting, rows, chapter)
    finish(sitting)
    sitting.manager.stack.go(lesson(sitting).learned())
    play = sitting.play
    assert not isinstance(play, GuidedScene)
    assert [seat.name for seat in play.table.seats] == [player.who for player in rows.player]
    assert rows.options.items() <= play.table.record.options.items()
    sitting.until(lambda: play.hints.panel is not None)
    assert play.hints.depth == NUDGE
    assert play.hints.advised() == ()


def test_one_lesson_leads_to_the_next(sit: Sit) -> None:
    sitting: Sitting = sit(speed="instant")
    rows, chapter = CHAPTERS[0]
    begin(sitting, rows, chapter)
    finish(sitting)
    sitting.manager.stack.go(lesson(sitting).learned())
    assert lesson(sitting).guide.chapter is rows.chapter[1]
