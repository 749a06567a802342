"""Seats: who sits where, and how they stand."""

from __future__ import annotations

from dataclasses import dataclass

NOT_IN_NAMES = frozenset("[]*")
"""Letters that no name holds: texts mark with them what is bold, and where a picture stands."""


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


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat stands: place 1 is best and may be shared; `payoff` is its share of the victory."""

    seat: int
    place: int
    points: int
    payoff: float
