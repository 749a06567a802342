"""Encounters and fights: who challenges or falls upon whom, the Patrol, the dice, the spoils, the dead."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste import tokens, trade
from game.alatriste.apply_effects import Parting
from game.alatriste.effect_list import own_decision, play_help
from game.alatriste.events_combat import Awaited, Challenged, Clashed, CombatBegun, PatrolWatched
from game.alatriste.madrid import watched_from
from game.alatriste.rows import DUEL_GROUND, RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, NOBODY, NOTHING, SEAT, each_card, each_seat
from game.alatriste.transfers import capture, chase, discard, gain, jail, lose, roll, take, transfer
from game.alatriste.wounds import Dying, call_surgeon, die, is_past_help
from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome

RULE = "alatriste.8.2"


@dataclass(slots=True)
class Fight(Frame):
    """`a` has brought the fight to `b`; `weak` is 1 if b dies of it without dice."""

    a: int = 0
    b: int = 0
    duel: int = 0
    box: int = 0  # where they met
    weak: int = 0
    winner: int = NOBODY
    prize: int = 0  # the winner has taken a card


def patrol(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Roll for the Patrol: a die that reaches its distance stops the fight. Rule 8.3.

    Whoever does not slip away is jailed.
    """
    distance = watched_from(state.board, state.patrol, frame.box, bool(frame.duel))
    if distance is None:
        return None
    (face,) = roll(state, NOBODY, "alatriste.8.3")
    state.emit(PatrolWatched("alatriste.8.3", face, distance, face >= distance))
    if face < distance:
        return None
    state.count("Patrol stops")
    for seat in (frame.a, frame.b):
        if face + state.players[seat].sum_of("patrol") >= distance:
            jail(state, seat, "town", "fight", "alatriste.8.3")
    return END


def duel_ground(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Bring both to the Councilman's Garden for a duel; they stay there."""
    if frame.duel:
        state.count("duels")
        for seat in (frame.a, frame.b):
            transfer(state, seat, DUEL_GROUND, "alatriste.8.1")
        capture(state)
    return None


def accuse(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Let justice seek whoever fights the weak. Rule 8.5."""
    if state.players[frame.b].weak:
        frame.weak = 1
        chase(state, frame.a)
        state.emit(Awaited("alatriste.8.5", frame.b, "alatriste.save"))
    return None


@own_decision
def last_help(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Ask a weak victim for a surgeon, who must come before the swords are drawn."""
    if not frame.weak or not state.players[frame.b].weak:
        return None
    return call_surgeon(state, frame.b, answer)


def doom(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Let a victim who is still weak die without any dice."""
    if frame.weak and state.players[frame.b].weak:
        die(state, frame.b)
        capture(state)
        return END
    return None


def guard_a(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Give the challenger a moment before the dice."""
    state.emit(Awaited(RULE, frame.a, "alatriste.thrust"))
    return None


@own_decision
def thrust_a(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Ask the challenger for a thrust."""
    return _thrust(state, frame.a, frame.b, answer)


def guard_b(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Give the challenged a moment before the dice."""
    state.emit(Awaited(RULE, frame.b, "alatriste.thrust"))
    return None


@own_decision
def thrust_b(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Ask the challenged for a thrust."""
    return _thrust(state, frame.b, frame.a, answer)


def clash(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Roll two dice for each until they differ; only that roll teaches and wounds. Rule 8.2."""
    pair = (frame.a, frame.b)
    while True:
        faces = {seat: roll(state, seat, RULE, 2) for seat in pair}
        scores = {seat: sum(faces[seat]) + state.players[seat].skill(bool(frame.duel)) for seat in pair}
        tie = scores[frame.a] == scores[frame.b]
        winner = NOBODY if tie else max(pair, key=lambda seat: scores[seat])
        if not tie:
            state.players[frame.a].fight = state.players[frame.b].fight = 0
        shown, totals = (faces[frame.a], faces[frame.b]), (scores[frame.a], scores[frame.b])
        state.emit(Clashed(RULE, pair, shown, totals, None if tie else winner, bool(frame.duel)))
        if not tie:
            break
    frame.winner = winner
    for seat, other in (pair, pair[::-1]):
        if frame.duel and 6 in faces[seat]:
            gain(state, seat, "fencing", 1, RULE)
        if min(faces[seat]) <= state.players[other].wounding_face(bool(frame.duel)):
            (face,) = roll(state, seat, RULE)
            lose(state, seat, "vigour", face, RULE)
    return None


@own_decision
def spoils(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Reward the winner of a duel with Fame and a card; let the loser of a combat discard, who may live."""
    winner, loser = frame.winner, frame.b if frame.winner == frame.a else frame.a
    beaten = state.players[loser]
    if not frame.duel:
        if is_past_help(state, loser):
            return None
        state.stack.append(Parting(seat=loser, left=RULES.combat_cards, place="any", rule=RULE))
        return None
    if answer is None:
        if not beaten.hand and not beaten.board:
            gain(state, winner, "fame", beaten.duel_prize, RULE)
            lose(state, loser, "fame", beaten.duel_prize, RULE)
            return None
        options = (NOTHING, *((tokens.HAND,) if beaten.hand else ()), *each_card("take", beaten.board))
        return Ask(winner, "alatriste.prize", options, (SEAT[loser],))
    gain(state, winner, "fame", beaten.duel_prize, RULE)
    if answer == NOTHING:
        return None
    prize = state.rng.pick(beaten.hand) if answer == tokens.HAND else answer.picks[0].id
    take(state, winner, loser, prize, RULE)
    frame.prize = 1
    return None


@own_decision
def keep(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Ask the winner whether to keep the card that was taken, or to discard it, unless death takes it."""
    if not frame.prize or is_past_help(state, frame.winner):
        return None
    prize = state.players[frame.winner].hand[-1]
    if answer is None:
        return Ask(frame.winner, "alatriste.prize_keep", (tokens.KEEP, tokens.LAY_ASIDE), (CARD[prize],))
    if answer == tokens.LAY_ASIDE:
        discard(state, frame.winner, [prize], RULE)
    return None


def bury_a(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Let the challenger die who has no Vigour left, unless something saves them."""
    return _bury(state, frame.a)


def bury_b(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Let the challenged die who has no Vigour left, unless something saves them."""
    return _bury(state, frame.b)


def murder(state: Alatriste, frame: Fight, answer: Action | None) -> Outcome:
    """Let justice seek the killer, unless both have died, and catch whoever has come out of it wanted."""
    dead = [seat for seat in (frame.a, frame.b) if state.players[seat].dead]
    if len(dead) == 1:
        chase(state, frame.b if dead == [frame.a] else frame.a)
    capture(state)
    return None


def _thrust(state: Alatriste, seat: int, rival: int, answer: Action | None) -> Outcome:
    if answer is None:
        helps = state.players[seat].with_timing("fight")
        options = (*each_card("help", helps), tokens.PASS)
        return Ask(seat, "alatriste.thrust", options, (SEAT[rival],)) if helps else None
    if answer == tokens.PASS:
        return None
    play_help(state, seat, answer.picks[0].id)
    return AGAIN


def _bury(state: Alatriste, seat: int) -> Outcome:
    if not state.players[seat].vigour:
        state.stack.append(Dying(seat=seat))
    return None


Fight.steps = (
    patrol,
    duel_ground,
    accuse,
    last_help,
    doom,
    guard_a,
    thrust_a,
    guard_b,
    thrust_b,
    clash,
    spoils,
    keep,
    bury_a,
    bury_b,
    murder,
)


ENCOUNTER = "alatriste.8.1"


@dataclass(slots=True)
class Encounter(Frame):
    """`seat` has arrived; `turn` counts the residents asked; `rival` has challenged and awaits an answer."""

    seat: int = 0
    turn: int = 0
    rival: int = NOBODY


@own_decision
def duels(state: Alatriste, frame: Encounter, answer: Action | None) -> Outcome:
    """Ask each resident for a challenge, and the challenged whether they accept. Rule 8.1."""
    if frame.rival != NOBODY:
        return _answer(state, frame, answer)
    residents = state.others_at(frame.seat)
    if frame.turn >= len(residents):
        frame.turn = 0
        return None
    resident = residents[frame.turn]
    if answer is None:
        return Ask(resident, "alatriste.challenge", (tokens.CHALLENGE, tokens.PASS), (SEAT[frame.seat],))
    if answer == tokens.CHALLENGE:
        frame.rival = resident
        state.count("challenges")
        state.emit(Challenged(ENCOUNTER, resident, frame.seat))
        gain(state, resident, "fame", state.players[resident].challenge_fame, ENCOUNTER)
        trade.fought(state, resident, frame.seat)
    else:
        frame.turn += 1
    return AGAIN


@own_decision
def combat(state: Alatriste, frame: Encounter, answer: Action | None) -> Outcome:
    """Ask the one who arrived whether to fall upon a resident, if there was no duel. Rule 8.1."""
    residents = state.others_at(frame.seat)
    if answer is None:
        if not residents:
            return END
        return Ask(frame.seat, "alatriste.combat", (*each_seat("combat", residents), tokens.PASS))
    if answer == tokens.PASS:
        return None
    return _fall_upon(state, frame.seat, answer.picks[0].id)


@own_decision
def ambush(state: Alatriste, frame: Encounter, answer: Action | None) -> Outcome:
    """Ask each resident whether to fall upon the one who arrived, if there was no fight yet."""
    residents = state.others_at(frame.seat)
    if frame.turn >= len(residents):
        return None
    resident = residents[frame.turn]
    if answer is None:
        return Ask(resident, "alatriste.combat", (*each_seat("combat", [frame.seat]), tokens.PASS))
    if answer == tokens.PASS:
        frame.turn += 1
        return AGAIN
    return _fall_upon(state, resident, frame.seat)


def _answer(state: Alatriste, frame: Encounter, answer: Action | None) -> Outcome:
    if answer is None:
        return Ask(frame.seat, "alatriste.accept", (tokens.ACCEPT, tokens.REFUSE), (SEAT[frame.rival],))
    state.emit(Challenged(ENCOUNTER, frame.rival, frame.seat, answer == tokens.ACCEPT))
    if answer == tokens.ACCEPT:
        gain(state, frame.seat, "fame", state.players[frame.seat].challenge_fame, ENCOUNTER)
        state.stack.append(Fight(a=frame.rival, b=frame.seat, duel=1, box=state.players[frame.seat].box))
        return END
    lose(state, frame.seat, "fame", RULES.refusal_fame, ENCOUNTER)
    frame.rival = NOBODY
    frame.turn += 1
    return AGAIN


def _fall_upon(state: Alatriste, attacker: int, victim: int) -> Outcome:
    """Begin a combat, which costs Fame and cannot be refused; it ends the encounter."""
    state.count("combats")
    state.emit(CombatBegun(ENCOUNTER, attacker, victim))
    lose(state, attacker, "fame", RULES.combat_fame, ENCOUNTER)
    trade.fought(state, attacker, victim)
    state.stack.append(Fight(a=attacker, b=victim, duel=0, box=state.players[attacker].box))
    return END


Encounter.steps = (duels, combat, ambush)
