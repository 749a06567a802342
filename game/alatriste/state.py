"""Everything there is on the table and in the hands, as plain data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from operator import attrgetter

from game.alatriste.holdings import Holdings
from game.alatriste.madrid import Madrid
from game.alatriste.rows import CARDS
from game.alatriste.tokens import NOBODY, NOWHERE
from game.core.rng import Rng
from game.core.script import State, share


@dataclass(slots=True)
class Player(Holdings):
    """Everything that belongs to one seat. Chips are never negative.

    `attacks` wait in the order of play, each with its author's seat or NOBODY. `box` is where the pawn
    stands, or where it will come back to while `away` turns are still to be lost; `then` names the list that
    runs on return. `wounded` is 1 where they fell and 2 in somebody's care. `falls` counts how often they
    died, were wounded or went to jail, so that whatever was happening to them knows to stop.
    """

    vigour: int = 0
    fame: int = 0
    fencing: int = 0
    ducats: int = 0
    hand: list[int] = field(default_factory=list)
    board: list[int] = field(default_factory=list)
    attacks: list[tuple[int, int]] = field(default_factory=list)
    box: int = NOWHERE
    first: bool = True  # their next turn is the first of a life
    away: int = 0
    then: str = ""
    prison: str = ""  # "town", "court" or none
    served: int = 0  # turns lost in prison
    skip: int = 0
    wanted: int = 0
    refuge: bool = False
    wounded: int = 0
    dead: bool = False
    left: bool = False
    fight: int = 0  # the three boosts
    audience: int = 0
    zone: int = 0
    falls: int = 0
    bound: int = 0  # walks that the first waiting attack has bound
    short: bool = False  # they play Short Madrid

    def clone(self) -> Player:
        """Return an independent equal player."""
        return Player(
            self.vigour,
            self.fame,
            self.fencing,
            self.ducats,
            self.hand[:],
            self.board[:],
            self.attacks[:],
            self.box,
            self.first,
            self.away,
            self.then,
            self.prison,
            self.served,
            self.skip,
            self.wanted,
            self.refuge,
            self.wounded,
            self.dead,
            self.left,
            self.fight,
            self.audience,
            self.zone,
            self.falls,
            self.bound,
            self.short,
        )

    def can_place(self, card: int) -> bool:
        """Return whether neither an equal card nor an enemy of it lies on the board."""
        keys = {row.key for row in self.rows}
        return CARDS[card].key not in keys and keys.isdisjoint(CARDS[card].enemies)

    def with_timing(self, *timings: str) -> list[int]:
        """Return the helps in the hand with one of these timings."""
        return [card for card in self.hand if CARDS[card].timing in timings]


chips_of = attrgetter("vigour", "fame", "fencing", "ducats")
"""The first fields of a player, as a `Player` and a `PlayerView` have them; `fate_of` has the last ones."""
fate_of = attrgetter(*Player.__match_args__[7:])


def player_like(row: Holdings, hand: Iterable[int]) -> Player:
    """Return an independent player who is equal to that one but for the hand."""
    return Player(*chips_of(row), list(hand), list(row.board), list(row.attacks), *fate_of(row))


@dataclass(slots=True)
class Offer:
    """An offer that is being written or answered; before it is `sent` only the sender knows of it.

    What is wanted: Ducats, and `want_count` cards of kind `want_kind` of WISHES, or one card that the sender
    has seen. `promises` are (kind, about, turns). `named` are the cards that the receiver gives. `cards`,
    `want_card` and `named` remain unknown to all but the two seats.
    """

    sender: int
    receiver: int
    cards: list[int] = field(default_factory=list)
    ducats: int = 0
    want_ducats: int = 0
    want_kind: int = 0
    want_count: int = 0
    want_card: int = 0
    promises: list[tuple[int, int, int]] = field(default_factory=list)
    named: list[int] = field(default_factory=list)
    sent: bool = False

    def clone(self) -> Offer:
        """Return an independent equal offer."""
        return Offer(
            self.sender,
            self.receiver,
            self.cards[:],
            self.ducats,
            self.want_ducats,
            self.want_kind,
            self.want_count,
            self.want_card,
            self.promises[:],
            self.named[:],
            self.sent,
        )


terms_of = attrgetter("ducats", "want_ducats", "want_kind", "want_count")
"""What everybody may know of an offer, of an `Offer` and an `OfferView`."""


@dataclass(slots=True)
class Alatriste(State):
    """The state of a game.

    `pack` is a pool without order. `seen[card]` holds a bit for each seat, and one for the public, that
    knows in whose hand a card is; it means nothing for cards that are not in a hand. A promise is (by, to,
    kind, about, turns left).
    """

    board: Madrid
    cap: int  # the round after which the game ends, or 0
    trading: bool
    players: list[Player]
    patrol: int
    pack: list[int]
    discard: list[int]
    seen: list[int]
    splits: list[int]  # the Fencing that each seat has chosen in secret, 0 before
    round: int = 0
    starter: int = NOBODY
    active: int = NOBODY
    contest: bool = False  # one was held this turn
    proposed: bool = False  # the active seat has proposed to end the game this turn
    offer: Offer | None = None
    offers: list[int] = field(default_factory=list)  # made by each seat in this trading window
    promises: list[tuple[int, int, int, int, int]] = field(default_factory=list)
    kept: list[int] = field(default_factory=list)
    broken: list[int] = field(default_factory=list)
    winner: int = NOBODY
    ended: str = ""
    tally: dict[str, int] = field(default_factory=dict)  # what `metrics` tells
    courted: list[int] = field(default_factory=list)  # the seats that were offered something since their turn
    sales: list[tuple[int, int, int]] = field(
        default_factory=list
    )  # each card that was traded: by whom, to whom

    def clone(self) -> Alatriste:
        """Return an independent equal state, without events."""
        return Alatriste(
            share(self.stack),
            Rng(self.rng.word),
            None,
            self.board,
            self.cap,
            self.trading,
            [player.clone() for player in self.players],
            self.patrol,
            self.pack[:],
            self.discard[:],
            self.seen[:],
            self.splits[:],
            self.round,
            self.starter,
            self.active,
            self.contest,
            self.proposed,
            self.offer.clone() if self.offer else None,
            self.offers[:],
            self.promises[:],
            self.kept[:],
            self.broken[:],
            self.winner,
            self.ended,
            self.tally.copy(),
            self.courted[:],
            self.sales[:],
        )

    @property
    def seats(self) -> int:
        """How many sit at the table, those who have left the game included."""
        return len(self.players)

    def after(self, seat: int) -> list[int]:
        """Return the other seats in the order of play from that one on, counter-clockwise."""
        count = len(self.players)
        return [(seat - step) % count for step in range(1, count)]

    def others_at(self, seat: int) -> list[int]:
        """Return the other present seats on the box of that one, in the order of play."""
        box = self.players[seat].box
        return [other for other in self.after(seat) if self.players[other].is_at(box)]

    def count(self, what: str) -> None:
        """Count one more of what `metrics` tells."""
        self.tally[what] = self.tally.get(what, 0) + 1
