"""Who plays with what: a page on which pads, halves of the keyboard and the mouse get their seats.

A pad takes a seat by a press of any of its buttons, moves on with its directions and lets go with *back*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.translation import tr, trn
from scenes.menus.form_layout import Line, Row, Section, lay_form, toggle_row
from scenes.menus.menu import MenuScene, done_choice, edge_buttons
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.controls import Choice, Control
from scenes.ui.hands import Hands, device_name
from scenes.ui.input import DESK, DIRECTIONS, HALVES, Act, Input, Key, Pointer
from scenes.ui.keymap import Hint, key_sign
from scenes.ui.marks import draw_face
from scenes.ui.scene import STAY, Pop, Transition
from scenes.ui.widgets import Label, Panel, Widget

SHEET = pygame.FRect(60, 40, 1160, 624)
FACE, ROW = 44.0, 52.0
"""Width of a face, and the least height of a row."""
MANY = 4
"""More people than that are shown in two columns."""


class Sitter(NamedTuple):
    """Somebody at the table: the number of their seat, their name, colour and face."""

    seat: int
    name: str
    colour: str
    face: str


class DeviceTag(Widget):
    """The device of a seat, written above the face there."""

    def __init__(self, rect: Area, name: str, source: str) -> None:
        super().__init__(rect)
        self.name, self.source = name, source

    @property
    def spoken_text(self) -> str:
        return f"{self.name}: {device_name(self.source)}"

    def draw(self, canvas: Canvas) -> None:
        draw_device(canvas, device_name(self.source), self.rect.midtop, "midtop")  # the mark is at the foot


def draw_device(canvas: Canvas, name: str, at: tuple[float, float], anchor: str) -> None:
    """Draw the sign of a device, by its name, within the window."""
    with canvas.lettering.at_most(1.25):
        wide, high = canvas.measure(name, "key")
        sign = pygame.FRect(0, 0, wide + 14, high + 6)
        setattr(sign, anchor, at)
        sign.clamp_ip(canvas.window.inflate(-4, -4))
        canvas.fill(sign.inflate(3, 3), theme.PAPER_HI, radius=9)
        canvas.fill(sign, theme.INK, radius=8)
        canvas.text(name, *sign.center, "key", theme.PAPER_HI, anchor="center middle", box=sign)


class HandRow(Choice["str | None"]):
    """A person, and the choice of what they play with."""

    person: Sitter

    def draw(self, canvas: Canvas) -> None:
        if self.hovered:
            canvas.fill(self.rect, theme.OCHRE_LT, 60, 9)
        self.draw_value(canvas, self.value_area)
        middle = self.rect.left + FACE / 2 + 4, self.rect.centery
        draw_face(canvas, self.person.face, self.person.colour, middle, FACE)
        left = self.rect.left + FACE + 16
        room = pygame.FRect(left, self.rect.top, self.value_area.left - left - 8, self.rect.h)
        name = canvas.lettering.shorten(self.text, "strong", canvas.k, room.w * canvas.k)
        canvas.text(name, room.left, room.centery, "strong", theme.INK, anchor="left middle", box=room)


class OpenerRow(Control[str]):
    """A row that says who plays with what, and leads to where that is changed."""

    @property
    def value_text(self) -> str:
        return self.value

    def draw_value(self, canvas: Canvas, area: pygame.FRect) -> None:
        canvas.nine(f"ui/button_paper_{'hover' if self.hovered or self.focused else 'normal'}", area)
        words = area.inflate(-24, 0)
        canvas.text(
            self.value, words.centerx, words.centery - 3, "strong", theme.INK,
            anchor="center middle", width=words.w, box=words,
        )  # fmt: skip

    def pointer(self, item: Pointer) -> Transition | None:
        return self.turn(0) if item.kind == "up" and self.target.collidepoint(item.pos) else STAY

    def turn(self, by: int) -> Transition:
        return (self._changed(self.value) or STAY) if by == 0 else STAY


def opener_row(words: str, given: dict[str, int], is_asked: bool, act: Callable[[], Transition]) -> Row:
    """Return the row that says what people play with, or asks them, and leads to the page for it."""
    count = len(given)
    value = trn("1 has their own", "{n} have their own", count) if count else tr("Anybody's devices")
    if is_asked:
        value = tr("Whose pad is it?")
    return Row(words, 0.45, lambda rect: OpenerRow(rect, words, value, lambda _: act(), key="hands"), [value])


class HandsScene(MenuScene):
    """Shows what each of `people` plays with, and changes `given`: the seats of devices by their sources.

    At a table (`begun`) a pad only takes a seat that has no device: none leads to the hand of another one.
    """

    overlay = True
    music = None

    def __init__(
        self,
        services: Services,
        people: Sequence[Sitter],
        given: dict[str, int],
        changed: Callable[[], object] = lambda: None,
        begun: bool = False,
    ) -> None:
        super().__init__(services)
        self._begun = begun
        self.people, self.given, self._changed = tuple(people), given, changed
        self.first = f"hand {self.people[0].seat}"
        self._pads = tuple(services.hands.pads)

    def can_use(self, item: Input, hands: Hands) -> bool:
        """Return whether a device may be used here: any may, as each speaks for itself alone."""
        return True

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Change")), (Act.BACK, tr("Back"))]

    # --- the page ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        inner = SHEET.inflate(-80, -56)
        head = Label.measured(
            canvas, inner.topleft, inner.w, tr("Who plays with what"), "title", theme.ALMAGRE_DK
        )
        how = tr("**Press a button on your pad**: it takes a seat. With left and right it takes another one.")
        words = self.message or self._doubt or how
        said = Label.measured(canvas, (inner.left, head.rect.bottom + 4), inner.w, words, "body", theme.INK)
        buttons = edge_buttons(canvas, inner, [], [done_choice()])
        top = said.rect.bottom + 10
        area = pygame.FRect(inner.left, top, inner.w, buttons[0].rect.top - top - 10)
        rows: list[Line] = [self._row(person) for person in self.people]
        half = (len(rows) + 1) // 2 if len(rows) > MANY else len(rows)
        shake = toggle_row(
            "rumble", tr("Pads shake when it is your turn"), self.services.settings.rumble, self._shake
        )
        columns = [[Section("", rows[:half])], [Section("", [*rows[half:], shake])]]
        form = lay_form(canvas, area, columns)
        return [Panel(SHEET, "paper", theme.LIFTED), head, said, form, *buttons]

    def _row(self, person: Sitter) -> Row:
        choices = [(source, device_name(source)) for source in (None, DESK, *HALVES, *self._sources())]
        now = next((source for source, seat in self.given.items() if seat == person.seat), None)
        values = [name for _, name in choices]

        def make(rect: pygame.FRect) -> HandRow:
            act, key = partial(self._give, person.seat), f"hand {person.seat}"
            row = HandRow(rect, person.name, choices, now, act, key=key, tip=half_keys(now))
            row.person = person
            return row

        def height(canvas: Canvas, width: float) -> float:
            return max(ROW, Control.height(canvas, "", width, 0.5, values))

        return Row(person.name, 0.5, make, values, height)

    @property
    def _in_doubt(self) -> dict[str, str]:
        """Those who have nothing here yet and had a pad like some that are free, with its kind."""
        seated = self.given.values()
        waiting = (person.name for person in self.people if person.seat not in seated)
        return self.services.in_doubt(waiting, self.given)

    @property
    def _doubt(self) -> str:
        """What asks people for a press of a button whose pads are alike; "" where nobody is asked."""
        names = [f"**{name}**" for name in self._in_doubt]
        if len(names) < 2:
            return tr("{name}: **press a button on your pad**.", name=names[0]) if names else ""
        return tr(
            "The pads of {names} are alike. **Each press a button on your own**, {first} first.",
            names=", ".join(names), first=names[0],
        )  # fmt: skip

    def _sources(self) -> list[str]:
        """Return the pads that are here, and those that somebody has, in order."""
        held = (source for source in self.given if source not in HALVES and source != DESK)
        return sorted({*self.services.hands.pads, *held})

    def update(self, dt: float) -> Transition | None:
        pads = tuple(self.services.hands.pads)
        if pads != self._pads:
            self._pads = pads
            self.relayout()
        return super().update(dt)

    # --- what is done ---

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Key) and item.source not in HALVES and item.source != DESK:
            return self._pad(item) if item.down and not item.repeat else STAY
        return super().handle(item)

    def _pad(self, item: Key) -> Transition:
        """Use what a pad sends: it speaks for itself."""
        mine = self.given.get(item.source)
        if item.act is Act.MENU or (item.act is Act.BACK and mine is None):
            return Pop()
        if mine is None and item.act not in DIRECTIONS:
            self._join(item.source)
        elif mine is None or self._begun:
            return Pop() if item.act is Act.BACK else STAY
        elif item.act is Act.BACK:
            self._give(mine, None)
        elif item.act in DIRECTIONS:
            seats = [person.seat for person in self.people]
            place = seats.index(mine) + sum(DIRECTIONS[item.act])
            self._swap(item.source, seats[place % len(seats)])
        return STAY

    def _join(self, source: str) -> None:
        """Give a pad the seat of whoever had one like it, or else the first seat that has no device yet."""
        taken, kind = self.given.values(), self.services.hands.kind(source)
        free = [person for person in self.people if person.seat not in taken]
        likely = [name for name, its in self._in_doubt.items() if its == kind]
        free.sort(key=lambda person: person.name not in likely)
        seat = next((person.seat for person in free), None)
        if seat is None:
            self.message = tr("Everybody has something to play with already.")
            self.relayout()
        else:
            self._give(seat, source)

    def _swap(self, source: str, seat: int) -> None:
        """Give a pad another seat; whatever was there gets the pad's."""
        before = self.given[source]
        other = next((device for device, its in self.given.items() if its == seat), None)
        if other is not None:
            self.given[other] = before
        self._give(seat, source, keep=True)

    def _give(self, seat: int, source: str | None, keep: bool = False) -> None:
        """Give a seat a device, or (None) whatever nobody has."""
        name = next(person.name for person in self.people if person.seat == seat)
        if not keep:
            for device in [device for device, its in self.given.items() if its == seat]:
                del self.given[device]
        if source is not None:
            self.given[source] = seat
        words = f"**{name}:** {device_name(source)}.", half_keys(source), self._doubt
        self.message = " ".join(part for part in words if part)
        self._changed()
        self.relayout()

    def _shake(self, on: bool) -> None:
        self.services.settings.rumble = on
        self.services.apply_settings()


def half_keys(source: str | None) -> str:
    """Return what the keys of one half of the keyboard mean; "" for any other device."""
    if source not in HALVES:
        return ""
    keys = {act: key_sign(key) for key, act in HALVES[source].keys.items()}
    walk = " ".join(keys[act] for act in DIRECTIONS)
    return tr(
        "{walk}: move. {ok}: choose. {peek}: own hand. {next}: next. {undo}: take back. {skip}: skip.",
        walk=walk, ok=keys[Act.OK], peek=keys[Act.PEEK], next=keys[Act.NEXT],
        undo=keys[Act.UNDO], skip=keys[Act.SKIP],
    )  # fmt: skip
