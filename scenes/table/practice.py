"""Practice: one goes back to any decision of one's own, by a key or by the film, and plays on from there."""

from __future__ import annotations

from collections.abc import Callable

from game.core.script import Ask
from game.translation import tr
from scenes.services import Rewind, Services
from scenes.table.driver import Driver
from scenes.table.session import TableSession
from scenes.ui.scene import STAY, Reset, Transition


class PracticeDriver(Driver):
    """Goes back where the rules of a fair game would not; `lead` has the table go somewhere else."""

    can_pass = False
    is_practice = True

    def __init__(
        self, services: Services, session: TableSession, lead: Callable[[Transition], object]
    ) -> None:
        self._services, self._session, self._lead = services, session, lead

    def go_back(self, refusal: str) -> str:
        """Go back to the last decision of the person's own; at the first one the question stays."""
        self._lead(go_on_from(self._services, self._session, None))
        return ""


def go_on_from(services: Services, session: TableSession, place: int | None) -> Transition:
    """Lead to the table as it was at a place, or (None) at the last own decision, if there is one.

    Raises UserError: the game cannot be played by these rules.
    """
    orders = session.skin.orders

    def is_own(ask: Ask) -> bool:
        return not orders.is_out_of_turn(ask)

    scene = services.go_back(Rewind(session.table.record, place, is_own, session.saves.let_go))
    if scene is None:
        session.refuse(tr("This is the first decision of yours."))
        return STAY
    return Reset(scene)
