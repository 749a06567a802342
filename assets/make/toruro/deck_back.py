"""The back of the cards: fifteen painted tiles, white on blue and blue on white by turns."""

from __future__ import annotations

from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    OCHRE,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    group,
    line,
    path,
    petals,
    polygon,
    rounded,
    star,
    svg,
)
from assets.make.toruro.deck_sheet import HEIGHT, WIDTH

_EDGE, _COLUMNS, _ROWS = 18, 3, 5
_WIDE, _HIGH = (WIDTH - 2 * _EDGE) / _COLUMNS, (HEIGHT - 2 * _EDGE) / _ROWS
_TILE = 78.0  # tiles are drawn square, and fitted to the sheet


def back() -> str:
    """The whole back; turned by half it is the same."""
    field = rounded(_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE, 6)
    size = (_WIDE / _TILE, _HIGH / _TILE)
    tiles = "".join(
        group(_tile((i + j) % 2 == 0), _EDGE + (i + 0.5) * _WIDE, _EDGE + (j + 0.5) * _HIGH, size)
        for j in range(_ROWS)
        for i in range(_COLUMNS)
    )
    return svg(
        WIDTH,
        HEIGHT,
        path(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 15), PAPER_HI, PAPER_DK, 2)
        + path(rounded(12, 12, WIDTH - 24, HEIGHT - 24, 9), COBALT_DK, INK, 2.4)
        + line(rounded(15, 15, WIDTH - 30, HEIGHT - 30, 7), 1.2, OCHRE_LT)
        + clip(field, tiles)
        + line(field, 2.4),
    )


def _tile(dark: bool) -> str:
    """One tile about (0, 0): a star within a ring of petals, and a quarter of a sun in each corner."""
    half = _TILE / 2
    ground, print_, soft = (COBALT, PAPER_HI, COBALT_LT) if dark else (PAPER_HI, COBALT, COBALT_LT)
    square = polygon([(-half, -half), (half, -half), (half, half), (-half, half)])
    drawn = path(square, ground)
    for across in (-1, 1):
        for down in (-1, 1):
            x, y = across * half, down * half
            drawn += path(star(x, y, 20, 15, 16), ALMAGRE) + path(circle(x, y, 12.6), OCHRE_LT, INK, 1)
            drawn += path(circle(x, y, 6), COBALT_DK)
    for turn in (0, 90, 180, 270):
        bud = path("M0 -39Q7 -32 0 -25Q-7 -32 0 -39Z", soft) + path(circle(0, -22.6, 1.7), OCHRE)
        drawn += group(bud, 0, 0, 1, turn)
    drawn += path(petals(0, 0, 33, 8, 0.6, -67.5), print_) + path(petals(0, 0, 27, 8, 0.5), soft, print_, 1.4)
    drawn += path(star(0, 0, 17, 10.5, 8), ALMAGRE if dark else OCHRE, INK, 1)
    drawn += path(circle(0, 0, 7.4), PAPER_HI, INK, 1) + path(petals(0, 0, 6, 4, 0.8), COBALT)
    return drawn + line(square, 1.2, COBALT_DK, 0.7)
