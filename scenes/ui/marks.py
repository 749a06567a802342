"""The portraits of the seats and their marks: every colour has its own shape, for who cannot tell colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, pi, radians, sin
from typing import Protocol

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Canvas

MORE = 8.0
"""Half the width of a triangle that points at what lies beyond."""
_FINE = 4
"""Marks are drawn this many times larger and then reduced, for smooth edges."""

Points = list[tuple[float, float]]


def _corners(count: int, turn: float, *radii: float) -> Points:
    step = 2 * pi / count
    return [
        (radii[n % len(radii)] * cos(turn + n * step), radii[n % len(radii)] * sin(turn + n * step))
        for n in range(count)
    ]


def _cross() -> Points:
    points: Points = []
    arm = [(-0.34, -0.95), (0.34, -0.95), (0.34, -0.34)]
    for _ in range(4):
        points += arm
        arm = [(-y, x) for x, y in arm]
    return points


def _crescent() -> Points:
    """A moon whose horns point to the right: its outer arc, then its inner one."""
    back = [(1.04 * cos(a), 1.04 * sin(a)) for a in (radians(60 + 10 * n) for n in range(25))]
    hollow = [(0.46 + 0.9 * cos(a), 0.9 * sin(a)) for a in (radians(-86 - 10 * n) for n in range(19))]
    return [(x + 0.12, y) for x, y in (*back, *hollow)]


SHAPES: dict[str, Points] = {
    "circle": _corners(48, 0, 0.9),
    "square": _corners(4, pi / 4, 1.15),
    "triangle": [(x, y + 0.22) for x, y in _corners(3, -pi / 2, 1.15)],
    "diamond": _corners(4, -pi / 2, 1.15),
    "star": _corners(10, -pi / 2, 1.12, 0.5),
    "cross": _cross(),
    "hexagon": _corners(6, -pi / 2, 1.3),
    "crescent": _crescent(),
}
"""Outlines around (0, 0) of a radius of about 1."""


def draw_mark(canvas: Canvas, seat_colour: str, centre: tuple[float, float], radius: float) -> None:
    """Draw a disc in the seat's colour with its mark on it."""
    pixels = max(6, round(radius * canvas.k))
    drawn = canvas.art.cached(("mark", seat_colour, pixels), lambda: disc(seat_colour, pixels))
    x, y = canvas.to_pixel(*centre)
    canvas.blit_at_pixel(drawn, (x - drawn.get_width() // 2, y - drawn.get_height() // 2))


def disc(seat_colour: str, pixels: int) -> pygame.Surface:
    """A disc in the seat's colour with its mark on it, of a radius of `pixels`."""
    seat = theme.SEATS[seat_colour]
    side = 2 * pixels * _FINE
    middle = side / 2
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    big.fill((*theme.INK, 0))
    pygame.draw.circle(big, theme.INK, (middle, middle), middle)
    pygame.draw.circle(big, seat.edge, (middle, middle), middle * 0.88)
    pygame.draw.circle(big, seat.main, (middle, middle * 0.96), middle * 0.80)
    outline = [(middle + x * middle * 0.42, middle * 0.96 + y * middle * 0.42) for x, y in SHAPES[seat.mark]]
    pygame.draw.polygon(big, seat.pip, outline)
    return pygame.transform.smoothscale(big, (2 * pixels, 2 * pixels))


PEOPLE = 12
"""Portraits that people get by their place, women and men by turns; characters have one of their own."""
WOMEN = frozenset({"ines", "lola", "maite", "remedios", "urraca"})


def is_woman(face: str) -> bool:
    """Return whether a portrait is a woman's."""
    name, _, number = face.removeprefix("faces/").partition("face_")
    return int(number) % 2 == 1 if number else name in WOMEN


def face_of(index: int, bot: str | None) -> str:
    """Return the picture of a character, or of the human at that place."""
    return f"faces/{bot}" if bot else f"faces/face_{index % PEOPLE + 1}"


class Sitter(Protocol):
    """Who sits in a chair; `bot` is the character there, None for a person."""

    @property
    def name(self) -> str: ...

    @property
    def bot(self) -> str | None: ...


_chosen: dict[str, int] = {}


def choose_faces(faces: Mapping[str, int]) -> None:
    """Let people have the portraits that they have chosen: numbers from 1, by their names."""
    _chosen.clear()
    _chosen.update(faces)


def faces_of(sitters: Sequence[Sitter]) -> list[str]:
    """Return the portraits at a table, no two of which are alike.

    People who have chosen one come first, then all others. A character who sits there twice gets the portrait
    of another one who plays alike.
    """
    found: dict[int, str] = {}
    places = [*range(len(sitters))]
    for place in sorted(places, key=lambda place: _rank(sitters[place])):
        name, bot = sitters[place].name, sitters[place].bot
        face = face_of(_chosen.get(name, place + 1) - 1 if bot is None else place, bot)
        if face in found.values():
            like = range(PEOPLE - 2 + (bot not in WOMEN), -1, -2)
            others = [face_of(other, None) for other in (*(like if bot else ()), *range(PEOPLE))]
            face = next(other for other in others if other not in found.values())
        found[place] = face
    return [found[place] for place in places]


def _rank(sitter: Sitter) -> int:
    """Return how late somebody gets a portrait: people come before characters."""
    return 2 if sitter.bot is not None else sitter.name not in _chosen


WITHIN = 0.87
"""The width of a portrait in widths of its ring."""


def draw_face(
    canvas: Canvas, face: str, colour: str, centre: tuple[float, float], width: float, *, laurel: bool = False
) -> None:
    """Draw a portrait `width` wide with its ring and mark, and for a winner the laurel."""
    x, y = centre
    if laurel:
        canvas.picture("ui/laurel", x, y, width * 1.5, anchor="center")
    canvas.picture(face, x, y, width * WITHIN, anchor="center")
    canvas.picture(f"ui/ring_{colour}", x, y, width, anchor="center")
    draw_mark(canvas, colour, (x + width * 0.36, y + width * 0.36), width * 0.19)


def expect_face(canvas: Canvas, face: str, colour: str, width: float) -> None:
    """Have what `draw_face` needs for such a portrait made ready."""
    canvas.expect([face], (width * WITHIN, width * WITHIN))
    canvas.expect([f"ui/ring_{colour}"], (width, width))


def draw_more(canvas: Canvas, bar: pygame.FRect, above: bool, below: bool) -> None:
    """Point with dark triangles on gold at what lies beyond either end of a scroll bar."""
    for is_there, end, way in ((above, bar.top, -1), (below, bar.bottom, 1)):
        if is_there:
            tip = bar.centerx, end + way * 2.0
            for size, colour in ((MORE + 3, theme.OCHRE_LT), (MORE, theme.INK)):
                foot = tip[1] - way * (size - MORE) / 2
                canvas.polygon(
                    [(tip[0] - size, foot), (tip[0] + size, foot), (tip[0], foot + way * size * 1.2)], colour
                )
