"""Pots and slate: chips add up to what is owed, and debts stand in the order in which they are paid."""

from __future__ import annotations

import itertools

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.seat import Seat
from game.toruro.view import Debt
from scenes.skins.toruro.drawing.cloth import stacks
from scenes.skins.toruro.drawing.slate import Slate
from scenes.skins.toruro.layout import SLATE, STACK
from scenes.ui.canvas import Canvas
from scenes.window.app import App
from tests.skins.toruro.conftest import app

__all__ = ["app"]

SEATS = [Seat(place, f"Player {place}", "blue") for place in range(8)]


@given(st.integers(0, 4000))
def test_a_heap_is_worth_what_it_shows(amount: int) -> None:
    heap = stacks(amount)
    assert sum(value * count for value, count in heap) == amount
    assert all(0 < count <= STACK for _, count in heap)
    assert [value for value, _ in heap] == sorted((value for value, _ in heap), reverse=True)


def chalked(*amounts: int) -> Slate:
    """A slate on which seat after seat owes these."""
    debts = [Debt(serial, serial % 8, amount) for serial, amount in enumerate(amounts)]
    return Slate(SEATS, debts)


@pytest.fixture
def canvas(app: App) -> Canvas:
    return app.services.canvas


def test_the_least_debt_is_on_top_and_of_equal_ones_the_oldest(canvas: Canvas) -> None:
    rows = chalked(12, 6, 12, 3).rows(canvas)
    assert [row.debts[0].serial for row in rows] == [3, 1, 0, 2]
    assert all(len(row.debts) == 1 for row in rows)


def test_equal_debts_share_a_line_where_there_are_too_many(canvas: Canvas) -> None:
    slate = chalked(*[6] * 9, *[9] * 8)
    assert not slate.has_all_lines(canvas)
    assert [len(row.debts) for row in slate.rows(canvas)] == [9, 8]


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("count", [0, 5, 9, 30])
def test_every_line_lies_on_the_slate(canvas: Canvas, text: float, count: int) -> None:
    slate = chalked(*range(3, 3 + count))
    with canvas.lettering.at_most(text):
        canvas.lettering.factor = text
        rows = slate.rows(canvas)
    assert all(SLATE.contains(row.area) for row in rows)
    assert not any(a.area.colliderect(b.area.inflate(0, -1)) for a, b in itertools.pairwise(rows))
    assert len(slate.pieces(canvas)) == 1 + len(rows)


def test_own_debts_are_seen_at_once(canvas: Canvas) -> None:
    pictures = []
    for own in (None, 2):
        slate = chalked(3, 3, 3)
        slate.own = own
        canvas.aim(pygame.Surface((1280, 720)))
        slate.draw(canvas)
        pictures.append(pygame.image.tobytes(canvas.surface, "RGB"))
    assert pictures[0] != pictures[1]
