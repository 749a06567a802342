"""Spanish cards small enough for a poster: four aces, a king, and the blue back."""

from __future__ import annotations

from assets.make.ink import (
    circle,
    clip,
    ellipse,
    group,
    ink,
    line,
    path,
    petals,
    polygon,
    rounded,
    spline,
    star,
)
from assets.make.palette import (
    ALMAGRE,
    COBALT,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    PAPER_HI,
    SEPIA,
    STEEL_HI,
)
from assets.make.portraits import FAIR, brows, eyes, head, mirrored, shape

WIDTH, HEIGHT = 62, 96


def coin(x: float, y: float, r: float) -> str:
    """Oros."""
    drawn = (
        ink(circle(0, 0, r), OCHRE_LT, max(1, r * 0.14))
        + path(circle(0, 0, r * 0.62), ALMAGRE, INK, r * 0.08)
        + path(petals(0, 0, r * 0.56, 8, 0.7), OCHRE_LT)
        + path(circle(0, 0, r * 0.2), COBALT)
    )
    return group(drawn, x, y)


def cup(x: float, y: float, size: float) -> str:
    """Copas."""
    drawn = (
        ink("M-3 5H3L4 12Q12 14 12 18H-12Q-12 14 -4 12Z", OCHRE, 1.8)
        + ink("M-13 -16H13Q14 2 0 6Q-14 2 -13 -16Z", OCHRE_LT, 2)
        + path("M-13 -11H13L12.4 -4H-12.4Z", ALMAGRE, INK, 1)
    )
    return group(drawn, x, y, size)


def sword(x: float, y: float, size: float, turn: float = 0) -> str:
    """Espadas."""
    drawn = (
        ink("M-4 12L-4.6 -26L0 -36L4.6 -26L4 12Z", STEEL_HI, 2)
        + path("M0 -35L4.4 -26L4 12H0Z", COBALT_LT)
        + ink("M-16 11Q0 16 16 11Q18 18 0 19Q-18 18 -16 11Z", OCHRE_LT, 1.8)
        + ink("M-3 18H3L2.6 28H-2.6Z", ALMAGRE, 1.6)
        + ink(circle(0, 31, 4), OCHRE_LT, 1.5)
    )
    return group(drawn, x, y, size, turn)


def club(x: float, y: float, size: float, turn: float = 0) -> str:
    """Bastos."""
    trunk = spline(
        [(-4, 30), (-6, 8), (-8, -10), (-10, -24), (-6, -32), (4, -33), (10, -27), (9, -14), (7, 4), (5, 30)]
    )
    drawn = (
        ink(trunk, OLIVE, 2)
        + line("M-2 22V6M2 10V-6M-4 -8V-20", 1.2, OLIVE_DK)
        + ink("M8 -8L16 -14L18 -9L9 -1Z", OLIVE_LT, 1.6)
        + ink("M-7 2L-15 -2L-16 3L-6 10Z", OLIVE_LT, 1.6)
        + path(ellipse(0, -28, 6, 2.6), OCHRE_LT, INK, 1)
    )
    return group(drawn, x, y, size, turn)


def king() -> str:
    """The king of oros, crowned and bearded, 120 high around (0, 0)."""
    hair = "#3A2A22"
    spots = "".join(f"M{x} {y}l1.6 5h-3.2Z" for x, y in ((-18, 33), (-8, 38), (0, 36), (8, 38), (18, 33)))
    robe = (
        shape(mirrored([(0, 32), (14, 28), (30, 34), (34, 60)]), COBALT, 2.4)
        + shape(
            [(-26, 38), (-18, 27), (0, 32), (18, 27), (26, 38), (14, 44), (0, 46), (-14, 44)], PAPER_HI, 2
        )
        + path(spots, INK)
    )
    beard = (
        shape(mirrored([(0, 10), (12, 11), (19, 4), (18, 20), (10, 34), (0, 40)]), hair, 2)
        + line("M-8 22Q-6 30 -4 34M0 22V36M8 22Q6 30 4 34", 1, SEPIA)
        + path("M-5 17Q0 20 5 17Q0 22 -5 17Z", ALMAGRE, INK, 0.9)
        + ink("M0 11Q-6 9 -12 14Q-6 16 0 14Q6 16 12 14Q6 9 0 11Z", hair, 1.2)
    )
    look = (
        eyes(8, 0, 5, 3.4, look=1, iris=INK2)
        + brows(8.4, -7, 5, 1.8, 0.6, 2.4, hair)
        + line("M0 0Q4 6 2 9Q0 10 -3 9", 1.4)
    )
    stones = "".join(
        path(polygon([(x, -18), (x + 3, -14), (x, -10), (x - 3, -14)]), COBALT if x else ALMAGRE, INK, 0.8)
        for x in (-11, 0, 11)
    )
    crown = ink(
        "M-22 -12L-27 -36L-13 -25L-8 -42L0 -27L8 -42L13 -25L27 -36L22 -12Q0 -6 -22 -12Z", OCHRE_LT, 2.4
    )
    crown += "".join(
        path(circle(x, y, 2.8), ALMAGRE, INK, 1) for x, y in ((-27, -37), (-8, -43), (8, -43), (27, -37))
    )
    back = shape(mirrored([(20, -12), (25, 6), (24, 22)]), hair)
    face = head([(0, -22), (13, -18), (19, -6), (18, 8), (12, 20), (0, 26)], FAIR)
    return robe + back + face + beard + look + crown + stones


def face_up(picture: str, index: str, colour: str) -> str:
    """A card with its picture, and a small sign of its suit in the corner."""
    inside = rounded(7, 7, WIDTH - 14, HEIGHT - 14, 2)
    return (
        _sheet()
        + line(rounded(4.5, 4.5, WIDTH - 9, HEIGHT - 9, 3), 1.3, colour)
        + line(rounded(6.6, 6.6, WIDTH - 13.2, HEIGHT - 13.2, 2), 0.6, colour)
        + clip(inside, picture)
        + path(rounded(2.4, 2.4, 15, 19, 4), PAPER_HI)
        + index
    )


def face_down() -> str:
    """A card from behind."""
    field = rounded(5, 5, WIDTH - 10, HEIGHT - 10, 3)
    stars = "".join(
        path(
            star(5 + x * 10.4, 8 + y * 10.4, 4.6, 2.2, 8 if (x + y) % 2 else 4),
            PAPER_HI if (x + y) % 2 else OCHRE_LT,
        )
        for y in range(9)
        for x in range(6)
    )
    return _sheet() + clip(field, path(field, COBALT) + stars) + line(field, 1.2)


def _sheet() -> str:
    shadow = path(rounded(1, 2, WIDTH, HEIGHT, 5), INK, opacity=0.4)
    return shadow + path(rounded(0, 0, WIDTH, HEIGHT, 5), PAPER_HI, INK, 1.6)


HAND = (
    (coin(35, 52, 19), coin(10, 12, 6), OCHRE_DK),
    (cup(36, 32, 0.86) + cup(36, 70, 0.86), cup(10, 12, 0.36), ALMAGRE),
    (group(king(), 31, 56, 0.74), coin(10, 12, 6), COBALT),
    (sword(34, 46, 1.2, 4), sword(10, 13, 0.26), COBALT),
    (club(34, 48, 1.25, 4), club(10, 12, 0.28), OLIVE_DK),
)
"""Picture, index and frame colour of a hand that is hard to lose with."""
