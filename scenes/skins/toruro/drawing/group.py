"""A question that is put before there is a trick: words, chances and answers on one board above the hand."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

import pygame

from game.core.script import Ask
from scenes.skins.toruro.drawing.dial import Dial
from scenes.skins.toruro.layout import ANSWERS, ASKED, COLUMN, FOOT, GROUP, PADDING
from scenes.stage.prompt_panel import Hook
from scenes.ui.canvas import Canvas
from scenes.ui.theme import RESTING

OVER = 8.0
"""How far the plaque with the question stands on the board."""
BETWEEN_HANDS = "toruro.pay", "toruro.vote"
"""The questions that are put without a hand, and answered by buttons."""
CHANGES = "toruro.exchange", "toruro.give_back"
"""Those that are put before there is a trick, and answered by cards."""
PUT = "toruro.go", *BETWEEN_HANDS


@dataclass(slots=True)
class Group:
    """Where the answers to a question stand that `is_put` on the cloth, the topmost one from `top` on.

    Left of them there is room for `told` of so much height, if anything is told about it.
    """

    is_put: bool = False
    told: float = 0.0
    top: float = inf

    def put(self, canvas: Canvas, ask: Ask | None, dial: Dial | None) -> None:
        """Make room for a question, with what a `dial` tells about it, if it is put on the cloth."""
        self.is_put = ask is not None and ask.prompt in PUT
        self.told = dial.height(canvas) if dial is not None else 0.0

    @property
    def answers(self) -> tuple[float, float]:
        """From where to where answers stand."""
        if not self.is_put:
            return ANSWERS
        right = GROUP.right - PADDING if self.told else GROUP.centerx + COLUMN / 2
        return right - COLUMN, right

    @property
    def foot(self) -> float:
        """Where the lowest answer ends."""
        return GROUP.bottom - PADDING if self.is_put else FOOT

    @property
    def board(self) -> pygame.FRect:
        """What chances and answers stand on."""
        wide = GROUP.w if self.told else COLUMN + 2 * PADDING
        top = min(self.top, self.foot - self.told) - PADDING
        return pygame.FRect(GROUP.centerx - wide / 2, top, wide, GROUP.bottom - top)

    @property
    def hook(self) -> Hook:
        """Where the plaque with the question hangs."""
        foot = self.board.top + OVER
        return ASKED._replace(y=foot, highest=foot - GROUP.top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, if answers stand on it."""
        if self.is_put and self.top < inf:
            area = self.board

            def paint() -> None:
                canvas.nine("ui/panel_wood", area, shadow=RESTING)

            canvas.layer("toruro/group", tuple(area), area.inflate(40, 40), paint)
