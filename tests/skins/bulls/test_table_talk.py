"""What moves somebody at the fiesta, told by its public events."""

from __future__ import annotations

from game.bulls import events
from game.bulls.tokens import BULL, RUNNER, RUNNERS_PER_SEAT
from game.core.action import token
from game.core.event import Rolled
from scenes.skins.bulls.words.table_talk import Moments
from scenes.stage.faces import Mood

SPACE = token("space", 3)
OTHER = RUNNER[RUNNERS_PER_SEAT]


def test_everybody_whose_runner_is_trampled_is_sore() -> None:
    found = Moments()(events.Trampled("bulls.7.3", SPACE, (RUNNER[0], RUNNER[1], OTHER), (3, 3, 3)))
    assert [(moment.seat, moment.mood, moment.when) for moment in found] == [
        (0, Mood.SORE, "watched"),
        (1, Mood.SORE, "trampled"),
    ]


def test_who_lays_hands_on_the_runner_of_another_says_a_word_to_them() -> None:
    turned = events.Turned("bulls.6.1", (BULL[0], OTHER), (3, 4), 0, (1, 2), (SPACE, SPACE))
    (moment,) = Moments()(turned)
    assert (moment.seat, moment.when, moment.about) == (0, "harm", 1)


def test_bulls_and_own_runners_are_no_harm_to_anybody() -> None:
    assert Moments()(events.Turned("bulls.6.1", (BULL[0],), (3,), 0, (1,), (SPACE,))) == []
    assert Moments()(events.Turned("bulls.6.1", (RUNNER[0],), (3,), 0, (1,), (SPACE,))) == []


def test_at_dusk_the_best_are_glad_and_the_last_sore() -> None:
    found = Moments()(events.DayEnded("bulls.8.4", 1, (7, 3, 7, 5), (7, 3, 7, 5)))
    assert {moment.seat: moment.mood for moment in found} == {0: Mood.GLAD, 1: Mood.SORE, 2: Mood.GLAD}
    assert Moments()(events.DayEnded("bulls.8.4", 1, (4, 4), (4, 4))) == []


def test_whoever_gets_away_is_glad_unless_another_of_theirs_is_caught_again() -> None:
    told = Moments()
    assert told(events.Charged("bulls.7.3", SPACE, (BULL[0],), (3,), (RUNNER[0], RUNNER[1], OTHER))) == []
    found = told(Rolled("bulls.7.3", (RUNNER[0], RUNNER[1], OTHER), (3, 5, 6)))
    assert [(moment.seat, moment.mood, moment.when) for moment in found] == [(1, Mood.GLAD, "escaped")]


def test_others_speak_of_whoever_loses_several_at_once() -> None:
    (moment,) = Moments()(events.Trampled("bulls.7.3", SPACE, (RUNNER[0], RUNNER[1]), (3, 3)))
    assert (moment.seat, moment.when, moment.about, moment.others) == (0, "watched", 0, True)


def test_somebody_bets_against_whoever_leads_alone_when_a_day_begins() -> None:
    told = Moments()
    assert told(events.DayBegan("bulls.6.1", 1)) == []
    told(events.DayEnded("bulls.8.4", 1, (7, 9, 3), (7, 9, 3)))
    (moment,) = told(events.DayBegan("bulls.6.1", 2))
    assert (moment.when, moment.about, moment.others) == ("bet", 1, True)
    told(events.DayEnded("bulls.8.4", 2, (2, 0, 0), (9, 9, 3)))
    assert told(events.DayBegan("bulls.6.1", 3)) == []
