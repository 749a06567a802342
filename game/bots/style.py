"""Temper: what a character feels like doing, beside what is good for it."""

from __future__ import annotations

from game.bots.characters import Character
from game.core.game import Game, S, V
from game.core.script import Ask


def inclined(game: Game[S, V], state: S, ask: Ask, character: Character) -> list[float]:
    """The worth of each option that a bot may take, in the game's points, with the character's own urges."""
    worths = list(game.action_values(state, ask)[: len(ask.for_bots)])
    if not character.urges:
        return worths
    style = game.style(state, ask)
    return [
        worth + sum([character.urges.get(trait, 0.0) for trait in style[place]])
        for place, worth in enumerate(worths)
    ]
