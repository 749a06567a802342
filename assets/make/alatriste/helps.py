"""The Helps of El Capitán Alatriste: papers, gold, and what a good sword can still do."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from assets.make.alatriste.buildings import facade, masonry, slate_tower
from assets.make.alatriste.cast import CAPTAIN, CLERK, GALLANT, RIVAL
from assets.make.alatriste.folk import person
from assets.make.alatriste.grounds import HEIGHT, WIDTH, wall
from assets.make.alatriste.hands import sword
from assets.make.alatriste.scenery import EVENING, STONE, block, halo, land, paving, sky
from assets.make.alatriste.things import candle, coins, room
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    COBALT,
    COBALT_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    SKIN,
    STEEL,
    TERRA,
    WALNUT,
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
    star,
)

W, H = WIDTH, HEIGHT


def _seal(x: float, y: float, size: float = 1.0) -> str:
    """A seal of red wax with a crown, on its ribbons."""
    ribbons = line("M-6 12L-14 40L-4 34M6 12L14 40L4 34", 6) + line(
        "M-6 12L-14 40L-4 34M6 12L14 40L4 34", 3.4, ALMAGRE_DK
    )
    drawn = ribbons + ink(star(0, 0, 22, 18, 16), ALMAGRE, 2.4) + ink(circle(0, 0, 14), ALMAGRE_LT, 1.6)
    return group(drawn + ink("M-8 6L-10 -5L-4 -1L0 -8L4 -1L10 -5L8 6Z", OCHRE_LT, 1.4), x, y, size)


def _scroll(x: float, y: float, wide: float, high: float, lines: int) -> str:
    """A sheet rolled at its head and foot, with writing."""
    body = ink(block(x, y, wide, high), PAPER_HI, 2.4) + hatch(
        block(x, y, wide, high),
        block(x + wide * 0.8, y, wide * 0.2, high),
        90,
        3,
        0.9,
        SEPIA,
        0.6,
        (x, y, wide, high),
    )
    writing = "".join(f"M{x + 10} {y + 18 + k * 10}h{wide - 22 - (k % 3) * 10}" for k in range(lines))
    rolls = "".join(
        ink(rounded(x - 7, top - 7, wide + 14, 14, 7), PAPER_LO, 2.2)
        + line(f"M{x - 2} {top + 2}H{x + wide + 2}", 1, SEPIA)
        for top in (y, y + high)
    )
    return body + line(writing, 2, INK2) + rolls


def royal_writ() -> str:
    """The King's own hand opens the gate of the jail."""
    drawn = wall("#8F8470", "#7A705E") + ink("M22 190V90Q22 30 76 30Q130 30 130 90V190Z", STONE, 2.4)
    drawn += path("M34 190V92Q34 42 76 42Q118 42 118 92V190Z", "#E8C88C", INK, 2)
    drawn += halo(76, 120, 80) + ink("M34 190V92Q34 60 48 50L56 60V190Z", "#4A4A52", 2)
    drawn += line("M40 70V190M48 60V190M34 110H56M34 150H56", 2.4, STEEL)
    return drawn + _scroll(88, 62, 76, 92, 6) + _seal(146, 150, 1.1)


def parry() -> str:
    """Two blades, and one that was faster."""
    drawn = wall("#2F4E7A", "#274268") + path(star(103, 92, 84, 26, 12), "#F2DFA0")
    drawn += path(star(103, 92, 52, 18, 12, -75), PAPER_HI, OCHRE, 1.4)
    drawn += group(sword(-52, 84), 52, 160, 1.9) + group(sword(-52, 84), 154, 160, (-1.9, 1.9))
    sparks = "".join(
        f"M{103 + 20 * cos(pi * k / 6):.1f} {84 + 20 * sin(pi * k / 6):.1f}"
        f"L{103 + 34 * cos(pi * k / 6):.1f} {84 + 34 * sin(pi * k / 6):.1f}"
        for k in range(12)
    )
    return drawn + edged(sparks, 3, 1.4, OCHRE_LT) + ink(star(103, 84, 15, 6, 4), PAPER_HI, 1.8)


def riposte() -> str:
    """The attacker's own thrust comes back to him."""
    drawn = sky(W, H, EVENING) + facade(-8, 132, 80, 70, STONE, 3, 2) + land(W, H, 130) + paving(W, H, 132)
    drawn += person(CAPTAIN, 64, 174, 1.15, "lunge", "reach", "hip", sword(-2, 60), mood="fierce")
    drawn += person(RIVAL._replace(hat=""), 160, 176, 1.15, "reel", "high", "reach", left=True, mood="scared")
    turn = "M150 36Q120 6 84 26"
    drawn += edged(turn, 8, 4.4, COBALT) + ink("M90 12L70 32L96 40Z", COBALT, 2)
    drawn += group(sword(-70, 50), 196, 92, 0.9)
    return drawn + ink("M128 40Q152 34 176 40Q164 30 164 22Q150 16 142 24Q140 32 128 40Z", "#2A1E1A", 1.8)


def surgeon() -> str:
    """Bandage, salve, and hands that know; the barber's basin over the door."""
    jars = ((20, "#7E9A6A"), (34, OCHRE), (47, TERRA))
    drawn = room(W, H, "#C9BC9A", "#A07E52", 128) + ink(block(10, 34, 44, 6), WALNUT_LT, 1.6)
    drawn += "".join(ink(f"M{x - 6} 34V22Q{x} 14 {x + 6} 22V34Z", c, 1.5) for x, c in jars)
    drawn += person(GALLANT._replace(hat="", cloak=""), 62, 178, 1.3, "sit", "reach")
    drawn += person(CLERK._replace(beard="full", skirt="habit"), 146, 182, 1.32, near="give", left=True)
    drawn += ink(block(40, 148, 34, 34), WALNUT, 2) + line("M92 92L128 92", 9)
    drawn += line("M92 92L126 92", 6, PAPER_HI)
    drawn += line("M98 88v9M106 88v9M114 88v9", 1.2, SEPIA) + path(circle(110, 92, 2.4), ALMAGRE)
    drawn += ink("M88 182H124L120 164H92Z", STEEL, 2) + path(ellipse(106, 165, 14, 4), "#B9857A", INK, 1.3)
    basin = "M82 44Q82 68 104 68Q126 68 126 44L112 44Q112 50 104 50Q96 50 96 44Z"
    drawn += line("M104 0V20M88 44L104 20L120 44", 2) + ink(basin, OCHRE_LT, 2.2)
    return drawn + line("M90 56Q96 63 104 63", 1.6, PAPER_HI)


def doubloons() -> str:
    """An open purse, and gold over the whole table."""
    drawn = wall("#3E5A48", "#324C3C") + path("M-2 120Q103 98 208 120V194H-2Z", WALNUT_LT, INK, 2.2)
    drawn += path(ellipse(103, 162, 78, 14), INK, opacity=0.3)
    drawn += ink(
        spline("58 160, 48 116, 68 82, 84 70, 120 70, 138 84, 158 118, 148 160, 103 168"),
        "#9A6A3A",
        3,
    )
    drawn += hatch(
        spline("58 160, 48 116, 68 82, 84 70, 120 70, 138 84, 158 118, 148 160, 103 168"),
        "M116 60H170V170H126Z",
        66,
        4.6,
        1.3,
        INK,
        0.6,
        (40, 60, 130, 110),
    )
    drawn += ink("M66 84L56 56L78 66L90 46L104 62L120 46L130 66L150 56L140 84Q103 70 66 84Z", "#B07E48", 2.4)
    drawn += ink(ellipse(103, 82, 35, 11), "#241A14", 2)
    drawn += "".join(
        path(ellipse(x, y, 11, 6), OCHRE_LT, INK, 1.4)
        for x, y in ((84, 80), (104, 76), (122, 80), (94, 84), (114, 85))
    )
    drawn += edged("M68 92Q103 106 138 92", 5, 2.6, ALMAGRE)
    drawn += coins(34, 174, 4, 1.6) + coins(172, 172, 6, 1.6) + coins(150, 184, 2, 1.6)
    drawn += coins(58, 186, 1, 1.6)
    doubloon = (
        ink(circle(0, 0, 17), OCHRE_LT, 2)
        + line(circle(0, 0, 13), 1.2, OCHRE_DK)
        + path("M-5 -8H5V2Q5 7 0 9Q-5 7 -5 2Z", OCHRE, INK, 1)
        + line("M0 -8V9M-5 0H5", 1, INK)
    )
    return (
        drawn
        + group(doubloon, 103, 30)
        + group(doubloon, 160, 44, 0.8, 20)
        + group(doubloon, 44, 44, 0.8, -20)
    )


def secret_thrust() -> str:
    """A figure in an old book of fence: between the eyes."""
    drawn = wall("#4A3A30", "#3C2E26")
    drawn += group(
        path("M8 46Q56 30 103 46Q150 30 198 46V172Q150 158 103 172Q56 158 8 172Z", INK, opacity=0.35), 3, 6
    )
    drawn += ink("M6 42Q56 26 103 42Q150 26 200 42V168Q150 154 103 168Q56 154 6 168Z", ALMAGRE_DK, 2.4)
    drawn += ink("M12 38Q58 24 103 40Q148 24 194 38V160Q148 146 103 162Q58 146 12 160Z", PAPER_HI, 2.2)
    drawn += line("M103 40V162", 1.6, SEPIA)
    drawn += hatch(
        "M12 38Q58 24 103 40V162Q58 146 12 160Z",
        "M86 30H104V164H90Z",
        90,
        2.6,
        0.9,
        SEPIA,
        0.7,
        (10, 20, 100, 150),
    )
    man = ink(circle(0, -58, 8), SKIN, 1.6) + edged(
        "M0 -50V-18M0 -44L-22 -36M0 -44L40 -50M0 -18L-16 4M0 -18L18 4", 5, 2.6, PAPER_LO
    )
    drawn += group(man, 46, 140, 0.98) + edged("M84 92L140 80", 3, 1.3, STEEL)
    drawn += line(circle(58, 96, 40), 1.2, ALMAGRE, 0.8, "4 4")
    drawn += line("M22 140H92M58 56V140", 1, ALMAGRE, 0.8)
    face = ink(
        spline([(132, 66), (130, 86), (136, 104), (150, 116), (164, 104), (170, 86), (168, 66), (150, 54)]),
        SKIN,
        2,
    ) + line("M138 82h8M154 82h8M150 84v12M144 104q6 4 12 0", 2)
    drawn += face + ink(star(150, 72, 10, 4, 4), ALMAGRE, 1.6) + line("M140 72l20 0M150 62v20", 1, ALMAGRE_DK)
    return drawn + line("M124 132h54M124 140h44", 1.6, SEPIA) + line("M22 148h30M60 148h30", 1.4, SEPIA)


def safe_conduct() -> str:
    """A pass held up to a halberd, and the chain goes down."""
    drawn = sky(W, H, EVENING) + slate_tower(18, 140, 22, 96, "#E9DCBE")
    drawn += slate_tower(188, 140, 22, 96, "#E9DCBE") + ink(block(40, 56, 126, 86), STONE, 2.4)
    drawn += masonry(block(40, 56, 126, 86), (40, 56, 126, 86), 10, 0.4)
    drawn += ink("M66 142V96Q66 62 103 62Q140 62 140 96V142Z", "#E8C88C", 2.4) + halo(103, 118, 50)
    drawn += ink("M91 36H115V52Q103 62 91 52Z", COBALT, 1.8) + line("M103 36V58M91 46H115", 2, OCHRE_LT)
    drawn += land(W, H, 140) + paving(W, H, 142)
    drawn += line("M66 132Q80 150 96 158M140 132Q128 150 112 158", 4)
    drawn += line("M66 132Q80 150 96 158M140 132Q128 150 112 158", 2, STEEL, 1, "4 3")
    return drawn + _scroll(70, 84, 66, 72, 5) + _seal(122, 150, 0.9)


def recommendation() -> str:
    """A letter for the Favourite, its quill not yet dry."""
    drawn = wall("#7E3A32", "#6A2C26") + path("M-2 128Q103 112 208 128V194H-2Z", WALNUT, INK, 2.2)
    drawn += candle(168, 140, 1.3, 56) + path(ellipse(96, 162, 70, 10), INK, opacity=0.3)
    drawn += group(
        ink("M-62 -46H62V46H-62Z", PAPER_HI, 2.6)
        + line("M-62 -45L0 12L62 -45M-62 45L-18 -4M62 45L18 -4", 1.8, SEPIA),
        94,
        108,
        0.98,
        -6,
    )
    drawn += _seal(96, 118, 1.15)
    quill = (
        ink("M0 0Q-10 -40 14 -84Q24 -60 16 -30Q10 -12 4 -2Z", PAPER_HI, 2.2)
        + line("M-4 20L12 -70", 2)
        + line("M6 -30l8 -8M4 -18l9 -6M9 -46l8 -10", 1.1, SEPIA)
    )
    ink_pot = ink("M-14 0V-18Q-14 -24 -8 -26V-32H8V-26Q14 -24 14 -18V0Z", COBALT_DK, 2.2) + path(
        ellipse(0, -32, 8, 3), INK, INK, 1.2
    )
    drawn += group(quill, 40, 136, 1, 8) + group(ink_pot, 38, 168)
    return drawn + path("M150 182h10M20 182q6 2 12 0", "none", INK, 1.6)


PICTURES: dict[str, Callable[[], str]] = {
    "royal_writ": royal_writ,
    "parry": parry,
    "riposte": riposte,
    "surgeon": surgeon,
    "doubloons": doubloons,
    "secret_thrust": secret_thrust,
    "safe_conduct": safe_conduct,
    "recommendation": recommendation,
}
