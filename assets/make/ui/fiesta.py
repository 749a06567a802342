"""Who and what is at the fiesta in the evening: dancers, the sleeping bull, lanterns, a guitar, barrels."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from assets.make.drawing.beasts import COAT, COAT_DK, COAT_LT
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_LT,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    PAPER,
    PAPER_HI,
    PAPER_LO,
    SKIN,
    SKIN_SH,
    SKY,
    STEEL_DK,
    TERRA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, clip, ellipse, group, hatch, ink, limb, line, path, spline
from assets.make.ui.glow import glow

RAISED = ("M-5 -44L-16 -54L-12 -68", "M5 -44L16 -56L12 -70")
LEANING = ("M-5 -44L-18 -38L-14 -28", "M5 -44L16 -56L14 -70")


def dancer(x: float, y: float, size: float, dress: str | None, way: int, arms: Sequence[str]) -> str:
    """A dancer with her feet at (x, y), about 70 high; without a dress, a runner dances in white."""
    limbs = "".join(line(arm, 5) + line(arm, 2.8, SKIN if dress else PAPER_HI) for arm in arms)
    bun = ink(circle(4, -58, 5), "#221A1C", 1.6) + path(circle(8, -62, 2.6), ALMAGRE, INK, 1)
    head = ink(circle(0, -55, 6), SKIN, 1.8) + path(
        "M-6 -56Q-6 -63 1 -62Q7 -61 6 -54Q2 -58 -6 -56Z", "#2F211B"
    )
    head += path(circle(-2.4, -54.4, 0.9) + circle(2, -54.4, 0.9), INK) + line(
        "M-2.4 -51.6Q0 -50 2.2 -51.8", 0.9
    )
    scarf = path("M-6 -48Q0 -44 6 -48L5 -45Q0 -42 -6 -45Z", ALMAGRE, INK, 1)
    drawn = path(ellipse(0, 1, 16, 3), INK, opacity=0.35) + (_dress(dress) if dress else _white()) + limbs
    return group(drawn + (bun + head if dress else head + scarf), x, y, (size * way, size))


def _dress(colour: str) -> str:
    skirt = [
        (-5, -46),
        (-9, -30),
        (-26, -6),
        (-26, -6),
        (-12, -2),
        (0, -5),
        (12, -2),
        (26, -6),
        (26, -6),
        (9, -30),
        (5, -46),
    ]
    dots = "".join(circle(x, y, 1.6) for x, y in ((-14, -13), (-4, -17), (8, -14), (2, -9)))
    frills = line("M-20 -10Q0 -16 20 -10M-14 -20Q0 -25 14 -20", 2.4, PAPER_HI)
    return ink(spline(skirt), colour, 2) + frills + path(dots, PAPER_HI)


def _white() -> str:
    legs = "M-3 -24L-10 -2M3 -24L12 -14L14 0"
    shirt = ink("M-7 -46L-6 -22H7L7 -46Z", PAPER_HI, 2)
    return line(legs, 6.4) + line(legs, 4, PAPER_HI) + shirt + line("M-6 -25H7", 3, ALMAGRE)


# --- the bull, who has had a long day ---


def sleeping_bull() -> str:
    """A bull that lies with its head to the left, flowers round its neck; 350 by 150, the ground is y = 0."""
    bubbles = "".join(
        path(circle(x, y, r), SKY, INK, 1.6, 0.6)
        + line(f"M{x - r * 0.5} {y - r * 0.2}q{r * 0.2} {-r * 0.5} {r * 0.6} {-r * 0.4}", 1.4, PAPER_HI)
        for x, y, r in ((-160, -30, 4), (-170, -46, 6.5), (-184, -70, 11))
    )
    return (
        path(ellipse(8, 2, 178, 12), INK, opacity=0.4)
        + _tail()
        + _trunk()
        + _folded_legs()
        + _head()
        + _garland()
        + bubbles
    )


def _tail() -> str:
    tail = "M160 -30Q196 -20 190 -6Q184 4 168 0"
    tuft = ink(spline([(172, -6), (160, -8), (150, 0), (158, 6), (172, 5)]), COAT_DK, 2)
    return line(tail, 8.4) + line(tail, 5, COAT) + tuft


def _trunk() -> str:
    body = spline([
        (-70, -10), (-84, -50), (-66, -92), (-30, -112), (10, -104), (50, -92), (100, -94), (146, -76),
        (168, -40), (164, -6), (120, 2), (40, 2), (-40, 2),
    ])  # fmt: skip
    belly = spline([(-70, -24), (0, -34), (80, -22), (140, -40), (176, -60), (176, 20), (-80, 20)])
    back = spline([(-60, -84), (-30, -104), (6, -98), (46, -86), (10, -86), (-30, -88)])
    rump = spline([(70, -86), (104, -88), (140, -70), (120, -72), (90, -76)])
    low = spline([(-60, -34), (20, -50), (110, -46), (170, -66), (176, 20), (-70, 20)])
    return (
        ink(body, COAT, 4)
        + clip(
            body, path(belly, COAT_DK, opacity=0.9) + path(back, COAT_LT) + path(rump, COAT_LT, opacity=0.8)
        )
        + hatch(body, low, -14, 4.6, 1.3, COAT_LT, 0.65, (-200, -170, 420, 200))
        + line("M30 -94Q40 -60 20 -30", 2.4, COAT_DK)
    )


def _folded_legs() -> str:
    hoof = ink("M-7 -6H7L10 8H-11Z", "#17110F", 2.2)
    haunch = [
        (164, -12),
        (156, -50),
        (126, -64),
        (98, -50),
        (92, -24),
        (72, -12),
        (56, -10),
        (56, 0),
        (110, 3),
        (150, 2),
    ]
    return (
        ink(limb([(-40, -14), (-76, -10), (-112, -6)], [14, 10, 7]), COAT, 3)
        + group(hoof, -118, -4, 1, 92)
        + ink(spline(haunch), COAT, 3)
        + hatch(spline(haunch), spline(haunch), -14, 4.6, 1.2, COAT_LT, 0.5, (40, -80, 140, 90))
        + group(hoof, 52, -3, 1, 92)
    )


def _head() -> str:
    skull = spline([
        (-72, -76), (-96, -70), (-120, -48), (-142, -28), (-150, -10), (-140, 2), (-112, 4), (-82, 0),
        (-56, -18), (-48, -48),
    ])  # fmt: skip
    jaw = spline([(-120, 10), (-90, -10), (-66, -50), (-40, -40), (-60, 10)])
    brow = spline([(-112, -50), (-94, -64), (-80, -66), (-98, -48), (-122, -30)])
    muzzle = [(-146, -26), (-158, -12), (-152, 2), (-136, 5), (-124, -4), (-126, -20), (-134, -28)]
    forelock = [
        (-86, -78),
        (-82, -90),
        (-74, -84),
        (-68, -92),
        (-62, -82),
        (-54, -84),
        (-58, -70),
        (-72, -62),
    ]
    lids = "M-112 -38Q-104 -30 -92 -36M-116 -48Q-104 -54 -92 -48"
    return (
        ink("M-96 -66Q-92 -92 -112 -104Q-84 -104 -76 -72Z", PAPER_LO, 2.8)
        + ink(skull, COAT, 3.6)
        + clip(skull, path(jaw, COAT_DK, opacity=0.8) + path(brow, COAT_LT))
        + ink(spline(muzzle), SKIN_SH, 2.6)
        + path(ellipse(-149, -12, 3, 3.6) + ellipse(-138, -8, 3, 2.6), INK)
        + line("M-152 0Q-142 4 -130 0", 1.8)
        + line(lids, 3)
        + line("M-110 -35l-3 4M-103 -33l-1 5M-96 -34l2 4", 1.6)
        + ink("M-76 -74Q-104 -84 -108 -112Q-108 -122 -104 -116Q-92 -92 -62 -86Z", PAPER_HI, 3.2)
        + path("M-108 -112Q-108 -122 -104 -116Q-101 -110 -97 -105L-106 -102Q-108 -107 -108 -112Z", INK)
        + ink(spline([(-60, -70), (-36, -66), (-28, -54), (-44, -48), (-62, -56)]), COAT_DK, 2.4)
        + path(spline([(-56, -64), (-38, -60), (-38, -54), (-54, -56)]), SKIN_SH)
        + ink(spline(forelock), COAT_DK, 2)
    )


def _garland() -> str:
    colours = ((ALMAGRE, ALMAGRE_LT), (OCHRE_LT, OCHRE), (PAPER_HI, OCHRE_LT))
    places = ((-64, -104), (-52, -90), (-44, -74), (-40, -58), (-40, -40), (-44, -24), (-50, -10))
    drawn = ""
    for k, (x, y) in enumerate(places):
        petal, heart = colours[k % 3]
        flower = "".join(
            ink(circle(6 * cos(a), 6 * sin(a), 5), petal, 1.4) for a in (2 * pi * n / 6 for n in range(6))
        )
        drawn += group(flower + path(circle(0, 0, 4), heart, INK, 1.1), x, y, 0.95)
        drawn += group(path("M0 0Q8 -6 15 0Q8 5 0 0Z", OLIVE, INK, 1.2), x + 6, y + 4, 1, k * 50)
    return drawn


# --- things ---


def lantern(paper: str, flame: str) -> str:
    """A paper lantern that hangs from (0, 0)."""
    body = spline(
        [
            (-8, 6),
            (-20, 14),
            (-22, 24),
            (-18, 34),
            (-8, 40),
            (-8, 40),
            (8, 40),
            (8, 40),
            (18, 34),
            (22, 24),
            (20, 14),
            (8, 6),
            (8, 6),
            (-8, 6),
        ]
    )
    ribs = line("M-12 4Q-20 24 -12 44M-4 4Q-7 24 -4 44M4 4Q7 24 4 44M12 4Q20 24 12 44", 1.2)
    return (
        glow(circle(0, 22, 50), 0, 22, 50, [(0, "#FFC766", 0.4), (1, "#F08A3A", 0)])
        + line("M0 0V6", 2)
        + ink(body, paper, 2.4)
        + clip(body, path(ellipse(-3, 24, 11, 16), flame, opacity=0.85) + ribs)
        + ink("M-9 3H9V7H-9Z", OCHRE_DK, 1.6)
        + ink("M-9 39H9V43H-9Z", OCHRE_DK, 1.6)
        + line("M-3 43v9M0 43v11M3 43v9", 1.6, paper)
    )


def barrel() -> str:
    """A barrel that stands on (0, 0), 82 high."""
    staves = spline(
        [(-34, 0), (-42, -40), (-34, -82), (-34, -82), (34, -82), (34, -82), (42, -40), (34, 0), (34, 0)]
    )
    hoops = path("M-44 -22H44V-12H-44ZM-44 -70H44V-60H-44Z", STEEL_DK, INK, 1.6)
    return (
        path(ellipse(4, 2, 46, 8), INK, opacity=0.4)
        + ink(staves, WALNUT_LT, 3)
        + clip(
            staves,
            line("M-20 0Q-26 -40 -20 -82M0 0V-82M20 0Q26 -40 20 -82", 1.8, WALNUT_DK)
            + hoops
            + path("M14 -90H50V6H20Z", INK, opacity=0.3),
        )
        + ink(ellipse(0, -82, 34, 8), "#8A6040", 2.4)
    )


def jug() -> str:
    """An earthen jug that stands on (0, 0)."""
    return (
        ink("M-8 0Q-16 -10 -12 -24Q-10 -30 -5 -34V-42H5V-34Q10 -30 12 -24Q16 -10 8 0Z", TERRA, 2.2)
        + line("M6 -38Q18 -38 15 -24", 3.4)
        + line("M-11 -20H12", 2, OCHRE_LT)
    )


def glass() -> str:
    """A glass of red wine."""
    return ink("M-9 -18H9L7 0H-7Z", PAPER_HI, 2) + path("M-8.4 -12H8.4L7 0H-7Z", "#7A2030", INK, 1)


def guitar() -> str:
    """A guitar that leans, its foot at (0, 22)."""
    body = [
        (-14, -36), (-18, -24), (-11, -14), (-21, 0), (-18, 17), (0, 22), (18, 17), (21, 0), (11, -14),
        (18, -24), (14, -36), (0, -40),
    ]  # fmt: skip
    return (
        ink("M-3.6 -30V-92H3.6V-30Z", WALNUT, 2)
        + ink("M-6 -106H6L5 -90H-5Z", WALNUT_DK, 2)
        + ink(spline(body), OCHRE, 2.8)
        + path(circle(0, -10, 7.4), INK)
        + line("M-1.6 -92V10M1.6 -92V10", 1, PAPER)
        + line("M-8 11H8", 3)
    )
