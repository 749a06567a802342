"""Whose hand lies on the table, and when it lies open."""

from __future__ import annotations

import pytest

from game.core.action import action
from game.core.script import Ask
from game.core.seat import Seat
from scenes.stage.standing_orders import Viewer

AMAYA, BRUNO, TEO = Seat(0, "Amaya", "yellow"), Seat(1, "Bruno", "blue"), Seat(2, "Teo", "green", "teo")
LEVELS = ("peek", "curtain", "open")


def asked(seat: Seat) -> Ask:
    return Ask(seat.index, "bulls.play_card", (action("pass"),))


def two(privacy: str) -> Viewer:
    """Amaya and Bruno share the screen; Teo is a bot."""
    return Viewer((AMAYA, BRUNO, TEO), privacy)


@pytest.mark.parametrize("privacy", LEVELS)
def test_one_human_always_sees_their_own_hand_and_nobody_elses(privacy: str) -> None:
    viewer = Viewer((AMAYA, TEO, Seat(3, "Lola", "pink", "lola")), privacy)
    assert (viewer.shared, viewer.audience) == (False, 0)
    for question in (asked(AMAYA), asked(TEO), None):
        assert viewer.owner(question) == 0
        assert viewer.is_face_up(question)
        assert not viewer.is_curtained(question)
        assert not viewer.can_peek(question)


@pytest.mark.parametrize("privacy", LEVELS)
def test_a_table_of_bots_is_watched_by_the_public(privacy: str) -> None:
    viewer = Viewer((TEO, Seat(1, "Lola", "pink", "lola")), privacy)
    assert viewer.audience is None
    assert viewer.owner(asked(TEO)) is None
    assert not viewer.is_curtained(asked(TEO))
    assert not viewer.can_peek(asked(TEO))


@pytest.mark.parametrize("privacy", LEVELS)
def test_two_humans_are_told_only_what_everybody_may_know(privacy: str) -> None:
    assert two(privacy).audience is None


@pytest.mark.parametrize("privacy", LEVELS)
def test_the_hand_of_the_human_in_turn_lies_on_the_table(privacy: str) -> None:
    viewer = two(privacy)
    assert viewer.owner(asked(AMAYA)) == 0
    assert viewer.owner(asked(BRUNO)) == 1
    assert viewer.owner(asked(TEO)) is None
    assert viewer.owner(None) is None


def test_open_to_all_is_open_without_a_key_or_a_curtain() -> None:
    viewer = two("open")
    assert viewer.is_face_up(asked(AMAYA))
    assert not viewer.is_curtained(asked(BRUNO))
    assert not viewer.can_peek(asked(AMAYA))


def test_peeking_is_open_only_as_long_as_it_lasts() -> None:
    viewer = two("peek")
    assert not viewer.is_face_up(asked(AMAYA))
    assert viewer.can_peek(asked(AMAYA))
    viewer.peeking = True
    assert viewer.is_face_up(asked(AMAYA))
    viewer.peeking = False
    assert not viewer.is_face_up(asked(AMAYA))
    assert not viewer.is_curtained(asked(AMAYA))


def test_nobody_can_peek_while_a_bot_thinks_or_when_the_game_is_over() -> None:
    assert not two("peek").can_peek(asked(TEO))
    assert not two("peek").can_peek(None)


def test_the_curtain_falls_before_every_human_and_opens_for_that_one_alone() -> None:
    viewer = two("curtain")
    assert viewer.is_curtained(asked(AMAYA))
    assert not viewer.is_face_up(asked(AMAYA))
    viewer.draw_aside(0)
    assert not viewer.is_curtained(asked(AMAYA))
    assert viewer.is_face_up(asked(AMAYA))
    assert viewer.is_curtained(asked(BRUNO))
    assert not viewer.is_face_up(asked(BRUNO))
    viewer.draw_aside(None)
    assert viewer.is_curtained(asked(AMAYA))


def test_no_curtain_falls_before_a_bot_or_at_the_end() -> None:
    assert not two("curtain").is_curtained(asked(TEO))
    assert not two("curtain").is_curtained(None)
