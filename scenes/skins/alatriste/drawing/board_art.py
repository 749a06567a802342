"""The picture of Madrid: map and light, the three circuits, the boxes and what they do, and who is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import NamedTuple

import pygame

from game.alatriste.rows import BOXES, ZONES
from game.alatriste.signs import LEANS, Icon, Lean, printed
from game.alatriste.tokens import BOX, NOWHERE, PATROL, PAWN
from game.alatriste.view import AlatristeView
from game.core.action import Token, token
from game.core.seat import Seat
from game.translation import tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import peril
from scenes.stage.board_picture import Daylight, ZoomedPicture, dusk, lay_planks, shine
from scenes.stage.pieces import BOARD, DICE, Piece, Point
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    OCHRE,
    OLIVE_DK,
    PAPER_HI,
    rgb,
)

GROUND = rgb("#EAD7AC")
AFTERNOON = Daylight((500, 300), 860, 2.0, rgb("#FFFCF2"), rgb("#C39A6E"))
"""Brightest in the middle of the board, warmer toward the edges."""
SIZES = (1.0, 0.93, 0.86)
"""Text sizes for the names of boxes: the first is taken at which a name fits its plate."""
TERSE, LARGE = 0.9, 1.25
"""The pixels of a unit of the board below which a box tells its name alone, and the text size from which on
it does: where one can go, all is told larger."""
ALONE = ("button", "strong", "small button", "key")
"""The letters of a name alone: the largest is taken that fits, on one line or on two."""
TALLER = 0.35
"""How much higher its area may get, in its heights."""
BEYOND = 0.05
"""How much wider and higher than that the paper is on which it stands, in its widths: signs reach so far."""
GROWN = (2.0, 1.75, 1.5, 1.25, 1.0)
"""The text sizes that are tried for it."""
CIRCUITS = ((ALMAGRE, rgb("#E8876F")), (rgb("#E0A330"), rgb("#FFE7A6")), (rgb("#5A3A6E"), rgb("#B79BC8")))
"""The colours of the ribbon of each circuit, and of the line in its middle."""
RIBBON, KERB, LINE = 12.0, 15.5, 1.8
"""How wide a ribbon is, with its edges, and the line in its middle."""
ICONS: dict[Icon, str] = {"card": "draws"}
"""The icons of signs that have one by another name."""
SIGNS_WIDE = layout.NAME[0] - 3
"""How wide the signs of a box may lie, clear of its frame."""
NUMBERS = "small button", "key"
"""The letters of the numbers beside them, and those of many."""
SIGNS_APART = 2.0
"""How far a sign lies from the next at least."""
HUG = 0.4
"""How far a lean without a number lies over its icon, to be taken for a part of it."""
PICTURES = (
    *(f"alatriste/plate_{zone.id}" for zone in ZONES),
    *(f"alatriste/icon_zone_{zone.id}" for zone in ZONES),
    *(f"alatriste/box_{box.id}" for box in BOXES),
    "alatriste/icon_draws",
    "alatriste/patrol",
)
"""What the board is put together of."""
ABSENT = 0.6
"""How solid the pawn of a player is who is away, wounded, in jail or in refuge."""


class Alone(NamedTuple):
    """How a name is written that stands alone: on which lines, in which style and size, and how high up."""

    lines: str
    style: str
    size: float
    is_taller: bool


class NamesAlone:
    """Writes names of boxes that stand alone, and keeps how: a sight has too many to try it each time."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], Alone | None] = {}

    def write(self, canvas: Canvas, words: str, area: pygame.FRect) -> None:
        """Write a name over all of an area, as large as it has room; nothing where it has none.

        Where it is small, the area reaches a little into the picture, for two lines.
        """
        key = words, *area.size, canvas.k, canvas.lettering.key
        if key not in self._kept:
            self._kept[key] = _alone(canvas, words, area)
        found = self._kept[key]
        if found is None:
            canvas.fill(area, PAPER_HI, radius=3)
            return
        room = taller(area) if found.is_taller else area
        canvas.fill(room.inflate(BEYOND * room.w, BEYOND * room.w), PAPER_HI, radius=3)
        with canvas.lettering.at_most(found.size):
            canvas.text(found.lines, *room.center, found.style, INK, anchor="center middle")


class MadridPicture(ZoomedPicture):
    """The picture of the board of a map, as its camera shows it."""

    @cached_property
    def names(self) -> NamesAlone:
        """What writes the names of boxes where they stand alone."""
        return NamesAlone()

    def point(self, box: int) -> Point:
        """Return the middle of a box on the board."""
        return self.board.points[token("box", box)]

    def at(self, box: int) -> Point:
        """Return where the middle of a box is seen."""
        return self.camera.to_screen(self.point(box))

    def plate(self, box: int) -> pygame.FRect:
        """Return the area of a box on the board."""
        (x, y), (wide, high) = self.point(box), layout.PLATE
        return pygame.FRect(x - wide / 2, y - high / 2, wide, high)

    def field(self, box: int) -> pygame.FRect:
        """Return the area below the picture of a box on the board: that of its name and signs."""
        x, y = self.point(box)
        foot, wide = y + layout.DROP - layout.NAME[1] / 2, layout.PICTURE[0] + 0.4
        return pygame.FRect(x - wide / 2, foot, wide, self.plate(box).bottom - 4.3 - foot)

    def is_at_right(self, box: int) -> bool:
        """Return whether a box lies in the right half of Madrid; NOWHERE does not."""
        return box != NOWHERE and self.point(box)[0] > self.camera.whole.x

    def box_piece(self, box: int, ring: str) -> Piece:
        """Return a box as something to be chosen, with the picture of its mark."""
        (x, y), (wide, high), camera = self.at(box), layout.BOX, self.camera
        size = wide * camera.sight.zoom, high * camera.sight.zoom
        return Piece(BOX[box], "", x, y, *size, BOARD, outline=ring, window=camera.port)

    def street(self, one: int, other: int) -> Sequence[Point]:
        """Return the way on the board from a box to the one beside it."""
        ends = min(one, other), max(one, other)
        path = self.board.paths[token("street", self.board.graph.streets.index(ends))]
        return path if one < other else path[::-1]

    def paint(self, canvas: Canvas) -> None:
        """Paint the wood around the map and at the right."""
        lay_planks(canvas)
        for grow, colour in ((7, INK), (4, OCHRE), (2, INK)):  # where the map is cut off, its frame is seen
            canvas.fill(layout.PORT.inflate(grow, grow), colour, radius=3)
        canvas.nine("ui/panel_wood", layout.TRAY)
        _column(canvas)

    def paint_board(self, canvas: Canvas) -> None:
        """Paint the map, the circuits on it, and the boxes with their pictures, in the light of the day."""
        canvas.fill(canvas.window, GROUND)
        self.lay_out(canvas)
        self._ribbons(canvas)
        shine(canvas, AFTERNOON)
        for box in range(len(BOXES)):
            self._box(canvas, box)

    def paint_details(self, canvas: Canvas) -> None:
        """Paint the name of each box, and what it does, where that can be read."""
        if is_terse(canvas):
            for box, row in enumerate(BOXES):
                self.names.write(canvas, tr(row.short), self.field(box))
            return
        with canvas.lettering.at_most(1.0):
            for box, row in enumerate(BOXES):
                x, y = self.point(box)
                _name(canvas, tr(row.short), x, y + layout.DROP)
                draw_signs(canvas, box, (x, y + layout.SIGN_DROP))

    def _ribbons(self, canvas: Canvas) -> None:
        """Paint the ways from box to box, each circuit in its colour."""
        zones, streets = self.board.graph.zones, self.board.graph.streets
        ways = [(self.street(*ends), CIRCUITS[max(zones[box] for box in ends) - 1]) for ends in streets]
        for way, _ in ways:
            canvas.path(way, INK, KERB)
        for way, (colour, _) in ways:
            canvas.path(way, colour, RIBBON)
        for way, (_, light) in ways:
            for place in range(1, len(way) - 2, 3):
                canvas.path(way[place : place + 2], light, LINE)

    def _box(self, canvas: Canvas, box: int) -> None:
        """Paint a box and its picture; its zone, and a C where a card is drawn."""
        area, row = self.plate(box), BOXES[box]
        x, y = area.center
        zone = ZONES[self.board.graph.zones[box] - 1].id
        canvas.picture(f"alatriste/plate_{zone}", x, y, area.w + 6, height=area.h + 6, anchor="center")
        wide, high = layout.PICTURE
        top = y - layout.LIFT - high / 2
        field = pygame.FRect(x - wide / 2 - 1, top - 1, wide + 2, area.bottom - 3.5 - top)
        canvas.fill(field, INK, radius=4)
        canvas.fill(field.inflate(-1.6, -1.6), PAPER_HI, radius=3)
        canvas.picture(f"alatriste/box_{row.id}", x, y - layout.LIFT, wide, height=high, anchor="center")
        canvas.fill(self.field(box), PAPER_HI, radius=3)
        if row.card:
            canvas.picture("alatriste/icon_draws", x - wide / 2 + 5, top + 8, 21, anchor="center")
        canvas.picture(f"alatriste/icon_zone_{zone}", x + wide / 2 - 3, top + 5, 20, anchor="center")


def _name(canvas: Canvas, words: str, x: float, y: float) -> None:
    """Write the name of a box, smaller or shorter where it has no room."""
    room = layout.NAME[0] * canvas.k
    for size in SIZES:
        with canvas.lettering.at_most(size):
            fitting = canvas.lettering.shorten(words, "key", canvas.k, room)
            if fitting == words or size == SIZES[-1]:
                canvas.text(fitting, x, y, "key", INK, anchor="center middle")
                return


def is_terse(canvas: Canvas) -> bool:
    """Return whether boxes tell their names alone on a sheet of the board."""
    return canvas.k < TERSE or canvas.lettering.factor > LARGE


def _alone(canvas: Canvas, words: str, area: pygame.FRect) -> Alone | None:
    """Return how a name has room in an area, None if it has none."""
    most = area.w * layout.NAME[0] / layout.PICTURE[0]
    sizes = [(size, style) for size in GROWN if size <= canvas.lettering.factor for style in ALONE]
    for room, (size, style) in product((area, taller(area)), sizes):
        with canvas.lettering.at_most(size):
            lines = words if canvas.fits(words, style, most) else words.replace(" ", "\n", 1)
            wide, high = canvas.measure(lines, style)
            if wide <= most and high <= room.h + 1:
                return Alone(lines, style, size, room is not area)
    return None


def taller(area: pygame.FRect) -> pygame.FRect:
    """Return the area that a name may take where the usual one is too low."""
    return pygame.FRect(area.left, area.top - TALLER * area.h, area.w, (1 + TALLER) * area.h)


def signs_of(box: int) -> list[tuple[str, str]]:
    """Return what a box does: the picture of each sign, and what stands beside it."""
    return [(sign_picture(icon), number(icon, n)) for icon, n in printed(box)]


def draw_signs(
    canvas: Canvas, box: int, middle: Point, most: float = layout.SIGNS, room: float = SIGNS_WIDE
) -> None:
    """Draw what a box does: an icon for each sign, as large as they have room, and how many it brings."""
    found = signs_of(box)
    letters = NUMBERS[0] if _size(canvas, found, NUMBERS[0], most, room) == most else NUMBERS[1]
    size = _size(canvas, found, letters, most, room)
    wide = size * len(found) + _numbers_wide(canvas, found, letters)
    gap = min(5.0, max(0.0, room - wide) / max(1, len(found) - 1))
    x = middle[0] - (wide + gap * (len(found) - 1)) / 2
    for picture, words in found:
        canvas.picture(picture, x + size / 2, middle[1], size, anchor="center")
        colour = ALMAGRE_DK if words.startswith("−") else OLIVE_DK if words.startswith("+") else INK
        near = x + size - (HUG if words in LEANS else 0.0)
        x = canvas.text(words, near, middle[1], letters, colour, anchor="left middle").right + gap


def signs_wide(canvas: Canvas, box: int, size: float) -> float:
    """Return how much room the signs of a box take at their full size."""
    found = signs_of(box)
    return _numbers_wide(canvas, found, NUMBERS[0]) + (size + 5.0) * len(found)


def _size(canvas: Canvas, found: Sequence[tuple[str, str]], letters: str, most: float, room: float) -> float:
    """Return how large the icons of signs are, so that they have room with their numbers."""
    numbers = _numbers_wide(canvas, found, letters) + SIGNS_APART * (len(found) - 1)
    return min(most, (room - numbers) / len(found))


def _numbers_wide(canvas: Canvas, found: Sequence[tuple[str, str]], letters: str) -> float:
    """Return how wide the numbers of signs are."""
    return sum(canvas.measure(words, letters)[0] - (HUG if words in LEANS else 0.0) for _, words in found)


def sign_picture(icon: Icon) -> str:
    """Return the name of the picture of a sign."""
    return f"alatriste/icon_{ICONS.get(icon, icon)}"


def number(icon: Icon, n: int | Lean) -> str:
    """Return what stands beside a sign: turns are counted, everything else is brought or costs."""
    if isinstance(n, str):
        return n
    return "" if not n else str(n) if icon == "turn" else signed(n)


def _column(canvas: Canvas) -> None:
    """Paint the dark wood at the right, on which the seats and the chronicle stand, and behind the hand."""
    window = canvas.window
    left = layout.COLUMN.left - 6
    canvas.nine("ui/panel_wood", (left, window.top - 8, window.right - left + 12, window.h + 16))
    dusk(canvas, 552, left)


@dataclass(slots=True)
class Pawns:
    """The pawns and the Patrol, and the box of each; `absent` are pawns of players who are not present.

    `weak` are those of players who would die of being fallen upon.

    `madrid` tells where a box lies.
    """

    seats: Sequence[Seat]
    madrid: MadridPicture
    boxes: dict[Token, int] = field(default_factory=dict)
    absent: frozenset[Token] = frozenset()
    weak: frozenset[Token] = frozenset()

    def read(self, view: AlatristeView) -> None:
        """Put every figure where a view has it."""
        players = {PAWN[player.seat]: player for player in view.players if player.box != NOWHERE}
        self.boxes = {pawn: player.box for pawn, player in players.items()} | {PATROL: view.patrol}
        self.absent = frozenset(pawn for pawn, player in players.items() if not player.present)
        self.weak = frozenset(pawn for pawn, player in players.items() if peril.is_deadly(player))

    def pieces(self) -> list[Piece]:
        """Return a sprite for each figure."""
        found, camera = [], self.madrid.camera
        for box in set(self.boxes.values()):
            here = [name for name, stands in self.boxes.items() if stands == box]
            places = layout.crowd(*self.madrid.point(box), len(here))
            for name, (x, y, width) in zip(here, places, strict=True):
                alpha = ABSENT if name in self.absent else 1.0
                wide = width * camera.sight.zoom
                found.append(
                    Piece(name, self.picture(name), *camera.to_screen((x, y)), wide, wide * layout.ASPECT,
                          DICE, alpha=alpha, inked=True, window=camera.port)
                )  # fmt: skip
        return found

    def picture(self, name: Token) -> str:
        """Return the name of the picture of a figure."""
        if name == PATROL:
            return "alatriste/patrol"
        colour = self.seats[name.id].colour
        return peril.pawn(colour) if name in self.weak else f"alatriste/pawn_{colour}"
