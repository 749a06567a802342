"""Positions that other rules led to: gone on with where they can be, refused in a sentence where not."""

from __future__ import annotations

import json
from random import Random

import pytest

from game import GAMES, find
from game.core.errors import UserError
from game.core.rng import Rng
from game.core.table import Table, resume
from maps.reader import graph_of
from scenes.screenshots.arrange import seats
from tests.damage import hurt_json

MUTATIONS = 60
FURTHER = 40


@pytest.mark.parametrize("name", GAMES)
def test_a_position_with_odd_values_is_refused_or_can_be_played_on(name: str) -> None:
    game, chance, refused = find(name), Random(1), 0
    table = Table(game, seats(game, game.meta.offered[0]), 3, {}, graph_of(game))
    for _ in range(30):
        assert table.ask is not None
        table.play(table.ask.seat, chance.choice(table.ask.options))
    record = table.snapshot()
    record.version, whole = 0, record.position.encode()
    for _ in range(MUTATIONS):
        record.position = hurt_json(whole, chance).decode()
        try:
            laid = resume(game, record, graph_of(game))
        except UserError as fault:
            assert "\n" not in str(fault)
            refused += 1
            continue
        rng = Rng(1)
        for _ in range(FURTHER):
            laid.standings()
            if laid.ask is None:
                break
            laid.view(laid.ask.seat)
            laid.play(laid.ask.seat, rng.pick(laid.ask.options))
    assert refused > 0


def test_a_piece_that_is_missing_or_there_twice_is_refused() -> None:
    game = find("toruro")
    table = Table(game, seats(game, 3), 3)
    record = table.snapshot()
    record.version, whole = 0, json.loads(record.position)
    for hand in (whole["hands"][0][:-1], whole["hands"][1]):
        record.position = json.dumps({**whole, "hands": [hand, *whole["hands"][1:]]})
        with pytest.raises(UserError, match="something is missing on the table, or there twice"):
            resume(game, record)
