"""A step of a day: cards are played, Runners run, Bulls charge, and the first-player token passes."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.bulls.card_play import CardPlay
from game.bulls.events import Charged, FirstPlayerPassed, Passed, Ran, Trampled
from game.bulls.stampede import Ways, charged_places, faces_by_space, is_trampled, street_taken, ways_of
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, PASS, PLAY, RUNNER, RUNNERS_PER_SEAT
from game.bulls.town import Town
from game.core.action import Action, Token, token
from game.core.event import Played, Rolled
from game.core.script import AGAIN, Ask, Frame, Outcome, Step

Phase: TypeAlias = Literal["", "play", "run", "charge", "pass"]
"""What is done in a step of a day; "" outside of steps."""


@dataclass(slots=True)
class DayStep(Frame):
    """Runs one step; `turn` counts the seats that have played a card."""

    turn: int = 0


def phase_of(state: Bulls) -> Phase:
    """Return what is done now; it is "play" already while the Runners are rolled and placed at dawn."""
    step = next((frame for frame in reversed(state.stack) if isinstance(frame, DayStep)), None)
    if step is not None:
        return _PHASES[step.steps[step.pc]]
    return "play" if state.runners and state.row < len(state.board.rows) - 1 else ""


def play_cards(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """Let everybody play one card, clockwise from the first player; only an empty hand passes. Rule 7.1."""
    if frame.turn == state.seats:
        return None
    seat = (state.first + frame.turn) % state.seats
    if answer is None:
        return Ask(seat, "bulls.play_card", tuple([PLAY[card] for card in state.hands[seat]]) or (PASS,))
    frame.turn += 1
    if answer == PASS:
        state.emit(Passed("bulls.7.1", seat))
        return AGAIN
    card = answer.picks[0]
    state.hands[seat].remove(card.id)
    state.stack.append(CardPlay(0, seat, card.id))
    if state.events is not None:
        state.emit(Played("bulls.7.1", seat, card))
    return AGAIN


def advance_runners(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """Move all Runners down the street of their Direction token or of their parity. Rule 7.2."""
    ways = [ways_of(state.board, state.flags, seat) for seat in range(state.seats)]
    dice = zip(state.runners, state.spaces, state.faces)  # noqa: B905 (hot)
    before = state.spaces
    state.spaces = [ways[id // RUNNERS_PER_SEAT][space][face] for id, space, face in dice]
    if state.events is not None and before:
        dice = zip(state.runners, before, state.faces, strict=True)
        runs = [(RUNNER[id], ways[id // RUNNERS_PER_SEAT], space, face) for id, space, face in dice]
        state.emit(_ran(state.board, "bulls.7.2", runs))
    return None


def bulls_charge(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """Move all Bulls by their faces; who matches one rerolls, and is trampled on a match again. Rule 7.3.

    All charges happen at once; they are told one roundabout after the other.
    """
    ways, before = state.board.ways, state.bull_spaces
    dice = zip(before, state.bull_faces)  # noqa: B905 (hot)
    state.bull_spaces = [ways[space][face] for space, face in dice]
    state.row += 1
    if state.events is not None:
        bulls = zip(BULL, before, state.bull_faces, strict=False)
        runs = [(bull, ways, space, face) for bull, space, face in bulls]
        state.emit(_ran(state.board, "bulls.7.3", runs))
    danger = faces_by_space(len(ways), state.bull_spaces, state.bull_faces)
    hit = charged_places(state.spaces, state.faces, danger)
    out = len(state.trampled)
    while hit:
        hit = _charge(state, hit, danger)
    if lost := state.trampled[out:]:
        state.lost[state.day - 1] += len(lost)
        state.trampled[out:] = sorted(lost, reverse=True)  # equal positions stay equal, told or not
    return None


def pass_token(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """Pass the first-player token one seat to the left, after the last step of a day too. Rule 7.4."""
    state.first = (state.first + 1) % state.seats
    if state.events is not None:
        state.emit(FirstPlayerPassed("bulls.7.4", state.first))
    return None


def _ran(town: Town, rule: str, runs: Sequence[tuple[Token, Ways, int, int]]) -> Ran:
    """Return the event of dice that run, each by its ways from its space with its face."""
    return Ran(
        rule,
        tuple(die for die, *_ in runs),
        tuple(token("space", space) for _, _, space, _ in runs),
        tuple(token("space", ways[space][face]) for _, ways, space, face in runs),
        tuple(token("street", street_taken(town, ways, space, face)) for _, ways, space, face in runs),
    )


def _charge(state: Bulls, hit: list[int], danger: Sequence[int]) -> list[int]:
    """Carry out the charge in the first roundabout of `hit`; return the places of those charged elsewhere.

    `danger` is by space the set of Bull faces there; places are those in the lists of Runners. All happens
    at once, so that it is parted by roundabouts only where somebody is told of it.
    """
    spaces, faces, places = state.spaces, state.faces, hit
    space = spaces[hit[0]]
    if state.events is not None:
        places = [place for place in hit if spaces[place] == space]
        bulls = [bull for bull, at in enumerate(state.bull_spaces) if at == space]
        shown = tuple(state.bull_faces[bull] for bull in bulls)
        dice = tuple(BULL[bull] for bull in bulls)
        state.emit(Charged("bulls.7.3", token("space", space), dice, shown, _runners(state, places)))
    for place in places:
        faces[place] = state.rng.die()
    lost = [place for place in places if is_trampled(faces[place], danger[spaces[place]])]
    event = None
    if state.events is not None:
        state.emit(Rolled("bulls.7.3", _runners(state, places), _faces(state, places)))
        event = Trampled("bulls.7.3", token("space", space), _runners(state, lost), _faces(state, lost))
    for place in sorted(lost, reverse=True):
        state.trampled.append(state.runners.pop(place))
        del spaces[place], faces[place]
    if event is not None and lost:
        state.emit(event)
    return [place - bisect_left(lost, place) for place in hit[len(places) :]]


def _runners(state: Bulls, places: list[int]) -> tuple[Token, ...]:
    return tuple([RUNNER[state.runners[place]] for place in places])


def _faces(state: Bulls, places: list[int]) -> tuple[int, ...]:
    return tuple([state.faces[place] for place in places])


_PHASES: Mapping[Step, Phase] = {
    play_cards: "play",
    advance_runners: "run",
    bulls_charge: "charge",
    pass_token: "pass",
}
DayStep.steps = tuple(_PHASES)
