"""What strikes others about an answer: who goes on any hand, who tells on others, who grabs a trick."""

from __future__ import annotations

from game.core.game import Trait
from game.core.script import Ask
from game.toruro.bots.policy import WORTHS
from game.toruro.state import Toruro
from game.toruro.tokens import GO


def style(state: Toruro, ask: Ask) -> list[tuple[Trait, ...]]:
    """For each option its traits."""
    if ask.prompt == "toruro.play":
        worths = WORTHS[state.exposed]
        most = max(worths[option.picks[0].id] for option in ask.options)
        return [("greedy",) if worths[option.picks[0].id] == most else () for option in ask.options]
    return [
        ("bold",) if option == GO else ("harsh",) if option.verb == "accuse" else () for option in ask.options
    ]
