"""What lies on the table of El Toro does not hide what lies beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import pstdev
from typing import Any

import pygame
import pytest

from game.bulls.rows import DESTINATION_KINDS
from game.core.action import token
from game.translation import tr, use
from scenes.skins.bulls import layout
from scenes.skins.bulls.drawing.card_faces import NAME, NAME_SIZES
from scenes.skins.bulls.skin import BullsSkin
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.text import card_lettering, fitting
from tests.narrow import as_a
from tests.stage.conftest import Begin

TILTED = 6.0
"""By how much a tilted card is wider on each side."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """English again, whatever a test spoke."""
    yield
    use("en")


@pytest.mark.parametrize("count", range(1, 9))
def test_a_hand_of_any_size_lies_between_the_card_in_play_and_the_deck(count: int) -> None:
    first, last = layout.fan(count)[0], layout.fan(count)[-1]
    assert first - layout.CARD[0] / 2 - TILTED >= layout.OWN_IN_PLAY[0] + layout.IN_PLAY[0] / 2
    assert last + layout.CARD[0] / 2 + TILTED <= layout.DECK[0] - layout.PILE[0] / 2


@pytest.mark.parametrize("size", [layout.IN_PLAY, layout.SHOWN])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_played_card_is_shown_below_its_seat_and_over_no_dice(
    seats: int, size: tuple[float, float]
) -> None:
    for seat in range(seats):
        for column in (94.0, 342.0, 587.0, 832.0):
            x, y = layout.below_plate(seat, seats, column, size)
            assert x >= size[0] / 2 and x + size[0] / 2 <= layout.BEFORE_PIERS
            assert y - size[1] / 2 > layout.BAR
            assert abs(x - column) >= (layout.PLAZA[0] + size[0]) / 2
            assert abs(x - layout.plate(seat, seats)[0]) < 340


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("factor", [1.0, 1.6])
def test_a_card_is_read_aside_of_the_dice_and_of_the_prompt(row: int, factor: float) -> None:
    areas = {x: layout.dock(row, x, 200 * factor, 282 * factor) for x in layout.fan(5)}
    column = (94.0, 342.0, 587.0, 832.0)[row]
    dice = pygame.FRect(column - 88, 66, 176, 534)
    prompt = pygame.FRect(0, 0, layout.HOOK.widest, layout.HOOK.highest)
    prompt.midbottom = layout.HOOK.x, layout.HOOK.y
    for x, area in areas.items():
        assert pygame.FRect(0, layout.BAR, 1280, 660).contains(area)
        assert not area.colliderect(dice) and not area.colliderect(prompt)
        assert abs(area.centerx - x) <= 460, "not at the far end of the board"
    if row in (0, 3) and factor == 1:
        assert [x for x, area in areas.items() if area.centerx == x], "right above its card where it can"


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("factor", [1.0, 1.6])
def test_a_card_that_cannot_be_chosen_is_read_at_the_foot_of_the_window_off_the_dice(
    row: int, factor: float
) -> None:
    area = layout.low_dock(row, 200 * factor, 282 * factor)
    column = (94.0, 342.0, 587.0, 832.0)[row]
    assert pygame.FRect(0, layout.BAR, 1280, 660).contains(area)
    assert not area.colliderect((column - 76, 66, 152, 534))
    prompt = pygame.FRect(0, 0, layout.HOOK.widest, layout.HOOK.highest)
    prompt.midbottom = layout.HOOK.x, layout.HOOK.y
    assert not area.colliderect(prompt) or factor > 1
    assert area.top > layout.dock(row, 638.0, 200 * factor, 282 * factor).top + 100


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_names_of_all_destinations_stand_in_one_typeface(art: Art, language: str) -> None:
    use(language)
    lettering = card_lettering(art)
    for kind in DESTINATION_KINDS:
        assert fitting(lettering, tr(kind.name), NAME, "card", NAME_SIZES, False)[0].width <= NAME.width


def areas_filled(monkeypatch: pytest.MonkeyPatch) -> list[pygame.FRect]:
    """A list to which every area is added that is filled from now on."""
    filled: list[pygame.FRect] = []
    fill = Canvas.fill

    def noted(self: Canvas, rect: Any, *rest: Any, **more: Any) -> None:
        filled.append(pygame.FRect(rect))
        fill(self, rect, *rest, **more)

    monkeypatch.setattr(Canvas, "fill", noted)
    return filled


def test_what_changes_tomorrow_hangs_above_the_first_destination(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(1, 6)
    skin, canvas = scene.skin, scene.services.canvas
    assert isinstance(skin, BullsSkin)
    skin._hud.lines = [replace(line, tags=(("runners", 2), ("cards", -1))) for line in skin._hud.lines]
    filled = areas_filled(monkeypatch)
    skin.draw_hud(canvas)
    tags = [rect for rect in filled if rect.bottom > layout.BAR]
    x, y = skin._board.points[token("space", skin._board.graph.destinations[0])]
    card = pygame.FRect(0, 0, *layout.DESTINATION)
    card.center = x, y
    assert len(tags) >= 12
    assert not [rect for rect in tags if rect.colliderect(card)]


def test_in_a_high_window_the_bar_is_as_high_as_ever(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begin(1, 2)
    used = scene.services.canvas
    canvas = Canvas(pygame.Surface((1280, 900)), used.art, used.lettering)
    drawn: dict[str, pygame.FRect] = {}
    nine = Canvas.nine

    def noted(self: Canvas, name: str, area: Any, **more: Any) -> None:
        drawn[name] = pygame.FRect(area)
        nine(self, name, area, **more)

    monkeypatch.setattr(Canvas, "nine", noted)
    assert canvas.window.top < -50
    scene.skin.draw_hud(canvas)
    assert drawn["ui/bar_top"].top >= -8


def test_the_card_that_one_plays_hides_neither_signs_nor_the_prompt() -> None:
    (x, y), (wide, high) = layout.OWN_IN_PLAY, layout.IN_PLAY
    assert x - wide / 2 > layout.PAPER.right
    assert y - high / 2 > layout.HOOK.y > 600


@pytest.mark.parametrize("seats", [2, 6])
def test_what_hangs_at_the_plates_grows_with_the_text_but_not_over_the_next_plate(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    scene = begin(1, seats)
    skin, canvas = as_a(BullsSkin, scene.skin), scene.services.canvas
    skin._hud.lines = [replace(line, tags=(("runners", 2), ("cards", -1))) for line in skin._hud.lines]
    filled = areas_filled(monkeypatch)
    heights = []
    for factor in (1.0, 2.0):
        canvas.lettering.factor = factor
        filled.clear()
        skin.draw_hud(canvas)
        tags = [rect for rect in filled if layout.BAR < rect.bottom < layout.TOOLS.bottom - 6]
        heights.append(max(rect.h for rect in tags))
        for left, width in layout.plates(seats):
            beside = [rect for rect in tags if left <= rect.left < left + width]
            assert len(beside) == 4
            assert max(rect.right for rect in beside) <= left + width + 6
    assert heights[1] > heights[0] + 2


def test_houses_have_less_contrast_than_in_their_pictures_and_the_sea_has_its_own(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begin(1, 2)
    town, canvas = as_a(BullsSkin, scene.skin)._town, scene.services.canvas
    calm = town._paint_whole(canvas)
    monkeypatch.setattr(type(town), "_calm", staticmethod(lambda canvas: None))
    loud = town._paint_whole(canvas)

    def spread(picture: pygame.Surface, area: tuple[int, int, int, int]) -> float:
        grey = pygame.transform.grayscale(picture.subsurface(area).convert_alpha())
        return pstdev(pygame.image.tobytes(grey, "RGB")[::3])

    houses, sea = (320, 586, 600, 60), (1090, 610, 60, 60)
    assert spread(calm, houses) < 0.88 * spread(loud, houses)
    assert spread(calm, sea) == pytest.approx(spread(loud, sea))


def test_the_column_of_the_dice_is_paved_wider_and_those_that_they_have_left_are_darker(begin: Begin) -> None:
    scene = begin(1, 2)
    town, canvas = as_a(BullsSkin, scene.skin)._town, scene.services.canvas

    def brightness(row: int, area: pygame.FRect) -> int:
        town.row = row
        town.draw(canvas)
        return sum(pygame.transform.average_color(canvas.surface, canvas.to_pixels(area))[:3])

    for space in town.board.graph.spaces[5:13:3]:
        x, y = town.board.points[token("space", space.id)]
        middle = pygame.FRect(x - 20, y + 20, 40, 8)
        ahead, here, past = (brightness(space.row + step, middle) for step in (-1, 0, 1))
        assert here > ahead > 1.3 * past
        kerb = pygame.FRect(layout.paved((x, y)).left + 1, y - 8, 3, 8)
        assert brightness(space.row, kerb) < 0.8 * brightness(space.row - 1, kerb), "over its street"


def test_a_coach_leaves_all_piers_and_what_is_written_on_them_to_be_seen(begin: Begin) -> None:
    skin = as_a(BullsSkin, begin(1, 2).skin)
    for slot in skin._board.graph.destinations:
        area = pygame.FRect(0, 0, *layout.PIER_SIZE)
        area.center = layout.PIER, layout.pier(skin._board.points[token("space", slot)][1])
        assert any(taught.contains(area) for taught in skin.taught)
