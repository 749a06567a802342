"""The voice: it reads the scene on top aloud, through captions and speech.

It says what can be read on a new scene, what is new on this one, and what keys or the mouse lead to. A press
of any key drops what still waits.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.errors import UserError
from game.storage.settings import DETAIL, Settings
from game.translation import language, tr, trn
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import copy
from scenes.ui.dialog import WidgetScene
from scenes.ui.input import Act, Device, Input, Key, Pointer
from scenes.ui.keymap import glyph
from scenes.ui.scene import Context, Remark, Scene
from scenes.ui.theme import NIGHT, OCHRE, PAPER_HI, WIDTH
from scenes.voice.stream import COPY_COUNT, Stream, plain

if TYPE_CHECKING:
    from scenes.voice.speech import Manner, Speech


LINES = 2
ASIDE, ABOVE = 24.0, 9.0
"""The margins beside the words, and above and below them."""
WIDE = WIDTH - 2 * ASIDE
SLACK = 16.0
"""Pages are measured by so much narrower, because on the strip letters may be wider."""
STYLE = "body"
LEAST, LETTER = 0.9, 0.045
"""Seconds for which a page stays at least, and for each of its letters."""
HASTE = 3
"""How many waiting sentences halve the time of a page."""


def detail_names() -> dict[str, str]:
    """How much can be said, with its names."""
    return {"brief": tr("Brief"), "usual": tr("Usual"), "full": tr("Full")}


def often() -> dict[str, str]:
    """Words that come again and again, with the sounds that may stand in their place."""
    return {
        f": {tr('button')}": "press",
        f": {tr('answer')}": "press",
        tr("It can be chosen."): "chip",
        tr("It is chosen."): "stamp",
    }


class CaptionStrip:
    """Shows sentences one after another; the last one stays. `dirty` asks for one more frame."""

    def __init__(self, settings: Settings, canvas: Canvas) -> None:
        self.dirty = False
        self._settings, self._canvas = settings, canvas
        self._waiting: deque[str] = deque()
        self.shown = ""
        """The page that is shown."""
        self._left = 0.0  # seconds until the next page
        self._above: pygame.Surface | None = None
        self._above_of: object = None  # the window that this is a part of

    # --- a listener of the stream ---

    def tell(self, text: str) -> None:
        """Show a sentence after those that wait."""
        if self._settings.voice_captions:
            self._waiting.append(text)

    def hush(self) -> None:
        """Drop the sentences that wait."""
        self._waiting.clear()
        self._left = 0.0

    def forget(self) -> None:
        """Show nothing until the next sentence."""
        self.hush()
        self.shown, self.dirty = "", True

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; the next page comes once this one can have been read."""
        self._left -= dt * (1 + len(self._waiting) / HASTE)
        if self._left <= 0 and self._waiting:
            self.shown, rest = self._page(self._waiting.popleft())
            if rest:
                self._waiting.appendleft(rest)
            self._left = LEAST + LETTER * len(self.shown)
            self.dirty = True

    def _page(self, text: str) -> tuple[str, str]:
        """As many words of a text as the strip has room for, and the rest."""
        words = text.split()
        counts = range(1, len(words) + 1)
        count = max(1, bisect_right(counts, LINES, key=lambda count: self._lines(" ".join(words[:count]))))
        return " ".join(words[:count]), " ".join(words[count:])

    def _lines(self, text: str) -> int:
        line = self._canvas.measure("A", STYLE)[1]
        return round(self._canvas.measure(text, STYLE, WIDE - SLACK)[1] / line)

    @property
    def has_more(self) -> bool:
        """True while there is more to be shown."""
        return bool(self._waiting)

    # --- in the window ---

    def above(self, window: pygame.Surface) -> pygame.Surface:
        """The part of the window above the strip; all of it if the player wants no captions."""
        if not self._settings.voice_captions:
            return window
        of = window._pixels_address, window.get_size(), self._canvas.lettering.key
        if self._above is None or self._above_of != of:  # what is drawn on once more is drawn in part only
            self._canvas.aim(window)
            line = self._canvas.measure("A", STYLE)[1]
            tall = round((LINES * line + 2 * ABOVE) * self._canvas.k)
            width, height = window.get_size()
            self._above, self._above_of = window.subsurface((0, 0, width, height - tall)), of
        return self._above

    def draw(self, window: pygame.Surface) -> None:
        """Draw the strip, if the player wants captions."""
        self.dirty = False
        if not self._settings.voice_captions:
            return
        top, canvas = self.above(window).get_height(), self._canvas
        canvas.aim(window)
        area = pygame.FRect(canvas.window.left, canvas.to_design((0, top))[1], canvas.window.w, 0)
        area.h = canvas.window.bottom - area.top
        canvas.fill(area, NIGHT)
        canvas.line(area.topleft, area.topright, OCHRE, 2)
        canvas.text(
            self.shown, area.centerx, area.centery, STYLE, PAPER_HI,
            anchor="center middle", width=WIDE, box=area,
        )  # fmt: skip


class Voice:
    """The voice of one window; `strip` are its captions."""

    def __init__(self, context: Context, stream: Stream) -> None:
        self._context, self.stream = context, stream
        self.strip = CaptionStrip(context.settings, context.canvas)
        self.stream.listeners.append(self.strip)
        self._speech: Speech | None = None
        self._scene: Scene | None = None
        self._read: frozenset[Remark] = frozenset()
        self._target = ("", "")  # key and text of what keys or the mouse led to last
        self._private = False
        self.gives_way = False
        """A screen reader speaks instead: speech is off, whatever the settings say."""
        self._whole = ("", "")  # what was said last of a thing, and all that there is to say of it

    # --- reading ---

    def follow(self, scene: Scene) -> None:
        """Say what is new on the scene that is on top."""
        if self._private and not scene.private:
            self.stream.forget_private()
        self._private = scene.private
        if scene is not self._scene:
            self._scene, self._read, self._target = scene, frozenset(), ("", "")
        remarks = scene.remarks()
        for remark in remarks:
            if remark not in self._read:
                self.stream.tell(remark.text, self._private)
        self._read = frozenset(remarks)
        target = scene.voice_target(self._context.device is not Device.MOUSE)
        now = ("", "") if target is None else (target.key, target.spoken_text)
        if now != self._target:
            self._target = now
            words = self._worded(now[1], scene)
            self.stream.point(words, self._private)
            self._whole = (plain(words), plain(now[1]))

    def _worded(self, words: str, scene: Scene) -> str:
        """What is said of a thing that was led to: as much as the player wants to hear, partly as sounds."""
        settings = self._context.settings
        if settings.voice_detail == "brief":
            words = words.partition("\n")[0].partition(". ")[0]
        if settings.voice_detail == "full" and isinstance(scene, WidgetScene):
            around = scene.page.ring.reachable()
            places = [place for place, one in enumerate(around, 1) if one is scene.page.ring.current]
            for place in places:
                words += "\n" + tr("{place} of {count}", place=place, count=len(around))
        if settings.voice_sounds:
            for said, sound in often().items():
                if said in words:
                    words = words.replace(said, "")
                    self._context.sound.play(sound)
        return words

    # --- what players do ---

    def hear(self, item: Input) -> bool:
        """Fall silent if something is pressed; return whether the input was a command to the voice."""
        if not isinstance(item, Key | Pointer) or not (item.down if isinstance(item, Key) else item.button):
            return False
        self.stream.hush()
        commands = self.commands(self.stream.last(COPY_COUNT))
        command = commands.get(item.act) if isinstance(item, Key) and item.act is not None else None
        if command is not None:
            command()
        return command is not None

    def commands(self, said: Sequence[str]) -> dict[Act, Callable[[], None]]:
        """The commands to the voice by their acts; `said` are the last sentences, to repeat or copy."""
        return {
            Act.AGAIN: partial(self.again, said),
            Act.COPY: partial(self.copy, said),
            Act.VOICE: self.switch,
            Act.DETAIL: self.detail,
        }

    def again(self, said: Sequence[str]) -> None:
        """Say the last sentence once more, and all of it if only its beginning was said."""
        for words in said[-1:]:
            self.stream.repeat(self._whole[1] if words == self._whole[0] else words)

    def detail(self) -> None:
        """Say less from now on, or more: brief, usual, full."""
        settings = self._context.settings
        settings.voice_detail = DETAIL[(DETAIL.index(settings.voice_detail) + 1) % len(DETAIL)]
        self._context.apply_settings()
        self.stream.tell(detail_names()[settings.voice_detail])

    def switch(self) -> None:
        """Turn speech on, or captions where no program can speak; or turn both off."""
        from scenes.voice.speech import programs  # late, as few need it and the start is quicker

        settings = self._context.settings
        on = not (settings.voice_captions or settings.voice_speech)
        settings.voice_speech = on and bool(programs())
        settings.voice_captions = on and not settings.voice_speech
        self._context.apply_settings()
        self._context.relayout = True
        self.tick(0.0)
        if on:
            words = tr(
                "Everything is said now. {voice}: no longer. {again}: once more. {copy}: copy it. "
                "At a table, {standing}: who stands where. {table}: the table in words."
            )
            acts = Act.VOICE, Act.AGAIN, Act.COPY, Act.STANDING, Act.TABLE
            signs = {act.name.lower(): glyph(act, Device.KEYBOARD, self._context.bindings) for act in acts}
            self.stream.tell(words.format(**{name: sign or "–" for name, sign in signs.items()}))
            self._scene = None  # so that all of it is read

    def copy(self, said: Sequence[str]) -> None:
        """Copy sentences to the clipboard."""
        try:
            copy("\n".join(said))
        except UserError as fault:
            self.stream.tell(tr(fault.text, **fault.values))
        else:
            self.stream.tell(trn("Copied: 1 sentence.", "Copied: the last {n} sentences.", len(said)))

    # --- time ---

    @property
    def is_talking(self) -> bool:
        """True while sentences wait to be read or spoken."""
        return self.strip.has_more or (self._speech is not None and self._speech.busy)

    def tick(self, dt: float) -> None:
        """Let `dt` seconds pass; turn speech on or off as the settings say."""
        self.strip.update(dt)
        wanted = self._context.settings.voice_speech and not self.gives_way
        if wanted and self._speech is None:
            from scenes.voice.speech import Speech, programs  # late, like above

            self._speech = Speech(programs(), language, self._manner)
            self.stream.listeners.append(self._speech)
        elif not wanted:
            self.close()

    def _manner(self) -> Manner:
        """How the player wants to be spoken to."""
        settings = self._context.settings
        from scenes.voice.speech import Manner  # late, like above

        name, pitch = settings.voice_name, settings.voice_pitch
        return Manner(settings.voice_rate, pitch, settings.voice_volume, name)

    def close(self) -> None:
        """Turn speech off."""
        if self._speech is not None:
            self.stream.listeners.remove(self._speech)
            self._speech.close()
            self._speech = None
