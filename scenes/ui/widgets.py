"""Widgets: labels, panels, pictures and buttons, which lie in design space and draw themselves."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Self

import pygame

from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act, Cursor, Key, Pointer, Typed
from scenes.ui.marks import draw_more
from scenes.ui.scene import STAY, Transition
from scenes.ui.theme import INK, OCHRE_LT, Colour

Press = Callable[[], "Transition | None"]
"""What a press does; None counts as STAY."""
WHEEL = 56
BAR, RING = 10, 8  # a scroll bar is so wide; the ring of what has the focus stands out so far


class Widget:
    """Something in an area. `key` is its name across layouts, `tip` its tooltip."""

    radius = 9.0
    """Corner radius of the focus ring around it."""
    alias = ""
    """What readers know it by instead of its key, where that would tell more than is shown."""
    walkable = True
    """Tab and directions stop here. What they skip can still be pressed with the mouse."""
    legible = False
    """Directions stop here, even if it is not walkable, so that it can be read."""
    editing = False
    """Typed text goes into it."""
    right = False
    """It uses the right mouse button, too."""
    opaque = False
    """What lies under it can be neither pressed nor pointed at, even if it cannot be pressed itself."""

    def __init__(self, rect: Area, *, key: str = "", tip: str = "", focusable: bool = False) -> None:
        self.rect = pygame.FRect(rect)
        self.key = key
        self.tip = tip
        self.focusable = focusable
        self.hovered = False
        self.focused = False
        """It has the focus, and the player should see that."""
        self.clip: pygame.FRect | None = None
        """The area in which it shows, if it lies in a scroll."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it as it is now."""

    def draw_focus(self, canvas: Canvas) -> None:
        """Draw that it has the focus."""
        draw_focus_ring(canvas, self.rect, self.radius)

    @property
    def arrow_rect(self) -> pygame.FRect:
        """Where directions take it to lie."""
        return self.rect

    @property
    def spoken_text(self) -> str:
        """Its text for the voice, with its value; "" if there is nothing to read."""
        return self.tip

    @property
    def explanation(self) -> str:
        """What its tooltip says."""
        return self.tip

    def update(self, dt: float) -> bool:
        """Let `dt` seconds pass; return whether a new frame is needed."""
        return False

    def pointer(self, item: Pointer) -> Transition | None:
        """Use the mouse, which was pressed on it; return where that leads."""
        return None

    def typed(self, item: Key | Typed) -> Transition | None:
        """Use a key while it has the focus; return where it leads, None if it was not used."""
        return None

    @property
    def cursor(self) -> Cursor:
        """The cursor of the mouse over it."""
        return Cursor.HAND

    @property
    def around(self) -> pygame.FRect:
        """The area that its tooltip must not cover."""
        return self.rect

    def is_hit(self, pos: tuple[float, float]) -> bool:
        """True if the point lies on what shows of it."""
        return self.rect.collidepoint(pos) and (self.clip is None or self.clip.collidepoint(pos))

    @property
    def target(self) -> pygame.FRect:
        """The area where it can be pressed if nothing else lies there: never smaller than TARGET."""
        area = pygame.FRect(0, 0, max(self.rect.w, theme.TARGET), max(self.rect.h, theme.TARGET))
        area.center = self.rect.center
        return area if self.clip is None else area.clip(self.clip)

    def distance(self, pos: tuple[float, float]) -> float:
        """Distance of a point from its area; 0 within it."""
        x, y = pos
        across = max(self.rect.left - x, 0.0, x - self.rect.right)
        return math.hypot(across, max(self.rect.top - y, 0.0, y - self.rect.bottom))


class Label(Widget):
    """A text in an area."""

    def __init__(
        self,
        rect: Area,
        text: str,
        style: str = "body",
        colour: Colour = theme.INK,
        *,
        anchor: str = "left top",
        wrap: bool = True,
        shade: Colour | None = None,
    ) -> None:
        super().__init__(rect)
        self.text, self.style, self.colour = text, style, colour
        self.anchor, self.wrap, self.shade = anchor, wrap, shade

    @classmethod
    def measured(
        cls,
        canvas: Canvas,
        at: tuple[float, float],
        width: float,
        text: str,
        style: str = "body",
        colour: Colour = theme.INK,
        **options: Any,
    ) -> Self:
        """A label of that width, as high as its text; `options` are those of a label."""
        height = canvas.measure(text, style, width)[1]
        return cls((*at, width, height), text, style, colour, **options)

    @property
    def spoken_text(self) -> str:
        return self.text

    def draw(self, canvas: Canvas) -> None:
        across, down = self.anchor.split()
        x = {"left": self.rect.left, "center": self.rect.centerx, "right": self.rect.right}[across]
        y = {"top": self.rect.top, "middle": self.rect.centery, "bottom": self.rect.bottom}[down]
        canvas.text(
            self.text, x, y, self.style, self.colour,
            anchor=self.anchor, width=self.rect.w if self.wrap else None, shade=self.shade, box=self.rect,
        )  # fmt: skip


class Panel(Widget):
    """A board to put things on: `paper`, `wood` or `slate`."""

    def __init__(self, rect: Area, kind: str = "paper", shadow: theme.Shadow | None = theme.RESTING) -> None:
        super().__init__(rect)
        self.kind, self.shadow = kind, shadow

    def draw(self, canvas: Canvas) -> None:
        canvas.nine(f"ui/panel_{self.kind}", self.rect, shadow=self.shadow)


class Picture(Widget):
    """A picture, fitted to the width of its area; `words` describe it to the voice."""

    def __init__(self, rect: Area, name: str, *, words: str = "", shadow: theme.Shadow | None = None) -> None:
        super().__init__(rect)
        self.name, self.words, self.shadow = name, words, shadow

    @property
    def spoken_text(self) -> str:
        return self.words

    def draw(self, canvas: Canvas) -> None:
        canvas.picture(self.name, *self.rect.center, self.rect.w, anchor="center", shadow=self.shadow)


class Button(Widget):
    """A button with words on it, of the kind gold, primary, paper, or red for what is done with swords.

    `about` is a smaller line below the words. `off` says why the button cannot be pressed now; "" if it can.
    """

    radius = 13.0
    ringed = False
    """It has a ring while it has the focus, since its pictures do not show that."""
    INK_ON = {"gold": theme.INK, "paper": theme.INK}

    def __init__(
        self,
        rect: Area,
        text: str,
        press: Press,
        *,
        kind: str = "paper",
        style: str = "button",
        icon: str | None = None,
        off: str = "",
        key: str = "",
        tip: str = "",
        about: str = "",
    ) -> None:
        super().__init__(rect, key=key or text, tip=tip, focusable=True)
        self.text, self.kind, self.style, self.icon = text, kind, style, icon
        self.off, self.about = off, about
        self._press = press
        self.held = False
        """The mouse was pressed on it and not let go yet."""
        self._lit = 0.0

    @staticmethod
    def size(
        canvas: Canvas, text: str, style: str = "button", icon: bool = False, about: str = ""
    ) -> tuple[float, float]:
        """Width and height of a button with that text."""
        width, height = canvas.measure(text, style)
        if about:
            below = canvas.measure(about, "caption")
            width, height = max(width, below[0]), height + below[1] - 4
        return max(96.0, width + 52 + (34 if icon else 0)), max(50.0, height + 26)

    @property
    def role(self) -> str:
        """The kind of thing that it is, for the voice."""
        return tr("button")

    @property
    def label(self) -> str:
        """Its words, for the voice."""
        return self.text or self.tip

    @property
    def spoken_text(self) -> str:
        text = f"{self.label}: {self.role}"
        if self.off:
            return text + "\n" + tr("It cannot be pressed now: {why}", why=self.off)
        text = f"{text}\n{self.about}" if self.about else text
        return f"{text}\n{self.tip}" if self.tip != self.label else text

    @property
    def explanation(self) -> str:
        return self.off or self.tip

    @property
    def state(self) -> str:
        """Which of its pictures is shown."""
        if self.off:
            return "off"
        if self.held or self._lit > 0:
            return "down"
        if self.focused:
            return "focus"
        return "hover" if self.hovered else "normal"

    @property
    def cursor(self) -> Cursor:
        return Cursor.ARROW if self.off else Cursor.HAND

    def draw(self, canvas: Canvas) -> None:
        state = self.state
        canvas.nine(f"ui/button_{self.kind}_{state}", self.rect)
        sunk = 4 if state == "down" else 0
        face = pygame.FRect(self.rect.x + 3, self.rect.y + 2 + sunk, self.rect.w - 6, self.rect.h - 11)
        colour = theme.DISABLED if self.off else self.INK_ON.get(self.kind, theme.PAPER_HI)
        middle = face.centerx
        if self.icon:
            width, _ = canvas.measure(self.text, self.style)
            side = min(30.0, face.h - 10)
            left = face.centerx - (width + side + 8 if self.text else side) / 2
            canvas.sign(self.icon, left + side / 2, face.centery, side, on_paper=self.kind == "paper")
            middle = left + side + 8 + width / 2
        if self.about:
            below = canvas.text(
                self.about, middle, face.bottom - 6, "caption", colour, anchor="center bottom", box=face
            )
            face.h -= below.h
        if self.text:
            canvas.text(
                self.text, middle, face.centery, self.style, colour,
                anchor="center middle", width=face.w - 12, box=face,
            )  # fmt: skip

    def draw_focus(self, canvas: Canvas) -> None:
        if self.off or self.ringed:
            draw_focus_ring(canvas, self.rect, self.radius)

    def update(self, dt: float) -> bool:
        if self._lit <= 0:
            return False
        self._lit -= dt
        return True

    def pointer(self, item: Pointer) -> Transition | None:
        if item.button > 1 and item.kind != "move":
            return STAY
        inside = self.target.collidepoint(item.pos)
        pressed = item.kind == "up" and self.held and inside
        self.held = item.kind != "up" and inside
        return self.press() if pressed else STAY

    def typed(self, item: Key | Typed) -> Transition | None:
        if isinstance(item, Key) and item.act is Act.OK and not item.repeat:
            self._lit = theme.PRESS_UP
            return self.press()
        return None

    def press(self) -> Transition:
        """Do what a press does; nothing if the button is off."""
        return STAY if self.off else self._press() or STAY


class Scroll(Widget):
    """Shows `children`, laid out from the top of `rect` downward, and moves them up and down."""

    def __init__(self, rect: Area, children: Sequence[Widget], *, key: str = "scroll") -> None:
        super().__init__(rect, key=key)
        self.children = list(children)
        self.offset = 0.0
        lowest = max((child.rect.bottom for child in self.children), default=self.rect.top)
        self.reach = lowest + 8 - self.rect.bottom if lowest > self.rect.bottom + 0.5 else 0.0
        """How far the children can be moved."""
        self.free = max(0.0, self.rect.bottom - lowest)
        """How much room is left below the children."""
        for child in self.children:
            child.clip = self.rect

    def draw(self, canvas: Canvas) -> None:
        above, below = RING * (self.offset <= 0), RING * (self.offset >= self.reach)
        with canvas.clip((self.rect.x, self.rect.y - above, self.rect.w, self.rect.h + above + below)):
            for child in self.children:
                if child.rect.colliderect(self.rect):
                    child.draw(canvas)
                    if child.focused:
                        child.draw_focus(canvas)
        if self.reach:
            canvas.fill(self._bar, theme.SEPIA, 70, BAR / 2)
            canvas.fill(self._thumb, theme.SEPIA, 255, BAR / 2)
            draw_more(canvas, self._bar, self.offset > 0, self.offset < self.reach)

    def scroll_by(self, distance: float) -> bool:
        """Move the children up (positive distance) or down."""
        target = min(self.reach, max(0.0, self.offset + distance))
        moved = target - self.offset
        self.offset = target
        for child in self.children:
            child.rect.y -= moved
        return bool(moved)

    def reveal(self, child: Widget) -> None:
        """Move the children so that all of this one shows."""
        if child.rect.top < self.rect.top + 8:
            self.scroll_by(child.rect.top - self.rect.top - 8)
        elif child.rect.bottom > self.rect.bottom - 8:
            self.scroll_by(child.rect.bottom - self.rect.bottom + 8)

    def update(self, dt: float) -> bool:
        changed = [child.update(dt) for child in self.children]
        return any(changed)

    def pointer(self, item: Pointer) -> Transition | None:
        if self.reach and item.kind in ("down", "move"):
            share = (item.pos[1] - self._bar.top - self._thumb.h / 2) / max(1, self._bar.h - self._thumb.h)
            self.scroll_by(share * self.reach - self.offset)
        return STAY

    def is_on_bar(self, pos: tuple[float, float]) -> bool:
        """True if the point lies on the bar at the right edge."""
        return bool(self.reach) and self._bar.inflate(16, 0).collidepoint(pos)

    @property
    def _bar(self) -> pygame.FRect:
        return pygame.FRect(self.rect.right - BAR, self.rect.top, BAR, self.rect.h)

    @property
    def _thumb(self) -> pygame.FRect:
        share = self.rect.h / (self.rect.h + self.reach)
        height = max(36.0, self.rect.h * share)
        top = self.rect.top + (self.rect.h - height) * (self.offset / self.reach if self.reach else 0)
        return pygame.FRect(self.rect.right - BAR, top, BAR, height)


def draw_focus_ring(canvas: Canvas, area: pygame.FRect, radius: float = 13) -> None:
    """Draw a gold ring between two dark ones, seen on gold as on all else; wider with high contrast."""
    if canvas.sharp:
        canvas.frame(area.inflate(22, 22), INK, 14, radius + 7)
        canvas.frame(area.inflate(16, 16), OCHRE_LT, 7, radius + 4)
        return
    canvas.frame(area.inflate(16, 16), INK, 10, radius + 5)
    canvas.frame(area.inflate(10, 10), OCHRE_LT, 4, radius + 2)
