"""The place of a charge seen close by: the roundabout, its fence and its crowd, and whoever limps off."""

from __future__ import annotations

from functools import partial
from math import cos, pi, radians, sin
from random import Random

from assets.make.bulls.board_plazas import GLAZES, lozenge, rose
from assets.make.drawing.beasts import bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_LT,
    COBALT_LT,
    INK,
    OCHRE,
    OCHRE_LT,
    OLIVE_LT,
    PAPER_HI,
    RUNNERS,
    SAND,
    SAND_DK,
    SEATS,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.people import BROWN, FAIR, OLIVE_SKIN, TAN, Pose, folk, runner
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, ellipse, group, ink, line, path, polygon, svg

WIDE, HIGH = 600, 372
MIDDLE, REACH = (300.0, 206.0), (272.0, 150.0)
"""The middle of the roundabout in its picture, and half its width and height."""
CROWD = 150
"""Height of the pictures of the crowd."""
SKINS, HAIRS = (FAIR, OLIVE_SKIN, TAN, BROWN), ("#2F211B", "#6B3F20", "#8C8078", "#B98432")
SHIRTS = (PAPER_HI, PAPER_HI, ALMAGRE_LT, COBALT_LT, OCHRE_LT, OLIVE_LT)

_FOLK = folk({colour: SEATS[colour].main for colour in RUNNERS})
_LIMP = Pose(
    "0 0, 5 26, 2 49", "-1 0, -13 22, -26 34", "6 -36, 24 -24, 32 -4", "11 -36, -6 -24, -10 -4", 4, 30,
    (9, -42), 12, -3,
)  # fmt: skip


def arena(glaze: str) -> str:
    """The roundabout: its kerb of glazed tiles in a colour, sand, a compass rose, and the fence behind it."""
    dark, light = GLAZES[glaze]
    (x, y), (wide, high) = MIDDLE, REACH
    tiles = "".join(
        group(path(lozenge(0, 0, a), light, INK, 0.3), (wide - 9) * cos(a), (high - 8) * sin(a), 2.1)
        for a in (2 * pi * k / 66 for k in range(66))
    )
    rings = "".join(ellipse(0, 0, (wide - 20) * r, (high - 17) * r) for r in (0.46, 0.66, 0.84))
    spokes = "".join(
        f"M{(wide - 20) * inner * cos(a):.1f} {(high - 17) * inner * sin(a):.1f}"
        f"L{(wide - 20) * outer * cos(a):.1f} {(high - 17) * outer * sin(a):.1f}"
        for ring, (inner, outer) in enumerate(((0.46, 0.66), (0.66, 0.84), (0.84, 1.0)))
        for a in (2 * pi * (k + ring % 2 / 2) / (24 + 8 * ring) for k in range(24 + 8 * ring))
    )
    ground = (
        path(ellipse(0, 9, wide, high), INK)
        + ink(ellipse(0, 0, wide, high), dark, 4)
        + tiles
        + path(ellipse(0, 0, wide - 18, high - 16), PAPER_HI, INK, 1.6)
        + path(ellipse(0, 0, wide - 22, high - 19), SAND, dark, 2)
        + line(spokes + rings, 1.2, SAND_DK, 0.75)
        + group(rose(2, dark, light), scale=(2.3, 1.3))
        + path(ellipse(0, 0, wide - 22, high - 19), SAND, opacity=0.42)
    )
    return svg(WIDE, HIGH, group(ground, x, y) + _hoofprints())


def _hoofprints() -> str:
    rng, drawn = Random(4), ""
    for _ in range(46):
        turn, far = rng.uniform(0, 2 * pi), rng.uniform(0.25, 0.9)
        x, y = MIDDLE[0] + 240 * far * cos(turn), MIDDLE[1] + 122 * far * sin(turn)
        drawn += f"M{x:.1f} {y:.1f}q2.4 -5 5 0M{x + 1:.1f} {y + 4:.1f}q1.6 -3 3.4 0"
    return line(drawn, 1.6, "#A98650", 0.6)


def crowd(up: bool) -> str:
    """The crowd behind the fence at the far side; when it cheers, with its arms up."""
    rng = Random(7)
    folk = []
    for row, (out, number) in enumerate(((44, 23), (20, 26))):
        for k in range(number):
            a = radians(165 - 150 * (k + row / 2) / (number - 0.5))
            x = WIDE / 2 + (REACH[0] + out * 0.5) * cos(a)
            y = CROWD - 14 - (REACH[1] + out - 46) * sin(a) * 0.72 + 8 * row
            folk.append((y, group(_spectator(rng, up and rng.random() < 0.8), x, y, 1.55 + 0.1 * row)))
    return svg(WIDE, CROWD, "".join(drawn for _, drawn in sorted(folk)) + _fence())


def _spectator(rng: Random, waves: bool) -> str:
    """Somebody from the waist up, seen from the front."""
    skin, shirt, hair = rng.choice(SKINS), rng.choice(SHIRTS), rng.choice(HAIRS)
    cloth, hat = rng.choice((PAPER_HI, ALMAGRE, OCHRE_LT)), rng.random() < 0.3
    drawn = ""
    for way in (-1, 1) if waves else ():
        drawn += line(f"M{5 * way} 3L{10 * way} -12", 4.8) + line(f"M{5 * way} 3L{10 * way} -12", 2.8, skin)
    if waves and rng.random() < 0.5:
        drawn += ink("M9 -13Q13 -23 20 -20Q17 -16 22 -11Q15 -10 9 -13Z", cloth, 1.2)
    drawn += ink("M-8 16Q-8 1 0 0Q8 1 8 16Z", shirt, 1.5)
    drawn += path("M-4 1Q0 5 4 1L3 4Q0 7 -3 4Z", ALMAGRE, INK, 0.8)
    drawn += ink(circle(0, -5, 5.4), skin, 1.5)
    if hat:
        drawn += ink("M-7 -7Q-6 -13 0 -13Q7 -13 7 -7Q0 -9 -7 -7Z", ALMAGRE, 1.3)
    else:
        drawn += path("M-6 -5Q-6 -11.6 0 -11.6Q6 -11.6 6 -5Q2 -8.6 -6 -5Z", hair, INK, 0.9)
    mouth = path(ellipse(0.2, -1.8, 2, 1.7), "#5A1A16") if waves else line("M-1.6 -2.2Q0 -1 1.8 -2.2", 1)
    return drawn + path(circle(-1.9, -5, 0.9) + circle(2.1, -5, 0.9), INK) + mouth


def _fence() -> str:
    """The boards behind which the crowd stands."""
    wide, high = REACH[0] + 8, (REACH[1] - 34) * 0.72
    feet = [
        (WIDE / 2 + wide * cos(a), CROWD + 2 - high * sin(a))
        for a in (radians(degrees) for degrees in range(9, 172, 6))
    ]
    rails = "".join(polygon([(x, y - up) for x, y in feet], False) for up in (7, 17))
    posts = "".join(f"M{x:.1f} {y + 1:.1f}v-24" for x, y in feet[::2])
    planks = polygon([(x, y + 16) for x, y in feet], False)
    return (
        line(planks, 50, INK) + line(planks, 46, WALNUT)
        + line(rails, 8, INK) + line(rails, 5.4, WALNUT_LT) + line(rails, 1, WALNUT, 0.8)
        + line(posts, 7.4, INK) + line(posts, 4.8, OCHRE)
    )  # fmt: skip


def limping(colour: str, frame: int) -> str:
    """A Runner who hobbles off to the right on a stick, with a bandage and a bump."""
    who = _FOLK[colour]
    stick = line("M86 92L98 140", 6) + line("M86 92L98 140", 3.4, WALNUT_LT)
    drawn = group(runner(_LIMP, who, "scared", 1.35), 54, 86 + 2 * frame, 1, 4 if frame else -3)
    bandage = ink("M58 22Q70 12 84 22L83 29Q70 20 58 29Z", PAPER_HI, 2)
    stars = "".join(path(circle(x, y, 3.4), OCHRE_LT, INK, 1.6) for x, y in ((54, 12), (74, 5), (94, 13)))
    return svg(116, 150, path(ellipse(62, 143, 24, 4), INK, opacity=0.26) + stick + drawn + bandage + stars)


def muzzle() -> str:
    """The head of an angry bull from the front."""
    return svg(170, 150, group(bull_head(), 85, 72))


def cap() -> str:
    """A cap that somebody throws for joy."""
    return svg(48, 36, ink("M6 24Q4 6 24 6Q44 6 42 24Q24 15 6 24Z", ALMAGRE, 3) + line("M24 6Q25 2 28 2", 3))


_PRESS = {"rough": 0.35, "salt": 0.12}
SPRITES = {
    **{f"bulls/arena_{glaze}": Sprite(partial(arena, glaze), 2 * WIDE, _PRESS) for glaze in GLAZES},
    "bulls/crowd_1": Sprite(partial(crowd, False), 2 * WIDE, _PRESS),
    "bulls/crowd_2": Sprite(partial(crowd, True), 2 * WIDE, _PRESS),
    "bulls/head": Sprite(muzzle, 130 * 3, _PRESS),
    "bulls/cap": Sprite(cap, 24 * 3, _PRESS),
    **{
        f"bulls/limp_{colour}_{frame + 1}": Sprite(partial(limping, colour, frame), 72 * 3, _PRESS)
        for colour in RUNNERS
        for frame in (0, 1)
    },
}
