"""The ladies whom one plays against, from Lola on."""

from __future__ import annotations

from math import cos, radians, sin

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    COBALT,
    INK,
    INK2,
    OCHRE,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
    SEA,
    SEA_DK,
)
from assets.make.drawing.svg import circle, clip, ellipse, group, ink, line, path, petals, spline
from assets.make.ui.expressions import CALM, GLAD, SORE, Mood, faces
from assets.make.ui.portraits import (
    FAIR,
    OLIVE_SKIN,
    ROSY,
    SALLOW,
    TAN,
    brow,
    brows,
    cheeks,
    child_eyes,
    ears,
    eyes,
    full_lips,
    grin,
    head,
    hoops,
    mirrored,
    neck,
    pair,
    portrait,
    shape,
    shoulders,
    sunburst,
)


def lola(mood: Mood = CALM) -> str:
    """Twelve years old, a red ribbon, a tooth missing, and sure to win this time."""
    skin, hair, strand = OLIVE_SKIN, "#4A2A1A", "#7A4A2A"
    tail = shape(
        [
            (16, -26),
            (28, -30),
            (39, -22),
            (42, -6),
            (38, 10),
            (42, 20),
            (32, 17),
            (28, 4),
            (27, -10),
            (18, -18),
        ],
        hair,
    ) + line("M22 -24Q34 -22 36 -6Q35 4 37 12", 1.2, strand)
    dress = (
        shoulders(PAPER_HI, 28, 34)
        + neck(skin, 5.4, 20)
        + ink("M-13 31Q0 41 13 31L12 36Q0 46 -12 36Z", ALMAGRE, 1.8)
        + ink("M4 39L0 52L6 49L10 54L10 38Z", ALMAGRE, 1.6)
    )
    face = ears(skin, 20.6, 6, 3.6, 5) + pair(path(circle(20.8, 11.6, 1.4), OCHRE_LT, INK, 0.9))
    face += shape(mirrored([(0, -33), (13, -30), (22, -18), (22, 0)]), hair)
    face += head([(0, -23), (13, -20), (20, -8), (20.6, 7), (16, 18), (7, 25.4), (0, 27)], skin)
    front = ink(
        "M-22 -2Q-24 -30 0 -32Q24 -30 22 -2Q17 -10 14 -16Q4 -14 -2 -20Q-8 -12 -17 -10Q-20 -6 -22 -2Z", hair, 2
    )
    front += line("M-4 -28Q-14 -22 -18 -13M2 -28Q12 -24 17 -16", 1.1, strand)
    freckles = "".join(
        path(circle(x, y, 0.8), "#A8643A") for x, y in ((-6, 7), (-3, 8.6), (6, 7), (3, 8.6), (0, 6))
    )
    look = mood.eyes(child_eyes(9, 1, "#5A3218"), 9, 1, 5.4, "#5A3218")
    look += mood.brows(brows(9.4, -9, 4.6, 2.4, -0.6, 2.2, hair), 9.4, -9, 4.6, 2.2, hair)
    mouth = line("M-2 9.8Q0 11.6 2.2 9.6", 1.6) + mood.mouth(grin(0, 14, 9.6, 8.4, gap=True), 15.4, 9.4)
    loop = ink("M0 0Q15 -15 18 -4Q17 8 0 0Z", ALMAGRE, 2) + line("M4 -1.6Q10 -5 14 -3", 1.2, ALMAGRE_DK)
    bow = (
        pair(loop) + ink("M-2 2L-8 15L-2 12L2 16L3 3Z", ALMAGRE, 1.7) + ink(circle(0, 0, 4), ALMAGRE_LT, 1.7)
    )
    figure = tail + dress + face + cheeks(skin, 13, 11, 5.4, 0.6) + front + freckles + look + mouth
    return portrait("#F6C7A6", figure + group(bow, 16, -28, 1, 18))


def remedios(mood: Mood = CALM) -> str:
    """A flowered kerchief under the chin, and brows that have seen what comes of haste."""
    skin, hair, grey, cloth = SALLOW, "#5A4238", "#B9AFA8", "#3F6F7A"
    dress = shoulders("#6A4A3A", 35, 30) + neck(skin, 7)
    back = shape(mirrored([(0, -37), (16, -33), (26, -16), (26, 4), (21, 18), (13, 28)]), cloth, 2.4)
    face = head([(0, -23), (13, -19), (19.4, -8), (20, 6), (16, 18), (8, 25.6), (0, 27.6)], skin)
    front = ink("M-19 -6Q-16 -20 0 -25Q16 -20 19 -6Q14 -15 0 -20Q-14 -15 -19 -6Z", hair, 1.8)
    front += pair(line("M3 -22Q12 -18 17 -9", 1.4, grey)) + line("M0 -25v5", 1.2, INK2)
    hem = "M-24 12Q-29 -36 0 -37Q29 -36 24 12L19.6 12Q22 -22 0 -26Q-22 -22 -19.6 12Z"
    spots = [(-21, -19), (-11, -31), (2, -33), (14, -29), (22, -17), (-23.6, -3), (23.8, -2)]
    blossoms = "".join(
        path(petals(x, y, 2.6, 5, 0.8, 30 * k), ALMAGRE_LT) + path(circle(x, y, 0.9), OCHRE_LT)
        for k, (x, y) in enumerate(spots)
    )
    scarf = ink(hem, cloth, 2.2) + clip(hem, blossoms) + line("M-20 6Q-20 -24 0 -27Q20 -24 20 6", 1, PAPER_DK)
    knot = ink("M-20 12Q-14 26 -2 30L2 30Q14 26 20 12L23 14Q18 30 3 35L-3 35Q-18 30 -23 14Z", cloth, 2)
    knot += ink("M-1 33L-12 48L-4 46L-1 52L2 36Z", cloth, 1.8) + ink(
        "M1 33L12 46L6 47L4 51L0 36Z", cloth, 1.8
    )
    knot += ink(circle(0, 33.4, 3.6), cloth, 1.8)
    wary = eyes(8.6, 1.6, 5, 3.6, look=-1.2, iris="#4A3A22", size=2.4, lid=1.9)
    look = mood.eyes(wary, 8.6, 1.6, 5, "#4A3A22")
    look += mood.brows(brows(9, -7, 5, 1.8, -2, 2.4, hair), 9, -7, 5, 2.4, hair)
    look += pair(line("M14.6 6l2.6 1.4M4.6 6.6Q8 8.6 12 6.8", 1))
    look += line("M-6 -12.6Q0 -14.4 6 -12.6", 1, skin.shade)
    nose = line("M-1.4 3Q-4.6 10 -1.8 11.4Q0 12.2 2.2 11.2", 1.6)
    lips = line("M-6.4 17.6Q-2 18 0 17.6Q3 18 6.6 16.4", 2) + line("M-3 21.4Q0 22.2 3 21.4", 1.1)
    mouth = mood.mouth(lips, 17, 7.4)
    figure = dress + back + face + front + cheeks(skin, 12.4, 11, 4.8, 0.5) + look + nose + mouth
    return portrait("#E6CDA8", figure + scarf + knot)


def ines(mood: Mood = CALM) -> str:
    """A cloud of curls in a band: while you look at the board, she is four moves on."""
    skin, hair, strand = TAN, "#241A1C", "#5A4048"
    cloud = []
    for k in range(18):
        for radius, lag in ((37.0, 0.0), (32.5, 0.09)):
            angle = radians(138 + k * 264 / 17) + lag
            cloud.append((radius * 0.98 * cos(angle), -3 + radius * sin(angle)))
    back = shape(cloud, hair, 2.4)
    curls = "".join(
        line(f"M{33 * cos(a) - 3:.1f} {-3 + 31 * sin(a):.1f}a3 3 0 1 1 4 2.6", 1.2, strand)
        for a in (radians(160 + 25 * k) for k in range(10))
    )
    dress = shoulders(SEA_DK, 32, 32) + neck(skin, 6.6, 20)
    dress += ink("M-18 31Q-8 41 0 41Q8 41 18 31L21 34Q10 46 0 46Q-10 46 -21 34Z", OCHRE, 1.8)
    face = head([(0, -23), (12, -19), (18.4, -7), (18.4, 6), (13, 18), (6, 26), (0, 28)], skin)
    front = ink(
        "M-20 2Q-25 -16 -14 -22Q0 -27 14 -22Q25 -16 20 2Q19 -9 13 -13Q0 -19 -13 -13Q-19 -9 -20 2Z", hair, 2
    )
    band = "M-23 -10Q-18 -27 0 -29Q18 -27 23 -10L21 -6Q15 -20 0 -22Q-15 -20 -21 -6Z"
    ribbon = ink(band, SEA, 2) + line("M-19 -14Q-12 -24 0 -25.6Q12 -24 19 -14", 1.2, PAPER_HI)
    aside = eyes(8.4, 0.8, 5.4, 3.5, look=2, iris="#3A2416", size=2.5, lid=2.1, lashes=True)
    look = mood.eyes(aside, 8.4, 0.8, 5.4, "#3A2416")
    doubt = brow(-8.8, -7, 5.4, 2, 0.2, 2.6, hair) + brow(8.8, -9.4, 5.4, 2.6, -0.8, 2.6, hair)
    look += mood.brows(doubt, 8.8, -8.2, 5.4, 2.6, hair)
    nose = line("M-4.2 9.8Q-5 7.2 -3 7M4.2 9.8Q5 7.2 3 7M-3.4 10.4Q0 12.6 3.4 10.4", 1.5)
    lips = full_lips(
        skin,
        "M-6.6 17.8Q-3 15.2 0 16.4Q3 15.2 7.4 16.2Q3.4 18.8 .4 18.8Q-3 19 -6.6 17.8Z",
        "M-5 18.4Q.4 20 6 17.2Q4.4 22.4 .4 22.4Q-3.6 22.4 -5 18.4Z",
    ) + line("M7.4 16.2l2 -1.6", 1.4)
    mouth = mood.mouth(lips, 17, 7.6)
    figure = back + curls + dress + face + cheeks(skin, 11.6, 10, 4.6, 0.45) + front + ribbon + look + nose
    return portrait("#F0D9B4", figure + mouth + hoops(21, 16, 4.4))


def urraca(mood: Mood = CALM) -> str:
    """A black mantilla, pearls, and eyelids that open for the last trick alone."""
    skin, hair, lace, strand = FAIR, "#DCD8D2", "#2B2630", "#A9A49E"
    veil = "M0 -48Q26 -47 28 -24Q30 2 34 24Q37 42 44 60H-44Q-37 42 -34 24Q-30 2 -28 -24Q-26 -47 0 -48Z"
    edge = "".join(
        path(circle(side * x, y, 2.1), lace) + path(circle(side * x, y, 0.8), "#8A8094")
        for side in (-1, 1)
        for x, y in ((21.4, -22), (22.6, -14), (23.4, -6), (23.8, 2), (24.2, 10), (25, 18), (26.2, 26))
    )
    flowers = "".join(
        path(petals(x, y, 3.4, 5, 0.8), "#4A4252") for x, y in ((-20, -36), (20, -36), (0, -43))
    )
    dress = shoulders("#4A2A4A", 31, 33) + neck(skin, 6, 20) + line("M-3.6 27v8M3.8 26v9", 1, skin.shade)
    pearls = "".join(
        path(circle(k * 4.1, 40.4 - abs(k) ** 1.6 * 0.9, 2.3), PAPER_HI, INK, 1) for k in range(-4, 5)
    )
    face = head([(0, -24), (11, -20), (17, -8), (17.4, 5), (13, 18), (5, 27), (0, 29.4)], skin)
    front = ink(
        "M0 -27Q-17 -32 -22 -14Q-23 -4 -20 6Q-18 -6 -12 -13Q-4 -18 0 -22Q4 -18 12 -13Q18 -6 20 6"
        "Q23 -4 22 -14Q17 -32 0 -27Z",
        hair,
        2,
    )
    front += pair(line("M2 -24Q13 -22 18 -7M6 -27Q17 -24 20 -9", 1, strand))
    look = mood.eyes(eyes(8, 1, 5, 2.5, look=0.8, iris=COBALT, size=2.3, lid=2.6), 8, 1, 5, COBALT)
    doubt = brow(-8.4, -8, 5, 2.2, -0.2, 2, strand) + brow(8.4, -10.4, 5, 3, -0.8, 2, strand)
    look += mood.brows(doubt, 8.4, -9.2, 5, 2, strand)
    look += pair(line("M4 5.4Q8 7.4 12 5M15 4l2.4 1M14.8 6.6l2 1.6", 1) + line("M8.6 13Q11 16.4 9.8 20", 1.1))
    nose = ink("M-1.6 -3Q-3 6 -4 9.4Q-2 12.6 .6 12.4Q3.6 12 4 9.4Q2.6 5 1.8 -3", skin.base, 1.5)
    lips = full_lips(
        skin,
        "M-5.6 18.4Q-2.6 16.4 0 17.2Q2.6 16.4 6.2 17.2Q3 19 .2 19Q-2.8 19.2 -5.6 18.4Z",
        "M-4 19Q.2 20.2 4.6 18.2Q3.4 21.4 .2 21.4Q-2.8 21.4 -4 19Z",
    ) + line("M6.2 17.2q2.4 -.8 2.8 -2.4", 1.5)
    mouth = mood.mouth(lips, 18, 6.4)
    drops = pair(path(ellipse(19.4, 13, 2, 3.2), PAPER_HI, INK, 1.1))
    figure = ink(veil, lace, 2.2) + flowers + dress + pearls + face + cheeks(skin, 11, 10, 3.8, 0.45)
    return portrait("#CDB6C6", figure + front + edge + look + nose + mouth + drops)


def maite(mood: Mood = CALM) -> str:
    """Cropped hair, a red neckerchief and a scar on the cheek: she asks the bulls for their names."""
    skin, hair = ROSY, "#3A2A4A"
    shirt = (
        shoulders(PAPER_HI, 35, 31)
        + neck(skin, 8, 20)
        + ink("M-17 27Q0 38 17 27L16 34Q2 45 -16 34Z", ALMAGRE, 2.2)
        + ink("M2 37L-9 56L0 52L5 58L10 38Z", ALMAGRE, 2)
        + line("M-12 31Q0 39 12 31M2 42l-4 9", 1.1, ALMAGRE_DK)
    )
    face = ears(skin, 19.6, 5, 3.8, 5.4)
    face += shape(mirrored([(0, -30), (14, -27), (20.6, -14), (20, 1)]), "#6A5468", 1.8)
    face += head([(0, -23), (13, -19), (19, -7), (19, 6), (14, 18), (6, 26), (0, 28)], skin)
    crop = spline(
        [
            (-20, -8), (-20, -8), (-24, -22), (-14, -34), (2, -38), (18, -34), (25, -22), (21, -12),
            (21, -12), (16, -17), (10, -14), (4, -19), (-3, -15), (-8, -20), (-14, -14), (-20, -8),
        ]
    )  # fmt: skip
    top = ink(crop, hair, 2.2) + line(
        "M-14 -28Q-6 -34 4 -34M-2 -31Q8 -34 17 -27M-18 -20Q-14 -26 -8 -28", 1.2, "#7A6490"
    )
    keen = eyes(8.6, 0.6, 5.4, 4, look=-0.8, iris="#4C6A2B", size=2.6, lid=2, lashes=True)
    look = mood.eyes(keen, 8.6, 0.6, 5.4, "#4C6A2B")
    dare = brow(-8.8, -7.6, 5.4, 2, 0.6, 2.6, hair) + brow(8.8, -9, 5.4, 2.4, -0.4, 2.6, hair)
    look += mood.brows(dare, 8.8, -8.2, 5.4, 2.6, hair)
    scar = line("M12.6 8.6L17 14.6", 1.6, skin.lip) + line(
        "M12.8 11.8l2.4 -1.6M14.6 14l2.2 -1.6", 1.1, skin.lip
    )
    nose = line("M.6 2Q4 9 2.6 10.6Q.4 12 -2.2 10.8", 1.6) + line(circle(-3.2, 10.2, 1.5), 1, OCHRE)
    figure = (
        shirt
        + face
        + cheeks(skin, 12, 10, 4.6, 0.5)
        + top
        + look
        + scar
        + nose
        + mood.mouth(grin(0.4, 15.4, 8.6, 7.4), 16.4, 9.2, 0.4)
    )
    return portrait("#E0926A", figure, sunburst("#E7A57E"))


PEOPLE = {"lola": lola, "remedios": remedios, "ines": ines, "urraca": urraca, "maite": maite}
SPRITES = faces(PEOPLE, CALM, GLAD, SORE)
