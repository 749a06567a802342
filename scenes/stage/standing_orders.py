"""Standing orders: what each player has decided beforehand, in secret, about questions that come out of turn.

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
    """Which orders a game knows."""

    def is_out_of_turn(self, ask: Ask) -> bool:
        """That is asked out of turn."""

    def is_revealing(self, ask: Ask) -> bool:
        """Nobody is asked that who does not hold some hidden card."""

    def order(self, ask: Ask, option: Action) -> tuple[str, Wish]:
        """Which order an answer falls under, and what is wished as long as nobody has said anything."""

    def awaited(self, event: Event) -> int | None:
        """Everybody waits now, in case that this seat has an answer."""


class NoDuties:
    """In this game everybody is asked in turn."""

    def is_out_of_turn(self, ask: Ask) -> bool:
        return False

    def is_revealing(self, ask: Ask) -> bool:
        return False

    def order(self, ask: Ask, option: Action) -> tuple[str, Wish]:
        return "", "ask"

    def awaited(self, event: Event) -> int | None:
        return None


class Orders:
    """The orders of all seats of one table. They are written into the `notes` that are kept with the game."""

    def __init__(self, duties: Duties) -> None:
        self._duties = duties
        self._notes: MutableMapping[str, str] = {}
        self._viewer = Viewer((), "open")
        self.calling: int | None = None
        """The seat that may call out now."""
        self.called: int | None = None
        """The seat that has called out, and wants to be asked."""

    def sit(self, notes: MutableMapping[str, str], viewer: Viewer) -> None:
        """The table is laid: where orders are written, and who looks."""
        self._notes, self._viewer = notes, viewer

    @property
    def secret(self) -> bool:
        """Nobody at this screen may learn from it what another one holds, or has ordered."""
        return self._viewer.secret

    def wish(self, seat: int, order: str, otherwise: Wish) -> Wish:
        """What a seat has ordered."""
        found = self._notes.get(_note(seat, order))
        return next((wish for wish in WISHES if wish == found), otherwise)

    def give(self, seat: int, order: str, wish: Wish) -> None:
        """An order counts from now on."""
        self._notes[_note(seat, order)] = wish

    def is_out_of_turn(self, ask: Ask) -> bool:
        """Whoever is asked that must not be seen to think."""
        return self._duties.is_out_of_turn(ask)

    def answer(self, ask: Ask) -> Action | None:
        """What the orders of a person say to a question; None where they say nothing, or to ask."""
        if not self.is_out_of_turn(ask):
            return None
        options = ask.options[:DECLINED]
        wishes = [self.wish(ask.seat, *self._duties.order(ask, option)) for option in options]
        if "always" in wishes:
            return options[wishes.index("always")]
        return None if "ask" in wishes else ask.options[DECLINED]

    def passes(self, ask: Ask) -> Action | None:
        """The answer of a person who would be asked, but has not called out where that was to be done."""
        if self.called == ask.seat or not self.secret or not self._duties.is_revealing(ask):
            return None
        return ask.options[DECLINED]

    def is_awaiting(self, event: Event) -> bool:
        """What comes after this event is shown only when it is known whether somebody called out."""
        return self.secret and self._duties.awaited(event) in self._viewer.humans

    @contextmanager
    def open(self, seat: int) -> Iterator[None]:
        """Meanwhile that seat may call out."""
        self.calling, self.called = seat, None
        try:
            yield
        finally:
            self.calling = None

    def call(self) -> None:
        """The seat that may calls out."""
        self.called = self.calling


def _note(seat: int, order: str) -> str:
    return f"orders:{seat}:{order}"
