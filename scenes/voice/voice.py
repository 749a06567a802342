"""The voice: it reads the scene on top aloud, through captions and speech.

It says what can be read on a new scene, what is new on this one, and what keys or the mouse lead to. A press
of any key drops what still waits.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.translation import language, tr, trn
from scenes.ui.context import Context
from scenes.ui.input import Act, Device, Input, Key, Pointer
from scenes.ui.key_bar import key_sign
from scenes.ui.scene import Remark, Scene
from scenes.voice.caption_strip import CaptionStrip
from scenes.voice.stream import COPY_COUNT, Stream

if TYPE_CHECKING:
    from scenes.voice.speech import Speech


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
        self._read_target(scene)

    def _read_target(self, scene: Scene) -> None:
        """Say what keys or the mouse lead to, if that or its text has changed."""
        target = scene.voice_target(self._context.device is not Device.MOUSE)
        now = ("", "") if target is None else (target.key, target.spoken_text)
        if now != self._target:
            self._target = now
            self.stream.tell(now[1], self._private)

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
        }

    def again(self, said: Sequence[str]) -> None:
        """Say the last sentence once more."""
        for words in said[-1:]:
            self.stream.repeat(words)

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
            self.stream.tell(words.format(**{act.name.lower(): self._sign(act) for act in acts}))
            self._scene = None  # so that all of it is read

    def copy(self, said: Sequence[str]) -> None:
        """Copy sentences to the clipboard."""
        try:
            pygame.scrap.put_text("\n".join(said))
        except pygame.error:
            self.stream.tell(tr("Nothing can be copied here."))
        else:
            self.stream.tell(trn("Copied: 1 sentence.", "Copied: the last {n} sentences.", len(said)))

    def _sign(self, act: Act) -> str:
        keys = self._context.bindings.keys.of(act)
        return key_sign(keys[0]) if keys else "–"

    # --- time ---

    def tick(self, dt: float) -> None:
        """Let `dt` seconds pass; turn speech on or off as the settings say."""
        self.strip.update(dt)
        wanted = self._context.settings.voice_speech
        if wanted and self._speech is None:
            from scenes.voice.speech import Speech, programs  # late, like above

            self._speech = Speech(programs(), language)
            self.stream.listeners.append(self._speech)
        elif not wanted:
            self.close()

    def close(self) -> None:
        """Turn speech off."""
        if self._speech is not None:
            self.stream.listeners.remove(self._speech)
            self._speech.close()
            self._speech = None
