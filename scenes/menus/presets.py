"""Presets of the settings: a button and a sentence for each, and a button that takes the last one back."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from functools import partial

import pygame

from game.storage.presets import Preset, assign, presets
from game.storage.settings import Settings
from game.translation import tr, use
from scenes.menus.menu import MenuScene, heading, paper_below
from scenes.services import Services
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Pop
from scenes.ui.widgets import Button, Label, Scroll, Widget

GAP, ASIDE = 16.0, 24.0


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
        back, done = Button.size(canvas, tr("As it was before")), Button.size(canvas, tr("Done"))
        rows = pygame.FRect(inner.topleft, (inner.w, inner.h - done[1] - 10))
        return [
            title,
            paper,
            Scroll(rows, self._rows(canvas, rows)),
            Button(
                (inner.left, inner.bottom - back[1], *back), tr("As it was before"), self.put_back,
                key="before", off="" if self.services.before else tr("Nothing has been changed here yet."),
            ),
            Button((inner.right - done[0], inner.bottom - done[1], *done), tr("Done"), Pop,
                   kind="primary", key="done"),
        ]  # fmt: skip

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
            made.append(self._button(preset, pygame.FRect(area.left, y + middle, column, height)))
            top = y + max(0.0, height - tall) / 2 if beside else y + height + 4
            made.append(Label((left, top, wide, tall), text))
            y = max(y + height, top + tall) + GAP
        return made

    def _button(self, preset: Preset, rect: pygame.FRect) -> Button:
        holds = preset.of(self.settings) == self.settings
        return Button(
            rect, tr(preset.name), partial(self.press, preset), kind="gold" if holds else "paper",
            icon="ui/check_on" if holds else "ui/check_off", key=preset.id,
        )  # fmt: skip

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
        services = self.services
        assign(self.settings, settings)
        use(self.settings.language)
        services.bindings.load(self.settings, services.complaints.append)
        services.apply_settings()
        services.relayout = True
