"""Events: what happens in a game, each with the rule that caused it and what each seat perceives of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.action import Token


@dataclass(frozen=True, slots=True)
class Event:
    """Something happened, by the paragraph of the rules that `rule` names.

    A decision that led to a `binding` event cannot be taken back.
    """

    rule: str
    binding: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event | None:
        """Return what that seat (None: the public) perceives of it; None where it perceives nothing."""
        return self


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were rolled together and show `faces`, one for each of `dice`."""

    dice: tuple[Token, ...]
    faces: tuple[int, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """Pieces moved at the same time, each from its `origins` place to its `targets` place."""

    pieces: tuple[Token, ...]
    origins: tuple[Token, ...]
    targets: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A piece came into play at `place`."""

    piece: Token
    place: Token
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """Pieces left the board from `places`."""

    pieces: tuple[Token, ...]
    places: tuple[Token, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card, face up."""

    seat: int
    card: Token


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew `count` cards; `cards` are known to that seat alone."""

    seat: int
    count: int
    cards: tuple[Token, ...] = ()

    def seen_by(self, seat: int | None) -> Drew:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat laid cards face up on the discard pile."""

    seat: int
    cards: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A seat gained `points` (negative: lost them) because of `source`."""

    seat: int
    points: int
    source: tuple[Token, ...] = ()


def seen(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return the events as that seat (None: the public) perceives them."""
    return tuple(face for event in events if (face := event.seen_by(seat)) is not None)


def cards_of(event: Event) -> list[Token]:
    """Return the open cards that an event is about, in its `cards` or its `card`."""
    cards = (*getattr(event, "cards", ()), getattr(event, "card", None))
    return [card for card in cards if card is not None]
