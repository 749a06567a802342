"""Several people with devices of their own: each acts, looks and is spoken to for their own seat alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame
import pytest

from game import GAMES, find
from game.core.seat import Seat
from scenes.menus.hands import HandsScene, Sitter
from scenes.menus.lost_pad import LostPadScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.stage.pieces import HAND
from scenes.table.devices import awaited
from scenes.table.handover import HandoverScene
from scenes.table.pause import PauseScene
from scenes.table.play import PlayScene
from scenes.ui.hands import Hands
from scenes.ui.input import DESK, Act, Device, Key, Pointer
from scenes.ui.keymap import Bindings, glyph
from tests.table.conftest import Sit, Sitting
from tests.table.pads import VirtualPad, virtual_pads

A, B, START, RIGHT = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_START,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
)
WITH_HANDS = ("toruro", "alatriste")


@contextmanager
def four(sitting: Sitting, game: str, seed: int = 5) -> Iterator[tuple[PlayScene, list[VirtualPad]]]:
    """A table of four people, each with a pad, at the first question with a choice."""
    with virtual_pads(sitting, 4) as pads:
        given = {pad.source: seat for seat, pad in enumerate(pads)}
        yield sat_down(sitting, game, given, seed), pads


def sat_down(sitting: Sitting, game: str, given: dict[str, int], seed: int = 5) -> PlayScene:
    """A table of four people with those devices, at the first question with a choice."""
    people = seats(find(game), 4, 4)
    sitting.app.services.hands.remember(people, given)
    scene = sitting.app.begin(NewGame(find(game), people, {}), seed)
    sitting.manager.begin(scene)
    sitting.until(sitting.waits)
    return scene


def to_cards(sitting: Sitting, scene: PlayScene) -> None:
    """Answer for everybody until somebody holds cards and is asked."""
    while scene.turn is None or not scene.skin.held(scene.table.view(scene.turn.ask.seat)):
        scene.director.finish()
        if scene.table.ask is not None:
            scene.session.play([scene.table.ask.options[0]])
        scene.director.finish()


@pytest.mark.parametrize("game", list(GAMES))
def test_four_pads_play_each_for_its_own_seat(sit: Sit, game: str) -> None:
    sitting = sit()
    with four(sitting, game) as (scene, pads):
        acted = set()
        for _ in range(6):
            asked = awaited(scene.session)
            if asked is None or sitting.top is not scene:
                sitting.frame()
                continue
            decisions, focus = len(scene.table.record.actions), scene.page.ring.current
            for seat, pad in enumerate(pads):
                if seat != asked:
                    pad.press(RIGHT)
                    pad.press(A)
            assert len(scene.table.record.actions) == decisions
            assert scene.page.ring.current is focus
            pads[asked].press(RIGHT)
            pads[asked].press(A)
            acted |= {asked} if len(scene.table.record.actions) > decisions else set()
            sitting.frame()
        assert acted or scene.turn is not None


@pytest.mark.parametrize("game", WITH_HANDS)
def test_a_hand_is_seen_at_its_plate_by_its_own_pad_alone(sit: Sit, game: str) -> None:
    sitting = sit()
    with four(sitting, game) as (scene, pads):
        to_cards(sitting, scene)
        asked = awaited(scene.session)
        assert asked is not None
        other = next(seat for seat in range(4) if seat != asked and scene.skin.held(scene.table.view(seat)))
        sitting.frame()
        before = sitting.picture()
        pads[other].peek(True)
        sitting.frame()
        assert scene.plates.open == {other: 0}
        assert sitting.picture() != before
        hand = scene.plates.cards(other)
        assert [card.token for card in hand] == [
            card.token for card in scene.skin.held(scene.table.view(other))
        ]
        assert not any(
            piece.layer == HAND and scene.session.viewer.peeking for piece in scene.stage.pieces.values()
        )
        pads[asked].press(RIGHT)
        assert scene.plates.open == {other: 0}
        pads[other].press(RIGHT)
        assert scene.plates.pointed(other) == hand[1 % len(hand)]
        pads[other].peek(False)
        assert not scene.plates.open


def test_whoever_looks_at_their_hand_at_the_plate_can_play_from_there(sit: Sit) -> None:
    sitting = sit()
    with four(sitting, "toruro") as (scene, pads):
        while scene.turn is None or scene.turn.ask.prompt != "toruro.play":
            scene.director.finish()
            assert scene.table.ask is not None
            scene.session.play([scene.table.ask.options[-1 if scene.table.ask.subset else 0]])
            scene.director.finish()
        ask = scene.turn.ask
        card = next(name for option in ask.options for name in option.picks)
        place = [one.token for one in scene.plates.cards(ask.seat)].index(card)
        decisions = len(scene.table.record.actions)
        pads[ask.seat].peek(True)
        for _ in range(place):
            pads[ask.seat].press(RIGHT)
        pads[ask.seat].press(A)
        pads[ask.seat].press(A)  # where what is costly is asked twice
        assert scene.table.record.actions[decisions].picks == (card,)


def test_nobody_turns_up_the_hand_of_a_seat_with_a_device_of_its_own(sit: Sit) -> None:
    sitting = sit()
    with four(sitting, "toruro") as (scene, _):
        to_cards(sitting, scene)
        sitting.manager.send(Key(Act.PEEK, key=pygame.K_p))
        scene.session.peek(True)
        assert not scene.session.viewer.is_face_up(scene.table.ask)


def test_words_about_a_hand_are_forgotten_when_it_lies_face_down_again(sit: Sit) -> None:
    sitting = sit()
    with four(sitting, "toruro") as (scene, pads):
        to_cards(sitting, scene)
        other = (awaited(scene.session) or 0) + 1 & 3
        pads[other].peek(True)
        name = scene.plates.cards(other)[0].words
        stream = sitting.app.services.stream
        assert stream.last(1) == [f"{name}."]
        pads[awaited(scene.session) or 0].press(START)
        assert f"{name}." not in stream.last(20)
        assert not scene.plates.open


def test_what_a_seat_has_opened_is_for_its_own_device(sit: Sit) -> None:
    sitting = sit()
    with four(sitting, "toruro") as (scene, pads):
        other = (awaited(scene.session) or 0) + 1 & 3
        pads[other].press(START)
        assert isinstance(sitting.top, PauseScene)
        sitting.rest(0.5)
        pads[other + 1 & 3].press(B)
        assert isinstance(sitting.top, PauseScene)
        pads[other].press(B)
        assert isinstance(sitting.top, PlayScene)


def test_a_curtain_opens_for_the_pad_of_whoever_sits_there(sit: Sit) -> None:
    sitting = sit(privacy="curtain")
    with four(sitting, "toruro") as (scene, pads):
        assert isinstance(sitting.top, HandoverScene)
        asked = scene.table.ask
        assert asked is not None
        sitting.rest(0.5)
        pads[asked.seat + 1 & 3].button(A, True)
        sitting.rest(1.0)
        assert isinstance(sitting.top, HandoverScene)
        pads[asked.seat].button(A, True)
        sitting.rest(1.0)
        pads[asked.seat].button(A, False)
        assert isinstance(sitting.top, PlayScene)


def test_a_lost_pad_holds_the_table_until_it_is_back(sit: Sit) -> None:
    sitting = sit()
    with four(sitting, "bulls") as (scene, pads):
        pads[2].unplug()
        sitting.frame()
        assert isinstance(sitting.top, LostPadScene)
        assert scene.table.seats[2].name in sitting.top.text
        again = VirtualPad(sitting)
        pads[2] = again
        sitting.frame()
        assert isinstance(sitting.top, PlayScene)
        assert scene.devices[again.source] == 2


def test_the_table_goes_on_without_a_pad_that_is_lost(sit: Sit) -> None:
    sitting = sit()
    with four(sitting, "bulls") as (scene, pads):
        pads[2].unplug()
        sitting.frame()
        sitting.rest(0.4)
        pads[0].press(RIGHT)
        pads[0].press(A)
        sitting.frame()
        assert sitting.top is scene
        assert 2 not in scene.devices.values()
        assert sitting.app.services.hands.can_act(DESK, 2)


def test_whoever_is_not_asked_cannot_use_a_mouse_that_is_somebody_elses(sit: Sit) -> None:
    sitting = sit()
    scene = sat_down(sitting, "bulls", {DESK: 3})
    asked = awaited(scene.session)
    assert asked is not None
    focus = scene.page.ring.current
    scene.services.hands.seats = {DESK: (asked + 1) % 4, "pad 1": asked}
    for kind in ("down", "up"):
        sitting.manager.send(Pointer(kind, (1250.0, 90.0), 1))
    sitting.manager.send(Key(Act.NEXT, key=pygame.K_TAB))
    assert sitting.top is scene
    assert scene.page.ring.current is focus


def test_two_people_share_one_keyboard(sit: Sit) -> None:
    sitting = sit()
    scene = sat_down(sitting, "toruro", {"left keys": 0, "right keys": 1})
    scene.services.hands.seats.clear()
    asked = awaited(scene.session)
    assert asked is not None
    scene.services.hands.seats |= {"left keys": asked, "right keys": (asked + 1) % 4}

    def press(key: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            sitting.manager._event(pygame.event.Event(kind, key=key, mod=0))

    scene.page.ring.shown = False
    press(pygame.K_LEFT)
    assert not scene.page.ring.shown
    press(pygame.K_a)
    assert scene.page.ring.shown
    assert sitting.app.services.device is Device.LEFT_KEYS
    assert glyph(Act.OK, Device.LEFT_KEYS, Bindings()) == "E"


def test_a_pad_shakes_when_its_seat_is_asked_after_another_and_only_if_that_is_wished(sit: Sit) -> None:
    sitting = sit()
    with four(sitting, "bulls") as (scene, pads):
        shaken: list[str] = []
        sitting.app.services.hands.rumble = shaken.append
        for on in (True, False):
            sitting.app.services.settings.rumble = on
            shaken.clear()
            expected, before = list[str](), awaited(scene.session)
            for _ in range(12):
                assert scene.table.ask is not None
                scene.session.play([scene.table.ask.options[0]])
                scene.director.finish()
                now = scene.turn.ask.seat if scene.turn is not None else None
                if now not in (None, before):
                    expected.append(pads[now or 0].source)
                before = now if now is not None else before
            assert shaken == (expected if on else [])
            assert expected


@pytest.mark.parametrize(("game", "percent"), [("toruro", 100), ("toruro", 200), ("alatriste", 200)])
def test_question_keys_and_a_hand_at_its_plate_lie_beside_one_another(
    sit: Sit, game: str, percent: int
) -> None:
    sitting = sit(text_size=percent)
    with four(sitting, game) as (scene, pads):
        to_cards(sitting, scene)
        asked = awaited(scene.session)
        assert asked is not None
        sitting.app.services.device = Device.PAD
        pads[asked].peek(True)
        sitting.frame()
        canvas, question = sitting.app.services.canvas, scene.session.prompt_panel.place
        assert question.w
        assert not scene.plates.area(canvas, asked, scene.plates.cards(asked)).colliderect(question)
        keys, slip = scene.key_slip.lay(canvas, scene.toolbar.low, scene.answers_top)
        assert keys and Act.SLOT not in [act for act, _ in keys]
        assert not slip.colliderect(question)


def test_a_plate_says_which_pad_is_its_own(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit()
    with four(sitting, "bulls") as (scene, _):
        said: list[tuple[str, tuple[float, float]]] = []
        monkeypatch.setattr(
            "scenes.table.plates.draw_device", lambda canvas, name, at, anchor: said.append((name, at))
        )
        scene.redraw()
        sitting.frame()
        assert [name for name, _ in said[:4]] == ["Pad 1", "Pad 2", "Pad 3", "Pad 4"]
        assert sorted(said[:4], key=lambda sign: sign[1]) == said[:4]


# --- whose they are ---


def people(*names: str) -> Sequence[Seat]:
    return [Seat(place, name, "red") for place, name in enumerate(names)]


def test_a_pad_that_comes_back_is_the_same_persons_though_its_number_has_changed() -> None:
    hands = Hands()
    first, second = hands.plug_in("g"), hands.plug_in("g")
    hands.seats = {second: 1}
    hands.unplug(first)
    hands.unplug(second)
    assert hands.missing == second
    assert hands.plug_in("other") not in (first, second)
    assert hands.plug_in("g") == second
    assert hands.plug_in("g") == first
    assert hands.missing is None


def test_a_pad_stays_with_its_person_at_the_next_table() -> None:
    hands = Hands()
    pad = hands.plug_in("g")
    hands.remember(people("Ana", "Bea"), {pad: 1})
    assert hands.seated(people("Bea", "Carmen")) == {pad: 0}
    hands.remember(people("Carmen", "Bea"), {pad: 0})
    assert hands.seated(people("Ana", "Bea")) == {}
    hands.unplug(pad)
    assert hands.seated(people("Carmen")) == {}


def test_a_seat_without_a_device_is_played_with_what_nobody_has() -> None:
    hands = Hands()
    hands.seats = {"pad 1": 0, DESK: 1}
    assert not hands.can_act(DESK, 0)
    assert hands.can_act(DESK, 2)
    assert hands.can_act("pad 2", 2)
    assert not hands.can_act("pad 1", 2)
    assert not hands.can_act("pad 2", 0)
    hands.seats = {"pad 1": 0}
    assert hands.can_act(DESK, 0)


def test_a_press_of_a_button_gives_a_pad_its_seat(sit: Sit) -> None:
    sitting = sit()
    with virtual_pads(sitting, 2) as pads:
        given: dict[str, int] = {}
        scene = HandsScene(sitting.app.services, persons(), given)
        sitting.manager.begin(scene)
        pads[0].press(A)
        pads[1].press(A)
        assert given == {pads[0].source: 0, pads[1].source: 1}
        pads[0].press(RIGHT)
        assert given == {pads[0].source: 1, pads[1].source: 0}
        pads[0].press(B)
        assert given == {pads[1].source: 0}


def test_at_a_table_no_pad_leads_to_the_hand_of_another(sit: Sit) -> None:
    sitting = sit()
    with virtual_pads(sitting, 2) as pads:
        given = {pads[0].source: 0, pads[1].source: 1}
        scene = HandsScene(sitting.app.services, persons(), given, begun=True)
        sitting.manager.begin(scene)
        pads[0].press(RIGHT)
        assert given == {pads[0].source: 0, pads[1].source: 1}


def persons() -> list[Sitter]:
    return [Sitter(place, name, "red", "faces/face_1") for place, name in enumerate(("Ana", "Bea", "Carmen"))]
