"""Pictures of the boxes of the nobility, around the palace."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.board_plan import DRAWN
from assets.make.alatriste.buildings import facade, slate_tower
from assets.make.alatriste.cast import CLERK, CONSTABLE, GALLANT, LADY, NUN, VEILED
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import book, fan
from assets.make.alatriste.scenery import EVENING, SLATE, block, halo, land, sky
from assets.make.alatriste.things import curtain, room
from assets.make.drawing.palette import (
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
    SKIN,
    STEEL_HI,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    edged,
    ellipse,
    group,
    hatch,
    ink,
    line,
    path,
    rounded,
    spline,
)

W, H = DRAWN


def caballerizas() -> str:
    """Three of the king's horses look out of their stalls."""
    drawn = path(block(0, 0, W, H), "#8A6239") + line("M0 10H180", 6, WALNUT)
    for k, (coat, mane) in enumerate(
        (("#EDE7DC", "#B9AC97"), ("#8A5A36", "#2F211B"), ("#4A403C", "#1F1816"))
    ):
        x = 30 + k * 60
        stall = f"M{x - 26} 90V36Q{x} 8 {x + 26} 36V90Z"
        drawn += ink(stall, "#2C221C", 2) + clip(stall, group(_horse_head(coat, mane), x, 60, 0.74))
        drawn += ink(block(x - 26, 72, 52, 18), WALNUT_LT, 1.6)
        drawn += line(f"M{x - 26} 78H{x + 26}M{x - 26} 84H{x + 26}", 1, WALNUT_DK)
        drawn += ink(f"M{x - 6} 10h12v9q-6 5 -12 0Z", OCHRE_LT, 1.2)
    return drawn


def _horse_head(coat: str, mane: str) -> str:
    """A horse's head from the front and a little from its left."""
    drawn = ink(spline([(-16, 40), (-20, 8), (-12, -28), (8, -32), (22, 0), (22, 40)]), coat, 2.4)
    drawn += ink("M-10 -28L-14 -46L-2 -34ZM8 -32L14 -48L17 -28Z", coat, 2)
    face = spline("-12 -30, -2 -36, 10 -34, 14 -18, 12 6, 16 18, 10 27, -2 28, -10 22, -8 8, -14 -14")
    drawn += ink(face, coat, 2.4)
    drawn += path(spline([(-2, -28), (3, -30), (5, -6), (4, 14), (0, 14), (-1, -8)]), PAPER_HI, opacity=0.8)
    drawn += "".join(path(circle(x, -16, 3), INK) for x in (-9, 11)) + path(ellipse(-3, 21, 2, 2.8), INK)
    drawn += path(ellipse(8, 20, 2, 2.8), INK)
    drawn += ink(spline([(0, -44), (8, -36), (4, -20), (0, -28), (-4, -18), (-6, -34)]), mane, 1.6)
    return drawn + line("M-11 6Q2 12 13 5M-12 -4L-8 22M13 -6L12 20", 2.4, ALMAGRE)


def salon_comedias() -> str:
    """A play before Their Majesties in the gilded hall."""
    drawn = room(W, H, "#7E1F1A", "#B98A56", 64)
    drawn += "".join(
        line(f"M{x} 0V62", 5, OCHRE_DK) + line(f"M{x} 0V62", 2.4, OCHRE_LT) for x in range(4, 180, 24)
    )
    drawn += path(block(0, 0, W, 8), OCHRE, INK, 1.4) + curtain(96, 90, 66, COBALT_DK, -1)
    drawn += line("M62 8V18", 1.6) + line("M44 24Q62 34 80 24M50 22V16M62 28V18M74 22V16", 2.4, OCHRE_LT)
    drawn += "".join(
        path(f"M{x} {y}q-2 -4 0 -7q2 3 0 7Z", OCHRE_LT, ALMAGRE, 0.8)
        for x, y in ((44, 23), (50, 16), (62, 17), (74, 16), (80, 23))
    )
    drawn += halo(62, 20, 52, 0.5)
    drawn += ink("M12 90V50Q26 32 40 50V90Z", ALMAGRE, 1.8) + ink("M42 90V54Q54 40 66 54V90Z", ALMAGRE, 1.8)
    drawn += person(
        CONSTABLE._replace(hat="crown", coat=INK2, collar="ruff", cloak="", hair="#C9A05A"),
        24,
        94,
        0.6,
        "sit",
        "chest",
    )
    drawn += person(LADY._replace(hat="crown", coat=OCHRE), 54, 94, 0.58, "sit", "chest", holds=fan())
    drawn += ink("M92 78L104 66H184V92H92Z", WALNUT_LT, 1.7)
    drawn += person(GALLANT, 122, 80, 0.58, "kneel", "give", left=True)
    return drawn + person(LADY._replace(coat=OLIVE), 154, 80, 0.56, near="high", left=True)


def el_valido() -> str:
    """The King's favourite under his canopy, the key at his belt."""
    drawn = path(block(0, 0, W, H), ALMAGRE_DK)
    drawn += "".join(line(f"M{x} 0Q{x + 8} 44 {x} 88", 5, "#641812") for x in range(6, 186, 15))
    drawn += ink(
        "M-2 -2H182V8Q164 18 150 9Q134 20 120 9Q104 20 90 9Q74 20 60 9Q44 20 30 9Q14 18 -2 8Z", OCHRE, 1.6
    )
    body = spline([(40, 96), (46, 70), (62, 60), (90, 64), (118, 60), (134, 70), (140, 96)])
    drawn += ink(body, INK2, 2.2)
    drawn += hatch(body, "M100 56H144V96H110Z", 60, 4, 1, SEPIA, 0.7, (30, 50, 120, 50))
    drawn += ink("M62 62Q90 52 118 62L114 70Q90 60 66 70Z", PAPER_HI, 1.8)
    face = spline([(72, 26), (71, 42), (76, 54), (90, 62), (104, 54), (109, 42), (108, 26), (90, 16)])
    hair = spline("66 26, 66 52, 72 58, 78 50, 102 50, 108 58, 114 52, 114 26, 104 12, 76 12")
    drawn += ink(hair, "#2F211B", 2) + ink(face, SKIN, 2)
    drawn += path("M98 20Q112 28 106 48Q100 58 92 60Q102 44 98 20Z", "#D99F76", opacity=0.7)
    drawn += path("M68 32Q72 14 90 13Q108 14 112 32Q104 20 90 20Q76 20 68 32Z", "#2F211B", INK, 1.2)
    for x in (81, 99):
        drawn += path(ellipse(x, 36, 4.6, 2.8), PAPER_HI, INK, 1) + path(circle(x + 1, 36, 2.1), INK)
        drawn += line(f"M{x - 6} 31.6Q{x} 28 {x + 6} 31.4", 2.2, "#2F211B")
    drawn += line("M91 34Q95 44 90 45", 1.6)
    drawn += ink(
        "M90 47Q80 44 72 50Q68 48 66 44Q70 54 80 53Q86 53 90 50Q94 53 100 53Q110 54 114 44Q112 48 108 50"
        "Q100 44 90 47Z",
        "#2F211B",
        1.2,
    )
    drawn += ink("M85 54H95Q96 64 90 70Q84 64 85 54Z", "#2F211B", 1.3)
    drawn += line("M86 52Q90 53.6 94 52", 1.4, ALMAGRE)
    drawn += path(
        "M106 74l3 4l-1.6 5h6l-1 -3.4l4 3l-4 3l1 -3.4h-6l1 12h-4l1 -12h-6l1 3.4l-4 -3l4 -3l-1 3.4h6l-1.6 -5Z",
        ALMAGRE,
        INK,
        0.9,
    )
    shield = (
        ink("M-14 -16H14V4Q14 15 0 20Q-14 15 -14 4Z", OCHRE_LT, 1.8)
        + path("M-14 -16H0V2H-14ZM0 2H14V4Q14 15 0 20Z", COBALT, INK, 1)
        + path("M0 -16H14V2H0Z", ALMAGRE, INK, 1)
    )
    key = edged(circle(0, -12, 7), 4.4, 2.2, OCHRE_LT) + edged("M0 -5V18M0 12H7M0 18H7", 4.4, 2.2, OCHRE_LT)
    return drawn + group(shield, 154, 48) + group(key, 26, 46, 1.1)


def jardin_priora() -> str:
    """Whispers between clipped hedges."""
    drawn = sky(W, H, EVENING) + slate_tower(150, 46, 12, 36, "#E9DCBE")
    drawn += facade(96, 46, 54, 20, "#E9DCBE", 5, 1, SLATE) + land(W, H, 44, "#D8C890")
    for y, x0, x1 in ((52, -4, 60), (52, 104, 186), (66, 20, 80), (66, 120, 170)):
        drawn += ink(rounded(x0, y - 8, x1 - x0, 14, 5), OLIVE, 1.6)
        drawn += path(rounded(x0 + 2, y - 7, x1 - x0 - 4, 5, 3), OLIVE_LT)
    drawn += "".join(
        ink(f"M{x - 8} 58Q{x} 26 {x + 8} 58Z", OLIVE_DK, 1.5) + ink(circle(x, 34, 5), OLIVE_DK, 1.4)
        for x in (12, 92, 168)
    )
    drawn += person(CLERK._replace(coat=INK2), 70, 82, 0.6, near="mouth")
    drawn += person(VEILED, 96, 83, 0.6, near="chest", left=True)
    drawn += ink(rounded(-6, 72, 66, 22, 7), OLIVE_DK, 1.8) + ink(rounded(112, 72, 76, 22, 7), OLIVE_DK, 1.8)
    drawn += "".join(
        path(circle(x, y, 2.4), ALMAGRE, INK, 0.7)
        for x, y in ((8, 78), (24, 84), (44, 77), (124, 80), (146, 85), (166, 78))
    )
    return drawn + group(
        ink(circle(0, 0, 7), SKIN, 1.5)
        + ink(
            "M-20 -4Q-8 -10 0 -10Q8 -10 20 -4Q8 -1 0 -3Q-8 -1 -20 -4ZM-8 -8Q-8 -18 0 -18Q8 -18 8 -8Z",
            "#2A1E1A",
            1.5,
        )
        + path(circle(-3, 0, 1.2) + circle(3, 0, 1.2), INK),
        148,
        70,
    )


def encarnacion() -> str:
    """Music in the royal chapel: nuns, an organ, gilded light."""
    drawn = room(W, H, "#E9DCBE", "#B99A6A", 70) + ink("M56 70V24Q90 -8 124 24V70Z", OCHRE_DK, 2)
    drawn += path("M62 70V28Q90 2 118 28V70Z", "#5A3A22", INK, 1.4)
    for k, h in enumerate((18, 26, 34, 42, 34, 26, 18)):
        x = 66 + k * 7
        drawn += ink(block(x, 58 - h, 6, h + 6), STEEL_HI if k % 2 else OCHRE_LT, 1.2)
        drawn += path(f"M{x + 1} {58}l2 -4l2 4Z", INK)
    drawn += ink(block(58, 62, 64, 12), WALNUT, 1.6) + path(block(64, 62, 52, 4), PAPER_HI, INK, 0.9)
    drawn += line("M70 62v4M76 62v4M82 62v4M88 62v4M94 62v4M100 62v4M106 62v4", 1)
    drawn += "".join(
        path(f"M{x} 42v-20q9 -14 18 0v20Z", "#E8B84A", INK, 1.3) + line(f"M{x + 9} 12V42M{x} 28h18", 1)
        for x in (14, 148)
    )
    drawn += person(NUN._replace(coat="#F3EAD6"), 90, 96, 0.62, near="fore")
    drawn += person(NUN._replace(coat="#F3EAD6"), 30, 88, 0.6, near="chest", holds=book(), mood="glad")
    drawn += person(
        NUN._replace(coat="#F3EAD6"), 152, 88, 0.6, near="chest", holds=book(), left=True, mood="glad"
    )
    return drawn + line(
        "M44 30v-13l9 -3v13M44 30a3 3 0 1 1 -5 0M53 27a3 3 0 1 1 -5 0M134 34v-14a6 6 0 0 0 6 5M134 34"
        "a3 3 0 1 1 -5 0",
        2,
        ALMAGRE_DK,
    )


PICTURES: dict[str, Callable[[], str]] = {
    "caballerizas": caballerizas,
    "salon_comedias": salon_comedias,
    "el_valido": el_valido,
    "jardin_priora": jardin_priora,
    "encarnacion": encarnacion,
}
