"""Games in one line for the command line: written by bots, read from a line or from a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.bots.characters import Character, names_by_number, with_habits
from game.core.game import AnyGame, Game, Graph, Options, S, V
from game.core.line import GameLine, game_in, read_line, write_line
from game.core.record import Record
from game.core.seat import Seat
from game.core.table import Table
from game.lab.simulate import play_out


def line_of(game: AnyGame, record: Record, board: Graph | None, *, named: bool = False) -> str:
    """Return the game of a record in one line. Raises UserError: it cannot be played by these rules."""
    return write_line(game, record, board, [*names_by_number()], named=named)


def table_of(
    line: str,
    find: Callable[[str], AnyGame],
    board_of: Callable[[AnyGame], Graph | None],
    watch: Callable[[Table[Any, Any]], object] = lambda _: None,
) -> GameLine:
    """Return the table of a game in a line, at its end; `watch` sees it as with `read_line`.

    Raises UserError: what is wrong with the line.
    """
    game = find(game_in(line))
    return read_line(game, line, board_of(game), names_by_number(), watch=watch)


def played_lines(
    game: Game[S, V],
    bots: Sequence[Character],
    games: int,
    seed: int,
    options: Options | None = None,
    board: Graph | None = None,
) -> Iterator[str]:
    """Have `bots` play as `simulate` does, and yield each game in a line.

    Raises UserError: the game has no such options, or not that many seats.
    """
    given, colours = with_habits(options or {}, bots), game.meta.colours
    seats = [Seat(place, bot.name, colours[place % len(colours)], bot.id) for place, bot in enumerate(bots)]
    for number in range(seed, seed + games):
        record = Table(game, seats, number, given, board).record
        play_out(game, bots, number, record.options, board, answers=record.actions)
        yield line_of(game, record, board)
