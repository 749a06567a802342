"""Checks: lessons are walked through without a screen, saved games are played from their beginning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from game.bots.characters import check_seats
from game.core.action import Action
from game.core.game import AnyGame, Graph
from game.core.record import Record
from game.core.rng import Rng
from game.core.script import Ask
from game.core.table import Table, replay
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
        following = table.ask
        same = following and ask.subset and following.subset and following.prompt == ask.prompt
        mine = following if following is not None and following.seat == ask.seat else None
        if beat is not None and not (same and mine):
            guide.note_answer(mine)
        for event in table.events(None):
            yield event_line(event)
            for over in (False, True):
                while guide.frozen and not guide.is_last:
                    guide.go_on()
                guide.note_event(event, over)


def _answer(beat: Beat | None, ask: Ask, choose: Choose) -> Action:
    """Return what the coach asks for; of a subset one pick after the other."""
    return narrow(ask, beat.actions).options[0] if beat is not None and beat.do else choose(ask)


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


def verify(
    game: AnyGame,
    record: Record,
    board: Graph | None = None,
    watch: Callable[[Table[Any, Any]], object] = lambda _: None,
) -> Table[Any, Any]:
    """Return the table of a game that comes out as it says; `watch` sees it as with `replay`.

    Raises UserError: where it comes out otherwise.
    """
    check_seats(game.meta, record.seats)
    return replay(game, record, board, watch)


def outcome(table: Table[Any, Any]) -> str:
    """Return a line on how far a game has come, then one for each seat, the best first."""
    state = "over" if table.ask is None else "not over yet"
    lines = [f"ok: {len(table.record.actions)} decisions, the game is {state}"]
    for row in sorted(table.standings(), key=lambda row: (row.place, row.seat)):
        seat = table.seats[row.seat]
        lines.append(f"{row.place}. {seat.name} ({seat.colour}): {row.points}")
    return "\n".join(lines)
