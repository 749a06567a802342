"""The picture of Madrid: map and light, the three circuits, the boxes and what they do, and who is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial

import pygame

from game.alatriste.rows import BOXES, ZONES
from game.alatriste.tokens import BOX, NOWHERE, PATROL, PAWN
from game.alatriste.view import AlatristeView
from game.core.action import Token, token
from game.core.seat import Seat
from game.translation import tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import peril
from scenes.skins.alatriste.drawing.box_labels import PARCHMENT, BoxLabels, lay
from scenes.stage.board_picture import Daylight, ZoomedPicture, dusk, lay_planks, shine
from scenes.stage.pieces import BOARD, DICE, Piece, Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import (
    ALMAGRE,
    INK,
    INK_2,
    OCHRE,
    rgb,
)
from scenes.ui.typefaces import STYLES

GROUND = rgb("#EAD7AC")
AFTERNOON = Daylight((500, 300), 860, 2.0, rgb("#FFFCF2"), rgb("#C39A6E"))
"""Brightest in the middle of the board, warmer toward the edges."""
CIRCUITS = ((ALMAGRE, rgb("#E8876F")), (rgb("#E0A330"), rgb("#FFE7A6")), (rgb("#5A3A6E"), rgb("#B79BC8")))
"""The colours of the ribbon of each circuit, and of the line in its middle."""
RIBBON, KERB, LINE = 12.0, 15.5, 1.8
"""How wide a ribbon is, with its edges, and the line in its middle."""
PICTURES = (
    *(f"alatriste/plate_{zone.id}" for zone in ZONES),
    *(f"alatriste/icon_zone_{zone.id}" for zone in ZONES),
    *(f"alatriste/box_{box.id}" for box in BOXES),
    "alatriste/icon_draws",
    "alatriste/patrol",
)
"""What the board is put together of."""
HALO = 3.0
"""How far around the letters of a quarter the ground shows."""
DRAWS = "alatriste/icon_draws"
ABSENT = 0.6
"""How solid the pawn of a player is who is away, wounded, in jail or in refuge."""


class MadridPicture(ZoomedPicture):
    """The picture of the board of a map, as its camera shows it."""

    @cached_property
    def labels(self) -> BoxLabels:
        """What writes the names of boxes, and what they do."""
        return BoxLabels(self.camera.whole.zoom)

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

    def feet(self, box: int) -> float:
        """Return how low on the screen feet reach of those who stand on a box."""
        return self.camera.to_screen((0.0, self.point(box)[1] + layout.FEET + layout.AHEAD))[1]

    def is_sharp(self) -> bool:
        """Return whether the board is painted at the scale of the present sight."""
        return self.camera.sight.zoom in (self.camera.whole.zoom, self.camera.closest)

    def seen(self, area: pygame.FRect) -> pygame.FRect:
        """Return where on the screen a part of the board is seen."""
        zoom = self.camera.sight.zoom
        return pygame.FRect(*self.camera.to_screen(area.topleft), area.w * zoom, area.h * zoom)

    def write_label(self, canvas: Canvas, box: int, veil: int = 0, is_open: bool = False) -> None:
        """Write the label of a box where it is seen, as sharp as can be, with so much ground over it.

        What of it lies beyond the edge of the sight is cut off. That of a box which `is_open` is white.
        """
        if self.is_sharp() and veil:
            self._fade_label(canvas, box, veil)
            return
        write = partial(self._write_label, canvas, box, veil, is_open)
        paper, port = self.seen(self.plate(box)), self.camera.port
        if port.contains(paper):
            write()
        elif seen := canvas.to_pixels(paper.clip(port)):
            canvas.blit_at_pixel(canvas.paint_aside(seen, write, opaque=False), seen.topleft)

    def _fade_label(self, canvas: Canvas, box: int, veil: int) -> None:
        """Copy the label of a box from the board, on which it is as sharp, and lay so much ground over it."""
        zoom, field = self.camera.sight.zoom, self.field(box)
        with canvas.magnified(zoom, self.camera.port.center):
            room = lay(self.labels.label(canvas, box, field, zoom), field).room
        area = self.seen(room).clip(self.camera.port)
        self.draw_part(canvas, area)
        canvas.fill(area, GROUND, veil)

    def _write_label(self, canvas: Canvas, box: int, veil: int, is_open: bool) -> None:
        field, zoom = self.seen(self.field(box)), self.camera.sight.zoom
        with canvas.magnified(zoom, field.center):
            units = self.field(box)
            units.center = field.center
            within = in_units(self.camera.port, field.center, zoom)
            room = self.labels.write(canvas, box, units, zoom, is_open, within)
            canvas.fill(room, GROUND, veil, 3)

    def letters(self, canvas: Canvas, box: int) -> float:
        """Return how large the name of a box is written in the present sight, in design pixels."""
        zoom = self.camera.sight.zoom
        with canvas.magnified(zoom, self.camera.port.center):
            style, size = self.labels.label(canvas, box, self.field(box), zoom).letters
        return zoom * size * STYLES[style].size

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
        self._quarters(canvas)
        shine(canvas, AFTERNOON)
        for box in range(len(BOXES)):
            self._box(canvas, box)

    def paint_details(self, canvas: Canvas, zoom: float) -> None:
        """Paint the name of each box, and what it does."""
        for box in range(len(BOXES)):
            self.labels.write(canvas, box, self.field(box), zoom)

    def _quarters(self, canvas: Canvas) -> None:
        """Write the names of the quarters in large letters with a halo on the ground between the boxes."""
        court = tr("La Corte").split(" ", 1)  # at both sides of the arms of Madrid
        names = [*court, tr("San Millán"), tr("Santa Isabel"), tr("Los Jerónimos")]
        with canvas.lettering.at_most(1.0):
            for name, ((x, y), style, wide) in zip(names, layout.QUARTERS, strict=True):
                write = partial(canvas.text, name, x, y, style, INK_2, anchor="center middle", width=wide)
                area = pygame.FRect(0, 0, wide + 2 * HALO, 2 * canvas.measure(name, style, wide)[1])
                area.center = x, y
                pixels = canvas.to_pixels(area)
                words = canvas.paint_aside(pixels, write, opaque=False)
                halo = canvas.art.rim(words.copy, (name, pixels.size), round(HALO * canvas.k), GROUND)
                canvas.blit_at_pixel(halo, halo.get_rect(center=pixels.center).topleft)
                canvas.blit_at_pixel(words, pixels.topleft)

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
        canvas.fill(field.inflate(-1.6, -1.6), PARCHMENT, radius=3)
        shown = canvas.to_pixels((field.left + 0.8, top, field.w - 1.6, high))
        paint = partial(canvas.picture, f"alatriste/box_{row.id}", x, top - 1, layout.DRAWN, anchor="midtop")
        canvas.blit_at_pixel(canvas.paint_aside(shown, paint, opaque=False), shown.topleft)
        if row.card:
            self._sign(canvas, DRAWS, box, layout.CARD_SIGN)
        self._sign(canvas, f"alatriste/icon_zone_{zone}", box, layout.ZONE_SIGN)

    def _sign(self, canvas: Canvas, picture: str, box: int, place: tuple[float, float, float]) -> None:
        """Paint the sign in a corner of a box."""
        (x, y), (across, down, wide) = self.point(box), place
        canvas.picture(picture, x + across, y + down, wide, anchor="center")

    def corners(self, box: int) -> list[Piece]:
        """Return the signs in the corners of a box as they lie over figures that stand there side by side."""
        (x, y), camera = self.point(box), self.camera
        zone = f"alatriste/icon_zone_{ZONES[self.board.graph.zones[box] - 1].id}"
        signs = [(zone, layout.ZONE_SIGN), *([(DRAWS, layout.CARD_SIGN)] if BOXES[box].card else [])]
        found = list[Piece]()
        for place, (picture, (across, down, wide)) in enumerate(signs):
            at, size = camera.to_screen((x + across, y + down)), wide * camera.sight.zoom
            name = token("sign", 2 * box + place)
            found.append(Piece(name, picture, *at, size, size, DICE + 1, target=False, window=camera.port))
        return found


def _column(canvas: Canvas) -> None:
    """Paint the dark wood at the right, on which the seats and the chronicle stand, and behind the hand."""
    window = canvas.window
    left = layout.COLUMN.left - 6
    canvas.nine("ui/panel_wood", (left, window.top - 8, window.right - left + 12, window.h + 16))
    dusk(canvas, 552, left)


@dataclass(slots=True)
class Pawns:
    """The pawns and the Patrol, and the box of each; `absent` are pawns of players who are not present.

    `weak` are those of players who would die of being fallen upon. That of whoever looks is their `own`.

    `madrid` tells where a box lies.
    """

    seats: Sequence[Seat]
    madrid: MadridPicture
    boxes: dict[Token, int] = field(default_factory=dict)
    absent: frozenset[Token] = frozenset()
    weak: frozenset[Token] = frozenset()
    own: Token | None = None

    def read(self, view: AlatristeView) -> None:
        """Put every figure where a view has it."""
        players = {PAWN[player.seat]: player for player in view.players if player.box != NOWHERE}
        self.boxes = {pawn: player.box for pawn, player in players.items()} | {PATROL: view.patrol}
        self.absent = frozenset(pawn for pawn, player in players.items() if not player.present)
        self.own = PAWN[view.seat] if view.seat is not None else None
        self.weak = frozenset(pawn for pawn, player in players.items() if peril.is_deadly(player))

    def pieces(self) -> list[Piece]:
        """Return a sprite for each figure, and the signs that those who stand together would hide."""
        found, camera = list[Piece](), self.madrid.camera
        for box in set(self.boxes.values()):
            here = [name for name, stands in self.boxes.items() if stands == box]
            places = layout.crowd(*self.madrid.point(box), len(here))
            found += self.madrid.corners(box) if len(here) > 1 else []
            for name, (x, y, width) in zip(here, places, strict=True):
                alpha = ABSENT if name in self.absent else 1.0
                wide, ahead = width * camera.sight.zoom, layout.AHEAD * (name == self.own)
                at, size = camera.to_screen((x, y + ahead)), (wide, wide * layout.ASPECT)
                found.append(
                    Piece(name, self.picture(name), *at, *size, DICE, alpha=alpha, inked=True,
                          window=camera.port)
                )  # fmt: skip
        return found

    def picture(self, name: Token) -> str:
        """Return the name of the picture of a figure."""
        if name == PATROL:
            return "alatriste/patrol"
        colour = self.seats[name.id].colour
        return peril.pawn(colour) if name in self.weak else f"alatriste/pawn_{colour}"


def in_units(area: pygame.FRect, about: tuple[float, float], zoom: float) -> pygame.FRect:
    """Return where an area of the screen lies while everything is drawn so much larger about a point."""
    left, top = (point + (at - point) / zoom for point, at in zip(about, area.topleft, strict=True))
    return pygame.FRect(left, top, area.w / zoom, area.h / zoom)
