"""The Possessions that are worn: weapons, and what keeps off steel and eyes."""

from __future__ import annotations

from collections.abc import Callable

from assets.make.alatriste.grounds import HEIGHT, WIDTH, hangings, shade, wall
from assets.make.alatriste.scenery import NIGHTFALL, block, moon, sky, stars
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    INK2,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE_DK,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    STEEL,
    STEEL_DK,
    STEEL_HI,
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
)

W, H = WIDTH, HEIGHT


def toledo_sword() -> str:
    """A cup-hilted rapier from Toledo, on red cloth."""
    drawn = hangings(ALMAGRE, ALMAGRE_DK)
    blade = (
        edged("M0 18V150", 9, 6, STEEL_HI)
        + line("M1.4 18V148", 1.4, STEEL_DK)
        + path("M-3 148H3L0 162Z", STEEL_HI, INK, 1.4)
    )
    guard = (
        edged("M-46 12H46", 7, 4, STEEL)
        + ink(circle(-47, 12, 5), STEEL_HI, 1.6)
        + ink(circle(47, 12, 5), STEEL_HI, 1.6)
    )
    bow = edged("M30 12Q34 -22 4 -38", 6, 3.2, STEEL)
    cup = (
        ink("M-28 10Q-26 38 0 40Q26 38 28 10Z", STEEL, 2.6)
        + line("M-20 14Q-16 32 0 34Q16 32 20 14", 1.6, STEEL_DK)
        + path("".join(circle(x, 24 + (1 - (x / 20) ** 2) * 6, 2.2) for x in (-16, -8, 0, 8, 16)), INK2)
    )
    grip = (
        ink("M-5 8L-4 -32H4L5 8Z", WALNUT, 2)
        + line("M-5 2H5M-5 -5H5M-4.6 -12H4.6M-4.6 -19H4.6M-4 -26H4", 1.4, OCHRE_LT)
        + ink(ellipse(0, -40, 9, 8), STEEL_HI, 2)
    )
    drawn += group(
        path(spline([(-20, 20), (10, 16), (14, 150), (6, 160)]), INK, opacity=0.25), 108, 44, 1, 38
    )
    return drawn + group(blade + guard + bow + cup + grip, 146, 54, 0.98, 42)


def dagger() -> str:
    """A left-hand dagger with its sail."""
    drawn = hangings(OLIVE_DK, "#2A3C1A")
    blade = (
        ink("M-7 8L-4 104L0 122L4 104L7 8Z", STEEL_HI, 2.2)
        + line("M0 14V108", 1.4, STEEL_DK)
        + line("M-5 40l-6 -4l4 10M5 40l6 -4l-4 10", 2.4, STEEL_DK)
    )
    guard = (
        edged("M-62 4Q-40 -4 0 2Q40 -4 62 4", 7, 4, STEEL)
        + ink(circle(-63, 4, 5), STEEL_HI, 1.6)
        + ink(circle(63, 4, 5), STEEL_HI, 1.6)
    )
    sail = ink("M-40 2H40L24 -20Q8 -40 0 -50Q-8 -40 -24 -20Z", STEEL, 2.6) + line(
        "M-30 -2H30L18 -20Q6 -34 0 -42Q-6 -34 -18 -20Z", 1.4, STEEL_DK
    )
    sail += path(
        "".join(
            circle(x, y, 2.4) for x, y in ((0, -30), (-10, -16), (10, -16), (0, -12), (-20, -7), (20, -7))
        ),
        INK2,
    )
    grip = ink("M-4.6 -44H4.6V-58H-4.6Z", WALNUT, 1.8) + ink(ellipse(0, -64, 8, 7), STEEL_HI, 1.8)
    return drawn + group(blade + guard + sail + grip, 100, 78, 0.94, -24)


def buff_coat() -> str:
    """A coat of thick hide on its stand."""
    drawn = wall("#8A7A66", "#766752") + edged("M103 20V36M62 40Q103 22 144 40", 6, 3, WALNUT_LT)
    drawn += shade(103, 178, 56)
    coat = spline(
        "66 40, 84 32, 103 44, 122 32, 140 40, 150 78, 142 84, 138 112, 152 174, 152 174, "
        "108 178, 103 150, 98 178, 54 174, 54 174, 68 112, 64 84, 56 78"
    )
    drawn += ink(coat, "#C99A55", 3)
    drawn += hatch(coat, "M118 20H170V190H124Z", 66, 4, 1.1, INK, 0.5, (40, 20, 130, 170))
    drawn += line("M103 46V152M70 112Q103 124 138 112", 2.4)
    drawn += line("M95 58h16M95 72h16M95 86h16M95 100h16M95 132h16", 2.6, OCHRE_LT)
    drawn += path("".join(circle(x, y, 2) for x in (95, 111) for y in (58, 72, 86, 100, 132)), INK2)
    drawn += ink("M68 112Q103 124 138 112L139 122Q103 134 67 122Z", WALNUT, 2)
    drawn += ink(rounded(94, 114, 18, 14, 3), OCHRE_LT, 1.8)
    return drawn + line("M76 150l6 18M84 128l-3 8M124 128l5 12M130 152l-4 16", 1.2, WALNUT)


def saddle_pistols() -> str:
    """A pair of wheel-lock pistols."""
    return hangings("#4A5A78", "#3A4862") + _pistol() + group(_pistol(), W, 0, (-1, 1))


def _pistol() -> str:
    barrel = (
        ink("M40 -8H-96V8H40Z", STEEL, 2.4)
        + line("M-92 -3H36", 1.4, STEEL_HI)
        + ink("M-100 -10H-92V10H-100Z", STEEL_DK, 1.8)
    )
    stock = ink(
        spline("-60 8, -60 8, 40 8, 52 -6, 66 0, 84 26, 74 34, 54 20, 34 17, -20 15, -60 12"),
        WALNUT_LT,
        2.4,
    )
    lock = (
        ink(circle(22, 5, 11), OCHRE_LT, 2)
        + path(circle(22, 5, 4), INK2)
        + line("M22 -6V16M11 5H33", 1.2, OCHRE_DK)
        + ink("M6 -8L0 -22L10 -20L14 -8Z", STEEL_DK, 1.8)
    )
    trigger = line("M36 18q2 10 -8 12M42 18q0 16 -18 16", 2.6)
    butt = ink(ellipse(82, 33, 12, 10), OCHRE, 2) + line("M76 26l12 12M88 26l-12 12", 1.2, OCHRE_DK)
    return group(trigger + stock + barrel + lock + butt, 92, 96, 0.92, 42)


def cloak() -> str:
    """A cloak and a broad hat, and nobody to be seen in them."""
    drawn = sky(W, H, NIGHTFALL) + stars(W, 90, 9) + moon(168, 40, 18)
    drawn += path(block(-2, 150, W + 4, 50), "#3A3648", INK, 1.8)
    body = spline("60 74, 84 62, 122 62, 146 74, 162 130, 170 186, 170 186, 36 186, 36 186, 44 130")
    drawn += ink(body, "#5A3A2A", 3)
    drawn += hatch(body, "M110 50H180V190H120Z", 66, 4.4, 1.2, INK, 0.6, (30, 50, 150, 140))
    drawn += ink(
        spline([(58, 84), (84, 70), (126, 72), (150, 88), (138, 112), (96, 116), (64, 104)]), "#6B4A2C", 2.6
    )
    drawn += line("M72 92Q100 108 140 96M80 112Q70 150 66 184M112 114Q116 150 114 184", 1.8)
    drawn += path("M84 58H122V72H84Z", "#1A1720") + path("M92 66q4 -4 8 0ZM106 66q4 -4 8 0Z", PAPER_HI)
    drawn += path(circle(97, 65, 1.4) + circle(110, 65, 1.4), INK)
    brim = (
        "M34 54Q62 40 76 38Q76 10 103 10Q130 10 130 38Q146 40 174 52Q176 62 160 62Q103 40 48 64Q32 64 34 54Z"
    )
    drawn += ink(brim, "#2F241D", 3) + path("M76 38Q103 28 130 38L131 46Q103 36 74 47Z", ALMAGRE, INK, 1.6)
    return drawn + ink("M80 40Q52 34 40 12Q54 18 60 16Q56 8 58 2Q78 16 86 34Z", ALMAGRE, 2)


def habit() -> str:
    """The white mantle with the red cross of Santiago."""
    drawn = hangings("#3E4A6A", "#2E3852") + shade(103, 180, 70)
    mantle = spline(
        "72 22, 103 30, 134 22, 150 40, 168 110, 182 180, 182 180, 103 188, 24 180, 24 180, 38 110, 56 40"
    )
    drawn += ink(mantle, PAPER_HI, 3)
    drawn += hatch(mantle, "M128 14H190V190H138Z", 76, 4.4, 1.1, SEPIA, 0.6, (20, 14, 170, 176))
    drawn += line("M76 40Q64 110 56 182M130 40Q142 110 150 182", 1.6, PAPER_DK)
    cross = (
        "M103 56Q112 64 107 78L122 74Q120 66 128 62Q136 72 146 75Q136 80 128 90Q120 84 122 78L107 82"
        "L110 118L103 148L96 118L99 82L84 78Q86 84 78 90Q70 80 60 75Q70 72 78 62Q86 66 84 74L99 78"
        "Q94 64 103 56Z"
    )
    drawn += ink(cross, ALMAGRE, 2.6) + ink("M70 22Q103 40 136 22L140 32Q103 52 66 32Z", PAPER_LO, 2)
    return drawn + line("M100 40Q96 60 86 66M106 40Q110 60 120 66", 2.4, ALMAGRE_DK)


PICTURES: dict[str, Callable[[], str]] = {
    "toledo_sword": toledo_sword,
    "dagger": dagger,
    "buff_coat": buff_coat,
    "saddle_pistols": saddle_pistols,
    "cloak": cloak,
    "habit": habit,
}
