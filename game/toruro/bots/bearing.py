"""What an answer in Toruro is likely to depend on, as a small number: part of the format of a line."""

from __future__ import annotations

from game.core.script import Ask
from game.toruro.bots.policy import REFERENCE, hand_value, keepers, sound
from game.toruro.state import Toruro

STEP, MOST = 10, 5
"""So many hundredths make a step, and so many steps at most a hand counts as above or below the bar."""


def bearing(state: Toruro, ask: Ask) -> int:
    """Return how good a hand is that may go, else the place of the policy's answer; 0 where it has none."""
    hand, exposed = state.hands[ask.seat], state.exposed
    if ask.prompt == "toruro.go":
        bar = REFERENCE.bar(state.goes.count(True), state.goes.count(None) - 1)
        steps = (hand_value(hand, exposed) - bar) // STEP
        return MOST + max(-MOST, min(MOST, steps))
    if ask.prompt == "toruro.exchange":
        kept = keepers(hand, exposed)
        picks = [option.picks for option in ask.options]
        return next(place for place, pick in enumerate(picks) if not pick or pick[0].id not in kept)
    if ask.prompt == "toruro.play" and len(ask.for_bots) > 1:
        allowed = [option.picks[0].id for option in ask.for_bots]
        return allowed.index(sound(allowed, state.table, exposed, state.goes.count(True)))
    return 0
