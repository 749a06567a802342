"""Where keys begin: at what matters most to whoever is asked."""

from __future__ import annotations

from collections import Counter

from game.bulls.forecast import risks
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import Token
from scenes.skins.bulls.first_choice import first_choice
from scenes.stage.spots import Spot
from tests.stage.conftest import Begin

GAMES = (1, 2, 3)


def test_keys_begin_at_the_own_runner_in_most_danger_and_at_signs_where_own_ones_stand(begin: Begin) -> None:
    met: Counter[str] = Counter()
    for seed in GAMES:
        scene = begin(seed, 2, humans=1)
        while (ask := scene.table.ask) is not None:
            scene.director.finish()
            if scene.turn is not None and isinstance(focus := scene.page.ring.current, Spot):
                view, kind = scene.table.view(ask.seat), ask.prompt.removeprefix("bulls.")
                things = [
                    spot.piece.token
                    for spot in scene.page.widgets
                    if isinstance(spot, Spot) and spot.walkable
                ]
                if kind in ("reroll.own", "turn.own", "flip.own"):
                    known = risks(view)
                    assert known[focus.piece.token.id] == max(known[thing.id] for thing in things)
                elif kind == "choose_sign":
                    assert has_own_at_its_fork(view, focus.piece.token) or not any(
                        has_own_at_its_fork(view, thing) for thing in things
                    )
                met[kind] += 1
            scene.session.think(ask)
    assert met["choose_sign"] and met["reroll.own"]


def has_own_at_its_fork(view: BullsView, sign: Token) -> bool:
    fork = view.town.streets[sign.id].start
    return any(die.space == fork for die in view.runners_of(view.seat or 0))


def test_nothing_speaks_for_any_card_or_face(begin: Begin) -> None:
    scene = begin(1, 2, humans=1)
    scene.director.finish()
    ask = scene.table.ask
    assert ask is not None
    view = scene.table.view(ask.seat)
    assert first_choice(view, ask, [Token("card", 3), Token("card", 4)]) is None
    assert first_choice(view, ask, [RUNNER[0], Token("sign", 1)]) is None
