"""Focus: the nearest target in a direction, where lying to the side counts two and a half times."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.ui.page import FocusRing
from tests.narrow import there


@dataclass
class Spot:
    """A target of no other kind."""

    name: str
    rect: pygame.FRect
    focusable: bool = True
    walkable: bool = True
    legible: bool = False

    @property
    def arrow_rect(self) -> pygame.FRect:
        return self.rect


def spots(**places: tuple[float, float, float, float]) -> FocusRing[Spot]:
    """A ring over spots at those places."""
    return FocusRing([Spot(name, pygame.FRect(place)) for name, place in places.items()])


UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)


def walk(ring: FocusRing[Spot], start: str, *directions: tuple[int, int]) -> str:
    """Where one arrives."""
    ring.current = next(spot for spot in ring.targets if spot.name == start)
    for direction in directions:
        ring.move(direction)
    return ring.current.name


def test_straight_ahead_wins_over_nearer_to_the_side() -> None:
    ring = spots(start=(0, 0, 40, 40), ahead=(200, 0, 40, 40), aside=(100, 90, 40, 40))
    assert walk(ring, "start", RIGHT) == "ahead"


def test_far_to_the_side_is_better_than_nothing() -> None:
    ring = spots(start=(0, 0, 40, 40), corner=(400, 300, 40, 40))
    assert walk(ring, "start", RIGHT) == "corner"
    assert walk(ring, "start", LEFT) == "start"


def test_a_wide_row_is_below_everything_above_it() -> None:
    ring = spots(left=(0, 0, 50, 40), right=(500, 0, 50, 40), row=(0, 60, 550, 40))
    assert walk(ring, "left", DOWN) == "row"
    assert walk(ring, "right", DOWN) == "row"
    assert walk(ring, "right", LEFT) == "left"


def test_tab_goes_round_and_round_and_passes_over_what_cannot_be_chosen() -> None:
    ring = spots(a=(0, 0, 9, 9), b=(20, 0, 9, 9), c=(40, 0, 9, 9))
    ring.targets[1].focusable = False
    assert [there(ring.step(1)).name for _ in range(3)] == ["a", "c", "a"]
    assert there(ring.step(-1)).name == "c"


def test_a_target_that_is_gone_is_let_go_of() -> None:
    ring = spots(a=(0, 0, 9, 9), b=(20, 0, 9, 9))
    ring.step(1)
    ring.targets = ring.targets[1:]
    ring.keep()
    assert ring.current is None


def test_what_can_only_be_read_is_reached_by_directions_and_passed_over_by_tab() -> None:
    ring = spots(a=(0, 0, 9, 9), b=(20, 0, 9, 9), c=(40, 0, 9, 9))
    ring.targets[1].walkable, ring.targets[1].legible = False, True
    assert walk(ring, "a", RIGHT) == "b"
    ring.keep()
    assert walk(ring, "b", RIGHT) == "c"
    assert [there(ring.step(1)).name for _ in range(2)] == ["a", "c"]
