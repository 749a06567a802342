"""The women of the fiesta."""

from __future__ import annotations

from math import cos, pi, sin

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    COBALT_DK,
    INK,
    OCHRE,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER_DK,
    PAPER_HI,
    SEA_DK,
    SEPIA,
    TERRA,
    TERRA_DK,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    ellipse,
    group,
    ink,
    line,
    path,
    polygon,
    rounded,
    spline,
)
from assets.make.ui.expressions import CALM, GLAD, SORE, WINK, Mood, faces
from assets.make.ui.portraits import (
    BROWN,
    FAIR,
    MOUTH,
    OLIVE_SKIN,
    ROSY,
    SALLOW,
    TONGUE,
    brow,
    brows,
    cheeks,
    ears,
    eyes,
    full_lips,
    glad_eyes,
    grin,
    head,
    hoops,
    mirrored,
    neck,
    pair,
    portrait,
    shape,
    shoulders,
)


def grandmother(mood: Mood = CALM) -> str:
    """White bun, round glasses, a dark shawl, and all the time in the world."""
    skin, hair, strand = ROSY, "#E6E2DA", "#B9B4AC"
    shawl = (
        shoulders("#3A2F38", 36, 29)
        + ink("M-40 60L-26 30Q-14 26 -9 25L0 44L9 25Q14 26 26 30L40 60Z", "#4A3A46", 2.2)
        + line("M-33 52l8 -16M-26 56l9 -22M33 52l-8 -16M26 56l-9 -22", 1.1, "#8A7284")
    )
    bun = ink(circle(2, -34, 9.5), hair, 2.4) + line("M-4 -36q5 -6 11 -2M-5 -32q7 -6 14 -1", 1.1, strand)
    back = shape(mirrored([(0, -31), (16, -27), (24, -10), (25, 6), (20, 14)]), hair)
    face = head([(0, -23), (13, -19), (20, -8), (20.5, 6), (17, 17), (9, 25), (0, 27.5)], skin)
    front = ink(
        (
            "M0 -27Q-15 -30 -22 -14Q-25 -4 -22 4Q-19 -4 -15 -10Q-8 -15 0 -22Q8 -15 15 -10"
            "Q19 -4 22 4Q25 -4 22 -14Q15 -30 0 -27Z"
        ),
        hair,
        2,
    ) + pair(line("M3 -23Q12 -20 18 -8M1 -25Q12 -24 20 -11", 1, strand))
    wrinkles = line("M-8 -12Q0 -14 8 -12", 1, skin.shade) + pair(
        line("M18 8l2.6 1.6M17.6 11l2.2 2.4M9.5 13.5Q12 17 10.6 20", 1.1)
    )
    look = mood.eyes(glad_eyes(9, 2.4, 4.4, 3.6, 1.9), 9, 2.4, 4.4, "#5A4A3A")
    look += mood.brows(brows(9.4, -8, 4.6, 1.6, 0.6, 2.2, strand), 9.4, -8, 4.6, 2.2, strand)
    glasses = "".join(
        path(circle(x, 2, 8), "#DDEBEE", opacity=0.35)
        + line(circle(x, 2, 8), 1.7)
        + line(f"M{x - 4} -1l3 -3", 1.2, PAPER_HI)
        for x in (-9.2, 9.2)
    ) + line("M-1.4 1Q0 -.8 1.4 1M17 0L22 -2M-17 0L-22 -2", 1.7)
    mouth = line("M-1.4 4Q-4.4 10 -1.6 11.2Q0 12 2.4 11", 1.6) + mood.mouth(
        line("M-7.4 16.2Q0 22.4 7.4 16.2", 2) + line("M-2.6 22.6Q0 23.6 2.6 22.6", 1), 17, 7.8
    )
    pearls = pair(path(circle(21.4, 11, 2.4), OCHRE_LT, INK, 1.2))
    figure = (
        shawl + bun + back + neck(skin, 7) + face + cheeks(skin, 12.5) + front + wrinkles + look + glasses
    )
    return portrait("#C6D3B0", figure + mouth + pearls)


def dancer(mood: Mood = CALM) -> str:
    """A carnation, a high comb, and one brow that doubts your bid."""
    skin, hair = FAIR, "#221A1C"
    comb = (
        ink("M-17 -22Q-22 -46 0 -47Q22 -46 17 -22Z", TERRA, 2.2)
        + line("".join(f"M{k * 5} -24L{k * 7} -42" for k in range(-2, 3)), 1.3, TERRA_DK)
        + line("M-17 -34Q0 -44 17 -34", 1.2, TERRA_DK)
    )
    back = shape(mirrored([(0, -31), (15, -27), (23, -8), (26, 8), (22, 17)]), hair)
    dots = ((-28, 44), (-18, 50), (-6, 47), (7, 50), (19, 46), (29, 50), (-34, 54))
    dress = shoulders(ALMAGRE, 31, 33) + neck(skin, 6.6, 20)
    dress += ink("M-20 32Q-8 40 0 40Q8 40 20 32L17 30Q8 35 0 35Q-8 35 -17 30Z", skin.base, 1.8)
    dress += "".join(path(circle(x, y, 2.3), PAPER_HI) for x, y in dots)
    face = head([(0, -24), (12, -20), (18, -8), (18, 5), (14, 17), (6, 27), (0, 29.5)], skin)
    front = ink(
        (
            "M1 -30Q-16 -31 -22 -14Q-25 0 -22 12Q-17 8 -17 -2Q-16 -12 1 -23Q15 -13 17 -2"
            "Q17 8 22 12Q25 0 22 -14Q16 -31 1 -30Z"
        ),
        hair,
        2,
    )
    front += line("M-3 -24Q-16 -20 -19 -4M5 -24Q16 -20 19 -4", 1.1, "#6A5560")
    front += line("M-16 0q5 0 4 4q-2 3 -4 0", 1.8, hair)
    flower = group(ink("M0 0Q12 -2 16 8Q6 10 0 0Z", OLIVE, 1.6), -22, -12, 1, 60) + group(
        _carnation(), -19, -19
    )
    look = mood.eyes(
        eyes(8.4, 0.5, 5.6, 3.6, look=1.6, iris="#2F5A2E", lid=2, lashes=True), 8.4, 0.5, 5.6, "#2F5A2E"
    )
    doubt = brow(-8.8, -7.4, 5.6, 2.2, 0.3, 2.3, hair) + brow(8.8, -9, 5.4, 2.6, -0.6, 2.3, hair)
    look += mood.brows(doubt, 8.8, -8.2, 5.5, 2.3, hair)
    lips = full_lips(
        skin,
        "M-6.4 17.6Q-3 14.6 0 16Q3 14.6 7 16.6Q3 18.6 .4 18.4Q-3 18.6 -6.4 17.6Z",
        "M-5 18Q.4 19.4 5.4 17.4Q4 22.4 .4 22.4Q-3.6 22.4 -5 18Z",
    )
    mouth = line("M.6 1.6Q4 8.6 2.6 10.2Q.4 11.6 -2 10.4", 1.4) + mood.mouth(lips, 17, 7.4)
    mole = path(circle(-11.4, 15, 0.9), INK)
    figure = (
        comb + back + dress + face + cheeks(skin, 11.5, 10, 4.6, 0.5) + front + flower + look + mouth + mole
    )
    return portrait("#E9B9A0", figure + hoops(21, 19, 5.2))


def _carnation() -> str:
    petals = "".join(
        ink(circle(5.4 * cos(a), 5.4 * sin(a), 4.2), ALMAGRE, 1.4) for a in (2 * pi * k / 8 for k in range(8))
    )
    curl = line("M-3 0a3 3 0 1 1 3 3M1 -1a1.6 1.6 0 1 0 1 2", 1.2, ALMAGRE_DK)
    return petals + path(circle(0, 0, 5), ALMAGRE_LT) + curl


def market_woman(mood: Mood = CALM) -> str:
    """A striped headwrap, beads, and the widest smile of the market."""
    skin = BROWN
    dress = shoulders(SEA_DK, 33, 32) + neck(skin, 7, 20)
    dress += ink("M-22 31Q-8 44 0 44Q8 44 22 31L18 29Q8 37 0 37Q-8 37 -18 29Z", skin.base, 1.8)
    beads = "".join(
        path(circle(k * 4.6, 41.5 - abs(k) ** 1.5 * 0.95, 2.5), (OCHRE_LT, ALMAGRE)[k % 2], INK, 1)
        for k in range(-4, 5)
    )
    face = ears(skin, 19.4, 4, 3.6, 5) + head(
        [(0, -23), (13, -18), (19, -6), (19, 7), (14, 18), (7, 26), (0, 28.5)], skin
    )
    face += path(ellipse(-12, 9, 4.4, 3), skin.light, opacity=0.6) + path(
        ellipse(11.5, 9, 4.2, 3), skin.blush, opacity=0.5
    )
    knot = ink("M6 -36Q0 -47 12 -47Q18 -46 16 -40Q26 -44 27 -36Q27 -29 16 -31Z", ALMAGRE, 2)
    knot += line("M12 -38Q14 -42 12 -44M17 -36Q21 -39 24 -37", 1.2, ALMAGRE_DK)
    wrap = spline(
        [
            (-22, -7),
            (-25, -20),
            (-18, -34),
            (-2, -39),
            (16, -35),
            (24, -22),
            (22, -7),
            (22, -7),
            (10, -16),
            (-6, -17),
            (-22, -7),
            (-22, -7),
        ]
    )
    red = (
        "M-26 -12Q-2 -38 14 -36M-24 -20Q-8 -40 12 -38M-14 -14Q6 -30 17 -33M0 -16"
        "Q14 -24 22 -26M10 -16Q18 -18 24 -18"
    )
    cloth = ink(wrap, OCHRE, 2.4) + clip(
        wrap, line(red, 2.2, ALMAGRE) + line("M-26 -16Q-4 -40 14 -37M-4 -16Q10 -28 20 -29", 1.2, COBALT_DK)
    )
    look = mood.eyes(
        eyes(8.6, 0, 5.6, 4, look=0.4, iris="#2A1710", lid=2, lashes=True), 8.6, 0, 5.6, "#2A1710"
    ) + mood.brows(brows(9, -8, 5.4, 2.4, -0.2, 2.4), 9, -8, 5.4, 2.4)
    nose = line("M-4.4 9.4Q-5.4 6.6 -3 6.6M4.4 9.4Q5.4 6.6 3 6.6M-3.6 10.2Q0 12.4 3.6 10.2", 1.6)
    lips = line("M-9 15.6Q-4 12.6 0 14Q4 12.6 9 15.6", 1.8, skin.lip)
    mouth = mood.mouth(grin(0, 15.4, 9.4, 7.4, tongue=False) + lips, 16.4, 9.8)
    earrings = pair(
        path(circle(20.4, 13, 3), OCHRE_LT, INK, 1.3)
        + path(polygon([(17.8, 17), (23, 17), (20.4, 23)]), OCHRE_LT, INK, 1.2)
    )
    return portrait("#A9C7B4", dress + beads + face + knot + cloth + look + nose + mouth + earrings)


def farm_girl(mood: Mood = CALM) -> str:
    """Red braids under a straw hat; she has just seen the bull."""
    skin, hair, strand, straw = FAIR, "#C4571F", "#8E3A12", "#E8C66C"
    back = ink(ellipse(0, -19, 41, 14), straw, 2.4) + shape(mirrored([(21, -14), (23, 4), (20, 14)]), hair)
    dress = shoulders(OLIVE_LT, 30, 32) + neck(skin, 6.2, 20)
    dress += ink("M-14 31Q0 42 14 31L16 35Q0 46 -16 35Z", PAPER_HI, 1.8)
    face = head([(0, -24), (13, -18), (19, -6), (19, 6), (14, 17), (6, 25), (0, 27)], skin)
    fringe = ink("M-20 -17Q-23 -6 -20 3Q-17 -6 -10 -12Q2 -8 14 -13Q18 -6 20 3Q23 -6 20 -17Z", hair, 2) + line(
        "M-14 -15Q-17 -9 -18 -4M14 -16Q17 -10 18 -5M-4 -15l-2 3M4 -15l3 2", 1, strand
    )
    spots = ((15, 7), (11.6, 5.8), (9, 9), (13, 10.6))
    freckles = pair("".join(path(circle(x, y, 0.85), "#B8623A") for x, y in spots)) + path(
        circle(0, 6, 0.85), "#B8623A"
    )
    wide = eyes(8.6, 0.4, 5.4, 4.8, look=-0.6, iris="#4C7A3A", size=2.8, lid=1.8, lashes=True)
    look = mood.eyes(wide, 8.6, 0.4, 5.4, "#4C7A3A")
    look += mood.brows(brows(9, -7.6, 5, 2.6, -0.6, 2.4, strand), 9, -7.6, 5, 2.4, strand)
    open_mouth = ellipse(0, 18.4, 4.4, 4.6)
    cry = path(open_mouth, MOUTH, INK, 1.6)
    cry += clip(open_mouth, path(ellipse(0, 22, 3.6, 2.6), TONGUE) + path("M-5 12H5V15.6H-5Z", PAPER_HI))
    mouth = line("M-2.4 9.2Q0 11.6 2.6 9", 1.6) + mood.mouth(cry, 16.6, 8)
    braid = "".join(
        ink(ellipse(22.4 + k * 0.8, 12 + k * 6.6, 5 - k * 0.25, 4.4), hair, 1.7)
        + line(f"M{19.4 + k * 0.8:.1f} {11 + k * 6.6:.1f}q3 3 6 0", 1, strand)
        for k in range(5)
    ) + ink("M21 42h10v4h-10Z", ALMAGRE, 1.4)
    hat = (
        ink("M-21 -21Q-21 -43 0 -44Q21 -43 21 -21Q0 -14 -21 -21Z", straw, 2.2)
        + ink("M-21.6 -22Q0 -15 21.6 -22V-29Q0 -22 -21.4 -29Z", ALMAGRE, 1.8)
        + line("M-4 -33Q-3 -40 0 -43M8 -33Q8 -39 6 -42", 1.1, "#A87F2A")
        + pair(line("M15 -33Q13 -39 8 -42M36 -20l-8 -3M38 -16l-7 1M24 -10l-4 -3", 1.1, "#A87F2A"))
    )
    figure = (
        back
        + dress
        + face
        + fringe
        + cheeks(skin, 12, 9, 5.4, 0.6)
        + freckles
        + look
        + mouth
        + pair(braid)
        + hat
    )
    return portrait("#BFD9E6", figure)


def teacher(mood: Mood = CALM) -> str:
    """A bob with grey in it, red glasses, a pencil behind the ear: she keeps the score."""
    skin, hair, grey = OLIVE_SKIN, "#4A3028", "#B9AFA8"
    back = shape(
        [
            (-22, -12),
            (-27, 4),
            (-28, 20),
            (-20, 24),
            (-12, 20),
            (12, 20),
            (20, 24),
            (28, 20),
            (27, 4),
            (22, -12),
            (13, -28),
            (-2, -31),
            (-14, -27),
        ],
        hair,
    )
    dress = shoulders("#7B4A6E", 33, 33) + neck(skin, 6.6, 20)
    dress += ink("M-16 32L0 50L16 32L11 29L0 41L-11 29Z", PAPER_HI, 1.8)
    face = head([(0, -24), (13, -19), (19, -7), (18.6, 7), (13, 19), (6, 26), (0, 28)], skin)
    front = (
        ink("M-7 -28Q-24 -26 -25 -4Q-26 8 -26 18Q-20 18 -18 10Q-19 -4 -14 -12Q-4 -12 -7 -28Z", hair, 2)
        + ink("M-8 -28Q-2 -14 15 -12Q19 -4 18.4 10Q20 18 26 18Q26 2 24 -8Q20 -31 -8 -28Z", hair, 2)
        + line("M-4 -25Q6 -18 18 -15M-1 -27Q12 -22 20 -12M22 -4Q23 6 23 14", 1.6, grey)
        + line("M-12 -25Q-20 -16 -21 -2M-22 2Q-23 8 -22.6 13", 1.1, SEPIA)
    )
    look = mood.eyes(
        eyes(8.6, 1, 5, 3.4, iris="#5A3A1E", size=2.3, lid=1.9, lashes=True), 8.6, 1, 5, "#5A3A1E"
    )
    doubt = brow(-9.4, -8.6, 5, 1.6, 0.8, 2.2, hair) + brow(9.4, -10, 5, 2.6, -0.2, 2.2, hair)
    look += mood.brows(doubt, 9.4, -9.2, 5, 2.2, hair)
    lens = "M1.6 -2Q8 -5.4 18.4 -6.6Q18.6 6 10 8Q3 8 1.6 -2Z"
    glasses = pair(path(lens, "#E8F0EE", opacity=0.22) + line(lens, 2.8) + line(lens, 1.2, ALMAGRE_LT))
    glasses += line("M-1.8 -1.4Q0 -3 1.8 -1.4", 2)
    mouth = line("M.4 4Q3.6 10 2.2 11.4Q0 12.6 -2.4 11.2", 1.5) + mood.mouth(
        path("M-4 19Q0 17.6 4.6 18Q3 22 0 22Q-3 22 -4 19Z", skin.lip, opacity=0.8)
        + line("M-7 18.4Q0 20.6 7.6 16.4", 2.2)
        + line("M7.6 16.4Q9.4 15.8 9.8 14.2", 1.4),
        17.6,
        7.6,
    )
    pencil = (
        ink("M-14 -1.8H8V1.8H-14Z", OCHRE_LT, 1.4)
        + path("M8 -1.8L13 0L8 1.8Z", PAPER_DK, INK, 1)
        + path("M-14 -1.8H-10V1.8H-14Z", ALMAGRE_LT, INK, 0.9)
    )
    figure = back + dress + face + cheeks(skin, 12, 11, 4.4, 0.5) + front + look + glasses + mouth
    return portrait("#C8CDA6", figure + group(pencil, 24, -9, 0.9, -58))


def listener(mood: Mood = CALM) -> str:
    """A straight fringe, a green scarf and red headphones: nothing upsets her."""
    skin, hair = SALLOW, "#1E1A22"
    back = shape(mirrored([(0, -32), (12, -29), (21, -12), (26, 4), (27, 22), (25, 30)]), hair)
    dress = shoulders(OLIVE, 31, 33) + neck(skin, 6.2, 20)
    dress += ink("M-15 29Q0 42 15 29Q20 34 14 40Q0 49 -14 40Q-20 34 -15 29Z", "#D6E2C2", 2)
    dress += line("M-12 34Q0 43 12 34", 1.3, OLIVE)
    face = head([(0, -24), (12, -20), (18.6, -8), (19, 6), (14, 17), (6, 24.6), (0, 26.4)], skin)
    fringe = (
        ink(
            "M-21 8Q-26 -26 0 -30Q26 -26 21 8L17 12Q19 -2 16.6 -7.4Q0 -4.6 -16.6 -7.4Q-19 -2 -17 12Z", hair, 2
        )
        + line(
            "M-12 -24Q-14 -16 -13 -9M-5 -27Q-6 -16 -5 -8M4 -27Q5 -16 5 -8M12 -24Q14 -16 13 -9", 1.1, "#5C5568"
        )
        + line("M-14 -22Q0 -27 12 -22", 2, "#6F6880", 0.6)
    )
    almond = spline([(3.6, 1.6), (3.6, 1.6), (8.8, -1.8), (14, 0.6), (14, 0.6), (8.8, 3.2)])
    quiet = pair(
        path(almond, PAPER_HI, INK, 0.8)
        + path(circle(9, 0.8, 2.5), INK)
        + path(circle(8.2, -0.1, 0.8), PAPER_HI)
        + line("M3.2 1.8Q8.8 -3.6 14.4 .2l1.8 -1.2", 1.9)
    )
    look = mood.eyes(quiet, 8.9, 0.8, 5.2, INK)
    smile = path("M-3.4 17.6Q0 19.4 3.4 17.6Q0 21.4 -3.4 17.6Z", skin.lip, opacity=0.8)
    smile += line("M-5.6 15.6Q0 19.6 5.6 15.6", 2)
    mouth = line("M-2.2 9Q0 10.8 2.2 9", 1.5) + mood.mouth(smile, 16.4, 6.8)
    band = "M-26 4Q-28 -36 0 -37Q28 -36 26 4"
    phones = line(band, 5.4) + line(band, 2.8, ALMAGRE)
    phones += pair(ink(rounded(20, -3, 10, 17, 5), ALMAGRE, 2) + line("M23.4 1v9", 1.2, ALMAGRE_LT))
    lines = line("".join(f"M-50 {y}H50" for y in range(-44, 46, 7)), 1.2, "#DDBE8C")
    return portrait("#F1D9B0", back + dress + face + cheeks(skin) + fringe + look + mouth + phones, lines)


PEOPLE = {
    "face_1": grandmother,
    "face_3": dancer,
    "face_5": market_woman,
    "face_7": farm_girl,
    "face_9": teacher,
    "face_11": listener,
}
SPRITES = faces(PEOPLE, CALM, GLAD, SORE, WINK)
