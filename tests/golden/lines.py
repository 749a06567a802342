"""The lines of the finished games, and the order of all options in them: both are a format."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from game.bots.characters import names_by_number
from game.core.game import AnyGame
from game.core.line import write_line
from game.core.record import Record
from game.core.table import Table, replay
from game.storage.saves import read_record
from maps.reader import graph_of

LINES, FORMER = (Path(__file__).with_name(name) for name in ("lines.toml", "lines_of_format_1.toml"))


def kept(path: Path = LINES) -> dict[str, dict[str, Any]]:
    """By the name of each game: the version of its rules, the order of its options, and its line."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def finished(name: str) -> Record:
    """The finished game of that name."""
    return read_record(LINES.with_name(f"{name}.sobremesa"))


def order_of(game: AnyGame, record: Record) -> str:
    """A hash of every question and all its options, in their order."""
    found = hashlib.sha256()

    def watch(table: Table[Any, Any]) -> None:
        if table.ask is not None:
            words = [str(table.ask.seat), table.ask.prompt, *map(str, table.ask.options)]
            found.update("\n".join(words).encode())

    replay(game, record, graph_of(game), watch)
    return found.hexdigest()[:16]


def line_of(game: AnyGame, record: Record) -> str:
    """A game in one line, with names."""
    return write_line(game, record, graph_of(game), [*names_by_number()], named=True)


def keep(name: str, game: AnyGame, record: Record) -> None:
    """Keep the line of a finished game. Raises SystemExit: it would be another one by the same rules."""
    rows = kept() if LINES.exists() else {}
    row = {"version": game.meta.version, "order": order_of(game, record), "line": line_of(game, record)}
    before = rows.get(name)
    if before and before != row and before["version"] == row["version"]:
        raise SystemExit(
            f"{name}: what is offered in which order is a format; raise the version of {game.meta.id}"
        )
    rows[name] = row
    text = "".join(
        f'[{name}]\nversion = {row["version"]}\norder = "{row["order"]}"\nline = "{row["line"]}"\n\n'
        for name, row in sorted(rows.items())
    )
    LINES.write_text(text.rstrip() + "\n", encoding="utf-8")
