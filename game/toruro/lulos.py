"""Lulos: who commits one, how large it is, who pays it later, and how it is spread over the pots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.action import Action
from game.core.script import Ask, Frame, Outcome
from game.toruro.events import Forfeited, LuloCommitted, LuloDeferred, LuloPaid
from game.toruro.state import Debt, Toruro, with_item
from game.toruro.tokens import DEFER, PAY, POT, POTS, amounts, count, is_tenth, lulo

NOBODY = -1
"""The seat of a payment that is still offered around."""


def commit_lulos(state: Toruro) -> None:
    """Let each who went and won no pot, or was found out, commit a lulo; in La Última nobody does."""
    if state.last:
        return
    wrong = [misplay.seat for misplay in state.caught] if state.caught else ()
    for seat in state.goers():
        if seat in wrong:
            if state.house.spoils == "forfeit":
                _forfeit(state, seat)
            _chalk_up(state, seat, state.stake, misplay=True)
        elif seat not in state.takers:
            _chalk_up(state, seat, state.lulo, misplay=False)


def _chalk_up(state: Toruro, seat: int, amount: int, misplay: bool) -> None:
    """Count a lulo and, unless it is free, chalk it up as a debt; one for a misplay is never free."""
    ordinal = state.lulos[seat] + 1
    state.lulos = with_item(state.lulos, seat, ordinal)
    state.committed += 1
    free = state.house.tenth_free and is_tenth(ordinal) and not misplay
    if free:
        state.emit(LuloCommitted("toruro.6.1", seat, ordinal, None, 0, free, misplay))
        return
    debt = Debt(state.serials, seat, amount)
    state.serials += 1
    state.debts += (debt,)
    if state.events is not None:
        rule = "toruro.7.5" if misplay else "toruro.4.9"
        state.emit(LuloCommitted(rule, seat, ordinal, lulo(debt.serial), amount, free, misplay))


def _forfeit(state: Toruro, seat: int) -> None:
    """Lay what a seat won back on the same pots, where it stays for the next round."""
    lost = [state.taken[pot] if state.takers[pot] == seat else 0 for pot in range(POTS)]
    if not any(lost):
        return
    head, belly, tail = lost
    state.lay_chips(seat, head, belly, tail)
    state.emit(Forfeited("toruro.7.5", seat, (head, belly, tail)))


@dataclass(slots=True)
class Payment(Frame):
    """`seat` pays `amount`, of it `head` there; `turn` counts the debtors that have left it to another."""

    seat: int = NOBODY
    amount: int = 0
    turn: int = 0
    head: int = 0


def offer(state: Toruro, frame: Payment, answer: Action | None) -> Outcome:
    """Ask each who owes that much, from the dealer on, to pay or defer; the last one must pay."""
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
    """Ask how many chips go onto the head."""
    if answer is None:
        return Ask(frame.seat, "toruro.split", amounts(0, frame.amount), (POT[0], count(frame.amount)))
    frame.head = answer.picks[1].id
    return None


def lay_belly(state: Toruro, frame: Payment, answer: Action | None) -> Outcome:
    """Ask how many go onto the belly; lay them, and the rest onto the tail, and strike the debt off."""
    left = frame.amount - frame.head
    if answer is None:
        return Ask(frame.seat, "toruro.split", amounts(1, left), (POT[1], count(left)))
    seat, amount = frame.seat, frame.amount
    belly = answer.picks[1].id
    state.lay_chips(seat, frame.head, belly, left - belly)
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
    """Return, of each seat that owes exactly `amount`, the oldest such debt, in turn from the dealer."""
    if len(state.debts) == 1:
        return state.debts
    first = {debt.seat: debt for debt in reversed(state.debts) if debt.amount == amount}
    return [first[seat] for seat in state.order(state.dealer) if seat in first]


Payment.steps = (offer, lay_head, lay_belly)
