"""How a hand of the day went: the player's result beside the master's, its line, and a picture to share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from game.core.record import Record
from game.daily.hand import chair_of
from game.daily.job import MasterJob
from game.translation import tr
from scenes.menus.daily_picture import share_picture
from scenes.menus.game_line import line_sheet
from scenes.menus.menu import MenuChoice, MenuScene
from scenes.menus.sheet import EDGE, lay_sheet, sheet_width
from scenes.menus.side_by_side import Earlier, SideBySide
from scenes.services import Screening, Services, by_round
from scenes.stage.results import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import is_copy
from scenes.ui.input import Key
from scenes.ui.scene import Push, Transition
from scenes.ui.widgets import Label, Widget

MASTER = "master"
GAP = 12.0


def master_name(services: Services, game: str) -> str:
    """Return the name of the master at a game."""
    return next(row.name for row in services.characters(game) if row.level == MASTER)


def best_of(points: Sequence[int]) -> tuple[int, ...]:
    """Return the chairs that have most."""
    return tuple(chair for chair, own in enumerate(points) if own == max(points))


class DailyResultScene(MenuScene):
    """Shows the hand of a `day`: what everybody has after the game of `record`, and beside it the master's.

    While that is not known, `job` goes on working it out. `leave` leads away.
    """

    overlay = True
    music = None
    first = "back"

    def __init__(
        self,
        services: Services,
        day: date,
        record: Record,
        points: Sequence[int],
        *,
        leave: Callable[[], Transition],
        job: MasterJob | None = None,
    ) -> None:
        super().__init__(services)
        self.day, self.record, self.points, self._leave = day, record, tuple(points), leave
        self._job = job or services.master_job(day)
        self.chair = chair_of(day)

    @property
    def master(self) -> tuple[int, ...]:
        """What everybody has when the master plays; () while that is not known."""
        return self.services.diary.day(self.day).master

    def update(self, dt: float) -> Transition | None:
        if not self.master:
            self._job.step(self.services.worker_pool())
            if self.master:
                self.services.stream.tell(self.verdict)
                self.relayout()
        return super().update(dt)

    def leave(self) -> None:
        self._job.rest(self.services.worker_pool())

    def back(self) -> Transition | None:
        return self._leave()

    def key(self, item: Key) -> Transition | None:
        return self.line(asked_to_copy=True) if is_copy(item) else super().key(item)

    # --- what it says ---

    @property
    def verdict(self) -> str:
        """The heading: who did better."""
        name = master_name(self.services, self.record.game)
        if not self.master:
            return tr("The hand is played")
        own, other = self.points[self.chair], self.master[self.chair]
        if own > other:
            return tr("You have beaten {name}!", name=name)
        return tr("As good as {name}!", name=name) if own == other else tr("{name} did better", name=name)

    @property
    def facts(self) -> str:
        """Which hand it was."""
        name = tr(self.services.skins[self.record.game].name)
        return tr("The hand of the day, {date}: {game}", date=f"{self.day:%d.%m.%Y}", game=name)

    @property
    def sentences(self) -> list[str]:
        """What there is to be said besides."""
        name, found = master_name(self.services, self.record.game), list[str]()
        if not self.master:
            own = amount(self.points[self.chair])
            found.append(tr("You have {points}.", points=own))
            found.append(
                tr("{name} is still thinking about this hand…", name=name)
                if self._job.is_wanted and self.services.worker_pool() is not None
                else tr("What {name} makes of this hand is not known yet.", name=name)
            )
        kept = self.services.diary.day(self.day).points
        if kept and kept != self.points:
            first = amount(kept[self.chair])
            found.append(tr("Your first result of this hand was {points}, and that stays.", points=first))
        return [*found, *([self.message] if self.message else [])]

    def compared(self, canvas: Canvas, at: tuple[float, float], wide: float) -> SideBySide | None:
        """Return both results side by side, None while one of them is not known."""
        if not self.master:
            return None
        columns, rows = (tr("Points"),), tuple((float(own),) for own in self.points)
        results = Results("", self.record.seats, columns, rows, best_of(self.points), by_round)
        other = Earlier(tuple(map(float, self.master)), best_of(self.master))
        name = master_name(self.services, self.record.game)
        high = SideBySide.height(canvas, results)
        return SideBySide((*at, wide, high), results, other, (name, tr("You")))

    # --- where everything lies ---

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        wide = sheet_width(canvas)
        inner = wide - 2 * EDGE - 18
        rows: list[Widget] = [
            Label.measured(canvas, (0, 0), inner, self.verdict, "title", theme.ALMAGRE_DK),
        ]
        rows.append(Label.measured(canvas, (0, rows[-1].rect.bottom), inner, self.facts, "body", theme.SEPIA))
        if (both := self.compared(canvas, (0, rows[-1].rect.bottom + GAP), inner)) is not None:
            rows.append(both)
        for words in self.sentences:
            rows.append(Label.measured(canvas, (0, rows[-1].rect.bottom + GAP), inner, words, "body"))
        choices = [
            MenuChoice("back", tr("Back"), self.back, "gold"),
            MenuChoice("film", tr("The film"), self.film),
            MenuChoice("line", tr("Share the game"), self.line),
            MenuChoice("picture", tr("A picture to share"), self.picture),
        ]
        return lay_sheet(canvas, wide, rows, choices if self.record.actions else choices[:1])

    def film(self) -> Transition:
        """Show the hand as a film, with the player's own eyes."""
        return Push(self.services.film(Screening(self.record, 0, self.chair)))

    def line(self, asked_to_copy: bool = False) -> Transition:
        """Show the hand in one line."""
        return line_sheet(self.services, self.record, asked_to_copy=asked_to_copy)

    def picture(self) -> None:
        """Keep a small picture of both results, and say where it is."""
        game, line = self.record.game, self.services.write_line(self.record, False)
        info = self.services.skins[game]
        self.message = share_picture(
            self.services.canvas, game, info, self.verdict, self.facts, self.compared, line
        )
        self.services.stream.tell(self.message)
        self.relayout()
