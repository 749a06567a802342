"""A mouse clicks every button of every scene, and nothing goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import GAMES
from scenes.menus.saved_games import NameScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.scene import Scene
from scenes.ui.widgets import Scroll
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


@pytest.mark.parametrize("name", WAYS)
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


@pytest.mark.parametrize("game", GAMES)
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
