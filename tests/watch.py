"""A watch: a canvas that notes what is drawn where, and finds what lies over what it should leave free.

It sees words over words, boards over words and over the edges of other boards, buttons over edges, rings and
arrows over tips and raised cards, plates that touch one another, and words that touch their frame.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import Any, NamedTuple

import pygame

from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.canvas import Area, Canvas
from scenes.ui.text import Lettering
from scenes.ui.theme import Colour, Shadow

PLATES = ("ui/seat_plate",)
BOARDS = ("ui/panel", "ui/bar_top", "ui/slate", *PLATES)
SIZE = theme.WIDTH, theme.HEIGHT
SOLID = 200
"""What is filled with this opacity hides what was drawn there."""
EDGE = 3.0
"""How far boards and buttons may lie over one another: their pictures end with a shadow."""
ICON = 30.0
"""Pictures no larger than this stand beside words and numbers."""
ABOVE = ("zoom", "raised")
"""The parts of a picture that lie over all else for as long as something is looked at."""
AIR, PADDING = 1.0, 6.0
"""How far words and plates stay from one another, and words from the frame of a board."""


class Seen(NamedTuple):
    """Something that was drawn: words, a board, a button, a tip, a picture, a fill, a ring or a mark."""

    kind: str
    name: str
    area: pygame.FRect
    part: str
    lifted: bool = False
    """It lies over all else for as long as it is there."""


class Watch(Canvas):
    """Notes what is drawn in `seen` instead of drawing it. `part` names what is being drawn by whom."""

    def __init__(self, art: Art, factor: float = 1.0, size: tuple[int, int] = SIZE) -> None:
        super().__init__(pygame.Surface(size), art, Lettering(art, factor))
        self.seen: list[Seen] = []
        self._part = ""

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """All that is drawn meanwhile belongs to that part of the picture."""
        before, self._part = self._part, name
        try:
            yield
        finally:
            self._part = before

    def _note(self, kind: str, name: str, area: Area, lifted: bool = False) -> None:
        clip = pygame.FRect(*self.to_design(self._surface.get_clip().topleft), 0, 0)
        clip.size = self._surface.get_clip().w / self.k, self._surface.get_clip().h / self.k
        part = pygame.FRect(area).clip(clip)
        if part.w > 0 and part.h > 0:
            self.seen.append(Seen(kind, name, part, self._part, lifted or self._part in ABOVE))

    # --- what is drawn ---

    def _draw(self, draw: Callable[..., object], area: pygame.Rect, *details: Any) -> None:
        """Nothing is drawn."""

    def draw_cached(self, name: Hashable, key: Hashable, paint: Callable[[], object]) -> None:
        paint()

    def layer(
        self, name: str, key: Hashable, area: Area, paint: Callable[[], object], *, opaque: bool = False
    ) -> None:
        with self.clip(area):
            paint()

    def text(self, text: str, x: float, y: float, style: str, colour: Colour, **how: Any) -> pygame.FRect:
        area = super().text(text, x, y, style, colour, **how)
        if text.strip() and how.get("alpha", 255) == 255:
            across = {"left": 0.0, "center": 0.5, "right": 1.0}[how.get("anchor", "left top").split()[0]]
            self._note("words", text, self._ink(text, style, how.get("width"), across).move(area.topleft))
        return area

    def _ink(self, text: str, style: str, width: float | None, across: float) -> pygame.FRect:
        """What the letters of a text cover, from its upper left corner on."""
        block, parts = self._set(text, style, width), []
        for row, line in enumerate(block.lines):
            drawn = self.lettering.line(line, style, theme.INK, self.k)
            ink = drawn.get_bounding_rect()
            left = (block.width - sum(span.width for span in line)) * across
            parts.append(ink.move(left, row * block.leading + (block.leading - drawn.get_height()) // 2))
        ink = parts[0].unionall(parts[1:])
        return pygame.FRect(ink.x / self.k, ink.y / self.k, ink.w / self.k, ink.h / self.k)

    def nine(self, name: str, area: Area, *, shadow: Shadow | None = None, **how: Any) -> None:
        kind = "tip" if name == "ui/tip" else "button" if name.startswith("ui/button") else "board"
        if kind != "board" or name.startswith(BOARDS):
            self._note(kind, name, area, kind == "tip" or shadow is theme.LIFTED)

    def fill(self, area: Area, colour: Colour, alpha: int = 255, radius: float = 0) -> None:
        if alpha >= SOLID:
            self._note("fill", "", area)

    def frame(self, area: Area, colour: Colour, width: float, radius: float = 0) -> None:
        self._note("ring", "", area)

    def ring(self, centre: Sequence[float], radius: float, colour: Colour, width: float = 3.0) -> None:
        self._note("ring", "", (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius))

    def polygon(self, points: Sequence[Sequence[float]], colour: Colour) -> None:
        across, down = zip(*points, strict=True)
        corner = min(across), min(down)
        self._note("mark", "", (*corner, max(across) - corner[0], max(down) - corner[1]))

    def picture(self, name: str, x: float, y: float, width: float, **how: Any) -> pygame.FRect:
        area = super().picture(name, x, y, width, **how)
        kind = "button" if name.startswith("ui/knob") else "picture"
        self._note(kind, name, area)
        return area


# --- what is wrong ---


def faults(seen: Sequence[Seen]) -> Iterator[str]:
    """Say what lies over what, in a picture as it was noted."""
    solid = [(n, thing) for n, thing in enumerate(seen) if thing.kind in ("board", "button", "fill", "tip")]
    solid += [(n, thing) for n, thing in enumerate(seen) if thing.kind == "picture" and thing.part == "zoom"]
    words = [(n, thing) for n, thing in enumerate(seen) if thing.kind == "words"]
    boards = [(n, thing) for n, thing in solid if thing.kind == "board"]

    def hidden(area: pygame.FRect, after: int, before: int) -> bool:
        return any(after < n < before and other.area.contains(area) for n, other in solid)

    for (low, one), (high, other) in combinations(words, 2):
        both = one.area.inflate(AIR, AIR).clip(other.area)
        if both.w > 0 and both.h > 0 and not hidden(both, low, high):
            yield f"words {_cut(other.name)} over words {_cut(one.name)}"
    for low, text in words:
        for high, thing in solid:
            if high < low or thing.lifted or thing.kind == "fill" or text.part == "board":
                continue
            partly = min(text.area.clip(thing.area).size) > 1 and not thing.area.contains(text.area)
            if partly and not hidden(text.area, low, high):
                yield f"{thing.name} over words {_cut(text.name)}"
    for (low, one), (high, other) in combinations([*boards, *_buttons(solid)], 2):
        first, second = sorted(((low, one), (high, other)), key=lambda row: row[0])
        if not second[1].lifted and _crosses(first[1].area, second[1].area):
            both = first[1].area.clip(second[1].area)
            if not hidden(both, first[0], second[0]) and not hidden(both, second[0], len(seen)):
                yield f"{second[1].name} over the edge of {first[1].name}"
    for low, card in solid:
        for mark in seen[low + 1 :] if card.lifted and card.part != "raised" else ():
            own = card.part and mark.part == card.part
            if mark.kind in ("ring", "mark") and not own and _crosses(card.area, mark.area):
                yield f"a {mark.kind} of {mark.part or 'the table'} over {card.name}"
    plates = [thing for _, thing in boards if thing.name.startswith(PLATES)]
    for one, other in combinations(plates, 2):
        if one.area.inflate(2 * AIR, 2 * AIR).colliderect(other.area) and not _within(one.area, other.area):
            yield f"{one.name} touches {other.name}"
    small = [(n, it) for n, it in enumerate(seen) if it.kind == "picture" and max(it.area.size) < ICON]
    for low, text in words:
        for high, icon in small:
            both = text.area.clip(icon.area)
            beside = text.part == icon.part != "board" and min(both.size) > AIR
            if beside and not hidden(both, min(low, high), max(low, high)):
                yield f"{icon.name} over words {_cut(text.name)}"
    for low, text in words:
        around = [thing for n, thing in solid if n < low and thing.area.collidepoint(text.area.center)]
        if not around or around[-1].kind not in ("board", "tip"):
            continue
        frame, least = around[-1], AIR if around[-1].name.startswith(PLATES) else PADDING
        if not frame.area.contains(text.area.inflate(2 * least, 2 * least)):
            yield f"words {_cut(text.name)} touch the frame of {frame.name}"


def _buttons(solid: Sequence[tuple[int, Seen]]) -> list[tuple[int, Seen]]:
    return [(n, thing) for n, thing in solid if thing.kind == "button"]


def _within(one: pygame.FRect, other: pygame.FRect) -> bool:
    """One of them lies in the other, but for the shadow at its edge."""
    return one.inflate(2 * EDGE, 2 * EDGE).contains(other) or other.inflate(2 * EDGE, 2 * EDGE).contains(one)


def _crosses(one: pygame.FRect, other: pygame.FRect) -> bool:
    """They lie over one another, neither within the other."""
    both = one.clip(other)
    return both.w > EDGE and both.h > EDGE and not _within(one, other)


def _cut(text: str) -> str:
    return repr(text if len(text) <= 30 else f"{text[:30]}…")
