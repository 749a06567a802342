"""The Attacks that send a player across Madrid."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.buildings import arch, facade, masonry
from assets.make.alatriste.busts import folded
from assets.make.alatriste.cast import (
    CAPTAIN,
    CLERK,
    CONSTABLE,
    DANDY,
    GALLANT,
    POOR,
    RIVAL,
    SERVANT,
    SOLDIER,
)
from assets.make.alatriste.folk import person
from assets.make.alatriste.grounds import HEIGHT, WIDTH, wall
from assets.make.alatriste.hands import fan, halberd, paper
from assets.make.alatriste.scenery import (
    DUSK,
    EVENING,
    PLASTER,
    STONE,
    block,
    cloud,
    halo,
    hills,
    land,
    paving,
    poplar,
    sky,
    water,
)
from assets.make.alatriste.things import candle, coins, flag, pips, room, table
from assets.make.alatriste.travel import galleon, horse
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    SKIN,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    WALNUT,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.svg import (
    circle,
    edged,
    ellipse,
    group,
    hatch,
    ink,
    line,
    path,
    spline,
    star,
)

W, H = WIDTH, HEIGHT


def levy() -> str:
    """Drum and flag: the captain of the levy has seen you."""
    drawn = sky(W, H, "#C9C0A8") + facade(-10, 120, 90, 76, PLASTER, 3, 3) + land(W, H, 118)
    drawn += paving(W, H, 120)
    drawn += flag(150, 168, 2.0) + person(SOLDIER, 148, 174, 1.15, near="fore", left=True)
    drum = (
        ink("M-22 -14H22V18Q0 26 -22 18Z", ALMAGRE, 2)
        + ink(ellipse(0, -14, 22, 7), PAPER_HI, 2)
        + line("M-22 -8L-11 20L0 -6L11 21L22 -8", 1.6, OCHRE_LT)
    )
    drawn += person(SERVANT._replace(coat=OCHRE), 88, 180, 1.0, "walk", "fore", "fore")
    drawn += group(drum, 104, 138, 0.9) + line("M96 122L112 132M116 118L108 130", 3)
    return drawn + person(POOR, 40, 178, 1.05, "reel", "reach", mood="scared")


def gaming_debt() -> str:
    """A ruffian leans over the table and counts what you owe."""
    drawn = room(W, H, "#5A4A3A", WALNUT_LT, 132) + line("M20 0V60M186 0V50", 4, WALNUT)
    drawn += person(DANDY._replace(hat=""), 150, 196, 1.25, "sit", "chest", left=True, mood="scared")
    drawn += person(RIVAL, 52, 178, 1.35, "guard", "reach", "hip", mood="fierce")
    drawn += table(106, 146, 150, 24, 46) + candle(96, 138, 1.1, 60) + pips(66, 132, 18, 6, -10)
    drawn += pips(86, 138, 18, 6, 14)
    drawn += coins(124, 142, 2, 1) + ink("M136 140L160 134L170 142L146 148Z", PAPER_HI, 1.6)
    return drawn + line("M144 142l14 -3M148 145l14 -3", 1.2, ALMAGRE)


def summons() -> str:
    """The constable's white staff, and a paper with your name."""
    drawn = wall("#D9C9A2", "#C2AE80") + ink(block(20, 16, 64, 176), STONE, 2.4)
    drawn += arch(52, 192, 44, 150, WALNUT_DK, 2) + line("M52 42V192", 1.6)
    drawn += person(CAPTAIN, 46, 182, 1.2, near="chest", mood="scared")
    drawn += person(CLERK._replace(skirt=""), 168, 184, 1.15, near="chest", left=True)
    drawn += person(
        CONSTABLE, 136, 182, 1.35, near="fore", far="behind", holds=group(paper(), 4, 0, 1.1), left=True
    )
    return drawn + edged("M160 34V184", 6, 3.4, PAPER_HI)


def vow() -> str:
    """A forgotten vow: wax, an altar, and somebody on his knees."""
    drawn = wall("#453A4E", "#362C40") + ink("M120 190V60Q150 10 180 60V190Z", OCHRE_DK, 2.6)
    drawn += path("M128 190V66Q150 26 172 66V190Z", "#2E3F6E", INK, 1.6)
    saint = (
        ink("M136 150Q134 100 142 84H158Q166 100 164 150Z", "#6E9CCB", 2)
        + ink(circle(150, 74, 10), SKIN, 2)
        + path("M138 74Q140 60 150 60Q160 60 162 74L164 96Q156 80 150 80Q144 80 136 96Z", "#3E6BA8", INK, 1.6)
    )
    drawn += halo(150, 90, 70) + line(circle(150, 72, 17), 2.4, OCHRE_LT) + saint
    drawn += line("M144 106L150 98L156 106", 2.4, SKIN) + ink(block(112, 150, 78, 44), PAPER_LO, 2)
    drawn += candle(122, 150, 1.1, 30) + candle(180, 150, 1.1, 30)
    drawn += person(GALLANT._replace(hat=""), 58, 184, 1.35, "kneel", "chest")
    return drawn + ink("M14 176Q26 160 40 176Q40 184 14 184Z", "#43352B", 1.8)


def tryst() -> str:
    """A fan, one eye, and a rendezvous on the Prado."""
    drawn = sky(W, H, EVENING) + land(W, H, 118, "#B9B47C")
    drawn += "".join(poplar(x, 126, 1.5) for x in (16, 186)) + line("M150 20l6 10M182 30l-8 8", 1)
    drawn += path(circle(150, 40, 13), PAPER_HI, INK, 1.6)
    drawn += person(CAPTAIN, 34, 150, 0.8, "walk", "chest")
    body = spline("70 194, 76 130, 96 108, 100 60, 122 40, 146 50, 154 80, 156 112, 178 136, 184 194")
    drawn += ink(body, "#2F2A33", 3)
    drawn += hatch(body, "M140 30H190V200H146Z", 68, 4.4, 1.2, SEPIA, 0.7, (60, 30, 130, 170))
    drawn += line("M102 66Q112 110 92 186M150 90Q150 140 164 188", 2)
    drawn += ink(spline([(104, 66), (122, 56), (140, 64), (142, 82), (126, 88), (108, 84)]), SKIN, 2)
    drawn += path(spline([(104, 66), (122, 54), (128, 74), (122, 90), (104, 86)]), "#2F2A33", INK, 1.8)
    drawn += path(spline([(128, 72), (134, 67), (141, 71), (134, 76)]), PAPER_HI, INK, 1.2)
    drawn += path(circle(135, 72, 2.6), INK) + line("M127 66Q134 61 141 66", 2.4)
    drawn += line("M128 71l-3 -2M141 70l3 -3", 1.4)
    drawn += group(fan(), 128, 112, 2.0, 6)
    drawn += ink(spline([(118, 112), (130, 106), (138, 112), (134, 122), (120, 122)]), SKIN, 2)
    return drawn + ink("M52 172q4 -10 10 0q6 -10 10 0q0 8 -10 14q-10 -6 -10 -14Z", ALMAGRE, 1.6)


def galleys() -> str:
    """Pressed to sea: the boat is waiting, and so is the chain."""
    drawn = sky(W, H, "#B9C3C2") + cloud(130, 36, 1.2) + water(W, H, 96, "#7DA8B8") + galleon(146, 112, 1.0)
    drawn += ink("M-4 150H96L112 164V194H-4Z", "#A98B66", 2)
    drawn += masonry(block(0, 150, 100, 44), (0, 150, 100, 44), 11, 0.5)
    drawn += person(SOLDIER, 26, 162, 1.15, "walk", "reach", holds=halberd(20))
    drawn += person(POOR._replace(hat=""), 78, 162, 1.1, "reel", "fore", "behind", mood="scared")
    links = "".join(ellipse(98 + k * 7, 136 + k * 5 + (k % 2) * 2, 5, 3.4) for k in range(7))
    drawn += edged(links, 4, 1.8, STEEL) + ink(circle(146, 176, 11), STEEL_DK, 2.2)
    return drawn + path(ellipse(142, 172, 3, 2), STEEL_HI)


def dispatch() -> str:
    """Ride, and do not ask what the letter says."""
    drawn = sky(W, H, DUSK) + hills(W, 100, 50, "#9A7A66") + land(W, H, 100, "#B89A6C")
    drawn += path("M210 120Q120 110 60 126T-4 194H210Z", "#D8BE88", INK, 1.8)
    drawn += horse(40, 172, 1.12, "#4A3A34")
    drawn += person(
        CONSTABLE._replace(cloak=ALMAGRE_DK, plume=OCHRE_LT),
        86,
        138,
        1.0,
        "sit",
        "up",
        holds=group(folded(6, -8), 0, 0, 1.0, -10),
    )
    drawn += line("M2 132h26M8 148h20M-2 164h30", 3, PAPER_HI)
    return drawn + path(star(30, 30, 4, 1.6, 4) + star(176, 24, 5, 2, 4) + star(92, 20, 3, 1.4, 4), PAPER_HI)


PICTURES: dict[str, Callable[[], str]] = {
    "levy": levy,
    "gaming_debt": gaming_debt,
    "summons": summons,
    "vow": vow,
    "tryst": tryst,
    "galleys": galleys,
    "dispatch": dispatch,
}
