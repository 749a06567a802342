"""What lies on a tavern table, seen from above: a map, cups, olives, a napkin, each with its shadow."""

from __future__ import annotations

from math import cos, degrees, hypot, pi, sin
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER,
    PAPER_HI,
    SAND,
    SEA,
    SEA_LT,
    SEPIA,
    TERRA,
    TERRA_DK,
    TERRA_LT,
)
from assets.make.drawing.svg import circle, clip, ellipse, group, ink, line, path, star

SHADOW = "#140A06"
WINE, WINE_DK = "#7A2030", "#4E1420"
ROADSIDE = (COBALT, OLIVE, TERRA, OCHRE_DK, "#6B3B6E")


def cast(d: str, across: float = 5, down: float = 8, strength: float = 0.42) -> str:
    """The shadow of an outline on the table."""
    return group(path(d, SHADOW, opacity=strength), across, down)


def town_map() -> str:
    """The corner of a printed map of El Toro, 430 wide and 300 high from (0, 0), folded twice."""
    sheet = "M0 0H430V286Q424 292 418 288L404 296L388 290L0 300Z"
    coast = "M300 -4Q286 60 306 120T292 220T310 310"
    rng = Random(3)
    plazas = {
        (row, k): (30 + row * 78 + k % 2 * 6.0, 34 + k * 72 + row % 2 * 34.0)
        for row in range(4)
        for k in range(4)
    }
    ways = ""
    for (row, k), (x, y) in plazas.items():
        for other in ((row + 1, k), (row + 1, k + (1 if row % 2 else -1))):
            if other in plazas:
                ways += f"M{x} {y}L{plazas[other][0]} {plazas[other][1]}"
    waves = "".join(
        f"M{rng.uniform(322, 410):.1f} {rng.uniform(10, 280):.1f}q5 -4 10 0t10 0" for _ in range(16)
    )
    town = (
        path(coast + "H440V-4Z", SEA)
        + line(coast, 9, SAND)
        + line("M296 -4Q282 60 302 120T288 220T306 310", 1.6)
        + line(waves, 1.4, SEA_LT)
        + line(ways, 13)
        + line(ways, 10, "#F2DFB4")
        + _houses(rng, list(plazas.values()))
        + "".join(_plaza(x, y, ROADSIDE[n % 5]) for n, (x, y) in enumerate(plazas.values()))
        + _boat()
        + _compass()
    )
    frame = line("M12 12H418V284H12Z", 1.6, SEPIA)
    folds = line("M143 2L140 292M286 2L284 290", 1.2, SEPIA, 0.55)
    return cast(sheet, 6, 10) + ink(sheet, "#E7D2A0", 3) + clip(sheet, town + frame) + folds


def _houses(rng: Random, plazas: list[tuple[float, float]]) -> str:
    drawn = ""
    for _ in range(30):
        x, y = rng.uniform(8, 280), rng.uniform(8, 284)
        if min(hypot(x - px, y - py) for px, py in plazas) > 30:
            house = ink("M-7 6V-2H7V6Z", PAPER_HI, 1) + ink("M-9 -1L0 -9L9 -1Z", TERRA, 1)
            drawn += group(house, x, y)
    return drawn


def _plaza(x: float, y: float, colour: str) -> str:
    rose = path(star(0, 0, 11, 6.6, 8), colour, INK, 0.8) + path(circle(0, 0, 3.4), PAPER_HI, INK, 0.7)
    kerb = ink(ellipse(x, y, 25, 15), colour, 2) + path(ellipse(x, y, 21, 12), "#F4E2B8", INK, 1)
    return kerb + group(rose, x, y, (1, 0.58))


def _boat() -> str:
    boat = (
        ink("M-12 4H12Q9 11 4 11H-7Q-11 10 -12 4Z", ALMAGRE, 1.4)
        + path("M-1 2V-14Q9 -8 9 2Z", PAPER_HI, INK, 1.2)
        + line("M-1 4V-15", 1.4)
    )
    return group(boat, 362, 120)


def _compass() -> str:
    rose = (
        path(star(0, 0, 22, 6, 8), PAPER, INK, 1.4)
        + path(star(0, 0, 12, 4, 8, -67), OCHRE_LT, INK, 1)
        + path(circle(0, 0, 3), ALMAGRE, INK, 0.8)
    )
    return group(rose, 372, 230)


def cup(r: float = 52, wine: bool = True) -> str:
    """An earthen cup, full of wine or empty."""
    gleam = line(f"M{-r * 0.5} {-r * 0.2}Q{-r * 0.3} {-r * 0.55} {r * 0.1} {-r * 0.56}", 3, "#B65A62", 0.8)
    inner = circle(0, 0, r - 11)
    full = path(inner, WINE_DK, INK, 2) + clip(inner, path(circle(-8, -10, r - 14), WINE) + gleam)
    empty = path(inner, TERRA_DK, INK, 2) + path(circle(4, 5, r - 22), WINE_DK, opacity=0.7)
    turns = (2 * pi * k / 28 for k in range(28))
    return (
        cast(circle(0, 0, r), 8, 13, 0.45)
        + ink(circle(0, 0, r), TERRA_DK, 3.2)
        + path(circle(0, 0, r - 5), TERRA_LT, INK, 1.6)
        + (full if wine else empty)
        + "".join(path(circle((r - 2.6) * cos(a), (r - 2.6) * sin(a), 1.5), OCHRE_LT) for a in turns)
    )


def olives() -> str:
    """A painted plate with olives and a toothpick."""
    r = 74
    leaf = path("M0 0Q4 -5 9 0Q4 5 0 0Z", COBALT) + path(circle(12, 0, 1.6), OCHRE)
    rim = "".join(
        group(leaf, (r - 15) * cos(a), (r - 15) * sin(a), 1, degrees(a) + 90)
        for a in (2 * pi * k / 18 for k in range(18))
    )
    places = ((-20, -14), (6, -22), (24, -4), (-6, 2), (14, 18), (-24, 14), (-2, 28))
    heap = "".join(group(_olive(k % 3 == 1), x, y, 1, k * 47) for k, (x, y) in enumerate(places))
    pick = line("M0 0L54 -20", 4.4) + line("M0 0L54 -20", 2.2, OCHRE_LT)
    plate = ink(circle(0, 0, r), PAPER_HI, 3) + line(circle(0, 0, r - 6), 1.6, COBALT) + rim
    return (
        cast(circle(0, 0, r), 7, 12)
        + plate
        + line(circle(0, 0, r - 24), 1.6, COBALT)
        + heap
        + group(pick, -24, 14)
    )


def _olive(light: bool) -> str:
    return (
        path(ellipse(2, 3, 13, 10), INK, opacity=0.3)
        + ink(ellipse(0, 0, 13, 10), OLIVE_LT if light else OLIVE, 2)
        + path(circle(8, 0, 3), ALMAGRE, INK, 0.9)
        + line("M-8 -4Q-3 -8 3 -7", 1.6, PAPER if light else OLIVE_LT)
    )


def napkin() -> str:
    """A checked napkin with a fringe, about 210 by 170."""
    cloth = "M0 14L196 0L214 150L120 166L20 176Z"
    down = "".join(f"M{k * 26} -10L{k * 26 + 26} 190" for k in range(9))
    across = "".join(f"M-10 {k * 26 + 16}L230 {k * 26}" for k in range(8))
    fringe = "".join(f"M{k * 8 + 2} {14 - k * 0.57:.2f}l-1 -7" for k in range(25))
    checks = line(down, 11, ALMAGRE, 0.75) + line(across, 11, ALMAGRE, 0.75)
    return (
        cast(cloth, 6, 9)
        + ink(cloth, PAPER_HI, 2.8)
        + clip(cloth, checks)
        + line("M120 166L110 8", 2, SEPIA, 0.6)
        + line(cloth, 2.2)
        + line(fringe, 1.6, PAPER_HI)
    )
