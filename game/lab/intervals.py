"""Confidence intervals that hold at any time: one may look after every result, and stop whenever one likes.

Hedged capital (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", Journal of
the Royal Statistical Society B 86, 2024): for every mean that is possible somebody bets on the results being
above it, and somebody on their being below, at odds that are fair if it is the true one. Who bets against the
truth grows twenty times richer in one case of twenty at most, however long they play; so the means against
which nobody did are an interval of 95 %.
"""

from __future__ import annotations

from math import log, sqrt

STEPS = 1000
"""The means that are tried lie in the middle of so many equal parts of 0 to 1."""
MEANS = [(step + 0.5) / STEPS for step in range(STEPS)]
ALPHA = 0.05
"""How often, at most, the true mean is ever outside."""
MAX_BET = 0.75
"""The part of their capital that nobody bets more of."""


class Interval:
    """The interval in which the mean of independent numbers from 0 to 1 lies; `count` were added so far."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0
        self._squares = 0.25  # the squared distances from the mean, with one guess beforehand
        self._above = [0.5] * STEPS
        self._below = [0.5] * STEPS

    @property
    def mean(self) -> float:
        """The mean of the numbers that were added; 0.5 if there were none."""
        return self._sum / self.count if self.count else 0.5

    def add(self, number: float) -> None:
        """Take in the next number: all bets on it are settled, which were placed by those before it alone."""
        self.count += 1
        spread = self._squares / self.count
        bet = sqrt(2 * log(2 / ALPHA) / (spread * self.count * log(self.count + 1)))
        for step, mean in enumerate(MEANS):
            gain = number - mean
            self._above[step] *= 1 + min(bet, MAX_BET / mean) * gain
            self._below[step] *= 1 - min(bet, MAX_BET / (1 - mean)) * gain
        self._sum += number
        self._squares += (number - (self._sum + 0.5) / (self.count + 1)) ** 2

    def bounds(self) -> tuple[float, float]:
        """Return the least and the greatest mean that is still believable."""
        rich = 1 / ALPHA
        believed = [step for step in range(STEPS) if max(self._above[step], self._below[step]) < rich]
        if not believed:
            return self.mean, self.mean
        return believed[0] / STEPS, (believed[-1] + 1) / STEPS
