"""How a game went, on the page of its results: a curve of points, and moments."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.menus.entrance import Entrance
from scenes.stage.epilogue import Epilogue, Highlight
from scenes.stage.faces import Mood, portrait
from scenes.stage.results import Results, amount
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.curves import Curve, Curves, draw_pin
from scenes.ui.marks import draw_face, faces_of
from scenes.ui.widgets import Widget

FACE, PIN = 44.0, 25.0
"""Of a moment: the width of its face, and the room for its pin."""
EDGE, ASIDE, APART, LETTERS = 12.0, 18.0, 12.0, (1.3, 1.15, 1.0, 0.92, 0.85)
"""The margins of a paper that bears one moment, above and beside it, how far two moments are apart, and the
sizes of letters that are tried to have each of them on one line."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500)
LINES = 5
"""The grid has so many lines at most."""
CHART = 146.0
"""The least height of the curve."""


def faces_at_the_end(results: Results) -> list[str]:
    """Return the portraits by seat: winners are glad, whoever came in last is sore."""
    moods = [Mood.CALM] * len(results.seats)
    moods[results.order[-1]] = Mood.SORE
    for seat in results.winners:
        moods[seat] = Mood.GLAD
    return [portrait(face, mood) for face, mood in zip(faces_of(results.seats), moods, strict=True)]


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
    """Return the moments of an evening below one another; `area` is left, top and width."""
    left, top, wide = area
    shown, faces = list[Widget](), faces_at_the_end(results)
    for one in epilogue.moments:
        rect = left, top, wide, Remembered.height(canvas, one, wide)
        shown.append(Remembered(rect, results.seats[one.seat].colour, faces[one.seat], one))
        top = shown[-1].rect.bottom + APART
    return shown


class Note(Remembered):
    """A moment on a paper of its own, which comes after so many others as the `entrance` says."""

    def __init__(
        self, paper: pygame.FRect, colour: str, face: str, told: Highlight, entrance: Entrance, share: float
    ) -> None:
        super().__init__(paper.inflate(-2 * ASIDE, -2 * EDGE), colour, face, told)
        self._entrance, self._share = entrance, share

    @property
    def top(self) -> float:
        """The upper edge of the paper."""
        return self.rect.top - EDGE

    def draw(self, canvas: Canvas) -> None:
        if self._entrance.told > self._share:
            canvas.nine("ui/panel_paper", self.rect.inflate(2 * ASIDE, 2 * EDGE), shadow=theme.RESTING)
            with canvas.lettering.fitting(LETTERS, partial(self.is_short, canvas, self._told, self.rect.w)):
                super().draw(canvas)

    @classmethod
    def is_short(cls, canvas: Canvas, told: Highlight, width: float) -> bool:
        """Return whether its words stand on one line in the letters as they are now."""
        return cls.height(canvas, told, width) <= max(FACE, 2.2 * canvas.measure("A", "body")[1])


def notes(
    canvas: Canvas, area: tuple[float, float, float], results: Results, epilogue: Epilogue, entrance: Entrance
) -> list[Note]:
    """Return the moments beside one another on papers of one height; `area` is left, bottom and width."""
    left, bottom, wide = area
    told, faces = epilogue.moments, faces_at_the_end(results)
    if not told:
        return []
    step = (wide + APART) / len(told)
    inner = step - APART - 2 * ASIDE
    with canvas.lettering.fitting(LETTERS, lambda: all(Note.is_short(canvas, one, inner) for one in told)):
        high = max(Remembered.height(canvas, one, inner) for one in told) + 2 * EDGE
    return [
        Note(
            pygame.FRect(left + place * step, bottom - high, step - APART, high),
            results.seats[one.seat].colour, faces[one.seat], one, entrance, place / len(told),
        )
        for place, one in enumerate(told)
    ]  # fmt: skip
