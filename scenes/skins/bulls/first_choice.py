"""Where keys begin at a question: at what matters most to whoever is asked, so that few steps lead there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bulls.forecast import risks, table_after, ways
from game.bulls.odds import Odds, odds
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import Token
from game.core.script import Ask


def first_choice(view: BullsView, ask: Ask, things: Sequence[Token]) -> Token | None:
    """Return the thing of those that can be chosen at which keys begin; None where nothing speaks for any.

    That is the own Runner in most danger, the rival one that may expect most, the Bull that charges most of
    the own ones, the sign that most of them would follow against their faces, the roundabout in which most of
    them stand in danger, that where a die of one's own may expect most, and for a Bull that lets most rivals
    meet it.
    """
    weigh = {"runner": _runner, "bull": _bull, "sign": _sign, "space": _space}.get(things[0].kind)
    if weigh is None or any(thing.kind != things[0].kind for thing in things):
        return None
    moves = ask.prompt in ("bulls.place_one", "bulls.choose_beside")
    weight = _moved(view, ask) if moves else weigh(view, ask.seat)
    if ask.prompt == "bulls.choose_release":
        weight = _released(view, ask.seat)
    best = max(things, key=weight)
    return best if weight(best) > 0 else None


def _runner(view: BullsView, seat: int) -> Callable[[Token], float]:
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


def _bull(view: BullsView, seat: int) -> Callable[[Token], float]:
    town, taken = view.town, ways(view)
    ends = {
        name: (town.streets[street].end, die.face)
        for name, street in taken.items()
        if (die := view.die(name))
    }
    met = [ends[RUNNER[die.id]] for die in view.runners_of(seat) if RUNNER[die.id] in ends]
    return lambda thing: met.count(ends[thing]) if thing in ends else 0


def _sign(view: BullsView, seat: int) -> Callable[[Token], float]:
    taken = ways(view)
    own = [(die.space, taken.get(RUNNER[die.id])) for die in view.runners_of(seat)]

    def weight(thing: Token) -> float:
        fork = view.town.streets[thing.id].start
        return sum(space == fork and street != thing.id for space, street in own)

    return weight


def _moved(view: BullsView, ask: Ask) -> Callable[[Token], float]:
    dice, points = {thing.id for thing in ask.about if thing.kind == "runner"}, _points(view)

    def weight(thing: Token) -> float:
        after = table_after(view, ask, thing) if dice else None
        found = odds(after) if after is not None else {}
        return sum(_expected(found[die], points) for die in dice if die in found)

    return weight


def _released(view: BullsView, seat: int) -> Callable[[Token], float]:
    here = [(die.space, 1 if die.seat != seat else -1) for die in view.runners]
    return lambda thing: sum(weight for space, weight in here if space == thing.id)


def _points(view: BullsView) -> list[int]:
    return [DESTINATIONS[card].points for card in view.slots]


def _expected(found: Odds, points: Sequence[int]) -> float:
    return sum(chance * each for chance, each in zip(found.arrivals, points, strict=True))


def _space(view: BullsView, seat: int) -> Callable[[Token], float]:
    found = risks(view)
    own = [(die.space, 1 + 100 * found.get(die.id, 0)) for die in view.runners_of(seat)]
    return lambda thing: sum(weight for space, weight in own if space == thing.id)
