"""Keys at the table: where they begin, and which way they go."""

from __future__ import annotations

from scenes.screenshots.arrange import play_until
from scenes.skins.bulls.screenshots import is_first_card
from scenes.stage.spots import Spot
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key
from tests.stage.conftest import Begin


def focus_of(scene: PlayScene) -> Spot:
    current = scene.page.ring.current
    assert isinstance(current, Spot)
    return current


def test_at_every_question_keys_begin_at_something_that_can_be_chosen(begin: Begin) -> None:
    asked: set[str] = set()
    for seed in (1, 2):
        scene = begin(seed, 2, humans=1)
        while scene.table.ask is not None:
            scene.director.finish()
            if scene.turn is not None:
                assert scene.page.ring.current is None or scene.page.ring.current.walkable
                if any(spot.walkable for spot in scene.page.widgets if isinstance(spot, Spot)):
                    assert scene.turn.can_touch(focus_of(scene).piece), scene.turn.ask.prompt
                    asked.add(scene.turn.ask.prompt)
            if (ask := scene.table.ask) is not None:
                scene.session.think(ask)
    assert len(asked) > 8


def test_a_hand_is_walked_through_from_left_to_right(begin: Begin) -> None:
    scene = play_until(begin(1, 2, humans=1), is_first_card)
    hand = [str(card) for card in scene.skin.slots()]
    walked = [focus_of(scene).key]
    for _ in hand[1:]:
        scene.handle(Key(Act.NEXT))
        walked.append(focus_of(scene).key)
    assert walked == hand


def test_nothing_is_in_focus_while_others_think(begin: Begin) -> None:
    scene = begin(1, 2)
    scene.director.finish()
    assert scene.page.ring.current is None
