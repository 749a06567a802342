"""What strikes others about an answer: who sets Bulls on people, who harms rivals, who thinks of his own."""

from __future__ import annotations

from game.bulls.rows import CARDS, Effect, Release
from game.bulls.state import Bulls
from game.core.action import Action
from game.core.game import Trait
from game.core.script import Ask


def style(state: Bulls, ask: Ask) -> list[tuple[Trait, ...]]:
    """For each option its traits: those of a card that is played, or of whose dice are picked."""
    return [_played(option) if option.verb == "play" else _picked(ask, option) for option in ask.options]


def _played(option: Action) -> tuple[Trait, ...]:
    return tuple(dict.fromkeys(map(_trait, CARDS[option.picks[0].id].effects)))


def _trait(effect: Effect) -> Trait:
    if isinstance(effect, Release) or getattr(effect, "die", "") == "bull":
        return "bold"
    return "harsh" if getattr(effect, "owner", "") in ("rival", "any") else "greedy"


def _picked(ask: Ask, option: Action) -> tuple[Trait, ...]:
    """To pick dice, not to be done: of Bulls, of rivals, or one's own."""
    if not option.picks:
        return ()
    match ask.prompt.rpartition(".")[2]:
        case "bull":
            return ("bold",)
        case "rival":
            return ("harsh",)
        case "own":
            return ("greedy",)
    return ()
