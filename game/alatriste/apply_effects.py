"""How each operation is carried out; whatever asks somebody is a script of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from game.alatriste import effect_schema as op
from game.alatriste.choices import Choosing, Parting, Payment, search
from game.alatriste.contests import Dicing, audience, hold_contest
from game.alatriste.effect_list import Deeds, run
from game.alatriste.events import Boosted, CardFetched, MustMiss, WentAway
from game.alatriste.justice import end_chase, free, jail, take_refuge
from game.alatriste.rows import BOXES, EFFECT_LISTS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, EVERYBODY, NOBODY, NOWHERE, dice
from game.alatriste.transfers import draw, gain, lose, spend, take
from game.alatriste.wounds import Dying
from game.core.action import Action
from game.core.event import Rolled
from game.core.script import AGAIN, Frame, Outcome

RULE = "alatriste.5"


@dataclass(slots=True)
class Others(Frame):
    """Runs the list `name` on every other present seat; `turn` counts those that have had it."""

    name: str = ""
    seat: int = 0
    turn: int = 0


def perform(state: Alatriste, frame: Deeds, answer: Action | None) -> Outcome:
    """Carry out one operation after the other.

    The list stops when its seat dies, is wounded or jailed, or when the game ends.
    """
    effects = EFFECT_LISTS[frame.name]
    if frame.at == len(effects) or state.ended or state.players[frame.seat].falls != frame.falls:
        return None
    effect = effects[frame.at]
    frame.at += 1
    _do(state, frame, effect)
    return AGAIN


def one_by_one(state: Alatriste, frame: Others, answer: Action | None) -> Outcome:
    """Run the list on the next seat in the order of play; those who are not present are passed over."""
    others = state.after(frame.seat)
    if frame.turn == len(others):
        return None
    other = others[frame.turn]
    frame.turn += 1
    if state.players[other].present:
        run(state, frame.name, other)
    return AGAIN


def _do(state: Alatriste, frame: Deeds, effect: op.Effect) -> None:
    seat, player = frame.seat, state.players[frame.seat]
    inner = f"{frame.name}/{frame.at - 1}"
    match effect:
        case op.Gain():
            more = player.sum_of("heal") if effect.stat == "vigour" and frame.box != NOWHERE else 0
            gain(state, seat, effect.stat, effect.n + more, RULE, frame.source)
        case op.Lose():
            lose(state, seat, effect.stat, effect.n, RULE, frame.source)
            if effect.stat == "vigour" and not player.vigour:
                state.stack.append(Dying(seat=seat))
        case op.Pay():
            if not player.waiver(frame.box):
                to = frame.author if effect.to == "attacker" else NOBODY
                state.stack.append(Payment(seat=seat, n=effect.n, to=to, name=frame.name))
        case op.Draw():
            draw(state, seat, effect.n, RULE)
        case op.Fetch():
            _fetch(state, seat, effect.key)
        case op.Discard():
            author = frame.author if effect.pick == "attacker" else NOBODY
            parting = Parting(seat=seat, left=effect.n, place=effect.place, author=author, rule=RULE)
            parting.only = effect.only or ""
            state.stack.append(parting)
        case op.Steal():
            _steal(state, frame, effect)
        case op.Roll():
            line = _roll(state, seat, effect)
            run(state, f"{inner}/{line}", seat, frame.author, frame.box)
        case op.If():
            holds = player.has_transport if effect.own else player.fame_total >= (effect.fame or 0)
            run(state, f"{inner}/{0 if holds else 1}", seat, frame.author, frame.box)
        case op.Choose():
            state.stack.append(
                Choosing(seat=seat, name=frame.name, at=frame.at - 1, author=frame.author, box=frame.box)
            )
        case op.Away():
            player.away, player.then = effect.turns, f"{inner}/0"
            state.emit(WentAway("alatriste.4.1", seat, effect.turns))
            if frame.box != NOWHERE and BOXES[frame.box].kind == "away":
                end_chase(state, seat)
        case op.Skip():
            player.skip += effect.n
            state.emit(MustMiss(RULE, seat, player.skip))
        case op.Jail():
            jail(state, seat, effect.which, "order", RULE)
        case op.Release():
            if player.prison:
                free(state, seat, "writ")
            else:
                end_chase(state, seat)
        case op.Others():
            state.stack.append(Others(name=f"{inner}/0", seat=seat))
        case op.Alms():
            if player.hurt and player.ducats:
                spend(state, seat, 1, "alatriste.9.4")
                gain(state, seat, "vigour", effect.n, "alatriste.9.4", frame.source)
        case op.Sanctuary():
            take_refuge(state, seat)
        case op.Contest():
            hold_contest(state, effect)
        case op.DiceGame():
            state.stack.append(Dicing(seat=seat, least=effect.min))
        case op.Audience():
            audience(state, seat, effect.target)
        case op.Boost():
            setattr(player, effect.what, getattr(player, effect.what) + effect.n)
            state.emit(Boosted(RULE, seat, effect.what, effect.n, frame.source))
        case op.Cancel():
            pass  # it is played as the answer to an attack, and its work is done there
        case _:
            assert_never(effect)


def _fetch(state: Alatriste, seat: int, key: str) -> None:
    """Take a card of that kind from the discards, else from the pack; everybody sees which it is."""
    found, card = search(state, key), 0
    if found:
        card = found[0] if found[0] in state.discard else state.rng.pick(found)
        (state.discard if card in state.discard else state.pack).remove(card)
        state.seen[card] = EVERYBODY
        state.players[seat].hand.append(card)
    state.emit(CardFetched("alatriste.5", seat, CARD[card] if card else None))


def _steal(state: Alatriste, frame: Deeds, effect: op.Steal) -> None:
    """Give the author Ducats of the victim, or cards drawn at random from the hand; the dead take nothing."""
    author, victim = frame.author, state.players[frame.seat]
    if author == NOBODY or not state.players[author].alive:
        return
    if effect.what == "ducats":
        stolen = lose(state, frame.seat, "ducats", effect.n, RULE, frame.source)
        gain(state, author, "ducats", stolen, RULE, frame.source)
    else:
        for _ in range(min(effect.n, len(victim.hand))):
            take(state, author, frame.seat, state.rng.pick(victim.hand), RULE)


def _roll(state: Alatriste, seat: int, effect: op.Roll) -> int:
    """Roll a die; return the number of the line of the table that it reaches."""
    face = state.rng.die()
    state.emit(Rolled(RULE, dice(seat, 1), (face,), seat))
    player = state.players[seat]
    if effect.bonus == "weapon":
        face += player.has("weapon")
    elif effect.bonus == "horse":
        face += player.has("step")
    return max(number for number, line in enumerate(effect.table) if line.at <= face)


Deeds.steps = (perform,)
Others.steps = (one_by_one,)
