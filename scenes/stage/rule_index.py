"""Which paragraph of a rulebook is about a thing, a question or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.action import Token


@dataclass(frozen=True, slots=True)
class Index:
    """The references of one game."""

    things: Mapping[str, str]
    """By the kind of a thing ("box"), or by its whole name ("box:7") where there is more to say of it."""
    questions: Mapping[str, str]
    """By the prompt of an Ask; "bulls.reroll" stands for "bulls.reroll.own" and its like, too."""
    refusals: Mapping[str, str]
    """By the code of `why_not`; those that only tell what is asked for are about the question."""

    def thing(self, name: Token) -> str:
        """Return the paragraph about a thing, "" where there is none."""
        return self.things.get(str(name)) or self.things.get(name.kind, "")

    def question(self, prompt: str) -> str:
        """Return the paragraph that makes somebody decide."""
        return self.questions.get(prompt) or self.questions[prompt.rpartition(".")[0]]

    def refusal(self, code: str) -> str:
        """Return the paragraph that forbids something, "" where another thing is asked for."""
        return self.refusals.get(code, "")
