"""The charge of a game that people will still speak of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.bulls.events import Charged, Trampled
from game.bulls.tokens import owner
from game.core.action import Token
from game.core.event import Event
from game.core.seat import Seat
from game.translation import tr

MANY = 2
"""From so many Runners on that fall together, or get away together, a charge is remembered."""


def memory(seats: Sequence[Seat], story: Sequence[Event]) -> str:
    """Return what is remembered of all charges in a sentence; "" if none of them was out of the common.

    The charge in which most Runners fell together comes first, then the one from which most got away.
    """
    felled = max((e for e in story if isinstance(e, Trampled)), key=lambda e: len(e.runners), default=None)
    if felled is not None and len(felled.runners) >= MANY:
        (seat, lost), *others = Counter(map(owner, felled.runners)).most_common()
        if not others:
            return tr("One charge trampled {n} Runners of {name}.", n=lost, name=seats[seat].name)
        return tr("One charge trampled {n} Runners at once.", n=len(felled.runners))
    spared = max(map(len, _spared(story)), default=0)
    if spared >= MANY:
        return tr("{n} Runners were charged at once, and every one of them got away.", n=spared)
    return ""


def _spared(story: Sequence[Event]) -> list[tuple[Token, ...]]:
    """Return the Runners of each charge after which none of them was trampled."""
    found: list[tuple[Token, ...]] = []
    charge: Charged | None = None
    for event in story:
        match event:
            case Charged():
                found += [charge.runners] if charge is not None else []
                charge = event
            case Trampled():
                charge = None
            case _:
                pass
    return [*found, *([charge.runners] if charge is not None else [])]
