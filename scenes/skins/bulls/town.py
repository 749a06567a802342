"""The picture of the town: layers of the map, the light of noon, and the signs.

It is made once for each window size and language and then only copied.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pygame

from game.core.action import Token
from game.words import language
from maps.board import Board
from maps.sheet import Layer
from scenes.skins.bulls.places import PLAZA, SIGN
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.theme import HEIGHT, INK, NIGHT, OCHRE_LT, PAPER, WIDTH, rgb

GROUND, ROAD = rgb("#D9BB7C"), rgb("#F2DFB4")
RING, RING_SIZE = "bulls/space_lit", (495, 309)


class TownPicture:
    """Draws the board of a map."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._picture: pygame.Surface | None = None
        self._language = ""

    def sign(self, place: Token) -> str:
        """The picture of a sign in the present language."""
        parity = "odd" if self._board.graph.streets[place.id].parity else "even"
        return f"bulls/sign_{parity}_{language()}"

    def draw(self, canvas: Canvas) -> None:
        """Copy the board to the window."""
        picture, speech = self._picture, language()
        if picture is None or picture.get_size() != canvas.size or self._language != speech:
            picture = self._picture = self._paint(canvas)
            self._language = speech
        canvas.lay(picture, (0, 0))

    def _paint(self, canvas: Canvas) -> pygame.Surface:
        window = canvas.surface
        picture = pygame.Surface(window.get_size()).convert()
        canvas.aim(picture)
        _boards(canvas)
        shown = [layer for layer in self._board.layers if layer.visible]
        for layer in shown:
            self._layer(canvas, layer)
        if not shown:
            self._plain(canvas)
        _light(picture)
        _dusk(canvas)
        for place, (x, y) in sorted(self._board.points.items(), key=lambda entry: entry[1][1]):
            if place.kind == "sign":
                canvas.picture(self.sign(place), x, y, SIGN[0], height=SIGN[1], anchor="center")
        canvas.aim(window)
        return picture

    def _layer(self, canvas: Canvas, layer: Layer) -> None:
        """A picture of the map."""
        master = canvas.art.brought(layer.picture)
        width, height = (length / self._board.scale for length in master.get_size())
        area = canvas.to_pixels((layer.x, layer.y, width, height))
        canvas.blit(
            pygame.transform.smoothscale(master, area.size), layer.x, layer.y, round(255 * layer.opacity)
        )

    def _plain(self, canvas: Canvas) -> None:
        """A map without pictures: streets and plazas as they are laid out."""
        canvas.fill((0, 0, WIDTH, HEIGHT), GROUND)
        for thick, colour in ((33.0, INK), (29.0, ROAD)):
            for path in self._board.paths.values():
                for start, end in pairwise(path):
                    canvas.line(start, end, colour, thick)
                    canvas.disc(end, thick / 2, colour)
        for place, (x, y) in self._board.points.items():
            if place.kind == "space":
                area = canvas.to_pixels((x - PLAZA[0] / 2, y - PLAZA[1] / 2, *PLAZA))
                pygame.draw.ellipse(canvas.surface, PAPER, area)
                pygame.draw.ellipse(canvas.surface, INK, area, max(1, round(3 * canvas.k)))


def register(art: Art) -> None:
    """Tell the art how to paint the light on a place that can be chosen, and the ring around it."""
    art.compose(RING, _ring)


def _ring() -> pygame.Surface:
    width, height = RING_SIZE
    fine = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA)
    fine.fill((*OCHRE_LT, 0))
    for inset, colour, alpha in ((0, INK, 255), (6, OCHRE_LT, 255), (30, INK, 255), (34, OCHRE_LT, 90)):
        area = fine.get_rect().inflate(-2 * inset, -2 * inset)
        pygame.draw.ellipse(fine, (*colour, alpha), area)
    return pygame.transform.smoothscale(fine, RING_SIZE)


def _boards(canvas: Canvas) -> None:
    """The wood of the table, around a board that does not fill the window."""
    plank = canvas.art.picture("ui/table_wood", round(480 * canvas.k))
    width, height = canvas.surface.get_size()
    for x in range(0, width, plank.get_width()):
        for y in range(0, height, plank.get_height()):
            canvas.surface.blit(plank, (x, y))


def _dusk(canvas: Canvas) -> None:
    """Darkness behind the hand, deepest at the foot of the window."""
    window, top = canvas.window, 566
    veil = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        veil.set_at((0, y), (*NIGHT, round(255 * 0.72 * (y / 63) ** 1.2)))
    area = canvas.to_pixels((window.left, top, window.w, window.bottom - top))
    canvas.surface.blit(pygame.transform.smoothscale(veil, area.size), area)


def _light(picture: pygame.Surface) -> None:
    """Noon: brightest left of the middle, warmer and darker toward the edges; multiplied into the picture."""
    light = pygame.transform.smoothscale(_noon(), picture.get_size())
    picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@cache
def _noon() -> pygame.Surface:
    """That light, small."""
    inner, outer = rgb("#FFFCF4"), rgb("#C4AA96")
    small = pygame.Surface((64, 36))
    for x in range(64):
        for y in range(36):
            across, down = x / 63 * 1280 - 560, (y / 35 * 720 - 330) * 1.25
            share = 2.718281828 ** -(((across**2 + down**2) ** 0.5 / 900) ** 2.2)
            mixed = [round(o + (i - o) * share) for i, o in zip(inner, outer, strict=True)]
            small.set_at((x, y), mixed)
    return small
