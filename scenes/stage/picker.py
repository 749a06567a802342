"""Turns touches of pieces into exactly the Actions that an Ask offers, in any game."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.action import Action, Token, action
from game.core.script import Ask


class Picker:
    """The choice of one seat for one Ask.

    A single choice is narrowed by touching its tokens until one option is left. A subset (`ask.subset`) is
    collected in any order, taken back at will, and sent sorted when it is finished.
    """

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.chosen: list[Token] = []
        self._single = [option for option in ask.options if option.picks] if ask.subset is None else []

    def lit(self) -> set[Token]:
        """Return the tokens that may be touched next."""
        many = self.ask.subset
        if many is None:
            fits = [o for o in self._single if all(t in o.picks for t in self.chosen)]
            return {token for option in fits for token in option.picks} - set(self.chosen)
        if len(self.chosen) >= many.most:
            return set()
        clusters = [{t for group in cluster for t in group} for cluster in many.clusters]
        return set().union(*(c for c in clusters if c.issuperset(self.chosen))) - set(self.chosen)

    def touch(self, tokens: Sequence[Token]) -> Action | None:
        """Touch a piece that stands for `tokens`; return the Action if that settles a single choice.

        In a subset the first of its tokens that is still free joins the chosen ones; a piece with none left
        gives its last one back.
        """
        lit = self.lit()
        free = [token for token in tokens if token in lit]
        if not free:
            self.take_back(tokens)
            return None
        self.chosen.append(free[0])
        if self.ask.subset is not None:
            return None
        fitting = [option for option in self._single if set(option.picks) == set(self.chosen)]
        return fitting[0] if fitting else None

    def take_back(self, tokens: Sequence[Token] | None = None) -> bool:
        """Un-choose the last of these tokens (None: of all); return False if none of them was chosen."""
        for token in reversed(self.chosen):
            if tokens is None or token in tokens:
                self.chosen.remove(token)
                return True
        return False

    def picks(self) -> list[Action]:
        """Return the subset as the script takes it: of each group of like things the lowest ids, sorted."""
        many = self.ask.subset
        assert many is not None
        verb = next(option.verb for option in self.ask.options if option.picks)
        taken: list[Token] = []
        for cluster in many.clusters:
            for group in cluster:
                count = sum(token in group for token in self.chosen)
                taken += sorted(group, key=lambda token: token.id)[:count]
        return [action(verb, token) for token in sorted(set(taken), key=lambda token: token.id)]
