"""A turn, in the order of the rulebook's list, T0 to T12, and what keeps a seat from it."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste import tokens
from game.alatriste.card_phase import CardPhase, strike_first
from game.alatriste.effect_list import own_decision, play_help, run
from game.alatriste.effect_schema import Gain, Release
from game.alatriste.ending import finish
from game.alatriste.events import CameBack, LeftGame, TurnBegan, TurnLost
from game.alatriste.events_combat import Wanted
from game.alatriste.fight import Encounter, Fight
from game.alatriste.move_phase import Outing, move
from game.alatriste.rows import BOX, BOXES, CARDS, RULES, START, prison_of
from game.alatriste.state import Alatriste
from game.alatriste.tokens import Phase, count, each_box, each_card
from game.alatriste.trade import turn_over
from game.alatriste.transfers import (
    capture,
    discard,
    draw,
    end_chase,
    free,
    gain,
    leave_refuge,
    roll,
    spend,
    transfer,
)
from game.alatriste.wounds import Life
from game.core.action import Action
from game.core.script import AGAIN, END, Ask, Frame, Outcome

LOST = "alatriste.4.1"

CARE = {
    number: sum(effect.n for effect in row.do if isinstance(effect, Gain) and effect.stat == "vigour")
    for number, row in enumerate(BOXES)
    if any(isinstance(effect, Gain) and effect.stat == "vigour" for effect in row.do)
}
"""By box that heals without any condition, how much."""


@dataclass(slots=True)
class Homecoming(Frame):
    """`seat` comes back to the box that sent it away; `part` counts the bonuses that it has had."""

    seat: int = 0
    falls: int = 0
    part: int = 0


@own_decision
def rescue(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """Nurse the wounded free of charge where they choose, until they have Vigour enough. Rule 8.5."""
    player = state.players[frame.seat]
    if frame.lost or not player.wounded:
        return None
    if player.wounded == 1:
        if answer is None:
            level = player.level
            options = each_box("go", (number for number in CARE if state.board.zones[number] <= level))
            return Ask(frame.seat, "alatriste.rescue", options)
        transfer(state, frame.seat, answer.picks[0].id, "alatriste.8.5")
        player.wounded = 2
    _lose_turn(state, frame, "wounded")
    care = CARE[player.box] + player.sum_of("heal")
    gain(state, frame.seat, "vigour", care, "alatriste.8.5", (tokens.BOX[player.box],))
    return None


def travel(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """Count a turn abroad; with the last one the seat is back."""
    player = state.players[frame.seat]
    if frame.lost or not player.away:
        return None
    player.away -= 1
    _lose_turn(state, frame, "away", player.away)
    if not player.away:
        state.emit(CameBack(LOST, frame.seat, tokens.BOX[player.box]))
        capture(state)
        if player.present:
            state.stack.append(Homecoming(seat=frame.seat, falls=player.falls))
    return None


def serve(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """Let a prisoner go who has served the time."""
    player = state.players[frame.seat]
    if not frame.lost and player.prison:
        player.served += 1
        if player.served > prison_of(player.prison).turns:
            free(state, frame.seat, "served")
    return None


@own_decision
def bail(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """Ask a prisoner for bail, a writ or the die; whoever leaves moves freely this turn. Rule 4.1."""
    player = state.players[frame.seat]
    if frame.lost or not player.prison:
        return None
    prison = prison_of(player.prison)
    if answer is None:
        writs = [held for held in player.with_timing("any") if isinstance(CARDS[held].do[0], Release)]
        able = (tokens.BAIL,) if player.ducats >= prison.bail else ()
        options = (*able, *each_card("help", writs), tokens.ROLL)
        return Ask(frame.seat, "alatriste.bail", options, (count(prison.bail), count(prison.die)))
    if answer == tokens.BAIL:
        spend(state, frame.seat, prison.bail, LOST)
        free(state, frame.seat, "bail")
    elif answer == tokens.ROLL:
        (face,) = roll(state, frame.seat, LOST)
        if face >= prison.die:
            free(state, frame.seat, "die")
        else:
            _lose_turn(state, frame, "prison", prison.turns - player.served)
    else:
        play_help(state, frame.seat, answer.picks[0].id)
    return None


def miss(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """Count a turn that a card takes; the seat misses it where it stands."""
    player = state.players[frame.seat]
    if not frame.lost and player.skip:
        player.skip -= 1
        _lose_turn(state, frame, "skip", player.skip)
    return None


@own_decision
def hide(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """Ask whoever is in refuge whether to stay, or to go out and move freely."""
    if frame.lost or not state.players[frame.seat].refuge:
        return None
    if answer is None:
        church = tokens.BOX[state.players[frame.seat].box]
        return Ask(frame.seat, "alatriste.stay", (tokens.STAY, tokens.GO_OUT), (church,))
    if answer == tokens.STAY:
        _lose_turn(state, frame, "refuge")
    else:
        leave_refuge(state, frame.seat)
    return None


def bring_home(state: Alatriste, frame: Homecoming, answer: Action | None) -> Outcome:
    """Run the list that the box has promised for the return."""
    player = state.players[frame.seat]
    name, player.then = player.then, ""
    run(state, name, frame.seat, box=player.box)
    return None


def bring_bonus(state: Alatriste, frame: Homecoming, answer: Action | None) -> Outcome:
    """Run the lists that characters add to that box."""
    player = state.players[frame.seat]
    found = player.bonuses(player.box) if player.falls == frame.falls else []
    if frame.part >= len(found):
        return None
    frame.part += 1
    run(state, found[frame.part - 1][1], frame.seat, box=player.box)
    return AGAIN


def bring_card(state: Alatriste, frame: Homecoming, answer: Action | None) -> Outcome:
    """Draw the card of that box, if it has one."""
    player = state.players[frame.seat]
    if player.falls == frame.falls and BOXES[player.box].card:
        draw(state, frame.seat, 1, "alatriste.4.T8")
    return None


def _lose_turn(state: Alatriste, frame: Turn, why: str, left: int = 0) -> None:
    frame.lost = 1
    state.emit(TurnLost(LOST, frame.seat, why, max(left, 0)))


Homecoming.steps = (bring_home, bring_bonus, bring_card)


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
        return Ask(frame.seat, "alatriste.restart", (tokens.BEGIN_AGAIN, tokens.LEAVE), human_only=1)
    if answer == tokens.BEGIN_AGAIN:
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
    state.count("turns")
    state.courted = [seat for seat in state.courted if seat != frame.seat]
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
    """T3: let the waiting attacks strike in their order, until a task whose box is elsewhere binds the move.

    They strike whoever misses turns on the spot as well.
    """
    player = state.players[frame.seat]
    if frame.fresh or state.ended or not player.attacks or not player.present:
        return None
    number = player.attacks[0][0]
    row = CARDS[number]
    if row.box is not None and BOX[row.box] != player.box:
        frame.task = number
        return None
    strike_first(state, frame.seat)
    return AGAIN


def outing(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T5 to T9: let the seat go out into the streets, unless the turn is lost or justice meets it first."""
    capture(state)
    if not frame.lost and not state.ended and state.players[frame.seat].present:
        state.stack.append(Outing(seat=frame.seat, task=frame.task, fresh=frame.fresh))
    return None


def closing_cards(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T10: hold the second card phase."""
    if not state.ended and state.players[frame.seat].alive:
        state.stack.append(CardPhase(seat=frame.seat))
    return None


@own_decision
def trim_hand(state: Alatriste, frame: Turn, answer: Action | None) -> Outcome:
    """T11: ask for discards until the hand is small enough."""
    hand = state.players[frame.seat].hand
    if len(hand) <= RULES.hand or state.ended:
        return None
    if answer is None:
        options = each_card("discard", hand)
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
    running: dict[type[Frame], Frame] = {type(frame): frame for frame in state.stack}
    turn, out = running.get(Turn), running.get(Outing)
    if turn is None:
        return ""
    if out is not None:
        fights = Encounter in running or Fight in running
        return "encounter" if fights else "walk" if out.pc <= _MOVE else "box"
    if turn.pc > _OUTING:
        return "end"
    if CardPhase in running:
        return "cards"
    return "income" if turn.pc < _ATTACKS else "attacks" if turn.pc == _ATTACKS else "delays"
