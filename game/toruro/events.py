"""What happens at the table besides the events that every game has. `rule` is a paragraph, as "toruro.4.2".

From the kernel comes Drew (the deal and the exchange: its cards are known to their seat alone). Chips are
whole numbers; `pots` are three of them, for head, belly and tail.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, TypeAlias

from game.core.action import Token
from game.core.event import Event, Played

Pots: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class PartidaBegan(Event):
    """A partida begins, counted from 1; chips and counts of lulos go on."""

    partida: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins, counted through the whole session from 1; the cards are gathered. `last`: La Última."""

    round: int
    dealer: int
    last: bool


@dataclass(frozen=True, slots=True)
class Anted(Event):
    """The dealer lays these chips on the pots."""

    seat: int
    pots: Pots


@dataclass(frozen=True, slots=True)
class AtOnce(Event):
    """From this round on so many lulos are paid in each: the evening grows late, or all have agreed to it."""

    count: int


@dataclass(frozen=True, slots=True)
class LuloDeferred(Event):
    """A seat that owes one of the least lulos leaves the payment to another."""

    seat: int
    lulo: Token


@dataclass(frozen=True, slots=True)
class LuloPaid(Event):
    """A seat pays `amount` onto the pots, split so, and its debts `lulos` are struck off the slate.

    It is one debt, and all of the seat's in La Última.
    """

    seat: int
    lulos: tuple[Token, ...]
    amount: int
    pots: Pots


@dataclass(frozen=True, slots=True)
class Exposed(Event):
    """A card is turned up; its suit is trumps. `stand_in` is the 7 that stands in for it, if one does."""

    card: Token
    stand_in: Token | None


@dataclass(frozen=True, slots=True)
class Went(Event):
    """A seat goes.

    `why` is "" where it chose to, otherwise what made it go: "last" (La Última), "first" (the first round of
    a partida), "ace" (an exposed ace), "promise" (cups are trumps, house rule 5), "dealer" (nobody else has
    gone and it speaks last).
    """

    seat: int
    why: str = ""


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passes and lays its `count` cards down; they are known to that seat alone."""

    seat: int
    count: int
    cards: tuple[Token, ...] = ()

    def seen_by(self, seat: int | None) -> Passed:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class TookAll(Event):
    """The only seat that goes takes all three pots; no card is played."""

    seat: int
    pots: Pots


@dataclass(frozen=True, slots=True)
class LaidAside(Event):
    """A seat lays `count` cards aside (0 to 3) to exchange them; they are known to that seat alone."""

    seat: int
    count: int
    cards: tuple[Token, ...] = ()

    def seen_by(self, seat: int | None) -> LaidAside:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class GaveBack(Event):
    """A seat gives one of the four cards back that it drew; `cards` is that one, known to the seat alone."""

    seat: int
    cards: tuple[Token, ...] = ()

    def seen_by(self, seat: int | None) -> GaveBack:
        return self if seat == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Recycled(Event):
    """The stock was empty: the `count` cards that lay aside were shuffled and are the new stock."""

    count: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Played):
    """A seat plays a card to a trick. The duty that left it no other is told to that seat alone.

    Whoever knew it would know what else is in the hand: a duty binds only who holds something to break it.
    """

    def seen_by(self, seat: int | None) -> CardPlayed:
        return self if seat == self.seat else replace(self, rule="toruro.4.7")


@dataclass(frozen=True, slots=True)
class CardPlayedOnHonour(CardPlayed):
    """A seat plays a card that may be wrong: it lies, or everybody would first see what it wins (Rule 7)."""

    binding: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat takes a trick with `card`, and the `chips` on the pot that goes with it."""

    trick: Token
    seat: int
    card: Token
    pot: Token
    chips: int


@dataclass(frozen=True, slots=True)
class Misplayed(Event):
    """It is found out that a seat broke a duty with `card` in `trick`: the audit, or at once.

    `duty` is one of `game.toruro.trick_rules.DUTIES`.
    """

    binding: ClassVar[bool] = True
    seat: int
    trick: Token
    card: Token
    duty: str


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """A seat accuses another one of a misplay in `trick`; where it is right, Misplayed follows."""

    binding: ClassVar[bool] = True
    seat: int
    accused: int
    trick: Token
    right: bool


@dataclass(frozen=True, slots=True)
class Forfeited(Event):
    """A seat that misplayed lays what it won back onto the pots, where it stays for the next round."""

    seat: int
    pots: Pots


@dataclass(frozen=True, slots=True)
class LuloCommitted(Event):
    """A seat commits its lulo number `ordinal` (counted through the session).

    `lulo` and `amount` are the debt that is chalked up; a `free` one (the tenth, twentieth ...) leaves none:
    None and 0. `misplay`: it is for playing wrong.
    """

    seat: int
    ordinal: int
    lulo: Token | None
    amount: int
    free: bool
    misplay: bool


@dataclass(frozen=True, slots=True)
class PartidaEnded(Event):
    """Nobody owes anything any more."""

    partida: int


@dataclass(frozen=True, slots=True)
class DealPassed(Event):
    """The deal passes on to `seat`."""

    seat: int


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """A seat proposes that so many lulos are paid `at_once`, or La Última (0); all vote after the round."""

    seat: int
    at_once: int


@dataclass(frozen=True, slots=True)
class Voted(Event):
    """A seat agrees to what is proposed, or refuses."""

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class Decided(Event):
    """What was proposed, named as in Proposed, is `carried` or falls."""

    at_once: int
    carried: bool


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """These seats win, more than one where the victory is shared; `totals` are the chips of all."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
