"""The pier beside each destination, on which whoever has arrived there stands."""

from __future__ import annotations

from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    INK,
    MASTER,
    OCHRE_LT,
    PAPER_HI,
    SEA_DK,
    SEA_LT,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import ellipse, group, ink, line, path, rounded, svg

WIDE, HIGH = 152, 98
LEFT, TOP, RIGHT, FOOT = 14, 6, 144, 88
PLANKS = ("#C79A62", "#BE8F58", "#D0A46C", "#C49560")
FLAGS = (ALMAGRE, PAPER_HI, COBALT, OCHRE_LT)


def pier() -> str:
    """Planks on piles over the water, with a rail of rope at the seaward end, and a gangway to the beach."""
    rng = Random(6)
    wide, high = RIGHT - LEFT, FOOT - TOP
    waves = line(f"M{LEFT + 8} {FOOT + 7}q8 -4 16 0t16 0t16 0t16 0t16 0t16 0t16 0", 1.6, SEA_LT, 0.9)
    piles = "".join(
        ink(rounded(x, FOOT - 4, 8, 12, 2), WALNUT, 1.6)
        + path(ellipse(x + 4, FOOT + 8, 7, 2), SEA_DK, opacity=0.6)
        for x in (LEFT + 8, LEFT + 44, LEFT + 80, RIGHT - 14)
    )
    boards = ""
    for k in range(8):
        y, colour = TOP + k * high / 8, PLANKS[(k * 5) % 4]
        boards += path(f"M{LEFT} {y:.1f}H{RIGHT}V{y + high / 8:.1f}H{LEFT}Z", colour, INK, 0.9)
        x = LEFT + rng.uniform(26, 104)
        boards += line(f"M{x:.1f} {y:.1f}v{high / 8:.1f}", 1, INK, 0.8)
        grain = "".join(
            f"M{rng.uniform(LEFT + 4, RIGHT - 40):.1f} {y + rng.uniform(3, 8):.1f}h{rng.uniform(10, 30):.1f}"
            for _ in range(2)
        )
        boards += line(grain, 0.7, WALNUT_LT, 0.6)
    deck = path(rounded(LEFT + 2, TOP + 4, wide, high, 4), INK, opacity=0.3) + boards
    deck += line(rounded(LEFT, TOP, wide, high, 3), 2.4, INK)
    gangway = ink(f"M0 {HIGH / 2 - 12}H{LEFT + 2}V{HIGH / 2 + 8}H0Z", PLANKS[2], 1.6)
    posts = "".join(
        ink(rounded(x - 3.4, y - 6, 6.8, 11, 2.6), WALNUT_LT, 1.5)
        + path(ellipse(x, y - 6, 3, 1.6), OCHRE_LT, INK, 0.8)
        for x, y in ((LEFT + 5, TOP + 3), (RIGHT - 5, TOP + 3), (LEFT + 5, FOOT - 2), (RIGHT - 5, FOOT - 2))
    )
    rope = f"M{LEFT + 5} {TOP}Q{(LEFT + RIGHT) / 2} {TOP + 9} {RIGHT - 5} {TOP}"
    flags = "".join(
        group(
            ink("M-3.6 0H3.6L0 8Z", FLAGS[k % 4], 0.9), LEFT + 16 + k * 12.2, TOP + 4.4 - 0.17 * (k - 4) ** 2
        )
        for k in range(9)
    )
    return svg(WIDE, HIGH, waves + piles + gangway + deck + line(rope, 1.6, INK) + flags + posts)


SPRITES = {"bulls/pier": Sprite(pier, WIDE * MASTER, {"rough": 0.3, "salt": 0.12})}
