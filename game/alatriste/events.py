"""What happens in Madrid besides the events of every game. `rule` is a paragraph, as "alatriste.9.1".

Events of attacks, fights and justice are in `events_combat`.
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
    """The points of a seat are shown."""

    seat: int
    fencing: int
    ducats: int


@dataclass(frozen=True, slots=True)
class StarterChosen(Event):
    """The seat with the highest die begins; `order` is the order of play."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The turn of a seat begins; it is the `first` of a life."""

    seat: int
    round: int
    first: bool


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """A seat loses this turn: "wounded", "away", "prison", "skip" or "refuge"."""

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
    """A seat gained or (below 0) lost `n` of "vigour", "fame", "fencing" or "ducats", and has `now`."""

    seat: int
    stat: str
    n: int
    now: int
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class DucatsPaid(Event):
    """A seat paid another one or (None) the bank; `short` is what it could not pay."""

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
    """A card passed into the hand of a seat; if `hidden`, only the two seats know which."""

    seat: int
    origin: int
    card: Token | None
    hidden: bool

    def seen_by(self, seat: int | None) -> CardTaken:
        return replace(self, card=None) if self.hidden and seat not in (self.seat, self.origin) else self


@dataclass(frozen=True, slots=True)
class CardFetched(Event):
    """A seat searched for a card and found this one, or (None) none."""

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
    """A seat took the option of that number, or (None) none."""

    seat: int
    option: int | None
    source: tuple[Token, ...] = ()


@dataclass(frozen=True, slots=True)
class WentAway(Event):
    """A seat left Madrid for so many turns."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class CameBack(Event):
    """A seat came back to Madrid."""

    seat: int
    box: Token


@dataclass(frozen=True, slots=True)
class LeftGame(Event):
    """A dead player left the game for good."""

    seat: int


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
class DiceStaked(Event):
    """A seat stakes so many Ducats on the dice."""

    seat: int
    bet: int


@dataclass(frozen=True, slots=True)
class DiceThrown(Event):
    """Every staker has rolled; seat -1 is the bank."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DiceWon(Event):
    """A seat takes the pot; seat -1 is the bank."""

    seat: int
    pot: int


@dataclass(frozen=True, slots=True)
class AudienceHeld(Event):
    """El Valido received a seat with that total; with `target` or more it has won the game."""

    seat: int
    faces: tuple[int, int]
    total: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnedAway(Event):
    """El Valido did not receive a seat, which has too little Fame."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over: by an "audience", by "agreement", at the "cap" of rounds, or for the "last" one."""

    why: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]


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
