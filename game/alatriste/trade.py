"""Trading: an offer of cards and Ducats of the hand, put together piece by piece, its answer, and promises.

Fame, Vigour, Fencing and cards on boards are never traded. Cards that are given are shown to the receiver
alone. Promises are written down, and nothing enforces them.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste import tokens
from game.alatriste.effect_list import own_decision
from game.alatriste.events import OfferAnswered, OfferMade, Promised, PromiseSettled, Traded
from game.alatriste.rows import CARDS, RULES
from game.alatriste.state import Alatriste, Offer, terms_of
from game.alatriste.tokens import (
    ATTACK,
    CARD,
    NO_ATTACK,
    NO_FIGHT,
    NOBODY,
    SEAT,
    VOTE,
    count,
    each_card,
    kind,
)
from game.alatriste.transfers import take
from game.core.action import Action, action
from game.core.script import AGAIN, END, Ask, Frame, Outcome, Subset

RULE = "alatriste.10"


def promise(state: Alatriste, by: int, to: int, kind: int, about: int, turns: int) -> None:
    """Write down a promise for so many turns of whoever gives it. Rule 10."""
    state.promises.append((by, to, kind, about, turns))
    state.emit(Promised(RULE, by, to, tokens.PROMISES[kind], about, turns))


def promised(state: Alatriste, by: int, kind: int, whom: int | None = None) -> int:
    """Return how many promises of a kind a seat owes: to `whom`, about them, or (None) to anybody."""
    rows = [row for row in state.promises if (row[0], row[2]) == (by, kind)]
    return sum(whom in (None, row[3] if kind == ATTACK else row[1]) for row in rows)


def attacked(state: Alatriste, by: int, target: int) -> None:
    """Settle the promises that an attack keeps or breaks."""
    _settle(state, [row for row in state.promises if row[:3] == (by, target, NO_ATTACK)], False)
    _settle(state, [row for row in state.promises if row[0] == by and row[2:4] == (ATTACK, target)], True)


def fought(state: Alatriste, by: int, target: int) -> None:
    """Settle the promises that a challenge or a combat breaks."""
    _settle(state, [row for row in state.promises if row[:3] == (by, target, NO_FIGHT)], False)


def voted(state: Alatriste, by: int, agreed: bool) -> None:
    """Settle the promises that a vote on the end keeps or breaks."""
    _settle(state, [row for row in state.promises if (row[0], row[2]) == (by, VOTE)], agreed)


def turn_over(state: Alatriste, seat: int) -> None:
    """Count a turn of a promiser; of those that run out only a promise to attack is broken."""
    state.promises = [(*row[:4], row[4] - (row[0] == seat)) for row in state.promises]
    for row in [row for row in state.promises if row[4] == 0]:
        _settle(state, [row], row[2] != ATTACK)


def _settle(state: Alatriste, rows: list[tuple[int, int, int, int, int]], kept: bool) -> None:
    for row in rows:
        state.promises.remove(row)
        by, to, kind = row[:3]
        (state.kept if kept else state.broken)[by] += 1
        state.emit(PromiseSettled(RULE, by, to, tokens.PROMISES[kind], kept))


@dataclass(slots=True)
class Offering(Frame):
    """`seat` makes an offer to `target`; `countered` is 1 if it answers another one."""

    seat: int = 0
    target: int = NOBODY
    countered: int = 0


def to_whom(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask which living seat the offer is for; a counter-offer goes to whom it answers. Rule 10."""
    if frame.target == NOBODY:
        if answer is None:
            others = [other for other in state.after(frame.seat) if state.players[other].alive]
            return Ask(frame.seat, "alatriste.offer", (*tokens.each_seat("to", others), tokens.CANCEL))
        if answer == tokens.CANCEL:
            return END
        frame.target = answer.picks[0].id
    state.offer = Offer(frame.seat, frame.target)
    return None


def give_cards(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask for the cards of the hand that are given."""
    offer = _offer(state)
    last = offer.cards[-1] if offer.cards else 0
    left = sorted(held for held in state.players[frame.seat].hand if held > last)
    if answer is None and (left or offer.cards):
        options = (*each_card("give", left), tokens.DONE)
        many = Subset(len(left), (tuple((CARD[held],) for held in left),))
        return Ask(frame.seat, "alatriste.offer_cards", options, (SEAT[frame.target],), many)
    if answer is None or answer == tokens.DONE:
        return None
    offer.cards.append(answer.picks[0].id)
    return AGAIN


def price(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask for the Ducats that are given or wanted."""
    give, want = state.players[frame.seat].ducats, state.players[frame.target].ducats
    if answer is None and (give or want):
        options = (tokens.NOTHING, *tokens.each_amount("give", 1, give), *tokens.each_amount("want", 1, want))
        return Ask(frame.seat, "alatriste.offer_ducats", options, (SEAT[frame.target],))
    if answer is not None and answer != tokens.NOTHING:
        offer, n = _offer(state), answer.picks[0].id
        offer.ducats, offer.want_ducats = (n, 0) if answer.verb == "give" else (0, n)
    return None


def want_cards(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask for a card that the sender has seen in the other hand, or some cards of a kind."""
    offer, hand = _offer(state), state.players[frame.target].hand
    if answer is None and hand:
        known = sorted(held for held in hand if state.seen[held] >> frame.seat & 1)
        numbers = range(1, min(RULES.wanted_cards, len(hand)) + 1)
        options = (
            tokens.NOTHING,
            *each_card("want", known),
            *(action("want", kind(which), count(n)) for which in range(len(tokens.WISHES)) for n in numbers),
        )
        return Ask(frame.seat, "alatriste.want_cards", options, (SEAT[frame.target],))
    if answer is None or answer == tokens.NOTHING:
        return None
    if answer.picks[0].kind == "card":
        offer.want_card = answer.picks[0].id
    else:
        offer.want_kind, offer.want_count = (pick.id for pick in answer.picks)
    return None


def give_promises(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask for promises, each for some of one's own turns, and each but once.

    Bots promise no more than to play no attack in their next turn.
    """
    offer = _offer(state)
    given = [row[:2] for row in offer.promises]
    if answer is None:
        if len(given) == RULES.promises:
            return None
        turns = range(1, RULES.ledger + 1)
        plain = [what for what in (NO_ATTACK, NO_FIGHT, VOTE) if (what, NOBODY) not in given]
        victims = [
            other
            for other in state.after(frame.seat)
            if other != frame.target and state.players[other].alive and (ATTACK, other) not in given
        ]
        options = (
            tokens.DONE,
            *(action("promise", kind(what), count(n)) for what in plain for n in turns),
            *(action("promise", kind(ATTACK), SEAT[other], count(n)) for other in victims for n in turns),
        )
        for_bots = 2 if NO_ATTACK in plain else 1
        human_only = len(options) - for_bots
        return Ask(frame.seat, "alatriste.offer_promises", options, (SEAT[frame.target],), None, human_only)
    if answer == tokens.DONE:
        return None
    what, *about, turns_token = answer.picks
    offer.promises.append((what.id, about[0].id if about else NOBODY, turns_token.id))
    return AGAIN


def send(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask whether to send the offer, which shows the receiver the cards; one of nothing cannot be sent.

    Bots send none in which only one side gives something.
    """
    offer = _offer(state)
    if answer is None:
        gives = bool(offer.cards or offer.ducats or offer.promises)
        wants = bool(offer.want_ducats or offer.want_count or offer.want_card)
        send = (tokens.SEND,) if gives or wants else ()
        options = (*send, tokens.CANCEL) if gives == wants else (tokens.CANCEL, *send)
        about = (SEAT[frame.target],)
        return Ask(frame.seat, "alatriste.offer_send", options, about, human_only=int(gives != wants))
    if answer == tokens.CANCEL:
        state.offer = None
        return END
    offer.sent = True
    if frame.target not in state.courted:
        state.courted.append(frame.target)
    for held in offer.cards:
        state.seen[held] |= 1 << frame.target
    cards, card = tuple(CARD[held] for held in offer.cards), CARD.get(offer.want_card)
    terms = *terms_of(offer), card, tuple(offer.promises)
    state.emit(OfferMade(RULE, frame.seat, frame.target, cards, len(cards), *terms))
    return None


@own_decision
def reply(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask the receiver to accept, to refuse with or without a reason, or to make one counter-offer."""
    offer = _offer(state)
    if answer is None:
        able = (tokens.ACCEPT,) if len(wanted(state, offer)) >= offer.want_count else ()
        counter = () if frame.countered else (tokens.COUNTER_OFFER,)
        options = (*able, tokens.REFUSE, *counter, *map(tokens.refuse, fitting_reasons(state, offer)))
        return Ask(frame.target, "alatriste.reply", options, (SEAT[frame.seat],))
    words = {"accept": "accepted", "refuse": "refused", "counter": "counter"}[answer.verb]
    reason = tokens.REASONS[answer.picks[0].id] if answer.picks else ""
    if answer == tokens.ACCEPT:
        offer.named = [offer.want_card] if offer.want_card else []
    else:
        state.offer = None
    state.emit(OfferAnswered(RULE, frame.target, frame.seat, words, reason))
    if answer == tokens.ACCEPT:
        return None
    if answer == tokens.COUNTER_OFFER:
        state.stack.append(Offering(seat=frame.target, target=frame.seat, countered=1))
    return END


def fitting_reasons(state: Alatriste, offer: Offer) -> list[str]:
    """Return the reasons to refuse that everybody can see to fit the offer."""
    wanted_cards = bool(offer.want_card or offer.want_count)
    fits = {
        "few": wanted_cards,
        "dear": offer.want_ducats > 0,
        "need": wanted_cards,
        "useless": bool(offer.cards),
        "word": state.broken[offer.sender] > 0,
        "winning": state.players[offer.sender].is_about_to_win,
    }
    return [reason for reason, fit in fits.items() if fit]


@own_decision
def name_cards(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Ask the receiver for the cards that are given in return."""
    offer = _offer(state)
    if answer is not None:
        offer.named.append(answer.picks[0].id)
        return AGAIN
    if len(offer.named) >= offer.want_count:
        return None
    left = [held for held in wanted(state, offer) if held not in offer.named]
    options = each_card("give", left)
    return Ask(frame.target, "alatriste.name_cards", options, (SEAT[frame.seat],))


def swap(state: Alatriste, frame: Offering, answer: Action | None) -> Outcome:
    """Exchange everything at once; hands may be too large until their owner's turn ends."""
    offer = _offer(state)
    sender, receiver = state.players[offer.sender], state.players[offer.receiver]
    sender.ducats += offer.want_ducats - offer.ducats
    receiver.ducats += offer.ducats - offer.want_ducats
    state.offer = None
    given, taken = (tuple(CARD[held] for held in cards) for cards in (offer.cards, offer.named))
    counts, ducats = (len(given), len(taken)), (offer.ducats, offer.want_ducats)
    state.emit(Traded(RULE, offer.sender, offer.receiver, given, taken, counts, ducats))
    for held in offer.cards:
        _hand_over(state, held, offer.sender, offer.receiver)
    for held in offer.named:
        _hand_over(state, held, offer.receiver, offer.sender)
    for what, about, turns in offer.promises:
        promise(state, offer.sender, offer.receiver, what, about, turns)
    state.count("trades")
    return None


def _hand_over(state: Alatriste, card: int, by: int, to: int) -> None:
    """Let a card that is traded change hands; both remember it until it is traded again."""
    state.sales = [row for row in state.sales if row[0] != card]
    state.sales.append((card, by, to))
    take(state, to, by, card, RULE)


def wanted(state: Alatriste, offer: Offer) -> list[int]:
    """Return the cards in the receiver's hand that are of the wanted kind."""
    hand, wish = state.players[offer.receiver].hand, tokens.WISHES[offer.want_kind]
    return [held for held in hand if wish in ("any", CARDS[held].kind)]


def _offer(state: Alatriste) -> Offer:
    assert state.offer is not None
    return state.offer


Offering.steps = (to_whom, give_cards, price, want_cards, give_promises, send, reply, name_cards, swap)
