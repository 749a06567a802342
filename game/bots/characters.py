"""Characters: who the bots are, how well they play, and what one may expect of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.core.errors import NotHereError, UserError
from game.core.game import Game, Meta, Options, S, Trait, V, Value
from game.core.script import Ask
from game.core.seat import Seat
from game.core.toml_rows import read_rows

ROWS = Path(__file__).with_name("characters.toml")


Level = Literal["novice", "regular", "strong", "master", "random", "instinct"]


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One bot; what its numbers mean is explained beside the rows.

    `iterations` is how long it searches before it decides, where only their number counts; at a table it
    thinks for `seconds`. Without them it goes by its action values.
    """

    id: Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
    number: Annotated[int, msgspec.Meta(ge=1)]
    name: str
    level: Level
    games: tuple[str, ...]
    sentence: str
    budget: str
    temperature: Annotated[float, msgspec.Meta(ge=0)]
    epsilon: Annotated[float, msgspec.Meta(ge=0, le=1)]
    iterations: Annotated[int, msgspec.Meta(ge=0)] = 0
    seconds: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    spite: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.0
    urges: dict[Trait, float] = {}
    options: tuple[str, ...] = ()

    def plays(self, game: str) -> bool:
        """True if this character knows the game with that id."""
        return "all" in self.games or game in self.games


class Rows(msgspec.Struct, forbid_unknown_fields=True):
    """A file of characters."""

    character: tuple[Character, ...]


def _yardstick(id: Literal["random", "instinct"], number: int, sentence: str, epsilon: float) -> Character:
    name = id.capitalize()
    return Character(id, number, name, id, ("all",), sentence, "None.", temperature=0.0, epsilon=epsilon)


RANDOM = _yardstick("random", 1, "Takes any choice that is allowed, each as often as the others.", 1.0)
INSTINCT = _yardstick("instinct", 2, "Takes what a game's own judgement says is best, to a hair.", 0.0)
"""What games between bots are measured with, where nobody's character should count."""
YARDSTICKS = (RANDOM, INSTINCT)
STAND_IN = "teo"
"""The regular who sits in the chairs of people who are not there."""


def read_characters(text: str, name: str) -> tuple[Character, ...]:
    """Return the characters in rows. Raises UserError: what is wrong with the file `name`, and where."""
    rows = read_rows(text, name, Rows).character
    for field in ("id", "number"):
        values = [getattr(row, field) for row in (*YARDSTICKS, *rows)]
        for value in values:
            if values.count(value) > 1:
                raise UserError(
                    "{name}: there are two characters of the {field} '{value}'.",
                    name=name, field=field, value=value,
                )  # fmt: skip
    return rows


@cache
def characters() -> tuple[Character, ...]:
    """Return everybody one can play against, from the gentlest to the strongest."""
    return read_characters(ROWS.read_text(encoding="utf-8"), ROWS.name)


def names_by_number() -> dict[str, str]:
    """Return the names of all characters by their ids, in the order of their numbers."""
    return {row.id: row.name for row in sorted((*YARDSTICKS, *characters()), key=lambda row: row.number)}


def find_character(name: str, game: str) -> Character:
    """Return who has that id, or else that level. Raises UserError: nobody, and who plays the game."""
    known = [*(row for row in characters() if row.plays(game)), *YARDSTICKS]
    for row in known:
        if row.id == name:
            return row
    for row in known:
        if row.level == name:
            return row
    names = ", ".join(row.id if row in YARDSTICKS else f"{row.id} ({row.level})" for row in known)
    raise UserError("Nobody called '{name}' plays this; there are: {known}.", name=name, known=names)


def alone(seats: Sequence[Seat], mine: int) -> tuple[Seat, ...]:
    """Return the seats with a person in the seat `mine` only: other people leave their chairs to a bot."""
    return tuple(replace(seat, bot=None if seat.index == mine else seat.bot or STAND_IN) for seat in seats)


def check_seats(meta: Meta, seats: Sequence[Seat]) -> None:
    """Check who sits at the table of a game.

    Raises UserError: a colour that the game does not have, or not twice. Raises NotHereError: an unknown bot.
    """
    colours, bots = [seat.colour for seat in seats], [row.id for row in characters() if row.plays(meta.id)]
    for seat in seats:
        if seat.colour not in meta.colours or colours.count(seat.colour) > 1:
            raise UserError("Nobody can have the colour '{colour}' here.", colour=seat.colour)
        if seat.bot is not None and seat.bot not in bots:
            raise NotHereError("Nobody called '{name}' plays {game}.", name=seat.bot, game=meta.name)


def with_habits(options: Options, bots: Sequence[Character | None]) -> dict[str, Value]:
    """Return the options with the habits of these bots on, one a seat; None is a human."""
    found = dict(options)
    for seat, bot in enumerate(bots):
        for key in bot.options if bot else ():
            found[key] = int(found.get(key, 0)) | 1 << seat
    return found


def urged_values(game: Game[S, V], state: S, ask: Ask, character: Character) -> list[float]:
    """Return the action value of each option that a bot may take, with the character's urges added."""
    values = list(game.action_values(state, ask)[: len(ask.for_bots)])
    if not character.urges:
        return values
    style = game.style(state, ask)
    return [
        value + sum([character.urges.get(trait, 0.0) for trait in style[place]])
        for place, value in enumerate(values)
    ]
