"""Games that were finished once are stepped to the same end for ever.

Where one of them comes out otherwise, a rule has changed: its game's `version` has to change with it, so that
saved games go on from their last position, and the games here are played anew: `python -m tests.golden GAME`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game import GAMES, find
from game.core.table import replay
from game.storage.saves import read_record
from maps.reader import graph_of

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.sobremesa"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_finished_game_comes_out_as_it_did(path: Path) -> None:
    record = read_record(path, sealed=True)
    game = find(record.game)
    table = replay(game, record, graph_of(game))
    assert table.ask is None
    assert table.snapshot().text() == path.read_text(encoding="utf-8")


def test_there_are_finished_games_of_every_game() -> None:
    assert {read_record(path).game for path in GOLDEN} == set(GAMES)
