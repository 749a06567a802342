"""The lesson of the film: over the film itself, one thing after the other is named, and tried at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import pygame

from game.translation import tr
from scenes.film.bar import LARGEST
from scenes.film.film_bar import FilmBar
from scenes.film.film_session import FilmSession
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.dialog import WidgetScene
from scenes.ui.input import Act, Cursor, Input, Key, Pointer
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Pop, Transition
from scenes.ui.widgets import Button, Press, Widget

WIDE, EDGE, FACE, GAP, ABOVE = 620.0, 22.0, 64.0, 14.0, 30.0
"""Width of the paper, its margin, the size of the face on it, a gap, and how far above the bar it lies."""
ARROW = 13.0
"""Half the width of the arrow that points at a button."""
TRIED: dict[str, tuple[Act, ...]] = {
    "scrubber": (Act.LEFT, Act.RIGHT),
    "on": (Act.RIGHT,),
    "turn back": (Act.DOWN,),
    "eyes": (Act.PEEK,),
}
"""The keys by which one tries what is named."""


class Projector(Protocol):
    """What shows the film, and has a page of buttons."""

    services: Services
    session: FilmSession
    page: Page
    bar: FilmBar

    def update(self, dt: float) -> Transition | None:
        """Let `dt` seconds pass."""

    def draw(self, canvas: Canvas) -> None:
        """Draw the film with its bar."""

    def layout(self, canvas: Canvas) -> None:
        """Lay everything for that canvas."""

    def enter(self) -> None:
        """Read the settings again."""


class Step(NamedTuple):
    """What is said of the button of a key; if it `looks`, it is tried: then that has changed."""

    key: str
    words: str
    looks: Callable[[FilmSession], object] | None = None


def steps() -> list[Step]:
    """Return all that is said, in its order; what has no button in a film is left out there."""

    def place(session: FilmSession) -> object:
        return session.place, session.director.busy

    return [
        Step(
            "scrubber",
            tr(
                "The whole game lies on this line. Ticks are rounds, and dots are what was great. Press it "
                "anywhere: the table is as it was then."
            ),
            place,
        ),
        Step("on", tr("From decision to decision: press it, or the arrow, and see what came next."), place),
        Step("turn back", tr("Two arrows go by turns, and with a bar by rounds. Go back a turn."), place),
        Step("eyes", tr("Whose eyes see it? Press it, and look into other hands."), lambda it: it.eyes),
        Step(
            "what if",
            tr(
                "“What if?” plays on from any decision, by the same dice or new ones. Nothing of it "
                "counts, and one key leads back."
            ),
        ),
        Step("go on", tr("In a practice game you play on from any earlier decision of yours.")),
        Step(
            "menu",
            tr(
                "The menu keeps a picture, or this turn in motion, and has the game in one line. "
                "That is all. Enjoy the film."
            ),
        ),
    ]


class LessonPaper(Widget):
    """The paper with the coach's face and words."""

    opaque = True

    def __init__(self, rect: Area, words: str) -> None:
        super().__init__(rect, key="coach")
        self.words = words

    @property
    def spoken_text(self) -> str:
        return self.words

    @staticmethod
    def height(canvas: Canvas, words: str) -> float:
        """Height of paper with these words, without buttons."""
        with canvas.lettering.at_most(LARGEST):
            return max(FACE, canvas.measure(words, "body", WIDE - 2 * EDGE - FACE - GAP)[1]) + 2 * EDGE

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        canvas.nine("ui/panel_paper", box, shadow=theme.LIFTED)
        middle = box.left + EDGE + FACE / 2, box.top + EDGE + FACE / 2
        canvas.picture("faces/urraca", *middle, FACE, anchor="center")
        left = box.left + EDGE + FACE + GAP
        with canvas.lettering.at_most(LARGEST):
            wide = box.right - EDGE - left
            canvas.text(self.words, left, box.top + EDGE, "body", theme.INK, width=wide, box=box)


class LessonButton(Button):
    """A button on that paper."""

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            super().draw(canvas)


class FilmLesson(WidgetScene):
    """Names the buttons of `film` one by one; meanwhile only what is named can be pressed."""

    overlay = True

    def __init__(self, film: Projector) -> None:
        super().__init__(Page(click=film.services.sound.play))
        self.film, self.services = film, film.services
        self.steps = [step for step in steps() if film.page.find(step.key) is not None]
        self.count = 0
        self._before = self._seen()

    @property
    def step(self) -> Step:
        """What is named now."""
        return self.steps[self.count]

    @property
    def is_done(self) -> bool:
        """True if it was tried, or there is nothing to try."""
        return self.step.looks is None or self._seen() != self._before

    def _seen(self) -> object:
        looks = self.steps[self.count].looks
        return looks(self.film.session) if looks is not None else None

    def _next(self) -> Transition:
        if self.count + 1 == len(self.steps):
            return Pop()
        self.count += 1
        self._before = self._seen()
        self.layout(self.services.canvas)
        return STAY

    @property
    def named(self) -> Widget | None:
        """The widget of the film that is named."""
        return self.film.page.find(self.step.key)

    # --- what is seen ---

    @property
    def busy(self) -> bool:
        return True

    @property
    def cursor(self) -> Cursor:
        over = super().cursor
        return over if over is not Cursor.ARROW else self.film.page.cursor

    def layout(self, canvas: Canvas) -> None:
        words = self.step.words
        last = self.count + 1 == len(self.steps)
        rows: list[tuple[str, str, Press, str]] = [("skip", tr("Skip lesson"), Pop, "paper")]
        if self.is_done:
            rows = [] if last else rows
            rows.append(("next", tr("Done") if last else tr("Next"), self._next, "gold"))
        with canvas.lettering.at_most(LARGEST):
            sizes = [Button.size(canvas, row[1], "small button") for row in rows]
        tall = LessonPaper.height(canvas, words) + max(size[1] for size in sizes) + 6
        strip = self.film.bar.strip
        box = pygame.FRect(strip.centerx - WIDE / 2, strip.top - ABOVE - tall, WIDE, tall)
        made: list[Widget] = [LessonPaper(box, words)]
        x = box.right - EDGE
        for (key, said, press, kind), (wide, high) in zip(reversed(rows), reversed(sizes), strict=True):
            x -= wide
            area = x, box.bottom - EDGE + 4 - high, wide, high
            made.append(LessonButton(area, said, press, kind=kind, style="small button", key=key))
            x -= GAP
        self.page.set_widgets(made, first="next" if self.is_done else "skip")
        self.dirty = True

    def update(self, dt: float) -> Transition | None:
        ready = self.page.find("next") is not None
        self.film.update(dt)
        super().update(dt)
        if ready is not self.is_done:
            self.layout(self.services.canvas)
            self.page.focus("next" if self.is_done else "skip")
        self.dirty = True
        return None

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.down and item.act in (Act.BACK, Act.FILM):
            return Pop()
        named = self.named
        if isinstance(item, Pointer) and named is not None:
            if named.rect.inflate(8, 8).collidepoint(item.pos) or self.film.page.is_holding:
                self.film.page.handle(item)
                return STAY
            self.film.page.handle(Pointer("leave", item.pos))
        if isinstance(item, Key) and item.down and item.act in TRIED.get(self.step.key, ()):
            self._try()
            return STAY
        return super().handle(item) or STAY

    def _try(self) -> None:
        """Do what the named button does, by a key; on the course of the game go on a round."""
        session, named = self.film.session, self.named
        if self.step.key == "scrubber":
            session.step(session.rounds, 1)
        elif named is not None:
            named.typed(Key(Act.OK))

    def draw(self, canvas: Canvas) -> None:
        self.film.draw(canvas)
        named = self.named
        if named is not None:
            x, y = named.rect.centerx, named.rect.top + 2
            for size, colour in ((ARROW + 3, theme.PAPER_HI), (ARROW, theme.COBALT)):
                y -= 2
                canvas.polygon([(x - size, y - 1.3 * size), (x + size, y - 1.3 * size), (x, y)], colour)
        self.page.draw(canvas)
