"""What each card that may be played now does in the trick, in a few words above it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.rng import Rng
from game.core.script import Ask
from game.toruro.deck import Card, number
from game.toruro.odds import tricks_taken
from game.toruro.tokens import CARD
from game.toruro.tokens import POTS as POTS_IN_ALL
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.drawing.tags import ABOVE_CARD, above, draw_tag, tag_area
from scenes.skins.toruro.layout import POTS
from scenes.skins.toruro.words.facts import is_lost, is_won
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, Colour

AT_A_TIME, ENOUGH = 6, 300
"""Rollouts in each frame, and in all: then a chance is told as exactly as it is written."""
EXACT = 5
"""Percents are told in steps of so many."""
LINE, GAP = 4.0, 6.0
"""How far a tag lies above another one that stands below it, and how far apart two are beside each other."""
BESIDE_BELLY = POTS[1][0] + 100
"""Where such a tag may begin, right of the sum of that pot."""
STYLE = "key"


class Outlook:
    """Says of each card that may be played whether it takes the trick; where nobody can know, how likely."""

    def __init__(self) -> None:
        self._ask: Ask | None = None
        self._view: ToruroView | None = None
        self.cards: tuple[Card, ...] = ()
        """The cards that may be played by the rules, from left to right."""
        self._open: list[Card] = []
        self._taken: list[int] = []
        self._rolls = 0
        self._rng = Rng(0)

    def consider(self, ask: Ask | None, view: ToruroView, hand: Sequence[Card], *, has_chances: bool) -> None:
        """Speak of the cards of the `hand` that answer a question; of none while a card is not asked for.

        Of the only one nothing is said: it plays itself, and the stake stands beside the hand. Where it
        `has_chances` they are told of cards with which others may still deal.
        """
        if ask is self._ask and view == self._view:
            return
        self._ask, self._view, self._rolls = ask, view, 0
        options = ask.options if ask is not None and len(ask.options) > 1 else ()
        playable = {option.picks[0].id for option in options}
        self.cards = tuple(card for card in hand if card in playable and card not in view.forbidden_cards)
        undecided = (card for card in self.cards if not (is_won(view, card) or is_lost(view, card)))
        self._open = list(undecided) if has_chances else []
        self._taken = [0] * len(self._open)
        self._rng = Rng(view.round * 31 + (view.seat or 0)).split()
        self.step()

    def step(self) -> bool:
        """Run a few more rollouts; return whether a chance is written otherwise now."""
        if not self._open or self._view is None or self._rolls >= ENOUGH:
            return False
        before = [self.percent(card) for card in self._open]
        taken = tricks_taken(self._view, self._open, self._rng, AT_A_TIME)
        self._taken = [sum(pair) for pair in zip(self._taken, taken, strict=True)]
        self._rolls += AT_A_TIME
        return before != [self.percent(card) for card in self._open]

    def percent(self, card: Card) -> int | None:
        """Return how likely a card is to take the trick; None where that is known, or must not be told."""
        if card not in self._open or not self._rolls:
            return None
        share = self._taken[self._open.index(card)] / self._rolls
        return min(100 - EXACT, max(EXACT, EXACT * round(100 * share / EXACT)))

    def said(self, card: Card) -> tuple[str, Colour]:
        """Return what is said of one of the `cards`, and the colour of these words."""
        assert self._view is not None
        return outlook(self._view, card, self.percent(card))

    def draw(self, canvas: Canvas, stage: Stage) -> None:
        """Write above each of the cards.

        Of three cards in large letters the one in the middle has its tag above those of its neighbours.
        """
        taken: list[pygame.FRect] = []
        for card in sorted(self.cards, key=lambda card: self.cards.index(card) % 2):
            piece = stage.piece(CARD[card])
            if piece is None:
                continue
            words, colour = self.said(card)
            with canvas.lettering.at_most(ABOVE_CARD):
                area = tag_area(canvas, words, above(canvas, piece), STYLE)
                if any(area.inflate(GAP, 0).colliderect(other) for other in taken):
                    area.y -= area.h + LINE
                    area.left = max(area.left, BESIDE_BELLY)
            draw_tag(canvas, words, area.center, (INK, colour), STYLE, ABOVE_CARD)
            taken.append(area)


def outlook(view: ToruroView, card: Card, percent: int | None) -> tuple[str, Colour]:
    """Return what comes of a card that is played now, and the colour of these words.

    A `percent` is told where it is known of neither whether it takes the trick.
    """
    is_owing = view.seat not in view.takers and not view.last
    if is_lost(view, card):
        if is_owing and len(view.takers) == POTS_IN_ALL - 1:
            return tr("costs a lulo of {n}", n=view.lulo), DEBT
        assert view.best is not None
        return beaten_by(view.best.card), DEBT
    if is_won(view, card):
        chips = view.pots[len(view.takers)]
        return (tr("saves you: +{n}", n=chips) if is_owing else tr("takes it: +{n}", n=chips)), GOOD
    return (tr("takes the lead") if percent is None else tr("{n} % to win", n=percent)), OCHRE_LT


def beaten_by(card: Card) -> str:
    """Return that a card on the table is better."""
    printed = number(card)
    people = {
        1: tr("loses to the ace"),
        10: tr("loses to the sota"),
        11: tr("loses to the knight"),
        12: tr("loses to the king"),
    }
    return people.get(printed) or tr("loses to the {n}", n=printed)
