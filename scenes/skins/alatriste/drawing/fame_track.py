"""The track of Fame: how far everybody has come towards zone II, zone III and the King's Favourite."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from math import ceil

import pygame

from game.alatriste.rows import ZONES
from game.alatriste.tokens import FAME
from game.alatriste.view import AlatristeView
from game.core.seat import Seat
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.board_art import CIRCUITS
from scenes.stage.pieces import HAND, Piece, Point
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, WALNUT_DK

TOKEN = 25.0
ENDS = 26.0, 14.0
"""The room at both ends of the track, for the star and for the frame."""
BEYOND = 4
"""The track goes on for so much Fame after the last threshold, or after whoever is first."""
STEP = 18.0
"""How far tokens of unequal Fame lie from one another at least."""
STACKS = ((1, 1, TOKEN), (2, 1, 17.0), (4, 2, 15.5), (6, 2, 13.5))
"""Up to how many tokens of equal Fame stand in so many columns, and how large each of them is then."""
CLOSE = 0.88
"""How far these lie from one another, in their sizes."""
GATE, DOOR = 36.0, 21.0
"""The width of a gate, where no token stands: what its Fame takes, and every icon of what it opens."""


def thresholds(view: AlatristeView) -> list[tuple[int, str]]:
    """Return how much Fame opens each zone above the first, and the Favourite's door, with their icons."""
    player = view.players[0]
    zones = [(fame, f"alatriste/icon_zone_{zone.id}") for fame, zone in zip(player.asked, ZONES, strict=True)]
    return [*zones[1:], (player.audience_fame, "alatriste/icon_valido")]


class FameTrack:
    """The track along the top of the map, and the tokens on it."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._fame: tuple[int, ...] = ()
        self._marks: list[tuple[int, str]] = []

    def read(self, view: AlatristeView) -> None:
        """Take over what a view says."""
        self._fame = tuple(player.fame_total for player in view.players)
        self._marks = thresholds(view)

    @property
    def most(self) -> int:
        """The Fame at the end of the track."""
        return max(*(fame for fame, _ in self._marks), *self._fame) + BEYOND

    @property
    def gates(self) -> list[int]:
        """The Fame that each gate on the track asks for; two doors may open at once."""
        return sorted({fame for fame, _ in self._marks})

    @property
    def _unit(self) -> float:
        """The length of one Fame."""
        return (layout.FAME.w - sum(ENDS) - sum(map(self._width, self.gates))) / self.most

    def _width(self, gate: int) -> float:
        """Return how wide a gate is; 0 where there is none."""
        doors = sum(fame == gate for fame, _ in self._marks)
        return GATE + DOOR * doors if doors else 0.0

    def x(self, fame: float) -> float:
        """Return where so much Fame lies: the gates that it has passed take room of their own."""
        passed = sum(self._width(gate) for gate in self.gates if gate <= fame)
        return layout.FAME.left + ENDS[0] + self._unit * fame + passed

    def places(self) -> list[Point]:
        """Return where the token of each seat stands: near its Fame, and before the next gate.

        Whoever has equal Fame stands at the same place of the track, stacked.
        """
        across = dict[int, float]()
        edges = [0, *self.gates, self.most + 1]
        for start, end in pairwise(edges):
            here = sorted({fame for fame in self._fame if start <= fame < end})
            x = self.x(start) + TOKEN / 2 - STEP
            for fame in here:
                across[fame] = x = max(self.x(fame), x + STEP)
            most = self.x(end) - self._width(end) - TOKEN / 2 + STEP
            for fame in reversed(here):
                across[fame] = most = min(across[fame], most - STEP)
        return [self._stacked(seat, across[fame]) for seat, fame in enumerate(self._fame)]

    def _stacked(self, seat: int, middle: float) -> Point:
        """Return where the token of a seat lies in the stack of its Fame, which is filled row by row."""
        equal, columns, size = self._stack(seat)
        place, step, rows = equal.index(seat), CLOSE * size, ceil(len(equal) / columns)
        beside = min(columns, len(equal) - place // columns * columns)
        x = middle + step * (place % columns - (beside - 1) / 2)
        return x, layout.FAME.centery + step * (place // columns - (rows - 1) / 2)

    def _stack(self, seat: int) -> tuple[Sequence[int], int, float]:
        """Return the seats of equal Fame, in how many columns their tokens lie, and how large these are."""
        equal = [other for other, fame in enumerate(self._fame) if fame == self._fame[seat]]
        columns, size = next(look for most, *look in STACKS if len(equal) <= most)
        return equal, int(columns), size

    def pieces(self) -> list[Piece]:
        """Return a token for each seat; those of equal Fame are small, and together as large as one."""
        found = list[Piece]()
        for seat, (name, (x, y)) in enumerate(zip(FAME, self.places(), strict=False)):
            size, token = self._stack(seat)[2], f"alatriste/token_{self._seats[seat].colour}"
            found.append(Piece(name, token, x, y, size, size, HAND + 1, inked=True))
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the track and its gates."""
        key = self.most, tuple(self._marks)
        canvas.layer("alatriste/fame", key, layout.FAME, partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        area = layout.FAME
        canvas.nine("ui/seat_plate", area)
        left, right = self.x(0), self.x(self.most)
        rail = pygame.FRect(left, area.centery - 7, right - left, 14)
        canvas.fill(rail.inflate(4, 4), INK, radius=9)
        edges = [0, *self.gates, self.most]
        for (colour, light), (start, end) in zip(CIRCUITS, pairwise(edges), strict=False):
            part = pygame.FRect(self.x(start), rail.top, self.x(end) - self.x(start), rail.h)
            canvas.fill(part, colour, radius=0)
            canvas.fill((part.left, part.top + 2, part.w, 2), light, 150)
        canvas.picture("alatriste/icon_fame", area.left + 15, area.centery, 22, anchor="center")
        for fame in range(5, self.most, 5):
            if fame not in self.gates:
                canvas.fill((self.x(fame) - 0.7, rail.top, 1.4, rail.h), WALNUT_DK, 150)
        with canvas.lettering.at_most(1.0):
            for fame in self.gates:
                self._gate(canvas, fame)
        canvas.frame(area.inflate(-2, -2), OCHRE_LT, 1.0, 8)

    def _gate(self, canvas: Canvas, fame: int) -> None:
        """Draw what so much Fame opens, on a plaque across the rail."""
        opened = [icon for asked, icon in self._marks if asked == fame]
        wide = self._width(fame)
        plaque = pygame.FRect(self.x(fame) - wide, layout.FAME.top + 3, wide, layout.FAME.h - 6)
        canvas.fill(plaque, PAPER_HI, radius=7)
        canvas.fill(plaque.inflate(-3, -3), WALNUT_DK, radius=6)
        canvas.text(
            str(fame), plaque.left + 8, plaque.centery, "small button", PAPER_HI, anchor="left middle"
        )
        for place, icon in enumerate(reversed(opened)):
            x = plaque.right - 6 - DOOR * (place + 0.5)
            canvas.picture(icon, x, plaque.centery, 21, anchor="center")
