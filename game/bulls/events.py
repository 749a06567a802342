"""What happens in El Toro besides the events that every game has. `rule` is a paragraph, as "bulls.7.3"."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.action import Token
from game.core.event import Event, Moved, Rolled


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """The sun rises on that day, counted from 1."""

    day: int


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """A seat has decided which cards to discard; they are shown when everybody has."""

    seat: int


@dataclass(frozen=True, slots=True)
class DestinationsDealt(Event):
    """A destination card lies on each slot, from left to right; the others are set aside, face up."""

    slots: tuple[Token, ...]
    aside: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """Dice came onto the board at the same time, each at its place and with its face."""

    dice: tuple[Token, ...]
    places: tuple[Token, ...]
    faces: tuple[int, ...]
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    """A step of a day begins: cards are played while the dice stand in row `step`, counted from 0."""

    day: int
    step: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat had no card to play."""

    seat: int


@dataclass(frozen=True, slots=True)
class Waived(Event):
    """Nothing came of one effect of a card: there was nothing to choose, or nothing was chosen."""

    seat: int
    card: Token


@dataclass(frozen=True, slots=True)
class Rerolled(Rolled):
    """Dice that lie at `places` and showed `before` were rolled again by a card."""

    before: tuple[int, ...] = ()
    places: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Turned(Event):
    """Dice that lie at `places` were turned, not rolled, by a card of `seat`: from `before` to `faces`."""

    dice: tuple[Token, ...]
    faces: tuple[int, ...]
    seat: int
    before: tuple[int, ...]
    places: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Shifted(Moved):
    """A card of `seat` moved dice, which show `faces`, to the roundabout beside theirs."""

    faces: tuple[int, ...]
    seat: int


@dataclass(frozen=True, slots=True)
class Ran(Moved):
    """All Runners, or all Bulls, took a street at the same time, each that of its face or Direction token."""

    streets: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Charged(Event):
    """The Bulls of one place charge these Runners, which are rerolled next; the Bulls show `faces`."""

    place: Token
    bulls: tuple[Token, ...]
    faces: tuple[int, ...]
    runners: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Trampled(Event):
    """Runners that matched a Bull again are out until dusk; they showed `faces`."""

    place: Token
    runners: tuple[Token, ...]
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerPassed(Event):
    """The first-player token passed to the left, to `seat`."""

    seat: int


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """All surviving Runners of a seat on one destination score `points` together."""

    seat: int
    destination: Token
    place: Token
    runners: tuple[Token, ...]
    points: int


@dataclass(frozen=True, slots=True)
class EffectNoted(Event):
    """A destination will change the following day of a seat."""

    seat: int
    destination: Token


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """All is scored: the points of each seat on this day, and in total."""

    day: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The deck was empty: the discard pile became the new deck of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """These seats win, more than one where the victory is shared."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
