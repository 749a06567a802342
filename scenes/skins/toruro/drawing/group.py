"""A question that is put before there is a trick: words, chances and answers on one board above the hand."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

import pygame

from game.core.script import Ask
from scenes.skins.toruro.drawing.dial import Dial
from scenes.skins.toruro.layout import (
    ANSWERS,
    ASKED,
    CHANGING,
    COLUMN,
    FARTHER_LEFT,
    FOOT,
    GROUP,
    PADDING,
    SPREADING,
)
from scenes.stage.prompt_panel import Hook
from scenes.ui.canvas import Canvas
from scenes.ui.theme import RESTING

OVER = 2.0
"""How far the plaque with the question stands on the board: their frames touch, neither hides the other."""
BETWEEN_HANDS = "toruro.pay", "toruro.vote"
"""The questions that are put without a hand, and answered by buttons."""
PUT = "toruro.go", *BETWEEN_HANDS
LARGE = {"toruro.exchange": CHANGING, "toruro.give_back": CHANGING, "toruro.split": SPREADING}
"""Where plaques hang in large letters with questions put elsewhere that have a place of their own."""


@dataclass(slots=True)
class Group:
    """Where the answers to a question stand that `is_put` on the cloth, the topmost one from `top` on.

    Left of them there is room for `told` of so much height, if anything is told about it.
    """

    prompt: str = ""
    is_put: bool = False
    told: float = 0.0
    top: float = inf

    def put(self, canvas: Canvas, ask: Ask | None, dial: Dial | None) -> None:
        """Make room for a question, with what a `dial` tells about it, if it is put on the cloth."""
        self.prompt = ask.prompt if ask is not None else ""
        self.is_put = self.prompt in PUT
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

    def hook(self, *, is_large: bool) -> Hook | None:
        """Return where the plaque hangs with a question on the cloth, or in large letters; None: as usual."""
        if not self.is_put:
            return LARGE.get(self.prompt, FARTHER_LEFT) if is_large else None
        foot = self.board.top + OVER
        return ASKED._replace(y=foot, highest=foot - GROUP.top)

    def draw(self, canvas: Canvas) -> None:
        """Draw the board, if answers stand on it."""
        if self.is_put and self.top < inf:
            area = self.board

            def paint() -> None:
                canvas.nine("ui/panel_wood", area, shadow=RESTING)

            canvas.layer("toruro/group", tuple(area), area.inflate(40, 40), paint)
