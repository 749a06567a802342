"""Why a thing on the table cannot be picked now: the code of the rule that forbids it."""

from __future__ import annotations

from game.alatriste.rows import CARDS, Card
from game.alatriste.view import AlatristeView, PlayerView
from game.core.action import Token
from game.core.script import Ask

REASONS = (
    "alatriste.why.not_your_turn",
    "alatriste.why.choose_box",  # it is a box that is asked for; and so on
    "alatriste.why.choose_card",
    "alatriste.why.choose_seat",
    "alatriste.why.choose_count",
    "alatriste.why.choose_option",
    "alatriste.why.choose_kind",
    "alatriste.why.choose_answer",
    "alatriste.why.out_of_reach",  # no walk of that length ends there
    "alatriste.why.too_little_fame",  # for that zone
    "alatriste.why.no_transport",
    "alatriste.why.on_a_task",
    "alatriste.why.must_leave",
    "alatriste.why.not_in_hand",
    "alatriste.why.on_the_board",
    "alatriste.why.equal_card",
    "alatriste.why.enemy",
    "alatriste.why.nobody_to_attack",
    "alatriste.why.only_as_an_answer",
    "alatriste.why.only_in_a_fight",
    "alatriste.why.only_in_your_turn",
    "alatriste.why.of_no_use",
    "alatriste.why.does_not_fit",  # the card is of no avail for what is asked
    "alatriste.why.already_picked",
    "alatriste.why.in_order",  # a later one is picked, and this one is passed over
    "alatriste.why.dead",
    "alatriste.why.yourself",
    "alatriste.why.not_here",
)


def why_not(view: AlatristeView, ask: Ask, token: Token) -> str | None:
    """Return the code of the reason why the seat of the view cannot pick that thing; None if it can."""
    if ask.seat != view.seat:
        return "alatriste.why.not_your_turn"
    if any(token in option.picks for option in ask.options):
        return None
    return f"alatriste.why.{_reason(view, ask, token)}"


def _reason(view: AlatristeView, ask: Ask, token: Token) -> str:
    kinds = {pick.kind for option in ask.options for pick in option.picks}
    if token.kind == "card" and ("card" in kinds or ask.prompt in ("alatriste.play", "alatriste.window")):
        return _card(view, ask, token.id)
    if token.kind == "box" and "box" in kinds:
        return _box(view, ask, token.id)
    if token.kind in ("seat", "pawn") and "seat" in kinds:
        return _seat(view, token.id)
    for kind in ("box", "card", "seat", "option", "count", "kind"):
        if kind in kinds and kind != token.kind:
            return f"choose_{kind}"
    return "choose_answer"


def _card(view: AlatristeView, ask: Ask, number: int) -> str:
    own = _own(view, ask)
    if ask.prompt == "alatriste.offer_cards" and number in own.hand and view.offer:
        return "already_picked" if number in view.offer.cards else "in_order"
    if ask.prompt not in ("alatriste.play", "alatriste.window"):
        return "does_not_fit"
    if number in own.board:
        return "on_the_board"
    if number not in own.hand:
        return "not_in_hand"
    row = CARDS[number]
    if ask.prompt == "alatriste.window" and row.timing != "any":
        return "only_in_your_turn"
    return _hand_card(own, row)


def _hand_card(own: PlayerView, row: Card) -> str:
    if row.is_laid:
        return "equal_card" if any(CARDS[laid].key == row.key for laid in own.board) else "enemy"
    if row.kind == "attack":
        return "nobody_to_attack"
    return {"counter": "only_as_an_answer", "fight": "only_in_a_fight"}.get(row.timing or "", "of_no_use")


def _box(view: AlatristeView, ask: Ask, number: int) -> str:
    if ask.prompt != "alatriste.move":
        return "out_of_reach"
    own = _own(view, ask)
    zones = view.madrid.zones
    if any(pick.kind == "card" for pick in ask.about):
        return "on_a_task"
    if zones[number] > own.level:
        return "too_little_fame" if own.rank < zones[number] else "no_transport"
    return "must_leave" if zones[own.box] > own.level else "out_of_reach"


def _seat(view: AlatristeView, seat: int) -> str:
    row = view.players[seat] if seat < len(view.players) else None
    if row is None or not row.alive:
        return "dead"
    return "yourself" if seat == view.seat else "not_here"


def _own(view: AlatristeView, ask: Ask) -> PlayerView:
    return view.players[ask.seat]
