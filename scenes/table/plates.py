"""Hands at their plates: whoever has a device of their own holds a key and sees their cards there, small.

Nobody else's device does that, or moves what is pointed at there; nothing else on the table tells of it.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.core.action import token
from scenes.menus.hands import draw_device
from scenes.services import Services
from scenes.stage.pieces import HeldCard, Piece
from scenes.table.session import TableSession
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.hands import device_name
from scenes.ui.input import DIRECTIONS, Act, Key
from scenes.ui.widgets import draw_focus_ring

CARD, GAP, EDGE, NEAR = 62.0, 6.0, 12.0, 1.6
"""Width of a card, the room between and around cards, and how much larger the one is that is looked at."""
SIGN_X, SIGN_Y = 10.0, 4.0
"""How far the sign of a device below a plate keeps from its right edge, and reaches into it."""
LARGEST = 1.4
"""How much larger all of it gets for those who read large text."""


class Plates:
    """The hands that are looked at now, by their seats. `choose` chooses a piece for the seat in turn."""

    def __init__(self, services: Services, session: TableSession, choose: Callable[[Piece], object]) -> None:
        self._services, self._session, self._choose = services, session, choose
        self.open: dict[int, int] = {}
        """The place of the card that is pointed at in each hand that is looked at."""

    def take(self, item: Key) -> bool:
        """Use what the own device of a seat sends; return False if it is not meant for the hand there."""
        seat = self._services.hands.seats.get(item.source)
        if seat is None or (item.down and seat == self._session.skin.orders.calling):
            return False
        if item.act is Act.PEEK:
            self._look(seat, item.down)
            return self._session.viewer.secret
        if seat not in self.open or item.act not in (Act.OK, *DIRECTIONS):
            return False
        if item.down and item.act is Act.OK and not item.repeat:
            self._play(seat)
        elif item.down and item.act in (Act.LEFT, Act.RIGHT):
            self.open[seat] += DIRECTIONS[item.act][0]
            self._say(seat)
        return True

    def close(self) -> None:
        """Let all hands lie face down, and nothing of them be said again."""
        if self.open:
            self.open.clear()
            self._services.stream.forget_private()

    def cards(self, seat: int) -> list[HeldCard]:
        """Return the hand of a seat."""
        return [*self._session.skin.held(self._session.table.view(seat))]

    def pointed(self, seat: int) -> HeldCard | None:
        """Return the card that is pointed at in a hand that is looked at, if it holds any."""
        cards = self.cards(seat)
        return cards[self.open[seat] % len(cards)] if cards else None

    def _look(self, seat: int, on: bool) -> None:
        """Look at a hand, or stop, where it does not lie open at the edge of the table anyway."""
        if on and self._session.viewer.secret and seat not in self.open:
            self.open[seat] = 0
            self._say(seat)
        elif not on:
            self.open.pop(seat, None)
            self._services.stream.forget_private()

    def _say(self, seat: int) -> None:
        """Say the card that is pointed at, to whoever has the screen read out."""
        card = self.pointed(seat)
        if card is not None:
            self._services.stream.tell(card.words, private=True)

    def _play(self, seat: int) -> None:
        """Choose the card that is pointed at, where its seat is asked."""
        turn, card = self._session.turn, self.pointed(seat)
        if turn is None or turn.ask.seat != seat or card is None or self._session.director.busy:
            return
        piece = self._session.stage.piece(card.token)
        if piece is not None:
            self._choose(piece)

    # --- where it lies ---

    def area(self, canvas: Canvas, seat: int, cards: list[HeldCard]) -> pygame.FRect:
        """Return where the hand of a seat is shown: beside its plate, within the window."""
        grown = self._grown(canvas)
        wide = (CARD * NEAR + (len(cards) - 1) * (CARD + GAP)) * grown + 2 * EDGE
        high = CARD * NEAR * max(card.tall for card in cards) * grown + 2 * EDGE
        area = pygame.FRect(0, 0, wide, high)
        plate = self._session.stage.piece(token("seat", seat))
        about = plate.rect if plate is not None else pygame.FRect(theme.WIDTH / 2, theme.HEIGHT / 2, 0, 0)
        area.midtop = about.centerx, about.bottom + 6
        if area.bottom > canvas.window.bottom - 8:
            area.midbottom = about.centerx, about.top - 6
        area.clamp_ip(canvas.window.inflate(-16, -16))
        question = self._session.prompt_panel.place
        if area.colliderect(question):
            area.bottom = question.top - 6
        return area.clamp(canvas.window.inflate(-16, -16))

    def _grown(self, canvas: Canvas) -> float:
        return min(LARGEST, canvas.lettering.factor)

    def draw(self, canvas: Canvas) -> None:
        """Draw every hand that is looked at."""
        for seat, place in self.open.items():
            cards = self.cards(seat)
            if cards:
                self._draw(canvas, seat, cards, place % len(cards))

    def draw_signs(self, canvas: Canvas) -> None:
        """Draw below each plate, or beside it, what its seat is played with, if that is its own."""
        for source, seat in self._services.hands.seats.items():
            plate = self._session.stage.piece(token("seat", seat))
            if plate is not None:
                about, beside = plate.rect, self._session.skin.has_signs_beside
                at = (about.left, about.top) if beside else (about.right - SIGN_X, about.bottom - SIGN_Y)
                draw_device(canvas, device_name(source), at, "topright")

    def _draw(self, canvas: Canvas, seat: int, cards: list[HeldCard], place: int) -> None:
        area, grown = self.area(canvas, seat, cards), self._grown(canvas)
        edge = theme.SEATS[self._session.table.seats[seat].colour]
        canvas.nine("ui/panel_wood", area, shadow=theme.LIFTED)
        canvas.frame(area.inflate(-4, -4), edge.main, 4.0, 10)
        x = area.left + EDGE
        for number, card in enumerate(cards):
            wide = CARD * grown * (NEAR if number == place else 1.0)
            drawn = canvas.picture(
                card.picture, x, area.bottom - EDGE, wide, height=wide * card.tall, anchor="bottomleft"
            )
            if number == place:
                draw_focus_ring(canvas, drawn)
            x = drawn.right + GAP * grown
