"""Before an attack is played, everybody can see on whom it would be wasted: what is warned of comes true."""

from __future__ import annotations

from typing import Any

import pytest

from game.alatriste import GAME
from game.alatriste.events import PromiseSettled
from game.alatriste.events_combat import Shielded
from game.alatriste.odds import attack_warnings
from game.alatriste.rows import RULES
from game.alatriste.state import Alatriste
from game.alatriste.tokens import NO_ATTACK
from game.bots.characters import RANDOM
from game.bots.think import choose
from game.core.action import Action
from game.core.rng import Rng
from game.core.script import advance, pending
from tests.alatriste.table import card, madrid, playing, position, seat

FEW = 60
"""Attacks that are looked at in games where anybody does anything."""


def have(chips: str, number: int) -> dict[str, Any]:
    return {chips or "fame": number}


def warned(state: Alatriste, key: str) -> list[str]:
    return [why for why, _ in attack_warnings(GAME.view(state, 0), 0, card(key).id, 1)]


def test_a_friend_on_the_board_is_named_who_wards_an_attack_off() -> None:
    state = position(seat("prado", hand="embargo"), seat("rastro", cards="alguacil horse"), frames=playing())
    assert attack_warnings(GAME.view(state, 0), 0, card("embargo").id, 1) == [("shield", card("alguacil").id)]


@pytest.mark.parametrize(
    ("key", "chips", "cards"),
    [("libel", "fame", ""), ("cutpurse", "ducats", ""), ("betrayal", "", "lope"), ("embargo", "", "horse")],
)
def test_an_attack_that_finds_nothing_to_lose_says_so(key: str, chips: str, cards: str) -> None:
    poor = position(seat("prado", hand=key), seat("rastro", **have(chips, 0)), frames=playing())
    rich = position(seat("prado", hand=key), seat("rastro", cards=cards, **have(chips, 1)), frames=playing())
    assert warned(poor, key) == ["nothing"] and warned(rich, key) == []


def test_whoever_is_away_may_have_more_to_lose_when_the_attack_strikes() -> None:
    state = position(seat("prado", hand="libel"), seat("flandes", fame=0, away=2), frames=playing())
    assert warned(state, "libel") == []


def test_an_attack_on_whom_peace_was_promised_breaks_the_promise() -> None:
    state = position(seat("prado", hand="libel"), seat("rastro", fame=4), frames=playing())
    state.promises.append((0, 1, NO_ATTACK, -1, 1))
    assert warned(state, "libel") == ["promise"]


def look(state: Alatriste, option: Action) -> str:
    """Play an attack on a copy, and compare what comes of it with what was warned of; the first warning."""
    ask = pending(state)
    assert ask is not None
    number, target = (pick.id for pick in option.picks)
    found = [why for why, _ in attack_warnings(GAME.view(state, ask.seat), ask.seat, number, target)]
    after, before = GAME.clone(state), GAME.clone(state).players[target]
    after.events = []
    following = advance(after, option)
    assert ("shield" in found) == any(isinstance(event, Shielded) for event in after.events)
    broken = [event for event in after.events if isinstance(event, PromiseSettled) and not event.kept]
    assert ("promise" in found) == bool(broken)
    if "nothing" in found and following is not None and following.prompt != "alatriste.counter":
        assert after.players[target] == before
    return found[0] if found else ""


def test_whatever_is_warned_of_comes_true_in_any_position() -> None:
    told: list[str] = []
    wanted = {"", "shield", "nothing"}
    seed = 0
    while len(told) < FEW or not wanted <= {*told}:
        seed += 1
        state, mind = (
            GAME.setup(4, {"cap": RULES.short.rounds, "trading": True}, Rng(seed), madrid()),
            Rng(seed),
        )
        ask = advance(state)
        while ask is not None and not (len(told) >= FEW and wanted <= {*told}):
            attacks = [option for option in ask.options if option.verb == "attack"]
            told += [look(state, option) for option in attacks]
            ask = advance(state, choose(GAME, GAME.view(state, ask.seat), ask, mind, RANDOM))
