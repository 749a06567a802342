"""Grades: chances that are known by heart are found, and nobody needs to know more than the player."""

from __future__ import annotations

from typing import Any

import pytest

from game import find
from game.core.action import parse_action
from game.core.game import AnyGame
from game.core.script import Ask
from game.core.table import Table
from game.lessons.course import ChapterProgress, Goal, course, event_line, parse_line, start_chapter
from game.lessons.exact import exact_chance
from game.lessons.grading import Grade, answer_lines, count, exactly, grade
from maps.reader import graph_of
from tests.narrow import there
from tests.needs import mostly_long


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


def exact(name: str, id: str, *played: str) -> dict[str, float | None]:
    """The exact chance of each answer there, by its Actions as text."""
    game, goal, table, ask = decision(name, id, *played)
    view = table.view(ask.seat)
    return {" ".join(map(str, line)): exactly(game, goal, view, line) for line in answer_lines(ask)}


def test_two_bulls_with_one_number_trample_exactly_one_charged_runner_in_six() -> None:
    chances = exact("bulls", "two_bulls", "play card:40")
    assert chances["pick bull:1 done"] == pytest.approx(5 / 6)
    assert chances["done"] == pytest.approx((4 / 6) ** 2)


def test_the_chances_of_dice_that_are_rolled_and_charged_are_exact() -> None:
    chances = exact("bulls", "horns", "play card:12", "done", "pass", "play card:0")
    assert chances["pick runner:2 done"] == pytest.approx(34 / 36)
    assert chances["done"] == pytest.approx(5 / 6)
    assert max(filter(None, chances.values())) == chances["pick runner:2 done"]


def test_the_worths_of_dice_that_are_rolled_and_charged_are_exact_for_three_of_them_too() -> None:
    played = DECISIONS["bulls", "horns"]
    game, goal, table, ask = decision("bulls", "horns", *played)
    found = exact("bulls", "horns", *played)
    for answer, chance in found.items():
        line = [
            parse_action(f"{verb}")
            for verb in answer.replace(" pick", "|pick").replace(" done", "|done").split("|")
        ]
        assert there(grade(game, goal, table.view(ask.seat), line)).yours == pytest.approx(chance, abs=1e-6)
    three = parse_line("pick runner:2, pick runner:3, pick runner:4, done")
    assert there(grade(game, goal, table.view(ask.seat), three)).yours == pytest.approx(0.842421, abs=1e-6)
    assert len(goal.worths) == len(found) + 4


def test_what_is_decided_later_in_the_same_answer_is_decided_as_well_as_can_be() -> None:
    chances = exact("bulls", "forks", "play card:11", "done", "pass", "play card:27")
    assert chances["pick runner:2 done"] == 1
    assert chances["done"] == 0


def test_what_others_still_decide_has_no_exact_chance() -> None:
    game, goal, table, ask = decision("bulls", "days", "play card:11", "done")
    search = exact_chance(game, goal, table.view(ask.seat), [ask.options[0]])
    with pytest.raises(StopIteration) as found:
        while True:
            next(search)
    assert found.value.value is None


DECISIONS: dict[tuple[str, str], tuple[str, ...]] = {
    ("bulls", "forks"): ("play card:11", "done", "pass", "play card:27"),
    ("bulls", "horns"): ("play card:12", "done", "pass", "play card:0"),
    ("bulls", "two_bulls"): ("play card:40",),
    ("bulls", "cards"): ("play card:35", "pick sign:17", "play card:11", "done", "play card:2", "done"),
    ("bulls", "days"): ("play card:11", "done"),
    ("alatriste", "walk"): (),
    ("alatriste", "cards"): ("help card:96", "place card:25", "stop"),
    ("alatriste", "duel"): (),
    ("alatriste", "jail"): (
        *("combat seat:2", "stop", "stop", "bail", "move box:2"),
        *("place card:43", "stop", "stop", "stop", "stop"),
    ),
    ("alatriste", "favourite"): ("help card:96", "place card:12", "stop"),
    ("toruro", "ladder"): ("play card:19", "play card:18", "play card:12"),
    ("toruro", "seven"): ("play card:9", "play card:8"),
    ("toruro", "go"): (),
    ("toruro", "swap"): ("discard card:13", "done"),
    ("toruro", "duties"): ("play card:20", "play card:23"),
    ("toruro", "lulo"): (
        "play card:32",
        "play card:9",
        "play card:31",
        "put pot:0 count:0",
        "put pot:1 count:0",
    ),
}
"""What is played in each chapter before its free decision."""
each_decision = pytest.mark.parametrize(("name", "id"), DECISIONS)
GAMES_COUNTED = 80
QUICK = {*DECISIONS} - {("toruro", "swap"), ("toruro", "lulo"), ("bulls", "days")}
"""Decisions for which so many games are counted with every other test."""


@each_decision
def test_the_best_answer_of_the_rows_is_the_best_and_all_answers_have_a_worth(name: str, id: str) -> None:
    game, goal, table, ask = decision(name, id, *DECISIONS[name, id])
    view, lines = table.view(ask.seat), answer_lines(ask)
    best = parse_line(goal.best)
    found = there(grade(game, goal, view, best))
    assert found.yours == found.best
    grades = [grade(game, goal, view, line) for line in lines]
    assert all(there(one).best == pytest.approx(found.best) for one in grades)
    assert min(there(one).yours for one in grades) < found.best
    assert goal.why


@pytest.mark.parametrize(("name", "id"), mostly_long(DECISIONS, QUICK))
def test_the_worths_of_the_rows_are_what_games_come_to(name: str, id: str) -> None:
    game, goal, table, ask = decision(name, id, *DECISIONS[name, id])
    view = table.view(ask.seat)
    for answer, worth in goal.worths.items():
        chance = not goal.is_average
        spread = (worth * (1 - worth)) ** 0.5 if chance else 3.0
        near = 4.0 * max(spread, 0.05 if chance else 1.0) / GAMES_COUNTED**0.5
        line = parse_line(answer)
        assert count(game, goal, view, line, 5, GAMES_COUNTED) == pytest.approx(worth, abs=near), answer


def test_a_grade_is_the_same_however_often_it_is_asked_for() -> None:
    played = DECISIONS["alatriste", "favourite"]
    game, goal, table, _ = decision("alatriste", "favourite", *played)
    line = [parse_action("move box:40")]
    assert [grade(game, goal, table.view(0), line) for _ in range(3)] == [Grade(26 / 36, 26 / 36)] * 3


def test_an_answer_that_nobody_has_counted_gets_no_figure() -> None:
    game, goal, table, _ = decision("toruro", "go")
    assert grade(game, goal, table.view(0), [parse_action("discard card:1")]) is None


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
