"""A turn: what one person has touched for one question, and what is sent of it."""

from __future__ import annotations

from game.bulls.tokens import CARD, DONE, PASS, PICK_RUNNER, PLAY, RUNNER
from game.core.action import action, token
from game.core.script import Ask, Subset
from scenes.stage.pieces import DICE, HAND, Piece
from scenes.stage.sprites import Mark
from scenes.stage.turn import Turn

CARDS = Ask(0, "bulls.play_card", (PLAY[3], PLAY[8]))
DICE_OF_ONE = Ask(0, "bulls.reroll.own", (PICK_RUNNER[2], DONE), (), Subset(1, ((RUNNER[2:3],),)))
DICE_OF_TWO = Ask(
    0, "bulls.reroll.own", (*PICK_RUNNER[2:4], DONE), (), Subset(2, ((RUNNER[2:3], RUNNER[3:4]),))
)
DICE_OF_THREE = Ask(
    0, "bulls.move.own", (*PICK_RUNNER[2:5], DONE), (),
    Subset(2, ((RUNNER[2:3], RUNNER[3:4]), (RUNNER[4:5],))),
)  # fmt: skip


def card(id: int) -> Piece:
    return Piece(CARD[id], "", 0, 0, 10, 10, HAND)


def die(id: int) -> Piece:
    return Piece(RUNNER[id], "", 0, 0, 10, 10, DICE)


def test_a_single_choice_is_sent_at_the_first_touch() -> None:
    assert Turn(CARDS, careful=False).touch(card(3)) == (PLAY[3],)


def test_a_careful_turn_is_sent_at_the_second_touch_of_the_same_thing() -> None:
    turn = Turn(CARDS, careful=True)
    assert not turn.touch(card(3))
    assert turn.armed == PLAY[3]
    assert turn.touch(card(3)) == (PLAY[3],)


def test_a_careful_turn_changes_its_mind_at_the_touch_of_another_thing() -> None:
    turn = Turn(CARDS, careful=True)
    turn.touch(card(3))
    assert not turn.touch(card(8))
    assert (turn.armed, [*turn.chosen]) == (PLAY[8], [CARD[8]])
    assert turn.touch(card(8)) == (PLAY[8],)


def test_taking_back_leaves_nothing_armed() -> None:
    turn = Turn(CARDS, careful=True)
    turn.touch(card(3))
    assert turn.take_back()
    assert (turn.armed, [*turn.chosen]) == (None, [])
    assert not turn.take_back()


def test_in_a_careful_turn_a_subset_of_one_waits_for_its_button() -> None:
    turn = Turn(DICE_OF_ONE, careful=True)
    assert not turn.touch(die(2))
    assert [*turn.chosen] == [RUNNER[2]]
    assert turn.finish() == [PICK_RUNNER[2], DONE]
    assert not turn.touch(die(2))
    assert not turn.chosen


def test_a_subset_of_one_is_sent_at_its_touch_with_its_end() -> None:
    assert Turn(DICE_OF_ONE, careful=False).touch(die(2)) == [PICK_RUNNER[2], DONE]


def test_a_larger_subset_waits_to_be_finished() -> None:
    turn = Turn(DICE_OF_TWO, careful=False)
    assert not turn.touch(die(3))
    assert not turn.touch(die(2))
    assert turn.finish() == [PICK_RUNNER[2], PICK_RUNNER[3], DONE]


def test_only_what_is_offered_or_chosen_may_be_touched() -> None:
    turn = Turn(DICE_OF_TWO, careful=False)
    turn.touch(die(3))
    assert turn.can_touch(die(2))
    assert turn.can_touch(die(3))
    assert not turn.can_touch(die(5))
    assert not Turn(Ask(0, "bulls.play_card", (PASS,)), careful=False).can_touch(card(3))


def test_what_may_be_touched_glows_what_is_chosen_stands_out_and_the_rest_of_a_hand_dims() -> None:
    turn = Turn(DICE_OF_TWO, careful=False)
    turn.touch(die(3))
    marks = turn.marks([die(2), die(3), die(5), card(3)])
    assert marks == {RUNNER[2]: Mark.LIT, RUNNER[3]: Mark.PICKED, CARD[3]: Mark.DIM}


def test_what_a_question_is_about_stands_out_like_what_is_chosen() -> None:
    turn = Turn(Ask(0, "bulls.place_one", (action("pick", token("space", 0)),), (RUNNER[5],)), careful=False)
    assert turn.marks([die(2), die(5)]) == {RUNNER[5]: Mark.PICKED}


def test_a_full_subset_says_why_nothing_more_can_join_it() -> None:
    turn = Turn(DICE_OF_THREE, careful=False)
    assert not turn.why_not(die(9))
    turn.touch(die(2))
    assert turn.why_not(die(4)) == "This cannot be chosen together with the others."
    turn.touch(die(3))
    assert turn.why_not(die(4)) == "No more than 2 can be chosen."
    assert not turn.why_not(die(9))
    assert not Turn(CARDS, careful=False).why_not(die(4))


def test_a_group_says_how_many_of_it_are_chosen() -> None:
    like = Ask(0, "bulls.reroll.own", (PICK_RUNNER[2], DONE), (), Subset(3, ((RUNNER[2:5],),)))
    group = Piece(RUNNER[2], "", 0, 0, 10, 10, DICE, stack=RUNNER[2:5], badge="3")
    turn, told = Turn(like, careful=False), []
    for _ in range(3):
        turn.touch(group)
        told.append(group.badge)
    turn.take_back()
    told.append(group.badge)
    while turn.take_back():
        pass
    assert [*told, group.badge] == ["1/3", "2/3", "3/3", "2/3", "3"]
