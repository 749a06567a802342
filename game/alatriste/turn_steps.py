"""A turn, in the order of the rulebook's list: T0 to T12."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.attack import strike_first
from game.alatriste.card_phase import CardPhase
from game.alatriste.encounter import Encounter
from game.alatriste.ending import finish
from game.alatriste.events import LeftGame, TurnBegan
from game.alatriste.events_combat import Wanted
from game.alatriste.fight import Fight
from game.alatriste.justice import end_chase, transfer
from game.alatriste.lost_turns import bail, hide, miss, rescue, serve, travel
from game.alatriste.move_phase import Outing, move
from game.alatriste.new_life import Life
from game.alatriste.promises import turn_over
from game.alatriste.rows import BOX, CARDS, RULES, START
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BEGIN_AGAIN, LEAVE, Phase, card, count
from game.alatriste.transfers import discard, gain
from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome


@dataclass(slots=True)
class Turn(Frame):
    """The turn of `seat`. `fresh` is 1 for the first of a life, `hunted` if it began wanted.

    `lost` is 1 if the seat may not go out. `task` is the waiting attack that binds the move, or 0.
    """

    seat: int = 0
    fresh: int = 0
    hunted: int = 0
    lost: int = 0
    task: int = 0


def restart(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T0: ask the dead to begin again from scratch or (no bot does) to leave; the last one left wins."""
    player = state.players[frame.seat]
    if not player.dead:
        return None
    if answer is None:
        return Ask(frame.seat, "alatriste.restart", (BEGIN_AGAIN, LEAVE), human_only=1)
    if answer == BEGIN_AGAIN:
        state.stack.append(Life(seat=frame.seat))
        return None
    player.left = True
    state.emit(LeftGame("alatriste.8.6", frame.seat))
    if sum(not other.left for other in state.players) == 1:
        finish(state, "last")
    return END


def begin(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T0: begin the turn; in a new life the pawn comes to the first box."""
    player = state.players[frame.seat]
    state.active, state.contest, state.proposed = frame.seat, False, False
    player.zone = 0
    frame.fresh, frame.hunted = int(player.first), int(player.wanted > 0)
    player.first = False
    state.emit(TurnBegan("alatriste.4", frame.seat, state.round, bool(frame.fresh)))
    if frame.fresh:
        transfer(state, frame.seat, START, "alatriste.2")
    return None


def income(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T1: give Ducats by Fame and cards, never below 0, in jail and abroad too."""
    player = state.players[frame.seat]
    ducats = RULES.income[player.rank - 1] + player.sum_of("income")
    if not frame.fresh and ducats > 0:
        gain(state, frame.seat, "ducats", ducats, "alatriste.4.T1")
    return None


def opening_cards(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T2: hold the first card phase, but not in a new life."""
    if not frame.fresh:
        state.stack.append(CardPhase(seat=frame.seat))
    return None


def waiting_attacks(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T3: let the waiting attacks strike; a task whose box is elsewhere binds the move."""
    player = state.players[frame.seat]
    if frame.fresh or state.ended or not player.attacks or not player.present or player.skip:
        return None
    number = player.attacks[0][0]
    row = CARDS[number]
    if row.box is not None and BOX[row.box] != player.box:
        frame.task = number
        return None
    strike_first(state, frame.seat)
    return AGAIN


def outing(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T5 to T9: let the seat go out into the streets, unless the turn is lost."""
    if not frame.lost and not state.ended and state.players[frame.seat].alive:
        state.stack.append(Outing(seat=frame.seat, task=frame.task, fresh=frame.fresh))
    return None


def closing_cards(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T10: hold the second card phase."""
    if not state.ended and state.players[frame.seat].alive:
        state.stack.append(CardPhase(seat=frame.seat))
    return None


def trim_hand(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T11: ask for discards until the hand is small enough."""
    hand = state.players[frame.seat].hand
    if len(hand) <= RULES.hand or state.ended:
        return None
    if answer is None:
        options = tuple(card("discard", held) for held in hand)
        return Ask(frame.seat, "alatriste.hand", options, (count(len(hand) - RULES.hand),))
    discard(state, frame.seat, [answer.picks[0].id], "alatriste.4.T11")
    return AGAIN


def close(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T12: count a turn for justice, and for promises."""
    player = state.players[frame.seat]
    if frame.hunted and player.wanted > 1:
        player.wanted -= 1
        state.emit(Wanted("alatriste.4.T12", frame.seat, player.wanted))
    elif frame.hunted and player.wanted:
        end_chase(state, frame.seat)
    turn_over(state, frame.seat)
    return None


Turn.steps = (
    restart,
    begin,
    income,
    opening_cards,
    waiting_attacks,
    rescue,
    travel,
    serve,
    bail,
    miss,
    hide,
    outing,
    closing_cards,
    trim_hand,
    close,
)
_MOVE = Outing.steps.index(move)
_ATTACKS, _OUTING = Turn.steps.index(waiting_attacks), Turn.steps.index(outing)


def phase_of(state: Alatriste) -> Phase:
    """Return the phase of the turn that runs; "" if none does."""
    turn: Turn | None = None
    out: Outing | None = None
    fights = cards = False
    for frame in state.stack:
        match frame:
            case Turn():
                turn = frame
            case Outing():
                out = frame
            case Encounter() | Fight():
                fights = True
            case CardPhase():
                cards = True
    if turn is None:
        return ""
    if out is not None:
        return "encounter" if fights else "walk" if out.pc <= _MOVE else "box"
    if turn.pc > _OUTING:
        return "end"
    if cards:
        return "cards"
    return "income" if turn.pc < _ATTACKS else "attacks" if turn.pc == _ATTACKS else "delays"
