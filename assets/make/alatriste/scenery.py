"""The stage of the pictures of Madrid: light, skies, ground, and what grows on it.

Pictures are drawn from (0, 0); what stands has its foot at (x, y). Widths are meant for a picture that is
shown about as large as it is drawn.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from assets.make.drawing.palette import (
    INK,
    INK2,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    PAPER,
    PAPER_HI,
    SEPIA,
    WALNUT,
    WALNUT_LT,
    lighter,
    mix,
)
from assets.make.drawing.svg import circle, clip, group, hatch, ink, line, num, path, spline
from assets.make.ui.glow import glow

DAY, EVENING, DUSK, NIGHTFALL = "#CFDCD6", "#E6C79A", "#B98A7A", "#2B3552"
STONE, BRICK, PLASTER, SLATE, EARTH = "#DCC9A0", "#D0906C", "#F1E3C2", "#54647C", "#D8BE88"


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
        f"M{x} {y - r}A{r} {r} 0 1 0 {x + r} {y + r * 0.3:.1f}"
        f"A{r * 0.8:.1f} {r * 0.8:.1f} 0 0 1 {x} {y - r}Z",
        PAPER,
        1.2,
    )


def sun(x: float, y: float, r: float) -> str:
    """A sun with engraved rays."""
    rays = ""
    for k in range(24):
        a, far = 2 * pi * k / 24, r * (1.9 if k % 2 else 1.55)
        rays += (
            f"M{x + r * 1.2 * cos(a):.1f} {y + r * 1.2 * sin(a):.1f}"
            f"L{x + far * cos(a):.1f} {y + far * sin(a):.1f}"
        )
    return line(rays, 1.2, OCHRE_DK, 0.8) + ink(circle(x, y, r), OCHRE_LT, 1.4)


def cloud(x: float, y: float, size: float = 1.0) -> str:
    """A round cloud."""
    puff = "M0 0Q-3 -8 7 -8Q11 -15 19 -10Q28 -13 29 -5Q36 -4 33 0Z"
    return group(path(puff, PAPER_HI, INK2, 1) + line("M6 -3h9M18 -3h8", 0.8, SEPIA), x, y, size)


def land(width: float, height: float, y: float, colour: str = EARTH) -> str:
    """Ground from `y` to the lower edge."""
    rim = (
        f"M-3 {num(y)}Q{num(width * 0.3)} {num(y - 3)} {num(width * 0.6)} {num(y)}"
        f"T{num(width + 3)} {num(y - 1)}"
    )
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
    folds = ""
    for t, h in tops[1::2]:
        folds += f"M{num(t * width)} {num(y - high * h + 2)}l{num(high * 0.3)} {num(high * 0.5)}"
        folds += f"m-4 -2l{num(high * 0.2)} {num(high * 0.34)}"
    return drawn + line(folds, 0.8, SEPIA, 0.7)


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
