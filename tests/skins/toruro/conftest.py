"""Tables of Toruro on a surface, and in a window with a player's hands at it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.core.action import Action, action
from game.core.script import Ask
from game.toruro import GAME
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.table.conftest import Sit, sit
from tests.table.tables import Begin, app, beginner, reach

__all__ = ["Begin", "Sit", "app", "begin", "sit"]


@pytest.fixture
def begin(app: App) -> Begin:
    """Begins a game, and lays its table out."""
    return beginner(app, GAME)


def anything(ask: Ask, chance: random.Random) -> list[Action]:
    """Any answer that is allowed, misplays too, but no proposal: nobody wants to vote all the time."""
    if ask.subset is None:
        votes = ask.human_only if ask.prompt == "toruro.go" else 0
        return [ask.options[chance.randrange(len(ask.options) - votes)]]
    pool = [name for cluster in ask.subset.clusters for group in cluster for name in group]
    picked = sorted(chance.sample(pool, chance.randint(0, min(ask.subset.most, len(pool)))))
    verb = next(option.verb for option in ask.options if option.picks)
    return [*(action(verb, name) for name in picked), ask.options[-1]]


def play_on(scene: PlayScene, chance: random.Random, reached: Callable[[Ask], bool]) -> Ask:
    """Anybody answers anything until a question to a person is reached that is looked for."""
    return reach(scene, chance, reached, anything)


def asked(prompt: str) -> Callable[[Ask], bool]:
    """That is asked."""
    return lambda ask: ask.prompt == f"toruro.{prompt}"
