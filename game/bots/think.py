"""How a bot decides: at random, by its action values, or by a search; always from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from msgspec import structs

from game.bots.characters import Character, urged_values
from game.bots.search import POINTS_PER_SPREAD, Search
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask

SAME = 1e-9
"""Options whose values differ by less, in points, are equally good."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An option that was looked at.

    `value` is its expected share of the victory where the game was searched, or else its action value, in the
    game's points. `visits` counts the positions that it led to.
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
    """Return what the character decides, knowing only its view; `rng` is its own, never the game's.

    A character that searches does so for its number of iterations, or for `seconds` where they are given; it
    takes little longer, and always decides. By a clock it need not decide the same a second time.

    >>> from game import find
    >>> from game.bots.characters import INSTINCT
    >>> from game.core.game import new_state, resolve_options
    >>> from game.core.script import advance
    >>> game = find("toruro")
    >>> state = new_state(game, 3, 1, resolve_options(game.meta, {}), None)
    >>> ask = advance(state)
    >>> think(game, game.view(state, ask.seat), ask, Rng(1), INSTINCT).action in ask.options
    True
    """
    action = epsilon_choice(game, ask, rng, character)
    return Thought(action) if action is not None else deliberate(game, view, ask, rng, character, seconds)


def choose(game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> Action:
    """Return the option that the character takes, as `think` without a clock."""
    return think(game, view, ask, rng, character).action


def epsilon_choice(game: Game[S, V], ask: Ask, rng: Rng, character: Character) -> Action | None:
    """Return an option at random where there is but one, or with probability `epsilon`; else None.

    At a question about which the game wants everybody to think, only `random` bots choose so.
    """
    options = ask.for_bots
    if len(options) == 1 or (rng.unit() < character.epsilon and not _is_sober(game, ask, character)):
        return rng.pick(options)
    return None


def _is_sober(game: Game[S, V], ask: Ask, character: Character) -> bool:
    return ask.prompt in game.sober_prompts and character.level != "random"


def deliberate(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None = None
) -> Thought:
    """Return what the character decides where it does not choose at random.

    At a question about which the game wants everybody to think, that is the best by its action values.
    """
    if _is_sober(game, ask, character):
        return decide_by_values(game, view, ask, rng, structs.replace(character, temperature=0.0, urges={}))
    return (
        decide_by_search(game, view, ask, rng, character, seconds)
        if character.iterations
        else decide_by_values(game, view, ask, rng, character)
    )


def decide_by_values(game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character) -> Thought:
    """Return the option of the best action value in one determinization, or by temperature another one."""
    values = urged_values(game, game.determinize(view, rng), ask, character)
    candidates = tuple(map(Candidate, ask.for_bots, values))
    if character.temperature == 0:
        return Thought(ask.options[best_place(values, rng)], candidates)
    return Thought(ask.options[softmax_sample(values, character.temperature, rng)], candidates)


def decide_by_search(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None
) -> Thought:
    """Return the option that a search visited most, or by temperature another one."""
    search = Search(game, view, ask, rng, character)
    if seconds is None:
        search.run(character.iterations)
    else:
        search.run_for(seconds)
    candidates = tuple(
        Candidate(edge.action, share, edge.visits)
        for edge, share in zip(search.edges, search.shares, strict=True)
    )
    if character.temperature == 0:
        return Thought(search.chosen.action, candidates, search.iterations)
    point = search.spread / POINTS_PER_SPREAD
    place = softmax_sample([value / point for value in search.values], character.temperature, rng)
    return Thought(candidates[place].action, candidates, search.iterations)


def best_place(values: Sequence[float], rng: Rng) -> int:
    """Return the place of the greatest value, of several equal ones at random."""
    most = max(values) - SAME
    return rng.pick([place for place, value in enumerate(values) if value >= most])


def softmax_sample(values: Sequence[float], temperature: float, rng: Rng) -> int:
    """Return a place drawn with weight exp(value / temperature)."""
    most = max(values)
    weights = [exp((value - most) / temperature) for value in values]
    left = rng.unit() * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1
