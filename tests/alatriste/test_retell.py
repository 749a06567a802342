"""Retelling: event by event a view becomes the next one, for whoever looks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.alatriste import GAME, events, events_combat, events_trade
from game.alatriste.retell import TOLD, Tale, begin, hidden, retell
from game.alatriste.view import AlatristeView, OfferView, PlayerView
from game.core.event import Discarded, Drew, Event, Moved, Placed, Rolled, seen
from tests.alatriste.walk import walk

QUIET = {
    events.TurnedAway, events.Chosen, events.Helped, events.Sold, events.ContestRolled, events.ContestWon,
    events.DiceThrown, events_combat.Shielded, events_combat.Challenged, events_combat.CombatBegun,
    events_combat.PatrolWatched, events_combat.Awaited, events_trade.EndVoted, Rolled,
}  # fmt: skip
"""Events after which everything lies as before."""


def told(view: AlatristeView) -> AlatristeView:
    """What events tell of a view."""
    offer = view.offer
    return replace(
        view,
        players=tuple(map(told_of, view.players)),
        turn=None,
        shown=(),
        split=0,
        offer=OfferView(offer.sender, offer.receiver, True) if offer and offer.sent else None,
        offers=(),
        promises=tuple(sorted(row[:3] for row in view.promises)),  # type: ignore[misc]
        bookmarks=(),
        attacker=-1,
        phase="",
        fight=None,
        walks=(),
        choices=(),
    )


def told_of(player: PlayerView) -> PlayerView:
    hidden: dict[str, Any] = {"then": "", "served": 0, "falls": 0}
    return replace(player, hand=tuple(sorted(player.hand)), **hidden)


def differences(tale: Tale, view: AlatristeView) -> list[str]:
    """Where a tale is wrong."""
    was, now = told(tale.view), told(view)
    return [
        f"{name}: {getattr(was, name)} should be {getattr(now, name)}"
        for name in AlatristeView.__dataclass_fields__
        if getattr(was, name) != getattr(now, name)
    ]


def test_every_event_is_retold_or_changes_nothing() -> None:
    rooms = [vars(room).values() for room in (events, events_combat, events_trade)]
    kinds = {kind for room in rooms for kind in room if isinstance(kind, type) and issubclass(kind, Event)}
    assert {*TOLD, *QUIET} == {*kinds - {Event}, Drew, Discarded, Moved, Placed, Rolled}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
@pytest.mark.parametrize("who", ["first", "last", "public"])
def test_a_view_retold_event_by_event_is_the_view_that_the_rules_give_next(
    seats: int, seed: int, who: str
) -> None:
    viewer = {"first": 0, "last": seats - 1, "public": None}[who]
    tale, decisions = None, 0
    for state, _ in walk(seats, seed, cap=15):
        view = GAME.view(state, viewer)
        if tale is not None:
            assert state.events is not None
            for event in seen(state.events, viewer):
                tale = retell(tale, event)
            assert not differences(tale, view), f"{decisions}: {state.events}"
        tale, state.events = begin(view), []
        decisions += 1
    assert decisions > 200


def test_whoever_looks_together_with_others_knows_no_hand() -> None:
    tales = [hidden(begin(GAME.view(state, 1))) for state, _ in walk(3, 1, cap=5)]
    assert all(not player.hand for tale in tales for player in tale.players)
    assert any(player.cards for tale in tales for player in tale.players)
