"""Dawn: what a new day begins with, in the order of the rulebook."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from game.bulls.events import DestinationsDealt, Entered, Sealed
from game.bulls.rows import CARDS, DESTINATIONS, RULES
from game.bulls.state import Bulls
from game.bulls.tokens import (
    BULL,
    CARD,
    DESTINATION,
    DONE,
    NOWHERE,
    PICK_CARD,
    RUNNER,
    RUNNERS_PER_SEAT,
    left,
    picks,
)
from game.core.action import Action, token
from game.core.event import Discarded, Paid, Rolled
from game.core.script import AGAIN, Ask, Frame, Outcome, Subset, alike


@dataclass(slots=True)
class Dawn(Frame):
    """Sets up a day; `turn` counts the seats that have decided which cards to keep."""

    turn: int = 0


def keep_cards(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Let everybody pick, in secret, the cards to discard; on the first day nobody does. Rule 6.1."""
    if state.day == 1 or frame.turn == state.seats:
        return None
    seat = (state.first + frame.turn) % state.seats
    if answer is not None and answer != DONE:
        state.sealed.append(answer.picks[0].id)
    if answer != DONE and state.hands[seat]:
        hand = sorted(state.hands[seat])
        picked = [card for card in hand if card in state.sealed] if state.sealed else []
        groups = alike([(card, CARDS[card].id) for card in hand], picked).values()
        options = (*[PICK_CARD[group[0]] for group in groups], DONE)
        cards = tuple([tuple([CARD[card] for card in group]) for group in groups])
        most = sum(map(len, groups))
        return Ask(seat, "bulls.keep_cards", options, (left(most),), Subset(most, (cards,)))
    frame.turn += 1
    if state.events is not None:
        state.emit(Sealed("bulls.6.1", seat))
    return AGAIN


def discard(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Lay what was picked face up on the discard pile, once everybody has decided. Rule 6.1."""
    if not state.sealed:
        return None
    for seat in state.order():
        cards = [card for card in state.hands[seat] if card in state.sealed]
        if cards:
            state.hands[seat] = [card for card in state.hands[seat] if card not in cards]
            state.discard += cards
            if state.events is not None:
                state.emit(Discarded("bulls.6.1", seat, tuple(CARD[card] for card in cards)))
    state.sealed.clear()
    return None


def pay_out(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Pay the points of yesterday's destinations, which count for the new day. Rule 6.2."""
    for seat in state.order():
        for card in state.noted[seat]:
            points = DESTINATIONS[card].next_day.points
            if points:
                state.gain(seat, points)
                if state.events is not None:
                    state.emit(Paid("bulls.6.2", seat, points, (DESTINATION[card],)))
    return None


def deal_cards(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Let everybody draw up to a full hand, changed by yesterday; nobody gives any back. Rule 6.3."""
    for seat in state.order():
        size = RULES.base_hand + sum([effect.cards for effect in state.earned_effects(seat)])
        state.draw(seat, size - len(state.hands[seat]), "bulls.6.3")
    return None


def deal_destinations(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Lay a destination card on each slot, from left to right. Rule 6.4."""
    pool = [*state.slots, *state.aside]
    state.slots = state.rng.deal(pool, len(state.board.destinations))
    state.aside = sorted(pool)
    if state.events is not None:
        slots = tuple(DESTINATION[card] for card in state.slots)
        state.emit(DestinationsDealt("bulls.6.4", slots, tuple(DESTINATION[card] for card in state.aside)))
    return None


def roll_bulls(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Roll a Bull for each start, where it stands whatever it shows. Rule 6.5."""
    starts = list(state.board.starts.values())
    state.bull_faces = state.rng.dice(len(starts))
    _enter_bulls(state, starts, "bulls.6.5")
    return None


def roll_runners(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Roll all Runners; each but a 1 stands on the start of its number. Rule 6.6."""
    starts = state.board.starts
    for seat in state.order():
        crowd = state.starting_runners(seat)
        faces = state.rng.dice(len(crowd))
        # The first player rolls first, but all Runners lie in order of id.
        place = bisect_left(state.runners, crowd[0])
        state.runners[place:place] = crowd
        state.faces[place:place] = faces
        spaces = [starts.get(face, NOWHERE) for face in faces]
        state.spaces[place:place] = spaces
        if state.events is not None:
            state.spaces[place : place + len(crowd)] = [NOWHERE] * len(crowd)
            state.emit(Rolled("bulls.6.6", tuple(RUNNER[id] for id in crowd), tuple(faces), seat))
            state.spaces[place : place + len(crowd)] = spaces
            placed = [(id, face) for id, face in zip(crowd, faces, strict=True) if face in starts]
            dice = tuple(RUNNER[id] for id, _ in placed)
            places = tuple(token("space", starts[face]) for _, face in placed)
            state.emit(Entered("bulls.6.6", dice, places, tuple(face for _, face in placed), seat))
    state.ran[state.day - 1] = len(state.runners)
    return None


def place_ones(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Let whoever rolled a 1 put it on any start; it stays a 1. Rule 6.7."""
    runners, spaces = state.runners, state.spaces
    if NOWHERE not in spaces:
        return None
    first = bisect_left(runners, RUNNERS_PER_SEAT * state.first)
    where = spaces.index(NOWHERE, first if NOWHERE in spaces[first:] else 0)
    runner = runners[where]
    seat = runner // RUNNERS_PER_SEAT
    if answer is None:
        options = picks("space", state.board.rows[0])
        count = spaces[where : bisect_left(runners, RUNNERS_PER_SEAT * seat + RUNNERS_PER_SEAT)].count(
            NOWHERE
        )
        return Ask(seat, "bulls.place_one", options, (RUNNER[runner], left(count)))
    place = answer.picks[0]
    spaces[where] = place.id
    if state.events is not None:
        state.emit(Entered("bulls.6.7", (RUNNER[runner],), (place,), (1,), seat))
    return AGAIN


def roll_sixth_bull(state: Bulls, frame: Dawn, answer: Action | None) -> Outcome:
    """Roll one more Bull until it shows no 1; it stands on the start of its number. Rule 6.8."""
    for bull in range(len(state.bull_faces), RULES.start_bulls):
        state.bull_spaces.append(NOWHERE)
        state.bull_faces.append(face := state.rng.die())
        while face not in state.board.starts:
            if state.events is not None:
                state.emit(Rolled("bulls.6.8", (BULL[bull],), (face,)))
            state.bull_faces[bull] = face = state.rng.die()
        _enter_bulls(state, [state.board.starts[face]], "bulls.6.8")
    return None


def _enter_bulls(state: Bulls, spaces: list[int], rule: str) -> None:
    """Let the Bulls that were rolled last stand in these spaces."""
    first = len(state.bull_faces) - len(spaces)
    if state.events is not None:
        dice, faces = BULL[first : first + len(spaces)], tuple(state.bull_faces[first:])
        state.bull_spaces[first:] = [NOWHERE] * len(spaces)
        state.emit(Rolled(rule, dice, faces))
    state.bull_spaces[first:] = spaces
    if state.events is not None:
        state.emit(Entered(rule, dice, tuple(token("space", space) for space in spaces), faces))


Dawn.steps = (
    keep_cards,
    discard,
    pay_out,
    deal_cards,
    deal_destinations,
    roll_bulls,
    roll_runners,
    place_ones,
    roll_sixth_bull,
)
