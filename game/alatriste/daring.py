"""What a fight promises to either side, in points of Fame."""

from __future__ import annotations

from functools import cache
from itertools import product

from game.alatriste import worth
from game.alatriste.rows import DUEL_GROUND, RULES
from game.alatriste.state import Alatriste

DEATH = 25.0
HUNTED = 3.0


@cache
def chance(lead: int) -> float:
    """How likely the one with that lead in Fencing wins; ties are rolled again."""
    rolls = [a + b - c - d + lead for a, b, c, d in product(range(1, 7), repeat=4)]
    won, lost = sum(roll > 0 for roll in rolls), sum(roll < 0 for roll in rolls)
    return won / (won + lost)


def stopped(state: Alatriste, box: int, duel: bool) -> float:
    """How likely the Patrol prevents a fight there."""
    if duel and box == DUEL_GROUND:
        return 0.0
    return max(0, 7 - max(1, state.board.steps[state.patrol][box])) / 6


def challenging(state: Alatriste, seat: int, target: int, box: int) -> float:
    """Of a challenge to a duel: a Fame at once, and then half of those challenged refuse."""
    own, rival = state.players[seat], state.players[target]
    if rival.vigour <= RULES.weak:
        return -1.0
    risk = stopped(state, box, True)
    fought = _duel(state, seat, target)
    return RULES.challenge_fame + 0.5 * ((1 - risk) * fought - risk * worth.JAIL) - _danger(own.vigour)


def accepting(state: Alatriste, seat: int, challenger: int, box: int) -> float:
    """Of taking up a challenge; with too little Vigour it is death."""
    risk = stopped(state, box, True)
    fought = _duel(state, seat, challenger)
    if state.players[seat].vigour <= RULES.weak:
        fought = -DEATH
    return RULES.challenge_fame + (1 - risk) * fought - risk * worth.JAIL


def falling_upon(state: Alatriste, seat: int, target: int) -> float:
    """Of a combat: it costs a Fame, and the loser two cards."""
    own, rival = state.players[seat], state.players[target]
    risk = stopped(state, own.box, False)
    win = chance(own.combat_fencing - rival.combat_fencing)
    deep = 0.75 if rival.owns("pistol") else 0.56
    fought = win * 1.2 - (1 - win) * 2.2 - _wound(own.vigour, deep)
    if rival.vigour <= RULES.weak:
        fought = 1.0 - HUNTED
    return -RULES.combat_fame + (1 - risk) * fought - risk * worth.JAIL - _danger(own.vigour)


def _duel(state: Alatriste, seat: int, rival: int) -> float:
    own, other = state.players[seat], state.players[rival]
    win = chance(own.duel_fencing - other.duel_fencing)
    taught = worth.FENCING * 11 / 36
    return win * (RULES.duel_prize + worth.CARD) - (1 - win) * worth.CARD + taught - _wound(own.vigour, 0.56)


def _wound(vigour: int, likely: float) -> float:
    """What wounds cost on average: a die of Vigour, that often."""
    lost = sum(worth.vigour(vigour) - worth.vigour(max(0, vigour - face)) for face in range(1, 7)) / 6
    return likely * lost


def _danger(vigour: int) -> float:
    """Whoever is weak had better not be noticed."""
    return 1.0 if vigour <= RULES.weak else 0.0
