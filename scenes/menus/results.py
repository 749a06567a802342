"""The results: who won, everybody's numbers, and where to go from here. They show public facts only."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import partial

import pygame

from game.storage.match_history import FirstEarned
from game.translation import tr
from scenes.menus.epilogue import PointCurves, faces_at_the_end, told, winner_column
from scenes.menus.feats import AchievementTile, FeatTile, lay_achievements
from scenes.menus.game_line import line_sheet
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import LobbySeats
from scenes.menus.menu import WALL, MenuChoice, MenuScene, button_lines
from scenes.menus.podium import Entrance, HeadBoard, Headline, Podium
from scenes.menus.review import ReviewScene
from scenes.menus.review_job import ReviewJob
from scenes.menus.side_by_side import Earlier, side_by_side
from scenes.services import NewGame, Screening, Services
from scenes.stage.results import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.clipboard import is_copy
from scenes.ui.input import Act, Input, Key, Pointer
from scenes.ui.keymap import Hint
from scenes.ui.marks import draw_face
from scenes.ui.scene import Pop, Push, Reset, Scene, Transition
from scenes.ui.widgets import Label, Panel, Scroll, Widget

GAP, BELOW = 20.0, 14.0
"""Between two buttons, and from one thing on the paper to the next."""
LOW, NAME = 44.0, 76.0
"""Height of a row in which something is said, and the room for a name before it."""
SAID, FACED = (1.0, 0.85, 0.75), 0.76
"""How large that may be written, to the text size, and how large a face is, to its row."""
BESIDE, LARGE = 800.0, 1.3
"""Width of the paper beside the portrait of whoever won, and the text size beyond which it has no room."""
PODIUM = 630.0
"""Width of the podium where there is nothing else to be told."""
NARROW, SHORT, FEW, MANY = 600.0, 44.0, 4, 6
"""A narrower table is set in smaller letters, with more than a few seats in low rows; with many a table lies
closer to the edge of its paper."""
CLOSE, SHARES = 0.78, (1.0, 0.85, 0.75, 0.65, 0.57, 0.5)
"""How close rows may lie in large letters, to the height of a score, and how large the letters of a table may
be, to the text size: the first at which all its rows have room."""
HEADS, BETWEEN = (1.0, 0.92, 0.85, 0.77, 0.7, 0.62, 0.55, 0.48), 4.0
"""How large words over columns and their numbers may be, to the text size: the first at which all have room;
and what is at least between two numbers."""

SIGN, SIGN_UP = 18.0, 0.55
"""How wide the sign of what decided is, and how many of these it lies above the middle of its row."""


class ScoreTable(Widget):
    """A row for each seat, best first; those of the winners are gold, with a laurel.

    Below each name stands what its seat says at the end, if anything: its `last_words`. The first three come
    when they stand on the podium, as the `entrance` says.
    """

    entrance = Entrance()

    def __init__(
        self, rect: Area, results: Results, last_words: Mapping[int, str] = {}, size: float | None = None
    ) -> None:
        """`size` limits the size of its letters, so that all rows have room."""
        super().__init__(rect)
        self._size = size
        self.results, self.last_words = results, last_words
        self._faces = faces_at_the_end(results)
        self._narrow = self.rect.w < NARROW

    @property
    def spoken_text(self) -> str:
        shown = self.results
        rows = []
        for seat in shown.order:
            name, reason = shown.seats[seat].name, shown.decided_by if seat in shown.winners else ""
            counted = zip(shown.columns, shown.rows[seat], strict=True)
            facts = [f"{column} {amount(number)}" for column, number in counted]
            told = ", ".join([*facts, reason] if reason else facts)
            won = tr("{name} has won: {numbers}", name=name, numbers=told)
            rows.append(won if seat in shown.winners else f"{name}: {told}")
            if seat in self.last_words:
                rows.append(tr("{name}: {words}", name=name, words=self.last_words[seat]))
        return "\n".join(rows)

    @staticmethod
    def row_height(canvas: Canvas, last_words: Mapping[int, str], low: bool = False) -> float:
        """Height of a row, or of the head; of a `low` one in a narrow table with many seats."""
        if low:
            return max(SHORT, canvas.measure("0", "score")[1] + 2)
        if not last_words:
            return max(54.0, canvas.measure("0", "score")[1] + 8)
        return max(LOW, canvas.measure("0", "number")[1] + 8, 2 * canvas.measure("A", "body")[1] + 2)

    @staticmethod
    def size_for(canvas: Canvas, rows: int, room: float) -> tuple[float, float]:
        """Return the largest text size at which so many rows and the head have room, else the least.

        With it comes how high the whole table is then.
        """
        for share in SHARES:
            size = max(1.0, canvas.lettering.factor * share)
            with canvas.lettering.at_most(size):
                high = (rows + 1) * CLOSE * canvas.measure("0", "score")[1]
            if high <= room:
                break
        return size, high

    def draw(self, canvas: Canvas) -> None:
        """Draw it, in letters no larger than there is room for."""
        with canvas.lettering.at_most(canvas.lettering.factor if self._size is None else self._size):
            self._draw(canvas)

    def _draw(self, canvas: Canvas) -> None:
        shown = self.results
        height = self.rect.h / (len(shown.seats) + 1)
        columns = len(shown.columns)
        names = self.rect.w * (0.50 if self.last_words else 0.40)
        step = (self.rect.w - names) / columns
        self._draw_heads(canvas, names, step, height)
        for place, seat in enumerate(self.results.order):
            if place >= len(self.entrance.risen) or self.entrance.risen[place] >= 1:
                self._row(canvas, seat, self.rect.top + (place + 1) * height, height, names, step)

    def _draw_heads(self, canvas: Canvas, names: float, step: float, height: float) -> None:
        """Write what stands over each column, at a size at which all of it fits."""
        style, heads = "key" if self._narrow else "strong", self.results.columns
        sizes = [canvas.lettering.factor * share for share in HEADS]

        def fits() -> bool:
            found = (canvas.measure(words, style, step) for words in heads)
            return all(wide <= step - BETWEEN and high <= height for wide, high in found)

        with canvas.lettering.fitting(sizes, fits):
            style = style if fits() else "caption"
            for place, words in enumerate(heads):
                middle = self.rect.left + names + step * (place + 0.5)
                canvas.text(
                    words, middle, self.rect.top + height / 2, style, theme.SEPIA,
                    anchor="center middle", width=step, box=(middle - step / 2, self.rect.top, step, height),
                )  # fmt: skip

    def _numbers(self, canvas: Canvas, step: float) -> AbstractContextManager[None]:
        """The largest text size at which all numbers have room in their columns."""
        numbers = {amount(number) for row in self.results.rows for number in row}
        sizes = [canvas.lettering.factor * share for share in HEADS]
        return canvas.lettering.fitting(
            sizes, lambda: all(canvas.fits(number, "number", step - BETWEEN) for number in numbers)
        )

    def _row(self, canvas: Canvas, seat: int, y: float, height: float, names: float, step: float) -> None:
        shown, left = self.results, self.rect.left
        won = seat in shown.winners
        area = pygame.FRect(left, y + 2, self.rect.w, height - 4)
        if won:
            canvas.fill(area, theme.OCHRE_LT, 150, 9)
        canvas.line((left + 6, y), (self.rect.right - 6, y), theme.PAPER_DK, 1)
        who = shown.seats[seat]
        side = min(44.0, FACED * height)
        draw_face(canvas, self._faces[seat], who.colour, (left + 34, area.centery), side, laurel=won)
        style, at = ("strong", left + 70) if self._narrow else ("heading", left + 76)
        room = (left + names - at) * canvas.k
        name = canvas.lettering.shorten(who.name, style, canvas.k, room) if self._narrow else who.name
        written = canvas.text(
            name, at, area.centery, style, theme.SEATS[who.colour].on_paper,
            anchor="left middle", box=(left, y, names, height),
        )  # fmt: skip
        if seat in self.last_words:
            x = max(written.right, left + 76 + NAME) + 14
            self._say(canvas, seat, pygame.FRect(x, y, left + names - x, height))
        *others, score = shown.rows[seat]
        first, y = left + names + step / 2, area.centery
        last = first + step * len(others)
        with self._numbers(canvas, step):
            for place, number in enumerate(others):
                x = first + step * place
                canvas.text(amount(number), x, y, "number", theme.INK_2, anchor="center middle")
            if not shown.decided_by:
                style = self._score_style(canvas, step)
                canvas.text(amount(score), last, y, style, theme.INK, anchor="center middle")
            elif won:
                self._signed(canvas, amount(score), (last, y), step)
            else:
                canvas.text(amount(score), last, y, "number", theme.INK_2, anchor="center middle")

    def _say(self, canvas: Canvas, seat: int, area: pygame.FRect) -> None:
        """Write what a seat says at the end, at a size at which it has room beside its name."""
        words, box = self.last_words[seat], area.inflate(0, 8)
        with canvas.lettering.fitting(SAID, lambda: canvas.measure(words, "body", area.w)[1] <= box.h):
            canvas.text(
                words, area.left, area.centery, "body", theme.INK_2, anchor="left middle",
                width=area.w, box=box,
            )  # fmt: skip

    def _signed(self, canvas: Canvas, score: str, at: tuple[float, float], step: float) -> None:
        """Write a score that did not decide, under the sign of what did."""
        x, y = at
        if self.results.sign:
            side = min(SIGN, step / 2)
            canvas.picture(self.results.sign, x, y - SIGN_UP * side, side, anchor="center")
            y += SIGN_UP * side
        canvas.text(score, x, y, "number", theme.INK, anchor="center middle")

    def _score_style(self, canvas: Canvas, step: float) -> str:
        """Return the style of the column that decides: the large one, if all its numbers fit."""
        scores = (amount(row[-1]) for row in self.results.rows)
        return "score" if all(canvas.fits(score, "score", step - 16) for score in scores) else "number"


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
            self.services.sound.play("win")
            if not self.services.settings.reduced_motion:
                self.entrance.begin()

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
        return [*self._paper(canvas, buttons[0].rect.top - 14), *buttons]

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
        return [board, *head, *aside, Panel(paper, "paper", theme.LIFTED), Scroll(inner, body)]

    def _body(self, canvas: Canvas, inner: pygame.FRect, large: bool) -> list[Widget]:
        """Return what stands on the paper, one below the other."""
        shown, below_it = self.results, large or inner.w < NARROW
        said = {} if below_it else self.last_words
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
            curves_high = BELOW + PointCurves.height_for(canvas, shown)
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
            area = left, below(), wide, 0.0
            curves = PointCurves.below(canvas, area, shown, shown.epilogue)
            curves.entrance = self.entrance
            body.append(curves)
        if shown.epilogue is not None and large:
            body += told(canvas, (left, below(), wide), shown, shown.epilogue, self.entrance)
        if shown.sentences:
            body.append(Label.measured(canvas, (left, below()), wide, "\n".join(shown.sentences)))
        new = [one for one in self.game.game.achievements if one.row.id in self.achievements]
        kind = FeatTile if inner.w < NARROW else AchievementTile
        return [*body, *lay_achievements(canvas, left, below(), wide, new, self.achievements, kind)]
