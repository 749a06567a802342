"""What the last screen says of a game: who has won, by what, and what decided between equals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from game.bulls.view import BullsView
from game.core.event import Event
from game.core.seat import Seat
from game.translation import tr, trn
from scenes.skins.bulls.words.chronicle import won
from scenes.skins.bulls.words.memory import memory
from scenes.skins.bulls.words.questions import Words
from scenes.stage.results import Results


def results(view: BullsView, seats: Sequence[Seat], words: Words, story: Sequence[Event]) -> Results:
    """Return who has won, with every day's points, the best day and the margin; `story` is all events."""
    totals, winners = view.totals, view.winners
    names = ", ".join(seats[seat].name for seat in winners)
    days = tuple(tr("Day {day}", day=day + 1) for day in range(view.days))
    return Results(
        title=won(names, len(winners)),
        picture="ui/results",
        seats=tuple(seats),
        columns=(*days, tr("Total")),
        rows=tuple((*view.points[seat], totals[seat]) for seat in range(view.seats)),
        winners=winners,
        verdict=_verdict(view, winners, names),
        sentences=(*_ties(view, winners, words), _best_day(view, words)),
        when=words.day,
        memory=memory(seats, story),
        ranks=view.ranks,
    )


def _verdict(view: BullsView, winners: Sequence[int], names: str) -> str:
    """Say by how much they won, and by what if others have as many points."""
    totals = sorted(view.totals, reverse=True)
    if len(winners) > 1:
        words = tr("Equal at {points} points, and on the last day too: the victory is shared.")
        return words.format(points=totals[0])
    if totals[0] > totals[1]:
        return trn("Won by 1 point.", "Won by {n} points.", totals[0] - totals[1])
    last = sorted((view.points[seat][-1] for seat, total in enumerate(view.totals) if total == totals[0]))
    return tr(
        "Equal at {points} points: {name} wins by the better last day, {best} to {next}.",
        points=totals[0], name=names, best=last[-1], next=last[-2],
    )  # fmt: skip


def _best_day(view: BullsView, words: Words) -> str:
    best, seat, day = max(
        (points, seat, day) for seat, days in enumerate(view.points) for day, points in enumerate(days, 1)
    )
    name = words.name(seat)
    return tr("The best day: {name}, {points} points on day {day}.", name=name, points=best, day=day)


def _ties(view: BullsView, winners: Sequence[int], words: Words) -> Iterator[str]:
    """Say of those who have as many points, but have not won, by what one comes before the other."""
    order = sorted(range(view.seats), key=lambda seat: view.ranks[seat], reverse=True)
    for points, alike in groupby((seat for seat in order if seat not in winners), view.totals.__getitem__):
        seats = [*alike]
        last = [view.points[seat][-1] for seat in seats]
        if len(seats) > 1 and len({*last}) == 1:
            yield tr(
                "Equal at {points} points, and on the last day too: {names}.",
                points=points,
                names=", ".join(map(words.name, seats)),
            )
        elif len(seats) > 1:
            names = ", ".join(f"{words.name(seat)} {day}" for seat, day in zip(seats, last, strict=True))
            yield tr("Equal at {points} points, so the last day counts: {names}.", points=points, names=names)
