"""Achievements as they are shown: twelve tiles a game, and the new ones on the page of results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from game import GAMES
from game.storage.match_history import FirstEarned, Match, Player, add_match
from game.translation import use
from scenes.menus.feats import AchievementTile
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.results import ResultsScene
from scenes.services import Services
from scenes.ui.input import Act
from scenes.ui.scene import Scene
from scenes.ui.widgets import Button
from tests.menus.conftest import EVERY_LANGUAGE, SMALL_AND_LARGE, OnSurface, Stand
from tests.menus.every_menu import results
from tests.menus.test_menus import focus, press, shown
from tests.narrow import as_a

WHEN = "2026-01-31T22:10:00"


def ids(game: str) -> list[str]:
    """The achievements of a game."""
    return [achievement.row.id for achievement in GAMES[game].achievements]


def annals(services: Services, game: str, done: int = 5) -> MatchHistoryScene:
    """The achievements of a game, of which so many were done."""
    players = (Player("Maximilianooo", None, 1, 40, tuple(ids(game)[:done])), Player("Teo", "teo", 2, 31))
    add_match(Match(f"{game}-1", WHEN, game, 105, players, (0,) * 6))
    scene = MatchHistoryScene(services)
    scene.game, scene.achievements_open = game, True
    return scene


def new(services: Services, achievements: Sequence[str]) -> ResultsScene:
    """The results of a game in which these were done for the first time."""
    scene = results(services)
    scene.achievements = {achievement: FirstEarned("Maximilianooo", WHEN) for achievement in achievements}
    return scene


def tiles(scene: MatchHistoryScene | ResultsScene) -> list[AchievementTile]:
    """All tiles on the page."""
    return [widget for widget in scene.page.all() if isinstance(widget, AchievementTile)]


@EVERY_LANGUAGE
@SMALL_AND_LARGE
def test_every_achievement_stays_in_its_box(
    stand: Stand, on_surface: OnSurface, size: tuple[int, int], percent: int, speech: str
) -> None:
    use(speech)
    canvas = on_surface(size, percent)
    services = replace(stand.services, canvas=canvas)
    scenes: list[Scene] = [annals(services, game) for game in GAMES]
    for scene in [*scenes, new(services, ids("bulls")[:3])]:
        shown(scene, canvas)
    assert not canvas.spills


@pytest.mark.parametrize("game", GAMES)
def test_all_twelve_are_told_those_that_were_done_with_whose_and_when(stand: Stand, game: str) -> None:
    scene = annals(stand.services, game)
    scene.layout(stand.services.canvas)
    found = tiles(scene)
    assert [tile.row.id for tile in found] == ids(game)
    for place, tile in enumerate(found):
        assert ("Maximilianooo, 2026-01-31" in tile.spoken_text) == (place < 5)
        assert ("Not done yet" in tile.spoken_text) == (place >= 5)


def test_the_achievements_are_one_press_from_the_finished_games(stand: Stand) -> None:
    annals(stand.services, "bulls", done=3)
    scene = MatchHistoryScene(stand.services)
    stand.manager.begin(scene)
    button = scene.page.find("feats")
    assert as_a(Button, button).text == "Feats: 3 of 12"
    focus(stand, "feats")
    press(stand, Act.OK)
    assert len(tiles(scene)) == 12
    press(stand, Act.OK)
    assert not tiles(scene)


def test_results_show_what_was_done_for_the_first_time_and_nothing_else(stand: Stand) -> None:
    chosen = ids("bulls")[2:4]
    scene = new(stand.services, chosen)
    scene.layout(stand.services.canvas)
    assert [tile.row.id for tile in tiles(scene)] == chosen
    plain = results(stand.services)
    plain.layout(stand.services.canvas)
    assert not tiles(plain)
