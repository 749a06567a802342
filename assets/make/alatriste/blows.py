"""The Attacks that strike at once: steel, sickness, thieves and false friends."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.buildings import street
from assets.make.alatriste.busts import folded
from assets.make.alatriste.cast import CAPTAIN, CLERK, DANDY, POET, RIVAL, VEILED
from assets.make.alatriste.folk import person
from assets.make.alatriste.grounds import HEIGHT, WIDTH, wall
from assets.make.alatriste.hands import dagger, sword
from assets.make.alatriste.scenery import NIGHTFALL, block, moon, sky, stars
from assets.make.alatriste.things import candle, coins, curtain, lamp, room
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT_DK,
    INK,
    INK2,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_HI,
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
    rounded,
    spline,
)

W, H = WIDTH, HEIGHT


def libel() -> str:
    """Verses nailed to a church door; everybody reads."""
    drawn = wall("#6E5236", "#5A4028")
    drawn += "".join(line(f"M{x} 0V190", 2.4, WALNUT_DK) for x in (34, 70, 136, 172))
    drawn += edged("M0 22H206M0 168H206", 7, 4, STEEL_DK)
    drawn += path(
        "".join(circle(x, y, 4) for x in (16, 52, 103, 154, 190) for y in (22, 168)), STEEL, INK, 1.4
    )
    sheet = ink("M56 34L152 28L158 128Q140 134 128 128L116 138L104 128Q80 134 60 128Z", PAPER_HI, 2.6)
    lines = "".join(f"M{68 + (k % 2) * 3} {52 + k * 10}l{70 - (k % 3) * 12} -3" for k in range(7))
    drawn += group(path("M56 34L152 28L158 128L60 130Z", INK, opacity=0.3), 5, 6) + sheet
    drawn += line(lines, 2.4, INK2) + ink("M66 36Q78 30 76 44Q70 50 66 44Z", ALMAGRE, 1.4)
    drawn += line("M104 22V40", 6) + line("M104 20V42", 3, STEEL_HI) + edged("M92 22H116", 5, 2.6, OCHRE_LT)
    drawn += line("M104 20V6", 6, WALNUT)
    drawn += person(POET, 24, 192, 0.95, near="give", mood="glad")
    return drawn + person(VEILED, 184, 194, 0.95, near="chest", left=True)


def cutpurse() -> str:
    """A small knife and a heavy purse."""
    drawn = wall("#8A4A3A", "#743A2C") + path("M-4 -4H130Q120 60 136 110T120 194H-4Z", COBALT_DK, INK, 3)
    drawn += hatch(
        "M-4 -4H130Q120 60 136 110T120 194H-4Z",
        "M80 -4H140V194H90Z",
        70,
        5,
        1.3,
        INK,
        0.6,
        (0, 0, 140, 190),
    )
    drawn += edged("M-4 78Q60 96 132 84", 13, 9, WALNUT)
    drawn += ink(rounded(38, 76, 26, 24, 3), OCHRE_LT, 2)
    drawn += edged("M104 90Q108 104 106 114", 4, 2, OCHRE_LT)
    drawn += ink(
        spline([(94, 116), (80, 138), (82, 164), (104, 176), (126, 166), (130, 140), (116, 116)]),
        "#9A6A3A",
        2.8,
    )
    drawn += line("M94 116Q106 124 117 115", 4, OCHRE_LT)
    drawn += line("M98 128Q92 144 96 160M112 128Q120 142 116 160", 1.6) + coins(150, 184, 1, 1.2)
    drawn += coins(134, 188, 1, 1.1)
    arm = spline([(210, 66), (170, 76), (146, 92), (150, 108), (176, 106), (210, 104)])
    drawn += ink(arm, "#5A4A38", 2.8)
    drawn += ink(
        spline([(152, 86), (132, 88), (122, 96), (126, 106), (146, 110), (156, 104)]), "#C4875A", 2.4
    )
    drawn += line("M128 94l12 2M126 100l13 1M129 106l11 -1", 1.4)
    return (
        drawn
        + ink("M124 96L92 104L98 96Q108 90 124 92Z", STEEL_HI, 1.8)
        + line("M150 92L128 96", 3.4, WALNUT)
    )


def ambush() -> str:
    """Steel in a dark lane; one lantern, two cloaks."""
    drawn = sky(W, H, NIGHTFALL) + stars(W, 60, 3) + moon(150, 32, 14)
    drawn += street(W, H, ("#5A4A52", "#4A4050"), True)
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
    drawn = room(W, H, "#B9AE8C", "#9A7A52", 136) + curtain(-6, 64, H, OLIVE_DK)
    drawn += ink(rounded(132, 20, 52, 60, 3), "#9FC3D6", 2) + line("M158 20V80M132 50H184", 2, WALNUT)
    drawn += ink(block(22, 90, 10, 92), WALNUT, 2)
    drawn += ink(spline([(32, 124), (34, 102), (74, 98), (84, 116), (80, 132)]), PAPER_HI, 2.2)
    drawn += ink(circle(62, 108, 17), "#E8C8A0", 2.4)
    drawn += path(spline([(46, 104), (50, 90), (66, 88), (78, 98), (66, 98), (54, 100)]), INK2, INK, 1.4)
    drawn += ink("M46 96Q62 86 79 98L78 105Q62 94 46 103Z", PAPER_HI, 1.6)
    drawn += line("M54 110l6 -2M66 109l6 1M58 119Q63 115 68 120", 1.8)
    drawn += path(ellipse(54, 115, 3.6, 2.4), "#D06E54", opacity=0.8)
    drawn += path(ellipse(72, 115, 3.6, 2.4), "#D06E54", opacity=0.8)
    drawn += line("M40 84q-4 -6 0 -12M88 88q6 -4 6 -12M64 78v-10", 2, ALMAGRE)
    drawn += ink("M30 134Q60 118 96 124Q140 118 190 134V172H30Z", ALMAGRE, 2.6)
    drawn += line("M60 128Q66 150 62 170M100 124Q108 150 102 171M146 126Q152 150 148 171", 1.6, ALMAGRE_DK)
    drawn += ink(block(184, 126, 10, 58), WALNUT, 2)
    drawn += ink("M100 100H126V82Q126 76 122 74V66H104V74Q100 76 100 82Z", "#CFE0D8", 1.8)
    drawn += path("M101 100V88H125V100Z", "#8FB4A0") + line("M108 92q3 4 6 0t6 2", 2.2, INK2)
    drawn += ink(block(94, 100, 40, 6), WALNUT_LT, 1.6)
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


def letters() -> str:
    """A desk by night, a drawer forced, a hand with your letters."""
    drawn = wall("#4A3A50", "#3C2E42") + path("M-4 126H210V194H-4Z", WALNUT, INK, 2.4)
    drawn += path("M-4 126L20 104H186L210 126Z", WALNUT_LT, INK, 2.2)
    drawn += ink("M52 138H154V176H52Z", WALNUT_LT, 2.4) + ink("M60 130H146V150H60Z", "#241A18", 2)
    drawn += line("M103 156V166M97 161H109", 3, OCHRE_LT) + line("M150 140l12 -10l-4 14Z", 2)
    drawn += group(folded(0, 0), 84, 138, 1.3, -8) + candle(34, 112, 1.4, 70)
    drawn += ink("M150 108L168 98L184 104L166 114Z", PAPER_HI, 1.6)
    drawn += ink(
        spline([(210, 20), (174, 32), (140, 52), (132, 66), (148, 76), (178, 62), (210, 58)]), "#2A2430", 2.8
    )
    drawn += ink(
        spline([(146, 54), (124, 60), (108, 74), (110, 86), (126, 86), (142, 78), (150, 68)]), SKIN, 2.4
    )
    drawn += group(folded(0, 0), 104, 92, 1.6, 12) + group(folded(0, 0), 92, 84, 1.6, -10)
    drawn += ink(spline([(118, 74), (104, 80), (98, 90), (106, 92), (122, 84)]), SKIN, 2)
    drawn += line("M106 84l10 -4M104 90l10 -5", 1.4)
    return drawn + line("M90 104Q96 112 108 110", 2.6, ALMAGRE)


PICTURES: dict[str, Callable[[], str]] = {
    "libel": libel,
    "cutpurse": cutpurse,
    "ambush": ambush,
    "fever": fever,
    "betrayal": betrayal,
    "letters": letters,
}
