"""The table of a tavern at night: walnut boards, an embroidered cloth, and on it the bull drawn in cord."""

from __future__ import annotations

from itertools import accumulate, pairwise
from math import atan2, copysign, cos, degrees, hypot, pi, sin
from random import Random

from assets.make.ink import circle, clip, group, ink, line, path, petals, polygon, star, svg
from assets.make.palette import ALMAGRE_LT, BAIZE, BAIZE_DK, BAIZE_LT, INK, OCHRE_LT, PAPER_HI
from assets.make.press import Sprite
from assets.make.toruro_bull import cord_bull
from assets.make.toruro_places import CLOTH, CLOTH_REACH, HEIGHT, WIDTH
from assets.make.ui_wood import BOARD, boards

Point = tuple[float, float]

_PALE = "#8FC0C9"


def table() -> str:
    """The whole picture, without candle, slate and plates."""
    wood = boards(Random(4), WIDTH, HEIGHT // BOARD)
    return svg(WIDTH, HEIGHT, wood + _cloth() + cord_bull())


def oval(inset: float, number: int) -> list[Point]:
    """So many points, evenly far apart, on a line that lies `inset` within the cloth's edge."""
    fine = 1440
    across, down = CLOTH_REACH[0] - inset, CLOTH_REACH[1] - inset
    rim = []
    for k in range(fine + 1):
        c, s = cos(2 * pi * k / fine), sin(2 * pi * k / fine)
        x, y = copysign(abs(c) ** (2 / 3.2), c), copysign(abs(s) ** (2 / 3.2), s)
        rim.append((CLOTH[0] + across * x, CLOTH[1] + down * y))
    miles = [0.0, *accumulate(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(rim))]
    chosen, k = [], 0
    for place in range(number):
        mile = miles[-1] * place / number
        while miles[k + 1] <= mile:
            k += 1
        (ax, ay), (bx, by) = rim[k], rim[k + 1]
        share = (mile - miles[k]) / (miles[k + 1] - miles[k])
        chosen.append((ax + (bx - ax) * share, ay + (by - ay) * share))
    return chosen


def _cloth() -> str:
    rim = oval(0, 160)
    edge = polygon(rim)
    rng = Random(3)
    weave = "".join(
        f"M{rng.uniform(108, 988):.1f} {rng.uniform(86, 558):.1f}"
        f"l{rng.uniform(3, 9):.1f} {rng.uniform(-1, 1):.1f}"
        for _ in range(3400)
    )
    fringe = _fringe()
    return (
        group(path(edge, INK, opacity=0.45), 4, 10)
        + line(fringe, 2.6)
        + line(fringe, 1.4, OCHRE_LT)
        + ink(edge, BAIZE, 3)
        + clip(edge, line(weave, 0.8, BAIZE_LT, 0.45))
        + clip(edge, line(edge, 26, BAIZE_DK, 0.55))
        + line(polygon(oval(14, 160)), 2.2, OCHRE_LT)
        + line(polygon(oval(44, 160)), 1.6, OCHRE_LT)
        + _border()
    )


def _fringe() -> str:
    """Threads all round, at right angles to the edge."""
    rim = oval(0, 520)
    drawn = ""
    for (ax, ay), (x, y), (bx, by) in zip(rim[-1:] + rim[:-1], rim, rim[1:] + rim[:1], strict=True):
        dx, dy = bx - ax, by - ay
        reach = hypot(dx, dy)
        drawn += f"M{x:.1f} {y:.1f}l{dy / reach * 9:.1f} {-dx / reach * 9:.1f}"
    return drawn


def _border() -> str:
    """Flowers and stars between two lines of thread."""
    middle = CLOTH
    drawn = ""
    for k, (x, y) in enumerate(oval(29, 84)):
        turn = degrees(atan2(y - middle[1], x - middle[0]))
        if k % 2:
            drawn += path(petals(x, y, 8.4, 4, 0.6, turn - 45), OCHRE_LT)
        else:
            drawn += path(star(x, y, 8.6, 4, 8), ALMAGRE_LT if k % 4 else _PALE) + path(
                circle(x, y, 2), PAPER_HI
            )
    return drawn


SPRITES = {"toruro/table": Sprite(table, 2 * WIDTH, {"rough": 0.28, "salt": 0.1})}
