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
from scenes.menus.form_layout import Line, Note, Row, Section, choice_row, lay_form, tabs_row, toggle_row
from scenes.menus.lesson_list import LessonsScene
from scenes.menus.lobby_bench import BenchTile, EmptyChair, FaceButton, Guest, chair_rows
from scenes.menus.lobby_seats import EMPTY, HUMAN, NAMES, LobbyOptions, LobbySeats
from scenes.menus.menu import MenuScene, foot, heading
from scenes.menus.posters import Poster
from scenes.menus.rulebook import RulebookScene
from scenes.services import NewGame, Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.field import TextField
from scenes.ui.input import Act, Key
from scenes.ui.keymap import Hint
from scenes.ui.marks import faces_of
from scenes.ui.scene import Pop, Push, Reset, Transition
from scenes.ui.widgets import Button, Label, Panel, Scroll, Widget

LEAST_POSTER = 170.0
"""Least height of a poster below the options."""
CHAIR = 66.0
"""Width of a face at the table."""
LARGE = 1.5
"""From this text size on chairs and bench lie below one another, to be scrolled."""
FEW = 3
"""Up to so many options all are shown; otherwise all but the first are folded."""
_SEAT = re.compile(r"seat(\d+)")


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
        if not option.sentences:
            return [choice_row(key, words, choices, value, act, tip)]
        told = option.sentences[[choice for choice, _ in option.choices].index(value)]
        return [tabs_row(key, words, choices, value, act, tip), Note(tr(told))]

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
        self.practice = False
        """Nothing of the game counts, and its only person may go back."""

    def start(self) -> Transition:
        """Begin the game, and note who plays it how for the next time; the scene below it is the title."""
        practice = self.practice and self.seats.humans == 1
        new = NewGame(self.game, self.seats.to_seats(), dict(self.options.values), practice=practice)
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
        top, bottom = title.rect.bottom + 8, foot(canvas) - 6
        made: list[Widget] = [title]
        if canvas.lettering.factor < LARGE:
            chairs = pygame.FRect(
                26, top, theme.WIDTH - 52, CHAIR + max(theme.TARGET, Guest.height(canvas)) + 42
            )
            inner = chairs.inflate(-48, -36)
            made += [Panel(chairs, "paper", theme.LIFTED), *self._chairs(canvas, inner)]
            top = chairs.bottom + 6
            bench = pygame.FRect(26, top, 770, bottom - top)
            rules = pygame.FRect(bench.right + 8, top, 450, bench.h)
            made += [Panel(bench, "paper", theme.LIFTED), *self._bench(canvas, bench.inflate(-48, -32))]
        else:
            table = pygame.FRect(26, top, 704, bottom - top)
            rules = pygame.FRect(table.right + 8, top, 516, table.h)
            made += [Panel(table, "paper", theme.LIFTED), self._everybody(canvas, table.inflate(-48, -40))]
        return [*made, Panel(rules, "paper", theme.LIFTED), *self._rules(canvas, rules.inflate(-52, -40))]

    def _rules(self, canvas: Canvas, inner: pygame.FRect) -> list[Widget]:
        """The options, and the buttons that lead on from here."""
        start, back = Button.size(canvas, tr("Start")), Button.size(canvas, tr("Back"))
        teach = Button.size(canvas, tr("Teach me"))
        beside = inner.w - back[0] - teach[0] - 24 >= start[0]
        row = inner.bottom - (start[1] if beside else 2 * start[1] + 6)
        start = (inner.w - back[0] - 12 - (teach[0] + 12 if beside else 0), start[1])
        lesson = (inner.left + back[0] + 12, row) if beside else (inner.left, row + start[1] + 6)
        area = pygame.FRect(inner.topleft, (inner.w, row - inner.top - 10))
        first, *others = self._option_rows.sections(self._ways())
        sections = [first._replace(rows=[*first.rows, *self._practice()]), *others]
        form = lay_form(canvas, area, [sections])
        room = pygame.FRect(area.left, area.bottom - form.free, area.w, form.free)
        lessons = tr("There are no lessons for '{game}'.", game=tr(self.game.meta.name))
        return [
            form,
            *([Poster(room, self.services.skins[self.game.meta.id])] if room.h >= LEAST_POSTER else []),
            Button((inner.left, row, *back), tr("Back"), Pop, key="back"),
            Button((*lesson, teach[0] if beside else inner.w, teach[1]), tr("Teach me"), self.teach,
                   off="" if has_course(self.game.meta.id) else lessons, key="teach"),
            Button((inner.right - start[0], row, *start), tr("Start"), self.start,
                   kind="gold", off=self.seats.problem(), key="start"),
        ]  # fmt: skip

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
        if character is None:
            high = max(theme.TARGET, canvas.measure("A", "strong")[1] + 16)
            made.append(
                TextField((area.left, below, area.w, high), guest.name,
                          lambda name: self._rename(place, name), longest=LONGEST_NAME, suggestions=NAMES,
                          key=f"name {place}", tip=tr("Name"))
            )  # fmt: skip
        else:
            made.append(Guest((area.left, below, area.w, Guest.height(canvas)), guest.name, character))
        away = area.left + min(CHAIR + 12, area.w - theme.TARGET)
        made.append(
            Button((away, area.top + (CHAIR - theme.TARGET) / 2, theme.TARGET + 4, theme.TARGET), "",
                   lambda: self._seat(place, EMPTY), icon="ui/minus", key=f"away {place}",
                   tip=tr("{name} gets up", name=guest.name))
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
        """The characters who play this game, the gentlest first."""
        full = "" if EMPTY in (row.who for row in self.seats.rows) else tr("All places are taken.")
        wide = (area.w - 8 * (columns - 1)) / columns
        made: list[Widget] = []
        top, people = area.top, self.seats.characters
        for number, one in enumerate(people):
            first = number - number % columns
            high = max(BenchTile.height(canvas, beside, wide) for beside in people[first : first + columns])
            colour = next((row.colour for row in self.seats.rows if row.who == one.id), "")
            left = area.left + number % columns * (wide + 8)
            made.append(
                BenchTile((left, top, wide, high), one, colour, partial(self._toggle, one.id),
                          key=f"bench {one.id}", off="" if colour else full)
            )  # fmt: skip
            top += (high + 5) * (number % columns == columns - 1)
        return made

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

    def _practice(self) -> list[Row]:
        """The row with the switch for a practice game, where one person plays."""
        if self.seats.humans != 1:
            return []
        words = tr("Practice: you may go back")
        tip = tr("Go back to any decision of yours, by the film or by taking back. Nothing of it counts.")
        return [toggle_row("practice", words, self.practice, self._practise, tip)]

    # --- changes ---

    def _practise(self, on: bool) -> None:
        self.practice = on

    def _toggle(self, bot: str) -> None:
        """Have a character sit down at the first free place, or get up."""
        who = [row.who for row in self.seats.rows]
        if bot in who:
            self._seat(who.index(bot), EMPTY)
        else:
            self._seat(who.index(EMPTY), bot)

    def _add_person(self) -> None:
        self._seat([row.who for row in self.seats.rows].index(EMPTY), HUMAN)

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
