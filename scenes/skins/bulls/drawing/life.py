"""What moves in the town while everybody thinks: the garland, the sea, a sail, candles, and a Bull.

All of it is small, and stands still where motion is reduced.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from math import cos, pi

import pygame

from game.bulls.forecast import Clash
from game.bulls.tokens import BULL
from game.core.action import Token
from scenes.skins.bulls.crowd import Point
from scenes.skins.bulls.drawing.dressing import Pen
from scenes.skins.bulls.fiesta import FAREWELL
from scenes.stage.pieces import Piece
from scenes.stage.stage import Stage
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Glimmer
from scenes.ui.theme import ALMAGRE, INK, PAPER_HI, rgb

GARLAND, HUNG = (0.0, 55.0, 1280.0), 165
"""Where the garland of a day hangs, and how wide it is; how solid bunting is: calmer than the dice on it."""
SWAY = (0, 1, 2, 1, 0, -1, -2, -1)
"""How far the tips of a garland hang aside, for two moments each."""
GLINT, GLINT_SIZE, SEEN = "bulls/glint", 12.0, 4
GLINTS: Sequence[Point] = (
    (1131.0, 210.0), (1272.0, 200.0), (1132.0, 310.0), (1272.0, 302.0),
    (1131.0, 412.0), (1273.0, 404.0), (1164.0, 640.0), (1190.0, 700.0),
)  # fmt: skip
"""Where the sea glints, beside the piers and below them: each one moment in so many."""
SAIL, SAIL_SIZE = "bulls/sail", (24.0, 27.0)
COURSE, AWAY, THERE_AND_BACK, BOB = (1163.0, 668.0), 30.0, 140, 1.0
"""Where a boat begins to sail, how far it goes, in how many moments there and back, and how far it bobs."""
FLICKER, FLICKER_SIZE, FLAME = "bulls/flicker", (84.0, 46.0), (90, 160, 120, 40, 140, 70)
"""The light of a candle that flickers, and how bright it is, one moment after another."""
HOOF, HOOF_SIZE, SCRAPES, EVERY = "bulls/hoof", (9.0, 10.0), 3, 16
"""A Bull scrapes its hoof for so many moments, each time after so many more."""
DUST, BESIDE = 15.0, 100.0
"""How large its dust is, and how far from each other Bulls of one place are."""


class Garland:
    """Hangs the garland of a kind of day over the town, in two halves; each of its looks is made once."""

    def __init__(self) -> None:
        self._made: tuple[object, dict[int, pygame.Surface]] = (), {}

    def areas(self, canvas: Canvas, kind: int) -> list[pygame.FRect]:
        """Return where its halves hang."""
        (x, y, wide), high = GARLAND, self._half(canvas, kind, 0).get_height() / canvas.k
        return [pygame.FRect(x + part * wide / 2, y, wide / 2, high) for part in range(2)]

    def draw(self, canvas: Canvas, kind: int, sway: int) -> None:
        """Draw it with its tips so far aside."""
        for area in self.areas(canvas, kind):
            canvas.blit(self._half(canvas, kind, sway), area.x, area.y, HUNG)

    def _half(self, canvas: Canvas, kind: int, sway: int) -> pygame.Surface:
        key = kind, canvas.size
        if self._made[0] != key:
            width = round(GARLAND[2] / 2 * canvas.k)
            self._made = key, {0: canvas.art.picture(f"bulls/garland_{kind}", width, keep=False)}
        found = self._made[1]
        if sway not in found:
            found[sway] = _swayed(found[0], sway * canvas.k)
        return found[sway]


class Life:
    """Moves on by a moment whenever it is asked for what glimmers; `candles` are where some stand."""

    def __init__(self, candles: Sequence[Point]) -> None:
        self._candles, self._garland = candles, Garland()
        self._moment = 0
        self._looks: dict[str, str] = {}
        self._stage: Stage | None = None
        self._bull: tuple[Token, Point] | None = None

    def glimmers(self, canvas: Canvas, kind: int, stage: Stage, clashes: Sequence[Clash]) -> list[Glimmer]:
        """Go on by a moment, and return what looks different then, with the Bull that threatens most."""
        self._moment += 1
        self._stage, self._bull = stage, _threatening(stage, clashes)
        found = {
            f"garland {number}": (area, str(self._sway))
            for number, area in enumerate(self._garland.areas(canvas, kind))
        }
        for number, at in enumerate(GLINTS):
            area = _around(at, (GLINT_SIZE + 2, GLINT_SIZE + 2))
            found[f"glint {number}"] = area, str(self._is_glinting(number))
        for number, at in enumerate(self._candles if kind == FAREWELL else ()):
            found[f"candle {number}"] = _around(at, FLICKER_SIZE), str(self._flame(number))
        middle, course = (COURSE[0] + AWAY / 2, COURSE[1]), (AWAY + SAIL_SIZE[0] + 4, SAIL_SIZE[1] + 6)
        found["sail"] = _around(middle, course), "{:.0f} {:.0f}".format(*self._boat)
        if self._bull is not None:
            x, y = self._bull[1]
            found["hoof"] = _around((x - 7, y - 6), (36, 30)), str(self._scrape)
        changed = {name: (area, f"{name} {look}") for name, (area, look) in found.items()}
        before, self._looks = self._looks, {name: look for name, (_, look) in changed.items()}
        return [Glimmer(area, look) for name, (area, look) in changed.items() if before.get(name) != look]

    def draw(self, canvas: Canvas, kind: int) -> None:
        """Draw what is different each moment, over the town."""
        self._garland.draw(canvas, kind, self._sway)
        key = self._moment, kind
        canvas.draw_cached("bulls/life", key, partial(self._draw, canvas, kind))
        piece = (
            self._stage.piece(self._bull[0]) if self._stage is not None and self._bull is not None else None
        )
        if piece is not None and self._bull is not None and _foot(piece) == self._bull[1]:
            self._draw_hoof(canvas, *self._bull[1])

    def _draw(self, canvas: Canvas, kind: int) -> None:
        for number, (x, y) in enumerate(self._candles if kind == FAREWELL else ()):
            wide, high = FLICKER_SIZE
            canvas.picture(FLICKER, x, y, wide, height=high, anchor="center", alpha=self._flame(number))
        for number, (x, y) in enumerate(GLINTS):
            if self._is_glinting(number):
                canvas.picture(GLINT, x, y, GLINT_SIZE, anchor="center", alpha=200)
        canvas.picture(SAIL, *self._boat, SAIL_SIZE[0], height=SAIL_SIZE[1], anchor="center")

    def _draw_hoof(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw the hoof of a Bull that scrapes, and the dust of it."""
        if self._scrape < SCRAPES:
            back = 3.0 * (self._scrape % 2)
            canvas.picture(f"bulls/dust_{self._scrape + 1}", x - 10 - back, y, DUST, anchor="center")
            canvas.picture(HOOF, x - back, y - 1, HOOF_SIZE[0], height=HOOF_SIZE[1], anchor="center")

    @property
    def _sway(self) -> int:
        return SWAY[self._moment // 2 % len(SWAY)]

    @property
    def _scrape(self) -> int:
        return min(self._moment % EVERY, SCRAPES)

    def _is_glinting(self, number: int) -> bool:
        return (self._moment + 5 * number) % len(GLINTS) < len(GLINTS) / SEEN

    def _flame(self, number: int) -> int:
        return FLAME[(self._moment + 2 * number) % len(FLAME)]

    @property
    def _boat(self) -> Point:
        """Return where the boat is, to whole units, so that few looks of it have to be drawn."""
        far = AWAY * (1 - cos(2 * pi * self._moment / THERE_AND_BACK)) / 2
        return COURSE[0] + round(far), COURSE[1] + BOB * (self._moment // 3 % 2)


def _threatening(stage: Stage, clashes: Sequence[Clash]) -> tuple[Token, Point] | None:
    """Return the Bull that will meet most Runners, or the one at its left, and where it scrapes."""
    clash = max(clashes, key=lambda clash: len(clash.runners), default=None)
    pieces = stage.find(BULL[bull.id] for bull, _ in clash.bulls) if clash is not None else []
    if not pieces:
        return None
    first = min(pieces, key=lambda piece: piece.x)
    bulls = (piece for piece in stage.pieces.values() if piece.token.kind == "bull")
    beside = (one for one in bulls if abs(one.y - first.y) < 1 and abs(one.x - first.x) < BESIDE)
    left = min(beside, key=lambda one: one.x)
    return left.token, _foot(left)


def _foot(piece: Piece) -> Point:
    return piece.x - 0.46 * piece.width, piece.y + 0.44 * piece.height


def _around(at: Point, size: tuple[float, float]) -> pygame.FRect:
    """Return an area of that size around a point."""
    return pygame.FRect(at[0] - size[0] / 2, at[1] - size[1] / 2, *size)


def _swayed(sheet: pygame.Surface, aside: float) -> pygame.Surface:
    """Return a picture that hangs so many pixels aside at its foot."""
    made = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    wide, high = sheet.get_size()
    for row in range(high):
        made.blit(sheet, (round(aside * row / high), row), (0, row, wide, 1))
    return made


def register(art: Art) -> None:
    """Register how to paint what moves."""
    art.compose_once(GLINT, _glint)
    art.compose_once(SAIL, _sail)
    art.compose_once(FLICKER, _flicker)
    art.compose_once(HOOF, _hoof)


def _glint() -> pygame.Surface:
    pen, half = Pen((GLINT_SIZE, GLINT_SIZE)), GLINT_SIZE / 2
    star = [(half, 0.5), (half + 1.3, half - 1.3), (GLINT_SIZE - 0.5, half), (half + 1.3, half + 1.3)]
    star += [(GLINT_SIZE - x, GLINT_SIZE - y) for x, y in star]
    pen.shape(star, PAPER_HI, 0.0)
    return pen.picture


def _sail() -> pygame.Surface:
    pen = Pen(SAIL_SIZE)
    pen.line([(11.5, 2), (11.5, 20)], 1.2, rgb("#7A5C3E"), 0.5)
    pen.shape([(13, 3), (13, 17), (22, 17)], PAPER_HI)
    pen.shape([(10, 5), (10, 17), (3, 17)], ALMAGRE)
    pen.shape([(2, 19), (22, 19), (18, 25), (5, 25)], rgb("#8A5A34"))
    return pen.picture


def _hoof() -> pygame.Surface:
    pen = Pen(HOOF_SIZE)
    pen.shape([(2.5, 1), (6.5, 1), (7.5, 5), (1.5, 5)], rgb("#5A4438"))
    pen.shape([(1.5, 5), (7.5, 5), (8, 9), (1, 9)], INK)
    return pen.picture


def _flicker() -> pygame.Surface:
    """Paint a warm light that ends softly."""
    small, (wide, high) = pygame.Surface((43, 23), pygame.SRCALPHA), (21, 11)
    for x, y in product(range(43), range(23)):
        far = (((x - wide) / wide) ** 2 + ((y - high) / high) ** 2) ** 0.5
        small.set_at((x, y), (*rgb("#FFB24A"), round(120 * max(0.0, 1 - far) ** 1.6)))
    return pygame.transform.smoothscale(small, [round(3 * length) for length in FLICKER_SIZE])
