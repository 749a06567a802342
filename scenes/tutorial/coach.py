"""The coach: a slip with a face, words and buttons where it hides little, with arrows to what it names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import product
from math import dist, hypot
from typing import NamedTuple

import pygame

from game.lessons.course import ChapterProgress
from game.translation import language, tr
from scenes.services import Services
from scenes.stage.pieces import DICE, HAND
from scenes.stage.spots import Opener, Spot
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Button, Press, Widget

FACE, EDGE, GAP = 64.0, 20.0, 14.0
WIDTHS = (400.0, 520.0, 680.0)
LARGEST = 1.4
"""The text size beyond which buttons would leave no room for words."""
CORNER, CROSS = 28.0, 5.5
"""The room in the upper right corner for the button that skips the lesson, and half of the cross on it."""
STEP = 20
NAMED, ASKED, PRESSED, SAID, HELD, MOVED, LYING = 90.0, 60.0, 150.0, 40.0, 12.0, 12.0, 1.0
"""How bad it is to hide what is named, can be chosen or pressed, is said, is held, moves, or lies there."""
FAR, AWAY = 4.0, 6.0
"""And, for each pixel, to go away from where the slip lay before, and to lie away from what it points at."""
PLATES, PLATE = ("seat", "pot"), 1.3
"""The kinds of what names the plate of a seat or of a pot, and how bad it is to hide one."""
WHOLE, TOUCHED = 13_500.0, 1500.0
"""The least area that counts where a plate is touched, and where what weighs no less than words is: half a
plate, or half a line, is no use to anybody."""
NARROW, SMALL_FACE = 340.0, 44.0
"""The width of a room in which words stand under the face, as it is narrower, and how wide that is then."""
SIZES, LEGIBLE = (1.7, 1.4, 1.2, 1.0), 1.4
"""The text sizes that are tried for words that have no room at their own, and the one below which they rather
stand on several pages."""
NAME = 26.0
"""The room for a name below a thing."""
REACH, SHORTEST = 96.0, 48.0
"""How long an arrow is at most, and at least: a shorter one would lie over the name of what it points at."""


class Around(NamedTuple):
    """What a slip hides little of: a page, what is named on it, what is taught, and where more is told.

    It lies in the first of the `rooms` that has room for it, if any has.
    """

    page: Page
    named: Sequence[pygame.FRect]
    taught: Sequence[pygame.FRect]
    panels: Sequence[pygame.FRect]
    rooms: Sequence[pygame.FRect] = ()


class Mark(NamedTuple):
    """Where something lies that is named, how it leans, and how much of its right side is covered."""

    rect: pygame.FRect
    angle: float = 0.0
    covered: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Ring what is seen of it, along its own edge."""
        around = self.rect.inflate(12, 12)
        if not (self.angle or self.covered):
            canvas.frame(around.inflate(6, 6), theme.INK, 7, 12)
            canvas.frame(around.inflate(3, 3), theme.OCHRE_LT, 4, 11)
            return
        canvas.path(self.edge, theme.INK, 7)
        canvas.path(self.edge, theme.OCHRE_LT, 4)

    @property
    def edge(self) -> list[tuple[float, float]]:
        """The corners of the ring round something that leans or is covered, from the first to the first."""
        around, middle = self.rect.inflate(11, 11), pygame.Vector2(self.rect.center)
        around.w -= self.covered
        corners = around.topleft, around.topright, around.bottomright, around.bottomleft, around.topleft
        leaning = [middle + (pygame.Vector2(corner) - middle).rotate(-self.angle) for corner in corners]
        return [(corner.x, corner.y) for corner in leaning]


class Place(NamedTuple):
    """Where a slip lies, the text size of its words at most, and whether they stand under the face."""

    rect: pygame.FRect
    size: float
    is_narrow: bool = False


class Slip(Widget):
    """The paper with the coach's face and words."""

    opaque = True

    def __init__(self, place: Place, face: str, words: str) -> None:
        super().__init__(place.rect, key="coach")
        self.face, self.words, self._place = face, words, place

    @property
    def spoken_text(self) -> str:
        return self.words

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/panel_paper", self.rect, shadow=theme.LIFTED)
        size, is_narrow = self._place.size, self._place.is_narrow
        side = SMALL_FACE if is_narrow else FACE
        middle = self.rect.left + EDGE + side / 2, self.rect.top + EDGE + side / 2
        canvas.picture(self.face, *middle, side, anchor="center")
        left = self.rect.left + EDGE + (0.0 if is_narrow else side + GAP)
        wide = self.rect.w - _beside(is_narrow=is_narrow)
        with canvas.lettering.at_most(size):
            free = max(0.0, side - canvas.measure(self.words, "body", wide)[1])
            y = self.rect.top + EDGE + (side + GAP / 2 if is_narrow else free / 2)
            canvas.text(self.words, left, y, "body", theme.INK, width=wide, box=self.rect)


class SlipButton(Button):
    """A button on the slip, with letters that leave room for the words."""

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            super().draw(canvas)


class SkipButton(Button):
    """A small cross in the corner of the slip."""

    radius = 6.0
    ringed = True

    def draw(self, canvas: Canvas) -> None:
        x, y = self.rect.center
        colour = theme.ALMAGRE if self.hovered or self.focused else theme.SEPIA
        for end in (CROSS, -CROSS):
            canvas.line((x - CROSS, y - end), (x + CROSS, y + end), colour, 2.4)


class Coach:
    """Lays the slip and its buttons, and draws what points away from it."""

    def __init__(
        self,
        services: Services,
        guide: ChapterProgress,
        go_on: Press,
        skip: Press,
        end: Press,
        turned: Callable[[], object],
    ) -> None:
        """`turned` lays the slip anew, where it goes on with the next page of what it says."""
        self._services, self._guide, self._turned = services, guide, turned
        self._go_on, self._skip, self._end = go_on, skip, end
        self._laid: tuple[object, Place] | None = None
        self._said, self._page = "", 0

    @property
    def first(self) -> str:
        """Return the key of the button that goes on, "" if there is none: keys begin there."""
        return "coach next" if self._guide.frozen else ""

    @property
    def area(self) -> pygame.FRect | None:
        """Return where the slip lies, None before it is laid."""
        return self._laid[1].rect if self._laid is not None else None

    def focus(self, page: Page) -> None:
        """Have keys begin at the button that goes on, if there is one."""
        if self.first:
            page.focus(self.first)

    def widgets(self, around: Around) -> list[Widget]:
        """Return the slip and its buttons, for what the guide says now."""
        canvas, guide = self._services.canvas, self._guide
        words = guide.verdict or tr(guide.text)
        if words != self._said:
            self._said, self._page = words, 0
        text, press = self._next()
        with canvas.lettering.at_most(LARGEST):
            size = Button.size(canvas, text, "small button") if text else (0.0, 0.0)
        place = self._place(canvas, around, words, size)
        pages = words.rsplit("\n", 1)
        if text and len(pages) > 1 and around.rooms and not _is_ample(canvas, place, around.rooms):
            words = pages[self._page]
            if self._page + 1 < len(pages):
                text, press = tr("Next"), self._turn_page
            place = self._place(canvas, around, words, size)
        area = place.rect
        made: list[Widget] = [Slip(place, f"faces/{guide.course.coach}", words)]
        if text:
            at = (area.right - EDGE - size[0], area.bottom - EDGE + 4 - size[1], *size)
            style = "small button"
            made.append(SlipButton(at, text, press, kind="gold", style=style, key="coach next"))
        if not guide.is_last:
            corner = (area.right - CORNER - 13, area.top + 11, CORNER, CORNER)
            words = tr("Skip lesson")
            made.append(SkipButton(corner, words, self._skip, key="coach skip", tip=words))
        return made

    def _turn_page(self) -> Transition:
        """Say more of what has no room at once."""
        self._page += 1
        self._turned()
        return STAY

    def _next(self) -> tuple[str, Press]:
        """Return the words of the button that goes on, "" where there is none, and what it does."""
        guide = self._guide
        if not guide.is_last:
            return tr("Next") if guide.frozen else "", self._go_on
        more = guide.course.after(guide.chapter) is not None
        return tr("Next lesson") if more else tr(guide.course.name), self._end

    # --- where it lies ---

    def _place(self, canvas: Canvas, around: Around, words: str, button: tuple[float, float]) -> Place:
        """Return where it lies in a room, or where it hides least.

        It stays the same while the same is said of the same things.
        """
        lying = tuple((w.key, tuple(w.rect), w.walkable) for w in around.page.widgets if w.focusable)
        panels = tuple(map(tuple, around.panels))
        key = words, button, language(), canvas.size, canvas.lettering.key, lying, panels
        if self._laid is not None and self._laid[0] == key:
            return self._laid[1]
        obstacles = list(_obstacles(around))
        hidden, weights = [rect for rect, _ in obstacles], [weight for _, weight in obstacles]
        before = [(self._laid[1].rect.center, FAR)] if self._laid is not None else []
        near = [*before, *((rect.center, AWAY) for rect in around.named[:1])]
        kept = [rect for rect, weight in obstacles if weight not in (LYING, MOVED)]
        reserved = self._reserved(canvas, around.rooms, kept, words, button)
        if reserved is not None:
            self._laid = key, reserved
            return reserved
        best = min(
            (rect for size in self._sizes(canvas, words, button) for rect in _places(canvas, size)),
            key=lambda rect: _cost(rect, hidden, weights, near),
        )
        self._laid = key, Place(best, canvas.lettering.factor)
        return self._laid[1]

    def _reserved(
        self,
        canvas: Canvas,
        rooms: Sequence[pygame.FRect],
        kept: Sequence[pygame.FRect],
        words: str,
        button: tuple[float, float],
    ) -> Place | None:
        """Return where it lies in a room in which nothing of what is `kept` lies."""
        whole = canvas.lettering.factor
        for size in (whole, *(size for size in SIZES if size < whole)):
            with canvas.lettering.at_most(size):
                for room in rooms:
                    is_narrow = room.w < NARROW
                    widths = [*(width for width in WIDTHS if width < room.w), room.w]
                    for wide, high in self._sizes(canvas, words, button, widths, is_narrow=is_narrow):
                        rect = pygame.FRect(room.right - wide, room.bottom - high, wide, high)
                        if room.contains(rect) and rect.collidelist(kept) < 0:
                            return Place(rect, size, is_narrow)
        return None

    def _sizes(
        self,
        canvas: Canvas,
        words: str,
        button: tuple[float, float],
        widths: Sequence[float] = (),
        *,
        is_narrow: bool = False,
    ) -> Iterable[tuple[float, float]]:
        """Return sizes that the words and the button fill, of these widths or of all."""
        grown, beside, least = (
            canvas.lettering.factor**0.5,
            _beside(is_narrow=is_narrow),
            button[0] + 2 * EDGE,
        )
        for width in widths or [width * grown for width in WIDTHS]:
            room = max(width, least) - beside
            filled, tall = canvas.measure(words, "body", room)
            wide = max(min(room, filled + 2) + beside, least)
            high = SMALL_FACE + GAP / 2 + tall if is_narrow else max(FACE, tall)
            yield wide, 2 * EDGE + high + (button[1] + 4 if button[1] else 0.0)

    # --- what it points at ---

    def draw_pointers(self, canvas: Canvas, named: Sequence[Mark], clear: Sequence[pygame.FRect]) -> None:
        """Ring what is named, and draw an arrow to the nearest of it, but through nothing `clear`."""
        for mark in named:
            mark.draw(canvas)
        if named and (area := self.area) is not None:
            nearest = min((mark.rect for mark in named), key=lambda rect: dist(rect.center, area.center))
            _arrow(canvas, area, nearest.inflate(18, 18), clear)


def _obstacles(around: Around) -> Iterable[tuple[pygame.FRect, float]]:
    for rect in around.named:
        yield _with_name(rect).inflate(16, 16), NAMED
    for widget in around.page.widgets:
        if isinstance(widget, Spot) and widget.walkable:
            yield widget.rect, ASKED
        elif isinstance(widget, Spot):
            moves = MOVED if widget.piece.layer >= DICE else LYING
            lies = PLATE if widget.piece.token.kind in PLATES else moves
            yield _with_name(widget.rect), HELD if widget.piece.layer == HAND else lies
        elif isinstance(widget, Opener):  # a key opens it as well
            yield widget.rect, LYING
        elif widget.focusable and not widget.key.startswith("coach"):
            yield widget.rect, PRESSED
    for taught in around.taught:
        yield taught, NAMED
    for panel in around.panels:
        yield panel, SAID


def _is_ample(canvas: Canvas, place: Place, rooms: Sequence[pygame.FRect]) -> bool:
    """Return whether a slip lies in one of the rooms, in letters of which nobody complains."""
    return place.size >= min(LEGIBLE, canvas.lettering.factor) and any(
        room.contains(place.rect) for room in rooms
    )


def _beside(*, is_narrow: bool) -> float:
    """Return the room beside the words of a slip."""
    return 2 * EDGE if is_narrow else 2 * EDGE + FACE + GAP + CORNER - EDGE / 2


def _with_name(rect: pygame.FRect) -> pygame.FRect:
    """Return where a thing and its name below it lie."""
    return pygame.FRect(rect.left, rect.top, rect.w, rect.h + NAME)


def _places(canvas: Canvas, size: tuple[float, float]) -> Iterable[pygame.FRect]:
    """Return every place where a slip of that size fits into the window, in steps."""
    room = canvas.window.inflate(-16, -16)
    across, down = max(0.0, room.w - size[0]), max(0.0, room.h - size[1])
    for x, y in product(range(0, int(across) + 1, STEP), range(0, int(down) + 1, STEP)):
        yield pygame.FRect(room.left + x, room.top + y, *size)


def _cost(
    rect: pygame.FRect,
    hidden: Sequence[pygame.FRect],
    weights: Sequence[float],
    near: Iterable[tuple[tuple[float, float], float]],
) -> float:
    """Return how bad it is if the slip lies there."""
    cost = 0.0
    for place in rect.collidelistall(hidden):  # asked thousands of times for one slip
        shared = rect.clip(hidden[place])
        weight = weights[place]
        least = WHOLE if weight == PLATE else TOUCHED if weight >= SAID else 0.0
        cost += weight * max(shared.w * shared.h, least)
    for (x, y), weight in near:
        cost += weight * hypot(rect.centerx - x, rect.centery - y)
    return cost + rect.w * rect.h * 0.02


def _arrow(canvas: Canvas, start: pygame.FRect, end: pygame.FRect, clear: Sequence[pygame.FRect]) -> None:
    """Draw an arrow from one area to the edge of another, unless it would cross what is to be `clear`."""
    tail, head = _edge(start, end.center), _edge(end, start.center)
    length = hypot(head[0] - tail[0], head[1] - tail[1])
    if length < SHORTEST or start.colliderect(end):
        return
    along = (head[0] - tail[0]) / length, (head[1] - tail[1]) / length
    reach = min(length, REACH)
    tail = head[0] - along[0] * reach, head[1] - along[1] * reach
    if any(area.clipline(tail, head) for area in clear):
        return
    aside = -along[1], along[0]
    for colour, thick, grow in ((theme.INK, 9.0, 3.0), (theme.OCHRE_LT, 4.0, 0.0)):
        neck = head[0] - along[0] * 16, head[1] - along[1] * 16
        canvas.line(tail, neck, colour, thick)
        wide, tip = 10 + grow, grow * 1.6
        canvas.polygon(
            [
                (head[0] + along[0] * tip, head[1] + along[1] * tip),
                (neck[0] + aside[0] * wide - along[0] * grow, neck[1] + aside[1] * wide - along[1] * grow),
                (neck[0] - aside[0] * wide - along[0] * grow, neck[1] - aside[1] * wide - along[1] * grow),
            ],
            colour,
        )


def _edge(area: pygame.FRect, towards: tuple[float, float]) -> tuple[float, float]:
    """Return where the line from the middle of an area to a point leaves the area."""
    x, y = area.center
    dx, dy = towards[0] - x, towards[1] - y
    shares = [half / abs(way) for half, way in ((area.w / 2, dx), (area.h / 2, dy)) if way]
    share = min([1.0, *shares])
    return x + dx * share, y + dy * share
