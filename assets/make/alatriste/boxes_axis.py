"""Pictures of the boxes on the common axis, from the Alcalá Gate to the palace."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.board_plan import DRAWN
from assets.make.alatriste.buildings import (
    arcade,
    arch,
    bars,
    columns,
    facade,
    masonry,
    pediment,
    slate_tower,
)
from assets.make.alatriste.cast import (
    CAPTAIN,
    CONSTABLE,
    DANDY,
    FRANCISCAN,
    GALLANT,
    LADY,
    POET,
    POOR,
    RIVAL,
    SERVANT,
    SOLDIER,
    VEILED,
)
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import fan, halberd, paper, sword
from assets.make.alatriste.scenery import (
    BRICK,
    DUSK,
    EVENING,
    PLASTER,
    SLATE,
    STONE,
    block,
    cloud,
    cypress,
    halo,
    land,
    paving,
    sky,
    sun,
)
from assets.make.alatriste.things import coins, jug
from assets.make.alatriste.travel import STILL, horse
from assets.make.drawing.beasts import bull
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    INK,
    INK2,
    OCHRE,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER_HI,
    PAPER_LO,
    STEEL_HI,
    TERRA,
    WALNUT,
)
from assets.make.drawing.svg import circle, clip, edged, ellipse, group, ink, line, path, spline

W, H = DRAWN


def puerta_alcala() -> str:
    """The eastern gate with its three arches; a mule train comes in."""
    drawn = sky(W, H) + cloud(8, 24, 0.8) + cloud(142, 20, 0.7) + land(W, H, 72)
    wall = block(0, 46, W, 28)
    drawn += path(wall, STONE, INK, 1.6) + masonry(wall, (0, 46, W, 28), 7)
    drawn += ink(block(48, 26, 84, 48), PLASTER, 1.8) + ink(block(43, 20, 94, 7), PAPER_LO, 1.6)
    drawn += pediment(90, 20, 26, 13) + path(circle(90, 15, 3.4), ALMAGRE, INK, 1)
    drawn += "".join(
        arch(x, 74, w, h, "#5B4632", 1.4) for x, w, h in ((90, 24, 40), (61, 16, 32), (119, 16, 32))
    )
    drawn += columns((50, 73, 107, 130), 74, 44, 4) + line("M90 7V-1", 1.4)
    drawn += path("M90 -1l14 3l-14 4Z", ALMAGRE, INK, 0.9)
    drawn += horse(2, 84, 0.36, "#7A6248", STILL, OCHRE) + person(SERVANT, 48, 85, 0.36, "walk")
    return drawn + person(CONSTABLE, 148, 85, 0.42, near="fore", holds=halberd(), left=True)


def huerta_regidor() -> str:
    """Two swordsmen between the councilman's roses and cypresses."""
    drawn = sky(W, H) + cloud(62, 20) + land(W, H, 52, "#B9BE7C")
    drawn += "".join(cypress(x, 58, 0.95) for x in (14, 34, 148, 168))
    drawn += edged("M62 58V26Q90 2 118 26V58", 4.4, 2.2, OLIVE_LT)
    roses = ((62, 50), (62, 36), (66, 24), (76, 16), (90, 13), (104, 16), (114, 24), (118, 36), (118, 50))
    drawn += "".join(
        path(circle(x, y, 3.6), ALMAGRE if k % 2 else "#E58D9A", INK, 1) for k, (x, y) in enumerate(roses)
    )
    rows = ((k * 16 + row * 7 - 4, 66 + row * 12) for row in range(2) for k in range(12))
    drawn += "".join(path(circle(x, y, 4), OLIVE, INK, 0.9) for x, y in rows)
    drawn += person(CAPTAIN, 62, 82, 0.56, "lunge", "reach", "back", sword(-6))
    return drawn + person(RIVAL, 122, 82, 0.56, "guard", "reach", "back", sword(-14), left=True)


def puerta_sol() -> str:
    """The fountain with its white statue, and the sun over the houses."""
    drawn = sky(W, H, EVENING) + sun(90, 30, 17) + facade(-6, 66, 62, 36, PLASTER, 5)
    drawn += facade(124, 66, 64, 40, "#EBCFA4", 5)
    drawn += land(W, H, 64) + paving(W, H, 64)
    drawn += ink("M56 76Q56 86 90 86Q124 86 124 76Z", STONE, 1.7)
    drawn += ink(ellipse(90, 76, 34, 7), "#9FC3C0", 1.5)
    drawn += ink("M84 75L86 58H94L96 75Z", STONE, 1.4) + ink("M74 58Q90 68 106 58Z", STONE, 1.5)
    drawn += ink("M87 58L86 44Q84 38 90 36Q96 38 94 44L93 58Z", PAPER_HI, 1.4)
    drawn += ink(circle(90, 33, 3.6), PAPER_HI, 1.2)
    drawn += line("M77 60q-6 4 -8 14M103 60q6 4 8 14M83 62q-3 4 -4 12M97 62q3 4 4 12", 1.4, PAPER_HI)
    drawn += person(SERVANT, 36, 86, 0.44, near="fore", holds=jug(8, 22, 0.9))
    drawn += person(LADY, 146, 86, 0.46, near="chest", holds=fan(), left=True)
    return drawn + person(POET, 166, 85, 0.44, near="give", left=True, mood="glad")


def san_felipe() -> str:
    """The steps of San Felipe, full of talk; below, the little shops."""
    drawn = sky(W, H) + cloud(20, 18, 0.8) + facade(70, 46, 116, 40, STONE, 7, 1, SLATE)
    drawn += slate_tower(58, 46, 12, 40, STONE)
    steps = "".join(
        ink(block(-2 + k * 6, 46 + k * 6, W + 4, 8), PAPER_LO if k % 2 else STONE, 1.3) for k in range(3)
    )
    drawn += steps + path(block(-2, 64, W + 4, 26), "#CDB68A", INK, 1.4)
    drawn += masonry(block(0, 64, W, 24), (0, 64, W, 24), 8, 0.3)
    drawn += arcade(4, 88, 172, 6, 20, "#4A3628")
    drawn += "".join(
        path(block(x - 7, 74, 14, 4), colour, INK, 0.9)
        for x, colour in ((18, ALMAGRE), (76, COBALT), (134, OCHRE))
    )
    drawn += person(SOLDIER._replace(hat="felt", plume=ALMAGRE), 30, 64, 0.46, near="up", mood="glad")
    drawn += person(POET, 54, 64, 0.44, near="chest", left=True)
    drawn += person(DANDY, 92, 64, 0.46, near="fore", holds=paper())
    drawn += person(FRANCISCAN, 118, 64, 0.42, near="chest", left=True)
    drawn += person(GALLANT, 146, 64, 0.46, near="mouth")
    return drawn + person(VEILED, 166, 64, 0.44, left=True)


def san_gines() -> str:
    """The church that shelters the hunted: one runs for its door."""
    drawn = sky(W, H, DUSK) + cloud(100, 18, 0.8) + land(W, H, 74)
    drawn += ink("M40 76V42L76 26L112 42V76Z", BRICK, 1.8)
    drawn += ink("M34 43L76 24L118 43L116 47L76 30L36 47Z", TERRA, 1.5)
    drawn += masonry("M40 76V42L76 26L112 42V76Z", (40, 26, 72, 50), 6, 0.3)
    drawn += slate_tower(24, 76, 14, 54, BRICK, 2)
    drawn += path("M18 34q6 -8 12 0v10h-12Z", INK2, INK, 1)
    drawn += path("M24 35q4 5 4 8h-8q0 -3 4 -8Z", OCHRE_LT, INK, 0.8)
    drawn += ink("M58 76V56Q76 38 94 56V76Z", STONE, 1.6) + arch(76, 76, 24, 26, OCHRE_LT, 1.4)
    drawn += halo(76, 66, 26)
    drawn += path(circle(76, 40, 5), COBALT, INK, 1.2) + line("M76 24V14M72 17.4H80", 2)
    drawn += person(CAPTAIN, 112, 84, 0.5, "run", "reach", "back", left=True, mood="scared")
    return drawn + person(CONSTABLE, 160, 84, 0.48, "run", "fore", "behind", sword(-20), left=True)


def plaza_mayor() -> str:
    """The great square with its slated towers, full of people; bulls today."""
    drawn = sky(W, H) + cloud(80, 10, 0.7) + land(W, H, 62, "#E8D3A2")
    for x, width in ((-4, 54), (130, 54), (50, 80)):
        drawn += facade(
            x, 62 if x != 50 else 58, width, 40 if x != 50 else 34, "#D58B6C", int(width / 9), 3, SLATE
        )
        drawn += arcade(x, 62 if x != 50 else 58, width, int(width / 9), 9, "#4A3628")
    drawn += slate_tower(56, 58, 9, 44) + slate_tower(124, 58, 9, 44)
    drawn += edged("M-2 66H182", 3, 1.4, "#8A6239")
    drawn += group(bull(), 168, 56, (-0.17, 0.17))
    drawn += horse(30, 84, 0.4, "#EDE7DC", saddle=ALMAGRE)
    drawn += person(GALLANT, 46, 74, 0.42, "sit", "reach", "down", line("M-6 4L44 -2", 2.2))
    return drawn


def puerta_guadalajara() -> str:
    """The silk merchants' stall at the Guadalajara Gate, in the shade of its clock tower."""
    drawn = sky(W, H) + slate_tower(150, 78, 20, 62, STONE, 1.6) + ink(circle(150, 32, 9), PAPER_HI, 1.6)
    drawn += line("M150 32V26M150 32l4 3", 1.4) + arch(150, 78, 22, 28, "#5B4632", 1.4)
    drawn += land(W, H, 76) + path(block(6, 26, 110, 52), "#8A6239", INK, 1.6)
    drawn += path(block(10, 34, 102, 30), INK2, INK, 1.2)
    cloths = ((14, ALMAGRE), (28, COBALT), (42, OCHRE_LT), (56, OLIVE), (70, "#7E1F4A"))
    for x, colour in cloths:
        drawn += ink(f"M{x} 34H{x + 11}V62Q{x + 5} 58 {x} 62Z", colour, 1.3)
        drawn += line(f"M{x + 4} 36V58M{x + 8} 36V58", 0.8, INK, 0.6)
    drawn += "".join(
        path(circle(90 + 6 * (k % 3), 42 + 8 * (k // 3), 2.6), OCHRE_LT, INK, 0.8) for k in range(6)
    )
    for k in range(7):
        drawn += ink(
            f"M{2 + k * 17} 18H{19 + k * 17}L{20 + k * 17} 31Q{11 + k * 17} 37 {1 + k * 17} 31Z",
            ALMAGRE if k % 2 else PAPER_HI,
            1.3,
        )
    drawn += ink(block(2, 62, 118, 14), WALNUT, 1.6) + coins(100, 63, 3, 0.7)
    drawn += person(LADY, 128, 86, 0.56, near="fore", holds=fan(), left=True)
    return drawn + person(DANDY, 62, 86, 0.5, near="give", mood="glad")


def carcel_villa() -> str:
    """A prisoner behind the bars of the town's jail."""
    whole = block(0, 0, W, H)
    drawn = path(whole, "#8F7D66") + masonry(whole, (0, 0, W, H), 13, 0.6)
    window = "M52 90V34Q52 8 90 8Q128 8 128 34V90Z"
    drawn += ink(window, "#1F1A22", 2.4)
    drawn += clip(window, halo(120, 20, 60, 0.35) + person(POOR, 88, 128, 1.0, near="down", mood="fierce"))
    drawn += bars(56, 8, 68, 82, 5, 2, 4.4)
    for x in (69.6, 97):
        drawn += ink(
            spline([(x - 6, 50), (x - 5, 44), (x + 5, 44), (x + 6, 50), (x + 5, 56), (x - 5, 56)]),
            "#C4875A",
            1.6,
        )
        drawn += line(f"M{x - 5} 47.6H{x + 5}M{x - 5} 51.6H{x + 5}", 0.9)
    drawn += path("M46 90V34Q46 1 90 1Q134 1 134 34V90H128V34Q128 8 90 8Q52 8 52 34V90Z", STONE, INK, 1.5)
    lock = (
        path(block(148, 50, 18, 16), OCHRE, INK, 1.7)
        + line("M151 50v-5q6 -9 12 0v5", 2.6)
        + path(circle(157, 57, 2.4), INK)
    )
    drawn += lock + line("M18 26V46M18 52a5 5 0 1 1 .1 0M18 58V80", 3)
    return drawn + line("M18 26V46M18 58V80", 1.2, STEEL_HI)


def losas_palacio() -> str:
    """Old soldiers wait on the flagstones of the palace with their petitions."""
    drawn = sky(W, H) + facade(20, 54, 140, 34, "#E9DCBE", 11, 2, SLATE)
    drawn += slate_tower(20, 54, 12, 42, "#E9DCBE") + slate_tower(160, 54, 12, 42, "#E9DCBE")
    drawn += arch(90, 54, 14, 16, INK2)
    drawn += land(W, H, 54, "#D9CBA6") + paving(W, H, 54)
    drawn += person(SOLDIER, 34, 84, 0.58, near="fore", holds=paper()) + line("M22 60L16 86", 3, WALNUT)
    drawn += person(CAPTAIN, 72, 85, 0.62, near="chest", holds=paper(10))
    drawn += person(
        SOLDIER._replace(hat="felt", plume=OCHRE_LT, coat="#7A5A3A"), 112, 84, 0.58, near="hip", left=True
    )
    return drawn + person(
        CONSTABLE._replace(coat=OCHRE, hose=ALMAGRE_DK), 154, 84, 0.6, near="fore", holds=halberd(), left=True
    )


PICTURES: dict[str, Callable[[], str]] = {
    "puerta_alcala": puerta_alcala,
    "huerta_regidor": huerta_regidor,
    "puerta_sol": puerta_sol,
    "san_felipe": san_felipe,
    "san_gines": san_gines,
    "plaza_mayor": plaza_mayor,
    "puerta_guadalajara": puerta_guadalajara,
    "carcel_villa": carcel_villa,
    "losas_palacio": losas_palacio,
}
