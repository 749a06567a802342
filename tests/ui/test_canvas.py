"""The canvas: one transform between design space and pixels, sharp and without gaps at every size."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice
from scenes.ui.shapes import fade
from scenes.ui.text import Lettering
from scenes.ui.theme import INK, OCHRE_LT, RESTING, luminance, ratio
from tests.menus.conftest import OnSurface

SIZES = [(1280, 720), (960, 540), (1920, 1080), (2560, 1080), (1000, 1000), (1366, 768)]


@pytest.mark.parametrize("size", SIZES)
def test_the_design_space_lies_centred_in_the_window(on_surface: OnSurface, size: tuple[int, int]) -> None:
    canvas = on_surface(size, 100)
    middle = canvas.to_pixel(640, 360)
    assert abs(middle[0] - size[0] / 2) <= 1
    assert abs(middle[1] - size[1] / 2) <= 1
    assert canvas.window.contains((0, 0, 1280, 720))


@pytest.mark.parametrize("size", SIZES)
def test_the_corners_of_the_window_are_reachable_points(on_surface: OnSurface, size: tuple[int, int]) -> None:
    canvas = on_surface(size, 100)
    assert canvas.to_design((0, 0)) == pytest.approx(canvas.window.topleft)
    assert canvas.to_design(size) == pytest.approx(canvas.window.bottomright, rel=1e-4)
    for pixel in ((0, 0), (size[0] - 1, size[1] - 1), (17, 5)):
        assert canvas.to_pixel(*canvas.to_design(pixel)) == pixel


@pytest.mark.parametrize("size", SIZES)
def test_neighbours_in_design_space_share_their_edge_in_pixels(
    on_surface: OnSurface, size: tuple[int, int]
) -> None:
    canvas = on_surface(size, 100)
    columns = [canvas.to_pixels((x * 33.3, 10, 33.3, 20)) for x in range(30)]
    for left, right in pairwise(columns):
        assert left.right == right.left


def test_text_is_returned_where_it_was_written(canvas: Canvas) -> None:
    canvas.surface.fill((255, 255, 255))
    area = canvas.text("Plaza", 400, 300, "title", INK, anchor="center middle")
    assert area.centerx == pytest.approx(400, abs=1)
    written = pygame.mask.from_threshold(canvas.surface, INK, (60, 60, 60)).get_bounding_rects()
    together = written[0].unionall(written[1:])
    assert canvas.to_pixels(area).inflate(4, 4).contains(together)


def test_the_middle_of_text_is_that_of_its_capitals(canvas: Canvas) -> None:
    canvas.surface.fill((255, 255, 255))
    canvas.text("HHH", 400, 300, "button", INK, anchor="center middle")
    (rect, *more) = pygame.mask.from_threshold(canvas.surface, INK, (90, 90, 90)).get_bounding_rects()
    assert abs(rect.unionall(more).centery - 300) <= 1


def test_text_beyond_its_box_is_noted(canvas: Canvas) -> None:
    canvas.text("Everybody runs down the street", 100, 100, "body", INK, box=(100, 100, 80, 30))
    assert canvas.spills is not None
    assert [spill.text for spill in canvas.spills] == ["Everybody runs down the street"]


def test_text_beyond_the_window_is_noted(canvas: Canvas) -> None:
    canvas.text("Everybody runs", 1200, 100, "body", INK)
    assert canvas.spills


def test_a_clip_keeps_everything_else_as_it_was(canvas: Canvas) -> None:
    canvas.surface.fill((0, 0, 0))
    with canvas.clip((100, 100, 50, 50)):
        canvas.fill(canvas.window, (200, 0, 0))
    assert canvas.surface.get_at((120, 120))[:3] == (200, 0, 0)
    assert canvas.surface.get_at((99, 120))[:3] == (0, 0, 0)
    assert canvas.surface.get_clip().size == canvas.surface.get_size()


def test_a_picture_is_drawn_at_its_anchor_and_returns_its_area(canvas: Canvas) -> None:
    area = canvas.picture("ui/gear", 600, 400, 40, anchor="center", angle=30)
    assert area.center == pytest.approx((600, 400), abs=1)
    assert area.w == 40


def test_a_picture_with_its_shadow_is_drawn_again_without_the_picture_alone() -> None:
    art = Art()
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    for angle in (0, 7):
        canvas.picture("ui/gear", 600, 400, 40, height=40, angle=angle, shadow=RESTING)
        drawn = canvas.surface.copy()
        art._masters.drop("ui/gear")
        for cache in (*art._scaled.values(), art._doubles):
            cache.clear()
        canvas.surface.fill((0, 0, 0))
        canvas.picture("ui/gear", 600, 400, 40, height=40, angle=angle, shadow=RESTING)
        assert pygame.image.tobytes(canvas.surface, "RGB") == pygame.image.tobytes(drawn, "RGB")
        assert not art.is_loaded("ui/gear")
        canvas.surface.fill((0, 0, 0))


def test_a_picture_that_was_faded_is_drawn_as_fast_as_before(canvas: Canvas) -> None:
    """One without transparent pixels has no opacity: with 255 each of its pixels would be mixed."""
    picture = pygame.Surface((8, 8))
    fade(canvas.surface, picture, (0, 0), 120)
    fade(canvas.surface, picture, (0, 0), 255)
    assert picture.get_alpha() is None


def test_a_layer_that_was_painted_ahead_is_not_painted_again(canvas: Canvas) -> None:
    painted: list[str] = []
    for number in range(2):
        canvas.prepare_layer("sheet", number, (100, 100, 50, 50), lambda: painted.append("ahead"))
        canvas.layer("sheet", number, (100, 100, 50, 50), lambda: painted.append("late"))
    assert painted == ["ahead", "ahead"]


@pytest.mark.parametrize("sharp", [False, True])
def test_on_dark_paper_dark_words_are_written_in_a_light_ink_and_on_bright_ground_they_stay(
    art: Art, sharp: bool
) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    canvas.sharp, canvas.dark = sharp, True
    canvas.nine("ui/panel_paper", (100, 100, 400, 200))
    paper = canvas.surface.get_at((200, 280))
    assert luminance((paper.r, paper.g, paper.b)) < 0.05
    area = canvas.text("Sobremesa", 200, 180, "title", INK)
    on_paper = canvas.to_pixels(area)
    assert max(sum(canvas.surface.get_at(at)[:3]) for at in pixels(on_paper)) > 600
    canvas.fill((600, 100, 400, 200), OCHRE_LT)
    area = canvas.text("Sobremesa", 700, 180, "title", INK)
    assert min(sum(canvas.surface.get_at(at)[:3]) for at in pixels(canvas.to_pixels(area))) < 160


@pytest.mark.parametrize("dark", [False, True])
def test_a_sign_in_ink_stands_out_from_its_paper(art: Art, dark: bool) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    canvas.dark = dark
    canvas.nine("ui/panel_paper", (100, 100, 400, 200))
    canvas.sign("ui/speaker", 300, 200, 26)
    found = [canvas.surface.get_at(at) for at in pixels(pygame.Rect(287, 187, 26, 26))]
    lights = [luminance((at.r, at.g, at.b)) for at in found]
    assert max(lights) > 0.5
    assert min(lights) < 0.05


@pytest.mark.parametrize("sharp", [False, True])
@pytest.mark.parametrize("dark", [False, True])
def test_arrows_of_a_choice_have_a_contrast_of_three(art: Art, dark: bool, sharp: bool) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    canvas.sharp, canvas.dark = sharp, dark
    canvas.nine("ui/panel_paper", (100, 100, 900, 300))
    area = pygame.FRect(300, 200, 300, 50)
    Choice(area, "Paper", [(0, "Dark"), (1, "Bright")], 0, lambda _: None).draw_value(canvas, area)
    arrow, ground = canvas.surface.get_at((320, 225)), canvas.surface.get_at((320, 237))
    assert ratio((arrow.r, arrow.g, arrow.b), (ground.r, ground.g, ground.b)) >= 3.0


def pixels(area: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(area.left, area.right) for y in range(area.top, area.bottom)]
