"""What a scene is, and the values with which it tells the manager where to go next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from scenes.ui.canvas import Area, Canvas
from scenes.ui.cursor import Cursor
from scenes.ui.input import Input


class Push(NamedTuple):
    """Show a scene above this one; this one waits as it is."""

    scene: Scene


class Pop(NamedTuple):
    """Go back one level; then do `then` and go where it says."""

    then: Callable[[], Transition | None] | None = None


class Reset(NamedTuple):
    """Leave all scenes and begin with this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


@dataclass(frozen=True, slots=True)
class Stay:
    """The input was used; nothing else follows from it."""


Transition = Push | Pop | Reset | Quit | Stay
STAY = Stay()


class Glimmer(NamedTuple):
    """A small part of the window that lives by itself, and the name of how it looks now."""

    area: Area
    look: str


class Remark(NamedTuple):
    """A text of the scene that the voice reads; `about` tells two equal texts apart."""

    text: str
    about: Hashable = None


class Readable(Protocol):
    """What keys or the mouse lead to: a key that stays the same across layouts, and its text."""

    @property
    def key(self) -> str: ...

    @property
    def spoken_text(self) -> str: ...


class Scene:
    """One thing that fills the window.

    `overlay` scenes are drawn over a still picture of the scene below them. `dirty` asks for one more frame,
    `busy` for frame after frame. The manager sets `dirty` to False after drawing.
    """

    overlay = False
    music: tuple[str, ...] | None = None
    """The pieces that play here; None leaves whatever plays."""

    def __init__(self) -> None:
        self.dirty = True

    @property
    def busy(self) -> bool:
        """Something moves."""
        return False

    @property
    def listens(self) -> bool:
        """What is pressed is for the scene, whatever it means elsewhere."""
        return False

    @property
    def cursor(self) -> Cursor:
        """How the mouse looks where it is now."""
        return Cursor.ARROW

    @property
    def private(self) -> bool:
        """What is shown now is meant for one of several people at this screen."""
        return False

    def remarks(self) -> Sequence[Remark]:
        """Whatever can be read now beside what can be chosen, in the order of reading."""
        return ()

    def voice_target(self, by_keys: bool) -> Readable | None:
        """What keys have led to, if they are used, or where the mouse rests."""
        return None

    def enter(self) -> None:
        """The scene is on top now: for the first time, or again."""

    def leave(self) -> None:
        """The scene is taken from the stack for good."""

    def layout(self, canvas: Canvas) -> None:
        """Place everything: before the first frame, and again for a new size, text size or language."""

    def handle(self, item: Input) -> Transition | None:
        """Use an input; None if it means nothing here."""
        return None

    def update(self, dt: float) -> Transition | None:
        """Let `dt` seconds pass."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole window."""

    def glimmer(self) -> Glimmer | None:
        """What lives by itself while all else rests, and now has its next look; usually nothing does."""
        return None
