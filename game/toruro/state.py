"""Everything there is on the table, on the slate and in the hands, as flat lists of ints."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TypeVar

from game.core.event import Drew
from game.core.rng import Rng
from game.core.script import share
from game.core.state import State
from game.toruro.deck import Card
from game.toruro.events import Recycled
from game.toruro.holdings import Debt, Holdings, Misplay, Motion
from game.toruro.options import House
from game.toruro.tokens import CARD

T = TypeVar("T")


def with_item(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """Return a copy of `things` with `thing` at index `place`."""
    changed = list(things)
    changed[place] = thing
    return tuple(changed)


@cache
def _turns(seats: int, step: int, start: int) -> tuple[int, ...]:
    return tuple((start + step * place) % seats for place in range(seats))


@lru_cache(maxsize=4096)
def _goers(goes: tuple[bool | None, ...], step: int, dealer: int) -> tuple[int, ...]:
    order = _turns(len(goes), step, (dealer + step) % len(goes))
    return tuple(seat for seat in order if goes[seat])


@dataclass(slots=True)
class Toruro(State, Holdings):
    """The state of a session. What seldom changes is a tuple, replaced as a whole, so that a copy is cheap.

    `stake` is all that lay on the pots of this round. `goes[seat]` is None before the seat has spoken, and
    `exchanged[seat]` before it has exchanged. The cards of the tricks lie in `plays` in the order in which
    they were played, `players` are their seats; `takers` and `taken` are the seat that took each pot and its
    chips. The round's cards lie where they are until the next round begins.
    """

    house: House
    seats: int
    round: int
    partida: int
    committed: int  # lulos of this partida, free ones too; without one the next round is a first round
    dealer: int
    last: bool  # this round is La Última
    cap: int  # the number of La Última, or 0; the table can agree on one
    at_once: int  # lulos paid in this round
    agreed: int  # the number of them that the table has agreed on, or 0

    pots: tuple[int, ...]
    stake: int
    net: list[int]
    lulos: tuple[int, ...]  # by seat, how many it has ever committed
    debts: tuple[Debt, ...]
    struck: tuple[Debt, ...]  # those of this partida that are paid
    serials: int  # how many were ever chalked up

    exposed: Card
    stock: list[Card]  # a pool without order: cards are drawn from it at random
    hands: list[tuple[Card, ...]]
    discards: list[tuple[Card, ...]]  # by seat, what it laid down, laid aside or gave back
    chosen: tuple[Card, ...]  # what the seat that exchanges has picked in its hand
    aside: tuple[Card, ...]  # what it has laid aside, until it has drawn

    goes: tuple[bool | None, ...]
    exchanged: tuple[int | None, ...]
    leader: int
    plays: tuple[Card, ...]
    players: tuple[int, ...]
    takers: tuple[int, ...]
    taken: tuple[int, ...]
    caught: tuple[Misplay, ...]
    motion: Motion | None

    asked: int  # how often a seat could choose to go or to pass
    willing: int  # how often it went
    alone: int  # rounds that somebody took alone
    recycled: int
    largest: int  # the largest sum on the pots

    def clone(self) -> Toruro:
        """Return an independent equal state, without events."""
        return Toruro(
            share(self.stack),
            Rng(self.rng.word),
            None,
            self.house,
            self.seats,
            self.round,
            self.partida,
            self.committed,
            self.dealer,
            self.last,
            self.cap,
            self.at_once,
            self.agreed,
            self.pots,
            self.stake,
            self.net[:],
            self.lulos,
            self.debts,
            self.struck,
            self.serials,
            self.exposed,
            self.stock[:],
            self.hands[:],
            self.discards[:],
            self.chosen,
            self.aside,
            self.goes,
            self.exchanged,
            self.leader,
            self.plays,
            self.players,
            self.takers,
            self.taken,
            self.caught,
            self.motion,
            self.asked,
            self.willing,
            self.alone,
            self.recycled,
            self.largest,
        )

    def order(self, start: int) -> tuple[int, ...]:
        """Return the seats in turn, from `start` on."""
        return _turns(self.seats, self.house.turn_step, start)

    @property
    def first(self) -> int:
        """The seat that is dealt to first and speaks first; the dealer speaks last."""
        return (self.dealer + self.house.turn_step) % self.seats

    def speaker(self, turn: int) -> int:
        """Return the seat that speaks after `turn` others."""
        return (self.dealer + self.house.turn_step * (turn + 1)) % self.seats

    def goers(self) -> tuple[int, ...]:
        """Return the seats that go, in turn."""
        return _goers(self.goes, self.house.turn_step, self.dealer)

    @property
    def contestants(self) -> int:
        """How many seats go."""
        return self.goes.count(True)

    @property
    def table(self) -> tuple[Card, ...]:
        """The cards of the trick that is being played, in order."""
        return self.plays[len(self.takers) * self.goes.count(True) :]

    def lay_chips(self, seat: int, head: int, belly: int, tail: int) -> None:
        """Move so many chips from a seat onto each pot."""
        pots = self.pots
        self.pots = (pots[0] + head, pots[1] + belly, pots[2] + tail)
        self.net[seat] -= head + belly + tail

    def speak(self, seat: int, goes: bool) -> None:
        """Note that a seat goes, or passes and lays down its cards."""
        self.goes = with_item(self.goes, seat, goes)
        if not goes:
            self.discards[seat] += self.hands[seat]
            self.hands[seat] = ()

    def note_exchange(self, seat: int, count: int) -> None:
        """Note how many cards a seat exchanges."""
        self.exchanged = with_item(self.exchanged, seat, count)

    def draw(self, seat: int, count: int, rule: str) -> None:
        """Draw cards into a hand; when the stock runs out, the discards become the new stock (Rule 4.6)."""
        left = len(self.stock)
        if count <= left:
            drawn = self.rng.deal(self.stock, count)
        else:
            drawn = self.rng.deal(self.stock, left)
            self.recycle()
            drawn += self.rng.deal(self.stock, count - left)
        self.hands[seat] += tuple(drawn)
        if self.events is not None:
            self.emit(Drew(rule, seat, count, tuple([CARD[card] for card in drawn])))

    def recycle(self) -> None:
        """Make the discards the new stock."""
        for cards in self.discards:
            self.stock += cards
        self.discards = [()] * self.seats
        self.recycled += 1
        self.emit(Recycled("toruro.4.6", len(self.stock)))
