"""What the pause of a table offers about its seats."""

from __future__ import annotations

from game.translation import tr
from scenes.menus.hands import HandsScene, Sitter
from scenes.menus.menu import MenuChoice
from scenes.services import Services
from scenes.table.session import TableSession
from scenes.ui.marks import faces_of
from scenes.ui.scene import Push, Transition


def seat_choices(services: Services, session: TableSession) -> list[MenuChoice]:
    """Return the choice that leads to who plays with what, where several people play."""
    if not session.viewer.shared or session.driver.is_lesson:
        return []
    return [MenuChoice("hands", tr("Who plays with what"), lambda: _hands(services, session))]


def _hands(services: Services, session: TableSession) -> Transition:
    seats, given = session.table.seats, services.hands.seats
    faces = faces_of(seats)
    people = [Sitter(seat.index, seat.name, seat.colour, faces[seat.index]) for seat in seats if seat.human]
    return Push(
        HandsScene(services, people, given, lambda: services.hands.remember(seats, given), begun=True)
    )
