"""Settings: every change takes effect at once and is saved."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import partial

import pygame

from game.storage.presets import Preset, assign, presets
from game.storage.settings import TEXT_SIZES, Settings
from game.translation import LANGUAGES, language, tr, use
from scenes.menus.ease import EaseScene
from scenes.menus.form_layout import Line, Note, Section, lay_form
from scenes.menus.key_bindings import KeyBindingsScene
from scenes.menus.menu import MenuChoice, MenuScene, done_choice, edge_buttons, heading, paper_below
from scenes.menus.setting_rows import SettingRows
from scenes.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Push
from scenes.ui.widgets import Button, Label, Scroll, Widget
from scenes.voice.speech import programs

GAP, ASIDE = 16.0, 24.0
WINDOWS = ((960, 540), (1280, 720), (1600, 900), (1920, 1080), (2560, 1440))
AS_IT_IS = (0, 0)
"""Keep the size that the window has."""


class PresetsScene(MenuScene):
    """A press takes effect at once; the settings before it are kept in `services.before`."""

    music = None

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.settings = services.settings
        self.first = presets()[0].id

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("Presets"))
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -44)
        off = "" if self.services.before else tr("Nothing has been changed here yet.")
        before = MenuChoice("before", tr("As it was before"), self.put_back, off=off)
        buttons = edge_buttons(canvas, inner, [before], [done_choice()])
        rows = pygame.FRect(inner.topleft, (inner.w, buttons[0].rect.top - inner.top - 10))
        return [title, paper, Scroll(rows, self._rows(canvas, rows)), *buttons]

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        """Each preset with its sentence beside it, or below it at large text sizes."""
        made: list[Widget] = []
        sizes = [Button.size(canvas, tr(preset.name), icon=True) for preset in presets()]
        column = max(width for width, _ in sizes)
        beside = column < area.w / 3
        left = area.left + column + ASIDE if beside else area.left + 8
        wide, y = area.right - 24 - left, area.top + 4
        for preset, (_, height) in zip(presets(), sizes, strict=True):
            text = tr(preset.text)
            tall = canvas.measure(text, "body", wide)[1]
            middle = max(0.0, tall - height) / 2 if beside else 0.0
            holds = preset.of(self.settings) == self.settings
            made.append(Button(
                (area.left, y + middle, column, height), tr(preset.name), partial(self.press, preset),
                kind="gold" if holds else "paper", icon="ui/check_on" if holds else "ui/check_off",
                key=preset.id,
            ))  # fmt: skip
            top = y + max(0.0, height - tall) / 2 if beside else y + height + 4
            made.append(Label((left, top, wide, tall), text))
            y = max(y + height, top + tall) + GAP
        return made

    def press(self, preset: Preset) -> None:
        """Apply a preset, and keep the settings before it."""
        now = preset.of(self.settings)
        if now != self.settings:
            self.services.before.append(deepcopy(self.settings))
            self._apply(now)

    def put_back(self) -> None:
        """Restore the settings from before the last preset."""
        self._apply(self.services.before.pop())

    def _apply(self, settings: Settings) -> None:
        assign(self.settings, settings)
        self.services.renew_settings()


class SettingsScene(SettingRows):
    """All settings on one page."""

    music = None
    first = "language"

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, self.title)
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -44)
        more = [
            MenuChoice("keys", tr("Keys and gamepad"), lambda: Push(KeyBindingsScene(self.services))),
            MenuChoice("presets", tr("Presets"), lambda: Push(PresetsScene(self.services))),
            MenuChoice(
                "ease",
                tr("More"),
                lambda: Push(EaseScene(self.services)),
                tip=tr("Letters, voice and switch"),
            ),
        ]
        buttons = edge_buttons(canvas, inner, more, [done_choice()])
        form = pygame.FRect(inner.topleft, (inner.w, buttons[0].rect.top - inner.top - 10))
        return [title, paper, lay_form(canvas, form, [self._left(), self._right()]), *buttons]

    @property
    def title(self) -> str:
        """Whose settings these are; those of guests are simply the settings."""
        person = self.services.people.turn
        return tr("Settings") if person.is_guest else tr("Settings of {name}", name=person.name)

    def _left(self) -> list[Section]:
        sizes = [(size, f"{size} %") for size in TEXT_SIZES]
        return [
            Section(tr("Reading"), [
                self._choice("language", tr("Language"), list(LANGUAGES.items()), self._speak, language()),
                self._choice("text_size", tr("Text size"), sizes),
                self._choice("contrast", tr("Contrast"), [("usual", tr("As painted")), ("high", tr("High"))]),
                self._choice("paper", tr("Paper"), [("bright", tr("Bright")), ("dark", tr("Dark"))]),
            ]),
            Section(tr("Play"), [
                self._choice("speed", tr("Speed"), [
                    ("slow", tr("Slow")), ("normal", tr("Normal")), ("fast", tr("Fast (2x)")),
                    ("faster", tr("Faster (4x)")), ("instant", tr("Instant")),
                ]),
                self._choice("linger", tr("A finished trick stays"), [
                    ("short", tr("1 second")), ("medium", tr("2 seconds")), ("long", tr("4 seconds")),
                    ("seen", tr("Until you go on")),
                ]),
                self._choice("confirm", tr("Ask before acting"), [
                    ("off", tr("Never")), ("risky", tr("Only when it matters")), ("always", tr("Always")),
                ]),
                self._choice("privacy", tr("Hiding your cards"), [
                    ("peek", tr("Hold a key to peek")), ("curtain", tr("Curtain between turns")),
                    ("open", tr("Open to all")),
                ], tip=tr(
                    "Cards are hidden on the screen, not on the disk: whoever can read your files can find "
                    "them out from a saved game."
                )),
                self._choice("numbers", tr("Chances in numbers"), [
                    ("story", tr("Never")), ("table", tr("When you ask")), ("lab", tr("Always")),
                ]),
                self._choice("dice", tr("Throw dice by hand"), [
                    ("none", tr("Never")), ("first", tr("The first of a game")), ("every", tr("Always")),
                ]),
                self._toggle("table_talk", tr("The others talk at the table")),
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
                *self._of_the_computer(),
            ]),
        ]  # fmt: skip

    def _of_the_computer(self) -> list[Line]:
        """A note on what does not belong to the person whose settings these are."""
        if self.services.people.turn.is_guest:
            return []
        return [Note(tr("Volumes and the window are those of this computer; all else is for you alone."))]

    def _silence(self) -> list[Line]:
        """A note, if the system has no program that speaks."""
        if programs():
            return []
        return [Note(tr("No program that speaks was found on this system; captions can be read."))]

    # --- changes ---

    def _speak(self, chosen: str) -> None:
        use(chosen)
        self._put("language", chosen)

    def _resize_window(self, size: tuple[int, int]) -> None:
        self.settings.window_width, self.settings.window_height = size
        self.services.apply_settings()
