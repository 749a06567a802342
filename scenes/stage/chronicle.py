"""Puts events into words, keeps the chronicle of a game, and draws its last lines on a paper.

A press on the paper opens the whole chronicle at the line that was pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import islice
from math import inf

import pygame

from game.core.event import Event
from game.translation import language, tr
from scenes.stage.prompt_panel import PromptPanel
from scenes.stage.skin import Line
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import ALMAGRE_DK, INK
from scenes.ui.widgets import Widget

MOST = 8
"""More lines than ever fit."""
SIZES, HEADED, RECALLED = (1.4, 1.2, 1.0), (1.2, 1.1, 1.0, 0.9), (1.1, 1.0, 0.9, 0.8, 0.7, 0.6)
"""The text sizes of lines, of which the first is taken at which the last one has room; those of the heading:
three short lines have room below it; and those of what is recalled, which are pictures for the most part."""
RECAP, COLUMN = "body", 3
"""The letters of what is recalled, and how many rows of it are one below another; more have two columns."""
QUILL, LOWEST, INSIDE = 24.0, 64.0, 14.0
"""The width of the quill, the height below which the paper has no room for a line, and from the ends of the
strip to which it is folded to what stands on that."""


class Chronicle:
    """Keeps all lines of a game; the paper at `place` shows as many of the last ones as fit.

    It ends above `foot` and above what `ledge` returns, and is not shown where that leaves no room for a
    line. Unless it `is_headed`, the room for its heading stays free.
    """

    def __init__(self, place: pygame.FRect, ledge: Callable[[], float] = lambda: inf) -> None:
        self._place, self._ledge = place, ledge
        self.foot = inf
        self.is_headed = True
        self.lines: list[Line] = []
        self.recap: Sequence[Line] = ()
        """What is shown in place of the last lines: what befell whoever is asked since they answered last."""

    @property
    def place(self) -> pygame.FRect:
        """Where the paper lies; its height is 0 where it is not shown."""
        left, top, width, height = self._place
        room = min(height, self.foot - top, self._ledge() - top)
        return pygame.FRect(left, top, width, room if room >= LOWEST else 0.0)

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper with as many of the last lines as fit whole."""
        if not self.place.h:
            return
        with self._sized(canvas):
            shown = self._shown(canvas)
            size = canvas.lettering.factor
            texts = tuple(line.text for line, _ in shown), bool(self.recap), self.place.h, size
            canvas.layer("chronicle", (texts, language()), self.place, lambda: self._draw(canvas, shown))

    def at(self, canvas: Canvas, pos: tuple[float, float]) -> Line | None:
        """Return the line at a point of the paper, None where there is none."""
        with self._sized(canvas):
            return next((line for line, area in self._shown(canvas) if area.collidepoint(pos)), None)

    def _shown(self, canvas: Canvas) -> list[tuple[Line, pygame.FRect]]:
        """Return as many of the last lines as fit whole, and where each stands."""
        if self.recap:
            return self._recalled(canvas)
        inner = self.place.inflate(-52, -26)
        top = inner.bottom - self._room(canvas)
        room = inner.bottom - top
        shown: list[tuple[Line, float]] = []
        for line in reversed(self._last):
            height = canvas.measure(line.text, "caption", inner.w)[1]
            if height > room:
                if shown:
                    break
                continue  # only the whole chronicle has room for it
            room -= height
            shown.append((line, height))
        placed = []
        for line, height in reversed(shown):
            placed.append((line, pygame.FRect(inner.left, top, inner.w, height)))
            top += height
        return placed

    def _recalled(self, canvas: Canvas) -> list[tuple[Line, pygame.FRect]]:
        """Return all that is recalled, and where each stands: in one column, or down two of them."""
        inner, room = self.place.inflate(-40, -26), self._room(canvas)
        columns = 1 if len(self.recap) <= COLUMN else 2
        wide, high = inner.w / columns, room / COLUMN
        return [
            (line, pygame.FRect(inner.left + column * wide, inner.bottom - room + row * high, wide, high))
            for place, line in enumerate(self.recap)
            for column, row in [divmod(place, COLUMN)]
        ]

    @property
    def _last(self) -> list[Line]:
        """The last lines, of which as many are shown as fit."""
        latest = (line for line in reversed(self.recap or self.lines) if line.weight)
        return [*islice(latest, MOST)][::-1]

    def _room(self, canvas: Canvas) -> float:
        """Return how high the room for lines is, below the heading."""
        inner = self.place.inflate(-52, -26)
        with self._headed(canvas):
            return inner.h - canvas.measure(self._heading, "card")[1] + 6

    def _sized(self, canvas: Canvas) -> AbstractContextManager[None]:
        """The largest text size at which the last line fits, so that no older one seems to be the last.

        All that is recalled fits together.
        """
        wide, last = self.place.w - 52, self._last[-1:]

        def fits() -> bool:
            room = self._room(canvas)
            return all(canvas.measure(line.text, "caption", wide)[1] <= room for line in last)

        def has_room_for_all() -> bool:
            return all(canvas.fits(line.text, RECAP, area.w - 6) for line, area in self._recalled(canvas))

        return canvas.lettering.fitting(*((RECALLED, has_room_for_all) if self.recap else (SIZES, fits)))

    def _headed(self, canvas: Canvas) -> AbstractContextManager[None]:
        """The text size at which the heading leaves the quill free."""
        room = self.place.w - 52 - QUILL
        return canvas.lettering.fitting(HEADED, lambda: canvas.fits(self._heading, "card", room))

    @property
    def _heading(self) -> str:
        return tr("Since your last turn") if self.recap else tr("Chronicle")

    def _draw(self, canvas: Canvas, shown: Sequence[tuple[Line, pygame.FRect]]) -> None:
        canvas.nine("ui/panel_paper", self.place)
        inner = self.place.inflate(-52, -26)
        with self._headed(canvas):
            heading = self._heading if self.is_headed else ""
            canvas.text(heading, inner.left, inner.top - 2, "card", ALMAGRE_DK)
        canvas.sign("ui/log", inner.right - 10, inner.top + 8, QUILL)
        for line, area in shown:
            if self.recap:
                canvas.text(line.text, *area.midleft, RECAP, INK, anchor="left middle")
            else:
                canvas.text(line.text, *area.topleft, "caption", INK, width=area.w, box=inner.inflate(8, 16))


class Paper(Widget):
    """Makes the paper of a chronicle a widget: `press` gets the line that was pressed, or None by keys."""

    def __init__(
        self,
        place: pygame.FRect,
        chronicle: Chronicle,
        canvas: Canvas,
        press: Callable[[Line | None], Transition],
        tip: str,
    ) -> None:
        super().__init__(place, key="chronicle", tip=tip, focusable=True)
        self._chronicle, self._canvas, self._press = chronicle, canvas, press

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "up" and item.button == 1 and self.target.collidepoint(item.pos):
            return self._press(self._chronicle.at(self._canvas, item.pos))
        return STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            return self._press(None)
        return None


class Narrator:
    """Tells events in the sentences of `line`. What is shown once more is not written again.

    `say` gets each sentence whenever it is shown; `sees` gets each event as its motion begins (with False)
    and is over (with True), unless it is only shown once more.
    """

    def __init__(
        self,
        line: Callable[[Event], Line | None],
        panel: PromptPanel,
        chronicle: Chronicle,
        say: Callable[[str], object],
        sees: Callable[[Event, bool], object] = lambda event, over: None,
    ) -> None:
        self._line, self._panel, self._chronicle = line, panel, chronicle
        self._say, self._sees = say, sees

    def begin(self, event: Event, again: bool) -> None:
        """Say what happens now, and write it unless that would give away how it ends."""
        line = self._line(event)
        if line is not None and not line.is_late:
            self._panel.narrate(line.meanwhile or line.text)
            if not line.meanwhile:
                self._tell(line, again)
        if not again:
            self._sees(event, False)

    def end(self, event: Event, again: bool) -> None:
        """Write how the event ended."""
        line = self._line(event)
        if line is not None and line.is_late:
            self._panel.narrate(line.text)
        if line is not None and (line.meanwhile or line.is_late):
            self._tell(line, again)
        if not again:
            self._sees(event, True)

    def _tell(self, line: Line, again: bool) -> None:
        self._say(line.text)
        if not again:
            self._chronicle.lines.append(line)
