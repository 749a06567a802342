"""Why a thing on the table cannot be picked now: the code of the rule that forbids it."""

from __future__ import annotations

from game.core.action import Token
from game.core.script import Ask
from game.toruro.play_out import WHERE_WRONG
from game.toruro.tokens import Amounts
from game.toruro.trick_rules import DUTIES
from game.toruro.view import ToruroView

REASONS = (
    "toruro.why.not_your_turn",
    "toruro.why.choose_card",  # it is a card of the hand that is asked for; and so on
    "toruro.why.choose_amount",
    "toruro.why.choose_seat",
    "toruro.why.choose_words",  # nothing on the table is asked for
    "toruro.why.not_in_hand",
    "toruro.why.exposed",
    "toruro.why.already_picked",
    "toruro.why.in_order",  # a later one is picked, and this one is passed over
    *(f"toruro.why.{duty}" for duty in DUTIES),
    "toruro.why.one_after_another",  # another pot is asked for now
    "toruro.why.not_so_many",
    "toruro.why.yourself",
    "toruro.why.not_playing",
    "toruro.why.found_out",
    "toruro.why.last_trick",
)


def why_not(view: ToruroView, ask: Ask, token: Token) -> str | None:
    """Return the code of the rule that forbids the view's seat to pick `token` now; None if it may."""
    if ask.seat != view.seat:
        return "toruro.why.not_your_turn"
    if isinstance(ask.options, Amounts):
        reason = _amount(ask.options, token)
    elif any(token in option.picks for option in ask.options):
        reason = None
    else:
        reason = _reason(view, ask, token)
    return reason and f"toruro.why.{reason}"


def _amount(amounts: Amounts, token: Token) -> str | None:
    if token.kind == "pot":
        return None if token.id == amounts.pot else "one_after_another"
    if token.kind == "count":
        return None if 0 <= token.id <= amounts.most else "not_so_many"
    return "choose_amount"


def _reason(view: ToruroView, ask: Ask, token: Token) -> str:
    if ask.prompt in ("toruro.exchange", "toruro.give_back", "toruro.play"):
        return _card(view, ask, token) if token.kind == "card" else "choose_card"
    if ask.prompt != "toruro.accuse":
        return "choose_words"
    if token.kind == "trick":
        return "last_trick" if token.id not in WHERE_WRONG else "choose_seat"
    if token.kind != "seat":
        return "choose_seat"
    if token.id == view.seat:
        return "yourself"
    return "found_out" if any(misplay.seat == token.id for misplay in view.caught) else "not_playing"


def _card(view: ToruroView, ask: Ask, token: Token) -> str:
    if token.id == view.exposed:
        return "exposed"
    if token.id not in view.hand:
        return "not_in_hand"
    if ask.prompt != "toruro.play":
        return "already_picked" if token.id in view.chosen else "in_order"
    return view.forbidden_cards[token.id]
