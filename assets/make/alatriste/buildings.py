"""The buildings of Madrid: fronts, towers, arches, lanes; what stands has its foot at (x, y)."""

from __future__ import annotations

from assets.make.alatriste.scenery import BRICK, EARTH, PLASTER, SLATE, STONE, block, paving
from assets.make.drawing.palette import (
    INK,
    INK2,
    OCHRE_LT,
    PAPER,
    PAPER_HI,
    SEPIA,
    STEEL,
    TERRA,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, clip, group, hatch, ink, line, num, path, polygon


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
        block(x, y - height, width, height),
        block(x + width * 0.7, y - height, width, height),
        90,
        3.4,
        0.8,
        SEPIA,
        0.5,
        (x, y - height, width, height),
    )
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
    drawn += path(windows, INK2)
    drawn += hatch(
        block(x - half, top, 2 * half, high),
        block(x + half * 0.3, top, half, high),
        90,
        2.4,
        0.7,
        SEPIA,
        0.7,
        (x - half, top, 2 * half, high),
    )
    spire = (
        f"M{num(x - half - 2)} {num(top)}Q{num(x - half * 0.4)} {num(top - half * 0.6)} {num(x)} "
        f"{num(peak)}Q{num(x + half * 0.4)} {num(top - half * 0.6)} {num(x + half + 2)} {num(top)}Z"
    )
    return drawn + ink(spire, SLATE, 1.5) + line(f"M{num(x)} {num(peak)}v-8m-2.4 2.6h4.8", 1.3)


def arch(x: float, y: float, width: float, height: float, fill: str = INK2, edge: float = 1.2) -> str:
    """A round-headed opening with the middle of its sill at (x, y)."""
    half = width / 2
    d = (
        f"M{num(x - half)} {num(y)}v{num(half - height)}"
        f"a{num(half)} {num(half)} 0 0 1 {num(width)} 0v{num(height - half)}Z"
    )
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
    floor = [
        (0, height * 0.9),
        (width * 0.34, height * 0.66),
        (width * 0.68, height * 0.66),
        (width, height * 0.9),
        (width, height),
        (0, height),
    ]
    drawn = ink(polygon(floor), "#6E604E" if dark else EARTH, 1.6)
    drawn += paving(width, height, height * 0.67)
    for side, wall in zip((left, right), walls, strict=True):
        drawn += ink(polygon(side), wall, 1.8)
    windows = ""
    for t, share in ((0.1, 0.16), (0.22, 0.12)):
        for row in (0.28, 0.5):
            for x, way in ((width * t, 1), (width * (1 - t), -1)):
                y, w, h = height * (row + t * 0.2), width * share * 0.35, height * share * 0.9
                windows += (
                    f"M{num(x)} {num(y)}l{num(way * w)} {num(h * 0.1)}v{num(h)}"
                    f"l{num(-way * w)} {num(h * 0.06)}Z"
                )
    return drawn + path(windows, OCHRE_LT if dark else INK2, INK, 1.1)


def bars(
    x: float, y: float, width: float, height: float, count: int, rows: int = 1, thick: float = 3.4
) -> str:
    """An iron grating."""
    data = "".join(f"M{num(x + width * (k + 0.5) / count)} {num(y)}v{num(height)}" for k in range(count))
    data += "".join(f"M{num(x)} {num(y + height * (k + 1) / (rows + 1))}h{num(width)}" for k in range(rows))
    return line(data, thick, INK) + group(line(data, thick * 0.36, STEEL), -thick * 0.12, -thick * 0.12)


def windmill(x: float, y: float, size: float = 1.0) -> str:
    """A post mill of Flanders."""
    sail = line("M0 0V-30", 2) + path("M1 -8H8V-29H1Z", PAPER, INK, 1) + line("M1 -14H8M1 -20H8", 0.8)
    drawn = ink("M-10 0L-7 -34L0 -42L7 -34L10 0Z", WALNUT_LT, 1.8)
    drawn += path("M-3 0v-9q3 -4 6 0V0Z", INK2, INK, 1)
    drawn += line("M-6 -10H6M-6 -18H6", 0.9, INK, 0.6)
    return group(
        drawn
        + "".join(group(sail, 0, -33, 1, a) for a in (20, 110, 200, 290))
        + path(circle(0, -33, 2), INK),
        x,
        y,
        size,
    )
