"""The dialog that holds the table until a pad is back: alone here, as the window needs it from its start."""

from __future__ import annotations

from game.translation import tr
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.hands import Hands
from scenes.ui.input import Act, Input, Key
from scenes.ui.scene import STAY, Pop, Transition


class LostPadScene(Dialog):
    """Holds the table until a pad that somebody plays with is back, or they go on without it."""

    def __init__(self, hands: Hands, source: str) -> None:
        name = hands.owner(source)
        super().__init__(
            tr("A pad is missing"),
            tr("The pad of **{name}** is gone: plug it in again, or go on without it.", name=name),
            [Answer(tr("Go on without it"), then=lambda: hands.let_go(source))],
        )
        self._hands, self.source = hands, source

    def layout(self, canvas: Canvas) -> None:
        self.page.set_widgets(self._widgets(canvas))  # no press that was meant for the table is an answer

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.BACK:
            return STAY
        return super().handle(item)

    def update(self, dt: float) -> Transition | None:
        if self.source not in self._hands.seats or self._hands.is_here(self.source):
            return Pop()
        return super().update(dt)
