"""Reasons: what a thought says for the option that was taken, and how much of it may be told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp, log, sqrt
from operator import mul, sub
from time import sleep
from typing import Generic

from game.bots.characters import Character
from game.bots.search import HORIZON_ROUNDS, MAX_ROLLOUT_DECISIONS
from game.bots.think import Candidate, Thought, think
from game.core.action import Action
from game.core.event import Event
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance, pending
from game.core.table import tell

DETERMINIZATIONS = 20
"""So many states are looked at."""
MIN_LOG_ODDS = 0.02
"""What a feature must add to the log odds to be spoken of: about half a percent of the victory."""
MIN_STANDARD_ERRORS = 2.0
"""So many of them the mean must be away from 0, so that chance is not taken for a reason."""
OTHERS = "others"
"""What may decide beside the features of a game: how the others stand."""

KEPT = 9
"""So many options are remembered, the one that was taken first."""
LONGEST = 30
"""So many answers are looked ahead at most."""
CLOSE, CLOSE_POINTS = 0.01, 0.3
"""Options are about as good if they differ by no more of the victory, or by no more of the game's points."""
FAR, FAR_POINTS = 0.15, 3.0
"""One is far better if it differs by so much of the victory, or by so many of the game's points."""
KNOWN = 0.05
"""Beyond the next best, options that were visited less than this share of the most visited are left out."""
LATER = 3
"""The picks of a subset after the first are thought about for so much less time."""

AUDIENCE_STATES = 12
"""So many states behind the view of the audience must ask the same question."""


def decisive_feature(game: Game[S, V], view: V, ask: Ask, rng: Rng, one: Action, other: Action) -> str:
    """Return the feature, or OTHERS, that speaks most for `one` against `other`; "" where nothing does.

    1. A share is a softmax of weighted features (see `game.estimate`), so the log odds of a seat are a sum:
       its own weighted features, and one term for all the others together. Each term can be compared apart.
    2. Both options are played from the same state with the same dice; what is compared are differences.
    3. A term counts only if its mean is large enough to matter and surely above 0. The features of a game
       depend on one another, so this says what changed most, not what caused it.
    """
    if not game.feature_names:
        return ""
    gains: list[list[float]] = []
    for _ in range(DETERMINIZATIONS):
        seed = rng.split().word
        mine, theirs = (
            _log_odds(game, game.determinize(view, Rng(seed).split()), ask.seat, option)
            for option in (one, other)
        )
        gains.append(list(map(sub, mine, theirs)))
    names = (*game.feature_names, OTHERS)
    spoken = {name: _sure_mean(column) for name, column in zip(names, zip(*gains, strict=True), strict=True)}
    name = max(spoken, key=spoken.__getitem__)
    return name if spoken[name] >= MIN_LOG_ODDS else ""


def _log_odds(game: Game[S, V], state: S, seat: int, option: Action) -> list[float]:
    """Return the terms of a seat's log odds a round after an option: its features, then all the others."""
    _rollout(game, state, option)
    rows = [list(map(mul, game.weights, row)) for row in game.features(state)]
    totals = [sum(row) for other, row in enumerate(rows) if other != seat]
    most = max(totals)
    return [*rows[seat], -most - log(sum([exp(total - most) for total in totals]))]


def _rollout(game: Game[S, V], state: S, option: Action) -> None:
    """Take an option, and have everybody play by action values until another round has begun."""
    horizon, decisions = game.rounds(state) + HORIZON_ROUNDS, 0
    ask = advance(state, option)
    while ask is not None and decisions < MAX_ROLLOUT_DECISIONS and game.rounds(state) < horizon:
        decisions += 1
        ask = advance(state, game.rollout_policy(state, ask) or game.favourite(state, ask))


def _sure_mean(gains: Sequence[float]) -> float:
    """Return the mean of some gains; 0 where chance may have made it."""
    mean = sum(gains) / len(gains)
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains])) / len(gains)
    return mean if mean > MIN_STANDARD_ERRORS * error else 0.0


@dataclass(frozen=True, slots=True)
class WeighedOption:
    """An option that was weighed, and its value: see `Reason`."""

    action: Action
    value: float


@dataclass(frozen=True, slots=True)
class Reason:
    """What an action was chosen from, and why: `options` begins with it, the others follow, best first.

    Their values are shares of the victory where the game was `searched`, else action values, in the game's
    points. `because` is the feature (a key of `Game.feature_phrases`), or OTHERS, that spoke most for
    the first option against the best of the others; "" where nothing did.
    """

    options: tuple[WeighedOption, ...]
    searched: bool
    because: str = ""

    @property
    def is_contested(self) -> bool:
        """True if there was something to choose from."""
        return len(self.options) > 1

    @property
    def is_close(self) -> bool:
        """True if the best of the others is about as good as what was chosen."""
        first, second = (option.value for option in self.options[:2])
        return abs(first - second) <= (CLOSE if self.searched else CLOSE_POINTS)

    @property
    def is_far_better(self) -> bool:
        """True if what was chosen is far better than the best of the others."""
        first, second = (option.value for option in self.options[:2])
        return first - second >= (FAR if self.searched else FAR_POINTS)

    @property
    def is_outdone(self) -> bool:
        """True if the best of the others is better than what was chosen."""
        return not self.is_close and self.options[0].value < self.options[1].value

    def folded(self, labels: Mapping[Action, str], count: int) -> Reason:
        """Return the same reason with `count` options at most, of those that are called alike the first."""
        by_label: dict[str, WeighedOption] = {}
        for option in self.options:
            by_label.setdefault(labels[option.action], option)
        return replace(self, options=tuple(by_label.values())[:count])


@dataclass(frozen=True, slots=True)
class Advice:
    """The best answers, one after another where a subset is asked for, and the reason for the first one."""

    actions: tuple[Action, ...]
    reason: Reason


def reason(thought: Thought, taken: Action | None = None, because: str | None = None) -> Reason:
    """Return why a thought led to its action; or, where something else was `taken`, what it says about that.

    `because` is what spoke most for it; by default what the thought says itself.
    """
    action = thought.action if taken is None else taken
    weighed = [WeighedOption(row.action, row.value) for row in _ranked(thought, action)]
    return Reason(
        tuple(weighed[:KEPT]), thought.iterations > 0, thought.because if because is None else because
    )


def consider(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None = None
) -> Thought:
    """Return what the character decides, as `think` does, with what spoke most for it."""
    thought = think(game, view, ask, rng, character, seconds)
    because = compare(game, view, ask, rng, thought, thought.action)
    return replace(thought, because=because)


def consider_alike(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None = None
) -> Thought:
    """Return what the character decides, as `consider` does; a sole answer takes the time of a choice.

    How soon it comes tells nobody, therefore, that a hidden hand leaves no choice.
    """
    if seconds and len(ask.for_bots) == 1:
        sleep(seconds)
    return consider(game, view, ask, rng, character, seconds)


def compare(game: Game[S, V], view: V, ask: Ask, rng: Rng, thought: Thought, action: Action) -> str:
    """Return what speaks most for an action against the best of the others: see `decisive_feature`."""
    ranked = _ranked(thought, action)
    if len(ranked) < 2:
        return ""
    values = game.action_values(game.determinize(view, rng.clone()), ask)
    worth = dict(zip(ask.options, values, strict=True))
    others = [row.action for row in ranked[1:]]
    unlike = (
        other for other in others if worth[other] != worth[action]
    )  # nothing speaks for one of two twins
    return decisive_feature(game, view, ask, rng, action, next(unlike, others[0]))


def _ranked(thought: Thought, action: Action) -> list[Candidate]:
    """Return the candidates that are told of: that of the action, then the others, best first."""
    most = max((row.visits for row in thought.candidates), default=0)
    chosen = [row for row in thought.candidates if row.action == action]
    others = [row for row in thought.candidates if row.action != action]
    others.sort(key=lambda row: (row.action == thought.action, row.visits, row.value), reverse=True)
    return [*chosen, *others[:1], *(row for row in others[1:] if row.visits >= KNOWN * most)]


def advise(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, character: Character, seconds: float | None = None
) -> Advice:
    """Return what that character would answer from the view of whoever is asked."""
    thought = consider(game, view, ask, rng, character, seconds)
    actions, step = [thought.action], ask
    state = game.determinize(view, rng)
    while step.subset is not None and actions[-1].picks:
        following = advance(state, actions[-1])
        if following is None or (following.seat, following.prompt) != (ask.seat, ask.prompt):
            break
        step = following
        later = seconds and seconds / LATER
        actions.append(think(game, game.view(state, ask.seat), step, rng, character, later).action)
    return Advice(tuple(actions), reason(thought))


def foresee(
    game: Game[S, V], view: V, ask: Ask, rng: Rng, actions: Sequence[Action]
) -> tuple[tuple[Event, V], ...]:
    """Return what may come of these answers until somebody else is asked, each event with the view after it.

    What whoever answers still has to choose then is chosen by action values.
    """
    state, waiting = game.determinize(view, rng), [*actions]
    step: Ask | None = ask
    told: list[tuple[Event, V]] = []
    for _ in range(LONGEST):
        if step is None or step.seat != ask.seat or not (waiting or step.prompt != ask.prompt):
            break
        answer = waiting.pop(0) if waiting else game.favourite(state, step)
        if answer not in step.options:
            break
        seen, step = tell(game, state, answer, ask.seat)
        told += seen
    return tuple(told)


@dataclass(frozen=True, slots=True)
class SeenDecision(Generic[V]):
    """A decision, and what three sides knew when it was asked for.

    `audience`, `public` and `own` are the views of whoever looks on, of everybody, and of the seat that was
    asked; `thought` is how that seat decided.
    """

    audience: V
    public: V
    own: V
    ask: Ask
    thought: Thought


@dataclass(frozen=True, slots=True)
class Disclosure:
    """What is told of the decision at that `place` of several, and whether it is the bot's `own` thought."""

    place: int
    reason: Reason
    own: bool


def disclose(
    game: Game[S, V],
    decisions: Sequence[SeenDecision[V]],
    rng: Rng,
    character: Character,
    seconds: float | None = None,
) -> Disclosure | None:
    """Return what may be told of the last decision of which anything may; None: of none.

    Whoever looks at the screen must not learn from a thought what the bot knows and they do not. So:

    1. Nothing is told of a question that hidden cards put, or of an answer that is still sealed. A question
       is open if it would be the same in every determinization of the audience's view, and was the one that
       was put (an offer that is still being written is not determinized); an answer is open if any other one
       would have left the table looking different to the audience.
    2. Of an open answer to an open question the bot's own thought is told only if the bot knew nothing but
       what everybody knows. It is told when the game is over and nothing is left to hide.
    3. Otherwise it is told what the audience itself could have thought: the question is searched anew by
       `character`, from the audience's view alone.
    """
    for place in range(len(decisions) - 1, -1, -1):
        decision = decisions[place]
        ask = decision.ask
        if len(ask.for_bots) < 2 or not is_open(game, decision.audience, ask, decision.thought.action, rng):
            continue
        own = replace(decision.own, seat=None) == decision.public
        taken = decision.thought.action
        if own:
            why = reason(decision.thought)
        else:
            thought = think(game, decision.audience, ask, rng, character, seconds)
            because = compare(game, decision.audience, ask, rng, thought, taken)
            why = reason(thought, taken, because)
        if why.is_contested:
            return Disclosure(place, why, own)
    return None


def is_open(game: Game[S, V], audience: V, ask: Ask, action: Action, rng: Rng) -> bool:
    """Return whether both the question and the answer to it are open to whoever has that view."""
    states = [game.determinize(audience, rng) for _ in range(AUDIENCE_STATES)]
    if any(pending(state) != ask for state in states):
        return False
    appearance = _after(game, states[0], action, audience.seat)
    rest = (option for option in ask.options if option != action)
    return all(_after(game, states[0], other, audience.seat) != appearance for other in rest)


def _after(game: Game[S, V], state: S, answer: Action, seat: int | None) -> V:
    """Return the view of that seat after an answer."""
    copy = game.clone(state)
    advance(copy, answer)
    return game.view(copy, seat)
