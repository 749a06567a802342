"""Contact sheets of every scene, to be looked at: `python -m assets.make.tools.sheets FOLDER [SCENE...]`.

A line for each scene of `main.py shot`, and for the menus that are none, in every language and at both usual
sizes; `*` in a name stands for anything. What leaves its box is also said in words.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from game.translation import LANGUAGES
from scenes.menus.about import AboutScene
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.settings import PresetsScene
from scenes.screenshots.catalogue import SHOTS, draw, scenes
from scenes.services import Services
from scenes.ui.scene import Scene
from scenes.window.app import windowless

MENUS: dict[str, Callable[[Services], Scene]] = {
    "about": AboutScene,
    "annals": MatchHistoryScene,
    "presets": PresetsScene,
}
SCENES = (*MENUS, *SHOTS)
SIZES = ((1280, 720), (1920, 1080))
SEED = 1
THUMB, CAPTION, LINES = (640, 360), 22, 4
GROUND, WORDS = (24, 22, 28), (230, 224, 210)


def pictures(name: str, language: str) -> Iterator[tuple[str, pygame.Surface]]:
    """A scene at every size: what it is, and how it looks."""
    app = windowless(SIZES[0], language)
    canvas = app.services.canvas
    shown = [MENUS[name](app.services)] if name in MENUS else scenes(name, app, SEED)
    for size in SIZES:
        canvas.art.clear_scaled()
        canvas.aim(pygame.Surface(size))
        canvas.spills = []
        draw(shown, canvas)
        what = f"{name}  {language}  {size[0]}x{size[1]}"
        for spill in canvas.spills:
            print(f"{what}: {spill.text!r} leaves its box")
        yield what, canvas.surface
    for scene in shown:
        scene.leave()


def sheet(names: list[str]) -> pygame.Surface:
    """Scenes below each other, each in a line of its own."""
    width, height = THUMB[0], THUMB[1] + CAPTION
    made = pygame.Surface((len(SIZES) * len(LANGUAGES) * width, len(names) * height))
    made.fill(GROUND)
    for line, name in enumerate(names):
        for column, language in enumerate(LANGUAGES):
            for place, (what, picture) in enumerate(pictures(name, language)):
                at = (place * len(LANGUAGES) + column) * width, line * height
                made.blit(pygame.transform.smoothscale(picture, THUMB), at)
                words = pygame.font.Font(None, CAPTION).render(what, True, WORDS)
                made.blit(words, (at[0] + 6, at[1] + THUMB[1] + 3))
    return made


def main() -> None:
    """Draw the scenes that are named, or all."""
    parser = argparse.ArgumentParser(
        prog="python -m assets.make.tools.sheets", description="Draw contact sheets."
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where the sheets go")
    parser.add_argument("scenes", nargs="*", default=["*"], metavar="SCENE", help="only these, as lesson-*")
    given = parser.parse_args()
    names = [name for name in SCENES if any(fnmatch(name, scene) for scene in given.scenes)]
    if not names:
        parser.error(f"there is no scene called {', '.join(given.scenes)}")
    given.folder.mkdir(parents=True, exist_ok=True)
    for start in range(0, len(names), LINES):
        path = given.folder / f"{names[start]}.jpg"
        pygame.image.save(sheet(names[start : start + LINES]), path)
        print(path)


if __name__ == "__main__":
    main()
