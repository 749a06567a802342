"""Where keys begin at a question: at what matters most to whoever is asked, so that few steps lead there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bulls.forecast import risks, ways
from game.bulls.odds import odds
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import Token
from game.core.script import Ask


def first_choice(view: BullsView, ask: Ask, things: Sequence[Token]) -> Token | None:
    """Return the thing of those that can be chosen at which keys begin; None where nothing speaks for any.

    That is the own Runner in most danger, the rival one that may expect most, the Bull that charges most of
    the own ones, the sign that most of them would follow against their faces, and the roundabout in which
    most of them stand in danger.
    """
    weigh = {"runner": _runner, "bull": _bull, "sign": _sign, "space": _space}.get(things[0].kind)
    if weigh is None or any(thing.kind != things[0].kind for thing in things):
        return None
    weight = weigh(view, ask.seat)
    best = max(things, key=weight)
    return best if weight(best) > 0 else None


def _runner(view: BullsView, seat: int) -> Callable[[Token], float]:
    known, points = odds(view), [DESTINATIONS[card].points for card in view.slots]

    def weight(thing: Token) -> float:
        die, found = view.die(thing), known.get(thing.id)
        if die is None or found is None:
            return 0.0
        if thing in own:
            return found.risk * 10 + found.trampled
        return sum(chance * each for chance, each in zip(found.arrivals, points, strict=True))

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


def _space(view: BullsView, seat: int) -> Callable[[Token], float]:
    found = risks(view)
    own = [(die.space, 1 + 100 * found.get(die.id, 0)) for die in view.runners_of(seat)]
    return lambda thing: sum(weight for space, weight in own if space == thing.id)
