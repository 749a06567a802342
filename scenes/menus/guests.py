"""Guests: a page on which people and characters sit down at a table, in chairs and from a bench."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.core.seat import Seat
from game.storage.last_tables import LONGEST_NAME
from game.storage.person import Person
from game.translation import tr
from scenes.menus.form_layout import Row
from scenes.menus.hands import DeviceTag, HandsScene, Sitter, opener_row
from scenes.menus.lobby_bench import (
    Away,
    BenchTile,
    EmptyChair,
    FaceButton,
    Guest,
    PersonOnBench,
    chair_rows,
)
from scenes.menus.lobby_seats import EMPTY, HUMAN, NAMES, LobbySeats
from scenes.menus.menu import MenuScene, foot, heading
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.field import TextField
from scenes.ui.marks import faces_of
from scenes.ui.scene import Push, Transition
from scenes.ui.widgets import Button, Label, Panel, Scroll, Widget

CHAIR = 66.0
"""Width of a face at the table."""
LARGE = 1.5
"""From this text size on chairs and bench lie below one another, to be scrolled."""


class GuestsScene(MenuScene):
    """A page with the chairs of `seats` and the bench beside them."""

    backdrop = "ui/lobby"

    def __init__(self, services: Services, seats: LobbySeats) -> None:
        super().__init__(services)
        self.seats = seats
        seats.people = services.people
        self.devices: dict[str, int] = {}
        """The places of the devices that somebody has."""
        self._bring_devices()

    def enter(self) -> None:
        self.relayout()

    def hand_out(self, seats: Sequence[Seat]) -> None:
        """Note whose devices these are; `seats` are those of the game, in the order of the places."""
        taken = self.seats.taken
        self.services.hand_out(seats, {source: taken.index(place) for source, place in self.devices.items()})

    def _bring_devices(self) -> None:
        """Let people who have sat down have the devices that are theirs, where several play."""
        names = {row.name: place for place, row in enumerate(self.seats.rows) if row.who == HUMAN}
        if len(names) > 1:
            self.services.recognize(names)
            for name, its in self.services.hands.people.items():
                if name in names and names[name] not in self.devices.values():
                    self.devices.setdefault(its, names[name])

    def hand_rows(self) -> list[Row]:
        """The row for who plays with what, where several people play."""
        if self.seats.humans < 2:
            return []
        names = (row.name for place, row in enumerate(self.seats.rows) if self._has_no_device(place))
        is_asked = bool(self.services.in_doubt(names, self.devices))
        return [opener_row(tr("Pads and keys"), self.devices, is_asked, self._open_hands)]

    def _has_no_device(self, place: int) -> bool:
        """Return True if a person sits at that place who has no device."""
        return self.seats.rows[place].who == HUMAN and place not in self.devices.values()

    def _open_hands(self) -> Transition:
        people = [
            Sitter(place, row.name, row.colour, self._face(place))
            for place, row in enumerate(self.seats.rows)
            if row.who == HUMAN
        ]
        return Push(HandsScene(self.services, people, self.devices))

    def seated(self, place: int) -> None:
        """Somebody else sits at that place now, or nobody."""

    def renamed(self) -> None:
        """Somebody has another name now; the page is not laid anew meanwhile."""

    # --- where everything lies ---

    @property
    def title(self) -> str:
        """The heading of the page."""
        raise NotImplementedError

    def beside(self, canvas: Canvas, inner: pygame.FRect) -> Sequence[Widget]:
        """What stands on the paper beside the guests."""
        raise NotImplementedError

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, self.title)
        top, bottom = title.rect.bottom + 8, foot(canvas) - 6
        made: list[Widget] = [title]
        if canvas.lettering.factor < LARGE:
            chairs = pygame.FRect(
                26, top, theme.WIDTH - 52, CHAIR + max(theme.TARGET, Guest.height(canvas)) + 34
            )
            inner = chairs.inflate(-48, -28)
            made += [Panel(chairs, "paper", theme.LIFTED), *self._chairs(canvas, inner)]
            top = chairs.bottom + 6
            bench = pygame.FRect(26, top, 770, bottom - top)
            rules = pygame.FRect(bench.right + 8, top, 450, bench.h)
            made += [Panel(bench, "paper", theme.LIFTED), *self._bench(canvas, bench.inflate(-48, -32))]
        else:
            table = pygame.FRect(26, top, 704, bottom - top)
            rules = pygame.FRect(table.right + 8, top, 516, table.h)
            made += [Panel(table, "paper", theme.LIFTED), self._everybody(canvas, table.inflate(-48, -40))]
        return [*made, Panel(rules, "paper", theme.LIFTED), *self.beside(canvas, rules.inflate(-52, -28))]

    def _everybody(self, canvas: Canvas, area: pygame.FRect) -> Scroll:
        """The chairs, and the bench below them, where neither has room for itself."""
        inner = pygame.FRect(area.left + 4, area.top + 4, area.w - 24, 0)
        inner.h = CHAIR + Guest.height(canvas) + 14
        made = self._chairs(canvas, inner)
        inner.top = max(widget.rect.bottom for widget in made) + 18
        made += self._tiles(canvas, inner, 1)
        return Scroll(area, made, key="table")

    def _chairs(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        """Everybody who sits at the table, and the free places."""
        least = 128 * max(1.0, canvas.lettering.factor)
        places = chair_rows(len(self.seats.rows), area, least)
        free = next((place for place, row in enumerate(self.seats.rows) if row.who == EMPTY), None)
        made: list[Widget] = []
        for place, chair in enumerate(places):
            if self.seats.rows[place].who != EMPTY:
                made += self._chair(canvas, place, chair)
            elif place == free:
                made.append(
                    Button((chair.left, chair.top, chair.w, CHAIR), tr("Person"), self._add_person,
                           style="small button", icon="ui/plus", key="person",
                           tip=tr("Somebody else at this screen"))
                )  # fmt: skip
            else:
                made.append(EmptyChair((chair.left, chair.top, CHAIR, CHAIR)))
        return made

    def _chair(self, canvas: Canvas, place: int, area: pygame.FRect) -> list[Widget]:
        guest, character = self.seats.rows[place], self.seats.character(place)
        below = area.top + CHAIR + 4
        made: list[Widget] = [
            FaceButton((area.left, area.top, CHAIR, CHAIR), self._face(place), guest.colour,
                       lambda: self._recolour(place), f"colour {place}", tr("Another colour")),
        ]  # fmt: skip
        device = next((source for source, its in self.devices.items() if its == place), None)
        if device is not None:
            made.append(DeviceTag((area.left, area.top - 4, CHAIR, CHAIR), guest.name, device))
        if character is None:
            high = max(theme.TARGET, canvas.measure("A", "strong")[1] + 16)
            made.append(
                TextField((area.left, below, area.w, high), guest.name,
                          lambda name: self._rename(place, name), longest=LONGEST_NAME,
                          suggestions=self._names, key=f"name {place}", tip=tr("Name"))
            )  # fmt: skip
        else:
            made.append(Guest((area.left, below, area.w, Guest.height(canvas)), guest.name, character))
        away = area.left + min(CHAIR + 4, area.w - theme.TARGET)
        made.append(
            Away((away, area.top + (CHAIR - theme.TARGET) / 2, theme.TARGET, theme.TARGET),
                 lambda: self._seat(place, EMPTY), f"away {place}", tr("{name} gets up", name=guest.name))
        )  # fmt: skip
        return made

    def _bench(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        """The bench below its heading."""
        head = Label.measured(canvas, area.topleft, area.w, tr("On the bench"), "heading", theme.ALMAGRE_DK)
        how = tr("Press a face: they sit down, or get up again.")
        left = area.left + canvas.measure(head.text, "heading")[0] + 18
        said = Label((left, area.top, area.right - left, head.rect.h), how, "caption", theme.INK_2,
                     anchor="left middle")  # fmt: skip
        rest = pygame.FRect(area.left, head.rect.bottom + 6, area.w, area.bottom - head.rect.bottom - 6)
        inner = pygame.FRect(rest.left + 4, rest.top + 4, rest.w - 18, 0)
        return [head, said, Scroll(rest, self._tiles(canvas, inner, 2), key="bench")]

    def _tiles(self, canvas: Canvas, area: pygame.FRect, columns: int) -> list[Widget]:
        """The people, and the characters who play this game, the gentlest first."""
        full = "" if EMPTY in (row.who for row in self.seats.rows) else tr("All places are taken.")
        wide = (area.w - 8 * (columns - 1)) / columns
        made = self._people(canvas, area, full)
        top = made[-1].rect.bottom + 10 if made else area.top
        bots = self.seats.characters
        for number, one in enumerate(bots):
            first = number - number % columns
            high = max(BenchTile.height(canvas, beside, wide) for beside in bots[first : first + columns])
            colour = next((row.colour for row in self.seats.rows if row.who == one.id), "")
            left = area.left + number % columns * (wide + 8)
            made.append(
                BenchTile((left, top, wide, high), one, colour, partial(self._toggle, one.id),
                          key=f"bench {one.id}", off="" if colour else full)
            )  # fmt: skip
            top += (high + 5) * (number % columns == columns - 1)
        return made

    def _people(self, canvas: Canvas, area: pygame.FRect, full: str) -> list[Widget]:
        """The people who have a name here, in rows; none where everybody is a guest."""
        high = PersonOnBench.height(canvas)
        columns = max(1, int(area.w // (168 * max(1.0, canvas.lettering.factor))))
        wide = (area.w - 8 * (columns - 1)) / columns
        seated = {self.seats.person(place): place for place in self.seats.taken}
        if any(row.who == HUMAN and self.seats.person(place) is None
               for place, row in enumerate(self.seats.rows)):  # fmt: skip
            full = ""  # a guest makes room
        made: list[Widget] = []
        for number, one in enumerate(self.services.people.everybody):
            left, top = area.left + number % columns * (wide + 8), area.top + number // columns * (high + 5)
            colour = self.seats.rows[seated[one]].colour if one in seated else ""
            made.append(
                PersonOnBench((left, top, wide, high), one, colour, partial(self._toggle_person, one),
                              off="" if colour else full)
            )  # fmt: skip
        return made

    @property
    def _names(self) -> list[str]:
        """The names that a gamepad goes through."""
        return [*(person.name for person in self.services.people.everybody), *NAMES]

    def _face(self, place: int) -> str:
        return faces_of(self.seats.to_seats())[self.seats.taken.index(place)]

    # --- changes ---

    def _toggle(self, bot: str) -> None:
        """Have a character sit down at the first free place, or get up."""
        who = [row.who for row in self.seats.rows]
        if bot in who:
            self._seat(who.index(bot), EMPTY)
        else:
            self._seat(who.index(EMPTY), bot)

    def _toggle_person(self, person: Person) -> None:
        """Have a person sit down at a guest's place or a free one, or get up."""
        self.seated(self.seats.toggle(person))
        self._take_back_devices()
        self._bring_devices()
        self.relayout()

    def _take_back_devices(self) -> None:
        """Leave devices only to people, and only where several play."""
        people = [place for place, row in enumerate(self.seats.rows) if row.who == HUMAN]
        kept = people if len(people) > 1 else ()
        self.devices = {its: place for its, place in self.devices.items() if place in kept}

    def _add_person(self) -> None:
        self._seat([row.who for row in self.seats.rows].index(EMPTY), HUMAN)

    def _seat(self, place: int, who: str) -> None:
        self.seats.seat(place, who)
        self._take_back_devices()
        self.seated(place)
        self.relayout()

    def _recolour(self, place: int) -> None:
        self.seats.recolour(place)
        self.relayout()

    def _rename(self, place: int, name: str) -> None:
        self.seats.rows[place].name = name
        self.renamed()
