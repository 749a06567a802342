"""The slip at a table with the keys that matter at the moment, and the digits of things on the board."""

from __future__ import annotations

import pygame

from game.translation import tr
from scenes.services import Services
from scenes.stage.pieces import HAND
from scenes.table.answer_keys import is_hand_asked
from scenes.table.buttons import FOOT, LARGEST
from scenes.table.hints import Hints
from scenes.table.session import TableSession
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Device
from scenes.ui.keymap import Hint, cap_width, draw_cap, draw_hints, glyph
from scenes.ui.theme import WALNUT_DK

EDGE, BESIDE = 12.0, 50.0
"""From the edge of the slip with keys to its words, and what is neither word nor sign in its width."""


class KeySlip:
    """Names the keys of the moment; `hints` may have a panel open that has keys of its own."""

    def __init__(self, services: Services, session: TableSession, hints: Hints) -> None:
        self._services, self._session, self._hints = services, session, hints

    def draw(self, canvas: Canvas, low: float, top: float) -> None:
        """Draw the slip between the lowest knob, which ends at `low`, and the buttons from `top` on."""
        with canvas.lettering.at_most(LARGEST):
            keys, area = self.lay(canvas, low, top)
            device, bindings = self._services.device, self._services.bindings
            if keys:
                canvas.fill(area, WALNUT_DK, 215, 11)
            for place, key in enumerate(reversed(keys)):
                foot = area.bottom - 4 - place * area.h / len(keys)
                draw_hints(canvas, [key], device, bindings, right=area.right - EDGE, bottom=foot)
            if device is Device.KEYBOARD:
                self._number(canvas)

    def _number(self, canvas: Canvas) -> None:
        """Draw its digit on each thing on the board that one chooses; a row in one's hand needs none."""
        turn, slots = self._session.turn, self._session.skin.slots()[:9]
        if turn is None or self._session.director.busy:
            return
        height = canvas.measure("A", "key")[1] + 2
        for digit, piece in enumerate(map(self._session.stage.piece, slots), 1):
            if piece is not None and piece.layer < HAND and turn.can_touch(piece):
                x, y = self._session.skin.number_place(piece)
                right = x + cap_width(canvas, str(digit), height) / 2
                draw_cap(canvas, str(digit), Device.KEYBOARD, right, y - height / 2, height)

    def lay(self, canvas: Canvas, low: float, top: float) -> tuple[list[Hint], pygame.FRect]:
        """Return what stands on the slip, and where it lies: below the knobs, or where the skin has room.

        What does not fit there is left out, the last ones first, but never all.
        """
        left, right = self._session.skin.answers, self._session.skin.answers_end
        room = self._session.skin.slip or pygame.FRect(left, low + 4, right - left, FOOT)
        foot, question = room.bottom, self._session.prompt_panel.place
        if room.left < right and room.right > left:  # it lies over the answers, not beside them
            foot = min(foot, top - 6)
        if question.colliderect((*room.topleft, room.w, foot - room.top)) and question.top > room.top:
            foot = question.top - 6
        room = pygame.FRect(*room.topleft, room.w, foot - room.top)
        device, bindings = self._services.device, self._services.bindings
        keys = [key for key in self._keys() if key[0] is not Act.SLOT or device is Device.KEYBOARD]
        step = canvas.measure("A", "key")[1] + 16
        del keys[max(1, int(room.h / step)) :]
        signs = (canvas.measure(glyph(act, device, bindings), "key")[0] for act, _ in keys)
        words = (canvas.measure(words, "caption")[0] for _, words in keys)
        wide = max((sign + word for sign, word in zip(signs, words, strict=True)), default=0.0)
        area = pygame.FRect(0, 0, wide + BESIDE, step * len(keys))
        area.bottomright = room.bottomright
        return keys, area

    def _keys(self) -> list[Hint]:
        """Return the keys that matter now; with the mouse only those without which nothing goes on."""
        session = self._session
        waits, gauge = session.director.waiting and not session.director.paused, session.odds_gauge
        on = (Act.OK, tr("Throw") if session.director.is_throw_awaited else tr("Go on"))
        covered = (gauge.is_shown and not gauge.open) or self._hints.panel is not None
        if covered or (self._services.device is Device.MOUSE and not waits):
            return []
        if self._services.device is Device.MOUSE:
            return [on]
        if session.skin.orders.calling is not None:
            return [(Act.PEEK, tr("Answer")), (Act.SKIP, tr("Skip"))]
        if session.director.busy or (session.turn is None and not session.over):
            # While bots think there is nothing else to do either: keys that came and went would flicker.
            first = on if waits else (Act.SKIP, tr("Skip"))
            return [first, (Act.HURRY, tr("Hold: faster")), (Act.BACK, tr("Pause"))]
        if session.viewer.can_peek(session.table.ask) or session.viewer.is_apart(session.table.ask):
            return [(Act.PEEK, tr("Hold: your hand")), (Act.SLOT, tr("Card")), (Act.OK, tr("Choose"))]
        last = [(Act.LAST, tr("Last trick"))] if session.skin.last() is not None else []
        dangers = [(Act.DANGERS, tr("Dangers"))] if session.skin.dangers is not None else []
        hint = [(Act.HINT, tr("Hint"))] if self._hints.is_offered_to(session.turn) else []
        hand = session.turn is not None and is_hand_asked(session, session.turn)
        kind = next((one.kind for one in session.skin.slots()), "")
        cards = [(Act.SLOT, {"card": tr("Card"), "face": tr("Face")}.get(kind, tr("By number")))]
        return [
            *(cards if hand else []),
            (Act.OK, tr("Choose")),
            (Act.NEXT, tr("Next")),
            (Act.UNDO, tr("Take back")),
            *last,
            *dangers,
            *hint,
            (Act.HELP, tr("Its rule")),
        ]
