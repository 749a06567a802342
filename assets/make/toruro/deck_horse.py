"""The horse of the knights, in a canter to the left; it is drawn in the card's own units."""

from __future__ import annotations

from typing import NamedTuple

from assets.make.drawing.palette import ALMAGRE, INK, INK2, OCHRE_LT, PAPER_HI
from assets.make.drawing.svg import (
    Point,
    Points,
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    line,
    pairs,
    path,
    polygon,
    spline,
)


class Coat(NamedTuple):
    """A horse's colours: coat, its shade, mane and tail, and what marks it."""

    main: str
    dark: str
    mane: str
    mark: str = ""


BODY = (
    "62 40, 52 46, 40 62, 26 82, 19 94, 20 104, 30 109, 42 103, 54 97, 64 98, 68 110, 62 130, 57 148, 62 166,"
    "80 176, 110 182, 140 178, 156 176, 172 182, 190 170, 198 146, 192 122, 172 110, 146 110, 122 112,"
    "108 104, 98 84, 88 60, 74 44"
)
_TAIL = "192 122, 206 118, 219 134, 216 158, 221 178, 210 198, 208 178, 202 190, 203 168, 200 152, 194 140"
_FAR_LEGS = (
    "150 172, 140 192, 132 200, 136 214, 130 216, 122 216, 124 208, 122 198, 132 186, 134 170",
    "66 150, 44 158, 28 168, 32 188, 30 200, 22 200, 20 194, 23 184, 14 166, 20 158, 46 142, 60 136",
)
_HIND = "168 166, 160 190, 170 204, 162 216, 160 220, 146 220, 148 212, 156 204, 148 190, 140 176"
_FORE = "84 168, 60 186, 38 178, 40 196, 48 208, 42 214, 32 214, 34 204, 26 180, 30 168, 58 164, 70 150"
_SHADE = "58 150, 80 170, 110 176, 150 168, 176 176, 200 150, 210 190, 120 200, 50 190"
_HATCHED = "60 140, 90 164, 130 168, 176 164, 196 130, 210 190, 120 200, 50 190"
_MANE = (
    "66 38, 60 48, 66 54, 74 52, 76 66, 84 62, 84 78, 94 74, 94 92, 106 88, 108 106, 120 108, 112 86,"
    "100 60, 86 42, 74 34"
)
_CLOTH = "104 106, 150 106, 150 106, 158 158, 158 158, 130 168, 102 158, 102 158"


def at(points: Points) -> list[Point]:
    """Points of the horse's own drawing where they lie on the card."""
    return [(28 + x * 0.98, 168 + y * 0.98) for x, y in pairs(points)]


def horse(coat: Coat) -> str:
    """The whole animal with its bridle, without what lies on its back."""
    body = spline(at(BODY))
    drawn = ink(spline(at(_TAIL)), coat.mane, 2.6)
    drawn += line(spline(at("196 126, 210 140, 209 166, 212 184"), False), 1.1, coat.dark)
    drawn += "".join(ink(spline(at(leg)), coat.dark, 2.8) for leg in _FAR_LEGS)
    drawn += ink(spline(at(_HIND)), coat.main, 3) + ink(spline(at(_FORE)), coat.main, 3)
    drawn += ink(body, coat.main, 3.4) + clip(body, path(spline(at(_SHADE)), coat.dark, opacity=0.9))
    drawn += hatch(body, spline(at(_HATCHED)), -20, 4, 1.1, INK, 0.8)
    joints = ("70 158, 78 172, 92 174, 86 160", "150 160, 146 174, 160 178, 172 160")
    drawn += "".join(path(spline(at(joint)), coat.main) for joint in joints)
    if coat.mark == "dapples":
        drawn += _dapples(coat)
    drawn += _hooves(coat) + _head(coat)
    return drawn + _bridle()


def _dapples(coat: Coat) -> str:
    places = (
        (176, 128),
        (184, 142),
        (170, 144),
        (178, 158),
        (76, 118),
        (72, 134),
        (86, 128),
        (84, 146),
        (92, 90),
        (84, 76),
    )
    return "".join(path(ellipse(*at([place])[0], 4.2, 3.2), PAPER_HI, opacity=0.85) for place in places)


def _hooves(coat: Coat) -> str:
    hoof, drawn = ink("M-7 -4H6L9 5H-9Z", INK2, 1.6), ""
    sock = ink("M-6.4 -12H6L6.4 -3H-7Z", PAPER_HI, 1.5) if coat.mark == "blaze" else ""
    for x, y, turn in ((153, 216, 0), (37, 211, 10), (127, 212, 0), (26, 197, 14)):
        (px, py) = at([(x, y)])[0]
        drawn += group(sock + hoof, px, py, 1, turn)
    return drawn


def _head(coat: Coat) -> str:
    drawn = ink(spline(at("62 44, 60 28, 68 24, 74 42")), coat.main, 2.4)
    drawn += ink(spline(at("70 46, 72 30, 80 30, 80 48")), coat.dark, 2)
    drawn += ink(spline(at(_MANE)), coat.mane, 2.4)
    for lock in ("74 40, 88 56, 100 80, 110 100", "72 46, 84 64, 94 84"):
        drawn += line(spline(at(lock), False), 1.1, coat.dark)
    if coat.mark == "blaze":
        drawn += path(spline(at("52 50, 44 64, 30 84, 25 92, 31 92, 42 76, 54 58")), PAPER_HI, INK, 1)
    (x, y), (nx, ny) = at("53 64, 27 94")
    almond = spline([(x - 5, y + 1), (x, y - 4), (x + 5, y), (x, y + 3)])
    drawn += path(almond, PAPER_HI, INK, 1.4) + path(circle(x - 0.5, y - 0.4, 2.4), INK)
    drawn += line(f"M{x - 6} {y - 4}Q{x} {y - 8} {x + 6} {y - 3}", 1.6)
    return drawn + path(ellipse(nx, ny, 2.6, 3.6), INK) + line(f"M{nx - 3} {ny + 11}q7 3 13 -1", 1.4)


def _bridle() -> str:
    drawn = ""
    for strap in ("33 74, 47 101", "62 50, 62 98", "33 76, 56 66"):
        d = polygon(at(strap), False)
        drawn += line(d, 4.2) + line(d, 2.2, ALMAGRE)
    return drawn + path(circle(*at("41 92")[0], 3.4), OCHRE_LT, INK, 1.2)


def trappings(cloth: str, trim: str) -> str:
    """The saddle cloth, and the strap over the breast."""
    outline = spline(at(_CLOTH))
    band = path(spline(at("95 150, 130 160, 165 150, 165 158, 130 168, 95 158")), trim, INK, 1.2)
    shade = path(polygon(at("140 100, 165 100, 165 170, 146 170")), INK, opacity=0.2)
    tassels = "".join(
        line(f"M{x:.1f} {y:.1f}v7", 2.6) + line(f"M{x:.1f} {y:.1f}v6", 1.4, trim)
        for x, y in at("104 160, 112 164, 121 167, 130 168, 139 167, 148 163, 156 160")
    )
    strap = spline(at("62 128, 80 134, 104 128"), False)
    studs = "".join(path(circle(x, y, 2.2), OCHRE_LT, INK, 0.8) for x, y in at("70 131, 84 133, 96 131"))
    return (
        tassels
        + ink(outline, cloth, 2.8)
        + clip(outline, band + shade)
        + line(strap, 6)
        + line(strap, 3.6, ALMAGRE)
        + studs
    )
