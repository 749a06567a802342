"""Why Runners are in danger: the ways of the Bulls that will meet them, and who will meet at their end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from game.bulls.forecast import Clash
from game.core.action import token
from game.translation import language
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.drawing.dangers import draw_point
from scenes.skins.bulls.drawing.paving import PERIL
from scenes.skins.bulls.layout import DESTINATION, PIER_SIZE, PLAZA, DiceLayout, leaving
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
BEFORE_CARD, CORNERS = DESTINATION[0] / 2 + 3.0, 26.0
"""How far left of the middle of a destination ways to it end, and how round the corners of its pier are."""


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
        is_last = clash.space in board.graph.slots
        matched = {die.face for die, _ in clash.runners}
        red = {street for bull, street in clash.bulls if bull.face in matched}
        for street in sorted({street for _, street in clash.runners} - red):
            _draw_steps(canvas, board.paths[token("street", street)])
        for street in sorted({street for _, street in clash.bulls} - red):
            _draw_trace(canvas, board.paths[token("street", street)], *THIN, is_last)
        for street in sorted(red):
            _draw_trace(canvas, board.paths[token("street", street)], *BAND, is_last)
        town.draw_signs(canvas, {street for _, street in (*clash.bulls, *clash.runners)})
    for clash in found:
        x, y = dice.middle(clash.space)  # that of its pier, where it is the last
        if clash.space in board.graph.slots:
            area = pygame.FRect(0, 0, *PIER_SIZE)
            area.center = x, y
            for wide, colour in ((7.0, INK), (4.0, ALMAGRE)):
                canvas.frame(area.inflate(-8, -8), colour, wide, CORNERS)
        else:
            canvas.picture(PERIL, x, y, PLAZA[0], height=PLAZA[1], anchor="center")
        for shades, size, down in (
            (_bulls(clash), BULL_SHADE, -ABOVE),
            (_runners(clash, dice), RUNNER_SHADE, BELOW),
        ):
            row = _row(x, len(shades), size, WIDEST)
            _draw_shades(canvas, shades, [(across, y + down) for across in row], size)


def piers_of(town: TownPicture, found: Sequence[Clash]) -> frozenset[int]:
    """Return the slots of the destinations at which Runners will be met: their piers are full."""
    slots = town.board.graph.slots
    return frozenset(slots[clash.space] for clash in found if clash.space in slots)


def _draw_trace(
    canvas: Canvas, path: Sequence[Point], edge: float, wide: float, is_last: bool = False
) -> None:
    """Draw the way of Bulls: a red band with a point, below that of an answer.

    The last one goes on beyond its sign, to the card.
    """
    end = sum(x < path[-1][0] - BEFORE_CARD for x, _ in path) if is_last else -len(path) // 5
    band = path[leaving(path) : end]
    for width, colour in ((edge, INK), (wide, ALMAGRE)):
        canvas.path(band, colour, width)
        draw_point(canvas, band[-4], band[-1], width, colour)


def _draw_steps(canvas: Canvas, path: Sequence[Point]) -> None:
    """Draw the way of Runners to where they are met, if no Bull takes it: as small dots."""
    canvas.dots(path[leaving(path) : -len(path) // 5 : 3], 2.2, PAPER_HI, 1.2)


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
