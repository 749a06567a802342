"""Keys and gamepad: every act can have others, two acts never share one, and nobody is ever locked in."""

from __future__ import annotations

from collections.abc import Collection

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import UserError
from game.storage.settings import Settings, damaged_keys, load_settings, save_settings
from scenes.menus.key_bindings import KeyBindingsScene, act_names
from scenes.menus.settings import SettingsScene
from scenes.ui.input import KEYS, PAD, Act, Device
from scenes.ui.keymap import (
    ACTS,
    NEEDED_BUTTONS,
    NEEDED_KEYS,
    Bindings,
    C,
    Keymap,
    Refusal,
    glyph,
    key_name,
    with_key,
)
from scenes.ui.scene import Scene
from tests.menus.conftest import Stand
from tests.ui.pages import page_on

Event = pygame.event.Event


class Fingers:
    """Presses real keys and buttons on the page of keys."""

    def __init__(self, stand: Stand) -> None:
        self.stand = stand
        self.scene = KeyBindingsScene(stand.services)
        stand.manager.begin(self.scene)
        stand.frames()

    def key(self, code: int) -> None:
        """Press a key and let it go."""
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.stand.manager.frame(0.02, [Event(kind, key=code, mod=0)])

    def button(self, code: int) -> None:
        """Press a button of a gamepad and let it go."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.stand.manager.frame(0.02, [Event(kind, button=code, instance_id=0)])

    def click(self, key: str) -> None:
        """Click on a widget of the page."""
        widget = self.scene.page.find(key)
        assert widget is not None, key
        pos = self.stand.services.canvas.to_pixel(*widget.rect.center)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.stand.manager.frame(0.02, [Event(kind, pos=pos, button=1)])

    def choose(self, act: Act, place: int) -> None:
        """Let a key of an act wait for another."""
        self.scene.page.focus(f"{act.name} {place}")
        self.scene.page.ring.shown = True
        self.key(pygame.K_RETURN)
        assert self.scene.waiting == (act, place)

    @property
    def bindings(self) -> Bindings:
        """What keys and buttons mean."""
        return self.stand.services.bindings


@pytest.fixture
def fingers(stand: Stand) -> Fingers:
    """The page of keys, and somebody at it."""
    return Fingers(stand)


def signs(bindings: Bindings) -> dict[Act, tuple[object, ...]]:
    """Everything that every act has."""
    return {act: (*bindings.keys.of(act), *bindings.pad.of(act)) for act in ACTS}


def put(keymap: Keymap[C], act: Act, place: int, control: C | None) -> object:
    """Change what stands in that place of an act, or (None) clear it; what came of it."""
    return keymap.clear(act, place) if control is None else keymap.bind(act, place, control)


def assert_one_act_a_control(keymap: Keymap[C], needed: Collection[Act]) -> None:
    """No control means two things, and what is needed has one."""
    given_out = [control for act in ACTS for control in keymap.of(act)]
    assert len(given_out) == len(set(given_out))
    assert all(keymap.of(act) and len(keymap.of(act)) <= keymap.room for act in needed)
    assert all(keymap.act(control) is act for act in ACTS for control in keymap.of(act))


def test_every_act_that_a_key_can_have_is_on_the_page(fingers: Fingers) -> None:
    assert set(act_names()) == set(ACTS) == set(KEYS.values()) - {Act.SLOT} | set(PAD.values())
    for act in ACTS:
        for place in range(3):
            assert fingers.scene.page.find(f"{act.name} {place}")


def test_a_key_is_given_by_keys_and_counts_at_once(fingers: Fingers) -> None:
    fingers.choose(Act.UNDO, 0)
    fingers.key(pygame.K_k)
    assert fingers.scene.waiting is None
    assert fingers.bindings.key_act(pygame.K_k) is Act.UNDO
    assert fingers.bindings.key_act(pygame.K_u) is None
    assert fingers.stand.services.settings.keys == {"undo": ["k"]}
    assert fingers.stand.kept


def test_a_key_is_given_by_mouse(fingers: Fingers) -> None:
    fingers.click("UP 1")
    fingers.key(pygame.K_w)
    assert list(fingers.bindings.keys.of(Act.UP)) == [pygame.K_UP, pygame.K_w]


def test_a_button_is_given_by_pad_and_the_page_is_left_by_pad(fingers: Fingers) -> None:
    fingers.button(pygame.CONTROLLER_BUTTON_DPAD_UP)
    fingers.scene.page.focus("WHY 2")
    fingers.button(pygame.CONTROLLER_BUTTON_A)
    assert fingers.scene.waiting == (Act.WHY, 2)
    fingers.button(pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert list(fingers.bindings.pad.of(Act.WHY)) == ["leftstick"]
    assert not fingers.bindings.pad.of(Act.UNDO)
    fingers.button(pygame.CONTROLLER_BUTTON_B)
    assert fingers.stand.manager.stack.top is not fingers.scene


def test_a_key_that_another_act_has_changes_places_with_the_one_given_up(fingers: Fingers) -> None:
    fingers.choose(Act.HINT, 0)
    fingers.key(pygame.K_u)
    assert list(fingers.bindings.keys.of(Act.HINT)) == [pygame.K_u]
    assert list(fingers.bindings.keys.of(Act.UNDO)) == [pygame.K_h]
    assert fingers.scene.message == "U was **Take back**, which has H now."


def test_a_second_key_that_another_act_has_is_taken_from_it_with_a_sentence(fingers: Fingers) -> None:
    fingers.choose(Act.HINT, 1)
    fingers.key(pygame.K_y)
    assert not fingers.bindings.keys.of(Act.WHY)
    assert fingers.scene.message == "Y is no longer **Why did they do that?**."


def test_what_nobody_can_do_without_keeps_a_key(fingers: Fingers) -> None:
    before = signs(fingers.bindings)
    fingers.choose(Act.HINT, 1)
    fingers.key(pygame.K_UP)
    assert signs(fingers.bindings) == before
    assert fingers.scene.message == "Nobody can do without **Up**: give it another one first."
    fingers.choose(Act.LEFT, 0)
    fingers.key(pygame.K_DELETE)
    assert signs(fingers.bindings) == before


@pytest.mark.parametrize("code", [pygame.K_5, pygame.K_KP_ENTER, pygame.K_LSHIFT])
def test_digits_the_keypads_enter_and_shift_are_refused_with_a_sentence(fingers: Fingers, code: int) -> None:
    before = signs(fingers.bindings)
    fingers.choose(Act.LOG, 0)
    fingers.key(code)
    assert signs(fingers.bindings) == before
    assert "always means the same" in fingers.scene.message or "only changes" in fingers.scene.message


def test_escape_cannot_be_lost(fingers: Fingers) -> None:
    fingers.choose(Act.BACK, 0)
    fingers.key(pygame.K_j)
    assert fingers.bindings.key_act(pygame.K_ESCAPE) is Act.BACK
    assert fingers.bindings.key_act(pygame.K_j) is None
    fingers.choose(Act.LOG, 0)
    fingers.key(pygame.K_ESCAPE)
    assert fingers.scene.message == "Everything stays as it was."
    assert fingers.stand.manager.stack.top is fingers.scene


def test_the_key_that_fills_the_screen_can_be_given_away(fingers: Fingers) -> None:
    fingers.choose(Act.SKIP, 1)
    fingers.key(pygame.K_F11)
    assert not fingers.stand.services.settings.fullscreen
    assert fingers.bindings.key_act(pygame.K_F11) is Act.SKIP


def test_a_key_is_taken_away_with_delete(fingers: Fingers) -> None:
    fingers.choose(Act.HOLD, 1)
    fingers.key(pygame.K_DELETE)
    assert list(fingers.bindings.keys.of(Act.HOLD)) == [pygame.K_PAUSE]
    fingers.scene.page.focus("SKIP 2")
    fingers.key(pygame.K_RETURN)
    fingers.key(pygame.K_DELETE)
    assert not fingers.bindings.pad.of(Act.SKIP)


def test_the_usual_keys_are_one_press_away(fingers: Fingers) -> None:
    before = signs(Bindings())
    fingers.choose(Act.UNDO, 0)
    fingers.key(pygame.K_k)
    fingers.click("usual")
    assert signs(fingers.bindings) == before
    assert fingers.stand.services.settings.keys == fingers.stand.services.settings.pad == {}


def test_the_settings_lead_to_the_keys_and_escape_leads_back(stand: Stand) -> None:
    scene: Scene = SettingsScene(stand.services)
    stand.manager.begin(scene)
    page_on(scene).focus("keys")
    for code in (pygame.K_RETURN, pygame.K_ESCAPE):
        stand.manager.frame(0.02, [Event(pygame.KEYDOWN, key=code, mod=0)])
        stand.frames()
        assert isinstance(stand.manager.stack.top, KeyBindingsScene) == (code == pygame.K_RETURN)


def test_hints_and_tips_name_the_key_that_an_act_has_now() -> None:
    bindings = Bindings()
    assert bindings.keys.bind(Act.HINT, 0, pygame.K_k) is None
    assert bindings.pad.bind(Act.HINT, 0, "x") is Act.SKIP
    assert glyph(Act.HINT, Device.KEYBOARD, bindings) == "K"
    assert glyph(Act.HINT, Device.PAD, bindings) == "X"
    assert with_key("A hint", Act.HINT, bindings) == "A hint (K)"
    bindings.keys.clear(Act.HINT, 0)
    assert with_key("A hint", Act.HINT, bindings) == "A hint"


def test_every_usual_key_has_a_name_that_leads_back_to_it(stand: Stand) -> None:
    assert all(key_name(key) for key in KEYS)


def test_keys_are_found_again_at_the_next_start(stand: Stand) -> None:
    bindings, settings = Bindings(), Settings()
    bindings.keys.bind(Act.UP, 1, pygame.K_w)
    bindings.keys.bind(Act.SKIP, 0, pygame.K_LEFTBRACKET)
    bindings.keys.clear(Act.WHY, 0)
    bindings.pad.bind(Act.OK, 0, "b")
    bindings.store(settings)
    save_settings(settings)
    again = Bindings()
    again.load(load_settings(_never), _never)
    assert signs(again) == signs(bindings)


@pytest.mark.parametrize(
    "keys",
    [
        {"dance": ["k"]},
        {"slot": ["k"]},
        {"undo": ["no such key"]},
        {"undo": ["k", "j", "l"]},
        {"undo": ["k"], "hint": ["k"]},
        {"undo": ["left shift"]},
        {"undo": ["escape"]},
        {"back": ["k"]},
        {"back": []},
        {"up": []},
        {"undo": ["up"]},
        {"undo": ["3"]},
    ],
)
def test_damaged_keys_are_the_usual_ones_with_one_sentence(stand: Stand, keys: dict[str, list[str]]) -> None:
    bindings, said = Bindings(), list[UserError]()
    settings = Settings(keys=keys, pad={"ok": ["b"], "back": ["a"]})
    bindings.load(settings, said.append)
    assert signs(bindings) == signs(Bindings())
    assert [str(fault) for fault in said] == [str(damaged_keys())]
    assert settings == Settings()


@given(
    st.lists(
        st.tuples(
            st.sampled_from(ACTS),
            st.integers(0, 1),
            st.sampled_from([*KEYS, *range(pygame.K_a, pygame.K_z), None]),
            st.sampled_from([*PAD, None]),
        )
    )
)
def test_whatever_is_changed_no_key_means_two_things_and_the_way_here_stays_open(
    changes: list[tuple[Act, int, int | None, str | None]],
) -> None:
    pygame.display.init()
    bindings = Bindings()
    for act, place, key, button in changes:
        before = signs(bindings)
        assert not isinstance(put(bindings.keys, act, place, key), Refusal) or signs(bindings) == before
        before = signs(bindings)
        assert not isinstance(put(bindings.pad, act, 0, button), Refusal) or signs(bindings) == before
    assert_one_act_a_control(bindings.keys, NEEDED_KEYS)
    assert_one_act_a_control(bindings.pad, NEEDED_BUTTONS)
    assert bindings.key_act(pygame.K_ESCAPE) is Act.BACK
    settings, again = Settings(), Bindings()
    bindings.store(settings)
    again.load(settings, _never)
    assert signs(again) == signs(bindings)


def _never(fault: UserError) -> None:
    raise AssertionError(fault)
