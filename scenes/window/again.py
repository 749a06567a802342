"""The table of a decision in a finished game, to be tried again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from scenes.menus.title import TitleScene
from scenes.services import Services
from scenes.ui.scene import Scene
from scenes.window.replays import replayed

if TYPE_CHECKING:
    from game.core.record import Record
    from game.review.audit import Verdict
    from scenes.table.session import TableSession


def try_again(
    services: Services, seated: Callable[..., TableSession], record: Record, verdict: Verdict
) -> Scene:
    """Return the table of a decision as whoever decided it saw it; `seated` makes the session of a table.

    Nothing of it is kept. Raises UserError: the record cannot be played up to there.
    """
    from game.bots.characters import alone
    from scenes.table.second_try import SecondTryScene

    seat = verdict.decision.seat
    actions = record.actions[: verdict.decision.place]
    part = replace(record, seats=alone(record.seats, seat), actions=actions, position="", notes={}, former=())
    table, history = replayed(part)
    session = seated(table, history=history)
    scene = SecondTryScene(services, session, lambda: TitleScene(services), record, verdict)
    scene.begin()
    return scene
