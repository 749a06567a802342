"""Settings: every change takes effect at once and is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import pygame

from game.storage.settings import TEXT_SIZES
from game.translation import LANGUAGES, language, tr, use
from scenes.menus.form_layout import Line, Note, Row, Section, lay_form
from scenes.menus.key_bindings import KeyBindingsScene
from scenes.menus.menu import MenuScene, heading, paper_below
from scenes.menus.presets import PresetsScene
from scenes.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice, Slider, Toggle
from scenes.ui.scene import Pop, Push
from scenes.ui.widgets import Button, Widget
from scenes.voice.speech import programs

V = TypeVar("V")

WINDOWS = ((960, 540), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
AS_IT_IS = (0, 0)
"""Keep the size that the window has."""
WORDS_SHARE, TOGGLE_SHARE = 0.42, 0.86


class SettingsScene(MenuScene):
    """All settings on one page."""

    music = None
    first = "language"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.settings = services.settings

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("Settings"))
        done, keys, presets = (
            Button.size(canvas, words) for words in (tr("Done"), tr("Keys and gamepad"), tr("Presets"))
        )
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -44)
        form = pygame.FRect(inner.topleft, (inner.w, inner.h - done[1] - 10))
        return [
            title,
            paper,
            lay_form(canvas, form, [self._left(), self._right()]),
            Button((inner.left, inner.bottom - keys[1], *keys), tr("Keys and gamepad"),
                   lambda: Push(KeyBindingsScene(self.services)), key="keys"),
            Button((inner.left + keys[0] + 16, inner.bottom - presets[1], *presets), tr("Presets"),
                   lambda: Push(PresetsScene(self.services)), key="presets"),
            Button((inner.right - done[0], inner.bottom - done[1], *done), tr("Done"), Pop,
                   kind="primary", key="done"),
        ]  # fmt: skip

    def _left(self) -> list[Section]:
        sizes = [(size, f"{size} %") for size in TEXT_SIZES]
        return [
            Section(tr("Reading"), [
                self._choice("language", tr("Language"), list(LANGUAGES.items()), self._speak, language()),
                self._choice("text_size", tr("Text size"), sizes),
                self._choice("contrast", tr("Contrast"), [("usual", tr("As painted")), ("high", tr("High"))]),
            ]),
            Section(tr("Play"), [
                self._choice("speed", tr("Speed"), [
                    ("slow", tr("Slow")), ("normal", tr("Normal")), ("fast", tr("Fast (2x)")),
                    ("faster", tr("Faster (4x)")), ("instant", tr("Instant")),
                ]),
                self._choice("linger", tr("A finished trick lies"), [
                    ("short", tr("1 second")), ("medium", tr("2 seconds")), ("long", tr("4 seconds")),
                    ("seen", tr("Until you go on")),
                ]),
                self._choice("confirm", tr("Ask before acting"), [
                    ("off", tr("Never")), ("risky", tr("Only when it matters")), ("always", tr("Always")),
                ]),
                self._choice("privacy", tr("Hands of several players"), [
                    ("peek", tr("Hold a key to peek")), ("curtain", tr("Curtain between turns")),
                    ("open", tr("Open to all")),
                ]),
                self._choice("numbers", tr("Chances in numbers"), [
                    ("story", tr("Never")), ("table", tr("When you ask")), ("lab", tr("Always")),
                ]),
                self._toggle("reduced_motion", tr("Reduced motion")),
            ]),
        ]  # fmt: skip

    def _right(self) -> list[Section]:
        size = (self.settings.window_width, self.settings.window_height)
        sizes = [(AS_IT_IS, tr("As it is")), *((wh, f"{wh[0]} × {wh[1]}") for wh in WINDOWS)]
        return [
            Section(tr("Sound"), [
                self._slider("volume_music", tr("Music")),
                self._slider("volume_effects", tr("Effects")),
                self._slider("volume_voices", tr("Voices")),
                self._slider("volume_interface", tr("Interface")),
                self._toggle("mute", tr("Mute everything")),
                self._toggle("mute_unfocused", tr("Mute while another window is in front")),
                self._toggle("captions", tr("Captions for sounds")),
            ]),
            Section(tr("Voice"), [
                self._toggle("voice_captions", tr("Captions for all that is said")),
                self._toggle("voice_speech", tr("Speech")),
                *self._silence(),
            ]),
            Section(tr("Window"), [
                self._choice("window", tr("Size of the window"), sizes, self._resize_window, size),
                self._toggle("fullscreen", tr("Full screen")),
            ]),
        ]  # fmt: skip

    def _silence(self) -> list[Line]:
        """A note, if the system has no program that speaks."""
        if programs():
            return []
        return [Note(tr("No program that speaks was found on this system; captions can be read."))]

    # --- rows ---

    def _choice(
        self,
        field: str,
        text: str,
        choices: Sequence[tuple[V, str]],
        changed: Callable[[V], None] | None = None,
        value: V | None = None,
    ) -> Row:
        now: V = value or getattr(self.settings, field)
        act = changed or partial(self._put, field)
        return Row(
            text, WORDS_SHARE,
            lambda rect: Choice(rect, text, choices, now, act, key=field),
            [name for _, name in choices],
        )  # fmt: skip

    def _toggle(self, field: str, text: str) -> Row:
        now = getattr(self.settings, field)
        return Row(
            text, TOGGLE_SHARE,
            lambda rect: Toggle(rect, text, now, partial(self._put, field), key=field),
        )  # fmt: skip

    def _slider(self, field: str, text: str) -> Row:
        now = getattr(self.settings, field)
        return Row(
            text, WORDS_SHARE,
            lambda rect: Slider(rect, text, now, (0, 100), partial(self._put, field), key=field),
        )  # fmt: skip

    # --- changes ---

    def _put(self, field: str, value: object) -> None:
        setattr(self.settings, field, value)
        self.services.apply_settings()
        self.services.relayout |= field in ("language", "text_size", "contrast")

    def _speak(self, chosen: str) -> None:
        use(chosen)
        self._put("language", chosen)

    def _resize_window(self, size: tuple[int, int]) -> None:
        self.settings.window_width, self.settings.window_height = size
        self.services.apply_settings()
