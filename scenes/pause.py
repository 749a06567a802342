"""The pause: a few buttons over a still picture of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.words import tr
from scenes.menu import MenuScene
from scenes.rulebook import RulebookScene
from scenes.scene import Pop, Push, Quit, Reset, Scene, Transition
from scenes.services import Services
from scenes.settings import SettingsScene
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key
from scenes.ui.widgets import Button, Label, Panel, Press, Widget


class PauseScene(MenuScene):
    """Lies over the game `game`; `home` makes the title. The game is saved: leaving costs nothing."""

    overlay = True
    music = None
    first = "continue"

    def __init__(self, services: Services, game: str, home: Callable[[], Scene]) -> None:
        super().__init__(services)
        self.game, self._home = game, home

    def key(self, item: Key) -> Transition | None:
        return Pop() if item.act in (Act.BACK, Act.MENU) else None

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        rows: list[tuple[str, str, str, Press]] = [
            ("continue", tr("Continue"), "gold", Pop),
            ("settings", tr("Settings"), "paper", lambda: Push(SettingsScene(self.services))),
            ("rules", tr("How to play"), "paper", lambda: Push(RulebookScene(self.services, self.game))),
            ("title", tr("Save and go to the title"), "paper", lambda: Reset(self._home())),
            ("quit", tr("Save and quit"), "paper", Quit),
        ]
        sizes = [Button.size(canvas, text) for _, text, _, _ in rows]
        width = max(300.0, *(width for width, _ in sizes))
        height = sizes[0][1]
        words = tr("Pause")
        title = canvas.measure(words, "poster")[1]
        paper = pygame.FRect(0, 0, width + 100, title + len(rows) * (height + 8) + 84)
        paper.center = (theme.WIDTH / 2, theme.HEIGHT / 2)
        y = paper.top + 36
        made: list[Widget] = [
            Panel(paper, "paper", theme.LIFTED),
            Label((paper.left, y, paper.w, title), words, "poster", theme.ALMAGRE_DK, anchor="center top"),
        ]
        y += title + 12
        for key, text, kind, press in rows:
            made.append(Button((paper.left + 50, y, width, height), text, press, kind=kind, key=key))
            y += height + 8
        return made
