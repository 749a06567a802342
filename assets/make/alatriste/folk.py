"""The people of the Madrid of the 1620s, whole figures put together from rows of parts.

`person` stands somebody at (x, y): about 112 high at scale 1, facing right. A `Look` says what is worn, a
stance what the legs do, and two arms what the hands do; what a hand holds is drawn with its grip at (0, 0).
"""

from __future__ import annotations

from typing import NamedTuple

from assets.make.alatriste.cast import Look
from assets.make.alatriste.heads import profile
from assets.make.drawing.palette import (
    INK,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    WALNUT,
    mix,
)
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
)


class Stance(NamedTuple):
    """What the legs and the back do: hip, knee and ankle of each leg, and where the trunk is."""

    near: Points
    far: Points
    drop: float = 0.0  # how much lower than upright the hips are
    lean: float = 0.0  # how far the shoulders are before the hips


STANCES = {
    "stand": Stance("4 -46, 6 -24, 5 -4", "-4 -46, -4 -24, -7 -4"),
    "walk": Stance("3 -46, 14 -27, 17 -5", "-3 -46, -6 -24, -20 -7", 0, 3),
    "lunge": Stance("6 -38, 36 -33, 38 -5", "-4 -38, -26 -25, -52 -5", 9, 8),
    "guard": Stance("6 -42, 20 -26, 20 -4", "-4 -42, -16 -24, -24 -4", 4, 2),
    "run": Stance("4 -44, 26 -34, 36 -12", "-4 -44, -14 -24, -40 -18", 2, 12),
    "kneel": Stance("4 -26, 26 -28, 26 -4", "-4 -26, -6 -6, -30 -4", 20, 4),
    "sit": Stance("2 -32, 30 -34, 31 -4", "0 -32, 26 -31, 24 -4", 14, 0),
    "reel": Stance("4 -40, 18 -22, 30 -4", "-4 -40, -4 -18, -20 -4", 6, -14),
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
    look: Look, stance: Stance, near: Points, far: Points, holds: str, other: str, mood: str, weight: float
) -> str:
    top = (stance.lean, -80 + stance.drop)
    dim = mix(look.coat, INK, 0.28)
    drawn = _arm(look, far, (top[0] - 7, top[1]), dim, other, weight)
    if look.cloak:
        drawn += cloak(look, stance, weight)
    if look.skirt:
        drawn += _skirt(look, stance, weight)
    else:
        drawn += _leg(stance.far, mix(look.hose, INK, 0.3), weight) + _leg(stance.near, look.hose, weight)
    drawn += trunk(look, stance, weight)
    if look.cloak:
        drawn += mantle(look, top, weight)
    drawn += group(collar(look, weight) + profile(look, mood, weight), top[0] + 2, top[1] - 17)
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


def trunk(look: Look, stance: Stance, weight: float) -> str:
    """The doublet from the shoulders to the hem, with belt and baldric."""
    lean, drop = stance.lean, stance.drop
    hem = (-48 if look.skirt else -38) + drop
    outline = spline(
        [
            (lean - 10, -82 + drop),
            (-11 + lean * 0.5, -62 + drop),
            (-8, -52 + drop),
            (-12, hem),
            (-12, hem),
            (12, hem),
            (12, hem),
            (9, -52 + drop),
            (11 + lean * 0.5, -64 + drop),
            (lean + 10, -82 + drop),
            (lean, -86 + drop),
        ]
    )
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


def _skirt(look: Look, stance: Stance, weight: float) -> str:
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


def cloak(look: Look, stance: Stance, weight: float) -> str:
    """The cloak on the back."""
    lean, drop = stance.lean, stance.drop
    if abs(lean) > 6:  # it flies behind
        points = [
            (lean - 4, -84 + drop),
            (lean - 26, -78 + drop),
            (-46, -58),
            (-70, -50),
            (-62, -38),
            (-72, -22),
            (-38, -28),
            (-14, -40),
            (lean, -60 + drop),
        ]
    else:
        points = [
            (lean, -86 + drop),
            (lean - 17, -76 + drop),
            (-20, -46),
            (-25, -16),
            (-25, -16),
            (-10, -12),
            (6, -16),
            (6, -16),
            (8, -46),
            (lean + 8, -80 + drop),
        ]
    outline = spline(points)
    return ink(outline, look.cloak, 2.3 * weight) + hatch(
        outline, outline, 66, 4, 1, INK, 0.4, (-90, -110, 160, 120)
    )


def mantle(look: Look, top: tuple[float, float], weight: float) -> str:
    """The cloak over the far shoulder."""
    x, y = top
    return ink(
        spline([(x - 3, y - 5), (x - 14, y + 1), (x - 18, y + 18), (x - 7, y + 24), (x - 2, y + 8)]),
        look.cloak,
        1.8 * weight,
    )


def collar(look: Look, weight: float) -> str:
    """What is round the neck, below a head around (0, 0)."""
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
