"""Why Runners are in danger: the ways of the Bulls that will meet them, and who meets whom at their end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.bulls.forecast import Clash
from game.core.action import token
from game.translation import language
from scenes.skins.bulls.drawing.board_art import PERIL, TownPicture
from scenes.skins.bulls.drawing.dangers import draw_point
from scenes.skins.bulls.layout import DESTINATION, PLAZA, Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, INK, PAPER_HI

BAND, THIN = (9.0, 5.0), (5.0, 2.4)
"""The widths of ink and colour of the way of a Bull that matches a Runner, and of any other that comes."""
BULL, SMALLER, RUNNER_DIE = (40.0, 32.0), 0.8, 26.0
"""The size of a Bull where there are few and where there are many, how much smaller one is that matches no
Runner of the clash but makes its chance worse, and the size of a Runner below them."""
FEW, MOST, APART = 3, 5, 2.0
"""Up to so many Bulls are few, and of so many Runners each is seen, of more one of each kind."""
ABOVE, BELOW = 15.0, 18.0
"""How far above the middle of a roundabout the Bulls stand, and below it the Runners."""
BESIDE_CARD = 20.0
"""How far left of the card of a destination the Bulls stand that come there."""


def draw_clashes(canvas: Canvas, town: TownPicture, colours: Sequence[str], found: Sequence[Clash]) -> None:
    """Draw the ways to all clashes, and at the end of each the faces of the Bulls over the Runners."""
    paint = partial(_draw, canvas, town, colours, found)
    canvas.draw_cached("bulls/clashes", (found, language()), paint)


def _draw(canvas: Canvas, town: TownPicture, colours: Sequence[str], found: Sequence[Clash]) -> None:
    board = town.board
    for clash in found:
        matched = {die.face for die, _ in clash.runners}
        red = {street for bull, street in clash.bulls if bull.face in matched}
        for street in sorted({street for _, street in clash.runners} - red):
            _draw_steps(canvas, board.paths[token("street", street)])
        for street in sorted({street for _, street in clash.bulls} - red):
            _draw_trace(canvas, board.paths[token("street", street)], *THIN)
        for street in sorted(red):
            _draw_trace(canvas, board.paths[token("street", street)], *BAND)
        town.draw_signs(canvas, {street for _, street in (*clash.bulls, *clash.runners)})
    for clash in found:
        x, y = board.points[token("space", clash.space)]
        if clash.space in board.graph.slots:
            _draw_arrival(canvas, x, y, clash)
        else:
            _draw_meeting(canvas, x, y, colours, clash)


def _draw_trace(canvas: Canvas, path: Sequence[Point], edge: float, wide: float) -> None:
    """Draw the way of Bulls: a red band with a point, below that of an answer."""
    band = path[len(path) // 6 : -len(path) // 5]
    for width, colour in ((edge, INK), (wide, ALMAGRE)):
        canvas.path(band, colour, width)
        draw_point(canvas, band[-4], band[-1], width, colour)


def _draw_steps(canvas: Canvas, path: Sequence[Point]) -> None:
    """Draw the way of Runners to where they are met, if no Bull takes it: as small dots."""
    for x, y in path[len(path) // 4 : -len(path) // 5 : 3]:
        canvas.disc((x, y), 3.4, INK)
        canvas.disc((x, y), 2.2, PAPER_HI)


def _draw_meeting(canvas: Canvas, x: float, y: float, colours: Sequence[str], clash: Clash) -> None:
    """Draw a roundabout where Runners will be matched: the faces of the Bulls over those Runners."""
    canvas.picture(PERIL, x, y, PLAZA[0], height=PLAZA[1], anchor="center")
    size = BULL[len(clash.faces) > FEW]
    _draw_bulls(canvas, clash, size, [(left, y - ABOVE) for left in _row(x, len(clash.faces), size * 0.95)])
    dice = sorted((die.seat, die.face) for die, _ in clash.runners)
    dice = dice if len(dice) <= MOST else sorted({*dice})
    for (seat, face), left in zip(dice, _row(x, len(dice), RUNNER_DIE + APART), strict=True):
        canvas.picture(f"bulls/die_{colours[seat]}_{face}", left, y + BELOW, RUNNER_DIE, anchor="center")


def _draw_arrival(canvas: Canvas, x: float, y: float, clash: Clash) -> None:
    """Draw the faces of the Bulls that come to a destination, beside its card."""
    size, left = BULL[1], x - DESTINATION[0] / 2 - BESIDE_CARD
    _draw_bulls(canvas, clash, size, [(left, high) for high in _row(y, len(clash.faces), size * 0.85)])


def _draw_bulls(canvas: Canvas, clash: Clash, size: float, places: Sequence[Point]) -> None:
    """Draw each face of the Bulls once; one that matches no Runner there is smaller."""
    matched = {die.face for die, _ in clash.runners}
    for face, (x, y) in zip(clash.faces, places, strict=True):
        wide = size * (1.0 if face in matched else SMALLER)
        canvas.picture(f"bulls/bull_{face}", x, y, wide, anchor="center")


def _row(middle: float, count: int, step: float) -> Iterator[float]:
    """Yield the middles of so many things beside one another."""
    yield from (middle + (place - (count - 1) / 2) * step for place in range(count))
