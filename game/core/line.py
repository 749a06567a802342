"""A whole game in one line of letters that can be read aloud, sent in any chat and pasted back.

    BULLS-2Q7M0V3C...K9T2#31

The name of the game, the format (2), a number in letters, four letters that check it, and perhaps the
decision to look at. The number is mixed-radix: its digits are the facts of the start, then the place of each
decision among the options that there were. A place that was taken often before takes less room: that is known
as an asymmetric numeral system. The order of options is part of the format: a change of it is a change of the
rules, and raises their version. What stands before the decisions is read whatever the version. All of it,
letter by letter: `docs/lines.md`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.core.errors import UserError
from game.core.game import AnyGame, Graph, Option, Options, Value, resolve_options
from game.core.habits import Habits
from game.core.mixed_radix import Reader, Writer
from game.core.record import Record
from game.core.script import Ask
from game.core.seat import Seat, is_name, numbered
from game.core.table import Table, replay

FORMAT, FORMER = "2", "1"
"""The format in which lines are written, and another one in which they are read, too."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without I, L, O and U, which are read as something else."""
LONGEST, MOST = 20_000, 32_767
"""Letters and decisions that a line has at most."""
PRIME, CHECKED = 1048573, 4
"""The largest prime number below 32**4, and how many letters a remainder of it takes.

No change of a single letter leaves the remainder as it was.
"""
VERSIONS, CROWD, SWITCHES, LETTERS_OF_NAMES = 64, 64, 16, 65
"""More than any version of rules, any number of characters, of options or of their choices, and of bytes of a
name that a line can hold."""
SEEDS = 32, 64
"""The bits of the seed of a game as the program deals it, and of any other."""
SHAPE = re.compile(r"([A-Z_]+-[0-9A-Z]+|[a-z_]+-[0-9a-z]+)(?:#([0-9]{1,6}))?", re.ASCII)
WITHIN = re.compile(r"(?<![\w-])[A-Za-z_]+-[0-9A-Za-z]{16,}(?:#[0-9]{1,6})?(?!\w)", re.ASCII)
"""What looks like a line within a text."""


class GameLine(NamedTuple):
    """A line that was read: the table at the end of what was decided, and the decision to look at."""

    table: Table[Any, Any]
    decision: int | None


class GameStart(NamedTuple):
    """What a line says before its decisions: who sat at the table, the seed, and the options."""

    seats: Sequence[Seat]
    seed: int
    options: Mapping[str, Value]


class OtherRulesError(UserError):
    """The game in a line was played by other rules; all that can be laid of it still is its `start`."""

    def __init__(self, start: GameStart, text: str, /, **values: object) -> None:
        super().__init__(text, **values)
        self.start = start


def game_in(text: str) -> str:
    """Return the id of the game that a line names. Raises UserError: it is not a line of a game."""
    return _parts(text)[0]


def is_line(text: str) -> bool:
    """Return whether a text looks like a game in a line, be it right or wrong."""
    return SHAPE.fullmatch("".join(text[:LONGEST].split())) is not None


def line_within(text: str) -> str:
    """Return the line within a text that says more around it; the text as it is if there is none.

    >>> line_within("Look at this: BULLS-1Q7M0V3C00K9T2ABCDEF#31. Can you do better?")
    'BULLS-1Q7M0V3C00K9T2ABCDEF#31'
    """
    text = text[:LONGEST]
    return text if is_line(text) else max(WITHIN.findall(text), key=len, default=text)


def write_line(
    game: AnyGame, record: Record, board: Graph | None, characters: Sequence[str], *, named: bool = False
) -> str:
    """Return the game of a record in one line; `characters` are the ids of all bots, in their order for ever.

    What people have called themselves is left out unless it is `named`.

    Raises UserError: the record cannot be played by these rules, or is too long for a line.
    """
    if len(record.actions) > MOST:
        raise _too_long()
    asks: list[tuple[Ask | None, int]] = []
    replay(game, record, board, lambda table: asks.append((table.ask, table.context)))
    writer = Writer()
    writer.put(record.version, VERSIONS)
    _put_seats(writer, game, record.seats, characters, named=named)
    _put_seed(writer, record.seed)
    _put_options(writer, game, record.options)
    is_over = asks[-1][0] is None
    writer.put(is_over, 2)
    if not is_over:
        _put_count(writer, len(record.actions))
    taken = Habits(game.usual())
    for (ask, context), action in zip(asks, record.actions, strict=False):
        assert ask is not None
        place = ask.options.index(action)
        writer.put_wide(place, taken.widths(ask, context))
        taken.note(ask, context, place)
    body = f"{game.meta.id.upper()}-{FORMAT}{_spelled(writer.number())}"
    line = body + _check(body, board)
    if len(line) > LONGEST:
        raise _too_long()
    return line


def read_line(
    game: AnyGame,
    text: str,
    board: Graph | None,
    characters: Mapping[str, str],
    people: Mapping[str, str] = {},
    watch: Callable[[Table[Any, Any]], object] = lambda _: None,
) -> GameLine:
    """Return the table at the end of the game in a line; `characters` tells the names of bots by their ids.

    Where a line does not name people, `people` does by their colours, and else their colours do.
    `watch` sees the table at the start and after each decision, before it is known whether the line is whole.

    Raises UserError: what is wrong with the line. Raises OtherRulesError: it is whole, and of other rules.
    """
    name, letters, decision = _parts(text)
    format, number, check = letters[0], letters[1:-CHECKED], letters[-CHECKED:]
    if name != game.meta.id or check != _check(f"{name.upper()}-{format}{number}", board):
        raise _damaged(board)
    reader = Reader(_number(number))
    version = reader.take(VERSIONS)
    try:
        start = _take_start(reader, game, characters, people)
        if version != game.meta.version:
            raise OtherRulesError(
                start,
                "This game was played by rules version {old} of {game}; this program plays version {new}.",
                old=version, new=game.meta.version, game=game.meta.name,
            )  # fmt: skip
        table = Table(game, start.seats, start.seed, start.options, board)
        watch(table)
        _take_decisions(reader, table, Habits(game.usual() if format == FORMAT else None), watch)
    except (ValueError, IndexError):
        raise _damaged(board) from None
    decided = len(table.record.actions)
    if decision is not None and decision > decided:
        raise UserError(
            "The line points to decision {number}; the game has {count}.", number=decision, count=decided
        )
    return GameLine(table, decision)


def _take_decisions(
    reader: Reader, table: Table[Any, Any], taken: Habits, watch: Callable[[Table[Any, Any]], object]
) -> None:
    """Play all decisions of a line. Raises ValueError: they do not end where the line does."""
    over = reader.take(2) == 1
    count = MOST if over else _take_count(reader)
    while table.ask is not None and len(table.record.actions) < count:
        ask, context = table.ask, table.context
        place = reader.take_wide(taken.widths(ask, context))
        table.play(ask.seat, ask.options[place])
        taken.note(ask, context, place)
        watch(table)
    decided = len(table.record.actions)
    if not reader.is_empty or over != (table.ask is None) or (not over and decided != count):
        raise ValueError(decided)


def _parts(text: str) -> tuple[str, str, int | None]:
    """Return the game, the letters of the format, the number and its check, and the decision to look at.

    Raises UserError: it is not a line of a game.
    """
    if len(text) > LONGEST:
        raise UserError("This line is too long for a game.")
    found = SHAPE.fullmatch("".join(text.split()))
    if found is None:
        raise UserError("This is not a game in a line, such as BULLS-1Q7M0V.")
    name, _, letters = found[1].upper().partition("-")
    if letters[0] not in (FORMAT, FORMER):
        raise UserError("This line was written by another edition of Sobremesa.")
    strange = next((letter for letter in letters if letter not in LETTERS), None)
    if strange is not None:
        raise UserError("The letter '{letter}' is in no line of a game.", letter=strange)
    return name.lower(), letters, int(found[2]) if found[2] else None


def _too_long() -> UserError:
    return UserError("This game is too long for a line.")


def _damaged(board: Graph | None) -> UserError:
    if board is None:
        return UserError("This line is damaged: a letter is wrong or missing.")
    return UserError("This line is damaged, or of another board than {board}.", board=board.name)


def _check(body: str, board: Graph | None) -> str:
    """Return the letters that check a line, and that it is of that board."""
    where = board.digest if board is not None else ""
    return _spelled(int.from_bytes(f"{where}{body}".encode()) % PRIME).rjust(CHECKED, LETTERS[0])


def _spelled(number: int) -> str:
    """Return a number in letters, the greatest digit first."""
    letters = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters += LETTERS[digit]
    return letters[::-1]


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


# --- what stands before the decisions ---


def _take_start(
    reader: Reader, game: AnyGame, characters: Mapping[str, str], people: Mapping[str, str]
) -> GameStart:
    seats = _take_seats(reader, game, characters, people)
    return GameStart(seats, _take_seed(reader), _take_options(reader, game))


def _put_count(writer: Writer, count: int) -> None:
    """Put a number of decisions: how many bits it has, and these."""
    bits = count.bit_length()
    writer.put(bits, MOST.bit_length() + 1)
    writer.put(count, 1 << bits)


def _take_count(reader: Reader) -> int:
    return reader.take(1 << reader.take(MOST.bit_length() + 1))


def _put_seed(writer: Writer, seed: int) -> None:
    seed &= (1 << SEEDS[1]) - 1
    is_long = seed >= 1 << SEEDS[0]
    writer.put(is_long, 2)
    writer.put(seed, 1 << SEEDS[is_long])


def _take_seed(reader: Reader) -> int:
    return reader.take(1 << SEEDS[reader.take(2)])


def _put_seats(
    writer: Writer, game: AnyGame, seats: Sequence[Seat], characters: Sequence[str], *, named: bool
) -> None:
    meta = game.meta
    writer.put(len(seats) - meta.seats[0], len(meta.seats))
    writer.put(len(characters), CROWD)
    for seat in seats:
        writer.put(1 + characters.index(seat.bot) if seat.bot else 0, len(characters) + 1)
    colours = [meta.colours.index(seat.colour) for seat in seats]
    usual = colours == [*range(len(seats))]
    writer.put(not usual, 2)
    for colour in () if usual else colours:
        writer.put(colour, len(meta.colours))
    writer.put(named, 2)
    for seat in seats if named else ():
        if seat.human:
            letters = seat.name.encode()
            writer.put(len(letters), LETTERS_OF_NAMES)
            writer.put(int.from_bytes(letters), 1 << 8 * len(letters))


def _take_seats(
    reader: Reader, game: AnyGame, characters: Mapping[str, str], people: Mapping[str, str]
) -> list[Seat]:
    meta, names = game.meta, [*characters]
    count = meta.seats[reader.take(len(meta.seats))]
    known = reader.take(CROWD)
    who = [reader.take(known + 1) for _ in range(count)]
    colours = [*range(count)]
    if reader.take(2):
        colours = [reader.take(len(meta.colours)) for _ in range(count)]
    called = reader.take(2)
    seats: list[Seat] = []
    for place in range(count):
        bot = names[who[place] - 1] if who[place] else None
        colour = meta.colours[colours[place]]
        same = sum(seat.bot == bot for seat in seats)
        name = numbered(characters[bot])[same] if bot else people.get(colour, colour)
        if called and not bot:
            long = reader.take(LETTERS_OF_NAMES)
            name = reader.take(1 << 8 * long).to_bytes(long).decode()
            if not is_name(name):
                raise ValueError(name)
        seats.append(Seat(place, name, colour, bot))
    return seats


def _put_options(writer: Writer, game: AnyGame, options: Options) -> None:
    switches = game.meta.options
    changed = [n for n, option in enumerate(switches) if options[option.key] != option.default]
    writer.put(len(changed), SWITCHES)
    for n in changed:
        values = _values(switches[n], game)
        writer.put(n, SWITCHES)
        writer.put(values.index(options[switches[n].key]), max(SWITCHES, len(values)))


def _take_options(reader: Reader, game: AnyGame) -> dict[str, Value]:
    switches = game.meta.options
    changed = {}
    for _ in range(reader.take(SWITCHES)):
        option = switches[reader.take(SWITCHES)]
        values = _values(option, game)
        changed[option.key] = values[reader.take(max(SWITCHES, len(values)))]
    return resolve_options(game.meta, changed)


def _values(option: Option, game: AnyGame) -> Sequence[Value]:
    """Return all values that an option can have."""
    return range(1 << game.meta.seats[-1]) if option.per_seat else [value for value, _ in option.choices]
