"""The bar on top: the day, what comes next in it, and everything public about each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.action import token
from game.core.seat import Seat
from game.translation import language, tr
from scenes.skins.bulls.drawing.bound_for import Bound
from scenes.skins.bulls.drawing.card_faces import effect_tags
from scenes.skins.bulls.drawing.horned_marks import Mark, mark_width
from scenes.skins.bulls.drawing.plate_tags import Tag, draw_risk, draw_tags, tags_width, today, tomorrow
from scenes.skins.bulls.fiesta import kind_of
from scenes.skins.bulls.layout import BAR, FEW, TOOLS, plates
from scenes.skins.bulls.words.days import day_name
from scenes.stage.faces import Mood, portrait
from scenes.stage.pieces import BOARD, Piece
from scenes.ui.canvas import Canvas
from scenes.ui.marks import WITHIN, draw_face
from scenes.ui.theme import (
    INK,
    OCHRE_LT,
    PAPER,
    PAPER_HI,
    QUIET_ON_WOOD,
    WALNUT_DK,
)

LEFT, DAY, STEP = 14.0, 18.0, 37.0
"""Where the bar's words begin, and the heights of the day and of its step."""
FACE, NARROW, BESIDE = 54.0, 42.0, 16.0
"""The room for a face on a plate and on a narrow one, and for what else is beside name and points."""
LAUREL = 1.3
"""How much wider than a face its laurel is, so that it touches no name."""
APART = 4.0
"""From the token at a face to the first number."""
NEXT = 15.0
"""From the end of a phase to the next one."""
SIGN, CARD, SHARE, LARGEST_SIGN = 16.0, 13.0, 0.6, 1.25
"""The width of the sign of a number and of that of cards, in letters of the usual size; by how small a share
of what their numbers do they grow, so that these have the more room, and their largest size."""
BELOW_NAME = 22.5
"""How far above the foot of a plate signs may reach: what is above is the name's."""
SIGNS = SIGN + CARD + SIGN
"""The width of all signs of a plate."""
TO_NUMBER, TO_SIGN, FAR, WITHIN_PLATE = 1.0, 2.5, 20.0, 3.0
"""From a sign to its number, from there to the next sign at least and at most, and to the plate's end."""
PHASES = ("play", "run", "charge", "pass")
PIPS, PIP = 44.0, 4.5
"""Where there is no room for the words of all phases, the height at which each is a disc, and its radius."""
SIZES = (1.4, 1.25, 1.15, 1.0)
"""Text sizes that the bar has room for: the day and the names each take the largest at which they fit."""
COUNTS = (2.0, 1.8, 1.6, *SIZES)
"""Those of the numbers on the plates."""
TAGS, TAGS_LEFT = (1.3, 1.15, 1.0), 6.0
"""Those of what hangs from the plates, and how far from their edges that begins and ends."""
WORDINGS = tuple(
    frozenset(said.split()) for said in ("today before danger", "today danger", "today before", "today", "")
)
"""What is said with these numbers, from the fullest on: when points come, how many were in danger before, and
that it is danger."""
POINTED, POINTED_HIGH = 38.5, 69.0
"""The middle and the height of a plate with its tags."""
FOOT = 15.0
"""How far above the foot of a plate the middle of its signs lies; large figures, which hang, lie higher."""
POINTS = 1.15
"""The largest size of the points: more would reach the counts below."""
CORNER = 10.0
"""How far the bar reaches beyond its knobs."""


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
        """All effects together by kind, but for those that come to nothing."""
        kinds = dict.fromkeys(kind for kind, _ in self.tags)
        sums = {kind: sum(sign for other, sign in self.tags if other == kind) for kind in kinds}
        return {kind: sign for kind, sign in sums.items() if sign}


@dataclass(slots=True)
class Hud:
    """What the bar says: what a view says, but for points that are still `due`, on their way to a seat.

    `has_corner`: it reaches further down at its right end, where the knobs are.
    """

    seats: Sequence[Seat]
    faces: Sequence[str]
    days: int = 3
    day: int = 0
    steps: int = 4
    step: int = 1
    phase: str = ""
    is_dusk: bool = False
    turn: int | None = None
    first: int = 0
    lines: list[SeatLine] = field(default_factory=list)
    has_corner: bool = True
    due: Counter[int] = field(default_factory=Counter)
    dangers: Mapping[int, Mark] = field(default_factory=dict)
    """By seat how many of its Runners the next charge can trample."""
    words: frozenset[str] = frozenset()
    """Which of WORDINGS has room."""
    expected: Mapping[int, Bound] = field(default_factory=dict)
    """By seat what it will likely score today."""

    def read(self, view: BullsView) -> None:
        """Say what a view says."""
        self.days, self.day, self.first = view.days, view.day, view.first
        self.steps, self.is_dusk = len(view.town.rows) - 1, view.row > 0
        self.step = view.row + (view.phase not in ("charge", "pass"))  # Bulls have gone on there
        self.phase, self.turn = view.phase, view.player if view.turn is None else view.turn
        self.lines = [
            SeatLine(
                runners=len(view.runners_of(seat)),
                cards=view.hands[seat],
                markers=len(view.supply(seat)),
                points=view.totals[seat] - self.due[seat],
                tags=tuple(tag for card in view.noted[seat] for tag in effect_tags(DESTINATIONS[card])),
            )
            for seat in range(view.seats)
        ]

    @property
    def ring(self) -> float:
        """The width of the rings around the faces."""
        return min(46.0, _face(plates(len(self.seats))[0][1]) - 4)

    @property
    def leaders(self) -> list[int]:
        """The seats with the most points, once there are any; nobody where all have as many."""
        points = [line.points for line in self.lines]
        best = max(points, default=0)
        return [seat for seat, n in enumerate(points) if n == best] if best > min(points, default=0) else []

    def count(self, seat: int, points: int) -> None:
        """Count points up that have come to a seat."""
        self.due[seat] -= points
        self.lines[seat].points += points

    def occasion(self) -> str:
        """Return which day it is, what it is called, and what is done now."""
        day = tr("Day {day} of {days}", day=self.day, days=self.days)
        day = f"{day}\n{day_name(kind_of(self.day, self.days))}"
        return f"{day}\n{_phase(self.phase)}" if self.phase else day

    def expect_moods(self, canvas: Canvas, seats: Iterable[int]) -> None:
        """Have the faces made ready that these seats may make next: several may change at once."""
        faces = [portrait(self.faces[seat], mood) for seat in seats for mood in (Mood.GLAD, Mood.SORE)]
        wide = self.ring * WITHIN
        canvas.expect(faces, (wide, wide))
        canvas.art.expect(["ui/laurel"])

    def pieces(self) -> list[Piece]:
        """Return what can be pointed at: each seat's plate, with what hangs from it."""
        return [
            Piece(token("seat", seat), "", left + width / 2, POINTED, width, POINTED_HIGH, BOARD)
            for seat, (left, width) in enumerate(plates(len(self.seats)))
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the bar across the whole window, down to the tags."""
        lines = [(line.runners, line.cards, line.markers, line.points, line.tags) for line in self.lines]
        today = tuple(self.dangers.items()), tuple(self.expected.items())
        now = (
            self.days,
            self.day,
            self.step,
            self.phase,
            self.is_dusk,
            self.turn,
            self.first,
            *lines,
            today,
            *self.faces,
            language(),
        )
        with canvas.lettering.at_most(COUNTS[0]):
            canvas.draw_cached("bulls/bar", now, lambda: self._draw(canvas))

    def _draw(self, canvas: Canvas) -> None:
        window = canvas.window
        corner = TOOLS.left - CORNER, -6, window.right - TOOLS.left + CORNER + 6, TOOLS.bottom + 8
        if self.has_corner:
            canvas.fill(corner, INK, radius=8)
            canvas.fill(pygame.FRect(corner).inflate(-5, -5), WALNUT_DK, radius=6)
        canvas.nine("ui/bar_top", (window.left - 6, -6, window.w + 12, BAR + 6))  # above it lies the table
        places = plates(len(self.seats))
        room = places[0][0] - 6
        with canvas.lettering.fitting(SIZES, lambda: self._ends(canvas, "card", max) <= room):
            left = self._draw_day(canvas) + 12
            if len(self.seats) <= FEW and self._ends(canvas, "key", sum) <= room:
                self._draw_phases(canvas, left, pygame.FRect(0, 0, room, BAR))
            else:
                self._draw_phase(canvas, (left + room) / 2)
        sizes = SIZES if len(self.seats) <= FEW else SIZES[-1:]
        with canvas.lettering.fitting(sizes, lambda: self._can_hold_names(canvas, places[0][1])):
            for seat, (left, width) in enumerate(places):
                self._draw_plate(canvas, seat, pygame.FRect(left, 5, width, 51))
        with canvas.lettering.fitting(COUNTS, lambda: self._can_hold_counts(canvas, places[0][1])):
            for seat, (left, width) in enumerate(places):
                self._draw_counts(canvas, seat, pygame.FRect(left, 5, width, 51))
        with canvas.lettering.at_most(TAGS[-1]):
            said = (words for words in WORDINGS if self._can_hold_tags(canvas, places[0][1], words))
            self.words = next(said, WORDINGS[-1])
        with canvas.lettering.fitting(TAGS, lambda: self._can_hold_tags(canvas, places[0][1], self.words)):
            for seat, (left, width) in enumerate(places):
                draw_tags(canvas, self._tags(seat), left + TAGS_LEFT)
                if self.phase and seat in self.dangers:
                    draw_risk(canvas, self._lost(seat), left + width - TAGS_LEFT)

    def _ends(self, canvas: Canvas, style: str, room: Callable[[Iterable[float]], float]) -> float:
        """Return where the words of the day end: the room is the `sum` of all phases, or the longest."""
        day = LEFT + max(canvas.measure(words, style)[0] for words, style in self._time()) + 12
        return day + room(canvas.measure(_phase(phase), style)[0] + NEXT for phase in PHASES)

    def _time(self) -> Sequence[tuple[str, str]]:
        """Return which day it is, and in it which step, with their styles; a day begins and ends without."""
        day = tr("Day {day} of {days}", day=self.day, days=self.days)
        step = tr("Step {step} of {steps}", step=self.step, steps=self.steps)
        return ((day, "key"), (step, "caption")) if self.phase else ((day, "key"),)

    def _can_hold_names(self, canvas: Canvas, width: float) -> bool:
        """True if plates of that width hold every name as it is."""
        wide = max(
            canvas.measure(who.name, "key")[0] + canvas.measure(str(line.points), "number")[0]
            for who, line in zip(self.seats, self.lines, strict=True)
        )
        return wide < width - _face(width) - BESIDE

    def _can_hold_counts(self, canvas: Canvas, width: float) -> bool:
        """True if plates of that width hold three of the longest numbers on them beside each other."""
        return self._between(canvas, width) >= TO_SIGN

    def _between(self, canvas: Canvas, width: float, large: float = 1.0) -> float:
        """Return how far a number lies from the next sign, so that the longest plate has room for all."""
        return min(FAR, (self._room(canvas, width) - SIGNS * large) / 2)

    def _room(self, canvas: Canvas, width: float) -> float:
        """Return the room that the longest numbers on plates of that width leave for signs."""
        numbers = (
            sum(TO_NUMBER + canvas.measure(str(count), "caption")[0] for _, count, _ in self._counts(seat))
            for seat in range(len(self.lines))
        )
        return width - _face(width) - APART - WITHIN_PLATE - max(numbers, default=0.0)

    def _sign_size(self, canvas: Canvas, width: float) -> float:
        """Return how large signs are: they grow with their numbers, into the room that these leave."""
        grown = min(LARGEST_SIGN, 1 + SHARE * (canvas.lettering.factor - 1))
        return max(1.0, min(grown, (self._room(canvas, width) - 2 * TO_SIGN) / SIGNS))

    def _counts(self, seat: int) -> Sequence[tuple[str, int, float]]:
        """Return how many Runners, cards and Direction tokens a seat has, with their signs and widths."""
        line, colour = self.lines[seat], self.seats[seat].colour
        die, marker = f"bulls/die_{colour}_5", f"bulls/marker_{colour}"
        return (die, line.runners, SIGN), ("ui/card", line.cards, CARD), (marker, line.markers, SIGN)

    def _can_hold_tags(self, canvas: Canvas, width: float, words: frozenset[str]) -> bool:
        """True if what hangs from each plate of that width is no wider in these words."""
        self.words = words
        lost = max((mark_width(canvas, self._lost(seat)) for seat in self.dangers), default=0.0)
        tags = max(tags_width(canvas, self._tags(seat)) for seat in range(len(self.lines)))
        return tags + lost * bool(self.phase) <= width - 2 * TAGS_LEFT

    def _tags(self, seat: int) -> Sequence[Tag]:
        """Return what hangs from a plate: while the day is on, what it brings; else what it changes."""
        if self.phase:
            return today(self.expected.get(seat), "today" in self.words)
        return tomorrow(self.lines[seat].sums, self.seats[seat].colour)

    def _draw_day(self, canvas: Canvas) -> float:
        """Draw the day and its step below each other; return where they end."""
        heights = (DAY, STEP) if self.phase else ((DAY + STEP) / 2,)
        colours = OCHRE_LT, PAPER
        return max(
            canvas.text(words, LEFT, y, style, colour, anchor="left middle").right
            for (words, style), y, colour in zip(self._time(), heights, colours, strict=False)
        )

    def _draw_phases(self, canvas: Canvas, left: float, box: pygame.FRect) -> None:
        """Draw the phases one after another within a box, the present one underlined."""
        x, y = left, box.centery - 1
        for phase in PHASES:
            on = phase == self.phase
            style, colour = ("key", PAPER_HI) if on else ("caption", QUIET_ON_WOOD)
            words = canvas.text(_phase(phase), x, y, style, colour, anchor="left middle", box=box)
            if on:
                canvas.fill((words.left - 2, y + 14, words.w + 4, 4), OCHRE_LT, radius=2)
            if phase != PHASES[-1]:
                canvas.text("›", words.right + 5, y - 1, "caption", QUIET_ON_WOOD, anchor="left middle")
            x = words.right + NEXT

    def _draw_phase(self, canvas: Canvas, middle: float) -> None:
        """Draw the present phase in words, and below it a disc for each, the present one bright.

        A day begins and ends without any.
        """
        words = _phase(self.phase) if self.phase else tr("Dusk") if self.is_dusk else tr("Dawn")
        canvas.text(words, middle, PIPS - 22, "card", PAPER_HI, anchor="center middle")
        for place, phase in enumerate(PHASES):
            colour = OCHRE_LT if phase == self.phase else QUIET_ON_WOOD
            radius = PIP if phase == self.phase else PIP - 1.5
            canvas.disc((middle + (place - (len(PHASES) - 1) / 2) * 4 * PIP, PIPS), radius, colour)

    def _draw_plate(self, canvas: Canvas, seat: int, area: pygame.FRect) -> None:
        line, who = self.lines[seat], self.seats[seat]
        canvas.nine("ui/seat_plate_active" if seat == self.turn else "ui/seat_plate", area)
        face = _face(area.w)
        at, size = (area.left + face / 2, area.centery), self.ring
        if seat in self.leaders:  # the face keeps its size, for which it is ready
            canvas.picture("ui/laurel", *at, size * LAUREL, anchor="center")
        draw_face(canvas, self.faces[seat], who.colour, at, size)
        with canvas.lettering.at_most(POINTS):
            points = canvas.text(
                str(line.points), area.right - 10, area.top + 17, "number", OCHRE_LT, anchor="right middle"
            )
        left = area.left + face
        room = points.left - left - 4
        name = canvas.lettering.shorten(who.name, "key", canvas.k, room * canvas.k)
        colour = OCHRE_LT if seat == self.turn else PAPER_HI
        canvas.text(name, left, area.top + 18, "key", colour, anchor="left middle")
        if seat == self.first:
            canvas.picture("bulls/first_player", area.left + 10, area.top + 11, 25, anchor="center")

    def _draw_counts(self, canvas: Canvas, seat: int, area: pygame.FRect) -> None:
        """Draw how many Runners, cards and Direction tokens a seat has."""
        foot, large = area.bottom - FOOT, self._sign_size(canvas, area.w)
        between = self._between(canvas, area.w, large)
        middle = min(foot, area.bottom + 1 - canvas.measure("8", "caption")[1] / 2)
        low = area.bottom - min(FOOT, BELOW_NAME - SIGN * large / 2)
        x = area.left + _face(area.w) + APART
        for icon, count, wide in self._counts(seat):
            canvas.picture(icon, x + wide * large / 2, low, wide * large, anchor="center")
            x += wide * large + TO_NUMBER
            words = canvas.text(str(count), x, middle, "caption", PAPER, anchor="left middle", box=area)
            x = words.right + between

    def _lost(self, seat: int) -> Mark:
        """Return how many Runners of a seat are in danger, in words or with the picture of one."""
        mark = self.dangers[seat]
        lost = mark._replace(before=mark.before if "before" in self.words else "").in_full
        if "danger" in self.words:
            return lost._replace(words=tr("{n} in danger", n=lost.words))
        return lost._replace(icon=f"bulls/die_{self.seats[seat].colour}_5")


def _face(width: float) -> float:
    """Return the room for the face on a plate of that width."""
    return FACE if width > 150 else NARROW


def _phase(phase: str) -> str:
    return {"play": tr("Play"), "run": tr("Run"), "charge": tr("Charge"), "pass": tr("Pass")}[phase]
