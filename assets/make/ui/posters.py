"""The posters of the title: a framed scene over a coloured band; the band's lettering is a sheet of its own.

Sheets of lettering are as large as the posters, so that both can be laid and turned as one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from assets.make.alatriste import poster as alatriste_poster
from assets.make.bulls import poster as bulls_poster
from assets.make.drawing.lettering import outline
from assets.make.drawing.palette import (
    ALMAGRE,
    BAIZE_DK,
    INK,
    OCHRE_LT,
    ON_THE_WALL,
    PAPER,
    PAPER_HI,
    WALNUT_DK,
)
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import clip, group, ink, line, path, rounded, svg
from assets.make.toruro import poster as toruro_poster

WIDTH, HEIGHT = 297, 420
BAND = 98  # from the band's upper edge to the poster's lower one


def poster(scene: Callable[[], str], band: str) -> str:
    """The scene in its frame, with an empty band for the title."""
    window = rounded(11, 11, WIDTH - 22, HEIGHT - 22, 5)
    top = HEIGHT - BAND
    return svg(
        WIDTH,
        HEIGHT,
        ink(rounded(1.5, 1.5, WIDTH - 4, HEIGHT - 4, 10), PAPER_HI, 2.4)
        + path(window, PAPER, INK, 2)
        + clip(window, scene())
        + path(f"M11 {top}H{WIDTH - 11}V{HEIGHT - 16}q0 5 -5 5H16q-5 0 -5 -5Z", band, INK, 2.4)
        + line(rounded(17.5, top + 6.5, WIDTH - 35, BAND - 24, 3), 1.3, OCHRE_LT)
        + line(window, 3),
    )


def title(lines: Sequence[str]) -> str:
    """A title of one or two lines, where the band is."""
    size = 46 if len(lines) == 1 else 33
    middle = HEIGHT - BAND / 2 - 6
    drawn = ""
    for row, words in enumerate(lines):
        shape, run = outline(words, "almendra", size)
        base = middle + (row - (len(lines) - 1) / 2) * size * 0.98 + size * 0.33
        letters = group(path(shape, INK, INK, 3.4), 1.2, 1.8) + path(shape, PAPER_HI)
        drawn += group(letters, (WIDTH - run) / 2, base)
    return svg(WIDTH, HEIGHT, drawn)


SCENES = {
    "bulls": (bulls_poster.scene, ALMAGRE),
    "toruro": (toruro_poster.scene, BAIZE_DK),
    "alatriste": (alatriste_poster.scene, WALNUT_DK),
}
TITLES = {
    "bulls_title_en": ("Running with", "the Bulls"),
    "bulls_title_es": ("Delante de", "los toros"),
    "toruro_title": ("Toruro",),
    "alatriste_title": ("El Capitán", "Alatriste"),
}
PRESS = {"rough": 0.28, "salt": 0.14}
SPRITES = {
    f"title/poster_{game}": Sprite(partial(poster, *scene), WIDTH * ON_THE_WALL, PRESS | {"keep_alpha": True})
    for game, scene in SCENES.items()
} | {
    f"title/poster_{name}": Sprite(partial(title, lines), WIDTH * ON_THE_WALL, PRESS)
    for name, lines in TITLES.items()
}
