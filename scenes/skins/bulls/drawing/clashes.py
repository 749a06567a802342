"""Why Runners are in danger: the ways of the Bulls that will meet them, and who will meet at their end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.bulls.forecast import Clash
from game.core.action import token
from game.translation import language
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.board_art import PERIL, TownPicture
from scenes.skins.bulls.drawing.dangers import draw_point
from scenes.skins.bulls.layout import DESTINATION, PLAZA, DiceLayout
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, INK, PAPER_HI

BAND, THIN = (9.0, 5.0), (5.0, 2.4)
"""The widths of ink and colour of the way of a Bull that matches a Runner, and of any other that comes."""
BULL_SHADE, RUNNER_SHADE, PALE, RIM = 32.0, 26.0, 150, 1.6
"""The sizes of the shades of dice, how solid they are, and the width of their edge."""
WIDEST = 118.0
"""The room for the shades of one kind in a roundabout."""
MOST, APART = 5, 2.0
"""Of so many Runners each is seen, of more one of each kind."""
ABOVE, BELOW = 15.0, 16.0
"""How far above the middle of a roundabout the Bulls will be, and below it the Runners."""
HIGHEST, BESIDE_CARD = 96.0, 19.0
"""The room for the Bulls that come to a destination, one below the other, and how far left of its card."""


def draw_clashes(canvas: Canvas, town: TownPicture, dice: DiceLayout, found: Sequence[Clash]) -> None:
    """Draw the ways to all clashes, and at the end of each the faces of the Bulls over the Runners.

    These are shades, small and pale: the dice themselves are seen where they stand, and counted once.
    """
    paint = partial(_draw, canvas, town, dice, found)
    canvas.draw_cached("bulls/clashes", (found, language()), paint)


def expect_shades(canvas: Canvas, dice: DiceLayout) -> None:
    """Have the shades of all dice made ready."""
    for picture in dice.pictures():
        size = BULL_SHADE if _is_bull(picture) else RUNNER_SHADE
        canvas.expect([picture], (size, size))


def _is_bull(picture: str) -> bool:
    return picture.startswith("bulls/bull_")


def _draw(canvas: Canvas, town: TownPicture, dice: DiceLayout, found: Sequence[Clash]) -> None:
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
        bulls = _bulls(clash)
        if clash.space in board.graph.slots:
            left = x - DESTINATION[0] / 2 - BESIDE_CARD
            places = [(left, high) for high in _row(y, len(bulls), BULL_SHADE, HIGHEST)]
        else:
            canvas.picture(PERIL, x, y, PLAZA[0], height=PLAZA[1], anchor="center")
            places = [(across, y - ABOVE) for across in _row(x, len(bulls), BULL_SHADE, WIDEST)]
            runners = _runners(clash, dice)
            row = _row(x, len(runners), RUNNER_SHADE, WIDEST)
            _draw_shades(canvas, runners, [(across, y + BELOW) for across in row], RUNNER_SHADE)
        _draw_shades(canvas, bulls, places, BULL_SHADE)


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


def _bulls(clash: Clash) -> list[str]:
    """Return each face of the Bulls once, those first that match a Runner."""
    matched = {die.face for die, _ in clash.runners}
    faces = sorted(clash.faces, key=lambda face: (face not in matched, face))
    return [f"bulls/bull_{face}" for face in faces]


def _runners(clash: Clash, dice: DiceLayout) -> list[str]:
    """Return the Runners that are matched; of many each kind once."""
    found = sorted((die.seat, die.face) for die, _ in clash.runners)
    kinds = found if len(found) <= MOST else sorted({*found})
    return [f"bulls/die_{dice.colours[seat]}_{face}" for seat, face in kinds]


def _draw_shades(canvas: Canvas, pictures: Sequence[str], places: Sequence[Point], size: float) -> None:
    for picture, (x, y) in zip(pictures, places, strict=True):
        canvas.picture(picture, x, y, size, height=size, anchor="center", alpha=PALE)
        canvas.rim(picture, x, y, size, size, RIM, PAPER_HI, alpha=PALE)


def _row(middle: float, count: int, size: float, room: float) -> Iterator[float]:
    """Yield the middles of dice beside one another, closer together where they are many."""
    step = min(size + APART, (room - size) / max(1, count - 1))
    yield from (middle + (place - (count - 1) / 2) * step for place in range(count))
