"""What a box lets one choose is offered with its price, and what one cannot pay is seen with the reason."""

from __future__ import annotations

import random

from scenes.skins.alatriste.drawing.option_forms import Choices
from tests.narrow import there
from tests.skins.alatriste.conftest import Begin, play_on


def test_an_option_that_costs_more_than_one_has_is_seen_and_cannot_be_pressed(begin: Begin) -> None:
    scene, chance = begin(2, 4, 4), random.Random(2)
    seen = set[bool]()
    while seen != {True, False}:
        ask = play_on(scene, chance, lambda ask: ask.prompt == "alatriste.option")
        view = scene.table.view(ask.seat)
        form = there(there(scene.turn).form)
        assert isinstance(form, Choices)
        replies, ducats = form.replies(), view.players[ask.seat].ducats
        dear = [name for name, cost in view.choices if cost > ducats]
        shut = [reply for reply in replies if not reply.actions]
        assert len(shut) == len(dear) and all(str(ducats) in reply.off for reply in shut)
        assert [reply.actions[0] for reply in replies if reply.actions] == [
            option for option in ask.options if option.picks or option.verb != "discard"
        ]
        assert replies[0].actions, "what is done with the yellow button can be done"
        seen.add(bool(dear))
        scene.session.play([ask.options[0]])
