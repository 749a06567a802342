"""Screenshots of the list of lessons, and of every beat of every chapter."""

from __future__ import annotations

from functools import partial

from game import GAMES
from game.core.script import Ask
from game.lessons.course import course, has_course
from scenes.menus.lesson_list import LessonsScene
from scenes.screenshots.arrange import Shot
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.scene import Scene
from scenes.window.app import App

STEP = 0.2
MOST = 600
"""The number of time steps in which a beat must be over."""


def open_lesson(app: App, game: str, chapter: str) -> GuidedScene:
    """The lesson of a chapter at its beginning."""
    scene = app.services.teach(game, chapter)
    assert isinstance(scene, GuidedScene)
    scene.layout(app.services.canvas)
    scene.enter()
    return scene


def answer(scene: GuidedScene, ask: Ask) -> None:
    """Give the answer that the coach asks for, else the first one."""
    assert scene.turn is not None
    beat, offered = scene.guide.asks, scene.turn.ask
    wanted = [action for action in beat.actions if beat is not None] if beat is not None else []
    if beat is not None and beat.do and ask.subset is not None:
        scene.session.play([*sorted(a for a in wanted if a.picks), ask.options[-1]])
    elif ask.subset is not None:
        scene.session.play([ask.options[0], ask.options[-1]] if ask.options[0].picks else [ask.options[-1]])
    else:
        scene.session.play([next((action for action in wanted if action in ask.options), offered.options[0])])


def at_beat(app: App, seed: int, game: str, chapter: str, place: int) -> Scene:
    """The lesson of a chapter at that beat."""
    scene = open_lesson(app, game, chapter)
    for _ in range(MOST):
        if scene.guide.place >= place:
            break
        if scene.guide.frozen:
            scene.go_on()
        elif scene.turn is not None and not scene.director.busy and scene.table.ask is not None:
            answer(scene, scene.table.ask)
        else:
            scene.update(STEP)
    scene.guide.verdict = "" if scene.guide.place > place else scene.guide.verdict
    if not scene.guide.frozen:
        for _ in range(8):
            scene.update(STEP)
    return scene


def shots() -> dict[str, Shot]:
    """A screenshot for each beat by its name, `lesson-GAME-CHAPTER-NUMBER`."""
    found: dict[str, Shot] = {"lessons": lambda app, seed: LessonsScene(app.services, next(iter(GAMES)))}
    for game in filter(has_course, GAMES):
        for chapter in course(game).chapter:
            for place in range(len(chapter.beat)):
                name = f"lesson-{game}-{chapter.id}-{place + 1}"
                found[name] = partial(at_beat, game=game, chapter=chapter.id, place=place)
    return found


SHOTS = shots()
