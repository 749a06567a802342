"""What a game lays over its table for a question that is answered all at once, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, TypeAlias

import pygame

from game.core.action import Action
from scenes.ui.canvas import Canvas
from scenes.ui.widgets import Widget


class Reply(NamedTuple):
    """A button that ends a form: its words, and the Actions that it sends, one after another.

    Without Actions the button cannot be pressed, and `off` says why. Its `kind` is that of its place unless
    one is given. Where it is easily regretted, `sure` are the words that ask for a second press. What is
    `drawn` stands on it in place of its words, where pictures tell faster what these say.
    """

    words: str
    actions: tuple[Action, ...] = ()
    off: str = ""
    kind: str = ""
    sure: str = ""
    drawn: str = ""


Send: TypeAlias = Callable[[Sequence[Action]], object]
"""Takes the Actions with which a form ends."""


class Form(Protocol):
    """What a game lays over its table for one question to a person, until it has been answered.

    Its widgets lie on the same page as everything else. A widget that changes what can be sent, or what the
    form says of itself, calls `changed`, and everything is laid anew; one that ends it calls `send`.
    """

    def widgets(self, canvas: Canvas, changed: Callable[[], object], send: Send) -> Sequence[Widget]:
        """Return what can be pressed on it; keys begin at the first."""

    def replies(self) -> Sequence[Reply]:
        """Return the buttons that end it, the most likely one first."""

    def take_back(self) -> bool:
        """Undo the last thing done to it; False if it is as it was laid."""

    def spoken_text(self) -> Sequence[str]:
        """Return what is to be read on it beside its widgets."""

    def area(self, canvas: Canvas) -> pygame.FRect | None:
        """Return where its paper hides the table, None if it has none; asked after its widgets."""

    def draw(self, canvas: Canvas) -> None:
        """Draw what lies under its widgets."""
