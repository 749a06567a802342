"""While cards are thrown away in the morning the empty town shows what the day is about."""

from __future__ import annotations

import pytest

from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.card_faces import destination_card
from scenes.skins.bulls.drawing.morning import CARD, area, draw_morning, is_morning
from scenes.skins.bulls.screenshots import is_discarding, is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.table.play import PlayScene
from tests.easel import Easel
from tests.narrow import as_a
from tests.stage.conftest import Begin


def shown(scene: PlayScene) -> list[str]:
    """The pictures that are drawn of the morning now."""
    easel = Easel(scene.services.canvas)
    view = as_a(BullsSkin, scene.skin)._latest
    assert view is not None
    draw_morning(easel, view)
    return [one.what for one in easel.pictures]


def test_the_destinations_of_the_day_are_seen_large_until_the_first_die_is_thrown(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_discarding)
    slots = as_a(BullsView, scene.table.view(None)).slots
    assert shown(scene) == [destination_card(DESTINATIONS[card].id) for card in slots]
    mornings = nights = 0
    while (ask := scene.table.ask) is not None and not is_first_card(scene, ask):
        scene.session.think(ask)
        while scene.director.busy:
            view = as_a(BullsView, scene.director.view)
            standing = bool(view.runners or view.bulls)
            assert bool(shown(scene)) == (view.row == 0 and not standing) == is_morning(view)
            mornings, nights = mornings + (not standing), nights + standing
            scene.director.skip()
    assert mornings and nights and not shown(scene)


@pytest.mark.parametrize("count", [3, 5])
def test_their_paper_hides_neither_bar_nor_hand_nor_the_destinations_themselves(count: int) -> None:
    paper = area(count)
    assert paper.top > layout.BAR and paper.bottom < layout.HOOK.y - layout.HOOK.highest
    assert paper.left > 0 and paper.right < 1004.0
    assert CARD[0] > 1.2 * layout.DESTINATION[0]
