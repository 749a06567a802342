"""The gaming den: dice against the bank, and against whoever joins."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.events import DiceStaked, DiceThrown, DiceWon
from game.alatriste.state import Alatriste
from game.alatriste.tokens import JOIN, NOBODY, PASS, SEAT, amount, count, dice
from game.core.action import Action
from game.core.event import Rolled
from game.core.script import AGAIN, Ask, Frame, Outcome

RULE = "alatriste.9.2"


@dataclass(slots=True)
class Dicing(Frame):
    """`seat` plays for `bet` Ducats; `turn` counts the others who were asked, `joined` has a bit for each."""

    seat: int = 0
    least: int = 0
    bet: int = 0
    turn: int = 0
    joined: int = 0


def stake(state: Alatriste, frame: Dicing, answer: Action | None) -> Outcome:
    """The bet is at least five; with fewer Ducats one is only turned away."""
    player = state.players[frame.seat]
    if answer is None:
        if player.ducats < frame.least:
            return None
        bets = tuple(amount("bet", n) for n in range(frame.least, player.ducats + 1))
        return Ask(frame.seat, "alatriste.bet", bets)
    frame.bet = answer.picks[0].id
    _pay_in(state, frame, frame.seat)
    return None


def invite(state: Alatriste, frame: Dicing, answer: Action | None) -> Outcome:
    """Everybody present who can may join with the same stake, wherever he stands."""
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
    """Two dice each, the bank too; loaded dice add; the highest takes the pot, and rolls again when tied."""
    if not frame.bet:
        return None
    stakers = [seat for seat in (frame.seat, *state.after(frame.seat)) if frame.joined >> seat & 1]
    rollers = [*stakers, NOBODY]
    while len(rollers) > 1:
        scores = []
        for seat in rollers:
            faces = (state.rng.die(), state.rng.die())
            state.tell(Rolled(RULE, dice(seat, 2), faces, seat if seat != NOBODY else None))
            scores.append(sum(faces) + (state.players[seat].sum_of("dice") if seat != NOBODY else 0))
        state.tell(DiceThrown(RULE, tuple(rollers), tuple(scores)))
        rollers = [seat for seat, score in zip(rollers, scores, strict=True) if score == max(scores)]
    winner, pot = rollers[0], frame.bet * (len(stakers) + 1)
    state.count("dice games")
    if winner != NOBODY:
        state.players[winner].ducats += pot
    state.tell(DiceWon(RULE, winner, pot))
    return None


def _pay_in(state: Alatriste, frame: Dicing, seat: int) -> None:
    state.players[seat].ducats -= frame.bet
    frame.joined |= 1 << seat
    state.tell(DiceStaked(RULE, seat, frame.bet))


Dicing.steps = (stake, invite, throw)
