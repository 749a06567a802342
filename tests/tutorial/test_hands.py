"""Lessons by mouse, by keys and by gamepad: from the title to the end of a chapter."""

from __future__ import annotations

import random
from itertools import product

import pygame
import pytest

from game.core.script import Ask
from game.lessons.course import Chapter, Course, narrow
from game.storage.lesson_progress import load_progress
from scenes.menus.lesson_list import LessonsScene
from scenes.tutorial.lesson import QUIET, GuidedScene
from tests.needs import mostly_long
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Hands, Keyboard, Mouse, Pad
from tests.table.player import Player
from tests.tutorial.conftest import PATIENCE, begin, lesson, some_chapters, waits

BARE = True
DEVICES, TAKEN = (Mouse, Keyboard, Pad), ("bulls forks", "toruro ladder", "alatriste cards")
"""Lessons that are taken from the title on; each by one device with every other test."""


def play(hands: Hands, chance: random.Random) -> None:
    """Take the lesson that is shown to its last word, and press what leads to the next one."""
    sitting = hands.sitting
    scene = lesson(sitting)
    while not scene.guide.is_last:
        sitting.until(lambda: waits(scene) or scene.guide.is_last, PATIENCE)
        sitting.rest(0.2)
        if scene.guide.is_last:
            break
        if scene.guide.frozen:
            hands.press("coach next")
        elif scene.turn is not None:
            choose(hands, scene, scene.turn.ask, chance)
    sitting.rest(QUIET + 0.1)
    hands.press("coach next")
    sitting.rest(1.0)


def choose(hands: Hands, scene: GuidedScene, ask: Ask, chance: random.Random) -> None:
    """Answer with something that the coach lets be played."""
    beat = scene.guide.asks
    if beat is None or not beat.do or ask.subset is None:
        offered = narrow(ask, beat.actions) if beat is not None and beat.choice else ask
        Player(hands.sitting, hands, chance.randrange(100)).answer(offered)
        return
    wanted = [name for action in beat.actions for name in action.picks]
    for name in wanted:
        hands.press(str(name))
    if scene.turn is not None and scene.turn.ask is ask:
        hands.press(scene.skin.label(ask.options[-1], ask, len(wanted)))


def from_the_title(hands: Hands, chapter: str) -> None:
    """Press what somebody presses who wants to be taught."""
    sitting = hands.sitting
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.0)
    hands.press("teach")
    sitting.rest(1.0)
    assert isinstance(sitting.top, LessonsScene)
    hands.press(chapter)
    sitting.rest(1.0)


@pytest.mark.parametrize(
    ("device", "chapter"),
    mostly_long(product(DEVICES, TAKEN), [*zip(DEVICES, TAKEN, strict=True)]),
)
def test_a_lesson_is_taken_from_the_title_on(
    sit: Sit, device: type[Mouse | Keyboard | Pad], chapter: str
) -> None:
    sitting: Sitting = sit(speed="faster")
    hands = device(sitting)
    from_the_title(hands, chapter)
    before = lesson(sitting).guide
    play(hands, random.Random(3))
    after = lesson(sitting).guide
    assert after.chapter is before.course.after(before.chapter)


@some_chapters
def test_every_lesson_can_be_clicked_through_by_its_buttons(sit: Sit, rows: Course, chapter: Chapter) -> None:
    sitting = sit(speed="faster")
    begin(sitting, rows, chapter)
    play(Mouse(sitting), random.Random(1))
    assert load_progress(lambda fault: None).knows(rows.game, chapter.id)
    following = rows.after(chapter)
    assert following is None or lesson(sitting).guide.chapter is following


def test_on_a_first_run_one_key_leads_to_the_lessons_and_another_into_the_first(sit: Sit) -> None:
    sitting = sit()
    keys = Keyboard(sitting)
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.0)
    for _ in range(2):
        keys.key(pygame.K_RETURN)
        sitting.rest(1.0)
    assert lesson(sitting).guide.chapter.id == "forks"


def test_what_the_coach_did_not_ask_for_is_answered_with_why(sit: Sit) -> None:
    sitting = sit()
    sitting.manager.begin(sitting.app.services.teach("bulls", "cards"))
    scene, mouse = lesson(sitting), Mouse(sitting)
    sitting.rest(QUIET + 0.1)
    mouse.press("coach next")
    sitting.rest(QUIET + 0.1)
    decisions = len(scene.table.record.actions)
    mouse.press("card:13")
    assert len(scene.table.record.actions) == decisions
    assert scene.session.prompt_panel.words == "First the flag: play Follow the Flag."
