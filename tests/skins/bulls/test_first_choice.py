"""Where keys begin: at what matters most to whoever is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.bulls.forecast import risks, table_after
from game.bulls.odds import odds
from game.bulls.rows import DESTINATIONS
from game.bulls.tokens import RUNNER
from game.bulls.view import BullsView
from game.core.action import Token
from scenes.skins.bulls.first_choice import first_choice
from scenes.stage.spots import Spot
from tests.narrow import there
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
                its_kind = focus.piece.token.kind
                things = [
                    spot.piece.token
                    for spot in scene.page.widgets
                    if isinstance(spot, Spot) and spot.walkable and spot.piece.token.kind == its_kind
                ]
                if kind in ("reroll.own", "turn.own", "flip.own") and its_kind == "runner":
                    known = risks(view)
                    assert known[focus.piece.token.id] == max(known[thing.id] for thing in things)
                elif kind == "choose_sign":
                    assert has_own_at_its_fork(view, focus.piece.token) or not any(
                        has_own_at_its_fork(view, thing) for thing in things
                    )
                elif kind == "place_one":
                    found = [expected(there(table_after(view, ask, thing)), ask.about) for thing in things]
                    assert max(found) == expected(there(table_after(view, ask, focus.piece.token)), ask.about)
                elif kind == "choose_release":
                    found = [harm(view, thing) for thing in things]
                    assert harm(view, focus.piece.token) == max(found) or max(found) <= 0
                met[kind] += 1
            scene.session.think(ask)
    assert met["choose_sign"] and met["reroll.own"] and met["place_one"] and met["choose_release"]


def expected(view: BullsView, about: Sequence[Token]) -> float:
    """What the Runners that a question is about may expect today."""
    found = [odds(view)[thing.id] for thing in about if thing.kind == "runner"]
    points = [DESTINATIONS[card].points for card in view.slots]
    return sum(chance * each for one in found for chance, each in zip(one.arrivals, points, strict=True))


def harm(view: BullsView, space: Token) -> int:
    """How many more rivals than own Runners stand in a roundabout."""
    return sum(-1 if die.seat == view.seat else 1 for die in view.runners if die.space == space.id)


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
