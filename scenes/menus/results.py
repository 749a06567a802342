"""The results: who won, everybody's numbers, and where to go from here. They show public facts only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.storage.match_history import FirstEarned
from game.translation import tr
from scenes.menus.entrance import Entrance, HeadBoard, Headline, Rail, Unfolding
from scenes.menus.epilogue import PointCurves, told, winner_column
from scenes.menus.feats import AchievementTile, FeatTile, lay_achievements
from scenes.menus.game_line import line_sheet
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import LobbySeats
from scenes.menus.menu import WALL, MenuChoice, MenuScene, button_lines
from scenes.menus.podium import Podium
from scenes.menus.review import ReviewScene
from scenes.menus.review_job import ReviewJob
from scenes.menus.score_table import NARROW, ScoreTable, own_place
from scenes.menus.side_by_side import Earlier, side_by_side
from scenes.services import NewGame, Screening, Services
from scenes.stage.results import Results
from scenes.ui import theme
from scenes.ui.canvas import Canvas
from scenes.ui.clipboard import is_copy
from scenes.ui.input import Act, Input, Key, Pointer
from scenes.ui.keymap import Hint
from scenes.ui.scene import Pop, Push, Reset, Scene, Transition
from scenes.ui.widgets import Label, Panel, Widget

GAP, BELOW, NEAR = 20.0, 14.0, 5.0
"""Between two buttons, from one thing on the paper to the next, and from the table to the curve below."""
RAIL, TALL = 12.0, 50.0
"""How far above the buttons the rail begins on which they stand, and how much farther than usual the window
reaches below it where the rail ends below them, and not at the foot of the window."""
BESIDE, LARGE = 800.0, 1.3
"""Width of the paper beside the portrait of whoever won, and the text size beyond which it has no room."""
PODIUM = 630.0
"""Width of the podium where there is nothing else to be told."""
FEW, MANY = 4, 6
"""With more than a few seats rows of a narrow table are low, with many it lies closer to the edge of its
paper."""


class ResultsScene(MenuScene):
    """The results of a game. `review_job` reviews it, `game` is for a rematch, `home` makes the title.

    `achievements` were done in it for the first time; `last_words` are what seats say at the end. It is
    compared with an `earlier` one of the same deal, if it was played to beat that. `at_evening`, `home` is
    its room.
    """

    music = None
    first = "rematch"

    def __init__(
        self,
        services: Services,
        results: Results,
        review_job: ReviewJob,
        game: NewGame,
        home: Callable[[], Scene],
        achievements: Mapping[str, FirstEarned] | None = None,
        last_words: Mapping[int, str] | None = None,
        earlier: Earlier | None = None,
        at_evening: bool = False,
    ) -> None:
        super().__init__(services)
        self.results, self.review_job, self.game, self._home = results, review_job, game, home
        self.achievements, self.last_words = achievements or {}, last_words or {}
        self.earlier, self.at_evening = earlier, at_evening
        self.backdrop = results.picture or WALL
        self.shade = results.shade
        self.entrance = Entrance()
        self._entered = False

    @property
    def busy(self) -> bool:
        return self.entrance.busy

    def enter(self) -> None:
        if not self._entered:
            self._entered = True
            fanfare = partial(self.services.sound.play, "win")
            if self.services.settings.reduced_motion:
                fanfare()
            else:
                self.entrance.begin(fanfare)

    def handle(self, item: Input) -> Transition | None:
        if self.entrance.busy and (
            isinstance(item, Key) or (isinstance(item, Pointer) and item.kind == "down")
        ):
            self.entrance.finish()
            self.dirty = True
        return super().handle(item)

    def leave(self) -> None:
        self.review_job.rest()

    def update(self, dt: float) -> Transition | None:
        self.review_job.step()  # it is known sooner how it went
        self.dirty = self.entrance.update(dt) or self.dirty
        return super().update(dt)

    def back(self) -> Transition | None:
        return Reset(self._home())

    def hints(self) -> Sequence[Hint]:
        back = tr("Back to the evening") if self.at_evening else tr("To the title")
        return [(Act.OK, tr("Choose")), (Act.BACK, back)]

    def key(self, item: Key) -> Transition | None:
        return self.line(asked_to_copy=True) if is_copy(item) else super().key(item)

    def line(self, asked_to_copy: bool = False) -> Transition:
        """Show the game in one line. Raises UserError: it was begun by other rules."""
        return line_sheet(self.services, self.review_job.record, asked_to_copy=asked_to_copy)

    def _new_seats(self) -> Transition:
        meta = self.game.game.meta
        guests = LobbySeats.of(meta, self.services.characters(meta.id), self.game.seats)
        lobby = LobbyScene(self.services, self.game.game, guests, self.game.options, self.game.house)
        return Reset(lobby)

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        film = Screening(self.review_job.record, slot=self.review_job.slot)
        review = partial(ReviewScene, self.services, self.review_job, self.results.picture)
        rows = [
            MenuChoice("rematch", tr("Play again"), lambda: Reset(self.services.start(self.game)), "gold"),
            MenuChoice("seats", tr("Change the seats"), self._new_seats),
            MenuChoice("went", tr("How it went"), lambda: Push(review())),
            MenuChoice("film", tr("The film"), lambda: Push(self.services.film(film))),
            MenuChoice("line", tr("Share the game"), self.line),
            MenuChoice("table", tr("See the table"), Pop),
            MenuChoice("title", tr("To the title"), lambda: Reset(self._home())),
        ]
        if self.at_evening:
            to_evening = MenuChoice("rematch", tr("Back to the evening"), self.back, "gold")
            rows = [to_evening, *(row for row in rows if row.key not in ("rematch", "seats", "title"))]
        buttons = button_lines(canvas, rows, GAP)
        if buttons[-1].rect.top > buttons[0].rect.top:
            buttons = button_lines(canvas, rows, GAP, style="small button")
        top = buttons[0].rect.top - RAIL
        window = canvas.window
        is_tall = window.bottom > theme.HEIGHT + TALL
        bottom = buttons[-1].rect.bottom + RAIL if is_tall else window.bottom + 20
        rail = Rail((window.left - 20, top, window.w + 40, bottom - top))
        return [*self._paper(canvas, buttons[0].rect.top - 14), rail, *buttons]

    def _paper(self, canvas: Canvas, bottom: float) -> list[Widget]:
        """Return all above the buttons; what a game tells at length stands on one paper in large letters."""
        shown, large = self.results, canvas.lettering.factor > LARGE
        style, small = ("title", "body") if large else ("shout", "lead")
        head = [
            Headline.measured(canvas, (90, 14), 1100, shown.title, style, theme.OCHRE_LT,
                              anchor="center top", shade=theme.NIGHT)
        ]  # fmt: skip
        if shown.verdict:
            at = 90, head[0].rect.bottom - 4
            head.append(Headline.measured(canvas, at, 1100, shown.verdict, small, theme.PAPER_HI,
                                          anchor="center top", shade=theme.NIGHT))  # fmt: skip
        top = head[-1].rect.bottom + 10
        wide = max(canvas.measure(label.text, label.style, 1100)[0] for label in head) + 110
        board = HeadBoard(((theme.WIDTH - wide) / 2, -30, wide, top + 30), "wood", theme.LIFTED)
        for widget in (board, *head):
            widget.entrance = self.entrance
        wide = min(1080.0, 820 * canvas.lettering.factor**0.5)
        left, aside = (theme.WIDTH - wide) / 2, list[Widget]()
        edge = 24.0 if large or len(shown.seats) > MANY else 36.0
        column = pygame.FRect(30, top + 8, theme.WIDTH - 158 - BESIDE, bottom - top - 20)
        if shown.epilogue is not None and not large:
            left, wide = theme.WIDTH - 70 - BESIDE, BESIDE
            aside = winner_column(canvas, column, shown, shown.epilogue, self.entrance)
        else:
            left, wide, edge = 34 + PODIUM + 60, theme.WIDTH - PODIUM - 156, 28.0
            column.w = PODIUM
            aside = [Podium(column, shown, self.entrance)]
        inner = pygame.FRect(left, top + edge, wide, bottom - top - 2 * edge + 12)
        body = self._body(canvas, inner, large)
        inner.h = min(inner.h, max(widget.rect.bottom for widget in body) + 6 - inner.top)
        paper = pygame.FRect(left - edge - 4, top + 8, wide + 2 * edge + 8, inner.h + edge + 20)
        return [board, *head, *aside, Panel(paper, "paper", theme.LIFTED), self._unfolding(inner, body)]

    def _unfolding(self, inner: pygame.FRect, body: list[Widget]) -> Unfolding:
        """Return the paper, where numbers come with their places, and all words after the winner."""
        late = [widget for widget in body if not isinstance(widget, ScoreTable | PointCurves)]
        return Unfolding(inner, body, late, self.entrance)

    def _body(self, canvas: Canvas, inner: pygame.FRect, large: bool) -> list[Widget]:
        """Return what stands on the paper, one below the other."""
        shown, below_it = self.results, large or inner.w < NARROW
        said = {} if below_it else {**own_place(shown), **self.last_words}
        low = inner.w < NARROW and len(shown.seats) > FEW
        high = ScoreTable.row_height(canvas, said, low) * (len(shown.seats) + 1)
        body = side_by_side(canvas, inner, shown, self.earlier) if self.earlier is not None else []
        top = body[-1].rect.bottom + 18 if body else inner.top
        size = None
        rows, room = len(shown.seats), inner.bottom - top - 6
        if large:
            size, least = ScoreTable.size_for(canvas, rows, room)
            high = max(least, min(high, room))
        elif shown.epilogue is not None:
            curves_high = NEAR + PointCurves.height_for(canvas, shown)
            least = canvas.measure("0", "heading")[1] * (rows + 1)
            high = max(least, min(high, room - curves_high))
        table = ScoreTable((inner.left, top, inner.w - 16, high), shown, said, size)
        table.entrance = self.entrance
        body.append(table)
        left, wide = inner.left + 4, inner.w - 24

        def below() -> float:
            return max(widget.rect.bottom for widget in body) + BELOW

        if below_it and self.last_words:
            names = {seat.index: seat.name for seat in shown.seats}
            lines = [
                tr("{name}: {words}", name=f"**{names[seat]}**", words=words)
                for seat, words in self.last_words.items()
            ]
            body.append(Label.measured(canvas, (left, below()), wide, "\n".join(lines)))
        if shown.epilogue is not None:
            area = left, below() - BELOW + NEAR, wide, 0.0
            curves = PointCurves.below(canvas, area, shown, shown.epilogue)
            curves.entrance = self.entrance
            body.append(curves)
        if shown.epilogue is not None and large:
            body += told(canvas, (left, below(), wide), shown, shown.epilogue)
        if shown.sentences:
            body.append(Label.measured(canvas, (left, below()), wide, "\n".join(shown.sentences)))
        new = [one for one in self.game.game.achievements if one.row.id in self.achievements]
        kind = FeatTile if inner.w < NARROW else AchievementTile
        return [*body, *lay_achievements(canvas, left, below(), wide, new, self.achievements, kind)]
