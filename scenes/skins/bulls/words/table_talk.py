"""Moments of the fiesta that move somebody: what faces show, and what characters say a word at."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls import events
from game.bulls.tokens import owner
from game.core.action import Token
from game.core.event import Event
from scenes.stage.faces import Moment, Mood

SELDOM = 0.5


def moments(event: Event) -> list[Moment]:
    """Return whom a public event moves."""
    match event:
        case events.Trampled():
            return [Moment(seat, Mood.SORE, "trampled", often=SELDOM) for seat in _owners(event.runners)]
        case events.Rerolled() | events.Turned():
            return _meddled(event.seat, event.dice)
        case events.Shifted():
            return _meddled(event.seat, event.pieces)
        case events.DayEnded():
            best, least = max(event.points), min(event.points)
            return [
                Moment(seat, Mood.GLAD if points == best else Mood.SORE)
                for seat, points in enumerate(event.points)
                if points in (best, least) and best > least
            ]
        case events.GameEnded():
            seats = range(len(event.totals))
            return [Moment(seat, Mood.GLAD if seat in event.winners else Mood.SORE) for seat in seats]
    return []


def _meddled(seat: int | None, dice: Sequence[Token]) -> list[Moment]:
    """Return that a seat has laid hands on the Runners of another one."""
    others = [other for other in _owners(dice) if other != seat]
    return [Moment(seat, Mood.GLAD, "harm", others[0], SELDOM)] if others and seat is not None else []


def _owners(dice: Sequence[Token]) -> list[int]:
    return sorted({owner(die) for die in dice if die.kind == "runner"})
