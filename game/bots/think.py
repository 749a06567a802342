"""How a bot decides: it imagines what it cannot see, and weighs its options there."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from game.bots.characters import Character
from game.bots.temper import inclined
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask

SAME = 1e-9  # of a point: options that close are worth the same


def choose(game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> Action:
    """The option that the character takes, knowing only its view; `rng` is its own, never the game's."""
    return whim(ask, rng, character) or weigh(game, view, ask, rng, character)


def whim(ask: Ask, rng: Rng, character: Character) -> Action | None:
    """Any option, where there is but one or the character does not care to think; None where it does."""
    options = ask.for_bots
    if len(options) == 1 or rng.unit() < character.whim:
        return rng.pick(options)
    return None


def weigh(game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> Action:
    """The option that seems best, or good enough to the character's temper, in a state that it imagines."""
    worth = inclined(game, game.imagine(view, rng), ask, character)
    if character.temperature == 0:
        return ask.options[best(worth, rng)]
    return ask.options[by_heat(worth, character.temperature, rng)]


def best(worth: Sequence[float], rng: Rng) -> int:
    """The place of the greatest worth; of several that are the same, any."""
    most = max(worth) - SAME
    return rng.pick([place for place, value in enumerate(worth) if value >= most])


def by_heat(worth: Sequence[float], temperature: float, rng: Rng) -> int:
    """A place drawn with weight exp(worth / temperature): the hotter, the less the worth matters."""
    most = max(worth)
    weights = [exp((value - most) / temperature) for value in worth]
    left = rng.unit() * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1
