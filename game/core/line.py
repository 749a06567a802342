"""A whole game in one line of letters that can be read aloud, sent in any chat and pasted back.

    BULLS-1Q7M0V3C...K9T2#31

The name of the game, the format (1), a number in letters, four letters that check it, and perhaps the
decision to look at. The number is mixed-radix: its digits are the facts of the start, then the place of each
decision among the options that there were. A place that was taken often before takes less room: that is known
as an asymmetric numeral system. The order of options is part of the format: a change of it is a change of the
rules, and raises their version.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.core.errors import UserError
from game.core.game import AnyGame, Graph, Option, Options, Value, resolve_options
from game.core.record import Record
from game.core.script import Ask
from game.core.seat import NUMERALS, Seat, is_name
from game.core.table import Table, replay

FORMAT = "1"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: without I, L, O and U, which are read as something else."""
LONGEST = 20_000
"""Letters that a line has at most, and decisions."""
PRIME, CHECKED = 1048573, 4
"""The largest prime number below 32**4, and how many letters a remainder of it takes.

No change of a single letter leaves the remainder as it was.
"""
BITS, VERSIONS, CROWD = 65, 64, 64
"""One more than the bits of a number, the versions of rules, and the characters that a line can hold."""
SHAPE = re.compile(r"([A-Z_]+-[0-9A-Z]+|[a-z_]+-[0-9a-z]+)(?:#([0-9]{1,6}))?", re.ASCII)


class GameLine(NamedTuple):
    """A line that was read: the table at the end of what was decided, and the decision to look at."""

    table: Table[Any, Any]
    decision: int | None


class _Writer:
    """Collects the digits of a number: how many values lie below each, how many it takes, and of how many."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int, int]] = []

    def put(self, digit: int, radix: int) -> None:
        self._digits.append((digit, 1, radix))

    def put_wide(self, place: int, widths: Sequence[int]) -> None:
        """Put one of several digits that take so many values each."""
        self._digits.append((sum(widths[:place]), widths[place], sum(widths)))

    def put_number(self, value: int) -> None:
        """Put a number of up to 64 bits: how many it has, and these."""
        bits = value.bit_length()
        self.put(bits, BITS)
        self.put(value, 1 << bits)

    def number(self) -> int:
        number = 0
        for below, width, total in reversed(self._digits):
            number = number // width * total + below + number % width
        return number


class _Reader:
    """Takes the digits of a number off, in the order in which they were put."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def take(self, radix: int) -> int:
        self._rest, digit = divmod(self._rest, radix)
        return digit

    def take_wide(self, widths: Sequence[int]) -> int:
        self._rest, value = divmod(self._rest, sum(widths))
        place = 0
        while value >= widths[place]:
            value -= widths[place]
            place += 1
        self._rest = self._rest * widths[place] + value
        return place

    def take_number(self) -> int:
        return self.take(1 << self.take(BITS))

    @property
    def is_empty(self) -> bool:
        return not self._rest


class _Taken:
    """Counts what was taken so far: the same question is often answered alike."""

    EACH, BY_PLACE, BY_VERB = 8, 8, 16

    def __init__(self) -> None:
        self._places: Counter[tuple[str, int, int]] = Counter()
        self._verbs: Counter[tuple[str, str]] = Counter()

    def widths(self, ask: Ask) -> list[int]:
        """Return how many values the digit of each option takes."""
        prompt, count = ask.prompt, len(ask.options)
        alike = Counter(option.verb for option in ask.options)
        verbs = {verb: self.BY_VERB * self._verbs[prompt, verb] // alike[verb] for verb in alike}
        return [
            self.EACH + self.BY_PLACE * self._places[prompt, count, place] + verbs[option.verb]
            for place, option in enumerate(ask.options)
        ]

    def note(self, ask: Ask, place: int) -> None:
        """Note which option was taken."""
        self._places[ask.prompt, len(ask.options), place] += 1
        self._verbs[ask.prompt, ask.options[place].verb] += 1


def game_in(text: str) -> str:
    """Return the id of the game that a line names. Raises UserError: it is not a line of a game."""
    return _parts(text)[0]


def is_line(text: str) -> bool:
    """Return whether a text looks like a game in a line, be it right or wrong."""
    return SHAPE.fullmatch("".join(text[:LONGEST].split())) is not None


def write_line(
    game: AnyGame, record: Record, board: Graph | None, characters: Sequence[str], *, named: bool = False
) -> str:
    """Return the game of a record in one line; `characters` are the ids of all bots, in their order for ever.

    What people have called themselves is left out unless it is `named`.

    Raises UserError: the record cannot be played by these rules.
    """
    asks: list[Ask | None] = []
    replay(game, record, board, lambda table: asks.append(table.ask))
    writer = _Writer()
    writer.put(record.version, VERSIONS)
    _put_seats(writer, game, record.seats, characters, named=named)
    _put_options(writer, game, record.options)
    writer.put_number(record.seed)
    decided = [(ask, action) for ask, action in zip(asks, record.actions, strict=False) if ask is not None]
    writer.put(asks[-1] is None, 2)
    if asks[-1] is not None:
        writer.put_number(len(decided))
    taken = _Taken()
    for ask, action in decided:
        place = ask.options.index(action)
        writer.put_wide(place, taken.widths(ask))
        taken.note(ask, place)
    body = f"{game.meta.id.upper()}-{FORMAT}{_spelled(writer.number())}"
    return body + _check(body, board)


def read_line(game: AnyGame, text: str, board: Graph | None, characters: Mapping[str, str]) -> GameLine:
    """Return the table at the end of the game in a line; `characters` tells the names of bots by their ids.

    Raises UserError: what is wrong with the line.
    """
    name, letters, decision = _parts(text)
    number, check = letters[:-CHECKED], letters[-CHECKED:]
    if name != game.meta.id or check != _check(f"{name.upper()}-{FORMAT}{number}", board):
        raise _damaged(board)
    reader, taken = _Reader(_number(number)), _Taken()
    version = reader.take(VERSIONS)
    if version != game.meta.version:
        raise UserError(
            "This game was played by rules version {old} of {game}; this program plays version {new}.",
            old=version, new=game.meta.version, game=game.meta.name,
        )  # fmt: skip
    try:
        seats = _take_seats(reader, game, characters)
        options = _take_options(reader, game)
        table = Table(game, seats, reader.take_number(), options, board)
        over = reader.take(2) == 1
        count = LONGEST if over else reader.take_number()
        while table.ask is not None and len(table.record.actions) < min(count, LONGEST):
            ask = table.ask
            place = reader.take_wide(taken.widths(ask))
            table.play(ask.seat, ask.options[place])
            taken.note(ask, place)
        decided = len(table.record.actions)
        if not reader.is_empty or over != (table.ask is None) or (not over and decided != count):
            raise ValueError(decided)
    except (ValueError, IndexError):
        raise _damaged(board) from None
    if decision is not None and decision > decided:
        raise UserError(
            "The line points to decision {number}; the game has {count}.", number=decision, count=decided
        )
    return GameLine(table, decision)


def _parts(text: str) -> tuple[str, str, int | None]:
    """Return the game, the letters of the number and its check, and the decision to look at.

    Raises UserError: it is not a line of a game.
    """
    if len(text) > LONGEST:
        raise UserError("This line is too long for a game.")
    found = SHAPE.fullmatch("".join(text.split()))
    if found is None:
        raise UserError("This is not a game in a line, such as BULLS-1Q7M0V.")
    name, _, letters = found[1].upper().partition("-")
    if letters[0] != FORMAT:
        raise UserError("This line was written by another edition of Sobremesa.")
    strange = next((letter for letter in letters if letter not in LETTERS), None)
    if strange is not None:
        raise UserError("The letter '{letter}' is in no line of a game.", letter=strange)
    return name.lower(), letters[1:], int(found[2]) if found[2] else None


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


# --- who plays ---


def _put_seats(
    writer: _Writer, game: AnyGame, seats: Sequence[Seat], characters: Sequence[str], *, named: bool
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
            writer.put(len(letters), BITS)
            writer.put(int.from_bytes(letters), 1 << 8 * len(letters))


def _take_seats(reader: _Reader, game: AnyGame, characters: Mapping[str, str]) -> list[Seat]:
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
        name = characters[bot] + NUMERALS[same] if bot else colour
        if called and not bot:
            long = reader.take(BITS)
            name = reader.take(1 << 8 * long).to_bytes(long).decode()
            if not is_name(name):
                raise ValueError(name)
        seats.append(Seat(place, name, colour, bot))
    return seats


# --- by which rules ---


def _put_options(writer: _Writer, game: AnyGame, options: Options) -> None:
    switches = game.meta.options
    changed = [n for n, option in enumerate(switches) if options[option.key] != option.default]
    writer.put(len(changed), len(switches) + 1)
    for n in changed:
        values = _values(switches[n], game)
        writer.put(n, len(switches))
        writer.put(values.index(options[switches[n].key]), len(values))


def _take_options(reader: _Reader, game: AnyGame) -> dict[str, Value]:
    switches = game.meta.options
    changed = {}
    for _ in range(reader.take(len(switches) + 1)):
        option = switches[reader.take(len(switches))]
        values = _values(option, game)
        changed[option.key] = values[reader.take(len(values))]
    return resolve_options(game.meta, changed)


def _values(option: Option, game: AnyGame) -> Sequence[Value]:
    """Return all values that an option can have."""
    return range(1 << game.meta.seats[-1]) if option.per_seat else [value for value, _ in option.choices]
