"""Dice wait in their cup for the people whose they are, and nobody waits for them twice."""

from __future__ import annotations

import pytest

from scenes.stage.director import SPEEDS
from scenes.stage.own_dice import OwnDice
from tests.stage.walk import THROW, Walk


@pytest.fixture
def dice() -> OwnDice:
    made = OwnDice()
    made.begin(frozenset({0, 2}), resumed=False)
    return made


@pytest.mark.parametrize(
    ("choice", "awaited"), [("none", [False] * 3), ("first", [True, False, False]), ("every", [True] * 3)]
)
def test_the_choice_says_which_throws_of_a_person_wait(
    dice: OwnDice, choice: str, awaited: list[bool]
) -> None:
    dice.choice = choice
    assert [dice.is_awaited(2) for _ in range(3)] == awaited
    assert dice.is_awaited(0) == awaited[0]


@pytest.mark.parametrize("choice", ["first", "every"])
def test_dice_of_bots_and_of_nobody_never_wait(dice: OwnDice, choice: str) -> None:
    dice.choice = choice
    assert not dice.is_awaited(1) and not dice.is_awaited(None)


def test_in_a_game_that_is_gone_on_with_no_throw_is_the_first(dice: OwnDice) -> None:
    dice.begin(frozenset({0}), resumed=True)
    dice.choice = "first"
    assert not dice.is_awaited(0)


def test_nothing_goes_on_before_the_dice_are_thrown_and_then_they_are_seen(walk: Walk) -> None:
    walk.go(THROW)
    walk.director.update(1.0)
    walk.director.update(600.0)
    assert (walk.at, walk.director.is_throw_awaited) == ((100, 0), True)
    walk.director.skip()
    assert (walk.at, walk.director.is_throw_awaited) == ((100, 0), False)
    walk.director.update(0.5)
    assert walk.at[1] > 0


@pytest.mark.parametrize(
    ("speed", "waits"), [("slow", True), ("fast", True), ("faster", False), ("instant", False)]
)
def test_who_wants_it_fast_is_not_held_up(walk: Walk, speed: str, waits: bool) -> None:
    walk.director.speed = SPEEDS[speed]
    walk.go(THROW)
    for _ in range(32):
        walk.director.update(0.25)
    assert walk.director.is_throw_awaited == waits and (walk.ends == 0) == waits


def test_a_throw_that_is_skipped_shown_again_or_hurried_waits_for_nobody(walk: Walk) -> None:
    walk.go(THROW)
    walk.director.skip()
    assert walk.ends == 1
    assert walk.director.replay(walk.arrive)
    for _ in range(3):
        walk.director.update(1.0)
    assert walk.ends == 2
    walk.director.hurry = True
    walk.go(THROW)
    for _ in range(3):
        walk.director.update(1.0)
    assert walk.ends == 3
