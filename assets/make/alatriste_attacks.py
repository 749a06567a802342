"""The Attacks of El Capitán Alatriste: what one player can do to another in Madrid."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste_boxes_town import flag, pips
from assets.make.alatriste_busts import folded
from assets.make.alatriste_characters import HEIGHT, WIDTH, wall
from assets.make.alatriste_folk import (
    CAPTAIN,
    CLERK,
    CONSTABLE,
    DANDY,
    FRIAR,
    GALLANT,
    LADY,
    POET,
    POOR,
    RIVAL,
    SERVANT,
    SOLDIER,
    VEILED,
    dagger,
    fan,
    halberd,
    paper,
    person,
    staff,
    sword,
)
from assets.make.alatriste_scenery import (
    DUSK,
    EVENING,
    NIGHTFALL,
    PLASTER,
    STONE,
    arch,
    bars,
    block,
    candle,
    cloud,
    coach,
    coins,
    curtain,
    facade,
    galleon,
    halo,
    hills,
    horse,
    lamp,
    land,
    masonry,
    moon,
    paving,
    poplar,
    room,
    sky,
    slate_tower,
    stars,
    street,
    table,
    water,
)
from assets.make.ink import circle, ellipse, group, hatch, ink, line, path, rounded, spline, star
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
    OLIVE_DK,
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

W, H = WIDTH, HEIGHT


def levy() -> str:
    """Drum and flag: the captain of the levy has seen you."""
    drawn = (
        sky(W, H, "#C9C0A8") + facade(-10, 120, 90, 76, PLASTER, 3, 3) + land(W, H, 118) + paving(W, H, 120)
    )
    drawn += flag(150, 168, 2.0) + person(SOLDIER, 148, 174, 1.15, near="fore", left=True)
    drum = (
        ink("M-22 -14H22V18Q0 26 -22 18Z", ALMAGRE, 2)
        + ink(ellipse(0, -14, 22, 7), PAPER_HI, 2)
        + line("M-22 -8L-11 20L0 -6L11 21L22 -8", 1.6, OCHRE_LT)
    )
    drawn += (
        person(SERVANT._replace(coat=OCHRE), 88, 180, 1.0, "walk", "fore", "fore")
        + group(drum, 104, 138, 0.9)
        + line("M96 122L112 132M116 118L108 130", 3)
    )
    return drawn + person(POOR, 40, 178, 1.05, "reel", "reach", mood="scared")


def gaming_debt() -> str:
    """A ruffian leans over the table and counts what you owe."""
    drawn = room(W, H, "#5A4A3A", WALNUT_LT, 132) + line("M20 0V60M186 0V50", 4, WALNUT)
    drawn += person(DANDY._replace(hat=""), 150, 196, 1.25, "sit", "chest", left=True, mood="scared")
    drawn += person(RIVAL, 52, 178, 1.35, "guard", "reach", "hip", mood="fierce")
    drawn += (
        table(106, 146, 150, 24, 46)
        + candle(96, 138, 1.1, 60)
        + pips(66, 132, 18, 6, -10)
        + pips(86, 138, 18, 6, 14)
    )
    return (
        drawn
        + coins(124, 142, 2, 1)
        + ink("M136 140L160 134L170 142L146 148Z", PAPER_HI, 1.6)
        + line("M144 142l14 -3M148 145l14 -3", 1.2, ALMAGRE)
    )


def summons() -> str:
    """The constable's white staff, and a paper with your name."""
    drawn = (
        wall("#D9C9A2", "#C2AE80")
        + ink(block(20, 16, 64, 176), STONE, 2.4)
        + arch(52, 192, 44, 150, WALNUT_DK, 2)
        + line("M52 42V192", 1.6)
    )
    drawn += person(CAPTAIN, 46, 182, 1.2, near="chest", mood="scared") + person(
        CLERK._replace(skirt=""), 168, 184, 1.15, near="chest", left=True
    )
    drawn += person(
        CONSTABLE, 136, 182, 1.35, near="fore", far="behind", holds=group(paper(), 4, 0, 1.1), left=True
    )
    return drawn + line("M160 34V184", 6) + line("M160 34V184", 3.4, PAPER_HI)


def vow() -> str:
    """A forgotten vow: wax, an altar, and somebody on his knees."""
    drawn = (
        wall("#453A4E", "#362C40")
        + ink("M120 190V60Q150 10 180 60V190Z", OCHRE_DK, 2.6)
        + path("M128 190V66Q150 26 172 66V190Z", "#2E3F6E", INK, 1.6)
    )
    saint = (
        ink("M136 150Q134 100 142 84H158Q166 100 164 150Z", "#6E9CCB", 2)
        + ink(circle(150, 74, 10), SKIN, 2)
        + path("M138 74Q140 60 150 60Q160 60 162 74L164 96Q156 80 150 80Q144 80 136 96Z", "#3E6BA8", INK, 1.6)
    )
    drawn += (
        halo(150, 90, 70)
        + line(circle(150, 72, 17), 2.4, OCHRE_LT)
        + saint
        + line("M144 106L150 98L156 106", 2.4, SKIN)
        + ink(block(112, 150, 78, 44), PAPER_LO, 2)
    )
    drawn += candle(122, 150, 1.1, 30) + candle(180, 150, 1.1, 30)
    return (
        drawn
        + person(GALLANT._replace(hat=""), 58, 184, 1.35, "kneel", "chest")
        + ink("M14 176Q26 160 40 176Q40 184 14 184Z", "#43352B", 1.8)
    )


def tryst() -> str:
    """A fan, one eye, and a rendezvous on the Prado."""
    drawn = (
        sky(W, H, EVENING)
        + land(W, H, 118, "#B9B47C")
        + "".join(poplar(x, 126, 1.5) for x in (16, 186))
        + line("M150 20l6 10M182 30l-8 8", 1)
        + path(circle(150, 40, 13), PAPER_HI, INK, 1.6)
    )
    drawn += person(CAPTAIN, 34, 150, 0.8, "walk", "chest")
    body = spline(
        [
            (70, 194),
            (76, 130),
            (96, 108),
            (100, 60),
            (122, 40),
            (146, 50),
            (154, 80),
            (156, 112),
            (178, 136),
            (184, 194),
        ]
    )
    drawn += (
        ink(body, "#2F2A33", 3)
        + hatch(body, "M140 30H190V200H146Z", 68, 4.4, 1.2, SEPIA, 0.7, (60, 30, 130, 170))
        + line("M102 66Q112 110 92 186M150 90Q150 140 164 188", 2)
    )
    drawn += ink(spline([(104, 66), (122, 56), (140, 64), (142, 82), (126, 88), (108, 84)]), SKIN, 2) + path(
        spline([(104, 66), (122, 54), (128, 74), (122, 90), (104, 86)]), "#2F2A33", INK, 1.8
    )
    drawn += (
        path(spline([(128, 72), (134, 67), (141, 71), (134, 76)]), PAPER_HI, INK, 1.2)
        + path(circle(135, 72, 2.6), INK)
        + line("M127 66Q134 61 141 66", 2.4)
        + line("M128 71l-3 -2M141 70l3 -3", 1.4)
    )
    drawn += group(fan(), 128, 112, 2.0, 6) + ink(
        spline([(118, 112), (130, 106), (138, 112), (134, 122), (120, 122)]), SKIN, 2
    )
    return drawn + ink("M52 172q4 -10 10 0q6 -10 10 0q0 8 -10 14q-10 -6 -10 -14Z", ALMAGRE, 1.6)


def galleys() -> str:
    """Pressed to sea: the boat is waiting, and so is the chain."""
    drawn = sky(W, H, "#B9C3C2") + cloud(130, 36, 1.2) + water(W, H, 96, "#7DA8B8") + galleon(146, 112, 1.0)
    drawn += ink("M-4 150H96L112 164V194H-4Z", "#A98B66", 2) + masonry(
        block(0, 150, 100, 44), (0, 150, 100, 44), 11, 0.5
    )
    drawn += person(SOLDIER, 26, 162, 1.15, "walk", "reach", holds=halberd(20)) + person(
        POOR._replace(hat=""), 78, 162, 1.1, "reel", "fore", "behind", mood="scared"
    )
    links = "".join(ellipse(98 + k * 7, 136 + k * 5 + (k % 2) * 2, 5, 3.4) for k in range(7))
    return (
        drawn
        + line(links, 4)
        + line(links, 1.8, STEEL)
        + ink(circle(146, 176, 11), STEEL_DK, 2.2)
        + path(ellipse(142, 172, 3, 2), STEEL_HI)
    )


def dispatch() -> str:
    """Ride, and do not ask what the letter says."""
    drawn = (
        sky(W, H, DUSK)
        + hills(W, 100, 50, "#9A7A66")
        + land(W, H, 100, "#B89A6C")
        + path("M210 120Q120 110 60 126T-4 194H210Z", "#D8BE88", INK, 1.8)
    )
    drawn += horse(40, 172, 1.12, "#4A3A34") + person(
        CONSTABLE._replace(cloak=ALMAGRE_DK, plume=OCHRE_LT),
        86,
        138,
        1.0,
        "sit",
        "up",
        holds=group(folded(6, -8), 0, 0, 1.0, -10),
    )
    return (
        drawn
        + line("M2 132h26M8 148h20M-2 164h30", 3, PAPER_HI)
        + path(star(30, 30, 4, 1.6, 4) + star(176, 24, 5, 2, 4) + star(92, 20, 3, 1.4, 4), PAPER_HI)
    )


def libel() -> str:
    """Verses nailed to a church door; everybody reads."""
    drawn = (
        wall("#6E5236", "#5A4028")
        + "".join(line(f"M{x} 0V190", 2.4, WALNUT_DK) for x in (34, 70, 136, 172))
        + line("M0 22H206M0 168H206", 7)
        + line("M0 22H206M0 168H206", 4, STEEL_DK)
    )
    drawn += path(
        "".join(circle(x, y, 4) for x in (16, 52, 103, 154, 190) for y in (22, 168)), STEEL, INK, 1.4
    )
    sheet = ink("M56 34L152 28L158 128Q140 134 128 128L116 138L104 128Q80 134 60 128Z", PAPER_HI, 2.6)
    lines = "".join(f"M{68 + (k % 2) * 3} {52 + k * 10}l{70 - (k % 3) * 12} -3" for k in range(7))
    drawn += (
        group(path("M56 34L152 28L158 128L60 130Z", INK, opacity=0.3), 5, 6)
        + sheet
        + line(lines, 2.4, INK2)
        + ink("M66 36Q78 30 76 44Q70 50 66 44Z", ALMAGRE, 1.4)
    )
    drawn += (
        line("M104 22V40", 6)
        + line("M104 20V42", 3, STEEL_HI)
        + line("M92 22H116", 5)
        + line("M92 22H116", 2.6, OCHRE_LT)
        + line("M104 20V6", 6, WALNUT)
    )
    return (
        drawn
        + person(POET, 24, 192, 0.95, near="give", mood="glad")
        + person(VEILED, 184, 194, 0.95, near="chest", left=True)
    )


def cutpurse() -> str:
    """A small knife and a heavy purse."""
    drawn = (
        wall("#8A4A3A", "#743A2C")
        + path("M-4 -4H130Q120 60 136 110T120 194H-4Z", COBALT_DK, INK, 3)
        + hatch(
            "M-4 -4H130Q120 60 136 110T120 194H-4Z",
            "M80 -4H140V194H90Z",
            70,
            5,
            1.3,
            INK,
            0.6,
            (0, 0, 140, 190),
        )
    )
    drawn += (
        line("M-4 78Q60 96 132 84", 13)
        + line("M-4 78Q60 96 132 84", 9, WALNUT)
        + ink(rounded(38, 76, 26, 24, 3), OCHRE_LT, 2)
    )
    drawn += (
        line("M104 90Q108 104 106 114", 4)
        + line("M104 90Q108 104 106 114", 2, OCHRE_LT)
        + ink(
            spline([(94, 116), (80, 138), (82, 164), (104, 176), (126, 166), (130, 140), (116, 116)]),
            "#9A6A3A",
            2.8,
        )
    )
    drawn += (
        line("M94 116Q106 124 117 115", 4, OCHRE_LT)
        + line("M98 128Q92 144 96 160M112 128Q120 142 116 160", 1.6)
        + coins(150, 184, 1, 1.2)
        + coins(134, 188, 1, 1.1)
    )
    arm = spline([(210, 66), (170, 76), (146, 92), (150, 108), (176, 106), (210, 104)])
    drawn += (
        ink(arm, "#5A4A38", 2.8)
        + ink(spline([(152, 86), (132, 88), (122, 96), (126, 106), (146, 110), (156, 104)]), "#C4875A", 2.4)
        + line("M128 94l12 2M126 100l13 1M129 106l11 -1", 1.4)
    )
    return (
        drawn
        + ink("M124 96L92 104L98 96Q108 90 124 92Z", STEEL_HI, 1.8)
        + line("M150 92L128 96", 3.4, WALNUT)
    )


def ambush() -> str:
    """Steel in a dark lane; one lantern, two cloaks."""
    drawn = (
        sky(W, H, NIGHTFALL)
        + stars(W, 60, 3)
        + moon(150, 32, 14)
        + street(W, H, ("#5A4A52", "#4A4050"), True)
    )
    drawn += line("M46 30H66", 3) + lamp(66, 34, 1.2, 74)
    drawn += person(
        RIVAL._replace(coat="#3C3A44", cloak="#2A2733"),
        58,
        184,
        1.2,
        "lunge",
        "reach",
        "back",
        sword(-4, 58),
        dagger(-120),
    )
    return drawn + person(
        CAPTAIN, 152, 182, 1.15, "guard", "fore", "hip", sword(-36, 56), left=True, mood="fierce"
    )


def fever() -> str:
    """Tertian fever: a bed, a basin, and leeches in a jar."""
    drawn = (
        room(W, H, "#B9AE8C", "#9A7A52", 136)
        + curtain(-6, 64, H, OLIVE_DK)
        + ink(rounded(132, 20, 52, 60, 3), "#9FC3D6", 2)
        + line("M158 20V80M132 50H184", 2, WALNUT)
    )
    drawn += ink(block(22, 90, 10, 92), WALNUT, 2) + ink(
        spline([(32, 124), (34, 102), (74, 98), (84, 116), (80, 132)]), PAPER_HI, 2.2
    )
    drawn += (
        ink(circle(62, 108, 17), "#E8C8A0", 2.4)
        + path(spline([(46, 104), (50, 90), (66, 88), (78, 98), (66, 98), (54, 100)]), INK2, INK, 1.4)
        + ink("M46 96Q62 86 79 98L78 105Q62 94 46 103Z", PAPER_HI, 1.6)
    )
    drawn += (
        line("M54 110l6 -2M66 109l6 1M58 119Q63 115 68 120", 1.8)
        + path(ellipse(54, 115, 3.6, 2.4), "#D06E54", opacity=0.8)
        + path(ellipse(72, 115, 3.6, 2.4), "#D06E54", opacity=0.8)
    )
    drawn += line("M40 84q-4 -6 0 -12M88 88q6 -4 6 -12M64 78v-10", 2, ALMAGRE)
    drawn += (
        ink("M30 134Q60 118 96 124Q140 118 190 134V172H30Z", ALMAGRE, 2.6)
        + line("M60 128Q66 150 62 170M100 124Q108 150 102 171M146 126Q152 150 148 171", 1.6, ALMAGRE_DK)
        + ink(block(184, 126, 10, 58), WALNUT, 2)
    )
    drawn += (
        ink("M100 100H126V82Q126 76 122 74V66H104V74Q100 76 100 82Z", "#CFE0D8", 1.8)
        + path("M101 100V88H125V100Z", "#8FB4A0")
        + line("M108 92q3 4 6 0t6 2", 2.2, INK2)
        + ink(block(94, 100, 40, 6), WALNUT_LT, 1.6)
    )
    return drawn + person(
        CLERK._replace(beard="full"),
        160,
        188,
        1.05,
        near="give",
        holds=ink("M-4 -6H10Q8 6 3 6Q-3 6 -4 -6Z", STEEL, 1.6),
        left=True,
    )


def betrayal() -> str:
    """An embrace, and behind the back a blade."""
    drawn = room(W, H, "#6A3A34", WALNUT_LT, 140) + curtain(142, 70, H, COBALT_DK, -1)
    drawn += ink(block(10, 24, 46, 58), OCHRE_DK, 2) + path(block(15, 29, 36, 48), "#8FA4A8", INK, 1.2)
    drawn += person(DANDY, 120, 184, 1.35, "stand", "give", "hip", left=True, mood="glad")
    drawn += person(
        RIVAL._replace(hat="felt", plume=OCHRE_LT, coat=OLIVE_DK),
        78,
        184,
        1.38,
        "stand",
        "give",
        "behind",
        "",
        dagger(-170),
        mood="glad",
    )
    return drawn + path(
        "".join(circle(x, y, 3) for x, y in ((26, 172), (36, 180), (44, 170))), ALMAGRE, INK, 1
    )


def embargo() -> str:
    """Men of the law carry the house away."""
    drawn = (
        sky(W, H)
        + facade(-12, 132, 104, 104, PLASTER, 3, 3)
        + land(W, H, 130)
        + paving(W, H, 132)
        + ink(block(20, 86, 34, 48), WALNUT, 2)
        + line("M14 92L60 128M14 128L60 92", 4)
        + line("M14 92L60 128M14 128L60 92", 2, PAPER_HI)
    )
    chest = (
        ink("M-34 -22Q-34 -38 0 -38Q34 -38 34 -22V14H-34Z", WALNUT_LT, 2.2)
        + line("M-34 -18H34M-18 -34V14M18 -34V14", 2, OCHRE)
        + ink(block(-6, -22, 12, 13), OCHRE_LT, 1.6)
    )
    drawn += (
        person(SERVANT, 78, 182, 1.1, "walk", "give", "give", left=True)
        + person(SERVANT._replace(coat=COBALT_DK), 162, 182, 1.1, "walk", "give", "give")
        + group(chest, 120, 130, 1.05)
    )
    drawn += person(CONSTABLE, 186, 178, 1.15, near="fore", holds=staff(120), left=True)
    return drawn + person(DANDY._replace(hat="", cloak=""), 30, 186, 0.95, "reel", "high", mood="scared")


def sumptuary() -> str:
    """The King's law against silk, gold and coaches, cried aloud."""
    drawn = (
        sky(W, H, "#E6C79A")
        + slate_tower(178, 132, 20, 96, STONE)
        + land(W, H, 130)
        + paving(W, H, 132)
        + coach(52, 150, 1.05, ALMAGRE)
    )
    drawn += line("M8 92L96 148M96 92L8 148", 6) + line("M8 92L96 148M96 92L8 148", 3.2, ALMAGRE)
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
        line("M0 0L48 -10", 6)
        + line("M0 0L48 -10", 3, OCHRE_LT)
        + ink("M44 -14L62 -24L64 0L46 -5Z", OCHRE_LT, 1.8)
        + ink("M14 -2L40 -7L42 22L16 26Z", COBALT, 1.6)
    )
    return (
        drawn
        + person(SERVANT._replace(coat=COBALT, hose=OCHRE_DK), 182, 182, 1.1, near="mouth", left=True)
        + group(trumpet, 172, 106, (-0.8, 0.8))
    )


def informer() -> str:
    """A word in the constable's ear, a finger pointed."""
    drawn = (
        wall("#3E4458", "#303648")
        + ink(block(126, 10, 84, 190), "#5A4E5E", 2.4)
        + masonry(block(126, 10, 84, 190), (126, 10, 84, 190), 14, 0.5)
        + ink(block(150, 30, 36, 44), "#1F1A22", 2)
        + bars(150, 30, 36, 44, 4, 1, 2.6)
    )
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


def letters() -> str:
    """A desk by night, a drawer forced, a hand with your letters."""
    drawn = (
        wall("#4A3A50", "#3C2E42")
        + path("M-4 126H210V194H-4Z", WALNUT, INK, 2.4)
        + path("M-4 126L20 104H186L210 126Z", WALNUT_LT, INK, 2.2)
    )
    drawn += (
        ink("M52 138H154V176H52Z", WALNUT_LT, 2.4)
        + ink("M60 130H146V150H60Z", "#241A18", 2)
        + line("M103 156V166M97 161H109", 3, OCHRE_LT)
        + line("M150 140l12 -10l-4 14Z", 2)
    )
    drawn += (
        group(folded(0, 0), 84, 138, 1.3, -8)
        + candle(34, 112, 1.4, 70)
        + ink("M150 108L168 98L184 104L166 114Z", PAPER_HI, 1.6)
    )
    drawn += ink(
        spline([(210, 20), (174, 32), (140, 52), (132, 66), (148, 76), (178, 62), (210, 58)]), "#2A2430", 2.8
    ) + ink(spline([(146, 54), (124, 60), (108, 74), (110, 86), (126, 86), (142, 78), (150, 68)]), SKIN, 2.4)
    drawn += (
        group(folded(0, 0), 104, 92, 1.6, 12)
        + group(folded(0, 0), 92, 84, 1.6, -10)
        + ink(spline([(118, 74), (104, 80), (98, 90), (106, 92), (122, 84)]), SKIN, 2)
        + line("M106 84l10 -4M104 90l10 -5", 1.4)
    )
    return drawn + line("M90 104Q96 112 108 110", 2.6, ALMAGRE)


def denunciation() -> str:
    """A friar's finger, a green cross, and fire in the square."""
    drawn = (
        sky(W, H, DUSK)
        + path(block(0, 120, W, 80), "#6A5060", INK, 1.8)
        + slate_tower(22, 122, 16, 66, "#8A6A62")
        + slate_tower(184, 122, 14, 60, "#8A6A62")
    )
    drawn += line("M103 150V14M76 42H130", 12) + line("M103 150V14M76 42H130", 8, "#4F8A4A")
    fire = spline(
        [
            (130, 170),
            (128, 140),
            (140, 112),
            (144, 130),
            (154, 96),
            (162, 126),
            (172, 110),
            (176, 140),
            (186, 170),
        ]
    )
    drawn += (
        halo(156, 140, 60)
        + ink(fire, ALMAGRE, 2)
        + path(spline([(142, 170), (144, 148), (154, 124), (166, 150), (172, 170)]), OCHRE_LT)
    )
    drawn += line("M126 172L190 164M128 164L188 174", 6, WALNUT) + person(
        FRIAR, 56, 186, 1.4, near="reach", far="hip", mood="fierce"
    )
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
    drawn = (
        room(W, H, "#7A6A8A", "#C9B28A", 138)
        + "".join(line(f"M{x} 0V138", 6, OCHRE_DK) + line(f"M{x} 0V138", 3, OCHRE_LT) for x in (4, 103, 202))
        + "".join(
            ink(rounded(x, 20, 60, 72, 28), "#BFD0D6", 2) + line(rounded(x, 20, 60, 72, 28), 2, OCHRE)
            for x in (24, 124)
        )
    )
    drawn += person(LADY, 52, 186, 1.4, near="chest", holds=group(fan(), 0, 0, 1.3), mood="glad") + person(
        CLERK._replace(coat=INK2, skirt="habit"), 114, 186, 1.42, near="mouth", left=True
    )
    return (
        drawn
        + person(GALLANT._replace(hat=""), 176, 184, 1.2, near="chest", far="hip", left=True, mood="scared")
        + line("M120 54q10 -10 20 0M118 44q14 -14 30 0", 2.4, PAPER_HI)
    )


PICTURES: dict[str, Callable[[], str]] = {
    "levy": levy,
    "gaming_debt": gaming_debt,
    "summons": summons,
    "vow": vow,
    "tryst": tryst,
    "galleys": galleys,
    "dispatch": dispatch,
    "libel": libel,
    "cutpurse": cutpurse,
    "ambush": ambush,
    "fever": fever,
    "betrayal": betrayal,
    "embargo": embargo,
    "sumptuary": sumptuary,
    "informer": informer,
    "letters": letters,
    "denunciation": denunciation,
    "rumour": rumour,
}
