"""Tables of any game on a surface, brought to a question that is looked for, and played on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Protocol

import pygame
import pytest

from game.core.action import Action
from game.core.game import AnyGame, Value
from game.core.script import Ask
from game.core.seat import Seat
from game.storage.settings import Settings
from game.translation import use
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.stage.pieces import Piece
from scenes.table.play import PlayScene
from scenes.ui.art import Art
from scenes.window.app import App
from tests.stage.shows import Show

Answer = Callable[[Ask, Random], Sequence[Action]]
"""What somebody answers who may answer anything."""


class Begin(Protocol):
    """Begins a game of `count` seats, the first `humans` of them people, and lays its table out.

    What is given besides are options of the game, or settings of the program.
    """

    def __call__(self, seed: int, count: int = 4, humans: int = 0, /, **given: Value) -> PlayScene: ...


@pytest.fixture
def app(art: Art, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The program in English at 1280x720, with pictures that other tests have loaded already."""
    monkeypatch.setattr("scenes.window.app.Art", lambda: art)
    yield App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False)
    use("en")


def regulars(game: AnyGame, count: int, humans: int) -> tuple[Seat, ...]:
    """So many seats, the first `humans` of them people, with regulars on all others."""
    return tuple(replace(seat, bot=None if seat.human else "teo") for seat in seats(game, count, humans))


def beginner(app: App, game: AnyGame) -> Begin:
    """Whoever begins games of that kind in that program."""

    def begin(seed: int, count: int = 4, humans: int = 0, /, **given: Value) -> PlayScene:
        settings = {name for name in given if hasattr(app.services.settings, name)}
        for name in settings:
            setattr(app.services.settings, name, given[name])
        options = {name: value for name, value in given.items() if name not in settings}
        scene = app.begin(NewGame(game, regulars(game, count, humans), options), seed)
        scene.layout(app.services.canvas)
        scene.enter()
        return scene

    return begin


def reach(scene: PlayScene, chance: Random, reached: Callable[[Ask], bool], answer: Answer) -> Ask:
    """Answer for everybody, at once, until a question to a person is reached that is looked for."""
    while True:
        scene.director.finish()
        ask = scene.table.ask
        assert ask is not None, "the game was over before that was asked"
        if scene.turn is not None and reached(ask):
            return ask
        scene.session.play(answer(ask, chance))


def course(scene: PlayScene, show: Show, decisions: int, answer: Answer) -> Iterator[list[Piece]]:
    """Every piece on the stage after each of so many decisions."""
    chance = Random(7)
    show(scene)
    for _ in range(decisions):
        ask = scene.table.ask
        if ask is None:
            return
        scene.session.play(answer(ask, chance))
        show(scene)
        yield scene.stage.snapshot()
