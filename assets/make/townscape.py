"""What a pictorial map is peopled with: houses, trees and townsfolk. Every piece stands on its foot (x, y)."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from assets.make.ink import circle, ellipse, line, path, polygon, spline
from assets.make.palette import (
    ALMAGRE, ALMAGRE_DK, COBALT, INK, INK2, OCHRE_LT, OLIVE, OLIVE_DK, OLIVE_LT, PAPER_HI, SKIN, TERRA, WALNUT, WALNUT_LT,
)  # fmt: skip

CONTOUR = 1.15
SHADE = 0.22
_WALLS = (PAPER_HI, PAPER_HI, PAPER_HI, "#F6E3BE", "#F3D2A8", "#EFC7B0", "#E6ECEA", "#F7E9D2")
_ROOFS = (TERRA, "#B85A32", "#D27B48", "#C0603A")
_DOORS = (COBALT, "#2E7D74", ALMAGRE_DK, "#6B4A2E", OLIVE_DK)
_AWNINGS = (ALMAGRE, COBALT, OLIVE)
_LEAN = 0.5  # how far the side of a house rises for each step that it goes back


def mix(one: str, other: str, share: float) -> str:
    """The colour `share` of the way from one to the other."""
    pairs = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def depth(width: float) -> float:
    """How far a house of that width reaches to the right of its front."""
    return width * 0.42


def top(width: float, height: float) -> float:
    """How far the highest roof of a house of that size reaches above its foot."""
    return height + max(width * 0.46 + depth(width) * _LEAN, height * 0.5 + 2) + 2


def house(rng: Random, x: float, y: float, width: float, height: float) -> str:
    """A whitewashed house with its front's left foot at (x, y), lit from the upper left."""
    wall, roof = rng.choice(_WALLS), rng.choice(_ROOFS)
    back, up = depth(width), -depth(width) * _LEAN
    side = mix(wall, "#8C6B58", 0.34)
    shadow = [(x, y + 2), (x + width + back + 3, y + 2 + up), (x + width + back + 7, y + 4 + up), (x + width + 4, y + 5)]
    parts = [
        path(polygon([*shadow, (x + 1, y + 5)]), INK, opacity=SHADE),
        _wall([(x + width, y), (x + width + back, y + up), (x + width + back, y + up - height), (x + width, y - height)], side),
        _hatch(x + width, y, back, up, height),
    ]
    front = rng.choice((_gable, _gable, _eaves, _eaves, _terrace))
    parts.append(front(x, y, width, height, back, up, wall, side, roof))
    parts.append(_openings(rng, x, y, width, height))
    if front is not _terrace and rng.random() < 0.3:
        parts.append(_chimney(x + width * 0.66, y - height - width * 0.3, wall))
    return "".join(parts)


def _wall(corners: list[tuple[float, float]], colour: str) -> str:
    return path(polygon(corners), colour, INK, CONTOUR)


def _hatch(x: float, y: float, back: float, up: float, height: float) -> str:
    """The shaded side, in the parallel strokes of a block cutter."""
    rows = int(height / 2.6)
    strokes = (f"M{x + 0.8:.2f} {y - 1.6 - k * 2.6:.2f}l{back - 1.6:.2f} {up * (1 - 1.6 / back):.2f}" for k in range(rows))
    return line("".join(strokes), 0.45, INK, 0.42)


def _gable(x: float, y: float, width: float, height: float, back: float, up: float, wall: str, side: str, roof: str) -> str:
    """The gable faces the street, the roof runs back."""
    ridge = (x + width / 2, y - height - width * 0.46)
    eave = (x + width + 2, y - height + 1.5)
    tiles = [(ridge[0] - 0.5, ridge[1] - 1.5), eave, (eave[0] + back, eave[1] + up), (ridge[0] + back, ridge[1] - 1.5 + up)]
    front = [(x, y), (x + width, y), (x + width, y - height), ridge, (x, y - height)]
    count = max(3, int(back / 2.8))
    rows = "".join(
        f"M{ridge[0] + back * k / count:.2f} {ridge[1] - 1 + up * k / count:.2f}"
        f"L{eave[0] + back * k / count:.2f} {eave[1] + up * k / count:.2f}"
        for k in range(1, count)
    )
    verge = f"M{x - 1.5:.2f} {eave[1]:.2f}L{ridge[0]:.2f} {ridge[1] - 1.5:.2f}L{eave[0]:.2f} {eave[1]:.2f}"
    return (
        _wall(front, wall)
        + path(polygon(tiles), roof, INK, CONTOUR)
        + line(rows, 0.6, mix(roof, "#5A2A1C", 0.45))
        + line(verge, CONTOUR * 2.3, INK)
        + line(verge, CONTOUR * 1.1, mix(roof, PAPER_HI, 0.2))
        + path(circle(ridge[0], y - height - width * 0.13, 1.2), INK2)
    )


def _eaves(x: float, y: float, width: float, height: float, back: float, up: float, wall: str, side: str, roof: str) -> str:
    """The eaves face the street: the whole roof is seen, tile row by tile row."""
    rise = height * 0.5 + 2
    low, high = y - height + 1.5, y - height - rise
    tiles = [(x - 2, low), (x + width + 2, low), (x + width + back * 0.5 + 1, high), (x + back * 0.5 - 1, high)]
    end = [(x + width + 1, low - 0.5), (x + width + back + 1, low - 0.5 + up), (x + width + back * 0.5 + 1, high)]
    count = max(4, int(width / 3))
    rows = "".join(
        f"M{x - 2 + (width + 4) * k / count:.2f} {low:.2f}L{x + back * 0.5 - 1 + (width + 2) * k / count:.2f} {high:.2f}"
        for k in range(1, count)
    )
    return (
        _wall([(x, y), (x + width, y), (x + width, y - height), (x, y - height)], wall)
        + _wall(end, side)
        + path(polygon(tiles), roof, INK, CONTOUR)
        + line(rows, 0.6, mix(roof, "#5A2A1C", 0.45))
        + line(f"M{x - 2:.2f} {low:.2f}H{x + width + 2:.2f}", 0.9, mix(roof, "#5A2A1C", 0.6))
    )


def _terrace(x: float, y: float, width: float, height: float, back: float, up: float, wall: str, side: str, roof: str) -> str:
    """A flat roof behind a parapet, with the washing out to dry."""
    edge = y - height - 2
    floor = [(x, edge), (x + width, edge), (x + width + back, edge + up), (x + back, edge + up)]
    inner = [(x + 2.5, edge - 0.6), (x + width - 0.6, edge - 0.6), (x + width + back - 2.5, edge + up + 0.8), (x + back + 0.6, edge + up + 0.8)]
    hung = ((0.3, PAPER_HI), (0.5, roof), (0.68, PAPER_HI))
    cloth = "".join(path(f"M{x + back * 0.5 + width * at:.2f} {edge + up * 0.5 - 4:.2f}h2.4v3.4h-2.4Z", colour, INK, 0.4) for at, colour in hung)
    return (
        _wall([(x, y), (x + width, y), (x + width, edge), (x, edge)], wall)
        + _wall(floor, mix(wall, "#C9965E", 0.25))
        + path(polygon(inner), mix(wall, "#C9965E", 0.55), INK, 0.5)
        + line(f"M{x + back * 0.5 + width * 0.2:.2f} {edge + up * 0.5 - 4:.2f}h{width * 0.62:.2f}", 0.5, INK)
        + cloth
        + line(f"M{x:.2f} {edge + 3:.2f}h{width:.2f}", 0.6, INK, 0.7)
    )


def _openings(rng: Random, x: float, y: float, width: float, height: float) -> str:
    """A door, windows with shutters, and flower boxes on the upper floors."""
    colour = rng.choice(_DOORS)
    columns = max(1, int(width / 8.5))
    door = rng.randrange(columns)
    parts = []
    for column in range(columns):
        cx = x + width / columns * (column + 0.5)
        if column == door:
            parts.append(path(f"M{cx - 2:.2f} {y:.2f}v-5.4q2 -2.6 4 0v5.4Z", colour, INK, 0.6))
        else:
            parts.append(_window(cx, y - 2.6, colour))
        for floor in range(1, int((height - 3) / 8.2) + 1):
            parts.append(_window(cx, y - 2.2 - floor * 8.2, colour))
            if rng.random() < 0.4:
                parts.append(line(f"M{cx - 2.3:.2f} {y - floor * 8.2 - 1.4:.2f}h4.6", 1.3, rng.choice((ALMAGRE, OLIVE))))
    if width > 20 and rng.random() < 0.35:
        parts.append(_awning(x + width * 0.5, y - 6.6, rng.choice(_AWNINGS)))
    return "".join(parts)


def _window(cx: float, foot: float, shutter: str) -> str:
    return (
        path(f"M{cx - 2.5:.2f} {foot:.2f}v-3.8h1.1v3.8ZM{cx + 1.4:.2f} {foot:.2f}v-3.8h1.1v3.8Z", shutter)
        + path(f"M{cx - 1.4:.2f} {foot:.2f}v-3.9h2.8v3.9Z", "#4A4038", INK, 0.35)
    )  # fmt: skip


def _awning(cx: float, y: float, colour: str) -> str:
    stripes = "".join(path(f"M{cx - 4.5 + k * 3:.2f} {y:.2f}h1.5l-.6 3.2h-1.6Z", PAPER_HI) for k in range(3))
    return path(f"M{cx - 5:.2f} {y:.2f}h9l1.2 3.2h-11.4Z", colour, INK, 0.6) + stripes


def _chimney(x: float, y: float, wall: str) -> str:
    return path(f"M{x:.2f} {y:.2f}v-6h3v7.4Z", wall, INK, 0.8) + line(f"M{x - 0.6:.2f} {y - 6:.2f}h4.2", 1.3, INK2)


def cypress(rng: Random, x: float, y: float, size: float = 1.0) -> str:
    """A cypress, dark and slim."""
    size *= rng.uniform(0.85, 1.15)
    sides = [(-4, -4), (-3.6, -12), (0, -25), (3.6, -12), (4, -4)]
    crown = spline([(x + dx * size, y + dy * size) for dx, dy in sides])
    veins = "".join(f"M{x + dx * size:.2f} {y - a * size:.2f}L{x + (dx + 0.8) * size:.2f} {y - b * size:.2f}"
                    for dx, a, b in ((1, 18, 6), (-0.8, 14, 6), (2.2, 11, 5)))  # fmt: skip
    return _under(x, y, size * 0.7) + line(f"M{x:.2f} {y:.2f}v-4", 1.6, INK) + path(crown, OLIVE_DK, INK, 1.1) + line(veins, 0.6, INK, 0.8)


def palm(x: float, y: float, size: float = 1.0) -> str:
    """A palm, bent by the wind from the sea."""
    head = (x + 0.5 * size, y - 19 * size)
    stem = spline([(x, y), (x + 1.5 * size, y - 9 * size), head], False)
    fronds = []
    for angle in (-165, -130, -60, -20, 15, 190):
        a = angle * pi / 180
        tip = head[0] + 11 * size * cos(a), head[1] + 8 * size * sin(a) + 3 * size
        over = (head[0] + tip[0]) / 2, min(head[1], tip[1]) - 6 * size
        under = (head[0] + tip[0]) / 2, (head[1] + tip[1]) / 2 - size
        fronds.append(
            path(
                f"M{head[0]:.2f} {head[1]:.2f}Q{over[0]:.2f} {over[1]:.2f} {tip[0]:.2f} {tip[1]:.2f}"
                f"Q{under[0]:.2f} {under[1]:.2f} {head[0]:.2f} {head[1]:.2f}Z", OLIVE, INK, 0.8,
            )  # fmt: skip
        )
    return _under(x, y, size) + line(stem, 2.7 * size, INK) + line(stem, 1.3 * size, WALNUT_LT) + "".join(fronds)


def orange_tree(rng: Random, x: float, y: float, size: float = 1.0) -> str:
    """A round tree; in this town it bears oranges or lemons."""
    crown, light = _crown(rng, x, y, size)
    fruit = "".join(
        path(circle(x + rng.uniform(-4.5, 4.5) * size, y - (11 + rng.uniform(-4, 4)) * size, 1.1 * size), rng.choice(("#E8952E", OCHRE_LT)), INK, 0.3)
        for _ in range(rng.choice((0, 4, 5)))
    )
    strokes = "".join(f"M{x + 1.5 * size:.2f} {y - (6.4 + 2.3 * k) * size:.2f}l{(4.4 - 0.5 * k) * size:.2f} {-2.2 * size:.2f}" for k in range(3))
    trunk = line(f"M{x:.2f} {y:.2f}V{y - 7 * size:.2f}", 2, INK)
    return _under(x, y, size) + trunk + path(crown, OLIVE, INK, 1.1) + path(light, OLIVE_LT) + line(strokes, 0.6, OLIVE_DK) + fruit


def olive_tree(rng: Random, x: float, y: float, size: float = 1.0) -> str:
    """An old olive tree: a forked trunk under a silver crown."""
    crown, light = _crown(rng, x, y, size)
    fork = f"M{x:.2f} {y:.2f}q{-1 * size:.2f} {-3 * size:.2f} {-2.6 * size:.2f} {-7 * size:.2f}M{x:.2f} {y - 2 * size:.2f}l{2.6 * size:.2f} {-5 * size:.2f}"
    return _under(x, y, size) + line(fork, 2.2 * size, WALNUT) + path(crown, "#8C9A6A", INK, 1.1) + path(light, "#B4BE92")


def _crown(rng: Random, x: float, y: float, size: float) -> tuple[str, str]:
    """The outline of a round crown, and the patch of it that the light falls on."""
    angles = [2 * pi * k / 9 for k in range(9)]
    edge = [
        (x + (7.4 + rng.uniform(-0.8, 1.2)) * size * cos(a), y - 11 * size + (6.6 + rng.uniform(-0.6, 1)) * size * sin(a))
        for a in angles
    ]
    light = [(-4.6, -11), (-3, -15), (1, -15.5), (-1, -12)]
    return spline(edge), spline([(x + dx * size, y + dy * size) for dx, dy in light])


def bush(rng: Random, x: float, y: float, size: float = 1.0) -> str:
    """A low bush, sometimes in flower."""
    edge = [(x + dx * size, y + dy * size) for dx, dy in ((-4, 0), (-3.6, -3.4), (-0.6, -5), (2.6, -4), (4.2, -0.4))]
    flowers = "".join(path(circle(x + dx * size, y + dy * size, 0.8), ALMAGRE) for dx, dy in ((-2, -2), (0.6, -3.4), (2.2, -1.6)))
    return path(spline([*edge, (0 + x, y + 0.8)]), rng.choice((OLIVE, OLIVE_LT, "#7C9148")), INK, 0.9) + (flowers if rng.random() < 0.4 else "")


def townsperson(rng: Random, x: float, y: float) -> str:
    """One who came to see the bulls: in white, with a red scarf and sash, and both arms in the air or none."""
    cheer = rng.random() < 0.5
    arms = f"M{x - 1.6:.2f} {y - 5:.2f}l-1.4 {-2.4 if cheer else 2.2}M{x + 1.6:.2f} {y - 5:.2f}l1.4 {-2.4 if cheer else 2.2}"
    return (
        path(ellipse(x + 1, y, 2.8, 1), INK, opacity=SHADE)
        + line(arms, 1.7, INK) + line(arms, 0.9, PAPER_HI)
        + path(f"M{x - 1.9:.2f} {y:.2f}l.3 -5.6q1.6 -1 3.2 0l.3 5.6Z", PAPER_HI, INK, 0.7)
        + line(f"M{x - 1.7:.2f} {y - 2.9:.2f}h3.4", 0.9, ALMAGRE)
        + path(circle(x, y - 7.4, 1.5), SKIN, INK, 0.6)
        + path(f"M{x - 1.5:.2f} {y - 7.6:.2f}q1.5 -2.6 3 0Z", INK2)
        + path(f"M{x - 1.4:.2f} {y - 5.9:.2f}h2.8l-1.4 1.7Z", ALMAGRE)
    )  # fmt: skip


def _under(x: float, y: float, size: float) -> str:
    """The shadow of a tree."""
    return path(ellipse(x + 2 * size, y + 0.5, 7 * size, 2.4 * size), INK, opacity=SHADE)


