"""What follows from what a player holds, written once for the rules and for whoever sees a view."""

from __future__ import annotations

from collections.abc import Sequence

from game.alatriste.effect_schema import Boost, Gain, Release
from game.alatriste.rows import ASKED, BOXES, CARDS, RULES, ZONES, Card
from game.alatriste.tokens import NOWHERE

NEAR = 3
"""Whoever lacks no more Fame than this to be received at El Valido is said to be winning."""


class Holdings:
    """Properties of the fields that a `Player` of the state and a `PlayerView` have in common."""

    __slots__ = ()

    vigour: int
    fame: int
    fencing: int
    ducats: int
    board: Sequence[int]
    attacks: Sequence[tuple[int, int]]
    box: int
    away: int
    prison: str
    wanted: int
    refuge: bool
    wounded: int
    dead: bool
    left: bool
    fight: int
    audience: int
    zone: int
    short: bool

    @property
    def rows(self) -> list[Card]:
        """The rows of the cards on the board."""
        return [CARDS[card] for card in self.board]

    @property
    def fame_total(self) -> int:
        """Fame of chips and cards, never below 0 though some cards take away."""
        return max(0, self.fame + sum([CARDS[card].fame for card in self.board]))

    @property
    def fame_people(self) -> int:
        """Fame of chips and characters, as an Act of Faith counts it."""
        return self.fame + sum([row.fame for row in self.rows if row.kind == "character"])

    @property
    def score(self) -> float:
        """Fame of chips and cards, and half the Ducats."""
        return self.fame_total + self.ducats / 2

    @property
    def vigour_bonus(self) -> int:
        """Vigour that cards add; it saves from death, and is never lost in fights."""
        return sum([CARDS[card].vigour for card in self.board])

    @property
    def duel_fencing(self) -> int:
        """Fencing in a duel: chips and possessions, without pistols."""
        rows = [row for row in self.rows if row.kind == "possession" and not row.pistol]
        return self.fencing + sum([row.fencing for row in rows])

    @property
    def combat_fencing(self) -> int:
        """Fencing in a combat: chips and all cards."""
        return self.fencing + sum([CARDS[card].fencing for card in self.board])

    @property
    def has_transport(self) -> bool:
        """True if a horse, sedan chair or carriage is on the board."""
        return True in [CARDS[card].transport for card in self.board]

    @property
    def is_mounted(self) -> bool:
        """True if they have what the upper zones ask for besides Fame: a transport, or the nag."""
        return self.short or self.has_transport

    @property
    def asked(self) -> tuple[int, ...]:
        """The Fame that each zone asks them for."""
        return RULES.short.zones if self.short else ASKED

    @property
    def audience_fame(self) -> int:
        """The Fame that an audience takes."""
        return RULES.short.zones[-1] if self.short else RULES.audience_fame

    @property
    def challenge_fame(self) -> int:
        """The Fame that they gain by a challenge, and by accepting one."""
        return RULES.short.honour if self.short else RULES.challenge_fame

    @property
    def duel_prize(self) -> int:
        """The Fame that they gain by winning a duel, or lose with one that they have no cards to pay for."""
        return RULES.short.honour if self.short else RULES.duel_prize

    @property
    def task_walks(self) -> int:
        """With the last of so many walks they are at the box of a task."""
        return RULES.short.task_walks if self.short else RULES.task_walks

    @property
    def rank(self) -> int:
        """The highest zone that their Fame alone opens, from 1."""
        fame = self.fame_total
        return sum([fame >= asked for asked in self.asked])

    @property
    def lasting_level(self) -> int:
        """The highest zone that they may enter until they lose Fame or their transport, from 1."""
        return self.rank if self.is_mounted else 1

    @property
    def level(self) -> int:
        """The highest zone that they may enter now, from 1: a card may open one more for a turn."""
        return min(len(ZONES), self.lasting_level + self.zone)

    @property
    def present(self) -> bool:
        """True if they are on the board: only then they fight, join contests, and are struck at once."""
        return self.box != NOWHERE and not (
            self.away or self.prison or self.wounded or self.refuge or self.dead
        )

    def is_at(self, box: int) -> bool:
        """Return whether they are present on that box."""
        return self.box == box and self.present

    @property
    def alive(self) -> bool:
        """True if they are in the game and not waiting to begin again."""
        return not (self.dead or self.left)

    @property
    def hurt(self) -> bool:
        """True if some of their Vigour is missing."""
        return self.vigour < RULES.vigour

    @property
    def weak(self) -> bool:
        """True if they would die of any fight that is brought to them."""
        return self.vigour <= RULES.weak

    @property
    def is_frail(self) -> bool:
        """True if one lost die of Vigour may be all that they have."""
        return self.vigour <= 6

    def skill(self, duel: bool) -> int:
        """Return what they add to the dice of a duel or a combat, a thrust that waits included."""
        return (self.duel_fencing if duel else self.combat_fencing) + self.fight

    def wounding_face(self, duel: bool) -> int:
        """Return the highest face of a rival's dice that wounds the rival; pistols reach further."""
        return 3 if not duel and self.has("pistol") else 2

    @property
    def friends_at_court(self) -> int:
        """What they add to the dice of an audience."""
        known = RULES.short.friends if self.short else 0
        return self.audience + known + sum([CARDS[card].valido for card in self.board])

    @property
    def is_received(self) -> bool:
        """True if they have the Fame that an audience takes."""
        return self.fame_total >= self.audience_fame

    @property
    def is_about_to_win(self) -> bool:
        """True if they are so near to El Valido that nobody should help them."""
        near = 0 if self.short else NEAR
        return self.is_mounted and self.fame_total >= self.audience_fame - near

    def has(self, passive: str) -> bool:
        """Return whether a card on the board has that passive."""
        return any(getattr(CARDS[card], passive) for card in self.board)

    def sum_of(self, passive: str) -> int:
        """Return the sum of that passive over all cards on the board."""
        return sum([getattr(CARDS[card], passive) for card in self.board])

    def can_use(self, help: int) -> bool:
        """Return whether a help would do something for them now."""
        effect = CARDS[help].do[0]
        if isinstance(effect, Release):
            return bool(self.prison or self.wanted)
        if isinstance(effect, Gain) and effect.stat == "vigour":
            return self.hurt
        return not (isinstance(effect, Boost) and effect.what == "zone") or self.level < len(ZONES)

    def immune(self, tag: str | None) -> int:
        """Return the card on the board that keeps attacks with that tag away, or 0."""
        return next((card for card in self.board if tag in CARDS[card].immune), 0)

    def waiver(self, box: int) -> int:
        """Return the card on the board that pays for all that a box asks, or 0; 0 for NOWHERE."""
        if box == NOWHERE:
            return 0
        name = BOXES[box].id
        return next((card for card in self.board if name in CARDS[card].waive), 0)

    def bonuses(self, box: int) -> list[tuple[int, str]]:
        """Return the cards on the board that add to a box, each with the name of the list that it adds."""
        return [
            (card, f"{CARDS[card].key}/bonus/{number}")
            for card in self.board
            for number, bonus in enumerate(CARDS[card].bonus)
            if BOXES[box].id in bonus.at
        ]

    def is_jailed_for(self, debt: int) -> bool:
        """Return whether a compulsory payment of so many Ducats would put them into jail."""
        return debt > self.ducats and not self.has("no_debt_jail")

    def fame_lost_for(self, debt: int) -> int:
        """Return the Fame that a payment of so many Ducats costs a gentleman, who is not jailed for it."""
        if debt <= self.ducats or not self.has("no_debt_jail"):
            return 0
        return min(self.fame, RULES.no_debt_jail_fame)
