"""Tables of Alatriste on a surface, and in a window with a player's hands at it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping

import pygame
import pytest

from game.alatriste import GAME
from game.core.action import Action, action
from game.core.game import Value
from game.core.script import Ask
from game.core.seat import Seat
from game.storage.settings import Settings
from game.words import use
from scenes.app import App
from scenes.play import PlayScene
from scenes.services import NewGame
from scenes.skins.alatriste.skin import AlatristeSkin
from scenes.ui.art import Art
from tests.play.conftest import Sit, sit

__all__ = ["Begin", "Sit", "app", "begin", "sit"]

NAMES = ("Amaya", "Bruno", "Carmen", "Diego", "Elena", "Iker")
Begin = Callable[..., PlayScene]


def seated(count: int, humans: int, seed: int, options: Mapping[str, Value]) -> tuple[NewGame, int]:
    """A game of so many seats, the first `humans` of them people."""
    colours = GAME.meta.colours
    seats = tuple(
        Seat(place, NAMES[place], colours[place], None if place < humans else "teo") for place in range(count)
    )
    return NewGame(GAME, seats, options), seed


@pytest.fixture
def app(art: Art, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The program in English at 1280x720, with pictures that other tests have loaded already."""
    monkeypatch.setattr("scenes.app.Art", lambda: art)
    yield App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False)
    use("en")


@pytest.fixture
def begin(app: App) -> Begin:
    """Begins a game of `count` seats, the first `humans` of them people, and lays its table out."""

    def make(seed: int, count: int = 4, humans: int = 0, /, **given: Value) -> PlayScene:
        settings = {name for name in given if hasattr(app.services.settings, name)}
        for name in settings:
            setattr(app.services.settings, name, given[name])
        options = {name: value for name, value in given.items() if name not in settings}
        scene = app.begin(*seated(count, humans, seed, options))
        scene.layout(app.services.canvas)
        scene.enter()
        return scene

    return make


def skin_of(scene: PlayScene) -> AlatristeSkin:
    """The skin of such a table."""
    assert isinstance(scene.skin, AlatristeSkin)
    return scene.skin


SELDOM = {"offer": 0.15, "propose_end": 0.02, "agree": 0.05, "leave": 0.1}
"""How often players who do anything think of these."""


def anything(ask: Ask, chance: random.Random) -> list[Action]:
    """Any answer that is allowed, though not all of them equally often."""
    if ask.many is not None:
        pool = [name for cluster in ask.many.clusters for group in cluster for name in group]
        picked = sorted(chance.sample(pool, chance.randint(0, min(2, ask.many.most, len(pool)))))
        verb = next(option.verb for option in ask.options if option.picks)
        return [*(action(verb, name) for name in picked), ask.options[-1]]
    able = [option for option in ask.options if chance.random() < SELDOM.get(option.verb, 1.0)]
    return [chance.choice(able or list(ask.options))]


def play_on(scene: PlayScene, chance: random.Random, reached: Callable[[Ask], bool]) -> Ask:
    """Answer for everybody, at once, until a question to a person is reached that is looked for."""
    while True:
        scene.director.finish()
        ask = scene.table.ask
        assert ask is not None, "the game was over before that was asked"
        if scene.turn is not None and reached(ask):
            return ask
        scene.play(anything(ask, chance))


def asked(prompt: str) -> Callable[[Ask], bool]:
    """That is asked."""
    return lambda ask: ask.prompt == f"alatriste.{prompt}"
