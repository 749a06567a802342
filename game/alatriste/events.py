"""What happens in Madrid besides the events of every game. `rule` is a paragraph, as "alatriste.9.1".

Events of attacks, fights and justice are in `events_combat`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.core.action import Token
from game.core.event import Event, Moved


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """Something that a seat does, or that happens to it."""

    seat: int


@dataclass(frozen=True, slots=True)
class SplitSealed(SeatEvent):
    """A seat has shared its points between Fencing and Ducats, in secret."""


@dataclass(frozen=True, slots=True)
class SplitShown(SeatEvent):
    """The points of a seat are shown."""

    fencing: int
    ducats: int


@dataclass(frozen=True, slots=True)
class StarterChosen(Event):
    """The seat with the highest die begins; `order` is the order of play."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(SeatEvent):
    """The turn of a seat begins; it is the `first` of a life."""

    round: int
    first: bool


@dataclass(frozen=True, slots=True)
class TurnLost(SeatEvent):
    """A seat loses this turn: "wounded", "away", "prison", "skip" or "refuge"."""

    why: str
    left: int = 0


@dataclass(frozen=True, slots=True)
class MustMiss(SeatEvent):
    """A seat must miss its next `turns` turns in all."""

    turns: int


@dataclass(frozen=True, slots=True)
class Boosted(SeatEvent):
    """A seat adds n to its next "fight" or "audience", or to the "zone" that it may enter this turn."""

    what: str
    n: int
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Changed(SeatEvent):
    """A seat gained or (below 0) lost `n` of "vigour", "fame", "fencing" or "ducats", and has `now`."""

    stat: str
    n: int
    now: int
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class Unchanged(SeatEvent):
    """A seat had nothing of a stat left to lose, or (`gains`) had all the Vigour that it can have."""

    stat: str
    gains: bool
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class RowRolled(SeatEvent):
    """The die of a seat has reached that row, from 0, of the table of a box or card."""

    row: int
    source: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class DucatsPaid(SeatEvent):
    """A seat paid another one or (None) the bank; `short` is what it could not pay."""

    to: int | None
    n: int
    short: int = 0


@dataclass(frozen=True, slots=True)
class CardLaid(SeatEvent):
    """A seat placed a character or possession on its board."""

    card: Token


@dataclass(frozen=True, slots=True)
class Helped(SeatEvent):
    """A seat played a help."""

    card: Token


@dataclass(frozen=True, slots=True)
class Sold(SeatEvent):
    """A seat sold a possession off its board."""

    card: Token
    ducats: int


@dataclass(frozen=True, slots=True)
class CardTaken(SeatEvent):
    """A card passed into the hand of a seat; if `hidden`, only the two seats know which."""

    origin: int
    card: Token | None
    hidden: bool

    def seen_by(self, seat: int | None) -> CardTaken:
        return replace(self, card=None) if self.hidden and seat not in (self.seat, self.origin) else self


@dataclass(frozen=True, slots=True)
class CardFetched(SeatEvent):
    """A seat searched for a card and found this one, or (None) none."""

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
class Chosen(SeatEvent):
    """A seat took the option of that number, which is called so, or (None) none."""

    option: int | None
    source: tuple[Token, ...] = ()
    choice: str = ""


@dataclass(frozen=True, slots=True)
class WentAway(SeatEvent):
    """A seat left Madrid for so many turns."""

    turns: int


@dataclass(frozen=True, slots=True)
class CameBack(SeatEvent):
    """A seat came back to Madrid."""

    box: Token


@dataclass(frozen=True, slots=True)
class LeftGame(SeatEvent):
    """A dead player left the game for good."""


@dataclass(frozen=True, slots=True)
class ContestHeld(Event):
    """All these seats meet on the Main Square for a "bullfight" or an "act_of_faith"."""

    name: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContestRolled(Event):
    """Every seat has rolled; if several have most, they roll again."""

    name: str
    seats: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ContestWon(Event):
    """A seat won a contest, by that card or (None) by the dice."""

    name: str
    seat: int
    card: Token | None = None


@dataclass(frozen=True, slots=True)
class DiceStaked(SeatEvent):
    """A seat stakes so many Ducats on the dice."""

    bet: int


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """Every staker has rolled; seat -1 is the bank."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceWon(SeatEvent):
    """A seat takes the pot; seat -1 is the bank."""

    pot: int


@dataclass(frozen=True, slots=True)
class AudienceHeld(SeatEvent):
    """El Valido received a seat with that total; with `target` or more it has won the game."""

    faces: tuple[int, ...]
    total: int
    target: int

    @property
    def thrown(self) -> int:
        """What the dice show without the friends at court."""
        return sum(self.faces)

    @property
    def needed(self) -> int:
        """What they had to show."""
        return self.target - (self.total - self.thrown)


@dataclass(frozen=True, slots=True)
class TurnedAway(SeatEvent):
    """El Valido did not receive a seat, which has too little Fame."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: by an "audience", by "agreement", at the "cap" of rounds, or for the "last" one."""

    why: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class OfferMade(SeatEvent):
    """An offer was sent; only the two seats know the cards. `want_kind` counts `tokens.WISHES`.

    Each of the `promises` has its place in `tokens.PROMISES`, the seat that it is about, and its turns.
    """

    target: int
    cards: tuple[Token, ...]
    count: int
    ducats: int
    want_ducats: int
    want_kind: int
    want_count: int
    want_card: Token | None
    promises: tuple[tuple[int, int, int], ...] = ()

    def seen_by(self, seat: int | None) -> OfferMade:
        if seat in (self.seat, self.target):
            return self
        return replace(self, cards=(), want_card=None)


@dataclass(frozen=True, slots=True)
class OfferAnswered(SeatEvent):
    """An offer was "accepted", "refused" or answered by a "counter".

    Whoever refuses may give one of `tokens.REASONS`.
    """

    target: int
    answer: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Traded(SeatEvent):
    """Cards and Ducats changed hands; only the two seats know the cards."""

    target: int
    given: tuple[Token, ...]
    taken: tuple[Token, ...]
    counts: tuple[int, int]
    ducats: tuple[int, int]

    def seen_by(self, seat: int | None) -> Traded:
        return self if seat in (self.seat, self.target) else replace(self, given=(), taken=())


@dataclass(frozen=True, slots=True)
class Promised(SeatEvent):
    """A seat promised another one of `tokens.PROMISES` for so many of its own turns."""

    to: int
    kind: str
    about: int
    turns: int


@dataclass(frozen=True, slots=True)
class PromiseSettled(SeatEvent):
    """A promise was kept, or broken."""

    to: int
    kind: str
    kept: bool


@dataclass(frozen=True, slots=True)
class EndProposed(SeatEvent):
    """A seat proposes to end the game."""


@dataclass(frozen=True, slots=True)
class EndVoted(SeatEvent):
    """A seat agrees to end the game, or does not."""

    agreed: bool
