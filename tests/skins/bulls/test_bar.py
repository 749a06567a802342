"""The bar on top: signs and numbers of every plate, at any text size."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.drawing.horned_marks import Mark, mark_width
from scenes.skins.bulls.drawing.hud import PLATE_FOOT, TO_SIGN
from scenes.skins.bulls.layout import plates
from scenes.skins.bulls.screenshots import is_first_card
from scenes.ui.canvas import Canvas
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


def test_what_is_at_risk_has_the_same_word_at_any_size(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = play_until(begin(1, 6, humans=1), is_first_card)
    canvas, told = scene.services.canvas, list[str]()
    monkeypatch.setattr(
        "scenes.skins.bulls.drawing.hud.draw_mark", lambda canvas, x, y, mark: told.append(mark.words)
    )
    for size in (1.0, 2.0):
        canvas.lettering.factor = size
        scene.draw(canvas)
    assert [words.partition(":")[0] for words in told] == ["risk", "risk"]


def test_what_is_likely_lost_stands_at_one_height_for_all_and_on_no_tag(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, found = begin(1, 6, humans=1), list[tuple[float, float, str]]()
    hud, canvas = props_of(scene).hud, scene.services.canvas
    hud.dangers = {seat: Mark("½") for seat in range(6)}
    monkeypatch.setattr(
        "scenes.skins.bulls.drawing.hud.draw_mark",
        lambda canvas, x, y, mark: found.append((x - mark_width(canvas, mark) / 2, y, mark.words)),
    )
    heights = []
    for tags in ((), (("cards", -1),), (("cards", -1), ("runners", -2))):
        found.clear()
        hud.lines[2].tags = tags
        hud._draw_dangers(canvas, plates(6)[0][1])
        assert len({y for _, y, _ in found}) == 1
        end = plates(6)[2][0] + hud._tags_width(canvas, 2)
        assert found[2][0] > end or found[2][1] > PLATE_FOOT + 17
        heights.append((found[2][1], found[2][2].split(":")[0]))
    assert [words for _, words in heights] == ["risk"] * 3
    assert heights[0][0] == heights[1][0] < heights[2][0], "on another line only where there is no room"


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
