"""Games in one line go there and back, through another process; whatever is damaged is refused, and soon.

    python -m tests.soak.lines --times 10000

Each time a game is played, by bots or by people who do anything that is allowed, to its end or not so far,
and a text that is no line is refused. Every hundredth time all changes of one letter and all cuts of a line
are tried.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from random import Random

from game import GAMES, find
from game.bots.characters import characters, find_character, names_by_number
from game.bots.think import choose
from game.core.errors import UserError
from game.core.line import FORMAT, LETTERS, game_in, read_line, write_line
from game.core.record import Record, parse_record
from game.core.rng import Rng
from game.core.seat import Seat, numbered
from game.core.table import Table
from maps.reader import graph_of
from scenes.screenshots.arrange import NAMES
from tests.soak.replay import another_process
from tests.soak.run import soak
from tests.test_every_game import BOUNDS

LONGEST = 0.2
"""Seconds of this processor after which a refusal came too late."""
SELDOM = 100
"""Every so many times a line is damaged in every way."""
BY_BOTS = 8
"""Every so many times bots play."""
ODD = "ILOU-_# \n\t'\"ñ½🐂" + LETTERS.lower()


def played(chance: Random) -> Record:
    """A game of any length, with any people at the table."""
    game = find(chance.choice(list(GAMES)))
    crowd = [row.id for row in characters() if row.plays(game.meta.id)]
    count = chance.choice(game.meta.offered)
    colours = chance.sample(game.meta.colours, count) if chance.random() < 0.5 else game.meta.colours
    seats = [
        Seat(place, NAMES[place], colours[place], chance.choice([None, None, *crowd]))
        for place in range(count)
    ]
    seed = chance.getrandbits(chance.choice((32, 32, 64)))
    table = Table(game, seats, seed, BOUNDS.get(game.meta.id, {}), graph_of(game))
    end = chance.choice((100_000, chance.randrange(200)))
    mind, bot = Rng(seed), find_character("novice", game.meta.id)
    by_bots = chance.randrange(BY_BOTS) == 0
    while (ask := table.ask) is not None and len(table.record.actions) < end:
        action = choose(game, table.view(ask.seat), ask, mind, bot) if by_bots else chance.choice(ask.options)
        table.play(ask.seat, action)
    return table.snapshot()


def back(line: str) -> tuple[str, str]:
    """The game in a line as text, and once more in a line."""
    game = find(game_in(line))
    board = graph_of(game)
    record = read_line(game, line, board, names_by_number()).table.snapshot()
    return record.text(), write_line(game, record, board, [*names_by_number()], named=True)


def named_as_read(record: Record) -> Record:
    """The same game with the names that bots have in a line."""
    names, seats = names_by_number(), list[Seat]()
    for seat in record.seats:
        same = sum(other.bot == seat.bot for other in seats)
        seats.append(replace(seat, name=numbered(names[seat.bot])[same]) if seat.bot else seat)
    return replace(record, seats=tuple(seats))


def is_refused(text: str) -> None:
    """A text is refused in one sentence, before one has waited for it."""
    begun = time.process_time()
    try:
        game = find(game_in(text))
        read_line(game, text, graph_of(game), names_by_number())
    except UserError as fault:
        assert "\n" not in str(fault)
    else:
        raise AssertionError(f"this is read: {text!r}")
    assert time.process_time() - begun < LONGEST, text


def every_change(line: str) -> None:
    """Every change of one letter, and every cut, is refused."""
    for place, letter in enumerate(line):
        for other in {*LETTERS, *ODD} - {letter}:
            is_refused(line[:place] + other + line[place + 1 :])
    for end in range(len(line)):
        is_refused(line[:end])
        is_refused(line[end + 1 :])


def strange(chance: Random) -> str:
    """A text that is no line: any letters, or those that a line could have."""
    length = chance.randrange(400)
    if chance.random() < 0.3:
        return "".join(
            chr(chance.choice((chance.randrange(128), chance.randrange(0x3000)))) for _ in range(length)
        )
    name = chance.choice([*GAMES, "chess", ""])
    return f"{name.upper()}-{FORMAT}" + "".join(chance.choices(LETTERS, k=length))


def once(chance: Random) -> str:
    """A game goes through another process; a text is refused, and sometimes all damages of a line."""
    record = played(chance)
    game = find(record.game)
    line = write_line(game, record, graph_of(game), [*names_by_number()], named=True)
    text, again = another_process().apply(back, (line,))
    assert again == line
    assert parse_record(text) == parse_record(named_as_read(record).text())
    is_refused(strange(chance))
    if chance.randrange(SELDOM) == 0:
        every_change(line)
        return f"{record.game}, and every damage of its line"
    return record.game


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 10_000))
