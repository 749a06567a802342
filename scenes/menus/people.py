"""People: who sits at the screen, and the faces, colours and settings of everybody who has a name here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.errors import UserError
from game.core.seat import LONGEST_NAME, is_name
from game.storage.diary import Diary
from game.storage.people import MOST
from game.storage.person import COLOURS, FACES, Person
from game.translation import tr
from scenes.menus.lobby_seats import NAMES
from scenes.menus.menu import MenuChoice, MenuScene, done_choice, edge_buttons, heading, paper_below
from scenes.menus.people_tiles import ColourButton, FaceChoice, PersonTile
from scenes.menus.settings import SettingsScene
from scenes.menus.words_scene import WordsScene
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.scene import Push, Transition
from scenes.ui.theme import Colour
from scenes.ui.widgets import Label, Scroll, Widget

BESIDE, GAP = 30.0, 8.0
FACE, MARK = 74.0, 52.0
"""Width of a face and of a colour that can be chosen."""
LARGE = 1.5
"""From this text size on whoever is here stands below the others."""


class _Lines:
    """Widgets below one another in an area, from its top on."""

    def __init__(self, canvas: Canvas, area: pygame.FRect) -> None:
        self._canvas, self._area, self._top = canvas, area, area.top
        self.made: list[Widget] = []

    def words(self, text: str, style: str = "body", colour: Colour = theme.INK) -> None:
        """Add a text."""
        at = self._area.left, self._top
        self.made.append(Label.measured(self._canvas, at, self._area.w, text, style, colour))
        self._top = self.made[-1].rect.bottom + GAP

    def tiles(self, side: float, make: Sequence[Callable[[pygame.FRect], Widget]]) -> None:
        """Add square tiles side by side, in as many rows as they need."""
        across = int((self._area.w + GAP) // (side + GAP))
        for number, one in enumerate(make):
            column, row = number % across, number // across
            left, top = self._area.left + column * (side + GAP), self._top + row * (side + GAP)
            self.made.append(one(pygame.FRect(left, top, side, side)))
        self._top = self.made[-1].rect.bottom + 2 * GAP

    def buttons(self, choices: Sequence[MenuChoice]) -> None:
        """Add buttons side by side, in as many rows as they need."""
        x, y, high = self._area.left, self._top + GAP, 0.0
        for choice in choices:
            wide, high = choice.size(self._canvas, "small button")
            if x + wide > self._area.right and x > self._area.left:
                x, y = self._area.left, y + high + GAP
            self.made.append(choice.button((x, y, wide, high), "small button"))
            x += wide + GAP
        self._top = y + high


class PeopleScene(MenuScene):
    """A press on a face has them sit at the screen; beside the faces stands who that is."""

    music = None

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.people = services.people
        self.first = f"person {self.people.here.id}"

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr("People"))
        paper = paper_below(canvas, title)
        inner = paper.rect.inflate(-56, -44)
        full = tr("Nobody else fits in here.") if len(self.people.everybody) >= MOST else ""
        new = MenuChoice("new", tr("Somebody new"), self.ask_name, "gold", off=full)
        buttons = edge_buttons(canvas, inner, [new], [done_choice()])
        told = pygame.FRect(buttons[0].rect.right + 20, buttons[0].rect.top, 0, buttons[0].rect.h)
        told.w = buttons[1].rect.left - 20 - told.left
        rows = pygame.FRect(inner.topleft, (inner.w, buttons[0].rect.top - inner.top - 10))
        return [
            title,
            paper,
            *self._columns(canvas, rows),
            Label(told, self.message, "caption", theme.INK_2, anchor="center middle"),
            *buttons,
        ]

    def _columns(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        """The faces, and whoever is here beside them, or below them in large letters."""
        inner = pygame.FRect(area.left + 4, area.top + 4, area.w - 24, 0)
        if canvas.lettering.factor >= LARGE:
            made = self._tiles(canvas, inner, 2)
            inner.top = made[-1].rect.bottom + 24
            return [Scroll(area, [*made, *self._about(canvas, inner)])]
        left = pygame.FRect(area.topleft, (area.w * 0.42, area.h))
        right = pygame.FRect(left.right + BESIDE, area.top, area.w - left.w - BESIDE, area.h)
        faces = pygame.FRect(left.left + 4, left.top + 4, left.w - 24, 0)
        here = pygame.FRect(right.left + 4, right.top + 4, right.w - 24, 0)
        return [
            Scroll(left, self._tiles(canvas, faces, 1), key="faces"),
            Scroll(right, self._about(canvas, here), key="about"),
        ]

    def _tiles(self, canvas: Canvas, area: pygame.FRect, across: int) -> list[Widget]:
        """A guest, and everybody who has a name here."""
        made: list[Widget] = []
        wide, high = (area.w - GAP * (across - 1)) / across, PersonTile.height(canvas)
        for number, person in enumerate((self.people.guest, *self.people.everybody)):
            left, top = number % across * (wide + GAP), number // across * (high + GAP)
            tile = (area.left + left, area.top + top, wide, high)
            made.append(PersonTile(tile, person, person is self.people.here, partial(self.welcome, person)))
        return made

    def _about(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        """Who is here: what a guest has, or a person's name, face, colour and settings."""
        here, lines = self.people.here, _Lines(canvas, area)
        if here.is_guest:
            lines.words(tr("Guests"), "heading", theme.ALMAGRE_DK)
            lines.words(tr(
                "Whoever sits down without a name here is a guest: the settings are those of this computer, "
                "and what guests finish or solve belongs to all of them."
            ))  # fmt: skip
            lines.words(tr(
                "With a name you have your own settings, feats, puzzles and hands of the day. At the table "
                "text size, speed, numbers, keys and speech are those of whose turn it is."
            ))  # fmt: skip
            lines.buttons([MenuChoice("settings", tr("Settings of guests"), self.open_settings)])
            return lines.made
        lines.words(here.name, "heading", theme.ALMAGRE_DK)
        lines.words(tr("Face"), "strong")
        taken = {person.face: person.name for person in self.people.everybody if person is not here}
        lines.tiles(FACE, [
            partial(FaceChoice, number=number, colour=here.colour if number == here.face else "",
                    press=partial(self.restyle, face=number),
                    off=tr("This is the face of {name}.", name=taken[number]) if number in taken else "")
            for number in range(1, FACES + 1)
        ])  # fmt: skip
        lines.words(tr("Colour"), "strong")
        lines.tiles(MARK, [
            partial(ColourButton, colour=colour, chosen=colour == here.colour,
                    press=partial(self.restyle, colour=colour))
            for colour in COLOURS
        ])  # fmt: skip
        lines.buttons([
            MenuChoice("settings", tr("Own settings"), self.open_settings),
            MenuChoice("evenings", tr("Evenings"), self.open_evenings),
            MenuChoice("name", tr("Another name"), partial(self.ask_name, here)),
            MenuChoice("delete", tr("Delete"), self.ask_to_delete),
        ])  # fmt: skip
        return lines.made

    # --- what is done ---

    def welcome(self, person: Person) -> None:
        """Have somebody sit at the screen: their settings take effect at once."""
        self.message = ""
        self.services.welcome(person)

    def open_settings(self) -> Transition:
        """Open the settings of whoever is here."""
        return Push(SettingsScene(self.services))

    def open_evenings(self) -> Transition:
        """Open the list of the evenings of whoever is here."""
        return Push(self.services.evenings_of(self.people.here))

    def restyle(self, face: int = 0, colour: str = "") -> None:
        """Give whoever is here another face or colour."""
        here = self.people.here
        self._try(lambda: self.people.change(here, here.name, face or here.face, colour or here.colour))

    def ask_name(self, person: Person | None = None) -> Transition:
        """Ask for the name of somebody new, or for another one of a person."""
        about = tr("A seat with this name is theirs, and so are finished games with it.")
        words = person.name if person is not None else self._free_name()
        title = tr("Somebody new") if person is None else tr("Another name")
        return Push(WordsScene(
            self.services, title, about, words, longest=LONGEST_NAME,
            done=partial(self._name, person), suggestions=NAMES,
        ))  # fmt: skip

    def _free_name(self) -> str:
        return next(name for name in (*NAMES, *map(str, range(MOST))) if self.people.named(name).is_guest)

    def _name(self, person: Person | None, words: str) -> None:
        name = words.strip()
        if not is_name(name):
            self._say(tr("Everybody needs a name."))
        elif self.people.named(name) not in (self.people.guest, person):
            self._say(tr("Somebody else has or had that name."))
        elif person is not None:
            self._try(lambda: self.people.change(person, name, person.face, person.colour))
        else:
            self._try(lambda: self._add(name))

    def _add(self, name: str) -> None:
        """Keep a new person, with a face and, while there is one, a colour that nobody has."""
        others = self.people.everybody
        face = next(number for number in range(1, FACES + 1) if number not in {one.face for one in others})
        worn = {one.colour for one in others}
        colour = next((colour for colour in COLOURS if colour not in worn), COLOURS[0])
        new = self.people.add(name, face, colour)
        if not others:  # what was done here so far is theirs
            self.services.diary_of(new).take_over(self.services.diary)
        self.first = f"person {new.id}"
        self.services.welcome(new)

    def ask_to_delete(self) -> Transition:
        """Ask whether whoever is here is to be deleted."""
        words = tr(
            "Their settings, and what they solved, are deleted. Finished games keep their name, and belong "
            "to guests then."
        )
        delete = Answer(tr("Delete"), then=self._delete)
        title = tr("Delete {name}?", name=self.people.here.name)
        return Push(Dialog(title, words, [delete, Answer(tr("Keep"), "gold")]))

    def _delete(self) -> None:
        gone, diary = self.people.here, self.services.diary
        self.first = f"person {self.people.guest.id}"
        self.services.welcome(self.people.guest)
        self._try(lambda: self._forget(gone, diary))

    def _forget(self, gone: Person, diary: Diary) -> None:
        self.people.remove(gone)
        diary.delete()

    def _try(self, act: Callable[[], object]) -> None:
        """Do something to a person, and say why it could not be done."""
        try:
            act()
            self.message = ""
        except UserError as fault:
            self.message = tr(fault.text, **fault.values)
        self.services.show_faces()
        self.relayout()

    def _say(self, words: str) -> None:
        self.message = words
        self.relayout()
