"""Moments of an evening that move somebody: what faces show, and what characters say a word at."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.event import Event
from game.toruro import events
from game.toruro.deck import ACE, NO_CARD, OWN_RANK, Card, suit
from game.toruro.tokens import POTS
from scenes.stage.faces import Moment, Mood

MANY = 3
"""From this lulo of an evening on there is more to say."""
SELDOM = 0.6
RICH = 10
"""Chips of one pot that please whoever takes them."""


class Listening:
    """What the public events of an evening come to, as far as somebody may be moved by it."""

    def __init__(self) -> None:
        self._exposed: Card = NO_CARD
        self._takers: dict[int, int] = {}
        self._payers: dict[int, int] = {}
        self._accused = self._is_last = False

    def hear(self, event: Event) -> list[Moment]:
        """Return whom a public event moves; each comes once, in the order in which they happen."""
        moments = list(self._moments(event))
        self._accused = isinstance(event, events.Accused)
        return moments

    def _moments(self, event: Event) -> Iterator[Moment]:
        match event:
            case events.RoundBegan():
                self._takers.clear()
                self._exposed, self._is_last = NO_CARD, event.last
            case events.Exposed():
                self._exposed = event.card.id
            case events.TookAll():
                yield Moment(event.seat, Mood.GLAD, "alone")
            case events.CardPlayed() if self._is_trump_ace(event.card.id):
                yield Moment(event.seat, Mood.GLAD, "ace")
            case events.TrickTaken():
                self._takers[event.trick.id] = event.seat
                takers = [*self._takers.values()]
                if len(takers) == POTS and len({*takers}) == 1:
                    yield Moment(event.seat, Mood.GLAD, "all_pots")
                elif len(takers) == POTS and takers.count(event.seat) == 1 and not self._is_last:
                    yield Moment(event.seat, Mood.GLAD, "saved", often=SELDOM)
                elif event.chips >= RICH:
                    yield Moment(event.seat, Mood.GLAD)
            case events.LuloCommitted():
                yield self._lulo(event)
            case events.LuloPaid():
                again = event.seat in self._payers.values()
                self._payers |= {lulo.id: event.seat for lulo in event.lulos}
                if again:
                    yield Moment(event.seat, Mood.SORE, "again", event.seat, SELDOM, others=True)
            case events.Accused():
                mood = Mood.GLAD if event.right else Mood.SORE
                yield Moment(event.seat, mood, "caught" if event.right else "", event.accused)
            case events.Misplayed():
                when = "" if self._accused else "caught"
                yield Moment(event.seat, Mood.SORE, when, event.seat, others=True)
            case events.GameEnded():
                for seat in range(len(event.totals)):
                    yield Moment(seat, Mood.GLAD if seat in event.winners else Mood.SORE)
            case _:
                pass

    def _is_trump_ace(self, card: Card) -> bool:
        trumps = self._exposed != NO_CARD and suit(card) == suit(self._exposed)
        return trumps and OWN_RANK[card] == ACE

    def _lulo(self, event: events.LuloCommitted) -> Moment:
        if event.free:
            return Moment(event.seat, Mood.GLAD)
        if event.ordinal % MANY == 0:
            return Moment(event.seat, Mood.SORE, "third")
        return Moment(event.seat, Mood.SORE, "lulo", often=SELDOM)
