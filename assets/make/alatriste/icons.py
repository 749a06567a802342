"""The small signs of El Capitán Alatriste: what a player has, what a box does, what has befallen somebody.

Each is drawn about (0, 0), 24 by 24, and is read at 16 design pixels.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.make.bulls.dice_and_signs import PIPS
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    INK,
    INK2,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    PAPER_DK,
    PAPER_HI,
    PAPER_LO,
    SEPIA,
    SKIN,
    STEEL,
    STEEL_DK,
    STEEL_HI,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    edged,
    ellipse,
    group,
    ink,
    line,
    path,
    polygon,
    rounded,
    spline,
    star,
    svg,
    text,
)

_HEART = "M0 9.4Q-11 1.4 -10 -4.2Q-7.6 -10 -2.8 -8Q0 -6.6 0 -4.4Q0 -6.6 2.8 -8Q7.6 -10 10 -4.2Q11 1.4 0 9.4Z"


def fame() -> str:
    """A star."""
    return ink(star(0, 0.6, 11, 5, 5), ALMAGRE, 1.7) + path(star(0, 0.6, 5.4, 2.5, 5), OCHRE_LT)


def vigour() -> str:
    """A heart."""
    return ink(_HEART, ALMAGRE, 1.7) + line("M-6.8 -3Q-6 -6.4 -3.4 -6.2", 1.6, PAPER_HI)


def vigour_lost() -> str:
    """A heart without its blood."""
    return ink(_HEART, PAPER_LO, 1.7) + line("M0 -4L-2.4 -1L1.6 1.6L-0.8 5", 1.3, SEPIA)


def vigour_bonus() -> str:
    """A heart behind a shield: Vigour of cards, which no wound takes."""
    return (
        ink(_HEART, ALMAGRE, 1.7)
        + ink("M-5 -4H5V2Q5 6.4 0 8.4Q-5 6.4 -5 2Z", STEEL, 1.4)
        + line("M0 -3V7", 1, STEEL_DK)
    )


def fencing() -> str:
    """Crossed rapiers."""
    blades, guards = "M-9 9L8 -9M9 9L-8 -9", "M-9.4 2.6L-2.6 9.4M9.4 2.6L2.6 9.4"
    return edged(blades, 4, 1.9, STEEL_HI) + edged(guards, 3, 1.5, OCHRE_LT)


def ducats() -> str:
    """A gold coin."""
    arms = path("M-3.4 -4.6H3.4V1Q3.4 4 0 5.4Q-3.4 4 -3.4 1Z", OCHRE, OCHRE_DK, 1) + line(
        "M0 -4.6V5.4M-3.4 0H3.4", 0.9, OCHRE_DK
    )
    return ink(circle(0, 0, 9.4), OCHRE_LT, 1.7) + line(circle(0, 0, 7), 0.9, OCHRE_DK) + arms


def draws() -> str:
    """A card: the box lets you draw one."""
    sheet = ink(rounded(-6.6, -9, 13.2, 18, 2.4), PAPER_HI, 1.7)
    return sheet + text("C", 0, 5, 14, "spectral", ALMAGRE)


def turn() -> str:
    """An hourglass: a lost turn."""
    glass = ink("M-6.4 -8H6.4Q6.4 -3 1.2 0Q6.4 3 6.4 8H-6.4Q-6.4 3 -1.2 0Q-6.4 -3 -6.4 -8Z", PAPER_HI, 1.6)
    return (
        glass
        + path("M-4.4 8Q-3.4 4 0 3Q3.4 4 4.4 8ZM-3.2 -4H3.2L0 -1Z", OCHRE)
        + line("M-8 -9H8M-8 9H8", 2.4)
    )


def dice() -> str:
    """A die."""
    dots = "".join(circle(x * 4, y * 4, 1.8) for x, y in PIPS[5])
    return ink(rounded(-8.4, -8.4, 16.8, 16.8, 3.6), PAPER_HI, 1.7) + path(dots, INK)


def refuge() -> str:
    """A church whose door is open."""
    nave = ink("M-8.6 9.4V-0.4L0 -7L8.6 -0.4V9.4Z", PAPER_HI, 1.7) + line("M0 -6V-12M-2.8 -9.6H2.8", 1.8)
    return nave + path("M-3 9.4V3.4Q0 -0.4 3 3.4V9.4Z", OCHRE_LT, INK, 1.1)


def valido() -> str:
    """A crown: the way to the King's Favourite."""
    return (
        ink("M-9 7L-10.4 -6L-4.4 -1L0 -9.4L4.4 -1L10.4 -6L9 7Z", OCHRE_LT, 1.7)
        + line("M-8.4 3.6H8.4", 1.1)
        + path(circle(0, -1.4, 1.6), ALMAGRE)
    )


def wanted() -> str:
    """A wanted man's bill."""
    sheet = ink("M-8 -10H8V9L4 7L0 10L-4 7L-8 9Z", PAPER_HI, 1.7) + ink(circle(0, -1.6, 3.6), SKIN, 1.2)
    return (
        sheet
        + ink("M-6.4 -3.4Q0 -7 6.4 -3.4Q3 -2.4 0 -3.4Q-3 -2.4 -6.4 -3.4Z", INK2, 1)
        + line("M-4.6 5H4.6", 1.7, ALMAGRE)
    )


def wounded() -> str:
    """A bandage with a drop of blood."""
    band = group(
        ink(rounded(-11, -4.6, 22, 9.2, 4.4), PAPER_HI, 1.7) + line("M-6 -4V4M6 -4V4", 1, PAPER_DK),
        0,
        0,
        1,
        -34,
    )
    return band + path("M0 -4Q4 1 0 3.6Q-4 1 0 -4Z", ALMAGRE, ALMAGRE_DK, 0.8)


def dead() -> str:
    """A skull."""
    skull = ink("M-8.6 -2Q-9 -10 0 -10Q9 -10 8.6 -2Q8.4 2 5 3.4V8H-5V3.4Q-8.4 2 -8.6 -2Z", PAPER_HI, 1.7)
    return (
        skull
        + path(circle(-3.4, -2, 2.2) + circle(3.4, -2, 2.2) + "M-1 3l1 -2.4l1 2.4Z", INK)
        + line("M-2 5V8M2 5V8", 1.1)
    )


def jail() -> str:
    """A barred window."""
    grating = "M-4.4 -8V9M0 -9V9M4.4 -8V9M-8 0H8"
    return ink("M-8.6 9.4V-3Q-8.6 -10 0 -10Q8.6 -10 8.6 -3V9.4Z", "#3A3238", 1.7) + edged(
        grating, 2.2, 1.1, STEEL
    )


def away() -> str:
    """A road that leaves the town."""
    road = ink(circle(0, 0, 9.6), "#CFDCD6", 1.7) + path(
        "M-9 3Q0 -1 9 3Q8 9.4 0 9.6Q-8 9.4 -9 3Z", OLIVE, INK, 1
    )
    return (
        road
        + path("M-4 9.4Q3 5 -0.6 1.6H1.4Q6 5 4.4 8.6Z", PAPER_HI, INK, 0.8)
        + path(circle(3.6, -4, 2.4), OCHRE_LT, INK, 0.9)
    )


def task() -> str:
    """A sealed order that waits."""
    return (
        ink(rounded(-10, -7, 20, 14.6, 1.6), PAPER_HI, 1.7)
        + line("M-9.6 -6.4L0 1.4L9.6 -6.4", 1.2)
        + ink(circle(0, 2, 3.6), ALMAGRE, 1.1)
    )


def transport() -> str:
    """A wheel: who owns a transport may enter the upper zones."""
    spokes = "M0 -8V8M-8 0H8M-5.6 -5.6L5.6 5.6M5.6 -5.6L-5.6 5.6"
    return (
        edged(circle(0, 0, 8.6), 4.6, 2.2, WALNUT_LT)
        + line(spokes, 1.6)
        + path(circle(0, 0, 2.6), OCHRE_LT, INK, 1.1)
    )


def no_fight() -> str:
    """A sheathed sword behind a bar: no duels and combats here."""
    blade = "M-7 -8L6 7"
    drawn = edged(blade, 4.2, 2.2, STEEL_HI) + line("M-9 -3L-3 -9", 2.8)
    drawn += edged(circle(0, 0, 9.6), 4.2, 2, ALMAGRE)
    return drawn + edged("M6.8 -6.8L-6.8 6.8", 4.2, 2, ALMAGRE)


def watch() -> str:
    """The Patrol's lantern."""
    drawn = ink("M-6 -4H6L7.4 8H-7.4Z", OCHRE_LT, 1.7) + ink("M-7.4 -4Q0 -11 7.4 -4Z", INK2, 1.4)
    return drawn + line("M0 -9V-11M0 -4V8M-8 8.6H8", 1.6)


def income() -> str:
    """Coins that come each turn."""
    pile = "".join(
        path(ellipse(-1, 6 - k * 3.6, 8, 3.2), OCHRE_LT if k % 2 else OCHRE, INK, 1.2) for k in range(4)
    )
    return pile + edged("M8 4V-6M5 -3L8 -7L11 -3", 2.4, 1.1, "#A9C96E")


def duel() -> str:
    """A glove thrown down."""
    glove = spline(
        "-6 10, -8 2, -10 -3, -7 -4, -5 0, -6 -9, -3 -9, -1 -2, 0 -10, 3 -10, 3 -2, 6 -8, 8 -6, 6 "
        "1, 7 5, 5 10"
    )
    return ink(glove, "#B98F55", 1.7) + line("M-5.4 7H5.6", 1.4) + line("M-1 -2l.6 4M3 -2l.2 4", 0.9)


def deal() -> str:
    """Two hands that trade: coins for a card."""
    drawn = ink(rounded(-10.4, -8.6, 9.4, 13, 1.6), PAPER_HI, 1.5)
    drawn += ink(circle(5.6, -3.4, 4.8), OCHRE_LT, 1.5)
    arrows = "M-8 8.6H6M3 5.8L6.4 8.6L3 11.4"
    return drawn + line(arrows, 2) + path(polygon([(-8, -3), (-3.4, -6), (-3.4, 0)]), ALMAGRE)


def promise() -> str:
    """A cord that is tied in a knot."""
    cord = "M-9 9.6Q-5 4 0 -1Q5.6 -10 9.4 -6.6Q12 -2.4 0 -1Q-12 -2.4 -9.4 -6.6Q-5.6 -10 0 -1Q5 4 9 9.6"
    tied = ink("M-3.4 -3.6H3.4L3 1.8H-3Z", OCHRE, 1.5)
    return path(cord, "none", INK, 5.6) + path(cord, "none", OCHRE_LT, 2.8) + tied


_ROMAN = {
    "light": ("I", PAPER_HI, SEPIA, INK),
    "cream": ("II", OCHRE_LT, OCHRE_DK, INK),
    "brown": ("III", "#6A4326", OCHRE_LT, PAPER_HI),
}


def zone(id: str) -> str:
    """The numeral of a zone, on a ground of its own form: round, diamond, shield."""
    numeral, ground, rule, ink_ = _ROMAN[id]
    shapes = {
        "light": (circle(0, 0, 10.4), circle(0, 0, 8.2)),
        "cream": ("M0 -11.6L11.6 0L0 11.6L-11.6 0Z", "M0 -9L9 0L0 9L-9 0Z"),
        "brown": (
            "M-10 -10H10V2Q10 9 0 11.4Q-10 9 -10 2Z",
            "M-7.8 -7.8H7.8V2Q7.8 7.2 0 9.2Q-7.8 7.2 -7.8 2Z",
        ),
    }
    outer, inner = shapes[id]
    return ink(outer, ground, 1.7) + line(inner, 0.9, rule) + text(numeral, 0, 4, 11, "spectral", ink_)


ICONS: dict[str, Callable[[], str]] = {
    draw.__name__: draw
    for draw in (
        fame,
        vigour,
        vigour_lost,
        vigour_bonus,
        fencing,
        ducats,
        draws,
        turn,
        dice,
        refuge,
        valido,
        wanted,
        wounded,
        dead,
        jail,
        away,
        task,
        transport,
        no_fight,
        watch,
        income,
        duel,
        deal,
        promise,
    )
}
ICONS |= {f"zone_{id}": partial(zone, id) for id in _ROMAN}


def icon(name: str) -> str:
    """One sign."""
    return svg(28, 28, group(ICONS[name](), 14, 14))


SPRITES = {
    f"alatriste/icon_{name}": Sprite(partial(icon, name), 32 * MASTER, {"rough": 0.18, "salt": 0.05})
    for name in ICONS
}
