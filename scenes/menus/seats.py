"""Who sits where: a page on which seats are passed on in the middle of a game.

Whoever must go leaves their seat to a bot, and may come back; somebody new takes the seat of a bot.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.seat import Seat, numbered
from game.translation import tr
from scenes.menus.form_layout import Line, Row, Section, lay_form
from scenes.menus.hands import MANY, ROW, SHEET, HandRow, Sitter
from scenes.menus.lobby_seats import NAMES, gentle
from scenes.menus.menu import MenuChoice, MenuScene, back_choice, edge_buttons
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Control
from scenes.ui.input import Act
from scenes.ui.keymap import Hint
from scenes.ui.marks import faces_of
from scenes.ui.scene import Transition
from scenes.ui.widgets import Label, Panel, Widget

if TYPE_CHECKING:
    from scenes.services import Character

Choices = Sequence[tuple["str | None", str]]
"""Who can sit in a seat: the id of a bot or the name of a person, and what the page says of it."""


class SeatsScene(MenuScene):
    """Lets others sit in `seats` of a table of `game`; `sit` gets those that change.

    `left` are the people who have left this table. Whether a seat can change says `is_free`, which is given
    the seat that has opened the page.
    """

    overlay = True
    music = None

    def __init__(
        self,
        services: Services,
        game: str,
        seats: Sequence[Seat],
        left: Sequence[Seat],
        is_free: Callable[[Seat, int | None], bool],
        sit: Callable[[Sequence[Seat]], Transition],
    ) -> None:
        super().__init__(services)
        self._game, self.seats, self._left = game, tuple(seats), tuple(left)
        self._is_free, self._sit = is_free, sit
        self.now = list(seats)
        """Who sits there once the page is done."""

    @property
    def changes(self) -> list[Seat]:
        """The seats in which others sit down."""
        return [new for new, old in zip(self.now, self.seats, strict=True) if new != old]

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Change")), (Act.BACK, tr("Back"))]

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        inner = SHEET.inflate(-80, -56)
        head = Label.measured(canvas, inner.topleft, inner.w, tr("Who sits where"), "title", theme.ALMAGRE_DK)
        how = tr(
            "Whoever must go leaves their seat to a bot, and may come back; somebody new takes the seat of a "
            "bot. The game counts for those who sit there at its end and have made more than half of their "
            "seat's decisions."
        )
        said = Label.measured(canvas, (inner.left, head.rect.bottom + 4), inner.w, how, "body", theme.INK)
        done = MenuChoice("done", tr("Sit down"), self._done, "gold", off=self._refusal)
        buttons = edge_buttons(canvas, inner, [back_choice()], [done])
        top = said.rect.bottom + 10
        area = pygame.FRect(inner.left, top, inner.w, buttons[0].rect.top - top - 10)
        shown = [seat for seat in self.seats if self._is_free(seat, self.seat)]
        self.first = f"seat {shown[0].index}" if shown else "back"
        rows: list[Line] = [self._row(seat) for seat in shown]
        half = (len(rows) + 1) // 2 if len(rows) > MANY else len(rows)
        columns = [[Section("", rows[:half])], *([[Section("", rows[half:])]] if rows[half:] else [])]
        return [Panel(SHEET, "paper", theme.LIFTED), head, said, lay_form(canvas, area, columns), *buttons]

    @property
    def _refusal(self) -> str:
        """Why the game cannot go on like that; "" if it can."""
        if not self.changes:
            return tr("Everybody stays where they are.")
        if not any(seat.human for seat in self.now):
            return tr("Somebody must stay: a game that is left by all is saved, and waits.")
        return ""

    def _row(self, seat: Seat) -> Row:
        choices, now = self.choices(seat), self.now[seat.index]
        values = [words for _, words in choices]
        value = None if now == seat else now.bot or now.name
        name = now.name

        def make(rect: pygame.FRect) -> HandRow:
            row = HandRow(rect, name, choices, value, partial(self.sit_down, seat), key=f"seat {seat.index}")
            row.person = Sitter(seat.index, name, seat.colour, faces_of(self.now)[seat.index])
            return row

        def height(canvas: Canvas, width: float) -> float:
            return max(ROW, Control.height(canvas, "", width, 0.42, values))

        return Row(name, 0.42, make, values, height)

    def choices(self, seat: Seat) -> Choices:
        """Return who can sit in a seat: bots in that of a person, people in that of a bot."""
        others = {one.name for one in (*self.seats, *self.now) if one.index != seat.index}
        if seat.human:
            free = [row for row in self._bots() if row.name not in others]
            return [
                (None, tr("stays")),
                *((row.id, tr("{name} plays for {other}", name=row.name, other=seat.name)) for row in free),
            ]
        back = [one.name for one in self._left if one.index == seat.index]
        named = [person.name for person in self.services.people.everybody]
        names = [name for name in dict.fromkeys((*back, *named)) if name not in others]
        said = {name: tr("{name} is back", name=name) for name in back}
        guest = self._guest_name({*others, *names, seat.name})
        return [
            (None, tr("stays")),
            *((name, said.get(name, tr("{name} sits down", name=name))) for name in names),
            (guest, tr("A guest: {name}", name=guest)),
        ]

    def _bots(self) -> Sequence[Character]:
        """Return the characters who play this, in the order in which a lobby seats them."""
        rows = self.services.characters(self._game)
        first = gentle(rows)
        return [*first, *(row for row in rows if row not in first)]

    def _guest_name(self, taken: Container[str]) -> str:
        known = {name for person in self.services.people.everybody for name in person.names}
        names = (*NAMES, *numbered(tr("Guest")))
        return next(name for name in names if name not in taken and name not in known)

    def sit_down(self, seat: Seat, who: str | None) -> None:
        """Let somebody sit in a seat once the page is done; None is whoever sits there now."""
        new = seat
        if who is not None and seat.human:
            new = replace(seat, bot=who, name=next(row.name for row in self._bots() if row.id == who))
        elif who is not None:
            new = replace(seat, bot=None, name=who)
        self.now[seat.index] = new
        self.relayout()

    def _done(self) -> Transition:
        return self._sit(self.changes)
