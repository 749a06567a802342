"""The tiles of the page of people: a person, a face and a colour to choose."""

from __future__ import annotations

from game.storage.person import Person
from game.translation import tr
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.marks import draw_face, draw_mark, face_of
from scenes.ui.widgets import Button, Press
from scenes.voice.stream import colour_names

FACE, EDGE = 62.0, 9.0
"""Width of a person's face on a tile, and the room around it."""


def draw_person(canvas: Canvas, person: Person, centre: tuple[float, float], width: float) -> None:
    """Draw a person's face with its ring and mark; of a guest, a shape without any."""
    if not person.is_guest:
        draw_face(canvas, face_of(person.face - 1, None), person.colour, centre, width)
        return
    x, y = centre
    radius = width * 0.43
    canvas.fill((x - radius, y - radius, 2 * radius, 2 * radius), theme.PAPER_DK, 255, radius)
    head, wide, tall = radius * 0.36, radius * 0.62, radius * 0.56
    canvas.fill((x - head, y - radius * 0.62, 2 * head, 2 * head), theme.SEPIA, 255, head)
    canvas.fill((x - wide, y + radius * 0.2, 2 * wide, tall), theme.SEPIA, 255, wide * 0.7)
    canvas.ring(centre, radius, theme.SEPIA, 2)


class HereButton(Button):
    """The face of whoever sits at the screen; a press leads to the people."""

    def __init__(self, rect: Area, person: Person, press: Press) -> None:
        name = tr("a guest") if person.is_guest else person.name
        super().__init__(rect, "", press, key="people", tip=tr("At the screen: {name}", name=name))
        self.person = person

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_person(canvas, self.person, self.rect.center, min(50.0, self.rect.w, self.rect.h) - 10)


class WhoseButton(Button):
    """The face of whose games are shown, a cup for those of everybody; a press leads to the next person's."""

    def __init__(self, rect: Area, person: Person | None, press: Press) -> None:
        name = tr("everybody") if person is None else tr("guests") if person.is_guest else person.name
        super().__init__(rect, "", press, key="whose", tip=tr("Games of: {name}", name=name))
        self.person = person

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        wide = min(50.0, self.rect.w, self.rect.h) - 10
        if self.person is None:
            canvas.picture("ui/trophy", *self.rect.center, wide * 0.8, anchor="center")
        else:
            draw_person(canvas, self.person, self.rect.center, wide)


class PersonTile(Button):
    """A person, or the guest; a press has them sit at the screen, who then is `here`."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: Area, person: Person, here: bool, press: Press) -> None:
        words = tr("Guest") if person.is_guest else person.name
        super().__init__(rect, words, press, key=f"person {person.id}")
        self.person, self.here = person, here

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Height of a tile."""
        return max(FACE + EDGE, canvas.measure("A", "strong")[1] + canvas.measure("A", "caption")[1] + EDGE)

    @property
    def told(self) -> str:
        """What stands below the name."""
        if self.here:
            return tr("Sits at the screen")
        return tr("Anybody else") if self.person.is_guest else ""

    @property
    def spoken_text(self) -> str:
        return f"{super().spoken_text}\n{self.told}".strip()

    def draw(self, canvas: Canvas) -> None:
        lit = self.hovered or self.focused or self.here
        canvas.fill(self.rect, theme.OCHRE_LT if lit else theme.PAPER_HI, 190 if self.here else 150, 9)
        edge, wide = (theme.OCHRE, 2.5) if self.here else (theme.PAPER_DK, 1.5)
        canvas.frame(self.rect, edge, wide, 9)
        draw_person(canvas, self.person, (self.rect.left + EDGE + FACE / 2, self.rect.centery), FACE)
        left, room = self.rect.left + FACE + 2 * EDGE, self.rect.w - FACE - 3 * EDGE
        name = canvas.lettering.shorten(self.text, "strong", canvas.k, room * canvas.k)
        below = canvas.measure(self.told, "caption")[1] if self.told else 0.0
        top = self.rect.centery - (canvas.measure(name, "strong")[1] + below) / 2
        y = canvas.text(name, left, top, "strong", theme.INK, box=self.rect).bottom
        if self.told:
            canvas.text(self.told, left, y, "caption", theme.INK_2, box=self.rect)


class FaceChoice(Button):
    """A face that can be chosen; in a ring of the person's `colour` it is theirs."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: Area, *, number: int, colour: str, press: Press, off: str) -> None:
        tip = tr("Face {n}", n=number)
        super().__init__(rect, "", press, key=f"face {number}", tip=tip, off=off)
        self.number, self.colour = number, colour

    @property
    def spoken_text(self) -> str:
        return f"{super().spoken_text}\n{tr('It is chosen.')}" if self.colour else super().spoken_text

    def draw(self, canvas: Canvas) -> None:
        if self.hovered and not self.off:
            canvas.fill(self.rect, theme.OCHRE_LT, 110, 9)
        face, middle, wide = face_of(self.number - 1, None), self.rect.center, self.rect.w - 6
        if self.colour:
            draw_face(canvas, face, self.colour, middle, wide)
        else:
            canvas.picture(face, *middle, wide * 0.8, anchor="center", shaded=bool(self.off))


class ColourButton(Button):
    """A colour with its shape, which can be chosen."""

    radius = 9.0
    ringed = True

    def __init__(self, rect: Area, *, colour: str, chosen: bool, press: Press) -> None:
        tip = tr("Colour: {colour}", colour=colour_names()[colour])
        super().__init__(rect, "", press, key=f"colour {colour}", tip=tip)
        self.colour, self.chosen = colour, chosen

    @property
    def spoken_text(self) -> str:
        return f"{super().spoken_text}\n{tr('It is chosen.')}" if self.chosen else super().spoken_text

    def draw(self, canvas: Canvas) -> None:
        if self.chosen or self.hovered:
            canvas.fill(self.rect, theme.OCHRE_LT, 190 if self.chosen else 110, 9)
        if self.chosen:
            canvas.frame(self.rect, theme.OCHRE, 2.5, 9)
        draw_mark(canvas, self.colour, self.rect.center, self.rect.w * 0.36)
