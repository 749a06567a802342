"""The bull: its head from the front, and its whole body running, for cards, figures and the card back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from assets.make.drawing.palette import INK, OCHRE, OCHRE_LT, PAPER_DK, PAPER_HI, SKIN_SH, TERRA_DK
from assets.make.drawing.svg import (
    Points,
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    limb,
    line,
    pairs,
    path,
    spline,
)

COAT, COAT_DK, COAT_LT = "#43312A", "#231714", "#6E5347"
EYE = "#B5352A"
_HOOF = "#17110F"


def bull_head(coat: str = COAT, angry: bool = True) -> str:
    """A bull's head from the front, about 150 wide and 130 high around (0, 0)."""
    dark = COAT_DK
    drawn = "".join(group(_side(coat), 0, 0, (side, 1)) for side in (-1, 1))
    skull = spline(
        "-31 -28, -34 -4, -26 22, -22 44, -15 58, 0 63, 15 58, 22 44, 26 22, 34 -4, 31 -28, 14 -38, -14 -38"
    )
    drawn += ink(skull, coat, 3.6)
    drawn += clip(
        skull,
        path(spline("6 -40, 40 -30, 40 10, 24 50, 8 64, 4 30, 11 0"), dark, opacity=0.6)
        + path(spline("-24 -24, -12 -30, -8 -10, -12 20, -20 12, -28 -8"), COAT_LT, opacity=0.55),
    )
    drawn += hatch(
        skull,
        spline("12 -36, 40 -30, 36 20, 16 50, 18 10"),
        -30,
        4.4,
        1.2,
        COAT_LT,
        0.6,
        (-60, -60, 120, 140),
    )
    muzzle = spline("-21 36, -24 50, -14 62, 0 65, 14 62, 24 50, 21 36, 9 31, -9 31")
    drawn += ink(muzzle, SKIN_SH, 2.8)
    drawn += clip(muzzle, path(spline("4 30, 26 34, 26 60, 6 68, 14 50"), TERRA_DK, opacity=0.45))
    for side in (-1, 1):
        drawn += group(_eye(angry), 0, 0, (side, 1)) + path(ellipse(side * 10, 47, 4.8, 3.6), INK)
    drawn += line("M-10 57Q0 61 10 57", 2.2)
    drawn += line("M-8 50A9 10 0 1 0 8 50", 5.2) + line("M-8 50A9 10 0 1 0 8 50", 2.6, OCHRE_LT)
    drawn += line("M3 66Q9 62 8.6 54", 1.2, OCHRE)
    return drawn + ink(
        spline("-17 -40, -14 -24, -8 -30, -4 -17, 1 -26, 7 -16, 10 -28, 15 -22, 17 -40, 0 -48"),
        dark, 2.4,
    )  # fmt: skip


def _side(coat: str) -> str:
    """Right horn and ear of the head."""
    horn = ink("M18 -30Q52 -26 53 -66Q76 -28 42 -11Q28 -5 16 -13Z", PAPER_HI, 3.2)
    horn += path("M54 -58Q66 -28 42 -15Q30 -9 18 -15Q48 -20 54 -58Z", PAPER_DK)
    horn += path("M53 -66Q60 -54 59.4 -44L52 -46Q54 -56 53 -66Z", INK)
    ear = ink("M25 -9Q52 -16 62 1Q46 18 24 9Z", coat, 3)
    return horn + ear + path("M33 -3Q48 -7 55 1Q45 9 33 5Z", SKIN_SH, INK, 1.2)


def _eye(angry: bool) -> str:
    white = path(spline("25 -4, 17 -10, 9 -3, 17 3"), PAPER_HI, INK, 1.7)
    if angry:
        return (
            white
            + path(circle(15.4, -3, 4.2), EYE)
            + path(circle(15, -3, 2.2), INK)
            + line("M30 -15L7 -6.4", 5)
        )
    return white + path(circle(17, -3, 3.6), INK) + line("M28 -12Q18 -16 8 -9", 3.6)


class Gait(NamedTuple):
    """One moment of the gallop: where each leg goes, from body to hoof; how far the head nods."""

    far_fore: Points
    near_fore: Points
    far_hind: Points
    near_hind: Points
    nod: float = 0.0
    rise: float = 0.0


CHARGE = Gait(
    far_fore="204 120, 222 142, 248 146, 266 160",
    near_fore="196 124, 214 154, 244 162, 270 182",
    far_hind="64 104, 60 136, 38 148, 26 172",
    near_hind="74 104, 82 146, 56 160, 50 190",
)
GALLOP = (
    Gait(
        "204 120, 224 138, 252 138, 276 148",
        "196 124, 218 150, 250 152, 280 164",
        "64 104, 56 134, 30 142, 10 160",
        "74 104, 74 142, 44 158, 22 178",
        -6,
        8,
    ),
    Gait(
        "204 120, 216 146, 238 158, 240 182",
        "196 124, 208 156, 232 168, 224 187",
        "64 104, 66 140, 46 152, 20 156",
        "74 104, 90 146, 64 160, 34 168",
        2,
        2,
    ),
    Gait(
        "204 120, 196 150, 176 164, 160 156",
        "196 124, 184 160, 162 172, 150 186",
        "64 104, 88 138, 98 154, 120 172",
        "74 104, 106 142, 116 164, 134 186",
        8,
        0,
    ),
    Gait(
        "204 120, 216 140, 202 158, 184 152",
        "196 124, 224 146, 226 166, 206 170",
        "64 104, 84 140, 76 160, 84 184",
        "74 104, 100 144, 92 166, 106 190",
        0,
        5,
    ),
)
"""Four moments of a gallop."""


def bull(gait: Gait = CHARGE) -> str:
    """A bull charging to the right with its head down: 310 by 210, the ground at y = 205."""
    drawn = ink(limb("46 68, 24 54, 12 32, 22 12", [4.4, 3.4, 2.6]), COAT, 2.6)
    tuft = "23 18, 33 12, 38 0, 34 -9, 28 -3, 24 -15, 18 -6, 10 -9, 12 5, 18 15"
    drawn += ink(spline(tuft), COAT_DK, 2.2)
    drawn += _leg(gait.far_fore, [17, 11, 7, 5.4], COAT_DK) + _leg(gait.far_hind, [22, 14, 8, 5.6], COAT_DK)
    drawn += _leg(gait.near_hind, [30, 16, 8.6, 6], COAT, near=True)
    drawn += _trunk() + _leg(gait.near_fore, [24, 13, 8, 6], COAT, near=True)
    return group(drawn + group(group(_head(), -240, -100), 240, 100, 1, gait.nod), 0, -gait.rise)


def _leg(points: Points, widths: Sequence[float], coat: str, near: bool = False) -> str:
    """A leg that ends in its hoof, turned as the shin is."""
    (ax, ay), (bx, by) = pairs(points)[-2:]
    lean = max(-46.0, min(46.0, (ax - bx) * 1.3)) if by > ay else 60.0
    shape = limb(points, widths)
    hoof = ink("M-7.4 -7H7L11 7Q0 10.4 -12 7Z", _HOOF, 2.2) + line("M-8 -4.6H8", 1.3, COAT_LT)
    drawn = group(hoof, bx + (bx - ax) * 0.16, by + 6, 1, lean) + ink(shape, coat, 3)
    return drawn + (hatch(shape, shape, 62, 4, 1.1, COAT_LT, 0.5, (0, 0, 320, 220)) if near else "")


def _trunk() -> str:
    body = spline(
        "248 92, 244 66, 228 44, 202 30, 178 34, 154 50, 122 58, 90 56, 62 58, 44 74, 42 98, "
        "52 122, 74 134, 96 132, 116 138, 150 150, 178 154, 208 150, 232 134, 246 114"
    )
    box = (0, 0, 320, 220)
    belly = spline("240 128, 210 134, 170 136, 120 122, 86 116, 50 100, 38 140, 140 164, 230 156")
    shine = spline("230 56, 202 38, 178 42, 160 54, 180 54, 202 52, 220 66")
    rump = spline("104 66, 76 64, 56 72, 52 84, 74 74, 96 74")
    drawn = ink(body, COAT, 3.8)
    drawn += clip(body, path(belly, COAT_DK, opacity=0.9) + path(shine + rump, COAT_LT, opacity=0.75))
    low = spline("230 118, 190 112, 140 108, 86 98, 44 80, 36 140, 150 164, 230 156")
    neck = spline("244 76, 220 52, 194 48, 184 80, 196 120, 224 128, 242 108")
    drawn += hatch(body, low, 24, 4.2, 1.2, COAT_LT, 0.6, box) + hatch(
        body, neck, -58, 4.6, 1.2, COAT_LT, 0.42, box
    )
    return drawn + line("M180 60Q168 88 182 122M96 78Q104 100 94 124", 1.8, COAT_DK)


def _head() -> str:
    """The lowered head from its left side, horns forward."""
    box = (200, 0, 120, 220)
    drawn = ink("M218 140Q230 158 238 152Q242 140 234 128Z", COAT_DK, 2.2)
    drawn += ink("M260 84Q276 82 284 66Q290 54 286 38Q274 60 252 66Z", PAPER_HI, 2.8)
    drawn += path("M286 38Q290 48 287 58L280 54Q283 46 286 38Z", INK)
    skull = spline(
        "240 70, 258 74, 270 90, 278 112, 290 132, 294 148, 286 160, 272 160, 258 146, "
        "242 132, 226 112, 224 88"
    )
    drawn += ink(skull, COAT, 3.4)
    jaw = spline("254 160, 240 120, 220 96, 210 120, 240 160")
    brow = spline("266 92, 254 80, 244 80, 256 96, 266 116, 274 124")
    drawn += clip(skull, path(jaw, COAT_DK, opacity=0.85) + path(brow, COAT_LT, opacity=0.7))
    cheek = spline("256 156, 248 120, 226 92, 210 120, 240 160")
    drawn += hatch(skull, cheek, 30, 4, 1.1, COAT_LT, 0.5, box)
    drawn += ink(spline("286 134, 295 146, 292 160, 280 166, 267 160, 264 146, 272 136"), SKIN_SH, 2.6)
    drawn += (
        path(ellipse(287, 146, 3.4, 2.6), INK)
        + path(ellipse(276, 149, 3.2, 2.4), INK)
        + line("M288 158Q280 160 272 155", 1.8)
    )
    drawn += line("M292 150A7 7 0 1 1 280 152", 4.6) + line("M292 150A7 7 0 1 1 280 152", 2.4, OCHRE_LT)
    drawn += path("M266 108Q258 98 248 104Q254 114 266 108Z", PAPER_HI, INK, 1.8)
    drawn += (
        path(circle(258, 106.4, 3.6), EYE)
        + path(circle(258.6, 106.4, 1.7), INK)
        + line("M270 100Q258 94 244 102", 4.2)
    )
    drawn += ink(
        "M242 74Q264 76 276 62Q286 48 280 24Q276 18 274 24Q272 46 254 52Q238 56 232 66Z", PAPER_HI, 3.2
    )
    drawn += path("M276 62Q264 76 242 74L234 67Q256 70 270 58Q276 50 277 40Q280 52 276 62Z", PAPER_DK)
    drawn += path("M280 24Q276 18 274 24Q274 34 272 38L280 42Q282 32 280 24Z", INK)
    drawn += ink(spline("230 82, 212 72, 202 78, 208 92, 226 96"), COAT_DK, 2.2)
    drawn += path(spline("224 84, 212 78, 210 86, 222 92"), SKIN_SH)
    return drawn + ink(
        spline("250 72, 248 62, 240 64, 236 56, 230 64, 222 60, 222 74, 232 84, 242 80"), COAT_DK, 2
    )
