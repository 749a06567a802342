"""The middle of a turn, T5 to T9: the die, the Patrol, the move, and what the box holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

import msgspec

from game.alatriste.card_phase import strike_first
from game.alatriste.effect_list import own_decision, run
from game.alatriste.events import Walked
from game.alatriste.fight import Encounter
from game.alatriste.madrid import FAR, Walk, Walks, first_walks, patrol_walks, task_walks, walks
from game.alatriste.rows import BOX, BOXES, CARDS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BOX as BOX_TOKENS
from game.alatriste.tokens import CARD, NOWHERE, PATROL, PAWN, count, dice, each_box
from game.alatriste.transfers import capture, draw
from game.core.action import Action, Token
from game.core.event import Rolled
from game.core.script import AGAIN, END, Ask, Frame, Outcome

Thrown: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=6)]
"""What a die has fallen to; 0 before it is thrown."""


@dataclass(slots=True)
class Outing(Frame):
    """`task` is the waiting attack that `seat` must obey, or 0; `fresh` is 1 for the first move of a life.

    `part` counts the bonuses that it has had on `box`, where the move has ended; `falls` is that of the
    start.
    """

    seat: int = 0
    task: int = 0
    fresh: int = 0
    die: Thrown = 0
    patrol: Thrown = 0
    box: int = NOWHERE
    falls: int = 0
    part: int = 0


def roll(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Roll the die of the move; a natural six calls for a die for the Patrol. Rule 4.T5."""
    frame.falls = state.players[frame.seat].falls
    frame.die = state.rng.die()
    state.emit(Rolled("alatriste.4.T5", dice(frame.seat, 1), (frame.die,), frame.seat))
    if frame.die == 6:
        frame.patrol = state.rng.die()
        state.emit(Rolled("alatriste.4.T5", dice(-1, 1), (frame.patrol,), frame.seat))
    return None


@own_decision
def patrol(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Ask the roller where the Patrol walks; it may catch somebody, the roller too."""
    if not frame.patrol:
        return None
    ways = patrol_walks(state.board, state.patrol, frame.patrol)
    if answer is None:
        return Ask(frame.seat, "alatriste.patrol", each_box("patrol", ways), (PATROL, count(frame.patrol)))
    walk = ways[answer.picks[0].id]
    state.patrol = walk[-1]
    _tell_walk(state, "alatriste.4.T5", PATROL, walk)
    capture(state)
    return END if state.players[frame.seat].falls != frame.falls else None


@own_decision
def move(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Ask for one of the boxes that the die allows. Rule 6."""
    player = state.players[frame.seat]
    ways = ways_of(state, frame)
    if answer is None:
        about = (count(frame.die), *((CARD[frame.task],) if frame.task else ()))
        return Ask(frame.seat, "alatriste.move", each_box("move", ways), about)
    walk = ways[answer.picks[0].id]
    player.box = frame.box = walk[-1]
    state.count(f"box {frame.box}")
    if frame.task:
        player.bound += 1
    elif len(ways) > 1:
        state.count("walks chosen")
    _tell_walk(state, "alatriste.6", PAWN[frame.seat], walk)
    return None


def meet_justice(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Catch the wanted where the move has ended."""
    capture(state)
    return END if state.players[frame.seat].falls != frame.falls else None


def obey(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Let the task strike, if this is its box."""
    row = CARDS.get(frame.task)
    if row and row.box and BOX[row.box] == frame.box:
        strike_first(state, frame.seat)
    return None


def box_deeds(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Run the list of the box."""
    if is_here(state, frame):
        run(state, BOXES[frame.box].id, frame.seat, box=frame.box)
    return None


def bonus(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Run the lists that characters add to the box."""
    found = state.players[frame.seat].bonuses(frame.box) if is_here(state, frame) else []
    if frame.part >= len(found):
        return None
    frame.part += 1
    run(state, found[frame.part - 1][1], frame.seat, box=frame.box)
    return AGAIN


def take_card(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Draw a card, if the box has one. Rule 4.T8."""
    if BOXES[frame.box].card and is_here(state, frame):
        draw(state, frame.seat, 1, "alatriste.4.T8")
    return None


def encounter(state: Alatriste, frame: Outing, answer: Action | None) -> Outcome:
    """Begin an encounter, where fights are allowed and no contest was held."""
    if BOXES[frame.box].fight and not state.contest and is_here(state, frame):
        state.stack.append(Encounter(seat=frame.seat))
    return None


def ways_of(state: Alatriste, frame: Outing) -> Walks:
    """Return the walks that the die allows.

    A task goes before the way out of a zone, and that before any free move.
    """
    player = state.players[frame.seat]
    if frame.fresh and not player.short:
        return first_walks(state.board, frame.die)
    row = CARDS.get(frame.task)
    if row and row.box:
        pips = frame.die if player.bound + 1 < player.task_walks else FAR
        return task_walks(state.board, player.box, BOX[row.box], pips, player.level)
    ways = {**_meetings(state, frame), **walks(state.board, player.box, frame.die, player.level)}
    if player.has("step"):
        ways = {**walks(state.board, player.box, frame.die + 1, player.level), **ways}
    return {end: ways[end] for end in sorted(ways)}


def _meetings(state: Alatriste, frame: Outing) -> Walks:
    """Return the walks of Short Madrid, cut short or a step longer, to whoever may be fought. Ruling 52."""
    player, found = state.players[frame.seat], dict[int, Walk]()
    for steps in range(1, frame.die + 2) if player.short else ():
        for end, walk in walks(state.board, player.box, steps, player.level).items():
            is_open = BOXES[end].fight and state.board.zones[end] <= player.level
            if is_open and any(state.players[other].is_at(end) for other in state.after(frame.seat)):
                found.setdefault(end, walk)
    return found


def open_walks(state: Alatriste) -> Walks:
    """Return the walks that the open question offers, by their ends; nothing at other questions."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Outing) or frame.pc >= len(frame.steps):
        return {}
    step = frame.steps[frame.pc]
    if step is patrol and frame.patrol:
        return patrol_walks(state.board, state.patrol, frame.patrol)
    return ways_of(state, frame) if step is move else {}


def is_here(state: Alatriste, frame: Outing) -> bool:
    """Return whether the seat is still present where its move has ended, and the game goes on."""
    player = state.players[frame.seat]
    return player.is_at(frame.box) and player.falls == frame.falls and not state.ended


def _tell_walk(state: Alatriste, rule: str, piece: Token, walk: Walk) -> None:
    if state.events is not None:
        path = tuple(BOX_TOKENS[number] for number in walk)
        state.emit(Walked(rule, (piece,), path[:1], path[-1:], path))


Outing.steps = (roll, patrol, move, meet_justice, obey, box_deeds, bonus, take_card, encounter)
