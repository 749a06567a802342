"""Lessons under test: walk through a course, and find dice for chapters whose dice fall otherwise by now."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.game import AnyGame, Graph
from game.lessons.course import course
from game.lessons.walk import find_word, first_option, missing, walk


def lessons(game: AnyGame, board: Graph | None) -> Iterator[str]:
    """A line for each chapter: that all comes that it wants, or with which `rng` it would."""
    rows = course(game.meta.id)
    for chapter in rows.chapter:
        lacks = missing(chapter, walk(game, rows, chapter, board, first_option))
        if not lacks:
            yield f"{chapter.id}: ok"
        else:
            word = find_word(game, rows, chapter, board)
            yield f"{chapter.id}: '{lacks}' does not come; with rng = {word} it does"
