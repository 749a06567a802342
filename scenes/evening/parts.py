"""What the room of an evening is made of: the slate on the wall, the table and its candle, the company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.evening.slate import Line
from game.storage.evenings import Guest
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face, draw_mark, faces_of
from scenes.ui.theme import NIGHT, PAPER_HI, Look, rgb
from scenes.ui.widgets import Widget

CHALK, PALE, GOLD = rgb("#EDE7D4"), rgb("#B9C0B8"), rgb("#F2C65E")
"""What stands on the slate: in chalk, less important, and of those who lead."""
PLAIN = Look(NIGHT, PAPER_HI)
"""What stands in for the slate with high contrast."""
LAST = 6
"""So many games stand on the slate one by one, the latest ones; the sum counts all."""
SIZES = (2.0, 1.75, 1.5, 1.25, 1.0)
"""The text sizes of the slate; the largest for which it has room is taken."""
BESIDE = 44.0
"""The room beside a name: for the mark before it, and up to the columns."""
LARGEST = 1.5
"""The text size beyond which the table would have no room for all names."""
LIP, RIM, FRONT, EDGE = rgb("#A9774A"), rgb("#D9A56B"), rgb("#3A2115"), 12.0
"""The edge of the table, lit above and dark below, and its height."""
FACE, NAMES = 84.0, 26.0
"""Width of a face at the table, and the room for the name below it."""
SAID = 330.0
"""The width at which what somebody says is broken into lines."""
MIDDLE = 150.0
"""How much of the table is left free for the candle."""
CANDLE, FLAME, WICK = 84.0, 40.0, 108.0
"""Width of the candle and of its flame, and how high the wick is."""
GLOWS = ((980.0, 120), (520.0, 120), (220.0, 150))
"""Width and strength of the light around the flame."""


class Ruled(NamedTuple):
    """How a slate is ruled: heights of head and line, where columns begin, the widths of one and of sums."""

    head: float
    high: float
    columns: float
    step: float
    sums: float


class ChalkSlate(Widget):
    """The slate on the wall: a line for everybody, a column for each game, and the sum."""

    def __init__(
        self,
        rect: Area,
        lines: Sequence[Line],
        guests: Sequence[Guest],
        pictures: Sequence[str],
        names: Sequence[str],
    ) -> None:
        super().__init__(rect)
        self._lines, self._pictures, self._names = lines, pictures, names
        self._guests = {guest.name: guest for guest in guests}

    @property
    def spoken_text(self) -> str:
        told = [tr("The slate after: {games}.", games=", ".join(self._names))] if self._names else []
        for line in self._lines:
            words = tr("{name}: {points} points", name=line.name, points=line.sum)
            told.append(tr("{words}, in the lead", words=words) if line.leads else words)
        return "\n".join(told)

    def draw(self, canvas: Canvas) -> None:
        canvas.nine("ui/slate", self.rect, shadow=theme.LIFTED, plain=PLAIN)
        inner = self.rect.inflate(-64, -56)
        with canvas.lettering.fitting(SIZES, lambda: self._has_room(canvas, inner)):
            self._draw_lines(canvas, inner)

    def _rule(self, canvas: Canvas, inner: pygame.FRect) -> Ruled:
        count, shown = len(self._lines), len(self._pictures[-LAST:])
        head = min(62.0, inner.h / (count + 1))
        high = min(58.0, (inner.h - head) / max(1, count))
        sums = max(canvas.measure("00", "score")[0], canvas.measure(tr("Sum"), "key")[0]) + 14
        step = min(60.0, 0.55 * (inner.w - sums) / max(1, shown))
        return Ruled(head, high, inner.right - sums - step * shown, step, sums)

    def _has_room(self, canvas: Canvas, inner: pygame.FRect) -> bool:
        """Return whether letters are small enough for lines, columns and whole names."""
        ruled = self._rule(canvas, inner)
        names = max((canvas.measure(line.name, "strong")[0] for line in self._lines), default=0.0)
        return (
            canvas.measure("A", "strong")[1] <= ruled.high
            and canvas.measure("0", "number")[0] + 8 <= ruled.step
            and names <= ruled.columns - inner.left - BESIDE
        )

    def _draw_lines(self, canvas: Canvas, inner: pygame.FRect) -> None:
        shown = self._pictures[-LAST:]
        head, high, columns, step, sums = self._rule(canvas, inner)
        for place, picture in enumerate(shown):
            canvas.picture(picture, columns + step * (place + 0.5), inner.top + head / 2 - 2,
                           min(34.0, step - 8), anchor="center", shadow=theme.RESTING)  # fmt: skip
        canvas.text(tr("Sum"), inner.right - sums / 2 + 4, inner.top + head / 2, "key", PALE,
                    anchor="center middle")  # fmt: skip
        canvas.line((inner.left, inner.top + head), (inner.right, inner.top + head), PALE, 2)
        for place, line in enumerate(self._lines):
            area = pygame.FRect(inner.left, inner.top + head + place * high, inner.w, high)
            self._draw_line(canvas, line, area, columns, step, sums)

    def _draw_line(
        self, canvas: Canvas, line: Line, area: pygame.FRect, columns: float, step: float, sums: float
    ) -> None:
        guest = self._guests.get(line.name)
        here = guest is not None and guest.here
        colour = GOLD if line.leads else CHALK if here else PALE
        y = area.centery
        if guest is not None:
            draw_mark(canvas, guest.colour, (area.left + 14, y), min(12.0, area.h / 2 - 3))
        style = "heading" if area.h >= 1.4 * canvas.measure("A", "heading")[1] else "strong"
        room = columns - area.left - BESIDE
        name = canvas.lettering.shorten(line.name, style, canvas.k, room * canvas.k)
        canvas.text(name, area.left + 36, y, style, colour, anchor="left middle")
        for place, point in enumerate(line.points[-LAST:]):
            words = "·" if point is None else str(point)
            canvas.text(words, columns + step * (place + 0.5), y, "number", CHALK if point else PALE,
                        anchor="center middle")  # fmt: skip
        total = "score" if area.h >= canvas.measure("0", "score")[1] else "number"
        canvas.text(str(line.sum), area.right - sums / 2 + 4, y, total, colour, anchor="center middle")


class TableEdge(Widget):
    """The table at the foot of the window."""

    def draw(self, canvas: Canvas) -> None:
        window, y = canvas.window, self.rect.top
        table = pygame.FRect(window.left, y, window.w, window.bottom - y)
        pixels = canvas.to_pixels(table)
        canvas.blit_at_pixel(canvas.art.cover("ui/table_wood", pixels.size), pixels.topleft)
        canvas.fill((table.left, y + EDGE, table.w, 6), theme.SHADOW, 90)
        canvas.fill((table.left, y, table.w, EDGE), LIP)
        canvas.fill((table.left, y, table.w, 3), RIM)
        canvas.fill((table.left, y + EDGE - 3, table.w, 3), FRONT)


class Candle(Widget):
    """A candle that stands in the middle of an area, at its foot, and its light."""

    look = 1
    """Which shape the flame has, from 1 to 4."""

    def draw(self, canvas: Canvas) -> None:
        x, foot = self.rect.midbottom
        wick = foot - WICK
        for width, strength in GLOWS:
            canvas.picture("ui/glow", x, wick - 16, width, anchor="center", alpha=strength)
        canvas.fill((x - 60, foot - 20, 120, 22), theme.SHADOW, 90, 11)
        canvas.picture("ui/candle", x, foot, CANDLE, anchor="midbottom")
        canvas.picture(f"ui/flame_{self.look}", x, wick + 8, FLAME, anchor="midbottom")

    @property
    def flame(self) -> pygame.FRect:
        """Where the flame is, whatever its shape."""
        return pygame.FRect(self.rect.centerx - 26, self.rect.bottom - WICK - 52, 52, 62)


class Slip(Widget):
    """A slip of paper with a word on it, as wide as that needs."""

    def __init__(self, middle: tuple[float, float], words: str) -> None:
        super().__init__((*middle, 0, 0))
        self._words = words

    def draw(self, canvas: Canvas) -> None:
        with canvas.lettering.at_most(LARGEST):
            wide, high = canvas.measure(self._words, "strong")
            area = pygame.FRect(0, 0, wide + 28, high + 8)
            area.center = self.rect.topleft
            canvas.nine("ui/tip", area, shadow=theme.RESTING)
            canvas.text(self._words, *area.center, "strong", theme.INK, anchor="center middle", box=area)


class Company(Widget):
    """Everybody who is here, behind the table; whoever leads wears laurels. One of them may say something."""

    def __init__(
        self,
        rect: Area,
        guests: Sequence[Guest],
        leaders: Sequence[str],
        said: tuple[Guest, str] | None = None,
        gap: float = MIDDLE,
    ) -> None:
        super().__init__(rect)
        self._gap = gap
        self._guests, self._leaders, self._said = guests, leaders, said

    @property
    def spoken_text(self) -> str:
        here = tr("Here are: {names}.", names=", ".join(guest.name for guest in self._guests))
        if self._said is None:
            return here
        guest, words = self._said
        return here + "\n" + tr("{name}: {words}", name=guest.name, words=words)

    def _places(self) -> list[tuple[float, float]]:
        """The middle of each chair and its width, with the candle between the halves."""
        count = len(self._guests)
        if not self._gap:
            return [
                (self.rect.left + self.rect.w * (n + 0.5) / count, self.rect.w / count) for n in range(count)
            ]
        left = (count + 1) // 2
        side = (self.rect.w - self._gap) / 2
        found = []
        for start, many in ((self.rect.left, left), (self.rect.right - side, count - left)):
            found += [(start + side * (place + 0.5) / many, side / many) for place in range(many)]
        return found

    def draw(self, canvas: Canvas) -> None:
        places = self._places()
        with canvas.lettering.at_most(LARGEST):
            for face, guest, (x, wide) in zip(faces_of(self._guests), self._guests, places, strict=True):
                y = self.rect.top + FACE / 2
                draw_face(canvas, face, guest.colour, (x, y), FACE, laurel=guest.name in self._leaders)
                name = canvas.lettering.shorten(guest.name, "strong", canvas.k, (wide - 10) * canvas.k)
                size = canvas.measure(name, "strong")
                plate = pygame.FRect(0, self.rect.top + FACE + 4, size[0] + 20, size[1] + 2)
                plate.centerx = x
                canvas.fill(plate, theme.WALNUT_DK, 225, 8)
                canvas.text(name, *plate.center, "strong", PAPER_HI, anchor="center middle", box=plate)
            if self._said is not None:
                self._draw_words(canvas, *self._said)

    def area_of_words(self, canvas: Canvas) -> pygame.FRect | None:
        """The area of what somebody says, None while nobody says anything."""
        if self._said is None:
            return None
        guest, words = self._said
        x = self._places()[self._guests.index(guest)][0]
        with canvas.lettering.at_most(LARGEST):
            wide = min(SAID, canvas.measure(words, "strong")[0])
            high = canvas.measure(words, "strong", wide)[1]
        area = pygame.FRect(0, 0, wide + 32, high + 18)
        area.midbottom = x, self.rect.top - 12
        area.left = min(max(area.left, self.rect.left), self.rect.right - area.w)
        return area

    def _draw_words(self, canvas: Canvas, guest: Guest, words: str) -> None:
        area = self.area_of_words(canvas)
        assert area is not None
        x = self._places()[self._guests.index(guest)][0]
        canvas.polygon([(x - 9, area.bottom - 3), (x + 9, area.bottom - 3), (x, area.bottom + 12)], PAPER_HI)
        canvas.nine("ui/tip", area, shadow=theme.RESTING)
        canvas.text(
            words, *area.center, "strong", theme.INK, anchor="center middle", width=area.w - 30, box=area
        )
