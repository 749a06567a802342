"""Events of attacks, fights, wounds and justice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.core.action import Token
from game.core.event import Event


@dataclass(frozen=True, slots=True)
class Attacked(Event):
    """A seat plays an attack on another one."""

    seat: int
    card: Token
    target: int


@dataclass(frozen=True, slots=True)
class Awaited(Event):
    """A seat has a moment to answer, whether or not it holds anything to answer with.

    `prompt` is the question that follows if it does. In a card phase all others have that moment.
    """

    binding: ClassVar[bool] = True

    seat: int
    prompt: str


@dataclass(frozen=True, slots=True)
class Shielded(Event):
    """A card on the board of the target keeps the attack away."""

    seat: int
    card: Token
    shield: Token


@dataclass(frozen=True, slots=True)
class Countered(Event):
    """The target answered: the attack is undone, or `reflected` on its author."""

    seat: int
    card: Token
    attack: Token
    reflected: bool


@dataclass(frozen=True, slots=True)
class AttackWaits(Event):
    """An attack is laid into the attack zone of a seat."""

    seat: int
    card: Token


@dataclass(frozen=True, slots=True)
class AttackStruck(Event):
    """An attack strikes a seat now, or is void because what it needs is gone."""

    seat: int
    card: Token
    void: bool = False


@dataclass(frozen=True, slots=True)
class Jailed(Event):
    """A seat goes to jail: for "debt", a "fight", an "order", or because it was "wanted"."""

    seat: int
    which: str
    why: str


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """A seat leaves jail: by "bail", the "die", a "writ", or because its time is "served"."""

    seat: int
    how: str


@dataclass(frozen=True, slots=True)
class Wanted(Event):
    """Justice seeks a seat for so many turns from now on, or (0) no longer."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class RefugeTaken(Event):
    """A seat takes refuge in a church, or leaves it."""

    seat: int
    taken: bool


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A seat challenges another to a duel, which accepts, refuses, or (None) has not answered yet."""

    seat: int
    target: int
    accepted: bool | None = None


@dataclass(frozen=True, slots=True)
class CombatBegun(Event):
    """A seat falls upon another."""

    seat: int
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
    faces: tuple[tuple[int, int], tuple[int, int]]
    scores: tuple[int, int]
    winner: int | None
    duel: bool


@dataclass(frozen=True, slots=True)
class Died(Event):
    """A seat died: its cards go to the discards, its chips to the bank."""

    seat: int
    cards: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class FellWounded(Event):
    """A seat lost all Vigour and is saved by cards, or is `up` on its feet again."""

    seat: int
    up: bool = False
