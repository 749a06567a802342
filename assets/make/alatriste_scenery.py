"""The stage of the pictures of Madrid: skies, ground, buildings, rooms and their furniture.

Pictures are drawn from (0, 0); what stands has its foot at (x, y). Widths are meant for a picture that is shown
about as large as it is drawn.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from assets.make.ink import (
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    limb,
    line,
    num,
    pairs,
    path,
    polygon,
    spline,
)
from assets.make.palette import (
    ALMAGRE,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    STEEL,
    TERRA,
    TERRA_DK,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
    lighter,
    mix,
)
from assets.make.ui_glow import glow

DAY, EVENING, DUSK, NIGHTFALL = "#CFDCD6", "#E6C79A", "#B98A7A", "#2B3552"
STONE, BRICK, PLASTER, SLATE, EARTH = "#DCC9A0", "#D0906C", "#F1E3C2", "#54647C", "#D8BE88"


# --- sky and ground ---


def block(x: float, y: float, width: float, height: float) -> str:
    """The outline of a rectangle."""
    return f"M{num(x)} {num(y)}h{num(width)}v{num(height)}h{num(-width)}Z"


def halo(x: float, y: float, reach: float, strength: float = 0.75) -> str:
    """The light of a flame."""
    return glow(circle(x, y, reach), x, y, reach, [(0, "#FFDD8A", strength), (1, "#FFDD8A", 0)])


def sky(width: float, height: float, tint: str = DAY) -> str:
    """A sky of even strokes, thicker above; at nightfall they are lighter than the sky."""
    dark = tint == NIGHTFALL
    drawn = path(block(0, 0, width, height), tint if dark else mix(tint, "#F3E6C4", 0.45))
    if not dark:
        drawn += path(block(0, 0, width, height * 0.55), tint, opacity=0.55)
    colour = "#4A5A82" if dark else SEPIA
    for k in range(int(height / 4)):
        strength = (0.5 if dark else 0.55) * (1 - k * 4 / height)
        drawn += line(f"M0 {3 + k * 4}H{num(width)}", 0.7, colour, max(0.1, strength))
    return drawn


def stars(width: float, height: float, seed: int = 1) -> str:
    """Stars of a clear night."""
    rng = Random(seed)
    dots = "".join(
        circle(rng.uniform(0, width), rng.uniform(0, height), rng.uniform(0.5, 1.1)) for _ in range(26)
    )
    return path(dots, PAPER_HI)


def moon(x: float, y: float, r: float) -> str:
    """A sickle moon."""
    return ink(
        f"M{x} {y - r}A{r} {r} 0 1 0 {x + r} {y + r * 0.3:.1f}A{r * 0.8:.1f} {r * 0.8:.1f} 0 0 1 {x} {y - r}Z",
        PAPER,
        1.2,
    )


def sun(x: float, y: float, r: float) -> str:
    """A sun with engraved rays."""
    rays = ""
    for k in range(24):
        a, far = 2 * pi * k / 24, r * (1.9 if k % 2 else 1.55)
        rays += f"M{x + r * 1.2 * cos(a):.1f} {y + r * 1.2 * sin(a):.1f}L{x + far * cos(a):.1f} {y + far * sin(a):.1f}"
    return line(rays, 1.2, OCHRE_DK, 0.8) + ink(circle(x, y, r), OCHRE_LT, 1.4)


def cloud(x: float, y: float, size: float = 1.0) -> str:
    """A round cloud."""
    puff = "M0 0Q-3 -8 7 -8Q11 -15 19 -10Q28 -13 29 -5Q36 -4 33 0Z"
    return group(path(puff, PAPER_HI, INK2, 1) + line("M6 -3h9M18 -3h8", 0.8, SEPIA), x, y, size)


def land(width: float, height: float, y: float, colour: str = EARTH) -> str:
    """Ground from `y` to the lower edge."""
    rim = f"M-3 {num(y)}Q{num(width * 0.3)} {num(y - 3)} {num(width * 0.6)} {num(y)}T{num(width + 3)} {num(y - 1)}"
    return path(f"{rim}V{num(height + 3)}H-3Z", colour, INK, 1.3)


def paving(width: float, height: float, y: float, colour: str = SEPIA, opacity: float = 0.6) -> str:
    """Flagstones that spread toward the front."""
    middle, data, row = width / 2, "", y + 4
    while row < height:
        data += f"M0 {num(row)}H{num(width)}"
        row += 3 + (row - y) * 0.35
    for k in range(-9, 10):
        data += f"M{num(middle + k * width * 0.07)} {num(y)}L{num(middle + k * width * 0.16)} {num(height)}"
    return clip(block(0, y + 1, width, height - y), line(data, 0.8, colour, opacity))


def hills(width: float, y: float, high: float, colour: str = "#C7AE86") -> str:
    """A range of mountains on the horizon."""
    tops = ((0, 0.3), (0.14, 0.9), (0.24, 0.5), (0.4, 1), (0.55, 0.45), (0.7, 0.85), (0.84, 0.4), (1, 0.7))
    data = "M-3 " + num(y) + "".join(f"L{num(t * width)} {num(y - high * h)}" for t, h in tops)
    drawn = path(f"{data}L{num(width + 3)} {num(y)}Z", colour, INK, 1.2)
    return drawn + "".join(
        line(f"M{num(t * width)} {num(y - high * h + 2)}l{num(high * 0.3)} {num(high * 0.5)}m-4 -2l{num(high * 0.2)} {num(high * 0.34)}", 0.8, SEPIA, 0.7)
        for t, h in tops[1::2]
    )  # fmt: skip


def water(width: float, height: float, y: float, colour: str = "#9FC3C0") -> str:
    """A river or the sea, from `y` down."""
    waves = "".join(
        f"M{x} {num(y + 6 + row * 7)}q6 -4 12 0t12 0"
        for row in range(int((height - y) / 7))
        for x in range(-10 + row % 2 * 14, int(width), 40)
    )
    return path(block(-2, y, width + 4, height - y + 2), colour, INK, 1.2) + line(waves, 1, "#4C7D86")


def tree(x: float, y: float, size: float = 1.0, leaves: str = OLIVE) -> str:
    """A round tree, about 38 high."""
    crown = spline([(-13, -16), (-14, -26), (-7, -35), (3, -38), (12, -32), (15, -22), (10, -13), (0, -11)])
    drawn = ink("M-2.4 0L-1.6 -14H1.6L2.6 0Z", WALNUT_LT, 1.3) + ink(crown, leaves, 1.7)
    drawn += path(
        spline([(-9, -20), (-9, -28), (-3, -33), (2, -33), (-4, -27), (-5, -20)]), lighter(leaves, 0.28)
    )
    return group(
        drawn + hatch(crown, "M2 -40H20V-8H4Z", -30, 3, 0.8, INK, 0.5, (-20, -42, 40, 40)), x, y, size
    )


def cypress(x: float, y: float, size: float = 1.0) -> str:
    """A slim cypress, about 46 high."""
    shape = spline([(-5, -4), (-6, -18), (0, -46), (6, -18), (5, -4), (0, -2)])
    drawn = line("M0 0V-6", 2.4, WALNUT) + ink(shape, OLIVE_DK, 1.6)
    return group(drawn + line("M1.4 -32l1.4 22M-1 -24v14M3.6 -20v10", 0.8, INK, 0.7), x, y, size)


def poplar(x: float, y: float, size: float = 1.0) -> str:
    """A tall tree of a promenade, about 56 high."""
    shape = spline([(-7, -14), (-9, -30), (-4, -48), (0, -56), (5, -47), (9, -30), (7, -14), (0, -11)])
    drawn = ink("M-1.8 0L-1.2 -14H1.2L2 0Z", WALNUT_LT, 1.2) + ink(shape, OLIVE_LT, 1.6)
    return group(
        drawn + hatch(shape, "M1 -60H12V-8H2Z", -40, 3, 0.8, OLIVE_DK, 0.8, (-12, -60, 24, 60)), x, y, size
    )


# --- buildings ---


def masonry(
    outline: str, box: tuple[float, float, float, float], course: float = 8, opacity: float = 0.45
) -> str:
    """Courses of stone inside an outline."""
    x, y, width, height = box
    data = ""
    for row in range(int(height / course) + 1):
        data += f"M{num(x)} {num(y + row * course)}h{num(width)}"
        for k in range(int(width / (course * 2)) + 2):
            data += f"M{num(x + k * course * 2 - (row % 2) * course)} {num(y + row * course)}v{num(course)}"
    return clip(outline, line(data, 0.8, INK, opacity))


def facade(
    x: float,
    y: float,
    width: float,
    height: float,
    wall: str = PLASTER,
    columns: int = 5,
    rows: int = 2,
    roof: str = TERRA,
    lit: int = 0,
) -> str:
    """A house front with windows under a roof; every `lit`-th window is lit."""
    drawn = ink(block(x, y - height, width, height), wall, 1.7)
    drawn += hatch(
        block(x, y - height, width, height), block(x + width * 0.7, y - height, width, height), 90, 3.4, 0.8, SEPIA, 0.5,
        (x, y - height, width, height),
    )  # fmt: skip
    eave = f"M{num(x - 3)} {num(y - height)}l6 -9h{num(width - 6)}l6 9Z"
    tiles = "".join(
        f"M{num(x + k * 5)} {num(y - height - 0.6)}l{num(3 * (1 - 2 * k * 5 / width))} -8"
        for k in range(1, int(width / 5))
    )
    drawn += ink(eave, roof, 1.5) + line(tiles, 0.7, INK, 0.5)
    for row in range(rows):
        for column in range(columns):
            wx = x + width * (column + 0.5) / columns
            wy = y - height + (row + 0.72) * height / (rows + 0.6)
            bright = lit and (row * columns + column) % lit == 0
            drawn += path(f"M{num(wx - 2.6)} {num(wy)}v-7h5.2v7Z", OCHRE_LT if bright else INK2, INK, 0.9)
            drawn += line(f"M{num(wx - 3.8)} {num(wy + 0.8)}h7.6", 1.1, INK)
    return drawn


def slate_tower(x: float, y: float, half: float, high: float, wall: str = BRICK, tip: float = 2.4) -> str:
    """A tower with a spire of slate."""
    top, peak = y - high, y - high - half * tip
    drawn = ink(block(x - half, top, 2 * half, high), wall, 1.6)
    windows = "".join(
        f"M{num(x - 2)} {num(top + 12 + 13 * k)}v-6q2 -2.6 4 0v6Z"
        for k in range(max(1, int((high - 4) / 13)))
    )
    drawn += path(windows, INK2) + hatch(
        block(x - half, top, 2 * half, high),
        block(x + half * 0.3, top, half, high),
        90,
        2.4,
        0.7,
        SEPIA,
        0.7,
        (x - half, top, 2 * half, high),
    )
    spire = f"M{num(x - half - 2)} {num(top)}Q{num(x - half * 0.4)} {num(top - half * 0.6)} {num(x)} {num(peak)}Q{num(x + half * 0.4)} {num(top - half * 0.6)} {num(x + half + 2)} {num(top)}Z"
    return drawn + ink(spire, SLATE, 1.5) + line(f"M{num(x)} {num(peak)}v-8m-2.4 2.6h4.8", 1.3)


def arch(x: float, y: float, width: float, height: float, fill: str = INK2, edge: float = 1.2) -> str:
    """A round-headed opening with the middle of its sill at (x, y)."""
    half = width / 2
    d = f"M{num(x - half)} {num(y)}v{num(half - height)}a{num(half)} {num(half)} 0 0 1 {num(width)} 0v{num(height - half)}Z"
    return path(d, fill, INK, edge)


def arcade(x: float, y: float, width: float, count: int, height: float, fill: str = INK2) -> str:
    """A row of arches."""
    step = width / count
    return "".join(arch(x + step * (k + 0.5), y, step * 0.68, height, fill, 1) for k in range(count))


def pediment(x: float, y: float, half: float, high: float, fill: str = STONE) -> str:
    """A triangle over a door or a front."""
    return ink(f"M{num(x - half)} {num(y)}L{num(x)} {num(y - high)}L{num(x + half)} {num(y)}Z", fill, 1.5)


def columns(xs: tuple[float, ...], y: float, high: float, wide: float = 5) -> str:
    """Columns with base and capital."""
    return "".join(
        ink(block(x - wide / 2, y - high, wide, high), PAPER_HI, 1.3)
        + path(block(x - wide * 0.8, y - high - 1.6, wide * 1.6, 2.6), PAPER_HI, INK, 0.9)
        + path(block(x - wide * 0.8, y - 1.6, wide * 1.6, 2.6), PAPER_HI, INK, 0.9)
        + line(f"M{num(x + wide * 0.2)} {num(y - high + 3)}V{num(y - 3)}", 0.8, SEPIA)
        for x in xs
    )


def street(width: float, height: float, walls: tuple[str, str], dark: bool = False) -> str:
    """A lane between two rows of houses, running away from us."""
    left = [(0, 0), (width * 0.34, height * 0.2), (width * 0.34, height * 0.66), (0, height * 0.9)]
    right = [(width, 0), (width * 0.68, height * 0.22), (width * 0.68, height * 0.66), (width, height * 0.9)]
    floor = [(0, height * 0.9), (width * 0.34, height * 0.66), (width * 0.68, height * 0.66), (width, height * 0.9),
             (width, height), (0, height)]  # fmt: skip
    drawn = ink(polygon(floor), "#6E604E" if dark else EARTH, 1.6)
    drawn += paving(width, height, height * 0.67)
    for side, wall in zip((left, right), walls, strict=True):
        drawn += ink(polygon(side), wall, 1.8)
    windows = ""
    for t, share in ((0.1, 0.16), (0.22, 0.12)):
        for row in (0.28, 0.5):
            for x, way in ((width * t, 1), (width * (1 - t), -1)):
                y, w, h = height * (row + t * 0.2), width * share * 0.35, height * share * 0.9
                windows += f"M{num(x)} {num(y)}l{num(way * w)} {num(h * 0.1)}v{num(h)}l{num(-way * w)} {num(h * 0.06)}Z"
    return drawn + path(windows, OCHRE_LT if dark else INK2, INK, 1.1)


# --- rooms ---


def room(width: float, height: float, wall: str, floor: str, y: float) -> str:
    """A wall and a floor of boards."""
    drawn = path(block(0, 0, width, height), wall)
    drawn += path(block(-2, y, width + 4, height), floor, INK, 1.4)
    boards = "".join(
        f"M{num(width / 2 + k * width * 0.09)} {num(y)}L{num(width / 2 + k * width * 0.17)} {num(height)}"
        for k in range(-7, 8)
    )
    return drawn + clip(block(0, y, width, height - y), line(boards, 0.9, INK, 0.5))


def curtain(x: float, width: float, height: float, colour: str, gather: int = 1) -> str:
    """A heavy curtain hanging from above, gathered to its outer side (1: the left, -1: the right)."""
    outer, inner = (x, x + width) if gather > 0 else (x + width, x)
    waist = outer + (inner - outer) * 0.35
    d = f"M{num(outer)} -2H{num(inner)}Q{num(inner)} {num(height * 0.45)} {num(waist)} {num(height * 0.6)}Q{num(inner - (inner - outer) * 0.3)} {num(height * 0.8)} {num(inner - (inner - outer) * 0.2)} {num(height + 2)}H{num(outer)}Z"
    folds = "".join(
        f"M{num(outer + (inner - outer) * t)} 0Q{num(outer + (inner - outer) * t)} {num(height * 0.4)} {num(outer + (inner - outer) * t * 0.4)} {num(height * 0.58)}L{num(outer + (inner - outer) * t * 0.8)} {num(height)}"
        for t in (0.25, 0.5, 0.75)
    )
    drawn = ink(d, colour, 1.8) + clip(d, line(folds, 2.2, mix(colour, INK, 0.45)))
    return (
        drawn
        + line(
            f"M{num(outer)} {num(height * 0.59)}L{num(waist + (inner - outer) * 0.03)} {num(height * 0.6)}",
            3.4,
        )
        + line(
            f"M{num(outer)} {num(height * 0.59)}L{num(waist + (inner - outer) * 0.03)} {num(height * 0.6)}",
            1.8,
            OCHRE_LT,
        )
    )


def bars(
    x: float, y: float, width: float, height: float, count: int, rows: int = 1, thick: float = 3.4
) -> str:
    """An iron grating."""
    data = "".join(f"M{num(x + width * (k + 0.5) / count)} {num(y)}v{num(height)}" for k in range(count))
    data += "".join(f"M{num(x)} {num(y + height * (k + 1) / (rows + 1))}h{num(width)}" for k in range(rows))
    return line(data, thick, INK) + group(line(data, thick * 0.36, STEEL), -thick * 0.12, -thick * 0.12)


def table(x: float, y: float, width: float, deep: float = 14, high: float = 26) -> str:
    """A table seen a little from above; (x, y) is the middle of its front edge."""
    half = width / 2
    top = f"M{num(x - half)} {num(y)}L{num(x - half + 8)} {num(y - deep)}H{num(x + half - 8)}L{num(x + half)} {num(y)}Z"
    legs = "".join(ink(block(x + side * (half - 8) - 3, y + 4, 6, high), WALNUT, 1.3) for side in (-1, 1))
    return legs + ink(block(x - half, y, width, 6), WALNUT, 1.5) + ink(top, WALNUT_LT, 1.5)


def candle(x: float, y: float, size: float = 1.0, glowing: float = 34) -> str:
    """A burning candle on its stick."""
    light = halo(x, y - 24 * size, glowing * size) if glowing else ""
    drawn = ink("M-7 0Q0 -4 7 0Q0 3 -7 0Z", OCHRE, 1.2) + ink("M-2.6 -1V-17H2.6V-1Z", PAPER_HI, 1.2)
    drawn += path("M0 -17Q-4.4 -23 0 -30Q4.4 -23 0 -17Z", OCHRE_LT, ALMAGRE, 1.1)
    return light + group(drawn, x, y, size)


def coins(x: float, y: float, count: int, size: float = 1.0) -> str:
    """A pile of ducats."""
    drawn = "".join(
        path(ellipse(0, -3.2 * k, 7, 3), OCHRE, INK, 1)
        + path(ellipse(0, -3.2 * k - 1.4, 7, 3), OCHRE_LT, INK, 1)
        for k in range(count)
    )
    return group(drawn, x, y, size)


def barrel(x: float, y: float, size: float = 1.0) -> str:
    """A barrel lying with its head to us."""
    drawn = ink(circle(0, -16, 16), WALNUT_LT, 2) + line(circle(0, -16, 12.4), 1.4, WALNUT_DK)
    drawn += line("M-7 -26V-6M0 -29V-3M7 -26V-6", 1, WALNUT_DK) + ink(block(-2, -9, 4, 5), OCHRE_DK, 1)
    return group(drawn, x, y, size)


def jug(x: float, y: float, size: float = 1.0, clay: str = TERRA) -> str:
    """An earthen jug."""
    drawn = line("M7 -20Q16 -16 8 -7", 3.4) + line("M7 -20Q16 -16 8 -7", 1.6, clay)
    body = "M-4 -26H5L4.6 -21Q12 -12 7 0H-7Q-12 -12 -4.4 -21Z"
    return group(drawn + ink(body, clay, 1.7) + line("M-8 -11Q0 -8 9 -11", 1, TERRA_DK), x, y, size)


def sack(x: float, y: float, size: float = 1.0, cloth: str = PAPER_DK) -> str:
    """A full sack, tied."""
    body = spline([(-11, 0), (-13, -12), (-6, -22), (6, -22), (13, -12), (11, 0), (11, 0), (-11, 0)])
    drawn = ink("M-6 -21L-8 -29L0 -26L8 -29L6 -21Z", cloth, 1.4) + ink(body, cloth, 1.8)
    return group(
        drawn + line("M-6 -21.4H6", 2, SEPIA) + line("M-3 -17Q-5 -9 -4 -3M4 -17Q6 -9 4 -4", 0.9, SEPIA),
        x,
        y,
        size,
    )


def lamp(x: float, y: float, size: float = 1.0, reach: float = 60) -> str:
    """A street lantern on its bracket, with its light; (x, y) is where it hangs."""
    light = halo(x, y + 14 * size, reach * size)
    drawn = line("M0 -4V0", 2) + ink("M-9 4H9L6 22H-6Z", OCHRE_LT, 1.6) + ink("M-10 4L0 -4L10 4Z", INK2, 1.4)
    return light + group(drawn + line("M0 4V22", 1.2), x, y, size)


# --- beasts and carriages ---

TROT = ("66 -52, 74 -34, 88 -30, 84 -14", "58 -50, 56 -28, 60 -16, 57 -2", "14 -50, 8 -34, 18 -18, 14 -2",
        "8 -52, -8 -34, -2 -20, -12 -6")  # fmt: skip
STILL = (
    "64 -52, 65 -28, 64 -3",
    "57 -50, 55 -28, 56 -2",
    "16 -50, 12 -32, 18 -18, 15 -2",
    "10 -52, 4 -32, 10 -18, 6 -2",
)


def horse(
    x: float,
    y: float,
    size: float = 1.0,
    coat: str = "#8A5A36",
    legs: tuple[str, ...] = TROT,
    saddle: str = "",
    left: bool = False,
) -> str:
    """A horse facing right, about 100 long and 92 high, its hooves at y."""
    dark, mane = mix(coat, INK, 0.35), "#2F211B"
    drawn = path(ellipse(38, 0, 46, 4), INK, opacity=0.24)
    drawn += ink(
        spline([(4, -62), (-8, -62), (-16, -48), (-14, -28), (-20, -16), (-8, -20), (-6, -40), (2, -50)]),
        mane,
        2,
    )
    fore, hind = [7, 5, 3.6, 3.4], [10, 6, 4, 3.4]
    for k, widths in ((0, fore), (3, hind), (1, fore), (2, hind)):  # the far ones first
        drawn += _horse_leg(legs[k], dark if k in (0, 3) else coat, widths)
    body = spline([(2, -62), (14, -68), (36, -63), (58, -66), (72, -78), (84, -92), (96, -94), (108, -78), (111, -70), (104, -66),
                   (92, -73), (86, -66), (80, -52), (68, -44), (40, -42), (18, -44), (4, -50)])  # fmt: skip
    drawn += ink(body, coat, 2.6)
    drawn += hatch(
        body,
        spline([(0, -54), (40, -52), (74, -56), (84, -44), (40, -38), (0, -44)]),
        -20,
        3.4,
        0.9,
        INK,
        0.6,
        (-10, -100, 130, 70),
    )
    drawn += ink(spline([(64, -72), (76, -88), (88, -100), (94, -97), (86, -86), (76, -72)]), mane, 1.7)
    drawn += (
        ink("M90 -94L90 -105L97 -97Z", coat, 1.6)
        + path(circle(97.6, -85, 1.9), INK)
        + path(circle(108, -73, 1.2), INK)
    )
    drawn += line("M97 -93L95 -74M98 -80L107 -80M96 -76L70 -64", 1.6, ALMAGRE)
    if saddle:
        drawn += ink("M24 -67Q38 -74 54 -67L57 -46Q40 -40 22 -47Z", saddle, 2) + line(
            "M23 -50Q40 -44 57 -50", 1.6, OCHRE_LT
        )
    return group(drawn, x, y, (-size if left else size, size))


def _horse_leg(points: str, coat: str, widths: list[float]) -> str:
    px, py = pairs(points)[-1]
    return ink(limb(points, widths), coat, 2.1) + ink(
        f"M{px - 4} {py - 3}H{px + 4}L{px + 6} {py + 3}H{px - 5}Z", INK2, 1.2
    )


def coach(x: float, y: float, size: float = 1.0, body: str = ALMAGRE, left: bool = False) -> str:
    """A coach with its curtains, about 90 long."""
    drawn = (
        path(ellipse(0, 0, 52, 5), INK, opacity=0.24)
        + line("M-44 -17H46L58 -20", 3.4)
        + line("M-44 -17H46L58 -20", 1.6, WALNUT_LT)
    )
    cabin = "M-32 -24Q-40 -52 -34 -56H34Q40 -52 32 -24Q0 -16 -32 -24Z"
    drawn += ink(cabin, body, 2) + line("M-34 -32Q0 -25 34 -32", 1.4, OCHRE_LT)
    drawn += ink("M-38 -56Q0 -70 38 -56Z", INK2, 1.8) + path(circle(0, -65, 2.4), OCHRE_LT, INK, 1)
    for wx in (-20, 0, 20):
        drawn += path(block(wx - 7, -52, 14, 17), PAPER_LO if wx else INK2, INK, 1.3)
    drawn += path("M-7 -52H-2Q-2 -42 -6 -35H-7ZM7 -52H2Q2 -42 6 -35H7Z", OCHRE, INK, 0.9)
    for wx, r in ((-30, 15), (30, 12)):
        spokes = "".join(
            f"M{wx} {-r}l{num(r * cos(pi * k / 4))} {num(r * sin(pi * k / 4))}" for k in range(8)
        )
        drawn += line(circle(wx, -r, r), 4.4) + line(circle(wx, -r, r), 2, WALNUT_LT) + line(spokes, 1.6)
        drawn += path(circle(wx, -r, 3), OCHRE_LT, INK, 1)
    return group(drawn, x, y, (-size if left else size, size))


def galleon(x: float, y: float, size: float = 1.0) -> str:
    """A galleon of the treasure fleet, about 90 long, its waterline at y."""
    hull = "M-46 -16L-40 8Q-20 14 20 12Q40 10 48 -22L36 -20L34 -8H-14L-18 -16Z"
    drawn = ""
    for mx, high, wide in ((-24, 54, 15), (6, 66, 18), (30, 46, 11)):
        drawn += line(f"M{mx} -8V{-high}", 2.4)
        for top, bottom, w in ((0.98, 0.62, 0.72), (0.6, 0.16, 1.0)):
            y0, y1, w2 = -high * top, -high * bottom, wide * w
            sail = f"M{num(mx - w2)} {num(y0)}H{num(mx + w2)}Q{num(mx + w2 + 9)} {num((y0 + y1) / 2)} {num(mx + w2)} {num(y1)}H{num(mx - w2)}Q{num(mx - w2 + 7)} {num((y0 + y1) / 2)} {num(mx - w2)} {num(y0)}Z"
            drawn += ink(sail, PAPER_HI, 1.4)
        drawn += path(f"M{mx} {-high}l-12 -2l3 -3l-3 -3l12 2Z", ALMAGRE, INK, 0.9)
    drawn += line("M-2 -34L20 -14M20 -34L-2 -14", 2.6, ALMAGRE) + line("M48 -20L66 -32", 2.2)
    drawn += (
        ink(hull, WALNUT_LT, 2) + line("M-42 -4Q0 2 44 -8", 1.6, OCHRE_LT) + line("M-40 4Q0 9 40 2", 1, INK)
    )
    ports = "".join(block(px, -1, 4, 4) for px in range(-30, 34, 10))
    return group(drawn + path(ports, INK2), x, y, size)


def windmill(x: float, y: float, size: float = 1.0) -> str:
    """A post mill of Flanders."""
    sail = line("M0 0V-30", 2) + path("M1 -8H8V-29H1Z", PAPER, INK, 1) + line("M1 -14H8M1 -20H8", 0.8)
    drawn = ink("M-10 0L-7 -34L0 -42L7 -34L10 0Z", WALNUT_LT, 1.8) + path(
        "M-3 0v-9q3 -4 6 0V0Z", INK2, INK, 1
    )
    drawn += line("M-6 -10H6M-6 -18H6", 0.9, INK, 0.6)
    return group(
        drawn
        + "".join(group(sail, 0, -33, 1, a) for a in (20, 110, 200, 290))
        + path(circle(0, -33, 2), INK),
        x,
        y,
        size,
    )


def bunting(width: float, y: float, colours: tuple[str, ...] = (ALMAGRE, OCHRE_LT, COBALT_DK)) -> str:
    """Pennons on a rope."""
    drawn = line(f"M0 {y}Q{width / 2} {y + 12} {width} {y}", 1.2)
    for k in range(10):
        t = (k + 0.5) / 10
        drawn += path(
            f"M{num(width * t - 5)} {num(y + 24 * t * (1 - t))}h10l-5 11Z", colours[k % len(colours)], INK, 1
        )
    return drawn
