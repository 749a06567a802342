"""Settings for those who see, hear or press otherwise: letters, switch, voice, pointer, captions."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.translation import decimal, language, tr
from scenes.menus.form_layout import Section, lay_form
from scenes.menus.menu import MenuChoice, done_choice, edge_buttons, heading, paper_below
from scenes.menus.setting_rows import SettingRows
from scenes.menus.sounds import SoundsScene
from scenes.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Push, Transition
from scenes.ui.widgets import Widget
from scenes.voice.speech import programs, voices
from scenes.voice.voice import detail_names

PACES = (500, 700, 1000, 1500, 2000, 3000, 4500, 6000)
RATES = (50, 75, 100, 125, 150, 200, 250, 300)
PITCHES = (50, 75, 100, 125, 150)
VOLUMES = (25, 50, 75, 100)
POINTERS = (100, 150, 200, 300)


class EaseScene(SettingRows):
    """The page beside the settings; the voices of the system are listed while it is looked at."""

    first = "switch"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._listing: Future[list[str]] | None = None
        self._voices: list[str] = []

    def enter(self) -> None:
        found = programs()
        if found and self._listing is None:
            reader = ThreadPoolExecutor(1)
            self._listing = reader.submit(voices, found, language())
            reader.shutdown(wait=False)

    def update(self, dt: float) -> Transition | None:
        if self._listing is not None and self._listing.done():
            self._voices, self._listing = self._listing.result(), None
            self.relayout()
        return super().update(dt)

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("Letters, voice and switch"))
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -44)
        sounds = MenuChoice("sounds", tr("All sounds"), lambda: Push(SoundsScene(self.services)))
        buttons = edge_buttons(canvas, inner, [sounds], [done_choice()])
        form = pygame.FRect(inner.topleft, (inner.w, buttons[0].rect.top - inner.top - 10))
        return [title, paper, lay_form(canvas, form, [self._hands(), self._ears()]), *buttons]

    def _hands(self) -> list[Section]:
        seconds = [(pace, tr("{seconds} s", seconds=decimal(pace / 1000))) for pace in PACES]
        return [
            Section(tr("Letters"), [
                self._choice("letters", tr("Their shape"), [
                    ("usual", tr("As usual")), ("hyperlegible", "Atkinson Hyperlegible"),
                    ("plain", tr("Plain")),
                ], tip=tr("Of all that is to be read. Headings, numbers and printed cards keep their own.")),
                self._choice("line_spacing", tr("Lines of a text"), [
                    ("usual", tr("As usual")), ("wide", tr("Farther apart")), ("widest", tr("Far apart")),
                ]),
            ]),
            Section(tr("One switch"), [
                self._choice("switch", tr("Played with"), [
                    ("off", tr("As usual")), ("key", tr("One key or button")),
                    ("mouse", tr("One button of the mouse")),
                ], tip=tr(
                    "What can be chosen is offered by itself. The key that chooses takes it, or the left "
                    "button of the mouse wherever it is. Tab or the right button steps by hand."
                )),
                self._choice("switch_pace", tr("Each is offered for"), seconds),
            ]),
            Section(tr("Pointer"), [
                self._choice("pointer_size", tr("Size of the pointer"), [(n, f"{n} %") for n in POINTERS]),
                self._choice("magnifier", tr("Magnifier under it"), [
                    ("off", tr("No magnifier")), ("double", tr("Twice as large")),
                    ("triple", tr("Three times as large")),
                ]),
            ]),
        ]  # fmt: skip

    def _ears(self) -> list[Section]:
        names = [("", tr("The usual one")), *((name, name) for name in self._voices)]
        if self.settings.voice_name and self.settings.voice_name not in self._voices:
            names.append((self.settings.voice_name, self.settings.voice_name))
        return [
            Section(tr("Voice"), [
                self._choice("voice_name", tr("Who speaks"), names),
                self._choice("voice_rate", tr("How fast"), [(n, f"{n} %") for n in RATES]),
                self._choice("voice_pitch", tr("How high"), [(n, f"{n} %") for n in PITCHES]),
                self._choice("voice_volume", tr("How loud"), [(n, f"{n} %") for n in VOLUMES]),
                self._choice("voice_detail", tr("How much is said"), list(detail_names().items()), tip=tr(
                    "Brief says the beginning of each thing, and the rest when it is asked for once more. "
                    "Full says also which of how many it is."
                )),
                self._toggle("voice_sounds", tr("Sounds for words that come often"), tip=tr(
                    "A click for a button, a chip for what can be chosen, a stamp for what is chosen."
                )),
            ]),
            Section(tr("Sound"), [self._toggle("mono", tr("The same for both ears"))]),
            Section(tr("Captions for sounds"), [
                self._choice("caption_size", tr("Their letters"), [
                    ("usual", tr("As usual")), ("large", tr("Large")), ("largest", tr("Largest")),
                ]),
                self._choice("caption_ground", tr("Their ground"), [
                    ("wood", tr("Wood")), ("black", tr("Black")), ("paper", tr("Paper")),
                ]),
            ]),
        ]  # fmt: skip
