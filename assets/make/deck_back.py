"""The back of the cards: a wall of painted tiles in blue, red and ochre."""

from __future__ import annotations

from assets.make.deck_sheet import HEIGHT, WIDTH
from assets.make.ink import circle, clip, line, num, path, polygon, rounded, star, svg
from assets.make.palette import (
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

_TILE = 46.0


def back() -> str:
    """The whole back; turned by half it is the same."""
    field = rounded(20, 20, WIDTH - 40, HEIGHT - 40, 5)
    tiles = "".join(
        _tile(WIDTH / 2 + i * _TILE, HEIGHT / 2 + j * _TILE, (i + j) % 2 == 0)
        for j in range(-4, 5)
        for i in range(-2, 3)
    )
    return svg(
        WIDTH,
        HEIGHT,
        path(rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 15), PAPER_HI, PAPER_DK, 2)
        + path(rounded(14, 14, WIDTH - 28, HEIGHT - 28, 8), COBALT, INK, 3)
        + clip(field, path(field, PAPER_HI) + tiles)
        + line(field, 2.4)
        + line(rounded(17, 17, WIDTH - 34, HEIGHT - 34, 6), 1, OCHRE_LT),
    )


def _tile(x: float, y: float, red: bool) -> str:
    """One tile: an eight-pointed star, and a quarter of a flower in each corner."""
    half = _TILE / 2
    turn = -67.5 if red else -90
    square = polygon([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)])
    drawn = path(square, PAPER_HI)
    drawn += path(star(x, y, half * 0.96, half * 0.5, 8, turn), COBALT)
    drawn += path(star(x, y, half * 0.6, half * 0.34, 8, -157.5 - turn), PAPER_HI)
    drawn += path(circle(x, y, half * 0.26), ALMAGRE if red else OCHRE, INK, 0.8)
    for across in (-1, 1):
        for down in (-1, 1):
            petal = (
                f"M{num(x + across * half)} {num(y + down * half)}v{num(-down * half * 0.46)}"
                f"q{num(-across * half * 0.1)} {num(down * half * 0.36)}"
                f" {num(-across * half * 0.46)} {num(down * half * 0.46)}Z"
            )
            drawn += path(petal, OCHRE if red else COBALT_LT)
    return drawn + line(square, 0.8, COBALT_DK, 0.5)
