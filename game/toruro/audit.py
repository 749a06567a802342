"""How misplays are found out after the third trick, when all cards lie open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.action import Action
from game.core.script import AGAIN, Ask, Frame, Outcome
from game.toruro.deck import Card
from game.toruro.events import Accused, Misplayed
from game.toruro.holdings import Misplay
from game.toruro.state import Toruro
from game.toruro.tokens import CARD, SILENT, TRICK, accuse
from game.toruro.trick_rules import forbidden

WHERE_WRONG = (0, 1)
"""The tricks in which somebody can play wrong: in the third one everybody has a single card."""


@dataclass(slots=True)
class Accusing(Frame):
    """`turn` counts the seats that have accused or kept silent."""

    turn: int = 0


def misplays(state: Toruro) -> Iterator[Misplay]:
    """Yield every duty that was broken in this round, as the cards on the table prove it."""
    size = len(state.goers())
    left: dict[int, list[Card]] = {seat: [] for seat in state.players}
    for seat, card in zip(state.players, state.plays, strict=True):
        left[seat].append(card)
    for place, (seat, card) in enumerate(zip(state.players, state.plays, strict=True)):
        trick = place // size
        table = state.plays[trick * size : place]
        wrong = forbidden(left[seat], table, trick + 1, state.exposed, state.house.overtrump)
        if card in wrong:
            yield Misplay(seat, trick, card, wrong[card])
        left[seat].remove(card)


def audit(state: Toruro) -> None:
    """Find out every misplay of the round (Rule 7.4)."""
    for misplay in misplays(state):
        convict(state, misplay)


def convict(state: Toruro, misplay: Misplay) -> None:
    """Note a misplay as found out; its seat will commit a lulo for it."""
    state.caught += (misplay,)
    seat, trick, card, duty = misplay
    state.emit(Misplayed("toruro.7.4", seat, TRICK[trick], CARD[card], duty))


def ask_around(state: Toruro, frame: Accusing, answer: Action | None) -> Outcome:
    """Ask each seat in turn from the dealer on, those that passed too, whether they accuse somebody."""
    if frame.turn == state.seats:
        return None
    seat = state.order(state.dealer)[frame.turn]
    if answer is None:
        options = _accusations(state, seat)
        if options:
            return Ask(seat, "toruro.accuse", (*options, SILENT))
    elif answer != SILENT:
        _accuse(state, seat, answer)
    frame.turn += 1
    return AGAIN


def _accusations(state: Toruro, seat: int) -> list[Action]:
    """Return the accusations open to a seat: not of itself, nor of anybody who is found out already."""
    found = {misplay.seat for misplay in state.caught}
    others = [goer for goer in state.goers() if goer != seat and goer not in found]
    return [accuse(other, trick) for other in others for trick in WHERE_WRONG]


def _accuse(state: Toruro, seat: int, answer: Action) -> None:
    accused, trick = answer.picks
    true = [found for found in misplays(state) if (found.seat, found.trick) == (accused.id, trick.id)]
    state.emit(Accused("toruro.7.4", seat, accused.id, trick, bool(true)))
    for misplay in true:
        convict(state, misplay)


Accusing.steps = (ask_around,)
