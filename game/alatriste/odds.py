"""How a fight would end, out of what a seat can see: exact chances, for whoever thinks before he draws."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from game.alatriste.rows import CARDS, DUEL_GROUND, RULES
from game.alatriste.view import AlatristeView, PlayerView

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Odds:
    """A fight of `seat` against `rival`; every figure is a chance from 0 to 1.

    `patrol` prevents it, and `jail` puts the seat into the Town Jail for it. If it is fought, the seat may
    `win`; it loses some Vigour with chance `wound`, and all of its chips with chance `fall`, which is death
    unless a card saves it. A seat that is `doomed`, or whose rival is, dies or kills without any dice.
    """

    seat: int
    rival: int
    patrol: float
    jail: float
    win: float
    wound: float
    fall: float
    doomed: bool = False
    dooms: bool = False


def odds(view: AlatristeView, seat: int, rival: int, duel: bool, brings: bool) -> Odds:
    """The chances of `seat` if it fights `rival` where both stand now; `brings` says that it began.

    Thrusts and surgeons that may still be played, of whoever holds them, count for nothing.
    """
    own, other = view.players[seat], view.players[rival]
    patrol, jail = _watched(view, own, duel)
    taker = other if brings else own
    if taker.vigour <= RULES.weak:
        fate = 1.0 if brings else 0.0
        return Odds(seat, rival, patrol, jail, fate, 0.0, 1.0 - fate, not brings, brings)
    win = chance_to_win(skill(own, duel) - skill(other, duel))
    wounds = _wounds(skill(own, duel) - skill(other, duel), _deep(other, duel))
    fall = wounds * max(0, 7 - own.vigour) / 6
    return Odds(seat, rival, patrol, jail, win, wounds, fall)


def skill(player: PlayerView, duel: bool) -> int:
    """What a player adds to the dice of a duel or combat."""
    return (player.duel_fencing if duel else player.combat_fencing) + player.fight


@lru_cache(maxsize=128)
def chance_to_win(lead: int) -> float:
    """How likely the one with that lead wins with two dice against two; ties are rolled again."""
    won = sum(ways for gap, ways in _GAPS.items() if gap + lead > 0)
    lost = sum(ways for gap, ways in _GAPS.items() if gap + lead < 0)
    return won / (won + lost)


@lru_cache(maxsize=64)
def chance_to_reach(total: int) -> float:
    """How likely two dice show that much or more."""
    return sum(ways for shown, ways in _SUMS.items() if shown >= total) / 36


def audience(view: AlatristeView, seat: int, target: int) -> float:
    """How likely an audience at El Valido is won; 0 for whoever he would not receive."""
    player = view.players[seat]
    if player.fame_total < RULES.audience_fame:
        return 0.0
    more = sum(CARDS[card].valido for card in player.board) + player.audience
    return chance_to_reach(target - more)


def _watched(view: AlatristeView, own: PlayerView, duel: bool) -> tuple[float, float]:
    """How likely the Patrol prevents the fight, and how likely it also catches this fighter."""
    if duel and own.box == DUEL_GROUND:
        return 0.0, 0.0
    distance = view.madrid.steps[view.patrol][own.box]
    more = sum(CARDS[card].patrol for card in own.board)
    stops = [face for face in FACES if face >= distance]
    return len(stops) / 6, sum(face + more >= distance for face in stops) / 6


def _deep(rival: PlayerView, duel: bool) -> int:
    """The highest face that wounds: pistols reach further."""
    pistols = any(CARDS[card].pistol for card in rival.board)
    return 3 if pistols and not duel else 2


@lru_cache(maxsize=256)
def _wounds(lead: int, deep: int) -> float:
    """How likely one of the own two dice of the deciding roll, which is no tie, is low enough to wound."""
    wounding = decided = 0
    for (low, shown), ways in _ROLLS.items():
        apart = ways * sum(others for total, others in _SUMS.items() if shown + lead != total)
        decided += apart
        wounding += apart if low <= deep else 0
    return wounding / decided


_SUMS = Counter(a + b for a, b in product(FACES, repeat=2))
"""Ways to roll each total with two dice, out of 36."""
_GAPS = Counter(
    {gap: sum(ways * _SUMS[total - gap] for total, ways in _SUMS.items()) for gap in range(-10, 11)}
)
"""Ways to roll so much more than another with two dice each, out of 1296."""
_ROLLS = Counter((min(a, b), a + b) for a, b in product(FACES, repeat=2))
"""Ways to roll each lower face and total with two dice."""
