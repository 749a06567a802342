"""An offer while it is put together, and the answers of the rules' questions that it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.alatriste import tokens
from game.alatriste.rows import RULES
from game.alatriste.view import AlatristeView, OfferView
from game.core.action import Action, action
from game.core.script import Ask
from game.translation import tr
from scenes.skins.alatriste.words.questions import Words

STAGES = ("offer", "offer_cards", "offer_ducats", "want_cards", "offer_promises")
"""What the rules ask for one after the other; an answer to an offer begins with the second."""

Promise = tuple[int, int]
Choices = Sequence[tuple[Any, str]]
NO_PROMISE: Promise = (-1, tokens.NOBODY)


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
        found.append(action("to", tokens.SEAT[draft.target]))
    if giver.cards:
        found += [*(action("give", tokens.CARD[number]) for number in draft.given), tokens.DONE]
    if giver.ducats or other.ducats:
        paid = action("give" if draft.ducats > 0 else "want", tokens.count(abs(draft.ducats)))
        found.append(paid if draft.ducats else tokens.NOTHING)
    if other.cards:
        found.append(_wanted(draft))
    promises = [
        _promise(promise, turns)
        for promise, turns in zip(draft.promises, draft.turns, strict=True)
        if promise != NO_PROMISE
    ]
    return (*found, *promises, *([tokens.DONE] if len(promises) < RULES.promises else []))


def _wanted(draft: Draft) -> Action:
    what, which = draft.want
    if what == "card":
        return action("want", tokens.CARD[which])
    return (
        action("want", tokens.kind(which), tokens.count(draft.number)) if what == "kind" else tokens.NOTHING
    )


def _promise(promise: Promise, turns: int) -> Action:
    what, about = promise
    if about == tokens.NOBODY:
        return action("promise", tokens.kind(what), tokens.count(turns))
    return action("promise", tokens.kind(what), tokens.SEAT[about], tokens.count(turns))


def open_promises(view: AlatristeView, own: int, target: int, words: Words) -> list[tuple[Promise, str]]:
    """Return all that seat `own` can promise to `target`, in words."""
    victims = [
        player.seat
        for player in view.players
        if player.seat not in (own, target) and not (player.dead or player.left)
    ]
    return [
        ((tokens.NO_ATTACK, tokens.NOBODY), tr("no attack on you")),
        ((tokens.NO_FIGHT, tokens.NOBODY), tr("no fight with you")),
        ((tokens.VOTE, tokens.NOBODY), tr("to vote for an end")),
        *(((tokens.ATTACK, victim), tr("to attack {name}", name=words.plain(victim))) for victim in victims),
    ]


def draft_of(offer: OfferView) -> Draft:
    """Return a whole offer as something that is put together."""
    promises = tuple((kind, about) for kind, about, _ in offer.promises)
    turns = tuple(row[2] for row in offer.promises)
    left = RULES.promises - len(promises)
    return Draft(
        offer.receiver,
        offer.cards,
        offer.ducats - offer.want_ducats,
        ("card", offer.want_card) if offer.want_card else ("", 0),
        promises=promises + (NO_PROMISE,) * left,
        turns=turns + (2,) * left,
    )


def is_trade(ask: Ask) -> bool:
    """Return whether this question begins an offer."""
    return ask.prompt.partition(".")[2] in STAGES
