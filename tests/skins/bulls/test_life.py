"""While everybody thinks the town goes on living, in small areas."""

from __future__ import annotations

from itertools import product

from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.drawing.life import EVERY, SCRAPES
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.window.scene_manager import GLIMMER
from tests.narrow import as_a
from tests.skins.bulls.test_motion import props_of
from tests.stage.conftest import Begin


def test_a_moment_later_the_town_looks_different_where_something_glimmers_and_nowhere_else(
    begin: Begin,
) -> None:
    scene = play_until(begin(1, 2, humans=1), is_first_card)
    canvas = scene.services.canvas
    props_of(scene).hud.day = 3  # with candles
    scene.draw(canvas)
    scene.glimmers()
    scene.draw(canvas)
    for _ in range(3):
        before = canvas.surface.copy()
        areas = [canvas.to_pixels(one.area) for one in scene.glimmers()]
        assert areas and sum(area.w * area.h for area in areas) < 0.08 * canvas.size[0] * canvas.size[1]
        scene.draw(canvas)
        after = canvas.surface.copy()
        assert after.get_buffer().raw != before.get_buffer().raw
        for surface, area in product((before, after), areas):
            surface.fill((0, 0, 0), area)
        assert after.get_buffer().raw == before.get_buffer().raw


def test_the_bull_that_threatens_most_scrapes_its_hoof_now_and_then(begin: Begin) -> None:
    scene = play_until(begin(1, 2, humans=1), is_first_card)
    skin = as_a(BullsSkin, scene.skin)
    assert skin._dangers.clashes(), "somebody is in danger"
    scraped = [any(one.look.startswith("hoof") for one in scene.glimmers()) for _ in range(2 * EVERY)]
    assert sum(scraped) == 2 * (SCRAPES + 1) and 4 <= EVERY * GLIMMER <= 6
    skin._dangers.read(None)
    looks = [one.look for _ in range(EVERY) for one in scene.glimmers()]
    assert looks and not any(look.startswith("hoof") for look in looks)
