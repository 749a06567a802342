"""The lobby: who plays, in which colours, and with which options."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.game import AnyGame, Option, Options, Value
from game.lessons.course import has_course
from game.storage.last_tables import last_table, note_table
from game.translation import tr
from scenes.menus.form_layout import (
    Line,
    Note,
    Row,
    Section,
    choice_row,
    fold_row,
    lay_form,
    tabs_row,
    toggle_row,
)
from scenes.menus.guests import GuestsScene
from scenes.menus.house_rules import HouseChoice, HouseRulesScene, house_row
from scenes.menus.lesson_list import LessonsScene
from scenes.menus.lobby_seats import LobbyOptions, LobbySeats
from scenes.menus.posters import Poster
from scenes.menus.rulebook import RulebookScene
from scenes.services import NewGame, Prop, Services
from scenes.ui.canvas import Canvas
from scenes.ui.input import Act, Key
from scenes.ui.keymap import Hint
from scenes.ui.scene import Pop, Push, Reset, Transition
from scenes.ui.theme import RESTING
from scenes.ui.widgets import Button, Widget

LEAST_POSTER = 170.0
"""Least height of a poster below the options."""
FEW = 3
"""Up to so many options all are shown; otherwise all but the first are folded."""
TABS = 4
"""Up to so many values of an option stand side by side; more are gone through one by one."""
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
            rows.append(fold_row("unfold", tr("Show every house rule"), self._unfolded, self._unfold))
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
        row = choice_row if len(choices) > TABS else tabs_row
        return [row(key, words, choices, value, act, tip), Note(tr(told))]

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


class LobbyScene(GuestsScene):
    """Sets up one game."""

    first = "start"

    def __init__(
        self,
        services: Services,
        game: AnyGame,
        seats: LobbySeats | None = None,
        options: Options | None = None,
        house: str = "",
    ) -> None:
        self.game, self.backdrop = game, services.skins[game.meta.id].lobby
        services.worker_pool()  # they start while the table is set up
        services.fetch(game.meta.id)  # the pictures of its board are read meanwhile
        able = services.characters(game.meta.id)
        last = None if seats else last_table(services.settings.tables, game.meta, [bot.id for bot in able])
        if last is not None:
            seats, options = LobbySeats.of(game.meta, able, last[0]), last[1]
        super().__init__(services, seats or LobbySeats.usual(game.meta, able))
        if seats is None or (last is not None and not services.people.here.is_guest):
            self.seats.host(services.people.here)
        self.options = LobbyOptions(game.meta, self.seats, options)
        self.house = HouseChoice(services, self.options, house)
        self._option_rows = OptionRows(self.options, self.relayout)
        self.practice = False
        """Nothing of the game counts, and its only person may go back."""

    def parts(self, canvas: Canvas) -> Sequence[Callable[[], object]]:
        """What the game has lying on its table lies beneath all papers."""
        backdrop, *rest = super().parts(canvas)
        return [backdrop, partial(draw_props, canvas, self.services.skins[self.game.meta.id].props), *rest]

    def start(self) -> Transition:
        """Begin the game, and note who plays it how for the next time; the scene below it is the title."""
        practice = self.practice and self.seats.humans == 1
        new = NewGame(
            self.game, self.seats.to_seats(), dict(self.options.values),
            practice=practice, house=self.house.current,
        )  # fmt: skip
        self.hand_out(new.seats)
        note_table(self.services.settings.tables, self.game.meta.id, new.seats, new.options)
        self.services.save_settings(self.services.settings)
        return Reset(self.services.start(new))

    def teach(self) -> Transition:
        """Open the lessons of the game."""
        return Push(LessonsScene(self.services, [self.game.meta.id]))

    def house_rules(self) -> Transition:
        """Open the house rules of the game."""
        return Push(HouseRulesScene(self.services, self.house, self.relayout))

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Choose")), (Act.HELP, tr("How to play")), (Act.BACK, tr("Back"))]

    def key(self, item: Key) -> Transition | None:
        if item.act is Act.HELP:
            return Push(RulebookScene(self.services, self.game.meta.id))
        return super().key(item)

    # --- where everything lies ---

    @property
    def title(self) -> str:
        return tr(self.game.meta.name)

    def beside(self, canvas: Canvas, inner: pygame.FRect) -> list[Widget]:
        """The options, and the buttons that lead on from here."""
        start, back = Button.size(canvas, tr("Start")), Button.size(canvas, tr("Back"))
        teach = Button.size(canvas, tr("Teach me"))
        beside = inner.w - back[0] - teach[0] - 24 >= start[0]
        row = inner.bottom - (start[1] if beside else 2 * start[1] + 6)
        start = (inner.w - back[0] - 12 - (teach[0] + 12 if beside else 0), start[1])
        lesson = (inner.left + back[0] + 12, row) if beside else (inner.left, row + start[1] + 6)
        area = pygame.FRect(inner.topleft, (inner.w, row - inner.top - 4))
        ways = [house_row(self.house, self.house_rules), *self._ways(), *self.hand_rows()]
        first, *others = self._option_rows.sections(ways)
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

    def seated(self, place: int) -> None:
        self.options.sit(place)

    def renamed(self) -> None:
        start = self.page.find("start")
        assert isinstance(start, Button)
        start.off = self.seats.problem()

    def _practise(self, on: bool) -> None:
        self.practice = on

    def _privacy(self, way: str) -> None:
        self.services.settings.privacy = way
        self.services.apply_settings()


def draw_props(canvas: Canvas, props: Sequence[Prop]) -> None:
    """Draw what lies on the table of a lobby."""
    for picture, x, y, width, angle in props:
        canvas.picture(picture, x, y, width, anchor="center", angle=angle, shadow=RESTING)
