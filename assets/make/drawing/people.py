"""The people of the fiesta: hands that hold, and runners in white with the sash and scarf of their colour."""

from __future__ import annotations

from typing import NamedTuple

from assets.make.drawing.palette import ALMAGRE, ALMAGRE_LT, INK, PAPER_HI, SEPIA, SKIN, SKIN_SH
from assets.make.drawing.svg import (
    Points,
    circle,
    ellipse,
    group,
    hatch,
    ink,
    limb,
    line,
    pairs,
    path,
    spline,
    tubes,
)

FAIR, OLIVE_SKIN, TAN, BROWN = SKIN, "#D9A273", "#C4875A", "#8E5A3C"
CHESTNUT, BLACK, BLOND, GREY, RED = "#5A3320", "#2F211B", "#B98432", "#A79C90", "#8E3B1C"
LINEN, LINEN_SH = PAPER_HI, "#DDD0B4"
MOUTH = "#5A1A16"


# --- hands: the wrist at (0, 0), the fingers to the right, about 44 long ---


def open_hand(skin: str = FAIR) -> str:
    """The back of a hand with its fingers spread."""
    fingers = [
        ("M19 -8L37 -15", 7.2),
        ("M21 -3L44 -5", 7.6),
        ("M21 3L43 5", 7.4),
        ("M18 8L36 14", 6.8),
        ("M7 -7L19 -21", 7.4),
    ]
    palm = [("M2 0L15 0", 21.0)]
    return tubes(palm + fingers, skin, 2.6) + line("M22 -5.4L27 -6.6M23 0L28 0M21 5.6L26 7.2", 1.3, SKIN_SH)


def grip(skin: str = FAIR) -> str:
    """A fist around an upright rod that was drawn before it, through (16, 0)."""
    back = tubes([("M1 1L7 0", 23.0)], skin, 2.6)
    fingers = "".join(
        tubes([(f"M8 {y}L{x} {y}", 6.6)], skin, 2.0)
        for y, x in ((-9.6, 21), (-2.8, 23.4), (4, 22.6), (10.4, 20))
    )
    thumb = tubes([("M2 -9Q8 -17 17 -17", 7.2)], skin, 2.0)
    return back + fingers + thumb + path(circle(5.4, -8, 4.6), skin)


def pointing(skin: str = FAIR) -> str:
    """A fist whose forefinger points to the right."""
    back = tubes([("M2 1L11 1", 22.0)], skin, 2.6)
    finger = tubes([("M11 -6.6L27 -8.6L43 -8.4", 7.2)], skin, 2.4)
    curled = "".join(
        tubes([(f"M14 {y}L{x} {y}", 6.6)], skin, 2.0) for y, x in ((1, 22.6), (7.4, 21), (12.6, 17.6))
    )
    thumb = tubes([("M4 -5Q13 -4 20 -1", 6.8)], skin, 2.0)
    return (
        back
        + finger
        + path(circle(9, -3.4, 6.4), skin)
        + curled
        + thumb
        + line("M39.4 -10.6Q42.6 -11.4 44 -9.6", 1.2, SKIN_SH)
    )


def pinch(skin: str = FAIR) -> str:
    """A hand that holds something thin between thumb and forefinger, at (36, -2)."""
    back = tubes([("M1 0L14 0", 22.0)], skin, 2.6)
    folded = "".join(tubes([(f"M14 {y}Q24 {y - 1} 29 {y - 3}", 6.8)], skin, 2.0) for y in (11.6, 5.4))
    finger = tubes([("M10 -7Q22 -13 35 -5", 7.0)], skin, 2.2)
    return back + folded + finger + tubes([("M8 3Q20 6 34 1", 7.0)], skin, 2.2) + path(circle(9, -1, 6), skin)


# --- runners ---


class Pose(NamedTuple):
    """A moment of a run to the right: hips at (0, 0), ground at about y = 54; limbs go from the trunk out."""

    near_leg: Points
    far_leg: Points
    near_arm: Points
    far_arm: Points
    near_toe: float  # degrees that each foot is turned
    far_toe: float
    neck: tuple[float, float] = (11, -43)
    nod: float = 0.0
    rise: float = 0.0


class Person(NamedTuple):
    """What tells one runner from another."""

    skin: str = FAIR
    hair: str = CHESTNUT
    style: str = "short"
    cloth: str = ALMAGRE
    shirt: str = LINEN


REACH = Pose(
    "0 0, 20 14, 37 33", "-2 0, -12 24, -37 25", "6 -38, -14 -30, -21 -12", "12 -38, 26 -25, 41 -37", -24, 66
)
PASS = Pose(
    "0 0, 11 25, 4 48",
    "-1 0, 13 21, -10 34",
    "6 -38, -4 -21, 9 -12",
    "12 -38, 12 -20, 25 -16",
    4,
    44,
    (9, -44),
    3,
    -3,
)
DRIVE = Pose(
    "0 0, -8 25, -35 24", "0 0, 21 15, 38 34", "7 -38, 22 -26, 37 -39", "10 -38, -10 -29, -17 -12", 66, -24
)
SWING = Pose(
    "0 0, 16 20, -7 35",
    "0 0, 10 25, 3 48",
    "7 -38, 9 -20, 23 -15",
    "10 -38, -2 -22, 8 -14",
    46,
    4,
    (9, -44),
    3,
    -3,
)
RUN = (REACH, PASS, DRIVE, SWING)


def runner(pose: Pose, who: Person, mood: str = "glad", weight: float = 1.0) -> str:
    """Somebody running to the right, about 110 high; `weight` thickens the contour for small pictures."""
    drawn = _arm(pose.far_arm, who, LINEN_SH, weight) + _leg(pose.far_leg, pose.far_toe, LINEN_SH, weight)
    drawn += _leg(pose.near_leg, pose.near_toe, LINEN, weight) + _trunk(pose.neck, who, weight)
    x, y = pose.neck
    drawn += group(_tails(who, weight), x, y) + group(head(who, mood, weight), x + 5, y - 14, 1.14, pose.nod)
    scarf = f"M{x - 9} {y}Q{x} {y + 8} {x + 9} {y + 1}L{x + 8} {y + 6}Q{x} {y + 13} {x - 9} {y + 5}Z"
    drawn += ink(scarf, who.cloth, 1.7 * weight)
    return group(drawn + _arm(pose.near_arm, who, who.shirt, weight), 0, -pose.rise)


def _arm(points: Points, who: Person, sleeve: str, weight: float) -> str:
    x, y = pairs(points)[-1]
    return ink(circle(x, y, 5), who.skin, 1.9 * weight) + ink(
        limb(points, [6.2, 5.6, 4.4]), sleeve, 2.2 * weight
    )


def _leg(points: Points, toe: float, cloth: str, weight: float) -> str:
    x, y = pairs(points)[-1]
    shoe = ink("M5 -4.6Q-3 -6.6 -5.4 -3L-6.4 3.6Q4 6.6 15 3.6Q15.6 -0.4 5 -4.6Z", LINEN_SH, 2 * weight)
    shoe += line("M-6.4 3.6Q4 6.6 15 3.6", 2.4, "#B98A4A") + line("M3 -4.6L1 2M6.4 -3.6L5 2.4", 1.3, ALMAGRE)
    return group(shoe, x, y, 1, toe) + ink(limb(points, [9, 7.4, 5]), cloth, 2.4 * weight)


def _trunk(neck: tuple[float, float], who: Person, weight: float) -> str:
    x, y = neck
    shirt = spline(
        [(x + 9, y + 4), (10, -16), (9, 2), (9, 2), (-9, 2), (-9, 2), (-10, -16), (x - 10, y + 5), (x, y)]
    )
    back = spline([(x - 4, y), (x - 22, y), (-16, 6), (-3, 6), (-4, -16)])
    drawn = ink(shirt, who.shirt, 2.6 * weight)
    drawn += hatch(shirt, back, -62, 3.4, 1, SEPIA, 0.6, (-60, -80, 120, 120))
    drawn += ink("M-10 -4Q0 2 10 -4L10 3.4Q0 9 -10 3.4Z", who.cloth, 1.7 * weight)
    return drawn + ink("M-8 -1L-20 5L-17 9.4L-22 15L-8 5Z", who.cloth, 1.5 * weight)


def _tails(who: Person, weight: float) -> str:
    """The ends of the scarf, blown back."""
    return ink("M-6 2Q-17 -8 -27 -3Q-34 1 -40 -6Q-41 6 -31 8Q-20 9 -7 7.4Z", who.cloth, 1.6 * weight)


def head(who: Person, mood: str = "glad", weight: float = 1.0) -> str:
    """A head in profile to the right, about 24 wide and 28 high around (0, 0)."""
    skull = (
        "M9 -7Q10.6 -3 10 -1L14 3.4Q13 5 10 5.2L9.6 9Q5 12.6 -2 10.4Q-8.6 8 -9.4 0Q-10 -9 0 -12Q6 -12.6 9 -7Z"
    )
    drawn = _behind(who, weight) + ink(skull, who.skin, 2.2 * weight)
    drawn += path(circle(0, 4.6, 2.6), ALMAGRE_LT, opacity=0.5) + path(
        ellipse(-3.4, 1.4, 2.4, 3.2), who.skin, INK, 1.1
    )
    drawn += (
        _hair(who, weight)
        + path(ellipse(5, -1.6, 2.3, 2.8), PAPER_HI, INK, 1)
        + path(circle(5.9, -1.4, 1.4), INK)
    )
    if mood == "scared":
        drawn += line("M2 -7Q5 -9.4 8.4 -7.4", 1.6) + path(ellipse(6, 7, 2.8, 2.6), MOUTH, INK, 1.1)
    elif mood == "fierce":
        drawn += line("M2 -5.4L9 -4.6", 1.9) + line("M4 7.4L9 6.4", 1.7)
    else:
        drawn += line("M2 -6.4Q5 -8.4 8.4 -6", 1.6) + path(
            "M2.4 4.6Q6 6 9.4 4.6Q8.4 9 5.6 8.6Q3 8 2.4 4.6Z", PAPER_HI, INK, 1.1
        )
    return drawn


def _behind(who: Person, weight: float) -> str:
    if who.style == "tail":
        return ink(spline("-6 -8, -16 -12, -26 -4, -31 -8, -28 3, -18 4, -8 2"), who.hair, 1.7 * weight)
    if who.style == "bun":
        return ink(circle(-11, -8, 6), who.hair, 1.7 * weight)
    if who.style == "curls":
        puffs = ((-9, -6, 6), (-9, 2, 5.4), (-4, -12, 6), (3, -14, 5.4))
        return "".join(ink(circle(x, y, r), who.hair, 1.6 * weight) for x, y, r in puffs)
    return ""


def _hair(who: Person, weight: float) -> str:
    if who.style == "bald":
        return ink(spline("-9.4 -2, -9 5, -5 7, -4.6 1, -6 -4"), who.hair, 1.3 * weight)
    if who.style == "beret":
        tuft = path(spline("-9 -5, -9 4, -5 6, -4.4 -1, -2 -5"), who.hair, INK, 1.3)
        return (
            tuft
            + ink("M11 -7.6Q13 -17 0 -18Q-15 -17 -14 -7Q-2 -12 11 -7.6Z", who.cloth, 1.8 * weight)
            + line("M0 -18L1 -21", 2)
        )
    crown = ink(spline("10 -6, 5 -14, -5 -13.6, -11 -6, -9.4 5, -6 6, -5 -1, 2 -5"), who.hair, 1.7 * weight)
    if who.style == "band":
        return crown + ink("M-10.6 -5Q0 -12 10.6 -7L10 -3.6Q0 -8 -10 -1.4Z", who.cloth, 1.3 * weight)
    return crown


def folk(cloths: dict[str, str]) -> dict[str, Person]:
    """A runner of each colour, with the cloth given for it; no two look alike."""
    looks = {
        "yellow": (OLIVE_SKIN, BLACK, "beret"),
        "blue": (FAIR, RED, "tail"),
        "green": (BROWN, BLACK, "curls"),
        "white": (FAIR, GREY, "bald"),
        "purple": (TAN, BLACK, "bun"),
        "pink": (FAIR, BLOND, "band"),
    }
    return {colour: Person(*looks[colour], cloth) for colour, cloth in cloths.items()}
