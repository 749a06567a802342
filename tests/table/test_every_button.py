"""A mouse clicks every button of every scene, and nothing goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from game import GAMES
from game.lessons.course import course
from scenes.menus.results import ResultsScene
from scenes.menus.saved_games import NameScene
from scenes.screenshots.arrange import seats
from scenes.screenshots.catalogue import SHOTS
from scenes.services import NewGame
from scenes.table.handover import HandoverScene
from scenes.table.play import PlayScene
from scenes.tutorial.lesson import GuidedScene
from scenes.ui.dialog import Dialog
from scenes.ui.scene import Scene
from scenes.ui.widgets import Button, Scroll
from tests.menus.every_menu import RESULTS
from tests.menus.looking_back import review_job
from tests.narrow import as_a, there
from tests.needs import mostly_long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Mouse
from tests.ui.pages import page_on

BARE = True
WAYS = {"title": [], "settings": ["settings"], "teach": ["teach"], "rules": ["rules"], "saves": ["saves"],
        "annals": ["annals"], "about": ["about"], **{game: [f"poster {game}"] for game in GAMES}}  # fmt: skip


def keys(scene: Scene) -> list[str]:
    """What can be pressed on a scene, as far as it is alike each time."""
    if not hasattr(scene, "page"):
        return []
    return [widget.key for widget in page_on(scene).all() if widget.focusable and widget.key]


def click(sitting: Sitting, key: str) -> bool:
    """Click on the widget of that key, brought into sight; return False if there is none now."""
    page = page_on(sitting.top)
    widget = page.find(key)
    if widget is None:
        return False
    for scroll in page.widgets:
        if isinstance(scroll, Scroll) and widget in scroll.children:
            scroll.reveal(widget)
    Mouse(sitting).click(widget.rect.center)
    sitting.rest(0.4)
    return True


def open_way(sitting: Sitting, way: list[str]) -> None:
    """Go from a new title along a way of buttons."""
    if sitting.manager.stack.scenes and isinstance(sitting.top, PlayScene):
        sitting.top.director.finish()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.2)
    for key in way:
        assert click(sitting, key), key


def ways(sitting: Sitting, way: list[str]) -> Iterator[list[str]]:
    """The ways to every button of the scene at the end of a way."""
    open_way(sitting, way)
    for key in keys(sitting.top):
        yield [*way, key]


@pytest.mark.parametrize("name", mostly_long(WAYS, ("title", "saves", "annals", "bulls")))
def test_every_button_of_every_menu_can_be_clicked(sit: Sit, name: str) -> None:
    sitting = sit()
    clicked = 0
    for way in list(ways(sitting, WAYS[name])):
        open_way(sitting, way[:-1])
        clicked += click(sitting, way[-1])
    assert clicked


def table(sitting: Sitting, game: str) -> PlayScene:
    """A table with a question to a person."""
    scene = sitting.app.begin(NewGame(GAMES[game], seats(GAMES[game], 3, 2), {}), 5)
    sitting.manager.begin(scene)
    sitting.until(sitting.waits)
    return scene


@pytest.mark.parametrize("game", mostly_long(GAMES, ("toruro", "alatriste")))
def test_every_button_of_every_table_and_of_its_pause_can_be_clicked(sit: Sit, game: str) -> None:
    sitting = sit(speed="instant")
    scene, clicked, opened = table(sitting, game), 0, False
    for key in keys(scene):
        if opened or sitting.top is not scene:
            scene = table(sitting, game)
        clicked += click(sitting, key)
        opened = not sitting.manager.stack.running
    table(sitting, game)
    click(sitting, "pause")
    for key in keys(sitting.top):
        table(sitting, game)
        click(sitting, "pause")
        clicked += click(sitting, key)
    assert clicked > 14


def test_every_button_of_the_page_of_saved_games_can_be_clicked(sit: Sit) -> None:
    for game in GAMES:
        sit().app.begin(NewGame(GAMES[game], seats(GAMES[game], 3), {}), 2).leave()
    sitting = sit()
    open_way(sitting, ["saves"])
    clicked, wanted = 0, keys(sitting.top)
    for key in wanted:
        open_way(sitting, ["saves"])
        clicked += click(sitting, key)
        if isinstance(sitting.top, NameScene | Dialog):
            for inner in keys(sitting.top):
                open_way(sitting, ["saves"])
                clicked += click(sitting, key) and click(sitting, inner)
    assert clicked >= 14


def press_each(sitting: Sitting, opened: Callable[[], Scene]) -> list[str]:
    """Press every button of a scene, which is opened anew where one has led away; return their keys."""
    scene = opened()
    wanted, pressed = keys(scene), []
    for key in wanted:
        if sitting.top is not scene or not sitting.manager.stack.running:
            scene = opened()
        pressed += [key] * click(sitting, key)
    return pressed


@pytest.mark.parametrize("game", mostly_long(GAMES, ("alatriste",)))
def test_every_button_of_the_results_and_of_how_it_went_can_be_clicked(sit: Sit, game: str) -> None:
    sitting = sit(speed="instant")
    golden = {
        "bulls": "bulls_4_seats",
        "toruro": "toruro_8_seats_honour",
        "alatriste": "alatriste_4_seats_cap_12",
    }[game]

    def results() -> Scene:
        played = NewGame(GAMES[game], seats(GAMES[game], 3, 1), {})
        scene = ResultsScene(sitting.app.services, RESULTS, review_job(golden), played, sitting.app.home)
        sitting.manager.begin(scene)
        sitting.rest(0.4)
        return scene

    def review() -> Scene:
        results()
        assert click(sitting, "went")
        return sitting.top

    assert len(press_each(sitting, results)) >= 5
    assert "back" in press_each(sitting, review)


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_a_lesson_can_be_clicked(sit: Sit, game: str) -> None:
    sitting = sit(speed="instant")

    def lesson() -> Scene:
        scene = sitting.app.teach(game, course(game).chapter[0].id)
        assert isinstance(scene, GuidedScene)
        sitting.manager.begin(scene)
        sitting.until(lambda: scene.guide.frozen and scene.quiet <= 0)
        return scene

    pressed = press_each(sitting, lesson)
    assert {"coach next", "coach skip", "pause"} <= {*pressed}


def test_every_button_of_the_curtain_can_be_clicked(sit: Sit) -> None:
    sitting = sit(speed="instant", privacy="curtain")

    def curtain() -> Scene:
        sitting.manager.begin(
            sitting.app.begin(NewGame(GAMES["toruro"], seats(GAMES["toruro"], 3, 3), {}), 5)
        )
        sitting.until(lambda: isinstance(sitting.top, HandoverScene))
        return sitting.top

    assert press_each(sitting, curtain)


@pytest.mark.parametrize(("shot", "words"), [("alatriste-6", "Go on"), ("alatriste-option", "Do nothing")])
def test_an_answer_is_gold_where_there_is_no_other(sit: Sit, shot: str, words: str) -> None:
    app = sit(language="en").app
    app.keep = False
    scene = as_a(PlayScene, SHOTS[shot](app, 1))
    scene.enter()
    scene.layout(app.services.canvas)
    ask, view = there(scene.turn).ask, scene.session.skin
    aside = view.aside(ask)
    ways = [option for option in ask.options if aside is None or option not in aside.actions]
    kinds = {widget.text: widget.kind for widget in scene.page.all() if isinstance(widget, Button)}
    assert (kinds[words] == "gold") == (len(ways) == 1)
    assert (shot == "alatriste-6") == (len(ways) == 1)
