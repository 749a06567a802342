"""Games in one line for the command line: written by bots, read from a line or from a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from game.bots.characters import Character, names_by_number, with_habits
from game.core.action import Action
from game.core.game import AnyGame, Game, Graph, Options, S, V, resolve_options
from game.core.line import GameLine, game_in, read_line, write_line
from game.core.record import Record
from game.core.seat import Seat
from game.lab.simulate import play_out


def line_of(game: AnyGame, record: Record, board: Graph | None, *, named: bool = False) -> str:
    """Return the game of a record in one line. Raises UserError: it cannot be played by these rules."""
    return write_line(game, record, board, [*names_by_number()], named=named)


def table_of(
    line: str, find: Callable[[str], AnyGame], board_of: Callable[[AnyGame], Graph | None]
) -> GameLine:
    """Return the table of a game in a line, at its end. Raises UserError: what is wrong with the line."""
    game = find(game_in(line))
    return read_line(game, line, board_of(game), names_by_number())


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
    meta = game.meta
    resolved = resolve_options(meta, with_habits(options or {}, bots))
    where = f"{board.name} {board.digest}" if board is not None else ""
    seats = tuple(
        Seat(place, bot.name, meta.colours[place % len(meta.colours)], bot.id)
        for place, bot in enumerate(bots)
    )
    for number in range(seed, seed + games):
        answers: list[Action] = []
        play_out(game, bots, number, resolved, board, answers=answers)
        yield line_of(game, Record(meta.id, meta.version, where, resolved, seats, number, answers), board)
