"""How a chapter begins, how its rows write events, and what of a question may be answered."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import fields
from typing import Any

from game.core.action import Action
from game.core.event import Event
from game.core.game import AnyGame, Graph
from game.core.script import Ask, Subset
from game.core.table import Table
from game.lessons.course import Chapter, Course


def start_chapter(
    game: AnyGame, course: Course, chapter: Chapter, board: Graph | None, word: int | None = None
) -> Table[Any, Any]:
    """Return a table on which that chapter begins, with `word` for its generator if not that of its rows.

    Raises UserError: the game cannot be in that position.
    """
    table = Table(game, course.seats(game.meta.colours), course.seed, chapter.options, board)
    position = merge(json.loads(table.snapshot().position), chapter.position)
    if word is not None:
        position["rng"] = word
    table.record.position = json.dumps(position)
    table.go_on(table.record, board)
    return table


def merge(whole: Any, part: Any) -> Any:
    """Return `whole` with the parts of `part` in place of its own.

    A table with numbers for keys replaces items of a list.
    """
    if isinstance(whole, list) and isinstance(part, dict):
        return [
            merge(item, part[str(place)]) if str(place) in part else item for place, item in enumerate(whole)
        ]
    if isinstance(whole, dict) and isinstance(part, dict):
        return {**whole, **{key: merge(whole.get(key), value) for key, value in part.items()}}
    return part


def event_line(event: Event) -> str:
    """Return an event as a line: its name, then its fields but for the rule, in order."""
    words = [type(event).__name__]
    for field in fields(event):
        if field.name != "rule":
            words += _words(getattr(event, field.name))
    return " ".join(words)


def _words(value: object) -> list[str]:
    if value is None:
        return []
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [word for item in value for word in _words(item)]
    return [str(value)]


def narrow(ask: Ask, allowed: Collection[Action]) -> Ask:
    """Return the same question with the allowed answers alone; where none is allowed, with all of them."""
    options = tuple(option for option in ask.options if option in allowed)
    if not options:
        return ask
    if ask.subset is None:
        return ask._replace(options=options)
    picks = {name for action in allowed for name in action.picks}
    groups = [
        tuple(tuple(name for name in group if name in picks) for group in cluster)
        for cluster in ask.subset.clusters
    ]
    clusters = tuple(tuple(filter(None, cluster)) for cluster in groups if any(cluster))
    return ask._replace(
        options=(*options[:-1], ask.options[-1]), subset=Subset(min(ask.subset.most, len(picks)), clusters)
    )
