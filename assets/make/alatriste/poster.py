"""The poster of El Capitán Alatriste: the captain from behind, Madrid at his feet, a rival waiting."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT_DK,
    INK,
    INK2,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_HI,
    SEPIA,
    SKIN,
    STEEL_HI,
    TERRA,
    TERRA_DK,
    WALNUT,
)
from assets.make.drawing.svg import circle, clip, group, hatch, ink, line, path, spline

WIDTH, HEIGHT = 297, 420
SUN = (206, 116)
FLIGHTS = ((0, 0, 0), (5, -3, 7), (10, -5, -3), (14, -3, 6), (9, 1, -2), (4, 2, 6))
"""The swallows on their round: how far they have come, how deep their wings are; the poster has the first."""
HAIR, HAT, CLOAK, BOOT = "#2F211B", "#3A2A20", "#6B4A2C", "#3A281E"


def scene(flight: int = 0) -> str:
    """What the poster shows, from the engraved sky to the captain; `flight` is one of FLIGHTS."""
    rng = Random(5)
    return (
        _sky(*FLIGHTS[flight])
        + _palace()
        + _roofs(rng)
        + _terrace()
        + group(_rival(), 250, 290, 0.95)
        + group(_captain(), 98, 278, 0.98)
    )


def _sky(dx: float, dy: float, beat: float) -> str:
    rows = [(k, k * 4.6) for k in range(46)]
    strokes = "".join(
        line(
            f"M0 {y:.1f}" + f"q18 {(-1) ** k * 1.2} 36 0t36 0" * 5,
            0.5 + 1.5 * abs(k / 46 - 0.42),
            "#B98A52",
            0.75,
        )
        for k, y in rows
    )
    x, y = SUN
    rays = ""
    for k in range(40):
        angle, inner, outer = 2 * pi * k / 40, 58 + k % 2 * 6, 84 + k % 3 * 16
        rays += f"M{x + inner * cos(angle):.1f} {y + inner * sin(angle):.1f}"
        rays += f"L{x + outer * cos(angle):.1f} {y + outer * sin(angle):.1f}"
    disc = circle(x, y, 45)
    shade = hatch(disc, "M206 60H260V180H190Q226 120 206 60Z", 58, 4, 1.1, TERRA, 0.6, (100, 40, 220, 200))
    cloud = ink(
        "M-30 6Q-38 6 -34 0Q-32 -6 -24 -4Q-20 -14 -8 -10Q2 -18 12 -9Q24 -12 26 -2Q36 -2 34 6Z", PAPER_HI, 1.6
    ) + line("M-20 3H10M-8 -2H18", 1, SEPIA)
    bird = path(
        f"M-9 {-3 + beat}Q-4 {-4 + beat / 2} 0 1Q4 {-4 + beat / 2} 9 {-3 + beat}Q4 {beat / 2} 1 4"
        f"Q0 6 -1 4Q-4 {beat / 2} -9 {-3 + beat}Z",
        INK,
    )
    return (
        path(f"M0 0H{WIDTH}V{HEIGHT}H0Z", "#E8C88C")
        + strokes
        + line(rays, 1.5, ALMAGRE, 0.75)
        + ink(circle(x, y, 52), "#E9A24A", 2.2)
        + path(disc, "#F4C469")
        + shade
        + "".join(group(cloud, *place) for place in ((262, 62, 1), (140, 88, 0.72), (276, 132, 0.6)))
        + "".join(
            group(bird, x + dx, y + dy, size)
            for x, y, size in ((150, 52, 0.9), (168, 60, 0.6), (232, 40, 0.7))
        )
    )


def _palace() -> str:
    """The Alcázar on its hill."""
    hill = "M0 214Q60 176 130 186T300 176V260H0Z"
    front = "M120 190V150H286V184Z"
    windows = "".join(
        f"M{127 + k * 10.8:.1f} {178 - row * 14}v-6.4h4v6.4Z" for row in (0, 1) for k in range(15)
    )
    return (
        ink(hill, "#C79A5E", 1.8)
        + hatch(hill, hill, 24, 5, 1, SEPIA, 0.6, (0, 160, 300, 120))
        + ink(front, "#DDBB86", 1.8)
        + path("M120 150L126 141H280L286 150Z", COBALT_DK, INK, 1.4)
        + hatch(front, "M220 140H300V200H226Z", 80, 3.4, 0.9, SEPIA, 0.6, (100, 120, 220, 100))
        + path(windows, INK2)
        + _tower(124, 192, 10, 52)
        + _tower(203, 190, 11, 54)
        + _tower(282, 188, 10, 52)
    )


def _tower(x: float, y: float, half: float, high: float) -> str:
    top, tip = y - high, y - high - half * 2.4
    windows = "".join(
        f"M{x + side * half * 0.45 - 1.7:.1f} {top + 9 + row * 11}v-5h3.4v5Z"
        for side in (-1, 1)
        for row in range(int(high / 13))
    )
    return (
        ink(f"M{x - half} {y}V{top}H{x + half}V{y}Z", "#D9B98C", 1.5)
        + ink(f"M{x - half - 1.5} {top}L{x} {tip}L{x + half + 1.5} {top}Z", COBALT_DK, 1.5)
        + line(f"M{x} {tip}v-7", 1.2)
        + path(windows, INK2)
    )


def _roofs(rng: Random) -> str:
    """The roofs of Madrid, row before row, and a few cypresses."""
    houses: list[tuple[float, float, float]] = []
    for row in range(4):
        x = rng.uniform(-16, -4)
        while x < 300:
            width = rng.uniform(18, 30)
            houses.append((214 + row * 13 + rng.uniform(-3, 3), x, width))
            x += width + rng.uniform(-2, 5)
    tree = ink("M-2 0V-12H2V0Z", WALNUT, 1.2)
    tree += ink(spline([(0, -40), (6, -24), (7, -12), (0, -8), (-7, -12), (-6, -24)]), OLIVE_DK, 1.6)
    places = ((36, 250, 0.7), (170, 246, 0.6), (252, 262, 0.8), (262, 264, 0.6))
    return "".join(_house(rng, x, y, width) for y, x, width in sorted(houses)) + "".join(
        group(tree, *place) for place in places
    )


def _house(rng: Random, x: float, y: float, width: float) -> str:
    high = rng.uniform(13, 22)
    wall = rng.choice(("#E9D3A8", "#F0E0BC", "#DDBE90", "#E3C9A6"))
    roof = rng.choice((TERRA, TERRA_DK, "#B5603A"))
    ridge = x + width * 0.3
    tiles = "".join(
        f"M{ridge + k * 4:.1f} {y - 8:.1f}L{x + k * 5:.1f} {y:.1f}" for k in range(1, int(width / 5))
    )
    windows = "".join(f"M{x + 4 + k * 8:.1f} {y + 5:.1f}h3.4v5h-3.4Z" for k in range(int(width / 9)))
    eaves = (
        f"M{x - 2:.1f} {y + 1:.1f}L{ridge:.1f} {y - 9:.1f}H{x + width * 0.86:.1f}"
        f"L{x + width + 2:.1f} {y + 1:.1f}Z"
    )
    drawn = ink(f"M{x:.1f} {y + high:.1f}V{y:.1f}H{x + width:.1f}V{y + high:.1f}Z", wall, 1.3)
    drawn += ink(eaves, roof, 1.3) + line(tiles, 0.7, TERRA_DK) + path(windows, INK2)
    chimney = ink(f"M{x + width * 0.6:.1f} {y - 8:.1f}v-7h4v7Z", wall, 1)
    return drawn + (chimney if rng.random() < 0.3 else "")


def _terrace() -> str:
    slabs = ""
    for row in range(5):
        y = 276 + row * row * 3.4 + row * 7
        slabs += f"M-10 {y + 6:.1f}Q150 {y - 9:.1f} 310 {y:.1f}"
        for k in range(8):
            x = k * 52 - 20 + row % 2 * 26 + (k - 3) * row * 3
            slabs += f"M{x} {y + 1:.1f}l{(k - 3) * 2.4:.1f} {10 + row * 5}"
    return ink("M-10 272Q150 256 310 268V430H-10Z", "#CDAE78", 2.4) + line(slabs, 1, "#9A7B4E")


def _rival() -> str:
    """A swordsman on guard, his long shadow toward us; feet at (0, 10)."""
    cloak = spline(
        [(-8, -40), (-18, -20), (-20, 0), (-20, 0), (14, 0), (14, 0), (12, -22), (8, -40), (0, -44)]
    )
    cloth = "#3C4630"
    return (
        path("M-6 2L-52 40L-30 44L8 4Z", INK, opacity=0.35)
        + line("M-7 -2V9M5 -2L7 9", 6)
        + line("M-9 10H-4M5 10H11", 3.4)
        + ink(cloak, cloth, 2)
        + hatch(cloak, "M2 -50H30V10H6Z", 70, 3, 0.9, INK, 0.7, (-40, -60, 80, 80))
        + line("M-9 -26L-26 -22", 6)
        + line("M-9 -26L-26 -22", 3.6, cloth)
        + path(circle(-28, -22, 2.6), SKIN, INK, 1)
        + line("M-27 -24L-40 -64", 2.8)
        + line("M-27 -24L-40 -64", 1.2, STEEL_HI)
        + line("M-27 -28Q-32 -22 -28 -17", 1.8, OCHRE_LT)
        + ink(circle(0, -48, 5), SKIN, 1.5)
        + path("M-5 -48Q0 -44 5 -48V-42H-5Z", INK2)
        + ink(
            "M-15 -51Q-8 -56 -6 -57Q-6 -64 0 -64Q6 -64 6 -57Q10 -55 16 -52Q8 -50 0 -52Q-8 -50 -15 -51Z",
            INK2,
            1.6,
        )
        + ink("M2 -60Q12 -70 20 -62Q12 -62 4 -57Z", ALMAGRE, 1.2)
    )


def _captain() -> str:
    """The captain in his cloak, about 250 high; he looks over his right shoulder."""
    shadow = path("M-64 34L-180 96L-60 100L60 36Z", INK, opacity=0.3)
    scabbard = (
        line("M40 -64L92 -6", 8)
        + line("M40 -64L92 -6", 4.8, "#5A3A22")
        + line("M85 -14L92 -6", 5)
        + line("M85 -14L92 -6", 2.6, OCHRE_LT)
    )
    boots = "".join(
        ink(f"M{x - 9} 0V36Q{x - 12} 44 {x - 16} 46H{x + 10}V0Z", BOOT, 2.4)
        + path(f"M{x - 11} 2H{x + 11}V12Q{x} 16 {x - 11} 12Z", "#5A3A26", INK, 1.6)
        for x in (-20, 14)
    )
    hilt = "M30 -78Q44 -86 54 -76"
    hand = (
        ink(circle(41, -66, 7.4), "#D2A06E", 2.2)
        + line("M36 -70L46 -66M36 -66L45 -62", 1.2)
        + line(hilt, 5)
        + line(hilt, 2.6, OCHRE_LT)
    )
    return shadow + scabbard + boots + _cloak() + hand + _head() + _hat()


def _cloak() -> str:
    cloak = spline([
        (-24, -136), (-46, -126), (-54, -96), (-58, -50), (-70, -6), (-84, 20), (-84, 20), (-58, 26),
        (-34, 20), (-10, 30), (14, 20), (36, 26), (56, 16), (56, 16), (50, -30), (50, -90), (44, -124),
        (24, -136), (0, -130),
    ])  # fmt: skip
    shade = spline([(20, -140), (60, -130), (66, -40), (70, 40), (20, 40), (30, -20), (26, -90)])
    light = spline(
        [(-40, -126), (-22, -130), (-30, -80), (-40, -20), (-60, 20), (-76, 20), (-60, -40), (-54, -100)]
    )
    region = spline([(6, -140), (60, -140), (70, 40), (0, 40), (14, -40)])
    return (
        ink(cloak, CLOAK, 4)
        + clip(cloak, path(shade, "#43291A") + path(light, "#8A6540"))
        + hatch(cloak, region, 68, 4.4, 1.3, INK, 0.75, (-100, -150, 200, 200))
        + line(
            "M-26 -118Q-34 -60 -46 18M-8 -112Q-10 -50 -16 24M12 -112Q16 -50 14 20M30 -116Q38 -60 36 22", 2.2
        )
    )


def _head() -> str:
    profile = [(10, -162), (18, -158), (22, -155), (27, -151), (20, -148), (19, -146), (12, -142), (6, -146)]
    return (
        ink(
            spline([(-26, -134), (-20, -144), (0, -140), (22, -144), (26, -134), (10, -126), (-10, -126)]),
            PAPER_HI,
            2.4,
        )
        + line("M-18 -140l-2 9M-8 -139l-1 11M8 -139l1 11M18 -140l2 9", 1, SEPIA)
        + ink(
            spline([(-14, -158), (-15, -144), (-8, -136), (8, -137), (16, -144), (19, -152), (16, -164)]),
            HAIR,
            2.4,
        )
        + ink(spline(profile), "#E0B083", 2)
        + line("M15 -158L20 -158", 1.6)
        + path("M16 -149Q22 -150 27 -147Q21 -146 16 -147Z", HAIR, INK, 1)
        + path("M14 -143L20 -141L15 -136Z", HAIR, INK, 1)
    )


def _hat() -> str:
    crown = "M-24 -178Q-24 -204 2 -204Q28 -204 28 -178Q2 -188 -24 -178Z"
    brim = (
        "M-58 -160Q-34 -176 -24 -178Q-24 -204 2 -204Q28 -204 28 -178Q44 -174 62 -158Q62 -150 50 -152"
        "Q2 -172 -46 -152Q-60 -150 -58 -160Z"
    )
    plume = (
        "M-22 -176Q-60 -176 -84 -206Q-62 -200 -58 -202Q-66 -208 -70 -218Q-48 -206 -42 -206"
        "Q-46 -212 -46 -220Q-30 -204 -16 -186Z"
    )
    return (
        ink(brim, HAT, 3.4)
        + path("M-24 -178Q2 -188 28 -178L28 -170Q2 -180 -25 -169Z", ALMAGRE, INK, 1.8)
        + hatch(crown, "M6 -206H30V-176H10Z", 64, 3.4, 1, SEPIA, 0.8, (-60, -210, 120, 60))
        + ink(plume, ALMAGRE, 2.6)
        + line("M-22 -178Q-46 -188 -72 -206", 1.4, ALMAGRE_DK)
        + ink("M-20 -180Q-40 -192 -48 -208Q-30 -200 -14 -186Z", PAPER_HI, 2)
        + path(circle(-21, -177, 4), OCHRE_LT, INK, 1.4)
    )
