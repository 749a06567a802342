"""What a seat cannot see changes nothing for it: not its view, question, reasons or odds, no bot, no pixel.

    python -m tests.soak.hidden --times 1000

Each run plays some way into a game, deals anew whatever the person at the table cannot see, and compares.
"""

from __future__ import annotations

import sys
from functools import cache
from random import Random
from typing import Any

from game import GAMES, find
from game.bots.characters import find_character
from game.bots.think import choose
from game.core.game import AnyGame, View
from game.core.rng import Rng
from game.core.script import Ask, pending
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.play import PlayScene
from scenes.window.app import App, windowless
from tests.soak.run import soak

DEEP = 120
"""Decisions after which a game is looked at, at the latest."""


@cache
def program() -> App:
    """The program, without a window."""
    app = windowless((1280, 720), "en")
    app.services.settings.speed = "instant"
    app.services.settings.numbers = "lab"
    return app


def some_way_into(app: App, new: NewGame, chance: Random) -> PlayScene:
    """A game that was played on at random, at rest at some question or over."""
    scene = app.begin(new, chance.getrandbits(63))
    scene.layout(app.services.canvas)
    scene.enter()
    for _ in range(chance.randint(1, DEEP)):
        scene.director.finish()
        if (ask := scene.table.ask) is not None:
            scene.session.play([chance.choice(ask.options)])
    scene.director.finish()
    return scene


def picture(scene: PlayScene) -> bytes:
    """All pixels, once everything has come to rest."""
    canvas = scene.services.canvas
    scene.director.finish()
    scene.session.settle()
    scene.lay()
    scene.draw(canvas)
    return canvas.surface.get_view("2").raw


def told(game: AnyGame, view: View, ask: Ask, things: list[Any]) -> list[object]:
    """What bots and reasons make of a position."""
    character = find_character("regular", game.meta.id)
    return [choose(game, view, ask, Rng(5), character), *(game.why_not(view, ask, thing) for thing in things)]


def once(chance: Random) -> str:
    """One position of one game."""
    name = chance.choice(list(GAMES))
    game, app = find(name), program()
    people = seats(game, chance.choice(game.meta.offered))
    scene = some_way_into(app, NewGame(game, people, {}), chance)
    table, ask = scene.table, scene.table.ask
    if ask is None:
        return f"{name}, over"
    before = picture(scene)
    state = table._state
    other = game.determinize(game.view(state, 0), Rng(chance.getrandbits(63)))
    assert game.view(other, 0) == game.view(state, 0)
    if ask.seat == 0:
        assert pending(other) == ask
        things = chance.sample(list(game.pieces(state)), 5)
        real, imagined = game.view(state, 0), game.view(other, 0)
        assert told(game, real, ask, things) == told(game, imagined, ask, things)
    other.events = table._events
    table._state, table.ask = other, pending(other)
    scene.session.proceed()
    assert picture(scene) == before, f"{name}: the picture tells of hidden things"
    return f"{name}, {'asked' if ask.seat == 0 else 'while a bot is asked'}"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 1000))
