"""Where keys begin at a question: at what matters most to whoever is asked, so that few steps lead there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.bulls.forecast import risks, table_after, ways
from game.bulls.odds import Odds, odds
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import Token
from game.core.script import Ask

Weight: TypeAlias = Callable[[Token], float]
AHEAD = frozenset({"face", "sign", "marker"})
"""What is weighed by the table after it; of these the best is proposed even if none is good."""
HERE, THERE = 1000.0, 300.0
"""What a sign that one's Runners follow at the next run is worth more than others, and any that they may."""


def first_choice(
    view: BullsView, ask: Ask, things: Sequence[Token], chosen: Sequence[Token] = ()
) -> Token | None:
    """Return the thing of those that can be chosen at which keys begin; None where nothing speaks for any.

    That is the own Runner in most danger, the rival one that may expect most, the Bull that charges most of
    the own ones, the roundabout in which most of them stand in danger, that where a die of one's own may
    expect most, and for a Bull that lets most rivals meet it. Of faces, signs and Direction tokens it is that
    after which one may expect most and rivals least; a sign where own Runners stand comes first. After other
    Runners have been chosen only those follow that the next charge can trample, and rivals.
    """
    if any(thing.kind == "space" for thing in things) and ask.subset is not None:
        things = [thing for thing in things if thing.kind == "space"]
    kinds = {thing.kind for thing in things}
    if len(kinds) != 1 or not kinds <= {*AHEAD, "runner", "bull", "space"}:
        return None
    weight = weights(view, ask, things)
    if chosen and kinds == {"runner"}:
        own, charged = {RUNNER[die.id] for die in view.runners_of(ask.seat)}, risks(view)
        things = [thing for thing in things if thing not in own or charged.get(thing.id)]
    best = max(things, key=weight, default=None)
    return best if best is not None and (kinds <= AHEAD or weight(best) > 0) else None


def weights(view: BullsView, ask: Ask, things: Sequence[Token]) -> Weight:
    """Return what says how much each of some things of one kind matters to whoever is asked."""
    kind = things[0].kind if things else ""
    if ask.prompt in ("bulls.place_one", "bulls.choose_beside"):
        return _moved(view, ask)
    if ask.prompt == "bulls.choose_release":
        return _released(view, ask.seat)
    if kind in AHEAD:
        return _ahead(view, ask)
    weigh = {"runner": _runner, "bull": _bull, "space": _space}.get(kind)
    return weigh(view, ask.seat) if weigh is not None else lambda thing: 0.0


def _ahead(view: BullsView, ask: Ask) -> Weight:
    """Weigh answers by what one may expect after them, and what each rival may."""
    points, known = _points(view), dict[Token, float]()
    here = {die.space for die in view.runners_of(ask.seat)}

    def weight(thing: Token) -> float:
        if thing not in known:
            after = table_after(view, ask, thing)
            known[thing] = worth(after) if after is not None else 0.0
            if thing.kind == "sign":
                known[thing] += near(view.town.streets[thing.id].start)
        return known[thing]

    def near(fork: int) -> float:
        if fork in here:
            return HERE
        ahead = view.town.spaces[fork].row - view.row
        return THERE / (1 + ahead) if ahead >= 0 else -HERE

    def worth(after: BullsView) -> float:
        found, rivals = odds(after), max(1, after.seats - 1)
        return sum(
            _expected(found[die.id], points) * (1.0 if die.seat == ask.seat else -1 / rivals)
            for die in after.runners
            if die.id in found
        )

    return weight


def _runner(view: BullsView, seat: int) -> Weight:
    known, points = odds(view), _points(view)

    def weight(thing: Token) -> float:
        die, found = view.die(thing), known.get(thing.id)
        if die is None or found is None:
            return 0.0
        if thing in own:
            return found.risk * 10 + found.trampled
        return _expected(found, points)

    own = {RUNNER[die.id] for die in view.runners_of(seat)}
    return weight


def _bull(view: BullsView, seat: int) -> Weight:
    town, taken = view.town, ways(view)
    ends = {
        name: (town.streets[street].end, die.face)
        for name, street in taken.items()
        if (die := view.die(name))
    }
    met = [ends[RUNNER[die.id]] for die in view.runners_of(seat) if RUNNER[die.id] in ends]
    return lambda thing: met.count(ends[thing]) if thing in ends else 0


def _moved(view: BullsView, ask: Ask) -> Weight:
    dice, points = {thing.id for thing in ask.about if thing.kind == "runner"}, _points(view)

    def weight(thing: Token) -> float:
        after = table_after(view, ask, thing) if dice else None
        found = odds(after) if after is not None else {}
        return sum(_expected(found[die], points) for die in dice if die in found)

    return weight


def _released(view: BullsView, seat: int) -> Weight:
    here = [(die.space, 1 if die.seat != seat else -1) for die in view.runners]
    return lambda thing: sum(weight for space, weight in here if space == thing.id)


def _points(view: BullsView) -> list[int]:
    return [DESTINATIONS[card].points for card in view.slots]


def _expected(found: Odds, points: Sequence[int]) -> float:
    return sum(chance * each for chance, each in zip(found.arrivals, points, strict=True))


def _space(view: BullsView, seat: int) -> Weight:
    found = risks(view)
    own = [(die.space, 1 + 100 * found.get(die.id, 0)) for die in view.runners_of(seat)]
    return lambda thing: sum(weight for space, weight in own if space == thing.id)
