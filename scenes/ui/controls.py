"""Controls: toggle, slider, choice and tabs, each a row with words on the left and a value on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import pygame

from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.scene import STAY, Transition
from scenes.ui.widgets import Widget

V = TypeVar("V")

ARROWS = 72
"""Width of the two arrows of a choice."""
TAB_GAP, LIP, PADDING = 6.0, 4.0, 16.0
"""The room between two tabs, how much of one's foot is its edge, and how much wider one is than its words."""


class Control(Widget, Generic[V]):
    """A row with words and a value. `split` is the share of its width for the words.

    `changed` is called with every new value. `name` replaces the words for the voice.
    """

    def __init__(
        self,
        rect: Area,
        text: str,
        value: V,
        changed: Callable[[V], Transition | None],
        *,
        key: str = "",
        split: float = 0.42,
        tip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(rect, key=key or text, tip=tip, focusable=True)
        self.text, self.value, self.split, self.name = text, value, split, name or text
        self.note: Widget | None = None
        """What explains the value below it, which its tooltip leaves in sight."""
        self._changed = changed

    @staticmethod
    def height(canvas: Canvas, text: str, width: float, split: float, values: Sequence[str] = ()) -> float:
        """Height of a row with that text and any of those values."""
        room = width * (1 - split) - ARROWS
        words = canvas.measure(text, "strong", width * split - 12)[1]
        return max(theme.TARGET, words + 14, *(canvas.measure(v, "strong", room)[1] + 14 for v in values))

    @property
    def value_text(self) -> str:
        """The value as text."""
        raise NotImplementedError

    @property
    def spoken_text(self) -> str:
        text = f"{self.name}: {self.value_text}"
        return f"{text}\n{self.tip}" if self.tip else text

    @property
    def around(self) -> pygame.FRect:
        return self.rect.union(self.note.rect) if self.note is not None else self.rect

    @property
    def value_area(self) -> pygame.FRect:
        """The part of the row for the value."""
        left = self.rect.left + self.rect.w * self.split
        return pygame.FRect(left, self.rect.top, self.rect.right - left, self.rect.h)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.fill(self.rect, theme.OCHRE_LT, 60, 9)
        self.draw_value(canvas, self.value_area)
        if not self.text:
            return
        words = pygame.FRect(self.rect.left + 6, self.rect.top, self.rect.w * self.split - 12, self.rect.h)
        start = words.left, words.centery
        canvas.text(self.text, *start, "strong", theme.INK, anchor="left middle", width=words.w, box=words)

    def draw_value(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw the value's part of the row."""

    def typed(self, item: Key | Typed) -> Transition | None:
        if not isinstance(item, Key):
            return None
        if item.act in (Act.LEFT, Act.RIGHT):
            return self.turn(1 if item.act is Act.RIGHT else -1)
        return self.turn(0) if item.act is Act.OK and not item.repeat else None

    def turn(self, by: int) -> Transition:
        """Change the value: down (-1), up (1), or to the next one (0)."""
        raise NotImplementedError

    def put(self, value: V) -> Transition:
        """Set the value, and call `changed` if it is another one."""
        if value == self.value:
            return STAY
        self.value = value
        return self._changed(value) or STAY


class Toggle(Control[bool]):
    """A value that is on or off."""

    @property
    def value_text(self) -> str:
        return tr("on") if self.value else tr("off")

    def draw_value(self, canvas: Canvas, area: pygame.FRect) -> None:
        name = "ui/check_on" if self.value else "ui/check_off"
        canvas.picture(name, area.right - 6, area.centery, 34, anchor="midright")

    def pointer(self, item: Pointer) -> Transition | None:
        return self.turn(0) if item.kind == "up" and self.target.collidepoint(item.pos) else STAY

    def turn(self, by: int) -> Transition:
        return self.put(by > 0 if by else not self.value)


class Fold(Toggle):
    """More of a page, which is unfolded or not."""

    def draw_value(self, canvas: Canvas, area: pygame.FRect) -> None:
        x, y = area.right - 23, area.centery
        down, right = [(-9, -5), (0, 7), (9, -5)], [(-5, -9), (7, 0), (-5, 9)]
        ink = canvas.line_ink(theme.ALMAGRE if self.hovered or self.focused else theme.SEPIA)
        canvas.polygon([(x + dx, y + dy) for dx, dy in (down if self.value else right)], ink)


class Slider(Control[int]):
    """A percentage between two bounds, in steps of ten; `options` are those of a control."""

    STEP = 10

    def __init__(
        self,
        rect: Area,
        text: str,
        value: int,
        bounds: tuple[int, int],
        changed: Callable[[int], Transition | None],
        **options: Any,
    ) -> None:
        super().__init__(rect, text, value, changed, **options)
        self.bounds = bounds
        self._rail = pygame.FRect(0, 0, 0, 0)

    @property
    def value_text(self) -> str:
        return f"{self.value} %"

    def draw_value(self, canvas: Canvas, area: pygame.FRect) -> None:
        low, high = self.bounds
        room = canvas.measure(f"{high} %", "strong")[0] + 14
        self._rail = pygame.FRect(area.left + 16, area.centery - 8, area.w - room - 36, 16)
        share = (self.value - low) / (high - low)
        canvas.nine("ui/slider_rail", self._rail)
        if share > 0:
            filled = pygame.FRect(self._rail.left, self._rail.top, max(16.0, self._rail.w * share), 16)
            canvas.nine("ui/slider_fill", filled)
        knob = self._rail.left + self._rail.w * share
        canvas.picture("ui/slider_knob", knob, area.centery, 28, anchor="center")
        end = area.right - 6, area.centery
        canvas.text(self.value_text, *end, "strong", theme.INK, anchor="right middle", box=area)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind not in ("down", "move") or self._rail.w <= 0:
            return STAY
        if item.kind == "down" and item.pos[0] < self._rail.left - 20:
            return STAY
        low, high = self.bounds
        share = min(1.0, max(0.0, (item.pos[0] - self._rail.left) / self._rail.w))
        return self.put(low + round(share * (high - low) / self.STEP) * self.STEP)

    def turn(self, by: int) -> Transition:
        low, high = self.bounds
        if not by and self.value == high:
            return self.put(low)
        return self.put(min(high, max(low, self.value + (by or 1) * self.STEP)))


class Choice(Control[V]):
    """One of several values, with arrows to both its neighbours; `options` are those of a control."""

    def __init__(
        self,
        rect: Area,
        text: str,
        choices: Sequence[tuple[V, str]],
        value: V,
        changed: Callable[[V], Transition | None],
        **options: Any,
    ) -> None:
        super().__init__(rect, text, value, changed, **options)
        self.choices = tuple(choices)

    @property
    def value_text(self) -> str:
        place, count = self.place + 1, len(self.choices)
        return tr("{value}, {place} of {count}", value=self.choices[self.place][1], place=place, count=count)

    @property
    def place(self) -> int:
        """The index of the value among the choices."""
        return next((n for n, (value, _) in enumerate(self.choices) if value == self.value), 0)

    def draw_value(self, canvas: Canvas, area: pygame.FRect) -> None:
        canvas.nine("ui/field", area)
        ink = canvas.line_ink(theme.ALMAGRE if self.hovered or self.focused else theme.SEPIA)
        for side, left in ((-1, area.left + 6), (1, area.right - 34)):
            x, y = left + 14, area.centery
            points = [(x - 5 * side, y - 8), (x + 6 * side, y), (x - 5 * side, y + 8)]
            canvas.polygon(points, ink)
        words = area.inflate(-ARROWS, 0)
        text, middle = self.choices[self.place][1], words.center
        canvas.text(text, *middle, "strong", theme.INK, anchor="center middle", width=words.w, box=words)

    def pointer(self, item: Pointer) -> Transition | None:
        if item.kind != "up" or item.button != 1 or not self.value_area.collidepoint(item.pos):
            return STAY
        return self.turn(-1 if item.pos[0] < self.value_area.left + 50 else 1)

    def turn(self, by: int) -> Transition:
        return self.put(self.choices[(self.place + (by or 1)) % len(self.choices)][0])


class Tabs(Choice[V]):
    """One of several values, all of which are in sight, two beside one another."""

    @staticmethod
    def height_of(canvas: Canvas, names: Sequence[str], width: float) -> float:
        """Height of tabs with these words, all as high as the highest of them."""
        room = (width - TAB_GAP) / 2 - PADDING
        words = max(canvas.measure(name, "strong", room)[1] for name in names)
        return max(theme.TARGET, words + LIP + 12) * ((len(names) + 1) // 2)

    @property
    def cells(self) -> list[pygame.FRect]:
        """The areas of the values."""
        rows = (len(self.choices) + 1) // 2
        wide, high = (self.rect.w - TAB_GAP) / 2, (self.rect.h + TAB_GAP) / rows - TAB_GAP
        return [
            pygame.FRect(
                self.rect.left + place % 2 * (wide + TAB_GAP),
                self.rect.top + place // 2 * (high + TAB_GAP),
                wide,
                high,
            )
            for place in range(len(self.choices))
        ]

    def draw(self, canvas: Canvas) -> None:
        for place, (area, (_, words)) in enumerate(zip(self.cells, self.choices, strict=True)):
            chosen = place == self.place
            canvas.nine(f"ui/button_{'gold' if chosen else 'paper'}_normal", area)
            middle, room = (area.centerx, area.centery - LIP), area.w - PADDING
            canvas.text(words, *middle, "strong", theme.INK, anchor="center middle", width=room, box=area)

    def pointer(self, item: Pointer) -> Transition | None:
        found = (place for place, area in enumerate(self.cells) if area.collidepoint(item.pos))
        place = next(found, None)
        if item.kind != "up" or item.button != 1 or place is None:
            return STAY
        return self.put(self.choices[place][0])
