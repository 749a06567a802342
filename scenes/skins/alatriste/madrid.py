"""The picture of Madrid: the map, the plates of the boxes with their names, the own board's sheet, the light.

It is made once for each window size and language and then only copied.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

import pygame

from game.alatriste.rows import BOXES, ZONES
from game.core.action import token
from game.words import language, tr
from maps.board import Board
from maps.sheet import Layer
from scenes.skins.alatriste import places
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, NIGHT, OCHRE_LT, WALNUT_DK, rgb

DOTS = 3
"""Every so many points of a street a dot lies on the way that is shown."""
GROUND = rgb("#EAD7AC")
INNER, OUTER = rgb("#FFFCF2"), rgb("#AA8460")
SIZES = (1.0, 0.93, 0.86)
"""Text sizes for the names of boxes: the first is taken at which a name fits its plate."""


PICTURES = (
    *(f"alatriste/plate_{zone.id}" for zone in ZONES),
    *(f"alatriste/icon_zone_{zone.id}" for zone in ZONES),
    *(f"alatriste/box_{box.id}" for box in BOXES),
    "alatriste/icon_draws",
    "alatriste/board",
    "alatriste/ring_open",
    "alatriste/patrol",
)
"""What the board is put together of."""


class MadridPicture:
    """Draws the board of a map."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._picture: pygame.Surface | None = None
        self._language = ""

    def at(self, box: int) -> places.Point:
        """The middle of a box."""
        return self._board.points[token("box", box)]

    def draw(self, canvas: Canvas) -> None:
        """Copy the board to the window."""
        picture, speech = self._picture, language()
        if picture is None or picture.get_size() != canvas.size or self._language != speech:
            picture = self._picture = self._paint(canvas)
            self._language = speech
        canvas.lay(picture, (0, 0))

    def draw_way(self, canvas: Canvas, walk: Sequence[int]) -> None:
        """Dots along the streets of a walk, and rings on the boxes that it passes."""
        wide, high = places.PLATE
        streets = self._board.graph.streets
        for one, other in pairwise(walk):
            path = self._board.paths[token("street", streets.index((min(one, other), max(one, other))))]
            ends = [
                pygame.FRect(x - wide / 2, y - high / 2, wide, high) for x, y in map(self.at, (one, other))
            ]
            for point in path[::DOTS]:
                if not any(end.collidepoint(point) for end in ends):
                    canvas.disc(point, 5.0, INK)
                    canvas.disc(point, 3.6, OCHRE_LT)
        for box in walk[1:-1]:
            x, y = self.at(box)
            canvas.frame((x - wide / 2, y - high / 2, wide, high), INK, 5.0, 9)
            canvas.frame((x - wide / 2 + 1, y - high / 2 + 1, wide - 2, high - 2), OCHRE_LT, 3.0, 8)

    def _paint(self, canvas: Canvas) -> pygame.Surface:
        window = canvas.surface
        picture = pygame.Surface(window.get_size()).convert()
        canvas.aim(picture)
        canvas.fill(canvas.window, WALNUT_DK)
        canvas.fill((0, 0, 1280, 720), GROUND)
        for layer in self._board.layers:
            if layer.visible:
                self._layer(canvas, layer)
        _light(picture)
        with canvas.lettering.at_most(1.0):
            for box in range(len(BOXES)):
                self._box(canvas, box)
        _column(canvas)
        canvas.picture("alatriste/board", *places.BOARD.topleft, places.BOARD.w)
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

    def _box(self, canvas: Canvas, box: int) -> None:
        """A plate with its picture and name, its zone by numeral and form, and a C where cards are drawn."""
        (x, y), row = self.at(box), BOXES[box]
        zone = ZONES[self._board.graph.zones[box] - 1].id
        canvas.picture(f"alatriste/plate_{zone}", x, y, places.PLATE[0], anchor="center")
        wide, high = places.PICTURE
        canvas.picture(f"alatriste/box_{row.id}", x, y - places.LIFT, wide, height=high, anchor="center")
        if row.card:
            canvas.picture("alatriste/icon_draws", x - wide / 2 + 7, y - places.LIFT - high / 2 + 9, 20,
                           anchor="center")  # fmt: skip
        canvas.picture(f"alatriste/icon_zone_{zone}", x + wide / 2 - 5, y - places.LIFT - high / 2 + 7, 21,
                       anchor="center")  # fmt: skip
        words, room = short(row.id), places.NAME[0] * canvas.k
        for size in SIZES:
            with canvas.lettering.at_most(size):
                fitting = canvas.lettering.shorten(words, "key", canvas.k, room)
                if fitting == words or size == SIZES[-1]:
                    canvas.text(fitting, x, y + places.DROP, "key", INK, anchor="center middle")
                    return


def _column(canvas: Canvas) -> None:
    """The dark wood at the right, on which the seats and the chronicle stand, and behind the hand."""
    window = canvas.window
    left = places.COLUMN.left - 6
    canvas.nine("ui/panel_wood", (left, window.top - 8, window.right - left + 12, window.h + 16))
    veil = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        veil.set_at((0, y), (*NIGHT, round(255 * 0.72 * (y / 63) ** 1.2)))
    area = canvas.to_pixels((window.left, 552, left - window.left, window.bottom - 552))
    canvas.surface.blit(pygame.transform.smoothscale(veil, area.size), area)


def _light(picture: pygame.Surface) -> None:
    """Afternoon: brightest in the middle of the board, warmer toward the edges; multiplied into it."""
    light = pygame.transform.smoothscale(_afternoon(), picture.get_size())
    picture.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


@cache
def _afternoon() -> pygame.Surface:
    """That light, small."""
    small = pygame.Surface((64, 36))
    for x in range(64):
        for y in range(36):
            across, down = x / 63 * 1280 - 500, (y / 35 * 720 - 300) * 1.25
            share = 2.718281828 ** -(((across**2 + down**2) ** 0.5 / 860) ** 2.0)
            mixed = [round(o + (i - o) * share) for i, o in zip(INNER, OUTER, strict=True)]
            small.set_at((x, y), mixed)
    return small


def short(box: str) -> str:
    """The name of a box in as few letters as its plate has room for."""
    names = {
        "puerta_alcala": tr("Alcalá"),
        "huerta_regidor": tr("The Garden"),
        "puerta_sol": tr("Sun Gate"),
        "san_felipe": tr("San Felipe"),
        "san_gines": tr("San Ginés"),
        "plaza_mayor": tr("Main Square"),
        "puerta_guadalajara": tr("Guadalajara"),
        "carcel_villa": tr("Town jail"),
        "losas_palacio": tr("Flagstones"),
        "cuesta_vega": tr("The Slope"),
        "puente_segovia": tr("Segovia Br."),
        "manzanares": tr("Manzanares"),
        "flandes": tr("Flanders"),
        "cebada": tr("Barley Sq."),
        "hospital_latina": tr("La Latina"),
        "meson_cava": tr("Cava Inn"),
        "calle_toledo": tr("Toledo St."),
        "embarcado": tr("At sea"),
        "rastro": tr("Rastro"),
        "lavapies": tr("Lavapiés"),
        "garito": tr("Gaming Den"),
        "carcel_corte": tr("Court jail"),
        "escuela_esgrima": tr("Fencing"),
        "corral_cruz": tr("Playhouse"),
        "representantes": tr("Players"),
        "san_sebastian": tr("S. Sebastián"),
        "hospital_general": tr("Hospital"),
        "prado": tr("The Prado"),
        "recoletos": tr("Recoletos"),
        "siete_chimeneas": tr("7 Chimneys"),
        "red_san_luis": tr("San Luis"),
        "descalzas": tr("Descalzas"),
        "banca_genovesa": tr("Genoese"),
        "academia": tr("Academy"),
        "santo_oficio": tr("Holy Office"),
        "de_viaje": tr("Travelling"),
        "leganitos": tr("Leganitos"),
        "casa_campo": tr("Casa Campo"),
        "caballerizas": tr("Stables"),
        "salon_comedias": tr("Gilded Hall"),
        "el_valido": tr("Favourite"),
        "jardin_priora": tr("The Priory"),
        "encarnacion": tr("Encarnación"),
    }
    return names[box]
