"""A reason in words: what was chosen, what else there was, by how much it was better, and why."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from game.bots.reasons import OTHERS, Reason
from game.core.action import Action
from game.core.game import AnyGame
from game.translation import decimal, tr
from scenes.stage.weighed import Weighed

LEAST = 0.05
"""What differs by fewer points is not told in points."""
STUB = 0.15
"""How long the bar is of the worst option of which nothing is won, to what lies between that and the best."""
LEADING = re.compile(r"^(\[[^]]*\])+")
"""The pictures with which words begin."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How what options are worth is told: `numbers` is the setting of the player, `points` names a value."""

    numbers: str
    points: Callable[[float], str]

    @property
    def is_silent(self) -> bool:
        """True if the player wants no numbers."""
        return self.numbers == "story"

    def weighed(self, why: Reason, labels: Mapping[Action, str]) -> tuple[Weighed, ...]:
        """Return the options of a reason, each with its bar in one scale, or only named.

        Shares of the victory lie between none and all of it, points between nothing, or the worst that is
        less, and the best: what is better has a longer bar.
        """
        if self.is_silent:
            return tuple(Weighed(labels[option.action]) for option in why.options)
        values = [option.value for option in why.options]
        low, high = (0.0, 1.0) if why.searched else (min(0.0, *values), max(0.0, *values))
        low -= STUB * (high - low) if low < 0 else 0.0
        wide = (high - low) or 1.0

        def bar(value: float) -> tuple[float, float]:
            return 0.0, (value - low) / wide

        return tuple(
            Weighed(labels[option.action], self._figure(option.value, why), bar(option.value))
            for option in why.options
        )

    def _figure(self, value: float, why: Reason) -> str:
        """Say how much of the victory a value is, to a place where the best two would be alike, or points."""
        if not why.searched:
            return self.points(value)
        alike = len({round(100 * option.value) for option in why.options[:2]}) == 1
        return tr("{share} % to win", share=decimal(100 * value) if alike else f"{100 * value:.0f}")


def gathered(moves: Iterable[str]) -> list[str]:
    """Return moves of which each word is said once: pictures before the same words stand together.

    >>> gathered(["[a] at Faro", "[b] at Faro", "[a] at Lonja", "Bruno"])
    ['[a][b] at Faro', '[a] at Lonja', 'Bruno']
    """
    found: dict[str, str] = {}
    for move in moves:
        words = LEADING.sub("", move)
        found[words] = found.get(words, "") + move.removesuffix(words)
    return [pictures + words for words, pictures in found.items()]


def sentences(
    game: AnyGame, why: Reason, labels: Mapping[Action, str], scale: Scale, *, own: bool, because: str = ""
) -> tuple[str | Weighed, ...]:
    """Return a reason in sentences: the options, and at last `because`, or what decided.

    `own` sentences are those of whoever chose; others say what it looked like to somebody who watched.
    """
    chosen, *rest = scale.weighed(why, labels)
    told: list[str | Weighed] = [chosen.said("**{option}**")]
    if rest:
        told += [rest[0].said(_second(why)), *(option.said(tr("Then: {option}")) for option in rest[1:])]
        if why.is_outdone and own:
            told.append(tr("It seemed good enough."))
        told += [because] if because else decided(game, why)
    return tuple(told)


def margin(why: Reason, labels: Mapping[Action, str], scale: Scale) -> tuple[str, ...]:
    """Say by how much a choice is better than to pick nothing, where that can be done."""
    nothing = next((option for option in why.options[1:] if not option.action.picks), None)
    if nothing is None or why.searched or scale.is_silent or not why.options[0].action.picks:
        return ()
    more = why.options[0].value - nothing.value
    if more < LEAST:
        return ()
    return (tr("{points} better than: {option}", points=scale.points(more), option=labels[nothing.action]),)


def _second(why: Reason) -> str:
    """Say how the best of the others stands to what was chosen; its name comes at `{option}`."""
    if why.is_close:
        return tr("About as good: {option}")
    if why.is_outdone:
        return tr("Better, it seems: {option}")
    return tr("Next best, far behind: {option}") if why.is_far_better else tr("Next best: {option}")


def decided(game: AnyGame, why: Reason) -> tuple[str, ...]:
    """Say what made the choice; where it was hardly or not the best one, what speaks for it."""
    if not why.is_contested or why.is_close or why.is_outdone:
        return thing(game, why, tr("What speaks for it:"))
    little = tr("No single reason: it comes out a little better.")
    words = tr("No single reason: all in all it is much better.") if why.is_far_better else little
    return thing(game, why, tr("What decided:")) or (words,)


def thing(game: AnyGame, why: Reason, heading: str) -> tuple[str, ...]:
    """Say, after a heading, the one thing that speaks most for a choice; nothing where nothing does."""
    others = tr("it leaves the others worse off")
    phrase = others if why.because == OTHERS else tr(game.feature_phrases.get(why.because, ""))
    return (f"{heading} {phrase}.",) if phrase else ()
