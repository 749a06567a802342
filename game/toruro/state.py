"""Everything there is on the table, on the slate and in the hands, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from game.core.event import Drew
from game.core.rng import Rng
from game.core.script import State, share
from game.core.seat import Standing, rank_seats
from game.toruro.deck import Card
from game.toruro.events import Recycled
from game.toruro.options import House
from game.toruro.tokens import CARD


class Debt(NamedTuple):
    """A lulo on the slate. `serial` counts all that were ever chalked up, from 0: the token `lulo:serial`."""

    serial: int
    seat: int
    amount: int


class Misplay(NamedTuple):
    """A broken duty that was found out: `seat` broke it with `card` in `trick` (0 or 1)."""

    seat: int
    trick: int
    card: Card
    duty: str


class Motion(NamedTuple):
    """What a seat has proposed: that so many lulos are paid at once, or La Última (0)."""

    seat: int
    at_once: int


class Holdings:
    """Properties over the fields that the state and its views have in common."""

    __slots__ = ()

    house: House
    committed: int
    last: bool
    stake: int
    debts: Sequence[Debt]
    net: Sequence[int]
    lulos: Sequence[int]

    @property
    def is_first_round(self) -> bool:
        """True if nobody has committed a lulo in this partida yet."""
        return not self.committed

    @property
    def strict(self) -> bool:
        """True if only cards that the duties allow may be played: by the house's rule, and in La Última."""
        return self.last or self.house.misplay == "strict"

    @property
    def lulo(self) -> int:
        """Chips that it costs to go and take no pot in this round; none is committed in La Última.

        One for a misplay costs the whole stake: it has no ceiling.
        """
        if self.last:
            return 0
        ceiling = self.house.ceiling
        return min(self.stake, ceiling) if ceiling else self.stake

    @property
    def ranks(self) -> list[tuple[int, int]]:
        """For each seat, its chips won less its debts, and minus its lulos; the greatest wins (Rule 9.4)."""
        return [(net - self.owed(seat), -self.lulos[seat]) for seat, net in enumerate(self.net)]

    def owed(self, seat: int) -> int:
        """Return the chips that a seat has still to pay."""
        return sum([debt.amount for debt in self.debts if debt.seat == seat])


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
    leader: int = 0
    plays: tuple[Card, ...] = ()
    players: tuple[int, ...] = ()
    takers: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    caught: tuple[Misplay, ...] = ()
    motion: Motion | None = None

    asked: int = 0  # how often a seat could choose to go or to pass
    willing: int = 0  # how often it went
    alone: int = 0  # rounds that somebody took alone
    recycled: int = 0
    largest: int = 0  # the largest sum on the pots

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


def standings(state: Toruro) -> tuple[Standing, ...]:
    """How the seats stand: by chips won less debts, then by fewest lulos; `payoff` shares the victory."""
    ranks = state.ranks
    return rank_seats(ranks, (rank[0] for rank in ranks))


def is_free(state: Toruro) -> bool:
    """True if the partida is over: it has had a lulo, and nobody owes anything any more."""
    return state.committed > 0 and not state.debts


def is_over(state: Toruro) -> bool:
    """True if the session is over; asked between two rounds.

    It ends with La Última; with a partida, once it has had its least rounds; or before La Última, if nobody
    owes anything when that round should begin.
    """
    if state.round == 0:
        return False
    if state.last:
        return True
    return (is_free(state) and state.round >= state.house.least_rounds) or (
        0 < state.cap <= state.round + 1 and not state.debts
    )


def rounds(state: Toruro) -> int:
    """Return how many rounds have begun."""
    return state.round


def metrics(state: Toruro) -> dict[str, float]:
    """Return how the session ran, how often its seats went, and how much was at stake."""
    played = max(state.round, 1)
    return {
        "partidas": state.partida,
        "ended by La Última": float(state.last),
        "share of seats that go of their own will": state.willing / max(state.asked, 1),
        "lulos": sum(state.lulos),
        "lulos a round": sum(state.lulos) / played,
        "rounds taken alone": state.alone / played,
        "largest stake": state.largest,
        "stock made anew": state.recycled / played,
        "winning chips": max(state.net),
        "shared victory": float([row.place for row in standings(state)].count(1) > 1),
    }
