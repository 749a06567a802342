"""The lettering of the title, and what hangs beside it on the wall: olive sprigs and the posters' nails."""

from __future__ import annotations

from functools import partial

from assets.make.drawing.lettering import outline
from assets.make.drawing.palette import (
    ALMAGRE,
    INK,
    INK2,
    MASTER,
    OCHRE,
    OCHRE_DK,
    OCHRE_LT,
    OLIVE,
    OLIVE_DK,
    OLIVE_LT,
    ON_THE_WALL,
    PAPER_HI,
    WALNUT,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import circle, clip, ellipse, group, hatch, ink, line, path, svg

LOGO = (540, 132)
SPRIG = (96, 64)
NAIL = 26
SHADOW = "#140A06"


def logo() -> str:
    """The name in gold, engraved below, on a dark block."""
    wide, high = LOGO
    letters, run = outline("Sobremesa", "almendra", 108)
    gold = path(letters, OCHRE_LT) + clip(
        letters,
        path("M-9 -20Q120 -28 250 -21T520 -24V40H-9Z", OCHRE)
        + hatch(
            letters,
            "M-9 -28Q120 -36 250 -29T520 -32V40H-9Z",
            -24,
            4.4,
            1.2,
            OCHRE_DK,
            0.75,
            (-10, -100, 540, 140),
        )
        + path("M-9 -90H530V-54Q260 -46 -9 -56Z", "#FBE3A2", opacity=0.8),
    )
    block = (
        group(path(letters, SHADOW, SHADOW, 15, 0.38), 3, 7)
        + group(path(letters, INK, INK, 13), 2.4, 4.4)
        + path(letters, WALNUT, WALNUT, 9)
        + path(letters, INK, INK, 6.4)
    )
    return svg(wide, high, group(block + gold, (wide - run) / 2, 98))


def sprig(side: int) -> str:
    """An olive sprig that points away from the logo: -1 for its left, 1 for its right."""
    wide, high = SPRIG
    stem = "M8 40Q40 34 84 22"
    leaf = "M0 0Q9 -10 26 -4Q16 9 0 0Z"
    leaves = (
        (24, 37, -52, OLIVE_LT), (28, 36, 38, OLIVE), (44, 32, -54, OLIVE), (48, 31.6, 34, OLIVE_LT),
        (64, 27, -56, OLIVE_LT), (67, 26.6, 30, OLIVE), (82, 22, -14, OLIVE),
    )  # fmt: skip
    drawn = line(stem, 3) + line(stem, 1.2, OLIVE_LT)
    for x, y, turn, colour in leaves:
        drawn += group(ink(leaf, colour, 2) + line("M3 -.6Q12 -3 21 -3.4", 1, OLIVE_DK), x, y, 1, turn)
    for x, y, colour in ((36, 45, INK2), (56, 41, ALMAGRE), (73, 33, INK2)):
        drawn += ink(ellipse(x, y, 6.4, 7.4), colour, 2) + path(
            ellipse(x - 2, y - 2.6, 1.6, 2), PAPER_HI, opacity=0.8
        )
    return svg(wide, high, drawn if side > 0 else group(drawn, wide, 0, (-1, 1)))


def nail() -> str:
    """The gold head of a nail."""
    head = circle(13, 12, 8)
    light = path(circle(10.6, 9.6, 6.4), OCHRE_LT) + path(ellipse(10, 8.6, 2.6, 1.8), PAPER_HI)
    shadow = path(ellipse(15, 19, 8, 4), SHADOW, opacity=0.45)
    return svg(NAIL, NAIL, shadow + ink(head, OCHRE, 2) + clip(head, light))


SPRITES = {
    "title/logo": Sprite(logo, LOGO[0] * ON_THE_WALL, {"rough": 0.3, "salt": 0.25}),
    "title/olive_left": Sprite(partial(sprig, -1), SPRIG[0] * MASTER),
    "title/olive_right": Sprite(partial(sprig, 1), SPRIG[0] * MASTER),
    "title/pin": Sprite(nail, NAIL * MASTER),
}
