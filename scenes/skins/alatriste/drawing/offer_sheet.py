"""The sheet of an offer for whoever it is meant for: what they would get, and what they would give."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.alatriste.tokens import ACCEPT, REFUSE
from game.alatriste.view import AlatristeView
from game.core.action import Action
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.alatriste.drawing import card_faces
from scenes.skins.alatriste.drawing.trade_form import Row
from scenes.skins.alatriste.layout import Point
from scenes.skins.alatriste.words.questions import Words
from scenes.stage.skin import Reply
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, LIFTED, RESTING, SEPIA
from scenes.ui.widgets import Widget

MIDDLE: Point = (512.0, 291.0)
"""The middle of the sheet."""
WIDE, HEAD, FOOT, ROW = 244.0, 78.0, 44.0, 48.0
"""The width of each half, what the sheet needs above and below them, and the height of a row."""
CARD = (84.0, 84.0 * 933 / 600)
LARGEST = 1.2
"""The text size beyond which the words would not fit on the sheet."""


class Deal:
    """A form (see `scenes.stage.skin`) for "alatriste.reply". `face_up` says whether cards are open now."""

    def __init__(
        self,
        ask: Ask,
        view: AlatristeView,
        words: Words,
        label: Callable[[Action], str],
        face_up: Callable[[], bool],
    ) -> None:
        assert view.offer is not None
        self._ask, self._words, self._label, self._face_up = ask, words, label, face_up
        self.offer = view.offer
        self.refusal = REFUSE
        """How the offer is refused, if it is: with or without a reason."""

    @property
    def refusals(self) -> list[Action]:
        """All ways to refuse."""
        return [option for option in self._ask.options if option.verb == REFUSE.verb]

    def widgets(self, canvas: Canvas, changed: Callable[[], object]) -> Sequence[Widget]:
        """Return the row of reasons for a refusal, where there is a choice."""
        if len(self.refusals) == 1:
            return []
        paper = self._paper(canvas, self._halves())
        area = pygame.FRect(paper.left + 36, paper.bottom - FOOT - ROW, paper.w - 72, ROW)
        choices = [(option, self._label(option) if option.picks else "—") for option in self.refusals]
        return [Row(area, tr("If I refuse, I say"), choices, self.refusal, self._say, key="reason")]

    def _say(self, refusal: Action) -> None:
        self.refusal = refusal

    def replies(self) -> Sequence[Reply]:
        """Return all answers, of the refusals the one that is chosen."""
        options = [option for option in self._ask.options if option not in self.refusals or option == REFUSE]
        return [
            Reply(self._label(option), (self.refusal if option == REFUSE else option,)) for option in options
        ]

    def take_back(self) -> bool:
        """Withdraw the reason; return whether there was one."""
        undone, self.refusal = self.refusal != REFUSE, REFUSE
        return undone

    def _halves(self) -> tuple[Half, Half]:
        offer = self.offer
        wanted = (offer.want_card,) if offer.want_card else ()
        asked = self._words.wanted(offer)
        if ACCEPT not in self._ask.options:
            asked = [*asked, tr("You do not have that.")]
        return (
            Half(tr("You get"), offer.count, offer.cards, self._words.given(offer)),
            Half(tr("You give"), len(wanted) or int(offer.wants_one), wanted, asked),
        )

    def _paper(self, canvas: Canvas, halves: Sequence[Half]) -> pygame.FRect:
        """Return the area of the sheet: as high as its longer half, and the row of reasons if any."""
        with canvas.lettering.at_most(LARGEST):
            high = HEAD + FOOT + max(half.height(canvas) for half in halves)
        paper = pygame.FRect(0, 0, WIDE * 2 + 84, high + (ROW + 12 if len(self.refusals) > 1 else 0))
        paper.center = MIDDLE
        return paper

    def spoken_text(self) -> Sequence[str]:
        """Who offers it, and both halves."""
        title = tr("An offer from {name}", name=self._words.name(self.offer.sender))
        return [title, *(half.spoken_text(self._face_up()) for half in self._halves())]

    def draw(self, canvas: Canvas) -> None:
        """Draw the sheet in two halves."""
        halves = self._halves()
        paper = self._paper(canvas, halves)
        foot = paper.bottom - (FOOT + ROW + 12 if len(self.refusals) > 1 else 34)
        with canvas.lettering.at_most(LARGEST):
            canvas.nine("ui/panel_paper", paper, shadow=LIFTED)
            canvas.line((paper.centerx, paper.top + HEAD + 4), (paper.centerx, foot), SEPIA, 1.5)
            title = tr("An offer from {name}", name=self._words.name(self.offer.sender))
            canvas.text(title, paper.centerx, paper.top + 44, "heading", ALMAGRE_DK, anchor="center middle")
            for half, aside in zip(halves, (-130, 130), strict=True):
                half.draw(canvas, paper.centerx + aside, paper.top + HEAD, self._face_up())


class Half(NamedTuple):
    """One side of an offer: so `many` cards, those of them that are `known`, and what there is besides."""

    title: str
    many: int
    known: Sequence[int]
    words: Sequence[str]

    @property
    def lines(self) -> Sequence[str]:
        """What is written under the cards."""
        return self.words or ([] if self.many else [tr("nothing")])

    def height(self, canvas: Canvas) -> float:
        """Return how high it is."""
        lines = sum(canvas.measure(line, "body", WIDE)[1] + 4 for line in self.lines)
        return canvas.measure(self.title, "strong")[1] + 10 + (CARD[1] + 14 if self.many else 0) + lines

    def spoken_text(self, face_up: bool) -> str:
        """Return it in words."""
        if self.known and face_up:
            shown = [card_faces.name(card) for card in self.known]
        else:
            shown = [trn("1 card", "{n} cards", self.many)] if self.many else []
        return f"{self.title}: {', '.join([*shown, *self.lines])}"

    def draw(self, canvas: Canvas, x: float, y: float, face_up: bool) -> None:
        """Draw it with the middle of its upper edge there."""
        y = canvas.text(self.title, x, y, "strong", SEPIA, anchor="center top").bottom + 10
        gap = min(CARD[0] + 8, (WIDE - CARD[0]) / max(1, self.many - 1))
        for place in range(self.many):
            face = card_faces.card(self.known[place]) if self.known and face_up else card_faces.BACK
            at = x + gap * (place - (self.many - 1) / 2), y + CARD[1] / 2
            canvas.picture(face, *at, CARD[0], height=CARD[1], anchor="center", shadow=RESTING)
        y += CARD[1] + 14 if self.many else 0
        for line in self.lines:
            y = canvas.text(line, x, y, "body", INK, anchor="center top", width=WIDE).bottom + 4
