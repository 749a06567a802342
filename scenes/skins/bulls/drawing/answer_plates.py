"""What is told on the board of each answer to a question, without anybody pointing at it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.bulls.view import BullsView
from game.core.script import Ask
from maps.board import Board
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.drawing.exits import ExitPlates
from scenes.skins.bulls.drawing.target_plates import TargetPlates
from scenes.skins.bulls.drawing.threat_marks import ThreatMarks
from scenes.skins.bulls.layout import DiceLayout
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas


class AnswerPlates(NamedTuple):
    """The plates at exits, those at places where a card can be used, and what else a question tells of."""

    exits: ExitPlates
    targets: TargetPlates
    threat: ThreatMarks

    def read(self, view: BullsView | None, ask: Ask | None) -> None:
        """Take note of the question to a person, None without one."""
        self.exits.read(view, ask)
        self.targets.read(view, ask)
        self.threat.read(view, ask)

    def areas(self, canvas: Canvas) -> list[pygame.FRect]:
        """Return where the plates lie."""
        return [*self.exits.areas(canvas), *self.targets.areas(canvas)]

    def draw_below(self, canvas: Canvas) -> None:
        """Draw what lies below all pieces."""
        self.threat.draw_below(canvas)

    def draw_front(self, canvas: Canvas) -> None:
        """Draw what lies on the cards of the hand."""
        self.threat.draw_front(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates."""
        self.threat.draw(canvas)
        self.exits.draw(canvas)
        self.targets.draw(canvas)


def answer_plates(board: Board, town: TownPicture, dice: DiceLayout, stage: Stage) -> AnswerPlates:
    """Return all that is told at a table."""
    return AnswerPlates(ExitPlates(board), TargetPlates(town, dice), ThreatMarks(town, dice, stage))
