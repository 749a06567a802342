"""Lessons under test: chapters are walked through without a screen, and dice found that fall as they say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from game.core.action import Action
from game.core.game import AnyGame, Graph
from game.core.rng import Rng
from game.core.script import Ask
from game.lessons.course import (
    Beat,
    Chapter,
    ChapterProgress,
    Course,
    course,
    event_line,
    narrow,
    start_chapter,
)

Choose = Callable[[Ask], Action]
MAX_WORDS = 200_000
"""Beginnings of dice that are tried."""


def check_lessons(game: AnyGame, board: Graph | None) -> Iterator[str]:
    """Yield a line for each chapter: that all comes that it wants, or with which `rng` it would."""
    rows = course(game.meta.id)
    for chapter in rows.chapter:
        lacks = missing(chapter, walk(game, rows, chapter, board, first_option))
        if not lacks:
            yield f"{chapter.id}: ok"
        else:
            word = find_word(game, rows, chapter, board)
            yield f"{chapter.id}: '{lacks}' does not come; with rng = {word} it does"


def walk(
    game: AnyGame,
    rows: Course,
    chapter: Chapter,
    board: Graph | None,
    choose: Choose,
    word: int | None = None,
) -> Iterator[str]:
    """Yield all events of a chapter as lines; `choose` takes the free decisions, and whatever is not set."""
    table, guide = start_chapter(game, rows, chapter, board, word), ChapterProgress(rows, chapter)
    while not guide.is_last:
        ask = table.ask
        spared = guide.answer_for_player(ask) if ask is not None and table.seats[ask.seat].human else None
        if ask is None or (table.seats[ask.seat].human and len(ask.options) > 1 and spared is None):
            guide.stop_waiting()
        if guide.frozen or ask is None:
            guide.go_on()
            continue
        human = table.seats[ask.seat].human
        beat = guide.asks if human else None
        answer = spared or (
            _answer(beat, ask, choose) if human else guide.answer_for_other(ask) or choose(ask)
        )
        table.play(ask.seat, answer)
        if beat is not None and not _is_same_subset(ask, table.ask):
            following = table.ask
            guide.note_answer(following if following is not None and following.seat == ask.seat else None)
        for event in table.events(None):
            yield event_line(event)
            for over in (False, True):
                while guide.frozen and not guide.is_last:
                    guide.go_on()
                guide.note_event(event, over)


def _answer(beat: Beat | None, ask: Ask, choose: Choose) -> Action:
    """Return what the coach asks for; of a subset one pick after the other."""
    return narrow(ask, beat.actions).options[0] if beat is not None and beat.do else choose(ask)


def _is_same_subset(ask: Ask, following: Ask | None) -> bool:
    """Return whether the following question belongs to the same subset."""
    return (
        ask.subset is not None
        and following is not None
        and following.subset is not None
        and ((following.prompt, following.seat) == (ask.prompt, ask.seat))
    )


def missing(chapter: Chapter, events: Iterator[str]) -> str:
    """Return the first thing that a chapter wants and that does not come, in its order; "" if all comes."""
    wants = [*chapter.wants]
    for line in events:
        if wants and re.match(wants[0], line):
            wants.pop(0)
        if not wants:
            break
    return wants[0] if wants else ""


def first_option(ask: Ask) -> Action:
    """Return the first answer that there is."""
    return ask.options[0]


def find_word(game: AnyGame, rows: Course, chapter: Chapter, board: Graph | None) -> int:
    """Return a word of the generator with which everything comes that a chapter wants.

    Raises LookupError: there is none among MAX_WORDS.
    """
    rng = Rng(rows.seed)
    for _ in range(MAX_WORDS):
        word = rng.below(1 << 53)
        if not missing(chapter, walk(game, rows, chapter, board, first_option, word)):
            return word
    raise LookupError(chapter.id)
