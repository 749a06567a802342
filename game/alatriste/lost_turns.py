"""What keeps a seat from its turn: wounds, travels, jail, missed turns and refuge. Steps of a Turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from game.alatriste.effect_list import run
from game.alatriste.effect_schema import Gain, Release
from game.alatriste.events import CameBack, TurnLost
from game.alatriste.helps import play_help
from game.alatriste.justice import free, leave_refuge, transfer
from game.alatriste.rows import BOXES, CARDS, RULES, Prison
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BAIL, BOX, GO_OUT, ROLL, STAY, box, card, count, dice
from game.alatriste.transfers import draw, gain, spend
from game.core.action import Action
from game.core.event import Rolled
from game.core.script import AGAIN, Ask, Frame, Outcome

RULE = "alatriste.4.1"

CARE = {
    number: sum(effect.n for effect in row.do if isinstance(effect, Gain) and effect.stat == "vigour")
    for number, row in enumerate(BOXES)
    if any(isinstance(effect, Gain) and effect.stat == "vigour" for effect in row.do)
}
"""By box that heals without any condition, how much."""


class LosesTurns(Protocol):
    """The turn of a seat, as far as it may be lost."""

    seat: int
    lost: int


@dataclass(slots=True)
class Homecoming(Frame):
    """`seat` comes back to the box that sent it away; `part` counts the bonuses that it has had."""

    seat: int = 0
    falls: int = 0
    part: int = 0


def rescue(state: Alatriste, frame: LosesTurns, answer: Action | None) -> Outcome:
    """Nurse the wounded free of charge where they choose, until they have Vigour enough. Rule 8.5."""
    player = state.players[frame.seat]
    if frame.lost or not player.wounded:
        return None
    if player.wounded == 1:
        if answer is None:
            level = player.level
            options = tuple(box("go", number) for number in CARE if state.board.zones[number] <= level)
            return Ask(frame.seat, "alatriste.rescue", options)
        transfer(state, frame.seat, answer.picks[0].id, "alatriste.8.5")
        player.wounded = 2
    _lose_turn(state, frame, "wounded")
    care = CARE[player.box] + player.sum_of("heal")
    gain(state, frame.seat, "vigour", care, "alatriste.8.5", (BOX[player.box],))
    return None


def travel(state: Alatriste, frame: LosesTurns, answer: Action | None) -> Outcome:
    """Count a turn abroad; with the last one the seat is back."""
    player = state.players[frame.seat]
    if frame.lost or not player.away:
        return None
    player.away -= 1
    _lose_turn(state, frame, "away", player.away)
    if not player.away:
        state.emit(CameBack(RULE, frame.seat, BOX[player.box]))
        state.stack.append(Homecoming(seat=frame.seat, falls=player.falls))
    return None


def serve(state: Alatriste, frame: LosesTurns, answer: Action | None) -> Outcome:
    """Let a prisoner go who has served the time."""
    player = state.players[frame.seat]
    if not frame.lost and player.prison:
        player.served += 1
        if player.served > prison_of(player.prison).turns:
            free(state, frame.seat, "served")
    return None


def bail(state: Alatriste, frame: LosesTurns, answer: Action | None) -> Outcome:
    """Ask a prisoner for bail, a writ or the die; whoever leaves moves freely this turn. Rule 4.1."""
    player = state.players[frame.seat]
    if frame.lost or not player.prison:
        return None
    prison = prison_of(player.prison)
    if answer is None:
        writs = [held for held in player.with_timing("any") if isinstance(CARDS[held].do[0], Release)]
        able = (BAIL,) if player.ducats >= prison.bail else ()
        options = (*able, *(card("help", held) for held in writs), ROLL)
        return Ask(frame.seat, "alatriste.bail", options, (count(prison.bail), count(prison.die)))
    if answer == BAIL:
        spend(state, frame.seat, prison.bail, RULE)
        free(state, frame.seat, "bail")
    elif answer == ROLL:
        face = state.rng.die()
        state.emit(Rolled(RULE, dice(frame.seat, 1), (face,), frame.seat))
        if face >= prison.die:
            free(state, frame.seat, "die")
        else:
            _lose_turn(state, frame, "prison", prison.turns - player.served)
    else:
        play_help(state, frame.seat, answer.picks[0].id)
    return None


def miss(state: Alatriste, frame: LosesTurns, answer: Action | None) -> Outcome:
    """Count a turn that a card takes; the seat misses it where it stands."""
    player = state.players[frame.seat]
    if not frame.lost and player.skip:
        player.skip -= 1
        _lose_turn(state, frame, "skip", player.skip)
    return None


def hide(state: Alatriste, frame: LosesTurns, answer: Action | None) -> Outcome:
    """Ask whoever is in refuge whether to stay, or to go out and move freely."""
    if frame.lost or not state.players[frame.seat].refuge:
        return None
    if answer is None:
        return Ask(frame.seat, "alatriste.stay", (STAY, GO_OUT), (BOX[state.players[frame.seat].box],))
    if answer == STAY:
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


def prison_of(which: str) -> Prison:
    """Return how one leaves that jail."""
    return RULES.court if which == "court" else RULES.town


def _lose_turn(state: Alatriste, frame: LosesTurns, why: str, left: int = 0) -> None:
    frame.lost = 1
    state.emit(TurnLost(RULE, frame.seat, why, max(left, 0)))


Homecoming.steps = (bring_home, bring_bonus, bring_card)
