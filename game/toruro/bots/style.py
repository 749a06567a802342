"""Traits of answers for bots with a style: bold, harsh or greedy."""

from __future__ import annotations

from game.core.game import Trait
from game.core.script import Ask
from game.toruro.bots.policy import WORTHS
from game.toruro.state import Toruro
from game.toruro.tokens import GO


def style(state: Toruro, ask: Ask) -> list[tuple[Trait, ...]]:
    """Return the traits of each option."""
    if ask.prompt == "toruro.play":
        worths = WORTHS[state.exposed]
        most = max(worths[option.picks[0].id] for option in ask.options)
        return [("greedy",) if worths[option.picks[0].id] == most else () for option in ask.options]
    return [
        ("bold",) if option == GO else ("harsh",) if option.verb == "accuse" else () for option in ask.options
    ]
