"""The lobby remembers the last table of each game, and takes nothing from the settings that does not fit."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from game import GAMES
from game.bots.characters import characters
from game.core.seat import Seat
from game.storage.last_tables import last_table, note_table
from game.storage.settings import Settings, load_settings, save_settings
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import EMPTY, HUMAN, LobbySeat
from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.services import NewGame
from tests.menus.clicks import click, rename
from tests.menus.conftest import PlayedScene, Stand
from tests.menus.every_menu import RESULTS
from tests.menus.looking_back import review_job
from tests.narrow import as_a, there

TORURO = GAMES["toruro"].meta
BOTS = [row.id for row in characters() if row.plays("toruro")]
SEATS = (Seat(0, "María", "blue"), Seat(1, "Teo", "green", "teo"), Seat(2, "Luz", "white"))


def lobby_of(stand: Stand, game: str) -> LobbyScene:
    """The lobby of a game, reached from the title."""
    stand.manager.begin(TitleScene(stand.services))
    click(stand, f"poster {game}")
    return as_a(LobbyScene, stand.manager.stack.top)


def rows(lobby: LobbyScene) -> list[LobbySeat]:
    return [replace(row) for row in lobby.seats.rows]


def new_game(stand: Stand) -> NewGame:
    return as_a(NewGame, as_a(PlayedScene, stand.manager.stack.top).new)


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_stands_as_the_last_table_of_its_game_did(stand: Stand, game: str) -> None:
    lobby = lobby_of(stand, game)
    rename(stand, "name 0", "ana")
    lobby.seats.seat(2, HUMAN)
    lobby.seats.seat(3, EMPTY)
    lobby.seats.recolour(1)
    option = next(option for option in lobby.game.meta.options if len(option.choices) > 1)
    value = option.choices[1][0]
    lobby.options.decide(option.key, value)
    laid = rows(lobby)
    click(stand, "start")
    played = new_game(stand)

    stand.services.settings = load_settings_again(stand.services.settings)
    again = lobby_of(stand, game)
    assert [row for row in rows(again) if row.who != EMPTY] == [row for row in laid if row.who != EMPTY]
    click(stand, "start")
    assert new_game(stand).seats == played.seats
    assert dict(new_game(stand).options) == dict(played.options)


def load_settings_again(settings: Settings) -> Settings:
    """What a restart makes of settings."""
    save_settings(settings)
    return load_settings(lambda fault: pytest.fail(fault.text))


def test_each_game_has_a_last_table_of_its_own(stand: Stand) -> None:
    for game, name in (("bulls", "ana"), ("toruro", "bea")):
        lobby_of(stand, game)
        rename(stand, "name 0", name)
        click(stand, "start")
    assert lobby_of(stand, "bulls").seats.rows[0].name == "ana"
    assert lobby_of(stand, "toruro").seats.rows[0].name == "bea"
    assert lobby_of(stand, "alatriste").seats.rows[0].name == "Amaya"


def test_play_again_and_change_the_seats_keep_the_table(stand: Stand) -> None:
    again = NewGame(GAMES["toruro"], SEATS, {})
    scene = ResultsScene(
        stand.services, RESULTS, review_job("bulls_4_seats"), again, lambda: TitleScene(stand.services)
    )
    stand.manager.begin(scene)
    click(stand, "seats")
    lobby = as_a(LobbyScene, stand.manager.stack.top)
    assert [(row.name, row.colour) for row in lobby.seats.rows[:3]] == [
        (seat.name, seat.colour) for seat in SEATS
    ]
    stand.manager.begin(scene)
    click(stand, "rematch")
    assert new_game(stand) is again


def seated(*first: object) -> dict[str, object]:
    """Rows of a last table whose first seat is that one."""
    return {"seats": [[*first], ["Bea", "blue", None], ["Luz", "white", None]], "options": {}}


@pytest.mark.parametrize(
    "rows",
    [
        None, 7, [], {}, {"seats": []}, {"seats": [], "options": {}}, {"seats": "Ana", "options": {}},
        {"seats": [["Ana", "green", None]], "options": {}},
        {"seats": [["Ana", "green", None]] * 99, "options": {}},
        {"seats": [[1, 2, 3]] * 3, "options": {}},
        seated("Bea", "green", None), seated("Ana", "blue", None), seated("Ana", "ultraviolet", None),
        seated("Ana", "green", "nobody"), seated("A" * 10000, "green", None), seated("\0", "green", None),
        seated("", "green", None), seated("[ui/icon:99999]", "green", None), seated("Ana", "green"),
    ],
)  # fmt: skip
def test_a_last_table_that_does_not_fit_is_none(stand: Stand, rows: object) -> None:
    assert last_table({"toruro": rows}, TORURO, BOTS) is None
    stand.services.settings.tables = {"toruro": rows}
    lobby = lobby_of(stand, "toruro")
    assert lobby.seats.rows[0].name == "Amaya"


def test_options_that_a_game_no_longer_has_are_left_out_of_its_last_table() -> None:
    tables: dict[str, object] = {}
    known = TORURO.options[0]
    note_table(tables, "toruro", SEATS, {known.key: known.choices[-1][0], "no such": 3})
    assert there(last_table(json.loads(json.dumps(tables)), TORURO, BOTS))[1] == {
        known.key: known.choices[-1][0]
    }
    note_table(tables, "toruro", SEATS, {known.key: "no such"})
    assert there(last_table(tables, TORURO, BOTS)) == (SEATS, {})
