"""The men of the fiesta."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    PAPER_DK,
    PAPER_HI,
    SEA,
    SEA_LT,
    SEPIA,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, ellipse, ink, line, path, petals, rounded, spline
from assets.make.ui.expressions import CALM, GLAD, SORE, WINK, Mood, faces
from assets.make.ui.portraits import (
    DARK,
    FAIR,
    MOUTH,
    OLIVE_SKIN,
    ROSY,
    TAN,
    brow,
    brows,
    cheeks,
    ears,
    eye,
    eyes,
    glad_eyes,
    grin,
    head,
    mirrored,
    neck,
    pair,
    portrait,
    shape,
    shoulders,
    sunburst,
)


def runner(mood: Mood = CALM) -> str:
    """Curls, a red neckerchief, and no fear at all before noon."""
    skin, hair = OLIVE_SKIN, "#2F211B"
    shirt = (
        shoulders(PAPER_HI, 36, 30)
        + neck(skin, 9)
        + ink("M-17 27Q0 37 17 25L15 33Q2 44 -15 34Z", ALMAGRE, 2.2)
        + ink("M3 36L-4 54L4 50L8 57L10 38Z", ALMAGRE, 2)
    )
    crown = []
    for k in range(15):
        for radius, lag in ((27.5, 0.0), (24, 0.1)):
            angle = radians(158 + k * 206 / 14) + lag
            crown.append((radius * 1.02 * cos(angle), -6 + radius * sin(angle)))
    face = shape([*crown, (21, 10), (-21, 10)], hair, 2.4) + ears(skin, 20.5, 5)
    face += head([(0, -22), (14, -18), (20, -6), (20, 8), (16, 20), (8, 27), (0, 29)], skin)
    curls = "".join(
        ink(circle(x, y, r), hair, 1.8)
        + line(f"M{x - r * 0.5} {y}a{r * 0.5} {r * 0.5} 0 1 1 {r * 0.6:.2f} {r * 0.5}", 1, SEPIA)
        for x, y, r in ((-16, -15, 5.4), (-8, -19, 6), (1, -20, 6), (10, -18, 5.6), (17, -12, 4.8))
    )
    look = mood.eyes(eyes(8.8, 1, 5.4, 4, look=1.2, iris="#5A3A1E"), 8.8, 1, 5.4, "#5A3A1E")
    look += mood.brows(brows(9, -6.6, 5.6, 2, -0.4, 3, hair), 9, -6.6, 5.6, 3, hair)
    mouth = line("M1 1Q5.6 8.6 3.4 10.6Q.6 12.4 -2.6 10.8", 1.7) + mood.mouth(
        grin(0.5, 15, 10, 8), 16, 10.4, 0.5
    )
    figure = shirt + face + cheeks(skin, 13, 10, 4.6, 0.5) + curls + look + mouth
    return portrait(OCHRE_LT, figure, sunburst("#F7D78A"))


def fisherman(mood: Mood = CALM) -> str:
    """A knitted cap, a white beard, and a wink that may be a lie."""
    skin, hair, strand = TAN, "#EDEAE2", "#B9B9B4"
    jersey = (
        shoulders(COBALT_DK, 37, 29)
        + ink("M-16 24Q0 34 16 24L18 36Q0 48 -18 36Z", COBALT, 2.2)
        + pair(line("M5 33l-.6 9M12 30l-1 9", 1.2, COBALT_DK))
    )
    face = ears(skin, 21, 3, 4.6, 6.4)
    face += head([(0, -22), (14, -19), (20, -8), (21, 6), (18, 18), (8, 26), (0, 28)], skin)
    half = [(0, 9), (11, 9.4), (18, 6), (21.5, -2), (23, 12), (19, 24), (13, 33), (7, 32), (3.6, 38), (0, 36)]
    beard = shape(mirrored(half), hair, 2.4)
    beard += pair(line("M9 24Q8 30 6 33M16 16Q14 24 11 28M19 8Q19 14 17 18", 1.1, strand)) + line(
        "M0 27V33", 1.1, strand
    )
    beard += mood.mouth(path("M-5 18.6Q0 21.6 5 18.6Q0 24 -5 18.6Z", MOUTH, INK, 1), 18.6, 6.4)
    beard += ink("M0 10.4Q-6 8.4 -13 13.4Q-9 17.6 0 15.4Q9 17.6 13 13.4Q6 8.4 0 10.4Z", hair, 1.7)
    beard += pair(line("M4 12.4Q8 12.4 10 14", 1, strand))
    nose = ink("M-2.6 -2Q-6.4 7 -5 9.6Q0 13.4 5 9.6Q6.4 7 2.6 -2", skin.base, 1.7)
    nose += path(ellipse(0, 8, 3.4, 2.2), skin.blush, opacity=0.6)
    sly = eye(-9, 0, 5, 3.4, 0.6, COBALT, 2.5, 1.7, False)
    sly += line("M5 1Q9.5 -2.4 14 1M14 1l2.6 -1.4M14 1.4l2.6 1", 2)
    bushy = ink("M-15 -5Q-9 -10.6 -4 -5.6Q-9 -7 -15 -5Z", hair, 1.5)
    bushy += ink("M15 -4Q10 -9 4 -4.6Q9 -6 15 -4Z", hair, 1.5)
    look = mood.eyes(sly, 9, 0, 5, COBALT) + line("M-17 1l-3 -1.2M-16.6 4l-2.8 1", 1.1)
    look += mood.brows(bushy, 9.4, -5.4, 5.4, 3.2, strand)
    knit = "".join(f"M{x} {-20 + abs(x) * 0.16:.1f}v7" for x in range(-18, 20, 6))
    cap = (
        ink("M-22 -12Q-23 -40 1 -42Q24 -40 22 -12Q0 -20 -22 -12Z", COBALT, 2.4)
        + line("M-14 -34Q-18 -26 -17 -18M-6 -39Q-9 -30 -9 -20M3 -40V-21M12 -37Q14 -28 13 -19", 1.3, COBALT_DK)
        + ink("M-24 -10Q0 -20 24 -10Q25 -17 22 -20Q0 -29 -22 -20Q-25 -17 -24 -10Z", COBALT_LT, 2.2)
        + line(knit, 1.2, COBALT_DK)
        + ink(circle(1, -42, 5), PAPER_HI, 2)
    )
    waves = line(
        "".join(f"M-50 {y}q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0" for y in (10, 20, 30)), 1.6, SEA
    )
    figure = jersey + face + cheeks(skin, 13, 8, 5, 0.6) + beard + nose + look + cap
    return portrait("#8FC6CE", figure, waves)


def innkeeper(mood: Mood = CALM) -> str:
    """Bald, with a handlebar moustache, laughing before the joke is over."""
    skin, hair = ROSY, "#5B3A22"
    apron = (
        shoulders(PAPER_HI, 40, 30)
        + ink("M-18 60L-15 36Q0 42 15 36L18 60Z", OLIVE, 2.2)
        + pair(line("M15 37L22 29", 3.4) + line("M15 37L22 29", 1.8, OLIVE))
    )
    face = ears(skin, 24, 3, 4.6, 6)
    face += head(
        [(0, -30), (13, -27), (21, -16), (24, 2), (24, 14), (18, 26), (9, 31), (0, 32)],
        skin,
        [(12, -36), (30, -20), (30, 16), (6, 40), (17, 18), (17, -8)],
    )
    face += path(ellipse(-7, -22, 6, 3), skin.light, opacity=0.9)
    sides = pair(ink("M22 -13Q27 -6 25 2L21.6 3Q21 -5 20 -12Z", hair, 1.8))
    look = mood.eyes(glad_eyes(9.4, -1.4, 5.2, 4.4, 2.4), 9.4, -1.4)
    look += mood.brows(brows(10, -9.4, 5.6, 2.2, 0.2, 3, hair), 10, -9.4, 5.6, 3, hair)
    look += pair(line("M16 -3l2.6 -1", 1.2))
    nose = ink("M-3 -2Q-8 6 -5.4 9.4Q0 13.4 5.4 9.4Q8 6 3 -2", skin.base, 1.8)
    nose += path(ellipse(0, 7.6, 4, 2.8), skin.blush, opacity=0.7)
    moustache = ink(
        "M0 11Q-5 8.6 -10 12.4Q-15 15.4 -19 11.6Q-21 8 -17.4 7.4Q-22 5.6 -23.4 10Q-24 17 -16 18.6"
        "Q-7 19.6 0 15.6"
        "Q7 19.6 16 18.6Q24 17 23.4 10Q22 5.6 17.4 7.4Q21 8 19 11.6Q15 15.4 10 12.4Q5 8.6 0 11Z",
        hair,
        1.8,
    ) + pair(line("M5 12.6Q10 15.6 15 15.4", 1, SEPIA))
    chin = line("M-9 27.4Q0 31 9 27.4", 1.3)
    figure = (
        apron
        + face
        + sides
        + cheeks(skin, 15, 9, 6, 0.75)
        + look
        + nose
        + mood.mouth(grin(0, 15, 9, 9, teeth=False), 19.4, 10)
    )
    return portrait("#D9C2A0", figure + moustache + chin)


def guitarist(mood: Mood = CALM) -> str:
    """Gold glasses, a short beard, and all evening to listen."""
    skin, hair = DARK, "#1B1413"
    coat = (
        shoulders(OCHRE, 37, 31)
        + neck(skin, 9, 20)
        + ink("M-18 30L0 46L18 30L22 34L6 60H-6L-22 34Z", OCHRE_LT, 2)
        + ink("M-11 31L0 45L11 31Z", PAPER_HI, 1.6)
    )
    face = shape(mirrored([(0, -33), (12, -31), (20, -24), (23, -10), (20, 2)]), hair, 2.4) + ears(
        skin, 20.6, 4, 4, 5.6
    )
    face += head([(0, -24), (12, -22), (19, -13), (20, 2), (18, 15), (12, 25), (5, 30), (0, 31)], skin)
    face += path(ellipse(-12, 10, 4.4, 3), skin.light, opacity=0.5) + path(
        ellipse(-6, -16, 6, 3), skin.light, opacity=0.5
    )
    beard = shape(
        [(-9, 17), (-10, 25), (-6, 32), (0, 34), (6, 32), (10, 25), (9, 17), (6, 24), (0, 25), (-6, 24)],
        hair,
        1.6,
    )
    beard += ink("M0 12Q-5 11 -9 15Q-9 19 -8 21Q-7 17 0 15Q7 17 8 21Q9 19 9 15Q5 11 0 12Z", hair, 1.2)
    look = mood.eyes(
        eyes(8.8, 0, 5.2, 3.2, look=1.4, iris="#20120C", size=2.3, lid=2.2), 8.8, 0, 5.2, "#20120C"
    ) + mood.brows(brows(9, -8.4, 5.6, 1.6, 0.4, 3), 9, -8.4, 5.6, 3)
    lens = rounded(1, -6.2, 16, 13, 4)
    glasses = pair(path(lens, "#E8F0EE", opacity=0.16) + line(lens, 3) + line(lens, 1.4, OCHRE_LT))
    glasses += line("M-1.4 -2.4Q0 -4 1.4 -2.4M17 -2.4L21.6 -3.4M-17 -2.4L-21.6 -3.4", 2.2)
    nose = line("M-4.8 9.6Q-5.8 6.6 -3.2 6.4M4.8 9.6Q5.8 6.6 3.2 6.4M-4 10Q0 12.4 4 10", 1.7)
    lips = path("M-6 18.6Q0 20.6 6.6 17.8Q4 22.6 0 22.6Q-4 22.4 -6 18.6Z", skin.lip, INK, 1)
    mouth = mood.mouth(lips + line("M6.6 17.8l1.8 -1.4", 1.4), 18.4, 7)
    return portrait("#C9DCE4", coat + face + beard + look + glasses + nose + mouth)


def president(mood: Mood = CALM) -> str:
    """Top hat, monocle, waxed moustache: he presides over the ring, and over you."""
    skin, hair, dark, cloth = FAIR, "#6F6B68", "#2B2A33", "#3B3A45"
    coat = (
        shoulders(dark, 33, 32)
        + ink("M-9 30L0 50L9 30Z", PAPER_HI, 1.8)
        + pair(ink("M9 32L2 36L9 41Z", ALMAGRE, 1.5))
        + path(circle(0, 36.4, 2.2), ALMAGRE, INK, 1.1)
        + pair(ink("M12 30L20 38L4 60L0 50Z", cloth, 1.8))
        + path(petals(-22, 44, 5, 6, 0.8), ALMAGRE, INK, 0.9)
    )
    face = neck(skin, 6) + ears(skin, 16.6, 3, 3.4, 5.4)
    face += pair(ink("M14 -12Q18.6 -8 17.6 2L14.4 1Z", hair, 1.4))
    face += head(
        [(0, -23), (10, -20), (15.6, -9), (15.6, 6), (12, 19), (6, 28), (0, 31)],
        skin,
        [(7, -30), (22, -20), (22, 14), (2, 38), (8, 18), (9, -6)],
    )
    face += pair(line("M11 9Q10 14 8 17", 1.2))
    stern = eye(-7, -0.4, 4.8, 2.6, 0.8, "#3E5566", 2, 2.2, False) + line("M-11 4Q-7 5.6 -3.4 4", 1)
    stern += eye(7.4, -0.4, 4.8, 3.8, 0.8, "#3E5566", 2.2, 1.8, False)
    look = mood.eyes(stern, 7.2, -0.4, 4.8, "#3E5566")
    doubt = brow(-7, -6.4, 5, 1, 1.4, 2.6, "#4A4744") + brow(8, -10, 5.2, 2.8, -0.8, 2.6, "#4A4744")
    look += mood.brows(doubt, 7.5, -8.2, 5, 2.6, "#4A4744")
    nose = ink("M-2 -4Q-3 6 -4.4 9.4Q-3 13 .6 13Q4.4 12.6 4.6 9.4Q3 6 2.4 -4", skin.base, 1.6)
    lens = circle(7.6, -0.2, 7.4)
    monocle = path(lens, "#E6F0F0", opacity=0.3) + line(lens, 2.8) + line(lens, 1.3, OCHRE_LT)
    monocle += line("M12.6 5.6Q16 20 12 32", 1.1, OCHRE_DK)
    moustache = (
        ink(
            "M0 16Q-4 14.4 -8 17Q-12 19 -16 13Q-15 21 -8 21Q-3 21 0 18.4Q3 21 8 21Q15 21 16 13"
            "Q12 19 8 17Q4 14.4 0 16Z",
            hair,
            1.5,
        )
        + mood.mouth(line("M-4 22.4Q0 21.6 4 22.6", 1.6), 21.2, 5)
        + ink("M-4 25Q0 23.6 4 25Q3.4 34 0 39Q-3.4 34 -4 25Z", hair, 1.5)
    )
    hat = (
        ink("M-17 -18L-19 -46H19L17 -18Q0 -12 -17 -18Z", dark, 2.4)
        + path("M-17.6 -24Q0 -18 17.6 -24L17 -18Q0 -12 -17 -18Z", ALMAGRE, INK, 1.4)
        + line("M-13 -44L-12 -27M-9 -44L-8.4 -26", 1.6, "#5C5A68")
        + ink(
            "M-30 -19Q-26 -13 0 -12Q26 -13 30 -19Q31 -13 24 -10.6Q0 -5 -24 -10.6Q-31 -13 -30 -19Z", cloth, 2.2
        )
    )
    return portrait(
        "#D8B9A8", coat + face + cheeks(skin, 9.6, 11, 3.4, 0.4) + look + nose + monocle + moustache + hat
    )


def tourist(mood: Mood = CALM) -> str:
    """Panama hat, sunglasses, sunburn: his third fiesta, and he still runs the wrong way."""
    skin, hair, print_ = ROSY, "#C99A4A", "#4FA3A0"
    blossoms = ((-27, 42, 0), (-14, 50, 40), (24, 46, 20), (10, 54, 70), (-34, 54, 0))
    shirt = shoulders(print_, 37, 30) + "".join(
        path(petals(x, y, 6, 5, 0.8, turn), PAPER_HI) + path(circle(x, y, 1.4), OCHRE)
        for x, y, turn in blossoms
    )
    strap = "M-18 30Q-14 48 0 54M18 30Q14 48 0 54"
    shirt += neck(skin, 9, 20) + ink("M-14 28L0 42L14 28L20 31L8 46L0 44L-8 46L-20 31Z", print_, 1.9)
    shirt += line(strap, 2.6) + line(strap, 1.2, WALNUT_LT)
    face = ears(skin, 21, 4, 4, 5.6) + pair(ink("M17 -14Q23 -8 22 0L19 2Z", hair, 1.6))
    face += head([(0, -22), (14, -19), (20, -8), (20.6, 8), (19, 19), (12, 27), (4, 30), (0, 30)], skin)
    jaw = mirrored([(0, 12), (8, 13), (15, 14), (20, 6), (19, 19), (12, 27.4), (0, 30.4)])
    rng = Random(3)
    spots = [(rng.uniform(-15, 15), rng.uniform(21, 28)) for _ in range(26)]
    stubble = path(spline(jaw), hair, opacity=0.55)
    stubble += line("".join(f"M{x:.1f} {y - abs(x) * 0.28:.1f}v1.6" for x, y in spots), 0.9, "#8A6324")
    nose = path("M-5.4 -1Q0 -6 5.4 -1L6 9Q0 13 -6 9Z", "#E0704E", opacity=0.75) + line(
        "M-4 9.6Q0 13 4.4 9.2", 1.8
    )
    lens = "M1.6 -5Q9 -7.4 18 -5.4Q18.6 5.6 10 6Q2.6 6 1.6 -5Z"
    glints = "".join(
        f"M{x - 4:.1f} 1.4L{x + 1:.1f} -4.2M{x - 0.6:.1f} 3L{x + 3.6:.1f} -2" for x in (-9.4, 9.4)
    )
    glasses = pair(ink(lens, "#1F2A30", 1.8)) + line(glints, 1.4, SEA_LT)
    glasses += line("M-2 -4.4Q0 -6 2 -4.4M18 -5L22 -4.4M-18 -5L-22 -4.4", 2.2)
    calm = brow(-9.4, -10.4, 5, 1.4, 0, 2.4, "#9A7430") + brow(9.4, -11.4, 5, 2, 0, 2.4, "#9A7430")
    look = mood.brows(calm, 9.4, -10.8, 5, 2.4, "#9A7430")
    hat = (
        ink("M-20 -17Q-20 -40 -8 -41Q0 -37 8 -41Q20 -40 20 -17Q0 -24 -20 -17Z", PAPER_HI, 2.4)
        + line("M-6 -40Q0 -32 6 -40", 1.3, PAPER_DK)
        + path("M-20.4 -17Q0 -24 20.4 -17L20 -24Q0 -31 -20 -24Z", INK2, INK, 1.4)
        + ink(
            "M-37 -9Q-20 -22 0 -22Q20 -22 37 -9Q38 -14 30 -18Q14 -26.6 0 -26.6Q-14 -26.6 -30 -18"
            "Q-38 -14 -37 -9Z",
            PAPER_HI,
            2.2,
        )
    )
    figure = (
        shirt
        + face
        + stubble
        + nose
        + cheeks(skin, 13, 9, 4.6, 0.8)
        + mood.mouth(grin(0.6, 15.6, 9.4, 7, tongue=False), 16.6, 9.8, 0.6)
    )
    return portrait("#F4D58A", figure + glasses + look + hat, sunburst("#F8E2A8"))


PEOPLE = {
    "face_2": runner,
    "face_4": fisherman,
    "face_6": innkeeper,
    "face_8": guitarist,
    "face_10": president,
    "face_12": tourist,
}
SPRITES = faces(PEOPLE, CALM, GLAD, SORE, WINK)
