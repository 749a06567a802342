"""The talk of a table: faces that change at public moments, what characters say to them, and verdicts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Iterable, Sequence
from random import Random
from zlib import crc32

import pygame

from game.bots.table_talk import LAST_WORDS, choose_line
from game.core.action import token
from game.core.event import Event
from game.core.seat import Seat
from game.storage.settings import Settings
from game.translation import tr
from scenes.stage.faces import Faces, Moment, Mood
from scenes.stage.skin import Skin
from scenes.stage.speech_bubble import SpeechBubble
from scenes.stage.stage import Stage
from scenes.stage.verdict import Ribbon, Verdict
from scenes.ui.canvas import Canvas

FELT = 4.0
"""Seconds for which a face looks glad or sore."""
SOON = 1.0
"""Seconds that a bubble still stays when somebody else wants to speak."""
WAITING = 2
"""So many bubbles wait at most; what would wait longer is not said."""


class TableTalk:
    """Listens to what happens at a table of `game`, shows it on `faces`, and lets characters speak.

    Words depend on nothing but public events: chance is drawn from these, so that after a saved game the
    same has been said as before. `say` gets what is said.
    """

    def __init__(
        self,
        game: str,
        seats: Sequence[Seat],
        skin: Skin,
        faces: Faces,
        settings: Settings,
        say: Callable[[str], object],
    ) -> None:
        self._game, self._seats, self._skin, self._settings, self._say = game, seats, skin, settings, say
        self.faces = faces
        self.said: list[str] = []
        """The lines that were said, in English, in that order: none is said twice."""
        self._public = 0
        self._felt: dict[int, float] = {}
        self._bubbles: deque[SpeechBubble | Ribbon] = deque()
        self._changed = self._was_hushed = False

    @property
    def bubble(self) -> SpeechBubble | Ribbon | None:
        """The bubble or the verdict that is shown, if any is: none in a moment of hush."""
        return self._bubbles[0] if self._bubbles and not self._skin.attention.is_hushed else None

    def recall(self, events: Iterable[Event]) -> None:
        """Take note of what happened before a saved game was gone on with: it is not said again."""
        for event in events:
            self._listen(event)

    def hear(self, event: Event) -> None:
        """Show what comes of an event that has been shown; `event` is as this screen may see it."""
        if self._skin.attention.is_opening(event):
            self.hush()
        own = self._skin.winks(event)
        if own is not None:
            self._feel(own, Mood.WINK)
        for moment, speaker, words in self._listen(event):
            self._feel(moment.seat, moment.mood)
            if words is not None:
                self._speak(speaker, words, moment.about)
        verdict = self._skin.verdict(event)
        if verdict is not None:
            self._tell(verdict)

    def last_words(self, winners: Container[int]) -> dict[int, str]:
        """Return what each character says when the game is over, by seat."""
        found: dict[int, str] = {}
        for seat in self._seats:
            when, chance = "won" if seat.index in winners else "lost", Random(self._public + seat.index)
            if seat.bot is not None and self._settings.table_talk:
                line = choose_line(LAST_WORDS, seat.bot, when, found.values(), chance)
                found |= {seat.index: line} if line is not None else {}
        return {seat: tr(line) for seat, line in found.items()}

    def _listen(self, event: Event) -> list[tuple[Moment, int, str | None]]:
        """Return the moments of an event, each with who says which line; None: nobody says anything."""
        face = event.seen_by(None)
        if face is None:
            return []
        self._public = crc32(repr(face).encode(), self._public)
        chance, found = Random(self._public), []
        for moment in self._skin.moments(face):
            speaker, words = self._word(moment, chance)
            if words is not None:
                self.said.append(words)
            found.append((moment, speaker, words))
        return found

    def _word(self, moment: Moment, chance: Random) -> tuple[int, str | None]:
        """Return who speaks, and the line, in English; None where nothing is said."""
        seats = self._seats
        others = [seat.index for seat in seats if seat.bot is not None and seat.index != moment.seat]
        speaker = chance.choice(others) if moment.others and others else moment.seat
        bot = None if moment.others and not others else seats[speaker].bot
        if bot is None or not moment.when or not self._settings.table_talk or chance.random() > moment.often:
            return speaker, None
        return speaker, choose_line(self._game, bot, moment.when, self.said, chance)

    def _feel(self, seat: int, mood: Mood) -> None:
        self.faces.moods[seat] = mood
        self._felt[seat] = FELT
        self._changed = True

    def _speak(self, seat: int, line: str, about: int | None) -> None:
        who, whom = self._seats[seat], self._seats[about].name if about is not None else ""
        words = tr(line, name=whom)
        self._say(tr("{name}: {words}", name=who.name, words=words))
        if len(self._bubbles) <= WAITING:
            self._bubbles.append(SpeechBubble(seat, words, who.colour, self._settings.reduced_motion))
        self._changed = True

    def _tell(self, verdict: Verdict) -> None:
        """Hang out a verdict; of several that wait the last one is told."""
        self._say(verdict.words)
        colour = self._seats[verdict.by].colour
        while self._bubbles and isinstance(self._bubbles[-1], Ribbon) and len(self._bubbles) > 1:
            self._bubbles.pop()
        self._bubbles.append(Ribbon(verdict.seat, verdict.words, colour, self._settings.reduced_motion))
        self._changed = True

    def wave_off(self) -> None:
        """End a verdict that is shown: somebody has clicked."""
        if isinstance(self.bubble, Ribbon):
            self._bubbles.popleft()
            self._changed = True

    def hush(self) -> None:
        """End what is being said: the player goes on."""
        self._changed = self._changed or bool(self._bubbles)
        self._bubbles.clear()

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return True if the table looks different now."""
        changed, self._changed = self._changed, False
        if self._skin.attention.is_hushed != self._was_hushed:
            self._was_hushed = not self._was_hushed
            if self._was_hushed:  # nobody goes on after a grave moment with what was said before it
                self.hush()
        for seat in [seat for seat, left in self._felt.items() if left <= dt]:
            del self._felt[seat]
            self.faces.moods[seat] = Mood.CALM
            changed = True
        for seat in self._felt:
            self._felt[seat] -= dt
        bubble = self.bubble
        if bubble is not None:
            if len(self._bubbles) > 1 and isinstance(bubble, SpeechBubble):
                bubble.left = min(bubble.left, SOON)
            changed = bubble.update(dt) or changed
            if bubble.left <= 0:
                self._bubbles.popleft()
        return changed

    def draw(self, canvas: Canvas, stage: Stage) -> None:
        """Draw the bubble at the plate of whoever speaks."""
        bubble = self.bubble
        plate = stage.piece(token("seat", bubble.seat)) if bubble is not None else None
        if bubble is not None and plate is not None:
            kept = self._skin.attention.kept_free
            bubble.draw(canvas, plate.rect, self._plates(stage), self._skin.talk_end, kept)

    def _plates(self, stage: Stage) -> list[pygame.FRect]:
        """Return the plates of all seats that have one."""
        found = (stage.piece(token("seat", seat.index)) for seat in self._seats)
        return [piece.rect for piece in found if piece is not None]
