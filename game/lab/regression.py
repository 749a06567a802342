"""Regression: the weights whose shares of the victory fit best to who has won in the end.

The loss of a position is -log of the share that its winner was given; positions with more than one winner
count each in part. That is multinomial logistic regression, and convex: Newton's method finds its one best
point in a few rounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from operator import mul

from game.core.game import Features, Weights
from game.estimate import shares

RIDGE_POSITIONS = 10.0
"""So many positions, spread as all are, speak for it that a feature means nothing (the ridge)."""
MAX_NEWTON_STEPS = 30
MAX_SWEEPS = 300
TOLERANCE = 1e-7
LEAST = 1e-9  # a share that is never fallen short of
MIN_VARIANCE = 1e-6  # the variance of a feature in which all seats are as good as equal


@dataclass(frozen=True, slots=True)
class Position:
    """The features of the seats, and the share of the victory that each seat had in the end."""

    features: Features
    payoffs: Sequence[float]


def loss(guess: Sequence[float], payoffs: Sequence[float]) -> float:
    """Return the cross-entropy of some shares with what each seat has won."""
    return -sum(won * log(max(share, LEAST)) for share, won in zip(guess, payoffs, strict=True) if won)


def mean_loss(positions: Sequence[Position], weights: Sequence[float]) -> float:
    """Return the mean loss over one or more positions."""
    losses = [loss(shares(position.features, weights), position.payoffs) for position in positions]
    return sum(losses) / len(losses)


def regress(positions: Sequence[Position], start: Sequence[float]) -> Weights:
    """Return the weights of least loss that are not below 0, since more of a feature is never worse.

    The search begins at `start`; wherever that is, it ends at the same weights.
    """
    weights = list(start)
    ridge = [
        RIDGE_POSITIONS * max(variance, MIN_VARIANCE) for variance in _variances(positions, len(weights))
    ]
    for _ in range(MAX_NEWTON_STEPS):
        slope, curve = _derivatives(positions, weights)
        for place, weight in enumerate(weights):
            slope[place] += ridge[place] * weight
            curve[place][place] += ridge[place]
        better = _lowest(weights, slope, curve)
        moved = max(abs(new - old) for new, old in zip(better, weights, strict=True))
        weights = better
        if moved < TOLERANCE:
            break
    return tuple(weights)


def _variances(positions: Sequence[Position], features: int) -> list[float]:
    """Return for each feature its variance between the seats of a position."""
    found, seats = [0.0] * features, 0
    for position in positions:
        seats += len(position.features)
        for place, column in enumerate(zip(*position.features, strict=True)):
            found[place] += sum(map(mul, column, column)) - sum(column) ** 2 / len(column)
    return [variance / seats for variance in found]


def _derivatives(
    positions: Sequence[Position], weights: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """Return the first and second derivatives of the loss of all positions together."""
    features = range(len(weights))
    slope = [0.0 for _ in features]
    curve = [[0.0 for _ in features] for _ in features]
    for position in positions:
        guess = shares(position.features, weights)
        off = [share - won for share, won in zip(guess, position.payoffs, strict=True)]
        columns = list(zip(*position.features, strict=True))
        guessed = [list(map(mul, guess, column)) for column in columns]
        means = [sum(column) for column in guessed]
        for one in features:
            slope[one] += sum(map(mul, off, columns[one]))
            row, parts, mean = curve[one], guessed[one], means[one]
            for other in range(one + 1):
                row[other] += sum(map(mul, parts, columns[other])) - mean * means[other]
    for one in features:
        for other in range(one):
            curve[other][one] = curve[one][other]
    return slope, curve


def _lowest(
    weights: Sequence[float], slope: Sequence[float], curve: Sequence[Sequence[float]]
) -> list[float]:
    """Return the lowest point, with nothing below 0, of the parabola that touches the loss at `weights`."""
    found = list(weights)
    step = [0.0 for _ in weights]
    for _ in range(MAX_SWEEPS):
        for place, row in enumerate(curve):
            tilt = slope[place] + sum(map(mul, row, step))
            found[place] = max(0.0, found[place] - tilt / row[place])
            step[place] = found[place] - weights[place]
    return found
