"""The keys that matter now, one below the other, for whoever uses keys or a gamepad."""

from __future__ import annotations

import pygame

from game.translation import tr
from scenes.services import Services
from scenes.table.hints import Hints
from scenes.table.session import TableSession
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Device
from scenes.ui.keymap import Hint, draw_hints, glyph
from scenes.ui.theme import WALNUT_DK

EDGE, BESIDE = 12.0, 50.0
"""From its edge to the words, and whatever is neither a word nor the sign of a key, in its width."""


class KeyHints:
    """A small slip with keys at the edge of the table. It is not shown while `hints` are."""

    def __init__(self, services: Services, session: TableSession, hints: Hints) -> None:
        self._services, self._session, self._hints = services, session, hints

    def draw(self, canvas: Canvas, room: pygame.FRect) -> None:
        """Draw the slip in that room, if there is anything to tell."""
        keys, area = self.lay(canvas, room)
        device, bindings = self._services.device, self._services.bindings
        if keys:
            canvas.fill(area, WALNUT_DK, 215, 11)
        for place, key in enumerate(reversed(keys)):
            foot = area.bottom - 4 - place * area.h / len(keys)
            draw_hints(canvas, [key], device, bindings, right=area.right - EDGE, bottom=foot)

    def lay(self, canvas: Canvas, room: pygame.FRect) -> tuple[list[Hint], pygame.FRect]:
        """Return what stands on the slip, and where it lies: in the lower right corner of the room.

        What does not fit there is left out, the last ones first, but never all.
        """
        keys, device, bindings = self._keys(), self._services.device, self._services.bindings
        step = canvas.measure("A", "key")[1] + 16
        signs = (canvas.measure(glyph(act, device, bindings), "key")[0] for act, _ in keys)
        words = (canvas.measure(words, "caption")[0] for _, words in keys)
        wide = max((sign + word for sign, word in zip(signs, words, strict=True)), default=0.0)
        del keys[max(1, int(room.h / step)) :]
        area = pygame.FRect(0, 0, wide + BESIDE, step * len(keys))
        area.bottomright = room.bottomright
        return keys, area

    def _keys(self) -> list[Hint]:
        """Return the keys that matter now.

        Whoever uses the mouse is told one only where nothing goes on without it.
        """
        session = self._session
        waits = session.director.waiting and not session.director.paused
        covered = session.odds_gauge.is_shown or self._hints.panel is not None
        if covered or (self._services.device is Device.MOUSE and not waits):
            return []
        if waits:
            return [(Act.OK, tr("Go on"))]
        if session.skin.orders.calling is not None:
            return [(Act.PEEK, tr("Answer")), (Act.SKIP, tr("Skip"))]
        if session.director.busy:
            return [(Act.SKIP, tr("Skip")), (Act.HURRY, tr("Hold: faster")), (Act.BACK, tr("Pause"))]
        if session.viewer.can_peek(session.table.ask):
            return [(Act.PEEK, tr("Hold: your hand")), (Act.SLOT, tr("Card")), (Act.OK, tr("Choose"))]
        last = [(Act.LAST, tr("Last trick"))] if session.skin.last() is not None else []
        return [
            (Act.OK, tr("Choose")),
            (Act.NEXT, tr("Next")),
            (Act.UNDO, tr("Take back")),
            *last,
            (Act.HINT, tr("Hint")),
            (Act.HELP, tr("Its rule")),
        ]
