"""Runners run in files that the eye can follow."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from game.bulls import GAME
from game.bulls.events import Ran
from game.bulls.step import DayStep, advance_runners
from game.bulls.tokens import NOWHERE, owner
from game.core.action import Token
from scenes.skins.bulls.motion.stampede_motion import CROWD, NEXT, files
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
            ways = {die: die.id * 7 % 40 / 100 for die in event.pieces}
            found = files(event, ways)
            assert found.keys() == {*event.pieces}
            firsts = list[tuple[Token, Token, float]]()
            for street in {*event.streets}:
                dice = [die for die, way in zip(event.pieces, event.streets, strict=True) if way == street]
                come = {die: found[die].start + ways[die] for die in dice}
                order = sorted(dice, key=come.__getitem__)
                colours = [seat for seat, _ in groupby(map(owner, order))]
                assert len(colours) == len({*colours}), "no colour comes twice"
                assert all(found[a].lane != found[b].lane for a, b in pairwise(order)), "two lanes in turn"
                for one, other in pairwise(order):
                    assert come[other] - come[one] >= min(NEXT, CROWD / len(dice)) - 1e-9, (
                        "none on another's heels"
                    )
                    if owner(one) == owner(other):
                        assert ways[one] <= ways[other], "the foremost first"
                        assert found[one].start <= found[other].start, "through nobody of its own"
                place = event.origins[event.pieces.index(order[0])]
                firsts.append((place, street, found[order[0]].start))
            for rank, (_, _, start) in enumerate(sorted(firsts)):
                assert start == pytest.approx(NEXT * rank), "street by street"
            looked += 1
        if looked > 30:
            break
    assert looked > 30
