"""The rows of the game, checked as they are read: figures, colours, action cards and destination cards.

Card ids count through the copies in the order of the rows: 0 to 3 are the four Quick Feet, and so on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Struct

from game.core.toml_rows import load_rows

Source: TypeAlias = Literal["fact", "ours"]
Die: TypeAlias = Literal["runner", "bull"]
Owner: TypeAlias = Literal["own", "rival", "any"]
Where: TypeAlias = Literal["board", "one"]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
RunnerCount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=12)]  # destinations may add some; 16 have room


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a file; a key that nobody knows is a fault."""


class DiceRow(Row, frozen=True, kw_only=True):
    """Which dice an effect is about: Runners have an owner, Bulls have none."""

    die: Die
    owner: Owner | None = None

    def __post_init__(self) -> None:
        if (self.owner is None) == (self.die == "runner"):
            raise ValueError("runners need an owner" if self.die == "runner" else "bulls have no owner")


class Reroll(DiceRow, frozen=True, kw_only=True, tag_field="op", tag="reroll"):
    """Roll the chosen dice again."""

    n: Some | Literal["all"]
    where: Where

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.n == "all" and self.where != "one":
            raise ValueError('n = "all" needs where = "one"')


class Turn(DiceRow, frozen=True, kw_only=True, tag_field="op", tag="turn"):
    """Set the chosen dice to a face, without rolling."""

    n: Some
    where: Where
    to: Literal["any", "flip"]


class Move(DiceRow, frozen=True, kw_only=True, tag_field="op", tag="move"):
    """Shift the chosen dice of one roundabout to one beside it."""

    n: Some
    where: Literal["one"]


class Sign(Row, frozen=True, tag_field="op", tag="sign"):
    """Lay one's own Direction token on a sign, or remove anybody's."""

    do: Literal["place", "remove"]


class Draw(Row, frozen=True, tag_field="op", tag="draw"):
    """Draw cards."""

    n: Some


class Score(Row, frozen=True, tag_field="op", tag="score"):
    """Gain points at once."""

    n: Some


class Release(Row, frozen=True, tag_field="op", tag="release"):
    """Bring a Bull from the reserve into the current row."""

    n: Literal[1]
    to: Literal["roll", "any"]


Effect: TypeAlias = Reroll | Turn | Move | Sign | Draw | Score | Release
Dice: TypeAlias = Reroll | Turn | Move


class Card(Row, frozen=True):
    """A kind of action card."""

    id: str
    name: str
    count: Some
    text: str
    effects: tuple[Effect, ...]
    worth: float
    bull_icon: bool = False
    direction_card: bool = False


class Tomorrow(Row, frozen=True):
    """What a destination changes on the following day."""

    runners: int = 0
    cards: int = 0
    points: int = 0


class Sources(Row, frozen=True):
    """Where the values of a destination come from."""

    name: Source
    points: Source
    next_day: Source


class Destination(Row, frozen=True):
    """A kind of destination card."""

    id: str
    name: str
    count: Some
    points: int
    text: str
    source: Sources
    next_day: Tomorrow = Tomorrow()


class Rules(Row, frozen=True):
    """The figures of the game; `runners` is by number of players."""

    days: Some
    base_hand: Some
    start_bulls: Some
    total_bulls: Some
    tokens_per_player: Some
    min_runners: Some
    runners: dict[int, RunnerCount]

    def __post_init__(self) -> None:
        if self.start_bulls > self.total_bulls:
            raise ValueError("there are fewer bulls in total than at the start")


class Colour(Row, frozen=True):
    """A player's colour."""

    id: str
    source: Source


class CardFile(Row, frozen=True):
    """What stands in cards.toml."""

    rules: Rules
    colour: tuple[Colour, ...]
    action: tuple[Card, ...]


class DestinationFile(Row, frozen=True):
    """What stands in destinations.toml."""

    destination: tuple[Destination, ...]


FOLDER = Path(__file__).parent

_cards = load_rows(FOLDER / "cards.toml", CardFile)
_destinations = load_rows(FOLDER / "destinations.toml", DestinationFile)

RULES = _cards.rules
COLOURS = tuple(colour.id for colour in _cards.colour)
KINDS = _cards.action
CARDS = tuple(kind for kind in KINDS for _ in range(kind.count))
DESTINATION_KINDS = _destinations.destination
DESTINATIONS = tuple(kind for kind in DESTINATION_KINDS for _ in range(kind.count))
