"""The options of a table, the rows that they come from, and the rules of the house that follow."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Struct

from game.core.game import Option, Options, Value
from game.core.toml_rows import load_rows

Id: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z]+$")]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
AtOnce: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
Step: TypeAlias = Literal[1, -1]
Misplays: TypeAlias = Literal["strict", "honour"]
Detection: TypeAlias = Literal["audit", "instant", "accuse"]
AS_PRESET = "preset"


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One table of a file; a key that nobody knows is a fault."""


class Places(Row, frozen=True):
    """How many can play, and in which colours."""

    fewest: Annotated[int, msgspec.Meta(ge=3)]
    most: Annotated[int, msgspec.Meta(le=10)]
    menu: Some
    usual: Some
    colours: tuple[Id, ...]

    def __post_init__(self) -> None:
        if not self.fewest <= self.menu <= self.most:
            raise ValueError("the menu offers what cannot be played")
        if len(self.colours) < self.menu:
            raise ValueError("there are fewer colours than seats")


class Preset(Row, frozen=True):
    """A kind of evening; suggested from so many `humans` on, or never (0).

    With `alone` it is suggested to one person among bots as well.
    """

    id: Id
    name: str
    sentence: str
    hr1: bool
    hr2: bool
    hr3: bool
    pay_at_once: AtOnce
    escalate: tuple[tuple[Some, AtOnce], ...]
    lulo_ceiling: Count
    min_rounds: Count
    cap: Count
    misplay: Misplays = "strict"
    detection: Detection = "audit"
    humans: Count = 0
    alone: bool = False

    def __post_init__(self) -> None:
        if list(self.escalate) != sorted(self.escalate):
            raise ValueError("escalate must go from earlier rounds to later ones")


class Direction(Row, frozen=True):
    """Which way round it goes, in seats clockwise."""

    id: Id
    name: str
    turn_step: Step
    deal_step: Step


class HouseFile(Row, frozen=True):
    """What stands in house.toml."""

    table: Places
    preset: tuple[Preset, ...]
    direction: tuple[Direction, ...]


class Switch(Row, frozen=True):
    """An option; without a default it is as the evening has it."""

    key: str
    name: str
    text: str
    default: Value = AS_PRESET
    choices: tuple[tuple[Value, str], ...] = ()
    per_seat: bool = False

    def __post_init__(self) -> None:
        named = {value for value, _ in self.choices}
        if named and self.default not in named | {AS_PRESET}:
            raise ValueError(f"{self.default} is no choice of {self.key}")


class OptionFile(Row, frozen=True):
    """What stands in options.toml."""

    option: tuple[Switch, ...]


FOLDER = Path(__file__).parent

_house = load_rows(FOLDER / "house.toml", HouseFile)

TABLE = _house.table
PRESETS = {row.id: row for row in _house.preset}
DIRECTIONS = {row.id: row for row in _house.direction}
Spoils: TypeAlias = Literal["forfeit", "keep"]
Payment: TypeAlias = Literal["offer", "auto"]


@dataclass(frozen=True, slots=True)
class House:
    """The switches of a session.

    `tenth_free`, `ace_all_go` and `first_all_go` are house rules 1 to 3. `at_once` is how many lulos are paid
    in a round (house rule 4) until `grows` says otherwise: ((after that round, so many), ...). `promised` is
    house rule 5: the sum of 2**seat of those who always go with cups. `cap` is the number of La Última; a
    `ceiling`, `least_rounds` or `cap` of 0 is none. `turn_step` and `deal_step` are +1 clockwise or -1
    counter-clockwise.
    """

    tenth_free: bool
    ace_all_go: bool
    first_all_go: bool
    at_once: int
    grows: tuple[tuple[int, int], ...]
    promised: int
    ceiling: int
    least_rounds: int
    cap: int
    turn_step: int
    deal_step: int
    misplay: Misplays
    detection: Detection
    spoils: Spoils
    overtrump: bool
    payment: Payment

    def has_promised(self, seat: int) -> bool:
        """True if this seat always goes when cups are trumps (house rule 5)."""
        return bool(self.promised >> seat & 1)

    def at_once_in(self, round: int) -> int:
        """Return how many lulos are paid in that round, unless the table has agreed on another number."""
        count = self.at_once
        for after, more in self.grows:
            if round > after:
                count = more
        return count


def _option(row: Switch) -> Option:
    """Return a row as an option, with the choices that the evening or house.toml adds to it."""
    choices: tuple[tuple[Value, str], ...] = row.choices
    sentences: tuple[str, ...] = ()
    if row.key == "preset":
        choices = tuple((evening.id, evening.name) for evening in PRESETS.values())
        sentences = tuple(evening.sentence for evening in PRESETS.values())
    elif row.key == "direction":
        choices = tuple((way.id, way.name) for way in DIRECTIONS.values())
    elif row.default == AS_PRESET:
        choices = ((AS_PRESET, "As the evening has it"), *choices)
    return Option(row.key, row.name, row.text, row.default, choices, sentences, row.per_seat)


OPTIONS = tuple(map(_option, load_rows(FOLDER / "options.toml", OptionFile).option))


def suggest(humans: int) -> Options:
    """Return options that suit so many people at the screen.

    One alone among bots is suggested what is over in one sitting.
    """
    if humans == 1:
        return {"preset": next(row.id for row in PRESETS.values() if row.alone)}
    fitting = [row for row in PRESETS.values() if 0 < row.humans <= max(humans, 1)]
    return {"preset": max(fitting, key=lambda row: row.humans).id}


def house_of(options: Options) -> House:
    """Return the rules of the house by these options, which are complete."""
    preset = PRESETS[str(options["preset"])]
    direction = DIRECTIONS[str(options["direction"])]

    def chosen(key: str) -> Value:
        """Return the value of an option, or that of the preset."""
        value: Value = getattr(preset, key) if options[key] == AS_PRESET else options[key]
        return value

    rules = {
        "tenth_free": chosen("hr1"),
        "ace_all_go": chosen("hr2"),
        "first_all_go": chosen("hr3"),
        "at_once": chosen("pay_at_once"),
        "grows": preset.escalate if options["pay_at_once"] == AS_PRESET else (),
        "promised": options["hr5"],
        "ceiling": chosen("lulo_ceiling"),
        "least_rounds": chosen("min_rounds"),
        "cap": chosen("cap"),
        "turn_step": direction.turn_step,
        "deal_step": direction.deal_step,
        "misplay": chosen("misplay"),
        "detection": chosen("detection"),
        "spoils": options["misplay_pots"],
        "overtrump": options["overtrump"],
        "payment": options["payment"],
    }
    return msgspec.convert(rules, House)
