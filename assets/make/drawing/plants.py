"""What grows in a pictorial map, each plant drawn with its foot at (x, y)."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, ellipse, group, line, num, path, spline

_SHADOW = path(ellipse(2, 0.5, 7, 2.4), INK, opacity=0.22)
_LEAVES = (OLIVE, OLIVE_LT, "#7C9148")


def cypress(rng: Random, x: float, y: float, size: float) -> str:
    """A cypress, dark and slim."""
    crown = spline([(-4, -4), (-3.6, -12), (0, -25), (3.6, -12), (4, -4)])
    drawn = (
        group(_SHADOW, scale=0.7)
        + line("M0 0v-4", 1.6, INK)
        + path(crown, OLIVE_DK, INK, 1.1)
        + line("M1 -18l.8 12M-.8 -14v8M2.2 -11l.8 6", 0.6, INK, 0.8)
    )
    return group(drawn, x, y, size * rng.uniform(0.85, 1.15))


def palm(x: float, y: float, size: float) -> str:
    """A palm, bent by the wind from the sea."""
    stem = spline([(0, 0), (1.5, -9), (0.5, -19)], False)
    fronds = "".join(_frond(angle * pi / 180) for angle in (-165, -130, -60, -20, 15, 190))
    return group(_SHADOW + line(stem, 2.7, INK) + line(stem, 1.3, WALNUT_LT) + fronds, x, y, size)


def _frond(angle: float) -> str:
    x, y = 0.5 + 11 * cos(angle), -16 + 8 * sin(angle)
    over, under = min(-19.0, y) - 6, (y - 19) / 2 - 1
    middle = num((x + 0.5) / 2)
    data = f"M.5 -19Q{middle} {num(over)} {num(x)} {num(y)}Q{middle} {num(under)} .5 -19Z"
    return path(data, OLIVE, INK, 0.8)


def orange_tree(rng: Random, x: float, y: float, size: float) -> str:
    """A round tree; some bear oranges and lemons."""
    fruit = "".join(
        path(
            circle(rng.uniform(-4.5, 4.5), rng.uniform(-15, -7), 1.1),
            rng.choice(("#E8952E", OCHRE_LT)),
            INK,
            0.3,
        )
        for _ in range(rng.choice((0, 4, 5)))
    )
    shade = line("M1.5 -6.4l4.4 -2.2M1.5 -8.7l3.9 -2.2M1.5 -11l3.4 -2.2", 0.6, OLIVE_DK)
    trunk = line("M0 0V-7", 2, INK)
    return group(_SHADOW + trunk + _crown(rng, OLIVE, OLIVE_LT) + shade + fruit, x, y, size)


def olive_tree(rng: Random, x: float, y: float, size: float) -> str:
    """An old olive tree: a forked trunk under a silver crown."""
    trunk = line("M0 0q-1 -3 -2.6 -7M0 -2l2.6 -5", 2.2, WALNUT)
    return group(_SHADOW + trunk + _crown(rng, "#8C9A6A", "#B4BE92"), x, y, size)


def _crown(rng: Random, leaves: str, light: str) -> str:
    """A round crown, the light on its upper left."""
    edge = [
        ((7.6 + rng.uniform(-1, 1)) * cos(a), -11 + (6.8 + rng.uniform(-0.8, 0.8)) * sin(a))
        for a in (2 * pi * k / 9 for k in range(9))
    ]
    patch = spline([(-4.6, -11), (-3, -15), (1, -15.5), (-1, -12)])
    return path(spline(edge), leaves, INK, 1.1) + path(patch, light)


def bush(rng: Random, x: float, y: float, size: float) -> str:
    """A low bush, sometimes in flower."""
    edge = spline([(-4, 0), (-3.6, -3.4), (-0.6, -5), (2.6, -4), (4.2, -0.4), (0, 0.8)])
    flowers = circle(-2, -2, 0.8) + circle(0.6, -3.4, 0.8) + circle(2.2, -1.6, 0.8)
    drawn = path(edge, rng.choice(_LEAVES), INK, 0.9) + (path(flowers, ALMAGRE) if rng.random() < 0.4 else "")
    return group(drawn, x, y, size)
