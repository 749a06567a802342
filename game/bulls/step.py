"""One of the four steps of a day: cards, Runners, Bulls, token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bulls.card_play import CardPlay
from game.bulls.events import Charged, FirstPlayerPassed, Passed, Ran, Trampled
from game.bulls.stampede import Ways, charged, horns, street, trampled, ways_of
from game.bulls.state import Bulls
from game.bulls.tokens import BULL, CROWD, PASS, PLAY, RUNNER
from game.bulls.town import Town
from game.core.action import Action, Token, token
from game.core.event import Played, Rolled
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class DayStep(Frame):
    """`turn` counts the seats that have played a card."""

    turn: int = 0


def play_cards(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """From the first player clockwise everybody must play one card; only an empty hand passes."""
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
    if state.events is not None:
        state.emit(Played("bulls.7.1", seat, card))
    state.stack.append(CardPlay(0, seat, card.id))
    return AGAIN


def advance_runners(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """All Runners take the street of their Direction token or of their parity."""
    ways = [ways_of(state.board, state.flags, seat) for seat in range(state.seats)]
    dice = zip(state.runners, state.spaces, state.faces)  # noqa: B905 (hot)
    targets = [ways[id // CROWD][space][face] for id, space, face in dice]
    if state.events is not None and targets:
        dice = zip(state.runners, state.spaces, state.faces, strict=True)
        runs = [(RUNNER[id], ways[id // CROWD], space, face) for id, space, face in dice]
        state.emit(_ran(state.board, "bulls.7.2", runs))
    state.spaces = targets
    return None


def bulls_charge(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """All Bulls run by their own faces; whoever matches one rerolls, and is trampled on a match again."""
    ways = state.board.ways
    if state.events is not None:
        bulls = zip(BULL, state.bull_spaces, state.bull_faces, strict=False)
        runs = [(bull, ways, space, face) for bull, space, face in bulls]
        state.emit(_ran(state.board, "bulls.7.3", runs))
    dice = zip(state.bull_spaces, state.bull_faces)  # noqa: B905 (hot)
    state.bull_spaces = [ways[space][face] for space, face in dice]
    state.row += 1
    danger = horns(len(ways), state.bull_spaces, state.bull_faces)
    hit = charged(state.spaces, state.faces, danger)
    for place in hit:
        state.faces[place] = state.rng.die()
    lost = [place for place in hit if trampled(state.faces[place], danger[state.spaces[place]])]
    if state.events is not None:
        _tell_charges(state, hit, lost)
    state.lost[state.day - 1] += len(lost)
    for place in sorted(lost, reverse=True):
        state.trampled.append(state.runners.pop(place))
        del state.spaces[place], state.faces[place]
    return None


def pass_token(state: Bulls, frame: DayStep, answer: Action | None) -> Outcome:
    """The first-player token goes one seat to the left, after the last step of a day too."""
    state.first = (state.first + 1) % state.seats
    if state.events is not None:
        state.emit(FirstPlayerPassed("bulls.7.4", state.first))
    return None


def _ran(town: Town, rule: str, runs: Sequence[tuple[Token, Ways, int, int]]) -> Ran:
    """The event of dice that run, each by its ways from its space with its face."""
    return Ran(
        rule,
        tuple(die for die, *_ in runs),
        tuple(token("space", space) for _, _, space, _ in runs),
        tuple(token("space", ways[space][face]) for _, ways, space, face in runs),
        tuple(token("street", street(town, ways, space, face)) for _, ways, space, face in runs),
    )


def _tell_charges(state: Bulls, hit: list[int], lost: list[int]) -> None:
    """One roundabout after the other, although all charges happen at once."""
    for space in sorted({state.spaces[place] for place in hit}):
        here = token("space", space)
        bulls = [bull for bull, at in enumerate(state.bull_spaces) if at == space]
        bull_faces = tuple(state.bull_faces[bull] for bull in bulls)
        places = [place for place in hit if state.spaces[place] == space]
        runners = tuple(RUNNER[state.runners[place]] for place in places)
        state.emit(Charged("bulls.7.3", here, tuple(BULL[bull] for bull in bulls), bull_faces, runners))
        state.emit(Rolled("bulls.7.3", runners, tuple(state.faces[place] for place in places)))
        places = [place for place in lost if state.spaces[place] == space]
        if places:
            runners = tuple(RUNNER[state.runners[place]] for place in places)
            state.emit(Trampled("bulls.7.3", here, runners, tuple(state.faces[place] for place in places)))


DayStep.steps = (play_cards, advance_runners, bulls_charge, pass_token)
