"""One switch plays: what can be chosen is offered by itself, and one key, button or click takes it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
import pytest

from game import find
from game.core.game import Options
from scenes.menus.menu import MenuScene
from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.table.handover import HandoverScene
from scenes.table.pause import PauseScene
from scenes.table.play import PlayScene
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act
from scenes.window.switch_scan import BY_HAND, LULL, ROUNDS, Stop
from tests.table.conftest import Sit, Sitting

BARE = True
PACE = 900
Switch = tuple[int, int, dict[str, Any]]
"""The events of pressing it and of letting it go, with their values."""
KEY: Switch = (pygame.KEYDOWN, pygame.KEYUP, {"key": pygame.K_SPACE, "mod": 0})
BUTTON: Switch = (
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    {"button": pygame.CONTROLLER_BUTTON_A, "instance_id": 0},
)
CLICK: Switch = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, {"pos": (3, 3), "button": 1})
SECOND: Switch = (pygame.KEYDOWN, pygame.KEYUP, {"key": pygame.K_TAB, "mod": 0})
ASIDE = ("Buttons at the edge", "Back, pause")


class Presser:
    """Has one switch, sees what is offered, and lets time go by."""

    def __init__(self, sitting: Sitting, switch: Switch = KEY, seed: int = 0) -> None:
        self.sitting, self.switch, self.chance = sitting, switch, random.Random(seed)
        self.presses = 0

    @property
    def stop(self) -> Stop:
        """What is offered now."""
        stop = self.sitting.manager.switch.stop
        assert stop is not None
        return stop

    def press(self) -> None:
        """Press the switch and let it go."""
        down, up, values = self.switch
        for kind in (down, up):
            self.sitting.frame(pygame.event.Event(kind, **values))
        self.presses += 1

    def wait(self, reached: Callable[[Stop], bool], most: int = 400) -> Stop:
        """Wait until something is offered."""
        for _ in range(most):
            self.sitting.frame(dt=0.1)
            if self.sitting.manager.switch.stop is not None and reached(self.stop):
                self.sitting.frame(dt=LULL)
                if reached(self.stop):
                    return self.stop
        raise AssertionError(f"{type(self.sitting.top).__name__} offers {self.sitting.manager.switch._all}")

    def take(self, words: str) -> None:
        """Wait for what says that, and press."""
        self.wait(lambda stop: words in stop.words)
        self.press()

    def play(self, enough: Callable[[], bool] = lambda: False) -> None:
        """Press now and then, but for what leads away from the table, until the game is over."""
        before, still = None, 0  # what was offered before, and for how many frames
        for _ in range(20_000):
            self.sitting.frame(dt=0.25)
            top, stop = self.sitting.top, self.sitting.manager.switch.stop
            if isinstance(top, ResultsScene) or enough():
                return
            assert isinstance(top, PlayScene | HandoverScene | Dialog | MenuScene), type(top).__name__
            still = still + 1 if stop is before else 0
            if still > 20:  # the scan rests
                self.press()
                still = 0
            if isinstance(top, MenuScene):  # it has strayed from the table into a book
                if stop is not None and stop.act is Act.BACK:
                    self.press()
                continue
            if stop is None or stop is before or stop.words.startswith(ASIDE):
                before = stop
                continue
            before = stop
            if self.chance.random() < 0.5 or stop.act is Act.OK:
                self.sitting.frame(dt=LULL)
                self.press()
                before = None if stop.act is Act.OK else stop
        raise AssertionError("the game never ends")


@pytest.fixture
def one(sit: Sit) -> Sitting:
    """A table with a question, for somebody who has one switch."""
    sitting = sit(switch="key", switch_pace=PACE)
    sitting.sit_down(2, 1, seed=3)
    Presser(sitting).wait(lambda stop: bool(stop.group or stop.key) and sitting.waits())
    return sitting


def test_what_can_be_chosen_is_offered_by_itself_and_the_way_back_comes_last(one: Sitting) -> None:
    presser = Presser(one)
    presser.wait(lambda stop: stop.act is Act.BACK)
    one.until(lambda: presser.stop.act is None)
    seen = [presser.stop]
    for _ in range(400):
        one.frame(dt=0.1)
        if presser.stop != seen[-1]:
            seen.append(presser.stop)
        if presser.stop.act is Act.BACK:
            break
    offered = {key for stop in seen for key in (stop.key, *(inner.key for inner in stop.group)) if key}
    assert offered == {widget.key for widget in one.play.page.ring.reachable()}


def test_every_group_ends_with_a_way_out_of_it(one: Sitting) -> None:
    presser = Presser(one)
    presser.take("Buttons at the edge")
    inside = presser.stop
    assert inside.key
    presser.take("Back")
    assert presser.stop.words.startswith("Buttons at the edge")


def test_what_is_offered_has_the_focus_for_eyes_and_ears(one: Sitting) -> None:
    presser = Presser(one)
    presser.take("Buttons at the edge")
    ring = one.play.page.ring
    assert ring.shown and ring.current is not None and ring.current.key == presser.stop.key
    presser.wait(lambda stop: stop.words == "Back")
    assert one.app.services.stream.last(1) == ["Back."]


def steps_on(presser: Presser, before: Stop) -> bool:
    """Something else is offered than before."""
    return presser.stop != before


def may_hold(words: str, stop: Stop) -> bool:
    """What is offered says that, or is a group in which it lies."""
    return stop.words.startswith(words) or any(inner.words.startswith(words) for inner in stop.group)


def test_the_pace_is_as_chosen(sit: Sit) -> None:
    steps = []
    for pace in (600, 2400):
        sitting = sit(switch="key", switch_pace=pace)
        sitting.manager.begin(sitting.app.home())
        first = Presser(sitting).wait(lambda stop: True)
        before = sitting.seconds
        sitting.until(partial(steps_on, Presser(sitting), first))
        steps.append(sitting.seconds - before)
    assert steps[1] - steps[0] == pytest.approx(1.5 * 1.8, abs=0.2)


def test_a_second_switch_steps_by_hand_and_nothing_steps_by_itself_meanwhile(one: Sitting) -> None:
    presser, second = Presser(one), Presser(one, SECOND)
    before = presser.stop
    second.press()
    here = presser.stop
    assert here != before
    one.rest(5.0)
    assert presser.stop == here
    one.rest(BY_HAND)
    assert presser.stop != here or one.manager.switch._rounds


def test_a_scan_that_nobody_heeds_rests_and_a_press_wakes_it(one: Sitting) -> None:
    presser, decisions = Presser(one), len(one.play.table.record.actions)
    one.rest(PACE / 1000 * 40 * ROUNDS)
    here = presser.stop
    one.rest(3.0)
    assert presser.stop == here
    presser.press()
    assert len(one.play.table.record.actions) == decisions
    one.rest(2.0)
    assert presser.stop != here


def test_a_press_right_after_something_new_is_offered_takes_nothing(one: Sitting) -> None:
    presser = Presser(one)
    presser.wait(lambda stop: stop.act is Act.BACK)
    presser.press()
    one.until(lambda: isinstance(one.top, PauseScene))
    one.until(lambda: one.manager.switch._scene is one.top)
    presser.press()
    assert isinstance(one.top, PauseScene)


@pytest.mark.parametrize("switch", [KEY, BUTTON, CLICK])
def test_a_key_a_button_and_a_click_anywhere_lead_from_the_title_to_a_table(sit: Sit, switch: Switch) -> None:
    sitting = sit(switch="mouse" if switch is CLICK else "key", switch_pace=PACE)
    sitting.manager.begin(sitting.app.home())
    presser = Presser(sitting, switch)
    assert isinstance(sitting.top, TitleScene)
    for words in ("Play", "Start"):
        top = sitting.top
        for _ in range(12):
            presser.wait(partial(may_hold, words))
            presser.press()
            sitting.rest(1.0)
            if sitting.top is not top:
                break
    sitting.until(lambda: isinstance(sitting.top, PlayScene))


def test_a_curtain_opens_though_a_switch_is_not_held(sit: Sit) -> None:
    sitting = sit(switch="key", switch_pace=PACE, privacy="curtain")
    sitting.sit_down(2, 2, seed=5)
    presser = Presser(sitting)
    sitting.until(lambda: isinstance(sitting.top, HandoverScene))
    presser.take("Go on")
    sitting.rest(2.0)
    assert isinstance(sitting.top, PlayScene)


SHORT: dict[str, Options] = {"bulls": {"days": 1}, "toruro": {"cap": 8}, "alatriste": {"cap": 12}}


def begin(sit: Sit, game: str, options: Options, seed: int) -> Sitting:
    """A game of one person against one bot or more, as few as the game takes."""
    sitting = sit(switch="key", switch_pace=PACE)
    rules = find(game)
    sitting.manager.begin(
        sitting.app.begin(NewGame(rules, seats(rules, rules.meta.seats[0], 1), options), seed)
    )
    return sitting


@pytest.mark.parametrize("game", SHORT)
def test_one_key_answers_question_after_question(sit: Sit, game: str) -> None:
    sitting = begin(sit, game, SHORT[game], 4)
    presser, record = Presser(sitting, seed=1), sitting.play.table.record
    presser.play(lambda: len(record.actions) > 12)
    assert presser.presses > 3


@pytest.mark.long
@pytest.mark.parametrize("game", SHORT)
def test_one_key_plays_a_whole_game(sit: Sit, game: str) -> None:
    sitting = begin(sit, game, SHORT[game], 4)
    Presser(sitting, seed=2).play()
    assert isinstance(sitting.top, ResultsScene)
    assert sitting.app.table is not None and sitting.app.table.ask is None
