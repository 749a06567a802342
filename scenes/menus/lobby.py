"""The lobby: who plays, in which colours, and with which options."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.game import AnyGame, Option, Options, Value
from game.lessons.course import has_course
from game.storage.last_tables import LONGEST_NAME, last_table, note_table
from game.translation import tr
from scenes.menus.form_layout import Line, Note, Row, Section, choice_row, lay_form, toggle_row
from scenes.menus.lesson_list import LessonsScene
from scenes.menus.lobby_seats import EMPTY, HUMAN, NAMES, LobbyOptions, LobbySeats
from scenes.menus.menu import MenuScene, Poster, foot, heading
from scenes.menus.rulebook import RulebookScene
from scenes.services import NewGame, Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.controls import ARROWS, Choice
from scenes.ui.field import TextField
from scenes.ui.input import Act, Key
from scenes.ui.keymap import Hint
from scenes.ui.marks import draw_face, faces_of
from scenes.ui.scene import Pop, Push, Reset, Transition
from scenes.ui.widgets import Button, Label, Panel, Press, Scroll, Widget
from scenes.voice.stream import colour_names

LEAST_POSTER = 190.0
"""Least height of a poster below the options."""
FEW = 3
"""Up to so many options all are shown; otherwise all but the first are folded."""
_SEAT = re.compile(r"seat(\d+)")


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


class OptionRows:
    """The rows of a game's options. `relayout` is called when other rows have to be shown."""

    def __init__(self, options: LobbyOptions, relayout: Callable[[], object]) -> None:
        self.options, self._relayout = options, relayout
        self._unfolded = False

    def sections(self, before: Sequence[Row]) -> list[Section]:
        """The rows `before`, and those of the options, in sections."""
        options = [option for option in self.options.meta.options if not option.per_seat]
        folds = len(self.options.meta.options) > FEW
        shown = options[:1] if folds else options
        rows: list[Line] = [*before, *(line for option in shown for line in self._option(option))]
        if folds:
            rows.append(toggle_row("unfold", tr("Show every house rule"), self._unfolded, self._unfold))
        made = [Section(tr("Rules of this game"), rows)]
        if folds and self._unfolded:
            made.append(Section("", [line for option in options[1:] for line in self._option(option)]))
            made += [self._seats(option) for option in self.options.meta.options if option.per_seat]
        return made

    def _unfold(self, on: bool) -> None:
        self._unfolded = on
        self._relayout()

    def _option(self, option: Option) -> list[Line]:
        value = self.options.values[option.key]
        words, tip, key = tr(option.name), tr(option.text), f"option {option.key}"
        act = partial(self._decide, option)
        if isinstance(option.default, bool):
            return [toggle_row(key, words, bool(value), act, tip)]
        choices = [
            (choice, said)
            for choice, name in option.choices
            if (said := self._words_of(choice, name)) is not None
        ]
        if all(value != choice for choice, _ in choices):
            value = option.default
            self.options.decide(option.key, value)
        rows: list[Line] = [choice_row(key, words, choices, value, act, tip)]
        if option.sentences:
            rows.append(Note(tr(option.sentences[[choice for choice, _ in option.choices].index(value)])))
        return rows

    def _decide(self, option: Option, value: Value) -> None:
        self.options.decide(option.key, value)
        if option.sentences:
            self._relayout()

    def _words_of(self, choice: Value, name: str) -> str | None:
        """The words for a value: for `seat3` the name of the third seat, None if there is none."""
        seat = _SEAT.fullmatch(str(choice))
        if seat is None:
            return tr(name)
        seats, index = self.options.seats, int(seat[1]) - 1
        return seats.rows[seats.taken[index]].name if index < len(seats.taken) else None

    def _seats(self, option: Option) -> Section:
        seats = self.options.seats
        rows: list[Line] = [Note(tr(option.text))]
        for place in seats.taken:
            on, act = self.options.is_on(option.key, place), partial(self.options.turn, option.key, place)
            rows.append(toggle_row(f"{option.key} {place}", seats.rows[place].name, on, act))
        return Section(tr(option.name), rows)


class LobbyScene(MenuScene):
    """Sets up one game."""

    backdrop = "ui/lobby"
    first = "start"

    def __init__(
        self,
        services: Services,
        game: AnyGame,
        seats: LobbySeats | None = None,
        options: Options | None = None,
    ) -> None:
        super().__init__(services)
        self.game = game
        services.worker_pool()  # they start while the table is set up
        services.fetch(game.meta.id)  # the pictures of its board are read meanwhile
        able = services.characters(game.meta.id)
        last = None if seats else last_table(services.settings.tables, game.meta, [bot.id for bot in able])
        if last is not None:
            seats, options = LobbySeats.of(game.meta, able, last[0]), last[1]
        self.seats = seats or LobbySeats.usual(game.meta, able)
        self.options = LobbyOptions(game.meta, self.seats, options)
        self._option_rows = OptionRows(self.options, self.relayout)

    def start(self) -> Transition:
        """Begin the game, and note who plays it how for the next time; the scene below it is the title."""
        new = NewGame(self.game, self.seats.to_seats(), dict(self.options.values))
        note_table(self.services.settings.tables, self.game.meta.id, new.seats, new.options)
        self.services.save_settings(self.services.settings)
        return Reset(self.services.start(new))

    def teach(self) -> Transition:
        """Open the lessons of the game."""
        return Push(LessonsScene(self.services, [self.game.meta.id]))

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Choose")), (Act.HELP, tr("How to play")), (Act.BACK, tr("Back"))]

    def key(self, item: Key) -> Transition | None:
        if item.act is Act.HELP:
            return Push(RulebookScene(self.services, self.game.meta.id))
        return super().key(item)

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        title = heading(canvas, tr(self.game.meta.name))
        top, height = title.rect.bottom + 10, foot(canvas) - 16 - title.rect.bottom
        table = pygame.FRect(40, top, 690, height)
        rules = pygame.FRect(746, top, 494, height)
        start, back = Button.size(canvas, tr("Start")), Button.size(canvas, tr("Back"))
        teach = Button.size(canvas, tr("Teach me"))
        inner = rules.inflate(-56, -44)
        beside = inner.w - back[0] - teach[0] - 32 >= start[0]
        row = inner.bottom - (start[1] if beside else 2 * start[1] + 6)
        start = (inner.w - back[0] - 16 - (teach[0] + 16 if beside else 0), start[1])
        lesson = (inner.left + back[0] + 16, row) if beside else (inner.left, row + start[1] + 6)
        area = pygame.FRect(inner.topleft, (inner.w, row - inner.top - 10))
        form = lay_form(canvas, area, [self._option_rows.sections(self._ways())])
        room = pygame.FRect(area.left, area.bottom - form.free, area.w, form.free)
        lessons = tr("There are no lessons for '{game}'.", game=tr(self.game.meta.name))
        return [
            title,
            Panel(table, "paper", theme.LIFTED),
            self._table(canvas, table.inflate(-56, -44)),
            Panel(rules, "paper", theme.LIFTED),
            form,
            *([Poster(room, self.services.skins[self.game.meta.id])] if room.h >= LEAST_POSTER else []),
            Button((inner.left, row, *back), tr("Back"), Pop, key="back"),
            Button((*lesson, teach[0] if beside else inner.w, teach[1]), tr("Teach me"), self.teach,
                   off="" if has_course(self.game.meta.id) else lessons, key="teach"),
            Button((inner.right - start[0], row, *start), tr("Start"), self.start,
                   kind="gold", off=self.seats.problem(), key="start"),
        ]  # fmt: skip

    def _table(self, canvas: Canvas, area: pygame.FRect) -> Scroll:
        at = area.left + 4, area.top + 4
        head = Label.measured(canvas, at, area.w, tr("Who plays"), "heading", theme.ALMAGRE_DK)
        children: list[Widget] = [head]
        y = head.rect.bottom + 8
        for place in range(len(self.seats.rows)):
            row, y = self._seat_row(canvas, place, pygame.FRect(area.left + 8, y, area.w - 28, 0))
            children += row
        return Scroll(area, children, key="table")

    def _seat_row(self, canvas: Canvas, place: int, row: pygame.FRect) -> tuple[list[Widget], float]:
        guest, character = self.seats.rows[place], self.seats.character(place)
        people = [(HUMAN, tr("At this screen")), (EMPTY, tr("Nobody"))]
        people[1:1] = [(bot.id, f"{bot.name}, {tr(bot.level)}") for bot in self.seats.characters]
        name_wide = max(196.0, canvas.measure("M" * 9, "strong")[0] + 24)
        left = row.left + 60 + name_wide + 12
        room = row.right - left - ARROWS
        height = max(theme.TARGET, *(canvas.measure(text, "strong", room)[1] + 14 for _, text in people))
        made: list[Widget] = []
        if guest.who != EMPTY:
            made += [
                FaceButton((row.left, row.top, 50, height), self._face(place), guest.colour,
                           lambda: self._recolour(place), f"colour {place}", tr("Another colour")),
                TextField((row.left + 60, row.top, name_wide, height), guest.name,
                          lambda name: self._rename(place, name), longest=LONGEST_NAME, suggestions=NAMES,
                          key=f"name {place}", tip=tr("Name")),
            ]  # fmt: skip
        made.append(
            Choice((left, row.top, row.right - left, height), "", people, guest.who,
                   partial(self._seat, place), key=f"who {place}", split=0,
                   name=tr("Seat {number}", number=place + 1))
        )  # fmt: skip
        y = row.top + height + 4
        if character is not None:
            words = f"{tr(character.sentence)} {tr(character.budget)}"
            about = Label.measured(canvas, (row.left + 60, y), row.w - 60, words, "caption", theme.SEPIA)
            made.append(about)
            y = about.rect.bottom
        return made, y + 16

    def _face(self, place: int) -> str:
        taken = self.seats.taken
        bots = [self.seats.rows[other].who for other in taken]
        return faces_of([None if bot == HUMAN else bot for bot in bots])[taken.index(place)]

    def _ways(self) -> list[Row]:
        """The row for how several people hide their hands from one another."""
        if self.seats.humans < 2:
            return []
        ways = [("peek", tr("Hold a key to peek")), ("curtain", tr("Curtain between turns")),
                ("open", tr("Open to all"))]  # fmt: skip
        now = self.services.settings.privacy
        return [choice_row("privacy", tr("Hiding your cards"), ways, now, self._privacy)]

    # --- changes ---

    def _seat(self, place: int, who: str) -> None:
        self.seats.seat(place, who)
        self.options.sit(place)
        self.relayout()

    def _recolour(self, place: int) -> None:
        self.seats.recolour(place)
        self.relayout()

    def _rename(self, place: int, name: str) -> None:
        self.seats.rows[place].name = name
        start = self.page.find("start")
        assert isinstance(start, Button)
        start.off = self.seats.problem()

    def _privacy(self, way: str) -> None:
        self.services.settings.privacy = way
        self.services.apply_settings()
