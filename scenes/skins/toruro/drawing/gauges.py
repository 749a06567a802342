"""The gauges of the questions (see `scenes.stage.odds_gauge`), the dial counted ahead of it."""

from __future__ import annotations

from game.core.script import Ask
from game.core.seat import Seat
from game.toruro.view import ToruroView
from game.translation import tr
from scenes.services import Services
from scenes.skins.toruro.drawing.dial import BEFOREHAND, Dial
from scenes.skins.toruro.drawing.offer import Offer
from scenes.skins.toruro.drawing.order_board import OrderBoard
from scenes.skins.toruro.motion import foresight
from scenes.stage.odds_gauge import Gauge


class Gauges:
    """What it means to pay, how likely a hand is to win a pot, and how the cards follow one another."""

    def __init__(self, services: Services, seats: tuple[Seat, ...]) -> None:
        self._services, self._seats = services, seats
        self._early: Dial | None = None

    @property
    def has_numbers(self) -> bool:
        """True for players who want numbers, and to be reminded of what was played."""
        return self._services.settings.numbers != "story"

    def gauge(self, ask: Ask, view: ToruroView) -> Gauge | None:
        """Return the gauge of a question."""
        if ask.prompt == "toruro.pay":
            return Offer(view, self._seats, ask.about[-1].id)
        if ask.prompt == "toruro.go":
            return self.dial(ask, view)
        if ask.prompt in ("toruro.exchange", "toruro.give_back", "toruro.play"):
            return OrderBoard(view, self.has_numbers, self._services.canvas.lettering.factor)
        return None

    def dial(self, ask: Ask | None, view: ToruroView | None) -> Dial | None:
        """Return the dial of the question whether somebody goes, the same one as long as that is asked."""
        if ask is None or view is None or ask.prompt != "toruro.go":
            return None
        if self._early is None or not self._early.is_of(view):
            self._early = self._dial(view)
        return self._early

    def expect(self, view: ToruroView) -> None:
        """Begin to count what will be told, if a person is asked right after a view whether they go."""
        coming = foresight.asked_to_go(view, self._seats) if self.has_numbers else None
        if coming is not None and not (self._early is not None and self._early.is_of(coming)):
            self._early = self._dial(coming)

    def count(self) -> None:
        """Count a little of what is expected, or asked."""
        if self._early is not None and self.has_numbers:
            self._early.count(BEFOREHAND)

    def _dial(self, view: ToruroView) -> Dial:
        return Dial(view, self._services.settings.reduced_motion)


def gauge_name(ask: Ask) -> str:
    """Return what the gauge of a question is called."""
    names = {"toruro.go": tr("Your chances"), "toruro.pay": tr("What it means to pay")}
    return names.get(ask.prompt) or tr("The order of the cards")
