"""The sheet at dusk: who arrived where, who was trampled, ranks, their change, and what tomorrow brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from game.bulls.rows import DESTINATIONS
from game.bulls.view import BullsView
from game.core.seat import Seat
from game.translation import language, tr, trn
from scenes.skins.bulls.drawing.card_faces import EFFECT_ICONS, FOOT, VIEW, destination_view, effect_tags
from scenes.skins.bulls.words.days import tomorrow
from scenes.stage.faces import Mood, portrait
from scenes.ui.canvas import Canvas
from scenes.ui.marks import WITHIN, draw_face
from scenes.ui.text import Lettering, signed
from scenes.ui.theme import (
    ALMAGRE_DK,
    INK,
    INK_2,
    OLIVE_DK,
    PAPER_DK,
    PAPER_HI,
    SEATS,
    SEPIA,
)

K = 1.5
"""Pixels of the sheet for each design pixel."""
WIDE, HEAD, ROW, BELOW = 1010.0, 172.0, 66.0, 26.0
"""Width of the sheet, and the heights of its head, of a row at most and of what is below them."""
ROWS = 306.0
"""The height that all rows have room in."""
EDGE = 46.0
LARGEST = 1.25
"""The largest text size that the rows have room for."""
CAPTION_SIZES, APART = (LARGEST, 1.15, 1.05, 1.0, 0.9), 8.0
"""The text sizes that are tried for the captions of the columns, and how far these lie apart at least."""
HERO = 78.0
"""Width of the face of a hero of the day."""
SHAPE = VIEW.w / (VIEW.h + FOOT.h)
"""The width of a destination's picture in its heights."""
RANK, NAME, PLACES, LOST, TODAY, TOTAL, TOMORROW = 0.0, 60.0, 262.0, 560.0, 652.0, 722.0, 784.0
"""Where the columns begin, from the inner left edge on."""
HIGHEST = 43.0
"""The height of one at most, so that the next beside it leaves room for the number of Runners."""
AROUND, LIMP = 14.0, 0.56
"""How much lower than its row a face is, and how wide whoever limps is, in heights of the row."""
MOST = 4
"""So many destinations of a seat have room at their full distance."""


@dataclass(frozen=True, slots=True)
class SeatDay:
    """The day of a seat: how many of its Runners came to which card, and how many were lost.

    Ranks are counted from 1; `before` is the one of yesterday, None on the first day. `tomorrow` are the
    changes of the following day.
    """

    seat: int
    arrived: tuple[tuple[int, int], ...]
    lost: int
    points: int
    total: int
    rank: int
    before: int | None
    tomorrow: tuple[tuple[str, int], ...]


def seat_days(view: BullsView) -> list[SeatDay]:
    """Return the day that is over of every seat, best first; the dice still lie where they ended."""
    today = [days[view.day - 1] for days in view.points]
    now, yesterday = view.totals, [sum(days[: view.day - 1]) for days in view.points]
    slots = dict(zip(view.town.destinations, view.slots, strict=False))
    found = []
    for seat in range(view.seats):
        ends = Counter(slots[die.space] for die in view.runners_of(seat) if die.space in slots)
        tags = Counter[str]()
        for card in view.noted[seat]:
            tags.update(dict(effect_tags(DESTINATIONS[card])))
        found.append(
            SeatDay(
                seat=seat,
                arrived=tuple((card, ends[card]) for card in view.slots if ends[card]),
                lost=view.trampled_of(seat),
                points=today[seat],
                total=now[seat],
                rank=1 + sum(total > now[seat] for total in now),
                before=1 + sum(other > yesterday[seat] for other in yesterday) if view.day > 1 else None,
                tomorrow=tuple((kind, sign) for kind, sign in tags.items() if sign),
            )
        )
    return sorted(found, key=lambda day: (day.rank, -day.points, day.seat))


def heroes(view: BullsView) -> list[int]:
    """Return the seats with the most points of the day; of equal ones those with the fewest losses."""
    days = seat_days(view)
    best = max((day.points, -day.lost) for day in days)
    return [day.seat for day in days if (day.points, -day.lost) == best]


def hero_words(names: str, points: int, count: int) -> str:
    """Return who is the hero of the day."""
    return trn(
        "Hero of the day: {names}, with {points} points",
        "Heroes of the day: {names}, with {points} points each",
        count,
        names=names,
        points=points,
    )


def _head_words(view: BullsView) -> tuple[float, float]:
    """Return where the words of the head begin, right of the heroes, and how much room they have."""
    left = EDGE + 48 + 74 * len(heroes(view)) + 10
    return left, WIDE - EDGE - left


def hero_places(view: BullsView) -> list[tuple[float, float]]:
    """Return where the faces of the heroes are on the sheet, from its upper left corner."""
    return [(EDGE + 48 + 74 * number, 78.0) for number in range(len(heroes(view)))]


class DuskSheets:
    """Draws what is on the sheet of a day, whose view is the one at its end.

    Text size, contrast and paper are those of the `screen`.
    """

    def __init__(self, screen: Canvas, seats: Sequence[Seat], faces: Sequence[str]) -> None:
        self.screen, self.art, self._seats, self._faces = screen, screen.art, seats, faces

    def name(self, view: BullsView) -> str:
        """Return the beginning of the names of its pictures, which tells all that is in them."""
        shown = language(), self.screen.lettering.factor, *self.screen.looks
        return f"bulls/dusk {shown} {view.day} {view.totals} {view.slots}"

    def needed(self, view: BullsView) -> list[str]:
        """Return the pictures that are drawn on it."""
        calm = [portrait(face, Mood.CALM) for face in self._faces]
        glad = [portrait(self._faces[seat], Mood.GLAD) for seat in heroes(view)]
        return [*calm, *glad, *(destination_view(DESTINATIONS[card].id) for card in view.slots)]

    def canvas(self, whole: pygame.Surface) -> Canvas:
        """Return what draws parts of a sheet on a surface that is as large as a whole window."""
        factor = min(LARGEST, self.screen.lettering.factor)
        canvas = Canvas(whole, self.art, Lettering(self.art, factor, kept=0))
        canvas.look_like(self.screen)
        return canvas

    def draw_title(self, canvas: Canvas, view: BullsView) -> None:
        """Draw which day is over, the laurels for its heroes, and what stands in which column."""
        for x, y in hero_places(view):
            canvas.picture("ui/laurel", x, y, 1.5 * HERO, anchor="center")
        over, (left, room) = tr("Day {day} is over", day=view.day), _head_words(view)
        # larger letters grow upward, off what stands below
        canvas.text(over, left, 74, "poster", ALMAGRE_DK, anchor="left bottom", width=room)
        captions = {PLACES: tr("Arrived"), LOST: tr("Trampled"), TODAY: tr("Today"), TOTAL: tr("Total")}
        if view.day < view.days:
            captions[TOMORROW] = tr("Tomorrow")
        rooms = [after - x - APART for x, after in pairwise((*captions, WIDE - 2 * EDGE))]

        def fits() -> bool:
            written = zip(captions.values(), rooms, strict=True)
            return all(canvas.measure(words, "strong")[0] <= room for words, room in written)

        with canvas.lettering.fitting(CAPTION_SIZES, fits):
            for x, words in captions.items():
                canvas.text(words, EDGE + x, HEAD - 5, "strong", SEPIA, anchor="left bottom")

    def draw_heroes(self, canvas: Canvas, view: BullsView) -> None:
        """Draw into their laurels who are the heroes of the day, and say so, who leads and what comes."""
        best, (left, room) = heroes(view), _head_words(view)
        for seat, at in zip(best, hero_places(view), strict=True):
            draw_face(canvas, portrait(self._faces[seat], Mood.GLAD), self._seats[seat].colour, at, HERO)
        names = ", ".join(self._seats[seat].name for seat in best)
        points, coming = view.points[best[0]][view.day - 1], tomorrow(view, self._seats)
        canvas.text(hero_words(names, points, len(best)), left, 74, "lead", INK, width=room)
        with canvas.lettering.fitting(CAPTION_SIZES, lambda: canvas.measure(coming, "body")[0] <= room):
            canvas.text(coming, left, 106, "body", SEPIA)

    def pictures(self, day: SeatDay, row: pygame.FRect) -> Iterator[tuple[str, float, float | None]]:
        """Yield the larger pictures in the row of a seat, how wide they are, and how high if given."""
        high, _ = arrived_step(row, len(day.arrived))
        for card, _ in day.arrived:
            yield destination_view(DESTINATIONS[card].id), high * SHAPE, high
        yield portrait(self._faces[day.seat], Mood.CALM), WITHIN * (row.h - AROUND), None
        yield f"ui/ring_{self._seats[day.seat].colour}", row.h - AROUND, None
        if day.lost:
            yield f"bulls/limp_{self._seats[day.seat].colour}_1", LIMP * row.h, None

    def draw_row(self, canvas: Canvas, day: SeatDay, row: pygame.FRect) -> None:
        """Draw the day of a seat."""
        who, y = self._seats[day.seat], row.centery
        canvas.line((row.left, row.top), (row.right, row.top), PAPER_DK, 1.5)
        canvas.text(str(day.rank), row.left + 16, y, "score", INK, anchor="center middle")
        _draw_change(canvas, day, (row.left + 42, y))
        face = portrait(self._faces[day.seat], Mood.CALM)  # whenever the sheet is painted
        draw_face(canvas, face, who.colour, (row.left + NAME + 28, y), row.h - AROUND)
        name = canvas.lettering.shorten(who.name, "heading", canvas.k, 138 * canvas.k)
        colour = SEATS[who.colour].on_paper
        canvas.text(name, row.left + NAME + 62, y, "heading", colour, anchor="left middle")
        self._draw_arrived(canvas, day, row)
        if day.lost:
            limping = f"bulls/limp_{who.colour}_1"
            canvas.picture(limping, row.left + LOST + 18, y, LIMP * row.h, anchor="center")
            canvas.text(f"{day.lost}", row.left + LOST + 46, y, "number", ALMAGRE_DK, anchor="left middle")
        else:
            canvas.text("0", row.left + LOST + 46, y, "number", SEPIA, anchor="left middle")
        canvas.text(signed(day.points), row.left + TODAY, y, "number", INK_2, anchor="left middle")
        canvas.text(str(day.total), row.left + TOTAL, y, "score", INK, anchor="left middle")
        self._draw_tomorrow(canvas, day, row)

    def _draw_tomorrow(self, canvas: Canvas, day: SeatDay, row: pygame.FRect) -> None:
        """Draw what tomorrow changes for a seat: all of it within the row."""
        x, colours = row.left + TOMORROW, {1: OLIVE_DK, -1: ALMAGRE_DK}
        long = sum(canvas.measure(signed(sign), "number")[0] + 36 for _, sign in day.tomorrow) - 6
        share = min(1.0, (row.right - x) / max(1.0, long))
        with canvas.lettering.at_most(canvas.lettering.factor * share):
            for kind, sign in day.tomorrow:
                colour = colours[1 if sign > 0 else -1]
                words = canvas.text(signed(sign), x, row.centery, "number", colour, anchor="left middle")
                own = f"bulls/die_{self._seats[day.seat].colour}_5"
                icon = own if kind == "runners" else EFFECT_ICONS[kind]
                canvas.picture(icon, words.right + 16 * share, row.centery, 24 * share, anchor="center")
                x = words.right + 36 * share

    def _draw_arrived(self, canvas: Canvas, day: SeatDay, row: pygame.FRect) -> None:
        """Draw the cards of the destinations that were reached, on each a Runner and how many came there."""
        high, step = arrived_step(row, len(day.arrived))
        wide = high * SHAPE
        for place, (card, count) in enumerate(day.arrived):
            x = row.left + PLACES + wide / 2 + place * step
            picture = destination_view(DESTINATIONS[card].id)
            canvas.picture(picture, x, row.centery, wide, height=high, anchor="center")
            tag = pygame.FRect(x - wide / 2 - 5, row.centery - high / 2 - 3, 38, 21)
            canvas.fill(tag, INK, radius=10)
            canvas.fill(tag.inflate(-3, -3), PAPER_HI, radius=9)
            die = f"bulls/die_{self._seats[day.seat].colour}_5"
            canvas.picture(die, tag.left + 11, tag.centery, 15, anchor="center")
            canvas.text(str(count), tag.left + 27, tag.centery, "key", INK, anchor="center middle", box=tag)


def sheet_area(view: BullsView) -> pygame.FRect:
    """Return the area of the sheet of a table, from its own upper left corner."""
    return pygame.FRect(0, 0, WIDE, HEAD + min(ROW * view.seats, ROWS) + BELOW)


def row_area(view: BullsView, place: int) -> pygame.FRect:
    """Return the area of a row of the sheet, the highest of which is 0."""
    step = min(ROW, ROWS / view.seats)
    return pygame.FRect(EDGE, HEAD + place * step, WIDE - 2 * EDGE, step)


def arrived_step(row: pygame.FRect, count: int) -> tuple[float, float]:
    """Return how high the destinations are in a row in which there are so many, and from one to the next."""
    return min(row.h - 8, HIGHEST), min(72.0, 288.0 / max(MOST, count))


def _draw_change(canvas: Canvas, day: SeatDay, at: tuple[float, float]) -> None:
    """Draw by how many ranks a seat has risen or fallen since yesterday."""
    if day.before is None or day.before == day.rank:
        return
    x, y, rise = *at, day.before - day.rank
    tip = -9 if rise > 0 else 9
    colour = OLIVE_DK if rise > 0 else ALMAGRE_DK
    canvas.polygon([(x, y + tip), (x - 7, y), (x + 7, y)], colour)
    canvas.text(str(abs(rise)), x, y + (8 if rise > 0 else -10), "key", colour, anchor="center middle")
