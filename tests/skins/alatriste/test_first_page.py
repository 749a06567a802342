"""The first page of a game says what it is about and who else is there, and shares the points by a slider."""

from __future__ import annotations

import random

import pytest

from game.alatriste.rows import RULES
from scenes.skins.alatriste.drawing.first_page import FirstPage
from scenes.skins.alatriste.drawing.notched_rail import NotchedRail
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key, Pointer
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, play_on, skin_of


def page_of(scene: PlayScene) -> FirstPage:
    form = there(scene.turn).form
    assert isinstance(form, FirstPage)
    return form


@pytest.mark.parametrize(("cap", "fame"), [(60, 30), (RULES.short.rounds, RULES.short.zones[2])])
def test_the_page_names_the_aim_of_this_game_and_everybody_at_the_table(
    begin: Begin, cap: int, fame: int
) -> None:
    scene = begin(1, 4, 1, cap=cap)
    said = " ".join(page_of(scene).spoken_text())
    assert f"{fame}" in said and "Favourite" in said
    assert all(seat.name in said for seat in scene.table.seats[1:])
    scene.services.canvas.spills = []
    scene.draw(scene.services.canvas)
    assert scene.services.canvas.spills == []


def rail_of(scene: PlayScene) -> NotchedRail:
    """The slider as it lies now."""
    return next(widget for widget in scene.page.all() if isinstance(widget, NotchedRail))


def test_the_slider_is_moved_by_mouse_and_keys_and_both_are_taken_back(begin: Begin) -> None:
    scene = begin(1, 3, 1)
    page = page_of(scene)
    slider = rail_of(scene)
    slider.pointer(Pointer("down", (slider.rect.left, slider.rect.centery), 1))
    assert page.fencing == RULES.split - RULES.least
    rail_of(scene).typed(Key(Act.RIGHT))
    assert page.fencing == RULES.split - RULES.least - 1
    assert page.take_back() and page.take_back() and not page.take_back()
    assert page.fencing == RULES.split // 2


def test_what_the_slider_shows_is_what_one_begins_with(begin: Begin) -> None:
    scene = begin(1, 3, 1)
    page_of(scene).share(7)
    scene.session.play(page_of(scene).replies()[0].actions)
    assert scene.table.view(0).split == 7


@pytest.mark.parametrize(("cap", "fame"), [(60, 0), (RULES.short.rounds, RULES.short.fame)])
def test_before_the_points_are_shared_everybody_has_what_all_begin_with(
    begin: Begin, cap: int, fame: int
) -> None:
    scene = begin(1, 3, 1, cap=cap)
    shown = skin_of(scene)._hud.players
    assert [(player.vigour, player.fame) for player in shown] == 3 * [(RULES.vigour, fame)]
    assert there(skin_of(scene)._person.player).vigour == RULES.vigour
    play_on(scene, random.Random(1), lambda ask: ask.prompt != "alatriste.split")
    assert skin_of(scene)._hud.players == scene.table.view(0).players
