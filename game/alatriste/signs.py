"""What a box does in two or three signs, out of its row alone: the icons that are printed on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Literal, NamedTuple, TypeAlias, assert_never, get_args

from game.alatriste import effect_schema as op
from game.alatriste.effect_schema import Effect
from game.alatriste.rows import BOXES, CARDS, DUEL_GROUND, EFFECT_LISTS, JAILS, EffectList

Icon: TypeAlias = Literal[
    "vigour", "fame", "fencing", "ducats", "dice", "turn", "card", "valido", "jail", "refuge", "transport",
    "duel",
]  # fmt: skip
Stat: TypeAlias = op.Stat
Lean: TypeAlias = Literal["+", "−", "±"]
"""What dice or a choice may do to a number: bring some, take some, or either."""
Sign: TypeAlias = tuple[Icon, int | Lean]
"""A sign and how many it brings or, below 0, costs; its lean where that is open; 0 if nothing is counted."""
COUNTED: frozenset[Icon] = frozenset(("vigour", "fame", "fencing", "ducats", "card"))
"""What one can have more or less of."""
SIDES = 6
"""How many faces a die has."""


class Span(NamedTuple):
    """What a die may do to one number, at the worst and at the best."""

    icon: Icon
    least: int
    most: int


class Printed(NamedTuple):
    """What a box does: to everybody, by the die, and by choice; the card that one draws has its own place.

    `faces` tells of each face of the die whether it is good (1), bad (-1) or neither; none without a die.
    Each of the `options` begins with what it costs.
    """

    certain: Sequence[Sign]
    rolled: Sequence[Span]
    faces: Sequence[int]
    options: Sequence[Sequence[Sign]]


@cache
def printed(box: int) -> Printed:
    """Return the signs of a box, each with its number."""
    certain: dict[Icon, int | Lean] = {"jail": 0} if box in JAILS.values() else {}
    rolled, faces, options = list[Span](), list[int](), list[list[Sign]]()
    for effect in _unfolded(BOXES[box].do):
        if isinstance(effect, op.Roll):
            sides = [_sums(line.do) for line in _by_face(effect)]
            rolled, faces = _spans(sides), [_lean_of(side) for side in sides]
        elif isinstance(effect, op.Choose):
            options = [[*_price(each), *_of_list(each.do)] for each in effect.options]
        else:
            certain |= {icon: n for icon, n in of_effect(effect) if icon not in certain}
    if box == DUEL_GROUND:
        certain["duel"] = 0
    return Printed([*certain.items()], rolled, faces, options)


def _price(option: op.Choice) -> list[Sign]:
    return [("ducats", -option.cost)] if option.cost else []


def _unfolded(effects: EffectList) -> Iterator[Effect]:
    """Yield what is done at a box and on return from it, whatever one has on one's board."""
    for effect in effects:
        match effect:
            case op.If(otherwise=otherwise):
                yield from _unfolded(otherwise)
            case op.Away(turns=turns, then=then):
                yield op.Skip(turns)
                yield from _unfolded(then)
            case _:
                yield effect


def _by_face(roll: op.Roll) -> list[op.Line]:
    """Return the line of the table for each face."""
    return [[line for line in roll.table if line.at <= face][-1] for face in range(1, SIDES + 1)]


def _sums(effects: EffectList) -> dict[Icon, int]:
    """Return how much of each number a line of a table brings."""
    found: dict[Icon, int] = {}
    for icon, n in _of_list(effects):
        found[icon] = found.get(icon, 0) + (n if isinstance(n, int) else 0)
    return found


def _spans(sides: Sequence[dict[Icon, int]]) -> list[Span]:
    """Return from what to what each number goes, what brings most first."""
    icons = dict.fromkeys(icon for side in sides for icon in side)
    all_of = {icon: [side.get(icon, 0) for side in sides] for icon in icons}
    spans = [Span(icon, min(found), max(found)) for icon, found in all_of.items()]
    return sorted(spans, key=lambda span: -span.most if span.icon in COUNTED else 1)


def _lean_of(side: dict[Icon, int]) -> int:
    """Return whether a face is good (1), bad (-1) or neither."""
    is_bad = any(n < 0 or icon not in COUNTED for icon, n in side.items())
    return -1 if is_bad else 1 if side else 0


def all_signs(box: int) -> list[Sign]:
    """Return each sign of a box once, what happens to everybody there before what may happen."""
    found: dict[Icon, int | Lean] = {}
    if box in JAILS.values():
        found["jail"] = 0
    for icon, n in _of_list(BOXES[box].do):
        found.setdefault(icon, n)
    if box == DUEL_GROUND:
        found["duel"] = 0
    return list(found.items())


@cache
def bringers(stat: Stat) -> frozenset[int]:
    """Return the boxes that may bring some of a characteristic: surely, by a choice or by the dice."""
    return frozenset(box for box, row in enumerate(BOXES) if stat in _gained(row.do))


def _gained(effects: EffectList) -> Iterator[Stat]:
    for effect in effects:
        match effect:
            case op.Gain(stat=stat):
                yield stat
            case op.Contest():
                yield "fame"
            case op.DiceGame():
                yield "ducats"
            case op.Roll(table=table):
                yield from _gained(tuple(each for line in table for each in line.do))
            case op.Choose(options=options):
                yield from _gained(tuple(each for option in options for each in option.do))
            case op.If(do=do, otherwise=otherwise):
                yield from _gained((*do, *otherwise))
            case op.Away(then=then):
                yield from _gained(then)
            case _:
                pass


def of_card(card: int) -> list[Sign]:
    """Return each sign of what a card does once."""
    return _once(CARDS[card].do)


def losses(card: int) -> list[tuple[Stat, int]]:
    """Return what a card surely takes at once from whom it is played on, and how much of it at most."""
    row = CARDS[card]
    found = _once(row.do) if row.timing == "now" else []
    costs = [(icon, -n) for icon, n in found if isinstance(n, int) and n < 0]
    return [(stat, n) for stat in get_args(Stat) for icon, n in costs if icon == stat]


def of_choice(names: Sequence[str], number: int) -> list[Sign]:
    """Return each sign of one of the options of those `names` once, whatever box or card gives the choice."""
    return _once(_choices()[tuple(names)].options[number].do)


@cache
def _choices() -> dict[tuple[str, ...], op.Choose]:
    """Return each choice of all boxes and cards by the names of its options."""
    found = (
        effect for effects in EFFECT_LISTS.values() for effect in effects if isinstance(effect, op.Choose)
    )
    return {tuple(option.name for option in effect.options): effect for effect in found}


def _once(effects: EffectList) -> list[Sign]:
    found: dict[Icon, int | Lean] = {}
    for icon, n in _of_list(effects):
        found.setdefault(icon, n)
    return list(found.items())


def _of_list(effects: EffectList) -> Iterator[Sign]:
    for effect in effects:
        yield from of_effect(effect)


def of_effect(effect: Effect) -> Iterator[Sign]:
    """Yield the signs of an operation; what dice or a choice leave open has its lean alone."""
    match effect:
        case op.Pay(n=n):
            yield "ducats", -n
        case op.Gain(stat=stat, n=n):
            yield stat, n
        case op.Lose(stat=stat, n=n):
            yield stat, -n
        case op.Steal(what="ducats", n=n):
            yield "ducats", -n
        case op.Draw(n=n):
            yield "card", n
        case op.Discard(n=n) | op.Steal(n=n):
            yield "card", -n
        case op.Fetch():
            yield "transport", 0
        case op.Roll(table=table):
            yield "dice", 0
            yield from _open(list(_of_list(line.do)) for line in table)
        case op.DiceGame(min=least):
            yield "dice", 0
            yield "ducats", -least
        case op.Contest(prize=prize):
            yield "fame", prize
        case op.Choose(options=options):
            yield from _of_options(options)
        case op.If(do=do, otherwise=otherwise):
            yield from _of_list((*do, *otherwise))
        case op.Away(turns=turns, then=then):
            yield "turn", turns
            yield from _of_list(then)
        case op.Skip(n=n):
            yield "turn", n
        case op.Jail():
            yield "jail", 0
        case op.Sanctuary() | op.Release():
            yield "refuge", 0
        case op.Audience():
            yield "valido", 0
        case op.Others() | op.Alms() | op.Cancel() | op.Boost():
            pass  # what befalls others, and what no box does
        case _:
            assert_never(effect)


def _of_options(options: tuple[op.Choice, ...]) -> Iterator[Sign]:
    """Yield the signs of a choice: with numbers where there is one thing to take or leave."""
    if len(options) == 1:
        if options[0].cost:
            yield "ducats", -options[0].cost
        yield from _of_list(options[0].do)
        return
    lists: list[list[Sign]] = [[*_of_list(option.do)] for option in options]
    costs: list[list[Sign]] = [[("ducats", -option.cost)] for option in options if option.cost]
    signs = [*_open([*costs, *lists])]
    yield from sorted(signs, key=lambda sign: sign[0] != "ducats") if costs else signs


def _open(lists: Iterable[Sequence[Sign]]) -> Iterator[Sign]:
    """Yield what one of several lists brings or takes, without numbers, what brings most first."""
    all_of: dict[Icon, list[int]] = {}
    for signs in lists:
        for icon, n in signs:
            all_of.setdefault(icon, []).extend(LEANS[n] if isinstance(n, str) else (n,))
    for icon in sorted(all_of, key=lambda icon: -max(all_of[icon])):
        yield icon, _lean(all_of[icon]) if icon in COUNTED else 0


LEANS: dict[Lean, tuple[int, ...]] = {"+": (1,), "−": (-1,), "±": (1, -1)}


def _lean(numbers: Sequence[int]) -> Lean:
    """Return which way these numbers point, none of which is 0."""
    signs = {n > 0 for n in numbers}
    return "±" if len(signs) == 2 else "+" if True in signs else "−"
