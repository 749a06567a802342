"""Seats: who sits where, and how they stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from unicodedata import combining

LONGEST_NAME = 14
NOT_IN_NAMES = frozenset("[]*")
"""Letters that no name holds: texts mark with them what is bold, and where a picture stands."""
NUMERALS = ("", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X")
"""What parts players of one name."""
UNSEEN = frozenset(
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Letters that count as printable and show nothing by themselves."""


def numbered(name: str) -> tuple[str, ...]:
    """Return how several players of one name are called, each short enough to be a name.

    >>> numbered("Doña Urraca")[:3]
    ('Doña Urraca', 'Doña Urraca II', 'Doña Urrac III')
    """
    return tuple(name[: LONGEST_NAME - len(numeral)] + numeral for numeral in NUMERALS)


def plain(text: str) -> str:
    """Return the text without letters that cannot be printed or that stand for something else."""
    return "".join(sign for sign in text if sign.isprintable() and sign not in NOT_IN_NAMES)


def is_name(text: str) -> bool:
    """Return whether a player can be called so: a few printable letters, one of which can be seen."""
    seen = [sign for sign in text if sign not in UNSEEN and not sign.isspace()]
    return plain(text) == text and len(text) <= LONGEST_NAME and any(not combining(sign) for sign in seen)


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table. `bot` is a character's id, or None for a human."""

    index: int
    name: str
    colour: str
    bot: str | None = None

    @property
    def human(self) -> bool:
        """True if a person sits here."""
        return self.bot is None


class Former(NamedTuple):
    """Who sat in a seat before, and after how many decisions of the game they left it."""

    seat: Seat
    until: int


def audience_of(seats: Sequence[Seat]) -> int | None:
    """Return the seat as which this screen sees a game: that of its only person; None for the public."""
    people = [seat.index for seat in seats if seat.human]
    return people[0] if len(people) == 1 else None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands: place 1 is best and may be shared; `payoff` is its share of the victory."""

    seat: int
    place: int
    points: int
    payoff: float


def rank_seats(ranks: Sequence[Any], points: Iterable[int]) -> tuple[Standing, ...]:
    """Return how seats with these points stand; the greatest of the `ranks` is best.

    Seats of equal rank share their place, and those of the best rank the victory.
    """
    best = ranks.count(max(ranks))
    found = []
    for seat, (rank, worth) in enumerate(zip(ranks, points, strict=True)):
        place = 1 + sum(other > rank for other in ranks)
        found.append(Standing(seat, place, worth, 1 / best if place == 1 else 0.0))
    return tuple(found)
