"""Lists of operations: one runs on a seat, in order, until it is over or the seat falls."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.rows import BOXES, CARD_KINDS, EFFECT_LISTS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BOX, CARD, NOBODY, NOWHERE
from game.core.action import Token
from game.core.script import Frame


@dataclass(slots=True)
class Deeds(Frame):
    """The list of that name runs on `seat`; `at` is the number of the next operation.

    `author` played the attack that runs it, or NOBODY. `box` is the box that runs it, NOWHERE for a card.
    `falls` is how often the seat had fallen at the start; the list stops when that grows.
    """

    name: str = ""
    at: int = 0
    seat: int = 0
    author: int = NOBODY
    box: int = NOWHERE
    falls: int = 0

    @property
    def source(self) -> tuple[Token, ...]:
        """The box or card that runs it."""
        return source(self.name)


def run(state: Alatriste, name: str, seat: int, author: int = NOBODY, box: int = NOWHERE) -> None:
    """Run a list on a seat; must be the last act of a step."""
    if EFFECT_LISTS[name]:
        state.stack.append(
            Deeds(name=name, seat=seat, author=author, box=box, falls=state.players[seat].falls)
        )


def source(name: str) -> tuple[Token, ...]:
    """Return the box, or a card of the kind, whose list has that name."""
    return _SOURCES[name.partition("/")[0]]


_SOURCES: dict[str, tuple[Token, ...]] = {
    **{row.key: (CARD[row.numbers[0]],) for row in CARD_KINDS},
    **{row.id: (BOX[box],) for box, row in enumerate(BOXES)},
}
