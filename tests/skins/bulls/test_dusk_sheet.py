"""The sheet at dusk is painted part by part, and looks the same however late its pictures come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.bulls.events import DayEnded
from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView, Runner
from scenes.screenshots.arrange import showing
from scenes.skins.bulls.drawing import board_art, card_faces
from scenes.skins.bulls.drawing.dusk_sheet import EDGE, HEAD, TOMORROW, WIDE, DuskSheets, K
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.marks import faces_of
from scenes.ui.text import Lettering
from scenes.ui.time_limit import LIMIT, OverLimitError
from tests.narrow import there
from tests.stage.conftest import Begin

MOST = 200
"""No sheet has more parts."""


def ended_day(begin: Begin) -> tuple[BullsView, Callable[[], DuskSheets]]:
    """A view at dusk, and what makes sheets with pictures of their own, none of which has been read."""
    scene = begin(1, 3)
    view, seats = there(scene.table.view(None)), scene.table.seats
    first, second = view.town.destinations[:2]
    runners = (Runner(0, 0, first, 2), Runner(1, 0, first, 3), Runner(16, 1, second, 2))
    noted, points = ((view.slots[0],), (), ()), ((9, 0, 0), (2, 0, 0), (6, 0, 0))
    view = replace(view, day=1, runners=runners, trampled=(2, 17), noted=noted, points=points)

    def make() -> DuskSheets:
        art = Art()
        card_faces.register(art)
        board_art.register(art)
        canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
        return DuskSheets(canvas, seats, [*faces_of(seats)])

    return view, make


def pixels(sheets: DuskSheets, view: BullsView) -> bytes:
    name, wide, high = sheets(view)
    return pygame.image.tobytes(sheets._art.picture(name, round(wide * K), round(high * K)), "RGBA")


@pytest.mark.parametrize("parts", [0, 1, 3, 5, 7, MOST])
def test_pictures_that_come_late_are_on_the_sheet_as_if_they_had_been_there(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, parts: int
) -> None:
    view, make = ended_day(begin)
    at_once, late = make(), make()
    whole = pixels(at_once, view)
    late.expect(view)
    monkeypatch.setattr(Art, "_has_come", lambda self, name: False)
    for _ in range(parts):  # so many are painted before it is shown, and none of its pictures has come
        try:
            with LIMIT.until(0.0):
                late._art.prepare_next()
        except OverLimitError:
            continue
    monkeypatch.undo()
    assert pixels(late, view) == whole


def test_a_sheet_of_another_day_that_was_begun_is_not_gone_on_with(begin: Begin) -> None:
    view, make = ended_day(begin)
    sheets, other = make(), replace(view, points=((1, 0, 0), (2, 0, 0), (3, 0, 0)))
    sheets.expect(view)
    for _ in range(3):
        sheets._art.prepare_next()
    assert pixels(sheets, other) == pixels(make(), other)


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
    view, sheets = replace(view, noted=(most, (), ())), make()
    sheets._screen.lettering.factor = factor
    ends: list[float] = []
    picture = Canvas.picture

    def noted(self: Canvas, name: str, x: float, y: float, wide: float, *rest: Any, **more: Any) -> None:
        if y > HEAD and x > EDGE + TOMORROW:
            ends.append(x + wide / 2)
        picture(self, name, x, y, wide, *rest, **more)

    monkeypatch.setattr(Canvas, "picture", noted)
    pixels(sheets, view)
    assert len(ends) == 3
    assert max(ends) <= WIDE - EDGE
