"""All evenings: to go on with, to look at, or to delete."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.storage.evenings import Evening
from game.storage.person import Person
from game.translation import tr, trn
from scenes.evening.desk import Desk, names_of
from scenes.evening.night import NightScene, day_of
from scenes.evening.start import EveningStart
from scenes.menus.list_page import RowButtons, list_page
from scenes.menus.menu import MenuChoice, MenuScene
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Push, Reset, Transition
from scenes.ui.widgets import Label, Widget


class EveningsScene(MenuScene):
    """A row for each evening, the latest first; those of one person, if it is theirs.

    They are found by all names that the person has had.
    """

    backdrop = "ui/lobby"
    music = None
    first = "new"

    def __init__(self, services: Services, whose: Person | None = None) -> None:
        super().__init__(services)
        self.whose = whose
        self.desks: list[Desk] = []
        self._sure = ""
        """The evening that a second press deletes."""

    def enter(self) -> None:
        evenings = self.services.evenings.all()
        self.desks = [self._opened(evening) for evening in evenings if self._is_shown(evening)]
        if self.page.widgets:
            self.relayout()

    def _is_shown(self, evening: Evening) -> bool:
        """Return True if that is everybody's page, or the person was there."""
        people = (guest.name for guest in evening.guests if guest.bot is None)
        return self.whose is None or any(name in self.whose.names for name in people)

    def _opened(self, evening: Evening) -> Desk:
        desk = Desk(self.services, evening)
        desk.read()
        return desk

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        new = MenuChoice("new", tr("A new evening"), lambda: Push(EveningStart(self.services)), "gold")
        title = tr("Evenings") if self.whose is None else tr("Evenings of {name}", name=self.whose.name)
        return list_page(canvas, title, new, self.message, self._rows)

    def _rows(self, canvas: Canvas, area: pygame.FRect) -> list[Widget]:
        if not self.desks:
            words = tr("No evening has been kept yet.")
            return [Label.measured(canvas, area.topleft, area.w, words, "lead")]
        made: list[Widget] = []
        y = area.top + 4
        if self.whose is not None:
            said = self._statistics(self.whose)
            made.append(Label.measured(canvas, (area.left + 14, y), area.w - 40, said, "lead"))
            y = made[-1].rect.bottom + 18
        for place, desk in enumerate(self.desks):
            row = self._row(canvas, desk, place, pygame.FRect(area.left + 14, y, area.w - 40, 0))
            made += row
            y = max(widget.rect.bottom for widget in row) + 18
        return made

    def _row(self, canvas: Canvas, desk: Desk, place: int, area: pygame.FRect) -> list[Widget]:
        evening = desk.evening
        sure = self._sure == evening.id
        choices = [
            MenuChoice(f"go {place}", tr("Go on"), partial(self._go_on, evening)),
            MenuChoice(f"night {place}", tr("The picture"), lambda: Push(NightScene(self.services, desk))),
            MenuChoice(f"delete {place}", tr("Really delete?") if sure else tr("Delete"),
                       partial(self._delete, evening), "red" if sure else "paper"),
        ]  # fmt: skip
        buttons = RowButtons(canvas, choices, area)
        made: list[Widget] = []
        y = area.top
        for words, style, colour in (
            (tr("The evening of {day}", day=day_of(evening.begun)), "heading", theme.ALMAGRE_DK),
            (", ".join(guest.name for guest in evening.guests), "body", theme.INK),
            (self._result(desk), "body", theme.INK_2),
        ):
            made.append(Label.measured(canvas, (area.left, y), buttons.wide, words, style, colour))
            y = made[-1].rect.bottom + 2
        top = area.top + max(0.0, (y - area.top - buttons.high) / 2) if buttons.beside else y + 6
        return [*made, *buttons.laid(top)]

    def _statistics(self, person: Person) -> str:
        """How many evenings a person has been at, and on how many of them nobody had more points."""
        won = sum(any(line.leads and line.name in person.names for line in desk.lines) for desk in self.desks)
        return tr("Evenings: {n}. Won: {won}.", n=len(self.desks), won=won)

    def _result(self, desk: Desk) -> str:
        """How many games it had, and who leads."""
        count = len(desk.games)
        if not count:
            return tr("No game has been finished yet.")
        games = trn("1 game", "{n} games", count)
        leaders = [line for line in desk.lines if line.leads]
        names = names_of([line.name for line in leaders])
        first = tr("{name} first with {points}", name=names, points=leaders[0].sum)
        return f"{games} · {first}"

    def _go_on(self, evening: Evening) -> Transition:
        """Go on with an evening.

        Raises UserError: the disk will not take it.
        """
        desk = Desk(self.services, evening)
        if evening.over:
            desk.change(over=False)
        return Reset(self.services.evening(evening.id))

    def _delete(self, evening: Evening) -> None:
        if self._sure != evening.id:
            self._sure = evening.id
        else:
            self._sure = ""
            self.attempt(
                partial(self.services.evenings.delete, evening.id),
                tr("The evening is deleted; its games still count."),
            )
            self.enter()
        self.relayout()
