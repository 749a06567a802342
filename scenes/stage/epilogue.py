"""How a game went, for the page of its results."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Highlight:
    """A moment of a game that is over: whose, its heading, what happened, and whether it did them good."""

    seat: int
    title: str
    words: str
    up: bool


@dataclass(frozen=True, slots=True)
class Epilogue:
    """How a game went: a sentence, a curve and some moments, all texts translated.

    The `curve` has the numbers `of` all seats at each of `stations`, which are named times.
    """

    sentence: str
    of: str
    stations: tuple[str, ...]
    curve: tuple[tuple[float, ...], ...]
    moments: tuple[Highlight, ...]
