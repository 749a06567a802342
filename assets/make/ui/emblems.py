"""Small coloured pictures of the interface: days, pieces, a prize, flags, marks, the window icon."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

from assets.make.drawing.beasts import bull_head
from assets.make.drawing.palette import (
    ALMAGRE,
    ALMAGRE_DK,
    ALMAGRE_LT,
    COBALT_DK,
    INK,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_LT,
    PAPER_HI,
    SEATS,
    SKIN,
    WALNUT_DK,
    WALNUT_LT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    group,
    ink,
    line,
    mark,
    path,
    polygon,
    rounded,
    spline,
    star,
    svg,
)

SIZE = 40
ICON = 256


def sunburst(x: float, y: float, outer: float, inner: float, points: int) -> str:
    """The outline of a sun whose rays are thorns, every second one shorter."""
    rim = []
    for k in range(points):
        angle = 2 * pi * k / points - pi / 2
        tip = outer if k % 2 == 0 else outer - (outer - inner) * 0.38
        rim += [
            (x + r * cos(angle + turn), y + r * sin(angle + turn))
            for turn, r in ((-0.2, inner), (0, tip), (0.2, inner))
        ]
    return polygon(rim)


def sun(lit: bool) -> str:
    """A day of the fiesta: awake, or not yet."""
    rays, disc = (OCHRE_LT, OCHRE) if lit else ("#6B5442", "#523E30")
    face = circle(20, 20, 10.4)
    drawn = ink(sunburst(20, 20, 18.4, 11.6, 12), rays, 1.7) + ink(face, disc, 1.5)
    if not lit:
        asleep = "M13.8 18.6Q15.8 20.4 17.8 18.6M22.2 18.6Q24.2 20.4 26.2 18.6M17.6 24.2Q20 25.4 22.4 24.2"
        return svg(SIZE, SIZE, drawn + line(asleep, 1.6, WALNUT_DK))
    drawn += clip(face, path(circle(17.4, 17.4, 9.4), OCHRE_LT))
    drawn += line("M14 17.6Q15.8 15.6 17.6 17.4M22.4 17.4Q24.2 15.6 26 17.6M15.4 23.2Q20 27.6 24.6 23.2", 1.6)
    drawn += line("M20 18.6q1.6 2.6 0 3.4", 1.2)
    drawn += "".join(path(circle(x, 21.6, 1.7), ALMAGRE_LT, opacity=0.8) for x in (14.2, 25.8))
    return svg(SIZE, SIZE, drawn)


def card() -> str:
    """A card, seen from behind."""
    back = ink(rounded(-9.6, -14, 19.2, 28, 3), PAPER_HI, 2) + path(
        rounded(-6.6, -11, 13.2, 22, 1.6), ALMAGRE, INK, 1
    )
    return svg(SIZE, SIZE, group(back + path(star(0, 0, 5.8, 3.6, 8), OCHRE_LT, INK, 0.9), 20, 20, 1, 7))


def runner() -> str:
    """A runner at full speed."""
    far_leg, near_leg = "M22 23L30 26.6L35 22.6", "M19.6 23.4L13.6 28L15.4 35"
    near_arm, far_arm = "M24.4 15.4L29.6 19.4L33.6 16", "M18 15.6L11.6 18.6L8.6 14"
    return svg(
        SIZE,
        SIZE,
        _trouser(far_leg, 3.6)
        + _trouser(near_leg, 3.8)
        + line("M15.2 35.4L11.6 35.6M35.4 22L36.6 25", 3.1)
        + ink("M17 12.6L25 13.6L24.4 25L17.2 25.6Q15.6 19 17 12.6Z", PAPER_HI, 1.8)
        + line("M17 24L24.6 23.4", 2.6, ALMAGRE)
        + _trouser(near_arm, 2.8)
        + _trouser(far_arm, 2.8)
        + ink(circle(19.4, 8.4, 4.7), SKIN, 1.7)
        + path("M15 7.6Q17 2.6 22 4Q25.4 5.6 23.8 9.6Q21.4 6.4 15 7.6Z", INK)
        + ink("M16.6 12.6Q20.4 15.6 24.2 12.6L24 15Q20 17.6 16.6 15Z", ALMAGRE, 1.2)
        + ink("M23.6 13L30.6 10.4L29 13L31.6 15.4L24 15Z", ALMAGRE, 1.1),
    )


def _trouser(d: str, width: float) -> str:
    return line(d, width + 2.2) + line(d, width, PAPER_HI)


def _both(right: str) -> str:
    return group(right, 0, 0, (-1, 1)) + right


def window_icon() -> str:
    """The program's sign: a bull's head in the sun."""
    sun_disc = (
        ink(sunburst(128, 128, 124, 92, 16), OCHRE_LT, 6)
        + ink(circle(128, 128, 86), ALMAGRE, 5)
        + line(circle(128, 128, 78), 2.4, OCHRE_LT)
    )
    return svg(ICON, ICON, sun_disc + group(bull_head(), 128, 130, 1.2))


def trophy() -> str:
    """The cup of the best."""
    handles = "M10 9.6H4.6Q4.6 19.6 12.6 20.6M30 9.6H35.4Q35.4 19.6 27.4 20.6"
    return svg(
        SIZE,
        SIZE,
        line(handles, 4.4)
        + line(handles, 2, OCHRE_LT)
        + ink("M18 24H22L23 30H17Z", OCHRE, 1.6)
        + ink("M9.6 5H30.4Q31 22.6 20 25.6Q9 22.6 9.6 5Z", OCHRE_LT, 2)
        + path("M22 6H29.6Q30 21 21 24.6Q25 16 22 6Z", OCHRE_DK, opacity=0.5)
        + ink(rounded(12, 30, 16, 5.6, 1.4), WALNUT_LT, 1.8)
        + path(star(19.4, 13.4, 4.6, 2, 5), PAPER_HI, INK, 0.9),
    )


def letter() -> str:
    """A sealed letter."""
    return svg(
        SIZE,
        SIZE,
        ink(rounded(4, 8.6, 32, 23.4, 2), PAPER_HI, 2)
        + path("M5.4 30.6L16.4 19.6M34.6 30.6L23.6 19.6", "none", INK, 1.3)
        + ink("M5 9.6L20 23.4L35 9.6", "none", 1.8)
        + ink(circle(20, 21.6, 5), ALMAGRE, 1.6)
        + path(star(20, 21.6, 2.6, 1.2, 5), ALMAGRE_DK),
    )


def laurel() -> str:
    """The winner's wreath, open in the middle."""
    places = (
        (-4, 15, 196),
        (-9.4, 12.6, 222),
        (-13.4, 7.4, 246),
        (-15.2, 0.8, 268),
        (-14.4, -6, 290),
        (-11.4, -11.6, 312),
    )
    leaf = "M0 0Q4 -4.6 9.6 -1.6Q5 3 0 0Z"
    bough = line(spline([(0, 15.6), (-9, 13.4), (-15, 5), (-14.4, -6), (-9, -14)], False), 2)
    for x, y, turn in places:
        bough += group(ink(leaf, OLIVE_LT, 1.2), x, y, 0.92, turn - 26) + group(
            ink(leaf, OLIVE, 1.2), x, y, 0.82, turn + 44
        )
    knot = ink("M16.4 34.6L20 37.6L23.6 34.6L22 38.4H18Z", ALMAGRE, 1.1) + path(
        circle(20, 35.6, 2.4), ALMAGRE, INK, 1.1
    )
    return svg(SIZE, SIZE, group(group(_both(bough), 20, 20) + knot, 2, 2, 0.9))  # no leaf is cut off


_CLOTH = "M3.4 9.6Q11.6 6 20 9.2T36.6 8.6V30.8Q28.4 34 20 31T3.4 31.4Z"


def flag(body: str) -> str:
    """A flag in the wind."""
    return svg(SIZE, SIZE, ink(_CLOTH, PAPER_HI, 1.8) + clip(_CLOTH, body) + line(_CLOTH, 1.6))


def flag_es() -> str:
    """For Spanish."""
    return flag(
        path("M0 0H40V40H0Z", ALMAGRE)
        + path("M0 15Q11.6 11.4 20 14.6T40 14V25Q28.4 28 20 25.4T0 25.6Z", OCHRE_LT)
        + path("M9 17.4H15V21Q15 24.4 12 25Q9 24.4 9 21Z", ALMAGRE_DK)
        + path("M9 16.4L10.4 14.4L12 16L13.6 14.4L15 16.4Z", OCHRE_DK)
    )


def flag_en() -> str:
    """For English."""
    saltire, cross = "M2 8L38 32M38 7L2 33", "M20 4V36M0 20.4Q11.6 18.4 20 20T40 19.6"
    return flag(
        path("M0 0H40V40H0Z", COBALT_DK)
        + line(saltire, 5.4, PAPER_HI)
        + line(saltire, 2, ALMAGRE)
        + line(cross, 8.6, PAPER_HI)
        + line(cross, 4.6, ALMAGRE)
    )


def seat_mark(colour: str) -> str:
    """A player's mark in the player's colour."""
    seat = SEATS[colour]
    return svg(SIZE, SIZE, ink(mark(seat.mark, 19.6, 19.6, 14), seat.main, 2.6))


PRESS = {"rough": 0.25, "salt": 0.12}
ICON_PRESS = {"rough": 0.6, "salt": 0.2}
EMBLEMS = (card, runner, trophy, letter, flag_es, flag_en)
SPRITES = (
    {f"ui/{draw.__name__}": Sprite(draw, SIZE * MASTER, PRESS) for draw in EMBLEMS}
    | {"ui/laurel": Sprite(laurel, 3 * SIZE * MASTER, PRESS)}  # around the winner it is large
    | {f"ui/mark_{colour}": Sprite(partial(seat_mark, colour), SIZE * MASTER, PRESS) for colour in SEATS}
    | {
        "ui/sun_lit": Sprite(partial(sun, True), SIZE * MASTER, PRESS),
        "ui/sun_dark": Sprite(partial(sun, False), SIZE * MASTER, PRESS),
        "ui/icon": Sprite(window_icon, ICON, ICON_PRESS),  # for the window
        "ui/icon.png": Sprite(window_icon, ICON, ICON_PRESS),  # for the packaged program
    }
)
