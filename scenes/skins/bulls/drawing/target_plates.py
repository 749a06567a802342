"""What a card is worth where it can be used: at each place one number, as it strikes whoever is asked.

A plate's tip touches the ring. It lies where dice have been, else where they will go, over nothing to be
read.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.bulls.forecast import Clash, clashes
from game.bulls.view import BullsView
from game.bulls.worth import Target, targets, weight
from game.core.action import Token, token
from game.core.script import Ask
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.drawing.card_faces import EFFECT_ICONS
from scenes.skins.bulls.drawing.clashes import BULL_SHADE, RUNNER_SHADE, WIDEST
from scenes.skins.bulls.drawing.odds_plates import solid
from scenes.skins.bulls.layout import BEFORE_CARDS, HOOK, DiceLayout, paved
from scenes.skins.bulls.words.averages import gain_in_halves
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI

HIGH, SUN, APART, EDGE = 24.0, 17.0, 2.0, 6.0
"""The height of a plate, its picture, and the room before that and at its ends."""
TIP, BESIDE, UNDER = 7.0, 9.0, 51.0
"""How long a tip is, from a place to a plate beside it, and from its middle to that of one below it."""
STYLE, SIZES = "small number", (1.7, 1.5, 1.35, 1.2, 1.1, 1.0, 0.9)
SHIFTS = (0.0, -6.0, 6.0, -12.0, 12.0, -18.0, 18.0, -24.0, 24.0)
"""By how much a plate may lie higher or lower than it would."""


class Plate(NamedTuple):
    """What is told of a place, and where that lies."""

    words: str
    area: pygame.FRect
    tip: Point
    size: float


class TargetPlates:
    """Draws what a card is worth at each place where it can be used, of the question that was read last."""

    def __init__(self, town: TownPicture, dice: DiceLayout) -> None:
        self._town, self._dice = town, dice
        self._of: tuple[object, object] = None, None
        self._view: BullsView | None = None
        self._laid: tuple[object, list[Plate]] = None, []
        self.shown: list[Target] = []

    def read(self, view: BullsView | None, ask: Ask | None) -> None:
        """Take note of the question to a person, None without one."""
        if self._of[0] is not view or self._of[1] is not ask:
            self._of, self._view = (view, ask), view
            self.shown = targets(view, ask) if view is not None and ask is not None else []
            self._laid = None, []

    def draw(self, canvas: Canvas) -> None:
        """Draw the plates."""
        if self.shown:
            plates = self.plates(canvas)
            key = tuple((plate.words, tuple(plate.area)) for plate in plates)
            canvas.draw_cached("bulls/targets", key, partial(_draw, canvas, plates))

    def areas(self, canvas: Canvas) -> list[pygame.FRect]:
        """Return where the plates lie."""
        return [plate.area for plate in self.plates(canvas)]

    def plates(self, canvas: Canvas) -> list[Plate]:
        """Return the plates, each in the largest letters for which it has room."""
        key = canvas.k, canvas.lettering.key
        if self.shown and self._laid[0] != key:
            self._laid = key, [*self._lay(canvas)]
        return self._laid[1]

    def _lay(self, canvas: Canvas) -> Iterator[Plate]:
        taken = self._taken(canvas)
        for target in self.shown:
            unhidden = [*taken, *self._signs.values()]  # those behind the dice, too, if there is room
            plate = self._fitted(canvas, target, unhidden) or self._fitted(canvas, target, taken)
            if plate is not None:
                taken.append(plate.area)
                yield plate

    def _taken(self, canvas: Canvas) -> list[pygame.FRect]:
        """Return what is to be read: dice and their shades, names, and signs that dice may still take."""
        assert self._view is not None
        areas = [solid(piece) for piece in self._dice.pieces()]
        areas += [area for _, area in self._town.names(canvas)] + self._town.plaques()
        areas += [self._shades(clash.space) for clash in clashes(self._view) if self._is_own(clash)]
        return areas + [area for name, area in self._signs.items() if self._is_ahead(name)]

    @property
    def _signs(self) -> Mapping[Token, pygame.FRect]:
        return self._dice.sign_areas(self._town.board.points)

    def _shades(self, space: int) -> pygame.FRect:
        """Return where the shades lie of those who will meet at a place."""
        shades = pygame.FRect(0, 0, WIDEST, BULL_SHADE + RUNNER_SHADE)
        shades.center = self._town.board.points[token("space", space)]
        return shades

    def _is_own(self, clash: Clash) -> bool:
        assert self._view is not None
        return any(die.seat == self._view.seat for die, _ in clash.runners)

    def _is_ahead(self, sign: Token) -> bool:
        assert self._view is not None
        town = self._view.town
        return town.spaces[town.streets[sign.id].start].row >= self._view.row

    def _fitted(self, canvas: Canvas, target: Target, taken: list[pygame.FRect]) -> Plate | None:
        words = self._worth(target)
        for size in SIZES:
            with canvas.lettering.at_most(size):
                wide, high = _wide(canvas, words), HIGH * max(1.0, canvas.lettering.factor)
            for area, tip in self._places(target.space, wide, high):
                if area.collidelist(taken) < 0:
                    return Plate(words, area, tip, size)
        return None

    def _places(self, space: int, wide: float, high: float) -> Iterator[tuple[pygame.FRect, Point]]:
        """Yield where a plate may lie, from the best place on, and the point of the ring that it touches."""
        x, y = self._town.board.points[token("space", space)]
        area, ring = pygame.FRect(0, 0, wide, high), paved((x, y))
        for shift in SHIFTS:
            area.midright = ring.left - BESIDE, y + shift
            if area.left > 8 and self._town.board.graph.spaces[space].number is None:
                yield area.copy(), (area.right + TIP, area.centery)
        for shift in SHIFTS:
            area.midleft = ring.right + BESIDE, y + shift
            if area.right < BEFORE_CARDS:
                yield area.copy(), (area.left - TIP, area.centery)
        for shift in SHIFTS:
            area.midtop = x + 24, y + UNDER - high / 2 + shift
            if area.bottom < HOOK.y - HOOK.highest:
                yield area.copy(), (area.centerx, area.top - TIP)

    def _worth(self, target: Target) -> str:
        """Return what a card is worth at a place to whoever is asked."""
        assert self._view is not None and self._view.seat is not None
        return gain_in_halves(weight(target.gains, self._view.seat))


def _wide(canvas: Canvas, words: str) -> float:
    """Return how wide a plate is."""
    return canvas.measure(words, STYLE)[0] + APART + SUN * max(1.0, canvas.lettering.factor) + 2 * EDGE


def _draw(canvas: Canvas, plates: Sequence[Plate]) -> None:
    for plate in plates:
        with canvas.lettering.at_most(plate.size):
            _draw_plate(canvas, plate)


def _draw_plate(canvas: Canvas, plate: Plate) -> None:
    """Draw a number, green above nothing and red below it, with the sun of points."""
    area, sun = plate.area, SUN * max(1.0, canvas.lettering.factor)
    colour = {"+": OLIVE_DK, "−": ALMAGRE_DK}.get(plate.words[0], INK)
    _draw_paper(canvas, area, plate.tip)
    canvas.text(plate.words, area.left + EDGE, area.centery, STYLE, colour, anchor="left middle")
    canvas.picture(EFFECT_ICONS["points"], area.right - EDGE - sun / 2, area.centery, sun, anchor="center")


def _draw_paper(canvas: Canvas, area: pygame.FRect, tip: Point) -> None:
    """Draw a plate with its tip."""
    across = (0.0, 6.0) if tip[1] == area.centery else (6.0, 0.0)
    x, y = min(max(tip[0], area.left), area.right), min(max(tip[1], area.top), area.bottom)
    base = [(x - across[0], y - across[1]), (x + across[0], y + across[1])]
    canvas.fill(area.inflate(3, 3), INK, radius=7)
    canvas.polygon([tip, *base], INK)
    canvas.fill(area, PAPER_HI, radius=6)
