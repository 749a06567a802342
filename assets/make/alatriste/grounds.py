"""What the pictures on the cards stand before: engraved walls, and a place for each Character."""

from __future__ import annotations

from math import cos, pi, sin

from assets.make.alatriste.buildings import arch, bars, windmill
from assets.make.alatriste.busts import folded
from assets.make.alatriste.hands import cross, staff, sword
from assets.make.alatriste.scenery import NIGHTFALL, block, cloud, halo, moon, sky, stars, tree, water
from assets.make.alatriste.things import barrel, candle, coins, curtain, flag
from assets.make.alatriste.travel import galleon
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    TERRA,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.svg import (
    circle,
    edged,
    ellipse,
    group,
    ink,
    line,
    path,
    rounded,
    spline,
    star,
)

WIDTH, HEIGHT = 206.0, 190.0
"""The window of a card, in which its picture is drawn from (0, 0)."""


def wall(colour: str = "#EADBB6", strokes: str = "#CDB98C") -> str:
    """An engraved ground: lines that swell away from the light."""
    drawn = path(block(0, 0, WIDTH, HEIGHT), colour)
    for k in range(56):
        y = k * 3.4
        drawn += line(f"M0 {y:.1f}H{WIDTH}", 0.5 + 1.2 * abs(y / HEIGHT - 0.36), strokes)
    return drawn


def hangings(colour: str, dark: str) -> str:
    """A ground of hanging cloth."""
    drawn = path(block(0, 0, WIDTH, HEIGHT), colour)
    folds = "".join(f"M{x} -2Q{x + 10} 70 {x - 4} 120T{x + 4} 194" for x in range(10, 206, 28))
    return drawn + line(folds, 6, dark, 0.6) + line(folds, 1.2, INK, 0.4)


def shade(x: float, y: float, rx: float, ry: float = 8) -> str:
    """The shadow under a thing that lies before us."""
    return path(ellipse(x, y, rx, ry), INK, opacity=0.28)


def shelf() -> str:
    colours = (ALMAGRE_DK, COBALT_DK, OLIVE_DK, OCHRE_DK, WALNUT, COBALT, ALMAGRE)
    drawn = wall("#EFE2C0", "#D2BE90")
    for x0 in (4, 150):
        for row in (26, 84):
            drawn += "".join(
                ink(block(x0 + k * 9, row + (k * 5) % 7, 8, 46 - (k * 5) % 7), colours[(k + row) % 7], 1.2)
                + line(f"M{x0 + 1 + k * 9} {row + 12}h6M{x0 + 1 + k * 9} {row + 38}h6", 1, OCHRE_LT)
                for k in range(6)
            )
            drawn += ink(block(x0 - 6, row + 46, 62, 5), WALNUT_LT, 1.3)
    return drawn


def circle_of_the_sword() -> str:
    chords = "".join(
        f"M103 76L{103 + 74 * cos(pi * k / 4):.1f} {76 + 74 * sin(pi * k / 4):.1f}" for k in range(8)
    )
    drawn = wall("#E4D2A6", "#C9B280") + line(circle(103, 76, 74), 2, ALMAGRE_DK)
    drawn += line(circle(103, 76, 54), 1.2, ALMAGRE_DK)
    drawn += line(chords, 1, ALMAGRE_DK) + group(sword(-62, 120), 20, 156)
    return drawn + group(group(sword(-62, 120), 0, 0), 186, 156, (-1, 1))


def green_cross() -> str:
    drawn = wall("#4A4048", "#37303A") + edged("M36 150V30M10 62H62", 14, 10, "#4F8A4A")
    flames = spline("150 190, 146 150, 158 120, 160 140, 170 96, 176 132, 186 116, 192 150, 200 190")
    drawn += halo(172, 160, 70) + ink(flames, ALMAGRE, 1.8)
    return drawn + path(spline([(160, 190), (160, 160), (172, 132), (182, 164), (188, 190)]), OCHRE_LT)


def garden() -> str:
    drawn = sky(WIDTH, HEIGHT, "#CFDCD6") + cloud(140, 42, 1.1)
    drawn += path(block(0, 118, WIDTH, 80), "#B9BE7C", INK, 1.6)
    drawn += tree(26, 132, 1.8) + ink("M150 132V84H186V132Z", PAPER_LO, 1.6) + arch(168, 132, 20, 36, WALNUT)
    drawn += ink("M144 86L168 66L192 86Z", TERRA, 1.5)
    return drawn + "".join(
        path(circle(x, 150, 5), ALMAGRE, INK, 1) + line(f"M{x} 155v16", 2, OLIVE_DK)
        for x in (14, 40, 168, 192)
    )


def solitudes() -> str:
    drawn = sky(WIDTH, HEIGHT, NIGHTFALL) + stars(WIDTH, 120, 7) + moon(36, 44, 20)
    drawn += water(WIDTH, HEIGHT, 138, "#3F5F7A")
    return drawn + ink("M130 140Q140 96 170 100Q196 98 214 140Z", "#3A4258", 1.6) + galleon(160, 158, 0.5)


def great_theatre() -> str:
    drawn = wall("#33405E", "#26314C")
    drawn += "".join(
        path(star(x, y, r, r * 0.4, 6), OCHRE_LT, INK, 0.8)
        for x, y, r in ((40, 30, 7), (170, 26, 8), (18, 84, 5), (188, 90, 6), (66, 14, 4), (142, 60, 4))
    )
    return drawn + curtain(-6, 58, HEIGHT, ALMAGRE) + curtain(154, 58, HEIGHT, ALMAGRE, -1)


def cloister() -> str:
    drawn = wall("#E4DCC6", "#CBBF9F")
    for x in (34, 172):
        drawn += arch(x, 150, 56, 116, "#9FB4BC", 2.4)
        drawn += line(f"M{x - 28} 150V64Q{x} 4 {x + 28} 64V150", 4, PAPER_DK)
        drawn += "".join(
            path(spline([(x + dx - 7, 150), (x + dx, 100), (x + dx + 7, 150)]), OLIVE_DK, INK, 1.4)
            for dx in (-12, 12)
        )
    return drawn + path(block(0, 150, WIDTH, 40), "#CDBB94", INK, 1.6)


def indies() -> str:
    chart = ink("M8 30Q60 20 103 28T198 26V128Q150 120 103 128T8 126Z", PAPER_HI, 2)
    lands = (
        "M24 46Q44 34 58 50Q54 70 66 84Q72 104 58 114Q46 98 48 82Q30 66 24 46ZM150 40"
        "Q176 32 186 46Q180 60 168 58Q176 80 164 104Q150 96 152 74Q140 60 150 40Z"
    )
    return (
        wall("#C9B287", "#B29A6C")
        + chart
        + path(lands, "#C9C08A", SEPIA, 1.4)
        + line("M66 84Q110 60 150 66", 1.6, ALMAGRE, 1, "5 4")
        + galleon(104, 72, 0.36)
    )


def studio() -> str:
    drawn = wall("#B9A078", "#A48B62") + line("M20 190L44 40L74 190M30 150H66", 5, WALNUT)
    drawn += ink(rounded(10, 50, 62, 76, 2), PAPER_HI, 2)
    drawn += path(ellipse(41, 82, 15, 19), "#D9B48C", INK, 1.4)
    drawn += path(spline([(24, 126), (28, 108), (54, 108), (60, 126)]), INK2)
    drawn += path("M26 78Q30 60 41 60Q54 60 56 78Q48 70 41 70Q32 70 26 78Z", INK2)
    palette = ink(
        spline(
            [(150, 150), (148, 128), (166, 116), (190, 122), (194, 146), (180, 152), (172, 146), (164, 156)]
        ),
        WALNUT_LT,
        2,
    )
    daubs = ((160, 130, ALMAGRE), (172, 124, OCHRE_LT), (184, 130, COBALT), (186, 142, PAPER_HI))
    drawn += palette + "".join(path(circle(x, y, 4.4), c, INK, 1) for x, y, c in daubs)
    return drawn + line("M150 156L196 96M160 158L204 108", 2.4, WALNUT)


def tourney() -> str:
    drawn = sky(WIDTH, HEIGHT, "#E6C79A") + path(block(0, 130, WIDTH, 60), "#D8BE88", INK, 1.6)
    for x, colour in ((22, ALMAGRE), (184, COBALT)):
        drawn += edged(f"M{x} 190V16", 4.6, 2.2, OCHRE_LT)
        drawn += ink(
            f"M{x} 18q{(103 - x) * 0.3:.0f} 6 {(103 - x) * 0.36:.0f} 20"
            f"q{(x - 103) * 0.1:.0f} 6 {(x - 103) * 0.36:.0f} 10Z",
            colour,
            1.8,
        )
    return drawn + "".join(
        path(star(x, y, 6, 2.6, 5), OCHRE_LT, INK, 0.9)
        for x, y in ((48, 60), (158, 66), (60, 100), (150, 108))
    )


def breda() -> str:
    drawn = sky(WIDTH, HEIGHT, "#B9C3C2") + path("M0 120Q60 100 120 116T206 108V190H0Z", "#A9AC78", INK, 1.6)
    drawn += line("".join(f"M{x} 150L{x + 4} 8" for x in range(118, 204, 10)), 3.2)
    drawn += line("".join(f"M{x} 150L{x + 4} 8" for x in range(118, 204, 10)), 1.4, WALNUT_LT)
    smoke = ink("M6 110Q-2 90 14 84Q14 66 32 70Q44 58 52 72Q64 76 56 90Q60 106 44 108Z", "#D8D4CC", 1.4)
    return drawn + smoke + line("M14 108Q28 96 40 106M24 88Q34 80 44 88", 1.2, SEPIA)


def desk() -> str:
    drawn = wall("#8A3A2C", "#702A20") + ink(rounded(140, 14, 54, 70, 3), OCHRE, 2)
    drawn += path(rounded(147, 21, 40, 56, 2), "#E8D3A2", INK, 1.2)
    drawn += group(
        ink("M-12 -14H12V3Q12 13 0 17Q-12 13 -12 3Z", ALMAGRE, 1.6)
        + path("M0 -14V17M-12 0H12", "none", OCHRE_LT, 2),
        167,
        50,
    )
    drawn += group(folded(0, 0), 34, 60, 1.2, -12) + group(folded(0, 0), 40, 92, 1.2, 8)
    return drawn + line("M24 140Q20 106 46 98Q34 116 30 140", 2.2, PAPER_HI)


def altar() -> str:
    drawn = wall("#3C3450", "#2E2840") + ink("M66 -4H140V120H66Z", OCHRE_DK, 2)
    drawn += path("M74 -4H132V112H74Z", "#6A4A7A", INK, 1.4)
    return drawn + group(cross(), 103, 40, 1.5) + candle(28, 150, 1.6, 40) + candle(178, 150, 1.6, 40)


def boudoir() -> str:
    drawn = wall("#C98A8A", "#B57676") + ink(ellipse(40, 66, 30, 42), OCHRE, 2.4)
    drawn += path(ellipse(40, 66, 23, 35), "#BFD0D6", INK, 1.4)
    drawn += line("M28 86L50 48M36 92L56 58", 1.6, PAPER_HI)
    drawn += curtain(140, 72, HEIGHT, COBALT_DK, -1)
    return drawn + "".join(
        path(circle(40 + 30 * cos(a), 66 + 42 * sin(a), 3), OCHRE_LT, INK, 0.9)
        for a in (0, pi / 2, pi, -pi / 2)
    )


def boards() -> str:
    drawn = wall("#B5352A", "#9A2A22")
    drawn += "".join(line(f"M{x} 0Q{x + 6} 90 {x} 190", 3, ALMAGRE_DK) for x in range(12, 206, 22))
    for x, y, turn in ((30, 24, -14), (176, 24, 14)):
        mask = ink("M-15 -18Q0 -26 15 -18V0Q10 18 0 20Q-10 18 -15 0Z", PAPER_HI, 2) + path(
            "M-10 -6q4 -6 8 0ZM2 -6q4 -6 8 0Z", INK
        )
        drawn += group(
            mask + line("M-8 6Q0 15 8 6" if x < 100 else "M-8 11Q0 1 8 11", 2.4), x, y + 14, 1, turn
        )
    return drawn + "".join(
        path(star(x, y, 8, 4, 5), "#F0A0A8", INK, 1) + path(circle(x, y, 2), OCHRE_LT)
        for x, y in ((14, 120), (32, 150), (178, 126), (194, 152))
    )


def yard() -> str:
    drawn = sky(WIDTH, HEIGHT, "#E6C79A") + ink(block(-4, 40, 64, 160), "#8A6239", 1.8)
    drawn += ink(block(146, 40, 64, 160), "#8A6239", 1.8)
    for x in (8, 34, 156, 182):
        drawn += ink(block(x, 58, 18, 26), OCHRE_LT, 1.6) + line(f"M{x + 9} 58V84M{x} 71H{x + 18}", 1.4)
    drawn += line("M-4 96H60M146 96H210", 3)
    drawn += line("".join(f"M{x} 96v26" for x in (*range(2, 60, 8), *range(150, 206, 8))), 1.4)
    drawn += ink("M-4 10H210L200 34H6Z", PAPER_HI, 1.8)
    return drawn + line("M40 10L44 34M76 10L78 34M130 10L128 34M166 10L162 34", 1.2, SEPIA)


def cellar() -> str:
    drawn = wall("#8A6239", "#745028") + barrel(30, 70, 1.7) + barrel(176, 70, 1.7)
    drawn += ink(block(-4, 68, 214, 7), WALNUT, 1.8)
    drawn += group(ink("M-9 -2Q0 -10 9 -2L6 22Q0 28 -6 22Z", ALMAGRE_DK, 1.6), 62, 14)
    return drawn + line("M62 0V12M146 0V10", 2) + group(ink("M-4 0H4V20Q0 30 -4 20Z", OCHRE_DK, 1.6), 146, 10)


def pharmacy() -> str:
    drawn = wall("#C9D0B8", "#B2BA9E")
    for y in (50, 106):
        drawn += ink(block(-4, y, 64, 6), WALNUT_LT, 1.5) + ink(block(146, y, 64, 6), WALNUT_LT, 1.5)
        for x, c in ((8, COBALT), (28, PAPER_HI), (46, OLIVE), (156, OLIVE), (176, PAPER_HI), (194, ALMAGRE)):
            drawn += ink(
                f"M{x - 7} {y}V{y - 18}Q{x - 7} {y - 23} {x - 4} {y - 25}V{y - 30}H{x + 4}V{y - 25}"
                f"Q{x + 7} {y - 23} {x + 7} {y - 18}V{y}Z",
                c,
                1.5,
            )
            drawn += path(block(x - 5, y - 15, 10, 8), PAPER, INK, 0.9)
    return drawn


def counting_house() -> str:
    drawn = wall("#4E5A4A", "#3E4A3C") + edged("M166 20V120M140 34H192", 3.4, 1.6, OCHRE_LT)
    for x, y in ((140, 78), (192, 66)):
        drawn += line(f"M{x} 34L{x - 12} {y}M{x} 34L{x + 12} {y}", 1.2)
        drawn += ink(f"M{x - 14} {y}H{x + 14}Q{x} {y + 13} {x - 14} {y}Z", OCHRE_LT, 1.6)
    return drawn + coins(24, 140, 12, 1.4) + coins(46, 148, 7, 1.4) + coins(14, 160, 5, 1.4)


def jail() -> str:
    drawn = wall("#8F8470", "#7A705E") + path(block(0, 0, WIDTH, HEIGHT), "#2A2420", opacity=0.2)
    drawn += ink(rounded(8, 22, 60, 84, 4), "#241E22", 2.4) + bars(8, 22, 60, 84, 4, 2, 4.6)
    return drawn + group(staff(170), 178, 110, 1.3)


def siege() -> str:
    drawn = sky(WIDTH, HEIGHT, "#D2B89A") + path("M0 130Q80 112 206 126V190H0Z", "#A89468", INK, 1.6)
    return drawn + flag(28, 150, 1.9) + windmill(172, 126, 1.3)


def balcony() -> str:
    drawn = wall("#E2C08E", "#CBA872") + ink(rounded(128, 18, 64, 96, 3), "#9FC3D6", 2.2)
    drawn += line("M160 18V114M128 50H192M128 82H192", 2.2, WALNUT)
    drawn += line("M116 112H204", 4) + line("".join(f"M{x} 112v34" for x in range(120, 206, 8)), 2)
    drawn += ink(block(10, 30, 46, 60), WALNUT_LT, 2) + line("M33 30V90", 1.4)
    return drawn + path(circle(48, 60, 2.4), OCHRE_LT, INK, 1)
