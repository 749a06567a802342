"""The panel on which a face is chosen: six dice, each with what comes of it.

It lies over nothing that one decides about: where the dice have been, beside the die in question. Of those in
the corrals, which have been nowhere yet, it takes the place of the hand, and a light falls on the die.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import cos, pi, sin

import pygame

from game.bulls.forecast import risks, table_after, ways
from game.bulls.tokens import NOWHERE, RUNNER
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.core.script import Ask
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.exits import Exit, draw_destination, exit_of
from scenes.skins.bulls.drawing.horned_marks import Mark, draw_mark, in_words
from scenes.skins.bulls.layout import HAND, SUNK, TRAY_DIE, DiceLayout
from scenes.stage.pieces import CHOICE, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER, RESTING

ACROSS, CELL, EDGE, LED = 3, (74.0, 80.0), 12.0, 30.0
"""Faces in a row, room for each with its danger, the edge of the panel, and that for where it leads."""
SIZES = {"runner": 46.0, "bull": 58.0}
MOST = 2
"""Of more dice than this their number is told."""
PANEL = token("panel", 0)
SAFE = ("0%", "–")
"""What is written below a face with which a Runner is not charged."""
ROOM = pygame.FRect(8, 70, 1264, 496)
"""Between the bar and the prompt."""
NEAR, POINT = 9.0, (16.0, 11.0)
"""How far from the paving of a roundabout the panel ends, and how long and wide its point towards that is."""
ROW, ROW_DIE, ROW_TOP, ROW_EDGE = (74.0, 95.0), 38.0, 622.0, 10.0
"""The room for each face where all lie in one row, how large it is, the top and the ends of the panel."""
ROW_HEIGHTS = 27.0, 58.0, 80.0
"""How far below its top the middles lie of a die, of where that leads, and of what comes of it."""
LIT, RAYS, RAY, NEAREST = 0.86, 14, (3.0, 12.0), (6.0, 2.6)
"""The radius of the light on a die, to its side, how many rays it has, from where to where beyond it each
goes, and their widths of ink and of gold."""
LARGEST, ROW_LARGEST = 1.35, 1.1


@dataclass(frozen=True, slots=True)
class FacePicker:
    """The faces of `die`, on a panel at `area` that points at the roundabout, as high as what lies at `at`.

    The die there is as large as `side`.

    `outcomes` are what comes of each: the chance of a Runner in sixths, or pictures of those that a Bull
    would charge; `exits` the ones that a Runner takes, if that is told.
    """

    die: Token
    faces: tuple[Token, ...]
    outcomes: tuple[str, ...]
    exits: tuple[Exit | None, ...]
    area: pygame.FRect
    at: Point
    side: float

    @property
    def is_row(self) -> bool:
        """True if all faces lie beside each other, in the place of the hand."""
        return self.area.top >= ROW_TOP

    def cell(self, place: int) -> Point:
        """Return the middle of the die at a place."""
        if self.is_row:
            return self.area.left + ROW_EDGE + (place + 0.5) * ROW[0], self.area.top + ROW_HEIGHTS[0]
        column, row = place % ACROSS, place // ACROSS
        left, top = self.area.left + EDGE, self.area.top + EDGE
        return left + (column + 0.5) * CELL[0], top + row * _high(self.exits) + CELL[1] / 2 - 8

    def pieces(self, dice: DiceLayout, held: Iterable[Piece]) -> list[Piece]:
        """Return the faces to choose from, the panel under them, and the hand that they take the place of."""
        size = ROW_DIE if self.is_row else SIZES[self.die.kind]
        panel = Piece(PANEL, "", *self.area.center, *self.area.size, CHOICE, target=False)
        faces = (
            Piece(face, dice.picture(self.die, face.id), *self.cell(place), size, size, CHOICE)
            for place, face in enumerate(self.faces)
        )
        sunk = (replace(piece, y=piece.y + SUNK) for piece in held if self.is_row)
        return [panel, *faces, *sunk]

    def draw_light(self, canvas: Canvas) -> None:
        """Draw, below all dice, the light on the die of a panel that does not point at it."""
        if not self.is_row:
            return
        radius = LIT * self.side
        for wide, colour in zip(NEAREST, (INK, OCHRE_LT), strict=True):
            for ray in range(RAYS):
                turn = 2 * pi * ray / RAYS
                ends = [self._beyond(turn, radius + far) for far in RAY]
                canvas.path(ends, colour, wide)
        canvas.disc(self.at, radius + 1.5, INK)
        canvas.disc(self.at, radius, OCHRE_LT)

    def _beyond(self, turn: float, far: float) -> Point:
        return self.at[0] + far * cos(turn), self.at[1] + far * sin(turn)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, and below each place where its face leads and what comes of it."""
        if not self.is_row:
            self._draw_point(canvas)
        canvas.nine("ui/panel_wood", self.area, shadow=RESTING)
        with canvas.lettering.at_most(ROW_LARGEST if self.is_row else LARGEST):
            for place, (outcome, led) in enumerate(zip(self.outcomes, self.exits, strict=True)):
                x, (y, low) = self.cell(place)[0], self._heights(place, led is not None)
                if led is not None:
                    draw_destination(canvas, led, (x, y))
                if self.die.kind == "runner":
                    draw_mark(canvas, x, low, Mark(outcome, -1 if outcome in SAFE else 0))
                else:
                    canvas.text(outcome, x, low, "strong", PAPER, anchor="center middle")

    def _heights(self, place: int, is_led: bool) -> tuple[float, float]:
        """Return how high the middles are of where a face leads, and of what comes of it."""
        if self.is_row:
            return self.area.top + ROW_HEIGHTS[1], self.area.top + ROW_HEIGHTS[1 + is_led]
        y = self.cell(place)[1] + CELL[1] / 2 - 3
        return y + 1, y + (LED - 4) * is_led

    def _draw_point(self, canvas: Canvas) -> None:
        """Draw the point of the panel towards its roundabout."""
        side, (far, wide) = self.area.right, POINT
        y = min(max(self.at[1], self.area.top + 24), self.area.bottom - 24)
        for grow, colour in ((3.0, INK), (0.0, OCHRE_LT)):
            tip = side + far + 1.5 * grow
            canvas.polygon([(tip, y), (side, y - wide - grow), (side, y + wide + grow)], colour)


def picker_of(view: BullsView, ask: Ask, dice: DiceLayout, numbers: bool = True) -> FacePicker | None:
    """Return the panel for a question, with `numbers` or without; None where no face is asked for."""
    faces = tuple(
        option.picks[0] for option in ask.options if option.picks and option.picks[0].kind == "face"
    )
    if not faces:
        return None
    die = next(thing for thing in ask.about if thing.kind in SIZES)
    lying = view.die(die)
    space = lying.space if lying is not None else next(t.id for t in ask.about if t.kind == "space")
    exits = tuple(_exit(view, ask, die, face) if numbers else None for face in faces)
    cell = dice.cells().get(die)
    at = (cell.x, cell.y) if cell is not None else dice.gathering(space)
    outcomes = tuple(_outcome(view, ask, die, face, dice, numbers) for face in faces)
    side = cell.size if cell is not None else TRAY_DIE
    return FacePicker(die, faces, outcomes, exits, _area(dice.paving(space), exits), at, side)


def _high(exits: Sequence[Exit | None]) -> float:
    """Return the room for each face from top to bottom."""
    return CELL[1] + (LED if any(exits) else 0.0)


def _area(paving: pygame.FRect, exits: Sequence[Exit | None]) -> pygame.FRect:
    """Return where the panel lies: left of all dice, where they have been, or else where the hand was."""
    rows = -(-len(exits) // ACROSS)
    area = pygame.FRect(0, 0, ACROSS * CELL[0] + 2 * EDGE, rows * _high(exits) + 2 * EDGE)
    area.midright = paving.left - NEAR, paving.centery
    if area.left >= ROOM.left:
        return area.clamp(ROOM)
    area.size = len(exits) * ROW[0] + 2 * ROW_EDGE, ROW[1]
    area.midtop = HAND[0], ROW_TOP
    return area


def _exit(view: BullsView, ask: Ask, die: Token, face: Token) -> Exit | None:
    """Return the exit that a Runner takes with a face."""
    after = table_after(view, ask, face) if die.kind == "runner" else None
    return exit_of(after, die.id) if after is not None else None


def _outcome(view: BullsView, ask: Ask, die: Token, face: Token, dice: DiceLayout, numbers: bool) -> str:
    """Return what comes of a face, as a chance or in pictures."""
    after = table_after(view, ask, face)
    if after is None:
        return ""
    found = risks(after)
    if die.kind == "runner":
        return in_words(Fraction(found.get(die.id, 0), 6), numbers)
    met = ways(after).get(die)
    hit = [
        f"[{dice.picture(RUNNER[runner.id])}:2.3]"
        for runner in after.runners
        if found.get(runner.id)
        and runner.face == face.id
        and _end(after, ways(after)[RUNNER[runner.id]]) == _end(after, met)
    ]
    rest = f"+{len(hit) - MOST}" if len(hit) > MOST else ""
    return "".join(hit[:MOST]) + rest or "–"


def _end(view: BullsView, street: int | None) -> int:
    """Return the space to which a street leads."""
    return view.town.streets[street].end if street is not None else NOWHERE
