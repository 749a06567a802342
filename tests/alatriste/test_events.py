"""Rules change the state before they tell: the view after an event shows what the event says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.alatriste import GAME, events, events_combat
from game.alatriste.events import GameEnded
from game.alatriste.tokens import NOWHERE, PROMISES
from game.alatriste.view import AlatristeView
from game.core.event import Discarded, Drew, Event, Moved, Placed
from game.core.rng import Rng
from game.core.seat import Seat
from game.core.table import Table
from tests.alatriste.table import madrid

Holds = Callable[[AlatristeView, Any], bool]


def stands(view: AlatristeView, event: Moved) -> bool:
    """The last piece stands where it was moved."""
    piece, box = event.pieces[-1], event.targets[-1].id
    return (view.patrol if piece.kind == "patrol" else view.players[piece.id].box) == box


def settled(view: AlatristeView, event: events.PromiseSettled) -> bool:
    """The promise counts as kept or broken."""
    return (view.kept if event.kept else view.broken)[event.seat] > 0


HOLDS: dict[type[Event], Holds] = {
    events.SplitSealed: lambda view, event: view.sealed[event.seat],
    events.SplitShown: lambda view, event: view.players[event.seat].fencing == event.fencing,
    events.StarterChosen: lambda view, event: view.starter == event.order[0],
    events.TurnBegan: lambda view, event: (view.active, view.round) == (event.seat, event.round),
    events.MustMiss: lambda view, event: view.players[event.seat].skip == event.turns,
    events.Changed: lambda view, event: getattr(view.players[event.seat], event.stat) == event.now,
    events.CardLaid: lambda view, event: event.card.id in view.players[event.seat].board,
    events.CardTaken: lambda view, event: view.players[event.seat].cards > 0,
    events.Walked: stands,
    events.WentAway: lambda view, event: view.players[event.seat].away == event.turns,
    events.CameBack: lambda view, event: view.players[event.seat].away == 0,
    events.ContestHeld: lambda view, event: view.contest,
    events.AudienceHeld: lambda view, event: view.players[event.seat].audience == 0,
    GameEnded: lambda view, event: view.ended == event.why,
    events_combat.Attacked: lambda view, event: (view.attack, view.attacker) == (event.card.id, event.seat),
    events_combat.AttackWaits: lambda view, event: (
        view.attack is None and event.card.id == view.players[event.seat].attacks[-1][0]
    ),
    events_combat.AttackStruck: lambda view, event: view.attack is None and event.card.id == view.discard[-1],
    events_combat.Jailed: lambda view, event: view.players[event.seat].prison == event.which,
    events_combat.Freed: lambda view, event: not view.players[event.seat].prison,
    events_combat.Wanted: lambda view, event: view.players[event.seat].wanted == event.turns,
    events_combat.RefugeTaken: lambda view, event: view.players[event.seat].refuge == event.taken,
    events_combat.Clashed: lambda view, event: view.fight is not None,
    events_combat.Died: lambda view, event: view.players[event.seat].dead,
    events_combat.FellWounded: lambda view, event: event.up != bool(view.players[event.seat].wounded),
    events.OfferMade: lambda view, event: view.offer is not None and view.offer.sent,
    events.OfferAnswered: lambda view, event: (view.offer is None) == (event.answer != "accepted"),
    events.Traded: lambda view, event: view.offer is None,
    events.Promised: lambda view, event: (
        view.promises[-1][:3] == (event.seat, event.to, PROMISES.index(event.kind))
    ),
    events.PromiseSettled: settled,
    events.EndProposed: lambda view, event: view.proposed,
    Drew: lambda view, event: view.players[event.seat].cards >= event.count,
    Discarded: lambda view, event: (
        view.discard[-1] == event.cards[-1].id and view.attack not in [card.id for card in event.cards]
    ),
    Moved: stands,
    Placed: lambda view, event: view.players[event.piece.id].box == event.place.id != NOWHERE,
}
"""What must be seen on the table right after an event."""


def games(seats: int, seed: int) -> Iterator[Table[Any, Any]]:
    """A table after every play of a game in which anything is done, but seldom an offer is made."""
    people = [Seat(place, f"P{place}", colour) for place, colour in enumerate(GAME.meta.colours[:seats])]
    table = Table(GAME, people, seed, {"cap": 12, "trading": True}, madrid())
    chance = Rng(seed)
    while table.ask is not None:
        yield table
        options = [option for option in table.ask.options if option.verb != "propose_end"]
        calm = [option for option in options if option.verb != "offer"]
        table.play(
            table.ask.seat, chance.pick(calm if calm and chance.below(6) else options or table.ask.options)
        )
    yield table


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3), (6, 5)])
@pytest.mark.parametrize("who", ["first", "public"])
def test_each_event_comes_with_a_table_on_which_it_has_happened(seats: int, seed: int, who: str) -> None:
    viewer = 0 if who == "first" else None
    met = set()
    for table in games(seats, seed):
        for event, view in table.events_with_views(viewer):
            holds = HOLDS.get(type(event))
            assert holds is None or holds(view, event), event
            met.add(type(event))
    assert len(met & HOLDS.keys()) > 20
