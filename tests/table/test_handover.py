"""Several people at one screen: the curtain between them, and hands that lie face down until one is held."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.bulls.tokens import CARD
from game.core.script import Ask
from scenes.table.handover import SECONDS, HandoverScene
from scenes.table.pause import PauseScene
from scenes.table.play import PlayScene
from scenes.table.table_input import TAP
from tests.narrow import there
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Hands, Keyboard, Mouse, Pad, free_point, page_of, widget
from tests.table.player import Player

LONG = TAP + 0.2


def at_a_curtain(sit: Sit) -> Sitting:
    """A curtain has fallen before the first question."""
    sitting = sit(privacy="curtain")
    sitting.sit_down(2, 2, seed=5)
    sitting.until(lambda: isinstance(sitting.top, HandoverScene))
    sitting.rest(0.5)
    return sitting


def at_a_hand(sit: Sit) -> tuple[Sitting, PlayScene, Ask]:
    """The first of two people is to play a card of a hand that lies face down."""
    sitting = sit(confirm="off", privacy="peek")
    scene = sitting.sit_down(2, 2, seed=5)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: ask.prompt == "bulls.play_card")
    assert scene.table.ask is not None
    return sitting, scene, scene.table.ask


# --- the curtain ---


@pytest.mark.parametrize("device", [Mouse, Keyboard, Pad])
def test_a_tap_does_not_open_the_curtain_and_holding_does(sit: Sit, device: type[Hands]) -> None:
    sitting = at_a_curtain(sit)
    hands = device(sitting)
    hands.hold(0.1)
    sitting.rest(2 * SECONDS)
    assert isinstance(sitting.top, HandoverScene)
    hands.hold(SECONDS + 0.1)
    sitting.rest(0.5)
    assert isinstance(sitting.top, PlayScene)


def test_who_still_holds_the_key_of_the_last_decision_opens_no_curtain_with_it(sit: Sit) -> None:
    sitting = sit(privacy="curtain")
    sitting.sit_down(2, 2, seed=5)
    Keyboard(sitting).down()
    sitting.until(lambda: isinstance(sitting.top, HandoverScene))
    for _ in range(40):
        sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
    assert isinstance(sitting.top, HandoverScene)


def test_escape_at_the_curtain_leads_to_the_pause_and_back(sit: Sit) -> None:
    sitting = at_a_curtain(sit)
    keys = Keyboard(sitting)
    for _ in range(2):
        keys.back()
        sitting.rest(0.5)
        assert isinstance(sitting.top, PauseScene)
        keys.press("continue")
        sitting.rest(0.5)
        assert isinstance(sitting.top, HandoverScene)
    Mouse(sitting).press("pause")
    sitting.rest(0.5)
    assert isinstance(sitting.top, PauseScene)


def test_the_curtain_falls_only_before_a_choice_and_then_until_another_person_has_one(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit(confirm="off", privacy="curtain")
    asked: list[Ask] = []

    def fall(*parts: Any) -> HandoverScene:
        asked.append(there(there(sitting.app.table).ask))
        return HandoverScene(*parts)

    monkeypatch.setattr("scenes.table.play.HandoverScene", fall)
    scene = sitting.sit_down(3, 2, seed=5, days=1)
    Player(sitting, Keyboard(sitting), 1).play_to_the_end()
    assert scene.table.ask is None
    assert all(len(ask.options) > 1 for ask in asked)
    seats = [ask.seat for ask in asked]
    assert all(one != other for one, other in pairwise(seats))


# --- hands that lie face down ---


@pytest.mark.parametrize("device", [Mouse, Keyboard, Pad])
def test_holding_a_face_down_card_turns_the_hand_up_until_it_is_let_go(sit: Sit, device: type[Hands]) -> None:
    sitting, scene, ask = at_a_hand(sit)
    hands, card = device(sitting), str(scene.skin.slots()[2])
    if isinstance(hands, Mouse):
        hands.move(free_point(page_of(sitting), widget(sitting, card)))
    else:
        page_of(sitting).focus(card)
    hands.down()
    assert not scene.session.viewer.is_face_up(ask)
    sitting.rest(LONG)
    assert scene.session.viewer.is_face_up(ask)
    hands.up()
    assert not scene.session.viewer.is_face_up(ask)
    assert scene.table.ask is ask


def test_whoever_is_asked_to_play_from_a_hand_that_lies_face_down_is_told_how_to_look_at_it(sit: Sit) -> None:
    sitting, scene, _ = at_a_hand(sit)
    assert "Hold a card" in scene.session.prompt_panel.words
    sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0))
    assert "Hold a card" not in scene.session.prompt_panel.words


@pytest.mark.parametrize("device", [Mouse, Keyboard, Pad])
def test_a_tap_plays_a_face_down_card_and_nobody_sees_the_others(
    sit: Sit, device: type[Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting, scene, _ = at_a_hand(sit)
    hands, card = device(sitting), scene.skin.slots()[2]
    seen: list[bool] = []
    turn_up = scene.session.settle

    def noted() -> None:
        seen.append(scene.session.viewer.peeking)
        turn_up()

    monkeypatch.setattr(scene.session, "settle", noted)
    hands.press(str(card))
    assert str(card) in {str(pick) for action in scene.table.record.actions for pick in action.picks}
    assert not any(seen)


def test_a_press_that_leaves_the_card_plays_nothing(sit: Sit) -> None:
    sitting, scene, ask = at_a_hand(sit)
    mouse = Mouse(sitting)
    start = free_point(page_of(sitting), widget(sitting, str(scene.skin.slots()[2])))
    mouse.move(start)
    mouse.down()
    mouse.move((640, 330))
    mouse.up()
    assert scene.table.ask is ask


def test_a_card_is_played_by_its_place_while_the_hand_lies_face_down(sit: Sit) -> None:
    sitting, scene, ask = at_a_hand(sit)
    card = scene.skin.slots()[3]
    Keyboard(sitting).digit(4)
    assert scene.table.ask is not ask
    assert CARD[card.id] in [pick for action in scene.table.record.actions for pick in action.picks]


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_l, pygame.K_F1])
def test_whatever_opens_over_the_table_turns_a_hand_down(sit: Sit, key: int) -> None:
    sitting, scene, ask = at_a_hand(sit)
    sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0))
    assert scene.session.viewer.is_face_up(ask)
    Keyboard(sitting).key(key)
    assert not scene.session.viewer.is_face_up(ask)
    sitting.rest(0.6)
    sitting.frame(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
    Keyboard(sitting).key(pygame.K_ESCAPE)
    sitting.rest(0.6)
    assert sitting.top is scene
    assert not scene.session.viewer.is_face_up(ask)


def test_the_eye_turns_the_hand_up_and_down_for_those_who_would_rather_not_hold(sit: Sit) -> None:
    sitting, scene, ask = at_a_hand(sit)
    for up in (True, False, True):
        Mouse(sitting).press("peek")
        assert scene.session.viewer.is_face_up(ask) is up
    Mouse(sitting).press(str(scene.skin.slots()[1]))
    assert scene.table.ask is not ask


def test_a_curtain_chosen_in_the_middle_of_a_turn_falls_at_once(sit: Sit) -> None:
    sitting, scene, ask = at_a_hand(sit)
    sitting.app.services.settings.privacy = "curtain"
    scene.enter()
    sitting.until(lambda: isinstance(sitting.top, HandoverScene))
    sitting.rest(0.5)
    Keyboard(sitting).hold(SECONDS + 0.1)
    sitting.rest(0.5)
    assert sitting.play.table.ask is ask
    assert scene.session.viewer.is_face_up(ask)
