"""The evening after the last day: fireworks, lanterns, dancing, the bull asleep, and sky for the scores."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, exp, pi, sin
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_LT,
    COBALT,
    COBALT_LT,
    INK,
    OCHRE,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER,
    PAPER_HI,
    PAPER_LO,
    SEA_LT,
    SKY,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, clip, group, ink, line, path, star, svg
from assets.make.ui.fiesta import (
    LEANING,
    RAISED,
    barrel,
    dancer,
    glass,
    jug,
    lantern,
    sleeping_bull,
)
from assets.make.ui.glow import fading, glow

WIDTH, HEIGHT = 1280, 720
ROOF, TILES, DARK = "#6B3A2E", "#3E201C", "#2A2438"
WALLS = ("#5A4A62", "#6B5468", "#4E4560", "#735A66")
PAIRS = (
    (396, 594, 1.1, ALMAGRE, 1, RAISED), (446, 598, 1.12, None, -1, LEANING),
    (548, 584, 0.9, OCHRE, -1, RAISED), (512, 586, 0.92, None, 1, RAISED),
    (756, 590, 0.95, COBALT, 1, LEANING), (796, 592, 0.96, None, -1, RAISED),
    (878, 602, 1.15, OLIVE, 1, RAISED), (926, 604, 1.15, None, -1, LEANING),
)  # fmt: skip
"""Who dances: above the foot of the picture, where the buttons lie."""
LANTERNS = ((ALMAGRE, OCHRE_LT), (OCHRE, PAPER_HI), (OLIVE, OCHRE_LT), (COBALT, SKY))
FLAGS = (ALMAGRE, PAPER_HI, COBALT_LT, OCHRE_LT)


def evening() -> str:
    """The whole picture."""
    rng = Random(9)
    return svg(
        WIDTH,
        HEIGHT,
        _sky(rng)
        + _fireworks()
        + houses(rng, 566, (70, 130), (54, 92), -20)
        + church()
        + houses(rng, 578, (46, 90), (62, 100), -60)
        + path("M-10 680H1290V730H-10Z", "#8A6450")
        + group(plaza(), -64, -92, 1.1)
        + "".join(dancer(*pair) for pair in PAIRS)
        + group(barrel(), 1180, 706, 1.15)
        + group(barrel(), 1098, 712, 0.86)
        + group(jug(), 1172, 614, 1.1)
        + group(glass(), 1206, 612)
        + group(sleeping_bull(), 1096, 606, 0.55)
        + flags(-20, 20, 660, 8)
        + flags(620, 8, 1300, 22)
        + _lanterns(-30, 92, 470, 20)
        + _lanterns(810, 20, 1310, 92)
        + _confetti(rng),
    )


# --- sky and town ---


def _sky(rng: Random) -> str:
    whole = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    dusk = [(0, "#191B3A", 1), (0.55, "#33305C", 1), (0.85, "#7A4560", 1), (1, "#B8644E", 1)]
    strokes = "".join(
        line(
            f"M-10 {k * 7.4:.1f}" + f"q40 {(-1) ** k * 1.6} 80 0t80 0" * 9,
            0.5 + 1.1 * abs(k / 74 - 0.3),
            "#4E4A7E" if k < 52 else "#9A5A62",
            0.5,
        )
        for k in range(74)
    )
    stars = "".join(
        path(
            star(rng.uniform(0, WIDTH), rng.uniform(0, 330), rng.uniform(1.6, 3.4), 0.8, 4),
            PAPER_HI,
            opacity=rng.uniform(0.5, 1),
        )
        for _ in range(90)
    )
    moon = circle(1096, 236, 34)
    seas = circle(1104, 248, 5) + circle(1112, 228, 3.4) + circle(1090, 258, 3)
    return (
        fading(whole, 0, 560, dusk)
        + strokes
        + stars
        + ink(moon, PAPER, 2.2)
        + clip(moon, path(circle(1082, 226, 34), PAPER_HI) + path(seas, PAPER_LO))
    )


def _fireworks() -> str:
    trails = "".join(
        line(f"M{x0} {y0}Q{x1 + 10} {(y0 + y1) / 2} {x1} {y1}", 2, OCHRE_LT, 0.6, "3 8")
        for x0, y0, x1, y1 in ((250, 560, 196, 330), (1180, 560, 1198, 450))
    )
    return (
        trails
        + _firework(190, 236, 104, OCHRE_LT, ALMAGRE_LT, 1)
        + _firework(64, 372, 58, SEA_LT, PAPER_HI, 2)
        + _firework(1200, 388, 74, ALMAGRE_LT, OCHRE_LT, 3)
        + _firework(330, 150, 46, "#B9D46E", PAPER_HI, 4)
        + _firework(972, 150, 60, "#E79AC0", OCHRE_LT, 5)
    )


def _firework(x: float, y: float, reach: float, one: str, other: str, seed: int) -> str:
    """Eighteen sparks that begin to fall."""
    rng = Random(seed)
    fall = reach * 0.12
    drawn = ""
    for k in range(18):
        angle, far = 2 * pi * k / 18 + rng.uniform(-0.06, 0.06), reach * rng.uniform(0.82, 1.05)
        dx, dy = cos(angle), sin(angle)
        bow = (x + dx * far * 0.7, y + dy * far * 0.7 - fall * 0.2)
        end = (x + dx * far, y + dy * far + fall)
        spark = f"M{x + dx * reach * 0.22:.1f} {y + dy * reach * 0.22:.1f}"
        spark += f"Q{bow[0]:.1f} {bow[1]:.1f} {end[0]:.1f} {end[1]:.1f}"
        near, tip = (one, other) if k % 2 else (other, one)
        drawn += line(spark, 2.6, near) + path(
            circle(x + dx * far * 1.06, y + dy * far * 1.06 + fall * 1.1, 3), tip
        )
        if k % 2:
            drawn += path(circle(x + dx * far * 0.5, y + dy * far * 0.5, 1.8), PAPER_HI)
    return drawn + path(star(x, y, reach * 0.14, reach * 0.06, 8), PAPER_HI)


def houses(
    rng: Random,
    foot: float,
    highs: Sequence[float],
    wides: Sequence[float],
    start: float,
    walls: Sequence[str] = WALLS,
    awake: float = 0.72,
) -> str:
    """A row of houses, lower toward the middle of the town; in so many windows there is light."""
    drawn, x = "", start
    while x < WIDTH + 20:
        wide = rng.uniform(*wides)
        high = rng.uniform(*highs) * (1.25 - 0.75 * exp(-(((x + wide / 2 - 640) / 300) ** 2)))
        drawn += _house(rng, x, foot + 6, wide, high, rng.choice(walls), awake)
        x += wide + rng.uniform(0, 10)
    return drawn


def _house(rng: Random, x: float, y: float, wide: float, high: float, wall: str, awake: float) -> str:
    top = y - high
    roof = (
        f"M{x - 4:.1f} {top + 2:.1f}L{x + wide * 0.16:.1f} {top - 15:.1f}H{x + wide * 0.84:.1f}"
        f"L{x + wide + 4:.1f} {top + 2:.1f}Z"
    )
    tiles = "".join(
        f"M{x + wide * 0.16 + k * 9:.1f} {top - 14:.1f}l-3 15" for k in range(int(wide * 0.66 / 9) + 1)
    )
    drawn = ink(f"M{x:.1f} {y:.1f}V{top:.1f}H{x + wide:.1f}V{y:.1f}Z", wall, 2)
    drawn += ink(roof, ROOF, 2) + line(tiles, 1, TILES)
    columns = max(1, int(wide / 24))
    for row in range(max(1, int(high / 30))):
        for column in range(columns):
            lit = rng.random() < awake
            if top + 28 + row * 30 < y - 3:
                drawn += group(_window(lit), x + wide * (column + 0.5) / columns - 5, top + 12 + row * 30)
    return drawn


def _window(lit: bool) -> str:
    pane = path("M0 15V3Q5 -3 10 3V15Z", OCHRE_LT if lit else DARK, INK, 1.4)
    return pane + (line("M5 0v15M0 8h10", 1) if lit else "")


def church(tower: str = "#7A6474", nave: str = "#6B5468") -> str:
    """The church in the middle of the town."""
    return (
        ink("M596 566V430H640V566Z", tower, 2.4)
        + ink("M590 432L618 388L646 432Z", ROOF, 2.2)
        + line("M618 388V366M610 374H626", 3)
        + path("M608 470V452Q618 440 628 452V470Z", OCHRE_LT, INK, 2)
        + path(circle(618, 503, 9), PAPER, INK, 2)
        + line("M618 503V497M618 503L622 505", 1.6)
        + ink("M640 566V492L690 468L738 492V566Z", nave, 2.2)
        + ink("M634 494L690 464L744 494L738 500L690 474L642 500Z", ROOF, 2)
        + path(circle(690, 516, 10), OCHRE_LT, INK, 2)
        + path("M680 566V548Q690 534 700 548V566Z", OCHRE_LT, INK, 2)
    )


LANTERN_LIGHT = ("#F2B766", 0.75), ("#2A1A2A", 0.55)


def plaza(
    light: tuple[tuple[str, float], tuple[str, float]] = LANTERN_LIGHT,
    stone: str = "#8A6450",
    joint: str = "#5A3A32",
) -> str:
    """The plaza before them, lit in the middle and at its edge."""
    ground = "M-10 606Q640 566 1290 606V730H-10Z"
    lit = glow("M-10 560H1290V730H-10Z", 640, 640, 620, [(0, *light[0]), (1, *light[1])])
    stones = "".join(
        f"M{x} {604 + row * row + row * 2}q7 -4 15 0"
        for row in range(11)
        for x in range(-20 + row % 2 * 18, 1300, 36)
    )
    return ink(ground, stone, 2.6) + clip(ground, lit + line(stones, 1.3, joint, 0.8))


# --- what hangs over the plaza ---


def _hung(x0: float, y0: float, x1: float, y1: float, sag: float, t: float) -> tuple[float, float]:
    """The point `t` of the way along a string between two points."""
    mid_x, mid_y = (x0 + x1) / 2, (y0 + y1) / 2 + 2 * sag
    return (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mid_x + t * t * x1, (1 - t) ** 2 * y0 + 2 * t * (
        1 - t
    ) * mid_y + t * t * y1


def _string(x0: float, y0: float, x1: float, y1: float, sag: float) -> str:
    return line(f"M{x0} {y0}Q{(x0 + x1) / 2} {(y0 + y1) / 2 + 2 * sag} {x1} {y1}", 2.4, "#0E0B12")


def flags(x0: float, y0: float, x1: float, y1: float) -> str:
    """A string of flags from one point to another."""
    drawn, half = _string(x0, y0, x1, y1, 26), abs(x1 - x0) / 17 * 0.42
    for k in range(17):
        x, y = _hung(x0, y0, x1, y1, 26, (k + 0.5) / 17)
        flag = f"M{x - half:.1f} {y:.1f}L{x + half:.1f} {y + 1:.1f}L{x + sin(k * 2.3) * 4:.1f} {y + 26:.1f}Z"
        drawn += ink(flag, FLAGS[k % 4], 2)
    return drawn


def _lanterns(x0: float, y0: float, x1: float, y1: float) -> str:
    drawn = _string(x0, y0, x1, y1, 24)
    for k in range(6):
        x, y = _hung(x0, y0, x1, y1, 24, (k + 0.5) / 6)
        drawn += group(lantern(*LANTERNS[k % 4]), x, y, 1.1 + 0.12 * (k % 2))
    return drawn


def _confetti(rng: Random) -> str:
    """Scraps of paper at the edges only."""
    colours = (ALMAGRE_LT, COBALT_LT, PAPER_HI, OCHRE_LT, OLIVE_LT)
    drawn = ""
    for _ in range(60):
        x, y, turn, colour = (
            rng.uniform(0, WIDTH),
            rng.uniform(60, 700),
            rng.uniform(0, 180),
            rng.choice(colours),
        )
        if not 330 < x < 950 or y > 600:
            drawn += group(path("M-3 -1.8H3V1.8H-3Z", colour, INK, 0.7), x, y, 1, turn)
    return drawn


SPRITES = {"ui/results": Sprite(evening, 1920, {"rough": 0.3, "salt": 0.1})}
