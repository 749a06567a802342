"""The bar on top: signs and numbers of every plate, at any text size."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pygame
import pytest

from game.core.action import token
from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.drawing.bound_for import Bound
from scenes.skins.bulls.drawing.horned_marks import Mark, mark_width
from scenes.skins.bulls.drawing.hud import TAGS_LEFT, TO_SIGN
from scenes.skins.bulls.drawing.plate_tags import Tag, tags_width
from scenes.skins.bulls.layout import plates
from scenes.skins.bulls.screenshots import is_first_card
from scenes.skins.bulls.skin import BullsSkin
from scenes.ui.canvas import Canvas
from tests.narrow import as_a
from tests.skins.bulls.test_motion import props_of
from tests.stage.conftest import Begin

Row = list[tuple[float, float, bool]]
"""From where to where a sign (True) or a number lies, from left to right."""


def rows(canvas: Canvas, hud: Any, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Row], float]:
    """What stands in the lower line of each plate, and the width of the first sign."""
    found: list[Row] = []
    with monkeypatch.context() as patch:
        picture, text = canvas.picture, canvas.text

        def draw(name: str, x: float, y: float, width: float, **how: Any) -> pygame.FRect:
            found[-1].append((x - width / 2, x + width / 2, True))
            return picture(name, x, y, width, **how)

        def write(*words: Any, **how: Any) -> pygame.FRect:
            area = text(*words, **how)
            found[-1].append((area.left, area.right, False))
            return area

        draw_counts = hud._draw_counts

        def counts(*where: Any) -> None:
            found.append([])
            patch.setattr(canvas, "picture", draw)
            patch.setattr(canvas, "text", write)
            draw_counts(*where)
            patch.setattr(canvas, "picture", picture)
            patch.setattr(canvas, "text", text)

        patch.setattr(type(hud), "_draw_counts", lambda self, *where: counts(*where))
        hud._draw(canvas)
    return found, found[0][0][1] - found[0][0][0]


@pytest.mark.parametrize("count", [2, 4, 6])
def test_signs_of_the_plates_grow_with_the_text_and_no_number_touches_the_next_sign(
    begin: Begin, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_until(begin(1, count, humans=1), is_first_card)
    canvas, hud, wide = scene.services.canvas, props_of(scene).hud, list[float]()
    for size in (1.0, 2.0):
        canvas.lettering.factor = size
        with canvas.lettering.at_most(2.0):
            found, sign = rows(canvas, hud, monkeypatch)
        wide.append(sign)
        assert len(found) == count
        for row, (left, width) in zip(found, plates(count), strict=True):
            assert [is_sign for _, _, is_sign in row] == [True, False] * 3
            ends = [(row[place][1], row[place + 1][0]) for place in range(5)]
            assert all(start > end for end, start in ends)
            assert all(start - end >= TO_SIGN - 0.1 for end, start in ends[1::2]), "off the next sign"
            assert row[-1][1] <= left + width
    assert wide[0] >= 16 and wide[1] > wide[0]


def test_what_is_likely_scored_and_lost_hangs_at_its_own_end_of_each_plate_at_any_size(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = play_until(begin(1, 6, humans=1), is_first_card)
    hud, canvas, found = props_of(scene).hud, scene.services.canvas, list[pygame.FRect]()
    hud.dangers = {seat: Mark("3", 1, "2") for seat in range(6)}
    hud.expected = {seat: Bound(seat, "28½", 0) for seat in range(6)}

    def lay(canvas: Canvas, x: float, y: float, mark: Mark) -> None:
        assert mark.words == "3" and mark.icon, "Runners are in danger, no points"
        wide = mark_width(canvas, mark)
        found.append(pygame.FRect(x - wide / 2, y - 7, wide, 14))

    monkeypatch.setattr("scenes.skins.bulls.drawing.plate_tags.draw_mark", lay)
    ends = list[float]()

    def hang(canvas: Canvas, tags: Sequence[Tag], x: float) -> None:
        ends.append(x + tags_width(canvas, tags))

    monkeypatch.setattr("scenes.skins.bulls.drawing.hud.draw_tags", hang)
    for size in (1.0, 2.0):
        found.clear()
        ends.clear()
        canvas.lettering.factor = size
        with canvas.lettering.at_most(2.0):
            hud._draw(canvas)
        assert len({mark.y for mark in found}) == 1 and len(found) == len(ends) == 6
        for mark, end, (left, width) in zip(found, ends, plates(6), strict=True):
            assert end < mark.left and mark.right == pytest.approx(left + width - TAGS_LEFT)
    hud.phase = ""
    hud.lines[2].tags = (("cards", -1), ("runners", -2))
    assert [tag.words for tag in hud._tags(2)] == ["−1", "−2"], "what another day changes"


def test_what_a_seat_will_likely_score_is_the_sum_of_its_numbers_at_the_piers(begin: Begin) -> None:
    scene = play_until(begin(1, 4, humans=1), is_first_card)
    skin, canvas = as_a(BullsSkin, scene.skin), scene.services.canvas
    scene.draw(canvas)
    counts, worth = skin._bound_for.counts, skin._bound_for.worth
    for seat, total in skin._hud.expected.items():
        assert total.words == str(sum(counts[slot][seat] * each for slot, each in enumerate(worth)))
        skin.point(token("seat", seat))
        scene.skin.draw_board(canvas)
        crowds = [skin._bound_for.shown(slot) for slot in range(5)]
        assert {seat for crowd in crowds for seat in crowd.seats} <= {seat}, "whose plate is looked at"
        told = sum(int(crowd.points.words) for crowd in crowds if crowd.points is not None)
        assert told == int(total.words)
    assert len(skin._hud.expected) == 4
    ahead = {0: {0: Fraction(1, 3)}, 1: {0: Fraction(1)}}
    skin._bound_for.worth, skin._bound_for.ahead = [5, 2, 1, 1, 1], ahead
    total = skin._bound_for._bound(0, range(5))
    assert total.words == "3½" and total.is_meant, "1½ and 2"


def test_with_six_seats_the_bar_says_also_at_dawn_and_at_dusk_what_time_it_is(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, written = begin(1, 6), list[str]()
    hud, canvas = props_of(scene).hud, scene.services.canvas
    monkeypatch.setattr(Canvas, "text", lambda self, words, *rest, **more: written.append(words))
    for hud.phase, hud.is_dusk, told in (("", False, "Dawn"), ("", True, "Dusk"), ("run", True, "Run")):
        written.clear()
        hud._draw_phase(canvas, 180.0)
        assert written == [told]
