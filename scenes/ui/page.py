"""A page of widgets, with hover, press, focus, scrolling and tooltips."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import inf
from typing import Generic, Protocol, TypeVar

import pygame

from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.input import DIRECTIONS, Act, Cursor, Input, Key, Pointer, Typed
from scenes.ui.scene import STAY, Remark, Transition
from scenes.ui.tip import Kept, tooltip
from scenes.ui.widgets import WHEEL, Button, Scroll, Widget

NOWHERE = (-1e6, -1e6)


class Target(Protocol):
    """Something that can have the focus."""

    @property
    def rect(self) -> pygame.FRect:
        """Its area in design space."""

    @property
    def arrow_rect(self) -> pygame.FRect:
        """Where directions take it to lie."""

    @property
    def focusable(self) -> bool:
        """True if it can be chosen now."""

    @property
    def walkable(self) -> bool:
        """True if Tab and directions stop here."""

    @property
    def legible(self) -> bool:
        """True if directions stop here at least, so that it can be read."""


T = TypeVar("T", bound=Target)


class FocusRing(Generic[T]):
    """The target that keys act on; `shown` while the player uses keys or a gamepad."""

    def __init__(self, targets: Sequence[T] = ()) -> None:
        self.targets: Sequence[T] = targets
        self.current: T | None = None
        self.shown = False

    def reachable(self) -> list[T]:
        """The targets that Tab stops at, in its order."""
        return [t for t in self.targets if t.focusable and t.walkable]

    def around(self) -> list[T]:
        """The targets that directions stop at."""
        return [t for t in self.targets if t.focusable and (t.walkable or t.legible)]

    def keep(self) -> None:
        """Drop a current target that is gone or can no longer be chosen."""
        if self.current is not None and not any(self.current is target for target in self.around()):
            self.current = None

    def step(self, by: int) -> T | None:
        """Move to the next (1) or previous (-1) target in Tab order, round and round, and return it."""
        order = self.reachable()
        if not order:
            return None
        start = -1 if by > 0 else 0
        place = next((n for n, target in enumerate(order) if target is self.current), start)
        self.current = order[(place + by) % len(order)]
        return self.current

    def move(self, direction: tuple[int, int]) -> T | None:
        """Move to the nearest target in a direction and return it; None, and no move, if there is none."""
        order = self.around()
        if self.current is None:
            self.current = next(iter(self.reachable() or order), None)
            return self.current
        start = self.current.arrow_rect
        best = min(
            (target for target in order if target is not self.current),
            key=lambda target: _distance(start, target.arrow_rect, direction),
            default=None,
        )
        if best is None or _distance(start, best.arrow_rect, direction) == inf:
            return None
        self.current = best
        return best


class Page:
    """Passes inputs to widgets. Widgets later in the list lie above earlier ones.

    `click` is called with the name of a sound whenever a widget is pressed or gets the focus.
    """

    def __init__(self, click: Callable[[str], object] = lambda name: None) -> None:
        self.ring: FocusRing[Widget] = FocusRing()
        self.dirty = True
        self._click = click
        self._held: Widget | None = None
        self._pointed = 0.0
        self._hovered: Widget | None = None
        self.mouse = NOWHERE
        """Where the mouse was seen last."""
        self.resting = False
        """Nothing is explained before the mouse moves or a key is pressed."""
        self.kept: Callable[[Widget], Kept] = lambda pointed: ((),)
        """What the tooltip of a widget should not hide."""
        self.widgets: list[Widget] = []

    def set_widgets(self, widgets: Sequence[Widget], *, first: str = "") -> None:
        """Replace all widgets; the focus stays on the key that has it, or goes to the key `first`."""
        before = self.ring.current.key if self.ring.current else first
        offsets = {scroll.key: scroll.offset for scroll in self._scrolls()}
        self.widgets = list(widgets)
        for scroll in self._scrolls():
            scroll.scroll_by(offsets.get(scroll.key, 0.0))
        self.ring.targets = list(self.all())
        self.ring.current = self.find(before) or self.find(first)
        self._held, self._hovered = self._again(self._held), None
        self._mark()

    def _again(self, held: Widget | None) -> Widget | None:
        """Return the button that lies, with the same words, where one was that is held down, and hold it."""
        new = self.find(held.key) if isinstance(held, Button) else None
        if not isinstance(held, Button) or not isinstance(new, Button):
            return None
        if (new.rect, new.label) != (held.rect, held.label):
            return None
        new.held = held.held
        return new

    def all(self) -> Iterator[Widget]:
        """Every widget, also those in scrolls, in Tab order."""
        for widget in self.widgets:
            yield widget
            if isinstance(widget, Scroll):
                yield from widget.children

    def find(self, key: str) -> Widget | None:
        """The focusable widget of that key."""
        return next((widget for widget in self.all() if key and widget.key == key and widget.focusable), None)

    def focus(self, key: str) -> None:
        """Give the focus to the widget of that key."""
        self.ring.current = self.find(key) or self.ring.current
        self._mark()

    def press(self, widget: Widget) -> Transition | None:
        """Press a widget as the key does that chooses, wherever the focus is."""
        self._press(widget)
        return self._used(widget.typed(Key(Act.OK)))

    def rest(self) -> None:
        """Point at nothing before the mouse moves or a key is pressed, which then begins anew."""
        self.ring.current, self.resting = None, True
        self._mark()

    def lead_to(self, widget: Widget | None) -> None:
        """Give the focus to a widget, or to none, as if keys had led there."""
        self._show()
        self.ring.current = widget
        self._gone(widget)

    def at(self, pos: tuple[float, float]) -> Widget | None:
        """The widget that a press at a point is meant for: the topmost one there, else the nearest target.

        The targets of small widgets lie over large widgets that keys skip, but never over other small ones.
        """
        under, widgets = self.under(pos), list(self.all())
        if under is not None and under.opaque:
            widgets, under = widgets[widgets.index(under) + 1 :], None
        if under is not None and (under.walkable or min(under.rect.size) < theme.TARGET):
            return under
        near = [w for w in widgets if w.focusable and w.target.collidepoint(pos)]
        if under is not None:
            near = [widget for widget in near if widget.walkable]
        return min(near, key=lambda widget: widget.distance(pos), default=under)

    def under(self, pos: tuple[float, float]) -> Widget | None:
        """The topmost widget at a point that can be pressed or is opaque, or a scroll whose bar is there."""
        for widget in reversed(list(self.all())):
            if (widget.focusable or widget.opaque) and widget.is_hit(pos):
                return widget
            if isinstance(widget, Scroll) and widget.is_on_bar(pos):
                return widget
        return None

    @property
    def is_holding(self) -> bool:
        """True while a widget is held down with the mouse."""
        return self._held is not None

    @property
    def pointed(self) -> Widget | None:
        """The widget under the mouse, or the one that keys have led to."""
        if self.resting:
            return None
        return self._hovered or (self.ring.current if self.ring.shown else None)

    @property
    def cursor(self) -> Cursor:
        """The cursor of the mouse where it is."""
        target = self._held or self.at(self.mouse)
        return target.cursor if target is not None else Cursor.ARROW

    def voice_target(self, by_keys: bool) -> Widget | None:
        """The widget that the voice reads: the one with the focus, or the one that the mouse rests on."""
        if by_keys or self.ring.shown:
            return self.ring.current
        return self._hovered if self._pointed >= theme.TOOLTIP_DELAY else None

    def remarks(self) -> list[Remark]:
        """The texts of all widgets that cannot be chosen."""
        return remarks_of(self.all())

    def is_pointed_at(self, widget: Widget) -> bool:
        """True if the mouse is over it, or keys have led there."""
        return widget is self._hovered or (self.ring.shown and widget is self.ring.current)

    # --- inputs ---

    def handle(self, item: Input) -> Transition | None:
        """Use an input; return where it leads: STAY if nothing follows, None if it was not used."""
        self.resting = self.resting and isinstance(item, Pointer) and item.kind == "up"
        if isinstance(item, Pointer):
            self.mouse = item.pos
            return self._pointer(item)
        if isinstance(item, Key) and item.down:
            return self._key(item)
        if isinstance(item, Typed) and self.ring.current is not None:
            return self._used(self.ring.current.typed(item))
        return None

    def _pointer(self, item: Pointer) -> Transition | None:
        if item.kind == "wheel":
            for scroll in self._scrolls():
                if scroll.rect.collidepoint(item.pos):
                    scroll.scroll_by(-item.wheel * WHEEL)
                    self.dirty = True
                    return STAY
            return None
        if item.kind != "down" and self._held is not None:
            held = self._held
            if item.kind == "up":
                self._held = None
                self._press(held)
            outcome = self._used(held.pointer(item))
            self._hover(item.pos)
            return outcome
        target = self._hover(item.pos)
        if target is None:
            return None
        if item.kind == "down":
            self._held = target
            if target.focusable:
                self.ring.current = target
            outcome = self._used(target.pointer(item))
            self._mark()  # a field that is edited from now on shows that it has the focus
            return outcome
        return STAY

    def _hover(self, pos: tuple[float, float]) -> Widget | None:
        target = self.at(pos)
        shown, self.ring.shown = self.ring.shown, False
        if target is not self._hovered or shown:
            self._hovered, self._pointed, self.dirty = target, 0.0, True
            for widget in self.all():
                widget.hovered = widget is target
            self._mark()
        return target

    def _press(self, widget: Widget) -> None:
        self._click("refuse" if isinstance(widget, Button) and widget.off else "press")

    def _key(self, item: Key) -> Transition | None:
        current = self.ring.current
        if current is not None and (self.ring.shown or item.act not in DIRECTIONS):
            outcome = current.typed(item)
            if outcome is not None:
                if item.act is Act.OK:
                    self._press(current)
                self._show()
                return self._used(outcome)
        if item.act in DIRECTIONS:
            return self._walk(DIRECTIONS[item.act])
        if item.act in (Act.NEXT, Act.PREVIOUS):
            self._show()
            return self._gone(self.ring.step(1 if item.act is Act.NEXT else -1))
        return None

    def _walk(self, direction: tuple[int, int]) -> Transition | None:
        if self.ring.current is not None and not self.ring.shown:
            self._show()
            return self._gone(self.ring.current)
        self._show()
        found = self.ring.move(direction)
        if found is None and direction[1]:
            moved = [scroll.scroll_by(direction[1] * WHEEL) for scroll in self._scrolls()]
            self.dirty = True
            return STAY if any(moved) else None
        return self._gone(found)

    def _gone(self, target: Widget | None) -> Transition | None:
        self._mark()
        if target is None:
            return None
        for scroll in self._scrolls():
            if target in scroll.children:
                scroll.reveal(target)
        self._pointed = 0.0
        self._click("hover")
        return STAY

    def _show(self) -> None:
        self.ring.shown = True
        self._hovered = None
        for widget in self.all():
            widget.hovered = False
        self._mark()

    def _mark(self) -> None:
        self.dirty = True
        for widget in self.all():
            widget.focused = self.ring.current is widget and (self.ring.shown or widget.editing)

    def _used(self, outcome: Transition | None) -> Transition | None:
        self.dirty = self.dirty or outcome is not None
        return outcome

    def _scrolls(self) -> list[Scroll]:
        return [widget for widget in self.widgets if isinstance(widget, Scroll)]

    # --- frames ---

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: carets blink, tooltips appear."""
        before = self._pointed
        self._pointed += dt
        if before < theme.TOOLTIP_DELAY <= self._pointed and self.pointed is not None:
            self.dirty = True
        changed = [widget.update(dt) for widget in self.widgets]
        self.dirty = self.dirty or any(changed)

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, the focus, and the tooltip, if one is due."""
        for part in self.parts(canvas):
            part()

    def parts(self, canvas: Canvas) -> list[Callable[[], object]]:
        """Return what draws all of it, one after the other."""
        return [*(partial(widget.draw, canvas) for widget in self.widgets), partial(self._draw_over, canvas)]

    def _draw_over(self, canvas: Canvas) -> None:
        """Draw the focus, and the tooltip, if one is due."""
        for widget in self.widgets:
            if widget.focused:
                widget.draw_focus(canvas)
        target = self.pointed if self._pointed >= theme.TOOLTIP_DELAY else None
        if target is not None and (words := target.explanation):
            tooltip(canvas, words, target.around, self.kept(target))
        self.dirty = False


def remarks_of(widgets: Iterable[Widget]) -> list[Remark]:
    """The texts of those of the widgets that cannot be chosen."""
    return [Remark(shown.spoken_text) for shown in widgets if not shown.focusable and shown.spoken_text]


def _distance(start: pygame.FRect, end: pygame.FRect, direction: tuple[int, int]) -> float:
    """Distance of `end` in a direction, with 2.5 times that to the side; infinite if it lies elsewhere.

    It is measured between edges, so that a wide row is near to everything above and below it. Only what
    starts beyond the middle of `start` lies in that direction.
    """
    dx, dy = direction
    if dy:  # the same as aside, with both rectangles mirrored at the diagonal
        start, end = (pygame.FRect(area.y, area.x, area.h, area.w) for area in (start, end))
    along = end.left - start.right if dx + dy > 0 else start.left - end.right
    side, skew = max(0.0, end.top - start.bottom, start.top - end.bottom), abs(end.centery - start.centery)
    return inf if along < -start.w / 2 else max(0.0, along) + 2.5 * side + 0.05 * skew
