"""Games that the command line names: in a line, in a file of such lines, or in a saved or finished file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from game.core.errors import UserError
from game.core.game import AnyGame, Graph
from game.core.line import is_line
from game.core.reading import has_file, read_bounded
from game.core.record import Record
from game.core.table import Table
from game.lab.checks import verify
from game.lab.lines import table_of

LONGEST = 8_000_000
"""Bytes of a file of lines: some 40,000 games."""


def rows_of(word: str) -> list[str]:
    """Return the rows of the file that a word names, if its first one is a game in a line; else none."""
    try:
        rows = read_bounded(Path(word), LONGEST).decode("utf-8").splitlines() if has_file(word) else []
    except (OSError, ValueError):  # it is no such file: whoever reads it as a saved game says what is wrong
        return []
    return rows if rows and is_line(rows[0]) else []


def stepped(
    word: str,
    find: Callable[[str], AnyGame],
    board_of: Callable[[AnyGame], Graph | None],
    read: Callable[[Path], Record],
    watch: Callable[[Table[Any, Any]], object] = lambda _: None,
) -> Table[Any, Any]:
    """Return the table at the end of the game that a word is, or that is the only one in the file it names.

    `read` reads a saved game; `watch` sees the table at the start and after each decision.

    Raises UserError: it is no game, cannot be played by these rules, or the file holds several.
    """
    rows = rows_of(word)
    if len(rows) > 1:
        raise UserError(
            "{file} holds {count} games in lines; give one of its lines.",
            file=Path(word).name,
            count=len(rows),
        )
    if rows or (is_line(word) and not has_file(word)):
        return table_of(rows[0] if rows else word, find, board_of, watch).table
    record = read(Path(word))
    game = find(record.game)
    return verify(game, record, board_of(game), watch)


def all_stepped(
    word: str,
    find: Callable[[str], AnyGame],
    board_of: Callable[[AnyGame], Graph | None],
    read: Callable[[Path], Record],
) -> Iterator[Table[Any, Any]]:
    """Yield the table of each game that a word names, at its end.

    Raises UserError: as `stepped` does; in a file of several games it says in which line.
    """
    rows = rows_of(word)
    if len(rows) < 2:
        yield stepped(word, find, board_of, read)
        return
    for number, row in enumerate(rows, 1):
        try:
            yield table_of(row, find, board_of).table
        except UserError as error:
            raise UserError(
                "{file}, line {number}: {reason}", file=Path(word).name, number=number, reason=str(error)
            ) from None
