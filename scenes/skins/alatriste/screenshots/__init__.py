"""Shots of El Capitán Alatriste."""

from __future__ import annotations

from functools import partial

from game import find
from game.core.action import Token
from game.core.game import AnyGame, Options
from game.core.script import Ask
from scenes.menus.lobby import LobbyScene
from scenes.menus.rulebook import RulebookScene
from scenes.screenshots.arrange import (
    Reel,
    Screenshots,
    Shot,
    explained,
    hinted,
    play_until,
    results_of,
    review_of,
    showing,
    table,
)
from scenes.skins.alatriste.screenshots.moments import SHOTS as MOMENTS
from scenes.stage.pieces import HAND
from scenes.table.play import PlayScene
from scenes.ui.input import Pointer
from scenes.ui.scene import Scene
from scenes.window.app import App

GROWN = 10
"""The round from which on boards are full."""


def game() -> AnyGame:
    """Its rules, loaded only for one of its shots."""
    return find("alatriste")


def is_asked(scene: PlayScene, ask: Ask, prompt: str, rounds: int) -> bool:
    """That is asked, with something to choose, not before a round."""
    view = scene.table.view(ask.seat)
    ready = view.round >= rounds and (prompt != "play" or view.players[ask.seat].cards > 1)
    return ask.prompt == f"alatriste.{prompt}" and len(ask.options) > 1 and ready


def at(
    app: App, seed: int, prompt: str, rounds: int = GROWN, count: int = 4, humans: int = 1,
    options: Options | None = None,
) -> PlayScene:  # fmt: skip
    """The first game, from that seed on, in which that is asked."""
    while True:
        reached = partial(is_asked, prompt=prompt, rounds=rounds)
        scene = play_until(table(app, game(), seed, count, humans, options), reached)
        if scene.table.ask is not None:
            return scene
        seed += 1


def pointed(scene: PlayScene, name: Token) -> PlayScene:
    """The mouse rests on a thing."""
    piece = scene.stage.piece(name)
    assert piece is not None
    scene.handle(Pointer("move", (piece.x, piece.y)))
    scene.update(1.0)
    return scene


def box(app: App, seed: int) -> PlayScene:
    """The mouse rests on a box where one may go."""
    scene = at(app, seed, "move")
    assert scene.table.ask is not None
    return pointed(scene, scene.table.ask.options[0].picks[0])


def card(app: App, seed: int) -> PlayScene:
    """The mouse rests on a card of the hand."""
    scene = at(app, seed, "play", 2)
    return pointed(scene, next(piece.token for piece in scene.stage.pieces.values() if piece.layer == HAND))


def boards(app: App, seed: int) -> Scene:
    """The boards of all players."""
    return at(app, seed, "play", 5, 6).skin.extras()[0].scene()


def shown(app: App, seed: int, kind: str, seconds: float, count: int) -> PlayScene:
    """So many seconds after the first event of that kind began to be shown."""
    return showing(table(app, game(), seed, count), kind, seconds)


SHOTS: dict[str, Shot] = {
    "alatriste": lambda app, seed: at(app, seed, "move"),
    "alatriste-2": lambda app, seed: at(app, seed, "move", 1, 2),
    "alatriste-6": lambda app, seed: at(app, seed, "play", 5, 6),
    "alatriste-peek": lambda app, seed: at(app, seed, "play", humans=3),
    "alatriste-split": lambda app, seed: at(app, seed, "split", 0),
    "alatriste-box": box,
    "alatriste-card": card,
    "alatriste-option": lambda app, seed: at(app, seed, "option", 2),
    "alatriste-challenge": lambda app, seed: at(app, seed, "challenge", 2),
    "alatriste-hint": lambda app, seed: hinted(at(app, seed, "move")),
    "alatriste-why": lambda app, seed: explained(at(app, seed, "move")),
    "alatriste-fight": lambda app, seed: shown(app, seed, "Clashed", 1.4, 5),
    "alatriste-contest": lambda app, seed: shown(app, seed, "ContestRolled", 0.9, 6),
    "alatriste-offer": lambda app, seed: at(app, seed, "reply", 1, 5),
    "alatriste-boards": boards,
    "alatriste-results": lambda app, seed: results_of(app, game(), seed, 5),
    "alatriste-review": lambda app, seed: review_of(results_of(app, game(), seed, 6)),
    "alatriste-rules": lambda app, seed: RulebookScene(app.services, "alatriste"),
    "alatriste-lobby": lambda app, seed: LobbyScene(app.services, game()),
}
SCREENSHOTS = Screenshots(SHOTS | MOMENTS, {"alatriste-boards": "alatriste-6"}, Reel(4, 7, 60, 4.5))
