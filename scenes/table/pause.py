"""The pause: a few buttons over a still picture of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from game.translation import tr
from scenes.menus.key_bindings import act_names
from scenes.menus.menu import MenuChoice, MenuScene, stacked
from scenes.menus.rulebook import RulebookScene
from scenes.menus.settings import SettingsScene
from scenes.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key
from scenes.ui.scene import Pop, Push, Quit, Reset, Scene, Transition
from scenes.ui.widgets import Press, Widget


class PauseScene(MenuScene):
    """Lies over the game `game`; `home` makes the title. The game is saved: leaving costs nothing.

    `spoken` is what the table says on request, by the key that asks for it.
    """

    overlay = True
    music = None
    first = "continue"

    def __init__(
        self,
        services: Services,
        game: str,
        home: Callable[[], Scene],
        spoken: Mapping[Act, Press] = MappingProxyType({}),
    ) -> None:
        super().__init__(services)
        self.game, self._home, self._spoken = game, home, spoken

    def key(self, item: Key) -> Transition | None:
        return Pop() if item.act in (Act.BACK, Act.MENU) else None

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        rows = [
            MenuChoice("continue", tr("Continue"), Pop, "gold"),
            MenuChoice("settings", tr("Settings"), lambda: Push(SettingsScene(self.services))),
            MenuChoice("rules", tr("How to play"), lambda: Push(RulebookScene(self.services, self.game))),
            MenuChoice("title", tr("Save and go to the title"), lambda: Reset(self._home())),
            MenuChoice("quit", tr("Save and quit"), Quit),
        ]
        if self._spoken:
            rows.insert(3, MenuChoice("aloud", tr("In words"), self._aloud))
        return stacked(canvas, tr("Pause"), rows)

    def _aloud(self) -> Transition:
        return Push(SpeechMenu(self.services, self._spoken))


class SpeechMenu(MenuScene):
    """Offers as buttons what keys make the table say, for whoever has only a gamepad or a mouse.

    It lies over the pause. Each button leads back to the table and does there what its key does.
    """

    overlay = True
    music = None

    def __init__(self, services: Services, spoken: Mapping[Act, Press]) -> None:
        super().__init__(services)
        self._spoken = spoken
        self.first = next(iter(spoken)).name

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        words = act_names()
        rows = [
            MenuChoice(act.name, words[act], partial(Pop, partial(Pop, deed)))
            for act, deed in self._spoken.items()
        ]
        return stacked(canvas, tr("In words"), [*rows, MenuChoice("back", tr("Back"), Pop, "gold")])
