"""Portraits of the 1620s, put together from rows of parts: face, hair, beard, hat, collar, dress.

A bust is drawn about (0, 0), the face about 60 high; it fills 118 by 120 and is cut by the window below.
"""

from __future__ import annotations

from typing import NamedTuple

from assets.make.ink import circle, clip, ellipse, hatch, ink, line, path, rounded, spline
from assets.make.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    INK2,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_DK,
    PAPER_HI,
    SEPIA,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    mix,
)
from assets.make.portraits import (
    Points,
    Skin,
    brows,
    cheeks,
    ears,
    eyes,
    full_lips,
    grin,
    head,
    hoops,
    mirrored,
    neck,
    pair,
    shape,
)

BLACK, BROWN, CHESTNUT, AUBURN, FAIR_HAIR, GREY, WHITE = (
    "#2B211E", "#4A3226", "#6B4326", "#8A4A26", "#B98A45", "#8E867E", "#D8D2C6",
)  # fmt: skip

FACES: dict[str, Points] = {
    "long": [(0, -24), (11, -21), (17, -9), (16.6, 6), (13, 19), (6, 29), (0, 32)],
    "square": [(0, -23), (14, -20), (20, -8), (20, 8), (18, 19), (11, 27), (4, 30), (0, 30)],
    "round": [(0, -25), (13, -23), (21, -12), (22, 4), (20, 17), (14, 26), (7, 30), (0, 31)],
    "oval": [(0, -24), (12, -20), (18, -8), (18, 5), (14, 17), (6, 26), (0, 28.5)],
    "gaunt": [(0, -25), (11, -22), (16, -10), (14, 5), (10, 19), (5, 30), (0, 33)],
    "young": [(0, -22), (13, -18), (19, -6), (19, 7), (14, 18), (7, 24), (0, 26)],
}


class Bust(NamedTuple):
    """What tells one face from another."""

    skin: Skin
    face: str
    hair: str
    style: str  # long, short, receding, tonsure, curls, bun, wild, cropped
    dress: str
    collar: str  # golilla, ruff, band, cowl, open, gorget
    beard: str = ""  # goatee, full, moustache, stubble, grand
    hat: str = ""  # felt, cap, helm, skullcap, comb, coif
    felt: str = "#3A2A20"
    plume: str = ""
    badge: str = ""  # santiago, chain, sash, scapular, apron, slashes
    look: float = 1.2
    frown: float = 0.3
    iris: str = "#4A2F1E"
    mouth: str = "calm"  # calm, smile, laugh, lips, smirk
    glasses: bool = False


def bust(who: Bust) -> str:
    """The portrait."""
    drawn = _behind(who) + _dress(who) + neck(who.skin, 8, 20) + _collar(who)
    drawn += (
        ears(who.skin, max(x for x, _ in FACES[who.face]), 3, 3.6, 5.4) if who.style not in _COVERED else ""
    )
    drawn += head(FACES[who.face], who.skin) + cheeks(who.skin, 11.5, 9, 4.6, 0.45)
    drawn += _features(who) + _beard(who) + _front(who)
    if who.glasses:
        drawn += _spectacles()
    hat = _HATS.get(who.hat)
    return drawn + (hat(who) if hat else "")


# --- dress ---


def _dress(who: Bust) -> str:
    half = [(0, 31), (15, 28), (32, 35), (46, 45), (54, 66), (54, 66)]
    outline = spline(mirrored(half))
    drawn = ink(outline, who.dress, 2.4)
    drawn += hatch(outline, "M14 20H60V70H24Z", 62, 3.4, 0.9, INK, 0.5, (-60, 20, 120, 60))
    badge = _BADGES.get(who.badge)
    return drawn + clip(outline, badge(who) if badge else line("M0 40V66M3 46h.1M3 53h.1M3 60h.1", 1.6))


def _santiago(who: Bust) -> str:
    cross = (
        "M0 -12Q4 -8 1.6 -3L8 -4Q7 -7 10 -8Q13 -5 16 -4Q13 -2 10 1Q7 0 8 -3L1.6 -2L2.4 10L0 17L-2.4 10"
        "L-1.6 -2L-8 -3Q-7 0 -10 1Q-13 -2 -16 -4Q-13 -5 -10 -8Q-7 -7 -8 -4L-1.6 -3Q-4 -8 0 -12Z"
    )
    return f'<g transform="translate(22 48) scale(.8)">{path(cross, ALMAGRE, INK, 1.2)}</g>'


def _chain(who: Bust) -> str:
    links = "".join(circle(x, 34 + (1 - (x / 30) ** 2) * 20, 2) for x in range(-28, 30, 4))
    return path(links, OCHRE_LT, INK, 0.9) + ink(circle(0, 58, 5), OCHRE_LT, 1.4)


def _sash(who: Bust) -> str:
    return (
        line("M-40 32L26 68", 11) + line("M-40 32L26 68", 8, ALMAGRE) + line("M-36 38L22 68", 1, ALMAGRE_DK)
    )


def _scapular(who: Bust) -> str:
    return ink("M-13 30H13L15 68H-15Z", PAPER_HI, 1.8) + path("M-5 46H5V54Q0 59 -5 54Z", ALMAGRE, INK, 1)


def _apron(who: Bust) -> str:
    laces = line("M-4 40l8 5M4 40l-8 5M-4 48l8 5M4 48l-8 5", 1.3, PAPER_HI)
    return ink("M-16 36Q0 44 16 36L18 68H-18Z", mix(who.dress, "#FFFFFF", 0.3), 1.8) + laces


def _slashes(who: Bust) -> str:
    cuts = "".join(f"M{x} {44 - abs(x) * 0.1}l3 9l-3 9l-3 -9Z" for x in (-36, -26, -14, 14, 26, 36))
    return (
        path(cuts, OCHRE_LT, INK, 1)
        + line("M0 38V66", 1.6)
        + path("".join(circle(0, y, 1.6) for y in (44, 51, 58)), OCHRE_LT, INK, 0.8)
    )


_BADGES = {
    "santiago": _santiago, "chain": _chain, "sash": _sash, "scapular": _scapular, "apron": _apron,
    "slashes": _slashes,
}  # fmt: skip


def _collar(who: Bust) -> str:
    if who.collar == "golilla":
        plate = ink(
            spline(mirrored([(0, 34), (10, 32), (24, 27), (30, 31), (24, 37), (8, 40), (0, 41)])), PAPER_HI, 2
        )
        return plate + pair(line("M6 35L22 31", 0.9, SEPIA))
    if who.collar == "ruff":
        edge = "M-33 31Q-36 24 -26 25Q-20 20 -10 26H10Q20 20 26 25Q36 24 33 31Q34 39 24 38Q18 43 10 40Q4 45 -2 41Q-10 44 -16 39Q-28 42 -33 31Z"
        folds = "".join(
            f"M{x} {28 + abs(x) * 0.02:.1f}q{x * 0.16:.1f} 4 {x * 0.12:.1f} 9" for x in range(-26, 30, 6)
        )
        return ink(edge, PAPER_HI, 2) + line(folds, 1, SEPIA)
    if who.collar == "band":
        fall = ink("M-18 26Q0 38 18 26L26 38Q12 48 2 42L0 46L-2 42Q-12 48 -26 38Z", PAPER_HI, 2)
        return fall + line("M-20 38Q-10 43 -3 40M20 38Q10 43 3 40M0 38V44", 0.9, SEPIA)
    if who.collar == "cowl":
        return ink(
            "M-30 40Q-26 24 -10 26Q0 34 10 26Q26 24 30 40Q16 50 0 46Q-16 50 -30 40Z", who.dress, 2.2
        ) + line("M-20 38Q0 46 20 38", 1.2)
    if who.collar == "gorget":
        return (
            ink("M-22 28Q0 40 22 28L26 40Q0 52 -26 40Z", STEEL, 2)
            + line("M-22 37Q0 47 22 37", 1.2, STEEL_DK)
            + path(circle(-20, 36, 1.4) + circle(20, 36, 1.4), OCHRE_LT, INK, 0.7)
        )
    low = ink("M-26 33Q-10 27 -9 26L0 30L9 26Q10 27 26 33Q14 47 0 47Q-14 47 -26 33Z", who.skin.base, 1.8)
    return (
        low
        + line("M-26 33Q-14 49 0 49Q14 49 26 33", 3.4)
        + line("M-26 33Q-14 49 0 49Q14 49 26 33", 1.6, PAPER_HI)
    )


# --- face ---


def _features(who: Bust) -> str:
    woman = who.mouth == "lips" or who.hat == "coif"
    drawn = eyes(8.4, -0.4, 5.2, 3.3, look=who.look, iris=who.iris, size=2.3, lid=2, lashes=woman)
    drawn += brows(8.8, -7.4, 5.4, 2, who.frown, 2.2 if woman else 3, BLACK if who.hair != WHITE else GREY)
    drawn += line("M1 -1Q5.6 7.4 3.6 9.4Q.6 11 -2.6 9.6", 1.6)
    if woman:
        if who.mouth == "laugh":
            return drawn + grin(0, 15, 7.6, 6.4)
        return drawn + full_lips(
            who.skin,
            "M-6 16.6Q-3 14 0 15.2Q3 14 6 16.6Q3 18 0 18Q-3 18 -6 16.6Z",
            "M-5 17.4Q0 18.8 5 17.4Q3.6 21.6 0 21.6Q-3.6 21.6 -5 17.4Z",
        )
    if who.mouth == "laugh":
        return drawn + grin(0, 15, 7.6, 6.4)
    if who.mouth in ("smile", "smirk"):
        return drawn + line("M-6.6 16.4Q0 21 7 15.4" if who.mouth == "smile" else "M-5 18Q2 19 7.4 14.6", 2)
    return drawn + path("M-5 17Q0 18.6 5 17Q0 20.6 -5 17Z", who.skin.lip, INK, 1)


def _beard(who: Bust) -> str:
    hair, low = who.hair, max(y for _, y in FACES[who.face])
    lip = ink(
        "M0 11.6Q-5 9.8 -10 13.6Q-14 15.6 -17 12Q-15.6 18 -9 17.6Q-3 17.4 0 14.6Q3 17.4 9 17.6Q15.6 18 17 12Q14 15.6 10 13.6Q5 9.8 0 11.6Z",
        hair,
        1.3,
    )
    if who.beard == "moustache":
        return lip
    if who.beard == "goatee":
        return (
            ink(f"M-5 21Q0 19.6 5 21Q6 28 0 {low + 8}Q-6 28 -5 21Z", hair, 1.5)
            + line(f"M-1 24V{low + 3}M2 24V{low + 1}", 0.8, SEPIA)
            + lip
        )
    if who.beard == "grand":
        tip = "M0 11Q-6 8 -11 11Q-18 16 -25 6Q-24 19 -12 18.6Q-4 18.4 0 14.6Q4 18.4 12 18.6Q24 19 25 6Q18 16 11 11Q6 8 0 11Z"
        return ink(f"M-4 21Q0 19.6 4 21Q4 27 0 {low + 5}Q-4 27 -4 21Z", hair, 1.4) + ink(tip, hair, 1.4)
    if who.beard == "full":
        half = [(0, 22), (6, 20), (14, 12), (19, 2), (20, 12), (16, 25), (9, low + 4), (0, low + 9)]
        strands = pair(line(f"M4 26Q4 31 2 {low + 5}M11 20Q11 27 8 {low}", 1, SEPIA))
        return (
            ink(spline(mirrored(half)), hair, 2)
            + path("M-5 19.4Q0 21.4 5 19.4Q0 23.4 -5 19.4Z", who.skin.lip, INK, 1)
            + strands
            + lip
        )
    if who.beard == "stubble":
        jaw = mirrored([(0, 17), (11, 17), (17, 8), (18, 17), (11, 26), (0, low - 1)])
        return path(spline(jaw), hair, opacity=0.3) + lip
    return ""


def _spectacles() -> str:
    lens = circle(8.8, -0.4, 7.4)
    return (
        pair(path(lens, "#DDE9EA", opacity=0.4) + line(lens, 2.2))
        + line("M-1.6 -2Q0 -4 1.6 -2", 2)
        + line("M-13 -3l3 -3M5 -3l3 -3", 1.2, PAPER_HI)
    )


# --- hair ---

_COVERED = ("long", "curls", "wild")


def _behind(who: Bust) -> str:
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


def _front(who: Bust) -> str:
    parted = "M1 -31Q-17 -32 -23 -14Q-26 0 -22 10Q-18 4 -17 -4Q-15 -13 -1 -21Q4 -14 15 -11Q18 -4 19 4Q22 10 23 8Q26 -2 23 -14Q17 -32 1 -31Z"
    if who.style in ("long", "curls", "bun"):
        return ink(parted, who.hair, 2) + line("M-2 -27Q-14 -24 -19 -9M4 -27Q14 -24 20 -9", 1, SEPIA)
    if who.style == "wild":
        return ink(
            "M-22 -4Q-25 -18 -18 -26Q-14 -36 -4 -31Q2 -38 8 -31Q18 -34 20 -24Q25 -16 22 -4Q18 -12 14 -16Q10 -10 6 -18Q0 -10 -5 -18Q-10 -10 -14 -16Q-19 -12 -22 -4Z",
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
        ring = "M-21 -2Q-24 -14 -20 -19Q-10 -15 0 -15Q10 -15 20 -19Q24 -14 21 -2Q18 -8 16 -11Q8 -9 0 -10Q-8 -9 -16 -11Q-18 -8 -21 -2Z"
        return path(
            spline(mirrored([(0, -30), (12, -27), (18, -18), (0, -15)])), who.skin.light, INK, 1.8
        ) + ink(ring, who.hair, 1.8)
    return ink(
        "M-20 -4Q-22 -22 -10 -27Q2 -31 12 -27Q22 -22 20 -4Q18 -14 13 -18Q0 -22 -13 -18Q-18 -14 -20 -4Z",
        who.hair,
        1.8,
    )


# --- hats ---


def _felt(who: Bust) -> str:
    brim = "M-50 -16Q-32 -30 -24 -33Q-25 -58 0 -58Q25 -58 25 -33Q36 -30 52 -18Q54 -10 42 -12Q0 -32 -42 -10Q-54 -8 -50 -16Z"
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
        drawn += ink(
            "M18 -32Q42 -30 54 -54Q40 -48 34 -49Q40 -43 28 -41Q30 -37 18 -32Z", who.plume, 1.8
        ) + line("M20 -33Q38 -38 50 -51", 0.9)
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


def pearls(drop: float = 11) -> str:
    """Ear-rings of pearl."""
    return pair(path(circle(19, drop, 2.6), PAPER_HI, INK, 1.2))


def rings() -> str:
    """Ear-rings of gold."""
    return hoops(20, 12, 4.6)


def folded(x: float, y: float) -> str:
    """A folded letter with its seal."""
    return (
        ink(rounded(x - 15, y - 10, 30, 20, 2), PAPER_HI, 1.8)
        + line(f"M{x - 15} {y - 9}L{x} {y + 2}L{x + 15} {y - 9}", 1.1)
        + ink(ellipse(x, y + 2, 4.4, 4.4), ALMAGRE, 1.2)
        + path(circle(x, y + 2, 1.4), INK2)
    )
