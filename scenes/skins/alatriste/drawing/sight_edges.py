"""The edges of a sight of Madrid: boxes that they cut off keep their names, and stand in the shade."""

from __future__ import annotations

import pygame

from game.alatriste.rows import BOXES
from game.translation import tr
from scenes.skins.alatriste.drawing.board_art import GROUND, MadridPicture, in_units
from scenes.skins.alatriste.drawing.box_labels import PARCHMENT, Label, Laid, fitting_lines, lay
from scenes.skins.alatriste.drawing.box_signs import draw_faces, draw_signs
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK

LETTERS, SIZES = "key", (2.0, 1.75, 1.5, 1.25, 1.0, 0.93, 0.86)
"""The letters of the name of such a box, and the sizes that are tried where little of it is seen."""
CLEAR, AIR, LARGEST = 5.0, 2.0, 0.62
"""How far a name keeps off the edge and that of its paper, and its share of the height that is seen."""
AROUND, SLIVER = 8.0, 130
"""How far the shade reaches around what is seen of a box that has no name there, and how dark it is."""
SHADE, DARKEST = 44.0, 190
"""How wide the dark edge of a sight is, and how dark it becomes."""


def is_cut(madrid: MadridPicture, box: int) -> bool:
    """Return whether the field of the label of a box is not whole in the present sight."""
    return not madrid.camera.port.contains(madrid.seen(madrid.field(box)))


def draw(canvas: Canvas, madrid: MadridPicture, veil: int = 0) -> None:
    """Shade the edges where Madrid goes on, and write the names of boxes whose own are cut off there.

    So much ground lies over these as over all that is out of reach.
    """
    _shade(canvas, madrid)
    for box in range(len(BOXES)):
        seen = madrid.seen(madrid.plate(box)).inflate(AROUND, AROUND).clip(madrid.camera.port)
        if seen.w and seen.h and is_cut(madrid, box) and write_name(canvas, madrid, box, veil) is None:
            canvas.fill(seen, INK, SLIVER, radius=6)


def write_name(canvas: Canvas, madrid: MadridPicture, box: int, veil: int = 0) -> pygame.FRect | None:
    """Write the name of a box of which the own one is cut off; return its paper, None without any.

    It stands on what is seen of its label, with the signs below it, or over the foot of the picture.
    """
    zoom, port = madrid.camera.sight.zoom, madrid.camera.port
    seen = madrid.seen(madrid.plate(box).inflate(-8, -8)).clip(port.inflate(-2 * CLEAR, -2 * CLEAR))
    with canvas.magnified(zoom, seen.center):
        room, inner, field = (
            in_units(area, seen.center, zoom) for area in (seen, port, madrid.seen(madrid.field(box)))
        )
        label = madrid.labels.label(canvas, box, field, zoom)
        laid = lay(label, field)
        with canvas.lettering.at_most(label.letters[1]):
            wide = canvas.measure(label.name, label.letters[0])[0]
        own = pygame.FRect(0, 0, wide, label.high)
        own.center = laid.ribbon.center
        if inner.contains(own):
            return None
        if inner.top <= laid.room.top and laid.room.bottom <= inner.bottom:
            paper = _beside_edge(canvas, box, label, laid, inner, room)
        else:
            paper = _over_foot(canvas, tr(BOXES[box].short), room)
        if paper is not None:
            canvas.fill(paper, GROUND, veil)
        return paper


def _beside_edge(
    canvas: Canvas, box: int, label: Label, laid: Laid, inner: pygame.FRect, seen: pygame.FRect
) -> pygame.FRect | None:
    """Write what has room of a label in what is seen of it: the name on one line, and the signs below."""
    paper, room = laid.room.clip(inner), laid.room.clip(seen)
    most = room.w - 2 * AIR

    def has_room() -> bool:
        return canvas.fits(label.name, LETTERS, most) and canvas.measure(label.name, LETTERS)[1] < paper.h

    with canvas.lettering.fitting(SIZES, has_room):
        if not has_room():
            return None
        canvas.fill(paper, PARCHMENT)
        canvas.text(label.name, room.centerx, laid.ribbon.centery, LETTERS, INK, anchor="center middle")
    with canvas.lettering.at_most(label.letters[1]):
        (signs,), size = fitting_lines(canvas, box, label.size, most)
        middle = (laid.lines[0] + laid.lines[-1]) / 2
        draw_signs(canvas, signs, (room.centerx, middle), size, most)
    if label.faces:
        draw_faces(canvas, label.faces, laid.strip.clip(room))
    return paper


def _over_foot(canvas: Canvas, name: str, room: pygame.FRect) -> pygame.FRect | None:
    """Write a name over the foot of what is seen of a box."""
    most = room.w - 2 * AIR

    def has_room() -> bool:
        wide, high = canvas.measure(name, LETTERS, most)
        return wide <= most and high <= LARGEST * room.h

    with canvas.lettering.fitting(SIZES, has_room):
        if not has_room():
            return None
        high = canvas.measure(name, LETTERS, most)[1] + 2 * AIR
        paper = pygame.FRect(room.left, room.bottom - high, room.w, high)
        canvas.fill(paper, PARCHMENT, radius=3)
        canvas.text(name, *paper.center, LETTERS, INK, anchor="center middle", width=most)
    return paper


def _shade(canvas: Canvas, madrid: MadridPicture) -> None:
    """Let it grow dark toward the edges of a sight that are not edges of the board."""
    camera, port = madrid.camera, madrid.camera.port
    seen, board = camera.area(camera.sight), camera.board
    sides = (
        (seen.left > board.left + 1, (port.left, port.top, SHADE, port.h), (False, False)),
        (seen.right < board.right - 1, (port.right - SHADE, port.top, SHADE, port.h), (True, False)),
        (seen.top > board.top + 1, (port.left, port.top, port.w, SHADE), (False, False)),
        (seen.bottom < board.bottom - 1, (port.left, port.bottom - SHADE, port.w, SHADE), (False, True)),
    )
    for goes_on, area, flips in sides:
        if goes_on:
            pixels = canvas.to_pixels(area)
            canvas.blit_at_pixel(pygame.transform.flip(_veil(pixels), *flips), pixels.topleft)


def _veil(area: pygame.Rect) -> pygame.Surface:
    """Return a shade as large as an area, darkest at the left, or where that is broad at the top."""
    is_upright = area.h > area.w
    steps = 16
    small = pygame.Surface((steps, 1) if is_upright else (1, steps), pygame.SRCALPHA)
    for place in range(steps):
        dark = round(DARKEST * (1 - place / (steps - 1)) ** 1.6)
        small.set_at((place, 0) if is_upright else (0, place), (*INK, dark))
    return pygame.transform.smoothscale(small, area.size)
