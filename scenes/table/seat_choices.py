"""What the pause of a table offers about its seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.seat import Seat
from game.translation import tr
from scenes.menus.hands import HandsScene, Sitter
from scenes.menus.menu import MenuChoice
from scenes.menus.seats import SeatsScene
from scenes.services import Services
from scenes.table.session import TableSession
from scenes.ui.marks import faces_of
from scenes.ui.scene import Push, Reset, Transition


def seat_choices(services: Services, session: TableSession) -> list[MenuChoice]:
    """Return the choices that lead to who plays with what, and to who sits where."""
    made: list[MenuChoice] = []
    if session.viewer.shared and not session.driver.is_lesson:
        press = partial(_hands, services, session)
        made.append(MenuChoice("hands", tr("Who plays with what"), press))
    if session.driver.can_pass and not session.over:
        made.append(MenuChoice("seats", tr("Who sits where"), lambda: Push(seats_scene(services, session))))
    return made


def ask_whose_pads(services: Services, session: TableSession) -> None:
    """Have the prompt panel of a game that is gone on with ask for presses, where pads are alike."""
    people = [seat.name for seat in session.table.seats if seat.human]
    if session.viewer.shared and session.table.record.actions and services.in_doubt(people):
        page = tr("Who plays with what")
        session.prompt_panel.say(
            tr("Some pads are alike: in the pause, {page} asks whose is whose.", page=page)
        )


def _hands(services: Services, session: TableSession) -> Transition:
    seats, given = session.table.seats, services.hands.seats
    faces = faces_of(seats)
    people = [Sitter(seat.index, seat.name, seat.colour, faces[seat.index]) for seat in seats if seat.human]
    return Push(HandsScene(services, people, given, lambda: services.hand_out(seats, given), begun=True))


def seats_scene(services: Services, session: TableSession) -> SeatsScene:
    """Return the page on which seats of a table are passed on: its own device does that for a seat."""
    table, hands = session.table, services.hands

    def is_free(seat: Seat, opener: int | None) -> bool:
        return not seat.human or hands.device_of(seat.index) is None or seat.index == opener

    left = [row.seat for row in table.record.former if row.seat.human]
    sit = partial(_sit, services, session)
    return SeatsScene(services, table.game.meta.id, table.seats, left, is_free, sit)


def _sit(services: Services, session: TableSession, seats: Sequence[Seat]) -> Transition:
    """Lead to the table at which these sit from now on. Raises UserError: it cannot be gone on with."""
    for seat in seats:
        session.table.sit_down(seat)
        session.skin.orders.forget(seat.index)
    return Reset(services.sit_again(session.table.snapshot(), session.saves.let_go))
