"""The hand of the day: the same deal for everybody on a date, and the master's game from the same chair."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone

import pygame
import pytest

from game import GAMES, find
from game.bots.characters import check_seats
from game.core.record import Record
from game.daily.hand import HANDS, Hand, chair_of, deal, digest_of, hand_of, is_over, latest_days
from game.daily.job import TRIES, MasterJob
from game.daily.master import Outcome, play_on
from game.storage.settings import Settings
from maps.reader import graph_of
from scenes.window.app import App
from scenes.window.daily import dealt

DAY = date(2026, 7, 6)
DEALS = {DAY: "a15c4c74", DAY + timedelta(days=1): "80a70469", DAY + timedelta(days=2): "9561c37d"}


@pytest.fixture
def anywhere() -> Iterator[None]:
    """Any time zone can be set, and is forgotten afterwards."""
    before = os.environ.get("TZ")
    yield
    os.environ.pop("TZ", None)
    if before is not None:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.parametrize("day", DEALS)
def test_a_date_has_one_deal_in_every_time_zone(day: date, anywhere: None) -> None:
    for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"):
        os.environ["TZ"] = zone
        time.tzset()
        assert digest_of(dealt(day)) == DEALS[day]


def test_today_is_the_date_on_the_calendar_where_the_player_is(anywhere: None) -> None:
    app = App(pygame.Surface((640, 360)), Settings())
    for zone, hours in (("Pacific/Kiritimati", 14), ("Pacific/Pago_Pago", -11), ("UTC", 0)):
        os.environ["TZ"] = zone
        time.tzset()
        there = timezone(timedelta(hours=hours))
        before, today, after = datetime.now(there).date(), app.services.today(), datetime.now(there).date()
        assert today in (before, after)
        assert latest_days(today)[0] == today


def test_every_game_has_a_hand_and_they_come_in_turn() -> None:
    assert {hand.game for hand in HANDS} == set(GAMES)
    games = [hand_of(DAY + timedelta(days=day)).game for day in range(6)]
    assert games[:3] == games[3:]
    assert len({*games}) == 3


def test_no_day_of_a_year_has_the_deal_of_another_and_every_chair_is_the_players_at_times() -> None:
    days = [DAY + timedelta(days=day) for day in range(366)]
    chairs = {(hand_of(day).game, chair_of(day)) for day in days}
    assert chairs == {(hand.game, chair) for hand in HANDS for chair in range(len(hand.bots) + 1)}
    bulls = [day for day in days if hand_of(day).game == "bulls"][:40]
    game = find("bulls")
    assert len({digest_of(deal(day, game, graph_of(game))) for day in bulls}) == 40


@pytest.mark.parametrize("day", DEALS)
def test_one_person_sits_at_a_hand_among_bots_who_know_the_game(day: date) -> None:
    table = dealt(day)
    check_seats(table.game.meta, table.seats)
    assert [seat.index for seat in table.seats if seat.human] == [chair_of(day)]


def test_the_last_seven_days_can_be_played() -> None:
    assert latest_days(date(2026, 3, 2)) == [
        date(2026, 3, 2), date(2026, 3, 1), date(2026, 2, 28), date(2026, 2, 27), date(2026, 2, 26),
        date(2026, 2, 25), date(2026, 2, 24),
    ]  # fmt: skip


def goes_on(day: date, begun: Record) -> Outcome:
    """How the master goes on with a hand."""
    game = find(hand_of(day).game)
    return play_on(game, hand_of(day), begun, graph_of(game))


def test_the_master_decides_alike_whoever_asks() -> None:
    day = DAY + timedelta(days=1)
    first, second = (goes_on(day, dealt(day).record) for _ in range(2))
    assert first == second
    assert first.actions
    assert first.points is None


def test_a_hand_is_over_after_its_rounds_though_the_game_goes_on() -> None:
    game = find("alatriste")
    hand = next(hand for hand in HANDS if hand.game == "alatriste")
    short = Hand(hand.game, hand.sentence, hand.bots, hand.options, 1, hand.minutes)
    table = deal(DAY + timedelta(days=2), game, graph_of(game))
    assert hand_of(DAY + timedelta(days=2)) == hand
    while not is_over(short, table):
        assert table.ask is not None
        table.play(table.ask.seat, table.ask.options[0])
    assert (table.rounds, table.ask is None) == (2, False)


def test_a_master_at_whom_workers_fail_thrice_is_given_up_and_one_who_ends_is_told_of_once() -> None:
    told = list[tuple[int, ...]]()
    table = dealt(DAY)
    one, other = (MasterJob(table.game, hand_of(DAY), table.record, None, told.append) for _ in range(2))
    for _ in range(TRIES):
        assert one.is_wanted
        one.take(None)
    assert not one.is_wanted
    assert table.ask is not None
    first = table.ask.options[0]
    other.take(Outcome((first,), None))
    _, *about = other.question
    assert other.is_wanted
    assert replace(table.record, actions=[first]) in about, "it goes on from there"
    other.take(Outcome((first,), (1, 2, 3, 4)))
    assert (other.is_wanted, other.points, told) == (False, (1, 2, 3, 4), [(1, 2, 3, 4)])
