"""Services: what every scene may use, made once when the window opens."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.core.errors import UserError
from game.storage.lesson_progress import Progress
from game.storage.saves import Saved
from game.storage.settings import Settings
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Device
from scenes.ui.keymap import Bindings
from scenes.ui.sound import Sound
from scenes.voice.stream import Stream

if TYPE_CHECKING:
    from game.bots.worker_pool import WorkerPool
    from game.core.game import AnyGame, Options
    from game.core.seat import Seat
    from scenes.ui.scene import Scene


class Character(Protocol):
    """Somebody who plays by themselves: a row of the bots."""

    @property
    def id(self) -> str:
        """By which seats name them."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def level(self) -> str:
        """How well they play, in a word."""

    @property
    def sentence(self) -> str:
        """How they play."""

    @property
    def budget(self) -> str:
        """How long they think."""

    @property
    def options(self) -> Sequence[str]:
        """The options of a game that are on for their seat, wherever it is."""


NUDGED = "nudged"
"""The note in a record that says so."""


class NewGame(NamedTuple):
    """What the lobby hands over when a game starts.

    People who are `nudged` are told unasked where to look, until they put such a hint away.
    """

    game: AnyGame
    seats: tuple[Seat, ...]
    options: Options
    nudged: bool = False


class Aloud(Protocol):
    """What the voice does for whoever asks."""

    def deeds(self, said: Sequence[str]) -> Mapping[Act, Callable[[], None]]:
        """What it does on request, where these were the last sentences."""


@dataclass(eq=False, repr=False)
class Services:
    """Shared by all scenes. The callables are the doors to what lies outside of the menus."""

    canvas: Canvas
    settings: Settings
    sound: Sound
    games: Mapping[str, AnyGame]
    characters: Callable[[str], Sequence[Character]]
    start: Callable[[NewGame], Scene]
    resume: Callable[[Saved], Scene]
    latest: Callable[[], Saved | None]
    save_settings: Callable[[Settings], object]
    teach: Callable[[str, str], Scene]
    save_progress: Callable[[], object]
    report: Callable[[BaseException], Path | None]
    worker_pool: Callable[[], WorkerPool | None] = lambda: None
    fetch: Callable[[str], object] = lambda game: None
    version: str = ""
    progress: Progress = field(default_factory=Progress)
    """How far the player has come in the lessons."""
    complaints: list[UserError] = field(default_factory=list)
    """What went wrong out of sight; each is shown once, as soon as there is something to show it on."""
    bindings: Bindings = field(default_factory=Bindings)
    """What keys and buttons mean."""
    stream: Stream = field(default_factory=Stream)
    """Everything that is said."""
    voice: Aloud | None = None
    """What says it, once there is a window."""
    before: list[Settings] = field(default_factory=list)
    """What the settings were before each preset that was pressed."""
    device: Device = field(default=Device.MOUSE)
    relayout: bool = False
    """Set by a scene that changed language, text size or fullscreen: everything is placed anew."""

    def changed(self) -> None:
        """Make changed settings count at once, and keep them."""
        self.canvas.lettering.factor = self.settings.text_size / 100
        self.canvas.sharp = self.settings.contrast == "high"
        self.sound.adjust(self.settings)
        self.save_settings(self.settings)
