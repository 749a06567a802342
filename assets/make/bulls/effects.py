"""What flies over the town for a moment: dust, a shout's burst, sparks, stars, the ring of a threat."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    BULL,
    COBALT,
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    PAPER,
    PAPER_DK,
    PAPER_HI,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    Point,
    circle,
    clip,
    group,
    hatch,
    ink,
    line,
    num,
    path,
    petals,
    polygon,
    spline,
    star,
    svg,
    tubes,
)

DUST, DUST_SH = "#F6E7C6", "#DCC59A"


def _around(x: float, y: float, reach: list[float]) -> list[Point]:
    """A point at each of the distances, evenly around (x, y) from above it on."""
    step = 2 * pi / len(reach)
    return [(x + r * sin(k * step), y - r * cos(k * step)) for k, r in enumerate(reach)]


def ring_charge() -> str:
    """The ring around a Runner that a charging Bull may trample: red tongues, hollow in the middle."""
    outer = _around(50, 50, [48.0, 40.0] * 12)
    hollow = "".join(polygon(_around(50, 50, [r] * 48)[::-1]) for r in (33.0,))
    drawn = path(polygon(outer) + hollow, BULL, INK, 3) + line(circle(50, 50, 36.6), 2.6, OCHRE_LT)
    return svg(100, 100, drawn)


# Of each frame of the dust: how many puffs, how far out, how large, and whether the middle is full.
_SWELL = ((5, 12, 15, True), (7, 20, 17, True), (8, 29, 14, False), (9, 36, 8, False))


def dust(frame: int) -> str:
    """A puff from a hoof: it swells, breaks and thins out."""
    rng = Random(frame)
    number, reach, size, closed = _SWELL[frame - 1]
    puffs = []
    for k in range(number):
        a = 2 * pi * k / number + frame
        r = reach * rng.uniform(0.8, 1.1)
        puffs.append((48 + r * cos(a), 52 + r * 0.8 * sin(a), size * rng.uniform(0.8, 1.15)))
    if closed:
        puffs.append((48, 52, reach))
    together = [(f"M{x:.1f} {y:.1f}h.01", 2 * r) for x, y, r in puffs]
    drawn = tubes(together, DUST, 4) if frame < 3 else "".join(tubes([puff], DUST, 3.6) for puff in together)
    if frame < 4:
        drawn += "".join(fold(x, y, r, 2.2) for x, y, r in puffs)
    return svg(96, 96, drawn)


def fold(x: float, y: float, r: float, width: float) -> str:
    """The lower edge of one swelling of a cloud."""
    start = f"M{num(x - 0.4 * r)} {num(y + 0.4 * r)}"
    return line(f"{start}q{num(r / 2)} {num(r / 3)} {num(0.9 * r)} {num(-0.3 * r)}", width, DUST_SH)


def burst() -> str:
    """Paper torn into a shout's star, without its words: 3 to 1, and may be stretched."""
    rng = Random(8)
    points: list[Point] = []
    for k in range(26):
        a = 2 * pi * k / 26 - pi / 2
        far = 1.0 if k % 2 == 0 else rng.uniform(0.68, 0.78)
        points.append(
            (150 + 142 * far * cos(a), 52 + 46 * far * sin(a) * (1.0 if k % 2 else rng.uniform(0.9, 1.0)))
        )
    shape = polygon(points)
    drawn = group(path(shape, INK, opacity=0.3), 3, 5) + ink(shape, PAPER_HI, 4.4)
    inner = polygon([(150 + (x - 150) * 0.92, 52 + (y - 52) * 0.88) for x, y in points])
    drawn += hatch(
        shape,
        polygon("150 110, 300 110, 300 10, 262 40, 230 84"),
        60,
        5,
        1.2,
        PAPER_DK,
        0.9,
        (0, 0, 300, 110),
    )
    return svg(300, 108, drawn + path(inner, PAPER_HI) + line(inner, 2.6, ALMAGRE))


def trampled() -> str:
    """What is left where a Runner was: a puff, stars, an espadrille and a scarf."""
    rng = Random(3)
    puffs = [
        (f"M{60 + 25 * cos(a):.1f} {62 + 19 * sin(a):.1f}h.01", rng.uniform(30, 38))
        for a in (k * pi / 4 for k in range(8))
    ]
    drawn = tubes([*puffs, ("M60 62h.01", 52)], DUST, 4.4)
    folds = ((42, 72, 12), (76, 76, 11), (60, 56, 13), (34, 52, 9), (86, 54, 9))
    drawn += "".join(fold(x, y, r, 2.4) for x, y, r in folds)
    for x, y, r, turn in ((24, 26, 15, -12), (60, 14, 12, 8), (97, 27, 15, 14)):
        drawn += ink(star(x, y, r, r * 0.46, 5, -90 + turn), OCHRE_LT, 3)
    shoe = ink("M14 -8Q-8 -14 -16 -6L-18 6Q10 12 34 5Q36 -2 14 -8Z", PAPER, 2.8) + line(
        "M-18 6Q10 12 34 5", 4, OCHRE_DK
    )
    shoe += line("M-10 -10Q-18 -16 -14 -22M-4 -11Q2 -18 8 -17", 2.4, ALMAGRE)
    drawn += group(shoe, 40, 102, 0.86, 150)
    scarf = spline("60 96, 74 90, 84 98, 98 92, 112 100, 108 108, 96 104, 84 110, 72 102, 62 106")
    return svg(120, 120, drawn + ink(scarf, ALMAGRE, 2.8))


def spark() -> str:
    """A gleam with four points."""
    shape = "M24 5Q26 20 43 24Q26 28 24 43Q22 28 5 24Q22 20 24 5Z"
    return svg(
        48,
        48,
        ink(shape, OCHRE_LT, 3) + path("M24 13Q25 23 35 24Q25 25 24 35Q23 25 13 24Q23 23 24 13Z", PAPER_HI),
    )


def star_spark() -> str:
    """A printed star that flies off when somebody scores or escapes."""
    shape = star(24, 25, 21, 10, 5)
    drawn = ink(shape, OCHRE_LT, 3) + clip(
        shape, path(polygon("24 25, 24 4, 31 18, 45 18, 45 48, 24 35"), OCHRE, opacity=0.7)
    )
    return svg(48, 48, drawn)


def confetti(kind: int) -> str:
    """Cut paper of the fiesta."""
    shapes = (
        path(polygon("6 8, 27 4, 30 22, 9 27"), ALMAGRE, INK, 2),
        path(polygon("16 4, 30 28, 4 26"), COBALT, INK, 2),
        path(circle(17, 16, 11.5), OCHRE_LT, INK, 2),
        line("M6 6Q22 8 14 16T27 29", 8.4) + line("M6 6Q22 8 14 16T27 29", 5, OLIVE),
    )
    return svg(34, 34, shapes[kind - 1])


def carnation() -> str:
    """A flower thrown from a balcony."""
    drawn = (
        line("M24 30Q22 44 28 58", 4.4)
        + line("M24 30Q22 44 28 58", 2.2, OLIVE)
        + ink("M25 46Q36 40 42 46Q34 52 25 46Z", OLIVE, 1.6)
    )
    drawn += ink(petals(24, 22, 23, 9, 1.15, -80), ALMAGRE, 2.4) + path(
        petals(24, 22, 16, 8, 1.1), ALMAGRE_LT, ALMAGRE_DK, 1
    )
    return svg(48, 62, drawn + path(circle(24, 22, 3.6), ALMAGRE_DK))


_PRESS = {"rough": 0.35, "salt": 0.12}

SPRITES = {
    "bulls/ring_charge": Sprite(ring_charge, 48 * MASTER, _PRESS),
    "ui/burst": Sprite(burst, 300 * MASTER, _PRESS),
    "bulls/trampled": Sprite(trampled, 56 * MASTER, _PRESS),
    "bulls/spark": Sprite(spark, 24 * MASTER, _PRESS),
    "bulls/star": Sprite(star_spark, 24 * MASTER, _PRESS),
    "bulls/carnation": Sprite(carnation, 24 * MASTER, _PRESS),
}
SPRITES |= {f"bulls/dust_{frame}": Sprite(partial(dust, frame), 40 * MASTER, _PRESS) for frame in range(1, 5)}
SPRITES |= {
    f"bulls/confetti_{kind}": Sprite(partial(confetti, kind), 12 * MASTER, _PRESS) for kind in range(1, 5)
}
