"""What is usually answered: the same question is often answered alike, which makes a line shorter."""

from __future__ import annotations

from collections import Counter

from game.core.script import Ask


class Habits:
    """Counts what was answered so far in a game, and expects the like; all of it is the format of a line.

    Each guess refines the one before: all options alike, then those of the verbs that were taken before, then
    those at the places that were. All of it is whole numbers, so that no machine guesses otherwise.
    """

    UNIT, VERBS, PLACES = 1 << 16, 4, 8
    """What all options together count for, and how many answers each guess counts for in the next one."""

    def __init__(self) -> None:
        self._places: Counter[tuple[str, int, int]] = Counter()
        self._verbs: Counter[tuple[str, str]] = Counter()

    def widths(self, ask: Ask) -> list[int]:
        """Return how many values the digit of each option takes; more where it was answered more often."""
        prompt, count = ask.prompt, len(ask.options)
        alike = Counter(option.verb for option in ask.options)
        taken = {verb: self._verbs[prompt, verb] for verb in alike}
        answers, even = self.VERBS + sum(taken.values()), self.VERBS * self.UNIT // count
        shares = {verb: max(1, (taken[verb] * self.UNIT // alike[verb] + even) // answers) for verb in alike}
        return [
            self._places[prompt, count, place] * self.UNIT + self.PLACES * shares[option.verb]
            for place, option in enumerate(ask.options)
        ]

    def note(self, ask: Ask, place: int) -> None:
        """Note which option was taken."""
        self._places[ask.prompt, len(ask.options), place] += 1
        self._verbs[ask.prompt, ask.options[place].verb] += 1
