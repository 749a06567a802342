"""The results of a game of Running with the Bulls: points by day, and what made the difference."""

from __future__ import annotations

from collections.abc import Sequence

from game.bulls.view import BullsView
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.bulls.words.questions import Words
from scenes.stage.skin import Results, results_picture


def results(view: BullsView, seats: Sequence[Seat], words: Words) -> Results:
    """Return who has won, with every day's points, the best day and the margin."""
    totals, winners = view.totals, view.winners
    names = ", ".join(seats[seat].name for seat in winners)
    title = trn("{names} wins the fiesta!", "{names} share the victory!", len(winners), names=names)
    days = tuple(tr("Day {day}", day=day + 1) for day in range(view.days))
    return Results(
        title=title,
        picture=results_picture(seats, winners, "ui/results", "ui/morning"),
        seats=tuple(seats),
        columns=(*days, tr("Total")),
        rows=tuple((*view.points[seat], totals[seat]) for seat in range(view.seats)),
        winners=winners,
        sentences=tuple(_sentences(view, words, winners)),
        when=words.day,
    )


def _sentences(view: BullsView, words: Words, winners: Sequence[int]) -> list[str]:
    totals = sorted(view.totals, reverse=True)
    best, seat, day = max(
        (points, seat, day) for seat, days in enumerate(view.points) for day, points in enumerate(days)
    )
    sentences = [
        tr(
            "The best day: {name}, {points} points on day {day}.",
            name=words.name(seat),
            points=best,
            day=day + 1,
        )
    ]
    if len(winners) > 1:
        sentences.append(tr("Equal in points, and on the last day too: the victory is shared."))
    elif totals[0] == totals[1]:
        sentences.append(tr("Equal in points: the better last day decides."))
    else:
        sentences.append(trn("Won by 1 point.", "Won by {n} points.", totals[0] - totals[1]))
    return sentences
