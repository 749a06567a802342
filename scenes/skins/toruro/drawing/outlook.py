"""What each card that may be played now does in the trick, in a few words above it, or above all of them."""

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
from scenes.skins.toruro.drawing.cloth import BESIDE_DIAL
from scenes.skins.toruro.drawing.hud import DEBT, GOOD
from scenes.skins.toruro.drawing.tags import ABOVE_CARD, LARGEST, above, draw_tag, tag_area
from scenes.skins.toruro.layout import EXPOSED, POTS, Point
from scenes.skins.toruro.words.facts import is_lost, is_won
from scenes.stage.stage import Stage
from scenes.ui.canvas import Canvas
from scenes.ui.theme import INK, OCHRE_LT, Colour

AT_A_TIME, ENOUGH = 20, 300
"""Rollouts in each frame, and in all: then chances are told, as exactly as they are written."""
EXACT = 5
"""Percents are told in steps of so many."""
LINE, GAP = 4.0, 6.0
"""How far a tag lies above another one that stands below it, and how far apart two are beside each other."""
BESIDE_BELLY = POTS[1][0] + 100
"""Where such a tag may begin, right of the sum of that pot."""
BETWEEN, BETWEEN_SIZES = EXPOSED[0] - 164 - BESIDE_BELLY, (1.7, 1.5, 1.3, 1.15, 1.0, 0.9, 0.8)
"""How wide it may be there, up to the words that tell trumps, and its text sizes."""
STYLE = "key"


Said = tuple[str, Colour]
"""Words, and their colour."""
NOTHING: Said = "", OCHRE_LT


class Outlook:
    """Says of each card that may be played whether it takes the trick; where nobody can know, how likely.

    What would be said of all of them is said once, above the hand; of each card then how likely the others
    are to take a later trick, if that differs.
    """

    def __init__(self) -> None:
        self._ask: Ask | None = None
        self._view: ToruroView | None = None
        self.cards: tuple[Card, ...] = ()
        """The cards that may be played by the rules, from left to right."""
        self._counted: tuple[Card, ...] = ()
        self._taken = [(0, 0)]
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
        self._counted = self.cards if has_chances and len(self.cards) > 1 else ()
        self._taken = [(0, 0)] * len(self._counted)
        self._rng = Rng(view.round * 31 + (view.seat or 0)).split()

    def step(self) -> bool:
        """Run a few more rollouts; return whether chances are told from now on."""
        if not self._counted or self._view is None or self._rolls >= ENOUGH:
            return False
        taken = tricks_taken(self._view, self._counted, self._rng, AT_A_TIME)
        self._taken = [
            (now + more, later + again)
            for (now, later), (more, again) in zip(self._taken, taken, strict=True)
        ]
        self._rolls += AT_A_TIME
        return self._rolls >= ENOUGH

    def percent(self, card: Card) -> int | None:
        """Return how likely a card is to take the trick; None where that is known, or must not be told."""
        assert self._view is not None
        if is_won(self._view, card) or is_lost(self._view, card):
            return None
        return self._percents(card)[0]

    def _percents(self, card: Card) -> tuple[int | None, int | None]:
        """Return how likely a card is to take the trick, and those left then to take a later one."""
        if card not in self._counted or self._rolls < ENOUGH:
            return None, None
        now, later = self._taken[self._counted.index(card)]
        return in_steps(now / self._rolls), in_steps(later / self._rolls)

    @property
    def _is_counting(self) -> bool:
        return bool(self._counted) and self._rolls < ENOUGH

    def _of(self, card: Card) -> Said:
        assert self._view is not None
        return outlook(self._view, card, self.percent(card))

    @property
    def shared(self) -> Said:
        """What is said of all cards at once, "" where they differ."""
        said = {self._of(card) for card in self.cards}
        if len(self.cards) < 2 or len(said) > 1 or self._is_counting:
            return NOTHING
        words, colour = said.pop()
        told = tr("{outlook}, then:") if self._has_choice_later else tr("Any: {outlook}")
        return told.format(outlook=words), colour

    @property
    def _has_choice_later(self) -> bool:
        """True where the cards that are left then are not equally likely to take a later trick."""
        return len({self._percents(card)[1] for card in self.cards}) > 1

    def said(self, card: Card) -> Said:
        """Return what is said of one of the `cards`; nothing before all is counted."""
        if self._is_counting:
            return NOTHING
        if not self.shared[0]:
            return self._of(card)
        later = self._percents(card)[1]
        return (tr("{n} %", n=later), OCHRE_LT) if later is not None and self._has_choice_later else NOTHING

    def aloud(self, card: Card) -> str:
        """Return what is said of one of the `cards`, that of all of them too."""
        return "\n".join(words for words, _ in (self.shared, self.said(card)) if words)

    def draw(self, canvas: Canvas, stage: Stage) -> None:
        """Write above each of the cards, and above all of these what is said of every one.

        Of three cards in large letters the one in the middle has its tag above those of its neighbours.
        """
        pieces = [piece for card in self.cards if (piece := stage.piece(CARD[card])) is not None]
        taken: list[pygame.FRect] = []
        for piece in sorted(pieces, key=lambda piece: pieces.index(piece) % 2):
            if (said := self.said(piece.token.id))[0]:
                taken.append(_draw(canvas, said, above(canvas, piece), taken))
        if (shared := self.shared)[0] and pieces:
            ends = [above(canvas, piece) for piece in pieces]
            middle = sum(x for x, _ in ends) / len(ends), min(y for _, y in ends)
            size = canvas.lettering.factor if not taken else _besides(canvas, shared[0])
            _draw(canvas, shared, middle, taken, min(size, ABOVE_CARD))


def _besides(canvas: Canvas, words: str) -> float:
    """Return the text size in which words have room between the sum of the belly and what tells trumps."""
    for size in BETWEEN_SIZES:
        with canvas.lettering.at_most(size):
            if tag_area(canvas, words, (0, 0), STYLE).w <= BETWEEN:
                return size
    return BETWEEN_SIZES[-1]


def _draw(
    canvas: Canvas, said: Said, at: Point, taken: Sequence[pygame.FRect], size: float = ABOVE_CARD
) -> pygame.FRect:
    """Write on a tag at a point, or above those that are `taken` there; return its area."""
    words, colour = said
    with canvas.lettering.at_most(size):
        area = tag_area(canvas, words, at, STYLE)
        if canvas.lettering.factor > LARGEST:
            area.right = min(area.right, BESIDE_DIAL)
        while below := [other for other in taken if area.inflate(GAP, 0).colliderect(other)]:
            area.bottom = min(other.top for other in below) - LINE
            area.left = max(area.left, BESIDE_BELLY)
    draw_tag(canvas, words, area.center, (INK, colour), STYLE, size)
    return area


def in_steps(share: float) -> int:
    """Return a chance in percent, which is never told as certain."""
    return min(100 - EXACT, max(EXACT, EXACT * round(100 * share / EXACT)))


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
