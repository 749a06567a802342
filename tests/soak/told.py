"""What happens tells nobody more than they then see: no event as a seat hears it, no line of the chronicle.

    python -m tests.soak.told --times 1000

Each run plays some way into a game and takes one decision twice: on the table, and on one where everything is
dealt anew that somebody cannot see. As long as they see the same after it, they are told the same.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Any

from game import GAMES, find
from game.core.action import Action
from game.core.event import Event
from game.core.game import AnyGame, Options
from game.core.rng import Rng
from game.core.script import State, pending
from game.core.table import Table
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.play import PlayScene
from tests.soak.hidden import program, some_way_into
from tests.soak.run import soak

TRIES = 40
"""How often the hidden cards are dealt anew until the same decision is possible with them."""


def any_options(game: AnyGame, chance: Random) -> Options:
    """What a table may have been told in the lobby, whoever sits there; half of the switches are let be."""
    switches = [option for option in game.meta.options if option.choices and option.key != "start"]
    return {option.key: chance.choice(option.choices)[0] for option in switches if chance.random() < 0.5}


def imagined(game: AnyGame, state: State, seat: int | None, action: Action, chance: Random) -> State | None:
    """Another state that looks the same to `seat`, with the same dice to come; None if none was found."""
    view, ask = game.view(state, seat), pending(state)
    assert ask is not None
    for _ in range(TRIES):
        other: State = game.determinize(view, Rng(chance.getrandbits(63)))
        asked = pending(other)
        if asked is not None and asked.seat == ask.seat and action in asked.options:
            other.rng = state.rng.clone()
            return other
    return None


def heard(table: Table[Any, Any], state: State, seat: int | None, action: Action) -> list[tuple[Event, Any]]:
    """What `seat` is told when that decision is taken in a state, each event with its view after it."""
    table._before = state, action
    return [*table.events_with_views(seat)]


def same(real: Sequence[tuple[Event, Any]], other: Sequence[tuple[Event, Any]], whom: str) -> list[Event]:
    """The events up to where something else is seen; all of them have to be equal."""
    events = []
    for (event, view), (instead, seen) in zip(real, other, strict=False):
        if view != seen:
            break
        assert event == instead, f"{whom}: {event} instead of {instead}"
        events.append(event)
    return events


def lines(scene: PlayScene, state: State, action: Action, about: Sequence[Event]) -> list[tuple[str, str]]:
    """The lines of the chronicle about these events when that decision is taken in a state."""
    table, chronicle = scene.table, scene.session.chronicle
    state.events = table._events
    table._state, table.ask = state, pending(state)
    scene.session.proceed()
    before = len(chronicle.lines)
    scene.session.play([action])
    scene.director.finish()
    return [(line.rule, line.text) for line in chronicle.lines[before:] if line.event in about]


def once(chance: Random) -> str:
    """One decision of one game."""
    name = chance.choice(list(GAMES))
    game, app = find(name), program()
    people = seats(game, chance.choice(game.meta.offered), chance.choice((1, 2)))
    scene = some_way_into(app, NewGame(game, people, any_options(game, chance)), chance)
    table, ask = scene.table, scene.table.ask
    if ask is None:
        return f"{name}, over"
    state, action = game.clone(table._state), chance.choice(ask.options)
    compared = 0
    for seat in (None, *range(len(people))):
        other = imagined(game, state, seat, action, chance)
        if other is None:
            continue
        whom = f"{name}, {action}, {'the public' if seat is None else f'seat {seat}'}"
        about = same(heard(table, state, seat, action), heard(table, other, seat, action), whom)
        compared += len(about)
        if seat == scene.session.viewer.audience:
            told = [lines(scene, game.clone(real), action, about) for real in (state, other)]
            assert told[0] == told[1], f"{whom}: the chronicle tells of hidden things"
    return f"{name}, {'something' if compared else 'nothing'} was told"


if __name__ == "__main__":
    sys.exit(soak(__doc__ or "", once, 1000))
