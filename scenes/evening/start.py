"""The page that begins an evening, or changes one between two games: who is here, and what is played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.game import Meta
from game.evening.company import Fit, fitting
from game.evening.slate import BY_PLACE
from game.storage.evenings import Evening, Guest, Scheme, Way
from game.translation import tr, trn
from scenes.evening.desk import Desk, is_player, names_of, of_minutes
from scenes.menus.form_layout import Line, Note, Row, Section, choice_row, lay_form, toggle_row
from scenes.menus.guests import GuestsScene
from scenes.menus.hands import OpenerRow
from scenes.menus.lobby_seats import HUMAN, LobbySeat, LobbySeats
from scenes.menus.menu import MenuChoice, edge_buttons
from scenes.services import Services
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.scene import Pop, Push, Reset, Transition
from scenes.ui.widgets import Button, Widget

if TYPE_CHECKING:
    from scenes.services import Character

PARTY = Meta("evening", "", 1, range(2, len(theme.SEATS) + 1), tuple(theme.SEATS))
"""An evening seats as many as there are colours."""
HOURS = (0, 60, 90, 120, 180, 240)
"""How many minutes an evening may have; 0: as many as they like."""
UNCHANGED = -1


def characters(services: Services) -> list[Character]:
    """Return everybody who plays any of the games, the gentlest first."""
    found = {row.id: row for game in services.games for row in services.characters(game)}
    return [*found.values()]


def seats_of(services: Services, guests: Sequence[Guest]) -> LobbySeats:
    """Return the chairs with these guests in them; with nobody, as a table is usually laid."""
    able = characters(services)
    seats = LobbySeats.usual(PARTY, able)
    known = {HUMAN, *(row.id for row in able)}
    fit = [guest for guest in guests if (guest.bot or HUMAN) in known]
    if len(fit) >= PARTY.offered[0]:
        rows = [LobbySeat(guest.bot or HUMAN, guest.name, guest.colour) for guest in fit]
        seats.rows[:] = [*rows, *(LobbySeat("empty", "", "") for _ in range(len(seats.rows) - len(rows)))]
    return seats


class EveningStart(GuestsScene):
    """Begins an evening; with a `desk` it changes that one."""

    first = "start"

    def __init__(self, services: Services, desk: Desk | None = None) -> None:
        before = services.evenings.all()
        self._before = len(before)
        last: Evening | None = desk.evening if desk is not None else next(iter(before), None)
        super().__init__(services, seats_of(services, last.company if last is not None else ()))
        self.desk = desk
        self.games = [game for game in (last.games if last else services.games) if game in services.games]
        self.way: Way = last.way if last is not None else "order"
        self.scheme: Scheme = last.scheme if last is not None else "places"
        self.house = {**last.house} if last is not None else {}
        self.minutes = UNCHANGED if desk is not None else 0

    @property
    def title(self) -> str:
        return tr("An evening")

    def enter(self) -> None:
        self._before = len(self.services.evenings.all())
        super().enter()

    # --- where everything lies ---

    def beside(self, canvas: Canvas, inner: pygame.FRect) -> Sequence[Widget]:
        words = tr("Begin the evening") if self.desk is None else tr("Done")
        start = MenuChoice("start", words, self.begin, "gold", off=self.problem())
        buttons = edge_buttons(canvas, inner, [MenuChoice("back", tr("Back"), Pop)], [start])
        if buttons[0].rect.right > buttons[1].rect.left - 8:
            buttons[1].rect.w = inner.w
            buttons[1].rect.left = inner.left
            buttons[0].rect.w = inner.w
            buttons[0].rect.bottom = buttons[1].rect.top - 6
        foot = min(button.rect.top for button in buttons)
        area = pygame.FRect(inner.topleft, (inner.w, foot - inner.top - 10))
        return [lay_form(canvas, area, [self._sections()]), *buttons]

    def _sections(self) -> list[Section]:
        times = [(n, of_minutes(n) if n else tr("no end in sight")) for n in HOURS]
        if self.desk is not None:
            times.insert(0, (UNCHANGED, tr("as before")))
        schemes: list[tuple[Scheme, str]] = [
            ("places", "–".join(map(str, BY_PLACE))), ("rivals", tr("one for each rival beaten")),
        ]  # fmt: skip
        play: list[Line] = [choice_row("time", tr("We have"), times, self.minutes, self._set_minutes)]
        took = {fit.game: fit.minutes for fit in self._fits()}
        for game in self.services.games:
            words, minutes = tr(self.services.skins[game].name), took.get(game)
            if minutes is not None:
                words = tr("{game}, about {time}", game=words, time=of_minutes(minutes))
            play.append(toggle_row(f"game {game}", words, game in self.games, partial(self._turn, game)))
            if game in self.games:
                play += self._house_row(game)
        rest: list[Line] = [
            choice_row("way", tr("What comes next"), self._ways(), self.way, self._set_way),
            choice_row("scheme", tr("Points of a game"), schemes, self.scheme, self._set_scheme),
        ]
        rows = [*play, Note(self._suggestion()), *rest, *self.hand_rows(), *self._rows_before()]
        return [Section("", rows)]

    def _rows_before(self) -> list[Row]:
        """The row that leads to the evenings before, where one begins after others."""
        if self.desk is not None or not self._before:
            return []
        words, value = tr("Evenings"), trn("1 before this one", "{n} before this one", self._before)
        opened = self._open_evenings
        return [Row(words, 0.45, lambda rect: OpenerRow(rect, words, value, opened, key="nights"), [value])]

    def _open_evenings(self, _: str) -> Transition:
        return Push(self.services.evenings_of(None))

    def _house_row(self, game: str) -> list[Line]:
        """The choice among the house rules of a game, where some have a name."""
        names = [one.name for one in self.services.house_book.of(self.services.games[game].meta)]
        if not names:
            return []
        sets = [("", tr("As usual")), *((name, name) for name in names)]
        now = self.house.get(game, "")
        act, tip = partial(self._set_house, game), tr(self.services.skins[game].name)
        return [
            choice_row(f"house {game}", tr("House rules"), sets, now if now in names else "", act, tip=tip)
        ]

    def _ways(self) -> list[tuple[Way, str]]:
        return [("order", tr("in this order")), ("vote", tr("we vote")), ("lot", tr("we draw lots"))]

    def _fits(self) -> list[Fit]:
        evening = Evening("", self.guests(), tuple(self.services.games))
        metas = [game.meta for game in self.services.games.values()]
        left = self.minutes if self.minutes > 0 else None
        return fitting(evening, metas, (), partial(is_player, self.services), left)

    def _suggestion(self) -> str:
        """What fits the time, and in which order it is played."""
        fits = {fit.game: fit for fit in self._fits()}
        order = [game for game in self.games if game in fits]
        names = [tr(self.services.skins[game].name) for game in order]
        if not names:
            return tr("Choose a game that everybody can play.")
        total = sum(fits[game].minutes or 0 for game in order)
        if self.minutes <= 0 or total <= self.minutes:
            told = tr("{games}: about {time} in all.", games=", ".join(names), time=of_minutes(total))
            spare = self.minutes - total
            again = [game for game in order if (fits[game].minutes or spare + 1) <= spare]
            if self.minutes > 0 and again:
                game = tr(self.services.skins[again[0]].name)
                told += " " + tr("There is time for {game} once more.", game=game)
            return told
        kept, spent = [], 0
        for game in order:
            took = fits[game].minutes or 0
            if spent + took <= self.minutes:
                kept.append(tr(self.services.skins[game].name))
                spent += took
        if not kept:
            return tr("None of these fits the time. With fewer people here it may.")
        return tr("What fits the time: {games}, about {time}.", games=names_of(kept), time=of_minutes(spent))

    # --- changes ---

    def guests(self) -> tuple[Guest, ...]:
        """Everybody who sits here."""
        rows = [self.seats.rows[place] for place in self.seats.taken]
        return tuple(
            Guest(row.name.strip(), row.colour, None if row.who == HUMAN else row.who) for row in rows
        )

    def problem(self) -> str:
        """Why the evening cannot begin so; "" if it can."""
        if self.seats.problem():
            return self.seats.problem()
        if not self.seats.humans:
            return tr("Somebody has to be here.")
        if not any(fit.game in self.games for fit in self._fits()):
            return tr("Choose a game that everybody can play.")
        return ""

    def renamed(self) -> None:
        start = self.page.find("start")
        assert isinstance(start, Button)
        start.off = self.problem()

    def _turn(self, game: str, on: bool) -> None:
        self.games = [*(other for other in self.games if other != game), *([game] if on else [])]
        self.relayout()

    def _set_house(self, game: str, name: str) -> None:
        """Have a game be played by these house rules, "" as usual."""
        others = {other: chosen for other, chosen in self.house.items() if other != game}
        self.house = {**others, game: name} if name else others

    def _set_way(self, way: Way) -> None:
        self.way = way

    def _set_minutes(self, minutes: int) -> None:
        self.minutes = minutes
        self.relayout()

    def _set_scheme(self, scheme: Scheme) -> None:
        self.scheme = scheme

    def begin(self) -> Transition:
        """Begin the evening, or go back to it as it is now.

        Raises UserError: the disk will not take it.
        """
        guests, games = self.guests(), tuple(self.games)
        self.hand_out(self.seats.to_seats())
        if self.desk is None:
            evening = self.services.evenings.begin(
                guests, games, way=self.way, scheme=self.scheme, house=self.house
            )
            desk = Desk(self.services, evening)
            if self.minutes > 0:
                desk.has_time(self.minutes)
            return Reset(self.services.evening(evening.id))
        names = {guest.name for guest in guests}
        gone = [guest for guest in self.desk.evening.guests if guest.name not in names]
        guests += tuple(Guest(one.name, one.colour, one.bot, here=False) for one in gone)
        chosen = self.desk.evening.chosen if self.desk.evening.chosen in games else ""
        self.desk.change(
            guests=guests, games=games, way=self.way, scheme=self.scheme, chosen=chosen, house=self.house
        )
        if self.minutes != UNCHANGED:
            self.desk.has_time(self.minutes)
        return Pop()
