"""The operations in which boxes and cards are written; a list of them runs on one seat."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Stat: TypeAlias = Literal["vigour", "fame", "fencing", "ducats"]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a file; unknown keys are errors."""


class Operation(Row, frozen=True, tag_field="op"):
    """One operation of a list."""


class Gain(Operation, frozen=True, tag="gain"):
    """Take n of a stat: Vigour up to its most, and more where a card heals and a box gives it."""

    stat: Stat
    n: Some


class Lose(Operation, frozen=True, tag="lose"):
    """Give up n of a stat, at most what there is."""

    stat: Stat
    n: Some


class Pay(Operation, frozen=True, tag="pay"):
    """Make a compulsory payment; whoever is short gives all and goes to the Town Jail."""

    n: Some
    to: Literal["bank", "attacker"] = "bank"


class Draw(Operation, frozen=True, tag="draw"):
    """Draw n cards."""

    n: Some


class Fetch(Operation, frozen=True, tag="fetch"):
    """Take a card of that kind from the discards, else from the pack."""

    key: str


class Discard(Operation, frozen=True, tag="discard"):
    """Give up n cards, picked by owner or attacker; a strict one is offered only to who has a card."""

    n: Some
    place: Literal["hand", "board", "any"] = field(name="from")
    pick: Literal["owner", "attacker"]
    only: Literal["character", "possession", "transport"] | None = None
    strict: bool = False


class Steal(Operation, frozen=True, tag="steal"):
    """Let the player of the attack take n Ducats, or n cards at random from the hand."""

    what: Literal["ducats", "card"]
    n: Some


class Line(Row, frozen=True):
    """What happens when the die shows `at` or more, below the next line."""

    at: Some
    do: tuple[Effect, ...]


class Roll(Operation, frozen=True, tag="roll"):
    """Roll a die, with 1 more for the owner of a weapon or horse; the last line that it reaches runs."""

    table: tuple[Line, ...]
    bonus: Literal["weapon", "horse"] | None = None

    def __post_init__(self) -> None:
        starts = [line.at for line in self.table]
        if not starts or starts[0] != 1 or starts != sorted(set(starts)):
            raise ValueError("the lines of a table begin at 1 and rise")


class If(Operation, frozen=True, tag="if"):
    """Run one list for whoever owns a transport or has the Fame, another for everybody else."""

    do: tuple[Effect, ...]
    own: Literal["transport"] | None = None
    fame: Some | None = None
    otherwise: tuple[Effect, ...] = field(name="else", default=())

    def __post_init__(self) -> None:
        if (self.own is None) == (self.fame is None):
            raise ValueError("an if tests either own or fame")


class Choice(Row, frozen=True):
    """One option, and what it costs in Ducats."""

    name: str
    do: tuple[Effect, ...]
    cost: Annotated[int, msgspec.Meta(ge=0)] = 0


class Choose(Operation, frozen=True, tag="choose"):
    """Take one of the options that can be paid for, or none of them unless one must."""

    options: tuple[Choice, ...]
    must: bool = False


class Away(Operation, frozen=True, tag="away"):
    """Leave Madrid for so many turns; `then` runs on return."""

    turns: Some
    then: tuple[Effect, ...]


class Skip(Operation, frozen=True, tag="skip"):
    """Miss the next n turns on the spot."""

    n: Some


class Jail(Operation, frozen=True, tag="jail"):
    """Go to jail as a prisoner."""

    which: Literal["town", "court"]


class Release(Operation, frozen=True, tag="release"):
    """Leave jail at once, or, outside of it, be wanted no longer."""


class Others(Operation, frozen=True, tag="others"):
    """Run this list on every other present seat, one after the other."""

    do: tuple[Effect, ...]


class Alms(Operation, frozen=True, tag="alms"):
    """Let whoever is hurt and has a Ducat give it and recover n Vigour."""

    n: Some


class Sanctuary(Operation, frozen=True, tag="sanctuary"):
    """Let the wanted take refuge."""


class Contest(Operation, frozen=True, tag="contest"):
    """Bring all present seats to the Main Square to vie for Fame."""

    which: Literal["bullfight", "act_of_faith"]
    add: Literal["fencing_chips", "fame_people"]
    prize: Some


class DiceGame(Operation, frozen=True, tag="dice_game"):
    """Play dice against the bank for at least so many Ducats."""

    min: Some


class Audience(Operation, frozen=True, tag="audience"):
    """Be received by the King's favourite: with this total the game is won."""

    target: Some


class Cancel(Operation, frozen=True, tag="cancel"):
    """Undo an attack, or turn it on whoever played it."""

    reflect: bool = False


class Boost(Operation, frozen=True, tag="boost"):
    """Add n to the next fight or audience, or to the zone that the seat may enter this turn."""

    what: Literal["fight", "audience", "zone"]
    n: Some


Branching: TypeAlias = Roll | If | Choose | Away | Others
"""The operations that hold lists of others."""
Leaf: TypeAlias = (
    Gain
    | Lose
    | Pay
    | Draw
    | Fetch
    | Discard
    | Steal
    | Skip
    | Jail
    | Release
    | Alms
    | Sanctuary
    | Contest
    | DiceGame
    | Audience
    | Cancel
    | Boost
)
Effect: TypeAlias = Branching | Leaf
"""Every operation: a match on it ends in `assert_never`, so that none is forgotten anywhere."""
