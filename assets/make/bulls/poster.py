"""The poster of Running with the Bulls: a street of El Toro at noon, and everybody in it."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from random import Random

from assets.make.bulls.poster_runners import LEAP, SKINS, SPRINT, STRIDE, TOSSED, dust, runner
from assets.make.drawing.beasts import Gait, bull
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_LT,
    COBALT,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER,
    PAPER_HI,
    PAPER_LO,
    SEA,
    SEPIA,
    TERRA,
    TERRA_DK,
)
from assets.make.drawing.svg import circle, clip, ellipse, group, hatch, ink, line, path, polygon

WIDTH, HEIGHT = 297, 420
EYE = (158, 168)  # where the street vanishes
SLOPE = 0.6  # how fast the street widens toward us
FLAGS = (ALMAGRE, PAPER_HI, COBALT, OCHRE_LT)
GALLOP = Gait(
    far_fore=[(218, 116), (238, 142), (266, 152), (290, 174)],
    near_fore=[(206, 120), (218, 152), (252, 160), (254, 182)],
    far_hind=[(72, 100), (62, 134), (38, 146), (22, 170)],
    near_hind=[(88, 98), (88, 140), (64, 156), (54, 184)],
)


@dataclass(frozen=True)
class Facade:
    """A house front that runs from the near edge x to the far edge x, with the heights of its eaves there."""

    near: float
    far: float
    near_top: float
    far_top: float
    wall: str

    @property
    def side(self) -> int:
        """Left (-1) or right (1) of the street."""
        return -1 if self.near < EYE[0] else 1

    def at(self, u: float, v: float) -> tuple[float, float]:
        """The point `u` of the way from near to far and `v` of the way from the eaves to the street."""
        x = self.near + (self.far - self.near) * u
        top = self.near_top + (self.far_top - self.near_top) * u
        return x, top + (EYE[1] + 8 + SLOPE * abs(x - EYE[0]) - top) * v

    def quad(self, u0: float, v0: float, u1: float, v1: float) -> str:
        """The part of the wall between two points, each given as for `at`."""
        return polygon([self.at(u0, v0), self.at(u1, v0), self.at(u1, v1), self.at(u0, v1)])


HOUSES = (
    Facade(98, 136, 92, 146, "#F6E3C4"),
    Facade(44, 98, 44, 96, PAPER_HI),
    Facade(-26, 44, -16, 50, "#F0C9A4"),
    Facade(232, 186, 88, 148, "#EFD3B4"),
    Facade(280, 232, 34, 92, PAPER_HI),
    Facade(330, 280, -30, 42, "#F3DDB8"),
)
BREATHS: tuple[tuple[tuple[float, float, float], ...], ...] = (
    ((0, 0, 6), (-8, 4, 3.8)),
    (),
    ((2, -1, 4.4),),
    ((-4, 0, 9.0), (-17, 5, 7.0), (-27, 1, 4.4)),
)
"""The breath of the bull, each puff with its place before the nose and its size; the poster has the first."""
WINDOWS = [(u, v) for v in ((0.08, 0.34), (0.44, 0.74)) for u in ((0.12, 0.42), (0.58, 0.86))]


def scene(sway: float = 0.0, breath: int = 0) -> str:
    """What the poster shows, from the sky to the bunting, which may `sway`; `breath` is one of BREATHS."""
    rng = Random(11)
    return (
        _sky()
        + _church()
        + _street()
        + "".join(_house(house, rng) for house in HOUSES)
        + _distance()
        + bunting(66, 60, 262, 52, 12, 9, 0.8, 2, sway)
        + _toss()
        + _charge(breath)
        + _foreground()
        + bunting(-8, 14, 305, 22, 16, 13, 1.15, sway=sway)
        + confetti(rng, 46)
    )


def _sky() -> str:
    x, y = EYE[0], 128
    reach, half = 500, 0.5 * pi / 22
    angles = [2 * pi * k / 22 for k in range(22)]
    beams = "".join(
        polygon([(x, y), *((x + reach * cos(a + turn), y + reach * sin(a + turn)) for turn in (-half, half))])
        for a in angles
    )
    swallow = path("M-9 -3Q-4 -4 0 1Q4 -4 9 -3Q4 0 1 4Q0 6 -1 4Q-4 0 -9 -3Z", INK)
    return (
        path(f"M0 0H{WIDTH}V{HEIGHT}H0Z", "#F6C368")
        + path(beams, "#FBDD97")
        + ink(circle(x, 124, 50), ALMAGRE, 2.6)
        + path(circle(x, 124, 43), "#D9523A")
        + line(circle(x, 124, 36), 1, "#E9805C")
        + "".join(
            group(swallow, *place) for place in ((72, 52, 1), (92, 66, 0.7), (226, 50, 0.9), (206, 70, 0.6))
        )
        + ink("M60 186Q100 158 140 172T250 160V230H60Z", "#C87441", 1.6)
    )


def _church() -> str:
    drawn = (
        ink("M-8 0V-34H8V0Z", PAPER_HI, 1.5)
        + ink("M-10 -34L0 -48L10 -34Z", TERRA, 1.5)
        + path("M-3 -22a3 3 0 0 1 6 0v6h-6Z", INK2)
        + line("M0 -48V-57M-3.4 -53.6H3.4", 1.4)
        + ink("M8 0V-18L22 -26L34 -18V0Z", PAPER, 1.5)
        + ink("M6 -17L22 -28L36 -17L34 -14L22 -23L8 -14Z", TERRA, 1.2)
        + path(circle(22, -12, 3), COBALT, INK, 0.8)
    )
    return group(drawn, 146, 186, 0.9)


def _street() -> str:
    stones = "".join(
        f"M{x + k % 2 * 13} {186 + k * k * 1.9 + k * 3:.0f}q5 -3 11 0"
        for k in range(9)
        for x in range(-20, 320, 26)
        if abs(x + k % 2 * 13 - EYE[0]) < (10 + k * k * 1.9 + k * 3) / SLOPE
    )
    return path("M0 176H300V430H0Z", "#E9C98C") + line(stones, 1, "#B98F50")


# --- the houses and who looks out of them ---


def _house(house: Facade, rng: Random) -> str:
    front = house.quad(0, 0, 1, 1)
    shade = hatch(front, house.quad(0.72, 0, 1.2, 1), 90, 3, 0.9, SEPIA, 0.5, (0, 0, WIDTH, HEIGHT))
    (ax, ay), (bx, by) = house.at(0, 0.86), house.at(1, 0.86)
    plinth = path(
        house.quad(-0.2, 0.86, 1.2, 1.1), COBALT if house.wall == "#F0C9A4" else OCHRE, opacity=0.85
    )
    return (
        ink(front, house.wall, 2)
        + (shade if house.side > 0 else "")
        + _eaves(house)
        + clip(front, plinth + line(f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}", 1.2))
        + "".join(_window(house, *u, *v, rng) for u, v in WINDOWS)
    )


def _eaves(house: Facade) -> str:
    (ax, ay), (bx, by), out = house.at(0, 0), house.at(1, 0), -house.side
    tiles = "".join(
        f"M{ax + (bx - ax) * t:.1f} {ay + (by - ay) * t + 2:.1f}l{out * (11 - 6 * t):.1f} {5 * t - 11:.1f}"
        for t in (k / 7 for k in range(1, 7))
    )
    roof = polygon([(ax, ay + 3), (bx, by + 2), (bx + out * 6, by - 4), (ax + out * 12, ay - 9)])
    return ink(roof, TERRA, 1.8) + line(tiles, 1, TERRA_DK)


def _window(house: Facade, u0: float, u1: float, v0: float, v1: float, rng: Random) -> str:
    """A tall window with one open shutter, a balcony, perhaps flowers, and mostly somebody in it."""
    (left, low), (right, low2) = house.at(u0, v1), house.at(u1, v1)
    x, y = (left + right) / 2, (low + low2) / 2
    size = 0.62 + 0.5 * abs(x - EYE[0]) / 150
    drawn = path(house.quad(u0, v0, u1, v1), INK2, INK, 1.3)
    drawn += path(
        house.quad(u0 + 0.02, v0 + 0.02, (u0 + u1) / 2 - 0.01, v1), rng.choice((COBALT, OLIVE, SEA)), INK, 0.8
    )
    if rng.random() < 0.85:
        shirt = rng.choice((PAPER_HI, ALMAGRE_LT, COBALT_LT, OCHRE_LT, OLIVE_LT))
        onlooker = _onlooker(rng, rng.choice(SKINS), shirt, rng.random() < 0.75, -house.side)
        drawn += group(onlooker, x, y - 10 * size, size * 0.95)
    return drawn + _balcony(house, u0 - 0.06, u1 + 0.06, v1, size, rng.random() < 0.75)


def _balcony(house: Facade, u0: float, u1: float, v: float, size: float, flowers: bool) -> str:
    foot, rail = [house.at(u0, v), house.at(u1, v)], [house.at(u0, v - 0.1), house.at(u1, v - 0.1)]
    out = -house.side * 5 * size

    def along(edge: list[tuple[float, float]], t: float) -> tuple[float, float]:
        (ax, ay), (bx, by) = edge
        return ax + out + (bx - ax) * t, ay + (by - ay) * t

    bars = "".join(
        f"M{along(rail, t)[0]:.1f} {along(rail, t)[1]:.1f}"
        f"L{along(foot, t)[0]:.1f} {along(foot, t)[1] + 2:.1f}"
        for t in (k / 6 for k in range(7))
    )
    floor = polygon([*foot, (foot[1][0] + out, foot[1][1] + 2), (foot[0][0] + out, foot[0][1] + 2)])
    drawn = (
        path(floor, PAPER_LO, INK, 1)
        + line(polygon([along(rail, 0), along(rail, 1)], False), 1.6)
        + line(bars, 0.9)
    )
    for k in range(4 if flowers else 0):
        x, y = along(rail, 0.15 + 0.23 * k)
        drawn += path(circle(x, y + 3 * size + 2, 2.6 * size), OLIVE, INK, 0.8)
        drawn += path(circle(x - 1, y + 3 * size, 1.6 * size), (ALMAGRE, "#E8718A", OCHRE_LT)[k % 3])
    return drawn


def _onlooker(rng: Random, skin: str, shirt: str, waves: bool, way: int) -> str:
    drawn = ""
    if waves:
        arm, kerchief = f"M{5 * way} 0L{11 * way} -11", rng.choice((PAPER_HI, ALMAGRE, OCHRE_LT))
        cloth = (
            f"M{11 * way} -12Q{14 * way} -22 {20 * way} -20Q{18 * way} -15 {22 * way} -11"
            f"Q{16 * way} -10 {11 * way} -12Z"
        )
        drawn = line(arm, 4.6) + line(arm, 2.6, shirt) + ink(cloth, kerchief, 1.2)
    hair = rng.choice(("#2F211B", "#6B3F20", "#8C8078", "#B98432"))
    return (
        drawn
        + ink("M-7 12Q-7 0 0 -1Q7 0 7 12Z", shirt, 1.5)
        + ink(circle(0, -5.4, 4.6), skin, 1.4)
        + path("M-5 -5Q-5 -11 0 -11Q5 -11 5 -5Q2 -8 -5 -5Z", hair)
        + path(circle(-1.4, -4.6, 0.8) + circle(2, -4.6, 0.8), INK)
        + path(ellipse(0.4, -2.2, 1.6, 1.2), "#5A1A16")
    )


# --- those who run ---


def _distance() -> str:
    """The rest of the crowd, farther up the street."""
    crowd = (
        (140, 206, 0.24, SPRINT, 0),
        (164, 204, 0.24, STRIDE, 2),
        (122, 218, 0.3, LEAP, 1),
        (150, 214, 0.27, SPRINT, 3),
    )
    hair = ("short", "tied", "wild", "short")
    return "".join(
        path(ellipse(x, y + 14, 8, 1.6), INK, opacity=0.25)
        + group(runner(pose, SKINS[skin], hair[skin]), x, y, size)
        for x, y, size, pose, skin in crowd
    )


def _toss() -> str:
    """The one who was too slow: before the sun, and still laughing at noon tomorrow."""
    cap = ink("M-12 4Q-14 -8 0 -9Q14 -8 12 3Q0 -1 -12 4Z", ALMAGRE, 1.8) + line("M0 -9q1 -4 3 -4", 1.8)
    flight = line("M126 194Q120 170 128 146M138 198Q134 178 138 160", 1.6, PAPER_HI, 1, "7 5")
    return (
        group(runner(TOSSED, SKINS[2], "wild"), 158, 128, 0.84, 142) + flight + group(cap, 98, 118, 0.85, -24)
    )


def _charge(breath: int) -> str:
    behind = ((280, 290, 15), (268, 302, 10), (292, 308, 16), (256, 312, 8))
    under = ((112, 312, 7), (128, 318, 9), (146, 314, 6), (246, 314, 9), (262, 318, 7), (230, 318, 5))
    return (
        "".join(dust(*puff) for puff in behind)
        + path(ellipse(192, 316, 86, 7), INK, opacity=0.28)
        + group(bull(GALLOP), 294, 186, (-0.63, 0.63))
        + "".join(dust(*puff) for puff in under)
        + group("".join(dust(*puff, PAPER_HI) for puff in BREATHS[breath]), 92, 288)
    )


def _foreground() -> str:
    return _near(runner(LEAP, SKINS[0], "tied", "#5A2E18"), 82, 250, 0.7) + _near(
        runner(STRIDE, SKINS[1], beret=True, glad=True), 34, 276, 0.9
    )


def _near(drawn: str, x: float, y: float, size: float) -> str:
    shadow = path(ellipse(x, y + 44 * size, 26 * size, 4 * size), INK, opacity=0.28)
    return shadow + group(drawn, x, y, size)


# --- what hangs and flies over the street ---


def bunting(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    sag: float,
    flags: int,
    size: float,
    first: int = 0,
    sway: float = 0.0,
) -> str:
    """A string of little flags between two points; `sway` is how far (in radians) the wind has come."""
    mid_x, mid_y = (x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag
    drawn = line(f"M{x0} {y0}Q{mid_x} {mid_y} {x1} {y1}", 1.4)
    half = abs(x1 - x0) / flags * 0.4
    for k in range(flags):
        t = (k + 0.5) / flags
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mid_x + t * t * x1
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * mid_y + t * t * y1
        wind = 5.0 * sin(sway + k * 0.6) if sway else 0.0
        tip = x + (sin(k * 1.7) * 2 + wind) * size
        drawn += ink(
            f"M{x - half:.1f} {y:.1f}L{x + half:.1f} {y:.1f}L{tip:.1f} {y + 13 * size:.1f}Z",
            FLAGS[(k + first) % 4],
            1.3,
        )
    return drawn


def confetti(rng: Random, pieces: int) -> str:
    """Paper scraps over the whole street."""
    scrap = "M-1.8 -1.1H1.8V1.1H-1.8Z"
    colours = (ALMAGRE, COBALT, PAPER_HI, OCHRE_LT, OLIVE)
    return "".join(
        group(
            path(scrap, rng.choice(colours), INK, 0.4),
            rng.uniform(12, 285),
            rng.uniform(50, 300),
            1,
            rng.uniform(0, 180),
        )
        for _ in range(pieces)
    )
