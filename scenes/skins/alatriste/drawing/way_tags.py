"""What stands on the boxes of open ways: a tag with the name and all that happens there, and badges.

Badges lie in the upper right corner of a box, over its zone: the number of steps, and below it crossed swords
where somebody can be met.
"""

from __future__ import annotations

import pygame

from game.alatriste.rows import BOXES
from game.alatriste.signs import printed
from game.translation import tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.board_art import MadridPicture
from scenes.skins.alatriste.drawing.box_labels import (
    CLEAR,
    CLOSE,
    USUAL,
    Label,
    draw_label,
    fitting_lines,
    is_usual,
    lay,
)
from scenes.stage.pieces import Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import COBALT_DK, INK, PAPER_HI, Colour
from scenes.ui.typefaces import STYLES

SIZES, WIDEST, INSIDE = (1.25, 1.12, 1.0, 0.9, 0.8), 1.04, 12.0
"""The text sizes that are tried for the name on a tag, how wide a tag is at most, in the widths of a box, and
its room beside the words."""
HIGHEST = 14.0
"""The size of signs on a tag, for each time of the usual text size."""
NEAR = 1.2
"""The zoom from which on a tag grows with the boxes."""
EDGED = 3.0
"""How far tags and badges stay from the edge of Madrid."""
END, PASSED, MET = 10.5, 7.5, 9.0
"""How large badges are: the steps to where one may end, and to what is passed; and crossed swords."""
CORNER, BELOW = (36.0, -33.0), 20.5
"""Where the middle of the steps lies, from that of a box, and how far below it that of the swords."""


def draw_tag(canvas: Canvas, madrid: MadridPicture, box: int) -> None:
    """Write the name of a box where one can go, and what it does, as large as other words at least."""
    zoom, port = madrid.camera.sight.zoom, madrid.camera.port.inflate(-2 * EDGED, -2 * EDGED)
    field, scale = madrid.seen(madrid.field(box)), max(1.0, zoom / NEAR)
    if not port.collidepoint(field.center):
        return
    if madrid.letters(canvas, box) >= STYLES["strong"].size * min(SIZES[0], canvas.lettering.factor):
        madrid.write_label(canvas, box, is_open=True)
        return
    with canvas.magnified(scale, field.center):
        left, top = (
            middle + (edge - middle) / scale for edge, middle in zip(port.topleft, field.center, strict=True)
        )
        inner = pygame.FRect(0, 0, field.w / scale, field.h / scale)
        inner.center = field.center
        within = pygame.FRect(left, top, port.w / scale, port.h / scale)
        tallest = (field.bottom - madrid.feet(box)) / scale
        label = _tag(canvas, box, inner, WIDEST * layout.PLATE[0] * zoom / scale - INSIDE, tallest)
        with canvas.lettering.at_most(label.letters[1]):
            inner.w = max(inner.w, canvas.measure(label.name, label.letters[0])[0] + INSIDE)
        inner.centerx = field.centerx
        inner.clamp_ip(within)
        below = (inner.bottom - inner.centery) + _above(canvas, madrid, box) / scale
        covering = label._replace(high=max(label.high, below - label.foot))  # nothing of the own one is seen
        draw_label(canvas, covering, inner, is_open=True)


def _above(canvas: Canvas, madrid: MadridPicture, box: int) -> float:
    """Return how far the label of a box itself reaches above the middle of its field, in design pixels."""
    field, zoom = madrid.field(box), madrid.camera.sight.zoom
    with canvas.magnified(zoom, madrid.camera.port.center):
        laid = lay(madrid.labels.label(canvas, box, field, zoom), field)
    return (field.centery - laid.room.top) * zoom


def _tag(canvas: Canvas, box: int, field: pygame.FRect, most: float, tallest: float) -> Label:
    """Return what stands on a tag: the largest name that is no wider than that, and leaves figures free."""
    for size in SIZES:
        label = _in_size(canvas, box, field, min(size, canvas.lettering.factor))
        with canvas.lettering.at_most(size):
            if canvas.fits(label.name, "strong", most) and label.high + label.foot <= tallest:
                break
    return label


def _in_size(canvas: Canvas, box: int, field: pygame.FRect, size: float) -> Label:
    """Return a tag in letters of that size; its numbers are smaller where they have one line then."""
    name, usual, found = tr(BOXES[box].short), is_usual(canvas), list[Label]()
    with canvas.lettering.at_most(size):
        high = CLOSE * canvas.measure(name, "strong")[1]
    for numbers in (min(size, USUAL[-1][1]), min(size, 1.0), size):
        with canvas.lettering.at_most(numbers):
            lines, signs = fitting_lines(canvas, box, HIGHEST * size, field.w - CLEAR, usual)
        found.append(Label(name, ("strong", size), high, lines, signs, numbers, printed(box).faces))
    return next(one for one in reversed(found) if len(one.lines) == len(found[0].lines))


def draw_steps(canvas: Canvas, madrid: MadridPicture, box: int, steps: int, is_end: bool) -> None:
    """Draw the number of steps to a box."""
    radius = (END if is_end else PASSED) * madrid.camera.sight.zoom
    ground, ink = (COBALT_DK, PAPER_HI) if is_end else (PAPER_HI, INK)
    middle = _disc(canvas, madrid, box, 0.0, radius, ground)
    if middle is not None:
        with canvas.lettering.at_most(1.0):
            style = "number" if radius > 13 else "key"
            canvas.text(str(steps), *middle, style, ink, anchor="center middle")


def draw_swords(canvas: Canvas, madrid: MadridPicture, box: int) -> None:
    """Draw crossed swords on a box where somebody can be met."""
    radius = MET * madrid.camera.sight.zoom
    middle = _disc(canvas, madrid, box, BELOW, radius, PAPER_HI)
    if middle is not None:
        canvas.picture("alatriste/icon_fencing", *middle, 1.7 * radius, anchor="center")


def _disc(
    canvas: Canvas, madrid: MadridPicture, box: int, below: float, radius: float, ground: Colour
) -> Point | None:
    """Draw the disc of a badge; return its middle, or None where the box is out of sight."""
    (x, y), port = madrid.point(box), madrid.camera.port.inflate(-2 * EDGED, -2 * EDGED)
    if not port.collidepoint(madrid.at(box)):
        return None
    disc = pygame.FRect(0, 0, 2 * radius, 2 * radius)
    disc.center = madrid.camera.to_screen((x + CORNER[0], y + CORNER[1] + below))
    disc.clamp_ip(port)
    canvas.disc(disc.center, radius + 2, INK)
    canvas.disc(disc.center, radius, ground)
    return disc.center
