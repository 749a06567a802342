"""Who listens to a session, and who has a say in how it goes on. Here everything is left to the players."""

from __future__ import annotations

from collections.abc import Sequence, Set

from game.bots.think import Thought
from game.core.action import Action, Token
from game.core.event import Event
from game.core.script import Ask
from scenes.stage.turn import Turn


class Listener:
    """What a session tells whoever listens to it. Each method does nothing unless it is overridden."""

    def coming(self, ask: Ask) -> None:
        """A question is about to be put, or is put before a bot."""

    def asked(self, ask: Ask) -> None:
        """A question is put: to a person, to a bot, or, while the session is `covered`, to nobody yet."""

    def thought(self, ask: Ask, thought: Thought) -> None:
        """Somebody has thought about `ask` and is about to answer it."""

    def answered(self, played: Set[Token]) -> None:
        """A question has been answered by these things, and what comes of it is about to be shown."""

    def refused(self) -> None:
        """Something cannot be done; the prompt panel says why."""

    def changed(self) -> None:
        """What can be done now, or what is said of it, is not what it was."""

    def ended(self) -> None:
        """The game is over, and all of it has been shown."""


class Driver:
    """What a session asks whoever drives it; a lesson has a driver of its own.

    While it `is_held`, nothing is asked and nobody answers. Where `can_take_back` is False, decisions stand.
    A lesson is no game: leaving it saves none. What `can_be_filmed` is stepped by its record. In a game for
    practice one may go back to any decision of one's own. Only where one `can_pass` may others take a seat.
    """

    can_take_back = True
    is_lesson = False
    can_be_filmed = True
    can_pass = True
    is_practice = False

    @property
    def is_held(self) -> bool:
        """True while the session waits for the driver."""
        return False

    def sees(self, event: Event, over: bool) -> None:
        """Note that the motion of an event begins, or is `over`."""

    def rests(self, ask: Ask | None) -> None:
        """Note that everything is shown that has happened, and `ask` comes next (None: the game is over)."""

    def answer(self, ask: Ask) -> Action | None:
        """Return what is answered in place of the seat that is asked; None leaves it to the seat."""
        return None

    def turn(self, turn: Turn) -> Turn:
        """Return the turn that a person takes instead of `turn`."""
        return turn

    def refusal(self, ask: Ask, actions: Sequence[Action]) -> str:
        """Return why these Actions are not taken, in a sentence; "" where they are."""
        return ""

    def go_back(self, refusal: str) -> str:
        """Go back further than is fair in a game where that may be; else return the `refusal`."""
        return refusal

    def answering(self, ask: Ask) -> None:
        """Note that `ask` is about to be answered; nothing of what comes of it has been shown."""

    def answered(self, ask: Ask, actions: Sequence[Action]) -> None:
        """Note that `ask` has been answered; what comes of it is being shown."""
