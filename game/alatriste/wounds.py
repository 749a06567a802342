"""Wounds: surgeons, whoever is saved by cards, and death. Rule 8.5."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.events_combat import Awaited, Died, FellWounded
from game.alatriste.helps import play_help
from game.alatriste.player import Player
from game.alatriste.rows import CARDS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import CARD, DECLINE, NOBODY, card
from game.core.action import Action
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class Dying(Frame):
    """A seat without Vigour."""

    seat: int = 0


def hope(state: Alatriste, frame: Dying, answer: Action | None) -> Outcome:
    """Give the dying a moment."""
    state.emit(Awaited("alatriste.8.5", frame.seat, "alatriste.save"))
    return None


def save(state: Alatriste, frame: Dying, answer: Action | None) -> Outcome:
    """Ask the dying for a surgeon."""
    if state.players[frame.seat].vigour:
        return None
    return call_surgeon(state, frame.seat, answer)


def fate(state: Alatriste, frame: Dying, answer: Action | None) -> Outcome:
    """Let those with Vigour on cards lie wounded where they fell; all others die."""
    player = state.players[frame.seat]
    if player.vigour:
        return None
    if player.vigour_bonus > 0:
        player.wounded = 1
        player.falls += 1
        state.count("wounded")
        state.emit(FellWounded("alatriste.8.5", frame.seat))
    else:
        die(state, frame.seat)
    return None


def call_surgeon(state: Alatriste, seat: int, answer: Action | None) -> Outcome:
    """Ask for a surgeon while one is in the hand; whoever declines goes on without."""
    if answer is None:
        helps = surgeons(state, seat)
        options = (*(card("help", held) for held in helps), DECLINE)
        return Ask(seat, "alatriste.save", options) if helps else None
    if answer == DECLINE:
        return None
    play_help(state, seat, answer.picks[0].id)
    return AGAIN


def surgeons(state: Alatriste, seat: int) -> list[int]:
    """Return the helps in a hand that save a life."""
    return [held for held in state.players[seat].with_timing("any") if CARDS[held].can_give("vigour")]


def die(state: Alatriste, seat: int) -> None:
    """Let a seat die: cards to the discards, chips to the bank, the pawn off the board. Rule 8.6."""
    player = state.players[seat]
    cards = [*player.hand, *player.board, *(card for card, _ in player.attacks)]
    state.discard += cards
    state.players[seat] = Player(dead=True, falls=player.falls + 1)
    for other in state.players:
        other.attacks = [(card, NOBODY if by == seat else by) for card, by in other.attacks]
    state.promises = [promise for promise in state.promises if seat not in promise[:2]]
    state.count("deaths")
    state.emit(Died("alatriste.8.6", seat, tuple(CARD[card] for card in cards)))


Dying.steps = (hope, save, fate)
