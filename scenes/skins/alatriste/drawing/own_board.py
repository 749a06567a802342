"""The individual board at the foot of the window: chips, cards and attacks of whoever looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from game.alatriste.rows import CARDS, RULES
from game.alatriste.tokens import CARD
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import token
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.layout import BOARD, FACE, FACE_WIDTH, LOST, STAT, STATS, TRACK
from scenes.stage.faces import draw_face
from scenes.stage.pieces import BOARD as LAYER
from scenes.stage.pieces import Piece
from scenes.ui.canvas import Canvas
from scenes.ui.text import signed
from scenes.ui.theme import INK, INK_2, SEATS, SEPIA

LARGEST = 1.25
"""The text size beyond which the numbers would leave their plates."""


@dataclass(slots=True)
class Person:
    """The board of the seat that looks at the screen, or else of the one whose turn it is."""

    seats: Sequence[Seat]
    faces: Sequence[str]
    seat: int = 0
    player: PlayerView | None = None

    def read(self, view: AlatristeView, seat: int) -> None:
        """Show what a view shows of that seat."""
        self.seat, self.player = seat, view.players[seat]

    def pieces(self) -> list[Piece]:
        """Return the plates of the characteristics, and the cards on the board and in the attack zone."""
        player = self.player
        if player is None:
            return []
        found = [self._stat(name) for name in STATS]
        for (x, y), (card, _) in zip(layout.ATTACKS, player.attacks, strict=False):
            at = BOARD.left + x, BOARD.top + y
            found.append(
                Piece(CARD[card], card_faces.card(card), *at, *layout.ATTACK, LAYER + 6, shadow=True)
            )
        for kind, area in (("character", layout.ALLIES), ("possession", layout.GOODS)):
            laid = [card for card in player.board if CARDS[card].kind == kind]
            for card, (x, y, width) in zip(laid, layout.laid(area, len(laid)), strict=True):
                size = width, width / layout.SHEET
                found.append(Piece(CARD[card], card_faces.card(card), x, y, *size, LAYER + 6, shadow=True))
        return found

    def _stat(self, name: str) -> Piece:
        left, top = STATS[name]
        middle = BOARD.left + left + STAT[0] / 2, BOARD.top + top + STAT[1] / 2
        return Piece(token("stat", [*STATS].index(name)), "", *middle, *STAT, LAYER)

    def draw(self, canvas: Canvas) -> None:
        """Draw the face, the name and the numbers."""
        if self.player is not None:
            key = (self.seat, self.player, language())
            canvas.layer("alatriste/person", key, BOARD, partial(self._draw, canvas, self.player))

    def _draw(self, canvas: Canvas, player: PlayerView) -> None:
        who, (left, top) = self.seats[self.seat], BOARD.topleft
        draw_face(canvas, self.faces[self.seat], who.colour, (left + FACE[0], top + FACE[1]), FACE_WIDTH)
        with canvas.lettering.at_most(LARGEST):
            name = canvas.lettering.shorten(who.name, "strong", canvas.k, 100 * canvas.k)
            colour = SEATS[who.colour].on_paper
            canvas.text(name, left + FACE[0], top + 124, "strong", colour, anchor="center middle")
        for stat, (number, beside) in _numbers(player).items():
            x, y = left + STATS[stat][0] + 42, top + STATS[stat][1]
            with canvas.lettering.at_most(1.0):
                canvas.text(_stat_name(stat), x, y + 13, "key", SEPIA, anchor="left middle")
                end = canvas.text(number, x, y + 31, "number", INK, anchor="left middle").right
                canvas.text(beside, end + 4, y + 31, "key", INK_2, anchor="left middle")
        lost = player.away + player.skip
        x, y, step = LOST
        for place in range(min(lost, TRACK)):
            at = left + x + step * place, top + y
            canvas.picture(f"alatriste/token_{who.colour}", *at, 20, anchor="center")


def _numbers(player: PlayerView) -> dict[str, tuple[str, str]]:
    """Return the number of each characteristic, and what is told beside it."""
    cards_fame = player.fame_total - player.fame
    bonus = player.vigour_bonus
    return {
        "fame": (str(player.fame_total), f"({signed(cards_fame)})" if cards_fame else ""),
        "vigour": (str(player.vigour), signed(bonus) if bonus else f"/{RULES.vigour}"),
        "fencing": (
            str(player.fencing),
            signed(player.combat_fencing - player.fencing) if player.combat_fencing != player.fencing else "",
        ),
        "ducats": (str(player.ducats), ""),
    }


def _stat_name(stat: str) -> str:
    return {
        "fame": tr("Fame"),
        "vigour": tr("Vigour"),
        "fencing": tr("Fencing"),
        "ducats": tr("Ducats"),
    }[stat]
