"""The review of a finished game: everybody's chances over time, luck and choices, and what to try again."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.core.event import Rolled
from game.core.seat import Seat
from game.review.audit import Verdict
from game.review.decisions import Decision
from game.review.decisive_moments import Moment, Point, Review
from game.translation import tr, trn
from scenes.menus.menu import WALL, MenuChoice, MenuScene, back_choice, edge_buttons, foot
from scenes.menus.review_findings import BalanceTable, cards, heading
from scenes.menus.review_job import ReviewJob
from scenes.services import Screening, Services
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.curves import Curve, Curves, Pin, draw_pin, percent
from scenes.ui.input import Input, Pointer
from scenes.ui.marks import draw_face, faces_of
from scenes.ui.scene import Push, Remark, Transition
from scenes.ui.widgets import Label, Panel, Scroll, Widget

if TYPE_CHECKING:
    pass

FACE, GAP = 56.0, 36.0
CHART, FELL = 0.5, 0.05
"""The share of the page's height that the chart has at least, and what falls by less is no story."""


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
    shade = 110
    first = "back"

    def __init__(self, services: Services, review_job: ReviewJob, picture: str | None) -> None:
        super().__init__(services)
        self.review_job = review_job
        self.backdrop = picture or WALL
        self._chart_shown: Curves | None = None
        self._told = ""
        """What is said of the audit so far."""

    @property
    def busy(self) -> bool:
        return self.review_job.busy

    def update(self, dt: float) -> Transition | None:
        was_busy = self.review_job.busy
        self.review_job.step()
        if was_busy or self._told != self._audit_words():
            self.relayout()
        return super().update(dt)

    def leave(self) -> None:
        self.review_job.rest()

    def remarks(self) -> Sequence[Remark]:
        return [Remark(tr("How it went"))] if self.review_job.busy else super().remarks()

    def widgets(self, canvas: Canvas) -> Sequence[Widget]:
        paper = pygame.FRect(70, 20, 1140, foot(canvas) - 26)
        inner = paper.inflate(-88, -56)
        title = Label.measured(canvas, inner.topleft, inner.w, tr("How it went"), "title", theme.ALMAGRE_DK)
        tip = tr("A click on the curves says from where; else it begins at the beginning.")
        film = MenuChoice("film", tr("The film from here"), self.watch, tip=tip)
        back = edge_buttons(canvas, inner, [back_choice()], [film])
        top = title.rect.bottom + 8
        body = pygame.FRect(inner.left, top, inner.w, back[0].rect.top - top - 10)
        return [Panel(paper, "paper", theme.LIFTED), title, Scroll(body, self._page(canvas, body)), *back]

    def _page(self, canvas: Canvas, body: pygame.FRect) -> list[Widget]:
        review_job, wide = self.review_job, body.w - 18
        if review_job.found is None:
            words = review_job.error or tr(
                "The game is gone through again: {percent} %.", percent=round(100 * review_job.progress)
            )
            return [Label.measured(canvas, (body.left, body.top + 6), wide, words, "lead")]
        review, left = review_job.found, body.left
        chart = self._chart(pygame.FRect(left, body.top + 4, wide, self._tall(canvas, body)), review)
        page: list[Widget] = [chart]

        def below(gap: float) -> float:
            return max(widget.rect.bottom for widget in page) + gap

        page += self._decisions(canvas, (left, below(14), wide))
        mentions = self._mentions(canvas, left, wide, review)
        for mention in mentions:
            mention.rect.top = below(18) if mention is mentions[0] else mentions[0].rect.top
        page += mentions
        page.append(heading(canvas, left, below(18), wide, tr("Luck and choices")))
        high = BalanceTable.height(canvas, len(review_job.seats), wide)
        page.append(BalanceTable((left, below(2), wide, high), review_job.seats, review.balances))
        note = tr(
            "A line is a chance of winning: of 100 games played on from there so many are theirs. "
            "All cards are known now, hidden ones too. The table has the same in figures: what dice and "
            "cards brought beyond what was to be expected, and what changed with each choice, add up to the "
            "result."
        )
        page.append(Label.measured(canvas, (left, below(12)), wide, note, "caption", theme.INK_2))
        return page

    def _tall(self, canvas: Canvas, body: pygame.FRect) -> float:
        """The height of the chart: the first findings are seen without scrolling."""
        return max(Curves.height(canvas, len(self.review_job.seats)), body.h * CHART)

    def _audit_words(self) -> str:
        """What is said of the decisions of people, before those that are spoken of."""
        job, findings = self.review_job.audit_job, self.review_job.findings
        if job is None or not self._people:
            return ""
        if findings is None:
            percent = round(100 * job.progress)
            return (
                tr("Every choice is thought through again: {percent} %.", percent=percent) if job.busy else ""
            )
        if findings.mistakes:
            return tr(
                "From what could be known, with hidden cards and dice to come imagined, something else was "
                "surely better here. Try these positions again:"
            )
        words = trn(
            "1 choice was thought through: it was not surely worse than another one.",
            "{n} choices were thought through: none was surely worse than another one.",
            findings.thought,
        )
        return f"{words} {tr('The best of the hard ones:')}" if findings.praised is not None else words

    @property
    def _people(self) -> list[Seat]:
        return [seat for seat in self.review_job.seats if seat.human]

    def _decisions(self, canvas: Canvas, area: tuple[float, float, float]) -> list[Widget]:
        """The decisions to look at again, or how far they have been looked for."""
        self._told = self._audit_words()
        if not self._told:
            return []
        left, top, wide = area
        words = tr("Your moments") if len(self._people) == 1 else tr("Moments to try again")
        made: list[Widget] = [heading(canvas, left, top, wide, words)]
        made.append(Label.measured(canvas, (left, made[0].rect.bottom), wide, self._told))
        titles = [self._title(verdict) for verdict in self._shown]
        at = left, made[-1].rect.bottom + 8, wide
        return [*made, *cards(canvas, at, self._shown, titles, self._who, self._again)]

    @property
    def _shown(self) -> Sequence[Verdict]:
        """The decisions that are spoken of."""
        findings = self.review_job.findings
        if findings is None or findings.praised is None:
            return findings.mistakes if findings is not None else ()
        return [findings.praised]

    def _title(self, verdict: Verdict) -> str:
        """When a decision was made, and by whom where there are several people."""
        when, name = (
            self.review_job.when(verdict.decision.rounds),
            self.review_job.seats[verdict.decision.seat].name,
        )
        return when if len(self._people) == 1 else tr("{when}, {name}", when=when, name=name)

    def _who(self, seat: int) -> tuple[Seat, str]:
        """A seat and its face."""
        seats = self.review_job.seats
        return seats[seat], faces_of(seats)[seat]

    def _again(self, verdict: Verdict) -> Transition:
        """Show the position of a decision; workers are free for it."""
        self.review_job.rest()
        return Push(self.services.try_again(self.review_job.record, verdict))

    def watch(self) -> Transition:
        """Show the film, from where somebody reads the curves, or else from the beginning."""
        chart, found = self._chart_shown, self.review_job.found
        at = 0
        if found is not None and chart is not None and chart.chosen is not None:
            at = decisions_at(found.points, chart.chosen)
        moments = tuple((verdict.decision.place, verdict.comparison.gain < 0) for verdict in self._shown)
        job = self.review_job
        return Push(self.services.film(Screening(job.record, at, slot=job.slot, moments=moments)))

    def _chart(self, area: pygame.FRect, review: Review) -> Curves:
        seats, points = self.review_job.seats, review.points
        moments = [moment for moment in (review.luck, told_fall(review)) if moment is not None]
        names = [self.review_job.when(point.rounds) for point in points]
        stations = ["" if name == before else name for name, before in zip(names, ["", *names], strict=False)]
        stations[-1] = tr("End")
        marked = {*points, *(point for moment in moments for point in (moment.before, moment.after))}
        stops = sorted((along(points, point.decisions), point.shares) for point in marked)
        curves = [Curve(seat.name, seat.colour, [(x, y[seat.index]) for x, y in stops]) for seat in seats]
        tops = [(moment, moment.after if moment.gain > 0 else moment.before) for moment in moments]
        pins = [Pin(moment.seat, along(points, top.decisions), moment.gain > 0) for moment, top in tops]
        for verdict in self._shown:
            at = along(points, verdict.decision.place)
            pins.append(Pin(verdict.decision.seat, at, verdict.comparison.gain < 0))
        chart = Curves(area, curves, stations, pins, (tr("Chance of winning"), tr("Course of the game")))
        if self._chart_shown is not None:
            chart.chosen = self._chart_shown.chosen
        self._chart_shown = chart
        return chart

    def handle(self, item: Input) -> Transition | None:
        if isinstance(item, Pointer) and item.kind == "move" and self._chart_shown is not None:
            self.dirty = self._chart_shown.follow(item.pos) or self.dirty
        return super().handle(item)

    def _mentions(self, canvas: Canvas, left: float, wide: float, review: Review) -> list[Widget]:
        """The moments for below the chart, side by side; the caller sets their top."""
        told = []
        if review.luck is not None:
            rolled = any(isinstance(event, Rolled) for event in review.luck.events)
            title = tr("The luckiest roll") if rolled else tr("The luckiest draw")
            words = tr(
                "{when}: the chance of **{name}** rose from {before} to {after}.", **self._of(review.luck)
            )
            told.append((review.luck, title, words))
        fall = told_fall(review)
        if fall is not None:
            words = tr("{when}: the chance of **{name}** fell from {before} to {after}.", **self._of(fall))
            told.append((fall, tr("The greatest fall, luck aside"), words))

        width = (wide - GAP) / 2
        mentions: list[Widget] = []
        seats = self.review_job.seats
        faces = faces_of(seats)
        for place, (moment, title, words) in enumerate(told):
            said = f"{words}\n{self._more_of(moment)}".strip()
            area = left + place * (width + GAP), 0, width, Mention.height(canvas, title, said, width)
            who = seats[moment.seat], faces[moment.seat]
            mentions.append(Mention(area, *who, title, said, moment.gain > 0))
        return mentions

    def _more_of(self, moment: Moment) -> str:
        """What the chronicle says of a moment; of a fall also whether something else was to be found.

        What was chosen is not said where it is to be tried again.
        """
        job, chronicle = self.review_job, self.review_job.words_of(moment)
        if moment.gain > 0 or job.audit_job is None or not (job.audit_job.busy or job.findings):
            return chronicle
        if job.findings is None:
            return ""
        places = range(moment.before.decisions, moment.after.decisions)
        if any(verdict.decision.place in places for verdict in job.findings.mistakes):
            return tr("Something else was better here: see above.")
        decided = self._decided(places)
        if decided and all(decision.place in job.findings.places for decision in decided):
            hindsight = tr("Only hindsight knows better: what could be seen then spoke for nothing else.")
            return f"{hindsight}\n{chronicle}".strip()
        return chronicle

    def _decided(self, places: range) -> Sequence[Decision[Any]]:
        """The decisions of people in a part of the game."""
        decisions = self.review_job.found.decisions if self.review_job.found is not None else ()
        return [decision for decision in decisions if decision.place in places]

    def _of(self, moment: Moment) -> dict[str, str]:
        """The names of the time and of the seat of a moment, and its chance before and after."""
        name, (before, after) = self.review_job.seats[moment.seat].name, map(percent, moment.shares)
        when = self.review_job.when(moment.before.rounds)
        return {"when": when, "name": name, "before": before, "after": after}


def decisions_at(points: Sequence[Point], along: float) -> int:
    """The number of decisions that lies at an x between the points, as `along` has it."""
    place = min(int(along), len(points) - 2)
    first, second = points[place].decisions, points[place + 1].decisions
    return round(first + (along - place) * (second - first))


def along(points: Sequence[Point], decisions: int) -> float:
    """The x of a number of decisions between the points: 1.5 is halfway after the second."""
    place = min(bisect_right(points, decisions, key=lambda point: point.decisions), len(points) - 1)
    first, second = points[place - 1].decisions, points[place].decisions
    return place - 1 + (decisions - first) / (second - first)


def told_fall(review: Review) -> Moment | None:
    """Return the greatest fall, None where it is so small that nobody would tell of it."""
    return review.fall if review.fall is not None and -review.fall.gain >= FELL else None
