"""The context of all widgets and scenes: the canvas, the settings, the sound and what keys mean."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.storage.settings import Settings
from scenes.ui.canvas import Canvas
from scenes.ui.input import Device
from scenes.ui.keymap import Bindings
from scenes.ui.sound import Sound


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
    relayout: bool = False
    """Set by a scene that changed language, text size or fullscreen: every scene is laid out again."""

    def apply_settings(self) -> None:
        """Let changed settings take effect at once, and save them."""
        self.canvas.lettering.factor = self.settings.text_size / 100
        self.canvas.sharp = self.settings.contrast == "high"
        self.sound.adjust(self.settings)
        self.save_settings(self.settings)
