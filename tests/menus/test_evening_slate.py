"""The slate of an evening is written as large as one likes, as far as it has room for everybody."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.evening.slate import Line
from game.storage.evenings import Guest
from scenes.evening.parts import LAST, ChalkSlate
from scenes.evening.room import SLATE
from scenes.ui import theme
from scenes.ui.art import Art
from tests.menus.looks import Probe

NAMES = ("Amaya", "Bruno", "Doña Urraca", "Maximiliano Ros", "Lola", "Teo", "Remedios", "Inés")
LOW = 320.0
"""The height of a slate that makes room for large buttons."""


class Notebook(Probe):
    """Notes how high each word is written, too."""

    def __init__(self, art: Art, percent: int) -> None:
        super().__init__(art)
        self.lettering.factor = percent / 100
        self.heights: dict[str, float] = {}

    def text(self, text: str, *place: Any, **how: Any) -> pygame.FRect:
        area = super().text(text, *place, **how)
        self.heights[text] = area.h
        return area


def written(art: Art, percent: int, guests: int, games: int, high: float = SLATE.h) -> Notebook:
    """A slate of so many people and games."""
    notebook = Notebook(art, percent)
    people = [Guest(name, colour) for name, colour in zip(NAMES[:guests], theme.SEATS, strict=False)]
    lines = [Line(one.name, (5,) * games, games, place == 0) for place, one in enumerate(people)]
    posters = ["title/poster_bulls"] * games
    ChalkSlate((*SLATE.topleft, SLATE.w, high), lines, people, posters, [""] * games).draw(notebook)
    return notebook


@pytest.mark.parametrize("high", [SLATE.h, LOW])
@pytest.mark.parametrize("games", [0, 3, LAST])
@pytest.mark.parametrize("guests", [2, 5, len(NAMES)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_no_word_lies_over_another(art: Art, percent: int, guests: int, games: int, high: float) -> None:
    assert written(art, percent, guests, games, high).crossed == []


def test_with_room_for_it_names_and_points_are_twice_as_large(art: Art) -> None:
    usual, large = (written(art, percent, 5, 3) for percent in (100, 200))
    assert large.heights["5"] > 1.8 * usual.heights["5"]
    assert "Doña Urraca" in large.heights
