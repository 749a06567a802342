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
    """SplitMix64 (Steele, Lea, Flood 2014). `word` is the whole of its memory."""

    word: int

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely (to one part in 2**64 / n)."""
        self.word = z = (self.word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def die(self) -> int:
        """A face from 1 to 6. It is hot: `below`, written out."""
        self.word = z = (self.word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return 1 + (((z ^ (z >> 31)) * 6) >> 64)

    def dice(self, count: int) -> list[int]:
        """The faces of so many dice, one after another, as `die` throws them."""
        faces, word = [], self.word
        for _ in range(count):
            word = z = (word + _STEP) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            faces.append(1 + (((z ^ (z >> 31)) * 6) >> 64))
        self.word = word
        return faces

    def unit(self) -> float:
        """A number in [0, 1)."""
        return self.below(_WORDS) / _WORDS

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, which must not be empty; nothing is taken away. It is hot: `below`, written out."""
        self.word = z = (self.word + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return items[((z ^ (z >> 31)) * len(items)) >> 64]

    def draw(self, pool: list[T]) -> T:
        """Take one item out of an unordered pool, which must not be empty."""
        place = self.below(len(pool))
        item, pool[place] = pool[place], pool[-1]
        pool.pop()
        return item

    def deal(self, pool: list[T], count: int) -> list[T]:
        """Draw so many items one after another, as `draw` does."""
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
        """A second generator that goes its own way."""
        return Rng(self.below(_WORDS))

    def clone(self) -> Rng:
        """The same generator at the same place."""
        return Rng(self.word)
