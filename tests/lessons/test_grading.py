"""Grades: chances that are known by heart are found, and nobody needs to know more than the player."""

from __future__ import annotations

from typing import Any

import pytest

from game import find
from game.core.action import Action, parse_action
from game.core.game import AnyGame
from game.core.script import Ask
from game.core.table import Table
from game.lessons.course import ChapterProgress, Goal, course, event_line, start_chapter
from game.lessons.exact import exact_chance
from game.lessons.grading import ChanceCounter, answer_lines, chance
from maps.reader import graph_of


def decision(name: str, id: str, *played: str) -> tuple[AnyGame, Goal, Table[Any, Any], Ask]:
    """The free decision of a chapter, after these Actions."""
    game, rows = find(name), course(name)
    chapter = rows.find(id)
    assert chapter is not None
    table = start_chapter(game, rows, chapter, graph_of(game))
    for line in played:
        assert table.ask is not None
        table.play(table.ask.seat, parse_action(line))
    goal = next(beat.goal for beat in chapter.beat if beat.goal)
    assert table.ask is not None
    return game, goal, table, table.ask


def counted(name: str, id: str, *played: str) -> dict[str, float]:
    """What each answer is worth there, by its Actions as text."""
    game, goal, table, ask = decision(name, id, *played)
    reckoning = ChanceCounter(game, goal, table.view(ask.seat), ask, 1)
    while not reckoning.is_over:
        reckoning.step()
    return {" ".join(map(str, line)): worth for line, worth in reckoning.shares().items()}


def test_two_bulls_with_one_number_trample_exactly_one_charged_runner_in_six() -> None:
    chances = counted("bulls", "two_bulls", "play card:40")
    assert chances["pick bull:1 done"] == pytest.approx(5 / 6)
    assert chances["done"] == pytest.approx((4 / 6) ** 2)


def test_the_chances_of_dice_that_are_rolled_and_charged_are_exact() -> None:
    chances = counted("bulls", "horns", "play card:12", "done", "pass", "play card:0")
    assert chances["pick runner:2 done"] == pytest.approx(34 / 36)
    assert chances["done"] == pytest.approx(5 / 6)
    assert max(chances.values()) == chances["pick runner:2 done"]


def test_what_is_decided_later_in_the_same_answer_is_decided_as_well_as_can_be() -> None:
    chances = counted("bulls", "forks", "play card:11", "done", "pass", "play card:27")
    assert chances["pick runner:2 done"] == 1
    assert chances["done"] == 0


def test_what_others_still_decide_has_no_exact_chance() -> None:
    game, goal, table, ask = decision("bulls", "days", "play card:11", "done")
    search = exact_chance(game, goal, table.view(ask.seat), [ask.options[0]])
    with pytest.raises(StopIteration) as found:
        while True:
            next(search)
    assert found.value.value is None


def test_a_challenge_is_worth_fame_and_to_let_somebody_pass_is_worth_none() -> None:
    worths = counted("alatriste", "duel")
    assert worths["pass"] == 0
    assert worths["challenge"] > 0.5


def test_the_favourite_is_convinced_by_a_six_or_more() -> None:
    played = ("help card:96", "place card:12", "stop")
    chances = counted("alatriste", "favourite", *played)
    assert chances["move box:40"] == pytest.approx(26 / 36, abs=0.07)
    assert chances["move box:42"] == 0


def test_a_question_without_a_choice_counts_nothing() -> None:
    game, goal, table, ask = decision("bulls", "two_bulls")
    reckoning = ChanceCounter(game, goal, table.view(0), ask, 1)
    assert reckoning.is_over
    assert reckoning.shares() == {}
    line: list[Action] = [ask.options[0]]
    assert 0 < chance(game, goal, table.view(0), line, 1) <= 1


def test_a_guide_goes_from_beat_to_beat_as_its_rows_say() -> None:
    rows = course("bulls")
    guide = ChapterProgress(rows, rows.chapter[0])
    assert guide.frozen
    for _ in range(3):
        guide.go_on()
    assert not guide.frozen
    table = start_chapter(find("bulls"), rows, rows.chapter[0], graph_of(find("bulls")))
    while guide.beat.until:
        assert table.ask is not None
        answer = guide.answer_for_other(table.ask)
        assert answer is not None
        table.play(table.ask.seat, answer)
        ended = [event_line(event) for event in table.events(None) if guide.note_event(event, True)]
        assert ended == [] or ended[0].startswith("Ran runner")
    assert guide.frozen


def test_whoever_waits_for_what_does_not_come_has_waited_long_enough() -> None:
    rows = course("bulls")
    guide = ChapterProgress(rows, rows.chapter[0], 3)
    assert guide.beat.until
    guide.stop_waiting()
    assert not guide.beat.until


def test_in_the_lesson_on_new_cards_four_for_three_is_weighed_with_all_other_exchanges() -> None:
    _, _, _, ask = decision("toruro", "swap", "discard card:13", "done")
    lines = answer_lines(ask)
    assert {len(line) - 1 for line in lines} == {0, 1, 2, 3}
    assert len(lines) == 8
