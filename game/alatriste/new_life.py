"""How a life begins: points are split and cards are dealt."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.events import SplitSealed, SplitShown
from game.alatriste.player import Player
from game.alatriste.rows import RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import amount
from game.alatriste.transfers import draw
from game.core.action import Action
from game.core.script import Ask, Frame, Outcome

RULE = "alatriste.2"

SPLITS = tuple(amount("split", fencing) for fencing in range(RULES.least, RULES.split - RULES.least + 1))


@dataclass(slots=True)
class Life(Frame):
    """The new life of a player who has died."""

    seat: int = 0


def split(state: Alatriste, frame: Life, answer: Action | None) -> Outcome:
    """Ask how the points are shared between Fencing and Ducats. Rule 2."""
    if answer is None:
        return Ask(frame.seat, "alatriste.split", SPLITS)
    seal(state, frame.seat, answer)
    born(state, frame.seat)
    return None


def deal(state: Alatriste, frame: Life, answer: Action | None) -> Outcome:
    """Deal a hand."""
    draw(state, frame.seat, RULES.hand, RULE)
    return None


def seal(state: Alatriste, seat: int, answer: Action) -> None:
    """Keep the split of a seat face down."""
    state.splits[seat] = answer.picks[0].id
    state.emit(SplitSealed(RULE, seat))


def born(state: Alatriste, seat: int) -> None:
    """Show the split of a seat and give it its chips."""
    fencing = state.splits[seat]
    falls = state.players[seat].falls
    state.splits[seat] = 0
    state.players[seat] = Player(RULES.vigour, 0, fencing, RULES.split - fencing, falls=falls)
    state.emit(SplitShown(RULE, seat, fencing, RULES.split - fencing))


Life.steps = (split, deal)
