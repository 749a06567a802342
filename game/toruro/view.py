"""What one seat may know: everything but the stock, the cards of the others and what they laid aside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from game.core.game import View
from game.core.script import Frame, pending
from game.toruro.deck import DECK, SUIT_OF, Card
from game.toruro.events import Pots
from game.toruro.options import House
from game.toruro.state import Debt, Holdings, Misplay, Motion, Toruro
from game.toruro.tokens import POTS
from game.toruro.trick_rules import POWERS, forbidden, winner

__all__ = ["Debt", "Play", "ToruroView", "view"]

Bookmark: TypeAlias = tuple[str, tuple[int, ...]]


class Play(NamedTuple):
    """A card in a trick, and the seat that played it."""

    seat: int
    card: Card


@dataclass(frozen=True)
class ToruroView(View, Holdings):
    """The table as `seat` sees it. Lists by seat run from seat 0; cards are ids, as in `game.toruro.deck`.

    - `turn` is the seat that decides now, None when the session is over, or while something happens; `phase`
      on what: the prompt without "toruro." ("pay", "split", "go", "exchange", "give_back", "play", "accuse",
      "vote"), "over", or "" while something happens.
    - `round` counts through the session from 1, `partida` likewise; `last`: this round is La Última; `cap` is
      the number of La Última, 0 if none is set. `at_once` lulos are paid in this
      round.
    - `first` is the seat that was dealt to first and speaks first.
    - `pots` are the chips that lie there now, `stake` all that lay there in this round.
    - `net` are chips won or lost, `lulos` how many lulos each seat has ever committed; `debts` is the slate
      in the order in which it was chalked, `struck` what was paid in this partida.
    - `exposed` is NO_CARD (-1) before a card is turned up. `hand`, `discards` (what the seat laid down, laid
      aside or gave back and what is not in the stock again), `chosen` (picked in the hand to exchange it) and
      `aside` (laid aside, nothing drawn yet) are the seat's own; `hands`, `discarded`, `stock` and `waiting`
      (laid aside by the seat that exchanges) are numbers of cards.
    - `goes[seat]` is None before it has spoken; `exchanged[seat]` is how many cards, None before.
    - `tricks` are the cards of each trick begun, in order; `leader` leads the present one; `takers` and
      `taken` are who took each pot and its chips: three at once for a seat that goes alone.
    - `caught` are the misplays found out in this round. `motion` is voted on when the round is over.
    - `bookmarks` are the scripts that run; they hold nothing secret.
    """

    house: House
    seats: int
    turn: int | None
    phase: str
    round: int
    partida: int
    last: bool
    cap: int
    committed: int
    at_once: int
    agreed: int
    dealer: int
    first: int
    pots: Pots
    stake: int
    net: tuple[int, ...]
    lulos: tuple[int, ...]
    debts: tuple[Debt, ...]
    struck: tuple[Debt, ...]
    serials: int
    exposed: Card
    stock: int
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    discards: tuple[Card, ...]
    discarded: tuple[int, ...]
    chosen: tuple[Card, ...]
    aside: tuple[Card, ...]
    waiting: int
    goes: tuple[bool | None, ...]
    exchanged: tuple[int | None, ...]
    leader: int
    tricks: tuple[tuple[Play, ...], ...]
    takers: tuple[int, ...]
    taken: tuple[int, ...]
    caught: tuple[Misplay, ...]
    motion: Motion | None
    bookmarks: tuple[Bookmark, ...]

    @property
    def over(self) -> bool:
        """True if the session has ended."""
        return not self.bookmarks

    @property
    def trick(self) -> tuple[Play, ...]:
        """The cards of the trick that is being played, in order."""
        return self.tricks[-1] if len(self.tricks) > len(self.takers) else ()

    @property
    def best(self) -> Play | None:
        """The card that takes the present trick as it lies, with its seat; None before one is played."""
        trick = self.trick
        return trick[winner([play.card for play in trick], self.exposed)] if trick else None

    def can_take(self, card: Card) -> bool:
        """Return whether a card, played now, would take the trick as it lies then."""
        best, powers = self.best, self._powers(card)
        return best is None or powers[card] > powers[best.card]

    def rivals(self, card: Card) -> tuple[Card, ...]:
        """Return the cards that would beat this one, were it played now, as far as others may hold them.

        Those are cards of which the seat does not know where they are.
        """
        powers = self._powers(card)
        return tuple(other for other in self.unseen if powers[other] > powers[card])

    def _powers(self, card: Card) -> Sequence[int]:
        """By card, how strong it is in the present trick; `card` leads where nothing lies there."""
        return POWERS[self.exposed][SUIT_OF[self.trick[0].card if self.trick else card]]

    @property
    def forbidden_cards(self) -> Mapping[Card, str]:
        """The cards of the own hand that may not be played now, each with the duty that it would break."""
        table = [play.card for play in self.trick]
        return forbidden(self.hand, table, len(self.takers) + 1, self.exposed, self.house.overtrump)

    @cached_property
    def plays(self) -> tuple[Card, ...]:
        """The cards of all tricks, in the order in which they were played."""
        return tuple(play.card for trick in self.tricks for play in trick)

    @cached_property
    def players(self) -> tuple[int, ...]:
        """By card of `plays`, the seat that played it."""
        return tuple(play.seat for trick in self.tricks for play in trick)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of which the seat does not know where they are."""
        seen = {*self.hand, *self.discards, *self.aside, *self.plays, self.exposed}
        return tuple(card for card in DECK if card not in seen)


SHARED = (
    "house", "seats", "round", "partida", "last", "cap", "committed", "at_once", "agreed", "dealer", "pots",
    "stake", "lulos", "debts", "struck", "serials", "exposed", "goes", "exchanged", "leader", "takers",
    "taken", "caught", "motion",
)  # fmt: skip
"""The fields that everybody sees as they are in the state."""
_shared = attrgetter(*SHARED)


def shared(table: Toruro | ToruroView) -> dict[str, Any]:
    """Return the fields that a state and its views have in common, by name."""
    return dict(zip(SHARED, _shared(table), strict=True))


def view(state: Toruro, seat: int | None) -> ToruroView:
    """Return the view of that seat, or for None of the public."""
    ask = pending(state)
    exchanging = seat is not None and ask is not None and ask.seat == seat
    return ToruroView(
        seat=seat,
        turn=ask.seat if ask else None,
        phase=ask.prompt.removeprefix("toruro.") if ask else "" if state.stack else "over",
        first=state.first,
        net=tuple(state.net),
        stock=len(state.stock),
        hand=state.hands[seat] if seat is not None else (),
        hands=tuple(map(len, state.hands)),
        discards=state.discards[seat] if seat is not None else (),
        discarded=tuple(map(len, state.discards)),
        chosen=state.chosen if exchanging else (),
        aside=state.aside if exchanging else (),
        waiting=len(state.aside),
        tricks=_tricks(state),
        bookmarks=tuple(map(_bookmark, state.stack)),
        **shared(state),
    )


def _tricks(state: Toruro) -> tuple[tuple[Play, ...], ...]:
    size = len(state.goers())
    plays = [Play(seat, card) for seat, card in zip(state.players, state.plays, strict=True)]
    tricks = [tuple(plays[size * trick : size * trick + size]) for trick in range(POTS)] if size else []
    return tuple(trick for trick in tricks if trick)


def _bookmark(frame: Frame) -> Bookmark:
    return type(frame).__name__, tuple(getattr(frame, name) for name in frame.__match_args__)
