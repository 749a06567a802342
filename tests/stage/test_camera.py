"""A camera shows what it must of a board, never beyond it, and only what is drawn moves with it."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core.action import token
from scenes.stage.camera import MARGIN, SECONDS, Camera, Sight
from scenes.stage.pieces import Piece

BOARD, PORT = pygame.FRect(0, 10, 1000, 600), pygame.FRect(20, 40, 800, 500)


@pytest.fixture
def camera() -> Camera:
    return Camera(BOARD, PORT, 2.0)


def is_within(inner: pygame.FRect, outer: pygame.FRect) -> bool:
    return bool(outer.inflate(0.01, 0.01).contains(inner))


def test_at_first_all_of_the_board_is_seen(camera: Camera) -> None:
    assert camera.sight == camera.whole and not camera.moving
    assert is_within(BOARD, camera.area(camera.sight))


def test_a_point_of_the_board_is_found_where_it_is_seen(camera: Camera) -> None:
    camera.aim(Sight(300.0, 200.0, 1.7), at_once=True)
    assert camera.to_screen((300.0, 200.0)) == PORT.center
    assert camera.to_board(camera.to_screen((12.0, 34.0))) == pytest.approx((12.0, 34.0), abs=1e-3)


@pytest.mark.parametrize("seed", range(20))
def test_what_must_be_seen_is_seen_as_large_as_there_is_room_and_nothing_beyond_the_board(
    camera: Camera, seed: int
) -> None:
    chance = Random(seed)
    areas = [
        pygame.FRect(chance.uniform(0, 900), chance.uniform(10, 520), 90, 80)
        for _ in range(chance.randint(1, 4))
    ]
    sight = camera.fit(areas)
    seen = camera.area(sight)
    assert all(is_within(area, seen) for area in areas)
    if sight.zoom > camera.whole.zoom:
        assert is_within(seen, BOARD)
    whole = areas[0].unionall(areas[1:])
    slack = PORT.w - whole.w * sight.zoom, PORT.h - whole.h * sight.zoom
    is_tight = min(slack) < 2 * MARGIN + 0.1
    assert sight.zoom in (camera.closest, camera.whole.zoom) or is_tight


def test_it_takes_its_time_to_a_sight_and_ends_there(camera: Camera) -> None:
    goal = camera.near((200.0, 200.0))
    camera.aim(goal)
    zooms = []
    while camera.moving:
        zooms.append(camera.shown.zoom)
        assert camera.update(SECONDS / 8)
    assert zooms == sorted(zooms) and zooms[0] == pytest.approx(camera.whole.zoom) and len(zooms) == 8
    assert camera.shown == goal and not camera.update(1.0)


def test_it_can_be_there_at_once(camera: Camera) -> None:
    camera.aim(camera.near((200.0, 200.0)), at_once=True)
    assert not camera.moving and camera.shown == camera.sight


def test_going_back_before_it_has_moved_is_no_motion(camera: Camera) -> None:
    camera.aim(camera.near((200.0, 200.0)))
    camera.aim(camera.whole)
    assert not camera.moving


def test_a_piece_lies_where_it_will_be_seen_and_is_drawn_on_its_way_there(camera: Camera) -> None:
    start = camera.to_screen((200.0, 200.0))
    camera.aim(camera.near((200.0, 200.0)))
    piece = Piece(token("pawn", 0), "", *camera.to_screen((200.0, 200.0)), 80, 60, window=PORT)
    drawn = camera.moved(piece)
    assert (drawn.x, drawn.y) == pytest.approx(start)
    assert drawn.rect.w == pytest.approx(80 * camera.whole.zoom / camera.closest)
    camera.finish()
    drawn = camera.moved(piece)
    assert (drawn.x, drawn.y, drawn.scale) == pytest.approx((piece.x, piece.y, 1.0))


def test_what_lies_outside_of_its_window_is_neither_seen_nor_hit() -> None:
    inside = Piece(token("box", 0), "", 60, 80, 90, 70, window=PORT)
    beside = Piece(token("box", 1), "", 850, 80, 90, 70, window=PORT)
    assert inside.is_seen and inside.is_hit((60, 80))
    assert not inside.is_hit((18, 80)), "it is cut at the edge"
    assert not beside.is_seen and not beside.is_hit((850, 80))


def test_what_is_not_seen_can_be_revealed(camera: Camera) -> None:
    camera.aim(camera.near((900.0, 500.0)), at_once=True)
    piece = Piece(token("box", 0), "", *camera.to_screen((100.0, 100.0)), 90, 70, window=PORT)
    assert not piece.is_seen
    camera.aim(camera.reveal(piece), at_once=True)
    assert camera.sight.zoom == camera.closest
    assert PORT.collidepoint(camera.to_screen((100.0, 100.0)))
