"""How a bot decides: by a whim, by its instinct, or by a search; always out of its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from game.bots.characters import Character
from game.bots.search import Search
from game.bots.style import inclined
from game.bots.tree import POINTS
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask

SAME = 1e-9  # of a point: options that close are worth the same


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option that was looked at.

    `value` is the share of the victory that it promises, where the game was searched, or else what instinct
    says, in the game's points. `visits` counts the positions that it led to.
    """

    action: Action
    value: float
    visits: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision: the action, what it was chosen from, after how many iterations (0: none was needed).

    `because` is what spoke most for it, where somebody has asked: see `game.bots.reasons.consider`.
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    iterations: int = 0
    because: str = ""


def think(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None = None
) -> Thought:
    """What the character decides, knowing only its view; `rng` is its own, never the game's.

    A character that searches does so for its number of iterations, or for `seconds` where they are given; it
    takes little longer, and always decides.
    """
    action = whim(ask, rng, character)
    return Thought(action) if action is not None else ponder(game, view, ask, rng, character, seconds)


def choose(game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> Action:
    """The option that the character takes, as `think` without a clock."""
    return think(game, view, ask, rng, character).action


def whim(ask: Ask, rng: Rng, character: Character) -> Action | None:
    """Any option, where there is but one or the character does not care to think; None where it does."""
    options = ask.for_bots
    if len(options) == 1 or rng.unit() < character.whim:
        return rng.pick(options)
    return None


def ponder(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None = None
) -> Thought:
    """The thought of a character that has no whim now."""
    return (
        search(game, view, ask, rng, character, seconds)
        if character.iterations
        else weigh(game, view, ask, rng, character)
    )


def weigh(game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> Thought:
    """The option that seems best, or good enough to the character's temper, in a state that it imagines."""
    worths = inclined(game, game.determinize(view, rng), ask, character)
    candidates = tuple(map(Candidate, ask.for_bots, worths))
    if character.temperature == 0:
        return Thought(ask.options[best(worths, rng)], candidates)
    return Thought(ask.options[by_heat(worths, character.temperature, rng)], candidates)


def search(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None
) -> Thought:
    """The option that proved best in the search, or good enough to the character's temper."""
    looked = Search(game, view, ask, rng, character)
    if seconds is None:
        looked.run(character.iterations)
    else:
        looked.run_for(seconds)
    candidates = tuple(
        Candidate(branch.action, share, branch.visits)
        for branch, share in zip(looked.branches, looked.shares, strict=True)
    )
    if character.temperature == 0:
        return Thought(looked.chosen.action, candidates, looked.count)
    point = looked.spread / POINTS
    worths = [value / point for value in looked.values]
    return Thought(candidates[by_heat(worths, character.temperature, rng)].action, candidates, looked.count)


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
