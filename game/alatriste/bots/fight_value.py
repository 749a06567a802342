"""What a fight is worth to either side, in points of Fame."""

from __future__ import annotations

from game.alatriste.bots import values
from game.alatriste.madrid import watched_from
from game.alatriste.odds import chance_of_one, chance_of_patrol, chance_to_win, duel_chance
from game.alatriste.promises import promised
from game.alatriste.rows import RULES
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import NO_FIGHT

DEATH = 25.0
HUNTED = 3.0
BREACH = 4.0
"""What it costs to break a promise."""
SPOILS, STOPPED = 1.2, 9.0
"""Value of a rival's lost cards after a combat, and of the same loss by one who is about to win."""
WORTH_A_DUEL = 0.3
"""The least value for which bots challenge."""
LEADING = 8
"""The least Fame of a leader who is worth an attack."""


def stopped(state: Alatriste, box: int, duel: bool) -> float:
    """Return the chance that the Patrol stops a fight there."""
    return chance_of_patrol(watched_from(state.board, state.patrol, box, duel))


def is_leading(state: Alatriste, seat: int, rival: int) -> bool:
    """Return whether a rival has most Fame of all others, and enough of it to be worth an attack."""
    most = max(state.players[other].fame_total for other in state.after(seat))
    return state.players[rival].fame_total >= max(LEADING, most)


def challenging(state: Alatriste, seat: int, target: int, box: int) -> float:
    """Return the value of challenging `target`; assumes that half of all challenges are refused."""
    own, rival = state.players[seat], state.players[target]
    cost = _danger(own) + _breach(state, seat, target)
    if rival.weak:
        return -1.0 - cost
    risk = stopped(state, box, True)
    return RULES.challenge_fame + 0.5 * ((1 - risk) * _duel(state, seat, target) - risk * values.JAIL) - cost


def accepting(state: Alatriste, seat: int, challenger: int, box: int) -> float:
    """Return the value of accepting a challenge; with too little Vigour it is death."""
    risk = stopped(state, box, True)
    fought = _duel(state, seat, challenger)
    if state.players[seat].weak:
        fought = -DEATH
    return RULES.challenge_fame + (1 - risk) * fought - risk * values.JAIL


def falling_upon(state: Alatriste, seat: int, target: int, box: int) -> float:
    """Return the value of a combat: it costs Fame, and the loser cards; it stops whoever is about to win."""
    own, rival = state.players[seat], state.players[target]
    risk = stopped(state, box, False)
    win = chance_to_win(own.skill(False) - rival.skill(False))
    spoils = STOPPED if rival.is_about_to_win else SPOILS
    fought = win * spoils - (1 - win) * values.CARD * RULES.combat_cards - _wound(own, rival, False)
    if rival.weak:
        fought = (rival.fame_total / 4 if is_leading(state, seat, target) else 1.0) - HUNTED
    cost = min(RULES.combat_fame, own.fame) + _danger(own) + _breach(state, seat, target)
    return (1 - risk) * fought - risk * values.JAIL - cost


def meeting(state: Alatriste, seat: int, other: int, box: int) -> float:
    """Return the value of going where another one stands, who may challenge or be fallen upon."""
    attack = max(0.0, falling_upon(state, seat, other, box))
    if challenging(state, other, seat, box) <= WORTH_A_DUEL:
        return attack
    shame = values.stat_value(state.players[seat], "fame", -RULES.refusal_fame)
    return max(shame, accepting(state, seat, other, box)) / 2


def _duel(state: Alatriste, seat: int, rival: int) -> float:
    own, other = state.players[seat], state.players[rival]
    win = duel_chance(own, other)
    taught = values.FENCING * chance_of_one(1)
    prize = win * (RULES.duel_prize + values.CARD) - (1 - win) * values.CARD
    return prize + taught - _wound(own, other, True)


def _wound(own: Player, rival: Player, duel: bool) -> float:
    """Return what wounds cost on average: a die of Vigour, as often as they happen (in hundredths)."""
    likely = round(chance_of_one(rival.wounding_face(duel)), 2)
    now = values.vigour(own.vigour)
    lost = sum(now - values.vigour(max(0, own.vigour - face)) for face in range(1, 7)) / 6
    return likely * lost


def _breach(state: Alatriste, seat: int, target: int) -> float:
    """Return what it costs to fight somebody who was promised peace."""
    return BREACH * promised(state, seat, NO_FIGHT, target)


def _danger(own: Player) -> float:
    """Return what it costs the weak to be noticed."""
    return 1.0 if own.weak else 0.0
