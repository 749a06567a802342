"""How pieces are drawn: at rest with all their lines, and scaled as they stood while a camera moves."""

from __future__ import annotations

import pygame
import pytest

from game.core.action import token
from scenes.stage.camera import SECONDS, Camera
from scenes.stage.pieces import BOARD, DICE, EFFECT, HAND, Piece, change, flip
from scenes.stage.sprites import Mark, draw_piece
from scenes.stage.stage import Stage
from scenes.ui.anim import Timeline
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.text import Lettering

WHERE, PORT = (500.0, 300.0), pygame.FRect(20, 40, 800, 500)
GROUND = (0, 0, 0)


@pytest.fixture
def camera() -> Camera:
    return Camera(pygame.FRect(0, 10, 1000, 600), PORT, 2.0)


def height_of_the_pawn(camera: Camera, art: Art) -> int:
    """Draw a pawn on an empty ground as the camera shows it; return how high it is there, in pixels."""
    wide, stage = 60 * camera.sight.zoom, Stage()
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    canvas.surface.fill(GROUND)
    at = camera.to_screen(WHERE)
    stage.settle(
        [Piece(token("pawn", 0), "alatriste/pawn_green", *at, wide, 1.4 * wide, inked=True, window=PORT)]
    )
    stage.draw(canvas, {}, (BOARD, EFFECT), camera)
    seen = pygame.mask.from_threshold(canvas.surface, GROUND, (8, 8, 8))
    seen.invert()
    return max(rect.h for rect in seen.get_bounding_rects())


def test_while_a_camera_moves_a_figure_is_scaled_as_it_stood_and_no_line_is_made_for_it(
    camera: Camera, art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    heights = [height_of_the_pawn(camera, art)]
    camera.aim(camera.near(WHERE))
    heights.append(height_of_the_pawn(camera, art))
    with monkeypatch.context() as patch:
        patch.setattr(Art, "rim", lambda *_, **__: pytest.fail("a line was made"))
        for _ in range(3):
            camera.update(SECONDS / 4)
            heights.append(height_of_the_pawn(camera, art))
    camera.finish()
    heights.append(height_of_the_pawn(camera, art))
    assert abs(heights[0] - heights[1]) <= 1 and heights[2:] == sorted(heights[2:])
    assert heights[0] < heights[2] < heights[4] < heights[5]


def test_a_card_of_a_hand_that_closes_up_is_made_for_the_size_at_which_it_will_lie_alone(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, scale = Canvas(pygame.Surface((1280, 720)), art, Lettering(art)), Art._scale
    made: list[tuple[int, int]] = []

    def note(self: Art, name: str, size: tuple[int, int], degrees: int) -> pygame.Surface:
        made.append(size)
        return scale(self, name, size, degrees)

    monkeypatch.setattr(Art, "_scale", note)
    card = Piece(token("card", 5), "alatriste/box_academia", 300.0, 300.0, 150.0, 160.0, HAND, shadow=True)
    card.whole = 90.0, 96.0
    widths, motion = [], Timeline()
    motion.add(change(card, 0.5, width=90.0, height=96.0))
    while motion.busy:
        motion.update(0.1)
        canvas.surface.fill(GROUND)
        draw_piece(canvas, card, None)
        seen = pygame.mask.from_threshold(canvas.surface, GROUND, (8, 8, 8))
        seen.invert()
        widths.append(max(rect.w for rect in seen.get_bounding_rects()))
    assert set(made) == {(round(90 * canvas.k), round(96 * canvas.k))}
    assert widths == sorted(widths, reverse=True) and len({*widths}) > 3


def test_a_card_that_turns_over_in_a_hand_is_made_for_its_first_and_its_last_size_alone(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, scale = Canvas(pygame.Surface((1280, 720)), art, Lettering(art)), Art._scale
    made: list[tuple[str, tuple[int, int]]] = []

    def note(self: Art, name: str, size: tuple[int, int], degrees: int) -> pygame.Surface:
        made.append((name, size))
        return scale(self, name, size, degrees)

    monkeypatch.setattr(Art, "_scale", note)
    card = Piece(token("card", 5), "alatriste/box_academia", 300.0, 300.0, 150.0, 160.0, HAND, shadow=True)
    draw_piece(canvas, card, None)
    card.whole, motion = (150.0, 160.0), Timeline()
    motion.add(flip(card, "alatriste/box_el_valido", 0.3, 90.0, (90.0, 200.0)))
    motion.add(change(card, 0.3, height=200.0))
    while motion.busy:
        motion.update(0.03)
        draw_piece(canvas, card, None)
    assert made == [("alatriste/box_academia", (150, 160)), ("alatriste/box_el_valido", (90, 200))]


def test_a_die_that_cannot_be_chosen_keeps_the_hue_of_its_colour_and_pales(art: Art) -> None:
    canvas, seen = Canvas(pygame.Surface((1280, 720)), art, Lettering(art)), []
    for name, is_paling in (("die_yellow_3", True), ("die_green_3", True), ("die_yellow_3", False)):
        die = Piece(token("runner", 0), f"bulls/{name}", *WHERE, 40, 40, inked=True, is_paling=is_paling)
        for mark in (None, Mark.DIM):
            draw_piece(canvas, die, mark)
            face = canvas.surface.subsurface(canvas.to_pixels(die.rect.inflate(-8, -8)))
            seen.append(pygame.Color(*pygame.transform.average_color(face)))
    yellow, paler, green, paler_green, _, darker = seen
    assert paler.hsla[2] > yellow.hsla[2] > darker.hsla[2] and paler_green.hsla[2] > green.hsla[2]
    assert abs(paler.hsla[0] - yellow.hsla[0]) < 8 and abs(paler_green.hsla[0] - green.hsla[0]) < 30


def test_the_bulb_of_a_hint_hides_no_pip_of_the_die_that_it_names(art: Art) -> None:
    seen = []
    for mark in (Mark.LIT, Mark.ADVISED):
        canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
        canvas.surface.fill(GROUND)
        die = Piece(token("runner", 0), "bulls/die_yellow_6", *WHERE, 30, 30, DICE, inked=True)
        draw_piece(canvas, die, mark)
        pips = canvas.to_pixels(die.rect.inflate(-12, -12))
        seen.append(pygame.mask.from_threshold(canvas.surface.subsurface(pips), (0, 0, 0), (110, 110, 110)))
    pips_lit, pips_advised = seen
    assert pips_lit.count() > 40
    assert pips_lit.overlap_area(pips_advised, (0, 0)) == pips_lit.count() == pips_advised.count()


def drawn_card(art: Art, scale: float, edge: tuple[int, int, int] | None, wide: float = 120.0) -> Canvas:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art))
    canvas.surface.fill(GROUND)
    card = Piece(token("card", 0), "toruro/card_oros_1", *WHERE, wide, 1.55 * wide, EFFECT, scale=scale)
    card.edge = edge
    draw_piece(canvas, card, None)
    return canvas


def test_a_card_with_an_edge_that_grows_is_outlined_once_whatever_its_size(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    blue = (30, 60, 200)
    drawn_card(art, 1.4, blue)
    with monkeypatch.context() as patch:
        patch.setattr(Art, "rim", lambda *_, **__: pytest.fail("a line was made"))
        grown = drawn_card(art, 1.5, blue)
    bare = drawn_card(art, 1.0, None, 180.0)
    for x in (WHERE[0] - 60, WHERE[0], WHERE[0] + 60):
        spot = grown.to_pixels(pygame.FRect(x - 20, WHERE[1] - 20, 40, 40))
        one, other = (pygame.transform.average_color(seen.surface, spot) for seen in (grown, bare))
        assert one == pytest.approx(other, abs=12)
    beside = grown.surface.get_at(grown.to_pixel(WHERE[0] - 92, WHERE[1]))[:3]
    assert beside == pytest.approx(blue, abs=12)
