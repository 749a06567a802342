"""Record: a whole game as text. One line of heading a fact, one line a decision, one for the last position.

    sobremesa 1
    game bulls 1
    board town 3f1c9a0b77e2d514
    option start random
    seat yellow human Amaya
    seat blue lola Lola
    former 40 1 human Bea
    seed 12345
    note orders:0:parry never
    take card:31
    pick runner:4
    done
    position {"day":1,...}
    check 9a0b77e2

`former`: until 40 decisions were taken, a person called Bea sat in seat 1, the second one. Where nobody has
passed a seat on, there is no such line.

`check` is the CRC-32 of every line before it; a text without it is read too, but must step to its position.
Where several people play, a saved game begins with `sobremesa 2`; its seed, notes and position are one line,
`veiled`, in base64, so that nobody reads them at a glance.
"""

from __future__ import annotations

import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.core.action import Action, parse_action
from game.core.errors import UserError
from game.core.seat import Former, Seat, is_name

if TYPE_CHECKING:
    from game.core.game import Value

FORMAT, VEILED = 1, 2
TITLE = "title"
"""The key of the note that is the name which the players gave to their game."""
HEADING = ("sobremesa", "game", "board", "option", "seat", "former", "seed", "note")


@dataclass(slots=True)
class Record:
    r"""What was decided at the start, then every decision; `position` is the last state as JSON.

    `notes` are words without a line break that are kept with the game, by a name without a space; the rules
    know nothing of them. `seats` are those who sit there now, `former` those who have left, in that order.
    A record does not promise that it can be played: `game.core.table.replay` finds out.

    >>> record = parse_record("sobremesa 1\ngame toruro 1\nseat yellow human Ana\nseed 7\ndone\n")
    >>> record.seed, record.seats[0].name, record.actions
    (7, 'Ana', [Action(verb='done', picks=())])
    >>> parse_record(record.text()) == record
    True
    """

    game: str
    version: int
    board: str
    options: dict[str, Value]
    seats: tuple[Seat, ...]
    seed: int
    actions: list[Action] = field(default_factory=list)
    position: str = ""
    notes: dict[str, str] = field(default_factory=dict)
    former: tuple[Former, ...] = ()

    def sitter(self, seat: int, decisions: int) -> Seat:
        """Return who sat in a seat when so many decisions had been taken.

        >>> ana, bot = Seat(0, "Ana", "red"), Seat(0, "Teo", "red", "teo")
        >>> record = Record("pile", 1, "", {}, (bot,), 7, former=(Former(ana, 40),))
        >>> record.sitter(0, 39).name, record.sitter(0, 40).name
        ('Ana', 'Teo')
        """
        left = (row.seat for row in self.former if row.seat.index == seat and decisions < row.until)
        return next(left, self.seats[seat])

    def seats_at(self, decisions: int) -> tuple[Seat, ...]:
        """Return who sat where when so many decisions had been taken."""
        return tuple(self.sitter(seat.index, decisions) for seat in self.seats)

    def sit_down(self, new: Seat) -> None:
        """Let somebody sit in a seat from now on, in its colour; whoever has decided there is noted."""
        old, now = self.seats[new.index], len(self.actions)
        past = [row for row in self.former if row.seat.index == new.index]
        if past and past[-1].until == now:  # whoever leaves has decided nothing
            if past[-1].seat == new:
                self.former = tuple(row for row in self.former if row is not past[-1])
        elif old != new:
            self.former += (Former(old, now),)
        self.seats = tuple(new if seat.index == new.index else seat for seat in self.seats)

    def text(self, veiled: bool = False) -> str:
        """Return the record as text: each line ended, closed by its checksum.

        In a `veiled` one nobody reads at a glance what is to come, or what was noted.
        """
        lines = [f"sobremesa {VEILED if veiled else FORMAT}", f"game {self.game} {self.version}"]
        if self.board:
            lines.append(f"board {self.board}")
        lines += [f"option {key} {written_value(value)}" for key, value in self.options.items()]
        lines += [f"seat {seat.colour} {seat.bot or 'human'} {seat.name}" for seat in self.seats]
        lines += [
            f"former {row.until} {row.seat.index} {row.seat.bot or 'human'} {row.seat.name}"
            for row in self.former
        ]
        seed, notes = f"seed {self.seed}", [f"note {key} {words}" for key, words in self.notes.items()]
        position = [f"position {self.position}"] if self.position else []
        actions = map(str, self.actions)
        if veiled:
            secret = "\n".join((seed, *notes, *position))
            lines += [*actions, f"veiled {b64encode(secret.encode()).decode()}"]
        else:
            lines += [seed, *notes, *actions, *position]
        return "\n".join([*lines, _check(lines)]) + "\n"

    def guarded(self) -> str:
        """Return the record as text, veiled where there are people who must not see what others know."""
        return self.text(veiled=len(self.people) > 1)

    @property
    def people(self) -> list[str]:
        """The names of all people who sit there, or sat there before."""
        seats = [*self.seats, *(row.seat for row in self.former)]
        return [*dict.fromkeys(seat.name for seat in seats if seat.human)]

    def nameless(self) -> Record:
        """Return the same game without what people have called themselves and it."""
        seats = tuple(map(_nameless, self.seats))
        former = tuple(Former(_nameless(row.seat), row.until) for row in self.former)
        notes = {key: self.notes[key] for key in self.notes if key != TITLE}
        return replace(self, seats=seats, former=former, notes=notes)


def _nameless(seat: Seat) -> Seat:
    return replace(seat, name=seat.colour) if seat.human else seat


def parse_record(text: str, sealed: bool = False) -> Record:
    """Return the record that `Record.text` wrote.

    A text that must be `sealed` is refused without its checksum: it was cut short.

    Raises UserError: what is wrong, and in which line.
    """
    lines = text.replace("\r\n", "\n").strip().split("\n")
    if not lines[0].startswith("sobremesa "):
        raise UserError("This is not a game of Sobremesa: the first line does not say so.")
    if lines[0] not in (f"sobremesa {FORMAT}", f"sobremesa {VEILED}"):
        raise UserError("This game was written by another edition of Sobremesa ({line}).", line=lines[0][:40])
    record = Record("", 0, "", {}, (), 0)
    heading = True
    for number, line in enumerate(_unsealed(lines, sealed)[1:], 2):
        word, _, rest = line.partition(" ")
        try:
            if heading and word in HEADING:
                _heading(record, word, rest)
            elif word == "position":
                record.position = rest
            elif word == "veiled":
                for secret in b64decode(rest, validate=True).decode().split("\n"):
                    _heading(record, *secret.partition(" ")[::2])
            else:
                heading = False
                record.actions.append(parse_action(line))
        except UserError as error:
            raise UserError("Line {number}: {reason}", number=number, reason=str(error)) from None
        except ValueError:
            raise UserError(
                "Line {number} cannot be read: '{line}'.", number=number, line=line[:60]
            ) from None
    if not record.game or not record.seats:
        raise UserError("This game does not say what was played, or by whom.")
    return record


def _unsealed(lines: list[str], sealed: bool) -> list[str]:
    """Return the lines before the checksum. Raises UserError: it is wrong, or missing where it must be."""
    if lines[-1].startswith("check "):
        if lines[-1] != _check(lines[:-1]):
            raise UserError("This game is damaged: its lines do not match their checksum.")
        return lines[:-1]
    if sealed:
        raise UserError("This game is damaged: its end is missing.")
    return lines


def _check(lines: list[str]) -> str:
    body = "".join(f"{line}\n" for line in lines)
    return f"check {zlib.crc32(body.encode()):08x}"


def _heading(record: Record, word: str, rest: str) -> None:
    if word == "game":
        record.game, version = rest.split(" ")
        record.version = int(version)
        if not record.game.isidentifier():
            raise ValueError(rest)
    elif word == "board":
        record.board = rest
    elif word == "option":
        key, value = rest.split(" ")
        record.options[key] = read_value(value)
    elif word == "seat":
        colour, bot, name = rest.split(" ", 2)
        record.seats += (_seat(len(record.seats), colour, bot, name),)
    elif word == "former":
        until, place, bot, name = rest.split(" ", 3)
        seat = record.seats[range(len(record.seats)).index(int(place))]
        record.former += (Former(_seat(seat.index, seat.colour, bot, name), int(until)),)
    elif word == "seed":
        record.seed = int(rest)
    elif word == "note":
        key, words = rest.split(" ", 1)
        record.notes[key] = words
    elif word == "position":
        record.position = rest
    else:
        raise ValueError(word)


def _seat(place: int, colour: str, bot: str, name: str) -> Seat:
    """Return a seat. Raises ValueError: nobody can be called so."""
    if not (is_name(name) and colour.isidentifier() and bot.isidentifier()):
        raise ValueError(name)
    return Seat(place, name, colour, None if bot == "human" else bot)


def written_value(value: Value) -> str:
    """Return the value of an option as it is written in a record."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_value(word: str) -> Value:
    """Return the value of an option that is written so."""
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.lstrip("-").isdigit() else word
