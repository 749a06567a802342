"""Achievements: rows that fit their conditions, and people who earn them in finished games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import GAMES
from game.core.achievement import Memory, read_achievements
from game.core.errors import UserError
from game.core.record import Record
from game.core.table import replay
from game.review.decisive_moments import earned, memories
from game.storage.paths import resource
from game.storage.saves import read_record
from maps.reader import graph_of

GOLDEN = Path(__file__).parents[1] / "golden"
ROW = '[[achievement]]\nid = "first_step"\nname = "A Step"\ntext = "You took one."\npicture = "ui/tile"\n'


def first_step(memory: Memory) -> bool:
    """Anything happens at all."""
    return bool(memory.events)


def game_of_people(name: str, people: int) -> Record:
    """A finished game, the first seats of which are people."""
    record = read_record(GOLDEN / f"{name}.sobremesa")
    seats = (replace(seat, bot=None if seat.index < people else "teo") for seat in record.seats)
    record.seats = tuple(seats)
    return record


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_dozen_achievements_with_pictures(name: str) -> None:
    rows = [achievement.row for achievement in GAMES[name].achievements]
    assert len({row.id for row in rows}) == 12
    assert len({row.name for row in rows}) == 12
    assert all(resource(f"assets/pictures/{row.picture}.webp").is_file() for row in rows)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ROW.replace("text", "words"), r"words.*\$.achievement\[0\]|\$.achievement\[0\]"),
        (ROW.replace("first_step", "last_step"), "no deed is called 'last_step'"),
        (ROW + ROW, "two feats 'first_step'"),
        ("achievement = []", "'first_step' is missing"),
        ("[[achievement", "bad.toml"),
    ],
)
def test_a_wrong_row_is_refused_with_its_file_and_place(text: str, said: str) -> None:
    with pytest.raises(UserError, match=said) as caught:
        read_achievements(text, "bad.toml", [first_step])
    assert str(caught.value).startswith("bad.toml: ")


def test_only_people_earn_achievements() -> None:
    game, record = GAMES["bulls"], game_of_people("bulls_4_seats", 2)
    assert set(earned(game, record, graph_of(game))) == {0, 1}
    assert earned(game, game_of_people("bulls_4_seats", 0), graph_of(game)) == {}


def test_whoever_looks_back_remembers_what_their_own_seat_has_seen() -> None:
    game, record = GAMES["toruro"], game_of_people("toruro_5_seats", 2)
    for memory in memories(game, record):
        cards = [event for event in memory.events if getattr(event, "cards", ())]
        assert {event.seat for event in cards if hasattr(event, "seat")} == {memory.seat}
        assert memory.view.over


def test_a_game_that_is_not_over_tells_of_no_achievements() -> None:
    game, record = GAMES["bulls"], game_of_people("bulls_2_seats", 1)
    del record.actions[-1]
    record.position = ""
    with pytest.raises(UserError, match="not over"):
        earned(game, record, graph_of(game))


@pytest.mark.parametrize("name", ["bulls_3_seats", "toruro_5_seats", "alatriste_2_seats"])
def test_every_condition_can_be_asked_of_any_finished_game(name: str) -> None:
    record = game_of_people(name, 1)
    game = GAMES[record.game]
    found = earned(game, record, graph_of(game))[0]
    assert set(found) <= {achievement.row.id for achievement in game.achievements}
    replay(game, record, graph_of(game))  # looking back has changed nothing
