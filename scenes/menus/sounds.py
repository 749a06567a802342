"""All sounds on one page: each says what it means, and is heard when it is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.translation import tr
from scenes.menus.menu import done_choice, edge_buttons, heading, paper_below
from scenes.menus.setting_rows import SettingRows
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.controls import Control
from scenes.ui.page import Page
from scenes.ui.sound import EFFECTS, PIECES
from scenes.ui.widgets import Button, Label, Press, Scroll, Widget

SIGN, APART, GAP = 26.0, 40.0, 16.0
"""Size of the picture before a sound, and the room between two columns and after a group."""
LARGE = 1.5
"""The text size from which on there is one column."""


class SoundRow(Button):
    """A row with the picture of a loudspeaker, or the one that ends what plays, and what the sound means."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: Area, words: str, press: Press, key: str, plays: bool) -> None:
        super().__init__(rect, words, press, style="body", key=key)
        self._plays = plays

    @staticmethod
    def height(canvas: Canvas, words: str, width: float) -> float:
        """Return the height of a row of that width."""
        return max(theme.TARGET, canvas.measure(words, "body", width - SIGN - 20)[1] + 14)

    def draw(self, canvas: Canvas) -> None:
        if self.state != "normal":
            canvas.fill(self.rect, theme.OCHRE_LT, 110 if self.state == "down" else 60, 9)
        sign = "ui/pause" if self._plays else "ui/speaker"
        canvas.sign(sign, self.rect.left + 8 + SIGN / 2, self.rect.centery, SIGN)
        left, wide = self.rect.left + SIGN + 18, self.rect.w - SIGN - 20
        canvas.text(
            self.text, left, self.rect.centery, "strong" if self._plays else "body", theme.INK,
            anchor="left middle", width=wide, box=self.rect,
        )  # fmt: skip


class SoundsScene(SettingRows):
    """Volumes, and below each what is heard at it. The page itself is silent, so that each is heard alone."""

    first = "dice"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.page = Page()
        self.piece = ""
        """The piece of music that is listened to."""
        self._before = services.sound.programme

    def leave(self) -> None:
        self._listen("")

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("All sounds"))
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -44)
        buttons = edge_buttons(canvas, inner, [], [done_choice()])
        area = pygame.FRect(inner.topleft, (inner.w, buttons[0].rect.top - inner.top - 10))
        return [title, paper, Scroll(area, self._groups(canvas, area)), *buttons]

    def _groups(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        """Return the effects in the first column and all else in the second, or below them."""
        columns = 2 if canvas.lettering.factor < LARGE else 1
        wide = (area.w - 24 - APART * (columns - 1)) / columns
        y, made = [area.top + 4] * columns, list[Widget]()
        for group, (slider, words) in enumerate(
            (
                ("effects", tr("Effects")),
                ("voices", tr("Voices")),
                ("interface", tr("Interface")),
                ("music", tr("Music")),
            )
        ):
            column = min(group, columns - 1)
            left = area.left + 4 + column * (wide + APART)
            head = Label.measured(canvas, (left, y[column]), wide, words, "heading", theme.ALMAGRE_DK)
            rows = self._rows(canvas, slider, pygame.FRect(left, head.rect.bottom + 4, wide, 0))
            made += [head, *rows]
            y[column] = rows[-1].rect.bottom + GAP
        return made

    def _rows(self, canvas: Canvas, slider: str, place: pygame.FRect) -> list[Widget]:
        """Return the volume of a group and its sounds, from that place down."""
        volume = self._slider(f"volume_{slider}", tr("How loud"))
        place.h = Control.height(canvas, volume.text, place.w, volume.split, ["100 %"])
        made: list[Widget] = [volume.make(place)]
        for key, words in self._sounds(slider).items():
            top = made[-1].rect.bottom
            rect = (place.left, top, place.w, SoundRow.height(canvas, words, place.w))
            made.append(SoundRow(rect, words, partial(self._press, key), key, key == self.piece))
        return made

    def _sounds(self, slider: str) -> dict[str, str]:
        """Return what the sounds of a group mean, by their names."""
        if slider != "music":
            return {name: tr(effect.meaning) for name, effect in EFFECTS.items() if effect.slider == slider}
        told = {piece: piece.capitalize() for piece in PIECES}
        for info in self.services.skins.values():
            for name in info.music:
                told[name] += ": " + tr("at the table of {game}", game=tr(info.name))
            if info.finale:
                told[info.finale] += ": " + tr("the end of {game} is near", game=tr(info.name))
        return told | {"title": tr("The title and the menus")}

    def _press(self, key: str) -> None:
        """Let a sound be heard; a piece of music plays until it is pressed once more."""
        if key in EFFECTS:
            self.services.sound.play(key)
        else:
            self._listen("" if key == self.piece else key)
            self.relayout()

    def _listen(self, piece: str) -> None:
        self.piece = piece
        self.services.sound.music((piece,) if piece else self._before)
