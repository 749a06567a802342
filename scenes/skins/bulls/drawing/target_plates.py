"""What a card is worth where it can be used: at each place a plate with the points of those that it concerns.

Its tip touches the ring. It lies where the dice have been, else where they will go, over nothing to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import NamedTuple

import pygame

from game.bulls.forecast import Clash, clashes
from game.bulls.view import BullsView
from game.bulls.worth import Target, targets
from game.core.action import Token, token
from game.core.script import Ask
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.drawing.card_faces import EFFECT_ICONS
from scenes.skins.bulls.drawing.clashes import BULL_SHADE, RUNNER_SHADE, WIDEST
from scenes.skins.bulls.drawing.exits import LEAST, points_in_words
from scenes.skins.bulls.drawing.odds_plates import solid
from scenes.skins.bulls.layout import BEFORE_CARDS, HOOK, DiceLayout, paved
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OLIVE_DK, PAPER_HI, WALNUT_DK, Colour

MOST = 2
"""So many seats are told of, one's own first, then those that lose most."""
HIGH, DIE, FACE, SUN, APART, EDGE = 24.0, 18.0, 27.0, 16.0, 5.0, 5.0
"""The height of a plate, its pictures, the room between two facts, and at its ends."""
SIGN_SIZE = 12.0
TICK = (((-3.0, 0.0), (-0.8, 2.4), (3.2, -2.4)),)
CROSS = ((-2.4, -2.4), (2.4, 2.4)), ((-2.4, 2.4), (2.4, -2.4))
"""The sign at the corner of a face, and the lines of both kinds, from its middle."""
TIP, BESIDE, UNDER = 7.0, 9.0, 51.0
"""How long a tip is, from a place to a plate beside it, and from its middle to that of one below it."""
STYLE, SIZES = "strong", (1.2, 1.1, 1.0, 0.9)
SHIFTS = (0.0, -6.0, 6.0, -12.0, 12.0, -18.0, 18.0, -24.0, 24.0)
"""By how much a plate may lie higher or lower than it would."""


class Fact(NamedTuple):
    """The `face` of a seat, how many points that gains or loses, and whether that helps whoever looks."""

    face: str
    words: str
    is_good: bool


class Plate(NamedTuple):
    """What is told of a place, `leads` being the dice that are best taken there, and where that lies."""

    leads: tuple[str, ...]
    facts: tuple[Fact, ...]
    area: pygame.FRect
    tip: Point
    size: float


class TargetPlates:
    """Draws what a card is worth at each place where that is anything, of the question that was read last.

    `portrait` names the picture of the face of a seat.
    """

    def __init__(self, town: TownPicture, dice: DiceLayout, portrait: Callable[[int], str]) -> None:
        self._town, self._dice, self._portrait = town, dice, portrait
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
            key = tuple((plate.leads, plate.facts, tuple(plate.area)) for plate in plates)
            canvas.draw_cached("bulls/targets", key, partial(_draw, canvas, plates))

    def areas(self, canvas: Canvas) -> list[pygame.FRect]:
        """Return where the plates lie."""
        return [plate.area for plate in self.plates(canvas)]

    def plates(self, canvas: Canvas) -> list[Plate]:
        """Return the plates, each with the fullest words for which it has room."""
        key = canvas.k, canvas.lettering.key
        if self.shown and self._laid[0] != key:
            self._laid = key, [*self._lay(canvas)]
        return self._laid[1]

    def _lay(self, canvas: Canvas) -> Iterator[Plate]:
        taken = self._taken(canvas)
        for target in filter(self._facts, self.shown):
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
        leads, facts = self._leads(target), self._facts(target)
        wordings = [(leads, facts), (leads, facts[:1]), (leads[:1], facts[:1]), ((), facts[:1])]
        for (some, told), size in product(dict.fromkeys(wordings), SIZES):
            with canvas.lettering.at_most(size):
                wide, high = _wide(canvas, some, told), HIGH * max(1.0, canvas.lettering.factor)
            for area, tip in self._places(target.space, wide, high):
                if area.collidelist(taken) < 0:
                    return Plate(some, told, area, tip, size)
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

    def _leads(self, target: Target) -> tuple[str, ...]:
        """Return the pictures of the dice that are best taken, or of the face with which a Bull comes in."""
        if target.dice:
            return tuple(self._dice.picture(die) for die in target.dice)
        return (f"bulls/bull_{target.face}",) if target.face is not None else ()

    def _facts(self, target: Target) -> tuple[Fact, ...]:
        """Return whose points change most."""
        assert self._view is not None
        own = self._view.seat
        told = [seat for seat, gain in enumerate(target.gains) if abs(gain) >= LEAST]
        told.sort(key=lambda seat: (seat != own, target.gains[seat]))
        return tuple(
            Fact(self._portrait(seat), points_in_words(gain), (gain > 0) is (seat == own))
            for seat, gain in ((seat, target.gains[seat]) for seat in told[:MOST])
        )


def _wide(canvas: Canvas, leads: Sequence[str], facts: Sequence[Fact]) -> float:
    """Return how wide a plate is."""
    grown = max(1.0, canvas.lettering.factor)
    words = [FACE * grown + 2 + canvas.measure(fact.words, STYLE)[0] for fact in facts]
    parts = [*words, SUN * grown] if not leads else [len(leads) * (DIE * grown + 1), *words, SUN * grown]
    return sum(parts) + APART * (len(parts) - 1) - (APART - 1) + 2 * EDGE


def _draw(canvas: Canvas, plates: Sequence[Plate]) -> None:
    for plate in plates:
        with canvas.lettering.at_most(plate.size):
            _draw_plate(canvas, plate)


def _draw_plate(canvas: Canvas, plate: Plate) -> None:
    """Draw the dice that are best taken, then whom that costs or brings how much, and the sun of points."""
    area, grown = plate.area, max(1.0, canvas.lettering.factor)
    y, die = area.centery, DIE * grown
    _draw_paper(canvas, area, plate.tip, bool(plate.leads) and len(plate.leads) * (die + 1) + EDGE + 1)
    x = area.left + EDGE
    for picture in plate.leads:
        canvas.picture(picture, x + die / 2, y, die, anchor="center")
        x += die + 1
    x += APART if plate.leads else 0.0
    for fact in plate.facts:
        face, colour = FACE * grown, OLIVE_DK if fact.is_good else ALMAGRE_DK
        canvas.picture(fact.face, x + face / 2, y, face, anchor="center")
        _draw_sign(canvas, (x + face - SIGN_SIZE / 2, y + face / 2 - SIGN_SIZE / 2), fact.is_good, colour)
        x = canvas.text(fact.words, x + face + 2, y, STYLE, colour, anchor="left middle").right + APART
    sun = SUN * grown
    canvas.picture(EFFECT_ICONS["points"], x - APART + 1 + sun / 2, y, sun, anchor="center")


def _draw_sign(canvas: Canvas, at: Point, is_good: bool, colour: Colour) -> None:
    """Draw at the corner of a face a tick for what helps whoever looks, a cross for what does not."""
    x, y = at
    canvas.disc(at, SIGN_SIZE / 2 + 1, PAPER_HI)
    canvas.disc(at, SIGN_SIZE / 2, colour)
    for line in TICK if is_good else CROSS:
        canvas.path([(x + across, y + down) for across, down in line], PAPER_HI, 1.8)


def _draw_paper(canvas: Canvas, area: pygame.FRect, tip: Point, led: float) -> None:
    """Draw a plate with its tip; its first part is dark, `led` wide, where it names dice."""
    across = (0.0, 6.0) if tip[1] == area.centery else (6.0, 0.0)
    x, y = min(max(tip[0], area.left), area.right), min(max(tip[1], area.top), area.bottom)
    base = [(x - across[0], y - across[1]), (x + across[0], y + across[1])]
    canvas.fill(area.inflate(3, 3), INK, radius=7)
    canvas.polygon([tip, *base], INK)
    canvas.fill(area, PAPER_HI, radius=6)
    if led:
        canvas.fill((area.left, area.top, led, area.h), WALNUT_DK, radius=6)
        canvas.fill((area.left + led - 6, area.top, 6, area.h), WALNUT_DK)
