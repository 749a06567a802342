"""Walking through a chapter without a screen, to see that what its words speak of comes, or to find dice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from game.core.action import Action
from game.core.game import AnyGame, Graph
from game.core.rng import Rng
from game.core.script import Ask
from game.lessons.course import Beat, Chapter, Course
from game.lessons.progress import ChapterProgress
from game.lessons.start import event_line, narrow, start_chapter

Choose = Callable[[Ask], Action]
MOST = 200_000
"""Beginnings of dice that are tried."""


def walk(
    game: AnyGame,
    rows: Course,
    chapter: Chapter,
    board: Graph | None,
    choose: Choose,
    word: int | None = None,
) -> Iterator[str]:
    """All events of a chapter as lines; `choose` takes the free decisions, and whatever is not laid down."""
    table, guide = start_chapter(game, rows, chapter, board, word), ChapterProgress(rows, chapter)
    while not guide.is_last:
        ask = table.ask
        spared = guide.spared(ask) if ask is not None and table.seats[ask.seat].human else None
        if ask is None or (table.seats[ask.seat].human and len(ask.options) > 1 and spared is None):
            guide.rests()
        if guide.frozen or ask is None:
            guide.go_on()
            continue
        human = table.seats[ask.seat].human
        beat = guide.asks if human else None
        answer = spared or (_answer(beat, ask, choose) if human else guide.other(ask) or choose(ask))
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
    """What the coach asks for; of a subset one pick after the other."""
    return narrow(ask, beat.actions).options[0] if beat is not None and beat.do else choose(ask)


def _is_same_subset(ask: Ask, following: Ask | None) -> bool:
    """What follows belongs to the same subset."""
    return (
        ask.subset is not None
        and following is not None
        and following.subset is not None
        and ((following.prompt, following.seat) == (ask.prompt, ask.seat))
    )


def missing(chapter: Chapter, events: Iterator[str]) -> str:
    """The first thing that a chapter wants and that does not come, in its order; "" where all comes."""
    wants = [*chapter.wants]
    for line in events:
        if wants and re.match(wants[0], line):
            wants.pop(0)
        if not wants:
            break
    return wants[0] if wants else ""


def first_option(ask: Ask) -> Action:
    """The first answer that there is."""
    return ask.options[0]


def find_word(game: AnyGame, rows: Course, chapter: Chapter, board: Graph | None) -> int:
    """A beginning of dice with which everything comes that a chapter wants. LookupError: there is none."""
    rng = Rng(rows.seed)
    for _ in range(MOST):
        word = rng.below(1 << 53)
        if not missing(chapter, walk(game, rows, chapter, board, first_option, word)):
            return word
    raise LookupError(chapter.id)
