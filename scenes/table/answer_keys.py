"""The digits at a question: they choose from the hand, or press answers, and key caps on these say so."""

from __future__ import annotations

from scenes.services import Services
from scenes.stage.turn import Turn
from scenes.table.buttons import LARGEST, Answer
from scenes.table.session import TableSession
from scenes.ui.canvas import Canvas
from scenes.ui.input import Device
from scenes.ui.keymap import draw_cap
from scenes.ui.page import Page
from scenes.ui.scene import Transition
from scenes.ui.widgets import Button

MOST = 4
"""The most buttons on a form that digits press; a sheet with more of them is gone through step by step."""
OVER = 9.0
"""How far a key cap reaches into its button from the left."""


def is_hand_asked(session: TableSession, turn: Turn) -> bool:
    """Return True if digits choose cards of the hand, or whatever else lies in a row to choose from."""
    pieces = map(session.stage.piece, session.skin.slots())
    return any(piece is not None and turn.can_touch(piece) for piece in pieces)


class AnswerKeys:
    """The digits that press buttons of `page`: 1 to 9 the answers, from the top.

    Where 1 to 9 choose from the hand or press the buttons of a form, 0 presses the answer on top.
    """

    def __init__(self, services: Services, session: TableSession, page: Page) -> None:
        self._services, self._session, self._page = services, session, page

    def buttons(self) -> dict[int, Button]:
        """Return the button that each digit presses now."""
        session, turn = self._session, self._session.turn
        if turn is None or session.director.busy:
            return {}
        widgets = self._page.widgets
        answers = [one for one in widgets if isinstance(one, Answer) and not one.aside]
        paper = turn.form.area(self._services.canvas) if turn.form is not None else None
        presets = [
            one
            for one in widgets
            if isinstance(one, Button)
            and one not in answers
            and paper is not None
            and paper.contains(one.rect)
        ]
        if len(presets) > MOST:
            return {}
        if presets or is_hand_asked(session, turn):
            return dict(enumerate([*answers[:1], *presets], 0 if answers else 1))
        return dict(enumerate(answers[:9], 1))

    def press(self, digit: int) -> Transition | None:
        """Press the button of a digit; return None if it has none."""
        button = self.buttons().get(digit)
        return self._page.press(button) if button is not None else None

    def draw(self, canvas: Canvas) -> None:
        """Draw a key cap on each of the buttons, for whoever plays by the keyboard."""
        device = self._services.device
        if device is not Device.KEYBOARD:
            return
        with canvas.lettering.at_most(LARGEST):
            height = canvas.measure("A", "key")[1] + 8
            for digit, button in self.buttons().items():
                right = button.rect.left + OVER
                draw_cap(canvas, str(digit), device, right, button.rect.centery - height / 2, height)
