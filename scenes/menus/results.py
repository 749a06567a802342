"""The results: who won, everybody's numbers, and where to go from here. They show public facts only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame

from game.storage.match_history import FirstEarned
from game.translation import tr
from scenes.menus.entrance import Downpour, Entrance, HeadBoard, Headline, Rail, Unfolding
from scenes.menus.epilogue import Note, PointCurves, notes, told
from scenes.menus.feats import FeatTile, lay_achievements
from scenes.menus.game_line import line_sheet
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import LobbySeats
from scenes.menus.menu import WALL, MenuChoice, MenuScene, button_lines
from scenes.menus.podium import Podium
from scenes.menus.review import ReviewScene
from scenes.menus.review_job import ReviewJob
from scenes.menus.score_table import ScoreTable
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

GAP, BELOW, NEAR, APART = 20.0, 14.0, 5.0, 6.0
"""Between two buttons, from one thing on the paper to the next, from the table to the curve below, and
between papers."""
RAIL, TALL = 12.0, 50.0
"""How far above the buttons the rail begins on which they stand, and how much farther than usual the window
reaches below it where the rail ends below them, and not at the foot of the window."""
PODIUM, LARGE = 630.0, 1.3
"""Width of the podium, and the text size beyond which nobody speaks there and all is told on one paper."""
EDGE, FEW = 22.0, 4
"""The margin of the paper, and with more seats than how many the rows of the table are low."""


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
        epilogue = None if large else shown.epilogue
        verdict = " ".join(filter(None, (shown.verdict, epilogue.sentence if epilogue else "")))
        if verdict:
            at = 90, head[0].rect.bottom - 4
            head.append(Headline.measured(canvas, at, 1100, verdict, small, theme.PAPER_HI,
                                          anchor="center top", shade=theme.NIGHT))  # fmt: skip
        top = head[-1].rect.bottom + 10
        wide = max(canvas.measure(label.text, label.style, 1100)[0] for label in head) + 110
        board = HeadBoard(((theme.WIDTH - wide) / 2, -30, wide, top + 30), "wood", theme.LIFTED)
        for widget in (board, *head):
            widget.entrance = self.entrance
        below = list[Note]()
        if epilogue is not None:
            area = 30.0, bottom - APART, theme.WIDTH - 60
            below = notes(canvas, area, shown, epilogue, self.entrance)
            free = min((note.top for note in below), default=bottom) - 3 * APART
            has_room = free - top - 2 * EDGE >= self._rows_least(canvas) + self._curves_high(canvas)
            below, bottom = (below, free) if has_room else ([], bottom)
        column = pygame.FRect(30, top + 8, PODIUM, bottom - top - 12)
        podium = Podium(column, shown, self.entrance, {} if large else self.last_words)
        left, wide = 34 + PODIUM + 60, theme.WIDTH - PODIUM - 156
        inner = pygame.FRect(left, top + EDGE, wide, bottom - top - 2 * EDGE + 8)
        body = self._body(canvas, inner, large, bool(below))
        inner.h = min(inner.h, max(widget.rect.bottom for widget in body) + 6 - inner.top)
        paper = pygame.FRect(left - EDGE - 4, top + 8, wide + 2 * EDGE + 8, inner.h + EDGE + 20)
        rain = Downpour(canvas.window, shown.rain, self.entrance)
        unfolding = self._unfolding(inner, body)
        return [board, *head, podium, Panel(paper, "paper", theme.LIFTED), unfolding, *below, rain]

    def _unfolding(self, inner: pygame.FRect, body: list[Widget]) -> Unfolding:
        """Return the paper, where numbers come with their places, and all words after the winner."""
        late = [widget for widget in body if not isinstance(widget, ScoreTable | PointCurves)]
        return Unfolding(inner, body, late, self.entrance)

    def _rows_least(self, canvas: Canvas) -> float:
        """Return the least height of the table where something stands below it."""
        return canvas.measure("0", "heading")[1] * (len(self.results.seats) + 1)

    def _curves_high(self, canvas: Canvas) -> float:
        """Return the height of the curve with its margin."""
        return NEAR + PointCurves.height_for(canvas, self.results)

    def _body(self, canvas: Canvas, inner: pygame.FRect, large: bool, is_short: bool) -> list[Widget]:
        """Return what stands on the paper, one below the other.

        In `large` letters that is all that is told; it `is_short` where the moments stand elsewhere.
        """
        shown = self.results
        high = ScoreTable.row_height(canvas, len(shown.seats) > FEW) * (len(shown.seats) + 1)
        body = side_by_side(canvas, inner, shown, self.earlier) if self.earlier is not None else []
        top = body[-1].rect.bottom + 18 if body else inner.top
        size, sentences = None, (" " if is_short else "\n").join(shown.sentences)
        rows, room = len(shown.seats), inner.bottom - top - 6
        if large:
            size, least = ScoreTable.size_for(canvas, rows, room)
            high = max(least, min(high, room))
        elif shown.epilogue is not None:
            foot = self._curves_high(canvas) + 2 * NEAR + canvas.measure(sentences, "body", inner.w - 24)[1]
            high = max(self._rows_least(canvas), min(high, room - foot))
        table = ScoreTable((inner.left, top, inner.w - 16, high), shown, size)
        table.entrance = self.entrance
        body.append(table)
        left, wide = inner.left + 4, inner.w - 24

        def below() -> float:
            return max(widget.rect.bottom for widget in body) + BELOW

        if large and self.last_words:
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
            if large:
                body.append(Label.measured(canvas, (left, below()), wide, shown.epilogue.sentence, "lead",
                                           anchor="center top"))  # fmt: skip
            if not is_short:
                body += told(canvas, (left, below(), wide), shown, shown.epilogue)
        if sentences:
            near = below() - (0 if large else BELOW - NEAR)
            body.append(Label.measured(canvas, (left, near), wide, sentences))
        new = [one for one in self.game.game.achievements if one.row.id in self.achievements]
        return [*body, *lay_achievements(canvas, left, below(), wide, new, self.achievements, FeatTile)]
