"""Scenes, the values with which a scene says where to go next, and what all of them share."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, Protocol

import pygame

from game.storage.settings import LINE_SPACING, Settings
from scenes.ui.canvas import Area, Canvas
from scenes.ui.hands import Hands
from scenes.ui.input import DESK, Act, Cursor, Device, Input, Key
from scenes.ui.keymap import Bindings
from scenes.ui.sound import Sound


class Push(NamedTuple):
    """Show a scene over this one, which stays as it is."""

    scene: Scene


class Pop(NamedTuple):
    """Go back to the scene below; then call `then` and go where it says."""

    then: Callable[[], Transition | None] | None = None


class Reset(NamedTuple):
    """Leave all scenes and show this one."""

    scene: Scene


class Quit:
    """End the program."""


class Stay:
    """Stay here: the input was used, and nothing follows."""


Transition = Push | Pop | Reset | Quit | Stay
STAY = Stay()


class Glimmer(NamedTuple):
    """An area that changes while all else rests, such as a flame, and the name of how it looks now.

    What is never seen twice has a function instead that paints it alone, over what is there.
    """

    area: Area
    look: str = ""
    paint: Callable[[Canvas], object] | None = None


class Remark(NamedTuple):
    """A text of the scene that the voice reads; `about` tells two equal texts apart."""

    text: str
    about: Hashable = None


class Change(Protocol):
    """How the picture of one scene turns into that of another."""

    @property
    def finished(self) -> bool:
        """All of the new picture is shown."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the pictures as far as they have changed."""


class SmallTable(Protocol):
    """A table at which bots play among themselves, and which is drawn small."""

    def play(self) -> None:
        """Let them decide until something is seen to have changed."""

    def picture(self) -> pygame.Surface:
        """Return what is seen of it now."""


class Readable(Protocol):
    """What keys or the mouse lead to: a key that stays the same across layouts, and its text."""

    @property
    def key(self) -> str: ...

    @property
    def spoken_text(self) -> str: ...


class Scene:
    """A view that fills the window.

    `overlay` scenes are drawn over a still picture of the scene below them. `dirty` asks for one more frame,
    `busy` for frame after frame. The scene manager sets `dirty` to False after drawing.
    """

    overlay = False
    is_covered = False
    """It is drawn below an overlay, and none of its keys does anything now."""
    music: tuple[str, ...] | None = None
    """The pieces that play here; None leaves whatever plays."""
    is_patient = False
    """Where nothing moves its next picture may come a frame later, as it hides nothing from anybody."""
    is_between = False
    """One motion has ended; the picture with which another one may begin may come a frame later, too."""
    captions_foot = 589.0
    """The height above which captions of sounds are written, at the left."""
    seat: int | None = None
    """The seat that has opened it at a table: nobody else's device does anything here. None: everybody's."""

    def __init__(self) -> None:
        self.dirty = True

    @property
    def busy(self) -> bool:
        """True while something moves."""
        return False

    @property
    def listens(self) -> bool:
        """True if all keys are for the scene, whatever they mean elsewhere."""
        return False

    @property
    def cursor(self) -> Cursor:
        """The cursor of the mouse where it is now."""
        return Cursor.ARROW

    @property
    def private(self) -> bool:
        """True if what is shown now is meant for one of several people at this screen."""
        return False

    def remarks(self) -> Sequence[Remark]:
        """The texts of the scene but for what can be chosen, in the order of reading."""
        return ()

    def voice_target(self, by_keys: bool) -> Readable | None:
        """What keys lead to (`by_keys`: they are used), or what the mouse rests on."""
        return None

    def can_use(self, item: Input, hands: Hands) -> bool:
        """Return whether the device that an input came from may be used here now.

        Escape of the keyboard is for all: it leads out of what a pad has opened and nobody holds any more.
        """
        if isinstance(item, Key) and item.act is Act.BACK and item.source == DESK:
            return True
        return self.seat is None or hands.can_act(source_of(item), self.seat)

    def opener(self, item: Input) -> int | None:
        """Return the seat that a scene belongs to which this input leads to."""
        return self.seat

    def cover(self) -> None:
        """Something else is about to lie over the scene, which is seen behind it as it is then."""

    def enter(self) -> None:
        """The scene is on top now, for the first time or again."""

    def leave(self) -> None:
        """The scene is removed from the stack for good."""

    def closing(self) -> Push | None:
        """The question that is put before the window is closed; None if nothing would be lost."""
        return None

    def change(self, picture: Callable[[], pygame.Surface]) -> Change | None:
        """How it gives way to what is seen next, of which `picture` is made; None: as most scenes do."""
        return None

    def layout(self, canvas: Canvas) -> None:
        """Place everything: before the first frame, and again for a new size, text size or language."""

    def handle(self, item: Input) -> Transition | None:
        """Use an input; return where it leads, None if it was not used."""
        return None

    def update(self, dt: float) -> Transition | None:
        """Let `dt` seconds pass; return where that leads, None if nowhere."""
        return None

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole window."""

    def parts(self, canvas: Canvas) -> Sequence[Callable[[], object]]:
        """Return what draws the whole window, one after the other, each of them in a short time."""
        return [partial(self.draw, canvas)]

    def glimmers(self) -> Sequence[Glimmer]:
        """The areas that change now while all else rests, each with its next look."""
        return ()


def source_of(item: Input) -> str:
    """Return the device that an input came from."""
    return item.source if isinstance(item, Key) else DESK


@dataclass(eq=False, repr=False, kw_only=True)
class Context:
    """Shared by everything in one window. `save_settings` writes settings to the disk."""

    canvas: Canvas
    settings: Settings
    sound: Sound
    save_settings: Callable[[Settings], object]
    bindings: Bindings = field(default_factory=Bindings)
    device: Device = Device.MOUSE
    """The device that the player used last."""
    hands: Hands = field(default_factory=Hands)
    """Whose devices they are at the table."""
    relayout: bool = False
    """Set by a scene that changed language, text size or fullscreen: every scene is laid out again."""

    def apply_settings(self) -> None:
        """Let changed settings take effect at once, and save them."""
        self.adjust()
        self.save_settings(self.settings)

    def adjust(self) -> None:
        """Let changed settings take effect at once."""
        self.adjust_canvas()
        self.sound.adjust(self.settings)

    def adjust_canvas(self) -> None:
        """Let the settings of what is read take effect."""
        lettering = self.canvas.lettering
        lettering.factor, lettering.letters = self.settings.text_size / 100, self.settings.letters
        lettering.spacing = LINE_SPACING[self.settings.line_spacing]
        self.canvas.sharp = self.settings.contrast == "high"
        self.canvas.dark = self.settings.paper == "dark"
