"""Where the camera rests: few boxes are cut, and what a sheet is about is seen beside it."""

from __future__ import annotations

from functools import partial

import pytest

from game.alatriste.rows import BOX, BOXES
from game.alatriste.tokens import PAWN
from game.core.action import token
from maps.reader import board
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.framing import EDGE, beside, is_legible
from scenes.skins.alatriste.screenshots import MOMENTS, arranged
from scenes.stage.camera import Sight
from scenes.window.app import App
from tests.easel import Easel
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, skin_of


def test_a_sight_that_rests_cuts_far_fewer_boxes_than_one_that_is_aimed_bluntly(begin: Begin) -> None:
    guide = skin_of(begin(1, 2))._guide
    madrid, camera = guide._madrid, guide._madrid.camera
    plates = [madrid.plate(box).inflate(-2 * EDGE, -2 * EDGE) for box in range(len(BOXES))]

    def cut(sight: Sight) -> int:
        seen = camera.area(sight)
        return sum(bool(seen.colliderect(plate)) and not seen.contains(plate) for plate in plates)

    blunt = framing = 0
    for box in range(len(BOXES)):
        near = camera.near(madrid.point(box))
        found = guide._framed(near, [box])
        assert camera.area(found).contains(plates[box]) and found.zoom > camera.whole.zoom
        blunt, framing = blunt + cut(near), framing + cut(found)
    assert framing < blunt / 2


def test_the_box_of_a_choice_is_seen_beside_its_sheet(begin: Begin) -> None:
    guide = skin_of(begin(1, 2))._guide
    for box in range(len(BOXES)):
        side, near = guide.sheet_side(box), guide._madrid.camera.near(guide._madrid.point(box))
        found = guide._framed(near, [box], beside(side))
        x, y = guide._madrid.camera.to_screen(guide._madrid.point(box), found)
        assert beside(side).collidepoint(x, y), BOXES[box].id


@pytest.mark.parametrize("count", [1, 2, 3, 6])
def test_no_hat_reaches_the_edge_of_madrid_or_the_signs_of_the_box_above(count: int) -> None:
    points = board("madrid").points
    middles = [points[token("box", box)] for box in range(len(BOXES))]
    for x, y in middles:
        feet = [other + layout.PLATE[1] / 2 - 4.3 for across, other in middles
                if other < y and abs(across - x) < layout.PLATE[0]]  # fmt: skip
        for _, middle, width in layout.crowd(x, y, count):
            assert middle - width * layout.ASPECT / 2 > max([layout.MAP.top, *feet])


def test_figures_that_stand_together_hide_no_sign_of_their_box_and_the_own_one_stands_in_front(
    app: App,
) -> None:
    scene = arranged(app, 1, MOMENTS["rivals"])
    signs = [piece for piece in scene.stage.pieces.values() if piece.token.kind == "sign"]
    figures = [there(scene.stage.piece(PAWN[seat])) for seat in range(4)]
    assert {piece.picture for piece in signs} == {"alatriste/icon_zone_light"}
    assert all(piece.layer > figures[0].layer and not piece.target for piece in signs)
    assert all(figures[0].y > figure.y == figures[1].y for figure in figures[1:])


def test_all_of_madrid_stays_in_sight_where_its_boxes_can_be_read(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(3, 4, 1, reduced_motion=True)
    guide, whole = skin_of(scene)._guide, skin_of(scene).camera.whole
    for legible in (True, False):
        monkeypatch.setattr(guide, "_is_legible", partial(bool, legible))
        guide.go_back()
        guide.rest(BOX["lavapies"])
        assert guide._madrid.camera.sight == whole, "nothing has to come nearer that is seen"
        guide.follow([BOX["lavapies"]])
        assert (guide._madrid.camera.sight == whole) == legible


@pytest.mark.parametrize(("k", "factor", "legible"), [(1.5, 1.0, True), (1.0, 1.0, False), (1.5, 2.0, False)])
def test_a_large_window_shows_all_of_madrid_but_not_in_large_text(
    begin: Begin, k: float, factor: float, legible: bool
) -> None:
    canvas = Easel(begin(1, 2).services.canvas)
    canvas.k, canvas.lettering.factor = k, factor
    assert is_legible(canvas) == legible
