"""What a round of Toruro is about for the people here, and how long they wait gladly for the others."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.event import Event
from game.core.seat import Seat
from game.toruro.events import Anted, LuloCommitted, PartidaEnded, TookAll
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.skins.toruro.drawing.toll import weight
from scenes.skins.toruro.layout import TAUGHT
from scenes.skins.toruro.motion.props import Props
from scenes.stage.attention import Attention
from scenes.stage.pieces import HAND

PATIENCE, PASSED = 7.0, 1.5
"""Seconds of gladly waiting: in a round in which a person here may still go, and in one that all passed."""
BRISK, AT_ONCE = 3.5, 30.0
"""How much faster the rest of such a round goes, and of one that is left out."""


class RoundAttention(Attention):
    """Savours what a round was about: all the pots, a lulo that weighs, the end of a partida.

    A first lulo of somebody who is none of the people at the screen is quickened like everything else.
    """

    patience = PATIENCE

    def __init__(self, seats: Sequence[Seat], props: Props) -> None:
        self._props = props
        self._people = {seat.index for seat in seats if seat.human}
        self._is_offered = self.is_left_out = False

    def read(self, view: ToruroView) -> None:
        """Take note of who goes in the round."""
        gone = [view.goes[seat] is False for seat in self._people]
        has_passed = bool(gone) and all(gone)
        self._is_offered = has_passed and len(gone) == 1 and len(view.takers) < POTS
        self.is_left_out = self.is_left_out and has_passed
        self.patience = PASSED if has_passed else PATIENCE
        self.pace = AT_ONCE if self.is_left_out else BRISK if has_passed else 1.0

    def offer(self) -> str:
        """Whoever is alone at the screen, and has passed, may leave out the rest of the round."""
        return tr("To the next deal") if self._is_offered and not self.is_left_out else ""

    def leave_out(self) -> None:
        """Show the rest of the round at once; a lulo is seen nevertheless."""
        self.is_left_out, self.pace = True, AT_ONCE

    @property
    def is_hushed(self) -> bool:
        """Nobody speaks over the faces of those who owe a lulo, nor while the slate is held up to be read."""
        return bool(self._props.standing) or self._props.account is not None or self._props.darkness > 0

    @property
    def kept_free(self) -> Sequence[Sequence[pygame.FRect]]:
        """Return where hands lie, and then all other cards, pots, and what tells of trumps."""
        pieces = self._props.stage.pieces.values()
        hands = [piece.rect for piece in pieces if piece.token.kind == "back" or piece.layer == HAND]
        return hands, [*TAUGHT[1:], *(piece.rect for piece in pieces if piece.token.kind == "card")]

    def is_opening(self, event: Event) -> bool:
        """Return whether cards are dealt next: what was said of the round before is over."""
        return isinstance(event, Anted)

    def is_savoured(self, event: Event) -> bool:
        """Return whether an event takes its own time, however long people have waited."""
        if isinstance(event, LuloCommitted):
            return self.is_left_out or event.seat in self._people or weight(event.ordinal) > 1
        return isinstance(event, TookAll | PartidaEnded)
