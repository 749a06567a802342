"""Pictures of the destinations where the day goes on: nightclub, pier, festival, casino. 216 by 136 each."""

from __future__ import annotations

from math import cos, pi, sin

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    BAIZE,
    BAIZE_LT,
    COBALT,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    SEA,
    SEA_LT,
    SEPIA,
    SKY,
    TERRA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.people import BLACK, OLIVE_SKIN, Person
from assets.make.drawing.people import head as profile
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    hatch,
    ink,
    limb,
    line,
    num,
    path,
    petals,
    polygon,
    rounded,
    spline,
    star,
)
from assets.make.ui.portraits import FAIR, TAN, brows, cheeks, eyes, head

ROOM = "M0 0H216V136H0Z"


def nightclub() -> str:
    """A guitar, a red dress, and no morning in sight."""
    drawn = (
        path(ROOM, "#2A1F4A")
        + path(polygon("80 -4, 108 -4, 176 120, 40 120"), "#4A3A78")
        + path(polygon("88 -4, 102 -4, 148 120, 66 120"), "#6A57A0")
    )
    drawn += line("M-4 12Q54 40 108 14T220 26", 1.8, PAPER)
    for k in range(10):
        x = 6 + k * 22
        y = 20 + 9 * sin(k * 0.9 + 0.4) + (4 if k % 2 else 0)
        drawn += path(circle(x, y, 5), (OCHRE_LT, "#FA7B96", "#6EC3D9", ALMAGRE_LT)[k % 4], INK, 1.6)
    drawn += path(ellipse(108, 124, 112, 17), "#6B3B2A", INK, 2.4) + path(
        ellipse(108, 121, 84, 10), "#9A5A3A"
    )
    drawn += line("M20 128H60M150 130H204M84 132H130", 1.6, WALNUT_DK)
    guitar = (
        ink("M-4 -66H4V-8H-4Z", WALNUT, 2.2)
        + ink("M-7 -80H7L5 -64H-5Z", INK2, 2)
        + "".join(
            path(circle(side * 8, -76 + k * 6, 2), OCHRE_LT, INK, 1) for side in (-1, 1) for k in (0, 1)
        )
    )
    belly = spline("-12 -14, -17 -2, -12 9, -22 22, -20 38, 0 46, 20 38, 22 22, 12 9, 17 -2, 12 -14, 0 -18")
    guitar += (
        ink(belly, TERRA, 2.8)
        + clip(belly, path("M6 -20H30V50H14Q20 16 6 -20Z", "#98482A", opacity=0.7))
        + path(circle(0, 8, 8), WALNUT_DK, OCHRE_LT, 2)
    )
    guitar += line("M-2.4 -64V30M0 -64V30M2.4 -64V30", 0.9, PAPER_HI) + path("M-9 28H9V33H-9Z", INK2)
    drawn += group(guitar, 40, 80, 0.98, -16)
    drawn += _dancer()
    note = (
        line("M0 0V-24L18 -28V-6", 3.4, OCHRE_LT)
        + line("M0 -24L18 -28", 6, OCHRE_LT)
        + "".join(path(ellipse(x, y, 6, 4.6), OCHRE_LT, INK, 1.4) for x, y in ((-4, 0), (14, -5)))
    )
    return drawn + group(note, 176, 88, 0.9, 8) + group(note, 14, 44, 0.6, -12)


def _dancer() -> str:
    """A flamenco dancer, one arm up."""
    dress = spline(
        "104 66, 128 64, 136 84, 150 98, 168 108, 182 124, 182 124, 158 130, 128 130, "
        "96 130, 76 124, 76 124, 92 108, 100 92"
    )
    drawn = ink(dress, ALMAGRE, 3)
    drawn += clip(
        dress,
        "".join(
            path(circle(x, y, 2.8), PAPER_HI)
            for y in range(72, 132, 10)
            for x in range(80 + (y // 10) % 2 * 7, 182, 14)
        ),
    )
    for d in ("M96 100Q118 112 148 98", "M88 114Q120 128 166 110"):
        drawn += line(d, 9) + line(d, 5.4, ALMAGRE_LT)
    drawn += line("M76 125q9 7 18 1q9 8 19 1q9 8 20 0q10 8 20 0q10 6 28 -4", 7) + line(
        "M76 125q9 7 18 1q9 8 19 1q9 8 20 0q10 8 20 0q10 6 28 -4", 4, PAPER_HI
    )
    skin = OLIVE_SKIN
    drawn += ink(limb("126 48, 146 34, 138 12", [5.4, 4.8, 3.6]), skin, 2.2) + ink(
        spline("132 14, 134 4, 140 0, 143 6, 140 14"), skin, 1.8
    )
    drawn += (
        ink(spline("104 68, 102 54, 108 44, 124 44, 130 54, 128 66"), ALMAGRE, 2.8)
        + ink(limb("104 50, 90 64, 104 74", [5.4, 4.8, 3.8]), skin, 2.2)
        + ink(circle(106, 75, 4.4), skin, 1.8)
    )
    drawn += ink("M112 34H121V46Q116 50 111 46Z", skin, 2)
    face = group(profile(Person(skin, BLACK, "bun", ALMAGRE), "glad", 1.0), 118, 28, (1.12, 1.12), -10)
    return drawn + face + ink(petals(108, 18, 8, 7, 1.2), ALMAGRE, 1.6) + path(circle(108, 18, 2), OCHRE_LT)


def mozos_pier() -> str:
    """Planks, a light, and somebody who has run enough."""
    drawn = (
        path(ROOM, SKY) + path(circle(108, 30, 17), OCHRE_LT, INK, 2) + path("M0 58H216V136H0Z", SEA, INK, 2)
    )
    for row in range(5):
        for x in range(-10 + row * 14, 216, 44):
            drawn += line(f"M{x} {68 + row * 13}q8 -6 16 0q8 6 16 0", 2, SEA_LT)
    drawn += path("M-4 58V50Q10 44 34 48T72 58Z", OLIVE, INK, 1.8)
    tower = polygon("166 52, 184 52, 180 14, 170 14")
    light = (
        ink(tower, PAPER_HI, 2.2)
        + clip(tower, path("M160 44h30v-9h-30ZM160 27h30v-8h-30Z", ALMAGRE))
        + ink("M167 14H183V4H167Z", OCHRE_LT, 1.8)
        + ink("M165 4L175 -5L185 4Z", ALMAGRE_DK, 1.8)
    )
    drawn += group(light, -108, 10, 0.8)
    hull = (
        ink("M-24 0Q-18 13 0 13Q20 13 26 -2Z", ALMAGRE, 2.4)
        + line("M-22 3Q0 8 24 1", 2, PAPER_HI)
        + line("M0 0V-38", 3)
        + ink("M2 -37Q26 -20 24 -4H2Z", PAPER_HI, 2)
        + ink("M-2 -32Q-16 -16 -16 -4H-2Z", OCHRE_LT, 2)
    )
    drawn += group(hull, 140, 72, 0.72) + line("M118 83q10 4 20 0t22 0", 2, PAPER_HI)
    for x, y in ((118, 118), (160, 128), (188, 106)):
        drawn += ink(f"M{x - 5} {y - 10}h10v40h-10Z", WALNUT, 2.2)
    deck = polygon("216 84, 216 112, 96 116, 78 100, 78 100")
    drawn += ink("M78 100L96 116V123L78 106ZM96 116L216 112V120L96 123Z", WALNUT_DK, 2.4) + ink(
        deck, WALNUT_LT, 2.6
    )
    drawn += "".join(
        line(f"M{84 + k * 15} {99 - k * 1.5:.1f}L{103 + k * 15.6:.1f} {115.6 - k * 0.4:.1f}", 1.5, WALNUT_DK)
        for k in range(9)
    )
    drawn += ink("M196 66h9v30h-9Z", WALNUT, 2.2) + line("M193 76H208", 3.4, PAPER_HI)
    gull = (
        ink("M-12 0Q-8 -10 4 -9Q14 -7 22 1Q8 4 -4 4Q-10 4 -12 0Z", PAPER_HI, 2)
        + ink(circle(-9, -6, 5), PAPER_HI, 1.8)
        + path("M-13 -6L-20 -4L-13 -3Z", OCHRE, INK, 1.2)
        + path(circle(-10, -7, 1.1), INK)
        + line("M0 4V9M5 4V9", 1.6, OCHRE_DK)
    )
    drawn += group(gull, 178, 88, (-0.84, 0.84))
    boy = ink(limb("0 0, 20 4, 22 28", [9, 8, 6]), PAPER_HI, 2.6) + ink(
        "M14 26H32Q36 31 30 33H15Z", "#EFC8A0", 2
    )
    boy += ink(spline("-12 4, -15 -20, -8 -36, 8 -36, 13 -20, 12 6"), PAPER_HI, 2.8) + hatch(
        spline("-12 4, -15 -20, -8 -36, 8 -36, 13 -20, 12 6"),
        "M-20 -40H-4V10H-20Z",
        -60,
        4,
        1.1,
        SEPIA,
        0.6,
        (-40, -50, 80, 80),
    )
    boy += (
        ink("M-13 -3Q0 2 13 -3V5Q0 10 -13 5Z", ALMAGRE, 2)
        + ink(limb("-2 -30, 14 -18, 28 -20", [6.4, 5.6, 4.4]), PAPER_HI, 2.4)
        + ink(circle(31, -21, 5), "#EFC8A0", 1.8)
    )
    rod = line("M24 -16L66 -50", 4) + line("M24 -16L66 -50", 2, OCHRE) + line("M66 -50Q72 -10 70 34", 1.2)
    boy += group(profile(Person("#EFC8A0", "#5A3320", "short", ALMAGRE), "glad", 1.0), 2, -49, 1.14) + ink(
        "M-10 -37Q0 -28 10 -37L9 -31Q0 -23 -10 -31Z", ALMAGRE, 1.8
    )
    return (
        drawn
        + group(rod + boy, 90, 100, (-0.86, 0.86))
        + ink(circle(30, 128, 4.6), ALMAGRE, 1.8)
        + path("M25.6 128H34.4A4.6 4.6 0 0 0 25.6 128Z", PAPER_HI)
    )


def festival() -> str:
    """The giants are out: a king and a queen, taller than the roofs."""
    drawn = path(ROOM, "#243A6B")
    for x, y, r, colour in (
        (30, 30, 24, OCHRE_LT),
        (108, 20, 20, "#FA7B96"),
        (150, 44, 14, "#6EC3D9"),
        (74, 52, 10, PAPER_HI),
    ):
        for turn in range(0, 360, 30):
            beam = line(f"M{r * 0.35} 0H{r}", 2.6, colour) + path(circle(r * 1.14, 0, 1.8), colour)
            drawn += group(beam, x, y, 1, turn)
    drawn += path(
        "M0 136V88L14 78L28 88V96H44V82H66V94L80 84L94 94V88H126V96L140 86L154 96V84H176V92"
        "L194 80L216 92V136Z",
        "#C9856A",
        INK,
        2,
    )
    drawn += path(
        "M0 88L14 78L28 88ZM66 94L80 84L94 94ZM126 96L140 86L154 96ZM176 92L194 80L216 92Z", TERRA, INK, 1.6
    )
    drawn += "".join(
        path(f"M{x} {y}h6v9h-6Z", OCHRE_LT, INK, 1.2)
        for x, y in ((10, 98), (50, 96), (78, 104), (108, 102), (160, 98), (196, 102), (36, 110), (136, 106))
    )
    drawn += line("M-4 66Q50 96 108 72T220 78", 2)
    for k in range(13):
        t = k / 12
        across = 216 * t
        down = 66 + 14 * sin(t * pi * 2) * (1 if t < 0.5 else 0.5) + 8
        drawn += path(
            f"M{num(across - 6)} {num(down)}h12l-6 14Z",
            (ALMAGRE, PAPER_HI, COBALT_LT, OCHRE_LT)[k % 4],
            INK,
            1.4,
        )
    return drawn + group(_king(), 62, 76, 1.02) + group(_queen(), 138, 78, 1.0)


def _crown(width: float, y: float) -> str:
    points = [(-1, 0), (-1.15, -20), (-0.5, -9), (0, -24), (0.5, -9), (1.15, -20), (1, 0)]
    d = polygon([(x * width, y + rise) for x, rise in points], False) + f"Q0 {y + 6} {-width} {y}Z"
    jewels = "".join(
        path(circle(x, y - 2.6, 2.4), colour, INK, 1)
        for x, colour in ((-width * 0.55, COBALT), (0, ALMAGRE), (width * 0.55, COBALT))
    )
    return ink(d, OCHRE_LT, 2.4) + jewels


def _king() -> str:
    robe = spline("-44 70, -38 40, -20 28, 20 28, 38 40, 44 70")
    drawn = (
        ink(robe, ALMAGRE, 3)
        + ink("M-30 33Q0 50 30 33L34 42Q0 62 -34 42Z", PAPER_HI, 2.2)
        + "".join(line(f"M{x} {y}v5", 2) for x, y in ((-20, 42), (-8, 48), (6, 48), (18, 43)))
    )
    drawn += head([(0, -22), (15, -18), (21, -6), (21, 10), (17, 22), (8, 28), (0, 30)], TAN) + cheeks(
        TAN, 13, 9
    )
    beard = spline("-21 2, -21 18, -14 32, 0 40, 14 32, 21 18, 21 2, 15 12, 0 10, -15 12")
    drawn += (
        ink(beard, "#3A2A22", 2.4)
        + line("M-10 20Q-8 28 -5 33M0 24V36M10 20Q8 28 5 33", 1.4, SEPIA)
        + path("M-6 17Q0 20 6 17Q0 24 -6 17Z", ALMAGRE, INK, 1.2)
    )
    drawn += (
        eyes(8.8, -2, 5.6, 4.6, look=1.4, size=2.5)
        + brows(9, -10, 6, 2.2, -0.6, 3.4, "#3A2A22")
        + line("M-1 0Q5 7 3 9Q0 11 -3 9", 1.8)
    )
    return drawn + _crown(20, -16)


def _queen() -> str:
    gown = spline("-40 70, -34 42, -16 30, 16 30, 34 42, 40 70")
    drawn = ink(
        spline("-23 -8, -26 14, -30 34, -18 38, 18 38, 30 34, 26 14, 23 -8, 0 -26"), "#6B3320", 2.6
    ) + ink(gown, COBALT, 3)
    drawn += (
        ink(ellipse(0, 34, 26, 8), PAPER_HI, 2.2)
        + "".join(line(f"M{x} 28V40", 1.3, PAPER_DK) for x in (-18, -12, -6, 0, 6, 12, 18))
        + path(petals(0, 54, 11, 8, 0.9), OCHRE_LT)
    )
    drawn += head([(0, -23), (13, -19), (19, -8), (18, 8), (13, 20), (6, 27), (0, 29)], FAIR) + cheeks(
        FAIR, 11.6, 10, 5.4, 0.7
    )
    drawn += (
        eyes(8.2, -1, 5.2, 4.6, look=-1.4, iris="#2F6A4E", size=2.4, lashes=True)
        + brows(8.4, -9.6, 5.2, 2.8, -1.6, 2.2, "#6B3320")
        + line("M0 2Q-4 8 -2 9.6Q1 11 3 9.6", 1.6)
    )
    drawn += path("M-6 16Q-3 13.6 0 15.4Q3 13.6 6 16Q0 22 -6 16Z", ALMAGRE, INK, 1.2) + ink(
        spline("-20 -6, -18 -18, 0 -25, 18 -18, 20 -6, 12 -15, 0 -18, -12 -15"), "#6B3320", 2
    )
    drawn += "".join(path(circle(side * 20, 14, 3), OCHRE_LT, INK, 1.2) for side in (-1, 1))
    return drawn + _crown(17, -17)


def casino() -> str:
    """The wheel turns; so does luck."""
    drawn = (
        path(ROOM, BAIZE)
        + hatch(ROOM, ROOM, 45, 12, 1, BAIZE_LT, 0.8, (0, 0, 216, 136))
        + line("M-4 120Q108 92 220 120", 2.6, OCHRE_LT)
        + line("M-4 127Q108 99 220 127", 1.2, OCHRE_LT)
    )
    tilt = 0.72
    x0, y0 = 84, 62
    wheel = (
        path(circle(4, 12, 66), INK, opacity=0.4)
        + ink(circle(0, 0, 64), WALNUT_LT, 3.4)
        + line(circle(0, 0, 60), 1.6, OCHRE_LT)
        + path(circle(0, 0, 54), INK2, INK, 2)
    )
    for k in range(18):
        a, b = 2 * pi * k / 18, 2 * pi * (k + 1) / 18
        colour = OLIVE if k == 0 else (ALMAGRE, "#2A1E1A")[k % 2]
        wheel += path(
            f"M0 0L{num(52 * cos(a))} {num(52 * sin(a))}A52 52 0 0 1 {num(52 * cos(b))} {num(52 * sin(b))}Z",
            colour,
            OCHRE_LT,
            1.1,
        )
    wheel += (
        line(circle(0, 0, 40), 1.4, OCHRE_LT)
        + ink(circle(0, 0, 32), WALNUT_LT, 2.4)
        + path(circle(0, 0, 26), "#8A5A36", INK, 1.4)
    )
    wheel += (
        "".join(
            group(ink("M-3 0V-22H3V0Z", OCHRE, 1.8) + ink(circle(0, -22, 4.4), OCHRE_LT, 1.6), 0, 0, 1, a)
            for a in (20, 110, 200, 290)
        )
        + ink(circle(0, 0, 9), OCHRE_LT, 2.4)
        + path(circle(-2, -2, 3), PAPER_HI)
    )
    wheel += ink(circle(34, -30, 5.6), PAPER_HI, 2)
    drawn += group(wheel, x0, y0, (1, tilt))
    for k, (turn, suit) in enumerate(((-16, "oro"), (4, "copa"))):
        card = ink(rounded(-19, -30, 38, 58, 4), PAPER_HI, 2.4) + line(
            rounded(-15, -26, 30, 50, 2), 1.2, (OCHRE, ALMAGRE)[k]
        )
        if suit == "oro":
            card += ink(star(0, 0, 12, 9, 12), OCHRE, 1.8) + path(circle(0, 0, 6), OCHRE_LT, INK, 1.2)
        else:
            card += ink("M-11 -13H11Q11 2 3 5V10L9 14H-9L-3 10V5Q-11 2 -11 -13Z", ALMAGRE, 1.8) + path(
                "M-8 -10H8V-6H-8Z", OCHRE_LT
            )
        drawn += group(card, 170 + k * 22, 84 + k * 6, 1, turn)
    for x, y, number, colour in ((146, 124, 3, ALMAGRE), (178, 130, 5, COBALT), (116, 130, 2, OCHRE)):
        for k in range(number):
            top = y - k * 5.4
            drawn += ink(f"M{x - 15} {num(top)}v-5h30v5A15 5 0 0 1 {x - 15} {num(top)}Z", colour, 1.6)
            drawn += path(
                "".join(
                    f"M{x + d} {num(top - 0.6 + (3.4 if abs(d) < 8 else 1.6))}v-4h4v4Z" for d in (-12, -2, 8)
                ),
                PAPER_HI,
            )
        top = y - number * 5.4
        drawn += ink(ellipse(x, top, 15, 5.4), colour, 1.8) + line(ellipse(x, top, 9.6, 3.2), 1.6, PAPER_HI)
    return drawn
