"""Who sits down, which game comes next, and what fits the time."""

from __future__ import annotations

from datetime import datetime
from random import Random

import pytest

from game import GAMES, find
from game.evening.company import Fit, drawn, elected, fitting, minutes_left, planned, seats_for
from game.evening.durations import durations, minutes_of
from game.storage.evenings import Evening, Guest, changed
from game.storage.match_history import Match, Player

COLOURS = ("yellow", "blue", "green", "white", "purple", "pink", "sky", "maroon")
NAMES = ("Amaya", "Bruno", "Carmen", "Diego", "Teo", "Lola", "Ines", "Gaspar")
CROWD = tuple(
    Guest(name, colour, None if place < 4 else name.lower())
    for place, (name, colour) in enumerate(zip(NAMES, COLOURS, strict=True))
)
BULLS = find("bulls").meta


def anybody(bot: str, game: str) -> bool:
    return True


def evening(*guests: Guest, games: tuple[str, ...] = ("bulls", "toruro"), **more: object) -> Evening:
    return changed(Evening("20261123-190000", guests or CROWD[:3], games), **more)


def match(*names: str, game: str = "bulls") -> Match:
    players = tuple(Player(name, None, place, 9) for place, name in enumerate(names, 1))
    return Match("bulls-1", "2026-11-23T21:03:10", game, 105, players, (0,) * 6, "20261123-190000")


def test_where_too_many_are_here_bots_make_room_and_nobody_has_a_colour_that_the_game_has_not() -> None:
    seats = seats_for(evening(*CROWD), BULLS, [], anybody)
    assert [seat.name for seat in seats] == ["Amaya", "Bruno", "Carmen", "Diego", "Teo", "Lola"]
    assert {seat.colour for seat in seats} <= {*BULLS.colours}
    assert len({seat.colour for seat in seats}) == len(seats)


def test_whoever_has_played_most_sits_out_first() -> None:
    people = [Guest(name, colour) for name, colour in zip(NAMES, COLOURS, strict=True)]
    seats = seats_for(evening(*people), BULLS, [match(*NAMES[:6])], anybody)
    assert {"Ines", "Gaspar"} <= {seat.name for seat in seats}


def test_who_has_left_and_who_does_not_play_the_game_has_no_seat() -> None:
    guests = (CROWD[0], changed_guest(CROWD[1]), CROWD[2], CROWD[4], CROWD[5])
    seats = seats_for(evening(*guests), BULLS, [], lambda bot, game: bot != "teo")
    assert [seat.name for seat in seats] == ["Amaya", "Carmen", "Lola"]
    assert [seat.index for seat in seats] == [0, 1, 2]


def changed_guest(guest: Guest) -> Guest:
    return Guest(guest.name, guest.colour, guest.bot, here=False)


def test_in_order_the_game_comes_that_was_played_least() -> None:
    assert planned(evening(), []) == "bulls"
    assert planned(evening(), [match(), match(game="toruro")]) == "bulls"
    assert planned(evening(), [match()]) == "toruro"
    assert planned(evening(way="vote"), [match()]) == ""
    assert planned(evening(way="vote", chosen="toruro"), []) == "toruro"


def test_a_vote_goes_to_the_most_and_among_equals_to_chance() -> None:
    games = ("bulls", "toruro")
    assert elected({"Amaya": "toruro", "Bruno": "bulls", "Eva": "toruro"}, games, Random(1)) == "toruro"
    tied = {elected({"Amaya": "toruro", "Bruno": "bulls"}, games, Random(seed)) for seed in range(20)}
    assert tied == {*games}


def test_lots_are_drawn_among_what_fits_the_time() -> None:
    fits = [Fit("bulls", 15, True), Fit("toruro", 90, False)]
    assert {drawn(fits, Random(seed)) for seed in range(20)} == {"bulls"}
    assert drawn([Fit("toruro", 90, False)], Random(1)) == "toruro"


def test_the_time_left_counts_to_the_hour_that_was_named() -> None:
    late = evening(until="2026-11-23T23:30")
    assert minutes_left(late, datetime(2026, 11, 23, 22, 15)) == 75
    assert minutes_left(late, datetime(2026, 11, 24, 1, 0)) == 0
    assert minutes_left(evening(), datetime(2026, 11, 23, 22, 15)) is None


def test_a_game_fits_if_enough_are_here_and_its_time_is_left() -> None:
    metas = [find(game).meta for game in ("bulls", "toruro")]
    two = evening(CROWD[0], CROWD[4])
    assert [fit.game for fit in fitting(two, metas, [], anybody, None)] == ["bulls"]
    (fit,) = fitting(two, metas, [], anybody, 1)
    assert not fit.fits


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_seats_that_the_menu_offers_was_measured(game: str) -> None:
    for people in (1, 2):
        assert [row.seats for row in durations(game, people)] == [*find(game).meta.offered]
    for count in find(game).meta.offered:
        assert (minutes_of(game, count, 1) or 0) < (minutes_of(game, count, count) or 0)


def test_whoever_plays_madrid_alone_among_bots_is_told_how_long_the_game_in_small_takes() -> None:
    alone, two = (minutes_of("alatriste", 4, people) or 0 for people in (1, 2))
    assert 10 <= alone <= 20 < two


def test_nobody_knows_how_long_a_game_takes_that_was_never_measured() -> None:
    assert minutes_of("suns", 3, 1) is None
