"""Draws one piece: its picture, the lines around it, its badge and its mark."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from functools import partial
from operator import attrgetter

import pygame

from scenes.stage.camera import Camera
from scenes.stage.grown import AIR, draw_grown
from scenes.stage.pieces import DICE, HAND, LINE, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, OLIVE_LT, PAPER, PAPER_HI, RESTING, Colour


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
GILT, EDGE = 3.2, 4.4
"""How wide an edge of gold is, and one in the colour of whose it is."""
SMALL_BULB = 0.22
"""The radius of a bulb on a die, in its widths."""
BULB = 0.4
"""How far within a card its bulb lies, in its widths."""
TAIL, INTO = 0.5, 0.2
"""How wide the tail of a die is that says how many lie there, and how far it reaches under the die, in widths
of the die."""
GROWN, TIGHT = (2.0, 1.8, 1.6, 1.4, 1.2, 1.0, 0.85, 0.7), 1.5
"""Text sizes on a tail, and how much higher than that a line may be, as digits have no strokes below it."""
LOOKS = attrgetter(*[field.name for field in fields(Piece)])
"""Everything on which the look of a piece depends, but for its mark."""
INKED = ((LINE, INK),)
EDGED = ((LINE + 1.0, INK), (1.0, PAPER_HI))
"""The lines around what is inked. On dark grounds a line of paper shows what else is too pale, as it is seen
through, or too dark, as it is small on a board of many pictures or of which parts lie in the dark."""
PALER, PALE = 0.82, ((LINE + 1.0, INK), (1.0, PAPER))
"""How strong the colour of what pales is, and the line and the ground of paper that it has then."""
COLOURS = {Mark.LIT: OCHRE_LT, Mark.PICKED: PAPER_HI, Mark.ADVISED: OLIVE_LT}


def draw_piece(canvas: Canvas, piece: Piece, mark: Mark | None) -> None:
    """Draw a piece where it lies, with its mark."""
    if piece.magnified is None:
        _draw(canvas, piece, mark)
        return
    with canvas.magnified(*piece.magnified):
        _draw(canvas, piece, mark)


def _draw(canvas: Canvas, piece: Piece, mark: Mark | None) -> None:
    alpha, is_pale = round(255 * piece.alpha), piece.is_paling and mark is Mark.DIM
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
    if piece.picture and piece.badge and piece.is_badge_beside:
        _draw_tail(canvas, piece.badge, tail(piece).move(0, y + piece.lift - piece.y))
    lines = list(_lines(piece, alpha, is_pale))
    is_passing = piece.whole is not None or (piece.scale != 1 and width * height >= LASTING)
    is_grown = bool(lines) and mark is None and is_passing
    for wide, colour in lines if not is_grown else ():
        canvas.rim(piece.picture, piece.x, y, width, height, wide, colour, piece.angle, alpha)
    if is_grown:
        draw_grown(canvas, piece, y, lines)
    elif piece.picture and piece.whole is not None:
        card = canvas.raised(piece.picture, piece.whole, RESTING, mark is Mark.DIM)
        grow(canvas, card, piece.rect.move(0, y - piece.y + piece.lift), piece.whole, alpha)
    elif piece.picture:
        canvas.picture(
            piece.picture,
            piece.x,
            y,
            width,
            height=height,
            anchor="center",
            alpha=round(PALER * alpha) if is_pale else alpha,
            angle=piece.angle,
            shaded=mark is Mark.DIM and not is_pale,
            shadow=RESTING if piece.shadow else None,
            keep=piece.scale == 1 or width * height < LASTING,
        )
    if piece.picture and piece.badge and not piece.is_badge_beside:
        with canvas.lettering.at_most(1.0):
            edge = height / 2 - 2
            at = piece.x + width / 2 - 2, y + (edge if piece.is_badge_low else -edge)
            _badge(canvas, piece.badge, *at)
    if mark is Mark.ADVISED:
        _bulb(canvas, piece.x - width / 2, y - height / 2, width, piece.layer == DICE)


def _lines(piece: Piece, alpha: int, is_pale: bool) -> Iterator[tuple[float, Colour]]:
    """Yield the width and colour of each line around a piece, from the outer one inwards."""
    if piece.inked:
        is_edged = alpha < 255 or piece.window is not None or piece.is_rimmed
        yield from PALE if is_pale else EDGED if is_edged else INKED
    if piece.gilt:
        yield GILT, OCHRE_LT
    elif piece.edge is not None:
        yield EDGE, piece.edge


def draw_moving(canvas: Canvas, piece: Piece, mark: Mark | None, camera: Camera) -> None:
    """Draw a piece of the board while the camera moves: as it was drawn when that stood last, scaled."""
    moved = camera.moved(piece)
    if not moved.is_seen:
        return
    if piece.scale != 1 or piece.halo:  # another size or more air than that of a piece at rest
        draw_piece(canvas, moved, mark)
        return
    closer = camera.rested.zoom / camera.sight.zoom
    still = replace(
        piece, x=0.0, y=0.0, lift=0.0, width=piece.width * closer, height=piece.height * closer, window=None
    )
    area = still.rect.inflate(2 * AIR, 2 * AIR)
    paint = partial(draw_piece, canvas, replace(still, window=piece.window), mark)
    key = LOOKS(still), mark, canvas.k, canvas.lettering.key, canvas.looks, canvas.art.edition
    drawn = canvas.art.cached(key, partial(canvas.paint_aside, canvas.to_pixels(area), paint, False))
    size = [max(1, round(side * moved.scale / closer)) for side in drawn.get_size()]
    x, y = canvas.to_pixel(moved.x, moved.y - moved.lift)
    shown = pygame.transform.smoothscale(drawn, size)
    canvas.blit_at_pixel(shown, (x - size[0] // 2, y - size[1] // 2))


def grow(
    canvas: Canvas, picture: pygame.Surface, area: pygame.FRect, whole: tuple[float, float], alpha: int = 255
) -> None:
    """Draw a picture, made for the size `whole`, in the middle of an area that grows to that size."""
    if area.size != whole:
        lengths = zip(picture.get_size(), area.size, whole, strict=True)
        picture = pygame.transform.smoothscale(
            picture, [round(full * now / end) for full, now, end in lengths]
        )
    if alpha >= 255:
        canvas.blit_at_pixel(picture, picture.get_rect(center=canvas.to_pixel(*area.center)).topleft)
        return
    left, top = (side / 2 / canvas.k for side in picture.get_size())
    canvas.blit(picture, area.centerx - left, area.centery - top, alpha)


def _badge(canvas: Canvas, words: str, x: float, y: float) -> None:
    """Draw a count in a small dark pill."""
    width = canvas.measure(words, "key")[0] + 8
    canvas.fill((x - width / 2, y - 8, width, 16), INK, radius=8)
    canvas.text(words, x, y, "key", PAPER_HI, anchor="center middle")


def tail(piece: Piece) -> pygame.FRect:
    """Return where the tail of a die lies: beside all of its pips, wherever dice stand."""
    area = piece.rect
    return pygame.FRect(area.right - area.w * INTO, area.top, area.w * (INTO + TAIL), area.h)


def _draw_tail(canvas: Canvas, words: str, area: pygame.FRect) -> None:
    """Draw how many times a die lies there as large as the tail is; of a share a line for each part."""
    canvas.fill(area.inflate(2 * LINE, 2 * LINE), INK, radius=5)
    canvas.fill(area, PAPER_HI, radius=4)
    parts = words.split("/")
    for place, part in enumerate(parts):
        wide, high = area.w - area.h * INTO - 1, area.h / len(parts)
        with canvas.lettering.fitting(GROWN, partial(_has_room, canvas, part, wide, high)):
            y = area.top + (place + 0.5) * high
            canvas.text(part, area.right - wide / 2, y, "key", INK, anchor="center middle")


def _has_room(canvas: Canvas, words: str, wide: float, high: float) -> bool:
    across, down = canvas.measure(words, "key")
    return across <= wide and down <= high * TIGHT


def _bulb(canvas: Canvas, left: float, top: float, width: float, is_die: bool) -> None:
    """Draw a bulb on a green disc: on a card beside its rank, where the next one leaves it free, off pips."""
    radius = SMALL_BULB * width if is_die else min(13.0, 4.0 + 0.2 * width)
    x, y = (left - 2.0, top - 2.0) if is_die else (left + BULB * width, top - 0.1 * radius)
    canvas.disc((x, y), radius + 2, INK)
    canvas.disc((x, y), radius, OLIVE_LT)
    canvas.picture("ui/hint", x, y, 1.4 * radius, anchor="center")
