"""The slip with the keys that matter now, one below the other, for whoever uses keys or a gamepad."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from game.core.table import Table
from game.translation import tr
from scenes.services import Services
from scenes.stage.director import Director
from scenes.stage.odds_gauge import OddsGauge
from scenes.stage.skin import Skin
from scenes.stage.viewer import Viewer
from scenes.table.hints import Hints
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Device
from scenes.ui.key_bar import Hint, draw_hints, glyph
from scenes.ui.theme import WALNUT_DK

EDGE, BESIDE = 12.0, 50.0
"""From its edge to the words, and whatever is neither a word nor the sign of a key, in its width."""


class AtTable(Protocol):
    """What the slip needs of the play scene."""

    services: Services
    table: Table[Any, Any]
    skin: Skin
    viewer: Viewer
    director: Director
    odds_gauge: OddsGauge
    hints: Hints


def draw(canvas: Canvas, scene: AtTable, room: pygame.FRect) -> None:
    """Draw it in that room, if there is anything to tell."""
    hints, area = lay(canvas, scene, room)
    device, bindings = scene.services.device, scene.services.bindings
    if hints:
        canvas.fill(area, WALNUT_DK, 215, 11)
    for place, hint in enumerate(reversed(hints)):
        foot = area.bottom - 4 - place * area.h / len(hints)
        draw_hints(canvas, [hint], device, bindings, right=area.right - EDGE, bottom=foot)


def lay(canvas: Canvas, scene: AtTable, room: pygame.FRect) -> tuple[list[Hint], pygame.FRect]:
    """What stands on it, and where it lies: in the lower right corner of the room.

    What does not fit there is left out, the last ones first, but never all.
    """
    hints, bindings = _hints(scene), scene.services.bindings
    step = canvas.measure("A", "key")[1] + 16
    signs = (canvas.measure(glyph(act, scene.services.device, bindings), "key")[0] for act, _ in hints)
    words = (canvas.measure(words, "caption")[0] for _, words in hints)
    wide = max((sign + word for sign, word in zip(signs, words, strict=True)), default=0.0)
    del hints[max(1, int(room.h / step)) :]
    area = pygame.FRect(0, 0, wide + BESIDE, step * len(hints))
    area.bottomright = room.bottomright
    return hints, area


def _hints(scene: AtTable) -> list[Hint]:
    """The keys that matter now; the mouse is told only where nothing goes on without it."""
    waits = scene.director.waiting and not scene.director.paused
    covered = scene.odds_gauge.shown or scene.hints.panel is not None
    if covered or (scene.services.device is Device.MOUSE and not waits):
        return []
    if waits:
        return [(Act.OK, tr("Go on"))]
    if scene.skin.orders.calling is not None:
        return [(Act.PEEK, tr("Answer")), (Act.SKIP, tr("Skip"))]
    if scene.director.busy:
        return [(Act.SKIP, tr("Skip")), (Act.HURRY, tr("Hold: faster")), (Act.BACK, tr("Pause"))]
    if scene.viewer.can_peek(scene.table.ask):
        return [(Act.PEEK, tr("Hold: your hand")), (Act.SLOT, tr("Card")), (Act.OK, tr("Choose"))]
    last = [(Act.LAST, tr("Last trick"))] if scene.skin.last() is not None else []
    return [
        (Act.OK, tr("Choose")),
        (Act.NEXT, tr("Next")),
        (Act.UNDO, tr("Take back")),
        *last,
        (Act.HINT, tr("Hint")),
        (Act.HELP, tr("Its rule")),
    ]
