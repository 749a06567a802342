"""The morning after a fiesta that others have won: paper on the stones, and the bull goes home."""

from __future__ import annotations

from random import Random

from assets.make.drawing.beasts import Gait, bull
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_LT,
    COBALT_LT,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE_LT,
    PAPER_HI,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, ellipse, group, ink, line, path, svg
from assets.make.ui.fiesta import barrel, glass, guitar, jug
from assets.make.ui.glow import fading, glow
from assets.make.ui.results import HEIGHT, WIDTH, church, flags, houses, plaza

WALLS = ("#D9BFA6", "#E3CDB0", "#CDB09C", "#DCC4B4")
SUN = (846.0, 452.0)
STROLL = Gait(
    "204 120, 214 150, 222 168, 226 188", "196 124, 190 152, 180 168, 176 188",
    "64 104, 58 142, 46 164, 40 188", "74 104, 84 146, 92 166, 98 188", -2, 4,
)  # fmt: skip


def morning() -> str:
    """The whole picture."""
    rng = Random(12)
    return svg(
        WIDTH,
        HEIGHT,
        _sky()
        + houses(rng, 566, (70, 130), (54, 92), -20, WALLS, 0.04)
        + church("#E6D3BC", "#DCC4AA")
        + houses(rng, 604, (46, 90), (62, 100), -60, WALLS, 0.04)
        + plaza((("#FFE6B0", 0.8), ("#B98A66", 0.35)), "#DDB88A", "#A97F5C")
        + _swept(rng)
        + path(ellipse(206, 690, 116, 9), INK, opacity=0.28)
        + group(bull(STROLL), 88, 520, 0.92)
        + group(_broom(), 1010, 700, 1, 14)
        + group(barrel(), 1180, 706, 1.15)
        + group(jug(), 1108, 690, 1.05, 96)
        + group(glass(), 1206, 612)
        + group(guitar(), 1262, 704, 1.0, 14)
        + flags(-20, 20, 660, 8)
        + flags(620, 8, 1300, 22),
    )


def _sky() -> str:
    whole = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
    dawn = [(0, "#6E93BE", 1), (0.5, "#A9C0D0", 1), (0.8, "#F1D9AE", 1), (1, "#F0B572", 1)]
    drawn = fading(whole, 0, 590, dawn) + glow(whole, *SUN, 420, [(0, "#FFE9B0", 0.85), (1, "#FFE9B0", 0)])
    drawn += "".join(
        line(
            f"M-10 {k * 7.8:.1f}" + f"q40 {(-1) ** k * 1.6} 80 0t80 0" * 9,
            0.6,
            "#7E93A8" if k < 48 else OCHRE_DK,
            0.4,
        )
        for k in range(74)
    )
    drawn += ink(circle(*SUN, 50), OCHRE_LT, 2.4)
    for x, y, size in ((150, 170, 1.5), (350, 290, 1.0), (1120, 180, 1.4), (930, 330, 0.9)):
        cloud = "M-50 10Q-54 -8 -34 -10Q-30 -28 -8 -24Q6 -38 24 -24Q48 -24 44 -6Q58 -2 52 10Z"
        drawn += group(ink(cloud, PAPER_HI, 2), x, y, size)
    gulls = "".join(f"M{x} {y}q8 -10 16 0q8 -10 16 0" for x, y in ((70, 330), (118, 356), (1210, 300)))
    return drawn + line(gulls, 2.2)


def _swept(rng: Random) -> str:
    """What lies about: paper in all colours, and a heap of it that somebody has swept together."""
    colours, drawn = (ALMAGRE_LT, COBALT_LT, PAPER_HI, OCHRE_LT, OLIVE_LT), ""
    places = [(rng.uniform(0, WIDTH), rng.uniform(616, 716)) for _ in range(110)]
    places += [(rng.gauss(950, 20), 700 - abs(rng.gauss(0, 9))) for _ in range(60)]
    for x, y in places:
        scrap = path("M-4 -2.2H4V2.2H-4Z", rng.choice(colours), INK, 0.8)
        drawn += group(scrap, x, y, rng.uniform(0.8, 1.3), rng.uniform(0, 180))
    return drawn


def _broom() -> str:
    """A broom that stands by itself, as they do when nobody looks."""
    twigs = "M-16 0L-9 -44H9L16 0Q0 7 -16 0Z"
    drawn = line("M0 -40V-150", 7) + line("M0 -40V-150", 4, WALNUT_LT)
    strands = "".join(f"M{x * 0.6} -40L{x} -2" for x in (-10, -5, 0, 5, 10))
    return (
        drawn
        + ink(twigs, OCHRE, 2.4)
        + line(strands, 1.4, OCHRE_DK)
        + ink("M-10 -46H10V-38H-10Z", ALMAGRE, 1.8)
    )


SPRITES = {"ui/morning": Sprite(morning, 1600, {"rough": 0.3, "salt": 0.1})}
