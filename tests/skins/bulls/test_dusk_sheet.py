"""The sheet at dusk counts up pier by pier, and looks the same however late its pictures come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from typing import Any

import pygame
import pytest

from game.bulls.events import DayEnded
from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView, Runner
from scenes.screenshots.arrange import showing
from scenes.skins.bulls.drawing import board_art, card_faces
from scenes.skins.bulls.drawing.dusk_count import START, DuskCounts, Part
from scenes.skins.bulls.drawing.dusk_sheet import EDGE, HEAD, TOMORROW, WIDE, DuskSheets, K, seat_days
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.marks import faces_of
from scenes.ui.text import Lettering
from scenes.ui.time_limit import LIMIT, OverLimitError
from tests.narrow import there
from tests.stage.conftest import Begin

MOST = 200
"""No sheet has more parts."""


def ended_day(begin: Begin) -> tuple[BullsView, Callable[[], DuskCounts]]:
    """A view at dusk, and what makes sheets with pictures of their own, none of which has been read."""
    scene = begin(1, 3)
    view, seats = there(scene.table.view(None)), scene.table.seats
    first, second = view.town.destinations[:2]
    runners = (Runner(0, 0, first, 2), Runner(1, 0, first, 3), Runner(16, 1, second, 2))
    noted, points = ((view.slots[0],), (), ()), ((9, 0, 0), (2, 0, 0), (6, 0, 0))
    view = replace(view, day=1, runners=runners, trampled=(2, 17), noted=noted, points=points)

    def make() -> DuskCounts:
        art = Art()
        card_faces.register(art)
        board_art.register(art)
        canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
        return DuskCounts(DuskSheets(canvas, seats, [*faces_of(seats)]))

    return view, make


def painted(counts: DuskCounts, part: Part) -> bytes:
    width, height = (round(side * K) for side in part.area.size)
    return pygame.image.tobytes(counts.art.picture(part.picture, width, height), "RGBA")


def pixels(counts: DuskCounts, view: BullsView) -> list[bytes]:
    parts = chain.from_iterable(row.parts for row in counts.rows(view))
    return [painted(counts, part) for part in (counts.bare(view), counts.crown(view), *parts)]


@pytest.mark.parametrize("parts", [0, 1, 3, 5, 7, MOST])
def test_pictures_that_come_late_are_on_the_sheet_as_if_they_had_been_there(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, parts: int
) -> None:
    view, make = ended_day(begin)
    at_once, late = make(), make()
    whole = pixels(at_once, view)
    late.expect(view)
    monkeypatch.setattr(Art, "_has_come", lambda self, name: name.startswith("bulls/dusk"))
    for _ in range(parts):  # so many are painted before it is shown, and none of its pictures has come
        try:
            with LIMIT.until(0.0):
                late.art.prepare_next()
        except OverLimitError:
            continue
    monkeypatch.undo()
    assert pixels(late, view) == whole


def test_a_sheet_of_another_day_that_was_begun_is_not_gone_on_with(begin: Begin) -> None:
    view, make = ended_day(begin)
    counts, other = make(), replace(view, points=((1, 0, 0), (2, 0, 0), (3, 0, 0)))
    counts.expect(view)
    for _ in range(9):
        counts.art.prepare_next()
    assert pixels(counts, other) == pixels(make(), other)


def test_nothing_on_the_sheet_tells_who_is_ahead_before_it_is_counted(begin: Begin) -> None:
    view, make = ended_day(begin)
    counts, other = make(), replace(view, points=((2, 0, 0), (9, 0, 0), (6, 0, 0)))
    assert painted(counts, counts.bare(view)) == painted(counts, counts.bare(other))
    assert painted(counts, counts.crown(view)) != painted(counts, counts.crown(other))


def test_points_of_the_day_grow_pier_by_pier_in_rows_that_begin_in_the_order_of_yesterday(
    begin: Begin,
) -> None:
    view, make = ended_day(begin)
    view = replace(view, day=2, points=((1, 9, 0), (8, 2, 0), (5, 6, 0)))
    counts = make()
    rows, worth = counts.rows(view), DESTINATIONS[view.slots[0]].points
    first = next(row for row in rows if row.seat == 0)
    assert [*first.points] == [START, 0], "two of its Runners came to the first pier"
    before, after = (part.picture.split()[-2] for part in first.points.values())
    assert int(after) == 9 and int(before) == 9 - 2 * worth
    places = [row.result[0].area.top + row.below for row in rows]
    assert [row.seat for row in rows] == [day.seat for day in seat_days(view)]
    assert [row.seat for _, row in sorted(zip(places, rows, strict=True), key=lambda one: one[0])] == [
        1,
        2,
        0,
    ]


def test_a_day_waits_with_its_end_for_the_paper_of_its_sheet_but_for_the_last_which_has_none(
    begin: Begin,
) -> None:
    scene = begin(1, 3)
    view = there(scene.table.view(None))
    for day, sheets in ((1, 1), (view.days, 0)):
        ended = DayEnded("bulls.8.1", day=day, points=(0, 0, 0), totals=(0, 0, 0))
        papers = [name for name in scene.skin.at_once(ended, view) if name.endswith(" bare")]
        assert len(papers) == sheets


def test_the_sheet_counts_up_before_one_reads_it_and_whoever_skips_reads_all_of_it_at_once(
    begin: Begin,
) -> None:
    shown = list[list[tuple[str, float, float]]]()
    for skips in (False, True):
        scene = showing(begin(1, 3, humans=1), "DayEnded", 0.0)
        lying, seconds = list[int](), 0.0
        while not scene.director.waiting and seconds < 3:
            scene.director.skip() if skips else scene.director.update(0.1)
            seconds += 0.1
            lying.append(sum("dusk" in piece.picture for piece in scene.stage.effects))
        on_it = [piece for piece in scene.stage.effects if "dusk" in piece.picture]
        shown.append(sorted((piece.picture, round(piece.x), round(piece.y)) for piece in on_it))
        assert seconds < (0.2 if skips else 2.6)
        assert skips or (len({*lying}) > 3 and lying == sorted(lying))
    assert shown[0] == shown[1]
    heights = {y for picture, _, y in shown[0] if " row " in picture}
    assert len(heights) == 3, "every row lies in its place"


def test_while_the_sheet_tells_how_a_day_went_nothing_else_does(begin: Begin) -> None:
    scene = showing(begin(1, 3, humans=1), "DayEnded", 2.0)
    assert isinstance(scene.director.event, DayEnded)
    assert not any("is over:" in line.text for line in scene.session.chronicle.lines)
    assert "Night falls" in scene.session.prompt_panel.words
    scene.director.finish()
    assert any("Day 1 is over: **Amaya**" in line.text for line in scene.session.chronicle.lines)


@pytest.mark.parametrize("factor", [1.0, 2.0])
def test_all_that_tomorrow_changes_stands_within_its_row(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, factor: float
) -> None:
    view, make = ended_day(begin)
    kinds = [destination.id for destination in DESTINATIONS]
    most = tuple(kinds.index(kind) for kind in ("festival", "bookstore", "bank"))
    view, counts = replace(view, noted=(most, (), ())), make()
    counts.sheets.screen.lettering.factor = factor
    ends: list[float] = []
    picture = Canvas.picture

    def noted(self: Canvas, name: str, x: float, y: float, wide: float, *rest: Any, **more: Any) -> None:
        if y > HEAD and x > EDGE + TOMORROW:
            ends.append(x + wide / 2)
        picture(self, name, x, y, wide, *rest, **more)

    monkeypatch.setattr(Canvas, "picture", noted)
    pixels(counts, view)
    assert len(ends) == 3
    assert max(ends) <= WIDE - EDGE
