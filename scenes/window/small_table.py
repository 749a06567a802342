"""Small tables: bots play a game among themselves, and a part of their table is drawn small.

Nothing of it is saved or heard, and nobody at the screen takes part.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import SystemRandom
from typing import TypeAlias

import pygame

from game import find
from game.bots.characters import find_character
from game.bots.think import choose
from game.core.action import Token
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from maps.reader import board_of, graph_of
from scenes.services import Services
from scenes.skins import load_skin
from scenes.stage.faces import Faces
from scenes.stage.pieces import BOARD, EFFECT, Piece
from scenes.stage.stage import Stage
from scenes.stage.standing_orders import Viewer
from scenes.table.bot_jobs import without_search
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.marks import faces_of

SEATS = 4
PATIENCE = 24
"""After so many decisions it is drawn again, even if nothing is seen to have changed."""
HEAD_START = 40
"""So many decisions are made before a game is seen: the boards are no longer bare."""
SEED_BITS = 32
LEAST = 0.5
"""Pixels of a design pixel below which signs of a table vanish; what is smaller is made of this."""

Lying: TypeAlias = Mapping[Token, tuple[float, float, str]]
"""Where pieces lie, and the pictures of them."""


class SmallTable:
    """A table of a game; what is seen at once of it is `wide` and `high` pixels large."""

    def __init__(self, services: Services, game: str, size: tuple[int, int]) -> None:
        glimpse = services.skins[game].glimpse
        assert glimpse is not None
        self._size, self._area = size, pygame.FRect(glimpse.area)
        self._seen = glimpse.width, glimpse.width * size[1] / size[0]
        scale = max(LEAST, size[0] / glimpse.width)
        sheet = pygame.Surface((round(theme.WIDTH * scale), round(theme.HEIGHT * scale))).convert()
        self._canvas = Canvas(sheet, services.canvas.art, services.canvas.lettering)
        self._canvas.look_like(services.canvas)
        self._game = find(game)
        able = services.characters(game)[:SEATS]
        colours = self._game.meta.colours
        self._seats = [Seat(at, who.name, colours[at], who.id) for at, who in enumerate(able)]
        self._stage = Stage()
        faces = Faces(faces_of(self._seats))
        aside = replace(services, canvas=self._canvas)
        self._skin = load_skin(game)(aside, board_of(self._game), self._seats, faces, self._stage)
        self._skin.has_knobs = False
        self._skin.orders.sit({}, Viewer(self._seats, "open"))
        with self._canvas.lettering.at_most(1.0):
            self._skin.layout(self._canvas)
        self._middle = self._area.center
        self._begin()

    def _begin(self) -> None:
        """Begin another game."""
        seed = SystemRandom().getrandbits(SEED_BITS)
        self._table = Table(self._game, self._seats, seed, {}, graph_of(self._game))
        self._chance = Rng(seed)
        for _ in range(HEAD_START):
            self._decide()
        self._lying = self._settle()

    def _decide(self) -> None:
        """Have the bot in turn answer, if the game is not over."""
        if (ask := self._table.ask) is not None:
            who = without_search(find_character(self._seats[ask.seat].bot or "", self._game.meta.id))
            view = self._table.view(ask.seat)
            self._table.play(ask.seat, choose(self._game, view, ask, self._chance, who))

    def play(self) -> None:
        """Let them decide until something lies otherwise; a game that is over is followed by another."""
        if self._table.ask is None:
            self._begin()
        for _ in range(PATIENCE):
            self._decide()
            before, self._lying = self._lying, self._settle()
            if moved := [at for token, at in self._lying.items() if before.get(token) != at]:
                across, down, _ = zip(*moved, strict=True)
                self._middle = sum(across) / len(moved), sum(down) / len(moved)
                return

    def _settle(self) -> Lying:
        """Lay everything where all may see it; return what lies where something can be seen of it."""
        self._stage.settle(self._skin.settle(self._table.view(None), face_up=False))
        return {piece.token: look for piece in self._stage.pieces.values() if (look := self._look(piece))}

    def _look(self, piece: Piece) -> tuple[float, float, str] | None:
        seen = piece.picture and self._area.collidepoint(piece.x, piece.y)
        return (piece.x, piece.y, piece.picture) if seen else None

    def picture(self) -> pygame.Surface:
        """Return the part of the table where something has moved last, as a surface of its own."""
        canvas = self._canvas
        with canvas.lettering.at_most(1.0):
            self._skin.draw_board(canvas)
            self._stage.draw(canvas, {}, (BOARD, EFFECT + 1), self._skin.camera)
        seen = pygame.FRect((0, 0), self._seen)
        seen.center = self._middle
        part = canvas.to_pixels(seen.clamp(self._area)).clip(canvas.shown.get_rect())
        return pygame.transform.smoothscale(canvas.shown.subsurface(part), self._size)
