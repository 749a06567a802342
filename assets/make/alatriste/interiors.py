"""Whole scenes of El Capitán Alatriste within walls: the jail, the church, the Favourite's hall."""

from __future__ import annotations

from assets.make.alatriste.buildings import arch, bars, masonry
from assets.make.alatriste.busts import bust
from assets.make.alatriste.cast import CAPTAIN, CONSTABLE, FRIAR, NUN, POOR, Look
from assets.make.alatriste.folk import person
from assets.make.alatriste.hands import cup, halberd, sword
from assets.make.alatriste.heads import profile
from assets.make.alatriste.scenery import block, halo, moon, paving, stars
from assets.make.alatriste.sitter import BLACK, Bust
from assets.make.alatriste.things import candle, jug, room
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_HI,
    SEPIA,
    STEEL,
    STEEL_DK,
    WALNUT,
)
from assets.make.drawing.svg import circle, clip, edged, ellipse, group, ink, line, path, spline
from assets.make.ui.portraits import FAIR

W, H = 960.0, 540.0
"""The size in which the scenes are drawn: that of a window of 16 by 9."""


def jail() -> str:
    """A cell of the Town Jail: straw, a chain, and moonlight through the bars."""
    wall = block(0, 0, W, 400)
    drawn = path(wall, "#5A5460") + masonry(wall, (0, 0, W, 400), 34, 0.6)
    drawn += path(block(0, 396, W, 150), "#4A4248", INK, 2.6) + paving(W, H, 398, INK, 0.5)
    window = "M380 210V120Q380 44 480 44Q580 44 580 120V210Z"
    drawn += ink("M362 228V120Q362 26 480 26Q598 26 598 120V228Z", "#8A8088", 3)
    drawn += path(window, "#2B3552", INK, 2.6)
    drawn += clip(window, group(stars(220, 160, 5), 370, 50) + moon(530, 96, 28))
    drawn += bars(380, 44, 200, 166, 6, 2, 9) + path("M386 210L300 540H640L574 210Z", "#C9D2E6", opacity=0.13)
    drawn += ink(block(790, 120, 150, 290), WALNUT, 3)
    drawn += line("M820 120V410M865 120V410M910 120V410M790 180H940M790 350H940", 3)
    drawn += bars(826, 150, 76, 60, 4, 1, 6) + path(circle(808, 270, 9), OCHRE, INK, 2)
    straw = spline([(40, 486), (70, 440), (150, 424), (260, 430), (320, 452), (350, 488), (200, 506)])
    drawn += ink(straw, "#C9A658", 2.6)
    drawn += line(
        "".join(
            f"M{60 + k * 15} {480 - (k % 4) * 10}l{14 - (k % 3) * 8} -{14 + k % 5 * 3}" for k in range(18)
        ),
        1.6,
        OCHRE_DK,
    )
    drawn += person(POOR._replace(hat="", coat="#6A5A48"), 180, 500, 2.3, "sit", "chest", mood="fierce")
    links = "".join(ellipse(60 + k * 12, 250 + k * 14 + (k % 2) * 3, 8, 5.4) for k in range(9))
    drawn += ink(circle(52, 240, 14), STEEL_DK, 2.6) + edged(links, 5.6, 2.6, STEEL)
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
        drawn += arch(x, 450, wide, high, colour, 3)
        drawn += line(
            f"M{x - wide / 2 + 10} 450V{450 - high + wide / 2}"
            f"A{wide / 2 - 10} {wide / 2 - 10} 0 0 1 {x + wide / 2 - 10} {450 - high + wide / 2}V450",
            1.6,
            "#8A7A96",
        )
    drawn += arch(480, 430, 210, 400, "#2E2640", 3) + halo(480, 250, 260, 0.85)
    drawn += ink("M410 400V150Q480 70 550 150V400Z", OCHRE_DK, 3)
    drawn += path("M424 400V160Q480 96 536 160V400Z", "#6A2E3A", INK, 2)
    drawn += edged("M480 340V150M440 200H520", 15, 9.6, OCHRE_LT)
    drawn += ink(block(376, 372, 208, 60), PAPER_HI, 2.8) + line("M376 386H584", 5, OCHRE)
    drawn += line("".join(f"M{x} 390v10" for x in range(384, 584, 12)), 1.8, OCHRE)
    drawn += "".join(candle(x, 374, 2.0, 44) for x in (396, 436, 524, 564))
    drawn += path("M-10 440Q480 420 970 440V550H-10Z", "#6A5A66", INK, 2.6) + paving(W, H, 442, INK, 0.45)
    drawn += path("M400 440H560L640 550H320Z", ALMAGRE_DK, INK, 2)
    drawn += line("M412 440L340 550M548 440L620 550", 2.4, OCHRE)
    drawn += person(CAPTAIN._replace(hat=""), 250, 522, 2.3, "kneel", "chest")
    drawn += group(sword(-10, 110), 330, 524, 1.3)
    drawn += ink("M140 520Q168 486 206 520Q206 534 140 532Z", "#3A2A20", 2.4)
    for x, s in ((760, 1.9), (836, 2.0)):
        drawn += person(CONSTABLE, x, 526, s, near="fore", holds=halberd(), left=True)
    return drawn + person(FRIAR, 650, 500, 1.9, near="up", holds="", left=False, mood="fierce")


def audience() -> str:
    """The Favourite behind his table; the way to it is long and red."""
    return hall() + guard(70) + guard(236) + guard(724, left=True) + guard(890, left=True)


def turned_away() -> str:
    """The same hall, but two guards bar the way to it."""
    drawn = hall() + guard(70) + guard(890, left=True)
    drawn += group(halberd(), 386, 371, 2.3, 62) + group(halberd(), 574, 371, (-2.3, 2.3), -62)
    return drawn + guard(318, armed=False) + guard(642, armed=False, left=True)


def guard(x: float, armed: bool = True, left: bool = False) -> str:
    """A halberdier of the Favourite; unarmed, he reaches out for what is drawn before him."""
    coat = CONSTABLE._replace(coat=OCHRE, cloak="", hose=ALMAGRE, hat="helm")
    return person(coat, x, 510, 2.1, near="fore", holds=halberd() if armed else "", left=left)


def hall() -> str:
    """The hall of the Favourite, and himself."""
    drawn = room(W, H, "#7E2A24", "#A8824E", 356)
    drawn += "".join(
        line(f"M{x} 0V356", 12, OCHRE_DK) + line(f"M{x} 0V356", 6, OCHRE_LT)
        for x in (20, 190, 330, 630, 770, 940)
    )
    drawn += path(block(0, 0, W, 26), OCHRE, INK, 2.6)
    for x in (105, 855):
        drawn += ink(block(x - 56, 70, 112, 190), OCHRE, 3)
        drawn += path(block(x - 46, 80, 92, 170), "#9FC3D6", INK, 2)
        drawn += line(f"M{x} 80V250M{x - 46} 136H{x + 46}M{x - 46} 194H{x + 46}", 3, WALNUT)
    drawn += ink("M340 40H620V330H340Z", ALMAGRE_DK, 3)
    drawn += "".join(line(f"M{x} 46Q{x + 8} 190 {x} 328", 5, "#5A1612") for x in range(356, 620, 26))
    drawn += ink(
        "M328 30H632V58Q606 78 582 60Q556 80 530 60Q504 80 480 60Q454 80 430 60Q404 80 378 60Q352 78 328 58Z",
        OCHRE,
        2.8,
    )
    arms = ink("M586 96Q604 88 622 96V124Q618 142 604 148Q590 142 586 124Z", COBALT, 2.2) + path(
        "M586 96Q595 92 604 92V120H586ZM604 120H622V124Q618 142 604 148Z", OCHRE_LT, INK, 1.3
    )
    valido = Bust(
        FAIR, "square", BLACK, "long", "#2A2428", "golilla", "grand", badge="santiago", frown=1.4, look=0
    )
    drawn += group(arms, -16, 16) + group(arms, 976, 16, (-1, 1)) + group(bust(valido), 480, 214, 2.1)
    drawn += ink("M300 372L326 340H634L660 372V446H300Z", "#2F5A3E", 3) + line("M300 386H660", 4, OCHRE_LT)
    drawn += path("M326 340H634L660 372H300Z", "#3A6E4C", INK, 2)
    drawn += ink("M400 352L440 346L452 362L408 368Z", PAPER_HI, 2)
    drawn += line("M414 356l24 -3M417 362l26 -3", 1.4, SEPIA) + candle(586, 364, 1.8, 60)
    drawn += ink("M520 362V350Q520 344 528 344Q536 344 536 350V362Z", COBALT_DK, 1.8)
    drawn += line("M530 346Q540 318 560 306", 3, PAPER_HI)
    drawn += path("M380 446H580L680 550H280Z", ALMAGRE, INK, 2.6)
    drawn += line("M394 446L302 550M566 446L658 550", 3, OCHRE_LT)
    return drawn


def hospital() -> str:
    """A ward of the General Hospital by night: beds under arches, and a nun with a bowl."""
    wall = block(0, 0, W, 410)
    drawn = path(wall, "#8A7F8E") + masonry(wall, (0, 0, W, 410), 40, 0.25)
    for x in (150, 480, 810):
        drawn += arch(x, 408, 270, 380, "#6E6478", 3)
    drawn += ink("M420 190V110Q420 50 480 50Q540 50 540 110V190Z", "#2B3552", 3)
    drawn += clip("M420 190V110Q420 50 480 50Q540 50 540 110V190Z", moon(506, 96, 20))
    drawn += line("M480 50V190M420 130H540", 3.4, WALNUT)
    drawn += edged("M810 210V110M778 144H842", 12, 7, OCHRE_DK)
    drawn += path("M-10 408Q480 392 970 408V550H-10Z", "#7A5A44", INK, 2.6) + paving(W, H, 410, INK, 0.4)
    drawn += halo(500, 360, 190, 0.7)
    drawn += _bed(40, 424, ALMAGRE, POOR) + group(
        _bed(0, 0, COBALT_DK, POOR._replace(beard="")), 930, 424, (-1, 1)
    )
    drawn += ink(block(462, 392, 84, 12), WALNUT, 2.4) + line("M474 404V470M534 404V470", 7, INK)
    drawn += candle(500, 392, 1.8, 46) + jug(536, 392, 0.9)
    nun = person(NUN, 372, 516, 2.2, near="give", far="fore", holds=cup(), mood="glad", left=True)
    return drawn + nun


def _bed(x: float, y: float, blanket: str, who: Look) -> str:
    """A bed with its head at the left, and somebody asleep in it."""
    drawn = ink(block(0, -60, 16, 130), WALNUT, 2.6) + ink(block(262, -20, 14, 90), WALNUT, 2.6)
    drawn += ink(block(10, 10, 256, 26), PAPER_HI, 2.6) + line("M30 36V62M246 36V62", 8, INK)
    drawn += ink("M14 -18Q50 -34 84 -16L82 12H16Z", PAPER_HI, 2.4)
    drawn += group(profile(who._replace(hat="", long=False), "glad", 0.8), 62, -14, 1.9, -78)
    drawn += ink("M78 12Q84 -34 140 -30Q210 -22 264 -2V38Q170 52 80 38Z", blanket, 2.8)
    drawn += line("M96 6Q150 -8 250 12M100 24Q160 14 254 28", 1.8, INK, 0.5)
    return group(drawn + ink("M78 10Q92 -6 112 -14L120 4Q98 12 84 26Z", PAPER_HI, 2), x, y)
