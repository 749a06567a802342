"""Whole scenes of El Capitán Alatriste, to stand behind what is decided there; their middle is kept calm."""

from __future__ import annotations

from functools import partial
from random import Random

from assets.make.alatriste_boxes_town import flag
from assets.make.alatriste_busts import BLACK, Bust, bust
from assets.make.alatriste_folk import (
    CAPTAIN,
    CONSTABLE,
    FRIAR,
    GALLANT,
    LADY,
    POET,
    POOR,
    RIVAL,
    SOLDIER,
    VEILED,
    cross,
    cup,
    dagger,
    halberd,
    paper,
    person,
    sword,
)
from assets.make.alatriste_scenery import (
    BRICK,
    DUSK,
    NIGHTFALL,
    SLATE,
    STONE,
    arch,
    bars,
    block,
    candle,
    cloud,
    coins,
    cypress,
    facade,
    halo,
    hills,
    jug,
    lamp,
    land,
    masonry,
    moon,
    paving,
    room,
    sky,
    slate_tower,
    stars,
    street,
    sun,
    table,
    windmill,
)
from assets.make.ink import (
    circle,
    clip,
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
from assets.make.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    PAPER_HI,
    SEPIA,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    TERRA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.portraits import FAIR
from assets.make.press import Sprite
from assets.make.ui_glow import fading

W, H = 960.0, 540.0
"""The size in which the scenes are drawn: that of a window of 16 by 9."""
_MASTER = 1920


def duel() -> str:
    """The councilman's garden at dusk: two men, two blades, and nobody between them."""
    rng = Random(3)
    drawn = sky(W, H, DUSK) + sun(480, 226, 58) + hills(W, 300, 90, "#B98A6C")
    drawn += (
        facade(60, 318, 200, 60, "#D9B48C", 9, 2)
        + slate_tower(270, 318, 26, 110)
        + facade(720, 318, 180, 50, "#D9B48C", 8, 1)
    )
    drawn += land(W, H, 312, "#8C9A5E") + "".join(
        cypress(x, 334, s) for x, s in ((36, 3.6), (110, 3.0), (186, 2.5), (774, 2.5), (850, 3.0), (926, 3.6))
    )
    for x0, x1 in ((-10, 300), (660, 970)):
        drawn += ink(rounded(x0, 316, x1 - x0, 46, 12), OLIVE_DK, 2.4) + path(
            rounded(x0 + 4, 319, x1 - x0 - 8, 12, 6), OLIVE
        )
        drawn += "".join(
            path(
                circle(rng.uniform(x0, x1), rng.uniform(326, 356), 4.4),
                ALMAGRE if rng.random() < 0.6 else "#E58D9A",
                INK,
                1,
            )
            for _ in range(16)
        )
    drawn += line("M360 350V200Q480 110 600 200V350", 9) + line(
        "M360 350V200Q480 110 600 200V350", 5, OLIVE_LT
    )
    for k in range(13):
        t = k / 12
        x, y = 360 + 240 * t, 350 - (0 if k in (0, 12) else 150 + 70 * (1 - (2 * t - 1) ** 2))
        drawn += path(circle(x, y, 8), ALMAGRE if k % 2 else "#E58D9A", INK, 1.6)
    drawn += path("M-10 372Q480 346 970 372V550H-10Z", "#D2B27C", INK, 2.6) + path(
        ellipse(480, 440, 330, 54), "#E2C88E", opacity=0.8
    )
    drawn += "".join(
        path(ellipse(rng.uniform(60, 900), rng.uniform(400, 530), 5, 2.4), "#C98A8A", INK, 0.7)
        for _ in range(22)
    )
    drawn += person(CAPTAIN, 210, 506, 2.5, "guard", "reach", "back", sword(-14), dagger(-140))
    return drawn + person(RIVAL, 750, 506, 2.5, "guard", "reach", "back", sword(-14), dagger(-140), left=True)


def jail() -> str:
    """A cell of the Town Jail: straw, a chain, and moonlight through the bars."""
    wall = block(0, 0, W, 400)
    drawn = (
        path(wall, "#5A5460")
        + masonry(wall, (0, 0, W, 400), 34, 0.6)
        + path(block(0, 396, W, 150), "#4A4248", INK, 2.6)
        + paving(W, H, 398, INK, 0.5)
    )
    window = "M380 210V120Q380 44 480 44Q580 44 580 120V210Z"
    drawn += (
        ink("M362 228V120Q362 26 480 26Q598 26 598 120V228Z", "#8A8088", 3)
        + path(window, "#2B3552", INK, 2.6)
        + clip(window, group(stars(220, 160, 5), 370, 50) + moon(530, 96, 28))
    )
    drawn += bars(380, 44, 200, 166, 6, 2, 9) + path("M386 210L300 540H640L574 210Z", "#C9D2E6", opacity=0.13)
    drawn += (
        ink(block(790, 120, 150, 290), WALNUT, 3)
        + line("M820 120V410M865 120V410M910 120V410M790 180H940M790 350H940", 3)
        + bars(826, 150, 76, 60, 4, 1, 6)
        + path(circle(808, 270, 9), OCHRE, INK, 2)
    )
    straw = spline([(40, 486), (70, 440), (150, 424), (260, 430), (320, 452), (350, 488), (200, 506)])
    drawn += ink(straw, "#C9A658", 2.6) + line(
        "".join(
            f"M{60 + k * 15} {480 - (k % 4) * 10}l{14 - (k % 3) * 8} -{14 + k % 5 * 3}" for k in range(18)
        ),
        1.6,
        OCHRE_DK,
    )
    drawn += person(POOR._replace(hat="", coat="#6A5A48"), 180, 500, 2.3, "sit", "chest", mood="fierce")
    links = "".join(ellipse(60 + k * 12, 250 + k * 14 + (k % 2) * 3, 8, 5.4) for k in range(9))
    drawn += ink(circle(52, 240, 14), STEEL_DK, 2.6) + line(links, 5.6) + line(links, 2.6, STEEL)
    rat = (
        ink(spline([(0, 0), (8, -14), (26, -16), (38, -8), (50, -4), (40, 2), (14, 3)]), "#6A5E58", 2)
        + path(circle(41, -6, 1.8), INK)
        + line("M0 0Q-20 4 -30 -6", 3, "#6A5E58")
    )
    return drawn + jug(690, 500, 2.0) + group(rat + ink(circle(32, -15, 4.6), "#6A5E58", 1.6), 590, 508, 1.2)


def church() -> str:
    """Sanctuary: candles, an altar, and a sword laid down. The constables stay at the door."""
    drawn = path(block(0, 0, W, H), "#4A3E52")
    for x, wide, high, colour in (
        (110, 190, 420, "#5A4C62"),
        (850, 190, 420, "#5A4C62"),
        (300, 150, 360, "#66566E"),
        (660, 150, 360, "#66566E"),
    ):
        drawn += arch(x, 450, wide, high, colour, 3) + line(
            f"M{x - wide / 2 + 10} 450V{450 - high + wide / 2}A{wide / 2 - 10} {wide / 2 - 10} 0 0 1 {x + wide / 2 - 10} {450 - high + wide / 2}V450",
            1.6,
            "#8A7A96",
        )
    drawn += arch(480, 430, 210, 400, "#2E2640", 3) + halo(480, 250, 260, 0.85)
    drawn += ink("M410 400V150Q480 70 550 150V400Z", OCHRE_DK, 3) + path(
        "M424 400V160Q480 96 536 160V400Z", "#6A2E3A", INK, 2
    )
    drawn += (
        line("M480 340V150M440 200H520", 15)
        + line("M480 340V150M440 200H520", 9.6, OCHRE_LT)
        + ink(block(376, 372, 208, 60), PAPER_HI, 2.8)
        + line("M376 386H584", 5, OCHRE)
        + line("".join(f"M{x} 390v10" for x in range(384, 584, 12)), 1.8, OCHRE)
    )
    drawn += (
        "".join(candle(x, 374, 2.0, 44) for x in (396, 436, 524, 564))
        + path("M-10 440Q480 420 970 440V550H-10Z", "#6A5A66", INK, 2.6)
        + paving(W, H, 442, INK, 0.45)
    )
    drawn += path("M400 440H560L640 550H320Z", ALMAGRE_DK, INK, 2) + line(
        "M412 440L340 550M548 440L620 550", 2.4, OCHRE
    )
    drawn += (
        person(CAPTAIN._replace(hat=""), 250, 522, 2.3, "kneel", "chest")
        + group(sword(-10, 110), 330, 524, 1.3)
        + ink("M140 520Q168 486 206 520Q206 534 140 532Z", "#3A2A20", 2.4)
    )
    for x, s in ((760, 1.9), (836, 2.0)):
        drawn += person(CONSTABLE, x, 526, s, near="fore", holds=halberd(), left=True)
    return drawn + person(FRIAR, 650, 500, 1.9, near="up", holds="", left=False, mood="fierce")


def flanders() -> str:
    """A grey morning before Breda: mud, pikes and the ragged cross."""
    rng = Random(8)
    drawn = sky(W, H, "#A9B3B4") + "".join(
        cloud(x, y, s) for x, y, s in ((70, 90, 2.6), (360, 60, 2.2), (640, 110, 2.8), (860, 70, 2.0))
    )
    drawn += (
        path("M-10 300Q240 280 480 296T970 288V550H-10Z", "#9AA070", INK, 2.4)
        + windmill(160, 312, 2.6)
        + windmill(860, 304, 1.9)
        + facade(380, 300, 120, 34, BRICK, 6, 1)
        + slate_tower(510, 300, 16, 84, BRICK)
    )
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
    drawn += (
        line(pikes, 5)
        + line(pikes, 2.4, WALNUT_LT)
        + "".join(path(f"M{604 + k * 18} {52 + k % 3 * 10}l5 20h-10Z", STEEL_HI, INK, 1.2) for k in range(20))
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
    drawn += flag(330, 500, 4.2) + person(
        CAPTAIN._replace(hat="helm", cloak=""), 322, 506, 2.3, near="fore", mood="fierce"
    )
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
    return (
        drawn
        + gabions
        + "".join(
            line(f"M{rng.uniform(0, 960):.0f} {rng.uniform(390, 530):.0f}q10 -3 22 0", 1.6, INK2, 0.6)
            for _ in range(24)
        )
    )


def death() -> str:
    """A cloak over the stones at first light; a friar, a candle, a hat."""
    drawn = (
        sky(W, H, NIGHTFALL)
        + fading(block(0, 60, W, 300), 60, 330, [(0, "#7A6478", 0), (1, "#B58A86", 0.75)])
        + stars(W, 120, 12)
        + street(W, H, ("#4E465A", "#443C50"), True)
    )
    drawn += (
        slate_tower(480, 356, 34, 200, "#5A5068")
        + facade(360, 358, 92, 90, "#544A60", 4, 2, SLATE)
        + facade(520, 358, 100, 80, "#544A60", 4, 2, SLATE)
    )
    drawn += (
        path(block(0, 0, W, H), "#1A1830", opacity=0.22)
        + line("M150 110H200", 5)
        + lamp(200, 118, 2.4, 90)
        + path(ellipse(520, 470, 250, 46), INK, opacity=0.32)
    )
    body = spline(
        [
            (330, 474),
            (360, 436),
            (430, 420),
            (520, 416),
            (620, 424),
            (690, 440),
            (730, 466),
            (690, 488),
            (520, 496),
            (380, 492),
        ]
    )
    drawn += (
        ink(body, "#5A3A2A", 3.6)
        + hatch(body, "M320 452H740V500H320Z", 12, 6, 1.6, INK, 0.6, (300, 400, 460, 110))
        + line(
            "M400 430Q420 460 410 490M500 420Q520 456 510 494M600 424Q620 456 616 492M670 436Q688 462 680 486",
            2.4,
        )
    )
    drawn += ink("M300 480Q322 462 340 474L332 488Q316 492 300 486Z", "#3A281E", 2.4) + ink(
        "M296 492Q318 484 340 492L330 504H300Z", "#3A281E", 2.4
    )
    drawn += group(
        ink(
            "M-62 8Q-36 -10 -28 -12Q-28 -46 0 -46Q28 -46 28 -12Q38 -10 64 6Q66 18 50 16Q0 -10 -52 18Q-66 20 -62 8Z",
            "#3A2A20",
            3.2,
        )
        + path("M-28 -12Q0 -24 28 -12L29 -3Q0 -14 -30 -2Z", ALMAGRE, INK, 1.6)
        + ink("M20 -10Q52 -8 70 -44Q52 -34 44 -36Q54 -28 36 -26Q38 -18 20 -10Z", ALMAGRE, 2.2),
        560,
        410,
        0.95,
        -8,
    )
    drawn += (
        group(sword(-6, 130), 420, 520, 1.3)
        + candle(770, 512, 2.6, 50)
        + person(FRIAR, 812, 520, 2.2, "kneel", "up", holds=cross(), left=True)
    )
    return (
        drawn
        + person(VEILED, 150, 516, 2.1, near="chest", mood="fierce")
        + path("M470 500Q520 512 590 502Q560 520 500 516Z", ALMAGRE_DK, opacity=0.85)
    )


def audience() -> str:
    """The Favourite behind his table; the way to it is long and red."""
    drawn = (
        room(W, H, "#7E2A24", "#A8824E", 356)
        + "".join(
            line(f"M{x} 0V356", 12, OCHRE_DK) + line(f"M{x} 0V356", 6, OCHRE_LT)
            for x in (20, 190, 330, 630, 770, 940)
        )
        + path(block(0, 0, W, 26), OCHRE, INK, 2.6)
    )
    for x in (105, 855):
        drawn += (
            ink(block(x - 56, 70, 112, 190), OCHRE, 3)
            + path(block(x - 46, 80, 92, 170), "#9FC3D6", INK, 2)
            + line(f"M{x} 80V250M{x - 46} 136H{x + 46}M{x - 46} 194H{x + 46}", 3, WALNUT)
        )
    drawn += (
        ink("M340 40H620V330H340Z", ALMAGRE_DK, 3)
        + "".join(line(f"M{x} 46Q{x + 8} 190 {x} 328", 5, "#5A1612") for x in range(356, 620, 26))
        + ink(
            "M328 30H632V58Q606 78 582 60Q556 80 530 60Q504 80 480 60Q454 80 430 60Q404 80 378 60Q352 78 328 58Z",
            OCHRE,
            2.8,
        )
    )
    arms = ink("M586 96Q604 88 622 96V124Q618 142 604 148Q590 142 586 124Z", COBALT, 2.2) + path(
        "M586 96Q595 92 604 92V120H586ZM604 120H622V124Q618 142 604 148Z", OCHRE_LT, INK, 1.3
    )
    valido = Bust(
        FAIR, "square", BLACK, "long", "#2A2428", "golilla", "grand", badge="santiago", frown=1.4, look=0
    )
    drawn += group(arms, -16, 16) + group(arms, 976, 16, (-1, 1)) + group(bust(valido), 480, 214, 2.1)
    drawn += (
        ink("M300 372L326 340H634L660 372V446H300Z", "#2F5A3E", 3)
        + line("M300 386H660", 4, OCHRE_LT)
        + path("M326 340H634L660 372H300Z", "#3A6E4C", INK, 2)
        + ink("M400 352L440 346L452 362L408 368Z", PAPER_HI, 2)
        + line("M414 356l24 -3M417 362l26 -3", 1.4, SEPIA)
        + candle(586, 364, 1.8, 60)
        + ink("M520 362V350Q520 344 528 344Q536 344 536 350V362Z", COBALT_DK, 1.8)
        + line("M530 346Q540 318 560 306", 3, PAPER_HI)
    )
    drawn += path("M380 446H580L680 550H280Z", ALMAGRE, INK, 2.6) + line(
        "M394 446L302 550M566 446L658 550", 3, OCHRE_LT
    )
    for x, flip in ((70, False), (236, False), (724, True), (890, True)):
        drawn += person(
            CONSTABLE._replace(coat=OCHRE, cloak="", hose=ALMAGRE, hat="helm"),
            x,
            510,
            2.1,
            near="fore",
            holds=halberd(),
            left=flip,
        )
    return drawn


def results() -> str:
    """Madrid at sunset from the tavern's terrace: those who are left raise their cups."""
    rng = Random(11)
    drawn = path(block(0, 0, W, H), "#E8B87A") + "".join(
        line(
            f"M0 {y}" + f"q40 {(-1) ** k * 1.6} 80 0t80 0" * 7,
            0.7 + 1.6 * abs(k / 62 - 0.5),
            "#C98A52" if k > 20 else "#B0688A",
            0.55,
        )
        for k, y in enumerate(range(2, 330, 5))
    )
    drawn += (
        fading(block(0, 0, W, 260), 0, 260, [(0, "#7A4E86", 0.6), (1, "#8A5A86", 0)])
        + sun(480, 282, 84)
        + "".join(
            cloud(x, y, s) for x, y, s in ((60, 84, 2.2), (240, 150, 1.5), (690, 110, 1.8), (860, 60, 2.0))
        )
    )
    drawn += ink("M-10 330Q160 272 330 300T970 290V420H-10Z", "#B98A5E", 2.4) + facade(
        90, 320, 260, 66, "#D9B48C", 14, 2, SLATE
    )
    drawn += (
        "".join(slate_tower(x, 322, 20, 92, "#D9B48C") for x in (90, 220, 350))
        + slate_tower(660, 330, 16, 96, BRICK)
        + slate_tower(820, 336, 14, 80, BRICK)
    )
    drawn += ink("M720 330V290Q720 262 750 262Q780 262 780 290V330Z", SLATE, 2) + line(
        "M750 262V242M743 249H757", 2.4
    )
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
    drawn += (
        path("M-10 420Q480 400 970 420V550H-10Z", "#A8763E", INK, 2.8)
        + paving(W, H, 422, WALNUT_DK, 0.5)
        + ink(block(-10, 404, 980, 14), STONE, 2.4)
    )
    drawn += "".join(ink(f"M{x} 418h12l-2 14h-8Z", STONE, 1.6) for x in range(6, 960, 44))
    drawn += person(CAPTAIN, 96, 520, 2.3, near="up", holds=cup(), mood="glad") + person(
        POET, 196, 524, 2.15, near="fore", holds=paper(), mood="glad"
    )
    drawn += person(GALLANT, 864, 520, 2.3, near="up", holds=cup(), left=True, mood="glad") + person(
        LADY, 766, 524, 2.1, near="hip", left=True, mood="glad"
    )
    return (
        drawn
        + table(286, 508, 84, 18, 30)
        + jug(276, 500, 1.3)
        + coins(308, 502, 5, 1.3)
        + table(676, 508, 76, 18, 30)
        + candle(676, 504, 1.4, 44)
    )


SCENES = {
    "duel": duel, "jail": jail, "church": church, "flanders": flanders, "death": death, "audience": audience,
    "results": results,
}  # fmt: skip


def scene(name: str) -> str:
    """One whole scene."""
    return svg(W, H, SCENES[name]())


SPRITES = {
    f"alatriste/scene_{name}": Sprite(
        partial(scene, name), _MASTER, {"rough": 0.3, "salt": 0.1, "grain": 0.02}
    )
    for name in SCENES
}
