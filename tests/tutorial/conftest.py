"""What tests of the lessons have: the program in a window without a screen, and somebody who takes them."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from game import GAMES
from game.lessons.course import Chapter, Course, course
from scenes.screenshots.catalogue import answer
from scenes.tutorial.lesson import GuidedScene
from tests.needs import long
from tests.table.conftest import Sitting, sit

__all__ = ["sit"]

CHAPTERS: list[tuple[Course, Chapter]] = [
    (course(game), part) for game in GAMES for part in course(game).chapter
]
NAMES = [f"{rows.game}-{chapter.id}" for rows, chapter in CHAPTERS]
OFTEN = ("bulls-forks", "toruro-lulo", "alatriste-walk")
"""A chapter of each game is taken with every other test."""
each_chapter = pytest.mark.parametrize(("rows", "chapter"), CHAPTERS, ids=NAMES)


def mostly_long_chapters(often: Collection[str]) -> pytest.MarkDecorator:
    """Take the chapters that are named `often` with every other test, and the rest with the long ones."""
    named = zip(CHAPTERS, NAMES, strict=True)
    rows = [(pytest.param if name in often else long)(*row, id=name) for row, name in named]
    return pytest.mark.parametrize(("rows", "chapter"), rows)


some_chapters = mostly_long_chapters(OFTEN)
FRAME = 0.1
PATIENCE = 90.0
"""Seconds in which the table must come to something that waits for the player."""


def begin(sitting: Sitting, rows: Course, chapter: Chapter) -> None:
    """Open that chapter as the page of lessons does."""
    sitting.manager.begin(sitting.app.teach(rows.game, chapter.id))


def lesson(sitting: Sitting) -> GuidedScene:
    """The lesson that is shown."""
    assert isinstance(sitting.top, GuidedScene), type(sitting.top).__name__
    return sitting.top


def waits(scene: GuidedScene) -> bool:
    """The lesson waits for the player: to go on, or to play."""
    ready = scene.guide.frozen or (scene.turn is not None and not scene.director.busy)
    return ready and scene.quiet <= 0


def take(sitting: Sitting) -> float:
    """Do the next thing that a lesson asks for; the seconds that passed before it did."""
    scene, passed = lesson(sitting), 0.0
    while not waits(scene):
        sitting.frame(dt=FRAME)
        passed += FRAME
        assert passed < PATIENCE, f"beat {scene.guide.place} of {scene.guide.chapter.id} leads nowhere"
    if scene.guide.frozen:
        scene.go_on()
    else:
        assert scene.table.ask is not None
        answer(scene, scene.table.ask)
    sitting.frame()
    return passed


def finish(sitting: Sitting) -> float:
    """Take a lesson to its last word; the seconds of motion in it."""
    passed, scene = 0.0, lesson(sitting)
    while not scene.guide.is_last:
        passed += take(sitting)
    return passed
