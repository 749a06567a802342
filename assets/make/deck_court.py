"""The court by number."""

from __future__ import annotations

from assets.make.deck_suits import SUITS
from assets.make.ink import group


def _figure(suit: str) -> str:
    return group(SUITS[suit].pip(), 136, 220, 2)


COURT = {10: _figure, 11: _figure, 12: _figure}
