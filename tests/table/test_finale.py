"""Music tightens in the last quarter of a game, and not before."""

from __future__ import annotations

from random import Random

import pytest

from game import GAMES, find
from scenes.skins import skin_infos
from scenes.window.app import App
from tests.skins.toruro.conftest import anything
from tests.table.tables import app, beginner

__all__ = ["app"]


def test_an_evening_of_toruro_has_its_finale_once_la_ultima_is_near(app: App) -> None:
    scene, chance = beginner(app, find("toruro"))(3, 4, 0, min_rounds=8, cap=8), Random(2)
    heard = {}
    while (ask := scene.table.ask) is not None:
        scene.director.finish()
        heard[scene.table.view(None).round] = scene.music
        scene.session.play(anything(ask, chance))
    info = skin_infos()["toruro"]
    assert heard[1] == heard[6] == info.music
    assert heard[7] == heard[8] == (info.finale,)


def test_each_day_of_the_bulls_opens_with_a_piece_of_its_own(app: App) -> None:
    scene = beginner(app, find("bulls"))(1, 2, 0)
    assert scene.music == skin_infos()["bulls"].music[:2], "from the first moment on"
    heard: dict[int, set[tuple[str, ...] | None]] = {}
    while (ask := scene.table.ask) is not None:
        scene.director.finish()
        heard.setdefault(scene.table.view(None).day, set()).add(scene.music)
        scene.session.think(ask)
    info = skin_infos()["bulls"]
    opened = [music[0] for day in (1, 2) for music in heard[day] if music]
    assert opened == [*info.music[:2]]
    assert (info.finale,) in heard[3] and (info.music[2], info.music[0]) in heard[3]


@pytest.mark.parametrize("name", GAMES)
def test_no_game_begins_with_its_finale(app: App, name: str) -> None:
    scene = beginner(app, find(name))(1, 4, 0)
    scene.director.finish()
    pieces = skin_infos()[name].music
    assert scene.music == tuple(scene.skin.programme(scene.table.view(None), pieces))
    assert set(scene.music) <= set(pieces)
    assert not scene.skin.is_closing(scene.table.view(None))
