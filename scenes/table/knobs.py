"""Where the knobs of a table lie: in groups of what the game does, what one looks at, and what helps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, pairwise
from typing import NamedTuple

import pygame

from scenes.table.buttons import FOOT, Answer, Knob, in_rows
from scenes.table.session import TableSession
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Press

FEW, LOW = 3, 40.0
"""Of more answers than this each is at least so high."""
KNOB, GAP, APART, KNOBS_X, MOST = 44.0, 4.0, 7.0, 1230.0, 8
"""The size of a knob, the gap to the next, how much wider it is between two groups, where they lie, and the
most there are beside that for a hand."""


class Tool(NamedTuple):
    """A knob by its `key`: its picture, its short name, what is told of it, and whether it is on."""

    key: str
    icon: str
    name: str
    tip: str
    press: Press
    lit: bool = False


def laid(session: TableSession, canvas: Canvas, groups: Sequence[Sequence[Tool]]) -> Iterator[Knob]:
    """Yield the knobs, group by group; that for a hand may have a place of its own, which has no name."""
    eye, places = session.skin.eye, count()
    for group, tools in enumerate(groups):
        for tool in tools:
            is_apart = tool.key == "peek" and eye is not None
            rect = eye if eye is not None and is_apart else _place(session, canvas, next(places), group)
            name = "" if is_apart else tool.name
            icon = f"ui/{tool.icon}"
            yield Knob(rect, icon, tool.press, key=tool.key, tip=tool.tip, lit=tool.lit, name=name)


def closed_up(places: Sequence[pygame.FRect]) -> list[pygame.FRect]:
    """Return the places of knobs in a column as those of one group; in rows they are one already."""
    if len({place.x for place in places}) > 1:
        return [*places]
    step = min((low.y - high.y for high, low in pairwise(places)), default=0.0)
    return [places[0].move(0, number * step) for number in range(len(places))]


def _place(session: TableSession, canvas: Canvas, place: int, group: int) -> pygame.FRect:
    """Return where the knob of a group lies that has so many before it."""
    room = session.skin.tools
    if room is not None:
        return in_rows(room, place)
    step, top = _step(session, canvas), session.skin.knobs
    size = min(KNOB, step - GAP)
    edge = (KNOB - size) / 2
    return pygame.FRect(KNOBS_X + edge, top + edge + place * step + group * APART, size, size)


def _step(session: TableSession, canvas: Canvas) -> float:
    """Return how far one knob lies from the next, so that all that may ever be there have room.

    They end above the chronicle, or above four short answers; where these are, a last trick may be shown
    again, too.
    """
    skin, most = session.skin, MOST + session.viewer.shared
    top = skin.knobs + 2 * APART
    if skin.paper.right > KNOBS_X:
        return min(KNOB + GAP, (skin.paper.top - top) / most)
    answers = (FEW + 1) * (Answer.height(canvas, "A", LOW, skin.answers_end - skin.answers) + 4)
    return min(KNOB + GAP, (FOOT - answers - top) / (most + 1))
