"""The whole game: the splits, the cards, the starter, and round after round until it ends."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.ending import finish
from game.alatriste.events import StarterChosen
from game.alatriste.rows import RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import dice
from game.alatriste.transfers import draw
from game.alatriste.turn_steps import Turn
from game.alatriste.wounds import BIRTH, SPLITS, born, seal
from game.core.action import Action
from game.core.event import Rolled
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class Campaign(Frame):
    """`turn` counts the seats that have split, and later those that have had their turn this round."""

    turn: int = 0


def split_points(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Ask every seat in secret for its split, then show them all."""
    if frame.turn == state.seats:
        for seat in range(state.seats):
            born(state, seat)
        frame.turn = 0
        return None
    if answer is None:
        return Ask(frame.turn, "alatriste.split", SPLITS)
    seal(state, frame.turn, answer)
    frame.turn += 1
    return AGAIN


def deal_cards(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Deal a hand to every seat."""
    for seat in range(state.seats):
        draw(state, seat, RULES.hand, BIRTH)
    return None


def choose_starter(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Roll for the starter, ties again; play passes to the right."""
    rollers = list(range(state.seats))
    while len(rollers) > 1:
        faces = state.rng.dice(len(rollers))
        for seat, face in zip(rollers, faces, strict=True):
            state.emit(Rolled(BIRTH, dice(seat, 1), (face,), seat))
        rollers = [seat for seat, face in zip(rollers, faces, strict=True) if face == max(faces)]
    state.starter = rollers[0]
    state.emit(StarterChosen(BIRTH, (state.starter, *state.after(state.starter))))
    return None


def rounds(state: Alatriste, frame: Campaign, answer: Action | None) -> Outcome:
    """Give every seat its turn, from the starter on; after the last round the score decides."""
    if state.ended:
        return None
    if frame.turn == 0:
        if state.cap and state.round == state.cap:
            finish(state, "cap")
            return None
        state.round += 1
    seat = (state.starter - frame.turn) % state.seats
    frame.turn = (frame.turn + 1) % state.seats
    if not state.players[seat].left:
        state.stack.append(Turn(seat=seat))
    return AGAIN


Campaign.steps = (split_points, deal_cards, choose_starter, rounds)
