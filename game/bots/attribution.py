"""Contrast: what one option has over another, seen in the same imagined states a round later.

Both are played on from there by instinct alone; what their prospects are made of is compared state by state,
so that most of what chance does falls out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from operator import mul, sub

from game.bots.search import FAR, ROUNDS
from game.core.action import Action
from game.core.game import Game, S, V
from game.core.rng import Rng
from game.core.script import Ask, advance

STATES = 20
"""So many states are looked at."""
DECIDES = 0.02
"""What a part must weigh in the log odds to be spoken of: about half a percent of the victory."""
SURE = 2.0
"""So many standard errors, at least, so that chance is not taken for a reason."""
OTHERS = "others"
"""What may decide beside the features of a game: how the others stand."""


def contrast(game: Game[S, V], view: V, ask: Ask, rng: Rng, one: Action, other: Action) -> str:
    """The feature, or OTHERS, that speaks most for one option against another; "" where nothing does.

    A part speaks for it if it weighs something, and surely does.
    """
    if not game.feature_names:
        return ""
    gains: list[list[float]] = []
    for _ in range(STATES):
        seed = rng.split().word
        mine, theirs = (
            _parts(game, game.determinize(view, Rng(seed).split()), ask.seat, option)
            for option in (one, other)
        )
        gains.append(list(map(sub, mine, theirs)))
    names = (*game.feature_names, OTHERS)
    spoken = {name: _sure(column) for name, column in zip(names, zip(*gains, strict=True), strict=True)}
    name = max(spoken, key=spoken.__getitem__)
    return name if spoken[name] >= DECIDES else ""


def _parts(game: Game[S, V], state: S, seat: int, option: Action) -> list[float]:
    """What a seat's log odds are made of a round after an option: its own features, then all the others."""
    _play_on(game, state, option)
    rows = [list(map(mul, game.weights, row)) for row in game.features(state)]
    totals = [sum(row) for other, row in enumerate(rows) if other != seat]
    most = max(totals)
    return [*rows[seat], -most - log(sum([exp(total - most) for total in totals]))]


def _play_on(game: Game[S, V], state: S, option: Action) -> None:
    """Take an option, and have everybody play by instinct until another round has begun."""
    until, decisions = game.rounds(state) + ROUNDS, 0
    ask = advance(state, option)
    while ask is not None and decisions < FAR and game.rounds(state) < until:
        decisions += 1
        ask = advance(state, game.rollout_policy(state, ask) or game.favourite(state, ask))


def _sure(gains: Sequence[float]) -> float:
    """The mean of some gains; 0 where chance may have made it."""
    mean = sum(gains) / len(gains)
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains])) / len(gains)
    return mean if mean > SURE * error else 0.0
