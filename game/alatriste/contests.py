"""Contests of dice: on the Main Square, in the gaming den, and before El Valido."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.alatriste.effect_list import own_decision
from game.alatriste.effect_schema import Contest
from game.alatriste.ending import finish
from game.alatriste.events import (
    AudienceHeld,
    ContestHeld,
    ContestRolled,
    ContestWon,
    DiceStaked,
    DiceThrown,
    DiceWon,
    TurnedAway,
)
from game.alatriste.rows import CARDS, MAIN_SQUARE
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, JOIN, NOBODY, PASS, SEAT, count, each_amount
from game.alatriste.transfers import capture, gain, roll, transfer
from game.core.action import Action
from game.core.event import Event
from game.core.script import AGAIN, Ask, Frame, Outcome

AUDIENCE, DEN, SQUARE = "alatriste.9.1", "alatriste.9.2", "alatriste.9.3"
"""The rules of the three."""


@dataclass(slots=True)
class Dicing(Frame):
    """`seat` plays for `bet` Ducats; `turn` counts the others who were asked, `joined` has a bit for each."""

    seat: int = 0
    least: int = 0
    bet: int = 0
    turn: int = 0
    joined: int = 0


def hold_contest(state: Alatriste, contest: Contest) -> None:
    """Bring all present seats to the Main Square, find the winner, and catch the wanted. Rule 9.3."""
    seats = [seat for seat, player in enumerate(state.players) if player.present]

    def adds(seat: int) -> int:
        player = state.players[seat]
        return player.fencing if contest.add == "fencing_chips" else player.fame_people

    state.contest = True
    state.count(contest.which)
    state.emit(ContestHeld(SQUARE, contest.which, tuple(seats)))
    for seat in seats:
        transfer(state, seat, MAIN_SQUARE, SQUARE)
    patron = [
        (seat, card)
        for seat in seats
        for card in state.players[seat].board
        if contest.which in CARDS[card].wins
    ]
    rolled = partial(ContestRolled, SQUARE, contest.which)
    winner, card = patron[0] if patron else (_win(state, SQUARE, seats, adds, rolled), None)
    state.emit(ContestWon(SQUARE, contest.which, winner, CARD[card] if card else None))
    gain(state, winner, "fame", contest.prize, SQUARE)
    capture(state)


def _win(
    state: Alatriste, rule: str, seats: list[int], adds: Callable[[int], int], rolled: Callable[..., Event]
) -> int:
    """Roll for every seat until one has most; return it. Those who tie for the most roll again.

    `rolled` makes the event of seats and scores.
    """
    while True:
        scores = [sum(roll(state, seat, rule, 2)) + adds(seat) for seat in seats]
        state.emit(rolled(tuple(seats), tuple(scores)))
        seats = [seat for seat, score in zip(seats, scores, strict=True) if score == max(scores)]
        if len(seats) == 1:
            return seats[0]


@own_decision
def stake(state: Alatriste, frame: Dicing, answer: Action | None) -> Outcome:
    """Ask for the bet; whoever has too few Ducats for the least bet does not play. Rule 9.2."""
    player = state.players[frame.seat]
    if answer is None:
        if player.ducats < frame.least:
            return None
        return Ask(frame.seat, "alatriste.bet", each_amount("bet", frame.least, player.ducats))
    frame.bet = answer.picks[0].id
    _pay_in(state, frame, frame.seat)
    return None


@own_decision
def invite(state: Alatriste, frame: Dicing, answer: Action | None) -> Outcome:
    """Ask every other present seat that has the stake whether to join, wherever it stands."""
    others = state.after(frame.seat)
    if not frame.bet or frame.turn == len(others):
        return None
    other = others[frame.turn]
    player = state.players[other]
    if answer is None and player.present and player.ducats >= frame.bet:
        return Ask(other, "alatriste.join", (JOIN, PASS), (SEAT[frame.seat], count(frame.bet)))
    if answer == JOIN:
        _pay_in(state, frame, other)
    frame.turn += 1
    return AGAIN


def throw(state: Alatriste, frame: Dicing, answer: Action | None) -> Outcome:
    """Roll for all stakers and the bank until one has most, and pay that one the pot."""
    if not frame.bet:
        return None
    stakers = [seat for seat in (frame.seat, *state.after(frame.seat)) if frame.joined >> seat & 1]

    def adds(seat: int) -> int:
        return state.players[seat].sum_of("dice") if seat != NOBODY else 0

    winner = _win(state, DEN, [*stakers, NOBODY], adds, partial(DiceThrown, DEN))
    pot = frame.bet * (len(stakers) + 1)
    state.count("dice games")
    if winner != NOBODY:
        state.players[winner].ducats += pot
    state.emit(DiceWon(DEN, winner, pot))
    return None


def _pay_in(state: Alatriste, frame: Dicing, seat: int) -> None:
    state.players[seat].ducats -= frame.bet
    frame.joined |= 1 << seat
    state.emit(DiceStaked(DEN, seat, frame.bet))


def audience(state: Alatriste, seat: int, target: int) -> None:
    """Hold an audience: whoever reaches `target` has won the game; failing costs nothing. Rule 9.1."""
    player = state.players[seat]
    if not player.is_received:
        state.emit(TurnedAway(AUDIENCE, seat))
        return
    friends, player.audience = player.friends_at_court, 0
    state.count("audiences")
    faces = roll(state, seat, AUDIENCE, 2)
    total = sum(faces) + friends
    state.emit(AudienceHeld(AUDIENCE, seat, faces, total, target))
    if total >= target:
        state.winner = seat
        finish(state, "audience")


Dicing.steps = (stake, invite, throw)
