"""How a game went, on the page of its results: the winner's portrait, a curve of points, and moments."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.menus.dais import Ledge
from scenes.menus.entrance import Entrance, Unfolding
from scenes.menus.podium import METALS
from scenes.stage.epilogue import Epilogue, Highlight
from scenes.stage.faces import Mood, portrait
from scenes.stage.results import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.curves import Curve, Curves, draw_pin
from scenes.ui.marks import draw_face, faces_of
from scenes.ui.widgets import Label, Panel, Widget

PORTRAIT, CROWNED = 176.0, 1.5
"""Width of the winner's portrait, and how much wider the laurel is."""
ACROSS, PLATE, BETWEEN, FOOT = (0, -1, 1), (104.0, 34.0), 4.0, 6.0
"""Where the first, the second and the third stand, the size of the plate below each, how far these are apart,
and how far above the shelf."""
OTHERS, MEDAL, NAMES = 74.0, 11.0, (1.0, 0.9, 0.8, 0.7)
"""The width of their faces, the radius of their medals, and the text sizes that are tried for their names."""
FACE, PIN = 44.0, 25.0
"""Of a moment: the width of its face, and the room for its pin."""
MARGIN, EDGE, BAR, APART = 22.0, 20.0, 12.0, 12.0
"""Of the paper below it: beside the words, above them, room for a bar, and between two of its parts."""
MOST = 0.72
"""The share of the column that the paper takes at most."""
LEDGE = 17.0
"""The height of the shelf on which the portraits stand."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LINES = 5
"""The grid has so many lines at most."""
CHART = 156.0
"""The least height of the curve."""


def faces_at_the_end(results: Results) -> list[str]:
    """Return the portraits by seat: winners are glad, all others sore."""
    faces = faces_of(results.seats)
    return [
        portrait(face, Mood.GLAD if seat in results.winners else Mood.SORE) for seat, face in enumerate(faces)
    ]


class Laurels(Widget):
    """The winner, glad and crowned, between the second and the third, each over a plate with name and points.

    Several winners stand side by side alone. All rise as the `entrance` says.
    """

    def __init__(self, rect: Area, results: Results, entrance: Entrance) -> None:
        super().__init__(rect)
        self._results, self._entrance = results, entrance
        self._faces = faces_at_the_end(results)
        for seat in results.order[1:-1]:  # nobody is sore on a podium but who came in last
            if seat not in results.winners:
                self._faces[seat] = faces_of(results.seats)[seat]

    def draw(self, canvas: Canvas) -> None:
        winners = self._results.winners
        with canvas.clip(self.rect.inflate(2 * MEDAL, 0)):
            if len(winners) == 1:
                with canvas.lettering.fitting(NAMES, partial(self._has_names, canvas)):
                    for place, seat in reversed([*enumerate(self._results.order[: len(ACROSS)])]):
                        self._draw_place(canvas, place, seat)
                return
            step = self.rect.w / len(winners)
            side = min(PORTRAIT, step / CROWNED, self.rect.h / CROWNED)
            y = self.rect.centery + (1 - self._entrance.risen[0]) * self.rect.h
            for place, seat in enumerate(winners):
                middle = self.rect.left + step * (place + 0.5), y
                colour = self._results.seats[seat].colour
                draw_face(canvas, self._faces[seat], colour, middle, side, laurel=True)

    def _has_names(self, canvas: Canvas) -> bool:
        """Return whether all names stand whole beside their points in the letters as they are now."""
        room = PLATE[0] - MEDAL - 23
        told = [
            (self._results.seats[seat].name, self._results.rows[seat][-1]) for seat in self._results.order
        ]
        return all(
            canvas.measure(name, "strong")[0] + canvas.measure(amount(points), "number")[0] <= room
            for name, points in told[: len(ACROSS)]
        )

    def _draw_place(self, canvas: Canvas, place: int, seat: int) -> None:
        """Draw who came first, second or third, with a medal, over what they are called and have."""
        who, is_first = self._results.seats[seat], place == 0
        sunk = (1 - self._entrance.risen[place]) * self.rect.h
        plate = pygame.FRect(0, self.rect.bottom - PLATE[1] - FOOT + sunk, *PLATE)
        plate.centerx = self.rect.centerx + ACROSS[place] * (PLATE[0] + BETWEEN)
        room = self.rect.h - PLATE[1] - FOOT
        side = min(PORTRAIT, room / CROWNED) if is_first else min(OTHERS, room / CROWNED)
        middle = plate.centerx, plate.top - side * (CROWNED / 2 - 0.1 if is_first else 0.44)
        draw_face(canvas, self._faces[seat], who.colour, middle, side, laurel=is_first)
        canvas.nine("ui/seat_plate", plate, shadow=theme.RESTING)
        points = canvas.text(
            amount(self._results.rows[seat][-1]), plate.right - 10, plate.centery, "number", theme.OCHRE_LT,
            anchor="right middle", box=plate,
        )  # fmt: skip
        left = plate.left + MEDAL + 9
        name = canvas.lettering.shorten(who.name, "strong", canvas.k, (points.left - 4 - left) * canvas.k)
        canvas.text(name, left, plate.centery, "strong", theme.PAPER_HI, anchor="left middle", box=plate)
        medal = plate.left + 6, plate.centery
        canvas.disc(medal, MEDAL + 1.5, theme.INK)
        canvas.disc(medal, MEDAL, METALS[self._results.place(seat) - 1])
        canvas.text(str(self._results.place(seat)), *medal, "small number", theme.INK, anchor="center middle")


class PointCurves(Curves):
    """A chart of points instead of shares; `epilogue` has them by station. It is drawn as `entrance` says."""

    entrance: Entrance | None = None

    @classmethod
    def below(cls, canvas: Canvas, area: Area, results: Results, epilogue: Epilogue) -> PointCurves:
        """Return it as wide as an area, from its top on, as high as its names need."""
        left, top, wide, _ = area
        return cls((left, top, wide, cls.height_for(canvas, results)), results, epilogue)

    @staticmethod
    def height_for(canvas: Canvas, results: Results) -> float:
        """Return how high it is for the names of all seats, below what its numbers are."""
        named = canvas.measure("0", "caption")[1] + 4
        return named + max(CHART, Curves.least_height(canvas, len(results.seats)))

    def __init__(self, rect: Area, results: Results, epilogue: Epilogue) -> None:
        self._epilogue = epilogue
        numbers = [number for stand in epilogue.curve for number in stand]
        low, high = min(*numbers, 0), max(*numbers, 1)
        self._step = next((step for step in STEPS if (high - low) / step <= LINES), STEPS[-1])
        self._low = self._step * (low // self._step)
        self._high = -self._step * (-high // self._step)
        curves = [Curve(seat.name, seat.colour, self._stops(seat.index)) for seat in results.seats]
        super().__init__(rect, curves, epilogue.stations, (), (epilogue.of, ""))

    def _stops(self, seat: int) -> list[tuple[float, float]]:
        reach = self._high - self._low
        return [
            (place, (stand[seat] - self._low) / reach) for place, stand in enumerate(self._epilogue.curve)
        ]

    def said(self, share: float) -> str:
        return str(round(self._low + share * (self._high - self._low))).replace("-", "−")

    @property
    def drawn(self) -> float:
        return self.entrance.drawn if self.entrance is not None else 1.0

    @property
    def spoken_text(self) -> str:
        end = self._epilogue.curve[-1]
        told = (f"{curve.name} {amount(number)}" for curve, number in zip(self.curves, end, strict=True))
        return f"{self._epilogue.of}: {', '.join(told)}"

    def _grid(self, canvas: Canvas, plot: pygame.FRect) -> None:
        for number in range(int(self._low), int(self._high) + 1, self._step):
            y = plot.bottom - (number - self._low) / (self._high - self._low) * plot.h
            colour, width = (theme.SEPIA, 2) if number == 0 else (theme.PAPER_DK, 1)
            canvas.line((plot.left, y), (plot.right, y), colour, width)
            words = str(number).replace("-", "−")
            canvas.text(words, plot.left - 8, y, "caption", theme.INK_2, anchor="right middle")


class Remembered(Widget):
    """One moment: the face of its seat, a heading with a pin, and words."""

    def __init__(self, rect: Area, colour: str, face: str, told: Highlight) -> None:
        super().__init__(rect)
        self._colour, self._face, self._told = colour, face, told

    @property
    def spoken_text(self) -> str:
        return f"{self._told.title}. {self._told.words}"

    @staticmethod
    def height(canvas: Canvas, told: Highlight, width: float) -> float:
        """Height at that width."""
        inner = width - FACE - 12
        tall = (
            canvas.measure(told.title, "strong", inner - PIN)[1]
            + canvas.measure(told.words, "body", inner)[1]
        )
        return max(FACE, tall + 4)

    def draw(self, canvas: Canvas) -> None:
        area, told = self.rect, self._told
        draw_face(canvas, self._face, self._colour, (area.left + FACE / 2, area.top + FACE / 2), FACE)
        left, wide = area.left + FACE + 12, area.w - FACE - 12
        draw_pin(canvas, (left + 7, area.top + canvas.measure("A", "strong")[1] / 2), told.up)
        written = canvas.text(
            told.title, left + PIN, area.top, "strong", theme.ALMAGRE_DK, width=wide - PIN, box=area
        )
        canvas.text(told.words, left, written.bottom, "body", theme.INK, width=wide, box=area)


def told(
    canvas: Canvas, area: tuple[float, float, float], results: Results, epilogue: Epilogue
) -> list[Widget]:
    """Return the sentence of the evening and its moments below it; `area` is left, top and width."""
    left, top, wide = area
    sentence = Label.measured(canvas, (left, top), wide, epilogue.sentence, "lead", anchor="center top")
    shown: list[Widget] = [sentence]
    faces = faces_at_the_end(results)
    for one in epilogue.moments:
        rect = left, shown[-1].rect.bottom + APART, wide, Remembered.height(canvas, one, wide)
        shown.append(Remembered(rect, results.seats[one.seat].colour, faces[one.seat], one))
    return shown


def winner_column(
    canvas: Canvas, area: pygame.FRect, results: Results, epilogue: Epilogue, entrance: Entrance
) -> list[Widget]:
    """Return the portrait of whoever won, over a paper with what is told of the evening."""
    left, wide = area.left + MARGIN, area.w - 2 * MARGIN - BAR
    words = told(canvas, (left, 0.0, wide), results, epilogue)
    high = min(words[-1].rect.bottom + 2 * EDGE, MOST * area.h)
    paper = pygame.FRect(area.left, area.bottom - high, area.w, high)
    inner = pygame.FRect(left, paper.top + EDGE, wide + BAR, high - 2 * EDGE)
    for widget in words:
        widget.rect.top += inner.top
    crowned = Laurels((area.left, area.top, area.w, paper.top - area.top - 3), results, entrance)
    ledge = Ledge((area.left + 8, paper.top - 8, area.w - 16, LEDGE))
    return [Panel(paper, "paper", theme.LIFTED), ledge, crowned, Unfolding(inner, words, words, entrance)]
