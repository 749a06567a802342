"""Shots: every scene in a state that can be had again, for pictures and for checks.

SHOTS maps the name of a shot to what makes its scene out of an App and a seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

from game.core.errors import UserError
from game.storage.files import why
from scenes.screenshots import alatriste, alatriste_moments, bulls, toruro, tutorial
from scenes.screenshots.arrange import Shot
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Scene
from scenes.window.app import App, windowless

SHOTS: dict[str, Shot] = {
    **bulls.SHOTS,
    **toruro.SHOTS,
    **alatriste.SHOTS,
    **alatriste_moments.SHOTS,
    **tutorial.SHOTS,
}


UNDER = {
    "pause": "play",
    "aloud": "play",
    "log": "play-2-last",
    "toruro-slate": "toruro-debts",
    "toruro-last-trick": "toruro-go",
    "alatriste-boards": "alatriste-6",
}
"""The table that lies under a scene which does not cover all of it."""


def scenes(name: str, app: App, seed: int) -> list[Scene]:
    """The scene of that name, after the one that is seen under it, if any is."""
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
            "The picture {path} cannot be written: {reason}.", path=path, reason=why(error)
        ) from None
