"""Wounds, surgeons and death (Rule 8.5), and the new life that begins after it (Rule 2)."""

from __future__ import annotations

from dataclasses import dataclass

from game.alatriste.effect_list import own_decision, play_help
from game.alatriste.events import SplitSealed, SplitShown
from game.alatriste.events_combat import Awaited, Died, FellWounded
from game.alatriste.rows import CARDS, RULES
from game.alatriste.state import Alatriste, Player
from game.alatriste.tokens import CARD, DECLINE, NOBODY, each_amount, each_card
from game.alatriste.transfers import draw
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


@own_decision
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
        options = (*each_card("help", helps), DECLINE)
        return Ask(seat, "alatriste.save", options) if helps else None
    if answer == DECLINE:
        return None
    play_help(state, seat, answer.picks[0].id)
    return AGAIN


def surgeons(state: Alatriste, seat: int) -> list[int]:
    """Return the helps in a hand that save a life."""
    return [held for held in state.players[seat].with_timing("any") if CARDS[held].can_give("vigour")]


def is_past_help(state: Alatriste, seat: int) -> bool:
    """Return whether a seat is about to die whatever it decides: its cards are lost with it."""
    player = state.players[seat]
    return not player.vigour and player.vigour_bonus <= 0 and not surgeons(state, seat)


def die(state: Alatriste, seat: int) -> None:
    """Let a seat die: cards to the discards, chips to the bank, the pawn off the board. Rule 8.6."""
    player = state.players[seat]
    cards = [*player.hand, *player.board, *(card for card, _ in player.attacks)]
    state.discard += cards
    state.players[seat] = Player(dead=True, falls=player.falls + 1, short=player.short)
    for other in state.players:
        other.attacks = [(card, NOBODY if by == seat else by) for card, by in other.attacks]
    state.promises = [promise for promise in state.promises if seat not in promise[:2]]
    state.count("deaths")
    state.emit(Died("alatriste.8.6", seat, tuple(CARD[card] for card in cards)))


Dying.steps = (hope, save, fate)


BIRTH = "alatriste.2"

SPLITS = each_amount("split", RULES.least, RULES.split - RULES.least)


@dataclass(slots=True)
class Life(Frame):
    """The new life of a player who has died."""

    seat: int = 0


def split(state: Alatriste, frame: Life, answer: Action | None) -> Outcome:
    """Ask how the points are shared between Fencing and Ducats. Rule 2."""
    if answer is None:
        return Ask(frame.seat, "alatriste.split", SPLITS)
    seal(state, frame.seat, answer)
    born(state, frame.seat)
    return None


def deal(state: Alatriste, frame: Life, answer: Action | None) -> Outcome:
    """Deal a hand."""
    draw(state, frame.seat, RULES.hand, BIRTH)
    return None


def seal(state: Alatriste, seat: int, answer: Action) -> None:
    """Keep the split of a seat face down."""
    state.splits[seat] = answer.picks[0].id
    state.emit(SplitSealed(BIRTH, seat))


def born(state: Alatriste, seat: int) -> None:
    """Show the split of a seat and give it its chips."""
    fencing = state.splits[seat]
    falls, short = state.players[seat].falls, state.players[seat].short
    fame = RULES.short.fame if short else 0
    state.splits[seat] = 0
    state.players[seat] = Player(RULES.vigour, fame, fencing, RULES.split - fencing, falls=falls, short=short)
    state.emit(SplitShown(BIRTH, seat, fencing, RULES.split - fencing))


Life.steps = (split, deal)
