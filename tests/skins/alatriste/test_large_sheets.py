"""Sheets for those who read large letters: larger, with whole words, none over another."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from game import find
from game.alatriste.tokens import SEAT
from game.core.action import action
from game.core.script import Ask
from game.translation import use
from scenes.screenshots.arrange import table
from scenes.skins.alatriste.drawing import large_sheet
from scenes.skins.alatriste.drawing.cast import Cast
from scenes.skins.alatriste.drawing.encounter import Encounter
from scenes.skins.alatriste.layout import FRAMED_PLACE, PORT
from scenes.skins.alatriste.screenshots import MOMENTS, Moment, arranged, meeting
from scenes.stage.forms import Form
from scenes.window.app import App, windowless
from tests.narrow import there
from tests.needs import long

SHEETS = ("odds", "peril", "rivals", "crowd", "doom", "bail", "join", "bet")
SIZES = ((960, 540), (1280, 720), (1920, 1080))
WEAK = {"1": {"vigour": 2}}


def form_of(app: App, name: str) -> Form:
    """The form of a moment, or of whoever may fall upon five others or upon somebody who would die."""
    if name == "crowd":
        scene = table(app, find("alatriste"), 1, 6)
        view, seats = scene.table.view(0), scene.table.seats
        ask = Ask(0, "alatriste.combat", tuple(action("combat", SEAT[rival]) for rival in range(1, 6)))
        cast = Cast(app.services.canvas.art, seats, [f"faces/face_{seat + 1}" for seat in range(6)])
        return Encounter(ask, view, str, seats, cast, True)
    row = Moment(*meeting(0, "combat"), players=WEAK) if name == "doom" else MOMENTS[name]
    return there(there(arranged(app, 1, row).turn).form)


class Written:
    """What is written on a sheet, in device pixels, with the height of its letters."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch, name: str, percent: int) -> None:
        canvas = app.services.canvas
        canvas.lettering.factor = percent / 100
        self.words: list[tuple[str, pygame.Rect, int]] = []
        self.sheet = pygame.Rect(0, 0, 0, 0)
        write, form = canvas.text, form_of(app, name)

        def heard(text: str, x: float, y: float, style: str, *args: Any, **kwargs: Any) -> pygame.FRect:
            area = write(text, x, y, style, *args, **kwargs)
            letters = canvas.lettering.pixels(style, canvas.k)
            place = canvas.to_pixels(area).move(self.sheet.topleft)
            self.words.append((text, place.inflate(0, -0.3 * place.h), letters))
            return area

        def layer(name: str, key: object, area: pygame.FRect, paint: Any) -> None:
            self.sheet = canvas.to_pixels(area)
            with monkeypatch.context() as patched:
                patched.setattr(canvas, "text", heard)
                canvas.paint_aside(self.sheet, paint, False)

        with monkeypatch.context() as patched:
            patched.setattr(canvas, "layer", layer)
            form.widgets(canvas, lambda: None, lambda actions: None)
            form.draw(canvas)

    def letters(self, text: str) -> int:
        """How high the letters of these words are."""
        return next(high for words, _, high in self.words if words == text)


def sheet(
    monkeypatch: pytest.MonkeyPatch, name: str, percent: int, size: tuple[int, int], lang: str = "en"
) -> Written:
    """A sheet as it is written in a window of that size."""
    return Written(windowless(size, lang), monkeypatch, name, percent)


@pytest.mark.parametrize("language", [long("en"), "es"])
@pytest.mark.parametrize("percent", [100, long(125), long(150), long(175), 200])
@pytest.mark.parametrize("name", SHEETS)
def test_no_word_of_a_sheet_is_cut_or_lies_over_another_or_beside_the_sheet(
    monkeypatch: pytest.MonkeyPatch, name: str, percent: int, language: str
) -> None:
    found = sheet(monkeypatch, name, percent, SIZES[percent % 3], language)
    use("en")
    assert len(found.words) > 3
    for text, area, _ in found.words:
        assert not text.endswith("…")
        assert found.sheet.contains(area), text
    for (one, here, _), (other, there_, _) in combinations(found.words, 2):
        assert not here.colliderect(there_), f"{one} and {other}"


@pytest.mark.parametrize("size", [SIZES[0], *map(long, SIZES[1:])])
@pytest.mark.parametrize("name", ["odds", long("rivals"), "bail", long("join")])
def test_letters_of_a_sheet_grow_with_those_of_the_rest(
    monkeypatch: pytest.MonkeyPatch, name: str, size: tuple[int, int]
) -> None:
    usual = sheet(monkeypatch, name, 100, size).letters("Amaya")
    for percent, least in ((125, 1.2), (150, 1.45), (200, 1.85)):
        assert sheet(monkeypatch, name, percent, size).letters("Amaya") >= least * usual


def test_a_sheet_fills_madrid() -> None:
    area = large_sheet.grown(FRAMED_PLACE)
    assert PORT.inflate(1, 1).contains(area) and area.h == pytest.approx(PORT.h)
    assert area.center == pytest.approx(PORT.center)


def test_what_is_magnified_is_drawn_larger_about_its_point_and_the_rest_as_before() -> None:
    canvas = windowless((1280, 720), "en").services.canvas
    before = canvas.to_pixel(300, 200), canvas.to_pixel(400, 300), canvas.window.copy()
    with canvas.magnified(1.5, (300, 200)):
        assert canvas.to_pixel(300, 200) == before[0]
        assert canvas.to_pixel(400, 300) == (450, 350)
        assert canvas.window.w == pytest.approx(1280 / 1.5)
    assert (canvas.to_pixel(300, 200), canvas.to_pixel(400, 300), canvas.window) == before
