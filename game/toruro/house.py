"""The rules of the house: what a table has settled on before the first card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Misplays: TypeAlias = Literal["strict", "honour"]
Detection: TypeAlias = Literal["audit", "instant", "accuse"]
Spoils: TypeAlias = Literal["forfeit", "keep"]
Payment: TypeAlias = Literal["offer", "auto"]


@dataclass(frozen=True, slots=True)
class House:
    """The switches of a session.

    `tenth_free`, `ace_all_go` and `first_all_go` are house rules 1 to 3. `at_once` is how many lulos are paid
    in a round (house rule 4) until `grows` says otherwise: ((after that round, so many), ...). `promised` is
    house rule 5: the sum of 2**seat of those who always go with cups. `cap` is the number of La Última; a
    `ceiling`, `least_rounds` or `cap` of 0 is none. `turn_step` and `deal_step` are +1 clockwise or -1
    counter-clockwise.
    """

    tenth_free: bool
    ace_all_go: bool
    first_all_go: bool
    at_once: int
    grows: tuple[tuple[int, int], ...]
    promised: int
    ceiling: int
    least_rounds: int
    cap: int
    turn_step: int
    deal_step: int
    misplay: Misplays
    detection: Detection
    spoils: Spoils
    overtrump: bool
    payment: Payment

    def has_promised(self, seat: int) -> bool:
        """This seat always goes when cups are trumps."""
        return bool(self.promised >> seat & 1)

    def at_once_in(self, round: int) -> int:
        """How many lulos are paid in that round, if the table has not agreed on a number of its own."""
        count = self.at_once
        for after, more in self.grows:
            if round > after:
                count = more
        return count
