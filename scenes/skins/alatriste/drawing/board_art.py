"""The picture of Madrid: map and light, the boxes and what each would do, and who stands on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pygame

from game.alatriste import odds
from game.alatriste.rows import BOXES, ZONES
from game.alatriste.tokens import NOWHERE, PATROL, PAWN
from game.alatriste.view import AlatristeView
from game.core.action import Token, token
from game.core.seat import Seat
from game.translation import tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.layout import MAP, TAG, Point
from scenes.stage.board_picture import BoardPicture, Daylight, dusk, shine
from scenes.stage.pieces import DICE, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import ALMAGRE_DK, COBALT_DK, INK, OCHRE_LT, OLIVE_DK, PAPER_HI, WALNUT_DK, rgb

DOTS = 3
"""Every so many points of a street a dot lies on the way that is shown."""
GROUND = rgb("#EAD7AC")
AFTERNOON = Daylight((500, 300), 860, 2.0, rgb("#FFFCF2"), rgb("#AA8460"))
"""Brightest in the middle of the board, warmer toward the edges."""
SIZES = (1.0, 0.93, 0.86)
"""Text sizes for the names of boxes: the first is taken at which a name fits its plate."""


PICTURES = (
    *(f"alatriste/plate_{zone.id}" for zone in ZONES),
    *(f"alatriste/icon_zone_{zone.id}" for zone in ZONES),
    *(f"alatriste/box_{box.id}" for box in BOXES),
    "alatriste/icon_draws",
    "alatriste/ring_open",
    "alatriste/patrol",
)
"""What the board is put together of."""
ABSENT = 0.5
"""How solid the pawn of a player is who is away, wounded, in jail or in refuge."""


class MadridPicture(BoardPicture):
    """The picture of the board of a map."""

    def at(self, box: int) -> layout.Point:
        """Return the middle of a box."""
        return self.board.points[token("box", box)]

    def draw_way(self, canvas: Canvas, walk: Sequence[int]) -> None:
        """Draw dots along the streets of a walk, and rings on the boxes that it passes."""
        wide, high = layout.PLATE
        streets = self.board.graph.streets
        for one, other in pairwise(walk):
            path = self.board.paths[token("street", streets.index((min(one, other), max(one, other))))]
            ends = [
                pygame.FRect(x - wide / 2, y - high / 2, wide, high) for x, y in map(self.at, (one, other))
            ]
            for point in path[::DOTS]:
                if not any(end.collidepoint(point) for end in ends):
                    canvas.disc(point, 5.0, INK)
                    canvas.disc(point, 3.6, OCHRE_LT)
        for box in walk[1:-1]:
            x, y = self.at(box)
            canvas.frame((x - wide / 2, y - high / 2, wide, high), INK, 5.0, 9)
            canvas.frame((x - wide / 2 + 1, y - high / 2 + 1, wide - 2, high - 2), OCHRE_LT, 3.0, 8)

    def draw_lit(self, canvas: Canvas, box: int) -> None:
        """Draw a light frame on a box that can be reached, which is seen on gold, too."""
        (x, y), (wide, high) = self.at(box), layout.PLATE
        area = pygame.FRect(x - wide / 2, y - high / 2, wide, high)
        canvas.frame(area.inflate(2, 2), COBALT_DK, 5.0, 10)
        canvas.frame(area, PAPER_HI, 2.4, 9)

    def paint(self, canvas: Canvas) -> None:
        """Paint the map in its light, the boxes, and the wood at the right."""
        canvas.fill(canvas.window, WALNUT_DK)
        canvas.fill((0, 0, 1280, 720), GROUND)
        self.lay_out(canvas)
        shine(canvas, AFTERNOON)
        with canvas.lettering.at_most(1.0):
            for box in range(len(BOXES)):
                self._box(canvas, box)
        _column(canvas)

    def _box(self, canvas: Canvas, box: int) -> None:
        """Paint a box: its picture and name, its zone, and a C where cards are drawn."""
        (x, y), row = self.at(box), BOXES[box]
        zone = ZONES[self.board.graph.zones[box] - 1].id
        canvas.picture(f"alatriste/plate_{zone}", x, y, layout.PLATE[0], anchor="center")
        wide, high = layout.PICTURE
        canvas.picture(f"alatriste/box_{row.id}", x, y - layout.LIFT, wide, height=high, anchor="center")
        if row.card:
            canvas.picture("alatriste/icon_draws", x - wide / 2 + 7, y - layout.LIFT - high / 2 + 9, 20,
                           anchor="center")  # fmt: skip
        canvas.picture(f"alatriste/icon_zone_{zone}", x + wide / 2 - 5, y - layout.LIFT - high / 2 + 7, 21,
                       anchor="center")  # fmt: skip
        words, room = tr(row.short), layout.NAME[0] * canvas.k
        for size in SIZES:
            with canvas.lettering.at_most(size):
                fitting = canvas.lettering.shorten(words, "key", canvas.k, room)
                if fitting == words or size == SIZES[-1]:
                    canvas.text(fitting, x, y + layout.DROP, "key", INK, anchor="center middle")
                    return


def _column(canvas: Canvas) -> None:
    """Paint the dark wood at the right, on which the seats and the chronicle stand, and behind the hand."""
    window = canvas.window
    left = layout.COLUMN.left - 6
    canvas.nine("ui/panel_wood", (left, window.top - 8, window.right - left + 12, window.h + 16))
    dusk(canvas, 552, left)


@dataclass(slots=True)
class Pawns:
    """The pawns and the Patrol, and the box of each; `absent` are pawns of players who are not present.

    `at` tells where a box lies.
    """

    seats: Sequence[Seat]
    at: Callable[[int], layout.Point]
    boxes: dict[Token, int] = field(default_factory=dict)
    absent: frozenset[Token] = frozenset()

    def read(self, view: AlatristeView) -> None:
        """Put every figure where a view has it."""
        players = {PAWN[player.seat]: player for player in view.players if player.box != NOWHERE}
        self.boxes = {pawn: player.box for pawn, player in players.items()} | {PATROL: view.patrol}
        self.absent = frozenset(pawn for pawn, player in players.items() if not player.present)

    def pieces(self) -> list[Piece]:
        """Return a sprite for each figure."""
        found = []
        for box in set(self.boxes.values()):
            here = [name for name, stands in self.boxes.items() if stands == box]
            for name, (x, y, width) in zip(here, layout.crowd(*self.at(box), len(here)), strict=True):
                alpha = ABSENT if name in self.absent else 1.0
                size = width, width * layout.ASPECT
                found.append(Piece(name, self.picture(name), x, y, *size, DICE, alpha=alpha, inked=True))
        return found

    def picture(self, name: Token) -> str:
        """Return the name of the picture of a figure."""
        return "alatriste/patrol" if name == PATROL else f"alatriste/pawn_{self.seats[name.id].colour}"


TAG_HIGH, ICON = 19.0, 15.0
ICONS: dict[odds.Sign, str] = {"choice": "deal", "cards": "draws", "audience": "valido", "fight": "duel"}
"""The icons of signs that have one by another name."""


def tags(view: AlatristeView, box: int, seat: int) -> list[tuple[str, str]]:
    """Return the icons for a box on which that seat would end, and what stands beside each."""
    return [
        (ICONS.get(sign, sign), "" if not n else str(n) if sign == "away" else signed(n))
        for sign, n in odds.signs(view, box, seat)
    ]


def draw_tags(canvas: Canvas, at: Point, found: Sequence[tuple[str, str]]) -> None:
    """Draw the tag of the box at that point."""
    if not found:
        return
    with canvas.lettering.at_most(1.0):
        widths = [ICON + 3 + (canvas.measure(words, "key")[0] + 2 if words else 0) for _, words in found]
        wide = sum(widths) + 12
        tag = pygame.FRect(at[0] - wide / 2, at[1] + TAG - TAG_HIGH / 2, wide, TAG_HIGH).clamp(MAP)
        canvas.fill(tag.inflate(3, 3), INK, radius=9)
        canvas.fill(tag, PAPER_HI, radius=8)
        x = tag.left + 6
        for (icon, words), width in zip(found, widths, strict=True):
            canvas.picture(f"alatriste/icon_{icon}", x + ICON / 2, tag.centery, ICON, anchor="center")
            colour = ALMAGRE_DK if words.startswith("−") else OLIVE_DK if words.startswith("+") else INK
            canvas.text(words, x + ICON + 2, tag.centery, "key", colour, anchor="left middle")
            x += width
