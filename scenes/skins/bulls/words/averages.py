"""Averages in words that a glance is enough for: whole numbers and halves."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from scenes.stage.results import amount


def in_halves(average: Fraction) -> str:
    """Return an average to the nearest half; what is nearer to nothing, but is not nothing, as below it.

    >>> [in_halves(Fraction(n, 12)) for n in (0, 1, 3, 12, 20, 42)]
    ['0', '<½', '½', '1', '1½', '3½']
    """
    rounded = to_halves(average)
    if not rounded:
        return "<½" if average else "0"
    return amount(float(rounded))


def gain_in_halves(gain: float) -> str:
    """Return by how many points something is better or worse, to the nearest half.

    >>> [gain_in_halves(gain) for gain in (1.17, -1.8, 0.3, -0.2, 0.0)]
    ['+1', '−2', '+½', '0', '0']
    """
    rounded = float(to_halves(Fraction(abs(gain))))
    return f"{'+' if gain > 0 else '−'}{amount(rounded)}" if rounded else "0"


def to_halves(average: Fraction) -> Fraction:
    """Return the nearest half."""
    return Fraction(floor(2 * average + Fraction(1, 2)), 2)
