"""What follows from the house and from what lies on the table, for the rules and for views alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.toruro.deck import Card
from game.toruro.options import House


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
