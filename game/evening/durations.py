"""How long games take: measured, a row for each number of seats, in a file for each game.

`python -m tests.bench.durations` plays whole games at the usual speed and prints the rows.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.toml_rows import load_rows

FOLDER = Path(__file__).parent
THOUGHT = 4.0
"""Seconds that a person takes for a decision, beyond what a bot takes."""

Positive = Annotated[float, msgspec.Meta(gt=0)]


class Duration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of bots alone of so many `seats`: its `seconds`, and how often each seat was asked."""

    seats: Annotated[int, msgspec.Meta(ge=2)]
    seconds: Positive
    asked: Positive


class Durations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a file of durations; `alone` is what the lobby suggests to one person among bots."""

    game: tuple[Duration, ...] = ()
    alone: tuple[Duration, ...] = ()


@cache
def durations(game: str, people: int) -> tuple[Duration, ...]:
    """Return the rows of a game for so many people, none if it was never measured.

    Raises UserError: a row is wrong.
    """
    path = FOLDER / f"{game}.toml"
    if not path.is_file():
        return ()
    rows = load_rows(path, Durations)
    return rows.alone if people == 1 and rows.alone else rows.game


def minutes_of(game: str, seats: int, people: int) -> int | None:
    """Return how many minutes a game takes, by the row of the nearest number of seats.

    None: nobody has measured it.
    """
    rows = durations(game, people)
    if not rows:
        return None
    row = min(rows, key=lambda row: (abs(row.seats - seats), row.seats))
    seconds = row.seconds + people * row.asked * THOUGHT
    return max(1, round(seconds / 60))
