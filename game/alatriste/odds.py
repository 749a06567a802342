"""Exact chances, and other consequences, of what a seat can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, product
from math import prod
from typing import Literal, TypeAlias

from game.alatriste import effect_schema as op
from game.alatriste.effect_schema import Effect
from game.alatriste.holdings import Holdings
from game.alatriste.madrid import FAR, Walk, is_caught, task_walks, watched_from
from game.alatriste.rows import BOX, BOXES, CARDS, DUEL_GROUND
from game.alatriste.tokens import NO_ATTACK, NOWHERE
from game.alatriste.view import AlatristeView, PlayerView

FACES = range(1, 7)


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of `seat` in a fight against `rival`, each from 0 to 1.

    `patrol` stops it, and `jail` puts the seat into the Town Jail for it. If it is fought, the seat may
    `win`, and `win_hurt` although a die of Vigour is lost; it loses some Vigour with chance `wound`, and all
    of its chips with chance `fall`, which is death unless a card saves it. A seat that is `doomed` dies
    without any dice; one that `dooms` kills so, and is `caught` for it at once if anybody else is there.
    """

    seat: int
    rival: int
    patrol: float
    jail: float
    win: float
    wound: float
    fall: float
    win_hurt: float = 0.0
    doomed: bool = False
    dooms: bool = False
    caught: bool = False


def odds(view: AlatristeView, seat: int, rival: int, duel: bool, brings: bool) -> Odds:
    """Return the chances of `seat` if it fights `rival` where it stands; `brings` says that it began.

    Thrusts and surgeons that may still be played count for nothing.
    """
    own, other = view.players[seat], view.players[rival]
    distance = watched_from(view.madrid, view.patrol, own.box, duel)
    patrol, jail = chance_of_patrol(distance), _chance_of_arrest(distance, own)
    if (other if brings else own).weak:
        fate = 1.0 if brings else 0.0
        caught = brings and is_witnessed(view, seat, rival, duel)
        return Odds(seat, rival, patrol, jail, fate, 0.0, 1.0 - fate, 0.0, not brings, brings, caught)
    lead, deep = own.skill(duel) - other.skill(duel), other.wounding_face(duel)
    wounds, hurt = chance_of_wound(lead, deep), chance_to_win_hurt(lead, deep)
    fall = wounds * max(0, 7 - own.vigour) / 6
    return Odds(seat, rival, patrol, jail, chance_to_win(lead), wounds, fall, hurt)


def is_witnessed(view: AlatristeView, seat: int, rival: int, duel: bool) -> bool:
    """Return whether `seat` would be caught where it has killed `rival`: by a third one, or by the Patrol."""
    box = DUEL_GROUND if duel else view.players[seat].box
    third = any(other.seat != rival for other in others_at(view, box, seat))
    return is_caught(box, view.patrol, third)


def duel_chance(own: Holdings, rival: Holdings) -> float:
    """Return the chance to win the dice of a duel."""
    return chance_to_win(own.skill(True) - rival.skill(True))


@lru_cache(maxsize=128)
def chance_to_win(lead: int) -> float:
    """Return the chance to win, with that lead, with two dice against two; ties roll again."""
    won = sum(ways for gap, ways in _GAPS.items() if gap + lead > 0)
    lost = sum(ways for gap, ways in _GAPS.items() if gap + lead < 0)
    return won / (won + lost)


@lru_cache(maxsize=64)
def chance_to_reach(total: int) -> float:
    """Return the chance that two dice show that total or more."""
    return sum(ways for shown, ways in _SUMS.items() if shown >= total) / 36


def chance_of_face(lowest: int) -> float:
    """Return the chance that a die shows that or more."""
    return (7 - lowest) / 6


@lru_cache(maxsize=256)
def chance_of_most(adds: tuple[int, ...]) -> float:
    """Return the chance of the first one to have most, with two dice each and what each adds to them.

    Those who tie for the most roll again.
    """
    if len(adds) == 1:
        return 1.0
    won = again = 0.0
    for size in range(len(adds)):
        for tied in combinations(range(1, len(adds)), size):
            share = _chance_of_tie(adds, {0, *tied})
            if size + 1 == len(adds):
                again = share
            else:
                won += share * chance_of_most(tuple(adds[place] for place in (0, *tied)))
    return won / (1 - again)


def _chance_of_tie(adds: tuple[int, ...], best: set[int]) -> float:
    """Return the chance that exactly those have most."""
    share = 0.0
    for total in range(2 + adds[0], 13 + adds[0]):
        shown = (
            (_SUMS[total - more] if place in best else sum(_SUMS[low] for low in range(2, total - more))) / 36
            for place, more in enumerate(adds)
        )
        share += prod(shown)
    return share


def chance_of_pot(view: AlatristeView, seat: int, rivals: Sequence[int]) -> float:
    """Return the chance of a seat to win the pot of the gaming den against these rivals and the bank."""
    adds = (view.players[one].sum_of("dice") for one in (seat, *rivals))
    return chance_of_most((*adds, 0))


def chance_of_one(faces: int) -> float:
    """Return the chance that at least one of two dice shows one of so many faces."""
    return (36 - (6 - faces) ** 2) / 36


def chance_of_audience(player: Holdings, target: int) -> float:
    """Return the chance to win an audience; 0 for whoever El Valido would not receive."""
    return chance_to_reach(target - player.friends_at_court) if player.is_received else 0.0


def chance_of_patrol(distance: int | None) -> float:
    """Return the chance that the Patrol, so many steps away, stops a fight; 0 if it does not come (None)."""
    return 0.0 if distance is None else sum(face >= distance for face in FACES) / 6


def _chance_of_arrest(distance: int | None, player: Holdings) -> float:
    """Return the chance that the Patrol stops the fight and also catches that player."""
    if distance is None:
        return 0.0
    more = player.sum_of("patrol")
    return sum(face + more >= distance for face in FACES if face >= distance) / 6


@lru_cache(maxsize=256)
def chance_of_wound(lead: int, deep: int) -> float:
    """Return the chance that a die of one's deciding roll, which is no tie, shows `deep` or less."""
    wounding = decided = 0
    for (low, shown), ways in _ROLLS.items():
        apart = ways * sum(others for total, others in _SUMS.items() if shown + lead != total)
        decided += apart
        wounding += apart if low <= deep else 0
    return wounding / decided


@lru_cache(maxsize=256)
def chance_to_win_hurt(lead: int, deep: int) -> float:
    """Return the chance that one's deciding roll wins, though a die of it shows `deep` or less."""
    won = decided = 0
    for (low, shown), ways in _ROLLS.items():
        decided += ways * sum(others for total, others in _SUMS.items() if shown + lead != total)
        beaten = sum(others for total, others in _SUMS.items() if shown + lead > total)
        won += ways * beaten if low <= deep else 0
    return won / decided


# --- where a move ends ---


def others_at(view: AlatristeView, box: int, seat: int | None) -> list[PlayerView]:
    """Return the others who are present on a box."""
    return [player for player in view.players if player.is_at(box) and player.seat != seat]


def is_seized(view: AlatristeView, box: int, seat: int) -> bool:
    """Return whether justice would take that seat if it ended a move there."""
    wanted = view.players[seat].wanted > 0
    return wanted and is_caught(box, view.patrol, company=bool(others_at(view, box, seat)))


def taken_by_patrol(view: AlatristeView, box: int) -> list[int]:
    """Return the seats that the Patrol would take if it walked to a box."""
    return [
        one.seat for one in others_at(view, box, None) if one.wanted and is_caught(box, box, company=False)
    ]


def debt(player: Holdings, box: int) -> int:
    """Return what a player must pay who ends there, in Ducats; 0 where a card of theirs pays."""
    return 0 if player.waiver(box) else BOXES[box].debt


def task_debt(own: PlayerView, box: int) -> int:
    """Return what the attack that strikes a seat on a box makes it pay there, in Ducats."""
    waiting = (CARDS[card] for card, _ in own.attacks)
    row = next((row for row in waiting if row.box is not None and BOX[row.box] == box), None)
    return sum(effect.n for effect in row.do if isinstance(effect, op.Pay)) if row is not None else 0


def is_dangerous(view: AlatristeView, box: int, seat: int) -> bool:
    """Return whether ending there leads to jail: for debt, or into the arms of justice."""
    own = view.players[seat]
    return is_seized(view, box, seat) or own.is_jailed_for(task_debt(own, box) + debt(own, box))


Caution: TypeAlias = Literal["shield", "nothing", "promise"]
"""Why an attack should not be played: a card wards it off, there is nothing to lose, peace was promised."""


def attack_warnings(view: AlatristeView, seat: int, card: int, target: int) -> list[tuple[Caution, int]]:
    """Return what everybody sees that speaks against an attack, each with the card that wards it off or 0."""
    row, victim = CARDS[card], view.players[target]
    friend = victim.immune(row.tag)
    found: list[tuple[Caution, int]] = []
    if friend:
        found.append(("shield", friend))
    elif row.timing == "now" and victim.present and not any(_can_hurt(effect, victim) for effect in row.do):
        found.append(("nothing", 0))
    if any(promise[:3] == (seat, target, NO_ATTACK) for promise in view.promises):
        found.append(("promise", 0))
    return found


def _can_hurt(effect: Effect, victim: Holdings) -> bool:
    """Return whether an operation may take something from a victim of an attack."""
    match effect:
        case op.Lose(stat=stat):
            return bool(getattr(victim, stat))
        case op.Steal(what="ducats"):
            return victim.ducats > 0
        case op.Discard(place="board", only=only):
            return any(row.kind == only or (only == "transport" and row.transport) for row in victim.rows)
        case op.If(own=None, fame=fame):
            branch = effect.do if victim.fame_total >= (fame or 0) else effect.otherwise
            return any(_can_hurt(inner, victim) for inner in branch)
    return True


def can_stop_audience(card: int, victim: Holdings) -> bool:
    """Return whether an attack that strikes keeps a victim away from an audience for a turn."""
    row = CARDS[card]
    return row.box is not None or any(_can_keep_away(effect, victim) for effect in row.do)


def _can_keep_away(effect: Effect, victim: Holdings) -> bool:
    """Return whether an operation surely costs a victim a turn, or the Fame for an audience."""
    match effect:
        case op.Lose(stat="fame", n=n):
            return victim.fame_total - min(n, victim.fame) < victim.audience_fame
        case op.Skip() | op.Jail() | op.Away():
            return True
        case op.If(own=None, fame=fame):
            branch = effect.do if victim.fame_total >= (fame or 0) else effect.otherwise
            return any(_can_keep_away(inner, victim) for inner in branch)
    return False


def way_of_task(view: AlatristeView, seat: int) -> Walk:
    """Return the way that the first waiting task of a seat makes it go, with both ends; () without one."""
    own = view.players[seat]
    targets = [BOX[row.box] for card, _ in own.attacks if (row := CARDS[card]).box is not None]
    if not targets or own.box == NOWHERE:
        return ()
    walks = task_walks(view.madrid, own.box, targets[0], FAR, own.level, stops=False)
    return walks[targets[0]]


def patrol_at(view: AlatristeView, box: int) -> tuple[float, bool]:
    """Return the chance that the Patrol stops a fight on a box, and whether it stops duels there, too."""
    return chance_of_patrol(watched_from(view.madrid, view.patrol, box, False)), box != DUEL_GROUND


_SUMS = Counter(a + b for a, b in product(FACES, repeat=2))
"""Ways to roll each total with two dice, out of 36."""
_GAPS = Counter(
    {gap: sum(ways * _SUMS[total - gap] for total, ways in _SUMS.items()) for gap in range(-10, 11)}
)
"""Ways to roll so much more than another with two dice each, out of 1296."""
_ROLLS = Counter((min(a, b), a + b) for a, b in product(FACES, repeat=2))
"""Ways to roll each lower face and total with two dice."""
