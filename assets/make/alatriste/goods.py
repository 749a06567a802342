"""The Possessions that take a person through Madrid and make a name: transports, a house, riches, papers."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

from assets.make.alatriste.buildings import arch, facade
from assets.make.alatriste.cast import GALLANT, SERVANT
from assets.make.alatriste.folk import person
from assets.make.alatriste.grounds import HEIGHT, WIDTH, shade, wall
from assets.make.alatriste.scenery import EVENING, block, cloud, land, paving, poplar, sky, tree
from assets.make.alatriste.things import candle, pips
from assets.make.alatriste.travel import TROT, coach, horse
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
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    TERRA,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.svg import (
    circle,
    edged,
    group,
    hatch,
    ink,
    line,
    path,
    polygon,
    rounded,
    spline,
)

W, H = WIDTH, HEIGHT


def horse_card() -> str:
    """A bay, saddled, before a hill."""
    drawn = sky(W, H, "#C7D6DB") + cloud(18, 46, 1.3) + cloud(134, 34, 1.1) + land(W, H, 142, "#B9BE7C")
    drawn += tree(184, 146, 1.4)
    return drawn + horse(26, 172, 1.5, "#8A5A36", TROT, ALMAGRE)


def sedan() -> str:
    """A sedan chair between its bearers, the curtains drawn."""
    drawn = sky(W, H, EVENING) + facade(-6, 130, 80, 84, "#EBCFA4", 3, 3)
    drawn += facade(140, 130, 80, 96, "#F1E3C2", 3, 3) + land(W, H, 128) + paving(W, H, 130)
    drawn += edged("M2 112H204", 6.4, 3.4, WALNUT_LT)
    drawn += person(SERVANT, 24, 172, 1.05, "walk", "drop", "drop")
    drawn += person(SERVANT._replace(coat=COBALT_DK), 186, 174, 1.05, "walk", "drop", "drop")
    drawn += shade(104, 168, 44) + ink("M64 62H144V160H64Z", ALMAGRE_DK, 2.6)
    drawn += ink("M58 62Q104 26 150 62Z", INK2, 2.4) + path(circle(104, 40, 5), OCHRE_LT, INK, 1.4)
    drawn += path(block(76, 74, 56, 44), INK2, INK, 2)
    drawn += ink("M76 74H103V118H76Q84 96 76 74ZM132 74H105V118H132Q124 96 132 74Z", OCHRE, 1.8)
    drawn += line(
        "M84 76Q92 96 86 116M94 76Q98 96 96 116M124 76Q116 96 122 116M114 76Q110 96 112 116", 1.1, OCHRE_DK
    )
    drawn += path(block(70, 126, 68, 28), "none", OCHRE_LT, 2)
    drawn += ink("M96 132H112V144Q104 152 96 144Z", COBALT, 1.5)
    return drawn + line("M104 132V148M97 139H111", 1.4, OCHRE_LT)


def carriage() -> str:
    """A coach with its mule and its coachman."""
    drawn = sky(W, H, "#CFDCD6") + cloud(20, 34, 1.2) + land(W, H, 132, "#C7BE86")
    drawn += "".join(poplar(x, 140, 1.5) for x in (24, 96, 176))
    drawn += path("M-2 150Q100 136 208 150V194H-2Z", "#E8D3A2", INK, 1.8)
    drawn += coach(70, 176, 1.2) + horse(134, 176, 0.72, "#6A625C")
    return drawn + person(SERVANT, 108, 131, 0.62, "sit", "fore", holds=line("M0 0Q20 -26 44 -10", 2))


def house() -> str:
    """A town house with its arms over the door and its balconies."""
    drawn = sky(W, H, "#CFDCD6") + cloud(14, 36, 1) + cloud(154, 26, 0.9) + land(W, H, 164)
    drawn += paving(W, H, 166)
    drawn += ink(block(28, 56, 150, 110), "#E9CFA2", 2.6)
    drawn += hatch(block(28, 56, 150, 110), block(140, 56, 40, 110), 90, 4, 1, SEPIA, 0.6, (28, 56, 150, 110))
    drawn += ink("M18 58L38 34H168L188 58Z", TERRA, 2.2)
    drawn += line("".join(f"M{22 + k * 10} 57l{8 - k} -21" for k in range(1, 17)), 1, "#7A3A20")
    drawn += ink(block(24, 160, 158, 8), PAPER_LO, 1.6)
    drawn += "".join(ink(block(x, 58, 8, 106), PAPER_LO, 1.4) for x in (26, 172))
    for x in (50, 103, 156):
        drawn += ink(block(x - 12, 70, 24, 34), INK2, 1.8)
        drawn += line(f"M{x} 70V104M{x - 12} 84H{x + 12}", 1.4, WALNUT_LT)
        drawn += line(f"M{x - 17} 105H{x + 17}", 3.4)
        drawn += line("".join(f"M{x + d} 94V105" for d in range(-16, 20, 4)) + f"M{x - 17} 94H{x + 17}", 1.3)
    drawn += "".join(
        ink(block(x - 10, 120, 20, 26), INK2, 1.8)
        + line(f"M{x - 10} 128H{x + 10}M{x - 10} 137H{x + 10}M{x - 3} 120V146M{x + 4} 120V146", 1.3, STEEL)
        for x in (52, 154)
    )
    drawn += ink("M84 166V122H122V166Z", PAPER_LO, 2) + arch(103, 166, 26, 36, WALNUT, 2)
    drawn += line("M103 132V166M96 144h3M107 144h3", 1.6)
    drawn += ink("M94 104H112V116Q103 124 94 116Z", COBALT, 1.6)
    return (
        drawn
        + line("M103 104V120M95 111H111", 1.4, OCHRE_LT)
        + person(GALLANT, 146, 186, 0.56, "walk", "hip")
    )


def jewels() -> str:
    """A casket of pearls, chains and rubies."""
    drawn = wall("#5A2A3E", "#481F30") + shade(103, 168, 84, 12)
    drawn += ink("M34 92L46 44H160L172 92Z", WALNUT_LT, 2.6)
    drawn += path("M44 88L54 52H152L162 88Z", ALMAGRE_DK, INK, 1.6) + line("M46 44H160", 3, OCHRE_LT)
    heap = spline(
        [(36, 102), (50, 86), (72, 78), (96, 72), (120, 76), (146, 82), (168, 98), (168, 108), (36, 108)]
    )
    drawn += ink(heap, OCHRE_LT, 2.2)
    drawn += "".join(
        path(circle(x, y, 5), OCHRE, INK, 1.1)
        for x, y in ((56, 94), (74, 88), (140, 90), (154, 98), (124, 86))
    )
    drawn += "".join(
        path(circle(66 + k * 8, 100 + 16 * sin(k * 0.5), 4.4), PAPER_HI, INK, 1.3) for k in range(5)
    )
    drawn += "".join(
        path(circle(98 + 5 * (k % 2) + k * 2, 112 + k * 8, 4.4), PAPER_HI, INK, 1.3) for k in range(7)
    )
    drawn += ink("M30 104H176L168 164H38Z", WALNUT, 2.8) + line("M34 116H172M40 152H168", 3, OCHRE)
    drawn += ink("M92 100H114V128Q103 138 92 128Z", OCHRE_LT, 2) + path(circle(103, 115, 3.4), INK)
    drawn += line("M103 116V124", 2.4)
    for x, y, c, r in ((96, 74, ALMAGRE, 9), (120, 66, COBALT, 8), (78, 70, "#3F8A5A", 7)):
        gem = polygon(
            [(x - r, y - 2), (x - r * 0.6, y - r), (x + r * 0.6, y - r), (x + r, y - 2), (x, y + r)]
        )
        drawn += ink(gem, c, 1.8)
        drawn += line(
            f"M{x - r} {y - 2}H{x + r}M{x - r * 0.3} {y - r}L{x} {y + r}L{x + r * 0.3} {y - r}",
            0.9,
            PAPER_HI,
            0.8,
        )
    drawn += "".join(
        path(circle(98 + 5 * (k % 2) + k * 2, 108 + k * 8, 4.4), PAPER_HI, INK, 1.3) for k in range(6)
    )
    drawn += edged(circle(60, 172, 10), 5, 2.6, OCHRE_LT)
    return drawn + ink(polygon([(54, 160), (60, 154), (66, 160), (60, 166)]), ALMAGRE, 1.6)


def loaded_dice() -> str:
    """Two sixes again; one die is open, and shows its lead."""
    drawn = wall("#5A3A26", "#472C1C") + path("M-2 110Q103 84 208 110V194H-2Z", "#7A5233", INK, 2)
    drawn += line("M0 134Q103 112 206 134M0 160Q103 142 206 160", 1.2, WALNUT_DK)
    drawn += candle(176, 96, 1.3, 56) + shade(66, 150, 40) + shade(140, 164, 40)
    drawn += pips(62, 112, 62, 6, -10)
    open_die = ink(rounded(-31, -25, 62, 60, 10), PAPER_DK, 2) + ink(
        rounded(-31, -31, 62, 60, 10), PAPER_HI, 2.2
    )
    lead = ink(spline([(-14, 2), (-10, -12), (8, -14), (16, -2), (12, 14), (-6, 16)]), STEEL_DK, 2) + path(
        spline([(-8, -2), (-4, -8), (6, -8), (0, -2)]), STEEL_HI
    )
    crack = line("M-31 -6L-16 -2M31 4L18 2M-4 -31L-2 -16M6 29L4 18", 2)
    return drawn + group(open_die + crack + lead, 136, 130, 0.96, 14)


def patent() -> str:
    """An illuminated patent of nobility with its leaden seal."""
    drawn = wall("#C9A878", "#B29262") + shade(106, 176, 76, 8)
    drawn += ink("M36 24L104 16L172 24V160L104 152L36 160Z", PAPER_HI, 2.8) + line("M104 18V152", 1.6, SEPIA)
    drawn += hatch(
        "M104 16L172 24V160L104 152Z", "M104 10H122V170H104Z", 90, 3, 0.9, SEPIA, 0.6, (36, 10, 140, 160)
    )
    drawn += path("M44 32L98 26V146L44 152Z", COBALT, INK, 1.6)
    drawn += path("M50 39L92 34V138L50 144Z", PAPER_HI, INK, 1.2)
    drawn += ink("M56 52L88 48V88Q84 102 72 108Q60 104 56 92Z", OCHRE_LT, 1.8)
    drawn += path("M56 52L72 50V78L56 80ZM72 78L88 76V88Q84 102 72 108Z", ALMAGRE, INK, 1.2)
    drawn += ink("M60 48L58 36L65 42L72 32L79 40L86 33L85 45Z", OCHRE, 1.4)
    drawn += "".join(line(f"M52 {118 + k * 7}L90 {114 + k * 7}", 1.6, SEPIA) for k in range(4))
    drawn += ink("M112 34L130 36V58L112 56Z", ALMAGRE, 1.5)
    drawn += line("M117 52V40Q126 40 126 46Q126 50 117 50", 2.4, OCHRE_LT)
    drawn += line(
        "".join(f"M134 {40 + k * 8}L164 {43 + k * 8}" for k in range(3))
        + "".join(f"M112 {66 + k * 9}L{164 - (k % 3) * 8} {70 + k * 9}" for k in range(9)),
        1.7,
        SEPIA,
    )
    seal = (
        ink(circle(0, 0, 17), STEEL, 2.2)
        + line(circle(0, 0, 12), 1.4, STEEL_DK)
        + path("M-7 6V-5L-3 -1L0 -8L3 -1L7 -5V6Z", STEEL_DK, INK, 1)
    )
    cords = line("M104 152Q96 162 86 168M104 152Q112 160 120 160", 4.4) + line(
        "M104 152Q96 162 86 168M104 152Q112 160 120 160", 2.2, ALMAGRE
    )
    return drawn + cords + group(seal, 82, 172, 0.95)


PICTURES: dict[str, Callable[[], str]] = {
    "horse": horse_card,
    "sedan": sedan,
    "carriage": carriage,
    "house": house,
    "jewels": jewels,
    "loaded_dice": loaded_dice,
    "patent": patent,
}
