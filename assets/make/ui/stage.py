"""What frames the curtain and never moves: swags with fringe and tassels, the tiles of the ramp, a wreath."""

from __future__ import annotations

from math import pi, sin
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE_LT,
    COBALT,
    COBALT_DK,
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_HI,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    line,
    path,
    petals,
    spline,
    star,
    svg,
)
from assets.make.ui.curtain import CLOTH, DEEP, LINE, SHADE
from assets.make.ui.title_wall import TILE, wall

WIDTH = 1280
PELMET, RAMP, WREATH = 150, 84, 240
SWAGS, BEAM = 5, 20
SPAN = WIDTH / SWAGS
SAG = 78
"""How far the edge of a swag hangs below its ends."""


# --- above ---


def pelmet() -> str:
    """A gilded beam, and five swags that hang from it."""
    rng = Random(6)
    swags = "".join(group(_swag(rng), SPAN * k) for k in range(SWAGS))
    tassels = "".join(group(_tassel(rng), SPAN * k, BEAM) for k in range(SWAGS + 1))
    return svg(WIDTH, PELMET, swags + _beam() + tassels)


def _bow(sag: float) -> str:
    """A line that hangs from one end of a swag to the other."""
    return f"M0 {BEAM:.1f}Q{SPAN / 2} {BEAM + 2 * sag:.1f} {SPAN} {BEAM:.1f}"


def _swag(rng: Random) -> str:
    edge = _bow(SAG)
    sheet = edge + f"V0H0V{BEAM}Z"
    folds = ""
    for k in range(6):
        sag = SAG * (0.12 + 0.15 * k)
        folds += path(f"{_bow(sag)}Q{SPAN / 2} {BEAM + 2 * sag - 13:.1f} 0 {BEAM}Z", SHADE, opacity=0.75)
        folds += path(
            f"{_bow(sag + 7)}Q{SPAN / 2} {BEAM + 2 * sag + 5:.1f} 0 {BEAM}Z", ALMAGRE_LT, opacity=0.4
        )
        folds += line(_bow(sag), 1.8, LINE) + line(_combed(rng, sag), 1.0, DEEP, 0.8)
    shade = hatch(
        sheet, f"M{SPAN * 0.62} 0H{SPAN}V{BEAM + 40}Q{SPAN * 0.8} 90 {SPAN * 0.7} 70Z", 64, 4.6, 1.1, DEEP
    )
    return (
        group(path(edge, DEEP, opacity=0.5), 0, 22)
        + _fringe(rng)
        + path(sheet, CLOTH)
        + clip(sheet, folds + shade)
        + line(edge, 11, LINE)
        + line(edge, 8, OCHRE)
        + line(edge, 4.6, OCHRE_LT, dash="1 7")
    )


def _combed(rng: Random, sag: float) -> str:
    """Short strokes below the lower edge of a shadow."""
    data = ""
    for k in range(14, 43):
        t = k / 56
        x, y = SPAN * t, BEAM + 4 * sag * t * (1 - t)
        data += f"M{x:.1f} {y:.1f}l{(t - 0.5) * 3:.1f} {-rng.uniform(5, 9) * sin(pi * t):.1f}"
    return data


def _fringe(rng: Random) -> str:
    """Strands below the edge of a swag, as long everywhere."""
    behind, front = "", ""
    for k in range(96):
        t = (k + 0.5) / 96
        strand = f"M{SPAN * t:.1f} {BEAM + 4 * SAG * t * (1 - t):.1f}v{rng.uniform(21, 24):.1f}"
        behind, front = (behind + strand, front) if k % 2 else (behind, front + strand)
    return line(behind + front, 3.8, LINE) + line(behind, 2.4, OCHRE_DK) + line(front, 2.2, OCHRE)


def _beam() -> str:
    """The gilded moulding from which everything hangs."""
    eggs = "".join(
        ink(ellipse(x, 9, 6.4, 4), OCHRE_LT, 1.1) + path(circle(x + 10, 9, 1.6), OCHRE_LT, INK, 0.8)
        for x in range(0, WIDTH + 1, 20)
    )
    return (
        path(f"M0 0H{WIDTH}V{BEAM + 5}H0Z", INK, opacity=0.35)
        + path(f"M0 0H{WIDTH}V{BEAM}H0Z", OCHRE_DK)
        + path(f"M0 2.4H{WIDTH}V{BEAM - 5}H0Z", WALNUT)
        + eggs
        + line(f"M-4 2H{WIDTH + 4}", 1.6, OCHRE_LT)
        + line(f"M-4 {BEAM - 3.6}H{WIDTH + 4}", 2, OCHRE)
        + line(f"M-4 {BEAM}H{WIDTH + 4}", 2.6)
    )


def _tassel(rng: Random) -> str:
    """A rosette with a tassel on a cord, where two swags meet."""
    strands = "".join(f"M{x:.1f} 62Q{x * 1.25:.1f} 84 {x * 1.35:.1f} {103 + rng.uniform(-2, 2):.1f}"
                      for x in (-9, -6, -3, 0, 3, 6, 9))  # fmt: skip
    skirt = "M-11 58Q-13 84 -16 104Q0 110 16 104Q13 84 11 58Z"
    return (
        line("M0 0V44", 6) + line("M0 0V44", 3.6, OCHRE) + line("M0 0V44", 2, OCHRE_LT, dash="2 5")
        + ink(skirt, OCHRE, 2.4)
        + clip(skirt, path("M3 50H20V112H5Z", OCHRE_DK, opacity=0.8))
        + line(strands, 1.2)
        + ink(spline("-9 46, -12 56, -8 64, 8 64, 12 56, 9 46, 0 42"), OCHRE_LT, 2.2)
        + line("M-11 54Q0 59 11 54M-10 59Q0 64 10 59", 1.3)
        + ink(star(0, 0, 22, 17, 12), OCHRE, 2.4)
        + ink(circle(0, 0, 12), CLOTH, 1.8)
        + path(petals(0, 0, 10, 8, 0.7), OCHRE_LT)
    )  # fmt: skip


# --- below ---

PICTURES = ("carnation", "bull", "sun", "guitar", "fan", "swallow", "orange", "jug", "ship")


def ramp() -> str:
    """The front of the stage: a wooden nosing over a border of painted tiles."""
    columns, small = 20, WIDTH / 20 / TILE
    pictures = {(k, 0): PICTURES[k // 2 % len(PICTURES)] for k in range(1, columns, 2)}
    tiles = wall(columns, 1, pictures, 5)
    tiles = tiles[tiles.index(">") + 1 : tiles.rindex("</svg>")]
    top = RAMP - TILE * small
    rope = "".join(f"M{x} {top + 1}l8 -5" for x in range(-8, WIDTH, 16))
    return svg(
        WIDTH,
        RAMP,
        group(tiles, 0, top, small)
        + path(f"M0 {top - 5}H{WIDTH}V{top + 2}H0Z", PAPER_HI, INK, 1.4)
        + line(rope, 3, COBALT)
        + path(f"M0 2H{WIDTH}V{top - 5}H0Z", WALNUT)
        + path(f"M0 2H{WIDTH}V6H0Z", WALNUT_LT)
        + line(f"M-4 {top - 7}H{WIDTH + 4}", 2.4, WALNUT_DK)
        + line(f"M-4 2H{WIDTH + 4}", 2.6),
    )


# --- in the middle ---


def wreath() -> str:
    """A golden wreath around a dark ground, in which the round mark of a player lies."""
    ring = (
        path(circle(3, 5, 84), DEEP, opacity=0.6)
        + ink(circle(0, 0, 81), OCHRE, 3)
        + line(circle(0, 0, 78.4), 1.5, OCHRE_LT)
        + ink(circle(0, 0, 74), DEEP, 2)
    )
    bow = ink("M-4 97Q-30 78 -37 94Q-38 110 -4 103Z", COBALT, 2.4) + line("M-9 99Q-20 94 -28 96", 1.3)
    tail = ink("M-3 101Q-12 108 -25 115L-18 106L-24 101Q-12 98 -3 97Z", COBALT_DK, 2.2)
    bough = "".join(group(_sprig(), turn=24 + 12.6 * k) for k in range(12))
    both = "".join(group(part, 0, 0, (way, 1)) for part in (bough, tail + bow) for way in (1, -1))
    knot = ink(circle(0, 100, 8), COBALT, 2.4)
    return svg(WREATH, WREATH, group(ring + both + knot, WREATH / 2, WREATH / 2))


def _sprig() -> str:
    """Two leaves and a berry of the bough on the right, as they grow at the top of the ring."""
    leaf = "M0 0Q7 -9 25 -3Q14 8 0 0Z"
    outer = ink(leaf, OCHRE_LT, 1.9) + line("M4 -0.4L17 -1.6", 1, OCHRE_DK)
    inner = ink(leaf, OCHRE, 1.9) + line("M4 -0.4L17 -1.6", 1, OCHRE_DK)
    return (
        group(inner, 0, -92, (0.86, -0.86), 158)
        + group(outer, 0, -94, 1, 206)
        + ink(circle(3, -96, 2.6), ALMAGRE_LT, 1.2)
    )


PRESS = {"rough": 0.2, "salt": 0.1}
SPRITES = {
    "ui/curtain_pelmet": Sprite(pelmet, 2560, PRESS),
    "ui/curtain_ramp": Sprite(ramp, 2560, PRESS),
    "ui/curtain_wreath": Sprite(wreath, WREATH * MASTER, {"rough": 0.15, "salt": 0.1}),
}
