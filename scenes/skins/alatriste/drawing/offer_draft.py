"""A draft of an offer, and the answers to all that the rules ask before it can be sent."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.rows import RULES
from game.alatriste.tokens import DONE, NOBODY, NOTHING, SEAT, amount, card, count, kind, seat
from game.alatriste.view import AlatristeView
from game.core.action import Action, action

STAGES = ("offer", "offer_cards", "offer_ducats", "want_cards", "offer_promises")
"""What the rules ask for one after the other; an answer to an offer begins with the second."""

Promise = tuple[int, int]
NO_PROMISE: Promise = (-1, NOBODY)


@dataclass(frozen=True, slots=True)
class Draft:
    """An offer so far. `ducats` are paid, or if negative wanted; `want` is a kind, a card, or nothing.

    A wanted kind is ("kind", n) with its `number`, a wanted card ("card", id). Promises are (kind, about).
    """

    target: int
    given: tuple[int, ...] = ()
    ducats: int = 0
    want: tuple[str, int] = ("", 0)
    number: int = 1
    promises: tuple[Promise, ...] = (NO_PROMISE,) * RULES.promises
    turns: tuple[int, ...] = (2,) * RULES.promises

    @property
    def empty(self) -> bool:
        """True if there is nothing in it."""
        kept = [promise for promise in self.promises if promise != NO_PROMISE]
        return not (self.given or self.ducats or self.want[0] or kept)


def answers(draft: Draft, view: AlatristeView, own: int, first: int) -> tuple[Action, ...]:
    """Return what seat `own` answers from that stage on.

    The rules pass over what cannot be given or wanted.
    """
    giver, other = view.players[own], view.players[draft.target]
    found: list[Action] = []
    if first == 0:
        found.append(seat("to", draft.target))
    if giver.cards:
        found += [*(card("give", number) for number in draft.given), DONE]
    if giver.ducats or other.ducats:
        paid = amount("give" if draft.ducats > 0 else "want", abs(draft.ducats))
        found.append(paid if draft.ducats else NOTHING)
    if other.cards:
        found.append(_wanted(draft))
    promises = [
        _promise(promise, turns)
        for promise, turns in zip(draft.promises, draft.turns, strict=True)
        if promise != NO_PROMISE
    ]
    return (*found, *promises, *([DONE] if len(promises) < RULES.promises else []))


def _wanted(draft: Draft) -> Action:
    what, which = draft.want
    if what == "card":
        return card("want", which)
    return action("want", kind(which), count(draft.number)) if what == "kind" else NOTHING


def _promise(promise: Promise, turns: int) -> Action:
    what, about = promise
    if about == NOBODY:
        return action("promise", kind(what), count(turns))
    return action("promise", kind(what), SEAT[about], count(turns))
