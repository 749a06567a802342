"""The payment of a lulo: who pays it, and how it is spread over the pots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.core.script import Ask, Frame, Outcome
from game.toruro.events import LuloDeferred, LuloPaid
from game.toruro.holdings import Debt
from game.toruro.state import Toruro
from game.toruro.tokens import DEFER, PAY, POT, amounts, count, lulo

NOBODY = -1
"""The seat of a payment that is still offered around."""


@dataclass(slots=True)
class Payment(Frame):
    """`seat` pays `amount`, of it `head` there; `turn` counts the debtors that have left it to another."""

    seat: int = NOBODY
    amount: int = 0
    turn: int = 0
    head: int = 0


def offer(state: Toruro, frame: Payment, answer: Action | None) -> Outcome:
    """From the dealer on, each who owes that much may pay or leave it to the next; the last one must pay."""
    if frame.seat != NOBODY:
        return None
    debts = least_debts(state, frame.amount)
    debt = debts[frame.turn]
    if answer == DEFER:
        if state.events is not None:
            state.emit(LuloDeferred("toruro.4.2", debt.seat, lulo(debt.serial)))
        frame.turn += 1
        debt = debts[frame.turn]
    if answer != PAY and state.house.payment == "offer" and frame.turn < len(debts) - 1:
        return Ask(debt.seat, "toruro.pay", (PAY, DEFER), (lulo(debt.serial), count(debt.amount)))
    frame.seat = debt.seat
    return None


def lay_head(state: Toruro, frame: Payment, answer: Action | None) -> Outcome:
    """So many chips go onto the head."""
    if answer is None:
        return Ask(frame.seat, "toruro.split", amounts(0, frame.amount), (POT[0], count(frame.amount)))
    frame.head = answer.picks[1].id
    return None


def lay_belly(state: Toruro, frame: Payment, answer: Action | None) -> Outcome:
    """So many onto the belly, and the rest onto the tail; then the debt is struck off the slate."""
    left = frame.amount - frame.head
    if answer is None:
        return Ask(frame.seat, "toruro.split", amounts(1, left), (POT[1], count(left)))
    seat, amount = frame.seat, frame.amount
    belly = answer.picks[1].id
    state.lays(seat, frame.head, belly, left - belly)
    state.stake += amount
    debts = state.debts if state.last else least_debts(state, amount)
    paid = tuple([debt for debt in debts if debt.seat == seat])
    state.debts = tuple([debt for debt in state.debts if debt not in paid])
    state.struck += paid
    if state.events is not None:
        rule = "toruro.9.3" if state.last else "toruro.4.2"
        lulos = tuple([lulo(debt.serial) for debt in paid])
        state.emit(LuloPaid(rule, seat, lulos, amount, (frame.head, belly, left - belly)))
    return None


def least_debts(state: Toruro, amount: int) -> Sequence[Debt]:
    """One of the least debts, those of that amount, for each seat that has one, in turn from the dealer."""
    if len(state.debts) == 1:
        return state.debts
    first = {debt.seat: debt for debt in reversed(state.debts) if debt.amount == amount}
    return [first[seat] for seat in state.order(state.dealer) if seat in first]


Payment.steps = (offer, lay_head, lay_belly)
