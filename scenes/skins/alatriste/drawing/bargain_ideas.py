"""Bargains to begin with: what a rival would give, on slips of paper beside the cloth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.alatriste.view import OfferView
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.bargain_pieces import IDEAS, write, write_line
from scenes.skins.alatriste.drawing.bargain_widgets import Pressed, rows
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Transition
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, PAPER_HI

COIN, SEAL = "alatriste/icon_ducats", "alatriste/seal"
HEAD, HIGH, PART, APART = 28.0, 94.0, 36.0, 41.0
"""The height of the heading and of a slip, the width of a picture on it, and how far two lie apart."""


class Idea(Pressed):
    """A bargain to begin with, as its faces, cards and coins show it, and in words."""

    def __init__(
        self, offer: OfferView, name: str, face: str, area: pygame.FRect, press: Callable[[], Transition]
    ) -> None:
        """It is to be made to whoever has that name and face."""
        super().__init__(area, key=f"idea {offer.want_card or offer.cards[0]}", focusable=True)
        self._words, self._parts, self._press = _in_words(offer, name), _parts(offer, face), press
        self._ducats = max(offer.ducats, offer.want_ducats)

    @property
    def spoken_text(self) -> str:
        return f"{self._words}: {trn('1 Ducat', '{n} Ducats', self._ducats)}"

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(self.rect, INK, radius=10)
        canvas.fill(self.rect.inflate(-3, -3), OCHRE_LT if self.hovered else PAPER_HI, radius=9)
        x, y = self.rect.left + 6 + PART / 2, self.rect.top + 6 + PART / 2
        for part in self._parts:
            canvas.picture(part, x, y, PART, anchor="center")
            if part == COIN:
                number = pygame.FRect(x + PART / 2 + 2, y - PART / 2, PART, PART)
                write_line(canvas, str(self._ducats), "number", number)
                x += PART * 0.7
            x += APART
        room = pygame.FRect(self.rect.left + 8, y + PART / 2 + 2, self.rect.w - 16, self.rect.h - PART - 12)
        write(canvas, self._words, "key", room)

    def press(self) -> Transition:
        return self._press()


def areas(count: int) -> list[pygame.FRect]:
    """Return where so many slips lie, below their heading."""
    return rows(pygame.FRect(IDEAS.left, IDEAS.top + HEAD, IDEAS.w, IDEAS.h - HEAD), count, HIGH)


def draw_head(canvas: Canvas, is_empty: bool) -> None:
    """Write what the slips are, or why there are none."""
    head = pygame.FRect(*IDEAS.topleft, IDEAS.w, HEAD)
    write_line(canvas, tr("They would take"), "strong", head, ALMAGRE_DK)
    if is_empty:
        room = pygame.FRect(IDEAS.left, head.bottom, IDEAS.w, 2 * HIGH)
        write(canvas, tr("Nobody would give enough for one of your cards now."), "body", room)


def _in_words(offer: OfferView, name: str) -> str:
    if offer.want_card:
        words = tr("{name} sells {card}", name=name, card=card_faces.name(offer.want_card))
    else:
        words = tr("{name} wants {card}", name=name, card=card_faces.name(offer.cards[0]))
    return tr("{bargain}, and no attack", bargain=words) if offer.promises else words


def _parts(offer: OfferView, face: str) -> Sequence[str]:
    """Return the pictures of a bargain: what is given, to whom, and for what."""
    card, seal = card_faces.tile(offer.want_card or offer.cards[0]), [SEAL] if offer.promises else []
    return [card, *seal, face, COIN] if offer.cards else [COIN, *seal, face, card]
