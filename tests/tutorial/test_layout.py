"""The coach at every size: nothing leaves its box, and nothing that is needed lies under the slip."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.lessons.course import Chapter, Course
from game.storage.settings import Settings
from game.translation import use
from scenes.menus.lesson_list import LessonsScene
from scenes.screenshots.catalogue import SHOTS, STEP, answer
from scenes.stage.spots import Cover, Opener, Spot
from scenes.tutorial.coach import Slip
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.art import Art
from scenes.window.app import App
from tests.narrow import as_a
from tests.tutorial.conftest import CHAPTERS, mostly_long_chapters, waits

BARE = True
SIZES = ((1280, 720), (1920, 1080), (1024, 768), (2560, 1080))
PERCENT = (100, 150, 200)
SHOWN = ("toruro-lulo",)
"""The lessons that are seen with every other test."""
HIDDEN = 0.15
"""The share of something to choose that may lie under the slip: enough of it can still be pressed."""


@pytest.fixture
def app(art: Art, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The program without a window, at the first of the sizes."""
    monkeypatch.setattr("scenes.window.app.Art", lambda: art)
    yield App(pygame.Surface(SIZES[0]), Settings(language="en", mute=True), keep=False)
    use("en")


def views(app: App, scene: GuidedScene, sizes: tuple[tuple[int, int], ...]) -> Iterator[str]:
    """The scene as it is now, at each size and text size, in both languages by turns; what each is called."""
    canvas = app.services.canvas
    for place, (size, percent) in enumerate((size, percent) for size in sizes for percent in PERCENT):
        use(("en", "es")[(place + scene.guide.place) % 2])
        canvas.aim(pygame.Surface(size))
        canvas.lettering.factor = percent / 100
        canvas.spills = []
        scene.layout(canvas)
        scene.draw(canvas)
        yield f"{scene.guide.chapter.id} {scene.guide.place} at {size}, {percent} %"
    use("en")
    canvas.aim(pygame.Surface(SIZES[0]))
    canvas.lettering.factor = 1.0
    scene.layout(canvas)


def needed(scene: GuidedScene) -> Iterator[tuple[str, pygame.FRect]]:
    """What is named, and what can be chosen or pressed; what a key opens where it lies may be hidden."""
    for piece in scene.driver.shown():
        yield str(piece.token), piece.rect
    for widget in scene.page.widgets:
        asked = widget.walkable if isinstance(widget, Spot) else not isinstance(widget, Opener)
        if widget.focusable and asked and not widget.key.startswith("coach"):
            yield widget.key, widget.rect


def check(app: App, scene: GuidedScene, name: str) -> None:
    """Everything can be read, and what is needed can be seen."""
    canvas = app.services.canvas
    assert canvas.spills == [], name
    slip = next(widget for widget in scene.page.widgets if isinstance(widget, Slip)).rect
    assert canvas.window.contains(slip), name
    numbers = [] if scene.table.game.meta.id == "toruro" else scene.skin.taught
    assert not any(map(slip.colliderect, numbers)), f"{name}: one's own numbers are hidden"
    for key, rect in needed(scene):
        shared = slip.clip(rect)
        assert shared.w * shared.h <= HIDDEN * rect.w * rect.h, f"{name}: {key} is hidden"


@mostly_long_chapters(SHOWN)
def test_the_coach_hides_nothing_that_is_needed_at_any_size(app: App, rows: Course, chapter: Chapter) -> None:
    scene = app.services.teach(rows.game, chapter.id)
    assert isinstance(scene, GuidedScene)
    scene.layout(app.services.canvas)
    scene.enter()
    longest = max(chapter.beat, key=lambda beat: len(beat.text))
    while True:
        while not waits(scene):
            scene.update(STEP)
        sizes = SIZES if scene.guide.beat is longest or scene.guide.verdict else SIZES[:1]
        for name in views(app, scene, sizes):
            check(app, scene, name)
        if scene.guide.is_last:
            break
        if scene.guide.frozen:
            scene.go_on()
        elif scene.table.ask is not None:
            answer(scene, scene.table.ask)


def test_what_the_lesson_of_the_duel_points_at_lies_under_no_paper(app: App) -> None:
    scene = as_a(GuidedScene, SHOTS["lesson-alatriste-duel-4"](app, 1))
    papers = [widget.rect for widget in scene.page.all() if isinstance(widget, Cover)]
    assert papers and scene.named()
    assert all(rect.collidelist(papers) < 0 for rect in scene.named())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", PERCENT)
@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_of_lessons_can_be_read_at_any_size(
    app: App, size: tuple[int, int], percent: int, language: str
) -> None:
    use(language)
    canvas = app.services.canvas
    canvas.aim(pygame.Surface(size))
    canvas.lettering.factor = percent / 100
    canvas.spills = []
    scene = LessonsScene(app.services, app.services.games)
    scene.layout(canvas)
    scene.draw(canvas)
    assert canvas.spills == []
    assert {f"{rows.game} {rows.chapter[0].id}" for rows, _ in CHAPTERS} <= {
        widget.key for widget in scene.page.all() if widget.focusable
    }
