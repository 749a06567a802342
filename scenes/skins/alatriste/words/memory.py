"""What Madrid will still speak of when a game is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.alatriste.events import AudienceHeld, DiceWon
from game.alatriste.events_combat import Died, Jailed
from game.core.event import Event
from game.core.seat import Seat
from game.translation import tr

OFTEN = 2
"""From so many arrests on somebody is remembered for them."""
RICH = 10
"""From so many Ducats on a pot is remembered."""


def memory(seats: Sequence[Seat], story: Sequence[Event]) -> str:
    """Return what is remembered of a game in a sentence; "" if nothing was out of the common.

    Audiences come first: the one that succeeded, else the one that failed by least. Then deaths, whoever was
    most often in jail, the fullest pot.
    """
    audiences = [event for event in story if isinstance(event, AudienceHeld)]
    if audiences:
        best = max(audiences, key=lambda event: event.total - event.target)
        return _received(seats[best.seat].name, best.total - best.target)
    deaths = [event for event in story if isinstance(event, Died)]
    if deaths:
        return tr("Death came for {name}.", name=seats[deaths[-1].seat].name)
    arrests = Counter(event.seat for event in story if isinstance(event, Jailed)).most_common(1)
    if arrests and arrests[0][1] >= OFTEN:
        seat, times = arrests[0]
        return tr("{name} was led to jail {n} times.", name=seats[seat].name, n=times)
    pots = [event for event in story if isinstance(event, DiceWon) and event.seat >= 0]
    fullest = max(pots, key=lambda event: event.pot, default=None)
    if fullest is not None and fullest.pot >= RICH:
        return tr("{name} took a pot of {n} Ducats.", name=seats[fullest.seat].name, n=fullest.pot)
    return ""


def _received(name: str, over: int) -> str:
    if over > 0:
        return tr("{name} was received by the Favourite, with {n} to spare.", name=name, n=over)
    if over == 0:
        return tr("{name} was received by the Favourite; not one less would have done.", name=name)
    return tr("{name} stood before the Favourite, and fell short by {n}.", name=name, n=-over)
