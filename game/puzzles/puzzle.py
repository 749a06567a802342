"""The rows of puzzles: a game in one line up to a decision, its best option and the one that tempts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, get_args

import msgspec

from game.core.errors import UserError
from game.core.game import AnyGame, Graph
from game.core.line import game_in, read_line
from game.core.script import Ask
from game.core.table import Table
from game.core.toml_rows import read_rows

FOLDER = Path(__file__).with_name("rows")

Level: TypeAlias = Literal["easy", "middle", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
Place = Annotated[int, msgspec.Meta(ge=1)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One puzzle: what to decide at the end of the game in `line`, in the seat that is asked there.

    `number` is its own for ever. `answer` and `tempting` are places among the options, from 1: the best one,
    and the one that instinct or a novice takes. `theme` is the prompt of the question. The best one is worth
    `gain` more of the victory than the tempting one, with that standard `error`.
    """

    number: Place
    line: str
    answer: Place
    tempting: Place
    theme: str
    level: Level
    gain: Share
    error: Share

    @property
    def game(self) -> str:
        """The id of its game."""
        return game_in(self.line)


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """A file of puzzles.

    What is missed in a share of cases up to `easy` is easy, up to `middle` middling, and else hard; it is the
    mean of those of novice, regular and strong.
    """

    puzzle: tuple[Puzzle, ...]
    easy: Share = 0.33
    middle: Share = 0.42

    def level_of(self, missed: float) -> Level:
        """Return how hard a puzzle is that bots miss in that share of all cases."""
        return "easy" if missed <= self.easy else "middle" if missed <= self.middle else "hard"


def read_puzzles(text: str, name: str, game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in rows.

    Raises UserError: what is wrong with the file `name`, and where. Whether the lines can be played is not
    checked.
    """
    rows = read_rows(text, name, Rows).puzzle
    numbers = [row.number for row in rows]
    for place, row in enumerate(rows):
        try:
            if row.game != game:
                raise UserError("This is a line of another game.")
        except UserError as error:
            raise UserError(
                "{name}: {reason} - at `$.puzzle[{place}].line`", name=name, reason=str(error), place=place
            ) from None
        if numbers.count(row.number) > 1:
            raise UserError(
                "{name}: there are two puzzles of the number {number}.", name=name, number=row.number
            )
        if row.answer == row.tempting:
            raise UserError(
                "{name}: the best option of puzzle {number} is also the one that tempts.",
                name=name, number=row.number,
            )  # fmt: skip
    return rows


def rows_of(game: str) -> Rows:
    """Return the file of puzzles of a game, without checking its lines; an empty one if it has none."""
    path = FOLDER / f"{game}.toml"
    return read_rows(path.read_text(encoding="utf-8"), path.name, Rows) if path.is_file() else Rows(())


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, none if it has none, from the easiest to the hardest."""
    path = FOLDER / f"{game}.toml"
    if not path.is_file():
        return ()
    rows = read_puzzles(path.read_text(encoding="utf-8"), path.name, game)
    return tuple(sorted(rows, key=lambda row: (LEVELS.index(row.level), row.number)))


def laid(
    puzzle: Puzzle,
    game: AnyGame,
    board: Graph | None,
    characters: Mapping[str, str],
    people: Mapping[str, str] = {},
) -> tuple[Table[Any, Any], Ask]:
    """Return a table at the decision of a puzzle, and its question, which is put to the only person.

    `characters` and `people` are those of `game.core.line.read_line`.

    Raises UserError: the line is damaged or of other rules, or the question is not the one of the puzzle.
    """
    table = read_line(game, puzzle.line, board, characters, people).table
    ask = table.ask
    if (
        ask is None
        or ask.prompt != puzzle.theme
        or max(puzzle.answer, puzzle.tempting) > len(ask.for_bots)
        or not table.seats[ask.seat].human
    ):
        raise UserError("Puzzle {number} does not end at its question.", number=puzzle.number)
    return table, ask
