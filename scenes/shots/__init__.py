"""Shots: every scene in a state that can be had again, for pictures and for checks.

SHOTS maps the name of a shot to what makes its scene out of an App and a seed.
"""

from __future__ import annotations

from pathlib import Path

import pygame

from game.core.fault import Fault
from game.storage.files import why
from scenes.app import windowless
from scenes.shots import alatriste, bulls, moments, toruro, tutorial
from scenes.shots.arrange import Shot

SHOTS: dict[str, Shot] = {**bulls.SHOTS, **toruro.SHOTS, **alatriste.SHOTS, **moments.SHOTS, **tutorial.SHOTS}


def shot(name: str, path: Path, size: tuple[int, int], language: str, seed: int) -> None:
    """Draw a scene into a PNG file. Fault: there is no such scene, or the file cannot be written."""
    if name not in SHOTS:
        raise Fault("There is no scene '{name}'; there are: {known}.", name=name, known=", ".join(SHOTS))
    app = windowless(size, language)
    scene = SHOTS[name](app, seed)
    canvas = app.services.canvas
    scene.enter()
    scene.layout(canvas)
    scene.draw(canvas)
    try:
        with path.open("wb") as file:
            pygame.image.save(canvas.surface, file, "shot.png")
    except (OSError, ValueError) as error:  # a path with a zero byte in it is a ValueError
        raise Fault("The picture {path} cannot be written: {reason}.", path=path, reason=why(error)) from None
