"""Why a thing on the table cannot be picked now, as the code of the rule that forbids it."""

from __future__ import annotations

from game.bulls.rows import CARDS, Dice, Move, Reroll, Turn
from game.bulls.tokens import RUNNERS_PER_SEAT
from game.bulls.view import BullsView
from game.core.action import Token
from game.core.script import Ask

REASONS = (
    "bulls.why.not_your_turn",
    "bulls.why.choose_card",  # it is a card that is asked for; and so on
    "bulls.why.choose_runner",
    "bulls.why.choose_bull",
    "bulls.why.choose_face",
    "bulls.why.choose_space",
    "bulls.why.choose_sign",
    "bulls.why.choose_marker",
    "bulls.why.not_in_hand",
    "bulls.why.already_picked",
    "bulls.why.enough",  # as many are picked as the card allows
    "bulls.why.in_order",  # a later one of its kind is picked, and this one is passed over
    "bulls.why.only_own",
    "bulls.why.only_rivals",
    "bulls.why.trampled",
    "bulls.why.not_in_play",
    "bulls.why.one_roundabout",
    "bulls.why.nobody_there",
    "bulls.why.not_a_start",
    "bulls.why.not_beside",
    "bulls.why.other_row",
    "bulls.why.no_sign",
    "bulls.why.own_token_there",
    "bulls.why.not_your_token",
    "bulls.why.token_in_supply",
)


def why_not(view: BullsView, ask: Ask, token: Token) -> str | None:
    """Return the code of the reason why the seat of the view cannot pick that thing now; None if it can."""
    if ask.seat != view.seat:
        return "bulls.why.not_your_turn"
    if any(token in option.picks for option in ask.options):
        return None
    return f"bulls.why.{_reason(view, ask, token)}"


def _reason(view: BullsView, ask: Ask, token: Token) -> str:
    match token.kind, ask.prompt:
        case "card", "bulls.play_card" | "bulls.keep_cards":
            return _picked(view.sealed, ask, token) if token.id in view.hand else "not_in_hand"
        case "space", "bulls.place_one":
            return "not_a_start"
        case "space", "bulls.choose_roundabout":
            return "nobody_there"
        case "space", "bulls.choose_beside":
            return "not_beside"
        case "space", "bulls.choose_release":
            return "other_row"
        case "sign", "bulls.choose_sign":
            return "own_token_there" if token.id in view.town.signs else "no_sign"
        case "marker", "bulls.choose_marker":
            return "not_your_token"
        case "marker", "bulls.remove_marker":
            return "token_in_supply"
    if ask.subset is None or ask.prompt == "bulls.keep_cards" or view.card is None or view.part is None:
        kinds = [option.picks[0].kind for option in ask.options if option.picks]
        return f"choose_{kinds[0]}" if kinds else "enough"
    effect = CARDS[view.card].effects[view.part]
    assert isinstance(effect, Reroll | Turn | Move)
    if token.kind != effect.die:
        return f"choose_{effect.die}"
    return _die(view, ask, token, effect)


def _die(view: BullsView, ask: Ask, token: Token, effect: Dice) -> str:
    if effect.die == "runner" and token.id in view.trampled:
        return "trampled"
    dice = view.runners if effect.die == "runner" else view.bulls
    spaces = {die.id: die.space for die in dice}
    if token.id not in spaces:
        return "not_in_play"
    if effect.owner == "own" and token.id // RUNNERS_PER_SEAT != view.seat:
        return "only_own"
    if effect.owner == "rival" and token.id // RUNNERS_PER_SEAT == view.seat:
        return "only_rivals"
    elsewhere = view.chosen and spaces[token.id] != spaces[view.chosen[0]]
    if effect.where == "one" and elsewhere and ask.subset and ask.subset.most:
        return "one_roundabout"
    return _picked(view.chosen, ask, token)


def _picked(picked: tuple[int, ...], ask: Ask, token: Token) -> str:
    """Return why a thing that could be in a subset cannot be picked for it any more."""
    if token.id in picked:
        return "already_picked"
    return "in_order" if ask.subset and ask.subset.most else "enough"
