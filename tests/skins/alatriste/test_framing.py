"""Where the camera rests: few boxes are cut, and what a sheet is about is seen beside it."""

from __future__ import annotations

import pytest

from game.alatriste.rows import BOXES
from game.core.action import token
from maps.reader import board
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing.framing import EDGE
from scenes.skins.alatriste.drawing.reach import beside
from scenes.stage.camera import Sight
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
def test_no_hat_reaches_above_the_upper_edge_of_madrid(count: int) -> None:
    points = board("madrid").points
    for box in range(len(BOXES)):
        for _, y, width in layout.crowd(*points[token("box", box)], count):
            assert y - width * layout.ASPECT / 2 > layout.MAP.top
