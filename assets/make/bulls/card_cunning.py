"""Pictures of the Action cards of those who know the town: a hint, a turn, a gap between houses."""

from __future__ import annotations

from assets.make.bulls.card_scenery import (
    backdrop,
    cobbles,
    espadrille,
    ground,
    puffs,
    rays,
    shade_below,
    sleeve,
    wall,
)
from assets.make.drawing.palette import (
    ALMAGRE,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    INK2,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    PAPER_HI,
    SEPIA,
    TERRA,
    TERRA_DK,
    WALNUT_LT,
)
from assets.make.drawing.people import (
    BLACK,
    BROWN,
    FAIR,
    LINEN,
    LINEN_SH,
    RED,
    Person,
    Pose,
    open_hand,
    pointing,
    runner,
)
from assets.make.drawing.people import head as profile
from assets.make.drawing.svg import (
    circle,
    group,
    hatch,
    ink,
    limb,
    line,
    path,
    petals,
    polygon,
    spline,
)
from assets.make.ui.portraits import ROSY, brow, cheeks, ears, eye, head


def local_knowledge() -> str:
    """A neighbour at her window, who knows a better way and winks."""
    drawn = backdrop("#F3E3C0") + wall(-6, -6, 250, 180, "#F6E8C8", 4)
    frame = "M26 -4H150V126H26Z"
    drawn += ink(frame, COBALT_DK, 3) + path("M34 -4H142V120H34Z", "#2A1F33")
    drawn += hatch("M34 -4H142V120H34Z", "M34 -4H142V120H34Z", 50, 6, 1.4, "#4A3B55", 0.9)
    for x in (-14, 150):
        drawn += ink(f"M{x} -4h38v126h-38Z", COBALT, 2.8)
        drawn += "".join(
            line(f"M{x + 5} {y}h28", 2.4, COBALT_DK) + line(f"M{x + 5} {y - 2.4}h28", 1, COBALT_LT)
            for y in range(8, 120, 11)
        )
    skin, hair = ROSY, "#E6E2DA"
    drawn += ink(spline("36 128, 44 104, 66 94, 112 94, 134 106, 144 128, 144 140, 36 140"), "#4B2F4F", 3)
    drawn += hatch(
        spline("36 128, 44 104, 66 94, 112 94, 134 106, 144 128, 144 140, 36 140"),
        "M96 90H150V140H110Z",
        60,
        4.6,
        1.2,
        "#7A5A80",
        0.9,
    )
    face = (
        ink(circle(0, -36, 12), hair, 2.4)
        + line("M-7 -38Q0 -30 7 -40", 1.2, "#B9B4AC")
        + ink(spline("-25 -4, -27 -20, -16 -32, 0 -35, 16 -32, 27 -20, 25 -4, 20 8, -20 8"), hair, 2.6)
    )
    face += ears(skin, 22, 2) + head(
        [(0, -24), (14, -20), (20, -8), (20, 8), (15, 21), (7, 27), (0, 29)], skin
    )
    face += ink(
        spline("-21 -2, -22 -18, -8 -29, 0 -25, 8 -29, 22 -18, 21 -2, 15 -14, 0 -20, -15 -14"), hair, 2
    ) + cheeks(skin, 12.6, 10, 5.4, 0.6)
    face += eye(9, 0, 5.4, 4, 1.6, "#3B5B46", 2.6, 1.8, False) + line(
        "M-14 1Q-9 -3.6 -4 1.6M-14 1L-17 -0.6M-14 2L-17 3.4", 2.2
    )
    face += brow(9, -8, 5.6, 2.2, -1.6, 2.4, "#8F877E") + brow(-9, -6.4, 5.4, 1.6, 1, 2.4, "#8F877E")
    face += line("M1 -1Q6 8 4 10Q0 12.6 -3 10.6", 1.8) + line(
        "M-9 16Q2 22 11 14M11 14L13 12M-9 16L-11 14.6", 2.2
    )
    face += line("M-16 6L-19 8M16 6L19 8M-6 25Q0 26.6 6 25", 1.1, skin.shade) + path(
        circle(-22, 10, 2.4), OCHRE_LT, INK, 1.2
    )
    face += ink("M-15 27Q0 38 15 27L20 40Q0 50 -20 40Z", ALMAGRE, 2.4)
    drawn += group(face, 86, 64, 1.12)
    drawn += ink("M20 124H156V136H20Z", PAPER_HI, 2.8)
    drawn += sleeve([(116, 122), (142, 116), (164, 92)], [17, 16, 12.5], "#4B2F4F", PAPER_HI)
    drawn += group(pointing("#F0C19B"), 165, 91, 1.36, -26)
    for x, colour in ((34, ALMAGRE), (62, "#D9668A"), (90, ALMAGRE)):
        drawn += "".join(
            ink(circle(x + dx, 128 + dy, 7), OLIVE, 1.8) for dx, dy in ((-10, 2), (10, 2), (0, -3))
        )
        drawn += "".join(
            ink(petals(x + dx, 122 + dy, 7.6, 6, 1.3), colour, 1.5)
            + path(circle(x + dx, 122 + dy, 1.8), OCHRE_LT)
            for dx, dy in ((-8, 3), (8, 2), (0, -4))
        )
        drawn += ink(f"M{x - 14} 134H{x + 14}L{x + 10} 156H{x - 10}Z", TERRA, 2.4) + line(
            f"M{x - 15} 138H{x + 15}", 3.4, TERRA_DK
        )
    return drawn


def about_face() -> str:
    """Full brake, and back the way one came."""
    drawn = (
        backdrop("#E7E4BE")
        + rays(112, 96, 18, "#DAD9A4")
        + ground(128, "#CDBE82")
        + cobbles(128, 5, "#A4945A")
    )
    way = "M232 52Q150 16 84 34Q26 52 40 92Q48 116 80 120"
    drawn += line(way, 25) + line(way, 20, OLIVE) + line("M228 48Q150 14 86 32Q34 50 42 84", 4, OLIVE_LT)
    drawn += ink(polygon("72 94, 112 122, 70 144"), OLIVE, 3)
    pose = Pose(
        "0 0, 18 20, 38 44",
        "-4 0, -14 24, -34 40",
        "-8 -38, -24 -46, -40 -38",
        "8 -38, 24 -50, 42 -56",
        -14,
        -28,
        (-7, -43),
        -6,
    )
    who = Person(FAIR, RED, "tail", ALMAGRE)
    drawn += shade_below(150, 148, 52, 6) + puffs([(98, 142, 11), (82, 136, 8), (112, 148, 9)])
    drawn += group(runner(pose, who, "scared", 1.1), 154, 92, (1.08, 1.08), 6)
    return drawn


def side_alley() -> str:
    """A gap between two houses; somebody has just gone into it."""
    drawn = backdrop("#BFD9E6") + path("M84 0H160V164H84Z", "#8FA6B8") + path("M92 0H150V90H92Z", "#F3D9A0")
    drawn += rays(122, 40, 18, "#F8E6BE", 60)
    drawn += (
        path("M100 40H146V120H100Z", "#EFC7B0", INK, 2)
        + path("M96 40L123 22L150 40Z", TERRA, INK, 2)
        + path("M112 56h10v16h-10ZM128 56h10v16h-10Z", COBALT_DK, INK, 1.6)
    )
    for k in range(6):
        y, half = 112 + k * 9, 24 + k * 4
        drawn += path(
            f"M{122 - half} {y}H{124 + half}V{y + 10}H{122 - half}Z", ("#E3D0A8", "#CDB98C")[k % 2], INK, 1.8
        )
    drawn += wall(-6, -6, 100, 180, PAPER_HI, 7) + path("M94 -6L106 10V126L94 170Z", "#C9B893", INK, 2.4)
    drawn += hatch("M94 -6L106 10V126L94 170Z", "M90 -10H110V170H90Z", 62, 4, 1.2, SEPIA, 0.8)
    drawn += wall(152, -6, 92, 180, "#F6E3BE", 3) + path("M152 -6L142 8V124L152 170Z", "#B9A67E", INK, 2.4)
    drawn += ink("M18 44H62V92H18Z", OLIVE_DK, 2.4) + path(
        "M22 48H39V88H22ZM41 48H58V88H41Z", OLIVE, INK, 1.6
    )
    drawn += line("M22 56H39M22 64H39M22 72H39M22 80H39M41 56H58M41 64H58M41 72H58M41 80H58", 1.4, OLIVE_DK)
    drawn += line("M12 94H68", 5) + line("M12 94H68", 2.6, WALNUT_LT)
    for x in (24, 40, 56):
        drawn += ink(circle(x, 90, 6), OLIVE, 1.6) + ink(
            petals(x, 84, 7, 6, 1.3), (ALMAGRE, OCHRE_LT, ALMAGRE)[(x - 24) // 16], 1.4
        )
    drawn += line("M96 20Q124 34 150 18", 1.8)
    for x, y, colour in ((106, 25, PAPER_HI), (122, 28, ALMAGRE), (137, 25, COBALT_LT)):
        drawn += ink(f"M{x - 6} {y}h12v18h-12Z", colour, 1.6)
    lamp = (
        line("M152 50H140", 4)
        + ink("M131 52h14l-2 18h-10Z", OCHRE_LT, 1.8)
        + path("M129 52L138 44L147 52Z", INK2, INK, 1.4)
    )
    # Half of him is round the corner already.
    leg = limb("116 92, 96 106, 70 104", [13, 11, 8])
    runaway = group(espadrille(), 64, 106, 0.46, 74) + ink(leg, LINEN, 3)
    runaway += hatch(leg, limb("116 98, 96 114, 70 112", [11, 9, 6]), 60, 4, 1.1, SEPIA, 0.8)
    runaway += ink(limb("124 92, 130 116, 122 136", [13, 11, 8]), LINEN_SH, 3) + group(
        espadrille(), 122, 140, 0.46, 8
    )
    shirt = spline("104 58, 120 50, 136 58, 136 92, 104 94")
    runaway += ink(limb("108 62, 90 74, 84 92", [9, 8, 6]), LINEN, 2.8) + ink(circle(84, 96, 6.6), BROWN, 2.2)
    runaway += ink(shirt, LINEN, 3) + hatch(shirt, "M120 46H146V100H122Z", 60, 4.4, 1.1, SEPIA, 0.7)
    runaway += ink("M103 86Q120 94 137 86V96Q120 104 103 96Z", ALMAGRE, 2.2)
    scarf = spline("112 54, 96 50, 84 58, 72 50, 58 56, 60 66, 72 61, 84 69, 98 62, 112 65")
    runaway += ink(scarf, ALMAGRE, 2.6) + group(
        profile(Person(BROWN, BLACK, "curls"), "scared", 1.1), 118, 36, (-1.56, 1.56), 8
    )
    runaway += ink(limb("130 64, 142 74, 148 60", [8, 7, 6]), LINEN, 2.6) + group(
        open_hand(BROWN), 147, 58, 0.62, -62
    )
    return drawn + lamp + runaway
