"""Opens the room of an evening, the page that begins one, or the list of them."""

from __future__ import annotations

from game.storage.person import Person
from scenes.services import Services
from scenes.ui.scene import Scene


def open_evening(services: Services, id: str) -> Scene:
    """Return the room of the evening of that name; of "" the one under way, or the page that begins one.

    One that is not there any more begins anew.
    """
    from scenes.evening.desk import Desk
    from scenes.evening.room import EveningRoom
    from scenes.evening.start import EveningStart

    evenings = services.evenings.all() if not id else [services.evenings.find(id)]
    found = next(
        (evening for evening in evenings if evening is not None and not (evening.over and not id)), None
    )
    return EveningRoom(services, Desk(services, found)) if found is not None else EveningStart(services)


def open_evenings_of(services: Services, person: Person | None) -> Scene:
    """Return the list of the evenings of a person; of None that of all."""
    from scenes.evening.evenings import EveningsScene

    return EveningsScene(services, person)
