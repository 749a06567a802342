"""Attribution: which feature speaks most for one option against another, a round later.

Both options are played on from the same determinizations by action values alone, and what each seat's
estimate is made of is compared state by state, so that most of what chance does falls out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from operator import mul, sub

from game.bots.search import HORIZON_ROUNDS, MAX_ROLLOUT_DECISIONS
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance

DETERMINIZATIONS = 20
"""So many states are looked at."""
MIN_LOG_ODDS = 0.02
"""What a feature must add to the log odds to be spoken of: about half a percent of the victory."""
MIN_STANDARD_ERRORS = 2.0
"""So many of them the mean must be away from 0, so that chance is not taken for a reason."""
OTHERS = "others"
"""What may decide beside the features of a game: how the others stand."""


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
