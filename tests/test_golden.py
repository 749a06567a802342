"""Games that were finished once are stepped to the same end for ever.

Where one of them comes out otherwise, a rule has changed: its game's `version` has to change with it, so that
saved games go on from their last position, and the games here are played anew: `python -m tests.golden GAME`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game import GAMES, find
from game.bots.characters import names_by_number
from game.core.line import read_line
from game.core.table import replay
from game.storage.saves import read_record
from maps.reader import graph_of
from tests.golden.lines import FORMER, kept, line_of, order_of

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.sobremesa"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_finished_game_comes_out_as_it_did(path: Path) -> None:
    record = read_record(path, sealed=True)
    game = find(record.game)
    table = replay(game, record, graph_of(game))
    assert table.ask is None
    assert table.snapshot().text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_order_of_options_is_a_format_and_changes_with_the_version_alone(path: Path) -> None:
    record, row = read_record(path), kept()[path.stem]
    game = find(record.game)
    assert (game.meta.version, order_of(game, record)) == (row["version"], row["order"])


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_line_that_was_written_once_is_read_and_written_alike_for_ever(path: Path) -> None:
    record, line = read_record(path), kept()[path.stem]["line"]
    game = find(record.game)
    back = read_line(game, line, graph_of(game), names_by_number()).table.snapshot()
    assert (back.actions, back.position, back.seed) == (record.actions, record.position, record.seed)
    assert line_of(game, record) == line


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_line_of_the_former_format_is_read_as_ever(path: Path) -> None:
    record, line = read_record(path), kept(FORMER)[path.stem]["line"]
    game = find(record.game)
    back = read_line(game, line, graph_of(game), names_by_number()).table.snapshot()
    assert (back.actions, back.position, back.seed) == (record.actions, record.position, record.seed)


def test_there_are_finished_games_of_every_game() -> None:
    assert {read_record(path).game for path in GOLDEN} == set(GAMES)
