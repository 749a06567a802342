"""What speaks for an answer, in words: what a hint says, and what all can see of what a bot did."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from heapq import nlargest
from itertools import takewhile

from game.bulls.events import Ran, Rerolled
from game.bulls.forecast import forecast, risks
from game.bulls.odds import Odds, odds
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import NOWHERE
from game.bulls.view import BullsView, Runner
from game.core.action import Action, token
from game.core.event import Event, Paid
from game.core.script import Ask
from game.translation import tr, trn
from scenes.skins.bulls.words.questions import Words


def reasons(words: Words, before: BullsView, told: Sequence[tuple[Event, BullsView]]) -> str:
    """Return in one sentence what an answer changes before the next run: ways, points and dangers."""
    ahead = [*takewhile(lambda pair: not isinstance(pair[0], Ran), told)]
    if not ahead:
        return ""
    after = ahead[-1][1]
    rolled = {die for event, _ in ahead if isinstance(event, Rerolled) for die in event.dice}
    then, now = odds(before), odds(after)
    gains: dict[str, float] = {}
    for die in before.runners:
        name, own, old, new = (
            token("runner", die.id),
            die.seat == before.seat,
            then.get(die.id),
            now.get(die.id),
        )
        if old is None or new is None:
            continue
        if name in rolled:
            gain, text = _rolled_again(words, before, die, old, own)
        else:
            gain = (_expected(after, new) - _expected(before, old)) * (1 if own else -0.5)
            text = _change(words, before, after, die, old, new)
        if text and gain > 0.1:
            gains[text] = gains.get(text, 0.0) + gain
    for event, _ in ahead:
        if isinstance(event, Paid):
            gains[trn("1 point at once", "{n} points at once", event.points)] = event.points
    texts = nlargest(2, gains, key=gains.__getitem__)
    return tr("Because: {reasons}.", reasons="; ".join(texts)) if texts else ""


def motive(words: Words, ask: Ask, action: Action, view: BullsView) -> str:
    """Return what all can see that speaks for using a card on a Runner, in one sentence; "" if nothing."""
    die = view.die(action.picks[-1]) if action.picks else None
    if not isinstance(die, Runner) or die.space == NOWHERE:
        return ""
    own, known = die.seat == ask.seat, odds(view)[die.id]
    if ask.prompt.startswith("bulls.reroll."):
        text = _rolled_again(words, view, die, known, own)[1] or _goal(words, view, die, known)
    else:
        ahead = forecast(view, ask, action.picks).risks.get(die.id)
        risk = ahead if ahead is not None else Fraction(risks(view).get(die.id, 0), 6)
        text = _danger(words, die, float(risk) - known.risk, own)
    return tr("Because: {reasons}.", reasons=text) if text else ""


def _goal(words: Words, view: BullsView, die: Runner, known: Odds) -> str:
    """Return where a Runner would come without another roll, in words; "" if it has little chance to."""
    if not known.arrivals[known.likeliest]:
        return ""
    card = DESTINATIONS[view.slots[known.likeliest]]
    shown = words.die(token("runner", die.id), die.face)
    return trn(
        "{die} would bring only 1 point at {place}",
        "{die} would bring only {n} points at {place}",
        card.points,
        die=shown,
        place=tr(card.name),
    )


def _danger(words: Words, die: Runner, more: float, own: bool) -> str:
    """Return what a change of its danger means for a Runner where it is to the liking of whoever acts."""
    shown, where = words.die(token("runner", die.id), die.face), words.place(token("space", die.space))
    if own and more < 0:
        return tr("{die} at {place} leaves the Bull's {face}", die=shown, place=where, face=die.face)
    if not own and more > 0:
        return tr("a Bull will charge {die} from {place}", die=shown, place=where)
    return ""


def _expected(view: BullsView, odds: Odds) -> float:
    """Return the points that a Runner may expect today."""
    cards = (DESTINATIONS[card].points for card in view.slots)
    return sum(chance * points for chance, points in zip(odds.arrivals, cards, strict=True))


def _rolled_again(words: Words, view: BullsView, die: Runner, old: Odds, own: bool) -> tuple[float, str]:
    """Return what a new roll is good for, about how much, and in words."""
    place = words.place(token("space", die.space))
    shown = words.die(token("runner", die.id), die.face)
    if own:
        text = tr("{die} at {place} leaves the Bull's {face}", die=shown, place=place, face=die.face)
        return old.risk * 3, text if old.risk else ""
    goal = old.likeliest
    card = DESTINATIONS[view.slots[goal]]
    names = {"die": shown, "name": words.name(die.seat), "place": tr(card.name), "n": card.points}
    text = tr("{die} of {name} is on its way to {place}, {n} points", **names)
    return _expected(view, old) / 4, text if old.arrivals[goal] else ""


def _change(words: Words, before: BullsView, after: BullsView, die: Runner, old: Odds, new: Odds) -> str:
    """Return where a Runner goes now, and whether a Bull meets it, in words; "" if nothing is different."""
    name = token("runner", die.id)
    lying = after.die(name) or die
    shown = words.die(name, lying.face)
    points = [DESTINATIONS[card].points for card in after.slots]
    texts = []
    goal, was = new.likeliest, old.likeliest
    if goal != was and new.arrivals[goal] > 0 and new.street is not None:
        street = after.town.streets[new.street]
        sign = {0: tr("EVEN"), 1: tr("ODD"), None: ""}[street.parity]
        names = {"die": shown, "place": tr(DESTINATIONS[after.slots[goal]].name), "n": points[goal]}
        if sign:
            text = tr("{die} goes {sign} to {place}, {n} instead of {m}", sign=sign, m=points[was], **names)
        else:
            text = tr("{die} goes to {place}, {n} instead of {m}", m=points[was], **names)
        texts.append(text)
    if old.risk > new.risk:
        where = words.place(token("space", lying.space))
        texts.append(tr("{die} at {place} leaves the Bull's {face}", die=shown, place=where, face=die.face))
    elif new.risk > old.risk:
        where = words.place(token("space", lying.space))
        texts.append(tr("a Bull will charge {die} from {place}", die=shown, place=where))
    return ", ".join(texts)
