"""Pictures of the Action cards that roll one's own Runners again."""

from __future__ import annotations

from assets.make.bulls.card_scenery import (
    FRAME,
    backdrop,
    espadrille,
    ground,
    puffs,
    rays,
    shade_below,
    sleeve,
    sparkle,
    speed,
)
from assets.make.drawing.beasts import bull
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    COBALT,
    COBALT_DK,
    COBALT_LT,
    INK,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SAND,
    SEA,
    SEA_LT,
    SEATS,
    SEPIA,
    SKIN,
    SKIN_SH,
    SKY,
    WALNUT,
    WALNUT_LT,
)
from assets.make.drawing.people import (
    BLACK,
    BROWN,
    FAIR,
    LINEN,
    LINEN_SH,
    OLIVE_SKIN,
    REACH,
    TAN,
    Person,
    open_hand,
    pinch,
    runner,
)
from assets.make.drawing.svg import (
    circle,
    clip,
    group,
    hatch,
    ink,
    limb,
    line,
    path,
    petals,
    polygon,
    rounded,
    spline,
)


def quick_feet() -> str:
    """Two espadrilles in a hurry, seen from as low as the cobbles."""
    drawn = backdrop("#F8E2AC") + rays(70, 150, 20, "#F3CF7C") + ground(136, SAND)
    drawn += line("M30 148H78M120 154H170M186 144H214M60 158H96", 1.6, OCHRE_DK)
    drawn += speed([(6, 40, 44), (-4, 62, 34), (10, 84, 26)], PAPER_HI, 4)
    drawn += shade_below(174, 146, 44, 6)
    far = limb("98 -30, 78 28, 52 62", [30, 23, 14])
    drawn += group(espadrille(), 38, 78, 0.86, 76) + ink(far, LINEN_SH, 3.2)
    drawn += hatch(far, limb("112 -30, 92 28, 62 66", [26, 18, 10]), 60, 5, 1.2, SEPIA, 0.8)
    near = limb("108 -34, 142 16, 156 76", [34, 28, 16])
    drawn += group(espadrille(), 160, 92, 0.98, -14) + ink(near, LINEN, 3.4)
    drawn += hatch(near, limb("94 -30, 126 20, 144 82", [24, 18, 8]), 60, 5, 1.2, SEPIA, 0.7)
    drawn += line("M140 70Q156 78 173 72M150 16Q138 24 130 22", 2.2)
    return drawn + puffs([(84, 134, 9), (66, 138, 12), (48, 142, 10), (32, 146, 6)])


def huddle_up() -> str:
    """Five hands, one on top of the other."""
    drawn = backdrop("#F3D9A0") + rays(118, 82, 24, "#EBC67C")
    arms = (
        (196, BROWN, SEATS["green"].main),
        (318, FAIR, SEATS["pink"].main),
        (100, OLIVE_SKIN, SEATS["yellow"].main),
        (38, TAN, SEATS["purple"].main),
        (258, FAIR, SEATS["blue"].main),
    )
    for turn, skin, cuff in arms:
        arm = sleeve([(-170, 4), (-100, 0), (-50, 0)], [26, 21, 15], LINEN, cuff)
        drawn += group(group(open_hand(skin), -50, 0, 1.55) + arm, 118, 82, 1, turn + 180)
    for x, y, r in ((42, 30, 9), (200, 84, 8), (66, 138, 7)):
        drawn += sparkle(x, y, r, PAPER_HI, 1.6)
    return drawn


def change_of_plans() -> str:
    """A folded map on which a pencil has crossed out one way and draws another."""
    drawn = backdrop(WALNUT_LT) + line("".join(f"M-4 {y}H240" for y in (22, 60, 98, 136)), 1.6, WALNUT)
    folds = [(18, 22), (66, 10), (112, 24), (160, 10), (206, 22)]
    lower = [(x + 4, y + 124) for x, y in folds]
    whole = polygon(folds + lower[::-1])
    drawn += group(path(whole, INK, opacity=0.35), 4, 6) + ink(whole, "#F2E6BF", 2.8)
    land = path(spline("10 110, 60 96, 104 118, 150 104, 216 122, 216 160, 10 160"), OLIVE_LT, opacity=0.45)
    land += path(spline("160 4, 176 40, 168 80, 190 120, 184 160, 230 160, 230 0"), SEA_LT, SEA, 1.6)
    streets = (
        "M16 54L66 40L112 60L160 42M66 40L72 92L116 112L162 94M112 60L116 112M72 92L24 104M160 42L162 94"
    )
    land += line(streets, 9, PAPER_DK) + line(streets, 6, PAPER_HI)
    for k in (0, 2):
        land += path(polygon([folds[k], folds[k + 1], lower[k + 1], lower[k]]), INK, opacity=0.09)
    drawn += clip(whole, land + line("M66 10L70 134M112 24L116 148M160 10L164 134", 1.4, SEPIA))
    drawn += line("M28 56L66 42L110 60", 3.6, ALMAGRE, dash="1 7") + line(
        "M96 46L124 74M124 46L96 74", 10, PAPER_HI
    )
    drawn += line("M96 46L124 74M124 46L96 74", 6.4, ALMAGRE)
    drawn += line("M66 42L72 92L116 112", 4.6, COBALT) + path(circle(28, 55, 6.4), ALMAGRE, INK, 1.8)
    drawn += ink("M148 30Q138 16 148 8Q160 2 166 14Q168 22 160 34L154 44Z", ALMAGRE, 2) + path(
        circle(155, 17, 4), PAPER_HI
    )
    pencil = (
        ink("M0 -5L56 -5V5H0L-13 0Z", OCHRE, 2.4)
        + path("M0 -5L-13 0L0 5Z", PAPER_LO, INK, 1.6)
        + path("M-8 -1.8L-13 0L-8 1.8Z", INK)
    )
    pencil += line("M2 0H56", 1.4, OCHRE_DK) + path("M56 -5H64V5H56Z", ALMAGRE, INK, 2)
    drawn += group(pencil, 129, 112, 1, -52)
    arm = sleeve([(76, 40), (40, 22), (8, 4)], [24, 20, 15], LINEN, SEATS["blue"].main)
    return drawn + group(arm, 186, 106) + group(pinch(FAIR), 194, 110, (-1.32, 1.32), 28)


def second_wind() -> str:
    """The west wind itself, cheeks full, behind a runner who had given up."""
    drawn = backdrop("#CFE3E8") + rays(60, 70, 22, "#DDEBEC") + ground(142, "#D9C98E")
    for d in ("M96 72Q140 60 176 70T240 62", "M96 80Q150 84 196 96T240 94", "M94 88Q130 104 160 118T226 130"):
        drawn += line(d, 9) + line(d, 6, PAPER_HI)
    for d in ("M150 36q14 -12 22 0q4 10 -8 10q-8 -2 -4 -8", "M196 118q16 -6 20 6q0 10 -10 8q-6 -4 0 -8"):
        drawn += line(d, 6.4) + line(d, 3.8, PAPER_HI)
    drawn += puffs(
        [(4, 30, 30), (40, 18, 26), (70, 34, 22), (0, 80, 32), (10, 128, 28), (46, 140, 22)], PAPER_HI, 3.4
    )
    face = spline(
        "20 26, 52 22, 74 34, 80 48, 82 56, 100 68, 98 75, 86 77, 93 81, 98 84, 91 87, "
        "97 91, 90 96, 88 106, 72 122, 40 126, 12 116, 4 70"
    )
    drawn += ink(face, SKIN, 3.2)
    drawn += clip(
        face, path(spline("50 130, 90 116, 92 96, 70 108, 40 110, 10 92, 0 130"), SKIN_SH, opacity=0.75)
    )
    drawn += ink(circle(64, 86, 21), "#F2B898", 2.4) + path(circle(60, 82, 11), "#E58D6C", opacity=0.6)
    drawn += line("M54 74Q60 68 68 70", 1.8, PAPER_HI)
    drawn += (
        path(spline("50 52, 60 44, 72 50, 62 56"), PAPER_HI, INK, 1.6)
        + path(circle(65, 50, 4), COBALT_DK)
        + line("M46 52Q58 40 74 49", 3)
    )
    drawn += ink(spline("40 38, 56 28, 76 36, 74 42, 58 36, 44 44"), "#CBD9E2", 2) + line(
        "M86 86Q92 86 94 87.5M90 75Q88 71 91 69", 2
    )
    curls = ((16, 30, 15), (32, 16, 13), (6, 54, 14), (8, 80, 12), (22, 48, 10))
    drawn += "".join(
        ink(circle(x, y, r), PAPER_HI, 2.6)
        + line(f"M{x - r * 0.4} {y}a{r * 0.45} {r * 0.45} 0 1 1 {r * 0.5} {r * 0.4}", 1.8, COBALT_LT)
        for x, y, r in curls
    )
    who = Person(OLIVE_SKIN, BLACK, "tail", ALMAGRE)
    return drawn + shade_below(186, 146, 30, 5) + group(runner(REACH, who, "glad", 1.1), 178, 94, 0.94)


def postcard_home() -> str:
    """A card to be sent: the stamp bears a bull, the back is nearly full."""
    drawn = backdrop("#2A6A86") + line("".join(f"M{x} 0V164" for x in range(10, 236, 26)), 1.4, "#1D5A7A")
    view = (
        path(FRAME, SKY)
        + path("M0 62H190V120H0Z", SEA, INK, 1.6)
        + path(circle(46, 36, 17), OCHRE_LT, INK, 2)
    )
    view += path("M0 100Q60 84 190 104V124H0Z", SAND, INK, 1.8) + line(
        "M10 74q8 -5 16 0t16 0M90 80q8 -5 16 0t16 0", 2, SEA_LT
    )
    card = rounded(0, 0, 164, 108, 4)
    drawn += group(
        path(card, INK, opacity=0.3)
        + group(
            ink(card, PAPER_HI, 2.6)
            + clip(rounded(6, 6, 152, 96, 2), view)
            + line(rounded(6, 6, 152, 96, 2), 2),
            -3,
            -4,
        ),
        20,
        26,
        1,
        -13,
    )
    back = ink(card, PAPER_HI, 2.8) + line("M84 12V96", 1.6, SEPIA)
    for k in range(7):
        back += line(
            f"M12 {20 + k * 11.4}q5 -6 9 0t9 0t9 0t9 0" + ("t9 0t9 -1" if k != 6 else ""), 2, COBALT_DK
        )
    for k in range(3):
        back += line(
            f"M94 {64 + k * 12}q5 -5 9 0t9 0t9 0t9 0" + ("t9 0" if k < 2 else ""), 2, COBALT_DK
        ) + line(f"M92 {69 + k * 12}H154", 0.9, PAPER_DK)
    stamp = path("M118 8H154V50H118Z", PAPER_LO, INK, 1.2) + line(
        "M118 8H154V50H118Z", 3.2, PAPER_HI, dash="0.1 5.2"
    )
    back += stamp + path("M122 12H150V46H122Z", OCHRE_LT, ALMAGRE_DK, 1.6)
    back += group(bull(), 123, 20, 0.088)
    back += (
        line(circle(112, 30, 15), 1.8, ALMAGRE)
        + line(circle(112, 30, 11), 1.2, ALMAGRE)
        + line(
            "M126 24q5 -4 10 0t10 0t10 0M126 31q5 -4 10 0t10 0t10 0M126 38q5 -4 10 0t10 0t10 0", 1.6, ALMAGRE
        )
    )
    drawn += group(path(card, INK, opacity=0.35), 44, 46, 1, 7) + group(back, 40, 40, 1, 7)
    pen = ink("M-6 0L-44 -7Q-62 -9 -92 -8Q-98 0 -92 8Q-62 9 -44 7Z", "#7A1F2B", 2.6) + path(
        "M-6 0L-28 -5.4V5.4Z", OCHRE_LT, INK, 1.8
    )
    pen += (
        line("M-6 0H-20", 1.2)
        + path("M-60 -8.6H-54V8.6H-60Z", OCHRE_LT, INK, 1.6)
        + line("M-90 -3Q-70 -5 -46 -3", 2, "#D98B94")
    )
    drawn += group(pen, 88, 122, 0.94, -146)
    flower = (
        line("M0 0Q-8 20 -2 44", 6)
        + line("M0 0Q-8 20 -2 44", 3.4, OLIVE)
        + ink("M-4 22Q10 12 20 18Q10 28 -4 26Z", OLIVE, 2)
    )
    flower += (
        ink(petals(0, -4, 21, 9, 1.15), ALMAGRE, 2.4)
        + path(petals(0, -4, 14, 8, 1.1), "#D9664F", ALMAGRE_DK, 1)
        + path(circle(0, -4, 3.4), ALMAGRE_DK)
    )
    return drawn + group(flower, 26, 128, 0.92, 46)
