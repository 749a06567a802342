"""The ground of a town by the sea: dry land on the left, a promenade, a beach, and water to the right."""

from __future__ import annotations

from collections.abc import Callable
from math import sin
from random import Random

from assets.make.bulls.board_plan import HEIGHT, WIDTH, promenade, shore
from assets.make.drawing.palette import (
    COBALT,
    INK,
    OCHRE,
    PAPER_HI,
    SAND,
    SAND_DK,
    SEA,
    SEA_DK,
    SEA_LT,
)
from assets.make.drawing.svg import circle, ellipse, line, path, polygon, spline

_GROUND = "#D9BB7C"
_PATCHES = ("#CFAE6E", "#DDC184", "#B9B26E", "#D3B272", "#C2B878")
_EDGE = 40
_STEPS = range(-_EDGE, HEIGHT + 2 * _EDGE, 30)


def ground(rng: Random) -> str:
    """Dry grass and earth in patches, with tufts and pebbles."""
    parts = [path(f"M{-_EDGE} {-_EDGE}H{WIDTH + _EDGE}V{HEIGHT + _EDGE}H{-_EDGE}Z", _GROUND)]
    for _ in range(110):
        x, y = rng.uniform(0, 1000), rng.uniform(0, HEIGHT)
        parts.append(
            path(ellipse(x, y, rng.uniform(30, 100), rng.uniform(12, 32)), rng.choice(_PATCHES), opacity=0.5)
        )
    tufts, pebbles = "", ""
    for _ in range(520):
        x, y = rng.uniform(-10, 990), rng.uniform(-10, HEIGHT + 10)
        tufts += f"M{x:.1f} {y:.1f}l-1.6 -3M{x:.1f} {y:.1f}v-4M{x:.1f} {y:.1f}l1.8 -2.8"
    for _ in range(420):
        pebbles += circle(rng.uniform(-10, 990), rng.uniform(-10, HEIGHT + 10), rng.uniform(0.5, 1.3))
    return "".join(parts) + line(tufts, 0.7, "#7F7A3C", 0.75) + path(pebbles, "#A98B57", opacity=0.8)


def coast(rng: Random) -> str:
    """Promenade, beach and sea."""
    return _beach(rng) + _sea(rng)


def _edge(x: Callable[[float], float], offset: float = 0.0) -> str:
    return spline([(x(y) + offset, y) for y in _STEPS], False)


def _eastward(x: Callable[[float], float]) -> str:
    return _edge(x) + f"L{WIDTH + _EDGE} {HEIGHT + _EDGE}L{WIDTH + _EDGE} {-_EDGE}Z"


def _beach(rng: Random) -> str:
    tiles = []
    for k in range(-2, HEIGHT // 12 + 3):
        x, y = promenade(k * 12) - 6, k * 12.0
        diamond = polygon([(x, y - 4), (x + 3.6, y), (x, y + 4), (x - 3.6, y)])
        tiles.append(path(diamond, COBALT if k % 2 else OCHRE, INK, 0.5))
    grains = "".join(
        circle(rng.uniform(promenade(y) + 4, shore(y) - 6), y, rng.uniform(0.5, 1.1))
        for y in (rng.uniform(0, HEIGHT) for _ in range(700))
    )
    ripples = ""
    for _ in range(60):
        y = rng.uniform(0, HEIGHT)
        x = rng.uniform(promenade(y) + 6, shore(y) - 22)
        ripples += f"M{x:.1f} {y:.1f}q4 -2.4 8 0t8 0"
    return (
        path(_eastward(promenade), SAND, INK, 1.4)
        + line(ripples, 0.9, SAND_DK, 0.8)
        + path(grains, SAND_DK)
        + line(_edge(promenade, -6), 14, INK)
        + line(_edge(promenade, -6), 11.4, PAPER_HI)
        + "".join(tiles)
    )


def _sea(rng: Random) -> str:
    """Foam along the shore, and rows of waves cut like scales, closer and darker far out."""
    dark, light = "", ""
    for row in range(-1, HEIGHT // 11 + 3):
        y = row * 11.0
        x = shore(y) + 30 + (row % 2) * 17 + rng.uniform(-5, 5)
        while x < WIDTH + 20:
            if rng.random() < 0.72:
                wave = f"M{x:.1f} {y:.1f}q4.6 -6.4 11 -1.4q5.4 4.6 11 0"
                if rng.random() < 0.5:
                    light += wave
                else:
                    dark += wave
            x += rng.uniform(30, 38)
    return (
        path(_eastward(shore), SEA, INK, 1.6)
        + path(_eastward(lambda y: shore(y) + 58 + 6 * sin(y / 44)), "#2A7493", opacity=0.55)
        + line(_edge(shore, -4), 7, PAPER_HI, 0.9)
        + line(_edge(shore, -9), 1.2, "#C9AE7C", 0.9)
        + line(_edge(lambda y: shore(y) + 9 + 2.4 * sin(y / 12)), 3.4, SEA_LT)
        + line(_edge(lambda y: shore(y) + 18 + 3 * sin(y / 16 + 1)), 1.8, SEA_LT, 0.75)
        + line(dark, 1.5, SEA_DK, 0.8)
        + line(light, 1.5, SEA_LT, 0.85)
    )
