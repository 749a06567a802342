"""What a fight promises to either side, in points of Fame."""

from __future__ import annotations

from functools import cache
from itertools import product

from game.alatriste.bots import values
from game.alatriste.bots.refusal_reasons import about_to_win
from game.alatriste.promises import NO_FIGHT, promised
from game.alatriste.rows import DUEL_GROUND, RULES
from game.alatriste.state import Alatriste

DEATH = 25.0
HUNTED = 3.0
BREACH = 4.0
"""What it costs to break a promise."""
SPOILS, STOPPED = 1.2, 9.0
"""What it is worth that somebody loses two cards, and that he does who is about to win."""
WORTH_A_DUEL = 0.3
"""How much a challenge must promise."""
LEADING = 8
"""Fame from which it is worth while to attack the leader."""


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


def leads(state: Alatriste, seat: int, rival: int) -> bool:
    """Of all others that rival has most Fame, and enough of it."""
    most = max(state.players[other].fame_total for other in state.after(seat))
    return state.players[rival].fame_total >= max(LEADING, most)


def challenging(state: Alatriste, seat: int, target: int, box: int) -> float:
    """Of a challenge to a duel: a Fame at once, and then half of those challenged refuse."""
    own, rival = state.players[seat], state.players[target]
    cost = _danger(own.vigour) + _breach(state, seat, target)
    if rival.vigour <= RULES.weak:
        return -1.0 - cost
    risk = stopped(state, box, True)
    return RULES.challenge_fame + 0.5 * ((1 - risk) * _duel(state, seat, target) - risk * values.JAIL) - cost


def accepting(state: Alatriste, seat: int, challenger: int, box: int) -> float:
    """Of taking up a challenge; with too little Vigour it is death."""
    risk = stopped(state, box, True)
    fought = _duel(state, seat, challenger)
    if state.players[seat].vigour <= RULES.weak:
        fought = -DEATH
    return RULES.challenge_fame + (1 - risk) * fought - risk * values.JAIL


def falling_upon(state: Alatriste, seat: int, target: int, box: int) -> float:
    """Of a combat: it costs a Fame, and the loser two cards; it stops whoever is about to win."""
    own, rival = state.players[seat], state.players[target]
    risk = stopped(state, box, False)
    win = chance(own.combat_fencing - rival.combat_fencing)
    deep = 0.75 if rival.owns("pistol") else 0.56
    spoils = STOPPED if about_to_win(rival) else SPOILS
    fought = win * spoils - (1 - win) * values.CARD * RULES.combat_cards - _wound(own.vigour, deep)
    if rival.vigour <= RULES.weak:
        fought = (rival.fame_total / 4 if leads(state, seat, target) else 1.0) - HUNTED
    cost = min(RULES.combat_fame, own.fame) + _danger(own.vigour) + _breach(state, seat, target)
    return (1 - risk) * fought - risk * values.JAIL - cost


def meeting(state: Alatriste, seat: int, other: int, box: int) -> float:
    """Of going where somebody stands: he may challenge, then one accepts or not; or one falls upon him."""
    attack = max(0.0, falling_upon(state, seat, other, box))
    if challenging(state, other, seat, box) <= WORTH_A_DUEL:
        return attack
    shame = values.stat_worth(state.players[seat], "fame", -RULES.refusal_fame)
    return max(shame, accepting(state, seat, other, box)) / 2


def _duel(state: Alatriste, seat: int, rival: int) -> float:
    own, other = state.players[seat], state.players[rival]
    win = chance(own.duel_fencing - other.duel_fencing)
    taught = values.FENCING * 11 / 36
    return (
        win * (RULES.duel_prize + values.CARD) - (1 - win) * values.CARD + taught - _wound(own.vigour, 0.56)
    )


def _wound(vigour: int, likely: float) -> float:
    """What wounds cost on average: a die of Vigour, that often."""
    lost = sum(values.vigour(vigour) - values.vigour(max(0, vigour - face)) for face in range(1, 7)) / 6
    return likely * lost


def _breach(state: Alatriste, seat: int, target: int) -> float:
    """Somebody who was promised peace is fought."""
    return BREACH * promised(state, seat, NO_FIGHT, target)


def _danger(vigour: int) -> float:
    """Whoever is weak had better not be noticed."""
    return 1.0 if vigour <= RULES.weak else 0.0
