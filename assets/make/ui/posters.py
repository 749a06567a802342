"""The posters of the title: a framed scene over a coloured band; the band's lettering is a sheet of its own.

Sheets of lettering are as large as the posters, so that both can be laid and turned as one. What lives on a
poster is a strip of pieces cut out of the same print with something else on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

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
BAND = 108  # from the band's upper edge to the poster's lower one


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
    size = 44 if len(lines) == 1 else 30
    middle = HEIGHT - BAND / 2 - 14
    drawn = ""
    for row, words in enumerate(lines):
        shape, run = outline(words, "almendra", size)
        base = middle + (row - (len(lines) - 1) / 2) * size * 0.98 + size * 0.33
        letters = group(path(shape, INK, INK, 3.4), 1.2, 1.8) + path(shape, PAPER_HI)
        drawn += group(letters, (WIDTH - run) / 2, base)
    return svg(WIDTH, HEIGHT, drawn)


SCENES: dict[str, tuple[Callable[[], str], str]] = {
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
Looks = tuple[Callable[[], str], ...]
LIVING: dict[str, tuple[tuple[int, int, int, int], Looks]] = {
    "bulls_bunting": (
        (12, 12, 273, 80),
        tuple(partial(bulls_poster.scene, sway) for sway in (1.2, 2.8, 4.4)),
    ),
    "bulls_breath": ((52, 266, 64, 42), tuple(partial(bulls_poster.scene, 0.0, k) for k in (1, 2, 3))),
    "toruro_flame": ((128, 56, 44, 66), tuple(partial(toruro_poster.scene, k) for k in (1, 2, 3))),
    "toruro_glance": ((44, 116, 44, 26), (partial(toruro_poster.scene, 0, -2.8),)),
    "alatriste_swallows": (
        (132, 26, 120, 46),
        tuple(partial(alatriste_poster.scene, k) for k in range(1, len(alatriste_poster.FLIGHTS))),
    ),
}
"""What lives on a poster: its area there, and how else it may look."""


@dataclass(frozen=True)
class Strip(Sprite):
    """Pieces of a poster, one below the other, each printed with another scene on the same paper."""

    area: tuple[int, int, int, int] = (0, 0, 0, 0)
    looks: Sequence[Callable[[], str]] = ()

    def make(self, name: str) -> Image.Image:
        """Print the whole poster for each look, as the poster was, and keep the area."""
        whole = "_".join(name.split("_")[:2])
        left, top, wide, high = (side * ON_THE_WALL for side in self.area)
        strip = Image.new("RGBA", (wide, high * len(self.looks)))
        for row, look in enumerate(self.looks):
            drawn = Sprite(partial(poster, look, SCENES[name.split("_")[1]][1]), self.width, self.press)
            strip.paste(drawn.make(whole).crop((left, top, left + wide, top + high)), (0, row * high))
        return strip


SPRITES = (
    {
        f"title/poster_{game}": Sprite(
            partial(poster, *scene), WIDTH * ON_THE_WALL, PRESS | {"keep_alpha": True}
        )
        for game, scene in SCENES.items()
    }
    | {
        f"title/poster_{name}": Sprite(partial(title, lines), WIDTH * ON_THE_WALL, PRESS)
        for name, lines in TITLES.items()
    }
    | {
        f"title/poster_{name}": Strip(
            lambda: "", WIDTH * ON_THE_WALL, PRESS | {"keep_alpha": True}, area=area, looks=looks
        )
        for name, (area, looks) in LIVING.items()
    }
)
