"""The open hand while somebody chooses: what is chosen leaves the fan, and says what it waits for."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Token
from game.core.script import Ask
from game.toruro.deck import stand_in
from game.toruro.tokens import CARD
from game.translation import tr
from scenes.skins.toruro.card_layout import Cards
from scenes.skins.toruro.drawing.tags import DARK, GOLD, NOTE, draw_tag, spot_on
from scenes.skins.toruro.layout import RISE, STOCK, TILT, fan
from scenes.skins.toruro.words.facts import promoted
from scenes.stage.pieces import HAND, Piece, change
from scenes.stage.stage import Stage
from scenes.ui.anim import Timeline
from scenes.ui.canvas import Canvas
from scenes.ui.theme import Colour

SECONDS = 0.12
TAG, CORNER = (-0.14, -0.17), (-0.2, -0.17)
"""Where a tag hangs on a card of the hand: across its upper half, and below its number."""


class Picked:
    """Moves the cards that are chosen on a stage, and draws what is written on the hand."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._timeline = Timeline()
        self._tags: list[tuple[Token, str, tuple[Colour, Colour]]] = []
        self._promoted: tuple[Token, str] | None = None
        self._away = 0

    def choose(self, cards: Cards, ask: Ask | None, chosen: Sequence[Token], *, is_calm: bool) -> None:
        """Lay the hand as it is with these cards `chosen`; at once where motion is unwanted."""
        self._tags, self._away = [], 0
        view, hand = cards.view, cards.arranged()
        words = promoted(view) if cards.face_up else ""
        self._promoted = (CARD[stand_in(view.exposed)], words) if words else None
        if ask is None:
            return
        prompt = ask.prompt.removeprefix("toruro.")
        self._timeline.clear()
        for card, (_, _, angle) in zip(hand, fan(len(hand)), strict=True):
            piece = self._stage.pieces.get(CARD[card])
            if piece is None:
                continue
            away = CARD[card] in chosen
            if away and prompt == "exchange":
                self._tags.append((CARD[card], tr("away"), NOTE))
                self._go(piece, RISE, angle + (TILT if angle < 0 else -TILT) * 2)
            elif away:
                self._tags.append((CARD[card], tr("again to play"), GOLD))
                self._go(piece, RISE, 0.0)
            else:
                self._go(piece, 0.0, angle)
        self._away = len(chosen) if prompt == "exchange" else 0
        if is_calm:
            self._timeline.finish()

    def _go(self, piece: Piece, lift: float, angle: float) -> None:
        if (piece.lift, piece.angle) != (lift, angle):
            self._timeline.add(change(piece, SECONDS, lift=lift, angle=angle))

    def update(self, seconds: float) -> bool:
        """Let cards move on; return True while they do."""
        moving = self._timeline.busy
        self._timeline.update(seconds)
        return moving

    def draw(self, canvas: Canvas) -> None:
        """Draw what is written on the hand, and how many cards the stock will give for those chosen."""
        if self._promoted is not None:
            token, words = self._promoted
            piece = self._stage.pieces.get(token)
            if piece is not None and piece.layer == HAND:
                draw_tag(canvas, words, spot_on(piece, *CORNER))
        for token, words, look in self._tags:
            piece = self._stage.pieces.get(token)
            if piece is not None:
                draw_tag(canvas, words, spot_on(piece, *TAG), look)
        if self._away:
            draw_tag(canvas, f"−{self._away}", STOCK, DARK)
