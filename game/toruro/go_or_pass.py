"""What makes a seat go without being asked, and what it may propose when it is asked."""

from __future__ import annotations

from functools import cache

from game.core.action import Action
from game.toruro.deck import ACE, OWN_RANK, SUIT_OF, SUITS
from game.toruro.events import Proposed
from game.toruro.holdings import Motion
from game.toruro.state import Toruro
from game.toruro.tokens import GO, MOST_AT_ONCE, PASS, PROPOSE_LAST, PROPOSE_PAY
from game.toruro.view import ToruroView

GO_OR_PASS = (GO, PASS)
COPAS = SUITS.index("copas")
LAST = 0
"""What a motion for La Última proposes in place of a number of lulos."""


def why_must_go(state: Toruro | ToruroView, seat: int) -> str | None:
    """The reason for which a seat goes without being asked (see `events.Went`); None if it is asked."""
    house = state.house
    if state.last:
        return "last"
    if house.first_all_go and state.is_first_round:
        return "first"
    if house.ace_all_go and OWN_RANK[state.exposed] == ACE:
        return "ace"
    if SUIT_OF[state.exposed] == COPAS and house.has_promised(seat):
        return "promise"
    if seat == state.dealer and True not in state.goes:
        return "dealer"
    return None


def answers(state: Toruro) -> tuple[Action, ...]:
    """Go and pass, then what may be proposed: one thing a round, and La Última only if none is set."""
    return GO_OR_PASS if state.motion is not None else _answers(state.at_once, bool(state.cap))


@cache
def _answers(at_once: int, last_is_set: bool) -> tuple[Action, ...]:
    numbers = [PROPOSE_PAY[k] for k in range(1, MOST_AT_ONCE + 1) if k != at_once]
    return (*GO_OR_PASS, *numbers) if last_is_set else (*GO_OR_PASS, *numbers, PROPOSE_LAST)


def proposed_count(answer: Action) -> int:
    """Return the number of lulos that an answer proposes, or LAST."""
    return LAST if answer == PROPOSE_LAST else answer.picks[0].id


def propose(state: Toruro, seat: int, at_once: int) -> None:
    """Note a proposal; it is voted on after the round."""
    state.motion = Motion(seat, at_once)
    if state.events is not None:
        state.emit(Proposed("toruro.9.3" if at_once == LAST else "toruro.6.4", seat, at_once))
