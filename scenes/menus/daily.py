"""The hands of the day: today's, and those of the last days, with what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from functools import partial

from game.core.record import Record
from game.daily.hand import chair_of, hand_of, latest_days
from game.storage.diary import Played
from game.translation import tr
from scenes.menus.daily_result import DailyResultScene, master_name
from scenes.menus.menu import MenuChoice, MenuScene, paper_page
from scenes.menus.posters import SHAPE, Poster
from scenes.services import Services
from scenes.stage.results import amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.scene import Pop, Transition
from scenes.ui.widgets import Button, Label, Press, Widget

LIST, LARGE, POSTER, SHADE = 0.46, 1.4, 190.0, 16.0
"""The share of the page that the days take, the text size from which on they lie below what is told of one
of them, the width of its poster, and the room for its shadow."""
EDGE, GAP = 12.0, 8.0
"""The room within a row, and between two of them."""


def day_name(day: date, today: date) -> str:
    """Return what people call a day."""
    if day == today:
        return tr("Today")
    return tr("Yesterday") if day == today - timedelta(days=1) else f"{day:%d.%m.%Y}"


class DayRow(Button):
    """A day in the list: its game, and how its hand went; a press shows it."""

    ringed = True

    def __init__(self, rect: Area, day: str, game: str, state: str, chosen: bool, press: Press, key: str):
        super().__init__(rect, day, press, key=key)
        self._game, self._state, self._chosen = game, state, chosen

    @property
    def spoken_text(self) -> str:
        return f"{self.text}: {self.role}\n{self._game}\n{self._state}"

    def draw(self, canvas: Canvas) -> None:
        lit = self.hovered or self.focused
        canvas.fill(self.rect, theme.OCHRE_LT if self._chosen or lit else theme.PAPER_HI, 190, 9)
        edge = (theme.OCHRE, 2.5) if self._chosen else (theme.PAPER_DK, 1.5)
        canvas.frame(self.rect, *edge, 9)
        left, right, box = self.rect.left + EDGE, self.rect.right - EDGE, self.rect
        top = canvas.text(self.text, left, box.top + 6, "strong", theme.INK, box=box).bottom
        canvas.text(self._game, left, top - 2, "caption", theme.INK_2, box=box)
        canvas.text(self._state, right, box.top + 6, "strong", theme.ALMAGRE_DK, anchor="right top", box=box)

    @staticmethod
    def height(canvas: Canvas) -> float:
        """Height of a row."""
        return canvas.measure("A", "strong")[1] + canvas.measure("A", "caption")[1] + 12


class DailyScene(MenuScene):
    """Shows the hands of the latest days, and offers one of them."""

    first = "play"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.day = services.today()

    def enter(self) -> None:
        self.relayout()

    @property
    def played(self) -> Played:
        """How the hand that is shown was played."""
        return self.services.diary.day(self.day)

    def show(self, day: date) -> None:
        """Show the hand of another day."""
        self.day, self.message = day, ""
        self.relayout()

    def play(self) -> Transition | None:
        """Sit down at the table of that hand, where it was left."""
        return self.lead(partial(self.services.daily, self.day))

    def result(self) -> Transition | None:
        """Show how the hand went, beside the master's."""
        return self.lead(self._result)

    def _result(self) -> DailyResultScene:
        played = self.played
        record: Record = self.services.daily_record(self.day)
        return DailyResultScene(self.services, self.day, record, played.points, leave=Pop)

    # --- what it says ---

    def _state(self, day: date) -> str:
        """Say in few words how the hand of a day went."""
        played, chair = self.services.diary.day(day), chair_of(day)
        if played.over:
            mine = amount(played.points[chair])
            if not played.master:
                return mine
            return tr("{mine} to {master}", mine=mine, master=amount(played.master[chair]))
        return tr("begun") if played.actions else tr("not played yet")

    def _told(self) -> list[tuple[str, str]]:
        """Return what is said of the hand, each line with its style."""
        hand, played = hand_of(self.day), self.played
        names = {row.id: row.name for row in self.services.characters(hand.game)}
        others = ", ".join(names[bot] for bot in hand.bots)
        game = tr(self.services.skins[hand.game].name)
        values = {"names": others, "minutes": hand.minutes}
        found = [
            (f"{day_name(self.day, self.services.today())}: {game}", "heading"),
            (tr(hand.sentence), "lead"),
            (tr("With {names}. It takes about {minutes} minutes.", **values), "body"),
            (
                tr(
                    "Everybody has this deal on this day: it is made of the date alone. {name} plays it from "
                    "your chair, too. Do better!",
                    name=master_name(self.services, hand.game),
                ),
                "body",
            ),
        ]
        if played.over:
            found.append((tr("Your first result stays; played again, it is for practice."), "caption"))
        return [*found, *([(self.message, "strong")] if self.message else [])]

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        page = paper_page(canvas, tr("The hand of the day"), self._choices())
        area = page.area
        beside = canvas.lettering.factor < LARGE
        wide = area.w * LIST if beside else area.w - 24
        told = self._laid(canvas, area.left, area.top + 4, area.w - wide - 60 if beside else wide, beside)
        left = area.right - wide - 20 if beside else area.left
        rows = self._rows(canvas, left, area.top + 4 if beside else told[-1].rect.bottom + 16, wide)
        return page.around([*told, *rows])

    def _laid(self, canvas: Canvas, left: float, y: float, wide: float, has_poster: bool) -> list[Widget]:
        made: list[Widget] = []
        if has_poster:
            info = self.services.skins[hand_of(self.day).game]
            made.append(Poster((left + SHADE, y, POSTER, POSTER * SHAPE), info))
            left, wide = left + SHADE + POSTER + 24, wide - SHADE - POSTER - 24
        for words, style in self._told():
            colour = theme.ALMAGRE_DK if style == "heading" else theme.INK
            made.append(Label.measured(canvas, (left, y), wide, words, style, colour))
            y = made[-1].rect.bottom + 8
        return made

    def _rows(self, canvas: Canvas, left: float, y: float, wide: float) -> list[Widget]:
        today, high, made = self.services.today(), DayRow.height(canvas), list[Widget]()
        for day in latest_days(today):
            game = tr(self.services.skins[hand_of(day).game].name)
            made.append(
                DayRow(
                    (left, y, wide, high), day_name(day, today), game, self._state(day), day == self.day,
                    partial(self.show, day), f"day {day.isoformat()}",
                )
            )  # fmt: skip
            y += high + GAP
        return made

    def _choices(self) -> list[MenuChoice]:
        played = self.played
        if not played.over:
            words = tr("Go on") if played.actions else tr("Play")
            return [MenuChoice("play", words, self.play, "gold")]
        result = MenuChoice("result", tr("How it went"), self.result, "gold")
        return [MenuChoice("play", tr("Play it again"), self.play), result]
