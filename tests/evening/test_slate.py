"""The slate: points by place or by rivals, summed up from the games of the evening and no others."""

from __future__ import annotations

from msgspec import structs

from game.evening.slate import Won, games_of, points_of, slate, won
from game.storage.evenings import Evening, Guest
from game.storage.match_history import Match, Player

EVENING = Evening(
    "20261123-190000",
    (Guest("Amaya", "yellow"), Guest("Teo", "green", "teo"), Guest("Eva", "blue")),
    ("bulls",),
)


def match(slot: str, evening: str = EVENING.id, **places: int) -> Match:
    """A game in which everybody took a place, and had ten points less than the place before."""
    players = tuple(Player(name, "teo" if name == "Teo" else None, place, 50 - 10 * place)
                    for name, place in places.items())  # fmt: skip
    return Match(slot, "2026-11-23T21:03:10", "bulls", 105, players, (0,) * 6, evening)


def test_the_first_four_places_have_five_three_two_and_one() -> None:
    game = match("bulls-1", Amaya=1, Teo=2, Eva=3, Bruno=4, Lola=5)
    assert points_of(game, "places") == {"Amaya": 5, "Teo": 3, "Eva": 2, "Bruno": 1, "Lola": 0}


def test_the_other_scheme_counts_who_was_beaten() -> None:
    game = match("bulls-1", Amaya=1, Teo=2, Eva=2, Bruno=4)
    assert points_of(game, "rivals") == {"Amaya": 3, "Teo": 1, "Eva": 1, "Bruno": 0}


def test_the_slate_has_the_games_of_its_evening_alone() -> None:
    rows = [match("bulls-1", Amaya=1, Teo=2), match("bulls-2", "20251231-200000", Teo=1, Amaya=2)]
    assert [game.slot for game in games_of(EVENING, rows)] == ["bulls-1"]


def test_who_came_later_or_has_left_stays_on_the_slate() -> None:
    lines = {
        line.name: line for line in slate(EVENING, [match("1", Amaya=1, Teo=2), match("2", Bruno=1, Teo=2)])
    }
    assert lines["Bruno"].points == (None, 5)
    assert lines["Amaya"].points == (5, None)
    assert lines["Eva"].points == (None, None)
    assert lines["Eva"].sum == 0


def test_everybody_with_the_greatest_sum_leads_and_nobody_before_the_first_game() -> None:
    lines = slate(EVENING, [match("1", Amaya=1, Teo=2), match("2", Teo=1, Amaya=2)])
    assert {line.name for line in lines if line.leads} == {"Amaya", "Teo"}
    assert not any(line.leads for line in slate(EVENING, []))


def test_it_is_told_by_how_much_a_game_was_won() -> None:
    assert won(match("1", Amaya=1, Teo=2, Eva=3)) == Won(("Amaya",), 10)
    assert won(match("1", Amaya=1, Teo=1)) == Won(("Amaya", "Teo"), 0)


def test_a_game_gives_no_points_to_whoever_took_a_seat_over_near_its_end() -> None:
    game = match("bulls-1", Amaya=1, Teo=2, Eva=3)
    first, *others = game.players
    game = structs.replace(game, players=(structs.replace(first, counts=False), *others))
    assert points_of(game, "places") == {"Teo": 3, "Eva": 2}
    amaya = next(line for line in slate(EVENING, [game]) if line.name == "Amaya")
    assert (amaya.points, amaya.won) == ((None,), 0)
