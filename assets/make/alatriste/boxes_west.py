"""Pictures of the boxes between the river and the markets, from the Vega Slope to the Rastro."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.board_plan import DRAWN
from assets.make.alatriste.buildings import facade, masonry, slate_tower, street, windmill
from assets.make.alatriste.cast import (
    CAPTAIN,
    DANDY,
    GALLANT,
    LADY,
    NUN,
    POET,
    POOR,
    RIVAL,
    SERVANT,
    SOLDIER,
    VEILED,
)
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import cup, dagger, fan, guitar, purse, sword
from assets.make.alatriste.scenery import (
    BRICK,
    EVENING,
    NIGHTFALL,
    PLASTER,
    STONE,
    block,
    cloud,
    halo,
    land,
    moon,
    poplar,
    sky,
    stars,
    tree,
    water,
)
from assets.make.alatriste.things import barrel, candle, flag, jug, room, sack, table
from assets.make.alatriste.travel import STILL, galleon, horse
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OLIVE,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    STEEL,
    STEEL_HI,
    TERRA,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, edged, ellipse, group, ink, line, path

W, H = DRAWN


def cuesta_vega() -> str:
    """Footpads in the dark under the old wall."""
    drawn = sky(W, H, NIGHTFALL) + stars(W, 50, 4) + moon(28, 24, 11)
    wall = "M60 88V30H70V24H78V30H90V24H98V30H110V24H118V30H130V24H138V30H150V24H158V30H184V88Z"
    drawn += ink(wall, "#5A5462", 1.8) + masonry(wall, (60, 24, 124, 64), 8, 0.5)
    drawn += path("M-2 90V58Q40 56 70 70T184 78V90Z", "#4A4450", INK, 1.6)
    drawn += line("M6 66q12 0 20 6M44 72q14 4 22 10", 1, INK, 0.6)
    drawn += person(DANDY, 66, 82, 0.56, "reel", "high", "reach", mood="scared", left=False)
    drawn += person(
        RIVAL._replace(coat="#3A3440", plume=""), 112, 84, 0.58, "lunge", "reach", "back", dagger(), left=True
    )
    return drawn + person(
        RIVAL._replace(coat="#4A3A2E", plume="", hat="cap"),
        152,
        85,
        0.56,
        "walk",
        "high",
        "down",
        line("M0 0L10 -30", 5),
        left=True,
    )


def puente_segovia() -> str:
    """The great bridge with its stone balls over very little water; a horse is for sale."""
    drawn = sky(W, H) + cloud(120, 18, 0.8) + facade(132, 44, 56, 24, PLASTER, 4, 1)
    drawn += land(W, H, 44, "#BFC08A")
    drawn += water(W, H, 66)
    bridge = (
        "M-2 46H182V56H176V80H162V70Q150 54 138 70V80H124V70Q112 54 100 70V80H86V70Q74 54 62 70V80"
        "H48V70Q36 54 24 70V80H10V62H-2Z"
    )
    drawn += ink(bridge, STONE, 1.8) + masonry(bridge, (0, 46, W, 36), 6, 0.35)
    drawn += ink(block(-2, 44, W + 4, 6), PAPER_LO, 1.4)
    drawn += "".join(ink(circle(x, 39, 4.6), PAPER_LO, 1.4) for x in (16, 54, 92, 130, 168))
    drawn += horse(58, 45, 0.42, "#6B4A34", saddle=ALMAGRE)
    drawn += person(SERVANT, 118, 45, 0.34, near="reach", left=True)
    return drawn + person(GALLANT, 36, 45, 0.36, near="fore", holds=purse())


def manzanares() -> str:
    """A picnic on the bank; the washing dries."""
    drawn = sky(W, H) + cloud(76, 16, 0.8) + land(W, H, 42, "#BFC08A") + tree(20, 54, 1.15)
    drawn += poplar(160, 50, 0.8) + poplar(172, 54, 0.9)
    drawn += path("M60 44Q100 40 184 46V66Q120 58 60 44Z", "#9FC3C0", INK, 1.3)
    drawn += line("M92 48q6 -2 12 0M120 52q6 -2 12 0M150 56q6 -2 12 0", 1, "#4C7D86")
    drawn += line("M92 34V20M140 36V22M92 21Q116 28 140 23", 1.3)
    drawn += "".join(
        ink(f"M{x} {y}h11v12h-11Z", c, 1.1)
        for x, y, c in ((96, 23, PAPER_HI), (111, 26, "#E8D8C8"), (125, 25, PAPER_HI))
    )
    drawn += ink("M40 78L74 66L128 70L112 88H52Z", ALMAGRE, 1.6)
    drawn += line("M52 74L118 78M46 82L112 86M64 70L60 88M92 68L94 88", 1, PAPER_HI, 0.8)
    drawn += jug(86, 80, 0.6) + path(ellipse(100, 80, 10, 4), PAPER_HI, INK, 1.2)
    drawn += path(ellipse(100, 78, 6, 3), OCHRE, INK, 1)
    drawn += person(GALLANT, 50, 80, 0.56, "sit", "up", holds=cup(), mood="glad")
    return drawn + person(LADY, 136, 86, 0.54, near="chest", holds=fan(), left=True, mood="glad")


def flandes() -> str:
    """A wood of pikes under a grey sky, and a mill."""
    drawn = sky(W, H, "#B9C3C2") + cloud(58, 16, 0.9) + land(W, H, 62, "#A9AC78") + windmill(26, 66, 1.15)
    pikes = "".join(f"M{66 + k * 12} 86L{72 + k * 12} 8" for k in range(9))
    drawn += edged(pikes, 2.6, 1.1, WALNUT_LT)
    drawn += "".join(path(f"M{72 + k * 12} 1l2.6 9h-5.2Z", STEEL_HI, INK, 0.9) for k in range(9))
    for k in range(5):
        look = SOLDIER._replace(coat=(COBALT, OCHRE, ALMAGRE, "#B98F55", OLIVE)[k])
        drawn += person(look, 68 + k * 22, 86 - k % 2 * 3, 0.5, near="fore")
    return drawn + flag(48, 86, 0.95)


def cebada() -> str:
    """Sacks of barley, an ass, and a day's wage in the market."""
    drawn = sky(W, H) + facade(-4, 62, 70, 34, PLASTER, 5) + facade(118, 62, 70, 38, "#EBCFA4", 5)
    drawn += land(W, H, 62)
    drawn += ink("M56 38L90 22L124 38Z", ALMAGRE, 1.6) + line("M60 38V80M120 38V80", 3) + line("M90 22V38", 1)
    drawn += path("M66 38L90 24L78 38ZM114 38L90 24L102 38Z", PAPER_HI, INK, 1)
    drawn += sack(74, 80, 0.95) + sack(100, 80, 0.95, "#D8B87E") + sack(87, 84, 1.0, "#E8D3A2")
    drawn += path(ellipse(87, 61, 11, 3), "#E2B854", INK, 1)
    drawn += horse(-2, 86, 0.42, "#8C847C", STILL, OCHRE_DK)
    drawn += person(POOR, 136, 86, 0.54, near="give", left=True)
    return drawn + person(SERVANT, 160, 85, 0.52, "walk", "chest", holds=sack(0, 6, 0.7), left=True)


def hospital_latina() -> str:
    """The pointed door of the hospital; a nun brings broth."""
    drawn = sky(W, H) + path(block(-2, 12, W + 4, 70), STONE, INK, 1.6)
    drawn += masonry(block(0, 12, W, 70), (0, 12, W, 70), 9, 0.35)
    drawn += land(W, H, 78)
    drawn += ink("M58 80V46Q60 20 90 8Q120 20 122 46V80Z", PAPER_LO, 1.8)
    drawn += line("M64 80V48Q66 26 90 15Q114 26 116 48V80", 1.2, SEPIA)
    drawn += path("M72 80V52Q74 34 90 25Q106 34 108 52V80Z", INK2, INK, 1.6) + halo(90, 62, 28, 0.6)
    drawn += line("M52 84V16Q54 8 90 2Q126 8 128 16V84", 2.6, OCHRE_DK)
    drawn += ink("M84 2H96V12Q90 18 84 12Z", ALMAGRE, 1.2)
    drawn += person(NUN, 92, 83, 0.58, near="fore", holds=ink("M-2 -4H14Q13 6 6 6Q-1 6 -2 -4Z", TERRA, 1.5))
    drawn += person(SOLDIER._replace(hat="", hair=INK2), 132, 84, 0.54, "reel", "reach", "behind", left=True)
    drawn += line("M141 56V84M141 58h-8", 2.6, WALNUT)
    return drawn + person(POOR, 36, 85, 0.52, "walk", "fore", holds=line("M0 -12V34", 3, WALNUT))


def meson_cava() -> str:
    """Wine, broth and talk among the barrels of the inn."""
    drawn = room(W, H, "#8A6239", WALNUT_LT, 70) + path(block(0, 0, W, 10), WALNUT, INK, 1.4)
    drawn += line("M30 10V70M150 10V70", 4, WALNUT)
    drawn += barrel(20, 46, 1.05) + barrel(52, 46, 1.05) + barrel(36, 20, 0.9)
    drawn += path(block(2, 46, 72, 5), WALNUT, INK, 1.3)
    drawn += line("M96 10V16M120 10V18M136 10V15", 1.6) + ink("M90 16Q96 34 102 16Z", ALMAGRE_DK, 1.4)
    drawn += ink("M116 18H124V34Q120 40 116 34Z", OCHRE_DK, 1.4)
    drawn += person(GALLANT, 84, 88, 0.66, "sit", "up", holds=cup(), mood="glad")
    drawn += person(CAPTAIN, 150, 88, 0.66, "sit", "fore", holds=cup(), left=True)
    drawn += table(117, 66, 54, 10, 18) + jug(108, 64, 0.8) + candle(124, 62, 0.7, 44)
    return drawn + path(ellipse(136, 62, 7, 2.6), OCHRE, INK, 1)


def calle_toledo() -> str:
    """A blind man sings your deeds to the balconies."""
    drawn = sky(W, H, EVENING) + street(W, H, (PLASTER, "#E2B98C"))
    drawn += slate_tower(92, 59, 8, 36, BRICK) + line("M8 40H46M134 42H172", 2.4)
    drawn += line("M10 40v-8M20 40v-8M30 40v-8M40 40v-8M138 42v-8M148 42v-8M158 42v-8M168 42v-8", 1.2)
    drawn += person(LADY, 26, 42, 0.4, near="chest", holds=fan())
    drawn += person(
        POET._replace(hat="felt", coat="#5E7F35"), 84, 86, 0.66, near="fore", holds=guitar(), mood="glad"
    )
    drawn += line("M104 26v-12l10 -3v12M104 26a3 3 0 1 1 -5 0M114 23a3 3 0 1 1 -5 0", 2, ALMAGRE_DK)
    drawn += group(guitar(), 92, 44, 0.72, -14)
    drawn += person(SERVANT, 132, 86, 0.54, near="chest", left=True, mood="glad")
    return drawn + person(VEILED, 156, 85, 0.54, left=True)


def embarcado() -> str:
    """A galleon bound for the Indies."""
    drawn = sky(W, H) + cloud(10, 22, 0.9) + cloud(140, 28, 0.8) + water(W, H, 62, "#7DBFCB")
    gulls = line("M24 40q4 -5 8 0q4 -5 8 0M150 44q3 -4 6 0q3 -4 6 0", 1.6)
    return drawn + group(water(W, 40, 10, "#5FA7B8"), 0, 62) + galleon(88, 68, 0.96) + gulls


def rastro() -> str:
    """Second-hand everything, spread out on a slope."""
    drawn = sky(W, H) + cloud(130, 16, 0.7) + facade(-6, 54, 66, 28, PLASTER, 5, 1) + land(W, H, 52)
    drawn += line("M56 40V20M146 40V22M56 21H146", 2.6) + ink("M66 21H90L94 58Q80 64 64 58Z", COBALT_DK, 1.6)
    drawn += line("M74 24L72 58M82 24L84 58", 1)
    drawn += ink("M98 21H108V30L120 28L121 34L112 40V62H94V40L88 34L90 27Z", OCHRE_DK, 1.5)
    drawn += ink("M128 21H134V38L140 60H122L128 38Z", ALMAGRE, 1.5)
    drawn += ink("M14 84L34 62H166L172 84Z", PAPER_LO, 1.5) + group(sword(-8), 44, 74, 0.8)
    drawn += jug(112, 78, 0.6)
    drawn += ink("M124 80V62H138V70H140V82H136V74H128V82Z", WALNUT_LT, 1.4)
    drawn += path(circle(152, 74, 7), STEEL, INK, 1.4) + path(circle(152, 74, 4), STEEL_HI, INK, 0.9)
    drawn += ink("M24 82Q22 70 32 70Q40 70 39 82Z", STEEL, 1.4) + person(POOR, 20, 84, 0.52, near="give")
    return drawn + person(DANDY, 166, 86, 0.54, near="fore", holds=purse(), left=True)


PICTURES: dict[str, Callable[[], str]] = {
    "cuesta_vega": cuesta_vega,
    "puente_segovia": puente_segovia,
    "manzanares": manzanares,
    "flandes": flandes,
    "cebada": cebada,
    "hospital_latina": hospital_latina,
    "meson_cava": meson_cava,
    "calle_toledo": calle_toledo,
    "embarcado": embarcado,
    "rastro": rastro,
}
