"""Seats that were passed on in the middle of a game: what the chronicle says of it, and in whose name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.event import Event
from game.core.record import Record
from game.core.seat import Seat, audience_of
from game.core.table import Table
from game.translation import tr
from scenes.stage.skin import Line, Skin


@dataclass(frozen=True, slots=True)
class SeatPassed(Event):
    """From here on `came` sits in the seat of whoever `left`. No rule causes it, and no game emits it."""

    left: Seat
    came: Seat


def passings(record: Record, decisions: int) -> list[SeatPassed]:
    """Return the seats that were passed on when so many decisions had been taken."""
    return [
        SeatPassed("", row.seat, record.sitter(row.seat.index, decisions))
        for row in record.former
        if row.until == decisions
    ]


def happened(table: Table[Any, Any], audience: int | None) -> list[Event]:
    """Return what came of the last decision, as this screen may tell it, and who passed a seat on then.

    The `audience` is told what its own seat alone knows only if it had the screen for itself then, too.
    """
    record, decisions = table.record, len(table.record.actions)
    then = audience_of(record.seats_at(max(0, decisions - 1))) if record.former else audience
    seen = table.events(audience if audience == then else None)
    return [*seen, *passings(record, decisions)]


def has_just_left(record: Record) -> bool:
    """Return whether a person has left since the last decision was taken."""
    return any(row.until == len(record.actions) and row.seat.human for row in record.former)


def line_of(event: SeatPassed) -> Line:
    """Return the line of the chronicle about a seat that was passed on."""
    names = {"name": event.came.name, "other": event.left.name}
    if event.came.human:
        return Line(tr("**{name}** sits down in the seat of **{other}**.", **names), "")
    return Line(tr("**{other}** has to go: **{name}** plays on for them.", **names), "")


class Teller:
    """Puts events into words, in the names of those who sat there then.

    `skin` makes a skin that knows nothing yet, for whoever sits in some seats.
    """

    def __init__(self, skin: Callable[[Sequence[Seat]], Skin]) -> None:
        self._skin = skin
        self._seats: Sequence[Seat] = ()
        self._before: list[Event] = []
        self._line: Callable[[Event], Line | None] = lambda event: None

    def line(self, event: Event, seats: Sequence[Seat]) -> Line | None:
        """Return the line about the next event, which happened while these sat there; None if it has none."""
        if seats != self._seats:
            self._seats, self._line = tuple(seats), self._skin(seats).line
            for earlier in self._before:
                self._line(earlier)
        self._before.append(event)
        return self._line(event)


def told(
    history: Iterable[Event], seats: Sequence[Seat], skin: Callable[[Sequence[Seat]], Skin]
) -> list[Line]:
    """Return the lines of a game, in the beginning of which these sat there; see Teller for `skin`."""
    lines: list[Line] = []
    now, teller = tuple(seats), Teller(skin)
    for event in history:
        if isinstance(event, SeatPassed):
            lines.append(line_of(event))
            now = (*now[: event.came.index], event.came, *now[event.came.index + 1 :])
        elif (line := teller.line(event, now)) is not None:
            lines.append(line)
    return lines
