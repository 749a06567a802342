"""The pause over a table, and the menu in it of what the table says."""

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
from scenes.ui.clipboard import is_copy
from scenes.ui.input import Act, Key
from scenes.ui.scene import Pop, Push, Quit, Reset, Scene, Transition
from scenes.ui.widgets import Press, Widget


class PauseScene(MenuScene):
    """Lies over the game `game`; `home` makes the title.

    `spoken` is what the table says on request, by the key that asks for it. `leave` is told where somebody
    who leaves goes, and asks first where the game would be lost. `film` shows the game so far, and `line`
    shows it in one line; they are None if that would tell too much. `more` leads to what is about the seats.
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
        is_lesson: bool = False,
        leave: Callable[[Callable[[], Transition]], Transition] = lambda where: where(),
        film: Callable[[], Transition | None] | None = None,
        line: Callable[..., Transition] | None = None,
        more: Sequence[MenuChoice] = (),
    ) -> None:
        super().__init__(services)
        self.game, self._home, self._spoken, self._is_lesson = game, home, spoken, is_lesson
        self._leave, self._film, self._line, self._more = leave, film, line, more
        self._given = dict(services.hands.seats)

    def enter(self) -> None:
        super().enter()
        given = dict(self.services.hands.seats)
        if given != self._given:  # it may not be held by a device that is somebody else's now
            self._given, self.seat = given, None

    def key(self, item: Key) -> Transition | None:
        if is_copy(item) and self._line is not None:
            return self._line(asked_to_copy=True)
        return Pop() if item.act in (Act.BACK, Act.MENU) else None

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        leave, end = tr("Save and go to the title"), tr("Save and quit")
        if self._is_lesson:
            leave, end = tr("Leave the lesson"), tr("Quit")
        rows = [
            MenuChoice("continue", tr("Continue"), Pop, "gold"),
            MenuChoice("settings", tr("Settings"), lambda: Push(SettingsScene(self.services))),
            MenuChoice("rules", tr("How to play"), lambda: Push(RulebookScene(self.services, self.game))),
            MenuChoice("title", leave, partial(self._leave, lambda: Reset(self._home()))),
            MenuChoice("quit", end, partial(self._leave, Quit)),
        ]
        if self._film is not None:
            rows.insert(1, MenuChoice("film", tr("The film of the game"), partial(Pop, self._film)))
        rows[-2:-2] = self._more
        if self._spoken:
            rows.insert(-2, MenuChoice("aloud", tr("Read it out to me"), self._aloud))
        if self._line is not None:
            rows.insert(-2, MenuChoice("line", tr("Share the game"), self._line))
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
        return stacked(canvas, tr("Read it out to me"), [*rows, MenuChoice("back", tr("Back"), Pop, "gold")])
