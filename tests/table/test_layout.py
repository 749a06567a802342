"""Every scene at every size, text size and language: all of it can be drawn, and no text leaves its place."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.storage.settings import LINE_SPACING, TEXT_SIZES
from game.translation import use
from scenes.screenshots.catalogue import SHOTS
from scenes.skins.alatriste.screenshots import MOMENT_SHOTS as MOMENTS
from scenes.table.play import PlayScene
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Scene
from scenes.window.app import App
from tests.needs import long, mostly_long
from tests.stands_for import often
from tests.table.conftest import Sit

BARE = True
SIZES = [(1280, 720), (960, 540), (1920, 1080), (1024, 768)]
TABLES = [name for name in SHOTS if not name.startswith("lesson-") and name not in MOMENTS]
"""Lessons have a layout test of their own; moments are variations of a table that is tested whole."""
SHORTER = ("toruro", "results")
"""What is seen in English with every other test, as all is in Spanish, whose words are longer."""
LETTERED = ("play-6-last", "toruro-8", "alatriste-6")
"""What is seen in other letters with every other test."""
SPOKEN = [
    *mostly_long([(name, "es") for name in TABLES], [(name, "es") for name in often(TABLES)]),
    *mostly_long([(name, "en") for name in TABLES], [(name, "en") for name in SHORTER]),
]


def spilled(app: App, scene: Scene, size: tuple[int, int], percent: int = 100) -> list[str]:
    """Draw a scene as the manager does; the texts that leave their place."""
    canvas = app.services.canvas
    canvas.lettering.factor = percent / 100
    canvas.aim(pygame.Surface(size))
    canvas.spills = []
    scene.enter()
    scene.layout(canvas)
    scene.draw(canvas)
    return [
        f"{size} {percent} %: {spill.text!r} at {tuple(map(round, spill.rect))}" for spill in canvas.spills
    ]


@pytest.mark.parametrize(("name", "speech"), SPOKEN)
def test_every_scene_fits_every_window_and_larger_text_too(sit: Sit, name: str, speech: str) -> None:
    app = sit(language=speech).app
    use(speech)
    app.keep = False
    scene = SHOTS[name](app, 1)
    found = [spill for size in SIZES for spill in spilled(app, scene, size)]
    found += [spill for percent in (150, 200) for spill in spilled(app, scene, SIZES[0], percent)]
    assert not found


@pytest.mark.parametrize("letters", [long("hyperlegible"), "plain"])
@pytest.mark.parametrize("name", mostly_long(TABLES, LETTERED))
def test_every_table_fits_in_other_letters_and_with_lines_far_apart(
    sit: Sit, name: str, letters: str
) -> None:
    app = sit(language="es").app
    use("es")
    app.keep = False
    scene = SHOTS[name](app, 1)
    lettering = app.services.canvas.lettering
    lettering.letters, lettering.spacing = letters, LINE_SPACING["widest"]
    assert not [spill for percent in (100, 200) for spill in spilled(app, scene, SIZES[0], percent)]


@pytest.mark.long
def test_what_is_shown_of_every_moment_fits_a_wide_window_and_a_narrow_one(sit: Sit) -> None:
    app = sit(language="es").app
    use("es")
    app.keep = False
    scenes = {name: make(app, 1) for name, make in MOMENTS.items()}
    found = [
        (name, spill)
        for name, scene in scenes.items()
        for size in SIZES[::3]
        for spill in spilled(app, scene, size)
    ]
    assert not found


@pytest.mark.parametrize("speech", [long("en"), "es"])
@pytest.mark.parametrize("name", ["play-2-last", "play", "play-6-last"])
def test_the_bar_on_top_holds_the_day_and_every_name_whole_at_every_text_size(
    sit: Sit, name: str, speech: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = sit(language=speech).app
    use(speech)
    app.keep = False
    scene = SHOTS[name](app, 1)
    assert isinstance(scene, PlayScene)
    written: set[str] = set()
    write = Canvas.text

    def note(canvas: Canvas, text: str, *args: Any, **kwargs: Any) -> pygame.FRect:
        written.add(text)
        return write(canvas, text, *args, **kwargs)

    monkeypatch.setattr(Canvas, "text", note)
    canvas = app.services.canvas
    for size in SIZES:
        for percent in TEXT_SIZES:
            canvas.lettering.factor = percent / 100
            canvas.aim(pygame.Surface(size))
            canvas.spills = []
            scene.skin.draw_hud(canvas)
            assert not canvas.spills, (size, percent, canvas.spills)
    assert {seat.name for seat in scene.table.seats} <= written
    assert not any(text.endswith("…") for text in written)
