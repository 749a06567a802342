"""The parts of a face: skins, eyes, brows, mouths, shoulders. A head is drawn about (0, 0), about 60 high.

Faces look out of a disc of 96 x 96; the ring round it has the seat's colour and is a picture of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin
from typing import NamedTuple

from assets.make.drawing.palette import INK, MASTER, OCHRE_LT, PAPER_HI, SEATS
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    Point,
    circle,
    clip,
    ellipse,
    group,
    ink,
    line,
    path,
    polygon,
    spline,
    svg,
)

SIZE = 96
MOUTH, TONGUE = "#5A1A16", "#D9664F"


class Skin(NamedTuple):
    """Five tones of one complexion."""

    base: str
    shade: str
    blush: str
    lip: str
    light: str


FAIR = Skin("#F5D3AE", "#DFA77F", "#E58D6C", "#B5352A", "#FCE6CB")
ROSY = Skin("#F0C19B", "#D28F6A", "#D9664F", "#A83A30", "#F9D8BC")
SALLOW = Skin("#F0C894", "#CC9A66", "#DB8262", "#A83A30", "#FADDB4")
OLIVE_SKIN = Skin("#E0B083", "#B8804F", "#C8693A", "#9A352C", "#EFCBA4")
TAN = Skin("#C48A58", "#96603A", "#B0532F", "#7E1F1A", "#DAA678")
BROWN = Skin("#93603C", "#683F26", "#A0492E", "#6B1F1C", "#B17C52")
DARK = Skin("#6E4731", "#472C20", "#8A3B2A", "#8A2F2A", "#8C6045")


def portrait(ground: str, figure: str, behind: str = "") -> str:
    """The figure in its disc, before a ground of one colour that may carry a pattern."""
    disc = circle(0, 0, 46)
    return svg(
        SIZE,
        SIZE,
        group(clip(disc, path(disc, ground) + behind + group(figure, 0, 2, 1.07)), SIZE / 2, SIZE / 2),
    )


def ring(colour: str) -> str:
    """The ring of a seat, hollow, with ink on both sides."""
    seat = SEATS[colour]
    hoop = (
        line(circle(0, 0, 43), 9.4)
        + line(circle(0, 0, 43), 6.4, seat.edge)
        + line(circle(-0.4, -0.5, 43.4), 4.6, seat.main)
    )
    return svg(SIZE, SIZE, group(hoop, SIZE / 2, SIZE / 2))


def sunburst(colour: str, rays: int = 16, reach: float = 80) -> str:
    """Rays from the middle, to stand behind a head."""
    angles = [2 * pi * k / rays for k in range(rays)]
    return "".join(
        path(
            polygon([(0, 4)] + [(reach * cos(a + turn), 4 + reach * sin(a + turn)) for turn in (-0.1, 0.1)]),
            colour,
        )
        for a in angles
    )


def mirrored(half: Sequence[Point]) -> list[Point]:
    """A closed outline from its right half, given from top to bottom."""
    return [*half, *((-x, y) for x, y in reversed(half) if x)]


def shape(points: Sequence[Point], fill: str, width: float = 2.2) -> str:
    """An inked shape through points."""
    return ink(spline(points), fill, width)


def pair(draw: str) -> str:
    """A drawing of the right side, and its mirror image on the left."""
    return group(draw, 0, 0, (-1, 1)) + draw


def shoulders(fill: str, half: float = 34, top: float = 28) -> str:
    """A garment from neck to the edge of the disc."""
    side = [(0, top + 2), (16, top), (half, top + 9), (half + 6, 60), (half + 6, 60)]
    return shape(mirrored(side), fill, 2.4)


def neck(skin: Skin, half: float = 8, top: float = 18) -> str:
    """A neck in the shade of the chin."""
    return ink(f"M{-half} {top - 6}L{-half - 1} {top + 22}H{half + 1}L{half} {top - 6}Z", skin.shade, 2)


def ears(skin: Skin, x: float, y: float, rx: float = 4.2, ry: float = 5.6) -> str:
    """Both ears, to be drawn before the head."""
    return pair(ink(ellipse(x, y, rx, ry), skin.shade, 2))


def head(half: Sequence[Point], skin: Skin, shade: Sequence[Point] | None = None) -> str:
    """A head from its right half, in shade on the right."""
    outline = spline(mirrored(half))
    dark = shade or [(9, -30), (26, -20), (26, 14), (5, 36), (12, 17), (13, -6)]
    return ink(outline, skin.base, 2.4) + clip(outline, path(spline(dark), skin.shade, opacity=0.75))


def cheeks(skin: Skin, x: float = 12.4, y: float = 10, size: float = 5, strength: float = 0.55) -> str:
    """A blush on both cheeks."""
    return pair(path(ellipse(x, y, size, size * 0.8), skin.blush, opacity=strength))


def eyes(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    look: float = 0.0,
    iris: str = "#3A2418",
    size: float = 2.5,
    lid: float = 1.7,
    lashes: bool = False,
) -> str:
    """Two open eyes; `look` moves both irises to the right, a small `height` narrows them."""
    return "".join(eye(side * x, y, width, height, look, iris, size, lid, lashes) for side in (-1, 1))


def eye(
    x: float,
    y: float,
    width: float,
    height: float,
    look: float,
    iris: str,
    size: float,
    lid: float,
    lashes: bool,
) -> str:
    """One open eye with its middle at (x, y)."""
    left, right = x - width, x + width
    almond = spline(
        [(left, y + 0.6), (left, y + 0.6), (x, y - height), (right, y), (right, y), (x, y + height * 0.72)]
    )
    side = 1 if x > 0 else -1
    fringe = (
        f"M{x + side * width:.2f} {y}l{side * 2.4} -2.2"
        f"M{x + side * (width - 2.2):.2f} {y - height * 0.55:.2f}l{side * 1.8} -2.6"
    )
    return (
        path(almond, PAPER_HI, INK, 0.9)
        + clip(almond, path(circle(x + look, y, size), iris) + path(circle(x + look, y, size * 0.55), INK))
        + path(circle(x + look - 0.9, y - 1, 0.75), PAPER_HI)
        + line(f"M{left:.2f} {y + 0.4:.2f}Q{x:.2f} {y - 2 * height + 0.6:.2f} {right:.2f} {y}", lid)
        + (line(fringe, 1.2) if lashes else "")
    )


def child_eyes(x: float, y: float, iris: str) -> str:
    """Two large round eyes."""
    one = (
        path(ellipse(x, y, 5.2, 5.8), PAPER_HI, INK, 1.2)
        + path(circle(x + 0.4, y + 0.6, 3.8), iris)
        + path(circle(x + 0.4, y + 0.6, 2), INK)
        + path(circle(x - 1, y - 1.4, 1.4), PAPER_HI)
        + line(f"M{x - 5.6} {y - 0.8}Q{x} {y - 9} {x + 5.6} {y - 1.6}l2.2 -1.6", 2.1)
    )
    return pair(one)


def glad_eyes(x: float, y: float, width: float = 5.5, height: float = 4, weight: float = 2.0) -> str:
    """Two eyes closed with laughter."""
    return pair(
        line(
            f"M{x - width} {y + height * 0.4:.2f}Q{x} {y - height} {x + width} {y + height * 0.4:.2f}", weight
        )
    )


def brow(x: float, y: float, half: float, rise: float, tilt: float, weight: float, colour: str = INK) -> str:
    """One brow; a `tilt` above zero lowers its inner end, as in a frown."""
    side = 1 if x > 0 else -1
    return line(
        f"M{x - side * half:.2f} {y + tilt:.2f}"
        f"Q{x:.2f} {y - rise * 2:.2f} {x + side * half:.2f} {y - tilt:.2f}",
        weight,
        colour,
    )


def brows(x: float, y: float, half: float, rise: float, tilt: float, weight: float, colour: str = INK) -> str:
    """Two equal brows."""
    return "".join(brow(side * x, y, half, rise, tilt, weight, colour) for side in (-1, 1))


def grin(
    x: float,
    y: float,
    half: float,
    height: float,
    *,
    teeth: bool = True,
    tongue: bool = True,
    gap: bool = False,
) -> str:
    """An open mouth, laughing."""
    lips = (
        f"M{x - half} {y}Q{x} {y + height * 0.35:.2f} {x + half} {y}"
        f"Q{x + half * 0.8:.2f} {y + height} {x} {y + height * 1.15:.2f}"
        f"Q{x - half * 0.8:.2f} {y + height} {x - half} {y}Z"
    )
    row = (
        f"M{x - half} {y - 1}Q{x} {y + height * 0.3:.2f} {x + half} {y - 1}V{y + height * 0.22:.2f}"
        f"Q{x} {y + height * 0.82:.2f} {x - half} {y + height * 0.22:.2f}Z"
    )
    inside = path(ellipse(x, y + height * 1.1, half * 0.6, height * 0.42), TONGUE) if tongue else ""
    inside += path(row, PAPER_HI) if teeth else ""
    inside += path(f"M{x - 1.2} {y}h2.6v{height * 0.62:.2f}h-2.6Z", "#4A1613") if gap else ""
    corners = f"M{x - half - 1.6} {y - 0.8}l2 .6M{x + half + 1.6} {y - 0.8}l-2 .6"
    return path(lips, MOUTH) + clip(lips, inside) + line(lips, 1.6) + line(corners, 1.5)


def full_lips(skin: Skin, upper: str, lower: str) -> str:
    """Painted lips: the upper in the lip's colour, the lower one lighter."""
    return path(upper, skin.lip, INK, 1) + path(lower, TONGUE, INK, 1)


def hoops(x: float, y: float, radius: float) -> str:
    """Gold rings in both ears."""
    return pair(line(circle(x, y, radius), 3) + line(circle(x, y, radius), 1.5, OCHRE_LT))


RING_PRESS = {"rough": 0.2, "salt": 0.05, "grain": 0.02}
FACE_PRESS = {"rough": 0.25, "salt": 0.1, "grain": 0.02, "keep_alpha": True}
SPRITES = {f"ui/ring_{colour}": Sprite(partial(ring, colour), SIZE * MASTER, RING_PRESS) for colour in SEATS}
