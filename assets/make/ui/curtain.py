"""The cloth of the curtain between two players: two red halves in deep folds, with gold thread in them.

What is sewn and embroidered lies under the light and the shadow of the folds; the middle stays calm.
"""

from __future__ import annotations

from itertools import pairwise
from math import pi, sin
from random import Random
from typing import NamedTuple

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_LT,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    WALNUT,
    WALNUT_DK,
    mix,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, clip, group, hatch, line, path, polygon, spline, svg
from assets.make.ui.glow import glow

WIDTH, HEIGHT = 1280, 720
MIDDLE = WIDTH / 2
HEM = 618  # where the cloth ends above the boards
STATIONS = tuple(range(-20, HEIGHT + 61, 60))

CLOTH = mix(ALMAGRE, "#7E1F1A", 0.35)
SHADE, DEEP, LINE = "#5E1512", "#3A0C0D", "#2A0B0C"
LEAVES = 22
THREAD, THREAD_DK = mix(OCHRE, ALMAGRE, 0.18), mix(OCHRE_DK, ALMAGRE, 0.25)


class Fold(NamedTuple):
    """One fold: the x of its left and of its right edge at each of STATIONS."""

    left: tuple[float, ...]
    right: tuple[float, ...]

    def across(self, share: float) -> list[tuple[float, float]]:
        """The line down the fold that lies `share` (0 to 1) of the way across it."""
        edges = zip(self.left, self.right, STATIONS, strict=True)
        return [(a + (b - a) * share, y) for a, b, y in edges]

    def at(self, share: float, y: float) -> float:
        """The x of that line at one height."""
        place = (y - STATIONS[0]) / (STATIONS[1] - STATIONS[0])
        near = min(int(place), len(STATIONS) - 2)
        (a, _), (b, _) = self.across(share)[near : near + 2]
        return a + (b - a) * (place - near)

    def ribbon(self, start: float, end: float) -> str:
        """The outline between two such lines."""
        down, up = spline(self.across(start), False), spline(self.across(end)[::-1], False)
        return f"{down}L{up[1:]}Z"


def cloth() -> str:
    """Both halves, closed, over the boards of the stage."""
    rng = Random(21)
    folds = [*_half(rng, 0), *_half(rng, MIDDLE)]
    hem = [point for fold in folds for point in _scallop(fold)]
    sheet = polygon([(-10, -10), *((x, y) for x, y in hem), (WIDTH + 10, -10)])
    sewn = "".join(_braid(hem, up) for up in (6, 58)) + _lozenges(folds)
    emblems = "".join(group(emblem(), x, 272, 1.2) for x in (291, WIDTH - 291))
    return svg(
        WIDTH,
        HEIGHT,
        _stage()
        + _fringe(rng, hem)
        + clip(sheet, path(sheet, CLOTH) + sewn + emblems + "".join(_light(rng, fold) for fold in folds))
        + line(polygon(hem, False), 2.6, LINE)
        + _cords()
        + _dusk(),
    )


def _half(rng: Random, start: float) -> list[Fold]:
    """The folds of one half; its two outer edges hang straight."""
    marks = [0.0]
    while marks[-1] < MIDDLE:
        marks.append(marks[-1] + rng.choice((34, 46, 58, 70)) * rng.uniform(0.9, 1.1))
    scale = MIDDLE / marks[-1]
    edges = []
    for place, mark in enumerate(marks):
        free = 0 < place < len(marks) - 1
        sway, turn, slow = rng.uniform(3, 8) * free, rng.uniform(0, 2 * pi), rng.uniform(210, 330)
        edges.append(tuple(start + mark * scale + sway * sin(y / slow * 2 + turn) for y in STATIONS))
    return [Fold(left, right) for left, right in pairwise(edges)]


def _scallop(fold: Fold) -> list[tuple[float, float]]:
    """The hem of one fold: its crest hangs lower than the valleys beside it."""
    deep = 4 + 0.16 * (fold.at(1, HEM) - fold.at(0, HEM))
    return [(fold.at(k / 6, HEM), HEM - 10 + deep * sin(pi * k / 6)) for k in range(7)]


# --- light and shadow ---


def _light(rng: Random, fold: Fold) -> str:
    """What makes a fold round: light on the left, shadow on the right, engraver's strokes between."""
    wide = fold.right[6] - fold.left[6]
    calm = abs((fold.left[6] + fold.right[6]) / 2 - MIDDLE) < 300
    drawn = path(fold.ribbon(0.14, 0.4), ALMAGRE_LT, opacity=0.16 if calm else 0.3)
    drawn += path(fold.ribbon(0.2, 0.29), ALMAGRE_LT, opacity=0.14 if calm else 0.36)
    drawn += path(fold.ribbon(0, 0.07), DEEP, opacity=0.55)
    drawn += path(fold.ribbon(0.6, 1), SHADE, opacity=0.6) + path(fold.ribbon(0.84, 1), DEEP, opacity=0.66)
    drawn += line(_strokes(rng, fold, 0.6, 0.2), 1.2, SHADE, 0.6 if calm else 0.9)
    drawn += line(_strokes(rng, fold, 0.84, 0.16), 1.1, DEEP, 0.9)
    drawn += line(_strokes(rng, fold, 0.07, -0.1), 1.0, DEEP, 0.6)
    if wide > 50:
        drawn += _pleat(rng, fold)
    return drawn + line(spline(fold.across(1), False), 2.4, LINE)


def _strokes(rng: Random, fold: Fold, share: float, reach: float) -> str:
    """Short strokes out of a shadow's edge, each a little longer or shorter than the last."""
    data = ""
    for y in range(2, HEIGHT, 5):
        x = fold.at(share, y)
        tip = fold.at(share - reach * rng.uniform(0.55, 1.15), y)
        data += f"M{x + 1:.1f} {y}Q{(x + tip) / 2:.1f} {y - 1} {tip:.1f} {y - 5}"
    return data


def _pleat(rng: Random, fold: Fold) -> str:
    """A smaller fold that rises from the foot of a broad one and loses itself."""
    share, top = rng.uniform(0.36, 0.44), rng.uniform(420, 520)
    x, tip = fold.at(share, HEIGHT), fold.at(share, top)
    shadow = f"M{tip:.1f} {top:.1f}Q{tip - 1:.1f} {top + 110:.1f} {x - 6:.1f} {HEIGHT}H{x + 4:.1f}"
    shadow += f"Q{tip + 4:.1f} {top + 80:.1f} {tip:.1f} {top:.1f}Z"
    return path(shadow, DEEP, opacity=0.5)


def _dusk() -> str:
    """The light of the ramp falls on the middle and leaves the sides."""
    whole = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    return glow(whole, MIDDLE, 400, 800, [(0, DEEP, 0), (0.45, DEEP, 0.05), (1, "#1A0A0C", 0.72)])


# --- gold ---


def _braid(hem: list[tuple[float, float]], up: float) -> str:
    """A gold braid along the hem."""
    run = spline([(x, y - up) for x, y in hem], False)
    return line(run, 11, LINE, 0.8) + line(run, 8.6, OCHRE) + line(run, 5, OCHRE_LT, dash="1 7")


def _lozenges(folds: list[Fold]) -> str:
    """Lozenges of satin stitch between the braids."""
    drawn = ""
    for fold in folds:
        for share in (0.5,) if fold.at(1, HEM) - fold.at(0, HEM) < 48 else (0.28, 0.74):
            x, y = fold.at(share, HEM), HEM - 34 + 8 * sin(pi * share)
            shape = polygon([(x, y - 15), (x + 9, y), (x, y + 15), (x - 9, y)])
            drawn += hatch(shape, shape, 0, 2.3, 1.7, OCHRE, 1, (x - 12, y - 18, 24, 36))
            drawn += line(shape, 1.4, OCHRE_LT, 0.8)
    return drawn


def _fringe(rng: Random, hem: list[tuple[float, float]]) -> str:
    """Gold strands below the hem."""
    behind, front = "", ""
    for (x, y), (to_x, to_y) in pairwise(hem):
        for k in range(max(1, round((to_x - x) / 2.6))):
            share = k / max(1, round((to_x - x) / 2.6))
            top = y + (to_y - y) * share - 2
            strand = f"M{x + (to_x - x) * share:.1f} {top:.1f}l{rng.uniform(-0.8, 0.8):.1f} "
            strand += f"{rng.uniform(17, 20):.1f}"
            behind, front = (behind + strand, front) if k % 2 else (behind, front + strand)
    return line(behind + front, 3.4, LINE) + line(behind, 2.2, OCHRE_DK) + line(front, 2, OCHRE)


def _cords() -> str:
    """A twisted cord along the edge of each half, where the two meet."""
    drawn = ""
    for x in (MIDDLE - 4, MIDDLE + 4):
        cord = f"M{x} -10V{HEM - 8}"
        drawn += line(cord, 6.4, LINE) + line(cord, 4.4, OCHRE_DK) + line(cord, 2.6, OCHRE, dash="2 6")
    return drawn + line(f"M{MIDDLE} -10V{HEIGHT}", 1.8, LINE)


_HORN = "M18 -30Q52 -26 53 -66Q76 -28 42 -11Q28 -5 16 -13Z"
_EAR = "M25 -9Q52 -16 62 1Q46 18 24 9Z"
_SKULL = "-31 -28, -34 -4, -26 22, -22 44, -15 58, 0 63, 15 58, 22 44, 26 22, 34 -4, 31 -28, 14 -38, -14 -38"
_CURLS = "-17 -40, -14 -24, -8 -30, -4 -17, 1 -26, 7 -16, 10 -28, 15 -22, 17 -40, 0 -48"
_MUZZLE = "-21 36, -24 50, -14 62, 0 65, 14 62, 24 50, 21 36, 9 31, -9 31"
_LEAF = "M-8 0Q-3 -8 9 -3Q4 5 -8 0Z"


def emblem() -> str:
    """A bull's head in a wreath, all in gold thread: 200 wide and high around (0, 0)."""
    side = _satin(_HORN, 62, OCHRE_LT) + _satin(_EAR, -40, THREAD)
    eye = path("M8 -5Q16 -13 28 -9Q20 1 8 -5Z", SHADE) + path(circle(17, -6, 2), OCHRE_LT)
    nostril = path(circle(10, 47, 3.4), SHADE)
    head = "".join(group(side, 0, 0, (way, 1)) for way in (-1, 1))
    head += _satin(spline(_SKULL), 90, THREAD) + _satin(spline(_MUZZLE), 0, OCHRE_LT)
    head += _satin(spline(_CURLS), 60, OCHRE_LT)
    head += "".join(group(eye + nostril, 0, 0, (way, 1)) for way in (-1, 1))
    leaves = "".join(group(group(path(_LEAF, THREAD), 0, -85), turn=360 / LEAVES * k) for k in range(LEAVES))
    rings = "".join(line(circle(0, 0, r), 2, THREAD, dash="5 4") for r in (74, 96))
    return group(head, 0, -1, 0.92) + leaves + rings


def _satin(d: str, angle: float, thread: str) -> str:
    """A shape filled with stitches that lie side by side."""
    return (
        path(d, THREAD_DK)
        + hatch(d, d, angle, 2.6, 1.6, thread, 1, (-90, -90, 180, 180))
        + line(d, 1.6, SHADE)
        + line(d, 0.9, thread, dash="3 2")
    )


def _stage() -> str:
    """The boards below the hem, in shadow."""
    boards = "".join(
        f"M{MIDDLE + (x - MIDDLE) * 0.9:.0f} 620L{x} {HEIGHT}" for x in range(-60, WIDTH + 61, 64)
    )
    return (
        path(f"M0 600H{WIDTH}V{HEIGHT}H0Z", WALNUT_DK)
        + path(f"M0 690H{WIDTH}V{HEIGHT}H0Z", WALNUT)
        + line(boards, 2, INK)
    )


SPRITES = {"ui/curtain": Sprite(cloth, 2560, {"rough": 0.3, "salt": 0.1})}
