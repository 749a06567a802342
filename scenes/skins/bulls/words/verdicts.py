"""What came of a card, of a charge and of a day for whoever looks, in points as flags tell them, too."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from game.bulls import events
from game.bulls.odds import expected_points
from game.bulls.rows import CARDS
from game.bulls.tokens import owner
from game.bulls.view import BullsView
from game.bulls.worth import weight
from game.core.event import Discarded, Event, Moved, Placed, Played, Removed, Rolled
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.bulls.words.averages import in_halves, to_halves
from scenes.stage.verdict import Verdict

DEEDS = Rolled, Moved, events.Turned, events.Entered, Placed, Removed
"""What a card may do to dice and Direction tokens."""
NAMED = 2
"""So many rivals are named at most."""


class Verdicts:
    """Weighs each deed for the seat that looks: `note` is called with every event, `take` has the verdict."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._played: Played | None = None
        self._before: list[float] = []
        self._is_done = False
        """The card in play has changed something on the table."""
        self._charged = self._lost = 0
        self._best: tuple[float, str, str] | None = None
        self._told: Verdict | None = None

    def take(self) -> Verdict | None:
        """Return the verdict that has been found since the last time, if there is one."""
        told, self._told = self._told, None
        return told

    def note(self, before: BullsView, event: Event, after: BullsView, own: int | None) -> None:
        """Weigh an event that leads from one view to the next, for the seat whose hand lies open."""
        match event:
            case Played():
                self._played, self._before, self._is_done = event, _sums(before), False
            case events.DayBegan():
                self._best, self._charged, self._lost = None, 0, 0
            case events.Charged(runners=dice):
                self._charged += sum(owner(die) == own for die in dice)
            case events.Trampled(runners=dice):
                self._lost += sum(owner(die) == own for die in dice)
            case events.FirstPlayerPassed() | events.Arrived() if self._charged and own is not None:
                self._told = Verdict(own, _of_charges(self._charged - self._lost, self._lost), own)
                self._charged = self._lost = 0
            case events.DayEnded() if self._best is not None and own is not None:
                _, card, changes = self._best
                words = tr("Your best card today: {card} ({changes})", card=card, changes=changes)
                self._told = Verdict(own, words, own)
            case _ if self._played is not None and isinstance(event, DEEDS):
                self._is_done = True
            case Discarded(cards=cards) if self._played is not None and self._played.card in cards:
                played, self._played = self._played, None
                if own is not None and self._is_done:
                    sums = zip(_sums(after), self._before, strict=True)
                    self._weigh(played, own, [now - was for now, was in sums])

    def _weigh(self, played: Played, own: int, gains: Sequence[float]) -> None:
        """Tell what a card has changed: of one's own for everybody, of a rival's what it costs oneself."""
        name = tr(CARDS[played.card.id].name)
        if played.seat == own:
            changes = self._changes(gains, own)
            good = weight(gains, own)
            if good > 0 and (self._best is None or good > self._best[0]):
                self._best = good, name, changes
            self._told = Verdict(own, tr("{card}: {changes}", card=name, changes=changes), own)
        elif _halves(gains[own]) < 0:
            rival = self._seats[played.seat].name
            words = tr("{name}, {card}: you {n}", name=rival, card=name, n=_signed(gains[own]))
            self._told = Verdict(own, words, played.seat)

    def _changes(self, gains: Sequence[float], own: int) -> str:
        """Return for whom something has changed, those most concerned first, and oneself at last."""
        rivals = [seat for seat, gain in enumerate(gains) if seat != own and _halves(gain)]
        rivals = sorted(rivals, key=lambda seat: -abs(gains[seat]))[:NAMED]
        told = [f"{self._seats[seat].name} {_signed(gains[seat])}" for seat in rivals]
        return ", ".join([*told, tr("you {n}", n=_signed(gains[own]))])


def _of_charges(saved: int, lost: int) -> str:
    """Return how many of one's Runners got away from the Bulls of a step, and how many did not."""
    told = [trn("1 safe by a hair", "{n} safe by a hair", saved)] if saved else []
    return ", ".join([*told, *([trn("1 lost", "{n} lost", lost)] if lost else [])])


def _sums(view: BullsView) -> list[float]:
    """Return by seat its points, and what its Runners will score today on average."""
    return [points + more for points, more in zip(view.totals, expected_points(view), strict=True)]


def _halves(gain: float) -> Fraction:
    """Return a gain to the nearest half."""
    half = to_halves(Fraction(abs(gain)))
    return half if gain > 0 else -half


def _signed(gain: float) -> str:
    half = _halves(gain)
    return ("\u2212" if half < 0 else "+") + in_halves(abs(half))
