"""The bar on top: the day, what comes next in it, and everything public about each seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame

from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.action import token
from game.core.seat import Seat
from game.words import language, tr
from scenes.faces import draw_face
from scenes.skins.bulls.cards import EFFECT_ICONS, effect_tags, signed
from scenes.skins.bulls.places import BAR, plates
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.theme import ALMAGRE_DK, INK, OCHRE_LT, OLIVE_DK, PAPER, PAPER_HI, QUIET_ON_WOOD

LEFT, SUN = 14.0, 31.0
"""Where the bar's words begin, and the room for a sun."""
FACE, BESIDE = 54.0, 68.0
"""The room for a face on a plate, and for all that is beside name and points."""
PHASES = ("play", "run", "charge", "pass")
SIZES = (1.25, 1.15, 1.0)
"""Text sizes that the bar has room for; the words of the day take the largest at which they fit."""


@dataclass(slots=True)
class SeatLine:
    """What the bar says about one seat. `tags` are yesterday's or today's effects, as signed numbers."""

    runners: int = 0
    cards: int = 0
    markers: int = 0
    points: int = 0
    tags: tuple[tuple[str, int], ...] = ()

    @property
    def sums(self) -> dict[str, int]:
        """All effects together, kind by kind; those that come to nothing are left out."""
        kinds = dict.fromkeys(kind for kind, _ in self.tags)
        sums = {kind: sum(sign for other, sign in self.tags if other == kind) for kind in kinds}
        return {kind: sign for kind, sign in sums.items() if sign}


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
        with canvas.lettering.at_most(SIZES[0]):
            canvas.layer("bulls/bar", (repr(self), language()), area, lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        window = canvas.window
        canvas.nine("ui/bar_top", (window.left - 6, window.top - 6, window.w + 12, BAR - window.top + 6))
        places = plates(len(self.seats))
        with canvas.lettering.at_most(_largest(canvas, lambda: self._width(canvas) <= places[0][0] - 6)):
            self._draw_phases(canvas, self._draw_day(canvas))
        with canvas.lettering.at_most(_largest(canvas, lambda: self._named(canvas, places[0][1]))):
            for seat, (left, width) in enumerate(places):
                self._draw_plate(canvas, seat, pygame.FRect(left, 5, width, 51))

    def _width(self, canvas: Canvas) -> float:
        """Where the words of the day end."""
        words = sum(canvas.measure(_phase(phase), "key")[0] + 15 for phase in PHASES)
        return LEFT + canvas.measure(tr("Day"), "card")[0] + SUN * self.days + 14 + words

    def _named(self, canvas: Canvas, width: float) -> bool:
        """Every name fits on its plate as it is."""
        wide = (
            canvas.measure(who.name, "key")[0] + canvas.measure(str(line.points), "number")[0]
            for who, line in zip(self.seats, self.lines, strict=True)
        )
        return max(wide) < width - BESIDE

    def _draw_day(self, canvas: Canvas) -> float:
        """The suns of the days; where they end."""
        x = canvas.text(tr("Day"), LEFT, 31, "card", OCHRE_LT, anchor="left middle").right + 6
        for day in range(self.days):
            icon = "ui/sun_lit" if day < self.day else "ui/sun_dark"
            canvas.picture(icon, x + SUN / 2, 30, 30, anchor="center")
            x += SUN
        return x

    def _draw_phases(self, canvas: Canvas, x: float) -> None:
        x += 8
        for place, phase in enumerate(PHASES):
            on = phase == self.phase
            colour = PAPER_HI if on else QUIET_ON_WOOD
            words = canvas.text(
                _phase(phase), x, 30, "key" if on else "caption", colour, anchor="left middle"
            )
            if on:
                canvas.fill((words.left - 2, 44, words.w + 4, 4), OCHRE_LT, radius=2)
            x = words.right + 5
            if place < len(PHASES) - 1:
                canvas.text("›", x, 29, "caption", QUIET_ON_WOOD, anchor="left middle")
                x += 10

    def _draw_plate(self, canvas: Canvas, seat: int, area: pygame.FRect) -> None:
        line, who = self.lines[seat], self.seats[seat]
        canvas.nine("ui/seat_plate_active" if seat == self.turn else "ui/seat_plate", area)
        draw_face(canvas, self.faces[seat], who.colour, (area.left + 27, area.centery), 46)
        points = canvas.text(
            str(line.points), area.right - 10, area.top + 19, "number", OCHRE_LT, anchor="right middle"
        )
        left = area.left + FACE
        room = points.left - left - 4
        name = canvas.lettering.shorten(who.name, "key", canvas.k, room * canvas.k)
        colour = OCHRE_LT if seat == self.turn else PAPER_HI
        canvas.text(name, left, area.top + 18, "key", colour, anchor="left middle")
        if seat == self.first:
            canvas.picture("bulls/first_player", area.left + 10, area.top + 11, 25, anchor="center")
        y, step = area.bottom - 14, min(40.0, (area.w - 56) / 3)
        for place, (icon, count, width) in enumerate(
            (
                (f"bulls/die_{who.colour}_5", line.runners, 15.0),
                ("ui/card", line.cards, 12.0),
                (f"bulls/marker_{who.colour}", line.markers, 15.0),
            )
        ):
            x = left + place * step
            canvas.picture(icon, x + 7.5, y, width, anchor="center")
            canvas.text(str(count), x + 17, y, "caption", PAPER, anchor="left middle")
        self._draw_tags(canvas, line, area, f"bulls/die_{who.colour}_5")

    def _draw_tags(self, canvas: Canvas, line: SeatLine, area: pygame.FRect, runner: str) -> None:
        """Effects of destinations hang from the plate on small tags."""
        x = area.left + 6
        for kind, sign in line.sums.items():
            words = signed(sign)
            width = canvas.measure(words, "key")[0] + 31
            tag = pygame.FRect(x, area.bottom, width, 22)
            canvas.fill(tag, INK, radius=8)
            canvas.fill(tag.inflate(-3, -3), PAPER, radius=7)
            colour = OLIVE_DK if sign > 0 else ALMAGRE_DK
            canvas.text(words, tag.left + 7, tag.centery, "key", colour, anchor="left middle")
            icon = runner if kind == "runners" else EFFECT_ICONS[kind]
            canvas.picture(icon, tag.right - 14, tag.centery, 15, anchor="center")
            x = tag.right + 2


def _largest(canvas: Canvas, fits: Callable[[], bool]) -> float:
    """The largest text size at which that holds, or else the smallest there is."""
    for size in SIZES:
        with canvas.lettering.at_most(size):
            if fits():
                break
    return size


def _phase(phase: str) -> str:
    return {"play": tr("Play"), "run": tr("Run"), "charge": tr("Charge"), "pass": tr("Pass")}[phase]
