"""What is said while dice still roll, so that no sentence gives away how they fall."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.alatriste.events import AudienceHeld, ContestRolled, DiceThrown
from game.alatriste.events_combat import Clashed, PatrolWatched
from game.core.event import Event, Rolled
from game.translation import tr
from scenes.skins.alatriste.words.questions import Words


def meanwhile(words: Words, event: Event) -> str:
    """The sentence for an event that is still going on; "" where its own may be read at once."""
    say = SAID.get(type(event))
    return say(words, event) if say else ""


def _rolled(words: Words, event: Rolled) -> str:
    if event.seat is not None:
        return tr("{name} rolls…", name=words.name(event.seat))
    if event.rule == "alatriste.8.3":
        return tr("Does the Patrol hear of it?")
    return tr("The bank rolls…")


def _clashed(words: Words, event: Clashed) -> str:
    one, other = event.seats
    return tr("{one} against {other}…", one=words.name(one), other=words.name(other))


SAID: dict[type[Event], Callable[[Words, Any], str]] = {
    Rolled: _rolled,
    PatrolWatched: lambda words, event: tr("Does the Patrol hear of it?"),
    Clashed: _clashed,
    AudienceHeld: lambda words, event: tr("{name} stands before the Favourite…", name=words.name(event.seat)),
    ContestRolled: lambda words, event: tr("Who has most?"),
    DiceThrown: lambda words, event: tr("Who has most?"),
}
