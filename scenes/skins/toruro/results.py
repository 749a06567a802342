"""The results of an evening of Toruro: chips, lulos, and what decided it."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.seat import Seat
from game.toruro.view import ToruroView
from game.words import tr, trn
from scenes.results import Results


def results(view: ToruroView, seats: Sequence[Seat]) -> Results:
    """Who won, with everybody's lulos and chips, how long it took and what broke a tie."""
    ranks = [(view.net[seat], -view.lulos[seat]) for seat in range(view.seats)]
    winners = tuple(seat for seat in range(view.seats) if ranks[seat] == max(ranks))
    names = ", ".join(seats[seat].name for seat in winners)
    return Results(
        title=trn("{names} wins the evening!", "{names} share the evening!", len(winners), names=names),
        picture="toruro/results",
        seats=tuple(seats),
        columns=(tr("Lulos"), tr("Chips")),
        rows=tuple((view.lulos[seat], view.net[seat]) for seat in range(view.seats)),
        winners=winners,
        sentences=tuple(_sentences(view, seats, winners)),
    )


def _sentences(view: ToruroView, seats: Sequence[Seat], winners: Sequence[int]) -> list[str]:
    said = [
        tr("{rounds} rounds, {partidas} partidas, {lulos} lulos.", rounds=view.round, partidas=view.partida,
           lulos=sum(view.lulos))
    ]  # fmt: skip
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
