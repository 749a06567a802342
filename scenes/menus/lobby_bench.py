"""The people of the lobby: those who sit at the table, and the bench of characters who may sit down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.storage.person import Person
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face, face_of
from scenes.ui.widgets import Button, Press, Widget
from scenes.voice.stream import colour_names

if TYPE_CHECKING:
    from scenes.services import Character

AWAY, LARGEST = 12.0, 1.6
"""Radius of the disc that has somebody get up, and the text size up to which it grows."""
LEVELS = ("novice", "regular", "strong", "master")
"""The levels of play from the weakest on; so many suns are lit."""
SUN, FACE, EDGE = 17.0, 54.0, 7.0
"""Width of a sun, of a face on the bench, and the room around it."""


def draw_strength(canvas: Canvas, level: str, left: float, middle: float) -> None:
    """Draw a sun for each level, lit up to this one."""
    lit = LEVELS.index(level) + 1 if level in LEVELS else 0
    for place in range(len(LEVELS)):
        sun = "ui/sun_lit" if place < lit else "ui/sun_dark"
        canvas.picture(sun, left + (place + 0.5) * (SUN + 1), middle, SUN, anchor="center")


class FaceButton(Button):
    """The face at a seat in the seat's colour; a press takes the next free colour."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: Area, face: str, colour: str, press: Press, key: str, tip: str) -> None:
        super().__init__(rect, "", press, key=key, tip=tip)
        self.face, self.seat_colour = face, colour

    @property
    def label(self) -> str:
        return tr("Colour: {colour}", colour=colour_names()[self.seat_colour])

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.fill(self.rect, theme.OCHRE_LT, 110, 9)
        draw_face(canvas, self.face, self.seat_colour, self.rect.center, min(self.rect.w, self.rect.h) - 4)


class Away(Button):
    """Has whoever sits beside it get up: quieter than a face, and as easy to hit as any button."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: Area, press: Press, key: str, tip: str) -> None:
        super().__init__(rect, "", press, key=key, tip=tip)

    def draw(self, canvas: Canvas) -> None:
        lit = self.hovered or self.focused
        middle, size = self.rect.center, min(LARGEST, canvas.lettering.factor)
        canvas.disc(middle, AWAY * size, theme.ALMAGRE if lit else theme.PAPER_DK)
        bar = pygame.FRect(0, 0, 12 * size, 3 * size)
        bar.center = middle
        canvas.fill(bar, theme.PAPER_HI if lit else theme.INK, radius=1)


class Guest(Widget):
    """The name and the strength of a character who sits at the table."""

    def __init__(self, rect: Area, name: str, character: Character) -> None:
        super().__init__(rect)
        self.name, self.character = name, character

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Height of a name and the suns below it."""
        return canvas.measure("A", "strong")[1] + SUN + 8

    @property
    def spoken_text(self) -> str:
        return f"{self.name}, {tr(self.character.level)}"

    def draw(self, canvas: Canvas) -> None:
        box = self.rect
        with canvas.lettering.fitting((2.0, 1.5, 1.2, 1.0), lambda: canvas.fits(self.name, "strong", box.w)):
            below = canvas.text(self.name, box.left + 2, box.top, "strong", theme.INK, box=box).bottom
        draw_strength(canvas, self.character.level, box.left + 2, below + SUN / 2 + 3)


class EmptyChair(Widget):
    """A place at the table that nobody has taken."""

    def __init__(self, rect: Area) -> None:
        super().__init__(rect)

    def draw(self, canvas: Canvas) -> None:
        middle, radius = self.rect.center, min(self.rect.w, self.rect.h) / 2 - 6
        canvas.ring(middle, radius, theme.PAPER_DK, 1.5)
        if canvas.fits(words := tr("free"), "body", 2 * radius):
            canvas.text(words, *middle, "body", theme.SEPIA, anchor="center middle", box=self.rect)


class BenchTile(Button):
    """A character on the bench: face, name, strength and one line on how they play.

    A press has them sit down, or get up again: `colour` is that of their seat, "" on the bench.
    """

    def __init__(
        self, rect: Area, character: Character, colour: str, press: Press, *, key: str, off: str = ""
    ) -> None:
        super().__init__(rect, character.name, press, key=key, tip=tr(character.budget), off=off)
        self.character, self.seat_colour = character, colour

    @property
    def label(self) -> str:
        return f"{self.text}, {tr(self.character.level)}"

    @property
    def spoken_text(self) -> str:
        sits = tr("At the table.") if self.seat_colour else tr("On the bench.")
        return f"{super().spoken_text}\n{sits}\n{tr(self.character.sentence)}"

    @staticmethod
    def height(canvas: Canvas, character: Character, width: float) -> float:
        """Height of a tile at that width."""
        line = canvas.measure(tr(character.sentence), "caption", width - FACE - 3 * EDGE)[1]
        return max(FACE + 8, canvas.measure("A", "strong")[1] + line + EDGE)

    def draw(self, canvas: Canvas) -> None:
        sits = bool(self.seat_colour)
        draw_bench(canvas, self, sits)
        middle = self.rect.left + EDGE + FACE / 2, self.rect.centery
        if sits:
            draw_face(canvas, f"faces/{self.character.id}", self.seat_colour, middle, FACE)
        else:
            canvas.picture(
                f"faces/{self.character.id}", *middle, FACE * 0.9, anchor="center", shaded=bool(self.off)
            )
        left, room = self.rect.left + FACE + 2 * EDGE, self.rect.w - FACE - 3 * EDGE
        colour = theme.DISABLED if self.off else theme.INK
        name = canvas.text(self.text, left, self.rect.top + EDGE - 4, "strong", colour, box=self.rect)
        draw_strength(canvas, self.character.level, name.right + 10, name.centery)
        said = theme.DISABLED if self.off else theme.INK_2
        canvas.text(
            tr(self.character.sentence), left, name.bottom, "caption", said, width=room, box=self.rect
        )

    def draw_focus(self, canvas: Canvas) -> None:
        frame_bench(canvas, self.rect)


class PersonOnBench(Button):
    """A person who has a name here; a press has them sit down, or get up again."""

    def __init__(self, rect: Area, person: Person, colour: str, press: Press, *, off: str) -> None:
        super().__init__(rect, person.name, press, key=f"person {person.id}", off=off)
        self.person, self.seat_colour = person, colour

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Height of a tile."""
        return max(FACE, canvas.measure("A", "strong")[1] + EDGE)

    @property
    def spoken_text(self) -> str:
        return f"{super().spoken_text}\n{tr('At the table.') if self.seat_colour else tr('On the bench.')}"

    def draw(self, canvas: Canvas) -> None:
        draw_bench(canvas, self, bool(self.seat_colour))
        wide = FACE - 6
        middle = self.rect.left + EDGE + wide / 2, self.rect.centery
        face = face_of(self.person.face - 1, None)
        draw_face(canvas, face, self.seat_colour or self.person.colour, middle, wide)
        left = self.rect.left + wide + 2 * EDGE
        room = (self.rect.right - left - EDGE) * canvas.k
        name = canvas.lettering.shorten(self.text, "strong", canvas.k, room)
        colour = theme.DISABLED if self.off else theme.INK
        canvas.text(name, left, self.rect.centery, "strong", colour, anchor="left middle", box=self.rect)

    def draw_focus(self, canvas: Canvas) -> None:
        frame_bench(canvas, self.rect)


def draw_bench(canvas: Canvas, tile: Button, sits: bool) -> None:
    """Draw what lies under somebody on the bench, or (`sits`) at the table."""
    lit = (tile.hovered or tile.focused) and not tile.off
    canvas.fill(tile.rect, theme.OCHRE_LT if sits or lit else theme.PAPER_HI, 190 if sits else 150, 9)
    canvas.frame(tile.rect, theme.OCHRE if sits else theme.PAPER_DK, 2.5 if sits else 1.5, 9)


def frame_bench(canvas: Canvas, area: pygame.FRect) -> None:
    """Draw the ring of the focus around somebody on the bench."""
    canvas.frame(area.inflate(6, 6), theme.INK, 5, 12)
    canvas.frame(area.inflate(3, 3), theme.OCHRE_LT, 3, 10)


def chair_rows(count: int, area: pygame.FRect, least: float) -> list[pygame.FRect]:
    """Return places for so many chairs side by side, in as many rows as need be, none narrower than `least`.

    Their height is that of the area.
    """
    across = max(1, min(count, int((area.w + GAP) // (least + GAP))))
    wide = (area.w - GAP * (across - 1)) / across
    return [
        pygame.FRect(area.left + place % across * (wide + GAP), area.top + place // across * (area.h + GAP),
                     wide, area.h)
        for place in range(count)
    ]  # fmt: skip


GAP = 10.0
"""Between two chairs."""
