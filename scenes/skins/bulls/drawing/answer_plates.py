"""What is told on the board of each answer to a question, without anybody pointing at it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.bulls.view import BullsView
from game.core.script import Ask
from scenes.skins.bulls.drawing.exits import ExitPlates
from scenes.skins.bulls.drawing.target_plates import TargetPlates
from scenes.ui.canvas import Canvas


class AnswerPlates(NamedTuple):
    """The plates at exits, and those at places where a card can be used."""

    exits: ExitPlates
    targets: TargetPlates

    def read(self, view: BullsView | None, ask: Ask | None) -> None:
        """Take note of the question to a person, None without one."""
        self.exits.read(view, ask)
        self.targets.read(view, ask)

    def areas(self, canvas: Canvas) -> list[pygame.FRect]:
        """Return where the plates lie."""
        return [*self.exits.areas(canvas), *self.targets.areas(canvas)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates."""
        self.exits.draw(canvas)
        self.targets.draw(canvas)
