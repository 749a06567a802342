"""A player: chips, cards, pawn, and what keeps them from playing."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.alatriste.holdings import Holdings
from game.alatriste.rows import CARDS
from game.alatriste.tokens import NOWHERE


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
        )

    def can_place(self, card: int) -> bool:
        """Return whether neither an equal card nor an enemy of it lies on the board."""
        keys = {row.key for row in self.rows}
        return CARDS[card].key not in keys and keys.isdisjoint(CARDS[card].enemies)

    def with_timing(self, *timings: str) -> list[int]:
        """Return the helps in the hand with one of these timings."""
        return [card for card in self.hand if CARDS[card].timing in timings]
