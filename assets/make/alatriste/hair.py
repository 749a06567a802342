"""The hair and the hats of a portrait."""

from __future__ import annotations

from assets.make.alatriste.sitter import Bust
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_DK,
    SEPIA,
    STEEL,
    STEEL_DK,
    STEEL_HI,
)
from assets.make.drawing.svg import circle, hatch, ink, line, path, spline
from assets.make.ui.portraits import mirrored, pair, shape

COVERED = ("long", "curls", "wild")


def hair_behind(who: Bust) -> str:
    """The hair that is seen behind the face."""
    if who.style == "long":
        return shape(
            mirrored([(0, -33), (17, -29), (25, -12), (26, 8), (28, 24), (23, 35), (13, 33)]), who.hair
        ) + pair(line("M22 4Q25 16 23 29M19 8Q20 20 18 30", 1, SEPIA))
    if who.style == "wild":
        return shape(
            mirrored(
                [
                    (0, -36),
                    (10, -33),
                    (20, -34),
                    (25, -22),
                    (31, -14),
                    (27, -2),
                    (32, 10),
                    (25, 18),
                    (26, 28),
                    (15, 30),
                ]
            ),
            who.hair,
        )
    if who.style == "curls":
        puffs = ((24, -12, 8), (27, 0, 8.4), (27, 12, 8), (23, 22, 7), (17, -22, 8))
        return shape(mirrored([(0, -33), (16, -29), (24, -10), (20, 10)]), who.hair) + "".join(
            ink(circle(side * x, y, r), who.hair, 1.8) for x, y, r in puffs for side in (-1, 1)
        )
    if who.style == "bun":
        return ink(circle(0, -35, 10), who.hair, 2.2) + shape(
            mirrored([(0, -31), (16, -27), (23, -8), (22, 8), (17, 12)]), who.hair
        )
    return shape(mirrored([(0, -30), (14, -27), (21, -14), (20.5, 0), (16, 2)]), who.hair, 2)


def hair_front(who: Bust) -> str:
    """The hair over the brow."""
    parted = (
        "M1 -31Q-17 -32 -23 -14Q-26 0 -22 10Q-18 4 -17 -4Q-15 -13 -1 -21Q4 -14 15 -11Q18 -4 19 4"
        "Q22 10 23 8Q26 -2 23 -14Q17 -32 1 -31Z"
    )
    if who.style in ("long", "curls", "bun"):
        return ink(parted, who.hair, 2) + line("M-2 -27Q-14 -24 -19 -9M4 -27Q14 -24 20 -9", 1, SEPIA)
    if who.style == "wild":
        return ink(
            "M-22 -4Q-25 -18 -18 -26Q-14 -36 -4 -31Q2 -38 8 -31Q18 -34 20 -24Q25 -16 22 -4"
            "Q18 -12 14 -16Q10 -10 6 -18Q0 -10 -5 -18Q-10 -10 -14 -16Q-19 -12 -22 -4Z",
            who.hair,
            2,
        )
    if who.style == "short":
        return ink(
            "M-20 0Q-24 -26 -8 -31Q12 -35 20 -22Q23 -12 20 0Q18 -10 14 -15Q2 -12 -8 -20Q-16 -14 -17 -8Z",
            who.hair,
            2,
        ) + line("M-10 -27Q0 -24 12 -25", 1, SEPIA)
    if who.style == "receding":
        return pair(ink("M20 0Q24 -20 13 -30Q4 -34 0 -30L4 -24Q12 -22 15 -14Q17 -8 17 -2Z", who.hair, 1.8))
    if who.style == "tonsure":
        ring = (
            "M-21 -2Q-24 -14 -20 -19Q-10 -15 0 -15Q10 -15 20 -19Q24 -14 21 -2Q18 -8 16 -11"
            "Q8 -9 0 -10Q-8 -9 -16 -11Q-18 -8 -21 -2Z"
        )
        return path(
            spline(mirrored([(0, -30), (12, -27), (18, -18), (0, -15)])), who.skin.light, INK, 1.8
        ) + ink(ring, who.hair, 1.8)
    return ink(
        "M-20 -4Q-22 -22 -10 -27Q2 -31 12 -27Q22 -22 20 -4Q18 -14 13 -18Q0 -22 -13 -18Q-18 -14 -20 -4Z",
        who.hair,
        1.8,
    )


def _felt(who: Bust) -> str:
    brim = (
        "M-50 -16Q-32 -30 -24 -33Q-25 -58 0 -58Q25 -58 25 -33Q36 -30 52 -18Q54 -10 42 -12"
        "Q0 -32 -42 -10Q-54 -8 -50 -16Z"
    )
    band = "M-24.4 -33Q0 -42 25 -33L26 -26Q0 -36 -26 -25Z"
    drawn = ink(brim, who.felt, 2.4) + path(band, who.plume or ALMAGRE_DK, INK, 1.2)
    drawn += hatch(
        "M-24 -33Q-25 -58 0 -58Q25 -58 25 -33Q0 -42 -24 -33Z",
        "M4 -60H30V-30H8Z",
        60,
        3,
        0.8,
        SEPIA,
        0.8,
        (-30, -60, 60, 40),
    )
    if who.plume:
        drawn += ink("M18 -32Q42 -30 54 -54Q40 -48 34 -49Q40 -43 28 -41Q30 -37 18 -32Z", who.plume, 1.8)
        drawn += line("M20 -33Q38 -38 50 -51", 0.9)
    return drawn


def _cap(who: Bust) -> str:
    return ink("M-23 -14Q-30 -36 -4 -40Q26 -44 27 -20Q26 -14 20 -14Q0 -24 -23 -14Z", who.felt, 2.2) + line(
        "M-14 -33Q4 -38 18 -30", 1.1, SEPIA
    )


def _skullcap(who: Bust) -> str:
    return ink("M-20 -17Q-18 -34 0 -34Q18 -34 20 -17Q0 -25 -20 -17Z", who.felt, 2)


def _helm(who: Bust) -> str:
    comb = ink("M-12 -36Q0 -60 14 -36Q0 -42 -12 -36Z", STEEL_HI, 1.8)
    shell = ink("M-22 -13Q-24 -42 0 -43Q24 -42 23 -13Q0 -22 -22 -13Z", STEEL, 2.2) + path(
        "M6 -42Q23 -38 22 -15L12 -17Q16 -32 6 -42Z", STEEL_DK, opacity=0.7
    )
    rim = ink("M-40 -24Q-24 -10 0 -16Q24 -10 42 -25Q30 -4 0 -9Q-30 -4 -40 -24Z", STEEL_HI, 2)
    rivets = path("".join(circle(x, -13 + abs(x) * 0.05, 1.3) for x in (-22, -11, 0, 11, 22)), INK)
    return shell + comb + rim + rivets


def _comb(who: Bust) -> str:
    teeth = line("".join(f"M{x} -30L{x * 1.4} -45" for x in (-10, -5, 0, 5, 10)), 1.1, OCHRE_DK)
    return (
        ink("M-16 -27Q-22 -50 0 -51Q22 -50 16 -27Q0 -35 -16 -27Z", OCHRE_LT, 2)
        + teeth
        + path(circle(-17, -22, 4) + circle(-12, -27, 3), ALMAGRE, INK, 1)
    )


def _coif(who: Bust) -> str:
    return ink("M-24 2Q-30 -34 0 -37Q30 -34 24 2Q20 -16 0 -23Q-20 -16 -24 2Z", who.felt, 2.2) + line(
        "M-20 -10Q-14 -26 0 -29Q14 -26 20 -10", 1, PAPER_DK
    )


_HATS = {
    "felt": _felt, "cap": _cap, "skullcap": _skullcap, "helm": _helm, "comb": _comb, "coif": _coif,
}  # fmt: skip


def hat(who: Bust) -> str:
    """What is on the head, if anything."""
    return _HATS[who.hat](who) if who.hat else ""
