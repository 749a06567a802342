"""What characters say at a table: their lines, as rows, and which of them is said."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from string import Formatter

import msgspec

from game.bots.characters import characters
from game.core.errors import UserError
from game.core.toml_rows import read_rows

FOLDER = Path(__file__).with_name("lines")
LAST_WORDS = "last_words"
"""The file of what is said when a game is over, whichever it was."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a character says at a kind of moment; {name} in it is whom the moment is about."""

    who: str
    when: str
    text: str


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of lines, and the kinds of moments at which they are said."""

    moments: tuple[str, ...]
    line: tuple[Line, ...]


def read_lines(text: str, name: str) -> Lines:
    """Return the lines in rows. Raises UserError: what is wrong with the file `name`, and in which line."""
    rows = read_rows(text, name, Lines)
    known = {row.id for row in characters()}
    for line in rows.line:
        if line.who not in known:
            raise UserError("{name}: nobody is called '{who}'.", name=name, who=line.who)
        if line.when not in rows.moments:
            raise UserError("{name}: there is no moment '{when}'.", name=name, when=line.when)
        if {field for _, field, _, _ in Formatter().parse(line.text) if field is not None} - {"name"}:
            raise UserError("{name}: '{text}' has a place that is not filled.", name=name, text=line.text)
    return rows


@cache
def lines_of(file: str) -> Lines:
    """Return the lines of a game, or of another file of them; none for a game that has no file."""
    path = FOLDER / f"{file}.toml"
    if not path.is_file():
        return Lines((), ())
    return read_lines(path.read_text(encoding="utf-8"), path.name)


@cache
def _by_speaker(file: str) -> Mapping[tuple[str, str], Sequence[Line]]:
    found: dict[tuple[str, str], list[Line]] = {}
    for line in lines_of(file).line:
        found.setdefault((line.who, line.when), []).append(line)
    return found


def choose_line(file: str, who: str, when: str, said: Collection[str], chance: Random) -> str | None:
    """Return the text of a line that was not `said` yet, in English; None if there is none left."""
    left = [line.text for line in _by_speaker(file).get((who, when), ()) if line.text not in said]
    return chance.choice(left) if left else None
