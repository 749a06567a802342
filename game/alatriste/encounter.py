"""Encounters: whoever ends a move where others stand may be challenged, or may fall upon them."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste import promises
from game.alatriste.events_combat import Challenged, CombatBegun
from game.alatriste.fight import Fight
from game.alatriste.rows import RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import ACCEPT, CHALLENGE, NOBODY, PASS, REFUSE, SEAT, seat
from game.alatriste.transfers import gain, lose
from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome

RULE = "alatriste.8.1"


@dataclass(slots=True)
class Encounter(Frame):
    """`seat` has arrived; `turn` counts the residents asked; `rival` has challenged and awaits an answer."""

    seat: int = 0
    turn: int = 0
    rival: int = NOBODY


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
        return Ask(resident, "alatriste.challenge", (CHALLENGE, PASS), (SEAT[frame.seat],))
    if answer == CHALLENGE:
        frame.rival = resident
        state.count("challenges")
        state.emit(Challenged(RULE, resident, frame.seat))
        gain(state, resident, "fame", RULES.challenge_fame, RULE)
        promises.fought(state, resident, frame.seat)
    else:
        frame.turn += 1
    return AGAIN


def combat(state: Alatriste, frame: Encounter, answer: Action | None) -> Outcome:
    """Ask the one who arrived whether to fall upon a resident, if there was no duel. Rule 8.1."""
    residents = state.others_at(frame.seat)
    if answer is None:
        if not residents:
            return END
        return Ask(frame.seat, "alatriste.combat", (*(seat("combat", other) for other in residents), PASS))
    if answer == PASS:
        return None
    return _fall_upon(state, frame.seat, answer.picks[0].id)


def ambush(state: Alatriste, frame: Encounter, answer: Action | None) -> Outcome:
    """Ask each resident whether to fall upon the one who arrived, if there was no fight yet."""
    residents = state.others_at(frame.seat)
    if frame.turn >= len(residents):
        return None
    resident = residents[frame.turn]
    if answer is None:
        return Ask(resident, "alatriste.combat", (seat("combat", frame.seat), PASS))
    if answer == PASS:
        frame.turn += 1
        return AGAIN
    return _fall_upon(state, resident, frame.seat)


def _answer(state: Alatriste, frame: Encounter, answer: Action | None) -> Outcome:
    if answer is None:
        return Ask(frame.seat, "alatriste.accept", (ACCEPT, REFUSE), (SEAT[frame.rival],))
    state.emit(Challenged(RULE, frame.rival, frame.seat, answer == ACCEPT))
    if answer == ACCEPT:
        gain(state, frame.seat, "fame", RULES.challenge_fame, RULE)
        state.stack.append(Fight(a=frame.rival, b=frame.seat, duel=1, box=state.players[frame.seat].box))
        return END
    lose(state, frame.seat, "fame", RULES.refusal_fame, RULE)
    frame.rival = NOBODY
    frame.turn += 1
    return AGAIN


def _fall_upon(state: Alatriste, attacker: int, victim: int) -> Outcome:
    """Begin a combat, which costs Fame and cannot be refused; it ends the encounter."""
    state.count("combats")
    state.emit(CombatBegun(RULE, attacker, victim))
    lose(state, attacker, "fame", RULES.combat_fame, RULE)
    promises.fought(state, attacker, victim)
    state.stack.append(Fight(a=attacker, b=victim, duel=0, box=state.players[attacker].box))
    return END


Encounter.steps = (duels, combat, ambush)
