"""The Attacks of the mighty: the law, the Holy Office, and what is whispered at the palace."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.buildings import bars, facade, masonry, slate_tower
from assets.make.alatriste.cast import CLERK, CONSTABLE, DANDY, FRIAR, GALLANT, LADY, RIVAL, SERVANT
from assets.make.alatriste.folk import person
from assets.make.alatriste.grounds import HEIGHT, WIDTH, wall
from assets.make.alatriste.hands import fan, staff
from assets.make.alatriste.scenery import DUSK, PLASTER, STONE, block, halo, land, paving, sky
from assets.make.alatriste.things import lamp, room
from assets.make.alatriste.travel import coach
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
    PAPER_HI,
    SEPIA,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.svg import circle, edged, group, ink, line, path, rounded, spline

W, H = WIDTH, HEIGHT


def embargo() -> str:
    """Men of the law carry the house away."""
    drawn = sky(W, H) + facade(-12, 132, 104, 104, PLASTER, 3, 3) + land(W, H, 130) + paving(W, H, 132)
    drawn += ink(block(20, 86, 34, 48), WALNUT, 2) + edged("M14 92L60 128M14 128L60 92", 4, 2, PAPER_HI)
    chest = (
        ink("M-34 -22Q-34 -38 0 -38Q34 -38 34 -22V14H-34Z", WALNUT_LT, 2.2)
        + line("M-34 -18H34M-18 -34V14M18 -34V14", 2, OCHRE)
        + ink(block(-6, -22, 12, 13), OCHRE_LT, 1.6)
    )
    drawn += person(SERVANT, 78, 182, 1.1, "walk", "give", "give", left=True)
    drawn += person(SERVANT._replace(coat=COBALT_DK), 162, 182, 1.1, "walk", "give", "give")
    drawn += group(chest, 120, 130, 1.05)
    drawn += person(CONSTABLE, 186, 178, 1.15, near="fore", holds=staff(120), left=True)
    return drawn + person(DANDY._replace(hat="", cloak=""), 30, 186, 0.95, "reel", "high", mood="scared")


def sumptuary() -> str:
    """The King's law against silk, gold and coaches, cried aloud."""
    drawn = sky(W, H, "#E6C79A") + slate_tower(178, 132, 20, 96, STONE) + land(W, H, 130)
    drawn += paving(W, H, 132) + coach(52, 150, 1.05, ALMAGRE)
    drawn += edged("M8 92L96 148M96 92L8 148", 6, 3.2, ALMAGRE)
    drawn += person(
        CLERK._replace(skirt="", hose=ALMAGRE_DK, coat=OCHRE, hat="felt", plume=ALMAGRE),
        100,
        184,
        1.25,
        "stand",
        "give",
        holds=ink("M-4 -26H22V24Q9 32 -4 24Z", PAPER_HI, 2)
        + line("M2 -18h14M2 -10h14M2 -2h12M2 6h14", 1.6, SEPIA)
        + ink(circle(9, 20, 5), ALMAGRE, 1.2),
        mood="scared",
    )
    trumpet = (
        edged("M0 0L48 -10", 6, 3, OCHRE_LT)
        + ink("M44 -14L62 -24L64 0L46 -5Z", OCHRE_LT, 1.8)
        + ink("M14 -2L40 -7L42 22L16 26Z", COBALT, 1.6)
    )
    drawn += person(SERVANT._replace(coat=COBALT, hose=OCHRE_DK), 182, 182, 1.1, near="mouth", left=True)
    return drawn + group(trumpet, 172, 106, (-0.8, 0.8))


def informer() -> str:
    """A word in the constable's ear, a finger pointed."""
    drawn = wall("#3E4458", "#303648") + ink(block(126, 10, 84, 190), "#5A4E5E", 2.4)
    drawn += masonry(block(126, 10, 84, 190), (126, 10, 84, 190), 14, 0.5)
    drawn += ink(block(150, 30, 36, 44), "#1F1A22", 2) + bars(150, 30, 36, 44, 4, 1, 2.6)
    drawn += line("M24 14H44", 3) + lamp(44, 18, 1.2, 76)
    drawn += person(CONSTABLE, 58, 186, 1.42, near="chest", mood="fierce")
    drawn += person(
        RIVAL._replace(hat="hood", felt="#2A2430", coat="#4A3A2E"),
        122,
        188,
        1.38,
        near="mouth",
        far="reach",
        left=True,
    )
    return drawn + line("M84 58q8 -4 12 2M82 50q12 -8 20 2", 2.2, OCHRE_LT)


def denunciation() -> str:
    """A friar's finger, a green cross, and fire in the square."""
    drawn = sky(W, H, DUSK) + path(block(0, 120, W, 80), "#6A5060", INK, 1.8)
    drawn += slate_tower(22, 122, 16, 66, "#8A6A62") + slate_tower(184, 122, 14, 60, "#8A6A62")
    drawn += edged("M103 150V14M76 42H130", 12, 8, "#4F8A4A")
    fire = spline("130 170, 128 140, 140 112, 144 130, 154 96, 162 126, 172 110, 176 140, 186 170")
    drawn += halo(156, 140, 60) + ink(fire, ALMAGRE, 2)
    drawn += path(spline([(142, 170), (144, 148), (154, 124), (166, 150), (172, 170)]), OCHRE_LT)
    drawn += line("M126 172L190 164M128 164L188 174", 6, WALNUT)
    drawn += person(FRIAR, 56, 186, 1.4, near="reach", far="hip", mood="fierce")
    return drawn + person(
        SERVANT._replace(hat="cone", felt=OCHRE_LT, coat=OCHRE, skirt="habit", collar="none"),
        124,
        190,
        0.92,
        near="chest",
        left=True,
        mood="scared",
    )


def rumour() -> str:
    """What is said behind fans at the palace is believed."""
    drawn = room(W, H, "#7A6A8A", "#C9B28A", 138)
    drawn += "".join(
        line(f"M{x} 0V138", 6, OCHRE_DK) + line(f"M{x} 0V138", 3, OCHRE_LT) for x in (4, 103, 202)
    )
    drawn += "".join(
        ink(rounded(x, 20, 60, 72, 28), "#BFD0D6", 2) + line(rounded(x, 20, 60, 72, 28), 2, OCHRE)
        for x in (24, 124)
    )
    drawn += person(LADY, 52, 186, 1.4, near="chest", holds=group(fan(), 0, 0, 1.3), mood="glad")
    drawn += person(CLERK._replace(coat=INK2, skirt="habit"), 114, 186, 1.42, near="mouth", left=True)
    drawn += person(
        GALLANT._replace(hat=""), 176, 184, 1.2, near="chest", far="hip", left=True, mood="scared"
    )
    return drawn + line("M120 54q10 -10 20 0M118 44q14 -14 30 0", 2.4, PAPER_HI)


PICTURES: dict[str, Callable[[], str]] = {
    "embargo": embargo,
    "sumptuary": sumptuary,
    "informer": informer,
    "denunciation": denunciation,
    "rumour": rumour,
}
