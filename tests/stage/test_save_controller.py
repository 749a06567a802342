"""The keeper: a game that is over is kept, and its line is in the annals."""

from __future__ import annotations

import pytest

from game import GAMES
from game.core.event import Rolled
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from game.storage.match_history import read_matches
from game.storage.paths import finished_folder
from game.storage.saves import SlotLock, new_slot
from maps.reader import graph_of
from scenes.stage.save_controller import SaveController


@pytest.mark.parametrize(("name", "options"), [("bulls", {"days": 1}), ("toruro", {"preset": "mesa"})])
def test_a_game_played_to_its_end_is_noted_with_every_face_that_fell(
    name: str, options: dict[str, int | str]
) -> None:
    game, rng = GAMES[name], Rng(5)
    seats = [
        Seat(place, f"Player {place}", colour, "teo" if place else None)
        for place, colour in enumerate(game.meta.colours[: game.meta.seats[0]])
    ]
    table = Table(game, seats, 3, options, graph_of(game))
    keeper = SaveController(table, SlotLock(new_slot(name)), lambda fault: pytest.fail(str(fault)))
    faces: list[int] = []
    news = list(table.events(None))
    while table.ask is not None:
        keeper.keep(news)
        table.play(table.ask.seat, rng.pick(table.ask.for_bots))
        news = list(table.events(None))
        faces += [face for event in news if isinstance(event, Rolled) for face in event.faces]
    keeper.keep(news)
    keeper.close()
    (row,) = read_matches(lambda fault: pytest.fail(str(fault)))
    assert sum(row.dice) >= len(faces)
    assert row.decisions == len(table.record.actions)
    assert [(who.bot, who.place) for who in row.players] == [
        (seat.bot, standing.place) for seat, standing in zip(seats, table.standings(), strict=True)
    ]
    assert keeper.achievements.keys() == set(row.players[0].achievements)
    assert keeper.achievements.keys() <= {one.row.id for one in game.achievements}
    assert [path.stem for path in finished_folder().iterdir()] == [row.slot]


def test_a_game_begun_by_other_rules_is_noted_without_achievements() -> None:
    game, rng = GAMES["bulls"], Rng(5)
    seats = [Seat(place, f"Player {place}", colour) for place, colour in enumerate(game.meta.colours[:2])]
    table = Table(game, seats, 3, {"days": 1}, graph_of(game))
    table.record.version = 0
    while table.ask is not None:
        table.play(table.ask.seat, rng.pick(table.ask.for_bots))
    keeper = SaveController(table, SlotLock(new_slot("bulls")), lambda fault: pytest.fail(str(fault)))
    keeper.close()
    (row,) = read_matches(lambda fault: pytest.fail(str(fault)))
    assert [player.achievements for player in row.players] == [(), ()] and keeper.achievements == {}
