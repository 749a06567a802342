"""Why: what a thought says for the option that was taken, in values that the screen has words for."""

from __future__ import annotations

from dataclasses import dataclass
from operator import mul

from game.bots.characters import Character
from game.bots.think import Candidate, Thought, think
from game.core.action import Action
from game.core.game import AnyGame, Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance

SHOWN = 3
"""So many options are told of, the one that was taken first."""
DECIDES = 0.005
"""What a feature must weigh in the comparison to be spoken of: about half a percent of the victory."""
KNOWN = 0.05
"""Beyond the next best, options that were visited less than this share of the most visited are left out."""
LATER = 3
"""The picks of a subset after the first are thought about for so much less time."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option that was weighed, and what it seemed worth: see `Reason.searched`."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Reason:
    """What an action was chosen from, and why: `options` begins with it, the others follow, best first.

    Their values are shares of the victory where the game was `searched`, else what instinct says, in the
    game's points. `feature` is the name of the one (see `Game.phrases`) that spoke most for the first option
    against the best of the others; "" where none did. `agreed`: whoever thought would have done the same.
    """

    options: tuple[Option, ...]
    searched: bool
    feature: str = ""
    agreed: bool = True

    @property
    def contested(self) -> bool:
        """There was something to choose from."""
        return len(self.options) > 1


@dataclass(frozen=True, slots=True)
class Advice:
    """The best answers, one after another where a subset is asked for, and why the first of them is."""

    actions: tuple[Action, ...]
    reason: Reason


def reason(game: AnyGame, thought: Thought, taken: Action | None = None) -> Reason:
    """Why a thought led to its action; or, where something else was `taken`, what it says about that."""
    action = thought.action if taken is None else taken
    most = max((row.visits for row in thought.candidates), default=0)
    chosen = [row for row in thought.candidates if row.action == action]
    others = [row for row in thought.candidates if row.action != action]
    others.sort(key=lambda row: (row.action == thought.action, row.visits, row.value), reverse=True)
    others = others[:1] + [row for row in others[1:] if row.visits >= KNOWN * most]
    feature = _deciding(game, chosen[0], others[0]) if chosen and others else ""
    told = [Option(row.action, row.value) for row in (*chosen, *others)]
    return Reason(tuple(told[:SHOWN]), thought.iterations > 0, feature, action == thought.action)


def advise(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None = None
) -> Advice:
    """What that character would answer out of the view of whoever is asked."""
    thought = think(game, view, ask, rng, character, seconds)
    actions, step = [thought.action], ask
    state = game.imagine(view, rng)
    while step.many is not None and actions[-1].picks:
        following = advance(state, actions[-1])
        if following is None or (following.seat, following.prompt) != (ask.seat, ask.prompt):
            break
        step = following
        later = seconds and seconds / LATER
        actions.append(think(game, game.view(state, ask.seat), step, rng, character, later).action)
    return Advice(tuple(actions), reason(game, thought))


def _deciding(game: AnyGame, chosen: Candidate, other: Candidate) -> str:
    """The feature that weighs most in favour of one against another."""
    if not chosen.features or not other.features:
        return ""
    gains = [mine - theirs for mine, theirs in zip(chosen.features, other.features, strict=True)]
    weighed = dict(zip(game.features, map(mul, game.weights, gains), strict=True))
    name = max(weighed, key=weighed.__getitem__)
    return name if weighed[name] >= DECIDES else ""
