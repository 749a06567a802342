"""An offer as it is laid before whoever it is meant for: what he would get, and what he would give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.alatriste.view import AlatristeView, OfferView
from game.core.action import Action
from game.core.script import Ask
from game.words import tr
from scenes.skins.alatriste import cards
from scenes.stage.form import Reply
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, RESTING, SEPIA
from scenes.ui.widgets import Widget

PAPER = pygame.FRect(226, 96, 572, 390)
MIDDLE, TOP, WIDE = PAPER.centerx, PAPER.top + 78, 244.0
CARD = (84.0, 84.0 * 933 / 600)
LARGEST = 1.2
"""The text size beyond which the words would not fit on the sheet."""


class Speaker(Protocol):
    """Who puts an offer into words."""

    def name(self, seat: int) -> str:
        """A seat's name, in bold."""

    def given(self, offer: OfferView) -> list[str]:
        """What is given besides cards."""

    def wanted(self, offer: OfferView) -> list[str]:
        """What is wanted."""


class Deal:
    """A form (see `scenes.stage.form`) for "alatriste.reply". `face_up` says whether cards are open now."""

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        words: Speaker,
        label: Callable[[Action], str],
        face_up: Callable[[], bool],
    ) -> None:
        assert view.offer is not None
        self._ask, self._words, self._label, self._face_up = ask, words, label, face_up
        self.offer = view.offer

    def widgets(self, canvas: Canvas, changed: Callable[[], object]) -> Sequence[Widget]:
        """There is nothing to press but the answers."""
        return []

    def replies(self) -> Sequence[Reply]:
        """All answers."""
        return [Reply(self._label(option), (option,)) for option in self._ask.options]

    def take_back(self) -> bool:
        """There is nothing to undo."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet in two halves."""
        canvas.nine("ui/panel_paper", PAPER, shadow=LIFTED)
        canvas.line((MIDDLE, TOP + 4), (MIDDLE, PAPER.bottom - 34), SEPIA, 1.5)
        offer = self.offer
        with canvas.lettering.at_most(LARGEST):
            title = tr("An offer from {name}", name=self._words.name(offer.sender))
            canvas.text(title, MIDDLE, PAPER.top + 44, "heading", ALMAGRE_DK, anchor="center middle")
            self._half(
                canvas, MIDDLE - 130, tr("You get"), offer.count, offer.cards, self._words.given(offer)
            )
            wanted = (offer.want_card,) if offer.want_card else ()
            count = len(wanted) or int(offer.wants_one)
            self._half(canvas, MIDDLE + 130, tr("You give"), count, wanted, self._words.wanted(offer))

    def _half(
        self, canvas: Canvas, x: float, title: str, count: int, known: Sequence[int], words: Sequence[str]
    ) -> None:
        y = canvas.text(title, x, TOP, "strong", SEPIA, anchor="center top").bottom + 10
        gap = min(CARD[0] + 8, (WIDE - CARD[0]) / max(1, count - 1))
        for place in range(count):
            face = cards.card(known[place]) if known and self._face_up() else cards.BACK
            at = x + gap * (place - (count - 1) / 2), y + CARD[1] / 2
            canvas.picture(face, *at, CARD[0], height=CARD[1], anchor="center", shadow=RESTING)
        y += CARD[1] + 14 if count else 0
        for line in words or ([] if count else [tr("nothing")]):
            y = canvas.text(line, x, y, "body", INK, anchor="center top", width=WIDE).bottom + 4
