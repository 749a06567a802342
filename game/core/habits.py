"""What is usually answered: the same question is often answered alike, which makes a line shorter."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.script import Ask
from game.core.toml_rows import load_rows

Amount = Annotated[int, msgspec.Meta(ge=0)]
"""How many times something was answered."""


class Answers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one question was answered in games that were played before: by verb, and by place.

    `places` has rows by the number of options and the context, as "4 1"; see `Habits.widths`.
    """

    verbs: dict[str, Amount]
    places: dict[str, tuple[Amount, ...]]

    def __post_init__(self) -> None:
        for key, row in self.places.items():
            words = key.split()
            if len(words) != 2 or not all(word.isdecimal() for word in words) or len(row) > int(words[0]):
                raise ValueError(f"'{key}' is not a number of options and a context, or its row is too long")


class Usual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the questions of a game, by their prompts, were usually answered."""

    prompt: dict[str, Answers] = {}


NOTHING_USUAL = Usual()


@cache
def usual_in(path: Path) -> Usual:
    """Return what a file that ships with the program says is usual. Raises UserError: as `load_rows`."""
    return load_rows(path, Usual)


class Habits:
    """Counts what was answered so far in a game, and expects the like; all of it is the format of a line.

    Each guess refines the one before: all options alike, then those of the verbs that were taken before, then
    those at the places that were, then those at the places that were in the same context. All of it is whole
    numbers, so that no machine guesses otherwise. It begins with what is `usual`; without that, as lines of
    the first format were written, it knows no contexts.
    """

    UNIT, VERBS, PLACES = 1 << 16, 4, 8
    """What all options together count for, and how many answers each guess counts for in the next one."""

    def __init__(self, usual: Usual | None = None) -> None:
        self._has_contexts = usual is not None
        self._places: Counter[tuple[str, int, int]] = Counter()
        self._contexts: Counter[tuple[str, int, int, int]] = Counter()
        self._verbs: Counter[tuple[str, str]] = Counter()
        for prompt, answers in (usual or NOTHING_USUAL).prompt.items():
            for verb, amount in answers.verbs.items():
                self._verbs[prompt, verb] = amount
            for key, row in answers.places.items():
                count, context = map(int, key.split())
                for place, amount in enumerate(row):
                    self._places[prompt, count, place] += amount
                    self._contexts[prompt, count, context, place] = amount

    def widths(self, ask: Ask, context: int) -> list[int]:
        """Return how many values the digit of each option takes; more where it was answered more often."""
        prompt, count = ask.prompt, len(ask.options)
        alike = Counter(option.verb for option in ask.options)
        taken = {verb: self._verbs[prompt, verb] for verb in alike}
        answers, even = self.VERBS + sum(taken.values()), self.VERBS * self.UNIT // count
        shares = {verb: max(1, (taken[verb] * self.UNIT // alike[verb] + even) // answers) for verb in alike}
        widths = [
            self._places[prompt, count, place] * self.UNIT + self.PLACES * shares[option.verb]
            for place, option in enumerate(ask.options)
        ]
        if not self._has_contexts:
            return widths
        total = sum(widths)
        return [
            self._contexts[prompt, count, context, place] * self.UNIT
            + self.PLACES * max(1, width * self.UNIT // total)
            for place, width in enumerate(widths)
        ]

    def note(self, ask: Ask, context: int, place: int) -> None:
        """Note which option was taken."""
        self._places[ask.prompt, len(ask.options), place] += 1
        self._contexts[ask.prompt, len(ask.options), context, place] += 1
        self._verbs[ask.prompt, ask.options[place].verb] += 1
