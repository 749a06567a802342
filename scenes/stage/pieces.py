"""Pieces: sprites that carry the names of the things they show."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.action import Token

BOARD, DICE, HAND, CHOICE, FLYING, EFFECT = 0.0, 10.0, 20.0, 30.0, 40.0, 50.0
"""Layers, from the table upwards."""
LINE = 1.6
"""How wide the line of ink around a figure is."""


@dataclass(slots=True)
class Piece:
    """One sprite. `x`, `y` is its centre and `width`, `height` its size in design pixels.

    A piece may stand for several like things: `stack` names them all, `token` is the first of them. Without a
    `picture` it is part of the board and drawn only when it is marked; so is one that is `painted` on the
    board. `outline` is the picture of its mark, which else is a frame. What is `inked` has a thin line of ink
    around it, and one of paper while it is seen through. Within a layer, pieces further down the screen are
    drawn over those above them.
    """

    token: Token
    picture: str
    x: float
    y: float
    width: float
    height: float
    layer: float = BOARD
    angle: float = 0.0
    alpha: float = 1.0
    scale: float = 1.0
    lift: float = 0.0
    stack: tuple[Token, ...] = ()
    badge: str = ""
    shadow: bool = False
    halo: str = ""
    outline: str = ""
    painted: bool = False
    inked: bool = False
    target: bool = True

    @property
    def tokens(self) -> tuple[Token, ...]:
        """Return all the things that this sprite stands for."""
        return self.stack or (self.token,)

    @property
    def rect(self) -> pygame.FRect:
        """Return where it can be clicked, in design pixels."""
        width, height = self.width * self.scale, self.height * self.scale
        return pygame.FRect(self.x - width / 2, self.y - self.lift - height / 2, width, height)
