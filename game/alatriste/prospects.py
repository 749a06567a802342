"""What ending a move on a box would do to a seat, case by case: for certain, by the die, or by choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game.alatriste import effect_schema as op
from game.alatriste.effect_schema import Effect
from game.alatriste.holdings import Holdings
from game.alatriste.rows import BOXES, EFFECT_LISTS, EffectList
from game.alatriste.signs import COUNTED, SIDES, Sign, of_effect

ANY = 1, SIDES


@dataclass(frozen=True, slots=True)
class Prospect:
    """Something that a box may do, in `signs`; nothing if there are none.

    If it `is_rolled`, it happens when the die shows one of `faces`, from the lowest to the highest; if it
    `is_choice`, it can be chosen for `cost` Ducats. After turns away it happens on return.
    """

    signs: tuple[Sign, ...] = ()
    faces: tuple[int, int] = ANY
    is_rolled: bool = False
    is_choice: bool = False
    cost: int = 0
    contest: str = ""
    """The contest that is held, in which everybody who is present may win."""
    audience: int = 0
    """The total that an audience takes."""
    stake: int = 0
    """What must be staked on the dice at least."""

    @property
    def is_certain(self) -> bool:
        """True if it happens whatever the die shows, and is nothing but its signs."""
        return self == Prospect(self.signs)

    @property
    def chance(self) -> float:
        """The chance of those faces."""
        return (self.faces[1] - self.faces[0] + 1) / SIDES


def is_harm(signs: Sequence[Sign]) -> bool:
    """Return whether some of these signs cost something, or keep from playing."""
    return any(icon in ("turn", "jail") or n == "−" or (isinstance(n, int) and n < 0) for icon, n in signs)


def is_gain(signs: Sequence[Sign]) -> bool:
    """Return whether some of these signs bring something."""
    return any(icon in COUNTED and (n == "+" or (isinstance(n, int) and n > 0)) for icon, n in signs)


def prospects(own: Holdings, box: int) -> list[Prospect]:
    """Return all that a box, and the cards of a player for it, would do to that player, in their order."""
    row = BOXES[box]
    more = [effect for _, name in own.bonuses(box) for effect in EFFECT_LISTS[name]]
    drawn = [op.Draw(1)] if row.card else []
    return [*_of_list((*row.do, *more, *drawn), own, bool(own.waiver(box)))]


def _of_list(effects: EffectList | Sequence[Effect], own: Holdings, is_free: bool) -> Iterator[Prospect]:
    """Yield what operations do to a player, who pays nothing if this `is_free`."""
    for effect in effects:
        yield from _of(effect, own, is_free)


def _of(effect: Effect, own: Holdings, is_free: bool) -> Iterator[Prospect]:
    match effect:
        case op.Pay() if is_free:
            pass
        case op.Roll(table=table, bonus=bonus):
            more = own.has({"weapon": "weapon", "horse": "step"}[bonus]) if bonus else False
            starts = [max(1, line.at - more) for line in table]
            for (low, after), line in zip(pairwise((*starts, SIDES + 1)), table, strict=True):
                if low < after:
                    signs, contest = _signs(line.do, own, is_free), _contest(line.do)
                    yield Prospect(signs, (low, after - 1), is_rolled=True, contest=contest)
        case op.Choose(options=options):
            for option in options:
                cost = 0 if is_free else option.cost
                yield Prospect(_signs(option.do, own, is_free), is_choice=True, cost=cost)
        case op.If(fame=fame):
            holds = own.has_transport if fame is None else own.fame_total >= fame
            yield from _of_list(effect.do if holds else effect.otherwise, own, is_free)
        case op.Away(turns=turns, then=then):
            yield Prospect((("turn", turns),))
            yield from _of_list(then, own, is_free)
        case op.Audience(target=target):
            yield Prospect(audience=target)
        case op.DiceGame(min=least):
            yield Prospect(stake=least)
        case _:
            yield Prospect(tuple(of_effect(effect)))


def _signs(effects: EffectList, own: Holdings, is_free: bool) -> tuple[Sign, ...]:
    """Return the signs of all that one line of a table, or one option, does."""
    return tuple(sign for prospect in _of_list(effects, own, is_free) for sign in prospect.signs)


def _contest(effects: EffectList) -> str:
    """Return the contest that is held, "" if none is."""
    return next((effect.which for effect in effects if isinstance(effect, op.Contest)), "")
