"""Puts the reason of a choice into words: what was chosen, what else there was, and what decided."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.attribution import OTHERS
from game.bots.reasons import Reason
from game.core.action import Action
from game.core.game import AnyGame
from game.translation import tr


def sentences(
    game: AnyGame, why: Reason, labels: Mapping[Action, str], numbers: str, *, own: bool
) -> tuple[str, ...]:
    """Return a contested reason in sentences.

    `own` sentences are those of whoever chose; others say what it looked like to somebody who watched.
    """
    chosen, *rest = why.options
    second, *others = (worth(labels[option.action], option.value, why, numbers) for option in rest)
    texts = [
        worth(f"**{labels[chosen.action]}**", chosen.value, why, numbers),
        _second(why, second),
        *(tr("Then: {option}", option=other) for other in others),
    ]
    if why.is_outdone and own:
        texts.append(tr("It seemed good enough."))
    return (*texts, *decided(game, why))


def _second(why: Reason, option: str) -> str:
    """Say what the best of the others is, and how it stands to what was chosen."""
    if why.is_close:
        return tr("About as good: {option}", option=option)
    if why.is_outdone:
        return tr("Better, it seems: {option}", option=option)
    return tr("Next best: {option}", option=option)


def worth(label: str, value: float, why: Reason, numbers: str) -> str:
    """Say what an option is worth; only name it where the player wants no numbers."""
    if numbers == "story":
        return label
    if why.searched:
        alike = len({round(100 * option.value) for option in why.options[:2]}) == 1
        share = f"{100 * value:.1f}" if alike else f"{100 * value:.0f}"
        return tr("{option}, {share} % to win", option=label, share=share)
    points = round(value, 1) + 0.0  # no −0.0
    return tr("{option}, {n} points", option=label, n=f"{points:.1f}".replace("-", "−"))


def decided(game: AnyGame, why: Reason) -> tuple[str, ...]:
    """Say what made the choice.

    Where it was not the best one, or hardly so, say what speaks for it.
    """
    if why.is_close or why.is_outdone:
        return thing(game, why, tr("What speaks for it:"))
    return thing(game, why, tr("What decided:")) or (tr("Experience decided: nothing stands out."),)


def thing(game: AnyGame, why: Reason, heading: str) -> tuple[str, ...]:
    """Say, after a heading, the one thing that speaks most for a choice; nothing where nothing does."""
    others = tr("worse prospects for the rest of the table")
    phrase = others if why.because == OTHERS else tr(game.feature_phrases.get(why.because, ""))
    return (f"{heading} {phrase}.",) if phrase else ()
