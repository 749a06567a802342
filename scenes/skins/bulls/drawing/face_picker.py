"""The panel on which a face is chosen: six dice, each with what comes of it, beside the die in question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

import pygame

from game.bulls.forecast import risks, table_after, ways
from game.bulls.tokens import NOWHERE, RUNNER
from game.bulls.view import BullsView
from game.core.action import Token, token
from game.core.script import Ask
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.exits import Exit, draw_destination, exit_of
from scenes.skins.bulls.drawing.horned_marks import Mark, draw_mark, in_words
from scenes.skins.bulls.layout import DiceLayout
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
NEAR, BEYOND, POINT = 84.0, 122.0, (16.0, 11.0)
"""How far from the middle of a roundabout the panel begins: behind the dice, or beyond the chances and most
of the signs before them. How long and wide its point towards them is."""
LARGEST = 1.35


@dataclass(frozen=True, slots=True)
class FacePicker:
    """The faces of `die`, on a panel at `area` that points at the roundabout, as high as what lies at `at`.

    `outcomes` are what comes of each: the chance of a Runner in sixths, or pictures of those that a Bull
    would charge; `exits` the ones that a Runner takes, if that is told.
    """

    die: Token
    faces: tuple[Token, ...]
    outcomes: tuple[str, ...]
    exits: tuple[Exit | None, ...]
    area: pygame.FRect
    at: Point

    def cell(self, place: int) -> Point:
        """Return the middle of the die at a place."""
        column, row = place % ACROSS, place // ACROSS
        left, top = self.area.left + EDGE, self.area.top + EDGE
        return left + (column + 0.5) * CELL[0], top + row * _high(self.exits) + CELL[1] / 2 - 8

    def pieces(self, dice: DiceLayout) -> list[Piece]:
        """Return the faces to choose from, and the panel under them."""
        size = SIZES[self.die.kind]
        panel = Piece(PANEL, "", *self.area.center, *self.area.size, CHOICE, target=False)
        return [panel] + [
            Piece(face, dice.picture(self.die, face.id), *self.cell(place), size, size, CHOICE)
            for place, face in enumerate(self.faces)
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel with its point, and below each place where its face leads and what comes of it."""
        is_left = self.area.centerx < self.at[0]
        side, (far, wide) = self.area.right if is_left else self.area.left, POINT
        y = min(max(self.at[1], self.area.top + 24), self.area.bottom - 24)
        for grow, colour in ((3.0, INK), (0.0, OCHRE_LT)):
            tip = side + (far + 1.5 * grow) * (1 if is_left else -1)
            canvas.polygon([(tip, y), (side, y - wide - grow), (side, y + wide + grow)], colour)
        canvas.nine("ui/panel_wood", self.area, shadow=RESTING)
        with canvas.lettering.at_most(LARGEST):
            for place, (outcome, led) in enumerate(zip(self.outcomes, self.exits, strict=True)):
                x, y = self.cell(place)[0], self.cell(place)[1] + CELL[1] / 2 - 3
                if led is not None:
                    draw_destination(canvas, led, (x, y + 1))
                    y += LED - 4
                if self.die.kind == "runner":
                    draw_mark(canvas, x, y, Mark(outcome, -1 if outcome in SAFE else 0))
                else:
                    canvas.text(outcome, x, y, "strong", PAPER, anchor="center middle")


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
    cell, middle = dice.cells().get(die), dice.middle(space)
    at = middle[0], cell.y if cell is not None else middle[1]
    outcomes = tuple(_outcome(view, ask, die, face, dice, numbers) for face in faces)
    return FacePicker(die, faces, outcomes, exits, _area(middle, exits), at)


def _high(exits: Sequence[Exit | None]) -> float:
    """Return the room for each face from top to bottom."""
    return CELL[1] + (LED if any(exits) else 0.0)


def _area(middle: Point, exits: Sequence[Exit | None]) -> pygame.FRect:
    """Return where the panel lies: left of all dice, where they have been, or else right of them."""
    rows = -(-len(exits) // ACROSS)
    area = pygame.FRect(0, 0, ACROSS * CELL[0] + 2 * EDGE, rows * _high(exits) + 2 * EDGE)
    area.midright = middle[0] - NEAR, middle[1]
    if area.left < ROOM.left:
        area.midleft = middle[0] + BEYOND, middle[1]
    return area.clamp(ROOM)


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
