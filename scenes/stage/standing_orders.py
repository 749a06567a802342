"""What each player has decided beforehand, in secret, about questions that come out of turn.

Such a question is put only to whoever holds something to answer with. So that no pause gives that away, bots
answer it at once; so do people by their orders. Where several people look at the screen and hands are secret,
it is asked only of whoever called out while everybody was waiting.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Literal, Protocol, get_args

from game.core.action import Action
from game.core.event import Event
from game.core.script import Ask
from scenes.stage.viewer import Viewer

Wish = Literal["always", "ask", "never"]
"""To answer at once, to be asked, or to let it pass."""
WISHES: tuple[Wish, ...] = get_args(Wish)
DECLINED = -1
"""The option that lets it pass is the last one."""


class Duties(Protocol):
    """Says which questions of a game fall under standing orders."""

    def is_out_of_turn(self, ask: Ask) -> bool:
        """Return True if `ask` is a reaction, asked outside the turn of the seat."""

    def is_revealing(self, ask: Ask) -> bool:
        """Return True if being asked shows that the seat holds some hidden card."""

    def order(self, ask: Ask, option: Action) -> tuple[str, Wish]:
        """Return which order an answer falls under, and what counts until the player has said something."""

    def awaited(self, event: Event) -> int | None:
        """Return the seat that may have an answer to this event, for which everybody waits; None: nobody."""


class NoDuties:
    """The duties of a game in which everybody is asked in turn."""

    def is_out_of_turn(self, ask: Ask) -> bool:
        return False

    def is_revealing(self, ask: Ask) -> bool:
        return False

    def order(self, ask: Ask, option: Action) -> tuple[str, Wish]:
        return "", "ask"

    def awaited(self, event: Event) -> int | None:
        return None


class Orders:
    """The orders of all seats of one table, written into the `notes` that are saved with the game."""

    def __init__(self, duties: Duties) -> None:
        self._duties = duties
        self._notes: MutableMapping[str, str] = {}
        self._viewer = Viewer((), "open")
        self.calling: int | None = None
        """The seat that may call out now."""
        self.called: int | None = None
        """The seat that has called out, and wants to be asked."""

    def sit(self, notes: MutableMapping[str, str], viewer: Viewer) -> None:
        """Take the notes of a table, and who looks at it."""
        self._notes, self._viewer = notes, viewer

    @property
    def secret(self) -> bool:
        """True if nobody may learn from the screen what another player holds, or has ordered."""
        return self._viewer.secret

    def wish(self, seat: int, order: str, otherwise: Wish) -> Wish:
        """Return what a seat has ordered, `otherwise` if it has not."""
        found = self._notes.get(_note(seat, order))
        return next((wish for wish in WISHES if wish == found), otherwise)

    def give(self, seat: int, order: str, wish: Wish) -> None:
        """Order something for a seat, from now on."""
        self._notes[_note(seat, order)] = wish

    def is_out_of_turn(self, ask: Ask) -> bool:
        """Return True if whoever is asked must not be seen to think."""
        return self._duties.is_out_of_turn(ask)

    def answer(self, ask: Ask) -> Action | None:
        """Return the answer of a person by their orders; None where these say nothing, or to ask."""
        if not self.is_out_of_turn(ask):
            return None
        options = ask.options[:DECLINED]
        wishes = [self.wish(ask.seat, *self._duties.order(ask, option)) for option in options]
        if "always" in wishes:
            return options[wishes.index("always")]
        return None if "ask" in wishes else ask.options[DECLINED]

    def passes(self, ask: Ask) -> Action | None:
        """Return the declining answer of a person who had to call out to be asked, and has not; else None."""
        if self.called == ask.seat or not self.secret or not self._duties.is_revealing(ask):
            return None
        return ask.options[DECLINED]

    def is_awaiting(self, event: Event) -> bool:
        """Return True if what follows this event waits until it is known whether somebody calls out."""
        return self.secret and self._duties.awaited(event) in self._viewer.humans

    @contextmanager
    def open(self, seat: int) -> Iterator[None]:
        """Let a seat call out for as long as the context lasts."""
        self.calling, self.called = seat, None
        try:
            yield
        finally:
            self.calling = None

    def call(self) -> None:
        """Note that the seat that may call out does."""
        self.called = self.calling


def _note(seat: int, order: str) -> str:
    return f"orders:{seat}:{order}"
