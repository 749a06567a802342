"""How an evening went, told when it is over: its sentence, everybody's chips by round, three moments."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.event import Event
from game.core.seat import Seat
from game.toruro import events
from game.toruro.tokens import POTS
from game.toruro.view import ToruroView
from game.translation import tr, trn
from scenes.services import by_round
from scenes.skins.toruro.drawing.cloth import names as pots
from scenes.stage.epilogue import Epilogue, Highlight

MOST = 3
"""So many moments are told."""
LEAST = 3
"""So many points a curve needs."""
EARLY = 3
"""Whoever leads from this round on has led all evening."""


def epilogue(
    view: ToruroView, seats: Sequence[Seat], winners: Sequence[int], story: Sequence[Event]
) -> Epilogue | None:
    """Return what is told of an evening that is over; None where too little of it is known.

    `story` are its events, as this screen saw them.
    """
    chips = _chips(view, story)
    if len(chips) < LEAST:
        return None
    return Epilogue(
        sentence=_sentence(seats, winners, chips, view.round),
        of=tr("Chips won or lost, round by round"),
        stations=("", *(by_round(view.round - place) for place in reversed(range(len(chips) - 1)))),
        curve=tuple(chips),
        moments=tuple(_moments(seats, story)[:MOST]),
    )


def _chips(view: ToruroView, story: Sequence[Event]) -> list[tuple[int, ...]]:
    """Return the chips of all seats, won or lost, at the beginning of each round and at the end."""
    now, found = [0] * view.seats, list[tuple[int, ...]]()
    for event in story:
        match event:
            case events.RoundBegan():
                found.append(tuple(now))
            case events.Anted() | events.LuloPaid() | events.Forfeited():
                now[event.seat] -= sum(event.pots)
            case events.TrickTaken():
                now[event.seat] += event.chips
            case events.TookAll():
                now[event.seat] += sum(event.pots)
            case _:
                pass
    before = [net - change for net, change in zip(view.net, now, strict=True)]
    return [tuple(map(sum, zip(before, stand, strict=True))) for stand in (*found, tuple(now))]


def _sentence(
    seats: Sequence[Seat], winners: Sequence[int], chips: Sequence[tuple[int, ...]], rounds: int
) -> str:
    """Say in one sentence how it was won; the last of the `chips` are those after so many rounds."""
    if len(winners) > 1:
        return tr("Nobody could be parted from the others.")
    winner = winners[0]
    name, last = seats[winner].name, len(chips) - 1
    unknown = rounds - last
    behind = [place for place, stand in enumerate(chips) if stand[winner] < max(stand)]
    lowest = [place for place, stand in enumerate(chips[1:-1], 1) if stand[winner] == min(stand)]
    if not behind or behind[-1] < EARLY:
        return tr("{name} led almost from the first card to the last.", name=name)
    if behind[-1] == last - 1:
        return tr("{name} came from behind in the very last round.", name=name)
    if lowest:
        return tr(
            "{name} was last of all after round {round}, and first at the end.",
            name=name,
            round=unknown + lowest[-1],
        )
    taken = unknown + behind[-1] + 1
    return tr("{name} took the lead in round {round}, and kept it.", name=name, round=taken)


def _moments(seats: Sequence[Seat], story: Sequence[Event]) -> list[Highlight]:
    """Return what was greatest that evening: all pots at once, the fullest pot, the dearest lulo, a cheat."""
    best: dict[str, tuple[int, Highlight]] = {}
    round, takers, swept = 0, list[events.TrickTaken](), 0

    def note(kind: str, size: int, told: Highlight) -> None:
        if kind not in best or size > best[kind][0]:
            best[kind] = size, told

    for event in story:
        match event:
            case events.RoundBegan():
                round, takers = event.round, []
            case events.TookAll():
                swept = sum(event.pots)
                note("swept", swept, _alone(seats, event, round))
            case events.TrickTaken():
                takers.append(event)
                note("pot", event.chips, _fullest(seats, event, round))
                if len(takers) == POTS and len({trick.seat for trick in takers}) == 1:
                    swept = sum(trick.chips for trick in takers)
                    note("swept", swept + 1, _swept(seats, event.seat, swept, round))
            case events.LuloCommitted() if event.amount:
                note("lulo", event.amount, _dearest(seats, event, round))
            case events.Accused() if event.right:
                note("cheat", round, _caught(seats, event, round))
            case _:
                pass
    return [best[kind][1] for kind in ("cheat", "swept", "lulo", "pot") if kind in best]


def _alone(seats: Sequence[Seat], event: events.TookAll, round: int) -> Highlight:
    words = tr("{name} went alone.", name=seats[event.seat].name)
    return Highlight(event.seat, _taken(round, sum(event.pots)), words, True)


def _swept(seats: Sequence[Seat], seat: int, chips: int, round: int) -> Highlight:
    words = tr("{name} won head, belly and tail.", name=seats[seat].name)
    return Highlight(seat, _taken(round, chips), words, True)


def _fullest(seats: Sequence[Seat], event: events.TrickTaken, round: int) -> Highlight:
    words = tr("{name} emptied the fullest pot: {pot}.", name=seats[event.seat].name,
               pot=pots()[event.pot.id])  # fmt: skip
    return Highlight(event.seat, _taken(round, event.chips), words, True)


def _dearest(seats: Sequence[Seat], event: events.LuloCommitted, round: int) -> Highlight:
    title = tr("Round {round}: a lulo of {n}", round=round, n=event.amount)
    words = tr("The dearest of the evening, chalked up for {name}.", name=seats[event.seat].name)
    return Highlight(event.seat, title, words, False)


def _caught(seats: Sequence[Seat], event: events.Accused, round: int) -> Highlight:
    names = {"name": seats[event.seat].name, "cheat": seats[event.accused].name}
    title = tr("Round {round}: a wrong card", round=round)
    return Highlight(event.seat, title, tr("{name} caught {cheat} at it.", **names), True)


def _taken(round: int, chips: int) -> str:
    return trn("Round {round}: 1 chip", "Round {round}: {n} chips", chips, round=round)
