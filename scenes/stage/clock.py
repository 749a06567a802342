"""The clock that cues run by: it can run faster, stand still, or rush to the end of everything."""

from __future__ import annotations

from collections.abc import Iterator

STILL = 120.0
"""How long a change rests on the screen, in milliseconds, where motion is reduced."""


class Clock:
    """Stage time in milliseconds. While `rushing`, all ends at once; `reduced` cuts instead of moving."""

    def __init__(self, reduced: bool = False) -> None:
        self.now = 0.0
        self.rushing = False
        self.reduced = reduced

    def during(self, length: float) -> Iterator[float]:
        """The share of `length` milliseconds that has gone by, once a frame, ending with exactly 1."""
        start = self.now
        if self.reduced and not self.rushing:
            yield 1.0
            while self.now - start < min(length, STILL) and not self.rushing:
                yield 1.0
            return
        while not self.rushing and self.now - start < length:
            yield (self.now - start) / length
        yield 1.0
