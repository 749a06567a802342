"""Pictures of the Action cards about the Bulls."""

from __future__ import annotations

from assets.make.bulls.card_scenery import backdrop, ground, puffs, rays, shade_below, sleeve, sparkle
from assets.make.drawing.beasts import COAT, COAT_DK, COAT_LT, Gait, bull, bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    SAND_DK,
    SEPIA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.people import BLACK, FAIR, LINEN, grip
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    line,
    num,
    path,
    petals,
    spline,
    star,
)
from assets.make.ui.portraits import TAN, brow, cheeks, ears, eye, head


def show_off() -> str:
    """A rose, a smirk, and something large that he has not seen."""
    drawn = backdrop("#F4C97A") + rays(118, 70, 24, "#F9DDA0")
    shoulders = ink(spline("-62 110, -66 40, -44 -16, 0 -34, 44 -16, 66 40, 62 110"), COAT_DK, 3.4)
    drawn += group(shoulders, 178, 72) + group(bull_head(), 178, 64, 0.98)
    body = spline("-62 100, -54 48, -28 30, 28 30, 54 48, 64 100")
    man = ink(body, LINEN, 3.4) + hatch(body, "M14 20H70V110H26Z", 60, 5, 1.2, SEPIA, 0.6)
    man += path("M-14 30L0 58L14 30Z", TAN.base, INK, 2) + line("M0 58V100", 1.8, SEPIA)
    man += ink("M-11 14H11L14 32L0 44L-14 32Z", TAN.shade, 2) + ears(TAN, 22, 2)
    man += head([(0, -26), (15, -22), (21, -8), (20, 8), (15, 22), (7, 31), (0, 32)], TAN)
    man += ink(
        spline(
            "-22 2, -25 -18, -14 -33, 4 -37, 20 -32, 26 -14, 22 2, 19 -10, 10 -19, -4 -16, -14 -22, -19 -10"
        ),
        BLACK,
        2.6,
    )
    man += line("M-12 -28Q4 -34 18 -22M-16 -22Q0 -29 16 -17", 1.6, "#6E5347") + cheeks(TAN, 13, 11)
    man += (
        line("M-15 1Q-9 -3 -3.4 1.6M-14 3.4Q-9 5 -4 3", 2)
        + path(circle(-8, 1.2, 2.2), INK)
        + eye(9.4, 0.6, 5.6, 3.8, -1.6, "#3A2418", 2.6, 2.2, False)
    )
    man += (
        brow(-9, -6.6, 6.2, 1.6, 1, 3.2, BLACK)
        + brow(9.6, -9.6, 6.4, 3, -2.4, 3.2, BLACK)
        + line("M1 0Q6 9 4 11Q0 13.6 -3.4 11.6", 1.8)
    )
    man += path("M-11 18Q0 22 13 15Q9 26 0 26Q-8 26 -11 18Z", PAPER_HI, INK, 1.8) + line(
        "M-1 20V25M5 19.6V24.6M-6 20V24", 0.9, PAPER_DK
    )
    stem = "M-34 30Q-10 20 16 21Q30 20 40 24"
    man += line(stem, 5) + line(stem, 2.6, OLIVE) + ink("M-18 25Q-22 36 -30 38Q-30 29 -18 25Z", OLIVE, 1.8)
    man += (
        ink(petals(45, 26, 15, 8, 1.2, -70), ALMAGRE, 2.4)
        + ink(spline("38 20, 46 15, 53 21, 51 31, 42 33, 37 27"), ALMAGRE_LT, 1.6)
        + line("M42 22Q48 20 49 27Q44 30 42 26", 1.6, ALMAGRE_DK)
    )
    man += ink("M-20 30Q0 46 20 30L23 40Q0 56 -23 40Z", ALMAGRE, 2.6) + ink(
        "M-4 48L-14 70L-3 64L6 72L8 47Z", ALMAGRE, 2.2
    )
    drawn += group(man, 82, 64, 1.14)
    for x, y, r in ((20, 24, 9), (38, 52, 6), (134, 18, 8)):
        drawn += sparkle(x, y, r, PAPER_HI, 1.8)
    return drawn


def red_cape() -> str:
    """The cloth swings out, and two horns go where it has been."""
    drawn = (
        backdrop("#F4E2BA")
        + rays(190, 150, 20, "#EFD59C")
        + ground(132, SAND_DK)
        + shade_below(96, 150, 96, 8)
    )
    drawn += line("M6 146Q60 138 104 148M150 150Q190 142 232 150", 2, OCHRE_DK)
    drawn += group(bull_head(), 44, 96, 0.92, 12)
    cape = spline(
        "66 16, 66 16, 112 30, 152 22, 196 34, 196 34, 210 66, 196 100, 216 142, 216 142, "
        "186 132, 164 150, 138 134, 108 148, 84 132, 50 138, 50 138, 76 96, 60 58"
    )
    drawn += ink(cape, ALMAGRE, 3.6)
    drawn += clip(
        cape,
        path(
            spline("176 28, 200 34, 214 66, 200 100, 220 142, 190 134, 180 100, 190 66"),
            ALMAGRE_DK,
            opacity=0.75,
        )
        + path(spline("112 28, 128 30, 122 70, 134 132, 112 150, 106 100, 100 64"), ALMAGRE_DK, opacity=0.6)
        + path(spline("72 20, 92 26, 84 60, 92 100, 70 130, 80 96, 68 58"), ALMAGRE_LT, opacity=0.6)
        + path(spline("146 24, 162 26, 156 66, 168 120, 156 140, 146 100, 142 60"), ALMAGRE_LT, opacity=0.5),
    )
    drawn += hatch(cape, spline("186 30, 214 50, 220 142, 184 132, 176 90"), 74, 5, 1.2, ALMAGRE_DK, 0.9)
    drawn += line(
        "M104 34Q96 80 108 142M140 28Q136 80 150 138M176 32Q186 80 178 128M80 26Q90 70 84 122",
        1.8,
        ALMAGRE_DK,
    )
    hem = "M50 138L84 132Q100 152 108 148Q126 130 138 134Q156 154 164 150Q178 130 186 132L216 142"
    drawn += clip(cape, line(hem, 9, OCHRE_LT, 0.9) + line(hem, 1.4, OCHRE_DK))
    drawn += line("M52 12L214 38", 8) + line("M52 12L214 38", 4.6, WALNUT_LT)
    drawn += sleeve([(240, 176), (220, 116), (201, 60)], [26, 20, 13], COBALT_DK, OCHRE_LT)
    drawn += "".join(
        path(petals(x, y, 7, 6, 1.1), OCHRE_LT, INK, 0.8) for x, y in ((224, 118), (214, 96), (232, 142))
    )
    return drawn + group(grip(FAIR), 201, 57, 1.26, -81)


def stampede() -> str:
    """Three of them, and the street is narrow."""
    drawn = backdrop("#F2BE7C") + rays(118, 84, 26, "#F7D39C")
    drawn += path("M-4 -4H44L66 98L-4 150Z", PAPER, INK, 2.4) + path(
        "M240 -4H190L168 98L240 150Z", "#EBD3AC", INK, 2.4
    )
    for x, y, w, h in (
        (8, 20, 14, 24),
        (36, 44, 9, 20),
        (10, 74, 13, 24),
        (214, 20, 14, 24),
        (190, 44, 9, 20),
        (212, 74, 13, 24),
    ):
        drawn += ink(f"M{x} {y}h{w}v{h}h{-w}Z", COBALT_DK, 1.8) + line(
            f"M{x - 3} {y + h}h{w + 6}", 4, WALNUT_LT
        )
    drawn += puffs(
        [
            (28, 138, 26),
            (66, 146, 22),
            (112, 152, 20),
            (160, 148, 22),
            (206, 140, 26),
            (236, 126, 20),
            (0, 124, 20),
        ]
    )
    for x, y, size, turn, coat in ((64, 66, 0.74, -6, "#6A4632"), (172, 62, 0.74, 6, "#55372A")):
        shoulders = ink(ellipse(0, 14, 50, 46), coat, 3.4) + path(
            ellipse(10, 24, 36, 34), COAT_DK, opacity=0.5
        )
        drawn += group(shoulders + group(bull_head(coat), 0, 8), x, y, size, turn)
    body = ink(spline("-66 70, -70 20, -48 -26, 0 -44, 48 -26, 70 20, 66 70"), COAT, 3.6)
    body += clip(
        spline("-66 70, -70 20, -48 -26, 0 -44, 48 -26, 70 20, 66 70"),
        path(spline("14 -44, 76 -20, 70 80, 20 80, 40 20"), COAT_DK, opacity=0.7)
        + path(spline("-50 -16, -10 -38, 10 -34, -20 -20, -48 10"), COAT_LT, opacity=0.7),
    )
    body += hatch(
        spline("-66 70, -70 20, -48 -26, 0 -44, 48 -26, 70 20, 66 70"),
        "M20 -40H80V80H30Z",
        -30,
        4.6,
        1.2,
        COAT_LT,
        0.5,
        (-100, -100, 200, 200),
    )
    drawn += group(body, 118, 92) + group(bull_head(), 118, 96, 1.06)
    drawn += puffs([(40, 152, 15), (64, 158, 12), (176, 156, 14), (200, 150, 12)])
    for x, side in ((84, -1), (152, 1)):
        cloud = ((x, 150, 8), (x + side * 14, 146, 6.4), (x + side * 26, 150, 5))
        drawn += puffs(list(cloud), PAPER_HI, 2.2)
    return drawn


def cowbell() -> str:
    """Bronze, as old as the herd, and heard three streets away."""
    drawn = backdrop("#F1DDAE") + rays(118, 92, 22, "#E9CB8A")
    for k, r in enumerate((64, 80, 97)):
        for side in (-1, 1):
            x = 118 + side * r * 0.86
            arc = f"M{num(x)} {num(92 - r / 2)}A{r} {r} 0 0 {int(side > 0)} {num(x)} {num(92 + r / 2)}"
            drawn += line(arc, 9 - k) + line(arc, 5.4 - k, (ALMAGRE, OCHRE, PAPER_HI)[k])
    strap = "M70 -8Q74 34 96 38H140Q162 34 166 -8"
    drawn += (
        line(strap, 24)
        + line(strap, 19, WALNUT_LT)
        + line(strap, 14, "#8A5A36")
        + line(strap, 1.6, OCHRE_LT, dash="4 5")
    )
    drawn += ink("M100 26H136V50H100Z", OCHRE_DK, 2.6) + path("M106 32H130V44H106Z", WALNUT_DK, INK, 1.6)
    bell = spline(
        "100 46, 100 46, 136 46, 136 46, 148 60, 154 90, 164 120, 164 120, 118 128, 72 120, "
        "72 120, 82 90, 88 60"
    )
    swing = (
        line("M118 118L110 140", 7)
        + line("M118 118L110 140", 3.6, INK2)
        + ink(circle(109, 141, 10.5), OCHRE_DK, 3)
        + path(circle(106, 138, 3.6), OCHRE_LT)
    )
    shape = ink(bell, OCHRE, 3.8)
    shape += clip(
        bell,
        path(
            spline("126 44, 140 46, 152 64, 158 92, 170 122, 130 130, 144 100, 138 66"),
            OCHRE_DK,
            opacity=0.85,
        )
        + path(
            spline("98 52, 106 50, 100 76, 94 104, 88 118, 80 116, 88 90, 92 64"), "#F9E3A6", opacity=0.95
        ),
    )
    shape += hatch(bell, spline("134 46, 152 64, 170 122, 136 128, 146 96"), 70, 4.6, 1.3, INK2, 0.6)
    shape += (
        line("M80 104Q118 114 156 104M84 95Q118 104 152 95", 2.2, OCHRE_DK)
        + path(star(116, 76, 12, 6, 8), ALMAGRE, INK, 1.6)
        + path(circle(116, 76, 3.4), OCHRE_LT)
    )
    shape += ink("M68 119Q118 138 168 119Q170 128 164 130Q118 146 72 130Q66 126 68 119Z", OCHRE_LT, 3)
    return drawn + group(swing + shape, 8, -4, 1, 4)


def loose_bull() -> str:
    """What was a gate."""
    drawn = backdrop("#F0C98A") + rays(96, 84, 24, "#F6DCAC") + ground(138, SAND_DK)
    for x in (4,):
        drawn += (
            ink(f"M{x} 6h18v150h-18Z", WALNUT_LT, 3.2)
            + line(f"M{x + 5} 14v134M{x + 12} 20v130", 1.4, WALNUT)
            + ink(f"M{x - 3} 0h24v10h-24Z", WALNUT, 2.4)
        )
    for y in (34, 66, 100):
        drawn += ink(
            f"M-6 {y}L28 {y - 2}L38 {y + 3}L30 {y + 6}L36 {y + 11}L-6 {y + 13}Z", WALNUT_LT, 2.6
        ) + line(f"M-2 {y + 6}H26", 1.2, WALNUT)
    drawn += puffs([(30, 144, 12), (54, 150, 14), (84, 152, 11), (10, 150, 10)])
    drawn += shade_below(130, 150, 84, 7)
    leap = Gait(
        "204 120, 226 132, 254 122, 276 136",
        "196 124, 222 146, 252 140, 280 154",
        "64 104, 52 134, 26 142, 4 156",
        "74 104, 68 144, 40 158, 18 176",
        -8,
        6,
    )
    drawn += group(bull(leap), 36, 22, 0.6, -5)
    for x, y, turn, length in (
        (166, 16, 24, 38),
        (222, 20, -50, 30),
        (112, 10, -12, 30),
        (206, 128, 16, 36),
        (64, 14, 40, 26),
    ):
        half = length / 2
        plank = f"M{-half} -6L{half - 6} -7L{half} -1L{half - 5} 2L{half + 1} 7L{4 - half} 6L{-half} 1Z"
        drawn += group(
            ink(plank, WALNUT_LT, 2.4) + line(f"M{5 - half} 0H{half - 8}", 1.2, WALNUT), x, y, 1, turn
        )
    for x, y, a in ((140, 32, 10), (228, 100, 60), (88, 32, 120), (228, 62, 0), (196, 8, 80)):
        drawn += group(path("M-6 -1L7 0L-5 3Z", WALNUT_LT, INK, 1.4), x, y, 1, a)
    return drawn + line("M214 52l14 -8M216 116l14 6", 3)
