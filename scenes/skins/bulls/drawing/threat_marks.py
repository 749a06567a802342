"""The threat that a question names while one is safe: whose Runners, by which way, and to which card.

In the hand those cards have a star that can be used on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import cos, pi, sin

import pygame

from game.bulls.forecast import PLAY, risks
from game.bulls.threats import Threat, greatest_threat, is_for_rivals
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import token
from game.core.script import Ask
from game.translation import language
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.board_art import TownPicture
from scenes.skins.bulls.layout import DESTINATION, DiceLayout, leaving
from scenes.skins.bulls.words.questions import THREAT
from scenes.stage.pieces import HAND
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, PAPER_HI, SEATS, Colour

DOT, EVERY = 2.3, 3
"""How large the dots of a way are, and how many points of it lie between two."""
FRAME, AROUND, RING, CORNER = 4.0, 9.0, 2.4, 0.26
"""How wide the frame of a card is and how far around it, how wide a ring around a die is, and its corners."""
STAR, POINTS, INNER = 11.0, 5, 0.45
"""The radius of a star, how many points it has, and how deep it is cut between them."""
BACK, ASIDE = "bulls/card_back", 13.0
"""A card that lies face down; how far within the right end of a card its star lies, on its upper edge."""


class ThreatMarks:
    """Draws the greatest threat of a rival while a card is to be played and no own Runner is in danger."""

    def __init__(self, town: TownPicture, dice: DiceLayout, stage: Stage) -> None:
        self._town, self._dice, self._stage = town, dice, stage
        self._of: tuple[object, object] = None, None
        self.threat: Threat | None = None

    def read(self, view: BullsView | None, ask: Ask | None) -> None:
        """Take note of the question to a person, None without one."""
        if self._of[0] is not view or self._of[1] is not ask:
            self._of = view, ask
            self.threat = _named(view, ask) if view is not None and ask is not None else None

    def draw_below(self, canvas: Canvas) -> None:
        """Draw the way as dots, and a frame around the card to which it leads."""
        if self.threat is not None:
            key = self.threat, language()
            canvas.draw_cached("bulls/threat", key, partial(self._draw_way, canvas, self.threat))

    def draw(self, canvas: Canvas) -> None:
        """Draw rings around the Runners."""
        if self.threat is not None:
            ids = {RUNNER[die.id] for die in self.threat.runners}
            seen = [one for one in self._stage.pieces.values() if not ids.isdisjoint(one.tokens)]
            rings = [(tuple(die.rect), die.width * CORNER) for die in seen]
            canvas.draw_cached("bulls/rings", (self.threat, *rings), partial(self._draw_rings, canvas, rings))

    def draw_front(self, canvas: Canvas) -> None:
        """Draw stars on cards of the open hand that can be used on Runners of rivals."""
        if self.threat is not None:
            held = [one for one in self._stage.pieces.values() if one.layer == HAND and one.picture != BACK]
            stars = [
                (one.rect.right - ASIDE, one.rect.top - one.lift + 2)
                for one in held
                if one.token.kind == "card" and is_for_rivals(one.token.id)
            ]
            canvas.draw_cached("bulls/stars", (self.threat, *stars), partial(self._draw_stars, canvas, stars))

    @property
    def _colour(self) -> Colour:
        assert self.threat is not None
        return SEATS[self._dice.colours[self.threat.seat]].main

    def _draw_way(self, canvas: Canvas, threat: Threat) -> None:
        board = self._town.board
        for street in sorted(threat.streets):
            path = board.paths[token("street", street)]
            canvas.dots(path[leaving(path) : -2 : EVERY], DOT, self._colour, 1.2)
        self._town.draw_signs(canvas, threat.streets)
        area = pygame.FRect(0, 0, *DESTINATION)
        area.center = board.points[token("space", board.graph.destinations[threat.slot])]
        for grow, wide, colour in ((2.0, FRAME + 3, INK), (0.0, FRAME, self._colour)):
            canvas.frame(area.inflate(AROUND + grow, AROUND + grow), colour, wide, 9)

    def _draw_rings(self, canvas: Canvas, rings: Sequence[tuple[tuple[float, ...], float]]) -> None:
        for rect, corner in rings:
            for grow, wide, colour in ((6.0, RING + 2, PAPER_HI), (5.0, RING, self._colour)):
                canvas.frame(pygame.FRect(rect).inflate(grow, grow), colour, wide, corner)

    def _draw_stars(self, canvas: Canvas, stars: Sequence[Point]) -> None:
        for at in stars:
            canvas.polygon(_star(at, STAR + 4), INK)
            canvas.polygon(_star(at, STAR), self._colour)


def _named(view: BullsView, ask: Ask) -> Threat | None:
    """Return what a question names: the greatest threat while none of the own Runners is in danger."""
    found = risks(view)
    if ask.prompt != PLAY or any(found.get(die.id) for die in view.runners_of(ask.seat)):
        return None
    threat = greatest_threat(view, ask.seat)
    return threat if threat is not None and threat.points >= THREAT else None


def _star(at: Point, radius: float) -> list[Point]:
    """Return the corners of a star around a point."""
    corners = []
    for step in range(2 * POINTS):
        turn, far = pi * (step / POINTS - 0.5), radius * (INNER if step % 2 else 1.0)
        corners.append((at[0] + far * cos(turn), at[1] + far * sin(turn)))
    return corners
