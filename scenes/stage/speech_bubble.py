"""A speech bubble: what a seat says, at its face, for a few seconds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product

import pygame

from scenes.ui.canvas import Canvas
from scenes.ui.shapes import hidden
from scenes.ui.theme import HEIGHT, INK, PAPER_HI, SEATS, WIDTH

STYLE = "button"
WIDEST, LARGEST = 236.0, 1.6
"""The width at which words break at text size 100 %, and the largest text size they are set in."""
FACE = 27.0
"""How far the middle of a face lies from the left edge of its plate."""
AWAY, TAIL, DEEP = 12.0, 11.0, 5.0
"""How far a bubble lies from the plate, half the width of its tail, and how far that reaches into it."""
APART = 6.0
"""How far it lies from the face of another seat that it makes way for."""
BIAS = 0.05
"""How much nearer to a side of the window than to its top or foot a plate must be for a bubble beside it: in
a corner one would cover the plates along the edge."""
ACROSS, DOWN = 15.0, 10.0
"""The margins beside the words, and above and below them."""
NEAREST = {"below": "topleft", "above": "bottomleft", "right": "midleft", "left": "midright"}
"""By the side of the plate on which a bubble lies, its point nearest to the face."""
EDGE = 6.0
"""How far it lies within the window at least."""
POP, SMALLEST = 0.14, 0.94
"""Seconds in which it grows, and how large it begins: its words have room in it from the first picture on."""
STEP = 10.0
"""Lines are made more even by so much at a time."""
AWAY_FROM, ASIDE, FARTHEST = 18.0, 20.0, (90.0, 160.0)
"""How far a bubble moves at a time away from a plate and aside, to lie on nothing that is kept free, and how
far at most."""
LEAST, LETTER = 1.9, 0.045
"""Seconds for which it stays, and for each of its letters."""


@dataclass(slots=True)
class Remark:
    """The `words` at the plate of a seat, for `left` seconds; they come moving unless they are `calm`."""

    seat: int
    words: str
    colour: str
    calm: bool = False
    age: float = 0.0
    left: float = 0.0

    @property
    def lasts(self) -> float:
        """The seconds for which it stays."""
        return LEAST + LETTER * len(self.words)

    def __post_init__(self) -> None:
        self.age = POP if self.calm else 0.0
        self.left = self.lasts

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if it looks different now, or is over."""
        growing = self.age < POP
        self.age += dt
        self.left -= dt
        return growing or self.left <= 0


@dataclass(slots=True)
class SpeechBubble(Remark):
    """What a seat says, in a bubble that grows at its face."""

    lies: tuple[object, pygame.FRect] | None = None
    """Where it was drawn first, in a window of that size and in such letters: there it stays."""

    def area(
        self,
        canvas: Canvas,
        plate: pygame.FRect,
        others: Iterable[pygame.FRect] = (),
        end: float = WIDTH,
        kept: Sequence[Sequence[pygame.FRect]] = (),
    ) -> pygame.FRect:
        """Return where it lies: beside the plate, on the side of the middle of the window, up to an `end`.

        It makes way for faces on the plates of `others`, to the side where its own plate lies, and for what
        is `kept` free, as far as there is room: what comes first before all else.
        """
        with canvas.lettering.at_most(LARGEST):
            wide, high = canvas.measure(self.words, STYLE, _even(canvas, self.words))
        area = pygame.FRect(0, 0, wide + 2 * ACROSS, high + 2 * DOWN)
        side = _side(plate)
        if side in ("below", "above"):
            area.left = plate.left + FACE - 2.5 * TAIL
            area.top = plate.bottom + AWAY if side == "below" else plate.top - AWAY - area.h
        else:
            area.centery = plate.centery
            area.left = plate.right + AWAY if side == "right" else plate.left - AWAY - area.w
        for other in others:
            face = pygame.FRect(other.left, other.top, 2 * FACE, other.h)
            if other != plate and area.colliderect(face):
                if face.left > plate.left:
                    area.right = face.left - APART
                else:
                    area.left = face.right + APART
        area.right = min(area.right, end)
        area.clamp_ip(canvas.window.inflate(-12, -12))
        away = [one for one in others if one != plate]
        return _cleared(area, side, [[*kept[0], *away], *kept[1:]], end) if kept else area

    def draw(
        self,
        canvas: Canvas,
        plate: pygame.FRect,
        others: Iterable[pygame.FRect] = (),
        end: float = WIDTH,
        kept: Sequence[Sequence[pygame.FRect]] = (),
    ) -> None:
        """Draw it with its tail at the plate, clear of the faces of others and of what is `kept` free."""
        where = canvas.size, canvas.lettering.key, tuple(plate)
        if self.lies is None or self.lies[0] != where:
            self.lies = where, self.area(canvas, plate, others, end, kept)
        whole = self.lies[1]
        share = min(1.0, SMALLEST + (1 - SMALLEST) * self.age / POP)
        area = whole.scale_by(share, share)
        corner = NEAREST[_side(plate)]
        setattr(area, corner, getattr(whole, corner))  # it grows away from the face
        for grow, colour in ((0.0, INK), (-2.2, PAPER_HI)):
            canvas.fill(area.inflate(2 * grow, 2 * grow), colour, radius=15 + grow)
        rim = area.inflate(-7, -7)
        canvas.frame(rim, SEATS[self.colour].edge, 1.6, 11)
        self._tail(canvas, area, plate)
        with canvas.lettering.at_most(LARGEST):
            canvas.text(
                self.words, area.centerx, area.centery, STYLE, INK,
                anchor="center middle", width=_even(canvas, self.words), box=area,
            )  # fmt: skip

    def _tail(self, canvas: Canvas, area: pygame.FRect, plate: pygame.FRect) -> None:
        """Draw the tail from the edge of the bubble to the face, or to the edge of the plate beside it."""
        side = _side(plate)
        inward = DEEP if side in ("below", "right") else -DEEP
        for narrow, colour in ((0.0, INK), (4.0, PAPER_HI)):
            half, short = TAIL - narrow, inward * bool(narrow)
            if side in ("below", "above"):
                face = plate.left + FACE
                root = min(max(face, area.left + 2 * TAIL), area.right - 2 * TAIL)
                edge, tip = (area.top, plate.bottom) if side == "below" else (area.bottom, plate.top)
                corners = [(root - half, edge + inward), (face, tip + short), (root + half, edge + inward)]
            else:
                root = min(max(plate.centery, area.top + 2 * TAIL), area.bottom - 2 * TAIL)
                edge, tip = (area.left, plate.right) if side == "right" else (area.right, plate.left)
                corners = [
                    (edge + inward, root - half),
                    (tip + short, plate.centery),
                    (edge + inward, root + half),
                ]
            canvas.polygon(corners, colour)


def _cleared(
    area: pygame.FRect, side: str, kept: Sequence[Sequence[pygame.FRect]], end: float
) -> pygame.FRect:
    """Return the nearest place, away from a plate on that side or aside, that hides least of what is kept."""
    outward = {"below": (0, 1), "above": (0, -1), "right": (1, 0), "left": (-1, 0)}[side]
    most = [round(reach / step) for reach, step in zip(FARTHEST, (AWAY_FROM, ASIDE), strict=True)]
    places = []
    for away, aside in product(range(most[0] + 1), range(-most[1], most[1] + 1)):
        x, y = (part * away * AWAY_FROM for part in outward)
        across = aside * ASIDE
        moved = area.move(x, y + across) if outward[0] else area.move(x + across, y)
        if moved.left >= EDGE and moved.right <= end and moved.top >= EDGE:
            hides = [hidden(moved, group) for group in kept]
            places.append((hides, abs(x) + abs(y) + abs(across), moved))
    return min(places, key=lambda place: place[:2], default=([], 0.0, area))[2]


def _even(canvas: Canvas, words: str) -> float:
    """Return the least width at which words need no more lines than at the widest: lines of one length."""
    widest: float = WIDEST * canvas.lettering.factor**0.5
    high = canvas.measure(words, STYLE, widest)[1]
    wide = widest
    while wide > widest / 2 and canvas.measure(words, STYLE, wide - STEP)[1] <= high:
        wide -= STEP
    return wide


def _side(plate: pygame.FRect) -> str:
    """Return the side of the plate on which the middle of the window lies."""
    across, down = WIDTH / 2 - plate.centerx, HEIGHT / 2 - plate.centery
    if abs(across) / WIDTH > abs(down) / HEIGHT + BIAS:
        return "right" if across > 0 else "left"
    return "below" if down > 0 else "above"
