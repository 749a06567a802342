"""The review of a finished game: everybody's chances over time, and the luckiest and costliest moments."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

import pygame

from game.core.event import Rolled
from game.core.seat import Seat
from game.review.decisive_moments import Moment, Point, Review
from game.translation import tr, trn
from scenes.menus.menu import WALL, MenuScene, draw_cover, foot
from scenes.menus.review_job import ReviewJob
from scenes.services import Services
from scenes.stage.faces import draw_face, faces_of
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.curves import Curve, Curves, Pin, draw_pin, percent
from scenes.ui.scene import Pop, Remark, Transition
from scenes.ui.widgets import Button, Label, Panel, Scroll, Widget

FACE, GAP = 56.0, 36.0


class Mention(Widget):
    """A moment of the game: the face of its seat, a heading with the pin of the chart, and words."""

    def __init__(self, rect: Area, seat: Seat, face: str, title: str, words: str, up: bool) -> None:
        super().__init__(rect)
        self.seat, self.face, self.title, self.words, self.up = seat, face, title, words, up

    @property
    def spoken_text(self) -> str:
        return f"{self.title}\n{self.words}"

    @staticmethod
    def height(canvas: Canvas, title: str, words: str, width: float) -> float:
        """Height at that width."""
        inner = width - FACE - 16
        tall = canvas.measure(title, "heading", inner - 26)[1] + canvas.measure(words, "body", inner)[1]
        return max(FACE + 12, tall + 8)

    def draw(self, canvas: Canvas) -> None:
        area, seat = self.rect, self.seat
        middle = area.left + FACE / 2, area.top + FACE / 2 + 4
        draw_face(canvas, self.face, seat.colour, middle, FACE)
        left, wide = area.left + FACE + 16, area.w - FACE - 16
        line = canvas.measure("A", "heading")[1]
        draw_pin(canvas, (left + 9, area.top + line / 2 + 1), self.up)
        written = canvas.text(
            self.title, left + 26, area.top, "heading", theme.ALMAGRE_DK, width=wide - 26, box=area
        )
        canvas.text(self.words, left, written.bottom + 2, "body", theme.INK, width=wide, box=area)


class ReviewScene(MenuScene):
    """The review that `review_job` works out, over the picture of the results."""

    music = None
    first = "back"

    def __init__(self, services: Services, review_job: ReviewJob, picture: str | None) -> None:
        super().__init__(services)
        self.review_job = review_job
        self.backdrop = picture or WALL

    @property
    def busy(self) -> bool:
        return self.review_job.busy

    def update(self, dt: float) -> Transition | None:
        if self.review_job.busy:
            self.review_job.step()
            self.relayout()
        return super().update(dt)

    def remarks(self) -> Sequence[Remark]:
        return [Remark(tr("How it went"))] if self.review_job.busy else super().remarks()

    def draw_backdrop(self, canvas: Canvas) -> None:
        draw_cover(canvas, self.backdrop)
        canvas.fill(canvas.window, theme.NIGHT, 110)

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        paper = pygame.FRect(70, 20, 1140, foot(canvas) - 26)
        inner = paper.inflate(-88, -56)
        title = canvas.measure(tr("How it went"), "title")[1]
        back = Button.size(canvas, tr("Back"))
        y = inner.bottom - back[1]
        body = pygame.FRect(inner.left, inner.top + title + 8, inner.w, y - inner.top - title - 18)
        return [
            Panel(paper, "paper", theme.LIFTED),
            Label((inner.left, inner.top, inner.w, title), tr("How it went"), "title", theme.ALMAGRE_DK),
            Scroll(body, self._page(canvas, body)),
            Button((inner.left, y, *back), tr("Back"), Pop, key="back"),
        ]

    def _page(self, canvas: Canvas, body: pygame.FRect) -> list[Widget]:
        review_job, wide = self.review_job, body.w - 18
        if review_job.found is None:
            words = review_job.error or tr(
                "The game is gone through again: {percent} %.", percent=round(100 * review_job.progress)
            )
            return [Label.measured(canvas, (body.left, body.top + 6), wide, words, "lead")]
        review = review_job.found
        told = self._mentions(canvas, body.left, wide, review)
        below = max((mention.rect.h for mention in told), default=0.0)
        note = tr(
            "In hindsight every card counts, hidden ones too. A share tells in what part of such games "
            "whoever stood like this has won."
        )
        height = canvas.measure(note, "caption", wide)[1]
        tall = max(Curves.height(canvas, len(review_job.seats)), body.h - below - height - 40)
        chart = self._chart(pygame.FRect(body.left, body.top + 4, wide, tall), review)
        for mention in told:
            mention.rect.top = chart.rect.bottom + 16
        y = chart.rect.bottom + 16 + below + 12
        return [chart, *told, Label((body.left, y, wide, height), note, "caption", theme.INK_2)]

    def _chart(self, area: pygame.FRect, review: Review) -> Curves:
        seats, points = self.review_job.seats, review.points
        moments = [moment for moment in (review.luck, review.cost) if moment is not None]
        names = [self.review_job.when(point.rounds) for point in points]
        stations = ["" if name == before else name for name, before in zip(names, ["", *names], strict=False)]
        stations[-1] = tr("End")
        marked = {*points, *(point for moment in moments for point in (moment.before, moment.after))}
        stops = sorted((along(points, point.decisions), point.shares) for point in marked)
        return Curves(
            area,
            [Curve(seat.name, seat.colour, [(x, y[seat.index]) for x, y in stops]) for seat in seats],
            stations,
            [_pin(moment, points) for moment in moments],
        )

    def _mentions(self, canvas: Canvas, left: float, wide: float, review: Review) -> list[Widget]:
        """The moments for below the chart, side by side; the caller sets their top."""
        told = []
        if review.luck is not None:
            rolled = any(isinstance(event, Rolled) for event in review.luck.events)
            title = tr("The luckiest roll") if rolled else tr("The luckiest draw")
            told.append((review.luck, title, self._rise(review.luck)))
        if review.cost is not None:
            told.append((review.cost, tr("The costliest choice"), self._fall(review.cost)))
        width = (wide - GAP) / 2
        mentions: list[Widget] = []
        seats = self.review_job.seats
        faces = faces_of([seat.bot for seat in seats])
        for place, (moment, title, words) in enumerate(told):
            said = f"{words}\n{self.review_job.words_of(moment)}".strip()
            area = left + place * (width + GAP), 0, width, Mention.height(canvas, title, said, width)
            who = seats[moment.seat], faces[moment.seat]
            mentions.append(Mention(area, *who, title, said, moment.gain > 0))
        return mentions

    def _rise(self, moment: Moment) -> str:
        before, after = map(percent, moment.shares)
        when, name = self._of(moment)
        return tr("{when}: from {before} to {after} for **{name}**.",
                  when=when, name=name, before=before, after=after)  # fmt: skip

    def _fall(self, moment: Moment) -> str:
        when, name = self._of(moment)
        return trn(
            "{when}: what followed cost **{name}** 1 point of a hundred.",
            "{when}: what followed cost **{name}** {n} points of a hundred.",
            max(1, round(-100 * moment.gain)), when=when, name=name,
        )  # fmt: skip

    def _of(self, moment: Moment) -> tuple[str, str]:
        """The name of the time of a moment, and that of its seat."""
        return self.review_job.when(moment.before.rounds), self.review_job.seats[moment.seat].name


def _pin(moment: Moment, points: Sequence[Point]) -> Pin:
    """The pin of a moment, at the upper end of its jump of the curve."""
    up = moment.gain > 0
    top = moment.after if up else moment.before
    return Pin(moment.seat, along(points, top.decisions), up)


def along(points: Sequence[Point], decisions: int) -> float:
    """The x of a number of decisions between the points: 1.5 is halfway after the second."""
    place = min(bisect_right(points, decisions, key=lambda point: point.decisions), len(points) - 1)
    first, second = points[place - 1].decisions, points[place].decisions
    return place - 1 + (decisions - first) / (second - first)
