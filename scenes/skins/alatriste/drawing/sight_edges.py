"""The edges of a sight of Madrid: boxes that they cut off are pictures with a name at most."""

from __future__ import annotations

from math import ceil

import pygame

from game.alatriste.rows import BOXES
from game.translation import tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.board_art import GROUND, MadridPicture
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, PAPER_HI

CUT = 1.5
"""How much of a label may be beyond the edge, in units of the board: the air around it."""
FAINT = 30
"""How much of the ground lies over the picture of a box that is cut off."""
LETTERS, SIZES = "key", (2.0, 1.75, 1.5, 1.25, 1.0, 0.93, 0.86)
"""The letters of the name of such a box, and the sizes that are tried where little of it is seen."""
CLEAR, AIR, LARGEST = 5.0, 2.0, 0.62
"""How far a name keeps off the edge and that of its paper, and its share of the height that is seen."""
SHADE, DARKEST = 44.0, 190
"""How wide the dark edge of a sight is, and how dark it becomes."""


def is_cut(madrid: MadridPicture, box: int) -> bool:
    """Return whether the label of a box is not whole in the present sight."""
    field = madrid.seen(madrid.field(box).inflate(-2 * CUT, -2 * CUT))
    return not madrid.camera.port.contains(field)


def draw(canvas: Canvas, madrid: MadridPicture) -> None:
    """Draw boxes that are cut off with no more than a name, and shade the edges where Madrid goes on."""
    port = madrid.camera.port
    seen = [box for box in range(len(BOXES)) if port.colliderect(madrid.seen(madrid.plate(box)))]
    cut = [box for box in seen if is_cut(madrid, box)]
    for box in cut:
        _draw_cut(canvas, madrid, box)
    _shade(canvas, madrid)
    for box in cut:
        write_name(canvas, madrid, box)


def _draw_cut(canvas: Canvas, madrid: MadridPicture, box: int) -> None:
    """Draw the picture of a box over all of it, as much as is seen."""
    plate, wide = madrid.plate(box), layout.PICTURE[0]
    inner = pygame.FRect(0, 0, wide, plate.h - 7)
    inner.center = plate.center
    area = madrid.seen(inner)
    whole, seen = canvas.to_pixels(area), canvas.to_pixels(area.clip(madrid.camera.port))
    if not seen:
        return
    high = max(whole.h, ceil(whole.w * layout.PICTURE[1] / wide))
    across = max(whole.w, round(high * wide / layout.PICTURE[1]))
    picture = canvas.art.picture(f"alatriste/box_{BOXES[box].id}", across, high, keep=False)
    part = seen.move((across - whole.w) // 2 - whole.x, -whole.y).clip(picture.get_rect())
    canvas.blit_at_pixel(picture.subsurface(part).copy(), seen.topleft)
    canvas.fill(area.clip(madrid.camera.port), GROUND, FAINT)


def write_name(canvas: Canvas, madrid: MadridPicture, box: int) -> pygame.FRect | None:
    """Write the name of a box over the foot of what is seen of it; return its paper, None without room."""
    zoom, port, name = madrid.camera.sight.zoom, madrid.camera.port, tr(BOXES[box].short)
    seen = madrid.seen(madrid.plate(box).inflate(-8, -8)).clip(port.inflate(-2 * CLEAR, -2 * CLEAR))
    with canvas.magnified(zoom, seen.center):
        room = pygame.FRect(0, 0, seen.w / zoom, seen.h / zoom)
        room.center = seen.center
        inner = room.w - 2 * AIR

        def has_room() -> bool:
            wide, high = canvas.measure(name, LETTERS, inner)
            return wide <= inner and high <= LARGEST * room.h

        with canvas.lettering.fitting(SIZES, has_room):
            if not has_room():
                return None
            high = canvas.measure(name, LETTERS, inner)[1] + 2 * AIR
            paper = pygame.FRect(room.left, room.bottom - high, room.w, high)
            canvas.fill(paper, PAPER_HI, radius=3)
            canvas.text(name, *paper.center, LETTERS, INK, anchor="center middle", width=inner)
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
