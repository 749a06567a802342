"""A plain table for any game of cards: a view alone tells where they lie and how they move.

The seats' plates stand in a row along the top, what each seat has laid lies below its plate, and the hand of
whoever looks at the bottom. Cards have their words printed on them: no picture has to be drawn.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pygame

from game.core.action import Token, token
from game.core.event import Event
from game.core.seat import Seat
from scenes.stage.pieces import DICE, HAND, Piece, change
from scenes.stage.skin import Skin
from scenes.stage.stage import Stage
from scenes.ui.anim import Cue, in_turn, together, wait
from scenes.ui.canvas import Canvas
from scenes.ui.marks import draw_face
from scenes.ui.scene import Context
from scenes.ui.text import card_lettering, set_words
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, OLIVE_DK, PAPER, PAPER_HI

CARD, MASTER, CORNER = (116.0, 163.0), (580, 815), 40
"""The size of a card in design pixels, and of its picture and the rounding of its corners in pixels."""
PLATE, PLATES, LAID, HAND_Y = (230.0, 58.0), 42.0, 190.0, 632.0
"""The size of a plate; the heights of the middles of plates, of what is laid, and of the hand."""
TABLE, GAP, SECONDS, REST = pygame.FRect(40, 0, 1150, 0), 126.0, 0.3, 0.5
"""The room for plates from left to right; from one card to the next; how long cards move, and then rest."""
SIZES = (3.0, 2.4, 1.8, 1.4, 1.1, 0.9)
BACK = "plain/back"


class CardTable(Skin):
    """The skin of a game of cards, which says what is in the hands, on the table, on cards and plates.

    `faces` are the portraits of the seats. What lies anywhere else is not shown.
    """

    def __init__(
        self, services: Context, board: Any, seats: Sequence[Seat], faces: Sequence[str], stage: Stage
    ) -> None:
        super().__init__()
        self.seats, self.view, self.face_up = tuple(seats), None, True
        self._faces, self._stage, self._art = tuple(faces), stage, services.canvas.art
        self._printed: set[str] = set()
        self._art.compose(BACK, _back)

    # --- what a game says ---

    @abstractmethod
    def hand(self, view: Any) -> Sequence[Token]:
        """Return the hand of the seat whose view this is, from left to right."""

    @abstractmethod
    def laid(self, view: Any) -> Sequence[Sequence[Token]]:
        """Return for each seat the cards that lie face up before it."""

    @abstractmethod
    def score(self, view: Any, seat: int) -> str:
        """Return the words under the name on a seat's plate."""

    @abstractmethod
    def card(self, name: Token) -> str:
        """Return the words that are printed on a card."""

    # --- where things lie ---

    def settle(self, view: Any, face_up: bool) -> list[Piece]:
        """Return the plates, what is laid before them, and the hand."""
        self.view, self.face_up = view, face_up
        plates = [Piece(token("seat", seat.index), "", *self._at(seat.index), *PLATE) for seat in self.seats]
        laid = [
            Piece(name, self._face(name), self._at(seat)[0] + off, LAID, *CARD, DICE, shadow=True)
            for seat, cards in enumerate(self.laid(view))
            for name, off in zip(cards, _row(len(cards), PLATE[0]), strict=True)
        ]
        hand = self.hand(view)
        held = [
            Piece(name, self._face(name) if face_up else BACK, 640.0 + off, HAND_Y, *CARD, HAND, shadow=True)
            for name, off in zip(hand, _row(len(hand), 575.0), strict=True)
        ]
        return [*plates, *laid, *held]

    def slots(self) -> Sequence[Token]:
        """Return the hand."""
        return self.hand(self.view) if self.view is not None else ()

    def zoom(self, name: Token) -> str | None:
        """Return the picture of a card that lies face up."""
        piece = self._stage.piece(name)
        return piece.picture if piece is not None and piece.picture not in ("", BACK) else None

    def explain(self, piece: Piece) -> str:
        """Say the words of a card that lies face up, or whose seat it is and how it stands."""
        if piece.token.kind == "seat":
            return f"**{self.seats[piece.token.id].name}**\n{self.score(self.view, piece.token.id)}"
        return self.card(piece.token) if piece.picture != BACK else ""

    def _at(self, seat: int) -> tuple[float, float]:
        """Return the middle of a seat's plate."""
        return TABLE.left + TABLE.w * (seat + 0.5) / len(self.seats), PLATES

    def _face(self, name: Token) -> str:
        words = self.card(name)
        picture = f"plain/{words}"
        if picture not in self._printed:
            self._printed.add(picture)
            self._art.compose(picture, partial(self._print, words))
        return picture

    def _print(self, words: str) -> pygame.Surface:
        sheet = _sheet(PAPER_HI, INK)
        room = sheet.get_rect().inflate(-90, -120)
        set_words(card_lettering(self._art), sheet, words, room, "card", ALMAGRE_DK, SIZES, wrap=True)
        return sheet

    # --- motion ---

    def cue(self, event: Event, view: Any) -> Cue | None:
        """Move everything where it lies after the event; what appears comes from the plate of its seat."""
        start = self._at(getattr(event, "seat", None) or 0)
        goals = {piece.token: piece for piece in self.settle(view, self.face_up)}
        for name in set(self._stage.pieces) - set(goals):
            self._stage.remove(name)
        moves = []
        for name, goal in goals.items():
            piece = self._stage.piece(name) or self._stage.add(replace(goal, x=start[0], y=start[1]))
            if (piece.x, piece.y) != (goal.x, goal.y):
                piece.picture, piece.layer = goal.picture, goal.layer
                moves.append(change(piece, SECONDS, x=goal.x, y=goal.y))
        return in_turn([together(moves), wait(REST)]) if moves else None

    def rewind(self, view: Any) -> None:
        """Draw plates from that view again."""
        self.view = view

    # --- drawing ---

    def draw_board(self, canvas: Canvas) -> None:
        """Draw a cloth, and the plates of the seats."""
        canvas.fill(canvas.window, OLIVE_DK)
        for seat, face in zip(self.seats, self._faces, strict=True):
            area = pygame.FRect(0, 0, *PLATE)
            area.center = self._at(seat.index)
            canvas.nine("ui/seat_plate", area)
            draw_face(canvas, face, seat.colour, (area.left + 32, area.centery), 48)
            with canvas.lettering.at_most(1.2):
                left, room = area.left + 66, pygame.FRect(area.left + 66, area.top, area.w - 76, area.h)
                name = canvas.lettering.shorten(seat.name, "strong", canvas.k, room.w * canvas.k)
                canvas.text(name, left, area.top + 20, "strong", OCHRE_LT, anchor="left middle", box=room)
                if self.view is not None:
                    words = self.score(self.view, seat.index)
                    canvas.text(words, left, area.top + 42, "key", PAPER, anchor="left middle", box=room)


def _row(count: int, room: float) -> list[float]:
    """Return how far from the middle of a row each of so many cards lies."""
    gap = min(GAP, (room - CARD[0]) / max(1, count - 1))
    return [(place - (count - 1) / 2) * gap for place in range(count)]


def _sheet(face: tuple[int, int, int], edge: tuple[int, int, int]) -> pygame.Surface:
    sheet = pygame.Surface(MASTER, pygame.SRCALPHA)
    pygame.draw.rect(sheet, face, sheet.get_rect(), border_radius=CORNER)
    pygame.draw.rect(sheet, edge, sheet.get_rect(), 8, CORNER)
    return sheet


def _back() -> pygame.Surface:
    sheet = _sheet(ALMAGRE_DK, INK)
    pygame.draw.rect(sheet, OCHRE_LT, sheet.get_rect().inflate(-70, -70), 10, CORNER // 2)
    return sheet
