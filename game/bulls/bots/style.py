"""How an answer strikes others: it sets Bulls on people, harms rivals, or looks after the player's own."""

from __future__ import annotations

from game.bulls.rows import CARDS, Effect, Release
from game.bulls.state import Bulls
from game.core.action import Action
from game.core.game import Trait
from game.core.script import Ask


def style(state: Bulls, ask: Ask) -> list[tuple[Trait, ...]]:
    """Return the traits of each option: of the card that is played, or of the dice that are picked."""
    return [
        _card_traits(option) if option.verb == "play" else _pick_traits(ask, option) for option in ask.options
    ]


def _card_traits(option: Action) -> tuple[Trait, ...]:
    return tuple(dict.fromkeys(map(_trait, CARDS[option.picks[0].id].effects)))


def _trait(effect: Effect) -> Trait:
    if isinstance(effect, Release) or getattr(effect, "die", "") == "bull":
        return "bold"
    return "harsh" if getattr(effect, "owner", "") in ("rival", "any") else "greedy"


def _pick_traits(ask: Ask, option: Action) -> tuple[Trait, ...]:
    """Return the trait of picking a Bull, a rival's die or an own one; to be done has none."""
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
