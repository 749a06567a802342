"""The catalogue of shots: those of every game, of its lessons, and of the scenes that all games share.

SHOTS maps the name of a shot to the function that makes its scene out of an App and a seed. A game has its
own in the module `screenshots` of its skin, if it has any, as a value `SCREENSHOTS`.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pygame

from game.core.errors import UserError
from game.storage.files import reason_of
from scenes.menus.key_bindings import KeyBindingsScene
from scenes.menus.settings import SettingsScene
from scenes.screenshots import lessons
from scenes.screenshots.arrange import Screenshots, Shot, seats
from scenes.skins import SKINS
from scenes.table.overlays import HandoverScene
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Scene
from scenes.window.app import App, windowless


def screenshots_of(game: str) -> Screenshots:
    """The screenshots of the game with that id, none if its skin has no such module."""
    name = f"{SKINS[game]}.screenshots"
    found: Screenshots = import_module(name).SCREENSHOTS if find_spec(name) else Screenshots({})
    return found


def curtain(app: App, seed: int) -> Scene:
    """The curtain before the first seat of the first game."""
    game = next(iter(app.services.games.values()))
    return HandoverScene(app.services, seats(game, 2)[0], lambda: None, app.home)


BY_GAME = {game: screenshots_of(game) for game in SKINS}
SHOTS: dict[str, Shot] = {
    "title": lambda app, seed: app.home(),
    "settings": lambda app, seed: SettingsScene(app.services),
    "keys": lambda app, seed: KeyBindingsScene(app.services),
    "curtain": curtain,
    **{name: shot for found in BY_GAME.values() for name, shot in found.shots.items()},
    **lessons.SHOTS,
}
UNDER = {name: under for found in BY_GAME.values() for name, under in found.under.items()}
"""The table that lies under a scene which does not cover all of it."""


def scenes(name: str, app: App, seed: int) -> list[Scene]:
    """The scene of that name, after the one below it, if there is one."""
    return [SHOTS[one](app, seed) for one in (UNDER.get(name), name) if one is not None]


def draw(shown: Sequence[Scene], canvas: Canvas) -> None:
    """Draw scenes over each other."""
    for scene in shown:
        scene.enter()
        scene.layout(canvas)
        scene.draw(canvas)


def shot(name: str, path: Path, size: tuple[int, int], language: str, seed: int) -> None:
    """Draw a scene into a PNG file.

    Raises UserError: there is no such scene, or the file cannot be written.
    """
    if name not in SHOTS:
        raise UserError("There is no scene '{name}'; there are: {known}.", name=name, known=", ".join(SHOTS))
    app = windowless(size, language)
    canvas = app.services.canvas
    draw(scenes(name, app, seed), canvas)
    try:
        with path.open("wb") as file:
            pygame.image.save(canvas.surface, file, "shot.png")
    except (OSError, ValueError) as error:  # a path with a zero byte in it is a ValueError
        raise UserError(
            "The picture {path} cannot be written: {reason}.", path=path, reason=reason_of(error)
        ) from None
