"""LobbySeats: who may sit where, and the seats that come of it."""

from __future__ import annotations

import random

from game import GAMES
from game.bots.characters import characters, find_character
from scenes.menus.lobby_seats import EMPTY, HUMAN, LobbySeats

META = GAMES["bulls"].meta


def usual() -> LobbySeats:
    """The seats that a lobby opens with."""
    return LobbySeats.usual(META, characters())


def test_the_usual_guests_are_one_human_and_three_bots() -> None:
    seats = usual().to_seats()
    assert [seat.human for seat in seats] == [True, False, False, False]
    assert [seat.index for seat in seats] == [0, 1, 2, 3]
    assert not usual().problem()


def test_a_newcomer_meets_novices_and_regulars_none_of_them_twice() -> None:
    for game in GAMES.values():
        able = [row for row in characters() if row.plays(game.meta.id)]
        bots = [row.who for row in LobbySeats.usual(game.meta, able).rows if row.who not in (HUMAN, EMPTY)]
        assert len(set(bots)) == len(bots) == game.meta.usual - 1
        levels = [find_character(bot, game.meta.id).level for bot in bots]
        assert set(levels) == {"regular", "novice"}
        assert levels.count("regular") >= levels.count("novice")


def test_bots_that_are_alike_are_numbered_from_the_first_that_is_left() -> None:
    seats = usual()
    bot = characters()[0]
    for place in (1, 2, 3):
        seats.seat(place, bot.id)
    assert [row.name for row in seats.rows[1:4]] == [bot.name, f"{bot.name} II", f"{bot.name} III"]
    seats.rows[3].name = "Nadie"
    seats.seat(1, HUMAN)
    assert [row.name for row in seats.rows[1:4]] == ["Bruno", bot.name, "Nadie"]


def test_names_and_colours_stay_different_whatever_is_changed() -> None:
    chance, seats = random.Random(1), usual()
    who = [EMPTY, HUMAN, *(row.id for row in characters())]
    for _ in range(500):
        place = chance.randrange(len(seats.rows))
        seats.seat(place, chance.choice(who))
        taken = seats.taken
        if taken and chance.random() < 0.5:
            seats.recolour(chance.choice(taken))
        names = [seats.rows[place].name for place in taken]
        colours = [seats.rows[place].colour for place in taken]
        assert len(set(names)) == len(names)
        assert len(set(colours)) == len(colours)
        assert all(colour in META.colours for colour in colours)


def test_a_full_table_keeps_its_colours() -> None:
    seats = usual()
    for place in range(6):
        seats.seat(place, HUMAN)
    before = seats.rows[0].colour
    seats.recolour(0)
    assert seats.rows[0].colour == before


def test_problems_are_named() -> None:
    seats = usual()
    seats.rows[0].name = "  "
    assert seats.problem() == "Everybody needs a name."
    seats.rows[0].name = seats.rows[1].name
    assert seats.problem() == "Two players have the same name."
    for place in (1, 2, 3):
        seats.seat(place, EMPTY)
    assert seats.problem() == "At least 2 must play."


def test_the_seats_of_a_game_can_be_seated_again() -> None:
    seats = usual().to_seats()
    assert LobbySeats.of(META, characters(), seats).to_seats() == seats
