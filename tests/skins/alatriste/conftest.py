"""Tables of Alatriste on a surface, and in a window with a player's hands at it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.alatriste import GAME
from game.core.action import Action, action
from game.core.script import Ask
from scenes.skins.alatriste.skin import AlatristeSkin
from scenes.table.play import PlayScene
from scenes.window.app import App
from tests.table.conftest import Sit, sit
from tests.table.tables import Begin, app, beginner, reach

__all__ = ["Begin", "Sit", "app", "begin", "sit"]


@pytest.fixture
def begin(app: App) -> Begin:
    """Begins a game, and lays its table out."""
    return beginner(app, GAME)


def skin_of(scene: PlayScene) -> AlatristeSkin:
    """The skin of such a table."""
    assert isinstance(scene.skin, AlatristeSkin)
    return scene.skin


SELDOM = {"offer": 0.15, "propose_end": 0.02, "agree": 0.05, "leave": 0.1}
"""How often players who do anything think of these."""


def anything(ask: Ask, chance: random.Random) -> list[Action]:
    """Any answer that is allowed, though not all of them equally often."""
    if ask.subset is not None:
        pool = [name for cluster in ask.subset.clusters for group in cluster for name in group]
        picked = sorted(chance.sample(pool, chance.randint(0, min(2, ask.subset.most, len(pool)))))
        verb = next(option.verb for option in ask.options if option.picks)
        return [*(action(verb, name) for name in picked), ask.options[-1]]
    able = [option for option in ask.options if chance.random() < SELDOM.get(option.verb, 1.0)]
    return [chance.choice(able or list(ask.options))]


def play_on(scene: PlayScene, chance: random.Random, reached: Callable[[Ask], bool]) -> Ask:
    """Anybody answers anything until a question to a person is reached that is looked for."""
    return reach(scene, chance, reached, anything)


def asked(prompt: str) -> Callable[[Ask], bool]:
    """That is asked."""
    return lambda ask: ask.prompt == f"alatriste.{prompt}"
