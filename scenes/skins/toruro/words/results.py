"""The results of an evening of Toruro: chips, lulos, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.core.seat import Seat
from game.toruro.events import TookAll, TrickTaken
from game.toruro.view import ToruroView
from game.translation import tr, trn
from scenes.skins.toruro.drawing.pots import names as pots
from scenes.stage.skin import Results, results_picture


def results(view: ToruroView, seats: Sequence[Seat], story: Sequence[Event]) -> Results:
    """Who won, with everybody's pots, lulos and chips, how long it took and what broke a tie."""
    ranks = view.ranks
    winners = tuple(seat for seat in range(view.seats) if ranks[seat] == max(ranks))
    names = ", ".join(seats[seat].name for seat in winners)
    won = _won(view.seats, story)
    return Results(
        title=trn("{names} wins the evening!", "{names} share the evening!", len(winners), names=names),
        picture=results_picture(seats, winners, "toruro/results", "toruro/farewell"),
        seats=tuple(seats),
        columns=(*pots(), tr("Lulos"), tr("Chips")),
        rows=tuple((*won[seat], view.lulos[seat], view.net[seat]) for seat in range(view.seats)),
        winners=winners,
        sentences=tuple(_sentences(view, winners)),
    )


def _won(seats: int, story: Sequence[Event]) -> list[list[int]]:
    """Return for each seat how often it won the head, the belly and the tail."""
    won = [[0, 0, 0] for _ in range(seats)]
    for event in story:
        if isinstance(event, TrickTaken):
            won[event.seat][event.pot.id] += 1
        elif isinstance(event, TookAll):
            won[event.seat] = [count + 1 for count in won[event.seat]]
    return won


def _sentences(view: ToruroView, winners: Sequence[int]) -> list[str]:
    lasted = (
        trn("1 round", "{n} rounds", view.round),
        trn("1 partida", "{n} partidas", view.partida),
        trn("1 lulo", "{n} lulos", sum(view.lulos)),
    )
    said = [tr("The evening: {lasted}.", lasted=", ".join(lasted))]
    best = sorted(view.net, reverse=True)
    if len(winners) > 1:
        said.append(tr("Equal in chips and in lulos: the victory is shared."))
    elif best[0] == best[1]:
        said.append(tr("Equal in chips: fewer lulos decide."))
    else:
        said.append(trn("Won by 1 chip.", "Won by {n} chips.", best[0] - best[1]))
    if view.last:
        said.append(tr("La Última ended it."))
    return said
