"""What stands in Madrid's map: houses and trees engraved in sepia, towers, the wall; feet at (0, 0)."""

from __future__ import annotations

from random import Random

from assets.make.drawing.palette import INK2, OCHRE_LT, PAPER_HI, SEPIA, mix
from assets.make.drawing.svg import circle, ellipse, group, line, num, path, polygon, spline

LINE = "#7F6240"
_WALLS = ("#F3E4BE", "#F6EACB", "#EEDDB2", "#F1DDB4")
_ROOFS = ("#E0AE86", "#DBA377", "#E4BA92", "#D59A70")
_SHADE = "#CDB283"
_DARK, _LIT = "#5E4931", OCHRE_LT
_WIDTH = 0.75


def house(rng: Random, width: float, height: float) -> str:
    """A house of the town: its gable or its eaves to the street; in some windows there is light."""
    wall, roof = rng.choice(_WALLS), rng.choice(_ROOFS)
    back, up = width * 0.5, -width * 0.2
    side = polygon([(width, 0), (width + back, up), (width + back, up - height), (width, -height)])
    front = polygon([(0, 0), (width, 0), (width, -height), (0, -height)])
    shadow = polygon([(0, 1), (width, 1), (width + back + 4, up + 2), (width + back + 1, up), (2, 2.4)])
    strokes = "".join(
        f"M{num(width + 0.8)} {num(-1.6 - 2 * k)}l{num(back - 1.4)} {num(up * 0.9)}"
        for k in range(int(height / 2))
    )
    drawn = path(shadow, _DARK, opacity=0.28) + path(side, _SHADE, LINE, _WIDTH)
    drawn += line(strokes, 0.45, LINE, 0.7)
    roofed = _gable if rng.random() < 0.55 else _eaves
    return drawn + roofed(front, wall, roof, width, height) + _openings(rng, width, height)


def _gable(front: str, wall: str, roof: str, width: float, height: float) -> str:
    back, up, rise = width * 0.5, -width * 0.2, width * 0.42
    ridge, eave = (width / 2, -height - rise), (width + 1.4, 1.2 - height)
    slope = polygon([ridge, eave, (eave[0] + back, eave[1] + up), (ridge[0] + back, ridge[1] + up)])
    tip = polygon([(0, -height), ridge, (width, -height)])
    tiles = "".join(
        polygon([(x + back * t, y + up * t) for x, y in (ridge, eave)], False) for t in (0.25, 0.5, 0.75)
    )
    return (
        path(front, wall, LINE, _WIDTH)
        + path(tip, wall, LINE, _WIDTH)
        + path(slope, roof, LINE, _WIDTH)
        + line(tiles, 0.45, LINE, 0.8)
        + line(polygon([(-1.4, eave[1]), ridge, eave], False), 1.3, LINE)
    )


def _eaves(front: str, wall: str, roof: str, width: float, height: float) -> str:
    half, up, low, high = width * 0.25, -width * 0.2, 1.2 - height, -height * 1.5 - 2
    end = polygon([(width + 1, low), (width + 2 * half + 1, low + up), (width + half + 1, high)])
    slope = polygon([(-1.6, low), (width + 1.6, low), (width + half + 1, high), (half - 1, high)])
    count = max(4, int(width / 2.6))
    tiles = "".join(
        polygon([(-1.6 + (width + 3.2) * k / count, low), (half - 1 + (width + 2) * k / count, high)], False)
        for k in range(1, count)
    )
    return (
        path(front, wall, LINE, _WIDTH)
        + path(end, _SHADE, LINE, _WIDTH)
        + path(slope, roof, LINE, _WIDTH)
        + line(tiles, 0.45, LINE, 0.8)
    )


def _openings(rng: Random, width: float, height: float) -> str:
    columns = max(2, int(width / 5))
    door = rng.randrange(columns)
    drawn = ""
    for column in range(columns):
        x = width * (column + 0.5) / columns
        if column == door:
            drawn += path(f"M{num(x - 1.2)} 0v-3.2q1.2 -1.6 2.4 0V0Z", _DARK)
        elif height > 5:
            light = _LIT if rng.random() < 0.22 else _DARK
            drawn += path(f"M{num(x - 0.9)} -2v-2.2h1.8v2.2Z", light, LINE if light == _LIT else "none", 0.3)
        if height > 9:
            light = _LIT if rng.random() < 0.16 else _DARK
            drawn += path(f"M{num(x - 0.9)} -6v-2.2h1.8v2.2Z", light, LINE if light == _LIT else "none", 0.3)
    return drawn


def tree(rng: Random) -> str:
    """A round tree, hatched on its right."""
    green = mix(rng.choice(("#B9B47C", "#A9AA70", "#C6BC86")), "#EAD7AC", 0.2)
    crown = "M-4.6 -5Q-6.4 -9 -2.6 -11.4Q1 -13.6 4 -10.6Q6.6 -7.6 4.4 -4.6Q0 -2.6 -4.6 -5Z"
    return (
        path(ellipse(2.4, 0.2, 5.4, 1.6), _DARK, opacity=0.22)
        + line("M0 0V-4.6", 1.1, LINE)
        + path(crown, green, LINE, _WIDTH)
        + line("M1 -5l3 -1.4M1.4 -7l3.6 -1.4M1 -9l2.8 -1", 0.5, LINE, 0.8)
    )


def cypress(rng: Random) -> str:
    """A cypress of a convent garden."""
    crown = spline([(-2.6, -2), (-2.6, -8), (0, -16), (2.6, -8), (2.6, -2)])
    return path(crown, "#9FA36B", LINE, _WIDTH) + line("M.6 -12l.8 8M1.8 -8v5", 0.5, LINE, 0.8)


def church(rng: Random) -> str:
    """A parish church among the houses: a nave and a tower with its spire of slate."""
    wall, roof = _WALLS[0], rng.choice(_ROOFS)
    tower = path("M-13 0V-26H-5V0Z", wall, LINE, 0.9) + path(
        "M-14.4 -26L-9 -41L-3.6 -26Z", "#8792A0", LINE, 0.9
    )
    tower += path("M-10.4 -18v-3.4q1.4 -1.6 2.8 0v3.4Z", _DARK) + line("M-9 -41V-47M-11 -45H-7", 1, LINE)
    tower += line("M-6.4 -3l1 0M-7 -6l1.6 0M-7 -9h1.6M-7 -12h1.6M-7 -15h1.6", 0.5, LINE)
    nave = path("M-5 0V-13L3 -19L11 -13V0Z", wall, LINE, 0.9)
    nave += path("M3 -19L11 -13L25 -17L17 -23Z", roof, LINE, 0.9) + path(
        "M11 0V-13L25 -17V-4Z", _SHADE, LINE, 0.9
    )
    nave += line("M7 -21l8 6M11 -22l8 6M15 -22.6l7 5.4", 0.5, LINE) + path("M1 0v-5q2 -2.6 4 0V0Z", _DARK)
    nave += path(circle(3, -12, 1.8), _LIT, LINE, 0.5) + line("M14 -4v-4M18 -5v-4M22 -6v-4", 1.2, _DARK)
    return nave + tower


def tower(high: float = 20) -> str:
    """A round tower of the wall."""
    drawn = path(f"M-6 1V{num(-high)}H6V1Q0 4 -6 1Z", "#E3CFA0", LINE, 0.9)
    drawn += path(
        f"M-7.4 {num(-high)}V{num(-high - 4)}h3v2h2.9v-2h3v2h2.9v-2h3V{num(-high)}Z", "#EAD9AE", LINE, 0.9
    )
    rows = "".join(f"M{num(1 + k % 2)} {num(-3 - 3 * k)}h{num(4 - k % 2)}" for k in range(int(high / 3)))
    return drawn + line(rows, 0.5, LINE, 0.8) + path("M-1 -9v-3.4h1.6v3.4Z", _DARK)


def fountain() -> str:
    """A public fountain with its jet."""
    return (
        path("M-11 0Q-11 5 0 5.6Q11 5 11 0Z", "#E8D8AE", LINE, 0.9)
        + path(ellipse(0, 0, 11, 4), "#BFD0CB", LINE, 0.9)
        + path("M-1.6 0L-1 -9H1L1.6 0Z", "#EFE0B8", LINE, 0.8)
        + path("M-5 -9Q0 -5.6 5 -9Z", "#EFE0B8", LINE, 0.8)
        + line("M0 -10q-4 -5 -6 3M0 -10q4 -5 6 3M0 -10v-3", 0.8, "#7E9A9C")
    )


def shield() -> str:
    """The town's arms: a bear at a strawberry tree, seven stars in the border, a crown above; 60 by 90."""
    outer, inner = "M-27 -31H27V3Q27 28 0 38Q-27 28 -27 3Z", "M-19 -24H19V2Q19 21 0 29Q-19 21 -19 2Z"
    trunk = "M5 22Q7 8 4 -4"
    fruit = ((-2, -10), (4, -16), (10, -10), (2, -5), (9, -3))
    bear = (
        "M-13 22Q-15 13 -12 6Q-13 0 -9 -4Q-10 -8 -6.6 -8.6Q-3 -9 -2.4 -6L1 -4.6L-1 -1.6Q2 -2 4 -5L5 -2.4"
        "Q2 2.4 -2 3Q-3 10 -4 13Q-1 16 -2 22H-6L-7 17L-9 22Z"
    )
    stars = ((-23, -18), (-23, -3), (-20, 11), (23, -18), (23, -3), (20, 11), (0, 33.4))
    return (
        path(outer, "#5F7FA8", SEPIA, 2)
        + path(inner, PAPER_HI, SEPIA, 1.2)
        + line(trunk, 3.4, SEPIA)
        + path(
            "M-6 -3Q-10 -12 -3 -16Q0 -22 7 -20Q15 -19 15 -12Q18 -4 10 -1Q2 2 -6 -3Z", "#9FA75C", SEPIA, 1.1
        )
        + "".join(path(circle(x, y, 1.7), "#B5352A", SEPIA, 0.4) for x, y in fruit)
        + path(bear, "#6A5138", INK2, 0.9)
        + path("M-15 23Q0 17 15 23Q8 27 0 29Q-8 27 -15 23Z", "#B9B47C", SEPIA, 0.8)
        + "".join(path(circle(x, y, 1.7), OCHRE_LT) for x, y in stars)
        + path("M-22 -33L-26 -49L-13 -40L-7 -51L0 -40L7 -51L13 -40L26 -49L22 -33Z", "#E5B75A", SEPIA, 1.8)
        + line("M-21 -36.4H21", 0.8, SEPIA)
    )


def compass() -> str:
    """A rose of eight winds, 92 across, its north in red."""
    drawn = "".join(line(circle(0, 0, r), w, SEPIA) for r, w in ((44, 1), (40, 0.7), (20, 0.7)))
    drawn += "".join(group(line("M40 0H44", 0.8, SEPIA), 0, 0, 1, 11.25 * k) for k in range(32))
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        long = 42 if k % 2 == 0 else 27
        halves = path(f"M0 0L-5.6 -8L0 {-long}Z", PAPER_HI, SEPIA, 0.9)
        halves += path(f"M0 0L5.6 -8L0 {-long}Z", "#B5352A" if k == 0 else INK2, SEPIA, 0.9)
        drawn += group(halves, 0, 0, 1, 45 * k)
    return drawn + path(circle(0, 0, 3.6), OCHRE_LT, SEPIA, 1)
