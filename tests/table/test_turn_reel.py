"""A turn of a film is kept as a moving picture, which can be stopped, and changes nothing of the film."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.errors import UserError
from scenes.film import turn_reel, webp
from scenes.film.film_scene import FilmScene
from scenes.film.turn_reel import TurnReel
from scenes.film.webp import Animation
from scenes.menus.game_line import LineScene
from scenes.services import Screening
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act, Key
from scenes.ui.scene import Pop, Push, Scene, Transition
from scenes.window.app import App
from tests.table.films import film, finished, under_way


@pytest.fixture(autouse=True)
def few_and_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moving pictures of few pictures, and small ones."""
    monkeypatch.setattr(turn_reel, "STEP", 6.0)
    monkeypatch.setattr(turn_reel, "WIDEST", 160)


def painted(colour: str, *spots: tuple[int, int, int, int]) -> pygame.Surface:
    """A red picture with spots of one colour."""
    made = pygame.Surface((64, 40), depth=24)
    made.fill("red")
    for spot in spots:
        made.fill(colour, spot)
    return made


def pressed(scene: Scene, key: str) -> Transition | None:
    """Press a button of a dialog, and do what follows when it is closed."""
    assert isinstance(scene, Dialog)
    button = scene.page.find(key)
    assert button is not None
    popped = button.typed(Key(Act.OK))
    assert isinstance(popped, Pop) and popped.then is not None
    return popped.then()


def menu(scene: FilmScene, app: App) -> Dialog:
    """The menu of a film, by its button."""
    button = scene.page.find("menu")
    assert button is not None
    pushed = button.typed(Key(Act.OK))
    assert isinstance(pushed, Push) and isinstance(pushed.scene, Dialog)
    pushed.scene.layout(app.services.canvas)
    return pushed.scene


def reel(app: App, scene: FilmScene) -> TurnReel:
    """The turn of a film, about to be written."""
    pushed = pressed(menu(scene, app), "answer 1")
    assert isinstance(pushed, Push) and isinstance(pushed.scene, TurnReel)
    pushed.scene.enter()
    pushed.scene.layout(app.services.canvas)
    return pushed.scene


def test_an_animation_shows_its_pictures_one_after_the_other_and_each_for_its_time(tmp_path: Path) -> None:
    made = Animation()
    shown = [
        painted("red"),
        painted("blue", (11, 7, 21, 16)),
        painted("blue", (11, 7, 21, 16)),
        painted("lime"),
    ]
    shown[3] = painted("lime", (11, 7, 21, 16), (50, 30, 9, 9))
    for picture in shown:
        made.add(picture, 0.1)
    path = tmp_path / "made.webp"
    path.write_bytes(made.data())
    read = pygame.image.load_animation(path)
    assert [time for _, time in read] == [100, 200, 100]
    assert made.seconds == pytest.approx(0.4)
    for (picture, _), wanted in zip(read, (shown[0], shown[2], shown[3]), strict=True):
        for spot in ((20, 14), (54, 34), (2, 2)):
            found, right = picture.get_at(spot), wanted.get_at(spot)
            assert max(abs(found[band] - right[band]) for band in range(3)) < 16, spot


def test_only_what_has_changed_is_written_again(tmp_path: Path) -> None:
    small, large = Animation(), Animation()
    small.add(painted("red"), 0.1)
    small.add(painted("blue", (1, 1, 3, 3)), 0.1)
    large.add(painted("red"), 0.1)
    large.add(painted("blue", (1, 1, 61, 37)), 0.1)
    assert len(small.data()) < len(large.data())
    assert small.data()[:4] == b"RIFF" and len(small.data()) == 8 + int.from_bytes(
        small.data()[4:8], "little"
    )


def test_a_turn_becomes_a_moving_picture_and_the_film_stands_where_it_stood(app: App, home: Path) -> None:
    scene = film(app, Screening(finished("toruro")))
    session = scene.session
    session.go(30)
    session.rate, home_place = 4.0, session.place
    made, told = reel(app, scene), set[str]()
    for _ in range(200):
        for one in made._pending:
            one.result()
        gone = made.update(1 / 60)
        told.add(" ".join(widget.spoken_text for widget in made.page.widgets))
        if gone is not None:
            break
    assert isinstance(gone, Pop) and gone.then is not None
    assert len(told) > 2, "progress is told"
    made.leave()
    gone.then()
    assert (session.place, session.rate, session.running) == (home_place, 4.0, 0)
    (path,) = (home / "pictures").iterdir()
    assert path.suffix == ".webp" and str(path) in session.prompt_panel.notice
    pictures = pygame.image.load_animation(path)
    assert len(pictures) > 2 and pictures[0][0].get_width() == turn_reel.WIDEST
    assert pictures[-1][1] >= 1000 * turn_reel.REST


@pytest.mark.parametrize("way", ["stop", Act.BACK, Act.FILM])
def test_it_can_be_stopped_and_then_nothing_is_kept(app: App, home: Path, way: str | Act) -> None:
    scene = film(app, Screening(finished("bulls")))
    scene.session.go(40)
    place = scene.session.place
    made = reel(app, scene)
    for _ in range(3):
        made.update(1 / 60)
    stop = made.page.find("stop")
    assert stop is not None
    assert isinstance(stop.typed(Key(Act.OK)) if way == "stop" else made.handle(Key(Act(way))), Pop)
    made.leave()
    assert scene.session.place == place and not scene.session.running
    assert not (home / "pictures").exists()


def test_where_the_system_lacks_what_writes_them_that_is_said_and_the_film_goes_on(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    webp._library.cache_clear()
    monkeypatch.setattr(pygame, "__file__", str(tmp_path / "pygame" / "__init__.py"))
    with pytest.raises(UserError, match="Moving pictures cannot be written here"):
        pressed(menu(film(app, Screening(finished("bulls"))), app), "answer 1")
    webp._library.cache_clear()


def test_a_disk_that_takes_no_picture_is_told_of(app: App, home: Path) -> None:
    home.parent.mkdir(parents=True, exist_ok=True)
    home.write_text("a file where the folder should be")
    made = reel(app, film(app, Screening(finished("bulls"))))
    made._take()
    for one in made._pending:
        one.result()
    assert made._keep().startswith("The picture cannot be written")
    made.leave()


def test_the_menu_keeps_a_picture_and_leads_to_the_line_with_its_qr_code(app: App, home: Path) -> None:
    scene = film(app, Screening(finished("bulls")))
    pressed(menu(scene, app), "answer 0")
    assert len([*(home / "pictures").iterdir()]) == 1
    line = pressed(menu(scene, app), "answer 2")
    assert isinstance(line, Push) and isinstance(line.scene, LineScene)
    assert str(home / "pictures") in menu(scene, app).text


def test_while_a_game_goes_on_its_line_is_not_in_the_menu_and_a_turn_shows_what_was_seen(app: App) -> None:
    scene = film(app, Screening(under_way("toruro", 20), 20, 0))
    assert [answer.text for answer in menu(scene, app).answers] == [
        "A picture",
        "This turn, moving",
        "Show me how",
        "Back",
    ]
    made = reel(app, scene)
    made.update(1 / 60)
    assert scene.session.eyes == 0 and scene.session.fixed
    made.leave()
