"""The rows of the game: figures, colours, boxes, zones and cards, checked as they are read.

A box is known by its place in BOXES, a card by the number that is printed on it, 1 to 96.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, assert_never

import msgspec

from game.alatriste import effect_schema as op
from game.alatriste.effect_schema import Effect, Row, Some, Stat
from game.core.errors import UserError
from game.core.toml_rows import load_rows

Source: TypeAlias = Literal["fact", "ours"]
Key: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z_]+$")]
Kind: TypeAlias = Literal["character", "possession", "attack", "help"]
EffectList: TypeAlias = tuple[Effect, ...]

KINDS: dict[Kind, range] = {
    "character": range(1, 25),
    "possession": range(25, 49),
    "attack": range(49, 85),
    "help": range(85, 97),
}
"""The numbers that the rulebook gives to each kind of card."""


class Prison(Row, frozen=True):
    """How one leaves a jail: its bail, the lowest die that opens it, and the most turns that it takes."""

    bail: Some
    die: Annotated[int, msgspec.Meta(ge=1, le=6)]
    turns: Some


class Short(Row, frozen=True):
    """What is different in Short Madrid."""

    rounds: Some
    fame: Some
    honour: Some
    zones: tuple[int, int, int]
    friends: Some
    task_walks: Some


class Rules(Row, frozen=True):
    """The figures of the game."""

    vigour: Some
    split: Some
    least: Some
    hand: Some
    zone_cards: Some
    income: tuple[int, int, int]
    audience_fame: Some
    weak: Some
    wanted_turns: Some
    challenge_fame: Some
    refusal_fame: Some
    combat_fame: Some
    duel_prize: Some
    combat_cards: Some
    no_debt_jail_fame: Some
    ledger: Some
    offers: Some
    promises: Some
    wanted_cards: Some
    vote_round: Some
    task_walks: Some
    short: Short
    town: Prison
    court: Prison

    def __post_init__(self) -> None:
        if 2 * self.least > self.split:
            raise ValueError("twice the least is more than there is to split")


class Colour(Row, frozen=True):
    """A player's colour."""

    id: str
    source: Source


class RuleFile(Row, frozen=True):
    """What stands in rules.toml."""

    rules: Rules
    colour: tuple[Colour, ...]


class Places(Row, frozen=True):
    """The boxes that the rules call by name."""

    start: str
    first_move_towards: str
    patrol_start: str
    duel_ground: str
    town_jail: str
    court_jail: str
    main_square: str
    palace: str


class Zone(Row, frozen=True):
    """A circuit: the Fame that it asks for, and whether it asks for a transport."""

    id: Key
    fame: Annotated[int, msgspec.Meta(ge=0)]
    transport: bool


class Box(Row, frozen=True):
    """A box of the board; `short` is its name in few letters, and `way` says that somebody goes there."""

    id: Key
    name: str
    short: str
    way: str
    kind: Key
    source: Source
    card: bool
    stop: Literal["no", "all"]
    fight: bool
    text: str
    do: EffectList

    @property
    def is_church(self) -> bool:
        """True if the wanted are safe there."""
        return any(isinstance(effect, op.Sanctuary) for effect in self.do)

    @property
    def audience(self) -> int | None:
        """The total that wins the audience held there; None where there is none."""
        return next((effect.target for effect in self.do if isinstance(effect, op.Audience)), None)

    @property
    def debt(self) -> int:
        """Ducats that whoever ends there must pay before anything is chosen or rolled for."""
        return sum(effect.n for effect in self.do if isinstance(effect, op.Pay))


class BoxFile(Row, frozen=True):
    """What stands in boxes.toml."""

    board: Places
    zone: tuple[Zone, Zone, Zone]
    box: tuple[Box, ...]


class Bonus(Row, frozen=True):
    """What a card adds on some boxes."""

    at: tuple[str, ...]
    do: EffectList


class Card(Row, frozen=True):
    """A kind of card; what does not belong to its kind keeps its default."""

    key: Key
    kind: Kind
    numbers: tuple[Some, ...]
    name: str
    source: Source
    text: str
    fame: int = 0
    vigour: int = 0
    fencing: int = 0
    enemies: tuple[str, ...] = ()
    immune: tuple[str, ...] = ()
    transport: bool = False
    weapon: bool = False
    pistol: bool = False
    income: int = 0
    valido: int = 0
    patrol: int = 0
    dice: int = 0
    heal: int = 0
    step: int = 0
    sell: int = 0
    no_debt_jail: bool = False
    bonus: tuple[Bonus, ...] = ()
    waive: tuple[str, ...] = ()
    wins: tuple[Literal["bullfight", "act_of_faith"], ...] = ()
    tag: Key | None = None
    timing: Literal["now", "task", "own", "any", "counter", "fight"] | None = None
    box: str | None = None
    needs: Literal["transport", "hand"] | None = None
    do: EffectList = ()

    def __post_init__(self) -> None:
        timings = {"attack": ("now", "task"), "help": ("own", "any", "counter", "fight")}
        if self.timing not in timings.get(self.kind, (None,)):
            raise ValueError(f"the timing of this {self.kind} cannot be '{self.timing}'")
        if (self.kind == "attack") != (self.tag is not None):
            raise ValueError("attacks have a tag, and nothing else has")
        if (self.timing == "task") != (self.box is not None):
            raise ValueError("tasks have a box, and nothing else has")
        if any(number not in KINDS[self.kind] for number in self.numbers):
            raise ValueError(f"the numbers of this kind are {KINDS[self.kind][0]} to {KINDS[self.kind][-1]}")

    def can_give(self, stat: Stat) -> bool:
        """Return whether the card gives some of that stat."""
        return any(isinstance(effect, op.Gain) and effect.stat == stat for effect in self.do)

    @property
    def is_laid(self) -> bool:
        """True if it is placed on its owner's board."""
        return self.kind in ("character", "possession")


class CardFile(Row, frozen=True):
    """What stands in cards.toml."""

    card: tuple[Card, ...]


def check(boxes: BoxFile, cards: CardFile) -> None:
    """Check that the rows fit one another.

    Raises UserError: names the file, the place in it, and what is wrong there.
    """
    for place, reason in _box_faults(boxes, cards):
        raise UserError("{file}: {reason}", file="boxes.toml", reason=f"{reason} - at `$.{place}`")
    for place, reason in _card_faults(boxes, cards):
        raise UserError("{file}: {reason}", file="cards.toml", reason=f"{reason} - at `$.{place}`")


def _box_faults(boxes: BoxFile, cards: CardFile) -> Iterator[tuple[str, str]]:
    ids = [box.id for box in boxes.box]
    for field in boxes.board.__struct_fields__:
        if getattr(boxes.board, field) not in ids:
            yield f"board.{field}", f"there is no box '{getattr(boxes.board, field)}'"
    for number, id in enumerate(ids):
        if ids.index(id) != number:
            yield f"box[{number}].id", f"'{id}' is there twice"
    keys = {card.key for card in cards.card}
    for number, box in enumerate(boxes.box):
        for effect in _all(box.do):
            if isinstance(effect, op.Fetch) and effect.key not in keys:
                yield f"box[{number}].do", f"there is no card '{effect.key}'"
            if (
                isinstance(effect, op.Steal)
                or getattr(effect, "to", getattr(effect, "pick", "")) == "attacker"
            ):
                yield f"box[{number}].do", "a box has no attacker"


def _card_faults(boxes: BoxFile, cards: CardFile) -> Iterator[tuple[str, str]]:
    ids = {box.id for box in boxes.box}
    rows = {card.key: card for card in cards.card}
    numbers: set[int] = set()
    for place, card in enumerate(cards.card):
        here = f"card[{place}]"
        if rows[card.key] is not card or card.key in ids:
            yield f"{here}.key", f"'{card.key}' is there twice"
        if len(set(card.numbers)) < len(card.numbers) or numbers.intersection(card.numbers):
            yield f"{here}.numbers", "a number is there twice"
        numbers.update(card.numbers)
        at = [box for bonus in card.bonus for box in bonus.at]
        for box in (*at, *card.waive, *([card.box] if card.box else [])):
            if box not in ids:
                yield here, f"there is no box '{box}'"
        for enemy in card.enemies:
            if enemy not in rows or card.key not in rows[enemy].enemies:
                yield f"{here}.enemies", f"'{enemy}' is no enemy of '{card.key}'"
    for kind, wanted in KINDS.items():
        if missing := [number for number in wanted if number not in numbers]:
            yield "card", f"no {kind} has the number {missing[0]}"


def _all(effects: EffectList) -> Iterator[Effect]:
    for effect in effects:
        yield effect
        for inner in branches(effect):
            yield from _all(inner)


def branches(effect: Effect) -> tuple[EffectList, ...]:
    """Return the lists inside an operation, in the order of the numbers that `EFFECT_LISTS` gives them."""
    if isinstance(effect, op.Leaf):
        return ()
    match effect:
        case op.Roll():
            return tuple(line.do for line in effect.table)
        case op.If():
            return effect.do, effect.otherwise
        case op.Choose():
            return tuple(choice.do for choice in effect.options)
        case op.Away():
            return (effect.then,)
        case op.Others():
            return (effect.do,)
        case _:
            assert_never(effect)


def _named(name: str, effects: EffectList) -> Iterator[tuple[str, EffectList]]:
    yield name, effects
    for place, effect in enumerate(effects):
        for number, inner in enumerate(branches(effect)):
            yield from _named(f"{name}/{place}/{number}", inner)


def _effect_lists() -> Iterator[tuple[str, EffectList]]:
    for box in BOXES:
        yield from _named(box.id, box.do)
    for card in CARD_KINDS:
        yield from _named(card.key, card.do)
        for number, bonus in enumerate(card.bonus):
            yield from _named(f"{card.key}/bonus/{number}", bonus.do)


FOLDER = Path(__file__).parent

_rules = load_rows(FOLDER / "rules.toml", RuleFile)
_boxes = load_rows(FOLDER / "boxes.toml", BoxFile)
_cards = load_rows(FOLDER / "cards.toml", CardFile)
check(_boxes, _cards)

RULES = _rules.rules
COLOURS = tuple(colour.id for colour in _rules.colour)
ZONES = _boxes.zone
ASKED = tuple(zone.fame for zone in ZONES)
"""The Fame that each zone asks for in the full game."""
BOXES = _boxes.box
BOX: Mapping[str, int] = {box.id: number for number, box in enumerate(BOXES)}
"""The number of each box by its id."""
START = BOX[_boxes.board.start]
TOWARDS = BOX[_boxes.board.first_move_towards]
PATROL_START = BOX[_boxes.board.patrol_start]
DUEL_GROUND = BOX[_boxes.board.duel_ground]
JAILS: Mapping[str, int] = {"town": BOX[_boxes.board.town_jail], "court": BOX[_boxes.board.court_jail]}
MAIN_SQUARE = BOX[_boxes.board.main_square]
PALACE = BOX[_boxes.board.palace]

CARD_KINDS = _cards.card
CARDS: Mapping[int, Card] = {number: card for card in CARD_KINDS for number in card.numbers}
"""Every card by its number."""
EFFECT_LISTS: Mapping[str, EffectList] = dict(_effect_lists())
"""Every list of operations by name: `flandes` is that box's, `flandes/0/0` the first one inside its first."""
PRIZES: Mapping[str, int] = {
    effect.which: effect.prize
    for effects in EFFECT_LISTS.values()
    for effect in effects
    if isinstance(effect, op.Contest)
}
"""The Fame that the winner of each contest gains."""


def prison_of(which: str) -> Prison:
    """Return how one leaves that jail."""
    return RULES.court if which == "court" else RULES.town
