"""The manager: the stack of scenes, drawing only what changed, and what happens when something fails."""

from __future__ import annotations

from functools import partial
from time import thread_time

import pygame
import pytest

from game.core.errors import UserError
from scenes.menus.title import TitleScene
from scenes.ui.canvas import Canvas
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.input import Act, Closed, Input, Key
from scenes.ui.scene import Pop, Push, Quit, Reset, Scene, Transition
from scenes.window.scene_manager import SPARE
from scenes.window.scene_stack import TileFlip
from scenes.window.window import MINIMUM, fitting
from tests.menus.conftest import Stand
from tests.narrow import as_a


class Probe(Scene):
    """Answers the next input with whatever it was given, and counts what is done to it."""

    def __init__(self, answer: Transition | Exception | None = None) -> None:
        super().__init__()
        self.answer = answer
        self.drawn = self.left = self.laid = 0

    def handle(self, item: Input) -> Transition | None:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer if isinstance(item, Key) else None

    def layout(self, canvas: Canvas) -> None:
        self.laid += 1

    def leave(self) -> None:
        self.left += 1

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.window, (90, 30, 30))


OK = Key(Act.OK)


def test_a_still_scene_is_drawn_once(stand: Stand) -> None:
    probe = Probe()
    stand.manager.begin(probe)
    stand.frames(1.0)
    assert probe.drawn == 1
    probe.dirty = True
    stand.frames(1.0)
    assert probe.drawn == 2


def test_push_pop_and_reset_leave_what_is_gone(stand: Stand) -> None:
    first, second, third = Probe(), Probe(Pop()), Probe()
    first.answer = Push(second)
    stand.manager.begin(first)
    stand.manager.send(OK)
    stand.frames()
    assert stand.manager.stack.scenes == [first, second]
    stand.manager.send(OK)
    stand.frames()
    assert (stand.manager.stack.scenes, second.left, first.left) == ([first], 1, 0)
    first.answer = Reset(third)
    stand.manager.send(OK)
    assert (stand.manager.stack.scenes, first.left) == ([third], 1)


def test_popping_the_last_scene_leads_home(stand: Stand) -> None:
    stand.manager.begin(Probe(Pop()))
    stand.manager.send(OK)
    assert isinstance(stand.manager.stack.top, TitleScene)


@pytest.mark.parametrize("ending", [Quit(), Closed()])
def test_quitting_leaves_every_scene(stand: Stand, ending: Quit | Closed) -> None:
    first, second = Probe(), Probe(Quit())
    first.answer = Push(second)
    stand.manager.begin(first)
    stand.manager.send(OK)
    stand.frames()
    stand.manager.send(OK if isinstance(ending, Quit) else ending)
    assert not stand.manager.stack.running
    assert (first.left, second.left) == (1, 1)


@pytest.mark.parametrize(
    ("hides", "magnifier", "drawn"), [(False, "off", 1), (True, "off", 2), (False, "double", 2)]
)
def test_a_scene_that_hides_nothing_is_left_as_the_window_shows_it(
    stand: Stand, hides: bool, magnifier: str, drawn: int
) -> None:
    stand.services.settings.magnifier = magnifier
    second = Probe()
    first = Probe(Push(second))
    first.is_patient = not hides
    stand.manager.begin(first)
    stand.frames(0.1)
    shown = pygame.image.tobytes(stand.window.surface, "RGB")
    stand.manager.send(OK)
    assert first.drawn == drawn
    assert pygame.image.tobytes(as_a(TileFlip, stand.manager.stack.flip)._old, "RGB") == shown


def test_inputs_are_held_back_for_a_moment_after_a_change_of_scene(stand: Stand) -> None:
    second = Probe(Quit())
    stand.manager.begin(Probe(Push(second)))
    stand.manager.send(OK)
    stand.manager.send(OK)
    assert stand.manager.stack.running
    stand.frames()
    stand.manager.send(OK)
    assert not stand.manager.stack.running


def test_the_change_of_scenes_ends_in_the_new_picture(stand: Stand) -> None:
    for calm in (False, True):
        stand.services.settings.reduced_motion = calm
        second = Probe()
        stand.manager.begin(Probe(Push(second)))
        stand.manager.send(OK)
        stand.frames(0.1)
        assert second.drawn
        stand.frames(0.5)
        assert stand.window.surface.get_at((5, 5))[:3] == (90, 30, 30)


def test_below_an_overlay_a_menu_names_none_of_its_keys(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    monkeypatch.setattr(
        "scenes.menus.menu.draw_hints",
        lambda canvas, hints, *rest, **where: named.extend(words for _, words in hints),
    )
    stand.manager.begin(TitleScene(stand.services))
    stand.frames(0.5)
    assert "Full screen" in named
    stand.manager.stack.go(Push(Dialog("Really?", "It is saved.", [Answer("Yes")])))
    stand.frames(1.0)
    named.clear()
    stand.manager.stack.layout()
    stand.frames()
    assert "Full screen" not in named
    stand.manager.stack.go(Pop())
    stand.frames(1.0)
    assert "Full screen" in named


def test_an_overlay_lies_over_a_still_picture_of_the_scene_below(stand: Stand) -> None:
    below = Probe(Push(Dialog("Really?", "It is saved.", [Answer("Yes")])))
    stand.manager.begin(below)
    stand.manager.send(OK)
    stand.frames()
    drawn = below.drawn
    stand.manager.stack.top.dirty = True
    stand.frames()
    assert below.drawn == drawn
    assert 0 < stand.window.surface.get_at((5, 5)).r < 90


def test_a_fault_becomes_a_dialog_and_the_scene_goes_on(stand: Stand) -> None:
    probe = Probe(UserError("The map {path} has no size.", path="x.tmx"))
    stand.manager.begin(probe)
    stand.manager.send(OK)
    dialog = stand.manager.stack.top
    assert isinstance(dialog, Dialog)
    assert dialog.text == "The map x.tmx has no size."
    assert stand.manager.stack.scenes[0] is probe
    assert not stand.reports


def test_a_dialog_quotes_only_the_beginning_of_a_long_line(stand: Stand) -> None:
    stand.manager.begin(Probe(UserError("Not a decision: '{line}'.", line="pick " * 1_000_000)))
    stand.manager.send(OK)
    text = as_a(Dialog, stand.manager.stack.top).text
    assert text.startswith("Not a decision: 'pick pick")
    assert text.endswith("…'.")
    assert len(text) < 400


def test_the_path_of_a_report_stays_in_its_dialog(stand: Stand) -> None:
    path = "/home/" + "somebody/" * 9 + "a_report_with_a_very_long_name_that_has_no_sign_to_break_it.txt"
    stand.manager.begin(Probe(UserError("A report lies in {place}.", place=path)))
    stand.manager.send(OK)
    canvas = stand.services.canvas
    canvas.spills = []
    stand.manager.stack.top.draw(canvas)
    assert not canvas.spills


def test_what_nobody_foresaw_is_reported_in_one_sentence_and_leads_home(stand: Stand) -> None:
    error = ZeroDivisionError("by zero")
    stand.manager.begin(Probe(error))
    stand.manager.send(OK)
    assert stand.reports == [error]
    assert isinstance(stand.manager.stack.scenes[0], TitleScene)
    assert isinstance(stand.manager.stack.top, Dialog)
    assert "crash-1.txt" in as_a(Dialog, stand.manager.stack.top).text


class Unfit(Scene):
    """Cannot be entered."""

    def enter(self) -> None:
        raise UserError("The rulebook of '{game}' is missing.", game="x")


class Unpaintable(Scene):
    """Cannot be drawn."""

    def draw(self, canvas: Canvas) -> None:
        raise UserError("The picture '{name}' is missing or damaged.", name="x")


def test_a_scene_that_cannot_be_entered_is_taken_away_again(stand: Stand) -> None:
    probe = Probe(Push(Unfit()))
    stand.manager.begin(probe)
    stand.manager.send(OK)
    assert stand.manager.stack.scenes[:-1] == [probe]
    assert as_a(Dialog, stand.manager.stack.top).text == "The rulebook of 'x' is missing."
    stand.frames(0.1)


def test_a_scene_that_cannot_be_drawn_is_left_for_home(stand: Stand) -> None:
    stand.manager.begin(Unpaintable())
    stand.frames(0.1)
    assert isinstance(stand.manager.stack.scenes[0], TitleScene)
    assert len(stand.reports) == 1


def test_a_home_that_cannot_be_drawn_ends_the_program(stand: Stand) -> None:
    stand.manager.stack.home = Unpaintable
    stand.manager.begin(Unpaintable())
    with pytest.raises(UserError):
        stand.frames(0.1)


def test_complaints_are_shown_once_each(stand: Stand) -> None:
    stand.manager.begin(Probe())
    stand.services.complaints += [UserError("First."), UserError("Second.")]
    stand.frames(0.1)
    assert as_a(Dialog, stand.manager.stack.top).text == "First."
    stand.manager.send(Key(Act.BACK))
    stand.frames(0.1)
    assert as_a(Dialog, stand.manager.stack.top).text == "Second."
    stand.manager.send(Key(Act.BACK))
    stand.frames(0.1)
    assert isinstance(stand.manager.stack.top, Probe)


def test_what_is_left_of_a_frame_is_used_for_what_will_be_drawn_later(stand: Stand) -> None:
    done: list[int] = []

    def work(number: int) -> None:
        end = thread_time() + SPARE
        while thread_time() < end:
            done[:] = [*done[:number], number]

    stand.frames()
    stand.manager.canvas.art.do_later(partial(work, number) for number in range(3))
    stand.manager.frame(0.02, [])
    assert len(done) < 2, "what takes all that is left is alone in its frame"
    for _ in range(200):
        stand.manager.frame(0.02, [])
    assert done == [0, 1, 2]


def test_what_takes_little_of_a_frame_leaves_the_rest_of_it_to_more(stand: Stand) -> None:
    done: list[int] = []
    stand.frames()
    stand.manager.canvas.art.do_later(partial(done.append, number) for number in range(20))
    most = 0
    for _ in range(200):
        before = len(done)
        stand.manager.frame(0.02, [])
        most = max(most, len(done) - before)
    assert done == list(range(20)) and most > 1


def test_a_resize_counts_once_it_is_over(stand: Stand) -> None:
    probe = Probe()
    stand.manager.begin(probe)
    stand.frames(0.1)
    laid = probe.laid
    for width in (1000, 1100, 1200):
        stand.window.size = (width, 700)
        stand.manager.frame(0.02, [pygame.event.Event(pygame.WINDOWSIZECHANGED)])
    assert probe.laid == laid
    stand.frames(0.3)
    assert probe.laid == laid + 1
    assert stand.services.canvas.surface.get_size() == (1200, 700)


def test_a_desktop_that_shrank_takes_the_window_with_it(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    probe = Probe()
    stand.manager.begin(probe)
    stand.window.size = (1200, 700)
    stand.frames(0.3)
    laid = probe.laid
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1000, 600)])
    stand.manager.frame(0.02, [pygame.event.Event(pygame.WINDOWFOCUSGAINED, window=None)])
    stand.frames(0.3)
    assert stand.window.size == (1000, 600) == stand.services.canvas.surface.get_size()
    assert probe.laid > laid


def test_f11_covers_the_desktop_and_gives_the_window_back(stand: Stand) -> None:
    stand.manager.begin(Probe())
    before = stand.window.size
    for wanted in (True, False):
        stand.manager.send(Key(Act.FULLSCREEN))
        stand.frames(0.3)
        assert stand.window.fullscreen is wanted
        assert stand.kept[-1].fullscreen is wanted
    assert stand.window.size == before


def test_the_first_window_is_four_fifths_of_the_desktop_and_never_larger() -> None:
    width, height = pygame.display.get_desktop_sizes()[0]
    assert fitting(None) == (max(MINIMUM[0], round(16 * 0.8 * min(width / 16, height / 9))),
                             max(MINIMUM[1], round(9 * 0.8 * min(width / 16, height / 9))))  # fmt: skip
    assert fitting((90000, 90000)) == (max(width, MINIMUM[0]), max(height, MINIMUM[1]))
    assert fitting((10, 10)) == MINIMUM
