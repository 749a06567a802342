"""Pictures of the Action cards that put Direction tokens on the signs of the streets and take them away."""

from __future__ import annotations

from random import Random

from assets.make.bulls.card_scenery import backdrop, cobbles, ground, puffs, rays, sleeve, speed
from assets.make.bulls.dice_and_signs import marker
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER_HI,
    SEPIA,
    SKY,
    TERRA,
    TERRA_LT,
    WALNUT_LT,
)
from assets.make.drawing.people import (
    BLACK,
    BROWN,
    CHESTNUT,
    FAIR,
    GREY,
    LINEN,
    OLIVE_SKIN,
    RED,
    TAN,
    grip,
)
from assets.make.drawing.svg import circle, clip, ellipse, group, ink, inside, line, path, spline


def street_sweeper() -> str:
    """A broom takes leaves, paper and somebody's arrow with it."""
    drawn = (
        backdrop("#DCE8EA")
        + rays(30, 150, 20, "#C9DCE2")
        + ground(104, "#C9BE9A", 4)
        + cobbles(106, 9, "#8E8466")
    )
    drawn += "".join(
        f"{line(d, 6)}{line(d, 3.4, PAPER_HI)}"
        for d in ("M60 140Q120 150 170 132", "M70 152Q130 166 196 146")
    )
    drawn += puffs([(126, 128, 12), (146, 134, 14), (168, 126, 11), (186, 134, 8)])
    pole = group(ink("M-4 -190H4V0H-4Z", WALNUT_LT, 2.6) + line("M-1 -190V0", 1.4, TERRA_LT), 98, 104, 1, -34)
    drawn += pole
    head_ = spline("-14 -6, -14 -6, 14 -6, 14 -6, 22 22, 34 54, 34 54, 14 50, -4 56, -34 50, -34 50, -22 20")
    straw = "".join(f"M{-10 + k * 2.6} 0Q{-14 + k * 3.6} 24 {-28 + k * 7.4} 50" for k in range(9))
    drawn += group(
        ink(head_, OCHRE, 3)
        + clip(head_, line(straw, 1.6, OCHRE_DK))
        + ink("M-16 -10H16V0H-16Z", ALMAGRE, 2.2)
        + line("M-18 12Q0 17 19 12", 4, ALMAGRE_DK),
        98,
        100,
        1.0,
        -24,
    )
    arm = sleeve([(-10, 6), (16, 20), (36, 40)], [22, 19, 15], COBALT)
    drawn += arm + group(grip(TAN), 34, 38, 1.24, 40)
    drawn += sleeve([(-14, 84), (20, 86), (52, 78)], [22, 19, 15], COBALT) + group(
        grip(TAN), 52, 78, 1.24, -28
    )
    drawn += group(inside(marker("pink")), 160, 34, 0.86, 24) + speed(
        [(118, 66, 24), (126, 80, 20)], PAPER_HI, 3.4
    )
    rng = Random(4)
    for x, y, turn in ((140, 22, 20), (206, 108, -30), (216, 78, 60), (130, 104, 10), (196, 24, -50)):
        colour = rng.choice((OLIVE, OLIVE_LT, OCHRE, TERRA))
        drawn += group(ink("M-10 0Q0 -9 11 0Q0 8 -10 0Z", colour, 1.6) + line("M-14 0H7", 1.2), x, y, 1, turn)
    return drawn + group(
        ink("M-9 -7L10 -9L8 9L-11 7Z", PAPER_HI, 1.8) + line("M-6 -3H5M-6 1H4", 1.2, SEPIA), 214, 42, 1, 24
    )


def follow_the_flag() -> str:
    """A guide's pennant above a crowd that will go wherever it points."""
    drawn = backdrop(SKY) + rays(118, 170, 22, "#D5E6EC")
    drawn += path(
        "M0 112L26 96V84H44V100L70 92L96 104L130 88V70L138 60L146 70V92L176 100L204 86L236 104V164H0Z",
        "#E8D2A6",
        INK,
        2,
    )
    drawn += "".join(
        path(f"M{x} {y}h6v9h-6Z", "#8A6A4A")
        for x, y in ((14, 110), (52, 106), (104, 112), (160, 108), (190, 104), (216, 110))
    )
    flag = spline(
        "82 14, 82 14, 116 6, 146 16, 176 8, 176 8, 218 34, 218 34, 176 60, 176 60, 146 66, "
        "116 58, 82 66, 82 66"
    )
    drawn += (
        line("M78 8L70 150", 8)
        + line("M78 8L70 150", 4.6, WALNUT_LT)
        + path(circle(78.6, 8, 5), OCHRE_LT, INK, 2)
    )
    drawn += ink(flag, COBALT, 3.2)
    drawn += clip(
        flag,
        path(spline("146 10, 176 8, 218 34, 176 62, 146 68, 156 40"), COBALT_DK, opacity=0.55)
        + line("M116 6Q124 34 116 60M146 16Q154 40 146 66", 2, COBALT_DK),
    )
    drawn += ink("M96 30Q124 24 152 32V20L188 37L152 56V45Q124 38 96 44Z", PAPER_HI, 2.2)
    drawn += sleeve([(4, 190), (30, 148), (56, 119)], [20, 16, 12.5], LINEN, COBALT) + group(
        grip(FAIR), 56, 118, 1.2, -24
    )
    crowd = (
        (20, 150, BLACK, OLIVE_SKIN, "band", ALMAGRE),
        (104, 138, RED, FAIR, "tail", ALMAGRE),
        (142, 130, GREY, FAIR, "bald", ALMAGRE),
        (178, 138, BLACK, BROWN, "curls", ALMAGRE),
        (214, 130, CHESTNUT, TAN, "beret", ALMAGRE),
    )
    for x, y, hair, skin, style, cloth in crowd:
        drawn += _nape(x, y, hair, skin, style, cloth)
    return drawn


def _nape(x: float, y: float, hair: str, skin: str, style: str, cloth: str) -> str:
    """Somebody in white from behind: shoulders, knotted scarf, the back of a head."""
    drawn = ink(spline("-26 44, -24 24, -12 17, 12 17, 24 24, 26 44"), LINEN, 2.6) + ink(
        "M-7 6H7V22H-7Z", skin, 2
    )
    drawn += "".join(ink(ellipse(side * 14.4, 1, 3.4, 5), skin, 1.8) for side in (-1, 1))
    skull = spline("-14 4, -15 -8, -9 -17, 0 -19, 9 -17, 15 -8, 14 4, 8 13, -8 13")
    if style == "bald":
        drawn += ink(skull, skin, 2.6) + ink(
            spline("-14.6 -4, -14 6, -8 13, 8 13, 14 6, 14.6 -4, 10 2, -10 2"), hair, 1.8
        )
    else:
        drawn += ink(skull, hair, 2.6) + line("M-6 -12Q-9 -2 -6 8M2 -14V10M9 -10Q11 0 8 8", 1.2, SEPIA, 0.8)
    if style == "tail":
        drawn += ink(spline("-5 -12, 5 -12, 8 4, 4 22, -1 30, -6 20, -8 4"), hair, 2.2) + ink(
            "M-6 -9H6V-4H-6Z", cloth, 1.6
        )
    elif style == "curls":
        drawn += "".join(
            ink(circle(cx, cy, 6.6), hair, 2)
            for cx, cy in ((-11, -10), (-3, -16), (7, -14), (13, -5), (-14, -1), (0, -4), (9, 5), (-7, 7))
        )
    elif style == "beret":
        drawn += ink("M-18 -6Q-18 -21 0 -22Q19 -21 18 -6Q0 -1 -18 -6Z", ALMAGRE, 2.6) + line(
            "M0 -22L1 -27", 2.6
        )
    elif style == "band":
        drawn += ink("M-15 -7Q0 -2 15 -7V-2Q0 3 -15 -2Z", cloth, 1.8)
    drawn += ink("M-12 18Q0 26 12 18L11 25Q0 32 -11 25Z", cloth, 2) + ink("M0 24L-9 42L0 37L8 43Z", cloth, 2)
    return group(drawn, x, y, 1.06)
