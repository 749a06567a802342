"""How measurements are printed: a figure, what it should be, and whether it is."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median


def heading(words: str) -> None:
    """The head of a table."""
    print(f"\n{words}")
    print(f"{'':46}{'figure':>12}{'goal':>14}")


def at_most(what: str, figure: float, goal: float, unit: str = "") -> None:
    """A figure that should not be greater than its goal."""
    _line(what, figure, f"<= {goal:g}", unit, figure <= goal)


def at_least(what: str, figure: float, goal: float, unit: str = "") -> None:
    """A figure that should not be less than its goal."""
    _line(what, figure, f">= {goal:g}", unit, figure >= goal)


def note(what: str, figure: float, unit: str = "") -> None:
    """A figure without a goal."""
    _line(what, figure, "", unit, True)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def middle(values: Sequence[float]) -> float:
    """The median."""
    return median(values)


def _line(what: str, figure: float, goal: str, unit: str, reached: bool) -> None:
    print(f"{what:46}{figure:9.3g} {unit:3}{goal:>13}  {'' if reached else '<-- missed'}")
