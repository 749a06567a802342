"""The ledger of promises: which are kept and which are broken. Nothing enforces them."""

from __future__ import annotations

from game.alatriste.events import Promised, PromiseSettled
from game.alatriste.state import Alatriste
from game.alatriste.tokens import ATTACK, NO_ATTACK, NO_FIGHT, PROMISES, VOTE


def promise(state: Alatriste, by: int, to: int, kind: int, about: int, turns: int) -> None:
    """Write down a promise for so many turns of whoever gives it. Rule 10."""
    state.promises.append((by, to, kind, about, turns))
    state.emit(Promised("alatriste.10", by, to, PROMISES[kind], about, turns))


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
        state.emit(PromiseSettled("alatriste.10", by, to, PROMISES[kind], kept))
