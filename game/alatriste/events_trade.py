"""Events of trading, of promises, and of the vote to end the game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.action import Token
from game.core.event import Event


@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """An offer was sent; only the two seats know the cards. `want_kind` counts `tokens.WISHES`."""

    seat: int
    target: int
    cards: tuple[Token, ...]
    count: int
    ducats: int
    want_ducats: int
    want_kind: int
    want_count: int
    want_card: Token | None

    def seen_by(self, seat: int | None) -> OfferMade:
        if seat in (self.seat, self.target):
            return self
        return replace(self, cards=(), want_card=None)


@dataclass(frozen=True, slots=True)
class OfferAnswered(Event):
    """An offer was "accepted", "refused" or answered by a "counter".

    Whoever refuses may give one of `tokens.REASONS`.
    """

    seat: int
    target: int
    answer: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """Cards and Ducats changed hands; only the two seats know the cards."""

    seat: int
    target: int
    given: tuple[Token, ...]
    taken: tuple[Token, ...]
    counts: tuple[int, int]
    ducats: tuple[int, int]

    def seen_by(self, seat: int | None) -> Traded:
        return self if seat in (self.seat, self.target) else replace(self, given=(), taken=())


@dataclass(frozen=True, slots=True)
class Promised(Event):
    """A seat promised another one of `tokens.PROMISES` for so many of its own turns."""

    seat: int
    to: int
    kind: str
    about: int
    turns: int


@dataclass(frozen=True, slots=True)
class PromiseSettled(Event):
    """A promise was kept, or broken."""

    seat: int
    to: int
    kind: str
    kept: bool


@dataclass(frozen=True, slots=True)
class EndProposed(Event):
    """A seat proposes to end the game."""

    seat: int


@dataclass(frozen=True, slots=True)
class EndVoted(Event):
    """A seat agrees to end the game, or does not."""

    seat: int
    agreed: bool
