"""Estimates: the share of the victory that each seat can expect, by the features of a position.

A game measures a seat by its *features*, each a number of which more is better; its *weights* say how much a
point of each adds to the seat's prospects. Weights are rows, fitted to many games that were watched to their
end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from operator import mul
from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Struct

from game.core.errors import UserError
from game.core.game import Features, Game, S, V, Weights
from game.core.toml_rows import read_rows

Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Weight: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1000)]


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """Where weights come from: the games that were watched, and how well they tell who will win.

    `version` is that of the rules. Equal `bots` played `games` games to their end, so many `seats` at a time,
    the first one from `seed`; so many `positions` of them were looked at. A loss is the mean of -log of the
    winner's share: `uniform` if all shares were equal, `loss` with the weights, in games that they were not
    fitted to.
    """

    version: Some
    bots: str
    seats: tuple[Some, ...]
    games: Some
    positions: Some
    seed: Annotated[int, msgspec.Meta(ge=0)]
    uniform: float
    loss: float


class Rows(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of weights."""

    fit: Fit
    weights: dict[str, Weight]


def read_weights(text: str, file: str, features: Iterable[str]) -> Weights:
    """Return the weights of these features, in their order. Raises UserError: what is wrong, and where."""
    weights = read_rows(text, file, Rows).weights
    names = tuple(features)
    for name in weights:
        if name not in names:
            raise UserError("{file}: there is no feature '{name}' - at `$.weights`", file=file, name=name)
    for name in names:
        if name not in weights:
            raise UserError(
                "{file}: the feature '{name}' has no weight - at `$.weights`", file=file, name=name
            )
    return tuple(weights[name] for name in names)


def load_weights(path: Path, features: Iterable[str]) -> Weights:
    """Return the weights that a file holds. Raises UserError: as `read_weights`."""
    return read_weights(path.read_text(encoding="utf-8"), path.name, features)


def estimate(game: Game[S, V], state: S) -> list[float]:
    """Return each seat's expected share of the victory, 1 in all; at the end, what each has won.

    Where a game has no features, it is told by the places alone.
    """
    if not state.stack:
        return [row.payoff for row in game.standings(state)]
    if not game.feature_phrases:
        return shares([(-row.place,) for row in game.standings(state)], (1.0,))
    return shares(game.features(state), game.weights)


def shares(features: Features, weights: Sequence[float]) -> list[float]:
    """Return for each seat its share of the victory, 1 in all: the softmax of its weighted features.

    >>> shares([(3.0, 0.0), (3.0, 0.0)], (0.5, 1.0))
    [0.5, 0.5]
    >>> [round(share, 2) for share in shares([(4.0, 0.0), (2.0, 0.0)], (0.5, 1.0))]
    [0.73, 0.27]
    """
    sums = [sum(map(mul, row, weights)) for row in features]
    best = max(sums)
    parts = [exp(points - best) for points in sums]
    whole = sum(parts)
    return [part / whole for part in parts]
