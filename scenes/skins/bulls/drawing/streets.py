"""The streets that dice take, drawn over the town: those that they take now, and those of an answer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.core.action import token
from game.translation import language
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.drawing.dangers import Ways, draw_point
from scenes.skins.bulls.layout import leaving
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI


def draw_ways(canvas: Canvas, town: TownPicture, ways: Ways) -> None:
    """Draw the streets that dice take now, and those that they would take."""
    if ways.old or ways.new:
        canvas.draw_cached("bulls/ways", (ways, language()), partial(_draw, canvas, town, ways))


def _draw(canvas: Canvas, town: TownPicture, ways: Ways) -> None:
    paths = town.board.paths
    for street in ways.old:
        _draw_dots(canvas, paths[token("street", street)])
    for street in ways.new:
        _draw_arrow(canvas, paths[token("street", street)])
    town.draw_signs(canvas, {*ways.old, *ways.new})


def _draw_dots(canvas: Canvas, path: Sequence[Point]) -> None:
    """Draw a way as dots."""
    canvas.dots(path[leaving(path) : -3 : 3], 2.8, PAPER_HI, 1.4)


def _draw_arrow(canvas: Canvas, path: Sequence[Point]) -> None:
    """Draw the way that dice would take: a bright band with a point."""
    band = path[leaving(path) : -len(path) // 6]
    for wide, colour in ((10.0, INK), (6.0, OCHRE_LT)):
        canvas.path(band, colour, wide)
        draw_point(canvas, band[-4], band[-1], wide, colour)
