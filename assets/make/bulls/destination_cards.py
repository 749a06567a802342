"""The destination cards on the beach: blue sheets with a picture, a strip for words, a sun for the points.

Nothing is written on them: the program sets name and effect into the strip, and the points into the sun.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assets.make.bulls import destination_nights, destination_shops
from assets.make.drawing.palette import (
    COBALT,
    COBALT_DK,
    MASTER,
    OCHRE_DK,
    OCHRE_LT,
    PAPER,
    PAPER_DK,
    PAPER_HI,
    SEPIA,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import (
    circle,
    clip,
    group,
    ink,
    line,
    notched,
    path,
    petals,
    rounded,
    star,
    svg,
)

SHEET = (234, 194)
BADGE = (196, 38.5)
"""The middle of the sun, whose paper is 34 across."""

KINDS: dict[str, Callable[[], str]] = {
    "restaurant": destination_shops.restaurant,
    "nightclub": destination_nights.nightclub,
    "bookstore": destination_shops.bookstore,
    "mozos_pier": destination_nights.mozos_pier,
    "festival": destination_nights.festival,
    "bank": destination_shops.bank,
    "casino": destination_nights.casino,
    "china_shop": destination_shops.china_shop,
}


def destination(kind: str) -> str:
    """The whole card of that kind."""
    width, height = SHEET
    drawn = path(rounded(1.5, 1.5, width - 3, height - 3, 13), PAPER_HI, PAPER_DK, 2)
    drawn += ink(rounded(5, 5, width - 10, height - 10, 10), COBALT, 2.4)
    window, strip = notched(10, 10, 214, 134, 8), notched(10, 148, 214, 37, 6)
    drawn += path(window, PAPER) + clip(window, group(KINDS[kind](), 9, 9)) + line(window, 3)
    drawn += ink(strip, PAPER_HI, 2.4) + line(notched(13.4, 151.4, 207.2, 30.2, 5), 0.9, SEPIA, 0.8)
    for x in (10, 224):
        drawn += ink(circle(x, 146, 5.4), PAPER_HI, 1.6) + path(petals(x, 146, 4.8, 6, 1), COBALT_DK)
    x, y = BADGE
    drawn += ink(star(x, y, 30, 24, 16), OCHRE_LT, 2.8) + ink(circle(x, y, 20), PAPER_HI, 2)
    return svg(width, height, drawn + line(circle(x, y, 17.2), 1.1, OCHRE_DK))


SPRITES = {
    f"bulls/destination_{kind}": Sprite(
        partial(destination, kind), 117 * MASTER, {"keep_alpha": True, "rough": 0.32, "salt": 0.18}
    )
    for kind in KINDS
}
