"""Lists of operations, each of which runs on a seat in order, and the helps and goods that run one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TypeAlias, TypeVar

from game.alatriste.events import Changed, Helped, Sold
from game.alatriste.rows import BOXES, CARD_KINDS, CARDS, EFFECT_LISTS
from game.alatriste.state import Alatriste
from game.alatriste.tokens import BACK, BOX, CARD, DISCARD_OWN, NOBODY, NOWHERE, each_card
from game.alatriste.transfers import discard
from game.core.action import Action, Token
from game.core.script import AGAIN, Ask, Frame, Outcome


@dataclass(slots=True)
class Deeds(Frame):
    """The list of that name runs on `seat`; `at` is the number of the next operation.

    `author` played the attack that runs it, or NOBODY. `box` is the box that runs it, NOWHERE for a card.
    `falls` is how often the seat had fallen at the start; the list stops when that grows.
    """

    name: str = ""
    at: int = 0
    seat: int = 0
    author: int = NOBODY
    box: int = NOWHERE
    falls: int = 0


def run(state: Alatriste, name: str, seat: int, author: int = NOBODY, box: int = NOWHERE) -> None:
    """Run a list on a seat; must be the last act of a step."""
    if EFFECT_LISTS[name]:
        state.stack.append(
            Deeds(name=name, seat=seat, author=author, box=box, falls=state.players[seat].falls)
        )


def source(name: str) -> tuple[Token, ...]:
    """Return the box, or a card of the kind, whose list has that name."""
    return _SOURCES[name.partition("/")[0]]


_SOURCES: dict[str, tuple[Token, ...]] = {
    **{row.key: (CARD[row.numbers[0]],) for row in CARD_KINDS},
    **{row.id: (BOX[box],) for box, row in enumerate(BOXES)},
}


def usable(state: Alatriste, seat: int) -> list[int]:
    """Return the helps that a seat may play now of its own will.

    Those for any time, and in its own phases all of them, if they are of any use.
    """
    timings = ("own", "any") if state.active == seat else ("any",)
    player = state.players[seat]
    return [card for card in player.with_timing(*timings) if player.can_use(card)]


def play_help(state: Alatriste, seat: int, card: int) -> None:
    """Play a help: it goes to the discards and does what it says; must be the last act of a step."""
    state.emit(Helped("alatriste.7.3", seat, CARD[card]))
    state.count("helps")
    discard(state, seat, [card], "alatriste.7.3")
    run(state, CARDS[card].key, seat)


def sell(state: Alatriste, seat: int, card: int) -> None:
    """Sell a possession off the board."""
    price = CARDS[card].sell
    state.emit(Sold("alatriste.7.1", seat, CARD[card], price))
    discard(state, seat, [card], "alatriste.7.1")
    state.players[seat].ducats += price
    state.emit(Changed("alatriste.7.1", seat, "ducats", price, state.players[seat].ducats, (CARD[card],)))


@dataclass(slots=True)
class Discarding(Frame):
    """`seat` may discard a card of its own board, in the middle of another decision."""

    seat: int = 0


def give_up(state: Alatriste, frame: Discarding, answer: Action | None) -> Outcome:
    """Ask which card is discarded; nothing is, if they think better of it. Rule 7.1."""
    if answer is None:
        own = state.players[frame.seat].board
        return Ask(frame.seat, "alatriste.discard", (*each_card("discard", own), BACK))
    if answer != BACK:
        discard(state, frame.seat, [answer.picks[0].id], "alatriste.7.1")
    return None


Discarding.steps = (give_up,)

F = TypeVar("F", bound=Frame)
Asking: TypeAlias = Callable[[Alatriste, F, Action | None], Outcome]


def own_decision(step: Asking[F]) -> Asking[F]:
    """Let people discard from their own board at every question of a step that leaves a choice. Rule 7.1.

    The same question follows, for what it offers may have changed. No bot is offered that.
    """

    @wraps(step)
    def deciding(state: Alatriste, frame: F, answer: Action | None) -> Outcome:
        if answer == DISCARD_OWN:
            ask = step(state, frame, None)
            assert isinstance(ask, Ask)
            state.stack.append(Discarding(seat=ask.seat))
            return AGAIN
        outcome = step(state, frame, answer)
        if not isinstance(outcome, Ask) or not state.players[outcome.seat].board or len(outcome.options) == 1:
            return outcome
        seat, prompt, options, about, subset, human_only = outcome
        return Ask(seat, prompt, (*options, DISCARD_OWN), about, subset, human_only + 1)

    return deciding
