"""The board of one seat: face, name, characteristics, troubles, and icons of the cards that lie on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.alatriste.signs import Stat, bringers
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import Token, token
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import laid_cards, peril
from scenes.skins.alatriste.drawing.seat_plate import draw_death, states
from scenes.skins.alatriste.layout import STAT, STATS
from scenes.skins.alatriste.words.characteristics import total
from scenes.stage.pieces import BOARD, Piece, Point
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.theme import ALMAGRE_DK, INK, RESTING, SEATS, SEPIA, Colour

CORNER = 18.0
"""The width of the ornament at a corner of the own board, frame included."""
LARGEST_ON_BOARD = 1.25
"""The text size beyond which the numbers would leave their plates, unless they stand there without words."""
GROWN, LARGE_ICON, APART = 1.36, 22.0, 60.0
"""The largest size of numbers that stand there so, the width of their signs, and from one to the next."""


@dataclass(slots=True)
class Person:
    """The board of the seat that looks at the screen, or else of the one whose turn it is.

    Cards on it are folded to icons, which open for whoever points at them.
    """

    seats: Sequence[Seat]
    faces: Sequence[str]
    seat: int = 0
    player: PlayerView | None = None

    def read(self, view: AlatristeView, seat: int) -> None:
        """Show what a view shows of that seat."""
        self.seat, self.player = seat, view.players[seat]

    def pieces(self) -> list[Piece]:
        """Return the plates of the characteristics, and icons of what lies on the board: attacks first."""
        if self.player is None:
            return []
        return [*(self._stat(name) for name in STATS), *laid_cards.tiles(self.player)]

    def _stat(self, name: Stat) -> Piece:
        left, top = STATS[name]
        middle = layout.BOARD.left + left + STAT[0] / 2, layout.BOARD.top + top + STAT[1] / 2
        return Piece(token("stat", [*STATS].index(name)), "", *middle, *STAT, BOARD)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face, the name and the numbers."""
        if self.player is not None:
            key = (self.seat, self.player, self.faces[self.seat], language())
            area = layout.BOARD.inflate(12, 12)
            canvas.layer("alatriste/person", key, area, partial(self._draw, canvas, self.player))

    def _draw(self, canvas: Canvas, player: PlayerView) -> None:
        who, (left, top) = self.seats[self.seat], layout.BOARD.topleft
        canvas.nine("ui/panel_paper", layout.BOARD, shadow=RESTING)
        middle = left + layout.FACE[0]
        if peril.is_deadly(player):
            peril.draw_rim(canvas, layout.BOARD)
        draw_face(
            canvas, self.faces[self.seat], who.colour, (middle, top + layout.FACE[1]), layout.FACE_WIDTH
        )
        if player.dead:
            draw_death(canvas, (middle, top + layout.FACE[1]), layout.FACE_WIDTH)
        if peril.is_deadly(player):
            peril.draw_skull(canvas, (middle - 26, top + layout.FACE[1] + 26), 12)
        with canvas.lettering.at_most(LARGEST_ON_BOARD):
            name = canvas.lettering.shorten(who.name, "strong", canvas.k, 72 * canvas.k)
            colour = SEATS[who.colour].on_paper
            canvas.text(name, middle, top + 96, "strong", colour, anchor="center middle")
        if canvas.lettering.factor > LARGEST_ON_BOARD:
            with canvas.lettering.at_most(GROWN):
                self._large_chips(canvas, player)
        else:
            with canvas.lettering.at_most(1.0):
                self._chips(canvas, player)
        with canvas.lettering.at_most(1.0):
            troubles = states(player)
            x = middle - 26 * (len(troubles) - 1) / 2
            for icon, number in troubles[:3]:
                canvas.picture(
                    f"alatriste/icon_{icon}", x - (5 if number else 0), top + 126, 20, anchor="center"
                )
                if number:
                    canvas.text(str(number), x + 7, top + 126, "key", ALMAGRE_DK, anchor="left middle")
                x += 26
            if not (player.board or player.attacks or player.dead):
                room, words = layout.TILES.move(layout.BOARD.topleft), tr("What you lay down lies here.")
                canvas.text(words, room.left, room.top + 14, "caption", SEPIA, width=room.w)

    def _large_chips(self, canvas: Canvas, player: PlayerView) -> None:
        """Draw the characteristics for those who read large letters: signs and numbers without names."""
        left, top = STATS["fame"]
        for place, stat in enumerate(STATS):
            x, y = layout.BOARD.left + left + APART * place, layout.BOARD.top + top + STAT[1] / 2
            canvas.picture(_icon(stat, player), x + LARGE_ICON / 2, y, LARGE_ICON, anchor="center")
            self._number(canvas, player, stat, (x + LARGE_ICON + 1, y))

    def _chips(self, canvas: Canvas, player: PlayerView) -> None:
        """Draw the characteristics; the last name ends before the corner of the frame."""
        names: dict[Stat, str] = {
            "fame": tr("Fame"),
            "vigour": tr("Vigour"),
            "fencing": tr("Fencing"),
            "ducats": tr("Ducats"),
        }
        is_named = all(canvas.fits(name, "caption", STAT[0] + 4) for name in names.values())
        for stat, at in STATS.items():
            x, y = layout.BOARD.left + at[0], layout.BOARD.top + at[1]
            if is_named:
                wide = canvas.measure(names[stat], "caption")[0]
                left = min(x, layout.BOARD.right - CORNER - wide)
                canvas.text(names[stat], left, y + 11, "caption", SEPIA, anchor="left middle")
            canvas.picture(_icon(stat, player), x + 10, y + 33, 20, anchor="center")
            self._number(canvas, player, stat, (x + 22, y + 33))

    def _number(self, canvas: Canvas, player: PlayerView, stat: Stat, at: Point) -> None:
        """Write a characteristic from there on: one number, that of cards in it, as everywhere."""
        canvas.text(str(total(player, stat)), *at, "number", _ink(stat, player), anchor="left middle")


def bringers_of(name: Token | None) -> frozenset[int]:
    """Return the boxes that may bring more of a characteristic; none for anything else."""
    return bringers([*STATS][name.id]) if name is not None and name.kind == "stat" else frozenset()


def _ink(stat: Stat, player: PlayerView) -> Colour:
    """Return the colour of a number: Vigour that leaves one helpless or that a wound may cost stands out."""
    if stat != "vigour" or not (peril.is_deadly(player) or peril.is_grave(player)):
        return INK
    return ALMAGRE_DK if peril.is_deadly(player) else peril.AMBER_DK


def _icon(stat: Stat, player: PlayerView) -> str:
    """Return the picture before a number."""
    return peril.heart(player) if stat == "vigour" else f"alatriste/icon_{stat}"
