"""When lulos are due: in which rounds each debt of the slate may be paid, as far as that is known now."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby

from game.toruro.view import Debt, ToruroView

PAYING = "pay", "split"
"""Phases in which a lulo of the present round is paid."""


def order(debt: Debt) -> tuple[int, int]:
    """Return the key by which debts are paid: the least first, and of equal ones the oldest."""
    return debt.amount, debt.serial


def next_payment(view: ToruroView) -> int:
    """Return the number of the round in which the next lulo will be paid."""
    return view.round if view.phase in PAYING else view.round + 1


def due_rounds(view: ToruroView) -> Mapping[int, tuple[int, int]]:
    """By serial of each open debt, the first and the last round in which it may be paid.

    Among equal ones any may be the next. A smaller lulo that is committed later comes before all of these.
    """
    debts, when, now = sorted(view.debts, key=order), list[int](), next_payment(view)
    while len(when) < len(debts):
        when += [now] * paid_in(view, now)
        now += 1
    found = dict[int, tuple[int, int]]()
    for _, equal in groupby(zip(debts, when, strict=False), key=lambda pair: pair[0].amount):
        pairs = [*equal]
        found |= {debt.serial: (pairs[0][1], pairs[-1][1]) for debt, _ in pairs}
    return found


def paid_in(view: ToruroView, round: int) -> int:
    """Return how many lulos are paid in a round at most."""
    if view.last or 0 < view.cap <= round:
        return len(view.debts)
    return view.at_once if round == view.round else view.agreed or view.house.at_once_in(round)


def due_next(view: ToruroView) -> frozenset[int]:
    """Return the serials of the debts that the next payment may be about."""
    first = next_payment(view)
    return frozenset(serial for serial, (begin, _) in due_rounds(view).items() if begin == first)
