"""What the results scene shows of a finished game: a skin says it, the menus draw it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.seat import Seat
from game.translation import tr


def by_round(rounds: int) -> str:
    """Return the name of the time at which `rounds` rounds are over, for games that count them from 1."""
    return tr("Round {round}", round=max(1, rounds))


@dataclass(frozen=True, slots=True)
class Results:
    """The public facts of a finished game, all texts translated.

    `rows` has one row for each of `seats`, with one number for each of `columns`; the last column decides.
    `winners` are seat numbers, `sentences` whatever else is worth knowing, `picture` the backdrop (None: the
    wall). `when` names the time at which a number of rounds is over.
    """

    title: str
    seats: tuple[Seat, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    sentences: tuple[str, ...] = ()
    picture: str | None = None
    when: Callable[[int], str] = by_round


def results_picture(seats: Sequence[Seat], winners: Sequence[int], won: str, lost: str) -> str:
    """Return the backdrop of the results: `lost` if people played and none of them won, else `won`."""
    people = {seat.index for seat in seats if seat.human}
    return lost if people and not people.intersection(winners) else won
