"""What comes of a choice between places or signs: it stands at the exits that Runners would take.

Of places they leave by one exit it stands beside these, between the signs, so that all can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import NamedTuple

import pygame

from game.bulls.forecast import risks, table_after, ways
from game.bulls.odds import Odds, expected_points, odds
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import token
from game.core.script import Ask
from maps.board import Board
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.card_faces import EFFECT_ICONS, FOOT, VIEW, destination_view
from scenes.skins.bulls.drawing.horned_marks import Mark, draw_mark, in_words, mark_width
from scenes.skins.bulls.layout import PLAZA, SIGN
from scenes.skins.bulls.words.averages import gain_in_halves
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI

PLACED = ("bulls.place_one", "bulls.choose_beside")
"""Where Runners are put somewhere: each place says where they would be bound for from there."""
LAID = "bulls.choose_sign"
"""Where a Direction token is laid: each sign says how many points more or fewer it would bring."""
VEIL, ROUNDED = 120, 7
"""How dark a sign is where a Direction token would change nothing, and how round the corners of that."""
HIGH, LOW, VIEW_HIGH, APART, BESIDE = 28.0, 21.0, 24.0, 4.0, 3.0
"""The height of a plate with a destination, of one without, and of the destination, the room between two
things, and at the ends."""
VIEW_WIDE = VIEW_HIGH * VIEW.w / (VIEW.h + FOOT.h)
"""How wide a destination is there."""
OVER = 6.0
"""How far a plate lies over its sign, so that all see to which it belongs."""
BESIDE_PLACE = PLAZA[0] / 2 + 6.0
"""How far right of the middle of a place its plate begins."""
ICON = 16.0
LARGEST = 1.2


class Exit(NamedTuple):
    """A `street` that Runners would take: the `card` of the destination that most can reach, if any can.

    `chance` is that of whoever is in most danger to be trampled at its end, None where nobody takes it
    next; `gain` how many points more all Runners of a seat bring with a token there, who may be trampled.
    """

    street: int
    card: int | None = None
    chance: Fraction | None = None
    gain: float | None = None


def exits(view: BullsView, ask: Ask) -> list[Exit]:
    """Return what comes of every answer to a question, where it is no secret of dice yet to be rolled."""
    found: list[Exit] = []
    before = expected_points(view)[ask.seat] if ask.prompt == LAID else 0.0
    for option in ask.options if ask.prompt in (*PLACED, LAID) else ():
        after = table_after(view, ask, option.picks[0]) if option.picks else None
        if after is None:
            continue
        if ask.prompt == LAID:
            found.append(Exit(option.picks[0].id, gain=expected_points(after)[ask.seat] - before))
        else:
            moved = [thing.id for thing in ask.about if thing.kind == "runner"]
            found += _taken(after, moved)
    return found


def exit_of(after: BullsView, runner: int) -> Exit | None:
    """Return the exit that a Runner takes next, and where it is bound for; None where it stands at none."""
    return next(_taken(after, [runner]), None)


def _taken(after: BullsView, moved: Sequence[int]) -> Iterator[Exit]:
    """Yield the exits that some Runners take from where they have been put."""
    taken, known = ways(after), odds(_with_only(after, moved))
    for street in sorted({taken[RUNNER[die]] for die in moved if RUNNER[die] in taken}):
        dice = [die for die in moved if taken.get(RUNNER[die]) == street]
        ends = Counter(end for die in dice if (end := _bound_for(known[die])) is not None)
        card = after.slots[ends.most_common(1)[0][0]] if ends else None
        yield Exit(street, card, _worst(after, dice))


def _bound_for(found: Odds) -> int | None:
    """Return where a Runner most likely arrives that is not trampled before; None where it cannot arrive."""
    return found.likeliest if found.arrivals[found.likeliest] > 0 else None


def _with_only(view: BullsView, runners: Sequence[int]) -> BullsView:
    return replace(view, runners=tuple(die for die in view.runners if die.id in runners))


def _worst(view: BullsView, dice: Sequence[int]) -> Fraction | None:
    found = risks(view)
    return max((Fraction(found.get(die, 0), 6) for die in dice), default=None)


class ExitPlates:
    """Draws what comes of the answers to the question that was read last."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._of: tuple[object, object] = None, None
        self.shown: list[Exit] = []

    def read(self, view: BullsView | None, ask: Ask | None) -> None:
        """Take note of the question to a person, None without one."""
        if self._of[0] is not view or self._of[1] is not ask:
            self._of = view, ask
            self.shown = exits(view, ask) if view is not None and ask is not None else []

    def draw(self, canvas: Canvas) -> None:
        """Draw a plate at each exit: above the upper one of its fork, and below the lower one.

        A sign of which there is nothing to say is dark.
        """
        if self.shown:
            canvas.draw_cached("bulls/exits", tuple(self.shown), partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            for one in self.shown:
                if _words(one):
                    _draw_plate(canvas, one, self._area(canvas, one))
                else:
                    self._veil(canvas, one)

    def _veil(self, canvas: Canvas, one: Exit) -> None:
        """Darken a sign at which a Direction token would change nothing."""
        area = pygame.FRect(0, 0, *SIGN)
        area.center = self._board.points[token("sign", one.street)]
        canvas.fill(area, INK, VEIL, radius=ROUNDED)

    def areas(self, canvas: Canvas) -> list[pygame.FRect]:
        """Return where the plates lie that are drawn."""
        with canvas.lettering.at_most(LARGEST):
            return [self._area(canvas, one) for one in self.shown if _words(one)]

    def place(self, one: Exit) -> Point:
        """Return the middle of a plate at an exit that is one of several, or of a sign."""
        board, street = self._board, one.street
        path, sign = board.paths[token("street", street)], token("sign", street)
        if sign not in board.points:
            return path[len(path) // 2]
        x, y = board.points[sign]
        pair = board.graph.exits[board.graph.streets[street].start]
        others = [board.points[token("sign", other.id)][1] for other in pair if other.id != street]
        below = bool(others) and others[0] < y
        return x, y + (1 if below else -1) * ((SIGN[1] + _height(one)) / 2 - OVER)

    def _area(self, canvas: Canvas, one: Exit) -> pygame.FRect:
        """Return where a plate lies: at its exit, or beside the place that has no other one."""
        streets = self._board.graph.streets
        start = streets[one.street].start
        area = pygame.FRect(0, 0, _wide(canvas, one), _height(one))
        area.center = self.place(one)
        if one.gain is None and [streets[other.street].start for other in self.shown].count(start) == 1:
            area.midleft = self._board.points[token("space", start)][0] + BESIDE_PLACE, self._fork(start)
        return area

    def _fork(self, space: int) -> float:
        """Return how high the middle of all exits of a place lies: between its signs, if it has any."""
        board, exits = self._board, self._board.graph.exits[space]
        signs = [
            board.points[name][1] for street in exits if (name := token("sign", street.id)) in board.points
        ]
        return sum(signs) / len(signs) if signs else board.points[token("space", space)][1]


def draw_destination(canvas: Canvas, one: Exit, at: Point) -> None:
    """Draw where an exit leads and what is scored there, around that middle, without any danger."""
    bare = one._replace(chance=None)
    area = pygame.FRect(0, 0, _wide(canvas, bare), _height(bare))
    area.center = at
    _draw_plate(canvas, bare, area)


def _height(one: Exit) -> float:
    return LOW if one.card is None else HIGH


def _draw_plate(canvas: Canvas, one: Exit, area: pygame.FRect) -> None:
    mark, words, y = _danger(one), _words(one), area.centery
    canvas.fill(area.inflate(3, 3), INK, radius=8)
    canvas.fill(area, PAPER_HI, radius=7)
    x = area.left + BESIDE
    if one.card is not None:
        picture = destination_view(DESTINATIONS[one.card].id)
        canvas.picture(picture, x + VIEW_WIDE / 2, y, VIEW_WIDE, height=VIEW_HIGH, anchor="center")
        x += VIEW_WIDE + APART
    if words:
        colour = INK if one.gain is None else OLIVE_DK if one.gain >= 0 else ALMAGRE_DK
        x = canvas.text(words, x, y, _style(one), colour, anchor="left middle").right
        canvas.picture(EFFECT_ICONS["points"], x + ICON / 2, y, ICON, anchor="center")
        x += ICON + APART
    if mark is not None:
        draw_mark(canvas, x + (mark_width(canvas, mark) + 3) / 2, y, mark)


def _danger(one: Exit) -> Mark | None:
    """Return the mark of an exit: a green one tells that nothing threatens there."""
    return Mark(in_words(one.chance), 0 if one.chance else -1) if one.chance is not None else None


def _style(one: Exit) -> str:
    """Return the letters of the points: those of a place have digits that are all as high, to be compared."""
    return "small number" if one.gain is None else "strong"


def _wide(canvas: Canvas, one: Exit) -> float:
    """Return how wide a plate is."""
    mark, words = _danger(one), _words(one)
    parts = [VIEW_WIDE] if one.card is not None else []
    parts += [canvas.measure(words, _style(one))[0] + ICON] if words else []
    parts += [mark_width(canvas, mark) + 3] if mark is not None else []
    return sum(parts) + APART * (len(parts) - 1) + 2 * BESIDE


def _words(one: Exit) -> str:
    """Return the points in words: those of a Runner that arrives, or how they change; "" if by nothing."""
    if one.gain is not None:
        words = gain_in_halves(one.gain)
        return words if words != "0" else ""
    return str(DESTINATIONS[one.card].points) if one.card is not None else "0"
