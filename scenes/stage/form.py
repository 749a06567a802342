"""Forms: questions that are answered all at once, by widgets of their own instead of by pieces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from game.core.action import Action
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Widget


class Reply(NamedTuple):
    """A button that ends a form: its words, and the Actions that it sends, one after another.

    Without Actions the button cannot be pressed, and `off` says why.
    """

    words: str
    actions: tuple[Action, ...] = ()
    off: str = ""


class Form(Protocol):
    """What a game lays over its table for one question to a person, until it has been answered.

    Its widgets lie on the same page as everything else. A widget that changes what can be sent, or what the
    form says of itself, calls `changed`, and everything is laid anew.
    """

    def widgets(self, canvas: Canvas, changed: Callable[[], object]) -> Sequence[Widget]:
        """Return what can be pressed on it; keys begin at the first."""

    def replies(self) -> Sequence[Reply]:
        """Return the buttons that end it, the most likely one first."""

    def take_back(self) -> bool:
        """Undo the last thing done to it; False if it is as it was laid."""

    def spoken_text(self) -> Sequence[str]:
        """Return what is to be read on it beside its widgets."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies under its widgets."""
