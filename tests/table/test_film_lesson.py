"""The lesson of the film names one button after the other, and goes on when that was tried."""

from __future__ import annotations

import pytest

from game.translation import use
from scenes.film.film_lesson import FilmLesson, steps
from scenes.film.film_scene import FilmScene
from scenes.services import Screening
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.scene import Pop, Push
from scenes.window.app import App
from tests.table.films import film, finished, under_way


def lesson(app: App, scene: FilmScene) -> FilmLesson:
    """The lesson over a film, by its menu."""
    opened = scene.handle(Key(Act.MENU))
    assert isinstance(opened, Push) and isinstance(opened.scene, Dialog)
    opened.scene.layout(app.services.canvas)
    button = next(one for one in opened.scene.page.all() if one.spoken_text.startswith("Show me how"))
    popped = button.typed(Key(Act.OK))
    assert isinstance(popped, Pop) and popped.then is not None
    pushed = popped.then()
    assert isinstance(pushed, Push) and isinstance(pushed.scene, FilmLesson)
    pushed.scene.layout(app.services.canvas)
    return pushed.scene


def by_mouse(made: FilmLesson) -> None:
    """Press what is named."""
    assert made.named is not None
    spot = made.named.rect.center
    for kind, button in (("move", 0), ("down", 1), ("up", 1)):
        made.handle(Pointer(kind, spot, button))


def by_key(made: FilmLesson) -> None:
    """Press the key of what is named."""
    keys = {"scrubber": Act.RIGHT, "on": Act.RIGHT, "turn back": Act.DOWN, "eyes": Act.PEEK}
    made.handle(Key(keys[made.step.key]))


@pytest.mark.parametrize("way", [by_mouse, by_key])
def test_each_button_is_tried_before_it_goes_on_and_at_last_the_film_is_there(app: App, way: object) -> None:
    assert callable(way)
    scene = film(app, Screening(finished("bulls")))
    scene.session.go(scene.session.stops[9])
    made, named = lesson(app, scene), list[str]()
    for _ in range(len(made.steps)):
        named.append(made.step.key)
        made.update(0.01)
        if made.step.looks is not None:
            assert made.page.find("next") is None, "it waits until that was tried"
            way(made)
            made.update(0.01)
        button = made.page.find("next")
        assert button is not None
        left = button.typed(Key(Act.OK))
    assert isinstance(left, Pop)
    assert named == ["scrubber", "on", "turn back", "eyes", "what if", "menu"]


def test_what_is_not_named_cannot_be_pressed_meanwhile(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    made = lesson(app, scene)
    leave = scene.page.find("leave")
    assert leave is not None
    for kind in ("move", "down", "up"):
        assert not isinstance(made.handle(Pointer(kind, leave.rect.center, 1)), Pop)
    made.handle(Key(Act.SPEED))
    assert scene.session.rate == 1.0


@pytest.mark.parametrize("act", [Act.BACK, Act.FILM])
def test_it_can_be_left_at_any_time(app: App, act: Act) -> None:
    assert isinstance(lesson(app, film(app, Screening(finished("toruro")))).handle(Key(act)), Pop)


def test_of_a_game_under_way_it_names_only_what_there_is(app: App) -> None:
    made = lesson(app, film(app, Screening(under_way("toruro", 20), 20, 0)))
    assert [step.key for step in made.steps] == ["scrubber", "on", "turn back", "menu"]


@pytest.mark.parametrize("speech", ["en", "es"])
@pytest.mark.parametrize("percent", [100, 200])
def test_its_paper_stays_in_the_window_and_off_the_bar(app: App, speech: str, percent: int) -> None:
    scene = film(app, Screening(finished("bulls")))
    use(speech)
    app.services.settings.text_size = percent
    app.services.apply_settings()
    made, canvas = FilmLesson(scene), app.services.canvas
    for _ in made.steps[1:]:
        made.layout(canvas)
        for widget in made.page.widgets:
            assert canvas.window.contains(widget.rect) and not widget.rect.colliderect(scene.bar.strip)
        made._next()
    assert len({step.words for step in steps()}) == len(steps())
