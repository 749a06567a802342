"""The track of Fame: how far everybody has come towards zone II, zone III and the King's Favourite."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.alatriste.rows import ZONES
from game.alatriste.tokens import FAME
from game.alatriste.view import AlatristeView
from game.core.seat import Seat
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.board_art import CIRCUITS
from scenes.stage.pieces import HAND, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, PAPER_HI, WALNUT_DK

TOKEN = 25.0
ENDS = 26.0, 44.0
"""The room at both ends of the track, for the star and for the crown."""
BEYOND = 4
"""The track goes on for so much Fame after the last threshold, or after whoever is first."""
STEP = 13.0
"""How far tokens of equal Fame lie from one another."""


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

    def x(self, fame: float) -> float:
        """Return where so much Fame lies."""
        left, right = layout.FAME.left + ENDS[0], layout.FAME.right - ENDS[1]
        return left + (right - left) * fame / self.most

    def pieces(self) -> list[Piece]:
        """Return a token for each seat; those of equal Fame overlap from left to right."""
        found = []
        for seat, fame in enumerate(self._fame):
            equals = [other for other, its in enumerate(self._fame) if its == fame]
            aside = STEP * (equals.index(seat) - (len(equals) - 1) / 2)
            x = max(layout.FAME.left + ENDS[0] + TOKEN / 2, self.x(fame) + aside)
            picture = f"alatriste/token_{self._seats[seat].colour}"
            found.append(
                Piece(FAME[seat], picture, x, layout.FAME.centery, TOKEN, TOKEN, HAND + 1, inked=True)
            )
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the track and its thresholds."""
        key = self.most, tuple(self._marks)
        canvas.layer("alatriste/fame", key, layout.FAME, partial(self._draw, canvas))

    def _draw(self, canvas: Canvas) -> None:
        area = layout.FAME
        canvas.nine("ui/seat_plate", area)
        rail = pygame.FRect(self.x(0), area.centery - 7, self.x(self.most) - self.x(0), 14)
        canvas.fill(rail.inflate(4, 4), INK, radius=9)
        edges = [0, *(fame for fame, _ in self._marks[:-1]), self.most]
        for (colour, light), start, end in zip(CIRCUITS, edges, edges[1:], strict=False):
            part = pygame.FRect(self.x(start), rail.top, self.x(end) - self.x(start), rail.h)
            canvas.fill(part, colour, radius=0)
            canvas.fill((part.left, part.top + 2, part.w, 2), light, 150)
        canvas.picture("alatriste/icon_fame", area.left + 15, area.centery, 22, anchor="center")
        with canvas.lettering.at_most(1.0):
            for fame in range(0, self.most, 5):
                if fame not in [mark for mark, _ in self._marks]:
                    canvas.fill((self.x(fame) - 0.7, rail.top, 1.4, rail.h), WALNUT_DK, 150)
            shown: set[int] = set()
            for fame, icon in self._marks:
                x = self.x(fame)
                if fame in shown:  # two doors open at once: the second stands beside the first
                    x += 27
                else:
                    canvas.fill((x - 1.5, area.top + 4, 3, area.h - 8), PAPER_HI)
                    canvas.text(
                        str(fame), x - 6, area.centery, "key", PAPER_HI, anchor="right middle", shade=INK
                    )
                shown.add(fame)
                canvas.picture(icon, x + 13, area.centery, 24, anchor="center")
        canvas.frame(area.inflate(-2, -2), OCHRE_LT, 1.0, 8)
