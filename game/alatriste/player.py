"""A player: chips, cards, pawn, and what keeps him from playing; with all that follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.alatriste.rows import CARDS, RULES, ZONES, Card
from game.alatriste.tokens import NOWHERE


@dataclass(slots=True)
class Player:
    """Everything that belongs to one seat. Chips are never negative.

    `attacks` wait in the order of play, each with its author's seat or NOBODY. `box` is where the pawn
    stands, or where it will come back to while `away` turns are still to be lost; `then` names the list that
    runs on return. `wounded` is 1 for whoever lies where he fell and 2 in somebody's care. `falls` counts how
    often he died, was wounded or went to jail, so that whatever was happening to him knows to stop.
    """

    vigour: int = 0
    fame: int = 0
    fencing: int = 0
    ducats: int = 0
    hand: list[int] = field(default_factory=list)
    board: list[int] = field(default_factory=list)
    attacks: list[tuple[int, int]] = field(default_factory=list)
    box: int = NOWHERE
    first: bool = True  # his next turn is the first of a life
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
        """An independent equal player."""
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

    @property
    def rows(self) -> list[Card]:
        """The rows of the cards on the board."""
        return [CARDS[card] for card in self.board]

    @property
    def fame_total(self) -> int:
        """Chips and cards; two kinds of card take away, but never below nothing."""
        return max(0, self.fame + sum([CARDS[card].fame for card in self.board]))

    @property
    def fame_people(self) -> int:
        """Chips and characters, as an Act of Faith counts."""
        return self.fame + sum([row.fame for row in self.rows if row.kind == "character"])

    @property
    def vigour_bonus(self) -> int:
        """What cards add; it saves from death, but is never lost in fights."""
        return sum([CARDS[card].vigour for card in self.board])

    @property
    def duel_fencing(self) -> int:
        """A duel is man to man: chips and possessions, without pistols."""
        rows = [row for row in self.rows if row.kind == "possession" and not row.pistol]
        return self.fencing + sum([row.fencing for row in rows])

    @property
    def combat_fencing(self) -> int:
        """Chips and all cards."""
        return self.fencing + sum([CARDS[card].fencing for card in self.board])

    @property
    def transport(self) -> bool:
        """A horse, sedan chair or carriage is on the board."""
        return any(CARDS[card].transport for card in self.board)

    @property
    def rank(self) -> int:
        """1 to 3, by Fame alone."""
        fame = self.fame_total
        return sum([fame >= zone.fame for zone in ZONES])

    @property
    def level(self) -> int:
        """The highest zone that he may enter, 1 to 3."""
        fame, transport = self.fame_total, self.transport
        own = sum([fame >= zone.fame and transport >= zone.transport for zone in ZONES])
        return min(len(ZONES), own + self.zone)

    @property
    def present(self) -> bool:
        """On the board: only then he fights, joins dice and contests, and feels attacks at once."""
        return self.box != NOWHERE and not (
            self.away or self.prison or self.wounded or self.refuge or self.dead
        )

    @property
    def alive(self) -> bool:
        """In the game and not waiting to begin again."""
        return not (self.dead or self.left)

    def owns(self, passive: str) -> bool:
        """A card on the board has that passive."""
        return any(getattr(CARDS[card], passive) for card in self.board)

    def sum_of(self, passive: str) -> int:
        """That passive of all cards on the board together."""
        return sum([getattr(CARDS[card], passive) for card in self.board])

    def immune(self, tag: str | None) -> int:
        """The card on the board that keeps attacks with that tag away, or 0."""
        return next((card for card in self.board if tag in CARDS[card].immune), 0)

    def waives(self, box: str) -> bool:
        """A card on the board lets him pay nothing in that box."""
        return any(box in CARDS[card].waive for card in self.board)

    def may_place(self, card: int) -> bool:
        """No equal card and no enemy of it lies on the board."""
        keys = {row.key for row in self.rows}
        return CARDS[card].key not in keys and keys.isdisjoint(CARDS[card].enemies)

    def with_timing(self, *timings: str) -> list[int]:
        """The helps in the hand with one of these timings."""
        return [card for card in self.hand if CARDS[card].timing in timings]

    def hurt(self) -> bool:
        """Some Vigour is missing."""
        return self.vigour < RULES.vigour
