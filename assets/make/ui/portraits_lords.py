"""The gentlemen whom one plays against, from Teo on."""

from __future__ import annotations

from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    COBALT_DK,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    PAPER_DK,
    PAPER_HI,
    SEPIA,
    TERRA,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, clip, ellipse, group, ink, line, path, spline
from assets.make.ui.expressions import CALM, GLAD, SORE, Mood, faces
from assets.make.ui.portraits import (
    FAIR,
    MOUTH,
    OLIVE_SKIN,
    ROSY,
    SALLOW,
    TAN,
    TONGUE,
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


def teo(mood: Mood = CALM) -> str:
    """A mozo of the town: red beret, blue chin, and a raised brow. He has seen you bluff before."""
    skin, hair = OLIVE_SKIN, "#2B1D18"
    shirt = (
        shoulders(PAPER_HI, 39, 30)
        + neck(skin, 10, 19)
        + ink("M-19 26Q0 38 19 26L18 33Q2 46 -18 34Z", ALMAGRE, 2.2)
        + ink("M-2 36L-14 56L-5 52L-2 60L5 38Z", ALMAGRE, 2)
        + line("M-14 30Q0 39 13 31M-3 42l-4 9", 1.1, ALMAGRE_DK)
    )
    face = ears(skin, 21.4, 4, 4, 5.8) + shape(
        mirrored([(0, -26), (16, -22), (21.6, -10), (20.8, 2)]), hair, 2
    )
    face += head([(0, -22), (14, -19), (19.6, -9), (20, 6), (18.6, 17), (13, 26), (6, 30), (0, 30.4)], skin)
    face += pair(path("M20 -8L16 -8L17 6L20 8Z", hair))
    jaw = mirrored([(0, 17), (11, 18), (16, 14), (20, 5), (18.6, 17), (13, 26), (6, 30), (0, 30.4)])
    chin = path(spline(jaw), "#5A4436", opacity=0.38) + line("M-4 27.6Q0 26.4 4 27.6", 1.2)
    look = mood.eyes(
        eyes(8.8, -0.6, 5.2, 3.2, look=1.4, iris="#3A2616", size=2.3, lid=2.4), 8.8, -0.6, 5.2, "#3A2616"
    )
    doubt = brow(-9.2, -7, 5.8, 1.2, 1, 3.4, hair) + brow(9.4, -9.4, 5.8, 2.2, -0.6, 3.4, hair)
    look += mood.brows(doubt, 9.3, -8, 5.8, 3.4, hair)
    nose = line("M1 -2Q6.4 7.4 4.4 9.6Q.8 11.8 -3.4 10", 1.8)
    moustache = (
        ink(
            "M0 13Q-5 10.6 -11 14Q-15 16.4 -17.4 19.6Q-10 21 -4 18.6Q-1.6 17.6 0 16.6"
            "Q1.6 17.6 4 18.6Q10 21 17.4 18.6Q15 15.4 11 13.4Q5 10.6 0 13Z",
            hair,
            1.6,
        )
        + line("M-4 14.4Q-9 15 -13 17.6M4 14.4Q9 14.6 13 16.6", 1, SEPIA)
        + mood.mouth(line("M-6 22Q1 24.4 8 20.6", 2) + line("M8 20.6l2 -1.8", 1.5), 20.8, 8)
    )
    beret = (
        ink("M-21 -14Q-34 -18 -31 -29Q-24 -42 2 -41Q28 -40 29 -27Q28 -18 20 -14Q0 -22 -21 -14Z", ALMAGRE, 2.6)
        + path("M6 -40Q26 -38 28 -27Q27 -19 20 -15Q14 -18 8 -19Q18 -30 6 -40Z", ALMAGRE_DK, opacity=0.5)
        + line("M-26 -26Q-14 -36 0 -37", 1.6, ALMAGRE_LT)
        + ink("M-21 -12Q0 -20 21 -12L21 -16Q0 -24 -21 -16Z", ALMAGRE_DK, 1.6)
        + line("M0 -41q1 -5 4 -5", 2.4)
    )
    return portrait(
        "#BFD0DA", shirt + face + chin + cheeks(skin, 12.6, 9, 4, 0.4) + look + nose + moustache + beret
    )


def andres(mood: Mood = CALM) -> str:
    """A coffee grower from the Andes, in his forties, under his woven hat: cups have never failed him."""
    skin, hair, straw = TAN, "#2A1C17", "#EFDDB0"
    poncho = shape(mirrored([(0, 34), (14, 27), (33, 33), (44, 60), (44, 62)]), "#A9764A", 2.4)
    poncho += clip(
        spline(mirrored([(0, 34), (14, 27), (33, 33), (44, 60), (44, 62)])),
        path("M-30 24L-18 24L-24 70H-38Z", "#5A3A26")
        + path("M30 24L18 24L24 70H38Z", "#5A3A26")
        + path("M-25 24L-21 24L-28 70H-33Z", OCHRE_LT)
        + path("M25 24L21 24L28 70H33Z", OCHRE_LT),
    )
    collar = (
        neck(skin, 9, 19)
        + ink("M-15 27L-2 44L-8 52L-22 34Z", PAPER_HI, 2)
        + ink("M15 27L2 44L8 52L22 34Z", PAPER_HI, 2)
        + ink("M-12 30Q0 42 12 30L8 40Q0 46 -8 40Z", ALMAGRE, 1.8)
    )
    face = ears(skin, 20.8, 4.5, 4, 5.8) + shape(
        mirrored([(0, -26), (15, -23), (21.4, -10), (21, 4), (18, 8)]), hair, 2
    )
    face += head([(0, -22), (14, -19), (19.4, -9), (20, 5), (17.6, 17), (11, 26), (0, 30)], skin)
    face += pair(path("M19.6 -9L15.6 -9L16.4 4L19.8 8Z", hair) + line("M17.4 -6L18 2", 1.2, "#8A8078"))
    face += cheeks(skin, 12.4, 9, 4.8, 0.6)
    jaw = mirrored([(0, 18), (10, 19), (15, 15), (19.4, 6), (17.6, 17), (11, 26), (0, 30)])
    stubble = path(spline(jaw), "#3E2A20", opacity=0.26)
    aside = eyes(8.8, 0, 5.2, 3.4, look=1.6, iris="#3A2416", size=2.4, lid=2.2)
    look = mood.eyes(aside, 8.8, 0, 5.2, "#3A2416")
    raised = brow(-9, -6.8, 5.8, 1.8, -0.2, 3.2, hair) + brow(9.2, -8, 5.8, 2.2, -0.6, 3.2, hair)
    look += mood.brows(raised, 9.1, -7.4, 5.8, 3.2, hair)
    look += pair(line("M15.6 4.4l2.6 .6", 0.9)) + line("M-7 -13.4Q0 -14.8 7 -13.4", 1, skin.shade)
    nose = line("M1 -2Q6 6.6 4.6 9Q1 11.6 -3.6 9.6", 1.8)
    moustache = ink(
        "M0 12.6Q-6 10.2 -11.4 14.2Q-13.6 16.4 -13.8 19.4Q-7 20 0 16.6"
        "Q7 20 13.8 19.4Q13.6 16.4 11.4 14.2Q6 10.2 0 12.6Z",
        hair,
        1.6,
    ) + line("M-4 14.4Q-8 15.2 -10.6 17.4M4 14.4Q8 15.2 10.6 17.4", 1, SEPIA)
    smile = mood.mouth(grin(0.6, 18.2, 7.4, 5, tongue=False), 19.4, 8.4, 0.6) + line(
        "M-11.4 18.6Q-13 21 -12 23.6M12.4 18.2Q14 20.6 13 23.4", 1.2
    )
    crown = "M-19 -19Q-20 -40 -9 -43Q0 -39 8 -43.6Q20 -41 19 -19Q0 -26 -19 -19Z"
    brim = "M-44 -14Q-34 -27 -19 -24Q0 -30 19 -24Q36 -28 45 -17Q36 -9 20 -12Q0 -19 -20 -11Q-34 -7 -44 -14Z"
    rings = "".join(line(f"M-19 {y}Q0 {y - 7} 19 {y}", 2.2, INK2) for y in (-33, -26.6))
    weave = line(
        "M-38 -15Q-24 -20 -8 -21.6M40 -17Q26 -21 10 -22M-32 -11.6Q-24 -15 -14 -16.6M34 -12Q24 -16 14 -17",
        1.4,
        INK2,
    )
    hat = (
        ink(crown, straw, 2.4)
        + clip(crown, rings + path("M8 -46Q22 -42 20 -16H11Q17 -30 8 -46Z", OCHRE_DK, opacity=0.4))
        + ink(brim, straw, 2.4)
        + weave
        + ink("M-19.4 -21Q0 -28.4 19.4 -21L19.6 -17Q0 -24.6 -19.6 -17Z", INK2, 1.4)
    )
    return portrait(
        "#8FB3A0",
        poncho + collar + face + stubble + smile + look + nose + moustache + hat,
        sunburst("#A2C2AF"),
    )


def cosme(mood: Mood = CALM) -> str:
    """Two tufts of white, two teeth, and a gold coin that he would not let go for the world."""
    skin, hair, strand = ROSY, "#EDEAE2", "#B9B4AC"
    coat = shoulders(WALNUT_LT, 35, 31) + neck(skin, 7)
    coat += ink("M-14 28L0 44L14 28L20 33L7 52L0 46L-7 52L-20 33Z", "#8FA0A8", 1.9)
    tufts = pair(
        ink("M18 -8Q30 -14 31 -2Q34 6 27 10Q24 14 19 9Z", hair, 2) + line("M24 -4Q28 0 26 6", 1, strand)
    )
    face = ears(skin, 21.4, 5, 4.8, 6.6)
    face += head([(0, -31), (13, -28), (20, -16), (21, 2), (19, 16), (10, 25), (0, 27.6)], skin)
    face += path(ellipse(-6, -22, 6, 3), skin.light, opacity=0.9) + line(
        "M-9 -13Q0 -15.6 9 -13M-7 -16.6Q0 -19 7 -16.6", 1, skin.shade
    )
    look = mood.eyes(glad_eyes(9, 0.4, 5, 4.2, 2.2), 9, 0.4, 5, "#5A4A3A") + pair(
        line("M15.4 -1l2.8 -1.4M15.6 1.6l2.8 .6M5 5Q9 6.6 12.6 4.8", 1.1)
    )
    bushy = pair(ink("M3.4 -6Q6 -11.6 15 -9.6Q18 -8 17 -5Q10 -8.4 3.4 -6Z", hair, 1.6))
    bushy = mood.brows(bushy, 10, -8, 6, 3.6, strand)
    nose = ink("M-2.8 -1Q-7.4 7 -5.4 9.8Q0 14 5.4 9.8Q7.4 7 2.8 -1", skin.base, 1.7)
    nose += path(ellipse(0, 8, 4.4, 3), skin.blush, opacity=0.9)
    lips = "M-9 15.4Q0 18.4 9 15.4Q8 24 0 24.6Q-8 24 -9 15.4Z"
    teeth = path("M-4.4 15h3.6v5h-3.6ZM2.4 15h3.2v4.4h-3.2Z", PAPER_HI, INK, 0.8)
    mouth = path(lips, MOUTH) + clip(lips, path(ellipse(0, 24, 5, 3), TONGUE) + teeth) + line(lips, 1.7)
    mouth = mouth if mood == GLAD else mood.mouth(mouth, 18, 9)
    coin = ink(circle(0, 0, 10), OCHRE_LT, 2.2) + line(circle(0, 0, 7), 1.2, OCHRE_DK)
    coin += path("M-3 3.6V-1L-4.4 -3.4L-1.6 -2L0 -4.6L1.6 -2L4.4 -3.4L3 -1V3.6Z", OCHRE, OCHRE_DK, 0.9)
    figure = coat + tufts + face + cheeks(skin, 14, 9, 5, 0.7) + look + bushy + nose + mouth
    return portrait("#D3DDB8", figure + group(coin, -22, 24))


def baltasar(mood: Mood = CALM) -> str:
    """A pointed beard over a high collar; he smiles when you lose, and that is why he came."""
    skin, hair, gloss = FAIR, "#1F1B20", "#5E5866"
    coat = shoulders("#2F4238", 33, 32) + neck(skin, 6.4, 20)
    coat += pair(ink("M5 48L11 25Q20 22 25 27L20 42L10 54Z", OLIVE_DK, 2)) + ink(
        "M-7 36L0 46L7 36L4 31H-4Z", PAPER_HI, 1.6
    )
    face = ears(skin, 16.8, 3, 3.4, 5.6)
    face += head(
        [(0, -25), (11, -21), (16.4, -9), (16, 5), (12, 16), (5, 27), (0, 31)],
        skin,
        [(7, -30), (22, -20), (22, 14), (2, 38), (7, 18), (8, -6)],
    )
    peak = "M-18 -2Q-22 -30 0 -34Q22 -30 18 -2Q15 -10 13.6 -16Q6 -20 0 -10Q-6 -20 -13.6 -16Q-15 -10 -18 -2Z"
    front = ink(peak, hair, 2.2) + line(
        "M-11 -27Q-4 -31 3 -30M-15 -20Q-13 -24 -10 -26M8 -27Q13 -24 15 -18", 1.4, gloss
    )
    sly = eyes(7.4, 0.4, 5, 2.4, look=1.6, iris="#4C6A2B", size=2.1, lid=2.4)
    look = mood.eyes(sly, 7.4, 0.4, 5, "#4C6A2B")
    arched = brow(-8, -6.6, 5.4, 1.6, -2.2, 2.6, hair) + brow(8, -8.4, 5.6, 2, 2.6, 2.6, hair)
    look += mood.brows(arched, 8, -7.5, 5.5, 2.6, hair)
    look += pair(line("M4 4.4Q7.4 6 11 4.2", 1))
    nose = ink("M-1.6 -4Q-2.4 5 -4 9.6Q-2 13.4 .8 13Q4 12.4 4 9.6Q2.6 4 1.8 -4", skin.base, 1.6)
    beard = ink(
        "M0 15Q-4 13.6 -9 16.4Q-12 17.4 -14.6 13.4Q-14 20.4 -8 19.4Q-3 18.6 0 17.4Q3 18.6 8 18.8"
        "Q14 19 15 11.4Q12 16.4 9 15.6Q4 13.2 0 15Z",
        hair,
        1.4,
    )
    smile = line("M-5 21.6Q1 23.4 7.4 19.6", 1.7) + line("M7.4 19.6q1.6 -.8 1.8 -2.4", 1.3)
    beard += mood.mouth(smile, 20.2, 6.4)
    beard += ink("M-5 25.4Q0 23 5 25.2Q4.6 33 0.6 42Q-4.2 33 -5 25.4Z", hair, 1.5)
    figure = coat + face + cheeks(skin, 10, 10, 3.4, 0.25) + front + look + nose + beard
    return portrait("#B9C49A", figure)


def curro(mood: Mood = CALM) -> str:
    """A hat from Córdoba over one eye, sideburns, an earring: to pass is no fun."""
    skin, hair, felt = TAN, "#241A16", "#33303A"
    jacket = (
        shoulders(ALMAGRE_DK, 35, 31)
        + neck(skin, 8.4, 20)
        + ink("M-15 28L0 48L15 28L11 26L0 40L-11 26Z", PAPER_HI, 1.8)
        + pair(ink("M15 28L22 34L8 58L0 48Z", ALMAGRE, 1.9) + line("M17 35l-9 17", 1.3, OCHRE_LT))
        + line("M0 44V58", 1.1, PAPER_DK)
    )
    face = (
        ears(skin, 20.4, 5, 4, 5.8)
        + line(circle(20.8, 12.4, 2.4), 2.6)
        + line(circle(20.8, 12.4, 2.4), 1.2, OCHRE_LT)
    )
    face += shape(mirrored([(0, -26), (15, -23), (21, -10), (20.4, 2)]), hair, 2)
    face += head([(0, -22), (13, -19), (19, -9), (19.6, 5), (16, 17), (8, 26), (0, 28.6)], skin)
    face += pair(ink("M20.4 -10L15.8 -9Q17 2 14 10L19 12Q21 4 20.4 -10Z", hair, 1.4))
    sly = eye(-8.8, 0, 5.2, 3.6, 1.2, "#3A2616", 2.4, 2.2, False)
    sly += line("M4 1.4Q8.8 -3 13.6 1.4M13.6 1.4l2.4 -1.6M12.6 3l2.4 .8", 2)
    look = mood.eyes(sly, 8.8, 0, 5.2, "#3A2616")
    raised = brow(-9, -8, 5.6, 2.4, -0.6, 3, hair) + brow(9, -5.4, 5.4, 1.4, 0.8, 3, hair)
    look += mood.brows(raised, 9, -6.8, 5.5, 3, hair)
    nose = line("M1 -1Q6 7 4.4 9.2Q1 11.4 -3.4 9.6", 1.8)
    mouth = (
        mood.mouth(grin(1, 15, 9.6, 7.6, tongue=False), 16, 9.8, 1)
        + line("M9 17l11 3.6", 2.6)
        + line("M9 17l11 3.6", 1.1, OCHRE_LT)
    )
    hat = (
        ink("M-17 -18L-15 -41Q0 -45 17 -39L18 -15Q0 -24 -17 -18Z", felt, 2.4)
        + path("M-17 -22Q0 -28 18 -19L18 -14.6Q0 -24 -17 -17.6Z", ALMAGRE, INK, 1.4)
        + line("M-12 -37L-13 -25", 1.8, "#66626E")
        + ink(
            "M-36 -19Q-34 -13 -14 -16Q4 -18 20 -11Q34 -4 38 -9Q39 -15 24 -20Q4 -27 -16 -24Q-34 -22 -36 -19Z",
            felt,
            2.2,
        )
        + line("M-31 -19Q-10 -22 8 -20", 1.3, "#66626E")
    )
    figure = jacket + face + cheeks(skin, 12.6, 9, 4.4, 0.5) + look + nose + mouth + group(hat, 0, 0, 1, -4)
    return portrait(OCHRE, figure, sunburst("#E2AC4A"))


def rodrigo(mood: Mood = CALM) -> str:
    """A wide hat with a red feather, a scar, a moustache that points at you: draw, or step aside."""
    skin, hair, felt = OLIVE_SKIN, "#3A241A", "#4A3A30"
    doublet = shoulders("#5A3A2A", 37, 32) + line("M0 44V60M-16 46l4 12M16 46l-4 12", 1.2, OCHRE_DK)
    folds = "".join(
        f"M{x} {y}Q{x + 3} {y - 6} {x + 6} {y}"
        for x, y in ((-26, 38), (-17, 41), (-8, 43), (1, 43), (10, 41), (19, 38))
    )
    collar = ink("M-29 34Q-14 26 0 30Q14 26 29 34Q26 43 12 45Q0 49 -12 45Q-26 43 -29 34Z", PAPER_HI, 2.2)
    collar += line(folds, 1.2, "#9A8E7C")
    locks = shape(mirrored([(0, -24), (16, -22), (23, -6), (25, 12), (22, 27), (14, 28)]), hair, 2.2)
    locks += pair(line("M20 -4Q22 10 18 24M23 4Q23.6 14 21 24", 1.1, "#7A5238"))
    face = neck(skin, 7.4, 20) + head(
        [(0, -22), (12, -19), (17.6, -8), (17.6, 6), (13, 17), (6, 26), (0, 29)], skin
    )
    stern = eyes(8, 0.2, 5, 2.9, look=-0.4, iris="#2F4A5A", size=2.3, lid=2.3)
    look = mood.eyes(stern, 8, 0.2, 5, "#2F4A5A")
    look += mood.brows(brows(8.4, -6.4, 5.4, 1.2, 1.6, 3, hair), 8.4, -6.4, 5.4, 3, hair)
    look += line("M12.4 -9.6L10 -3.6M11 4.4L9 12", 1.7, skin.lip)
    nose = line("M1 -2Q6 7 4.2 9.4Q.8 11.6 -3.4 9.8", 1.8)
    beard = ink(
        "M0 13.6Q-4 11.6 -8 14.6Q-12 16.6 -17 9Q-18 18 -10.4 18.6Q-4 18.6 0 16.2Q4 18.6 10.4 18.6"
        "Q18 18 17 9Q12 16.6 8 14.6Q4 11.6 0 13.6Z",
        hair,
        1.5,
    )
    beard += mood.mouth(line("M-4.6 20.4Q0 19 4.8 20.2", 1.7), 19.2, 6) + ink(
        "M-3.6 23.6Q0 22 3.6 23.6Q3 30 0 33.6Q-3 30 -3.6 23.6Z", hair, 1.4
    )
    hat = (
        ink("M-18 -17Q-20 -38 -6 -40Q12 -42 17 -17Q0 -23 -18 -17Z", felt, 2.4)
        + path("M-18.4 -21Q0 -27 17.6 -21L17.4 -16Q0 -22.6 -18 -16.4Z", ALMAGRE, INK, 1.4)
        + ink(
            "M-43 -25Q-34 -8 0 -15Q34 -8 42 -18Q34 -20 18 -20.6Q0 -26 -20 -20.6Q-34 -20 -43 -25Z", felt, 2.3
        )
        + line("M-38 -21Q-30 -14 -14 -16.4M36 -17Q26 -14 16 -16", 1.2, "#7A6450")
    )
    feather = spline(
        [(-15, -22), (-15, -22), (-24, -32), (-20, -44), (-6, -49), (12, -46), (24, -38), (32, -37),
         (32, -37), (22, -32), (8, -36), (-4, -34), (-10, -26), (-15, -22)]
    )  # fmt: skip
    plume = ink(feather, ALMAGRE, 2.1) + line("M-14 -23Q-16 -38 4 -41Q16 -41 28 -37", 1.3, ALMAGRE_DK)
    plume += line(
        "M-13 -33l-5 -4M-6 -39l-3 -6M4 -41l1 -6M-9 -31l4 1M0 -37l3 3M12 -40l2 4M14 -41l4 -4", 1.1, ALMAGRE_DK
    )
    figure = (
        doublet + locks + face + collar + cheeks(skin, 11.6, 9, 4, 0.35) + look + nose + beard + hat + plume
    )
    return portrait("#DCC493", figure)


def gaspar(mood: Mood = CALM) -> str:
    """A merchant in a velvet cap: a bird in the hand, and the other one under contract."""
    skin, hair, strand = SALLOW, "#4A3A34", "#8E8078"
    coat = shoulders(COBALT_DK, 40, 30) + pair(
        ink("M7 60L9 36Q20 30 30 33L18 60Z", TERRA, 2) + line("M24 36l-9 22", 1.3, OCHRE_LT)
    )
    links = "".join(
        line(ellipse(x, y, 2.8, 2.2), 2.8) + line(ellipse(x, y, 2.8, 2.2), 1.3, OCHRE_LT)
        for x, y in ((-12, 40), (-8, 45), (-3, 48), (3, 48), (8, 45), (12, 40))
    )
    face = ears(skin, 22.6, 4, 4.4, 6)
    face += head(
        [(0, -25), (13, -23), (21, -12), (23, 3), (22, 15), (15, 26), (6, 31), (0, 31.6)],
        skin,
        [(11, -30), (28, -20), (28, 16), (6, 40), (16, 18), (16, -8)],
    )
    half = [(0, 12), (9, 12), (17, 10), (22.6, 0), (24.6, 12), (21.6, 26), (12, 36), (0, 39)]
    beard = shape(mirrored(half), hair, 2.3)
    beard += pair(line("M9 30Q8 34 5 36M16 22Q15 29 11 33M20.6 12Q20.6 19 18 24", 1.2, strand)) + line(
        "M0 31V36", 1.2, strand
    )
    lips = path("M-6.4 20Q0 23.6 6.4 19.4Q4 25.4 0 25.4Q-4 25.4 -6.4 20Z", "#A83A30", INK, 1.1)
    beard += mood.mouth(lips, 21, 7.6)
    beard += ink("M0 13Q-7 10.6 -13 16.4Q-8 19.6 0 17.6Q8 19.6 13 16.4Q7 10.6 0 13Z", hair, 1.5)
    aside = eyes(9, 0.4, 5.2, 2.7, look=-1.2, iris="#5A3A1E", size=2.3, lid=2.6)
    look = mood.eyes(aside, 9, 0.4, 5.2, "#5A3A1E")
    doubt = brow(-9.2, -7.4, 5.8, 2, 0, 3, hair) + brow(9.2, -8.8, 5.8, 2.6, -0.6, 3, hair)
    look += mood.brows(doubt, 9.2, -8.1, 5.8, 3, hair)
    look += pair(line("M5 4.8Q9 7 13 4.8M15.4 3l2.4 1", 1.1))
    nose = ink("M-2.6 -2Q-6.6 6.6 -5 9.4Q0 13.2 5 9.4Q6.6 6.6 2.6 -2", skin.base, 1.7)
    cap = (
        ink("M-25 -12Q-31 -34 -8 -40Q18 -44 28 -28Q29 -18 24 -11Q0 -22 -25 -12Z", ALMAGRE_DK, 2.5)
        + line("M-20 -26Q-12 -35 4 -36", 1.7, ALMAGRE)
        + ink("M-24.6 -10Q0 -21 24.6 -10L25 -17Q0 -28 -25 -17Z", OLIVE, 1.9)
        + ink(circle(-13, -18.6, 4), OCHRE_LT, 1.6)
        + path(circle(-13, -18.6, 1.6), COBALT_LT, INK2, 0.9)
    )
    figure = coat + links + face + cheeks(skin, 14, 8, 4.8, 0.6) + beard + look + nose + cap
    return portrait("#E3C98E", figure, line("M-50 -30H50M-50 -14H50M-50 2H50M-50 18H50", 1.4, "#D6B878"))


PEOPLE = {
    "teo": teo,
    "andres": andres,
    "cosme": cosme,
    "baltasar": baltasar,
    "curro": curro,
    "rodrigo": rodrigo,
    "gaspar": gaspar,
}
SPRITES = faces(PEOPLE, CALM, GLAD, SORE)
