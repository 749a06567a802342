"""Holds the pieces of a table, finds the one under the mouse, and settles them where a view has them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import fields, replace
from enum import Enum
from functools import partial
from operator import attrgetter

import pygame

from game.core.action import Token
from scenes.stage.camera import Camera
from scenes.stage.pieces import DICE, HAND, LINE, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, OLIVE_LT, PAPER_HI, RESTING


class Mark(Enum):
    """How a piece is marked while somebody chooses.

    Of a hand only what cannot be played is marked: dim. What a hint names bears a bulb wherever it lies.
    """

    LIT = "lit"
    READY = "ready"
    PICKED = "picked"
    DIM = "dim"
    ADVISED = "advised"


RAISED = {HAND: 14.0, DICE: 6.0}
"""How far a picked piece of that layer rises."""
LASTING = 20_000.0
"""Square design pixels up to which sizes that are only passed in motion are kept, too."""
AROUND = 1.02
"""How much larger than its piece the picture of a mark is."""
STEP = 4
GILT = 3.2
"""How wide an edge of gold is."""
LOOKS = attrgetter(*[field.name for field in fields(Piece)])
"""Everything on which the look of a piece depends, but for its mark."""
INKED = ((LINE, INK),)
EDGED = ((LINE + 1.0, INK), (1.0, PAPER_HI))
"""The lines around what is inked. On dark grounds a line of paper shows what else is too pale, as it is seen
through, or too dark, as it is small on a board of many pictures."""
COLOURS = {Mark.LIT: OCHRE_LT, Mark.PICKED: PAPER_HI, Mark.ADVISED: OLIVE_LT}


class Stage:
    """Holds one sprite for each piece, by its token, and sprites that belong to nothing."""

    def __init__(self) -> None:
        self.pieces: dict[Token, Piece] = {}
        self.effects: list[Piece] = []
        self._where: dict[Token, Token] = {}

    def settle(self, pieces: Iterable[Piece]) -> None:
        """Lay these pieces, and remove everything else."""
        self.pieces = {piece.token: piece for piece in pieces}
        self._where = {name: piece.token for piece in self.pieces.values() for name in piece.tokens}
        self.effects.clear()

    def snapshot(self) -> list[Piece]:
        """Return copies of all pieces as they lie now."""
        return [replace(piece) for piece in self.pieces.values()]

    def piece(self, token: Token) -> Piece | None:
        """Return the sprite that stands for a thing, None if it is not on the table."""
        place = self._where.get(token)
        return self.pieces.get(place) if place is not None else None

    def find(self, tokens: Iterable[Token]) -> list[Piece]:
        """Return the sprites that stand for these things, as far as they are on the table."""
        found = map(self.piece, tokens)
        return [piece for piece in found if piece is not None]

    def single(self, token: Token) -> Piece | None:
        """Return the sprite for one thing alone, taken out of its stack so that it can move by itself."""
        piece = self.piece(token)
        if piece is None or len(piece.tokens) == 1:
            return piece
        rest = tuple(name for name in piece.tokens if name != token)
        alone = replace(piece, token=token, stack=(), badge="", shadow=piece.shadow)
        stayed = replace(piece, token=rest[0], stack=rest, badge=str(len(rest)) if len(rest) > 1 else "")
        del self.pieces[piece.token]
        self.add(stayed)
        self.add(alone)
        return alone

    def add(self, piece: Piece) -> Piece:
        """Put a new sprite on the table and return it."""
        self.pieces[piece.token] = piece
        self._where.update((name, piece.token) for name in piece.tokens)
        return piece

    def remove(self, token: Token) -> None:
        """Take a sprite off the table, if it is there."""
        piece = self.pieces.pop(token, None)
        for name in piece.tokens if piece else ():
            self._where.pop(name, None)

    def clear(self, layer: float, but: Container[Token]) -> None:
        """Take all pieces of a layer off the table, except those of `but`."""
        for piece in [piece for piece in self.pieces.values() if piece.layer == layer]:
            if piece.token not in but:
                self.remove(piece.token)

    def take_away(self, effect: Piece) -> bool:
        """Remove a sprite that belongs to nothing; return False if it is gone already."""
        for place, lying in enumerate(self.effects):
            if lying is effect:
                del self.effects[place]
                return True
        return False

    def at(self, pos: tuple[float, float]) -> Piece | None:
        """Return the uppermost sprite under a point that can be pointed at, None if there is none."""
        under = (piece for piece in self.pieces.values() if piece.target and piece.is_hit(pos))
        return max(under, key=depth, default=None)

    def ground(self, piece: Piece) -> pygame.FRect:
        """Return the part of the board that a piece stands on; where it stands on none, its own place."""
        places = (other for other in self.pieces.values() if not other.picture and other.is_seen)
        under = (place for place in places if place.rect.collidepoint(piece.x, piece.y))
        return max(under, key=depth, default=piece).rect

    def draw(
        self,
        canvas: Canvas,
        marks: Mapping[Token, Mark],
        layers: tuple[float, float],
        camera: Camera | None = None,
    ) -> None:
        """Draw the pieces whose layer lies in [low, high), each with its mark, as a camera shows them."""
        low, high = layers
        moving = camera is not None and camera.moving
        shown = [
            camera.moved(piece) if camera is not None and moving and piece.window is not None else piece
            for piece in (*self.pieces.values(), *self.effects)
            if low <= piece.layer < high and ((piece.picture and not piece.painted) or piece.token in marks)
        ]
        for piece in sorted(filter(attrgetter("is_seen"), shown), key=depth):
            mark = marks.get(piece.token)
            if self.pieces.get(piece.token) is piece:
                canvas.draw_cached(
                    piece.token, (LOOKS(piece), mark), partial(self._draw, canvas, piece, mark)
                )
            else:
                self._draw(canvas, piece, mark)

    def _draw(self, canvas: Canvas, piece: Piece, mark: Mark | None) -> None:
        alpha = round(255 * piece.alpha)
        width, height = piece.width * piece.scale, piece.height * piece.scale
        if alpha <= 0:
            return
        if piece.scale != 1:  # steps are coarse in motion, so that fewer sizes have to be made
            width, height = round(width / STEP) * STEP, round(height / STEP) * STEP
        y = piece.y - piece.lift - (RAISED.get(piece.layer, 0.0) if mark is Mark.PICKED else 0.0)
        if piece.halo:
            size = max(width, height) * 1.7
            canvas.picture(piece.halo, piece.x, y, size, anchor="center", alpha=alpha)
        if mark in COLOURS and piece.outline:
            canvas.picture(piece.outline, piece.x, y, width * AROUND, anchor="center")
        elif mark in COLOURS and not piece.picture:
            canvas.frame(piece.rect.inflate(14, 14), INK, 7.0, 14)
            canvas.frame(piece.rect.inflate(12, 12), COLOURS[mark], 5.0, 13)
        elif mark in COLOURS and piece.layer != HAND:
            canvas.rim(piece.picture, piece.x, y, width, height, 5.0, INK)
            canvas.rim(piece.picture, piece.x, y, width, height, 4.0, COLOURS[mark])
        lines = INKED if alpha == 255 and piece.window is None else EDGED
        for wide, colour in lines if piece.inked else ():
            canvas.rim(piece.picture, piece.x, y, width, height, wide, colour, piece.angle, alpha)
        if piece.gilt:
            canvas.rim(piece.picture, piece.x, y, width, height, GILT, OCHRE_LT, piece.angle, alpha)
        if piece.picture:
            canvas.picture(
                piece.picture,
                piece.x,
                y,
                width,
                height=height,
                anchor="center",
                alpha=alpha,
                angle=piece.angle,
                shaded=mark is Mark.DIM,
                shadow=RESTING if piece.shadow else None,
                keep=piece.scale == 1 or width * height < LASTING,
            )
        if piece.picture and piece.badge:
            with canvas.lettering.at_most(1.0):
                edge = height / 2 - 2
                at = piece.x + width / 2 - 2, y + (edge if piece.is_badge_low else -edge)
                _badge(canvas, piece.badge, *at)
        if mark is Mark.ADVISED:
            _bulb(canvas, piece.x - width / 2, y - height / 2, width)


def _badge(canvas: Canvas, words: str, x: float, y: float) -> None:
    """Draw a count in a small dark pill."""
    width = canvas.measure(words, "key")[0] + 8
    canvas.fill((x - width / 2, y - 8, width, 16), INK, radius=8)
    canvas.text(words, x, y, "key", PAPER_HI, anchor="center middle")


def _bulb(canvas: Canvas, left: float, top: float, width: float) -> None:
    """Draw a bulb on a green disc, at the corner that the next card of a hand leaves free."""
    radius = min(13.0, 4.0 + 0.2 * width)
    x, y = left + 0.4 * radius, top + 0.2 * radius
    canvas.disc((x, y), radius + 2, INK)
    canvas.disc((x, y), radius, OLIVE_LT)
    canvas.picture("ui/hint", x, y, 1.4 * radius, anchor="center")


def depth(piece: Piece) -> tuple[float, float, float]:
    """Return the key by which pieces are ordered, the uppermost last."""
    return piece.layer, piece.y, piece.x
