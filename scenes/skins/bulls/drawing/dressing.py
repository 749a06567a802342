"""How the town is dressed for each day of the fiesta: what hangs at its kerbs, and who stands in its streets.

All of it is drawn here, small and once: rockets and red scarves on the first day, lanterns and a band on
those between, candles on the last.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import cos, pi, radians, sin

import pygame

from scenes.skins.bulls.fiesta import BANDS, FAREWELL, ROCKETS
from scenes.ui.art import Art
from scenes.ui.theme import (
    ALMAGRE,
    ALMAGRE_LT,
    COBALT,
    INK,
    OCHRE,
    OCHRE_LT,
    OLIVE_LT,
    PAPER_HI,
    Colour,
    rgb,
)

Point = tuple[float, float]

FINE, K = 2, 3
"""Each is drawn so many times larger than it is kept, with so many pixels for each design pixel."""
KERB, ROUND, HANGING = (172.0, 74.0), (76.5, 47.5), 13
"""Size of what hangs along the lower half of a kerb, half the size of that kerb, and how many things hang."""
FOLK = (76.0, 37.0)
"""Size of a band of townspeople on its square."""
SQUARE = rgb("#E6CE9A")
BURST = (76.0, 76.0)
"""Size of a rocket that bursts over one."""
GLOW = (210.0, 118.0)
"""Size of the light of candles."""
LIGHT = rgb("#8A4E16")
SKINS, HAIRS = (
    (rgb("#E8BE92"), rgb("#C4875A"), rgb("#D9A273")),
    (rgb("#2F211B"), rgb("#6B3F20"), rgb("#8C8078")),
)
PEOPLE = (
    ((-25.0, 0.0, 1, True), (-9.0, 2.0, 2, True), (6.0, 0.0, 4, False), (23.0, 1.5, 3, True)),
    ((-18.0, 1.0, 0, False), (0.0, -0.5, 3, True), (19.0, 2.0, 5, False)),
)
"""The people of each band: how far right of the middle of their square and above its front edge they stand,
what each does, and whether they are in white."""
CLOTHES = (
    (COBALT, rgb("#274B78")),
    (OLIVE_LT, None),
    (OCHRE_LT, ALMAGRE),
)
"""What others wear: a blouse with a skirt, or a coat with hose of its colour."""
SKY = (ALMAGRE, PAPER_HI, COBALT, OCHRE_LT, OLIVE_LT)


class Pen:
    """Draws filled shapes with a line of ink around them, in design pixels from the upper left corner."""

    def __init__(self, size: tuple[float, float]) -> None:
        self._scale, self._size = FINE * K, size
        self._sheet = pygame.Surface([round(length * self._scale) for length in size], pygame.SRCALPHA)

    def disc(self, at: Point, radius: float, colour: Colour, edge: float = 0.9) -> None:
        """Draw a disc."""
        x, y = at[0] * self._scale, at[1] * self._scale
        for grow, paint in ((edge, INK), (0.0, colour)):
            pygame.draw.circle(self._sheet, paint, (x, y), (radius + grow) * self._scale)

    def oval(self, at: Point, half: Point, colour: Colour, edge: float = 0.9) -> None:
        """Draw an oval, `half` as wide and high as it is."""
        for grow, paint in ((edge, INK), (0.0, colour)):
            area = pygame.Rect(0, 0, *(round(2 * (length + grow) * self._scale) for length in half))
            area.center = round(at[0] * self._scale), round(at[1] * self._scale)
            pygame.draw.ellipse(self._sheet, paint, area)

    def shape(self, points: Sequence[Point], colour: Colour, edge: float = 0.9) -> None:
        """Draw a polygon."""
        scaled = [(x * self._scale, y * self._scale) for x, y in points]
        if edge:
            pygame.draw.polygon(self._sheet, INK, scaled)
            wide = round(2 * edge * self._scale)
            for start, end in zip(scaled, (*scaled[1:], scaled[0]), strict=True):
                pygame.draw.line(self._sheet, INK, start, end, wide)
                pygame.draw.circle(self._sheet, INK, start, wide / 2)
        pygame.draw.polygon(self._sheet, colour, scaled)

    def line(self, points: Sequence[Point], wide: float, colour: Colour, edge: float = 0.0) -> None:
        """Draw a line through some points, with round ends."""
        scaled = [(x * self._scale, y * self._scale) for x, y in points]
        for grow, paint in ((2 * edge, INK), (0.0, colour)) if edge else ((0.0, colour),):
            thick = max(1, round((wide + grow) * self._scale))
            for start, end in pairwise(scaled):
                pygame.draw.line(self._sheet, paint, start, end, thick)
            for point in scaled:
                pygame.draw.circle(self._sheet, paint, point, thick / 2)

    @property
    def picture(self) -> pygame.Surface:
        """Return what has been drawn, as it is kept."""
        return pygame.transform.smoothscale(self._sheet, [round(length * K) for length in self._size])


def register(art: Art) -> None:
    """Register how to paint what each day brings; each is named by what it is and the kind of day."""
    for kind in (ROCKETS, BANDS, FAREWELL):
        art.compose_once(f"bulls/kerb_{kind}", partial(_kerb, kind))
        for number, name in enumerate(bands(kind)):
            art.compose_once(name, partial(_folk, kind, PEOPLE[number]))
    art.compose_once("bulls/burst", _burst)


def bands(kind: int) -> list[str]:
    """Return the names of the bands of townspeople of a kind of day."""
    return [f"bulls/folk_{kind}_{number}" for number in range(len(PEOPLE))]


def candlelight(size: tuple[int, int]) -> pygame.Surface:
    """Return the light of candles, to be added to a picture."""
    small, (wide, high) = pygame.Surface((35, 21)), (17, 10)
    for x in range(35):
        for y in range(21):
            far = (((x - wide) / wide) ** 2 + ((y - high) / high) ** 2) ** 0.5
            share = max(0.0, 1 - far) ** 1.6
            small.set_at((x, y), [round(part * share) for part in LIGHT])
    return pygame.transform.smoothscale(small, size)


def _kerb(kind: int) -> pygame.Surface:
    """Draw what hangs along the lower half of a kerb, from left to right."""
    pen, middle = Pen(KERB), KERB[0] / 2
    spots = [
        (middle - (ROUND[0] + 3) * cos(turn), (ROUND[1] + 1) * sin(turn) + 6)
        for turn in (radians(8 + 164 * (n + 0.5) / HANGING) for n in range(HANGING))
    ]
    if kind != FAREWELL:
        for (x0, y0), (x1, y1) in pairwise(spots):
            pen.line([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 2.2), (x1, y1)], 0.9, INK)
    for number, (x, y) in enumerate(spots):
        if kind == ROCKETS:
            pen.shape([(x - 5.4, y - 0.6), (x + 5.4, y - 0.6), (x, y + 8.4)], ALMAGRE)
        elif kind == BANDS and number % 2:
            _lantern(pen, x, y, SKY[number % len(SKY)])
        elif kind == BANDS:
            pen.shape(
                [(x - 4, y - 0.6), (x + 4, y - 0.6), (x + 4, y + 8), (x, y + 5.2), (x - 4, y + 8)],
                SKY[number % 3],
            )
        else:
            _candle(pen, x, y + 3.6, 6.4)
    return pen.picture


def _lantern(pen: Pen, x: float, y: float, colour: Colour) -> None:
    pen.shape(
        [
            (x - 2.4, y),
            (x + 2.4, y),
            (x + 4.6, y + 4.6),
            (x + 2.4, y + 9.2),
            (x - 2.4, y + 9.2),
            (x - 4.6, y + 4.6),
        ],
        colour,
    )
    pen.line([(x - 4, y + 4.6), (x + 4, y + 4.6)], 0.7, INK)


def _candle(pen: Pen, x: float, foot: float, high: float) -> None:
    pen.shape(
        [(x - 1.5, foot - high), (x + 1.5, foot - high), (x + 1.7, foot), (x - 1.7, foot)], PAPER_HI, 0.8
    )
    tip = foot - high
    pen.shape([(x, tip - 7.4), (x + 2.3, tip - 2.6), (x, tip - 0.6), (x - 2.3, tip - 2.6)], OCHRE_LT, 0.6)


def _folk(kind: int, people: Sequence[tuple[float, float, int, bool]]) -> pygame.Surface:
    """Draw townspeople on a square, those behind first, each with something to do."""
    pen = Pen(FOLK)
    pen.oval((FOLK[0] / 2, FOLK[1] - 8), (FOLK[0] / 2 - 1, 7.0), SQUARE)
    for right, up, what, is_in_white in sorted(people, key=lambda one: -one[1]):
        _somebody(pen, FOLK[0] / 2 + right, FOLK[1] - 5 - up, what, kind, is_in_white)
    return pen.picture


def _somebody(pen: Pen, x: float, foot: float, number: int, kind: int, is_in_white: bool) -> None:
    """Draw one in white with a red sash, or one in other clothes, a long skirt or a dark coat."""
    skin, hair = SKINS[number % 3], HAIRS[(number + kind) % 3]
    shirt, skirt = (PAPER_HI, None) if is_in_white else CLOTHES[number % len(CLOTHES)]
    if skirt is None:
        for side in (-1, 1):
            pen.line([(x + side * 1.8, foot - 6), (x + side * 2.2, foot)], 2.6, shirt, 0.8)
    else:
        pen.shape([(x - 3.4, foot - 8), (x + 3.4, foot - 8), (x + 5.6, foot), (x - 5.6, foot)], skirt)
    pen.shape([(x - 3.6, foot - 15), (x + 3.6, foot - 15), (x + 4, foot - 6), (x - 4, foot - 6)], shirt)
    pen.line([(x - 3.8, foot - 7.4), (x + 3.8, foot - 7.4)], 1.6, ALMAGRE if is_in_white else INK)
    pen.disc((x, foot - 18.4), 3.4, skin)
    pen.shape([(x - 3.4, foot - 19), (x - 2, foot - 22), (x + 2, foot - 22), (x + 3.4, foot - 19)], hair, 0.5)
    if kind != FAREWELL and is_in_white:
        pen.shape([(x - 3.2, foot - 15.4), (x + 3.2, foot - 15.4), (x, foot - 11.6)], ALMAGRE, 0.5)
    _hold(pen, x, foot, number, kind, skin)


def _hold(pen: Pen, x: float, foot: float, number: int, kind: int, skin: Colour) -> None:
    """Draw what somebody holds: scarves and a rocket, instruments and a flag, or a candle."""
    shoulder = foot - 13.6
    if kind == ROCKETS and number == 2:
        pen.line([(x + 3, shoulder), (x + 7, foot - 20)], 2.2, PAPER_HI, 0.7)
        pen.line([(x + 7.4, foot - 12), (x + 7.4, foot - 34)], 1.1, rgb("#7A5C3E"), 0.5)
        pen.shape(
            [(x + 5.6, foot - 36), (x + 9.2, foot - 36), (x + 9.2, foot - 28), (x + 5.6, foot - 28)],
            ALMAGRE_LT,
        )
    elif kind == ROCKETS and number % 2:
        for side in (-1, 1):
            pen.line([(x + side * 3, shoulder), (x + side * 6.4, foot - 22)], 2.2, PAPER_HI, 0.7)
            pen.disc((x + side * 6.4, foot - 22.6), 1.2, skin, 0.6)
        pen.shape(
            [(x - 6.6, foot - 24), (x + 6.6, foot - 24), (x + 2, foot - 28.4), (x - 2, foot - 28.4)],
            ALMAGRE,
            0.8,
        )
    elif kind == ROCKETS:  # a skin of wine, held high
        pen.line([(x + 3, shoulder), (x + 7, foot - 21)], 2.2, PAPER_HI, 0.7)
        pen.shape(
            [(x + 3, foot - 25), (x + 9, foot - 27), (x + 11, foot - 21), (x + 6, foot - 20)], rgb("#7A3B26")
        )
        pen.line([(x - 3, shoulder), (x - 6, foot - 9)], 2.2, PAPER_HI, 0.7)
    elif kind == BANDS:
        _play(pen, x, foot, number, skin)
    else:
        pen.line([(x + 2.6, shoulder), (x + 5.6, foot - 12)], 2.2, PAPER_HI, 0.7)
        _candle(pen, x + 6, foot - 9, 7)
        pen.line([(x - 3, shoulder), (x - 5.4, foot - 9)], 2.2, PAPER_HI, 0.7)
        pen.shape([(x - 7.6, foot - 9), (x - 3.8, foot - 9), (x - 6, foot - 2.6)], ALMAGRE, 0.5)


def _play(pen: Pen, x: float, foot: float, number: int, skin: Colour) -> None:
    """Draw the instrument of one of a band, or its flag."""
    shoulder = foot - 13.6
    if number in (0, 4):  # a drum
        pen.disc((x + 1, foot - 9), 5.4, SKY[number % 2 * 2 or 2])
        pen.disc((x + 1, foot - 9), 3.8, PAPER_HI, 0.6)
        pen.line([(x + 5, shoulder), (x + 2.4, foot - 9.6)], 1.2, rgb("#7A5C3E"), 0.4)
    elif number == 2:  # the flag
        pen.line([(x + 5, foot - 6), (x + 5, foot - 37)], 1.2, rgb("#7A5C3E"), 0.5)
        pen.shape(
            [
                (x + 5.6, foot - 37),
                (x + 20, foot - 35),
                (x + 17, foot - 30.6),
                (x + 20, foot - 26),
                (x + 5.6, foot - 27),
            ],
            COBALT,
        )
        pen.disc((x + 11, foot - 31.6), 2.4, OCHRE_LT, 0.4)
        pen.line([(x + 3, shoulder), (x + 5, foot - 14)], 2.2, PAPER_HI, 0.7)
    else:  # a trumpet
        up = 3 if number == 1 else 0
        pen.line([(x + 2.6, shoulder), (x + 7, foot - 16 - up / 2)], 2.2, PAPER_HI, 0.7)
        pen.line([(x + 2, foot - 17), (x + 9, foot - 19 - up)], 1.4, OCHRE, 0.6)
        pen.shape(
            [
                (x + 9, foot - 19.6 - up),
                (x + 13, foot - 23.4 - up),
                (x + 13.6, foot - 16.4 - up),
                (x + 9, foot - 18 - up),
            ],
            OCHRE_LT,
        )


def _burst() -> pygame.Surface:
    """Draw a rocket that bursts, and what flies to all sides."""
    pen, (x, y) = Pen(BURST), (BURST[0] / 2, BURST[1] / 2)
    for dx, dy in _rays(9):
        pen.disc((x + 15 * dx, y + 15 * dy), 8.4, PAPER_HI, 0.8)
    pen.disc((x, y), 19.0, PAPER_HI, 0.0)
    for number, (dx, dy) in enumerate(_rays(12)):
        near, far = (8.0, 25.0) if number % 2 else (6.0, 17.0)
        colour = (ALMAGRE, OCHRE, COBALT)[number % 3]
        pen.line([(x + near * dx, y + near * dy), (x + far * dx, y + far * dy)], 3.0, colour, 0.8)
        pen.disc((x + (far + 5) * dx, y + (far + 5) * dy), 2.1, colour, 0.7)
    pen.disc((x, y), 4.2, OCHRE_LT)
    return pen.picture


def _rays(count: int) -> Iterator[Point]:
    for number in range(count):
        turn = 2 * pi * (number + 0.5) / count
        yield cos(turn), sin(turn)
