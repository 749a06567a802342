"""The last table of each game: who sat there and by which options, kept among the settings.

The settings may be damaged or edited by hand, so whatever does not fit the game is as if it had never been.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from game.core.game import Meta, Options, Value
from game.core.seat import NOT_IN_NAMES, Seat

LONGEST_NAME = 14


class LastTable(msgspec.Struct, frozen=True):
    """Who sat at a table, each as name, colour and bot (None: a person), and what was agreed on."""

    seats: list[tuple[str, str, str | None]]
    options: dict[str, Value]


def note_table(tables: dict[str, object], game: str, seats: Sequence[Seat], options: Options) -> None:
    """Make this the last table of the game, and the game the last one that was played."""
    tables.pop(game, None)
    rows = [[seat.name, seat.colour, seat.bot] for seat in seats]
    tables[game] = {"seats": rows, "options": dict(options)}


def last_table(
    tables: Mapping[str, object], meta: Meta, bots: Collection[str]
) -> tuple[tuple[Seat, ...], Options] | None:
    """Return the seats and options of a game's last table; None if there is none that it can be played at.

    `bots` are the characters who play that game. Options that it no longer has are left out.
    """
    try:
        table = msgspec.convert(tables.get(meta.id), LastTable)
    except msgspec.ValidationError:
        return None
    seats = tuple(Seat(index, *row) for index, row in enumerate(table.seats))
    known = {option.key: option for option in meta.options}
    options = {key: value for key, value in table.options.items()
               if key in known and known[key].fits(value, meta.seats)}  # fmt: skip
    return (seats, options) if _can_sit(seats, meta, bots) else None


def _can_sit(seats: Sequence[Seat], meta: Meta, bots: Collection[str]) -> bool:
    """Return whether such seats can be laid: so many, with names and colours of their own, and known bots."""
    names, colours = {seat.name for seat in seats}, {seat.colour for seat in seats}
    return (
        len(seats) in meta.offered
        and len(names) == len(colours) == len(seats)
        and colours <= {*meta.colours}
        and {seat.bot for seat in seats} <= {None, *bots}
        and all(_is_name(name) for name in names)
    )


def _is_name(name: str) -> bool:
    fits = 0 < len(name) <= LONGEST_NAME and name == name.strip() and name.isprintable()
    return fits and not NOT_IN_NAMES.intersection(name)
