"""The table at which a game is prepared: everything lies at its edges, the middle is free for the seats."""

from __future__ import annotations

from random import Random

from assets.make.bulls.dice_and_signs import bull_die, card_back, die
from assets.make.drawing.palette import INK, OCHRE_DK, PAPER_DK, SAND_DK
from assets.make.drawing.rasterize import Sprite
from assets.make.drawing.svg import Point, circle, ellipse, group, line, path, rounded, svg
from assets.make.ui.tabletop import cast, cup, napkin, olives, town_map
from assets.make.ui.wood import BOARD, VEIN, boards

WIDTH, HEIGHT = 1280, 720
DICE = (("yellow", 5, 172, 580, -14), ("blue", 3, 222, 634, 22), ("pink", 6, 160, 656, 8))
CRUMBS = ((0, 150, 330, 560), (1150, 1270, 330, 470), (500, 1000, 690, 716))


def table() -> str:
    """The whole table."""
    rng = Random(4)
    wet = line(circle(1010, 96, 44), 4, VEIN, 0.35) + line(circle(258, 652, 40), 4, VEIN, 0.35)
    dice = "".join(
        _thrown(die(colour, face), (64, 68), 0.86, x, y, turn) for colour, face, x, y, turn in DICE
    )
    return svg(
        WIDTH,
        HEIGHT,
        boards(rng, WIDTH, HEIGHT // BOARD)
        + wet
        + group(town_map(), -52, -96, 1, 7)
        + group(napkin(), 1098, 470, 1.05, -9)
        + group(olives(), 1196, 566, 0.92)
        + group(cup(), 1204, 92, 1.05)
        + group(cup(), 1240, 250, 0.8)
        + _cards()
        + dice
        + _thrown(bull_die(4), (96, 92), 0.92, 1050, 22, 17)
        + "".join(_crumb(rng) for _ in range(26)),
    )


def _body(drawing: str) -> str:
    """What stands inside a whole picture."""
    return drawing[drawing.index(">") + 1 : drawing.rindex("</svg>")]


def _thrown(drawing: str, size: Point, scale: float, x: float, y: float, turn: float) -> str:
    """A piece turned about its middle, so that it lies within (x, y) and its scaled size."""
    wide, high = size
    middle = group(_body(drawing), -wide / 2, -high / 2)
    return group(middle, x + wide * scale / 2, y + high * scale / 2, scale, turn)


def _cards() -> str:
    back = cast(rounded(0, 0, 270, 380, 15), 12, 18) + _body(card_back())
    return "".join(
        group(back, -10 + k * 42, 566 + abs(k - 1) * 10, 0.42, turn) for k, turn in enumerate((-24, -8, 9))
    )


def _crumb(rng: Random) -> str:
    left, right, top, bottom = rng.choice(CRUMBS)
    crumb = ellipse(
        rng.uniform(left, right), rng.uniform(top, bottom), rng.uniform(1, 2.6), rng.uniform(0.8, 1.8)
    )
    return path(crumb, rng.choice((PAPER_DK, SAND_DK, OCHRE_DK)), INK, 0.5)


SPRITES = {"ui/lobby": Sprite(table, 2560, {"rough": 0.3, "salt": 0.08})}
