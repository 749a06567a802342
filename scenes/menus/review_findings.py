"""What the review of a game says of decisions: the ones to try again, and luck and choices side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from game.core.seat import Seat
from game.review.audit import Verdict
from game.review.decisions import Balance
from game.translation import tr, trn
from scenes.menus.menu import MenuChoice
from scenes.ui import theme
from scenes.ui.canvas import Area, Canvas
from scenes.ui.curves import draw_pin
from scenes.ui.marks import draw_face
from scenes.ui.scene import Transition
from scenes.ui.widgets import Label, Widget

FACE, BESIDE, PIN = 44.0, 14.0, 26.0
"""The width of a face, the gap to the words, and the room of a pin before a heading."""
GAP = 20.0
"""Between two cards, and between two rows of them."""
NAME, ROW = 0.24, 8.0
"""The share of the table's width for names, and what a row is higher than its figures."""
BELOW = 1.3
"""Text size from which on cards stand below one another."""

Open = Callable[[Verdict], "Transition | None"]
"""Shows the position of a verdict, to try it again."""


class DecisionCard(Widget):
    """One decision: who decided and when, and what is said of it."""

    def __init__(self, rect: Area, seat: Seat, face: str, title: str, words: str, is_good: bool) -> None:
        super().__init__(rect)
        self.seat, self.face, self.title, self.words, self.is_good = seat, face, title, words, is_good

    @property
    def spoken_text(self) -> str:
        return f"{self.title}\n{self.words}"

    @staticmethod
    def height(canvas: Canvas, title: str, words: str, width: float) -> float:
        """Height at that width."""
        inner = width - FACE - BESIDE
        tall = canvas.measure(title, "strong", inner - PIN)[1] + canvas.measure(words, "body", inner)[1]
        return max(FACE + 4, tall + 4)

    def draw(self, canvas: Canvas) -> None:
        area = self.rect
        draw_face(canvas, self.face, self.seat.colour, (area.left + FACE / 2, area.top + FACE / 2 + 2), FACE)
        left, wide = area.left + FACE + BESIDE, area.w - FACE - BESIDE
        draw_pin(canvas, (left + 8, area.top + canvas.measure("A", "strong")[1] / 2), self.is_good)
        colour = theme.OLIVE_DK if self.is_good else theme.ALMAGRE_DK
        written = canvas.text(self.title, left + PIN, area.top, "strong", colour, width=wide - PIN, box=area)
        canvas.text(self.words, left, written.bottom, "body", theme.INK, width=wide, box=area)


class BalanceTable(Widget):
    """A row for each seat: where it began, what dice and choices brought it, and where it ended."""

    def __init__(self, rect: Area, seats: Sequence[Seat], balances: Sequence[Balance]) -> None:
        super().__init__(rect)
        self._seats, self._balances = seats, balances

    @staticmethod
    def columns() -> tuple[str, ...]:
        """What stands over the figures."""
        chosen = tr("Own choices"), tr("Choices of the others")
        return (tr("At the start"), tr("Luck"), *chosen, tr("At the end"))

    @staticmethod
    def height(canvas: Canvas, count: int, width: float) -> float:
        """Height of a table of so many seats."""
        return _head(canvas, width) + count * _row(canvas)

    @property
    def spoken_text(self) -> str:
        rows = []
        for seat, balance in zip(self._seats, self._balances, strict=True):
            told = zip(self.columns(), figures(balance), strict=True)
            rows.append(f"{seat.name}: {', '.join(f'{name} {figure}' for name, figure in told)}")
        return "\n".join(rows)

    def draw(self, canvas: Canvas) -> None:
        area, names = self.rect, self.rect.w * NAME
        step, head, row = (area.w - names) / 5, _head(canvas, area.w), _row(canvas)
        for place, words in enumerate(self.columns()):
            middle = area.left + names + step * (place + 0.5)
            canvas.text(
                words, middle, area.top + head - 4, "caption", theme.SEPIA, anchor="center bottom",
                width=step - 8, box=(middle - step / 2, area.top, step, head),
            )  # fmt: skip
        top = area.top + head
        for seat, balance in zip(self._seats, self._balances, strict=True):
            canvas.line((area.left, top), (area.right, top), theme.PAPER_DK, 1)
            middle = top + row / 2
            name = canvas.lettering.shorten(seat.name, "strong", canvas.k, (names - 8) * canvas.k)
            canvas.text(
                name, area.left + 4, middle, "strong", theme.SEATS[seat.colour].on_paper,
                anchor="left middle", box=(area.left, top, names, row),
            )  # fmt: skip
            for place, figure in enumerate(figures(balance)):
                style = "strong" if place in (0, 4) else "body"
                canvas.text(
                    figure, area.left + names + step * (place + 0.5), middle, style,
                    theme.INK if place in (0, 4) else _colour(figure), anchor="center middle",
                )  # fmt: skip
            top += row


def figures(balance: Balance) -> list[str]:
    """Return a balance in points of a hundred: where a seat began, three changes, and where it ended.

    The changes are rounded so that they add up.

    >>> figures(Balance(0.334, 0.254, -0.088, -0.5))
    ['33', '+26', '−9', '−50', '0']
    """
    sums, total = [], 0.0
    for part in balance:
        total += part
        sums.append(round(100 * total))
    changes = [after - before for before, after in pairwise(sums)]
    signed = [f"{change:+d}".replace("-", "−") if change else "0" for change in changes]
    return [str(sums[0]), *signed, str(sums[-1])]


def _colour(figure: str) -> theme.Colour:
    return {"+": theme.OLIVE_DK, "−": theme.ALMAGRE_DK}.get(figure[0], theme.INK)


def _head(canvas: Canvas, width: float) -> float:
    step = width * (1 - NAME) / 5
    return max(canvas.measure(words, "caption", step - 8)[1] for words in BalanceTable.columns()) + 8


def _row(canvas: Canvas) -> float:
    return canvas.measure("0", "strong")[1] + ROW


def of_a_hundred(gain: float) -> int:
    """Return how many more games of a hundred are won by so much more of the victory, at least one."""
    return max(1, round(100 * gain))


def verdict_words(verdict: Verdict) -> str:
    """Say what a decision was worth, without saying what it was."""
    gain = verdict.comparison.gain
    n = of_a_hundred(abs(gain))
    if gain > 0:
        return trn(
            "Another choice would have won about **1** more game of 100.",
            "Another choice would have won about **{n}** more games of 100.",
            n,
        )
    return trn(
        "What was chosen wins about **1** more game of 100 than what tempts most.",
        "What was chosen wins about **{n}** more games of 100 than what tempts most.",
        n,
    )


def cards(
    canvas: Canvas,
    area: tuple[float, float, float],
    verdicts: Sequence[Verdict],
    titles: Sequence[str],
    who: Callable[[int], tuple[Seat, str]],
    show: Open,
) -> list[Widget]:
    """Return a card for each verdict with a button below it, side by side; `area` is left, top and width."""
    left, top, wide = area
    columns = 3 if canvas.lettering.factor < BELOW else 1
    width = (wide - GAP * (columns - 1)) / columns
    made: list[Widget] = []
    for start in range(0, len(verdicts), columns):
        shown = list(zip(verdicts, titles, strict=True))[start : start + columns]
        texts = [(title, verdict_words(verdict)) for verdict, title in shown]
        high = max(DecisionCard.height(canvas, *text, width) for text in texts)
        bottom = top
        for place, ((verdict, _), text) in enumerate(zip(shown, texts, strict=True)):
            x, is_good = left + place * (width + GAP), verdict.comparison.gain < 0
            made.append(DecisionCard((x, top, width, high), *who(verdict.decision.seat), *text, is_good))
            words = tr("Look at it again") if is_good else tr("Try it again")
            again = MenuChoice(f"again {start + place}", words, partial(show, verdict), "gold")
            size = again.size(canvas, "small button")
            made.append(again.button((x + FACE + BESIDE, top + high + 2, *size), "small button"))
            bottom = made[-1].rect.bottom
        top = bottom + GAP
    return made


def heading(canvas: Canvas, left: float, top: float, wide: float, words: str) -> Label:
    """Return the heading of a part of the page."""
    return Label.measured(canvas, (left, top), wide, words, "heading", theme.ALMAGRE_DK)
