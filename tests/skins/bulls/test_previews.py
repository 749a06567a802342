"""A card that is looked at shows what it does to one's own Runners, and one sum for those of rivals."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain

import pytest

from game.bulls import GAME
from game.bulls.forecast import PLAY, forecast
from game.bulls.tokens import RUNNER, owner
from game.core.action import token
from game.core.script import advance, pending
from scenes.skins.bulls.drawing.dangers import Dangers, offered
from scenes.skins.bulls.drawing.horned_marks import Mark
from tests.bulls.table import card, position, space
from tests.bulls.walk import Same, positions
from tests.narrow import there
from tests.skins.bulls.test_dangers import charged


@pytest.mark.parametrize(
    ("name", "harms"),
    [("spilled_sangria", True), ("red_cape", True), ("jostle", True), ("quick_feet", False)],
)
def test_a_card_that_may_hurt_rivals_shows_by_roundabout_what_threatens_them(name: str, harms: bool) -> None:
    state = position(["0 S2 2", "1 S2 2"], ["S2 2"], [[name]])
    ask = there(pending(state))
    dangers = Dangers(GAME.view(state, 0), ask)
    assert {owner(die) for die in dangers.marks()} == {0} and not dangers.rivals()
    dangers.pointed = next(thing for thing in offered(ask) if thing.kind == "card")
    assert {owner(die) for die in dangers.marks()} == {0}
    assert set(dangers.rivals()) == ({space("S2")} if harms else set())
    dangers.everybody = True
    assert not dangers.rivals() and {owner(die) for die in dangers.marks()} == {0, 1}, "who asks for each"


def test_a_card_that_rolls_everybody_of_a_place_shows_what_it_does_to_ones_own_there_also_where_nothing() -> (
    None
):
    state = position(["0 C1 2", "0 C2 3", "1 C1 3", "2 C1 2"], ["C1 4"], [["firecrackers"]], row=3, seats=3)
    ask = there(pending(state))
    dangers = Dangers(GAME.view(state, 0), ask)
    assert dangers.marks() == {}
    dangers.pointed = next(thing for thing in offered(ask) if thing.kind == "card")
    own = {die: (mark.words, mark.trend) for die, mark in dangers.marks().items()}
    found = forecast(there(dangers.view), ask, [dangers.pointed]).exposed
    assert own[RUNNER[0]] == ("3%", 1) and found[0] == Fraction(1, 36)
    assert own[RUNNER[1]] == ("0%", -1) and found[1] == 0
    assert dangers.rivals() == {space("C1"): Mark("rivals 3%", 1)}


def test_the_chances_that_a_card_exposes_ones_own_to_are_those_of_the_rules() -> None:
    compared = 0
    for state, ask in chain(*(positions(seats, 30 + seats) for seats in (2, 4, 6))):
        played = [one for one in ask.options if ask.prompt == PLAY and one.picks]
        option = next((one for one in played if one.picks[0].id == card("firecrackers")), None)
        if option is None or compared > 30:
            continue
        view = GAME.view(state, ask.seat)
        exposed = forecast(view, ask, option.picks).exposed
        for place in {die.space for die in view.runners_of(ask.seat)}:
            times: Counter[int] = Counter()
            for face in range(1, 7):
                then = GAME.clone(state)
                then.rng, then.events = Same(face), None
                more = there(advance(then, option))
                advance(then, next(one for one in more.options if one.picks == (token("space", place),)))
                times.update(charged(then) if then.row == state.row else {})
            own = [die.id for die in view.runners_of(ask.seat) if die.space == place]
            if then.row == state.row:  # it was not the last card before a run
                assert {die: exposed[die] for die in own} == {die: Fraction(times[die], 36) for die in own}
                compared += bool(own)
    assert compared > 10
