"""The results: who won, everybody's numbers, and where to go from here. They show public facts only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.storage.match_history import FirstEarned
from game.translation import tr
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import LobbySeats
from scenes.menus.match_history import lay_achievements
from scenes.menus.menu import WALL, MenuChoice, MenuScene, button_lines
from scenes.menus.review import ReviewJob, ReviewScene
from scenes.services import NewGame, Services
from scenes.stage.skin import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.input import Act
from scenes.ui.keymap import Hint
from scenes.ui.marks import draw_face, faces_of
from scenes.ui.scene import Pop, Push, Reset, Scene, Transition
from scenes.ui.widgets import Label, Panel, Scroll, Widget

GAP = 20.0
"""Between two buttons."""


class ScoreTable(Widget):
    """A row for each seat, best first; those of the winners are gold, with a laurel."""

    def __init__(self, rect: Area, results: Results) -> None:
        super().__init__(rect)
        self.results = results
        self._faces = faces_of([seat.bot for seat in results.seats])

    @property
    def spoken_text(self) -> str:
        shown = self.results
        rows = []
        for seat in self.order:
            numbers = zip(shown.columns, shown.rows[seat], strict=True)
            told = ", ".join(f"{column} {amount(number)}" for column, number in numbers)
            name = shown.seats[seat].name
            won = tr("{name} has won: {numbers}", name=name, numbers=told)
            rows.append(won if seat in shown.winners else f"{name}: {told}")
        return "\n".join(rows)

    @property
    def order(self) -> list[int]:
        """The seats from the best to the last."""
        rows, winners = self.results.rows, self.results.winners
        return sorted(range(len(rows)), key=lambda seat: (seat not in winners, -rows[seat][-1]))

    @staticmethod
    def row_height(canvas: Canvas) -> float:
        """Height of a row, or of the head."""
        return max(54.0, canvas.measure("0", "score")[1] + 8)

    def draw(self, canvas: Canvas) -> None:
        shown = self.results
        height = self.row_height(canvas)
        columns = len(shown.columns)
        names = self.rect.w * 0.40
        step = (self.rect.w - names) / columns
        for place, words in enumerate(shown.columns):
            middle = self.rect.left + names + step * (place + 0.5)
            canvas.text(
                words, middle, self.rect.top + height / 2, "strong", theme.SEPIA,
                anchor="center middle", width=step, box=(middle - step / 2, self.rect.top, step, height),
            )  # fmt: skip
        for line, seat in enumerate(self.order, 1):
            self._row(canvas, seat, self.rect.top + line * height, height, names, step)

    def _row(self, canvas: Canvas, seat: int, y: float, height: float, names: float, step: float) -> None:
        shown, left = self.results, self.rect.left
        won = seat in shown.winners
        area = pygame.FRect(left, y + 2, self.rect.w, height - 4)
        if won:
            canvas.fill(area, theme.OCHRE_LT, 150, 9)
        canvas.line((left + 6, y), (self.rect.right - 6, y), theme.PAPER_DK, 1)
        who = shown.seats[seat]
        side = min(44.0, height - 12)
        draw_face(canvas, self._faces[seat], who.colour, (left + 34, area.centery), side, laurel=won)
        canvas.text(
            who.name, left + 76, area.centery, "heading", theme.SEATS[who.colour].on_paper,
            anchor="left middle", box=(left, y, names, height),
        )  # fmt: skip
        for place, number in enumerate(shown.rows[seat]):
            last = place == len(shown.rows[seat]) - 1
            canvas.text(
                amount(number), left + names + step * (place + 0.5), area.centery,
                "score" if last else "number", theme.INK if last else theme.INK_2, anchor="center middle",
            )  # fmt: skip


class ResultsScene(MenuScene):
    """The results of a game. `review_job` reviews it, `game` is for a rematch, `home` makes the title.

    `achievements` were done in it for the first time.
    """

    music = None
    shade = 110
    first = "rematch"

    def __init__(
        self,
        services: Services,
        results: Results,
        review_job: ReviewJob,
        game: NewGame,
        home: Callable[[], Scene],
        achievements: Mapping[str, FirstEarned] | None = None,
    ) -> None:
        super().__init__(services)
        self.results, self.review_job, self.game, self._home = results, review_job, game, home
        self.achievements = achievements or {}
        self.backdrop = results.picture or WALL

    def enter(self) -> None:
        self.services.sound.play("win")

    def back(self) -> Transition | None:
        return Reset(self._home())

    def hints(self) -> Sequence[Hint]:
        return [(Act.OK, tr("Choose")), (Act.BACK, tr("To the title"))]

    def _new_seats(self) -> Transition:
        meta = self.game.game.meta
        guests = LobbySeats.of(meta, self.services.characters(meta.id), self.game.seats)
        return Reset(LobbyScene(self.services, self.game.game, guests, self.game.options))

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        review = partial(ReviewScene, self.services, self.review_job, self.results.picture)
        rows = [
            MenuChoice("rematch", tr("Play again"), lambda: Reset(self.services.start(self.game)), "gold"),
            MenuChoice("seats", tr("Change the seats"), self._new_seats),
            MenuChoice("went", tr("How it went"), lambda: Push(review())),
            MenuChoice("table", tr("See the table"), Pop),
            MenuChoice("title", tr("To the title"), lambda: Reset(self._home())),
        ]
        buttons = button_lines(canvas, rows, GAP)
        if buttons[-1].rect.top > buttons[0].rect.top:
            buttons = button_lines(canvas, rows, GAP, style="small button")
        return [*self._paper(canvas, buttons[0].rect.top - 14), *buttons]

    def _paper(self, canvas: Canvas, bottom: float) -> list[Widget]:
        shown = self.results
        table = ScoreTable.row_height(canvas) * (len(shown.seats) + 1)
        inner_wide = min(1080.0, 820 * canvas.lettering.factor**0.5)
        head = [
            Label.measured(canvas, (90, 14), 1100, shown.title, "shout", theme.OCHRE_LT,
                           anchor="center top", shade=theme.NIGHT)
        ]  # fmt: skip
        if shown.verdict:
            at = 90, head[0].rect.bottom - 4
            head.append(Label.measured(canvas, at, 1100, shown.verdict, "lead", theme.PAPER_HI,
                                       anchor="center top", shade=theme.NIGHT))  # fmt: skip
        left, top = (theme.WIDTH - inner_wide) / 2, head[-1].rect.bottom + 6
        inner, wide = pygame.FRect(left, top + 36, inner_wide, bottom - top - 60), inner_wide - 24
        body: list[Widget] = [ScoreTable((*inner.topleft, inner_wide - 16, table), shown)]
        if shown.sentences:
            at = left + 4, body[-1].rect.bottom + 14
            body.append(Label.measured(canvas, at, wide, "\n".join(shown.sentences)))
        new = [one for one in self.game.game.achievements if one.row.id in self.achievements]
        below = body[-1].rect.bottom + 14
        body += lay_achievements(canvas, left + 4, below, wide, new, self.achievements)
        inner.h = min(inner.h, max(widget.rect.bottom for widget in body) + 6 - inner.top)
        paper = pygame.FRect(left - 40, top + 8, inner_wide + 80, inner.h + 56)
        return [*head, Panel(paper, "paper", theme.LIFTED), Scroll(inner, body)]
