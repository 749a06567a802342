"""What things and fights are worth to a seat, in points of Fame."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import assert_never

from game.alatriste import effect_schema as op
from game.alatriste.madrid import Madrid, walks, watched_from
from game.alatriste.odds import (
    chance_of_audience,
    chance_of_one,
    chance_of_patrol,
    chance_to_win,
    duel_chance,
)
from game.alatriste.rows import BOXES, CARDS, RULES, EffectList
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import NO_FIGHT, NOWHERE
from game.alatriste.trade import promised

FENCING, CARD, LOST_TURN, JAIL, TASK = 0.8, 1.1, 1.6, 4.0, 1.5
SAFE = 2.0  # of whom justice seeks
WIN = 60.0

DISCOUNT = 0.75  # of a turn later
_TURNS = 12
_ANYBODY = Player(vigour=8, fame=8, fencing=4, ducats=6)
_VIGOUR = ((0, 0.0), (3, 1.6), (6, 0.8), (9, 0.35), (RULES.vigour, 0.12))  # up to here, each point
_DUCATS = ((0, 0.0), (5, 0.5), (10, 0.25), (999, 0.1))


def _steps(steps: tuple[tuple[int, float], ...], n: int) -> float:
    return sum(max(0, min(n, high) - low) * each for (low, _), (high, each) in pairwise(steps))


@cache
def vigour(n: int) -> float:
    """Return the value of so much Vigour; the first points are life itself."""
    return _steps(_VIGOUR, n)


@cache
def ducats(n: int) -> float:
    """Return the value of so many Ducats; the first are the dearest."""
    return _steps(_DUCATS, n)


def card(player: Player, number: int) -> float:
    """Return the value of a card in the player's hand or on their board."""
    row = CARDS[number]
    if not row.is_laid:
        return 1.2 if row.kind == "attack" else 1.8
    worth = _printed(number)
    rides = player.short or any(CARDS[own].transport for own in player.board if own != number)
    if row.transport and not rides:
        worth += 4.0 if player.fame_total < 10 else 8.0
    return worth


@cache
def _printed(number: int) -> float:
    row = CARDS[number]
    passives = 1.2 * row.valido + 1.5 * row.income + 0.3 * len(row.immune) + 0.5 * len(row.bonus)
    return row.fame + 0.6 * row.vigour + 0.6 * row.fencing + passives + 0.3 * row.dice + 0.1 * row.sell


def list_value(player: Player, row: EffectList, box: int = NOWHERE, rivals: int = 2) -> float:
    """Return the expected value of a list; each operation as if it came first."""
    return sum(effect_value(player, effect, box, rivals) for effect in row)


def effect_value(player: Player, effect: op.Effect, box: int = NOWHERE, rivals: int = 2) -> float:
    """Return the expected value of one operation."""
    free = player.waiver(box) > 0

    def all_of(row: EffectList) -> float:
        return list_value(player, row, box, rivals)

    match effect:
        case op.Gain(stat=stat, n=n):
            heal = player.sum_of("heal") if stat == "vigour" and box != NOWHERE else 0
            return stat_value(player, stat, n + heal)
        case op.Lose(stat=stat, n=n):
            return stat_value(player, stat, -n)
        case op.Pay(n=n):
            short = JAIL if player.is_jailed_for(n) else 0.0
            return 0.0 if free else stat_value(player, "ducats", -n) - short
        case op.Draw(n=n):
            return CARD * n
        case op.Fetch():
            return 1.0 if player.is_mounted else 5.0
        case op.Discard(n=n):
            return -CARD * n
        case op.Steal(what=what, n=n):
            return stat_value(player, "ducats", -n) if what == "ducats" else -CARD * n
        case op.Roll(table=table, bonus=bonus):
            more = {"weapon": player.has("weapon"), "horse": player.has("step")}.get(bonus or "", False)
            lines = [[line for line in table if line.at <= face + more][-1] for face in range(1, 7)]
            return sum(all_of(line.do) for line in lines) / 6
        case op.If(own=own, fame=fame):
            holds = player.has_transport if own else player.fame_total >= (fame or 0)
            return all_of(effect.do if holds else effect.otherwise)
        case op.Choose(options=options, must=must):
            found = [
                all_of(choice.do) + (0.0 if free else stat_value(player, "ducats", -choice.cost))
                for choice in options
                if free or choice.cost <= player.ducats
            ]
            return max(found if must and found else [0.0, *found])
        case op.Away(turns=turns, then=then):
            escape = SAFE if player.wanted and box != NOWHERE else 0.0
            return -LOST_TURN * turns + all_of(then) + escape
        case op.Skip(n=n):
            return -LOST_TURN * n
        case op.Jail():
            return -JAIL
        case op.Release():
            return 3.0 if player.prison or player.wanted else 0.0
        case op.Sanctuary():
            return SAFE if player.wanted else 0.0
        case op.Contest(prize=prize):
            return prize / (rivals + 1)
        case op.DiceGame(min=least):
            return 0.8 * player.sum_of("dice") if player.ducats >= least else 0.0
        case op.Audience(target=target):
            return WIN * chance_of_audience(player, target)
        case op.Boost(what=what, n=n):
            return 0.5 * n if what == "fight" else 1.2 * n if what == "audience" else 0.3
        case op.Others() | op.Alms() | op.Cancel():
            return 0.0
        case _:
            assert_never(effect)


def stat_value(player: Player, stat: op.Stat, n: int) -> float:
    """Return the value of having n more, or fewer, of a stat."""
    match stat:
        case "vigour":
            return vigour(min(player.vigour + n, RULES.vigour)) - vigour(player.vigour)
        case "ducats":
            return ducats(player.ducats + n) - ducats(player.ducats)
        case "fencing":
            return FENCING * max(n, -player.fencing)
        case "fame":
            return float(max(n, -player.fame))
        case _:
            assert_never(stat)


@lru_cache(maxsize=16)
def later_turns(madrid: Madrid, level: int) -> tuple[float, ...]:
    """Return, by box, what the turns from there on bring somebody with middling chips who moves well."""
    here = [list_value(_ANYBODY, row.do, box) + CARD * row.card for box, row in enumerate(BOXES)]
    ends = [[tuple(walks(madrid, box, die, level)) for die in range(1, 7)] for box, _ in enumerate(BOXES)]
    later = [0.0] * len(BOXES)
    for _ in range(_TURNS):
        later = [
            sum(max(here[end] + DISCOUNT * later[end] for end in die) for die in dice) / 6 for dice in ends
        ]
    return tuple(DISCOUNT * value for value in later)


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
    return own.challenge_fame + 0.5 * ((1 - risk) * _duel(state, seat, target) - risk * JAIL) - cost


def accepting(state: Alatriste, seat: int, challenger: int, box: int) -> float:
    """Return the value of accepting a challenge; with too little Vigour it is death."""
    risk = stopped(state, box, True)
    fought = _duel(state, seat, challenger)
    own = state.players[seat]
    if own.weak:
        fought = -DEATH
    return own.challenge_fame + (1 - risk) * fought - risk * JAIL


def falling_upon(state: Alatriste, seat: int, target: int, box: int) -> float:
    """Return the value of a combat: it costs Fame, and the loser cards; it stops whoever is about to win.

    Whoever falls upon the weak is hunted for it, and caught at once where a third one stands.
    """
    own, rival = state.players[seat], state.players[target]
    risk = stopped(state, box, False)
    win = chance_to_win(own.skill(False) - rival.skill(False))
    spoils = STOPPED if rival.is_about_to_win else SPOILS
    fought = win * spoils - (1 - win) * CARD * RULES.combat_cards - _wound(own, rival, False)
    if rival.weak:
        third = any(state.players[other].is_at(box) for other in state.after(seat) if other != target)
        price = JAIL if third else HUNTED
        fought = (rival.fame_total / 4 if is_leading(state, seat, target) else 1.0) - price
    cost = min(RULES.combat_fame, own.fame) + _danger(own) + _breach(state, seat, target)
    return (1 - risk) * fought - risk * JAIL - cost


def meeting(state: Alatriste, seat: int, other: int, box: int) -> float:
    """Return the value of going where another one stands, who may challenge or be fallen upon."""
    attack = max(0.0, falling_upon(state, seat, other, box))
    if challenging(state, other, seat, box) <= WORTH_A_DUEL:
        return attack
    shame = stat_value(state.players[seat], "fame", -RULES.refusal_fame)
    return max(shame, accepting(state, seat, other, box)) / 2


def _duel(state: Alatriste, seat: int, rival: int) -> float:
    own, other = state.players[seat], state.players[rival]
    win = duel_chance(own, other)
    taught = FENCING * chance_of_one(1)
    prize = win * (own.duel_prize + CARD) - (1 - win) * CARD
    return prize + taught - _wound(own, other, True)


def _wound(own: Player, rival: Player, duel: bool) -> float:
    """Return what wounds cost on average: a die of Vigour, as often as they happen (in hundredths)."""
    likely = round(chance_of_one(rival.wounding_face(duel)), 2)
    now = vigour(own.vigour)
    lost = sum(now - vigour(max(0, own.vigour - face)) for face in range(1, 7)) / 6
    return likely * lost


def _breach(state: Alatriste, seat: int, target: int) -> float:
    """Return what it costs to fight somebody who was promised peace."""
    return BREACH * promised(state, seat, NO_FIGHT, target)


def _danger(own: Player) -> float:
    """Return what it costs the weak to be noticed."""
    return 1.0 if own.weak else 0.0
