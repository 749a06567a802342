"""A turn of a film as a moving picture: it is played once more, picture by picture, and can be stopped."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol

import pygame

from game.core.errors import UserError
from game.storage.pictures import keep_picture
from game.translation import tr
from scenes.film.bar import EDGE, KNOB, LARGEST, WordButton, word_buttons
from scenes.film.film_bar import FilmBar
from scenes.film.film_session import FilmSession
from scenes.film.webp import Animation, check_encoder
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.dialog import WidgetScene
from scenes.ui.input import Act, Input, Key
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Pop, Transition
from scenes.ui.widgets import Widget

STEP, REST, LONGEST = 0.08, 2.0, 60.0
"""Seconds that a picture is shown, and the last one, and how long a turn is shown at most."""
WIDEST = 960
"""Width in pixels of what is written, if the table is not smaller."""
WAITING = 3
"""So many pictures may wait to be written; then the table waits."""


class Projector(Protocol):
    """What shows the film: its session, the canvas of its table, and the bar below that."""

    services: Services
    session: FilmSession
    canvas: Canvas
    bar: FilmBar

    def update(self, dt: float) -> Transition | None:
        """Let `dt` seconds pass."""

    def draw_board(self) -> None:
        """Draw the table as it is now, on its own canvas."""


class Progress(Widget):
    """A bar that fills, with words above it; `share` is between 0 and 1."""

    def __init__(self, rect: Area, words: str, share: float) -> None:
        super().__init__(rect)
        self.words, self.share = words, share

    @property
    def spoken_text(self) -> str:
        return self.words

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        with canvas.lettering.at_most(LARGEST):
            canvas.text(self.words, box.left, box.top, "strong", theme.OCHRE_LT, box=box)
        rail = pygame.FRect(box.left, box.bottom - 12, box.w, 10)
        canvas.fill(rail.inflate(4, 4), theme.INK, radius=7)
        canvas.fill(rail, theme.PAPER_DK, radius=5)
        canvas.fill((*rail.topleft, max(10.0, rail.w * self.share), rail.h), theme.OCHRE_LT, radius=5)


class TurnReel(WidgetScene):
    """Plays the turn at which `film` stands, and writes what is seen of it.

    Pictures are encoded beside the window, which shows how far it is. Raises UserError: none can be here.
    """

    overlay = True

    def __init__(self, film: Projector) -> None:
        check_encoder()
        super().__init__(Page(click=film.services.sound.play))
        self.film, self.services = film, film.services
        session = film.session
        self._home, self._rate = session.place, session.rate
        self.first, self.last = turn_of(session.turns, session.place, session.film.last)
        """The places from which to which the turn goes."""
        self.animation = Animation()
        self._writer = ThreadPoolExecutor(1)
        self._pending: list[Future[None]] = []
        self._shown = 0.0
        self._over = False

    def enter(self) -> None:
        session = self.film.session
        session.go(self.first)
        session.rate = 1.0
        session.adjust()
        session.prompt_panel.notice = ""
        session.run(1)

    def leave(self) -> None:
        self._writer.shutdown(cancel_futures=True)
        session = self.film.session
        session.running, session.rate = 0, self._rate
        session.adjust()
        session.go(self._home)

    @property
    def busy(self) -> bool:
        return True

    @property
    def share(self) -> float:
        """How much of the turn is written, between 0 and 1."""
        done = self.film.session.place - self.first
        return min(1.0, max(done / max(1, self.last - self.first), self._shown / LONGEST))

    # --- one picture after the other ---

    def update(self, dt: float) -> Transition | None:
        super().update(dt)
        written = [one for one in self._pending if one.done()]
        self._pending = [one for one in self._pending if one not in written]
        try:
            for one in written:
                one.result()
        except UserError as fault:
            return self._leave_with(tr(fault.text, **fault.values))
        if self._over and not self._pending:
            return self._leave_with(self._keep())
        if not self._over and len(self._pending) < WAITING:
            self._take()
        self.layout(self.services.canvas)
        return None

    def _take(self) -> None:
        """Take the next picture, and let the turn go on for as long as it is shown."""
        film, session = self.film, self.film.session
        arrived = session.place >= self.last and not session.director.busy
        self._over = arrived or self._shown >= LONGEST
        film.draw_board()
        surface = film.canvas.shown
        wide = min(WIDEST, surface.get_width()) // 2 * 2
        tall = round(wide * surface.get_height() / surface.get_width()) // 2 * 2
        picture = pygame.transform.smoothscale(surface, (wide, tall))
        self._pending.append(self._writer.submit(self.animation.add, picture, REST if self._over else STEP))
        self._shown += STEP
        if not self._over:
            film.update(STEP)

    def _keep(self) -> str:
        """Write the file; return in a sentence where it is, or why there is none."""
        try:
            path = keep_picture(self.film.session.film.game.meta.id, self.animation.data(), "webp")
        except UserError as fault:
            return tr(fault.text, **fault.values)
        return tr("The moving picture is {path}.", path=path)

    def _leave_with(self, words: str) -> Transition:
        """Go back to the film, and say what became of it there."""

        def say() -> None:
            self.film.session.prompt_panel.say(words)
            self.services.stream.tell(words)

        return Pop(say)

    # --- what is seen ---

    def layout(self, canvas: Canvas) -> None:
        strip = self.film.bar.strip
        y = strip.centery - KNOB / 2
        words = tr("{seconds} s of this turn are written.", seconds=f"{self._shown:.0f}")
        stop = WordButton("stop", tr("Stop"), Pop, tr("Nothing is kept"))
        buttons = word_buttons(canvas, [stop], strip.centerx, strip.right - EDGE, y)
        area = strip.left + EDGE, y - 4, buttons[0].rect.left - 30 - strip.left - EDGE, KNOB + 8
        self.page.set_widgets([Progress(area, words, self.share), *buttons], first="stop")
        self.dirty = True

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.down and item.act in (Act.BACK, Act.FILM, Act.MENU):
            return Pop()
        return super().handle(item) or STAY

    def draw(self, canvas: Canvas) -> None:
        canvas.blit_at_pixel(self.film.canvas.shown, (0, 0))
        strip = self.film.bar.strip
        canvas.fill(strip, theme.WALNUT_DK)
        canvas.line(strip.topleft, strip.topright, theme.OCHRE, 2)
        self.page.draw(canvas)


def turn_of(turns: list[int], place: int, last: int) -> tuple[int, int]:
    """Return where the turn of a place begins and ends; at the end of the game, the last turn.

    >>> turn_of([0, 4, 9], 5, 12), turn_of([0, 4, 9], 9, 12), turn_of([0, 4, 12], 12, 12)
    ((4, 9), (9, 12), (4, 12))
    """
    starts = [start for start in turns if start <= place and start < last] or [0]
    return starts[-1], next((start for start in turns if start > starts[-1]), last)
