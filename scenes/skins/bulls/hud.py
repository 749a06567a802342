"""The bar on top: the day, what comes next in it, and everything public about each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.action import token
from game.core.seat import Seat
from game.words import language, tr
from scenes.faces import draw_face
from scenes.skins.bulls.cards import EFFECT_ICONS, effect_tags
from scenes.skins.bulls.places import BAR, plates
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, OLIVE_DK, PAPER, PAPER_HI, QUIET_ON_WOOD

PHASES = ("play", "run", "charge", "pass")


@dataclass(slots=True)
class SeatLine:
    """What the bar says about one seat. `tags` are yesterday's or today's effects, as signed numbers."""

    runners: int = 0
    cards: int = 0
    markers: int = 0
    points: int = 0
    tags: tuple[tuple[str, int], ...] = ()


@dataclass(slots=True)
class Hud:
    """The bar's contents; events change them while they are shown, a view sets them right."""

    seats: Sequence[Seat]
    faces: Sequence[str]
    days: int = 3
    day: int = 0
    phase: str = ""
    turn: int | None = None
    first: int = 0
    lines: list[SeatLine] = field(default_factory=list)

    def read(self, view: BullsView) -> None:
        """Say what a view says."""
        self.days, self.day, self.first, self.turn = view.days, view.day, view.first, view.turn
        self.phase = "play" if view.runners and view.row < len(view.town.rows) - 1 else ""
        self.lines = [
            SeatLine(
                runners=sum(runner.seat == seat for runner in view.runners),
                cards=view.hands[seat],
                markers=len(view.supply(seat)),
                points=view.totals[seat],
                tags=tuple(tag for card in view.noted[seat] for tag in effect_tags(DESTINATIONS[card])),
            )
            for seat in range(view.seats)
        ]

    def clear(self) -> None:
        """Nothing is dealt or rolled yet."""
        self.day, self.phase, self.turn = 0, "", None
        for line in self.lines:
            line.cards = line.runners = 0

    def recall(self, before: Hud) -> None:
        """Say again what another one says."""
        self.day, self.phase, self.turn, self.first = before.day, before.phase, before.turn, before.first
        self.lines = before.lines

    def pieces(self) -> list[Piece]:
        """What can be pointed at: each seat's plate."""
        found = []
        for seat, (left, width) in enumerate(plates(len(self.seats))):
            found.append(Piece(token("seat", seat), "", left + width / 2, 30, width, 52, BOARD))
        return found

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar across the whole window, down to the tags."""
        window = canvas.window
        area = (window.left - 6, window.top - 6, window.w + 12, BAR - window.top + 30)
        canvas.layer("bulls/bar", (repr(self), language()), area, lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        window = canvas.window
        canvas.nine("ui/bar_top", (window.left - 6, window.top - 6, window.w + 12, BAR - window.top + 6))
        self._draw_day(canvas)
        self._draw_phases(canvas)
        for seat, (left, width) in enumerate(plates(len(self.seats))):
            self._draw_plate(canvas, seat, pygame.FRect(left, 5, width, 51))

    def _draw_day(self, canvas: Canvas) -> None:
        words = canvas.text(tr("Day"), 16, 31, "card", OCHRE_LT, anchor="left middle")
        for day in range(self.days):
            icon = "ui/sun_lit" if day < self.day else "ui/sun_dark"
            canvas.picture(icon, words.right + 22 + day * 31, 30, 30, anchor="center")

    def _draw_phases(self, canvas: Canvas) -> None:
        x = 156.0
        for place, phase in enumerate(PHASES):
            on = phase == self.phase
            colour = PAPER_HI if on else QUIET_ON_WOOD
            words = canvas.text(
                _phase(phase), x, 30, "key" if on else "caption", colour, anchor="left middle"
            )
            if on:
                canvas.fill((words.left - 2, 44, words.w + 4, 4), OCHRE_LT, radius=2)
            x = words.right + 6
            if place < len(PHASES) - 1:
                canvas.text("›", x, 29, "caption", QUIET_ON_WOOD, anchor="left middle")
                x += 11

    def _draw_plate(self, canvas: Canvas, seat: int, area: pygame.FRect) -> None:
        line, who = self.lines[seat], self.seats[seat]
        canvas.nine("ui/seat_plate_active" if seat == self.turn else "ui/seat_plate", area)
        draw_face(canvas, self.faces[seat], who.colour, (area.left + 27, area.centery), 46)
        points = canvas.text(
            str(line.points), area.right - 10, area.top + 19, "number", OCHRE_LT, anchor="right middle"
        )
        left = area.left + 54
        room = points.left - left - 4
        name = canvas.lettering.shorten(who.name, "key", canvas.k, room * canvas.k)
        canvas.text(name, left, area.top + 18, "key", PAPER_HI, anchor="left middle")
        if seat == self.first:
            canvas.picture("bulls/first_player", area.left + 10, area.top + 11, 25, anchor="center")
        x = left
        for icon, count, width in (
            (f"bulls/die_{who.colour}_5", line.runners, 15.0),
            ("ui/card", line.cards, 11.0),
            (f"bulls/marker_{who.colour}", line.markers, 15.0),
        ):
            canvas.picture(icon, x + width / 2, area.bottom - 14, width, anchor="center")
            number = canvas.text(
                str(count), x + width + 3, area.bottom - 14, "caption", PAPER, anchor="left middle"
            )
            x = number.right + 8
        self._draw_tags(canvas, line, area)

    def _draw_tags(self, canvas: Canvas, line: SeatLine, area: pygame.FRect) -> None:
        """Effects of destinations hang from the plate on small tags."""
        x = area.left + 10
        for kind, sign in line.tags:
            words = f"{sign:+d}".replace("-", "−")
            width = canvas.measure(words, "caption")[0] + 34
            tag = pygame.FRect(x, area.bottom + 3, width, 22)
            canvas.fill(tag, INK, radius=8)
            canvas.fill(tag.inflate(-3, -3), PAPER, radius=7)
            colour = OLIVE_DK if sign > 0 else ALMAGRE_DK
            canvas.text(words, tag.left + 8, tag.centery, "caption", colour, anchor="left middle")
            canvas.picture(EFFECT_ICONS[kind], tag.right - 14, tag.centery, 14, anchor="center")
            x = tag.right + 4


def _phase(phase: str) -> str:
    return {"play": tr("Play"), "run": tr("Run"), "charge": tr("Charge"), "pass": tr("Pass")}[phase]
