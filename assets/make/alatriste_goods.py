"""The Possessions of El Capitán Alatriste, each large before an engraved ground."""

from __future__ import annotations

from collections.abc import Callable
from math import sin

from assets.make.alatriste_boxes_town import pips
from assets.make.alatriste_characters import HEIGHT, WIDTH, wall
from assets.make.alatriste_folk import GALLANT, SERVANT, person
from assets.make.alatriste_scenery import (
    EVENING,
    NIGHTFALL,
    TROT,
    arch,
    block,
    candle,
    cloud,
    coach,
    facade,
    horse,
    land,
    moon,
    paving,
    poplar,
    sky,
    stars,
    tree,
)
from assets.make.ink import (
    circle,
    ellipse,
    group,
    hatch,
    ink,
    line,
    path,
    polygon,
    rounded,
    spline,
)
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

W, H = WIDTH, HEIGHT


def _cloth(colour: str, dark: str) -> str:
    """A ground of hanging cloth."""
    drawn = path(block(0, 0, W, H), colour)
    folds = "".join(f"M{x} -2Q{x + 10} 70 {x - 4} 120T{x + 4} 194" for x in range(10, 206, 28))
    return drawn + line(folds, 6, dark, 0.6) + line(folds, 1.2, INK, 0.4)


def _shadow(x: float, y: float, rx: float, ry: float = 8) -> str:
    return path(ellipse(x, y, rx, ry), INK, opacity=0.28)


def horse_card() -> str:
    """A bay, saddled, before a hill."""
    drawn = (
        sky(W, H, "#C7D6DB")
        + cloud(18, 46, 1.3)
        + cloud(134, 34, 1.1)
        + land(W, H, 142, "#B9BE7C")
        + tree(184, 146, 1.4)
    )
    return drawn + horse(26, 172, 1.5, "#8A5A36", TROT, ALMAGRE)


def sedan() -> str:
    """A sedan chair between its bearers, the curtains drawn."""
    drawn = (
        sky(W, H, EVENING)
        + facade(-6, 130, 80, 84, "#EBCFA4", 3, 3)
        + facade(140, 130, 80, 96, "#F1E3C2", 3, 3)
        + land(W, H, 128)
        + paving(W, H, 130)
    )
    drawn += line("M2 112H204", 6.4) + line("M2 112H204", 3.4, WALNUT_LT)
    drawn += person(SERVANT, 24, 172, 1.05, "walk", "drop", "drop") + person(
        SERVANT._replace(coat=COBALT_DK), 186, 174, 1.05, "walk", "drop", "drop"
    )
    drawn += (
        _shadow(104, 168, 44)
        + ink("M64 62H144V160H64Z", ALMAGRE_DK, 2.6)
        + ink("M58 62Q104 26 150 62Z", INK2, 2.4)
        + path(circle(104, 40, 5), OCHRE_LT, INK, 1.4)
    )
    drawn += path(block(76, 74, 56, 44), INK2, INK, 2) + ink(
        "M76 74H103V118H76Q84 96 76 74ZM132 74H105V118H132Q124 96 132 74Z", OCHRE, 1.8
    )
    drawn += line(
        "M84 76Q92 96 86 116M94 76Q98 96 96 116M124 76Q116 96 122 116M114 76Q110 96 112 116", 1.1, OCHRE_DK
    ) + path(block(70, 126, 68, 28), "none", OCHRE_LT, 2)
    return (
        drawn
        + ink("M96 132H112V144Q104 152 96 144Z", COBALT, 1.5)
        + line("M104 132V148M97 139H111", 1.4, OCHRE_LT)
    )


def carriage() -> str:
    """A coach with its mule and its coachman."""
    drawn = (
        sky(W, H, "#CFDCD6")
        + cloud(20, 34, 1.2)
        + land(W, H, 132, "#C7BE86")
        + "".join(poplar(x, 140, 1.5) for x in (24, 96, 176))
    )
    drawn += path("M-2 150Q100 136 208 150V194H-2Z", "#E8D3A2", INK, 1.8)
    return (
        drawn
        + coach(70, 176, 1.2)
        + horse(134, 176, 0.72, "#6A625C")
        + person(SERVANT, 108, 131, 0.62, "sit", "fore", holds=line("M0 0Q20 -26 44 -10", 2))
    )


def toledo_sword() -> str:
    """A cup-hilted rapier from Toledo, on red cloth."""
    drawn = _cloth(ALMAGRE, ALMAGRE_DK)
    blade = (
        line("M0 18V150", 9)
        + line("M0 18V150", 6, STEEL_HI)
        + line("M1.4 18V148", 1.4, STEEL_DK)
        + path("M-3 148H3L0 162Z", STEEL_HI, INK, 1.4)
    )
    guard = (
        line("M-46 12H46", 7)
        + line("M-46 12H46", 4, STEEL)
        + ink(circle(-47, 12, 5), STEEL_HI, 1.6)
        + ink(circle(47, 12, 5), STEEL_HI, 1.6)
    )
    bow = line("M30 12Q34 -22 4 -38", 6) + line("M30 12Q34 -22 4 -38", 3.2, STEEL)
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
    return (
        drawn
        + group(path(spline([(-20, 20), (10, 16), (14, 150), (6, 160)]), INK, opacity=0.25), 108, 44, 1, 38)
        + group(blade + guard + bow + cup + grip, 146, 54, 0.98, 42)
    )


def dagger() -> str:
    """A left-hand dagger with its sail."""
    drawn = _cloth(OLIVE_DK, "#2A3C1A")
    blade = (
        ink("M-7 8L-4 104L0 122L4 104L7 8Z", STEEL_HI, 2.2)
        + line("M0 14V108", 1.4, STEEL_DK)
        + line("M-5 40l-6 -4l4 10M5 40l6 -4l-4 10", 2.4, STEEL_DK)
    )
    guard = (
        line("M-62 4Q-40 -4 0 2Q40 -4 62 4", 7)
        + line("M-62 4Q-40 -4 0 2Q40 -4 62 4", 4, STEEL)
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
    drawn = (
        wall("#8A7A66", "#766752")
        + line("M103 20V36M62 40Q103 22 144 40", 6)
        + line("M103 20V36M62 40Q103 22 144 40", 3, WALNUT_LT)
        + _shadow(103, 178, 56)
    )
    coat = spline([(66, 40), (84, 32), (103, 44), (122, 32), (140, 40), (150, 78), (142, 84), (138, 112), (152, 174), (152, 174), (108, 178),
                   (103, 150), (98, 178), (54, 174), (54, 174), (68, 112), (64, 84), (56, 78)])  # fmt: skip
    drawn += ink(coat, "#C99A55", 3) + hatch(
        coat, "M118 20H170V190H124Z", 66, 4, 1.1, INK, 0.5, (40, 20, 130, 170)
    )
    drawn += (
        line("M103 46V152M70 112Q103 124 138 112", 2.4)
        + line("M95 58h16M95 72h16M95 86h16M95 100h16M95 132h16", 2.6, OCHRE_LT)
        + path("".join(circle(x, y, 2) for x in (95, 111) for y in (58, 72, 86, 100, 132)), INK2)
    )
    return (
        drawn
        + ink("M68 112Q103 124 138 112L139 122Q103 134 67 122Z", WALNUT, 2)
        + ink(rounded(94, 114, 18, 14, 3), OCHRE_LT, 1.8)
        + line("M76 150l6 18M84 128l-3 8M124 128l5 12M130 152l-4 16", 1.2, WALNUT)
    )


def saddle_pistols() -> str:
    """A pair of wheel-lock pistols."""
    return _cloth("#4A5A78", "#3A4862") + _pistol() + group(_pistol(), W, 0, (-1, 1))


def _pistol() -> str:
    barrel = (
        ink("M40 -8H-96V8H40Z", STEEL, 2.4)
        + line("M-92 -3H36", 1.4, STEEL_HI)
        + ink("M-100 -10H-92V10H-100Z", STEEL_DK, 1.8)
    )
    stock = ink(
        spline(
            [
                (-60, 8),
                (-60, 8),
                (40, 8),
                (52, -6),
                (66, 0),
                (84, 26),
                (74, 34),
                (54, 20),
                (34, 17),
                (-20, 15),
                (-60, 12),
            ]
        ),
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


def loaded_dice() -> str:
    """Two sixes again; one die is open, and shows its lead."""
    drawn = (
        wall("#5A3A26", "#472C1C")
        + path("M-2 110Q103 84 208 110V194H-2Z", "#7A5233", INK, 2)
        + line("M0 134Q103 112 206 134M0 160Q103 142 206 160", 1.2, WALNUT_DK)
    )
    drawn += candle(176, 96, 1.3, 56) + _shadow(66, 150, 40) + _shadow(140, 164, 40)
    drawn += pips(62, 112, 62, 6, -10)
    open_die = ink(rounded(-31, -25, 62, 60, 10), PAPER_DK, 2) + ink(
        rounded(-31, -31, 62, 60, 10), PAPER_HI, 2.2
    )
    lead = ink(spline([(-14, 2), (-10, -12), (8, -14), (16, -2), (12, 14), (-6, 16)]), STEEL_DK, 2) + path(
        spline([(-8, -2), (-4, -8), (6, -8), (0, -2)]), STEEL_HI
    )
    crack = line("M-31 -6L-16 -2M31 4L18 2M-4 -31L-2 -16M6 29L4 18", 2)
    return drawn + group(open_die + crack + lead, 136, 130, 0.96, 14)


def cloak() -> str:
    """A cloak and a broad hat, and nobody to be seen in them."""
    drawn = (
        sky(W, H, NIGHTFALL)
        + stars(W, 90, 9)
        + moon(168, 40, 18)
        + path(block(-2, 150, W + 4, 50), "#3A3648", INK, 1.8)
    )
    body = spline(
        [
            (60, 74),
            (84, 62),
            (122, 62),
            (146, 74),
            (162, 130),
            (170, 186),
            (170, 186),
            (36, 186),
            (36, 186),
            (44, 130),
        ]
    )
    drawn += ink(body, "#5A3A2A", 3) + hatch(
        body, "M110 50H180V190H120Z", 66, 4.4, 1.2, INK, 0.6, (30, 50, 150, 140)
    )
    drawn += ink(
        spline([(58, 84), (84, 70), (126, 72), (150, 88), (138, 112), (96, 116), (64, 104)]), "#6B4A2C", 2.6
    ) + line("M72 92Q100 108 140 96M80 112Q70 150 66 184M112 114Q116 150 114 184", 1.8)
    drawn += (
        path("M84 58H122V72H84Z", "#1A1720")
        + path("M92 66q4 -4 8 0ZM106 66q4 -4 8 0Z", PAPER_HI)
        + path(circle(97, 65, 1.4) + circle(110, 65, 1.4), INK)
    )
    brim = (
        "M34 54Q62 40 76 38Q76 10 103 10Q130 10 130 38Q146 40 174 52Q176 62 160 62Q103 40 48 64Q32 64 34 54Z"
    )
    return (
        drawn
        + ink(brim, "#2F241D", 3)
        + path("M76 38Q103 28 130 38L131 46Q103 36 74 47Z", ALMAGRE, INK, 1.6)
        + ink("M80 40Q52 34 40 12Q54 18 60 16Q56 8 58 2Q78 16 86 34Z", ALMAGRE, 2)
    )


def habit() -> str:
    """The white mantle with the red cross of Santiago."""
    drawn = _cloth("#3E4A6A", "#2E3852") + _shadow(103, 180, 70)
    mantle = spline(
        [
            (72, 22),
            (103, 30),
            (134, 22),
            (150, 40),
            (168, 110),
            (182, 180),
            (182, 180),
            (103, 188),
            (24, 180),
            (24, 180),
            (38, 110),
            (56, 40),
        ]
    )
    drawn += (
        ink(mantle, PAPER_HI, 3)
        + hatch(mantle, "M128 14H190V190H138Z", 76, 4.4, 1.1, SEPIA, 0.6, (20, 14, 170, 176))
        + line("M76 40Q64 110 56 182M130 40Q142 110 150 182", 1.6, PAPER_DK)
    )
    cross = (
        "M103 56Q112 64 107 78L122 74Q120 66 128 62Q136 72 146 75Q136 80 128 90Q120 84 122 78L107 82"
        "L110 118L103 148L96 118L99 82L84 78Q86 84 78 90Q70 80 60 75Q70 72 78 62Q86 66 84 74L99 78Q94 64 103 56Z"
    )
    return (
        drawn
        + ink(cross, ALMAGRE, 2.6)
        + ink("M70 22Q103 40 136 22L140 32Q103 52 66 32Z", PAPER_LO, 2)
        + line("M100 40Q96 60 86 66M106 40Q110 60 120 66", 2.4, ALMAGRE_DK)
    )


def house() -> str:
    """A town house with its arms over the door and its balconies."""
    drawn = (
        sky(W, H, "#CFDCD6") + cloud(14, 36, 1) + cloud(154, 26, 0.9) + land(W, H, 164) + paving(W, H, 166)
    )
    drawn += ink(block(28, 56, 150, 110), "#E9CFA2", 2.6) + hatch(
        block(28, 56, 150, 110), block(140, 56, 40, 110), 90, 4, 1, SEPIA, 0.6, (28, 56, 150, 110)
    )
    drawn += ink("M18 58L38 34H168L188 58Z", TERRA, 2.2) + line(
        "".join(f"M{22 + k * 10} 57l{8 - k} -21" for k in range(1, 17)), 1, "#7A3A20"
    )
    drawn += ink(block(24, 160, 158, 8), PAPER_LO, 1.6) + "".join(
        ink(block(x, 58, 8, 106), PAPER_LO, 1.4) for x in (26, 172)
    )
    for x in (50, 103, 156):
        drawn += (
            ink(block(x - 12, 70, 24, 34), INK2, 1.8)
            + line(f"M{x} 70V104M{x - 12} 84H{x + 12}", 1.4, WALNUT_LT)
            + line(f"M{x - 17} 105H{x + 17}", 3.4)
            + line("".join(f"M{x + d} 94V105" for d in range(-16, 20, 4)) + f"M{x - 17} 94H{x + 17}", 1.3)
        )
    drawn += "".join(
        ink(block(x - 10, 120, 20, 26), INK2, 1.8)
        + line(f"M{x - 10} 128H{x + 10}M{x - 10} 137H{x + 10}M{x - 3} 120V146M{x + 4} 120V146", 1.3, STEEL)
        for x in (52, 154)
    )
    drawn += (
        ink("M84 166V122H122V166Z", PAPER_LO, 2)
        + arch(103, 166, 26, 36, WALNUT, 2)
        + line("M103 132V166M96 144h3M107 144h3", 1.6)
    )
    return (
        drawn
        + ink("M94 104H112V116Q103 124 94 116Z", COBALT, 1.6)
        + line("M103 104V120M95 111H111", 1.4, OCHRE_LT)
        + person(GALLANT, 146, 186, 0.56, "walk", "hip")
    )


def jewels() -> str:
    """A casket of pearls, chains and rubies."""
    drawn = wall("#5A2A3E", "#481F30") + _shadow(103, 168, 84, 12)
    drawn += (
        ink("M34 92L46 44H160L172 92Z", WALNUT_LT, 2.6)
        + path("M44 88L54 52H152L162 88Z", ALMAGRE_DK, INK, 1.6)
        + line("M46 44H160", 3, OCHRE_LT)
    )
    heap = spline(
        [(36, 102), (50, 86), (72, 78), (96, 72), (120, 76), (146, 82), (168, 98), (168, 108), (36, 108)]
    )
    drawn += ink(heap, OCHRE_LT, 2.2) + "".join(
        path(circle(x, y, 5), OCHRE, INK, 1.1)
        for x, y in ((56, 94), (74, 88), (140, 90), (154, 98), (124, 86))
    )
    drawn += "".join(
        path(circle(66 + k * 8, 100 + 16 * sin(k * 0.5), 4.4), PAPER_HI, INK, 1.3) for k in range(5)
    ) + "".join(
        path(circle(98 + 5 * (k % 2) + k * 2, 112 + k * 8, 4.4), PAPER_HI, INK, 1.3) for k in range(7)
    )
    drawn += (
        ink("M30 104H176L168 164H38Z", WALNUT, 2.8)
        + line("M34 116H172M40 152H168", 3, OCHRE)
        + ink("M92 100H114V128Q103 138 92 128Z", OCHRE_LT, 2)
        + path(circle(103, 115, 3.4), INK)
        + line("M103 116V124", 2.4)
    )
    for x, y, c, r in ((96, 74, ALMAGRE, 9), (120, 66, COBALT, 8), (78, 70, "#3F8A5A", 7)):
        gem = polygon(
            [(x - r, y - 2), (x - r * 0.6, y - r), (x + r * 0.6, y - r), (x + r, y - 2), (x, y + r)]
        )
        drawn += ink(gem, c, 1.8) + line(
            f"M{x - r} {y - 2}H{x + r}M{x - r * 0.3} {y - r}L{x} {y + r}L{x + r * 0.3} {y - r}",
            0.9,
            PAPER_HI,
            0.8,
        )
    drawn += "".join(
        path(circle(98 + 5 * (k % 2) + k * 2, 108 + k * 8, 4.4), PAPER_HI, INK, 1.3) for k in range(6)
    )
    return (
        drawn
        + line(circle(60, 172, 10), 5)
        + line(circle(60, 172, 10), 2.6, OCHRE_LT)
        + ink(polygon([(54, 160), (60, 154), (66, 160), (60, 166)]), ALMAGRE, 1.6)
    )


def patent() -> str:
    """An illuminated patent of nobility with its leaden seal."""
    drawn = wall("#C9A878", "#B29262") + _shadow(106, 176, 76, 8)
    drawn += (
        ink("M36 24L104 16L172 24V160L104 152L36 160Z", PAPER_HI, 2.8)
        + line("M104 18V152", 1.6, SEPIA)
        + hatch(
            "M104 16L172 24V160L104 152Z", "M104 10H122V170H104Z", 90, 3, 0.9, SEPIA, 0.6, (36, 10, 140, 160)
        )
    )
    drawn += path("M44 32L98 26V146L44 152Z", COBALT, INK, 1.6) + path(
        "M50 39L92 34V138L50 144Z", PAPER_HI, INK, 1.2
    )
    drawn += ink("M56 52L88 48V88Q84 102 72 108Q60 104 56 92Z", OCHRE_LT, 1.8) + path(
        "M56 52L72 50V78L56 80ZM72 78L88 76V88Q84 102 72 108Z", ALMAGRE, INK, 1.2
    )
    drawn += ink("M60 48L58 36L65 42L72 32L79 40L86 33L85 45Z", OCHRE, 1.4) + "".join(
        line(f"M52 {118 + k * 7}L90 {114 + k * 7}", 1.6, SEPIA) for k in range(4)
    )
    drawn += ink("M112 34L130 36V58L112 56Z", ALMAGRE, 1.5) + line(
        "M117 52V40Q126 40 126 46Q126 50 117 50", 2.4, OCHRE_LT
    )
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
    "toledo_sword": toledo_sword,
    "dagger": dagger,
    "buff_coat": buff_coat,
    "saddle_pistols": saddle_pistols,
    "loaded_dice": loaded_dice,
    "cloak": cloak,
    "habit": habit,
    "house": house,
    "jewels": jewels,
    "patent": patent,
}
