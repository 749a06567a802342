"""Holds the pieces of a table, finds the one under the mouse, and settles them where a view has them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace
from functools import partial

import pygame

from game.core.action import Token
from scenes.stage.camera import Camera
from scenes.stage.pieces import Piece
from scenes.stage.sprites import LOOKS, Mark, draw_moving, draw_piece
from scenes.ui.canvas import Canvas


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
        """Take all pieces of a layer off the table, and what lies on them, except those of `but`."""
        for piece in [piece for piece in self.pieces.values() if layer <= piece.layer < layer + 1]:
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
        shown = [
            piece
            for piece in (*self.pieces.values(), *self.effects)
            if low <= piece.layer < high and ((piece.picture and not piece.painted) or piece.token in marks)
        ]
        moves = camera is not None and camera.moving
        for piece in sorted(shown, key=depth):
            mark = marks.get(piece.token)
            if camera is not None and moves and piece.window is not None:
                draw_moving(canvas, piece, mark, camera)
            elif not piece.is_seen:
                continue
            elif self.pieces.get(piece.token) is piece:
                paint = partial(draw_piece, canvas, piece, mark)
                canvas.draw_cached(piece.token, (LOOKS(piece), mark), paint)
            else:
                draw_piece(canvas, piece, mark)


def depth(piece: Piece) -> tuple[float, float, float]:
    """Return the key by which pieces are ordered, the uppermost last."""
    return piece.layer, piece.y, piece.x
