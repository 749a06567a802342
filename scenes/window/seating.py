"""The session of a table, with nobody who looks at it yet, and the table at which others sit from now on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import find
from game.core.seat import audience_of
from game.storage.saves import SlotLock
from scenes.services import Services
from scenes.skins import load_skin

if TYPE_CHECKING:
    from game.core.event import Event
    from game.core.record import Record
    from game.core.seat import Seat
    from game.core.table import Table
    from scenes.stage.skin import Skin
    from scenes.table.play import PlayScene
    from scenes.table.session import TableSession


def session_of(
    services: Services, table: Table[Any, Any], lock: SlotLock | None, history: Sequence[Event]
) -> TableSession:
    """Return the session of a table; see TableSession for `lock` and `history`."""
    from maps.reader import board_of
    from scenes.stage.faces import Faces
    from scenes.stage.sitters import SeatPassed, has_just_left, told
    from scenes.stage.stage import Stage
    from scenes.table.session import TableSession
    from scenes.ui.marks import faces_of

    faces, ground, make = Faces(faces_of(table.seats)), board_of(table.game), load_skin(table.game.meta.id)

    def skin(seats: Sequence[Seat], stage: Stage) -> Skin:
        made: Skin = make(services, ground, seats, faces, stage)
        return made

    stage = Stage()
    session = TableSession(
        table,
        skin(table.seats, stage),
        stage,
        services.settings,
        lock=lock,
        history=[event for event in history if not isinstance(event, SeatPassed)],
        pool=services.worker_pool(),
        say=services.stream.tell,
        faces=faces,
    )
    art = services.canvas.art
    session.director.are_read = lambda pictures: not art.is_awaited(pictures)
    session.saves.whose = lambda name: services.people.named(name).id
    viewer = session.viewer
    viewer.veiled = has_just_left(table.record) and viewer.audience is not None and viewer.privacy != "open"
    if table.record.former:
        first = table.record.seats_at(0)
        session.chronicle.lines = told(history, first, lambda seats: skin(seats, Stage()))
    return session


def sit_again(show: Callable[..., PlayScene], record: Record, let_go: Callable[[], Path | None]) -> PlayScene:
    """Return the table of a game, laid anew by `show` for those who sit there now; nothing else has changed.

    `let_go` closes the slot in which it is saved, and returns it.

    Raises UserError: it cannot be gone on with.
    """
    from game.core.table import resume
    from maps.reader import graph_of
    from scenes.stage.sitters import happened

    game, audience, history = find(record.game), audience_of(record.seats), list["Event"]()
    table = resume(game, record, graph_of(game), lambda made: history.extend(happened(made, audience)))
    slot = let_go()
    scene = show(table, SlotLock(slot) if slot is not None else None, history)
    scene.session.saves.keep()
    return scene
