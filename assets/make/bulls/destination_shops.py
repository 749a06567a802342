"""Pictures of the destinations where one buys something: restaurant, bookstore, bank, china shop."""

from __future__ import annotations

from random import Random

from assets.make.drawing.beasts import bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    BAIZE_LT,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SAND,
    SEPIA,
    SKY,
    STEEL,
    TERRA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
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
    polygon,
    spline,
    star,
)

ROOM = "M0 0H216V136H0Z"


def restaurant() -> str:
    """A paella for four, and nobody looks at the clock."""
    drawn = path(ROOM, "#F5D7A6") + path("M0 92H216V136H0Z", "#E8E0CC", INK, 2)
    drawn += "".join(path(f"M{x} 92h14v44h-14Z", ALMAGRE_LT, opacity=0.55) for x in range(4, 216, 28))
    drawn += path("M0 106H216V118H0Z", ALMAGRE_LT, opacity=0.35)
    for k in range(9):
        drawn += path(f"M{k * 26 - 8} -2h26v24q-13 13 -26 0Z", (ALMAGRE, PAPER_HI)[k % 2], INK, 2)
    drawn += path(ellipse(98, 112, 72, 15), INK, opacity=0.3)
    for side in (-1, 1):
        drawn += line(
            f"M{98 + side * 62} 88q{side * 22} -6 {side * 18} 12q{-side * 2} 8 {-side * 20} 4", 7
        ) + line(
            f"M{98 + side * 62} 88q{side * 22} -6 {side * 18} 12q{-side * 2} 8 {-side * 20} 4", 3.4, STEEL
        )
    drawn += (
        ink("M30 88Q34 116 98 118Q162 116 166 88Z", INK2, 3)
        + ink(ellipse(98, 87, 68, 23), "#3A2A22", 3)
        + ink(ellipse(98, 85, 61, 19), OCHRE_LT, 1.8)
    )
    rng = Random(12)
    for _ in range(120):
        x, y = rng.uniform(42, 154), rng.uniform(69, 101)
        if ((x - 98) / 57) ** 2 + ((y - 85) / 16) ** 2 < 1:
            drawn += line(
                f"M{num(x)} {num(y)}l3 {num(rng.uniform(-2, 2))}",
                1.6,
                rng.choice((OCHRE, PAPER_HI, OCHRE_DK)),
            )
    for x, y, turn in ((62, 82, 20), (98, 94, -10), (132, 80, 40), (84, 74, 200)):
        drawn += group(
            ink("M-13 4Q-12 -9 2 -9Q13 -7 12 5Q10 10 5 7Q7 -1 -1 -2Q-8 -2 -13 4Z", "#EE8B55", 1.8)
            + line("M-6 -7L-4 -2M1 -9V-3M7 -7L4 -1", 1.2, ALMAGRE)
            + line("M12 5q6 2 9 -2M11 6q6 5 10 4", 1.2, ALMAGRE),
            x,
            y,
            0.86,
            turn,
        )
    for x, y, turn in ((78, 92, 0), (116, 74, 60), (144, 90, -20), (54, 90, 30), (112, 86, 10)):
        drawn += group(
            ink("M-9 0Q0 -9 10 0Q0 8 -9 0Z", "#2E3450", 1.6) + path("M-5 0Q0 -4 6 0Q0 3.6 -5 0Z", "#F0A44A"),
            x,
            y,
            0.9,
            turn,
        )
    for x, y in ((70, 78), (104, 80), (126, 92), (88, 86), (140, 82)):
        drawn += path(ellipse(x, y, 3, 2.2), OLIVE, INK, 1)
    drawn += path("M92 66l14 -6l6 12l-12 4Z", "#F6E04A", INK, 1.6)
    for x in (74, 98, 122):
        drawn += line(f"M{x} 60q-7 -8 0 -16q6 -7 0 -15", 5.4) + line(
            f"M{x} 60q-7 -8 0 -16q6 -7 0 -15", 3, PAPER_HI
        )
    bottle = ink("M-11 0V-40Q-11 -50 -5 -54V-70H5V-54Q11 -50 11 -40V0Q0 4 -11 0Z", OLIVE_DK, 2.6) + path(
        "M-10 -34H10V-12H-10Z", PAPER, INK, 1.4
    )
    bottle += (
        path("M-5.4 -72H5.4V-62H-5.4Z", ALMAGRE_DK, INK, 1.6)
        + path(star(0, -23, 7, 3.4, 8), ALMAGRE)
        + line("M-7 -44V-4", 1.6, OLIVE_LT, 0.8)
    )
    drawn += group(bottle, 22, 112)
    glass = path(
        "M-13 -44H13Q14 -24 3 -20V-5L12 -1H-12L-3 -5V-20Q-14 -24 -13 -44Z", "#F1E4DC", INK, 2
    ) + path("M-12 -36H12Q10 -23 2 -21H-2Q-10 -23 -12 -36Z", ALMAGRE)
    drawn += group(glass, 188, 116)
    return (
        drawn
        + ink(spline("166 118, 172 108, 190 104, 208 110, 212 120, 200 126, 178 126"), "#C98A48", 2.4)
        + line("M178 110l5 8M189 108l5 9M200 109l4 8", 2, "#F0D29A")
    )


def bookstore() -> str:
    """Old books to the ceiling, and one that is open at the right page."""
    drawn = path(ROOM, WALNUT) + hatch(ROOM, ROOM, 90, 9, 1.2, WALNUT_DK, 0.8, (0, 0, 216, 136))
    rng = Random(21)
    colours = (ALMAGRE, COBALT, OLIVE, OCHRE, TERRA, BAIZE_LT, "#6B3B6E", PAPER_LO, ALMAGRE_DK, COBALT_DK)
    for foot in (44, 92):
        x = 2.0
        while x < 212:
            wide, high = rng.uniform(8, 15), rng.uniform(26, 38)
            if rng.random() < 0.12:
                drawn += group(_spine(wide, high, rng.choice(colours)), x + 10, foot, 1, -16)
                x += wide + 14
                continue
            drawn += group(_spine(wide, high, rng.choice(colours)), x, foot)
            x += wide + 1.5
        drawn += ink(f"M-4 {foot}H220V{foot + 7}H-4Z", WALNUT_LT, 2.4) + line(
            f"M-4 {foot + 3}H220", 1, WALNUT
        )
    drawn += line("M34 -6L14 140M62 -6L52 140", 8) + line("M34 -6L14 140M62 -6L52 140", 4.6, OCHRE_DK)
    drawn += "".join(
        line(d, 6.4) + line(d, 3.4, OCHRE)
        for d in ("M32 8H60", "M29 32H58", "M26 56H57", "M22 82H55", "M19 106H54")
    )
    drawn += ink("M60 122H220V140H60Z", "#8A5A36", 2.6) + path(ellipse(140, 124, 62, 7), INK, opacity=0.35)
    book = ink("M0 6Q-30 -10 -64 4V46Q-30 34 0 50Q30 34 64 46V4Q30 -10 0 6Z", ALMAGRE_DK, 2.6)
    book += ink("M0 4Q-28 -14 -58 0V40Q-28 28 0 46Z", PAPER_HI, 2.2) + ink(
        "M0 4Q28 -14 58 0V40Q28 28 0 46Z", PAPER, 2.2
    )
    book += "".join(line(f"M-50 {8 + k * 7}Q-28 {-1 + k * 7} -8 {10 + k * 7}", 1.8, SEPIA) for k in range(4))
    book += clip(
        "M0 4Q28 -14 58 0V40Q28 28 0 46Z",
        hatch("M0 -14H60V50H0Z", "M0 4Q6 10 6 46L0 50Z", 90, 2.4, 1, SEPIA, 0.8),
    )
    book += (
        path(circle(32, 10, 7), OCHRE, INK, 1.4)
        + path("M12 34Q24 16 34 26Q44 18 52 32Q34 22 12 34Z", OLIVE, INK, 1.4)
        + line("M14 20l8 -2M42 18l8 3", 1.4, SEPIA)
    )
    drawn += group(book, 140, 74)
    spectacles = "".join(path(circle(x, 0, 8), "#DCEAEF", INK, 2.4, 0.9) for x in (-10, 10)) + line(
        "M-2 -1Q0 -4 2 -1M-18 -2L-28 -8M18 -2L26 -9", 2.2
    )
    return drawn + group(spectacles, 98, 124, 0.9, -4)


def _spine(wide: float, high: float, colour: str) -> str:
    """A book on a shelf, its foot at (0, 0)."""
    drawn = path(f"M0 0V{num(-high)}H{num(wide)}V0Z", colour, INK, 1.8)
    trim = PAPER_HI if colour != PAPER_LO else ALMAGRE_DK
    drawn += line(
        f"M1 {num(-high * 0.84)}H{num(wide - 1)}M1 {num(-high * 0.16)}H{num(wide - 1)}", 1.6, OCHRE_LT
    )
    return drawn + path(ellipse(wide / 2, -high / 2, wide * 0.22, high * 0.16), trim)


def bank() -> str:
    """Columns that promise much, and coins that keep it."""
    drawn = path(ROOM, SKY) + path(circle(40, 30, 40), "#D8E8EE") + path("M0 116H216V136H0Z", SAND, INK, 2)
    drawn += path(polygon("20 28, 108 2, 196 28"), PAPER_LO, INK, 2.6) + path(
        polygon("38 25, 108 6, 178 25"), PAPER, INK, 1.6
    )
    drawn += ink("M14 28H202V40H14Z", PAPER_HI, 2.4) + path("M24 40H192V108H24Z", "#8C7A66", INK, 2)
    drawn += hatch("M24 40H192V108H24Z", "M24 40H192V108H24Z", 90, 5, 1.2, INK2, 0.5, (0, 0, 216, 136))
    drawn += ink("M86 52H130V108H86Z", WALNUT_DK, 2.2) + path(
        "M90 56H107V108H90ZM109 56H126V108H109Z", BAIZE_LT, INK, 1.6
    )
    drawn += (
        path(circle(103, 84, 2.2), OCHRE_LT, INK, 1)
        + path(circle(113, 84, 2.2), OCHRE_LT, INK, 1)
        + line("M90 66H107M109 66H126", 1.4)
    )
    for x in (34, 62, 140, 168):
        drawn += ink(f"M{x} 46Q{x + 2} 76 {x - 1} 104H{x + 15}Q{x + 12} 76 {x + 14} 46Z", PAPER_HI, 2.4)
        drawn += line(f"M{x + 4.6} 48V102M{x + 8.4} 48V102", 1.2, PAPER_DK) + hatch(
            f"M{x + 9} 46H{x + 15}V104H{x + 9}Z",
            f"M{x + 9} 46H{x + 15}V104H{x + 9}Z",
            0,
            3,
            1,
            SEPIA,
            0.8,
            (0, 0, 216, 136),
        )
        drawn += ink(f"M{x - 3} 40H{x + 17}V46H{x - 3}Z", PAPER, 1.8) + ink(
            f"M{x - 4} 103H{x + 18}V109H{x - 4}Z", PAPER, 1.8
        )
    drawn += ink("M12 108H204V114H12Z", PAPER_HI, 2) + ink("M4 114H212V121H4Z", PAPER, 2)
    drawn += ink(circle(108, 18, 8), OCHRE_LT, 2) + path(petals(108, 18, 6, 8, 0.9), ALMAGRE)
    for x, number in ((36, 4), (66, 7), (96, 3)):
        drawn += path(ellipse(x, 132, 18, 5), INK, opacity=0.3)
        for k in range(number):
            y = 128 - k * 6.4
            drawn += ink(f"M{x - 15} {y}V{y - 6}H{x + 15}V{y}A15 4.6 0 0 1 {x - 15} {y}Z", OCHRE, 1.8) + line(
                "".join(f"M{x - 10 + d * 5} {num(y - 2)}v4" for d in range(5)), 1, OCHRE_DK
            )
        top = 128 - number * 6.4
        drawn += ink(ellipse(x, top, 15, 4.8), OCHRE_LT, 1.8) + line(ellipse(x, top, 10, 2.8), 1.1, OCHRE_DK)
    sack = ink(
        "M-26 0Q-32 -28 -10 -38Q-14 -46 -10 -50Q0 -44 10 -50Q14 -46 10 -38Q32 -28 26 0Q0 6 -26 0Z",
        "#C9A468",
        2.8,
    ) + line("M-11 -38Q0 -34 11 -38", 4.4, ALMAGRE_DK)
    sack += (
        hatch(
            "M-26 0Q-32 -28 -10 -38H10Q32 -28 26 0Q0 6 -26 0Z",
            "M6 -40H34V6H10Z",
            60,
            4,
            1.2,
            INK2,
            0.6,
            (-40, -60, 80, 80),
        )
        + ink(circle(-2, -17, 10), OCHRE_LT, 2)
        + path(star(-2, -17, 7, 3.4, 8), OCHRE_DK)
    )
    return drawn + group(sack, 164, 130)


def china_shop() -> str:
    """A customer with a cup on its horn, trying very hard."""
    drawn = path(ROOM, "#E9D9C4") + hatch(ROOM, ROOM, 90, 13, 3, "#DFCBB0", 1, (0, 0, 216, 136))
    for foot in (38, 84):
        for x in range(14, 216, 30):
            if 62 < x < 150 and foot == 84:
                continue
            drawn += _plate(x, foot - 16, 14, x // 30 + foot)
        drawn += ink(f"M-4 {foot}H220V{foot + 6}H-4Z", WALNUT_LT, 2.4)
    drawn += path(ellipse(108, 130, 84, 8), INK, opacity=0.3)
    shoulders = spline("44 150, 46 112, 70 82, 108 72, 146 82, 170 112, 172 150")
    drawn += ink(shoulders, "#43312A", 3.4) + hatch(
        shoulders, "M120 60H190V150H134Z", -30, 4.6, 1.2, "#6E5347", 0.7, (0, 0, 216, 160)
    )
    drawn += group(bull_head(angry=False), 106, 76, 0.86, -5)
    cup = (
        ink("M-12 -10H12Q12 8 4 11H-4Q-12 8 -12 -10Z", PAPER_HI, 2.4)
        + path(petals(0, 0, 7, 6, 1), COBALT)
        + line("M12 -6Q21 -8 20 0Q18 6 10 4", 5)
        + line("M12 -6Q21 -8 20 0Q18 6 10 4", 2.2, PAPER_HI)
    )
    drawn += group(cup, 56, 33, 1.06, -52)
    pot = (
        ink("M-22 0Q-26 -24 0 -26Q26 -24 22 0Q14 10 0 10Q-14 10 -22 0Z", PAPER_HI, 2.6)
        + ink("M-8 -25Q0 -33 8 -25Z", COBALT, 2)
        + path(circle(0, -32, 3.4), COBALT, INK, 1.6)
    )
    pot += (
        ink("M-21 -6Q-32 -8 -34 -22L-28 -22Q-26 -14 -18 -14Z", PAPER_HI, 2.2)
        + line("M21 -16Q36 -18 32 -4Q28 4 20 0", 5.4)
        + line("M21 -16Q36 -18 32 -4Q28 4 20 0", 2.6, PAPER_HI)
        + path(petals(0, -9, 13, 8, 0.9), COBALT)
        + path(circle(0, -9, 3), OCHRE_LT, COBALT_DK, 1)
    )
    drawn += group(pot, 194, 122, 0.84)
    for x, y, turn in ((26, 122, 10), (50, 128, 80), (12, 130, 200), (38, 112, 300)):
        drawn += group(
            ink("M-12 4L-6 -9L6 -11L12 1L2 8Z", PAPER_HI, 2.2)
            + path("M-5 1L-2 -6L5 -7L7 0Z", COBALT_LT, COBALT, 1.2),
            x,
            y,
            1,
            turn,
        )
    return drawn + line("M22 104l-4 -8M40 100l2 -9M8 114l-8 -4", 2.6)


def _plate(x: float, y: float, r: float, pattern: int) -> str:
    """A painted plate that stands on its rim."""
    main, second = ((COBALT, COBALT_LT), (OLIVE, OCHRE_LT), (ALMAGRE, OCHRE_LT))[pattern % 3]
    drawn = ink(circle(x, y, r), PAPER_HI, 2.2) + line(circle(x, y, r * 0.8), 2.2, main)
    return (
        drawn
        + path(petals(x, y, r * 0.62, 8 if pattern % 2 else 6, 1), main)
        + path(circle(x, y, r * 0.18), second, INK, 0.8)
    )
