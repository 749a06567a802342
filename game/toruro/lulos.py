"""New lulos: who commits one, how large it is, and what becomes of what a cheat has won."""

from __future__ import annotations

from game.toruro.events import Forfeited, LuloCommitted
from game.toruro.holdings import Debt
from game.toruro.state import Toruro, replaced
from game.toruro.tokens import POTS, lulo

FREE = 10
"""House rule 1: every one of that number is free."""


def commit_lulos(state: Toruro) -> None:
    """One lulo of the whole stake for each who went and won no pot, or was found out; none in La Última."""
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
    """The lulo is counted and, unless it is free, chalked up as a debt. One for a misplay is never free."""
    ordinal = state.lulos[seat] + 1
    state.lulos = replaced(state.lulos, seat, ordinal)
    state.committed += 1
    free = state.house.tenth_free and ordinal % FREE == 0 and not misplay
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
    """What it won lies on the same pots again, and stays there for the next round."""
    lost = [state.taken[pot] if state.takers[pot] == seat else 0 for pot in range(POTS)]
    if not any(lost):
        return
    head, belly, tail = lost
    state.lays(seat, head, belly, tail)
    state.emit(Forfeited("toruro.7.5", seat, (head, belly, tail)))
