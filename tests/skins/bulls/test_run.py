"""Runners run in files that the eye can follow."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby, pairwise

import pytest

from game.bulls import GAME
from game.bulls.events import Ran
from game.bulls.step import DayStep, advance_runners
from game.bulls.tokens import NOWHERE, owner
from game.core.action import Token
from scenes.skins.bulls.motion.stampede_motion import BEHIND, CROWD, PLACE, RUN, files
from tests.bulls.walk import positions


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_runners_of_a_street_run_one_behind_the_other_and_each_colour_together(seats: int) -> None:
    looked = 0
    for state, _ in positions(seats, 17 + seats):
        if NOWHERE in state.spaces:
            continue
        then = GAME.clone(state)
        then.events = []
        advance_runners(then, DayStep(), None)
        for event in (one for one in then.events if isinstance(one, Ran)):
            ahead = {die: float(die.id * 7 % 40) for die in event.pieces}
            found = files(event, ahead)
            assert found.keys() == {*event.pieces}
            begun = defaultdict[Token, set[float]](set)
            for street in {*event.streets}:
                dice = [die for die, way in zip(event.pieces, event.streets, strict=True) if way == street]
                order = sorted(dice, key=lambda die: found[die].start)
                colours = [seat for seat, _ in groupby(map(owner, order))]
                assert len(colours) == len({*colours}), "no colour comes twice"
                assert len({(owner(die), found[die].lane) for die in dice}) == len(colours)
                apart = [found[b].start - found[a].start for a, b in pairwise(order)]
                first = found[order[0]].start
                assert all(gap == pytest.approx(min(BEHIND, (CROWD - first) / len(dice))) for gap in apart)
                begun[event.origins[event.pieces.index(order[0])]].add(first)
                for one, other in pairwise(order):
                    assert owner(one) != owner(other) or ahead[one] >= ahead[other], "the foremost first"
            for rank, place in enumerate(sorted(begun)):
                assert [*begun[place]] == [pytest.approx(PLACE * rank)], "place by place"
            assert max(one.start for one in found.values()) + RUN < 2.8
            looked += 1
        if looked > 30:
            break
    assert looked > 30
