"""Large pieces of a passing size: drawn from one copy with its lines, as a line of every size takes long."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from scenes.stage.pieces import Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import RESTING, Colour

AIR = 24.0
"""How far what is drawn of a piece reaches beyond it, in design pixels."""
MOST = 1.6
"""How many times as large as its piece a copy is from which larger ones are drawn."""
Lines = Sequence[tuple[float, Colour]]
"""The widths and colours of the lines around a piece, from the outer one inwards."""


def draw_grown(canvas: Canvas, piece: Piece, y: float, lines: Lines) -> None:
    """Draw a piece on its way from one size to another at its angle, its middle at the height `y`."""
    times = MOST if piece.scale > 1 else 1.0
    base = piece.whole or (piece.width, piece.height)
    shown = _copy(canvas, piece, base, times, tuple(lines))
    goals = piece.width * piece.scale / (base[0] * times), piece.height * piece.scale / (base[1] * times)
    if goals != (1.0, 1.0):
        size = [max(1, round(side * ratio)) for side, ratio in zip(shown.get_size(), goals, strict=True)]
        shown = pygame.transform.smoothscale(shown, size)
    if round(piece.angle) % 360:
        shown = pygame.transform.rotozoom(shown, piece.angle, 1.0)
    left, top = (side / 2 / canvas.k for side in shown.get_size())
    canvas.blit(shown, piece.x - left, y - top, round(255 * piece.alpha))


def _copy(
    canvas: Canvas, piece: Piece, base: tuple[float, float], times: float, lines: Lines
) -> pygame.Surface:
    """Return a piece upright, so many times its base, with its lines, its shadow and air around it."""
    key = piece.picture, base, piece.shadow, times, lines, canvas.k, canvas.looks, canvas.art.edition
    return canvas.art.cached(key, partial(_paint, canvas, piece, base, times, lines))


def _paint(
    canvas: Canvas, piece: Piece, base: tuple[float, float], times: float, lines: Lines
) -> pygame.Surface:
    wide, high = base

    def draw_lines() -> None:
        for thick, colour in lines:
            canvas.rim(piece.picture, 0.0, 0.0, wide, high, thick, colour)

    def draw_all() -> None:
        canvas.blit_at_pixel(larger, larger.get_rect(center=canvas.to_pixel(0.0, 0.0)).topleft)
        canvas.picture(
            piece.picture,
            *(0.0, 0.0, wide * times),
            height=high * times,
            anchor="center",
            shadow=RESTING if piece.shadow else None,
            keep=False,
        )

    area = pygame.FRect(0.0, 0.0, wide, high)
    area.center = 0.0, 0.0
    area.inflate_ip(2 * AIR, 2 * AIR)
    larger = canvas.paint_aside(canvas.to_pixels(area), draw_lines, opaque=False)
    larger = pygame.transform.smoothscale_by(larger, times)
    return canvas.paint_aside(canvas.to_pixels(area.scale_by(times)), draw_all, opaque=False)
