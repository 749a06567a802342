"""What keys make the table say, as buttons: for whoever has only a gamepad, or a mouse."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.translation import tr
from scenes.menus.key_bindings import act_names
from scenes.menus.menu import Choice, MenuScene, stacked
from scenes.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act
from scenes.ui.scene import Pop, Transition
from scenes.ui.widgets import Widget

Deed = Callable[[], "Transition | None"]


class SpeechMenu(MenuScene):
    """Lies over the pause of a table. Each button leads back to it and does there what its key does."""

    overlay = True
    music = None

    def __init__(self, services: Services, spoken: Mapping[Act, Deed]) -> None:
        super().__init__(services)
        self._spoken = spoken
        self.first = next(iter(spoken)).name

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        words = act_names()
        rows = [
            Choice(act.name, words[act], partial(Pop, partial(Pop, deed)))
            for act, deed in self._spoken.items()
        ]
        return stacked(canvas, tr("In words"), [*rows, Choice("back", tr("Back"), Pop, "gold")])
