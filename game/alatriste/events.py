"""What happens in Madrid besides the events of every game. `rule` is a paragraph, as "alatriste.9.1".

Events of attacks, fights and justice are in `strife`, those of trading and of votes in `bargains`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.action import Token
from game.core.event import Event, Moved


@dataclass(frozen=True, slots=True)
class SplitSealed(Event):
    """A seat has shared its points between Fencing and Ducats, in secret."""

    seat: int


@dataclass(frozen=True, slots=True)
class SplitShown(Event):
    """What a seat made of its points."""

    seat: int
    fencing: int
    ducats: int


@dataclass(frozen=True, slots=True)
class StarterChosen(Event):
    """The highest die begins; `order` are the seats in the order of play."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The turn of a seat in that round; `first` in a life."""

    seat: int
    round: int
    first: bool


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """The seat loses this turn: "wounded", "away", "prison", "skip" or "refuge"."""

    seat: int
    why: str
    left: int = 0


@dataclass(frozen=True, slots=True)
class MustMiss(Event):
    """A seat must miss its next `turns` turns in all."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class Boosted(Event):
    """A seat adds n to its next "fight" or "audience", or to the "zone" that it may enter this turn."""

    seat: int
    what: str
    n: int
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Changed(Event):
    """A seat gained (or, negative, lost) `n` of "vigour", "fame", "fencing" or "ducats"; it has `now`."""

    seat: int
    stat: str
    n: int
    now: int
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class DucatsPaid(Event):
    """A seat paid, to another one or (None) to the bank; `short` is what it could not pay."""

    seat: int
    to: int | None
    n: int
    short: int = 0


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A seat placed a character or possession on its board."""

    seat: int
    card: Token


@dataclass(frozen=True, slots=True)
class Helped(Event):
    """A seat played a help."""

    seat: int
    card: Token


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """A seat sold a possession off its board."""

    seat: int
    card: Token
    ducats: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card passed from one hand or board into another hand; hidden, only these two know which."""

    seat: int
    origin: int
    card: Token | None
    hidden: bool

    def seen_by(self, seat: int | None) -> CardTaken:
        return replace(self, card=None) if self.hidden and seat not in (self.seat, self.origin) else self


@dataclass(frozen=True, slots=True)
class CardFetched(Event):
    """A seat took a card out of the discards, or, searching the pack, found one or (None) none."""

    seat: int
    card: Token | None


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The pack was empty: the discards became the new pack of `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class Walked(Moved):
    """A pawn or the Patrol walked along `path`, boxes with both ends."""

    path: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """A seat took the option of that place, or (None) none."""

    seat: int
    option: int | None
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class WentAway(Event):
    """A seat leaves Madrid for so many turns."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A seat is back in Madrid."""

    seat: int
    box: Token


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """A dead player does not begin again."""

    seat: int


@dataclass(frozen=True, slots=True)
class ContestHeld(Event):
    """All these seats meet on the Main Square for a "bullfight" or an "act_of_faith"."""

    name: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContestRolled(Event):
    """What each seat came to; more than one with the highest roll again."""

    name: str
    seats: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContestWon(Event):
    """The winner; with that card (None: by the dice)."""

    name: str
    seat: int
    card: Token | None = None


@dataclass(frozen=True, slots=True)
class DiceStaked(Event):
    """A seat plays dice for so many Ducats; 0: it is turned away or stays out."""

    seat: int
    bet: int


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """What each staker came to; seat -1 is the bank."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceWon(Event):
    """Who takes the pot; seat -1 is the bank."""

    seat: int
    pot: int


@dataclass(frozen=True, slots=True)
class AudienceHeld(Event):
    """Received at El Valido with that total; with the target or more the game is won."""

    seat: int
    faces: tuple[int, int]
    total: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnedAway(Event):
    """El Valido receives nobody with so little Fame."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """These seats win: by an "audience", by "agreement", at the "cap" of rounds, or as the "last" ones."""

    why: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]
