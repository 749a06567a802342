"""The progress in a chapter: which beat it is at, and what brings it to the next one."""

from __future__ import annotations

import re
from collections import deque

from game.core.action import Action, parse_action
from game.core.event import Event
from game.core.script import Ask
from game.lessons.course import Beat, Chapter, Course
from game.lessons.start import event_line


class ChapterProgress:
    """A place in a chapter. `verdict` is what is said of the free decision that has just been taken."""

    def __init__(self, course: Course, chapter: Chapter, place: int = 0) -> None:
        self.course, self.chapter = course, chapter
        self.place = max(0, min(place, len(chapter.beat) - 1))
        self.verdict = ""
        self._spare = [parse_action(line) for line in chapter.spare]
        self._others = deque(map(parse_action, chapter.others))

    @property
    def beat(self) -> Beat:
        """The present beat."""
        return self.chapter.beat[self.place]

    @property
    def is_last(self) -> bool:
        """True if there is nothing more to say."""
        return self.place == len(self.chapter.beat) - 1 and not self.verdict

    @property
    def frozen(self) -> bool:
        """True if the table waits until the player goes on."""
        return bool(self.verdict) or self.beat.is_only_read

    @property
    def asks(self) -> Beat | None:
        """The beat that the player's next answer belongs to, if it is their turn."""
        return self.beat if self.beat.needs_answer and not self.verdict else None

    def go_on(self) -> None:
        """Go on: the player has read what was said."""
        if self.verdict:
            self.verdict = ""
        elif not self.is_last:
            self.place += 1

    def note_event(self, event: Event, over: bool) -> bool:
        """Take note that an event begins, or is over; return whether that ends the beat."""
        beat = self.beat
        if self.frozen or not beat.until or beat.after != over or not re.match(beat.until, event_line(event)):
            return False
        self.place += 1
        return True

    def stop_waiting(self) -> None:
        """Skip the beats that wait for an event: the table has nothing more to show by itself."""
        while self.beat.until and not self.verdict:
            self.place += 1

    def note_answer(self, following: Ask | None) -> bool:
        """Take note of an answer, after which `following` is asked; return whether that ends the beat."""
        if following is not None and following.prompt in self.beat.asks:
            return False
        self.place += 1
        return True

    def answer_for_player(self, ask: Ask) -> Action | None:
        """Return what is answered for the player, who only watches; None: nothing."""
        if self.frozen or not self.beat.until:
            return None
        return next((answer for answer in self._spare if answer in ask.options), None)

    def answer_for_other(self, ask: Ask) -> Action | None:
        """Return what another seat answers; None: whatever seems best to them."""
        if self._others and self._others[0] in ask.options:
            return self._others.popleft()
        return None
