"""Whole scenes of El Capitán Alatriste under the sky, and the list of all; their middle is kept calm."""

from __future__ import annotations

from functools import partial
from random import Random

from assets.make.alatriste import contests
from assets.make.alatriste.buildings import facade, slate_tower, street, windmill
from assets.make.alatriste.cast import (
    CAPTAIN,
    CONSTABLE,
    FRIAR,
    GALLANT,
    LADY,
    POET,
    RIVAL,
    SOLDIER,
    VEILED,
)
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import cross, cup, halberd, lantern, paper, sword
from assets.make.alatriste.interiors import H, W, audience, church, hospital, jail, turned_away
from assets.make.alatriste.scenery import (
    BRICK,
    DUSK,
    NIGHTFALL,
    SLATE,
    STONE,
    block,
    cloud,
    cypress,
    hills,
    land,
    moon,
    paving,
    sky,
    stars,
    sun,
)
from assets.make.alatriste.things import barrel, candle, coins, flag, jug, lamp, table
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    STEEL_HI,
    TERRA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    edged,
    ellipse,
    group,
    hatch,
    ink,
    line,
    path,
    rounded,
    spline,
    svg,
)
from assets.make.ui.glow import fading

_MASTER = 1920
_LESS = {"hospital": 960} | dict.fromkeys(contests.SCENES, contests.WIDE)
"""How many pixels wide a scene is made, and those that are made less wide."""


def duel() -> str:
    """The councilman's garden at dusk, with room for two who fight, and nobody between them."""
    rng = Random(3)
    drawn = sky(W, H, DUSK) + sun(480, 226, 58) + hills(W, 300, 90, "#B98A6C")
    drawn += facade(60, 318, 200, 60, "#D9B48C", 9, 2) + slate_tower(270, 318, 26, 110)
    drawn += facade(720, 318, 180, 50, "#D9B48C", 8, 1)
    drawn += land(W, H, 312, "#8C9A5E")
    drawn += "".join(
        cypress(x, 334, s) for x, s in ((36, 3.6), (110, 3.0), (186, 2.5), (774, 2.5), (850, 3.0), (926, 3.6))
    )
    for x0, x1 in ((-10, 300), (660, 970)):
        drawn += ink(rounded(x0, 316, x1 - x0, 46, 12), OLIVE_DK, 2.4)
        drawn += path(rounded(x0 + 4, 319, x1 - x0 - 8, 12, 6), OLIVE)
        drawn += "".join(
            path(
                circle(rng.uniform(x0, x1), rng.uniform(326, 356), 4.4),
                ALMAGRE if rng.random() < 0.6 else "#E58D9A",
                INK,
                1,
            )
            for _ in range(16)
        )
    drawn += edged("M360 350V200Q480 110 600 200V350", 9, 5, OLIVE_LT)
    for k in range(13):
        t = k / 12
        x, y = 360 + 240 * t, 350 - (0 if k in (0, 12) else 150 + 70 * (1 - (2 * t - 1) ** 2))
        drawn += path(circle(x, y, 8), ALMAGRE if k % 2 else "#E58D9A", INK, 1.6)
    drawn += path("M-10 372Q480 346 970 372V550H-10Z", "#D2B27C", INK, 2.6)
    drawn += path(ellipse(480, 440, 330, 54), "#E2C88E", opacity=0.8)
    return drawn + "".join(
        path(ellipse(rng.uniform(60, 900), rng.uniform(400, 530), 5, 2.4), "#C98A8A", INK, 0.7)
        for _ in range(22)
    )


def combat() -> str:
    """A lane by night with room for two: no seconds, no rules, and far away the lanterns of the Patrol."""
    rng = Random(5)
    drawn = sky(W, H, NIGHTFALL) + stars(W, 150, 4) + moon(560, 62, 24)
    drawn += street(W, H, ("#5A4A52", "#4E4250"), True)
    drawn += slate_tower(440, 356, 26, 150, "#5A5068") + facade(472, 358, 150, 70, "#4E4860", 6, 2, SLATE)
    drawn += path(block(0, 0, W, H), "#1A1830", opacity=0.16)
    for x, held in ((430, halberd()), (480, lantern()), (530, halberd())):
        drawn += person(CONSTABLE, x, 384, 0.74, "walk", "fore", holds=held)
    drawn += line("M96 96H150", 5) + lamp(150, 104, 2.6, 100)
    drawn += fading(
        ellipse(250, 470, 330, 66), 404, 536, [(0, "#FFDD8A", 0), (0.5, "#FFDD8A", 0.14), (1, "#FFDD8A", 0)]
    )
    drawn += barrel(64, 528, 1.9) + barrel(112, 536, 1.5)
    drawn += person(VEILED, 900, 478, 1.5, near="chest", left=True)
    drawn += "".join(
        path(ellipse(rng.uniform(60, 900), rng.uniform(420, 530), rng.uniform(12, 26), 4), INK, opacity=0.24)
        for _ in range(20)
    )
    return drawn + group(fallen_hat(), 500, 506, 0.8, 10)


def flanders() -> str:
    """A grey morning before Breda: mud, pikes and the ragged cross."""
    rng = Random(8)
    drawn = sky(W, H, "#A9B3B4")
    drawn += "".join(
        cloud(x, y, s) for x, y, s in ((70, 90, 2.6), (360, 60, 2.2), (640, 110, 2.8), (860, 70, 2.0))
    )
    drawn += path("M-10 300Q240 280 480 296T970 288V550H-10Z", "#9AA070", INK, 2.4) + windmill(160, 312, 2.6)
    drawn += windmill(860, 304, 1.9) + facade(380, 300, 120, 34, BRICK, 6, 1)
    drawn += slate_tower(510, 300, 16, 84, BRICK)
    for x, y, r in ((590, 280, 1.6), (640, 286, 1.2), (700, 276, 1.9)):
        drawn += group(
            ink(
                "M-30 10Q-44 6 -38 -8Q-34 -24 -16 -20Q-6 -36 12 -26Q34 -28 32 -8Q44 0 34 10Z", "#D8D4CC", 1.6
            ),
            x,
            y,
            r,
        )
    drawn += path("M-10 372Q300 340 480 360T970 350V550H-10Z", "#8A8058", INK, 2.6)
    pikes = "".join(f"M{590 + k * 18} 470L{604 + k * 18} {70 + k % 3 * 10}" for k in range(20))
    drawn += edged(pikes, 5, 2.4, WALNUT_LT)
    drawn += "".join(
        path(f"M{604 + k * 18} {52 + k % 3 * 10}l5 20h-10Z", STEEL_HI, INK, 1.2) for k in range(20)
    )
    for k in range(8):
        drawn += person(
            SOLDIER._replace(
                coat=("#B98F55", COBALT, OCHRE, "#7A5A3A", ALMAGRE_DK, OLIVE_DK, "#B98F55", COBALT_DK)[k]
            ),
            610 + k * 46,
            492 + k % 2 * 14,
            1.5,
            "walk",
            "fore",
            left=True,
        )
    drawn += flag(330, 500, 4.2)
    drawn += person(CAPTAIN._replace(hat="helm", cloak=""), 322, 506, 2.3, near="fore", mood="fierce")
    drawn += person(RIVAL._replace(coat="#B98F55", hat="felt", plume=ALMAGRE), 190, 514, 2.3, near="hip")
    gabions = "".join(
        ink(f"M{x - 30} 540L{x - 26} 486H{x + 26}L{x + 30} 540Z", "#A9824E", 2.4)
        + line(
            f"M{x - 28} 500H{x + 28}M{x - 29} 516H{x + 29}M{x - 14} 486V540M{x} 486V540M{x + 14} 486V540",
            1.6,
            WALNUT,
        )
        for x in (36, 100)
    )
    drawn += gabions
    return drawn + "".join(
        line(f"M{rng.uniform(0, 960):.0f} {rng.uniform(390, 530):.0f}q10 -3 22 0", 1.6, INK2, 0.6)
        for _ in range(24)
    )


def fallen_hat() -> str:
    """A hat with a red plume that nobody wears any more."""
    return (
        ink(
            "M-62 8Q-36 -10 -28 -12Q-28 -46 0 -46Q28 -46 28 -12Q38 -10 64 6Q66 18 50 16"
            "Q0 -10 -52 18Q-66 20 -62 8Z",
            "#3A2A20",
            3.2,
        )
        + path("M-28 -12Q0 -24 28 -12L29 -3Q0 -14 -30 -2Z", ALMAGRE, INK, 1.6)
        + ink("M20 -10Q52 -8 70 -44Q52 -34 44 -36Q54 -28 36 -26Q38 -18 20 -10Z", ALMAGRE, 2.2)
    )


def death() -> str:
    """A cloak over the stones at first light; a friar, a candle, a hat."""
    drawn = sky(W, H, NIGHTFALL)
    drawn += fading(block(0, 60, W, 300), 60, 330, [(0, "#7A6478", 0), (1, "#B58A86", 0.75)])
    drawn += stars(W, 120, 12) + street(W, H, ("#4E465A", "#443C50"), True)
    drawn += slate_tower(480, 356, 34, 200, "#5A5068") + facade(360, 358, 92, 90, "#544A60", 4, 2, SLATE)
    drawn += facade(520, 358, 100, 80, "#544A60", 4, 2, SLATE)
    drawn += path(block(0, 0, W, H), "#1A1830", opacity=0.22) + line("M150 110H200", 5)
    drawn += lamp(200, 118, 2.4, 90) + path(ellipse(520, 470, 250, 46), INK, opacity=0.32)
    body = spline("330 474, 360 436, 430 420, 520 416, 620 424, 690 440, 730 466, 690 488, 520 496, 380 492")
    drawn += ink(body, "#5A3A2A", 3.6)
    drawn += hatch(body, "M320 452H740V500H320Z", 12, 6, 1.6, INK, 0.6, (300, 400, 460, 110))
    drawn += line(
        "M400 430Q420 460 410 490M500 420Q520 456 510 494M600 424Q620 456 616 492M670 436Q688 462 680 486",
        2.4,
    )
    drawn += ink("M300 480Q322 462 340 474L332 488Q316 492 300 486Z", "#3A281E", 2.4)
    drawn += ink("M296 492Q318 484 340 492L330 504H300Z", "#3A281E", 2.4)
    drawn += group(fallen_hat(), 560, 410, 0.95, -8)
    drawn += group(sword(-6, 130), 420, 520, 1.3) + candle(770, 512, 2.6, 50)
    drawn += person(FRIAR, 812, 520, 2.2, "kneel", "up", holds=cross(), left=True)
    drawn += person(VEILED, 150, 516, 2.1, near="chest", mood="fierce")
    return drawn + path("M470 500Q520 512 590 502Q560 520 500 516Z", ALMAGRE_DK, opacity=0.85)


def results() -> str:
    """Madrid at sunset from the tavern's terrace: those who are left raise their cups."""
    rng = Random(11)
    drawn = path(block(0, 0, W, H), "#E8B87A")
    drawn += "".join(
        line(
            f"M0 {y}" + f"q40 {(-1) ** k * 1.6} 80 0t80 0" * 7,
            0.7 + 1.6 * abs(k / 62 - 0.5),
            "#C98A52" if k > 20 else "#B0688A",
            0.55,
        )
        for k, y in enumerate(range(2, 330, 5))
    )
    drawn += fading(block(0, 0, W, 260), 0, 260, [(0, "#7A4E86", 0.6), (1, "#8A5A86", 0)])
    drawn += sun(480, 282, 84)
    drawn += "".join(
        cloud(x, y, s) for x, y, s in ((60, 84, 2.2), (240, 150, 1.5), (690, 110, 1.8), (860, 60, 2.0))
    )
    drawn += ink("M-10 330Q160 272 330 300T970 290V420H-10Z", "#B98A5E", 2.4)
    drawn += facade(90, 320, 260, 66, "#D9B48C", 14, 2, SLATE)
    drawn += "".join(slate_tower(x, 322, 20, 92, "#D9B48C") for x in (90, 220, 350))
    drawn += slate_tower(660, 330, 16, 96, BRICK) + slate_tower(820, 336, 14, 80, BRICK)
    drawn += ink("M720 330V290Q720 262 750 262Q780 262 780 290V330Z", SLATE, 2)
    drawn += line("M750 262V242M743 249H757", 2.4)
    for row in range(3):
        x = rng.uniform(-30, 0)
        while x < W:
            wide, high = rng.uniform(40, 66), rng.uniform(22, 36)
            drawn += facade(
                x,
                356 + row * 22,
                wide,
                high,
                rng.choice(("#C98F66", "#D2A074", "#B97F5C")),
                max(3, int(wide / 12)),
                1,
                rng.choice((TERRA, "#A8542E", "#B9683C")),
                3,
            )
            x += wide + rng.uniform(-4, 6)
    drawn += path("M-10 420Q480 400 970 420V550H-10Z", "#A8763E", INK, 2.8)
    drawn += paving(W, H, 422, WALNUT_DK, 0.5) + ink(block(-10, 404, 980, 14), STONE, 2.4)
    drawn += "".join(ink(f"M{x} 418h12l-2 14h-8Z", STONE, 1.6) for x in range(6, 960, 44))
    drawn += person(CAPTAIN, 96, 520, 2.3, near="up", holds=cup(), mood="glad")
    drawn += person(POET, 196, 524, 2.15, near="fore", holds=paper(), mood="glad")
    drawn += person(GALLANT, 864, 520, 2.3, near="up", holds=cup(), left=True, mood="glad")
    drawn += person(LADY, 766, 524, 2.1, near="hip", left=True, mood="glad")
    drawn += table(286, 508, 84, 18, 30) + jug(276, 500, 1.3) + coins(308, 502, 5, 1.3)
    return drawn + table(676, 508, 76, 18, 30) + candle(676, 504, 1.4, 44)


SCENES = {
    "duel": duel, "combat": combat, "jail": jail, "church": church, "flanders": flanders, "death": death,
    "audience": audience, "hospital": hospital, "turned_away": turned_away, "results": results,
    **contests.SCENES,
}  # fmt: skip


def scene(name: str) -> str:
    """One whole scene."""
    return svg(W, H, SCENES[name]())


SPRITES = {
    f"alatriste/scene_{name}": Sprite(
        partial(scene, name), _LESS.get(name, _MASTER), {"rough": 0.3, "salt": 0.1, "grain": 0.02}
    )
    for name in SCENES
}
