"""The key of the signs: whatever stands on a box is told, to whoever points at the slip beside the map."""

from __future__ import annotations

import pytest

from game.alatriste.rows import BOXES
from game.alatriste.signs import printed
from scenes.skins.alatriste import layout
from scenes.skins.alatriste.drawing import signs_key
from scenes.skins.alatriste.drawing.boards_mark import BOARDS
from scenes.skins.alatriste.drawing.box_signs import sign_picture
from scenes.skins.alatriste.drawing.player_boards import BoardsScene
from scenes.skins.alatriste.drawing.signs_key import SIGNS
from scenes.ui.input import Act, Key, Pointer
from scenes.ui.scene import Push
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, skin_of


def test_every_sign_that_is_printed_on_a_box_stands_in_the_key() -> None:
    told = "\n".join(signs_key.explain())
    boxes = [printed(box) for box in range(len(BOXES))]
    icons = {sign[0] for does in boxes for part in (does.certain, *does.options) for sign in part}
    icons |= {span.icon for does in boxes for span in does.rolled} | {"dice"}
    assert len(icons) > 10
    for icon in icons:
        assert f"[{sign_picture(icon)}]" in told, icon
    assert all(sign in told for sign in ("−2…+4", "(+)", "(−)", "|", "/"))


@pytest.mark.parametrize("count", [2, 6])
def test_the_slip_lies_free_between_dice_and_piles_and_tells_the_key(begin: Begin, count: int) -> None:
    scene = begin(1, count)
    slip = there(scene.stage.piece(SIGNS))
    assert skin_of(scene).explain(slip).split("\n") == signs_key.explain()
    assert layout.TRAY.contains(layout.SLIP_OF_SIGNS)
    assert layout.SLIP_OF_SIGNS.top > layout.PATROL_DIE[1] + layout.DIE_SIZE / 2
    assert SIGNS.kind in skin_of(scene).legible


def test_a_mark_in_the_tray_and_a_key_open_the_boards_of_all_players(begin: Begin) -> None:
    scene = begin(1, 4)
    mark = there(scene.stage.piece(BOARDS))
    assert layout.SLIP_OF_SIGNS.bottom < layout.BOARDS.top
    assert layout.BOARDS.bottom < layout.PACK[1] - layout.PILE[1] / 2
    assert skin_of(scene).explain(mark) == "All boards (E)"
    for way in (Key(Act.DANGERS), Pointer("down", (mark.x, mark.y), 1)):
        opened = scene.handle(way)
        assert isinstance(opened, Push) and isinstance(opened.scene, BoardsScene)
