"""The people of the Madrid of the 1620s, whole figures put together from rows of parts.

`person` stands somebody at (x, y): about 112 high at scale 1, facing right. A `Look` says what is worn, a
pose what the legs do, and two arms what the hands do; what a hand holds is drawn with its grip at (0, 0).
"""

from __future__ import annotations

from typing import NamedTuple

from assets.make.ink import Points, circle, ellipse, group, hatch, ink, limb, line, pairs, path, spline
from assets.make.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT_DK,
    INK,
    INK2,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    SKIN,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    WALNUT,
    mix,
)
from assets.make.people import BLACK, CHESTNUT, GREY, TAN, Person, head

BLACK_CLOTH, BROWN_CLOTH, BUFF, FELT = "#3A333A", "#6B4A2E", "#B98F55", "#43352B"


class Look(NamedTuple):
    """What tells one person from another."""

    coat: str
    cloak: str = ""
    hat: str = ""  # felt, cap, hood, tonsure, veil, comb, helm, crown, cone
    felt: str = FELT
    plume: str = ""
    hair: str = BLACK
    long: bool = True
    beard: str = ""  # moustache, goatee, full
    collar: str = "band"  # band, ruff, cowl, none
    skirt: str = ""  # gown, habit
    hose: str = "#4E4038"
    skin: str = SKIN


class _Stance(NamedTuple):
    near: Points
    far: Points
    drop: float = 0.0  # how much lower than upright the hips are
    lean: float = 0.0  # how far the shoulders are before the hips


STANCES = {
    "stand": _Stance("4 -46, 6 -24, 5 -4", "-4 -46, -4 -24, -7 -4"),
    "walk": _Stance("3 -46, 14 -27, 17 -5", "-3 -46, -6 -24, -20 -7", 0, 3),
    "lunge": _Stance("6 -38, 36 -33, 38 -5", "-4 -38, -26 -25, -52 -5", 9, 8),
    "guard": _Stance("6 -42, 20 -26, 20 -4", "-4 -42, -16 -24, -24 -4", 4, 2),
    "run": _Stance("4 -44, 26 -34, 36 -12", "-4 -44, -14 -24, -40 -18", 2, 12),
    "kneel": _Stance("4 -26, 26 -28, 26 -4", "-4 -26, -6 -6, -30 -4", 20, 4),
    "sit": _Stance("2 -32, 30 -34, 31 -4", "0 -32, 26 -31, 24 -4", 14, 0),
    "reel": _Stance("4 -40, 18 -22, 30 -4", "-4 -40, -4 -18, -20 -4", 6, -14),
}
ARMS: dict[str, Points] = {
    "down": "0 0, 3 15, 4 29",
    "hip": "0 0, -12 14, 3 25",
    "fore": "0 0, 8 15, 25 13",
    "give": "0 0, 14 11, 33 5",
    "reach": "0 0, 20 1, 43 -3",
    "up": "0 0, 15 -8, 20 -29",
    "high": "0 0, 6 -18, 2 -40",
    "chest": "0 0, 9 15, 18 3",
    "mouth": "0 0, 14 10, 15 -10",
    "back": "0 0, -17 5, -28 -9",
    "behind": "0 0, -10 13, -20 24",
    "drop": "0 0, 12 12, 16 28",
}


def person(
    look: Look,
    x: float,
    y: float,
    scale: float = 1.0,
    pose: str = "stand",
    near: str = "down",
    far: str = "down",
    holds: str = "",
    other: str = "",
    left: bool = False,
    mood: str = "fierce",
) -> str:
    """Somebody with the feet at (x, y); `holds` is in the near hand, `other` in the far one."""
    weight = min(1.7, max(0.75, scale**-0.55))
    shadow = path(ellipse(0, 0, 26 if pose in ("stand", "sit") else 40, 4), INK, opacity=0.26)
    drawn = shadow + _figure(look, STANCES[pose], ARMS[near], ARMS[far], holds, other, mood, weight)
    return group(drawn, x, y, (-scale if left else scale, scale))


def _figure(
    look: Look, stance: _Stance, near: Points, far: Points, holds: str, other: str, mood: str, weight: float
) -> str:
    top = (stance.lean, -80 + stance.drop)
    dim = mix(look.coat, INK, 0.28)
    drawn = _arm(look, far, (top[0] - 7, top[1]), dim, other, weight)
    if look.cloak:
        drawn += _cloak(look, stance, weight)
    if look.skirt:
        drawn += _skirt(look, stance, weight)
    else:
        drawn += _leg(stance.far, mix(look.hose, INK, 0.3), weight) + _leg(stance.near, look.hose, weight)
    drawn += _trunk(look, stance, weight)
    if look.cloak:
        drawn += _mantle(look, top, weight)
    drawn += group(_collar(look, weight) + _head(look, mood, weight), top[0] + 2, top[1] - 17)
    return drawn + _arm(look, near, (top[0] + 6, top[1] + 1), look.coat, holds, weight)


def _arm(
    look: Look, reach: Points, shoulder: tuple[float, float], sleeve: str, held: str, weight: float
) -> str:
    points = [(shoulder[0] + x, shoulder[1] + y) for x, y in pairs(reach)]
    x, y = points[-1]
    drawn = group(held, x, y) + ink(circle(x, y, 4.2), look.skin, 1.7 * weight)
    drawn += ink(limb(points, [7.2, 6.4, 4.6]), sleeve, 2 * weight)
    (ax, ay), away = points[-2], 0.86
    cuff = [(ax + (x - ax) * away, ay + (y - ay) * away), (ax + (x - ax) * 0.97, ay + (y - ay) * 0.97)]
    return drawn + ink(limb(cuff, [4.8, 5.4]), PAPER_HI if look.collar != "cowl" else sleeve, 1.3 * weight)


def _leg(points: Points, hose: str, weight: float) -> str:
    joints = pairs(points)
    (kx, ky), (x, y) = joints[1], joints[2]
    boot = "M-5 -5Q-5.4 3 -6 5H11Q12 1 5 -2L4.6 -6Z"
    drawn = group(ink(boot, "#3A281E", 1.8 * weight), x, y - 1)
    drawn += ink(limb(points, [8.6, 7, 4.8]), hose, 2.1 * weight)
    top = [(kx + (x - kx) * t, ky + (y - ky) * t) for t in (0.12, 1.0)]
    return drawn + ink(limb(top, [7.4, 5.4]), "#4A3526", 1.9 * weight)


def _trunk(look: Look, stance: _Stance, weight: float) -> str:
    lean, drop = stance.lean, stance.drop
    hem = (-48 if look.skirt else -38) + drop
    outline = spline(
        [(lean - 10, -82 + drop), (-11 + lean * 0.5, -62 + drop), (-8, -52 + drop), (-12, hem),
         (-12, hem), (12, hem), (12, hem), (9, -52 + drop), (11 + lean * 0.5, -64 + drop),
         (lean + 10, -82 + drop), (lean, -86 + drop)]
    )  # fmt: skip
    drawn = ink(outline, look.coat, 2.2 * weight)
    shade = f"M{lean - 16} {-90 + drop}H{lean - 2}L-2 {-34 + drop}H-18Z"
    drawn += hatch(outline, shade, 64, 3.2, 0.9, INK, 0.5, (-60, -120, 140, 140))
    if look.skirt == "habit":
        return drawn + line(f"M-9 {-50 + drop}Q1 {-45 + drop} 10 {-51 + drop}", 2.6 * weight, PAPER_LO)
    belt = f"M-9 {-52 + drop}Q1 {-47 + drop} 10 {-53 + drop}"
    drawn += line(belt, 3 * weight, INK) + line(belt, 1.5 * weight, OCHRE_DK)
    if not look.skirt:
        drawn += line(f"M{lean - 8} {-80 + drop}L9 {-53 + drop}", 2.4 * weight, WALNUT)
    return drawn + line(f"M{lean + 3} {-78 + drop}Q4 {-66 + drop} 3 {-54 + drop}", 0.9 * weight, INK, 0.8)


def _skirt(look: Look, stance: _Stance, weight: float) -> str:
    """A gown spread over its hoop, or the straight habit of a friar."""
    drop, wide = stance.drop, 27 if look.skirt == "gown" else 15
    kneels = 10 if drop > 15 else 0
    hem = [(wide + kneels, -1), (wide + kneels, -1), (0, 2), (-wide - kneels, -1), (-wide - kneels, -1)]
    outline = spline(
        [(-8, -54 + drop), (8, -54 + drop), (wide * 0.7, -28 + drop / 2), *hem, (-wide * 0.7, -28 + drop / 2)]
    )
    drawn = ink(outline, look.coat, 2.2 * weight)
    drawn += hatch(outline, "M-60 -60H-4L-6 10H-60Z", 74, 3.6, 0.9, INK, 0.45, (-60, -70, 120, 80))
    folds = f"M4 {-48 + drop}Q7 -24 9 -2M-3 {-48 + drop}Q-6 -24 -8 -2"
    drawn += line(folds, 1.1 * weight, INK, 0.7)
    if look.skirt == "gown":
        drawn += line(f"M{-wide + 1 - kneels} -7Q0 -3 {wide - 1 + kneels} -7", 1.8 * weight, OCHRE_LT)
    return drawn


def _cloak(look: Look, stance: _Stance, weight: float) -> str:
    lean, drop = stance.lean, stance.drop
    if abs(lean) > 6:  # it flies behind
        points = [(lean - 4, -84 + drop), (lean - 26, -78 + drop), (-46, -58), (-70, -50), (-62, -38), (-72, -22),
                  (-38, -28), (-14, -40), (lean, -60 + drop)]  # fmt: skip
    else:
        points = [(lean, -86 + drop), (lean - 17, -76 + drop), (-20, -46), (-25, -16), (-25, -16), (-10, -12),
                  (6, -16), (6, -16), (8, -46), (lean + 8, -80 + drop)]  # fmt: skip
    outline = spline(points)
    return ink(outline, look.cloak, 2.3 * weight) + hatch(
        outline, outline, 66, 4, 1, INK, 0.4, (-90, -110, 160, 120)
    )


def _mantle(look: Look, top: tuple[float, float], weight: float) -> str:
    """The cloak over the far shoulder."""
    x, y = top
    return ink(
        spline([(x - 3, y - 5), (x - 14, y + 1), (x - 18, y + 18), (x - 7, y + 24), (x - 2, y + 8)]),
        look.cloak,
        1.8 * weight,
    )


def _collar(look: Look, weight: float) -> str:
    if look.collar == "ruff":
        drawn = ink(ellipse(-2, 13, 14, 5.4), PAPER_HI, 1.7 * weight)
        return drawn + line(
            "M-13 12l5 1M-9 9.6l4 3M-3 8.6l1 4M4 9l-2 4M9 10.6l-4 3M-8 17l3 -3M-1 18.2l0 -4M6 17l-2 -3",
            0.8,
            SEPIA,
        )
    if look.collar == "band":
        return ink("M-11 10Q-1 5 9 10L10 17Q0 13 -11 17Z", PAPER_HI, 1.5 * weight)
    if look.collar == "cowl":
        return ink("M-15 13Q-12 4 0 5Q10 6 12 12Q12 20 0 20Q-14 20 -15 13Z", look.coat, 1.8 * weight)
    return ink("M-4 6L-5 17H5L4 6Z", look.skin, 1.4 * weight)


def _head(look: Look, mood: str, weight: float) -> str:
    style = "bald" if look.hat == "tonsure" else "bun" if look.hat in ("comb", "veil") else "short"
    drawn = ""
    if look.long and look.hat not in ("tonsure", "hood", "comb", "veil", "helm"):
        back = spline([(-2, -10), (-11, -8), (-14, 4), (-12, 15), (-4, 16), (-2, 6)])
        drawn += ink(back, look.hair, 1.7 * weight)
    if look.hat == "veil":
        veil = spline([(4, -15), (-10, -15), (-15, 2), (-20, 30), (-6, 34), (6, 26), (-2, 4), (6, -8)])
        drawn += ink(veil, look.felt, 1.8 * weight)
    drawn += head(Person(look.skin, look.hair, style), mood, weight)
    drawn += _beard(look, weight)
    hat = _HATS.get(look.hat)
    return drawn + (hat(look, weight) if hat else "")


def _beard(look: Look, weight: float) -> str:
    if not look.beard:
        return ""
    lip = ink("M3 5.4Q7 3 12 4.6Q15 4.4 16 2.6Q15 7.4 9 7.2Q5 7.4 3 5.4Z", look.hair, 0.9 * weight)
    if look.beard == "full":
        return ink("M-6 2Q-4 8 3 6Q9 5 11 7Q13 14 7 18Q0 20 -4 14Q-7 8 -6 2Z", look.hair, 1.2 * weight) + lip
    return lip + (
        ink("M5 9Q9 8 11 9.4Q10 15 8 17Q5 14 5 9Z", look.hair, 0.9 * weight) if look.beard == "goatee" else ""
    )


def _felt(look: Look, weight: float) -> str:
    """The broad hat of felt, its brim turned up, with a band and perhaps a plume."""
    brim = "M-22 -6Q-12 -13 -9 -13Q-9 -25 1 -25Q11 -25 11 -13Q18 -12 25 -6Q26 -2 20 -2.6Q1 -9 -17 -1.6Q-24 -1 -22 -6Z"
    drawn = ink(brim, look.felt, 2 * weight)
    drawn += path(
        "M-9.4 -13Q1 -17 11.2 -13L11.4 -9.4Q1 -13 -9.8 -9Z", look.plume or ALMAGRE_DK, INK, 0.8 * weight
    )
    if look.plume:
        drawn += ink(
            "M-7 -12Q-22 -14 -29 -25Q-20 -23 -17 -24Q-20 -29 -19 -32Q-8 -24 -3 -15Z", look.plume, 1.5 * weight
        )
    return drawn


def _cap(look: Look, weight: float) -> str:
    return ink("M-12 -5Q-14 -16 -1 -17Q13 -17 12 -6Q0 -11 -12 -5Z", look.felt, 1.8 * weight)


def _hood(look: Look, weight: float) -> str:
    edge = spline(
        [(7, -13), (-4, -19), (-14, -10), (-14, 8), (-6, 15), (2, 13), (-4, 8), (-6, -2), (0, -9), (8, -9)]
    )
    return ink(edge, look.felt, 1.9 * weight)


def _tonsure(look: Look, weight: float) -> str:
    return ink(
        "M-10.4 -3Q-11 -8 -8 -9Q0 -6 9 -9Q11 -6 9.6 -4.4Q0 -2 -5 -1Q-5 4 -7 6Q-10 4 -10.4 -3Z",
        look.hair,
        1.3 * weight,
    )


def _veil(look: Look, weight: float) -> str:
    """The front of a mantle that leaves one eye to be seen."""
    front = "M9 -8Q2 -17 -8 -12Q-14 -4 -8 6Q2 2 1 -4Q4 -9 9 -8ZM-8 6Q4 2 15 3.4Q14 14 4 16Q-8 16 -8 6Z"
    return ink(front, look.felt, 1.5 * weight)


def _comb(look: Look, weight: float) -> str:
    return ink("M-8 -10Q-14 -24 -5 -25Q4 -25 2 -12Z", OCHRE_LT, 1.4 * weight) + line(
        "M-8 -14L-8 -22M-4 -13L-4 -23M-1 -13L0 -21", 0.9 * weight
    )


def _helm(look: Look, weight: float) -> str:
    """A morion with its comb and pointed brim."""
    shell = ink("M-11 -5Q-12 -20 0 -21Q12 -20 11 -6Z", STEEL, 1.8 * weight) + ink(
        "M-9 -17Q0 -31 9 -17Q0 -22 -9 -17Z", STEEL_HI, 1.4 * weight
    )
    return shell + ink("M-20 -9Q-12 -2 0 -5Q12 -3 21 -10Q15 2 0 0Q-14 2 -20 -9Z", STEEL_DK, 1.5 * weight)


def _crown(look: Look, weight: float) -> str:
    return ink("M-10 -8L-13 -20L-6 -14L-1 -22L5 -14L11 -20L10 -8Q0 -12 -10 -8Z", OCHRE_LT, 1.7 * weight)


def _cone(look: Look, weight: float) -> str:
    """The paper cone of a penitent."""
    return ink("M-10 -6Q-2 -12 10 -8L3 -44Z", look.felt, 1.8 * weight) + line(
        "M-3 -20L4 -26M3 -20L-1 -26", 1.6 * weight, ALMAGRE
    )


_HATS = {
    "felt": _felt, "cap": _cap, "hood": _hood, "tonsure": _tonsure, "veil": _veil, "comb": _comb,
    "helm": _helm, "crown": _crown, "cone": _cone,
}  # fmt: skip


# --- what hands hold ---


def sword(turn: float = 0.0, long: float = 66.0) -> str:
    """A rapier with its cup hilt, the blade to the right."""
    blade = f"M4 0L{long} -1"
    drawn = line(blade, 3.6) + line(blade, 1.7, STEEL_HI)
    drawn += (
        ink("M4 -7Q-3 0 4 7Q8 0 4 -7Z", OCHRE_LT, 1.5)
        + line("M6 -11V11", 3)
        + line("M6 -11V11", 1.4, OCHRE_LT)
    )
    return group(drawn + line("M-2 0H-7", 3.2), 0, 0, 1, turn)


def dagger(turn: float = 0.0) -> str:
    """A dagger, its point to the right."""
    drawn = ink("M4 -2.4L30 0L4 2.4Z", STEEL_HI, 1.4) + line("M4 -6V6", 3) + line("M4 -6V6", 1.4, OCHRE_LT)
    return group(drawn + line("M-6 0H2", 3.4, WALNUT), 0, 0, 1, turn)


def paper(turn: float = 0.0) -> str:
    """A written sheet."""
    return group(
        ink("M-2 -15L18 -17L20 8L0 10Z", PAPER_HI, 1.6)
        + line("M3 -10l11 -1M3 -5l12 -1M4 0l11 -1M4 5l7 -.6", 1.1, SEPIA),
        0,
        0,
        1,
        turn,
    )


def purse() -> str:
    """A purse drawn together at its neck."""
    return ink("M-3 2Q-14 16 -8 24Q0 30 9 24Q14 15 4 2Z", "#8A5A36", 1.8) + line(
        "M-5 3Q0 7 6 3", 1.8, OCHRE_LT
    )


def staff(high: float = 100.0) -> str:
    """The tall white staff of a constable, held in its middle."""
    return line(f"M0 {-high * 0.55}V{high * 0.45}", 3.8) + line(
        f"M0 {-high * 0.55}V{high * 0.45}", 2, PAPER_HI
    )


def halberd(down: float = 52.0) -> str:
    """A halberd, its foot `down` below the hand."""
    shaft = f"M0 -62V{down}"
    blade = "M0 -92L4 -76L14 -78Q11 -66 2 -66L0 -58L-2 -66L-9 -68L-4 -76Z"
    return line(shaft, 3.8) + line(shaft, 1.9, "#8A6239") + ink(blade, STEEL_HI, 1.6)


def lantern(glow: bool = True) -> str:
    """A lantern hanging from the hand."""
    drawn = path(circle(0, 16, 22), OCHRE_LT, opacity=0.3) if glow else ""
    drawn += line("M0 0V6", 1.8) + ink("M-6 8H6L7 24H-7Z", OCHRE_LT, 1.7) + ink("M-7 8Q0 1 7 8Z", INK2, 1.4)
    return drawn + line("M0 8V24M-7 24H7", 1.3)


def cross(turn: float = 0.0) -> str:
    """A crucifix held up."""
    return group(line("M0 12V-26M-9 -15H9", 5.4) + line("M0 12V-26M-9 -15H9", 2.8, OCHRE_LT), 0, 0, 1, turn)


def cup() -> str:
    """A goblet."""
    return ink("M-6 -14H7Q7 -4 1 -3V4H5V6H-4V4H-1V-3Q-7 -4 -6 -14Z", STEEL, 1.5)


def fan() -> str:
    """An open fan."""
    return ink("M0 2L-14 -14Q0 -26 16 -12Z", ALMAGRE, 1.6) + line(
        "M0 2L-7 -18M0 2L1 -20M0 2L9 -17", 0.9, OCHRE_LT
    )


def book(turn: float = 0.0) -> str:
    """A bound book."""
    return group(
        ink("M-3 -12H15V10H-3Z", ALMAGRE_DK, 1.8)
        + path("M0 10H15V7H0Z", PAPER_HI, INK, 0.8)
        + line("M1 -8H11", 1.2, OCHRE_LT),
        0,
        0,
        1,
        turn,
    )


def guitar() -> str:
    """A guitar held across the breast, its middle at (0, 0)."""
    body = spline(
        [(-26, -2), (-24, -12), (-12, -11), (-6, -7), (2, -8), (6, 0), (2, 8), (-6, 8), (-12, 12), (-24, 10)]
    )
    drawn = ink("M4 -3L40 -10L41 -4L4 4Z", WALNUT, 1.6) + ink(body, "#C08A4A", 2)
    return drawn + path(circle(-6, 0, 3.6), INK2) + line("M-18 0L40 -7", 0.8, PAPER_HI)


# --- who is seen in more than one picture ---

CAPTAIN = Look("#5C4A2E", "#6B4A2C", "felt", "#3A2A20", ALMAGRE, BLACK, True, "goatee", "band", "", "#4E4038")
RIVAL = Look(
    "#3C4630", "#2A2733", "felt", "#2A1E1A", "#6E7A84", BLACK, True, "goatee", "band", "", "#3A3438", TAN
)
GALLANT = Look(
    "#1F4E8C", ALMAGRE, "felt", "#4A362C", OCHRE_LT, CHESTNUT, True, "goatee", "ruff", "", COBALT_DK
)
DANDY = Look(
    ALMAGRE_DK, COBALT_DK, "felt", "#3A2A20", PAPER_HI, "#7A4A28", True, "moustache", "ruff", "", "#6E2A24"
)
CONSTABLE = Look(
    BLACK_CLOTH, "#2A2430", "felt", "#2A1E1A", "", BLACK, True, "moustache", "band", "", "#2F2A2C"
)
FRIAR = Look("#EFE6D0", "#3A333A", "tonsure", FELT, "", INK2, False, "", "cowl", "habit")
FRANCISCAN = Look("#8A6B48", "", "tonsure", FELT, "", INK2, False, "full", "cowl", "habit")
LADY = Look("#7E1F4A", "", "comb", FELT, "", BLACK, False, "", "ruff", "gown")
VEILED = Look("#2F2A33", "", "veil", "#2A2430", "", BLACK, False, "", "none", "gown")
NUN = Look("#3A333A", "", "hood", "#2A2430", "", BLACK, False, "", "cowl", "habit")
SOLDIER = Look(BUFF, "", "helm", FELT, "", CHESTNUT, False, "goatee", "band", "", ALMAGRE_DK)
POOR = Look(BROWN_CLOTH, "", "cap", OLIVE_DK, "", CHESTNUT, True, "full", "none", "", "#5A4A38", TAN)
POET = Look(BLACK_CLOTH, "", "", FELT, "", CHESTNUT, True, "goatee", "band", "", "#2F2A2C")
SERVANT = Look(OLIVE_DK, "", "cap", "#4A362C", "", CHESTNUT, True, "", "band", "", "#5A4A38")
CLERK = Look("#4A4048", "", "cap", "#2A2430", "", GREY, True, "goatee", "ruff", "habit")
