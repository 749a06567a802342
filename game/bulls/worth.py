"""What a card is worth wherever it can be used: the points that it costs or brings each seat, exactly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from game.bulls.forecast import choices_of
from game.bulls.odds import expected_points, values_of
from game.bulls.rows import CARDS, Effect, Release, Reroll, Turn
from game.bulls.runner_values import Values
from game.bulls.tokens import NOWHERE
from game.bulls.view import BullsView, Runner
from game.core.action import Token
from game.core.script import Ask

Gains: TypeAlias = tuple[float, ...]
"""By seat how many points more its Runners will score today on average, if nobody plays another card."""
ROUNDABOUT, OF_PLACES = "bulls.choose_roundabout", ("bulls.choose_release", "bulls.choose_beside")
OF_BULLS, OF_RIVALS = ("bulls.move.bull", "bulls.turn.bull"), ".rival"


class Target(NamedTuple):
    """A place where a card can be used, and what it brings there at best for whoever is asked.

    `dice` are those that it is best used on, none where it is about the place. `face` is what a Bull that
    comes in, or is turned, then shows; None where that is not chosen.
    """

    space: int
    gains: Gains
    dice: tuple[Token, ...] = ()
    face: int | None = None


def targets(view: BullsView, ask: Ask) -> list[Target]:
    """Return what a card is worth at each place where it can be used; nothing of other questions.

    How a Runner fares does not depend on others: of rivals' as many are taken as a card may, if that harms
    them.
    """
    is_about_own = any(thing.kind == "runner" for thing in ask.about)
    places = [option.picks[0] for option in ask.options if option.picks]
    if ask.prompt == ROUNDABOUT:
        return [Target(place.id, _all_rolled(view, ask.seat, place.id)) for place in places]
    if ask.prompt in OF_PLACES and not is_about_own:
        before = expected_points(view)
        return [_best(view, ask, before, place, place.id) for place in places]
    if ask.subset is not None and (ask.prompt in OF_BULLS or ask.prompt.endswith(OF_RIVALS)):
        return [*_of_dice(view, ask)]
    return []


def weight(gains: Sequence[float], seat: int) -> float:
    """Return how good these gains are for a seat: its own, less those of all rivals on average."""
    rivals = sum(gains) - gains[seat]
    return gains[seat] - rivals / max(1, len(gains) - 1)


def _of_dice(view: BullsView, ask: Ask) -> Iterator[Target]:
    """Yield for each place the dice there on which a card is best used."""
    assert ask.subset is not None
    before, values = expected_points(view), values_of(view)
    by_space: dict[int, list[Target]] = {}
    for group in (group for cluster in ask.subset.clusters for group in cluster):
        lying = view.die(group[0])
        if lying is None or lying.space == NOWHERE:
            continue
        if isinstance(lying, Runner):
            found = Target(lying.space, _alone(view, values, lying, isinstance(_effect(view), Turn)))
        else:
            found = _best(view, ask, before, group[0], lying.space)
        by_space.setdefault(lying.space, []).extend(found._replace(dice=(die,)) for die in group)
    for space, here in sorted(by_space.items()):
        here.sort(key=lambda one: -weight(one.gains, ask.seat))
        taken = [one for one in here[: ask.subset.most] if weight(one.gains, ask.seat) > 0] or here[:1]
        gains = tuple(map(sum, zip(*(one.gains for one in taken), strict=True)))
        yield Target(space, gains, tuple(die for one in taken for die in one.dice), here[0].face)


def _all_rolled(view: BullsView, seat: int, space: int) -> Gains:
    """Return what comes of rolling all Runners of a place that the card of a seat is about."""
    effect, values = _effect(view), values_of(view)
    is_own = isinstance(effect, Reroll) and effect.owner == "own"
    dice = [die for die in view.runners if die.space == space and (die.seat == seat or not is_own)]
    gains = [_alone(view, values, die) for die in dice]
    return tuple(map(sum, zip(*gains, strict=True))) if gains else (0.0,) * view.seats


def _alone(view: BullsView, values: Sequence[Values], die: Runner, is_flipped: bool = False) -> Gains:
    """Return what comes of rolling a Runner, on average of its faces, or of turning it over."""
    faces = (7 - die.face,) if is_flipped else range(1, 7)
    now = sum(values[die.seat][die.space][face] for face in faces) / len(faces)
    gain = now - values[die.seat][die.space][die.face]
    return tuple(gain if seat == die.seat else 0.0 for seat in range(view.seats))


def _best(view: BullsView, ask: Ask, before: Sequence[float], pick: Token, space: int) -> Target:
    """Return the best that can come of a pick, on average of all dice that may be rolled for it."""
    found = [_average(tables, before) for tables in choices_of(view, ask, [pick])]
    best = max(range(len(found)), key=lambda place: weight(found[place], ask.seat))
    return Target(space, found[best], face=best + 1 if _has_a_choice_of_faces(view, ask) else None)


def _has_a_choice_of_faces(view: BullsView, ask: Ask) -> bool:
    effect = _effect(view)
    return isinstance(effect, Release | Turn) and effect.to == "any" and ask.prompt != "bulls.choose_beside"


def _effect(view: BullsView) -> Effect | None:
    return CARDS[view.card].effects[view.part] if view.card is not None and view.part is not None else None


def _average(tables: Sequence[BullsView], before: Sequence[float]) -> Gains:
    after = [expected_points(table) for table in tables]
    return tuple(sum(table[seat] for table in after) / len(after) - was for seat, was in enumerate(before))
