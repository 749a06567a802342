"""Pictures of the Action cards that trouble rival Runners."""

from __future__ import annotations

from math import cos, radians, sin

from assets.make.bulls.card_scenery import backdrop, cobbles, ground, rays, shade_below, sparkle
from assets.make.bulls.dice_and_signs import die
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEATS,
    SEPIA,
    TERRA_LT,
)
from assets.make.drawing.people import BLACK, CHESTNUT, LINEN, RED, TAN
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    inside,
    limb,
    line,
    num,
    path,
    petals,
    rounded,
    spline,
    star,
)
from assets.make.ui.portraits import FAIR as FAIR_FACE
from assets.make.ui.portraits import OLIVE_SKIN as OLIVE_FACE
from assets.make.ui.portraits import brows, cheeks, ears, eyes, head


def spilled_sangria() -> str:
    """A painted jug on its side, and no dry cobble left to stand on."""
    drawn = (
        backdrop("#F0D8AC")
        + rays(70, 60, 20, "#E8C890")
        + ground(78, "#D9BE8C", 3)
        + cobbles(82, 3, "#A98850")
    )
    pool = spline(
        "92 92, 130 84, 176 88, 214 82, 236 92, 246 112, 232 132, 204 136, 190 150, 154 146, "
        "128 156, 96 148, 74 154, 52 140, 66 124, 60 106"
    )
    drawn += ink(pool, ALMAGRE_DK, 3) + clip(
        pool,
        path(
            spline("96 98, 150 92, 210 92, 226 104, 180 104, 130 108, 90 116, 76 106"), ALMAGRE, opacity=0.95
        ),
    )
    drawn += line("M110 128Q140 136 170 126M196 118Q208 122 220 114", 2, ALMAGRE_LT)
    jug = spline(
        "12 40, 30 26, 58 22, 84 32, 98 46, 108 50, 116 44, 116 44, 130 78, 130 78, 118 84, "
        "106 84, 92 94, 64 106, 36 104, 16 90, 8 66"
    )
    handle = "M44 26Q38 2 72 0Q98 2 104 46"
    jug_art = line(handle, 14) + line(handle, 9, PAPER_HI) + line(handle, 2, COBALT)
    jug_art += ink(jug, PAPER_HI, 3.4)
    band = path("M40 14Q24 62 44 116L58 116Q40 62 54 14ZM84 20Q74 62 88 108L96 104Q84 62 92 24Z", COBALT)
    band += path(petals(68, 62, 17, 8, 0.9), COBALT) + path(circle(68, 62, 4), OCHRE_LT, COBALT_DK, 1.2)
    band += path("M20 50Q16 66 22 84L28 82Q24 66 28 52Z", COBALT_LT)
    jug_art += clip(
        jug, band + path(spline("20 84, 60 92, 100 76, 130 70, 120 110, 40 116"), INK, opacity=0.16)
    )
    jug_art += hatch(jug, spline("20 90, 60 98, 100 84, 130 78, 120 110, 40 116"), 18, 4.4, 1.2, INK, 0.55)
    jug_art += ink(ellipse(123, 61, 9, 19), ALMAGRE_DK, 2.8) + path(ellipse(121.6, 64, 5, 12), ALMAGRE)
    flow = spline("119 64, 128 66, 138 82, 150 96, 168 106, 128 110, 114 102, 117 84")
    drawn += shade_below(62, 112, 56, 8) + group(jug_art, 0, 6, 1, -4) + path(flow, ALMAGRE, INK, 2)
    for x, y, r, squeeze in ((176, 108, 17, 0.62), (112, 134, 15, 0.6), (214, 104, 12, 0.6)):
        wheel = ink(circle(0, 0, r), "#E8952E", 2.4) + path(circle(0, 0, r * 0.8), OCHRE_LT, PAPER_HI, 1.4)
        spokes = "".join(
            f"M0 0L{num(r * 0.78 * cos(radians(a)))} {num(r * 0.78 * sin(radians(a)))}"
            for a in range(0, 360, 45)
        )
        drawn += group(wheel + line(spokes, 1.6, "#E8952E"), x, y, (1, squeeze))
    for x, y in ((150, 128), (84, 138), (198, 128)):
        drawn += ink(f"M{x - 8} {y - 4}l9 -5l9 4v9l-9 5l-9 -4Z", "#DCEAEF", 1.8) + line(
            f"M{x - 8} {y - 4}l9 4l9 -4M{x + 1} {y}v9", 1.2
        )
    drawn += group(inside(die("blue", 4)), 184, 22, 0.8, 24)
    return drawn + line("M176 42q-8 -8 -4 -18M184 76q-10 2 -16 -4M240 40", 3) + line("M228 74q6 -6 6 -14", 3)


def firecrackers() -> str:
    """A string of bangers that has reached its end."""
    drawn = backdrop("#2B2450") + rays(140, 86, 26, "#3A3068")
    drawn += (
        ink(star(146, 84, 92, 46, 13, -80), "#E8952E", 3.2)
        + path(star(146, 84, 72, 36, 13, -70), OCHRE_LT)
        + path(star(146, 84, 46, 24, 11, -85), PAPER_HI)
    )
    for x, y, r in ((214, 26, 20), (218, 140, 16)):
        drawn += ink(star(x, y, r, r * 0.5, 9), ALMAGRE, 2.4) + path(
            star(x, y, r * 0.6, r * 0.3, 9), OCHRE_LT
        )
    fuse = "M-6 18Q30 4 54 30T96 64T146 84"
    drawn += line(fuse, 6.4) + line(fuse, 3.6, PAPER_LO)
    bangers = (
        (16, 26, 60),
        (34, 20, -30),
        (50, 46, 64),
        (66, 36, -22),
        (78, 72, 70),
        (96, 52, -16),
        (108, 92, 76),
    )
    for k, (x, y, turn) in enumerate(bangers):
        colour, dark = ((ALMAGRE, ALMAGRE_DK), (COBALT, COBALT_DK), (OLIVE, OLIVE_DK))[k % 3]
        tube = ink(rounded(-9, 4, 18, 42, 3), colour, 2.8) + path(rounded(2, 5, 6, 40, 2), dark, opacity=0.7)
        tube += (
            path("M-9 12H9V18H-9ZM-9 32H9V38H-9Z", OCHRE_LT, INK, 1.2)
            + line("M0 4V-4", 3)
            + line("M0 4V-4", 1.4, PAPER_LO)
        )
        drawn += group(tube, x, y, 1, turn - 30 if turn > 0 else turn - 20)
    for a, r in ((-60, 70), (-20, 84), (24, 74), (70, 66), (120, 70), (-110, 64), (160, 50)):
        scrap = ink("M-7 -5L8 -4L6 6L-8 5Z", (ALMAGRE, PAPER_HI, COBALT_LT)[int(r) % 3], 1.8)
        drawn += group(scrap, 146 + r * cos(radians(a)), 84 + r * sin(radians(a)), 1, a * 2)
    for x, y, r in ((20, 100, 7), (48, 130, 9), (90, 146, 6), (24, 148, 5), (186, 10, 6)):
        drawn += sparkle(x, y, r, OCHRE_LT, 1.4)
    return drawn + "".join(
        line(d, 3, PAPER_HI)
        for d in ("M132 58L118 40", "M160 60L172 42", "M124 98L106 108", "M164 106L176 122")
    )


def jostle() -> str:
    """An elbow in the ribs, and an outraged neighbour."""
    drawn = backdrop("#F2CFAE") + rays(124, 104, 22, "#EBBB93")
    right = ink(spline("-40 90, -36 40, -22 28, 22 28, 38 42, 46 90"), LINEN, 3.2)
    right += hatch(
        spline("-40 90, -36 40, -22 28, 22 28, 38 42, 46 90"), "M8 20H60V100H20Z", 60, 4.8, 1.2, SEPIA, 0.6
    )
    right += ink("M-10 14H10V34H-10Z", FAIR_FACE.shade, 2) + ink(
        spline("14 -20, 34 -30, 50 -22, 62 -34, 58 -8, 42 2, 24 2"), RED, 2.6
    )
    right += ears(FAIR_FACE, 20, 2) + head(
        [(0, -24), (13, -20), (19, -8), (19, 6), (14, 20), (7, 27), (0, 30)], FAIR_FACE
    )
    right += ink(
        spline("-21 0, -24 -18, -10 -31, 8 -32, 24 -18, 22 2, 16 -10, 2 -17, -10 -16, -17 -8"), RED, 2.6
    )
    right += (
        cheeks(FAIR_FACE)
        + eyes(8.6, -1, 5.6, 5.6, look=-2.4, iris="#2F6A4E", size=2.6, lashes=True)
        + brows(9, -11, 5.4, 2.4, -2, 2.4, "#6B2A14")
    )
    right += (
        line("M0 2Q-4 9 -2 10Q1 12 3 10", 1.7)
        + path(ellipse(0, 19, 6.4, 6.8), "#5A1A16", INK, 1.8)
        + path(ellipse(0, 23, 4, 2.4), "#D9664F")
    )
    right += ink("M-17 29Q0 40 17 29L20 40Q0 52 -20 40Z", COBALT, 2.4)
    drawn += group(right, 172, 64, 1.22, 17)
    left = ink(spline("-46 96, -42 44, -26 28, 24 28, 42 40, 50 96"), LINEN, 3.2)
    left += hatch(
        spline("-46 96, -42 44, -26 28, 24 28, 42 40, 50 96"),
        "M-50 20H-10V100H-50Z",
        60,
        4.8,
        1.2,
        SEPIA,
        0.6,
    )
    left += ink("M-11 14H11V34H-11Z", OLIVE_FACE.shade, 2) + ears(OLIVE_FACE, 22, 3)
    left += head([(0, -22), (15, -18), (21, -6), (21, 10), (18, 22), (9, 29), (0, 30)], OLIVE_FACE)
    left += path(
        spline("-21 10, -16 14, 0 12, 16 14, 21 10, 18 23, 9 29, 0 30, -9 29, -18 23"), BLACK, opacity=0.34
    )
    left += ink(spline("-22 2, -22 -12, -8 -18, 8 -18, 22 -12, 22 2, 18 -8, -18 -8"), BLACK, 2)
    left += ink("M-27 -10Q-28 -32 0 -33Q30 -34 30 -12Q14 -20 -27 -10Z", ALMAGRE, 2.8) + line(
        "M2 -33L4 -38", 3
    )
    left += eyes(8.8, 0, 5.2, 2.8, look=2.4, size=2.4, lid=2.4) + brows(9, -6.4, 6.4, 0.8, 2.6, 3.6, BLACK)
    left += ink("M-3 0Q-7 9 -6 11Q0 15.6 6 11Q7 9 3 0", OLIVE_FACE.base, 1.8) + ink(
        "M0 14Q-8 11 -13 17Q-6 18 0 16.6Q6 18 13 17Q8 11 0 14Z", BLACK, 1.6
    )
    left += line("M-6 22Q2 19 8 21", 2.2) + ink("M-18 28Q0 39 18 28L21 39Q0 51 -21 39Z", ALMAGRE, 2.4)
    drawn += group(left, 62, 70, 1.22, 11)
    drawn += ink(star(134, 120, 27, 13, 10), OCHRE_LT, 2.6) + path(star(134, 120, 16, 8, 10), PAPER_HI)
    elbow = limb("52 118, 66 156, 128 122", [19, 18, 15])
    return (
        drawn
        + ink(elbow, LINEN, 3.2)
        + hatch(elbow, limb("46 130, 70 170, 124 134", [14, 14, 12]), 60, 4.6, 1.2, SEPIA, 0.7)
    )


def wrong_turn() -> str:
    """A dead end, and a cat that has seen this before."""
    drawn = backdrop("#C9DCE2") + ink("M-6 60H242V132H-6Z", "#C8764A", 2.8)
    bricks = ""
    for row in range(6):
        y = 64 + row * 12
        bricks += f"M-6 {y}H242" + "".join(f"M{x} {y}v12" for x in range(-4 + (row % 2) * 14, 242, 28))
    drawn += line(bricks, 1.7, "#8A4526") + ink("M-6 52H242V63H-6Z", TERRA_LT, 2.4)
    for x, y in ((10, 82), (152, 94), (178, 118), (208, 82), (40, 106)):
        drawn += path(f"M{x} {y - 5}h26v10h-26Z", "#DB8C60", "#8A4526", 1.2)
    drawn += ground(130, "#CDBB8E", 3) + cobbles(134, 6, "#9A8758")
    cat = "M-20 0Q-24 -20 -8 -24Q-2 -26 4 -24Q20 -20 18 0Z"
    body = ink("M16 -4Q34 -2 34 12Q32 22 27 18Q30 8 16 4Z", "#3A3038", 2.2) + ink(cat, "#3A3038", 2.6)
    body += ink(
        "M-14 -22L-20 -40L-9 -34Q-4 -36 1 -34L12 -40L8 -22Q6 -12 -4 -12Q-12 -12 -14 -22Z", "#3A3038", 2.4
    )
    body += "".join(
        path(ellipse(x, -25, 3.2, 3.6), "#D8C84A", INK, 1) + line(f"M{x} -28V-22.4", 1.6) for x in (-8.6, 2)
    )
    body += path("M-5 -19.6H-1.4L-3.2 -17.6Z", "#E58D9A") + line(
        "M-3.2 -17.6Q-6 -15 -8 -16.6M-3.2 -17.6Q0 -15 2 -16.6M-12 -19L-20 -20M-12 -17"
        "L-19 -15M6 -19L14 -20M6 -17L13 -15",
        1,
        PAPER_HI,
    )
    drawn += group(body, 186, 54, 1.2)
    drawn += shade_below(98, 152, 40, 7)
    lost = ""
    for side in (-1, 1):
        lost += ink(
            limb([(98 + side * 9, 106), (98 + side * 12, 130), (98 + side * 13, 150)], [13, 11, 9]),
            LINEN,
            2.8,
        )
        lost += ink(f"M{98 + side * 4} 150h{side * 22}q2 8 -4 8h{-side * 18}Z", PAPER_DK, 2.2)
    shirt = spline("70 60, 86 50, 110 50, 126 60, 124 86, 122 110, 122 110, 74 110, 74 110, 72 86")
    lost += ink(limb("74 64, 60 84, 56 108", [10, 9, 7]), LINEN, 2.8) + ink(circle(56, 112, 8), TAN, 2.4)
    lost += ink(shirt, LINEN, 3.2) + hatch(shirt, "M104 44H136V120H110Z", 60, 4.6, 1.2, SEPIA, 0.7)
    lost += line("M98 62Q101 84 98 102", 1.6, SEPIA) + ink(
        "M72 104Q98 112 124 104V114Q98 122 72 114Z", SEATS["purple"].main, 2.4
    )
    lost += ink("M80 112L70 134L80 130L86 138L88 114Z", SEATS["purple"].main, 2)
    lost += ink("M90 36H106V54H90Z", TAN, 2) + "".join(
        ink(ellipse(98 + side * 20, 28, 4.6, 6.6), TAN, 2.2) for side in (-1, 1)
    )
    skull = spline("78 30, 78 14, 88 2, 98 0, 108 2, 118 14, 118 30, 110 42, 86 42")
    lost += ink(skull, CHESTNUT, 3) + line(
        "M90 8Q86 22 90 36M99 4V40M108 8Q112 22 107 36M98 14q5 -5 8 2", 1.6, "#8A5A3A"
    )
    lost += ink(spline("78 48, 98 56, 118 48, 120 60, 98 68, 76 60"), SEATS["purple"].main, 2.4) + ink(
        "M98 60L86 88L98 80L108 90Z", SEATS["purple"].main, 2
    )
    lost += ink(limb("122 64, 146 56, 128 26", [10, 9, 7]), LINEN, 2.8)
    fingers = "".join(line(f"M{122 + dx} {22 + dy}l-9 -4", 7.4) for dx, dy in ((2, -5), (1, 1), (0, 7)))
    skin = "".join(line(f"M{122 + dx} {22 + dy}l-9 -4", 4.4, TAN) for dx, dy in ((2, -5), (1, 1), (0, 7)))
    lost += ink(circle(126, 22, 8.4), TAN, 2.2) + fingers + skin + path(circle(125, 22, 6.8), TAN)
    drawn += group(lost, 16, 26, 0.84)
    return drawn + line("M66 30q-6 -6 -2 -14M136 22q6 4 4 12M60 42l-9 -3", 3)
