"""What an answer would change before the next charge: exact, and out of what its seat can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import lcm
from typing import NamedTuple, TypeAlias, assert_never

from game.bulls.odds import bound_for
from game.bulls.rows import CARDS, RULES, Draw, Effect, Move, Release, Reroll, Score, Sign, Turn
from game.bulls.stampede import Ways, faces_by_space, street_taken, ways_of
from game.bulls.tokens import BULL, FLAGS_PER_SEAT, NOWHERE, RUNNER
from game.bulls.town import Town
from game.bulls.view import Bull, BullsView, Runner
from game.core.action import Token, token
from game.core.script import Ask

Coming: TypeAlias = Mapping[int, Mapping[int, Fraction]]
"""By destination and seat how many Runners will most likely come there, on average."""
Outcomes: TypeAlias = Sequence[BullsView]
"""Tables as they may be then, each as likely as the others."""
PLAY = "bulls.play_card"
"""The question at which it is open yet for which dice a card will be used."""
FACES = range(1, 7)
FORETOLD = len(FACES)
"""Over so many tables at most is averaged who comes where: one die's."""


class Clash(NamedTuple):
    """A space where the next charge matches Runners: these, and all Bulls there.

    Each die stands with the id of the street by which it comes. Whoever is matched rerolls, and is trampled
    by any face that one of these Bulls shows.
    """

    space: int
    bulls: tuple[tuple[Bull, int], ...]
    runners: tuple[tuple[Runner, int], ...]

    @property
    def faces(self) -> tuple[int, ...]:
        """What the Bulls there show, each face once."""
        return tuple(sorted({bull.face for bull, _ in self.bulls}))


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is different if somebody answers so, and nobody plays another card before the next charge.

    `risks` has, by id, the chance to be trampled at that charge of each Runner for which it is another one.
    Where the answer leaves choices it is the least that a seat can make of its own, and the most of others'.
    `ways` has the streets that dice may take, where these are not the ones that they take now. `coming` says
    who comes where, None where that depends on another choice, or on many dice. `clashes` are those of the
    table after it, None where there may be more than one. `exposed` has, by id, the chance of each own Runner
    that a card would roll with all others of its roundabout, if it is used there.
    """

    risks: dict[int, Fraction]
    ways: dict[Token, tuple[int, ...]]
    coming: Coming | None = None
    clashes: tuple[Clash, ...] | None = None
    exposed: Mapping[int, Fraction] = field(default_factory=dict)


@lru_cache(maxsize=16)
def _led(town: Town, flags: tuple[int, ...], seats: int) -> tuple[Ways, ...]:
    """Return the ways of every seat's Runners."""
    return tuple(ways_of(town, flags, seat) for seat in range(seats))


def risks(view: BullsView) -> dict[int, int]:
    """Return, in sixths, the chance of every Runner on the board to be trampled next, by its id.

    Whoever has the face of a Bull where they stop then rerolls, into as many faces as Bulls show. Rule 7.3.
    """
    town, exits = view.town, view.town.exits
    ends = [town.ways[bull.space][bull.face] for bull in view.bulls]
    horns = faces_by_space(len(town.spaces), ends, [bull.face for bull in view.bulls])
    led = _led(town, view.flags, view.seats)
    found = {}
    for die in view.runners:
        if die.space != NOWHERE and exits[die.space] is not None:
            met = horns[led[die.seat][die.space][die.face]]
            found[die.id] = met.bit_count() if met >> die.face & 1 else 0
    return found


def clashes(view: BullsView) -> tuple[Clash, ...]:
    """Return where Runners are in danger at the next charge, and of which Bulls. Rule 7.3."""
    town, taken = view.town, ways(view)
    bulls: dict[int, list[tuple[Bull, int]]] = {}
    for bull in view.bulls:
        street = taken.get(BULL[bull.id])
        if street is not None:
            bulls.setdefault(town.streets[street].end, []).append((bull, street))
    met: dict[int, list[tuple[Runner, int]]] = {}
    for die in view.runners:
        street = taken.get(RUNNER[die.id])
        end = town.streets[street].end if street is not None else NOWHERE
        if street is not None and any(bull.face == die.face for bull, _ in bulls.get(end, ())):
            met.setdefault(end, []).append((die, street))
    return tuple(Clash(end, tuple(bulls[end]), tuple(found)) for end, found in sorted(met.items()))


def ways(view: BullsView) -> dict[Token, int]:
    """Return the id of the street that every die on the board takes next."""
    town, exits = view.town, view.town.exits
    led = _led(town, view.flags, view.seats)
    runners = {
        RUNNER[die.id]: street_taken(town, led[die.seat], die.space, die.face)
        for die in view.runners
        if die.space != NOWHERE and exits[die.space] is not None
    }
    bulls = {
        BULL[bull.id]: street_taken(town, town.ways, bull.space, bull.face)
        for bull in view.bulls
        if bull.space != NOWHERE and exits[bull.space] is not None
    }
    return runners | bulls


def forecast(view: BullsView, ask: Ask, picks: Sequence[Token]) -> Forecast:
    """Return what picking these things for a question would change."""
    before, now = risks(view), ways(view)
    seats = {die.id: die.seat for die in view.runners}
    choices = [*choices_of(view, ask, picks)]
    whole = lcm(*map(len, choices))
    chances: dict[int, int] = {}
    taken: set[tuple[Token, int]] = set()
    for tables in choices:
        found = [risks(table) for table in tables]
        for die in found[0]:
            chance = sum(sixths[die] for sixths in found) * (whole // len(tables))
            better = min if seats[die] == ask.seat else max
            chances[die] = better(chances.get(die, chance), chance)
        for table in tables:
            taken.update(ways(table).items())
    streets: dict[Token, set[int]] = {}
    for thing, street in taken:
        streets.setdefault(thing, set()).add(street)
    return Forecast(
        {die: Fraction(n, 6 * whole) for die, n in chances.items() if n != before.get(die, -1) * whole},
        {thing: tuple(sorted(found)) for thing, found in streets.items() if found != {now.get(thing)}},
        _coming(choices[0]) if len(choices) == 1 and len(choices[0]) <= FORETOLD else None,
        clashes(choices[0][0]) if len(choices) == 1 and len(choices[0]) == 1 else None,
        _exposed(view, ask.seat, CARDS[picks[-1].id].effects) if ask.prompt == PLAY else {},
    )


def _exposed(view: BullsView, seat: int, effects: Sequence[Effect]) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for effect in effects:
        if isinstance(effect, Reroll) and effect.n == "all":
            own = [die for die in view.runners_of(seat) if die.space != NOWHERE]
            for space in {die.space for die in own}:
                here = [die.id for die in own if die.space == space]
                tables = [risks(table) for table in _rolled(view, [RUNNER[die] for die in here])]
                found |= {die: Fraction(sum(t.get(die, 0) for t in tables), 6 * len(tables)) for die in here}
    return found


def _coming(tables: Outcomes) -> Coming:
    """Return who comes where, on average of these tables."""
    found: dict[int, Counter[int]] = {}
    for table in tables:
        for slot, seats in bound_for(table).items():
            found.setdefault(slot, Counter()).update(seats)
    return {
        slot: {seat: Fraction(count, len(tables)) for seat, count in seats.items()}
        for slot, seats in found.items()
    }


def places_for(view: BullsView, seat: int, card: int) -> frozenset[Token]:
    """Return the roundabouts and signs at which a seat could use a card now. Rules 9.1 to 9.5 and 9.8."""
    return frozenset(place for effect in CARDS[card].effects for place in _places(view, seat, effect))


def _places(view: BullsView, seat: int, effect: Effect) -> Iterator[Token]:
    """Yield the roundabouts whose dice an effect may choose, or which it may choose, or its signs."""
    match effect:
        case Reroll() | Turn() | Move():
            yield from (token("space", _space(view, die)) for die in _dice(view, seat, effect))
        case Release() if len(view.bulls) < RULES.total_bulls:
            yield from (token("space", space) for space in view.town.rows[view.row])
        case Sign(do="place"):
            own = {view.flags[marker] for marker in _markers(seat)}
            yield from (token("sign", sign) for sign in view.town.signs if sign not in own)
        case Sign():
            yield from (token("sign", sign) for sign in view.flags if sign != NOWHERE)
        case Release() | Draw() | Score():
            return
        case _:
            assert_never(effect)


def _markers(seat: int) -> range:
    """Return the Direction tokens of a seat."""
    return range(FLAGS_PER_SEAT * seat, FLAGS_PER_SEAT * seat + FLAGS_PER_SEAT)


def table_after(view: BullsView, ask: Ask, pick: Token) -> BullsView | None:
    """Return the table as it is after that answer; None where dice or another choice come in between."""
    tables = [table for outcomes in choices_of(view, ask, [pick]) for table in outcomes]
    return tables[0] if len(tables) == 1 else None


def choices_of(view: BullsView, ask: Ask, picks: Sequence[Token]) -> Iterator[Outcomes]:
    """Yield what may come of these picks, once for each choice that they leave to the seat that is asked."""
    pick, dice = picks[-1], [thing for thing in ask.about if thing.kind in ("runner", "bull")]
    match ask.prompt.split(".")[1]:
        case "play_card":
            yield (view,)
            for effect in CARDS[pick.id].effects:
                yield from _effect(view, ask.seat, effect)
        case "place_one" | "choose_beside":
            yield (_moved(view, dice, pick.id),)
        case "choose_face":
            places = [thing.id for thing in ask.about if thing.kind == "space"]
            yield (_released(view, places[0], pick.id) if places else _turned(view, dice, pick.id),)
        case "choose_sign":
            yield (_laid(view, next(thing.id for thing in ask.about if thing.kind == "marker"), pick.id),)
        case "choose_marker" | "remove_marker":
            yield (_laid(view, pick.id, NOWHERE),)
        case _ if view.card is not None and view.part is not None:
            yield from _chosen(view, ask.seat, CARDS[view.card].effects[view.part], picks)


def _effect(view: BullsView, seat: int, effect: Effect) -> Iterator[Outcomes]:
    """Yield what may come of an effect, whatever is chosen for it.

    How a Runner fares does not depend on other Runners: those of a roundabout are chosen together.
    """
    match effect:
        case Reroll(n="all") | Release():
            for space in view.town.rows[view.row]:
                yield from _chosen(view, seat, effect, [token("space", space)])
        case Reroll() | Turn() | Move():
            dice = _dice(view, seat, effect)
            if effect.die == "bull":
                for die in dice:
                    yield from _chosen(view, seat, effect, [die])
                return
            for space in sorted({_space(view, die) for die in dice}):
                together = [die for die in dice if _space(view, die) == space]
                yield from _chosen(view, seat, effect, together)
        case Sign(do="place"):
            here = {die.space for die in view.runners_of(seat)}
            for marker in view.supply(seat)[:1] or _markers(seat):
                for sign in view.town.signs:
                    if view.town.streets[sign].start in here:
                        yield (_laid(view, marker, sign),)
        case Sign():
            for marker, sign in enumerate(view.flags):
                if sign != NOWHERE:
                    yield (_laid(view, marker, NOWHERE),)
        case Draw() | Score():
            return
        case _:
            assert_never(effect)


def _chosen(view: BullsView, seat: int, effect: Effect, picks: Sequence[Token]) -> Iterator[Outcomes]:
    """Yield what may come of an effect for which these dice, or this roundabout, are chosen."""
    match effect:
        case Reroll(n="all"):
            here = [die for die in _dice(view, seat, effect) if _space(view, die) == picks[-1].id]
            yield _rolled(view, here)
        case Reroll():
            yield _rolled(view, picks)
        case Turn(to="any"):
            for face in FACES:
                yield (_turned(view, picks, face),)
        case Turn():
            yield (_flipped(view, picks),)
        case Move():
            for space in view.town.beside[_space(view, picks[-1])]:
                yield (_moved(view, picks, space),)
        case Release(to=to) if len(view.bulls) < RULES.total_bulls:
            tables = [_released(view, picks[-1].id, face) for face in FACES]
            yield from [tables] if to == "roll" else ([table] for table in tables)
        case Release() | Sign() | Draw() | Score():
            return
        case _:
            assert_never(effect)


def _dice(view: BullsView, seat: int, effect: Reroll | Turn | Move) -> list[Token]:
    """Return the dice on the board that an effect of a seat's card may choose."""
    if effect.die == "bull":
        return [BULL[bull.id] for bull in view.bulls]
    wanted = {"own": (True,), "rival": (False,), "any": (True, False)}[effect.owner or "any"]
    return [RUNNER[die.id] for die in view.runners if die.space != NOWHERE and (die.seat == seat) in wanted]


def _space(view: BullsView, die: Token) -> int:
    lying = view.die(die)
    assert lying is not None
    return lying.space


def _with(view: BullsView, changed: Sequence[Runner | Bull]) -> BullsView:
    """Return the table with these dice in place of those of the same names."""
    runners = {die.id: die for die in changed if isinstance(die, Runner)}
    bulls = {die.id: die for die in changed if isinstance(die, Bull)}
    return replace(
        view,
        runners=tuple(runners.get(die.id, die) for die in view.runners),
        bulls=tuple(bulls.get(die.id, die) for die in view.bulls),
    )


def _lying(view: BullsView, dice: Sequence[Token]) -> list[Runner | Bull]:
    return [lying for die in dice if (lying := view.die(die)) is not None]


def _moved(view: BullsView, dice: Sequence[Token], space: int) -> BullsView:
    return _with(view, [replace(die, space=space) for die in _lying(view, dice)])


def _turned(view: BullsView, dice: Sequence[Token], face: int) -> BullsView:
    return _with(view, [replace(die, face=face) for die in _lying(view, dice)])


def _flipped(view: BullsView, dice: Sequence[Token]) -> BullsView:
    return _with(view, [replace(die, face=7 - die.face) for die in _lying(view, dice)])


def _rolled(view: BullsView, dice: Sequence[Token]) -> Outcomes:
    """Return the tables after a roll.

    How Runners fare depends on their own face and on Bulls: they may all show the same.
    """
    bulls = [die for die in _lying(view, dice) if isinstance(die, Bull)]
    if not bulls:
        return [_turned(view, dice, face) for face in FACES]
    return [
        _with(view, [replace(bull, face=face) for bull, face in zip(bulls, faces, strict=True)])
        for faces in product(FACES, repeat=len(bulls))
    ]


def _released(view: BullsView, space: int, face: int) -> BullsView:
    return replace(view, bulls=(*view.bulls, Bull(len(view.bulls), space, face)))


def _laid(view: BullsView, marker: int, sign: int) -> BullsView:
    """Return the table with a Direction token on a sign, which sends any other home; or NOWHERE. Rule 9.4."""
    flags = [NOWHERE if lying == sign else lying for lying in view.flags]
    flags[marker] = sign
    return replace(view, flags=tuple(flags))
