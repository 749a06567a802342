"""Guests: who may sit where, and the seats that come of it."""

from __future__ import annotations

import random

from game import GAMES
from game.bots.characters import characters, find_character
from scenes.menus.lobby_seats import EMPTY, HUMAN, Guests

META = GAMES["bulls"].meta


def usual() -> Guests:
    """The guests that a lobby opens with."""
    return Guests.usual(META, characters())


def test_the_usual_guests_are_one_human_and_three_bots() -> None:
    seats = usual().seats()
    assert [seat.human for seat in seats] == [True, False, False, False]
    assert [seat.index for seat in seats] == [0, 1, 2, 3]
    assert not usual().problem()


def test_a_newcomer_meets_novices_and_regulars_none_of_them_twice() -> None:
    for game in GAMES.values():
        able = [row for row in characters() if row.plays(game.meta.id)]
        bots = [row.who for row in Guests.usual(game.meta, able).rows if row.who not in (HUMAN, EMPTY)]
        assert len(set(bots)) == len(bots) == game.meta.usual - 1
        levels = [find_character(bot, game.meta.id).level for bot in bots]
        assert set(levels) == {"regular", "novice"}
        assert levels.count("regular") >= levels.count("novice")


def test_bots_that_are_alike_are_numbered_from_the_first_that_is_left() -> None:
    guests = usual()
    bot = characters()[0]
    for place in (1, 2, 3):
        guests.seat(place, bot.id)
    assert [row.name for row in guests.rows[1:4]] == [bot.name, f"{bot.name} II", f"{bot.name} III"]
    guests.rows[3].name = "Nadie"
    guests.seat(1, HUMAN)
    assert [row.name for row in guests.rows[1:4]] == ["Bruno", bot.name, "Nadie"]


def test_names_and_colours_stay_different_whatever_is_changed() -> None:
    chance, guests = random.Random(1), usual()
    who = [EMPTY, HUMAN, *(row.id for row in characters())]
    for _ in range(500):
        place = chance.randrange(len(guests.rows))
        guests.seat(place, chance.choice(who))
        taken = guests.taken
        if taken and chance.random() < 0.5:
            guests.recolour(chance.choice(taken))
        names = [guests.rows[place].name for place in taken]
        colours = [guests.rows[place].colour for place in taken]
        assert len(set(names)) == len(names)
        assert len(set(colours)) == len(colours)
        assert all(colour in META.colours for colour in colours)


def test_a_full_table_keeps_its_colours() -> None:
    guests = usual()
    for place in range(6):
        guests.seat(place, HUMAN)
    before = guests.rows[0].colour
    guests.recolour(0)
    assert guests.rows[0].colour == before


def test_problems_are_named() -> None:
    guests = usual()
    guests.rows[0].name = "  "
    assert guests.problem() == "Everybody needs a name."
    guests.rows[0].name = guests.rows[1].name
    assert guests.problem() == "Two players have the same name."
    for place in (1, 2, 3):
        guests.seat(place, EMPTY)
    assert guests.problem() == "At least 2 must play."


def test_the_seats_of_a_game_can_be_seated_again() -> None:
    seats = usual().seats()
    assert Guests.of(META, characters(), seats).seats() == seats
