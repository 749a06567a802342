"""How it went: told on a page of its own, out of what this screen was told, without a frame that waits."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.review.decisive_moments import Moment, Point, Review
from game.translation import use
from scenes.menus.review import ReviewScene, told_fall
from scenes.ui.input import Act, Key
from tests.menus.conftest import EVERY_LANGUAGE, OnSurface, Stand
from tests.menus.every_menu import results
from tests.menus.looking_back import old, review_job, seen
from tests.menus.test_menus import focus, press, shown


def test_how_it_went_is_told_on_a_page_of_its_own_while_frames_go_on(stand: Stand) -> None:
    scene = results(stand.services)
    stand.manager.begin(scene)
    focus(stand, "went")
    stand.manager.send(Key(Act.OK, key=1))
    page = stand.manager.stack.top
    assert isinstance(page, ReviewScene)
    assert page.busy
    stand.frames(2.0)
    assert scene.review_job.found is not None
    assert not page.busy
    press(stand, Act.BACK)
    assert stand.manager.stack.top is scene


@EVERY_LANGUAGE
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_all_that_results_lead_to_stays_in_the_window(
    stand: Stand, on_surface: OnSurface, percent: int, speech: str
) -> None:
    use(speech)
    canvas = on_surface((1280, 720), percent)
    scene = results(replace(stand.services, canvas=canvas))
    shown(scene, canvas)
    for key in ("rematch", "seats", "went", "table", "title"):
        button = scene.page.find(key)
        assert button is not None
        assert canvas.window.contains(button.rect), key


def test_the_page_tells_what_the_chronicle_told_of_a_moment() -> None:
    found = seen(review_job("bulls_4_seats"))
    assert found.found is not None
    for moment in (found.found.luck, found.found.fall):
        assert moment is not None
        assert 1 <= len(found.words_of(moment).splitlines()) <= 3


def test_a_game_of_other_rules_has_no_review_but_a_sentence() -> None:
    assert "other rules" in seen(old("bulls_2_seats")).error


def test_a_fall_of_less_than_five_points_is_not_told() -> None:
    review = Review((), (), None, None, ())
    for fell, is_told in ((0.03, False), (0.06, True), (0.2, True)):
        before, after = Point(1, 1, (0.5, 0.5)), Point(2, 1, (0.5 - fell, 0.5 + fell))
        fall = Moment(0, before, after, ())
        assert told_fall(replace(review, fall=fall)) == (fall if is_told else None)
