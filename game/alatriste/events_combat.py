"""Events of attacks, fights, wounds and justice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.alatriste.events import SeatEvent
from game.core.action import Token
from game.core.event import Event


@dataclass(frozen=True, slots=True)
class Attacked(SeatEvent):
    """A seat plays an attack on another one."""

    card: Token
    target: int


@dataclass(frozen=True, slots=True)
class Awaited(SeatEvent):
    """A seat has a moment to answer, whether or not it holds anything to answer with.

    `prompt` is the question that follows if it does. In a card phase all others have that moment.
    """

    binding: ClassVar[bool] = True

    prompt: str


@dataclass(frozen=True, slots=True)
class Shielded(SeatEvent):
    """A card on the board of the target keeps the attack away."""

    card: Token
    shield: Token


@dataclass(frozen=True, slots=True)
class Countered(SeatEvent):
    """The target answered: the attack is undone, or `reflected` on its author."""

    card: Token
    attack: Token
    reflected: bool


@dataclass(frozen=True, slots=True)
class AttackWaits(SeatEvent):
    """An attack is laid into the attack zone of a seat."""

    card: Token


@dataclass(frozen=True, slots=True)
class AttackStruck(SeatEvent):
    """An attack strikes a seat now, or is void because what it needs is gone."""

    card: Token
    void: bool = False


@dataclass(frozen=True, slots=True)
class Jailed(SeatEvent):
    """A seat goes to jail: for "debt", a "fight", an "order", or because it was "wanted"."""

    which: str
    why: str


@dataclass(frozen=True, slots=True)
class Freed(SeatEvent):
    """A seat leaves jail: by "bail", the "die", a "writ", or because its time is "served"."""

    how: str


@dataclass(frozen=True, slots=True)
class Wanted(SeatEvent):
    """Justice seeks a seat for so many turns from now on, or (0) no longer."""

    turns: int


@dataclass(frozen=True, slots=True)
class RefugeTaken(SeatEvent):
    """A seat takes refuge in a church, or leaves it."""

    taken: bool


@dataclass(frozen=True, slots=True)
class Challenged(SeatEvent):
    """A seat challenges another to a duel, which accepts, refuses, or (None) has not answered yet."""

    target: int
    accepted: bool | None = None


@dataclass(frozen=True, slots=True)
class CombatBegun(SeatEvent):
    """A seat falls upon another."""

    target: int


@dataclass(frozen=True, slots=True)
class PatrolWatched(Event):
    """The Patrol's die is compared with its distance from the fight, and reaches it if `prevented`."""

    face: int
    distance: int
    prevented: bool


@dataclass(frozen=True, slots=True)
class Clashed(Event):
    """Two seats have rolled and added; `winner` is None if they tied and roll again."""

    seats: tuple[int, int]
    faces: tuple[tuple[int, ...], tuple[int, ...]]
    scores: tuple[int, int]
    winner: int | None
    duel: bool


@dataclass(frozen=True, slots=True)
class Died(SeatEvent):
    """A seat died: its cards go to the discards, its chips to the bank."""

    cards: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class FellWounded(SeatEvent):
    """A seat lost all Vigour and is saved by cards, or is `up` on its feet again."""

    up: bool = False
