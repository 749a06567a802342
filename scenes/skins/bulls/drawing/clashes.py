"""Why Runners are in danger: the ways of the Bulls that will meet them, and who meets whom at their end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from game.bulls.forecast import Clash
from game.bulls.tokens import BULL, RUNNER
from game.core.action import Token, token
from game.translation import language
from scenes.skins.bulls.drawing.board_art import PERIL, TownPicture
from scenes.skins.bulls.drawing.dangers import draw_point
from scenes.skins.bulls.layout import BULL_DIE, DESTINATION, PLAZA, Cell, DiceLayout, Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE, INK, PAPER_HI

BAND, THIN = (9.0, 5.0), (5.0, 2.4)
"""The widths of ink and colour of the way of a Bull that matches a Runner, and of any other that comes."""
WIDEST = 146.0
"""The room for the dice of one kind in a roundabout."""
MOST, APART = 5, 2.0
"""Of so many Runners each is seen, of more one of each kind."""
ABOVE, BELOW = 15.0, 18.0
"""How far above the middle of a roundabout the Bulls stand, and below it the Runners."""
HIGHEST, BESIDE_CARD = 96.0, 19.0
"""The room for the Bulls that come to a destination, one below the other, and how far left of its card."""
Sized: TypeAlias = tuple[str, float]
"""A picture of a die, and its size."""


def draw_clashes(canvas: Canvas, town: TownPicture, dice: DiceLayout, found: Sequence[Clash]) -> None:
    """Draw the ways to all clashes, and at the end of each the faces of the Bulls over the Runners.

    They are as large as where they stand now: no picture has to be made for them.
    """
    paint = partial(_draw, canvas, town, dice, found)
    canvas.draw_cached("bulls/clashes", (found, language()), paint)


def _draw(canvas: Canvas, town: TownPicture, dice: DiceLayout, found: Sequence[Clash]) -> None:
    board, cells = town.board, dice.cells()
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
        bulls = _bulls(clash, dice, cells)
        if clash.space in board.graph.slots:
            left = x - DESTINATION[0] / 2 - BESIDE_CARD
            places = [(left, high) for high in _row(y, bulls, HIGHEST)]
        else:
            canvas.picture(PERIL, x, y, PLAZA[0], height=PLAZA[1], anchor="center")
            places = [(across, y - ABOVE) for across in _row(x, bulls, WIDEST)]
            runners = _runners(clash, dice, cells)
            _draw_dice(canvas, runners, [(across, y + BELOW) for across in _row(x, runners, WIDEST)])
        _draw_dice(canvas, bulls, places)


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


def _bulls(clash: Clash, dice: DiceLayout, cells: Mapping[Token, Cell]) -> list[Sized]:
    """Return each face of the Bulls once, those first that match a Runner."""
    matched = {die.face for die, _ in clash.runners}
    found = {bull.face: cells.get(BULL[bull.id]) for bull, _ in clash.bulls}
    return [
        (f"bulls/bull_{face}", cell.size if cell is not None else BULL_DIE)
        for face, cell in sorted(found.items(), key=lambda one: (one[0] not in matched, one[0]))
    ]


def _runners(clash: Clash, dice: DiceLayout, cells: Mapping[Token, Cell]) -> list[Sized]:
    """Return the Runners that are matched; of many each kind once."""
    found = sorted(
        (die.seat, die.face, f"bulls/die_{dice.colours[die.seat]}_{die.face}", cells[RUNNER[die.id]].size)
        for die, _ in clash.runners
    )
    return [(picture, size) for _, _, picture, size in (found if len(found) <= MOST else sorted({*found}))]


def _draw_dice(canvas: Canvas, dice: Sequence[Sized], places: Sequence[Point]) -> None:
    for (picture, size), (x, y) in zip(dice, places, strict=True):
        canvas.picture(picture, x, y, size, anchor="center")


def _row(middle: float, dice: Sequence[Sized], room: float) -> Iterator[float]:
    """Yield the middles of dice beside one another, closer together where they are many."""
    size = max(size for _, size in dice)
    step = min(size + APART, (room - size) / max(1, len(dice) - 1))
    yield from (middle + (place - (len(dice) - 1) / 2) * step for place in range(len(dice)))
