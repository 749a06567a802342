"""Chance: one 64-bit word in the state, so that a copy is one integer and a replay is exact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 64
_MASK = _WORDS - 1
_STEP = 0x9E3779B97F4A7C15


@dataclass(slots=True)
class Rng:
    """The generator SplitMix64 (Steele, Lea, Flood 2014); `word` is the whole of its memory.

    Equal words give equal numbers on every machine. It is not made to withstand somebody who wants to guess.

    >>> Rng(1).dice(3) == Rng(1).dice(3), Rng(1).below(6) < 6
    (True, True)
    """

    word: int

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely (to one part in 2**64 / n)."""
        self.word = z = (self.word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def die(self) -> int:
        """Return a face from 1 to 6. It is `below`, written out: search spends much time here."""
        self.word = z = (self.word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return 1 + (((z ^ (z >> 31)) * 6) >> 64)

    def dice(self, count: int) -> list[int]:
        """Return the faces of so many dice, the same as as many calls of `die`."""
        faces, word = [], self.word
        for _ in range(count):
            word = z = (word + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            faces.append(1 + (((z ^ (z >> 31)) * 6) >> 64))
        self.word = word
        return faces

    def unit(self) -> float:
        """Return a number in [0, 1)."""
        return self.below(_WORDS) / _WORDS

    def pick(self, items: Sequence[T]) -> T:
        """Return one of `items`, which must not be empty and stay as they are. It is `below`, written out."""
        self.word = z = (self.word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return items[((z ^ (z >> 31)) * len(items)) >> 64]

    def draw(self, pool: list[T]) -> T:
        """Take one item out of an unordered pool, which must not be empty, and return it."""
        place = self.below(len(pool))
        item, pool[place] = pool[place], pool[-1]
        pool.pop()
        return item

    def deal(self, pool: list[T], count: int) -> list[T]:
        """Take so many items out of an unordered pool, as many calls of `draw` would, and return them."""
        dealt = []
        word, left = self.word, len(pool) - count
        for size in range(len(pool), left, -1):
            word = z = (word + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            place = ((z ^ (z >> 31)) * size) >> 64
            dealt.append(pool[place])
            pool[place] = pool[size - 1]
        del pool[left:]
        self.word = word
        return dealt

    def split(self) -> Rng:
        """Return a second generator, whose numbers are independent of those of this one."""
        return Rng(self.below(_WORDS))

    def clone(self) -> Rng:
        """Return a generator that will give the same numbers."""
        return Rng(self.word)
