"""What an action card does, in a few words: read at a glance, in a hand of many cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.bulls.rows import Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.translation import tr, trn


def gist(effects: Sequence[Effect]) -> str:
    """Return what all effects of a card do, one after the other."""
    words = ", ".join(map(_deed, effects))
    return words[:1].upper() + words[1:]


def _deed(effect: Effect) -> str:
    match effect:
        case Reroll(die="bull", n=n) if n != "all":
            return trn("reroll 1 Bull", "reroll {n} Bulls", n)
        case Reroll(owner="own", where="one"):
            return tr("reroll yours in one place")
        case Reroll(owner="own", n=n) if n != "all":
            return trn("reroll 1 of yours", "reroll {n} of yours", n)
        case Reroll(owner="rival", where="one", n=n) if n != "all":
            return trn("reroll 1 rival in one place", "reroll {n} rivals in one place", n)
        case Reroll(owner="rival", n=n) if n != "all":
            return trn("reroll 1 rival", "reroll {n} rivals", n)
        case Reroll():
            return tr("reroll all in one place")
        case Turn(die="bull"):
            return tr("turn a Bull to any face")
        case Turn(to="flip", owner="rival", n=n):
            return trn("flip 1 rival", "flip {n} rivals", n)
        case Turn(to="flip", n=n):
            return trn("flip 1 of yours", "flip {n} of yours", n)
        case Turn(n=n):
            return trn("turn 1 of yours to any face", "turn {n} of yours to any face", n)
        case Move(die="bull"):
            return tr("move a Bull one place aside")
        case Move(n=n):
            return trn("move 1 of yours aside", "move {n} of yours aside", n)
        case Sign(do="place"):
            return tr("lay a token on a sign")
        case Sign():
            return tr("take a token off")
        case Draw(n=n):
            return trn("+{n} card", "+{n} cards", n)
        case Score(n=n):
            return trn("+{n} point", "+{n} points", n)
        case Release(n=n):
            return trn("+{n} Bull", "+{n} Bulls", n)
        case _:
            assert_never(effect)
