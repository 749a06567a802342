"""The picker: touches in any order become exactly the Actions that the rules offer."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.bulls.tokens import CARD, DECLINE, DONE, PICK_RUNNER, RUNNER
from game.core.action import Action, Token, action, token
from game.core.script import Ask, Subset
from game.core.table import Table
from maps.reader import board
from scenes.screenshots.arrange import seats
from scenes.skins.bulls.screenshots import BULLS
from scenes.stage.turn import Picker

HERE = (RUNNER[0:2], RUNNER[4:5])
"""Two like Runners and another one in a roundabout."""
THERE = (RUNNER[7:10],)
"""Three like Runners in the next."""
UP_TO_THREE = Ask(
    0,
    "bulls.reroll.own",
    (*(PICK_RUNNER[id] for id in (0, 4, 7)), DONE),
    (CARD[0],),
    Subset(3, (HERE, THERE)),
)
PLACE_OR_NOT = Ask(0, "bulls.choose_sign", (action("pick", token("sign", 3)), DECLINE))


def texts(actions: list[Action]) -> list[str]:
    return [str(action) for action in actions]


def test_a_single_choice_is_settled_by_touching_its_thing() -> None:
    picker = Picker(PLACE_OR_NOT)
    assert picker.lit() == {token("sign", 3)}
    assert picker.touch([token("sign", 3)]) == PLACE_OR_NOT.options[0]


def test_touching_what_is_not_offered_settles_nothing() -> None:
    picker = Picker(PLACE_OR_NOT)
    assert picker.touch([token("sign", 9)]) is None
    assert picker.chosen == []


def test_an_answer_about_two_things_is_narrowed_from_either_of_them() -> None:
    swaps = [action("swap", token("card", a), token("card", b)) for a, b in ((1, 2), (1, 3), (4, 3))]
    for first, second in ((1, 3), (3, 1)):
        picker = Picker(Ask(0, "swap", tuple(swaps)))
        assert picker.touch([token("card", first)]) is None
        assert token("card", second) in picker.lit()
        assert picker.touch([token("card", second)]) == swaps[1]


def test_a_subset_is_sent_sorted_with_the_lowest_of_like_dice() -> None:
    picker = Picker(UP_TO_THREE)
    for die in (RUNNER[4], RUNNER[1]):
        assert picker.touch([die]) is None
    assert texts(picker.picks()) == ["pick runner:0", "pick runner:4"]


def test_a_subset_stays_in_the_roundabout_of_its_first_die() -> None:
    picker = Picker(UP_TO_THREE)
    assert picker.lit() == {*RUNNER[0:2], RUNNER[4], *RUNNER[7:10]}
    picker.touch([RUNNER[8]])
    assert picker.lit() == {RUNNER[7], RUNNER[9]}
    picker.touch([RUNNER[0]])
    assert picker.chosen == [RUNNER[8]]


def test_a_subset_ends_at_as_many_as_the_card_allows() -> None:
    picker = Picker(Ask(0, "", UP_TO_THREE.options, (), Subset(2, (HERE, THERE))))
    for die in RUNNER[7:10]:
        picker.touch([die])
    assert len(picker.chosen) == 2
    assert picker.lit() == set()


def test_a_stack_gives_one_die_a_touch_and_takes_the_last_back_when_none_is_left() -> None:
    picker = Picker(UP_TO_THREE)
    stack = RUNNER[7:10]
    counts = []
    for _ in range(4):
        picker.touch(stack)
        counts.append(len(picker.chosen))
    assert counts == [1, 2, 3, 2]


def test_touching_a_chosen_die_again_takes_it_back() -> None:
    picker = Picker(UP_TO_THREE)
    picker.touch([RUNNER[0]])
    picker.touch([RUNNER[4]])
    picker.touch([RUNNER[0]])
    assert picker.chosen == [RUNNER[4]]


def test_taking_back_undoes_the_last_touch_first() -> None:
    picker = Picker(UP_TO_THREE)
    picker.touch([RUNNER[0]])
    picker.touch([RUNNER[4]])
    assert picker.take_back()
    assert picker.chosen == [RUNNER[0]]
    assert picker.take_back()
    assert not picker.take_back()


def test_an_empty_subset_sends_nothing() -> None:
    assert Picker(UP_TO_THREE).picks() == []
    nothing_to_pick = UP_TO_THREE._replace(options=(DONE,), subset=Subset(0, ()))
    assert Picker(nothing_to_pick).picks() == []


# --- whole games ---


def random_game(seed: int) -> Iterator[tuple[Table[Any, Any], Ask, random.Random]]:
    """Every question of a game; whoever gets it must play one answer."""
    chance = random.Random(seed)
    count = 2 + seed % 5
    table = Table(BULLS, seats(BULLS, count, humans=count), seed, board=board("town").graph)
    while table.ask is not None:
        yield table, table.ask, chance


def touch_all(picker: Picker, tokens: list[Token]) -> Action | None:
    """Touch these one after another; each must be one that may be touched."""
    settled = None
    for name in tokens:
        assert name in picker.lit()
        settled = picker.touch([name])
    return settled


def random_subset(many: Subset, chance: random.Random) -> list[Token]:
    """Any subset that may be chosen, in any order."""
    cluster = chance.choice(many.clusters)
    pool = [name for group in cluster for name in group]
    return chance.sample(pool, chance.randint(0, min(many.most, len(pool))))


def same_kinds(many: Subset, chosen: list[Token], sent: list[Action]) -> bool:
    """What was sent has as many of each group of like things as were chosen."""
    groups = [group for cluster in many.clusters for group in cluster]
    picked = [send.picks[0] for send in sent]
    return [sum(t in group for t in chosen) for group in groups] == [
        sum(t in group for t in picked) for group in groups
    ]


@pytest.mark.parametrize("seed", range(50))
def test_every_question_of_a_game_can_be_answered_and_every_answer_reached_by_touches(seed: int) -> None:
    asked = 0
    for table, ask, chance in random_game(seed):
        asked += 1
        if ask.subset is None:
            for option in ask.options:
                if option.picks:
                    assert touch_all(Picker(ask), chance.sample(option.picks, len(option.picks))) == option
            table.play(ask.seat, chance.choice(ask.options))
            continue
        for option in ask.options:
            picker = Picker(ask)
            touch_all(picker, list(option.picks))
            assert picker.picks() == ([option] if option.picks else [])
        picker = Picker(ask)
        chosen = random_subset(ask.subset, chance)
        touch_all(picker, chosen)
        sent = picker.picks()
        assert sent == sorted(sent, key=lambda send: send.picks[0].id)
        assert same_kinds(ask.subset, chosen, sent)
        for send in (*sent, ask.options[-1]):
            table.play(ask.seat, send)
    assert asked > 8
