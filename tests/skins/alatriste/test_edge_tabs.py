"""Whose pawn is out of sight has a tab with its face at the edge; a click on it leads there."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from game.alatriste.rows import BOXES
from scenes.skins.alatriste.drawing import signs_key
from scenes.skins.alatriste.drawing.edge_tabs import _area
from scenes.skins.alatriste.layout import PORT
from scenes.table.play import PlayScene
from scenes.ui.input import Pointer
from tests.skins.alatriste.conftest import Begin, asked, play_on, skin_of


def far_away(begin: Begin) -> PlayScene:
    """The camera is near to a corner of Madrid, and all pawns stand on the box that is farthest from it."""
    scene = begin(1, 4, 1)
    play_on(scene, Random(1), asked("move"))
    skin, camera = skin_of(scene), skin_of(scene).camera
    boxes = range(len(skin._madrid.board.graph.places))
    camera.aim(camera.near((0.0, 0.0)), at_once=True)
    far = max(boxes, key=lambda box: sum(skin._madrid.at(box)))
    skin._pawns.boxes = dict.fromkeys(skin._pawns.boxes, far)
    scene.draw(scene.services.canvas)
    return scene


def test_each_pawn_out_of_sight_has_a_tab_of_its_own_at_the_edge(begin: Begin) -> None:
    scene = far_away(begin)
    areas = [area for area, _ in skin_of(scene).camera.signposts]
    away = sum(pawn.kind == "pawn" for pawn in skin_of(scene)._pawns.boxes)
    assert len(areas) == away > 1 and all(PORT.contains(area) for area in areas)
    assert not any(one.colliderect(other) for one, other in combinations(areas, 2))


def test_a_tab_hides_no_name_where_the_edge_has_room_beside_the_labels_of_boxes(begin: Begin) -> None:
    scene = far_away(begin)
    skin, hidden, tabs = skin_of(scene), 0, 0
    madrid, camera = skin._madrid, skin.camera
    for box in range(0, len(madrid.board.graph.places), 3):
        camera.aim(camera.near(madrid.point(box)), at_once=True)
        labels = [madrid.seen(madrid.field(each)) for each in range(len(BOXES))]
        for tab in skin._tabs.lay():
            area, tabs = _area(tab.at), tabs + 1
            hidden += any(area.colliderect(label.clip(camera.port)) for label in labels)
    assert tabs > 20 and hidden <= 0.05 * tabs


def test_a_click_on_a_tab_leads_to_the_pawn_as_near_as_before(begin: Begin) -> None:
    scene = far_away(begin)
    camera, before = skin_of(scene).camera, skin_of(scene).camera.sight
    area, point = camera.signposts[0]
    scene.director.finish()
    scene.handle(Pointer("down", area.center))
    scene.update(1 / 60)
    assert camera.sight.zoom == before.zoom and camera.by_hand
    assert PORT.collidepoint(camera.to_screen(point))


def test_where_all_of_madrid_is_seen_there_are_no_tabs(begin: Begin) -> None:
    scene = far_away(begin)
    camera = skin_of(scene).camera
    camera.aim(camera.whole, at_once=True)
    scene.draw(scene.services.canvas)
    assert not camera.signposts


def test_tabs_are_laid_anew_only_where_the_sight_or_a_pawn_has_moved(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, laid = far_away(begin), list[bool]()
    skin = skin_of(scene)
    lay = skin._tabs.lay

    def note() -> object:
        laid.append(True)
        return lay()

    monkeypatch.setattr(skin._tabs, "lay", note)
    for _ in range(3):
        skin._tabs.draw(scene.services.canvas)
    assert not laid and skin.camera.signposts
    pawn = next(iter(skin._pawns.boxes))
    skin._pawns.boxes = {**skin._pawns.boxes, pawn: 0}
    skin._tabs.draw(scene.services.canvas)
    assert len(laid) == 1


def test_the_key_of_the_signs_tells_what_a_face_at_the_edge_is() -> None:
    assert any("A face at the edge" in line for line in signs_key.explain())
