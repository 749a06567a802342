"""Moments of the fiesta that move somebody: what faces show, and what characters say a word at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.bulls import events
from game.bulls.tokens import owner
from game.core.action import Token
from game.core.event import Event, Rolled
from scenes.stage.faces import Moment, Mood

SELDOM = 0.5
RULE = "bulls.7.3"
"""The paragraph of all that happens while Bulls charge."""
MANY = 2
"""Whoever loses so many Runners at once is spoken of."""


class Moments:
    """Says whom a public event moves; it is called with each event of a game once, in order."""

    def __init__(self) -> None:
        self._horns: tuple[int, ...] = ()
        self._leader: int | None = None

    def __call__(self, event: Event) -> list[Moment]:
        match event:
            case events.DayBegan():
                return self._bets()
            case events.Charged(faces=faces):
                self._horns = faces
            case Rolled(rule=rule) if rule == RULE:
                return self._escaped(event)
            case events.Trampled():
                return _trampled(event.runners)
            case events.Rerolled() | events.Turned():
                return _meddled(event.seat, event.dice)
            case events.Shifted():
                return _meddled(event.seat, event.pieces)
            case events.DayEnded():
                return self._ended(event)
            case events.GameEnded():
                seats = range(len(event.totals))
                return [Moment(seat, Mood.GLAD if seat in event.winners else Mood.SORE) for seat in seats]
        return []

    def _bets(self) -> list[Moment]:
        """Return that somebody bets against whoever leads alone when a day begins."""
        leader = self._leader
        return [Moment(leader, Mood.CALM, "bet", leader, others=True)] if leader is not None else []

    def _escaped(self, event: Rolled) -> list[Moment]:
        """Return that a seat is glad if all of its Runners that were charged have got away."""
        caught = {
            owner(die) for die, face in zip(event.dice, event.faces, strict=True) if face in self._horns
        }
        saved = [seat for seat in _owners(event.dice) if seat not in caught]
        return [Moment(seat, Mood.GLAD, "escaped", often=SELDOM) for seat in saved]

    def _ended(self, event: events.DayEnded) -> list[Moment]:
        """Return that the best of the day are glad and the last sore, where there is a difference."""
        first = [seat for seat, total in enumerate(event.totals) if total == max(event.totals)]
        self._leader = first[0] if len(first) == 1 else None
        best, least = max(event.points), min(event.points)
        return [
            Moment(seat, Mood.GLAD if points == best else Mood.SORE)
            for seat, points in enumerate(event.points)
            if points in (best, least) and best > least
        ]


def _trampled(runners: Sequence[Token]) -> list[Moment]:
    """Return that seats have lost Runners; of one that loses several others speak."""
    lost = Counter(map(owner, runners))
    return [
        Moment(seat, Mood.SORE, "watched", seat, others=True)
        if lost[seat] >= MANY
        else Moment(seat, Mood.SORE, "trampled", often=SELDOM)
        for seat in _owners(runners)
    ]


def _meddled(seat: int | None, dice: Sequence[Token]) -> list[Moment]:
    """Return that a seat has laid hands on the Runners of another one."""
    others = [other for other in _owners(dice) if other != seat]
    return [Moment(seat, Mood.GLAD, "harm", others[0], SELDOM)] if others and seat is not None else []


def _owners(dice: Sequence[Token]) -> list[int]:
    return sorted({owner(die) for die in dice if die.kind == "runner"})
