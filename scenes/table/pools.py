"""What a switch chooses among at a table: cards, what lies on the board, sheets, answers, and knobs."""

from __future__ import annotations

from game.translation import tr
from scenes.stage.chronicle import Paper
from scenes.stage.pieces import HAND
from scenes.stage.spots import Opener, Spot
from scenes.table.buttons import Answer, Knob
from scenes.ui.dialog import Pool
from scenes.ui.page import Page
from scenes.ui.widgets import Widget

BAND = 90.0
"""The height of a band of the board whose things follow one another from left to right."""


def pools_of(page: Page) -> list[Pool]:
    """Return what can be chosen on the page of a table, what answers the question first."""
    reachable = page.ring.reachable()
    spots = [widget for widget in reachable if isinstance(widget, Spot | Opener)]
    hand = [spot for spot in spots if spot.piece.layer == HAND]
    board = sorted((spot for spot in spots if spot.piece.layer != HAND), key=_reading_order)
    buttons = [widget for widget in reachable if not isinstance(widget, Spot | Opener)]
    answers = [widget for widget in buttons if isinstance(widget, Answer)]
    knobs = [widget for widget in buttons if isinstance(widget, Knob | Paper)]
    sheet = [widget for widget in buttons if not isinstance(widget, Answer | Knob | Paper)]
    found = [
        Pool(tr("Your hand"), sorted(hand, key=lambda spot: spot.rect.centerx)),
        Pool(tr("On the table"), board),
        Pool(tr("Sheet"), sheet),
        Pool(tr("Answers"), answers),
        Pool(tr("Buttons at the edge"), knobs),
    ]
    return [pool for pool in found if pool.widgets]


def _reading_order(widget: Widget) -> tuple[int, float]:
    return int(widget.rect.centery // BAND), widget.rect.centerx
