"""Pictures of the boxes of the rich quarters, from Recoletos round by the north to Casa de Campo."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.board_plan import DRAWN
from assets.make.alatriste.buildings import arch, facade, masonry, slate_tower
from assets.make.alatriste.cast import (
    CAPTAIN,
    CLERK,
    DANDY,
    FRIAR,
    GALLANT,
    LADY,
    NUN,
    POET,
    SERVANT,
    VEILED,
)
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import cross, cup, fan, paper
from assets.make.alatriste.scenery import (
    BRICK,
    DAY,
    EVENING,
    NIGHTFALL,
    PLASTER,
    SLATE,
    STONE,
    block,
    cloud,
    cypress,
    halo,
    hills,
    land,
    paving,
    poplar,
    sky,
    stars,
    tree,
)
from assets.make.alatriste.things import candle, coins, curtain, room, table
from assets.make.alatriste.travel import coach, horse
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
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
    ink,
    line,
    path,
    rounded,
    spline,
)

W, H = DRAWN


def recoletos() -> str:
    """The parade of coaches; a lady looks out of hers."""
    drawn = sky(W, H) + cloud(18, 16, 0.8) + land(W, H, 66, "#C7BE86")
    drawn += "".join(poplar(x, 68, 0.9) for x in (8, 28, 160))
    drawn += ink("M44 82Q30 34 42 28H138Q150 34 136 82Q90 96 44 82Z", ALMAGRE, 2.2)
    drawn += line("M42 66Q90 82 138 66", 2, OCHRE_LT)
    drawn += ink("M34 28Q90 4 146 28Z", INK2, 2) + path(circle(90, 13, 4), OCHRE_LT, INK, 1.2)
    window = block(64, 33, 52, 36)
    drawn += path(window, INK2, INK, 2)
    drawn += clip(window, person(LADY, 84, 158, 1.12, near="chest", holds=fan(), mood="glad"))
    drawn += ink("M64 33H80Q78 52 66 66L64 69ZM116 33H106Q108 52 114 66L116 69Z", OCHRE, 1.4)
    drawn += path(block(50, 36, 10, 28), PAPER_LO, INK, 1.4)
    drawn += path(block(120, 36, 10, 28), PAPER_LO, INK, 1.4)
    for x in (44, 140):
        drawn += edged(circle(x, 84, 15), 5.4, 2.6, WALNUT_LT)
        drawn += path(circle(x, 84, 4), OCHRE_LT, INK, 1.2)
        drawn += line(f"M{x} 70V98M{x - 14} 84H{x + 14}M{x - 10} 74L{x + 10} 94M{x + 10} 74L{x - 10} 94", 1.6)
    return drawn + person(SERVANT, 166, 86, 0.5, near="up", left=True)


def siete_chimeneas() -> str:
    """The house of the English ambassador, its seven chimneys smoking, its windows lit."""
    drawn = sky(W, H, NIGHTFALL) + stars(W, 40, 6) + land(W, H, 76, "#4A4450")
    for k in range(7):
        x = 22 + k * 22
        drawn += ink(block(x - 5, 14, 10, 26), BRICK, 1.6) + ink(block(x - 7, 11, 14, 5), STONE, 1.3)
        drawn += line(f"M{x} 9q-5 -4 0 -8q4 -4 0 -8", 2, "#C9C2CE", 0.7)
    drawn += facade(8, 78, 164, 38, "#C98D6E", 8, 2, SLATE, 1)
    drawn += ink("M78 78V52Q90 42 102 52V78Z", STONE, 1.5) + arch(90, 78, 16, 22, OCHRE_LT, 1.3)
    drawn += halo(90, 72, 34, 0.7) + person(GALLANT, 52, 87, 0.46, near="give")
    drawn += person(LADY, 70, 87, 0.44, near="chest", left=True)
    return drawn + person(DANDY, 128, 87, 0.46, "walk", left=True)


def red_san_luis() -> str:
    """Where five streets cross, everyone meets everyone."""
    drawn = sky(W, H) + land(W, H, 54, "#E8D3A2")
    drawn += facade(-8, 60, 44, 46, PLASTER, 3, 3) + facade(146, 60, 44, 48, "#EBCFA4", 3, 3)
    drawn += slate_tower(124, 58, 9, 40, BRICK)
    drawn += facade(60, 58, 52, 34, "#E2B98C", 4, 2)
    drawn += path("M36 60Q60 62 62 56H52ZM112 58Q130 64 146 60L136 58Z", "#F3E3B8", INK, 1) + paving(W, H, 60)
    drawn += ink("M20 66H54V74H20Z", WALNUT_LT, 1.4)
    drawn += "".join(path(ellipse(x, 64, 5, 3), OCHRE, INK, 1) for x in (25, 37, 49))
    drawn += ink("M16 44L37 36L58 44Z", ALMAGRE, 1.4) + line("M20 44V72M54 44V72", 2)
    drawn += person(SERVANT, 66, 84, 0.5, "walk", "chest", holds=ink("M-4 -8H14V8H-4Z", PAPER_DK, 1.4))
    drawn += person(CAPTAIN, 100, 85, 0.54, "walk", "hip", left=True)
    return drawn + person(VEILED, 128, 84, 0.5) + person(FRIAR, 156, 86, 0.52, near="chest", left=True)


def descalzas() -> str:
    """The convent of kings' daughters: behind the grating, a nun."""
    whole = block(0, 0, W, H)
    drawn = path(whole, "#CDA284") + masonry(whole, (0, 0, W, H), 6, 0.4)
    drawn += ink(block(4, -4, 30, 96), STONE, 1.6) + ink(block(146, -4, 30, 96), STONE, 1.6)
    grille = rounded(56, 8, 68, 62, 4)
    drawn += ink(rounded(50, 2, 80, 74, 6), STONE, 2) + path(grille, "#2A2430", INK, 1.6)
    drawn += clip(
        grille,
        halo(90, 30, 46, 0.5)
        + person(NUN._replace(collar="band"), 88, 146, 1.15, near="chest", holds=cross()),
    )
    data = "".join(f"M{56 + k * 8.5} 8V70M56 {8 + k * 7.75}H124" for k in range(1, 8))
    drawn += edged(data, 2.2, 0.9, OCHRE_LT)
    drawn += ink(block(46, 76, 88, 8), PAPER_LO, 1.5) + ink("M150 20h22v20q-11 10 -22 0Z", COBALT, 1.4)
    drawn += path("M161 22v24M151 32h20", "none", OCHRE_LT, 2)
    return drawn + candle(19, 84, 0.9, 30) + line("M19 20V44M11 28H27", 3, OCHRE_DK)


def banca_genovesa() -> str:
    """Scales, ledgers and heaps of ducats on the bankers' green cloth."""
    drawn = room(W, H, "#6E3A2A", WALNUT, 60) + path(block(108, 4, 66, 44), WALNUT_DK, INK, 1.6)
    drawn += "".join(
        ink(block(112 + k * 10, 10, 8, 34), c, 1.1)
        for k, c in enumerate((ALMAGRE, COBALT, OLIVE, OCHRE, ALMAGRE_DK, COBALT_DK))
    )
    drawn += person(CLERK._replace(coat="#3A333A", hat="cap", beard="full"), 40, 108, 0.92, near="fore")
    drawn += ink("M-2 66L10 56H172L184 66V92H-2Z", OLIVE_DK, 1.8) + line("M-2 72H182", 1.6, OCHRE_LT)
    drawn += edged("M96 62V22M76 28H116", 2.8, 1.2, OCHRE_LT)
    drawn += path(circle(96, 20, 3), OCHRE_LT, INK, 1)
    for x, y in ((76, 46), (116, 42)):
        drawn += line(f"M{x} 28L{x - 8} {y}M{x} 28L{x + 8} {y}", 1)
        drawn += ink(f"M{x - 10} {y}H{x + 10}Q{x} {y + 9} {x - 10} {y}Z", OCHRE_LT, 1.4)
    drawn += coins(76, 45, 2, 0.8) + coins(134, 64, 5, 1) + coins(150, 68, 3, 1) + coins(164, 64, 6, 1)
    drawn += coins(142, 76, 2, 1)
    drawn += ink("M30 76L52 64L82 68L62 82Z", PAPER_HI, 1.5)
    return (
        drawn + line("M40 74l18 -7M46 77l20 -7M54 79l18 -7", 1, SEPIA) + line("M66 74L84 54", 1.6, PAPER_HI)
    )


def academia() -> str:
    """Poets at supper: one improvises, the laurel waits."""
    drawn = room(W, H, "#3E4A3C", WALNUT_LT, 72) + curtain(-4, 40, H, ALMAGRE_DK)
    drawn += curtain(144, 40, H, ALMAGRE_DK, -1)
    drawn += halo(90, 50, 80, 0.55) + ink(rounded(70, 4, 40, 30, 4), OCHRE_DK, 1.6)
    drawn += path(rounded(75, 9, 30, 20, 2), "#7E8F9A", INK, 1.2)
    drawn += line("M78 26q8 -14 14 -6t12 -4", 1.4, OLIVE)
    drawn += person(POET._replace(collar="ruff"), 62, 90, 0.7, near="high", holds=paper(), mood="glad")
    drawn += person(CLERK, 30, 94, 0.66, "sit", "chest")
    drawn += person(GALLANT._replace(hat=""), 122, 94, 0.68, "sit", "up", holds=cup(), left=True, mood="glad")
    drawn += person(POET._replace(hair="#7A4A28"), 154, 94, 0.66, "sit", "mouth", left=True)
    drawn += table(92, 76, 92, 10, 14) + candle(92, 72, 0.75, 0)
    drawn += path(ellipse(70, 72, 8, 3), PAPER_HI, INK, 1.1)
    drawn += ink("M104 74L120 70L128 74L110 77Z", PAPER_HI, 1.1)
    return drawn + line("M108 71a9 5 0 1 1 12 2", 2.6, OLIVE_LT)


def santo_oficio() -> str:
    """The green cross, an inquisitor on high, a paper cone below."""
    drawn = room(W, H, "#3A3038", "#5A4A50", 66) + path(block(66, 0, 48, 58), "#241E26", INK, 1.4)
    drawn += edged("M90 52V6M74 20H106", 8.6, 5.4, "#4F8A4A")
    drawn += line("M70 50Q62 30 70 12M66 40l-6 -2M66 30l-7 0M67 20l-6 2", 2, OLIVE_LT)
    drawn += group(_sword_up(), 112, 50)
    drawn += ink(block(8, 52, 54, 40), WALNUT, 1.6) + person(FRIAR, 34, 96, 0.78, near="reach", mood="fierce")
    drawn += ink(block(4, 60, 60, 8), OCHRE_DK, 1.4) + path(block(8, 68, 52, 22), ALMAGRE_DK, INK, 1.4)
    drawn += person(
        SERVANT._replace(hat="cone", felt=OCHRE_LT, coat=OCHRE, skirt="habit", collar="none"),
        138,
        88,
        0.62,
        "kneel",
        "chest",
        left=True,
        mood="scared",
    )
    drawn += candle(76, 84, 0.8, 30) + candle(110, 86, 0.8, 30)
    return drawn + person(FRIAR._replace(coat="#3A333A", hat="hood", felt="#2A2430"), 166, 88, 0.7, left=True)


def _sword_up() -> str:
    return line("M0 0V-38M-6 -6H6", 3.6) + line("M0 0V-38", 1.6, STEEL_HI) + line("M-6 -6H6", 1.6, OCHRE_LT)


def de_viaje() -> str:
    """The road to the Escorial under the mountains."""
    drawn = sky(W, H, EVENING)
    drawn += hills(W, 44, 34) + land(W, H, 44, "#C9C08A")
    drawn += facade(18, 46, 60, 18, STONE, 8, 1, SLATE) + slate_tower(18, 46, 6, 24, STONE)
    drawn += slate_tower(78, 46, 6, 24, STONE)
    drawn += ink("M40 30Q40 16 48 16Q56 16 56 30Z", SLATE, 1.4) + line("M48 16V9", 1.4)
    drawn += path("M184 60Q120 54 84 48L70 50Q100 62 30 92H184Z", "#EFDFB4", INK, 1.3) + tree(164, 60, 0.7)
    drawn += tree(12, 66, 0.8, OLIVE_LT)
    return drawn + coach(78, 84, 0.74) + horse(118, 84, 0.5) + person(SERVANT, 88, 46, 0.3, "sit", "fore")


def leganitos() -> str:
    """Clear water, lettuces and shade."""
    drawn = sky(W, H) + cloud(120, 18, 0.9) + land(W, H, 50, "#B5BE7C") + tree(22, 56, 1.2)
    drawn += tree(150, 54, 1.05, OLIVE_LT) + cypress(172, 58, 0.9)
    drawn += ink("M66 66V30Q90 14 114 30V66Z", STONE, 1.8)
    drawn += masonry("M66 66V30Q90 14 114 30V66Z", (66, 20, 48, 46), 7, 0.3)
    drawn += "".join(
        ink(circle(x, 44, 4.6), OCHRE_LT, 1.3) + line(f"M{x} 47Q{x + 2} 56 {x} 64", 2.6, COBALT_LT)
        for x in (78, 90, 102)
    )
    drawn += ink("M58 64H122L118 76H62Z", PAPER_LO, 1.7)
    drawn += path(ellipse(90, 65, 30, 3.4), "#9FC3C0", INK, 1.1)
    drawn += path(rounded(82, 24, 16, 12, 3), ALMAGRE, INK, 1.1)
    drawn += "".join(
        path(circle(x + row * 6, 78 + row * 7, 4.4), OLIVE if x % 3 else "#7FA04A", INK, 1)
        for row in (0, 1)
        for x in (4, 16, 28, 126, 138, 150, 162)
    )
    drawn += person(LADY, 48, 86, 0.56, near="fore", holds=cup(), mood="glad")
    return drawn + person(DANDY, 136, 84, 0.54, near="give", left=True, mood="glad")


def casa_campo() -> str:
    """The king's hunt: a stag breaks cover."""
    drawn = sky(W, H, DAY) + land(W, H, 54, "#A9B070")
    drawn += "".join(
        tree(x, 62, s, c)
        for x, s, c in ((10, 1.1, OLIVE_DK), (38, 0.9, OLIVE), (150, 1.1, OLIVE_DK), (174, 1.0, OLIVE))
    )
    drawn += horse(8, 84, 0.6, "#EDE7DC", saddle=COBALT)
    drawn += person(GALLANT, 30, 71, 0.56, "sit", "reach", holds=line("M-8 4L52 -4", 2.6))
    stag = ink(
        spline(
            "104 62, 118 58, 136 60, 144 48, 150 42, 160 42, 165 47, 156 51, 150 64, 142 72, 120 72, 106 70"
        ),
        "#9A6238",
        2,
    )
    legs = line("M108 70L96 84M114 71L108 86M138 70L152 80M144 68L162 74", 4.6) + line(
        "M108 70L96 84M114 71L108 86M138 70L152 80M144 68L162 74", 2.4, "#9A6238"
    )
    horns = (
        "M152 43Q146 34 148 22M148 34L140 28M147 28L154 22M156 42Q158 32 168 26M158 36L166 36M160 31L160 22"
    )
    drawn += legs + stag + edged(horns, 3, 1.4, PAPER_LO) + path(circle(156, 45.6, 1.3), INK)
    drawn += path("M102 62l-6 -2l3 6Z", PAPER_HI, INK, 1)
    dog = ink(
        spline([(72, 72), (84, 70), (92, 64), (99, 66), (95, 70), (90, 78), (76, 78)]), "#C9A06A", 1.5
    ) + line("M76 77L70 86M80 78l-2 8M88 77l6 8M91 75l8 6M72 73Q64 70 62 64", 2)
    return drawn + dog


PICTURES: dict[str, Callable[[], str]] = {
    "recoletos": recoletos,
    "siete_chimeneas": siete_chimeneas,
    "red_san_luis": red_san_luis,
    "descalzas": descalzas,
    "banca_genovesa": banca_genovesa,
    "academia": academia,
    "santo_oficio": santo_oficio,
    "de_viaje": de_viaje,
    "leganitos": leganitos,
    "casa_campo": casa_campo,
}
