"""The places where several throw dice, without the throwers: they stand behind a rail that runs through it.

What lies below the upper edge of the rail is shown before them. Behind them it is light and calm.
"""

from __future__ import annotations

from random import Random

from assets.make.alatriste.buildings import arcade, arch, facade, slate_tower
from assets.make.alatriste.cast import Look
from assets.make.alatriste.folk import person
from assets.make.alatriste.interiors import H, W
from assets.make.alatriste.scenery import DAY, SLATE, block, cloud, halo, paving, sky
from assets.make.alatriste.things import barrel, candle, jug
from assets.make.drawing.beasts import GALLOP, bull
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_HI,
    SEPIA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.people import GREY
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, clip, edged, ellipse, group, hatch, ink, line, path, svg

BARRIER, TABLE, EDGE = 308.0, 294.0, 386.0
"""Where the rail of the Main Square begins, and that of a table; where the front of the table does."""
BANKER = Look("#7A4A2E", "", "cap", OCHRE_DK, "", GREY, True, "full", "band", "", "#4E4038")
FIGURE, SOLES = (100.0, 150.0), (50.0, 143.0)
"""The size of whoever stands unarmed, and where the feet are: those of the figures of the cast."""
BULL = 316.0, 240.0
"""The size of one moment of its gallop."""


def bullfight() -> str:
    """The Main Square on a day of bulls: cloths on all balconies, a barrier, and empty sand."""
    rng = Random(16)
    drawn = sky(W, H, DAY) + cloud(150, 44, 2.0) + cloud(700, 40, 2.4)
    for x, width in ((-8, 306), (662, 306), (296, 368)):
        drawn += facade(x, 206, width, 128, "#E0A184", 1, 0, SLATE)
        for y in (118, 174):
            count = int(width / 34)
            for k in range(count):
                left = x + width * (k + 0.5) / count - 8.0
                drawn += path(block(left, y - 26, 16, 26), "#6A4A3A", INK, 1.4)
                drawn += path(circle(left + 8, y - 8, 5.4), rng.choice(("#E8C29A", "#D9A878", "#5A4032")))
                cloth = rng.choice((ALMAGRE, OCHRE_LT, "#F3E6C4", "#3E6E96", ALMAGRE))
                drawn += ink(f"M{left - 6} {y}h28l-2 14q-12 5 -24 0Z", cloth, 1.5)
    drawn += slate_tower(296, 210, 24, 150, "#D9967A", 2.0) + slate_tower(664, 210, 24, 150, "#D9967A", 2.0)
    drawn += path(block(-4, 204, W + 8, 112), "#E9D2A4", INK, 2)
    drawn += arcade(0, 316, W, 12, 92, "#CDAA78") + line("M0 212H960", 1.6, SEPIA)
    drawn += path(block(-4, BARRIER + 30, W + 8, H), "#EBD09A", INK, 2)
    drawn += path(ellipse(480, 448, 520, 84), "#F5E3B8", opacity=0.9)
    drawn += path(block(0, BARRIER + 42, W, 14), "#8A6239", opacity=0.35)
    boards = block(-4, BARRIER, W + 8, 42)
    drawn += ink(boards, "#A8372B", 2.6) + path(block(-4, BARRIER, W + 8, 9), "#C9533F")
    drawn += line(f"M0 {BARRIER + 10}H{W}", 1.6) + line(f"M0 {BARRIER + 34}H{W}", 1.8, OCHRE_LT)
    for _ in range(46):
        drawn += path(
            ellipse(rng.uniform(0, W), rng.uniform(384, 530), rng.uniform(4, 10), 2.2), "#C9A868", opacity=0.8
        )
    return drawn


def _cloth(top: str, front: str, fringe: str) -> str:
    """A long table under a cloth, as broad as the scene, seen a little from above."""
    drawn = path(block(-4, EDGE + 62, W + 8, H), WALNUT_DK, INK, 2)
    drawn += ink(block(-4, TABLE, W + 8, EDGE - TABLE), top, 2.8)
    drawn += ink(block(-4, EDGE, W + 8, 70), front, 2.6)
    folds = "".join(f"M{x} {EDGE + 6}q4 28 -1 60" for x in range(20, int(W), 62))
    drawn += line(folds, 2, INK, 0.35) + line(f"M0 {EDGE + 5}H{W}", 3, fringe)
    return drawn + line("".join(f"M{x} {EDGE + 60}v9" for x in range(4, int(W), 12)), 2.4, fringe)


def den() -> str:
    """The gaming den: a long green table under lamps, and a wall with jugs."""
    drawn = path(block(0, 0, W, H), "#A9794C")
    drawn += hatch(block(0, 0, W, H), block(0, 0, W, 300), 90, 30, 1.4, WALNUT, 0.5, (0, 0, W, H))
    drawn += path(block(0, 0, W, 40), WALNUT, INK, 2.4) + path(block(0, 12, W, 6), WALNUT_LT)
    for x in (150, 810):
        drawn += ink(block(x - 96, 128, 192, 10), WALNUT, 2.2)
        for k, clay in enumerate(("#B9683C", "#8A9A5A", "#C9A658", "#B9683C")):
            drawn += jug(x - 66 + 44 * k, 128, 1.5, clay)
    for x in (320, 640):
        drawn += halo(x, 110, 240, 0.85) + line(f"M{x} 38V78", 3)
        drawn += ink(f"M{x - 26} 104Q{x} 60 {x + 26} 104Z", OCHRE_DK, 2.4)
        drawn += path(ellipse(x, 106, 15, 7), OCHRE_LT, INK, 1.6)
    drawn += barrel(40, 300, 2.6) + barrel(920, 300, 2.6)
    drawn += _cloth("#3F7A52", "#2A5A3C", OCHRE_LT)
    drawn += path(ellipse(480, 336, 440, 34), "#5A9468", opacity=0.75)
    drawn += candle(34, 376, 1.7, 60) + candle(926, 376, 1.7, 60)
    return drawn


def tribunal() -> str:
    """The hall of an Act of Faith: windows, the green cross, and a long table under crimson."""
    drawn = path(block(0, 0, W, H), "#A39AA6") + path(block(0, 0, W, 34), "#5A4A50", INK, 2.4)
    drawn += hatch(block(0, 34, W, 270), block(0, 34, W, 270), 0, 34, 1.2, INK, 0.22, (0, 34, W, 270))
    for x in (130, 300, 660, 830):
        drawn += arch(x, 214, 92, 164, "#D8DDE6", 3) + line(f"M{x} 54V214M{x - 46} 120H{x + 46}", 2.6)
    drawn += ink("M396 34H564V262Q480 292 396 262Z", "#3A3038", 3) + line(
        "M404 254Q480 282 556 254", 3, OCHRE
    )
    drawn += edged("M480 244V66M420 122H540", 22, 15, "#4F8A4A")
    drawn += path(block(0, 226, W, 80), "#6A4A38", INK, 2.2)
    drawn += line("".join(f"M{x} 230V300" for x in range(30, int(W), 60)), 1.8, INK, 0.6)
    drawn += _cloth("#B5453A", ALMAGRE_DK, OCHRE_LT)
    drawn += candle(34, 376, 1.9, 60) + candle(926, 376, 1.9, 60)
    floor = block(0, EDGE + 70, W, 90)
    drawn += path(floor, "#7A6E78", INK, 2) + clip(floor, paving(W, H + 40, EDGE + 70, INK, 0.45))
    return drawn + path(block(380, EDGE + 71, 200, 90), PAPER_HI, opacity=0.12)


def banker() -> str:
    """Who throws for the bank."""
    return svg(*FIGURE, person(BANKER, *SOLES, 1.18, near="fore", far="down", left=True, mood="glad"))


def gallop() -> str:
    """Four moments of the bull at a gallop to the right, beside one another."""
    wide, high = BULL
    drawn = ""
    for place, gait in enumerate(GALLOP):
        shadow = path(ellipse(160, 228, 98 if place % 2 else 112, 9), INK, opacity=0.28)
        drawn += group(shadow + group(bull(gait), 4, 31), place * wide, 0)
    return svg(wide * len(GALLOP), high, drawn)


def cape() -> str:
    """A red cape with a yellow lining, held by its upper edge."""
    cloth = "M6 8Q34 2 64 6Q70 44 84 92Q64 84 54 94Q42 84 30 96Q20 86 4 92Q10 44 6 8Z"
    drawn = ink(cloth, ALMAGRE, 3) + path("M64 6Q70 44 84 92Q76 86 70 88Q62 48 56 5Z", OCHRE_LT, INK, 1.6)
    return svg(90, 102, drawn + line("M20 12Q24 50 16 86M34 10Q38 50 36 86M48 9Q54 50 54 84", 1.8, INK, 0.5))


SCENES = {"bullfight": bullfight, "den": den, "tribunal": tribunal}
WIDE = 1200
"""How many pixels wide these scenes are made: a quarter more than they are shown in full HD."""
_PRESS = {"rough": 0.3, "salt": 0.1}

SPRITES = {
    "alatriste/banker": Sprite(banker, 250, _PRESS),
    "alatriste/bull": Sprite(gallop, 1120, _PRESS),
    "alatriste/cape": Sprite(cape, 135, _PRESS),
}
