"""Pictures of the boxes of the common people's town, from Lavapiés to the Prado."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.board_plan import DRAWN
from assets.make.alatriste.buildings import arch, columns, facade, pediment, slate_tower, street
from assets.make.alatriste.cast import (
    CLERK,
    CONSTABLE,
    DANDY,
    FRANCISCAN,
    GALLANT,
    LADY,
    NUN,
    POET,
    POOR,
    RIVAL,
    SERVANT,
    VEILED,
)
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import cup, dagger, fan, guitar, halberd, paper, sword
from assets.make.alatriste.scenery import (
    DAY,
    EVENING,
    NIGHTFALL,
    PLASTER,
    SLATE,
    STONE,
    block,
    cloud,
    halo,
    land,
    moon,
    paving,
    poplar,
    sky,
    stars,
)
from assets.make.alatriste.things import candle, coins, lamp, pips, room
from assets.make.alatriste.travel import coach, horse
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_LT,
    OLIVE,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    SKIN,
    STEEL,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, ellipse, group, ink, line, path

W, H = DRAWN


def lavapies() -> str:
    """A lane where nobody walks alone by night."""
    drawn = sky(W, H, NIGHTFALL) + stars(W, 40, 2) + moon(96, 18, 8)
    drawn += street(W, H, ("#4E465A", "#443C50"), True)
    drawn += line("M36 14H52", 2.6) + lamp(52, 18, 0.9, 52)
    drawn += person(
        RIVAL._replace(hat="cap", coat="#5A4038"), 44, 86, 0.66, "guard", "fore", "hip", dagger(-20)
    )
    drawn += person(
        RIVAL._replace(hat="hood", coat="#3C4630", felt="#2A2430"), 146, 84, 0.6, near="chest", left=True
    )
    cat = ink("M-9 0Q-12 -12 -4 -12L-3 -18L0 -14L4 -18L4 -11Q7 -6 6 0Z", "#1F1A22", 1.4) + path(
        circle(-1, -10, 1) + circle(3, -10, 1), OCHRE_LT
    )
    return drawn + group(cat + line("M-8 -2Q-18 -4 -16 -14", 2.4, "#1F1A22"), 100, 84)


def garito() -> str:
    """Two dice on a wet table."""
    drawn = path(block(0, 0, W, H), "#4A2E1E")
    drawn += path(f"M-2 36Q90 22 {W + 2} 36V{H + 2}H-2Z", WALNUT_LT, INK, 1.8)
    drawn += line("M0 50Q90 38 180 50M0 66Q90 56 180 66M0 82Q90 74 180 82", 1, WALNUT_DK)
    drawn += halo(146, 24, 70) + path(ellipse(98, 66, 50, 12), WALNUT_DK, opacity=0.35)
    drawn += pips(74, 54, 34, 5, -12) + pips(116, 62, 34, 6, 15)
    leather = ink("M-18 0L-20 -34Q0 -42 20 -34L17 0Q0 8 -18 0Z", "#8A5A36", 2) + path(
        ellipse(0, -35, 20, 5.4), INK2, INK, 1.6
    )
    drawn += group(leather + line("M-19 -12Q0 -4 18 -12", 1.4), 30, 76, 0.95)
    drawn += candle(146, 50, 1.05, 0) + coins(160, 76, 4, 1.1) + coins(142, 82, 2, 1.1)
    return drawn + coins(172, 84, 1, 1.1)


def carcel_corte() -> str:
    """The new jail of the court with its two towers of slate."""
    drawn = sky(W, H) + cloud(76, 10, 0.7) + land(W, H, 72) + paving(W, H, 72)
    drawn += facade(34, 74, 112, 44, "#D69A78", 1, 0, SLATE) + slate_tower(28, 74, 15, 50, "#D69A78")
    drawn += slate_tower(152, 74, 15, 50, "#D69A78")
    drawn += "".join(
        path(block(x, y, 9, 9), INK2, INK, 1.2)
        + line(f"M{x + 3} {y}v9M{x + 6} {y}v9M{x} {y + 4.5}h9", 0.9, STEEL)
        for x in (48, 64, 107, 123)
        for y in (36, 54)
    )
    drawn += ink("M76 74V44H104V74Z", STONE, 1.5) + arch(90, 74, 18, 24, INK2, 1.4) + pediment(90, 44, 19, 11)
    drawn += ink("M84 27H96V35Q90 41 84 35Z", OCHRE_LT, 1.3)
    drawn += person(CONSTABLE, 62, 86, 0.52, near="fore", holds=halberd())
    return drawn + person(CONSTABLE, 118, 86, 0.52, near="fore", holds=halberd(), left=True)


def escuela_esgrima() -> str:
    """Master and pupil in the geometer's circle."""
    drawn = room(W, H, "#D9C08E", "#B98A56", 54) + line("M0 12H180", 3, WALNUT)
    drawn += "".join(group(sword(90, 34), x, 15, 0.8) for x in (16, 28, 40))
    drawn += ink("M136 18h30v24h-30Z", PAPER_HI, 1.5)
    drawn += line(circle(151, 30, 9), 1.2, SEPIA)
    drawn += line("M142 30H160M151 21V39M144.6 23.6L157.4 36.4", 0.9, SEPIA)
    drawn += line(ellipse(90, 76, 66, 11), 2, PAPER_HI)
    drawn += line("M24 76H156M90 65V87M44 68L136 84M136 68L44 84", 1.1, PAPER_HI)
    drawn += person(
        CLERK._replace(skirt="", coat=INK2, hat="felt"),
        56,
        82,
        0.62,
        "guard",
        "reach",
        "hip",
        sword(-8),
        mood="fierce",
    )
    return drawn + person(
        GALLANT._replace(hat="", cloak=""), 130, 82, 0.62, "guard", "reach", "back", sword(-4), left=True
    )


def corral_cruz() -> str:
    """A play in the yard: the king on the boards, hats below, an awning against the sun."""
    drawn = path(block(0, 0, W, H), "#6A4A34") + facade(-8, 66, 34, 56, PLASTER, 2, 3)
    drawn += facade(154, 66, 34, 56, PLASTER, 2, 3)
    drawn += path(block(26, 14, 128, 52), "#8A3A2C", INK, 1.5)
    drawn += "".join(line(f"M{x} 16V60", 1.6, ALMAGRE_DK) for x in range(34, 154, 9))
    drawn += ink("M20 2H160L152 14H28Z", PAPER_HI, 1.5)
    drawn += line("M44 2L46 14M68 2L69 14M112 2L111 14M136 2L134 14", 1, SEPIA)
    drawn += ink(block(22, 60, 136, 10), WALNUT_LT, 1.6)
    drawn += ink("M26 14H54Q50 40 30 50L26 60ZM154 14H126Q130 40 150 50L154 60Z", OCHRE, 1.5)
    drawn += person(GALLANT._replace(hat="crown", cloak=ALMAGRE), 74, 61, 0.46, near="high", mood="glad")
    drawn += person(LADY, 112, 61, 0.44, "kneel", "reach", left=True)
    heads = (
        (12, 84, INK2),
        (36, 82, "#4A362C"),
        (60, 85, "#3A2A20"),
        (86, 83, INK2),
        (110, 85, "#4A362C"),
        (136, 82, INK2),
        (162, 84, "#3A2A20"),
    )
    for x, y, c in heads:
        drawn += ink(circle(x, y - 1, 6), "#8A6A4A", 1.4)
        drawn += ink(f"M{x - 14} {y - 4}Q{x} {y - 9} {x + 14} {y - 4}Q{x} {y} {x - 14} {y - 4}Z", c, 1.4)
        drawn += ink(
            f"M{x - 6} {y - 5}Q{x - 6} {y - 15} {x} {y - 15}Q{x + 6} {y - 15} {x + 6} {y - 5}Z", c, 1.4
        )
    return drawn


def representantes() -> str:
    """The actors' corner under its lantern: masks, a guitar and a good story."""
    drawn = sky(W, H, EVENING) + path(block(96, 0, 90, 74), "#E2B98C", INK, 1.7) + land(W, H, 72)
    drawn += paving(W, H, 72)
    drawn += ink("M128 20H160V46H128Z", STONE, 1.5)
    drawn += path("M134 46V32Q144 22 154 32V46Z", COBALT_DK, INK, 1.2)
    drawn += ink("M140 46Q140 36 144 34Q148 36 148 46Z", PAPER_HI, 1.1)
    drawn += lamp(112, 18, 0.85, 34) + line("M96 14H112", 2.4) + facade(-8, 60, 60, 40, PLASTER, 4, 2)
    drawn += person(DANDY, 46, 86, 0.6, near="high", holds=_mask(), mood="glad")
    drawn += person(LADY, 82, 86, 0.58, near="chest", holds=_mask(False), left=True, mood="glad")
    drawn += person(POET, 120, 86, 0.6, near="give", holds=paper(), left=True, mood="glad")
    drawn += person(SERVANT, 160, 86, 0.58, near="fore", left=True)
    return drawn + group(guitar(), 154, 46, (-0.62, 0.62), -12)


def _mask(glad: bool = True) -> str:
    """A mask of comedy, or of tragedy."""
    mouth = "M-5 -4Q0 3 5 -4" if glad else "M-5 -1Q0 -7 5 -1"
    drawn = ink("M-9 -20Q0 -25 9 -20V-8Q6 4 0 5Q-6 4 -9 -8Z", PAPER_HI if glad else OCHRE_LT, 1.6)
    return drawn + path("M-6 -14q3 -4 5 0ZM1 -14q3 -4 5 0Z", INK) + line(mouth, 1.8)


def san_sebastian() -> str:
    """The players' parish: its dome, and the saint of the arrows over the door."""
    drawn = sky(W, H, DAY) + cloud(10, 20, 0.8) + cloud(142, 18, 0.7) + land(W, H, 74)
    drawn += ink(block(30, 36, 120, 40), "#E9DCBE", 1.8) + ink("M60 36Q60 6 90 6Q120 6 120 36Z", SLATE, 1.8)
    drawn += line("M76 10Q72 20 72 36M104 10Q108 20 108 36M90 6V36", 1.2)
    drawn += ink(block(84, -4, 12, 10), "#E9DCBE", 1.3) + ink(block(56, 30, 68, 8), PAPER_LO, 1.4)
    drawn += line("M90 -4V-12", 1.6)
    drawn += columns((40, 62, 118, 140), 74, 34, 6) + pediment(90, 38, 64, 0.1, STONE)
    drawn += arch(90, 76, 22, 20, WALNUT, 1.5)
    drawn += ink("M82 54V40Q90 34 98 40V54Z", COBALT_DK, 1.2)
    drawn += ink("M88 53L87 45Q86 41 90 40Q94 41 93 45L92 53Z", SKIN, 1)
    drawn += line("M84 44L91 47M97 42L89 49", 1.1, OCHRE_LT)
    drawn += person(FRANCISCAN, 62, 86, 0.48, near="give")
    drawn += person(VEILED, 124, 86, 0.5, "kneel", "chest", left=True)
    return drawn + person(POOR, 42, 86, 0.44, "kneel", "give")


def hospital_general() -> str:
    """A long ward under arches, bed after bed."""
    drawn = room(W, H, "#E4D6B2", "#B99A6A", 62)
    drawn += "".join(
        line(f"M{x} 62V26Q{x + 20} 4 {x + 40} 26V62", 4, SEPIA)
        + line(f"M{x} 62V26Q{x + 20} 4 {x + 40} 26V62", 2, PAPER_HI)
        for x in (0, 40, 80, 120, 160)
    )
    drawn += "".join(
        path(f"M{x} 42v-14q6 -8 12 0v14Z", "#9FC3D6", INK, 1.2) + line(f"M{x + 6} 24V42M{x} 34h12", 0.9)
        for x in (14, 54, 94, 134)
    )
    for x, colour in ((8, ALMAGRE), (66, COBALT), (124, OLIVE)):
        drawn += ink(block(x, 62, 5, 22), WALNUT, 1.3) + ink(block(x + 43, 66, 4, 18), WALNUT, 1.3)
        drawn += ink(block(x + 3, 64, 16, 9), PAPER_HI, 1.4)
        drawn += ink(circle(x + 12, 63, 5.4), SKIN, 1.4)
        drawn += path(f"M{x + 7} 61Q{x + 12} 54 {x + 17} 61Z", INK2)
        drawn += line(f"M{x + 10} 63h1.6M{x + 14} 63h1.6", 1.2)
        drawn += ink(f"M{x + 16} 70Q{x + 28} 62 {x + 44} 70V80H{x + 5}V73Z", colour, 1.5)
    drawn += person(NUN, 60, 86, 0.6, near="fore", holds=cup())
    return drawn + line("M110 20V8M104 13H116", 2.4, ALMAGRE_DK)


def prado() -> str:
    """Coaches under the elms of the promenade."""
    drawn = sky(W, H, EVENING) + land(W, H, 58, "#C7BE86")
    drawn += "".join(poplar(x, 62, 1.05) for x in (14, 44, 136, 166))
    drawn += path("M-2 70Q90 62 182 70V90H-2Z", "#E8D3A2", INK, 1.3)
    drawn += ink("M80 62Q80 68 90 68Q100 68 100 62Z", STONE, 1.3)
    drawn += line("M90 60q-6 -10 -9 2M90 60q6 -10 9 2M90 60V48", 1.6, PAPER_HI)
    drawn += coach(74, 84, 0.72, COBALT_DK) + horse(112, 84, 0.5, "#5B4A43")
    drawn += person(LADY, 18, 86, 0.54, near="chest", holds=fan())
    return drawn + person(GALLANT, 50, 87, 0.54, near="chest", left=True, mood="glad")


PICTURES: dict[str, Callable[[], str]] = {
    "lavapies": lavapies,
    "garito": garito,
    "carcel_corte": carcel_corte,
    "escuela_esgrima": escuela_esgrima,
    "corral_cruz": corral_cruz,
    "representantes": representantes,
    "san_sebastian": san_sebastian,
    "hospital_general": hospital_general,
    "prado": prado,
}
