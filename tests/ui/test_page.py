"""Pages and widgets: what a press does, by mouse, keyboard and gamepad."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
import pytest

from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice, Slider, Toggle
from scenes.ui.dialog import Answer, Dialog
from scenes.ui.field import TextField
from scenes.ui.input import Act, Key, Pointer, Typed
from scenes.ui.page import Page
from scenes.ui.scene import STAY, Pop, Quit, Stay
from scenes.ui.widgets import Button, Label, Scroll, Widget
from tests.menus.conftest import OnSurface
from tests.narrow import there


def laid(
    widgets: Sequence[Widget], first: str = "", click: Callable[[str], object] = lambda name: None
) -> Page:
    """A page of those widgets."""
    page = Page(click)
    page.set_widgets(widgets, first=first)
    return page


def click(page: Page, pos: tuple[float, float], release: tuple[float, float] | None = None) -> object:
    """Press and let go."""
    page.handle(Pointer("move", pos))
    page.handle(Pointer("down", pos, 1))
    if release:
        page.handle(Pointer("move", release))
    return page.handle(Pointer("up", release or pos, 1))


def test_a_button_acts_when_the_mouse_is_let_go_on_it() -> None:
    page = laid([Button((0, 0, 100, 50), "Quit", Quit)])
    assert isinstance(click(page, (50, 25)), Quit)
    assert click(page, (50, 25), release=(300, 25)) == STAY


@pytest.mark.parametrize(("words", "outcome"), [("Quit", Quit), ("Go on", Stay)])
def test_a_click_reaches_a_button_that_is_laid_anew_meanwhile_if_it_says_the_same(
    words: str, outcome: type[Quit | Stay]
) -> None:
    page = laid([Button((0, 0, 100, 50), "Quit", Quit, key="first")])
    page.handle(Pointer("down", (50, 25), 1))
    page.set_widgets([Button((0, 0, 100, 50), words, Quit, key="first")])
    assert isinstance(page.handle(Pointer("up", (50, 25), 1)) or STAY, outcome)


def test_a_button_acts_on_enter_once_however_long_it_is_held() -> None:
    page = laid([Button((0, 0, 100, 50), "Quit", Quit)], first="Quit")
    assert isinstance(page.handle(Key(Act.OK)), Quit)
    assert page.handle(Key(Act.OK, repeat=True)) is None


def test_a_button_that_is_off_does_nothing_and_says_why(canvas: Canvas) -> None:
    sounds: list[str] = []
    page = laid([Button((10, 10, 100, 50), "Start", Quit, off="Nobody plays.")], click=sounds.append)
    assert click(page, (50, 25)) == STAY
    assert sounds[-1] == "refuse"
    page.update(1.0)
    canvas.surface.fill((0, 0, 0))
    page.draw(canvas)
    assert canvas.surface.get_at(canvas.to_pixel(60, 82))[:3] != (0, 0, 0)


def test_what_the_page_does_not_use_it_leaves_to_others() -> None:
    page = laid([Button((0, 0, 100, 50), "Quit", Quit)])
    assert page.handle(Pointer("down", (400, 400), 1)) is None
    assert page.handle(Key(Act.BACK)) is None
    assert page.handle(Key(Act.LOG)) is None


def test_the_first_arrow_only_shows_where_the_focus_is() -> None:
    page = laid([Button((0, 0, 50, 50), "a", Quit), Button((100, 0, 50, 50), "b", Quit)], first="a")
    page.handle(Key(Act.RIGHT))
    assert (there(page.ring.current).key, page.ring.shown) == ("a", True)
    page.handle(Key(Act.RIGHT))
    assert there(page.ring.current).key == "b"


def test_a_new_layout_keeps_the_focus_and_the_place_of_a_scroll() -> None:
    def widgets() -> list[Widget]:
        rows = [Button((0, 60 * n, 200, 50), f"row {n}", Quit) for n in range(20)]
        return [Scroll((0, 0, 220, 300), rows)]

    page = laid(widgets(), first="row 0")
    for _ in range(12):
        page.handle(Key(Act.NEXT))
    before = there(page.ring.current).rect.copy()
    page.set_widgets(widgets())
    assert there(page.ring.current).key == "row 12"
    assert there(page.ring.current).rect == before


def test_walking_into_a_scroll_brings_the_target_into_sight() -> None:
    rows = [Button((0, 60 * n, 200, 50), f"row {n}", Quit) for n in range(20)]
    scroll = Scroll((0, 0, 220, 300), rows)
    page = laid([scroll], first="row 0")
    for _ in range(25):
        page.handle(Key(Act.DOWN))
        assert scroll.rect.contains(there(page.ring.current).rect)
    assert there(page.ring.current).key == "row 19"


def test_what_a_scroll_hides_cannot_be_pressed() -> None:
    page = laid([Scroll((0, 0, 220, 100), [Button((0, 80, 200, 50), "low", Quit)])])
    assert there(page.at((50, 90))).key == "low"
    assert page.at((50, 120)) is None


def test_keys_scroll_a_text_without_targets() -> None:
    scroll = Scroll((0, 0, 220, 100), [Label((0, 0, 200, 900), "long")])
    page = laid([scroll])
    page.handle(Key(Act.DOWN))
    page.handle(Key(Act.DOWN))
    assert scroll.offset > 0


def test_a_toggle_turns_with_a_click_with_enter_and_with_arrows() -> None:
    seen: list[bool] = []
    page = laid([Toggle((0, 0, 300, 44), "Mute", False, seen.append)], first="Mute")
    click(page, (200, 20))
    page.handle(Key(Act.OK))
    page.handle(Key(Act.RIGHT))
    page.handle(Key(Act.RIGHT))
    page.handle(Key(Act.LEFT))
    assert seen == [True, False, True, False]


def test_a_slider_stays_within_its_bounds(canvas: Canvas) -> None:
    seen: list[int] = []
    slider = Slider((0, 0, 400, 44), "Music", 80, (0, 100), seen.append)
    page = laid([slider], first="Music")
    page.draw(canvas)
    page.ring.shown = True
    for _ in range(4):
        page.handle(Key(Act.RIGHT))
    assert seen == [90, 100]
    page.handle(Pointer("move", (250, 22)))
    page.handle(Pointer("down", (250, 22), 1))
    page.handle(Pointer("move", (-500, 22)))
    page.handle(Pointer("up", (-500, 22), 1))
    assert slider.value == 0


def test_a_choice_goes_round_both_ways() -> None:
    seen: list[str] = []
    rows = [("a", "A"), ("b", "B"), ("c", "C")]
    page = laid([Choice((0, 0, 400, 44), "Which", rows, "a", seen.append)], first="Which")
    page.ring.shown = True
    for act in (Act.LEFT, Act.RIGHT, Act.RIGHT, Act.OK):
        page.handle(Key(act))
    click(page, (180, 20))
    click(page, (390, 20))
    assert seen == ["c", "a", "b", "c", "b", "c"]


@pytest.fixture
def field_page() -> tuple[Page, TextField, list[str]]:
    """A page with one name to edit."""
    seen: list[str] = []
    field = TextField((0, 0, 200, 44), "Teo", seen.append, longest=8, suggestions=("Ana", "Luz"), key="name")
    return laid([field, Button((0, 60, 90, 50), "Go", Quit)], first="name"), field, seen


def test_a_name_is_edited_with_accents(field_page: tuple[Page, TextField, list[str]]) -> None:
    page, field, _ = field_page
    page.handle(Typed("x"))
    assert field.value == "Teo"
    page.handle(Key(Act.OK, key=pygame.K_RETURN))
    page.handle(Key(None, key=pygame.K_BACKSPACE))
    page.handle(Key(Act.OK, key=pygame.K_SPACE))
    page.handle(Typed("ñu y más letras"))
    assert field.value == "Teñu y m"
    page.handle(Key(None, key=pygame.K_HOME))
    page.handle(Key(None, key=pygame.K_DELETE))
    page.handle(Key(Act.OK, key=pygame.K_RETURN))
    assert field.value == "eñu y m"
    assert not field.editing


def test_letters_that_mark_pictures_and_bold_words_are_no_part_of_a_name(
    field_page: tuple[Page, TextField, list[str]],
) -> None:
    page, field, _ = field_page
    page.handle(Key(Act.OK, key=pygame.K_RETURN))
    for text in ("[x]", "**y", "\n"):
        page.handle(Typed(text))
    assert field.value == "Teoxy"


def test_escape_takes_back_what_was_typed(field_page: tuple[Page, TextField, list[str]]) -> None:
    page, field, seen = field_page
    page.handle(Key(Act.OK, key=pygame.K_RETURN))
    page.handle(Typed("!"))
    assert page.handle(Key(Act.BACK, key=pygame.K_ESCAPE)) == STAY
    assert (field.value, seen[-1]) == ("Teo", "Teo")
    assert page.handle(Key(Act.BACK, key=pygame.K_ESCAPE)) is None


def test_letters_that_are_shortcuts_do_not_act_while_one_types(
    field_page: tuple[Page, TextField, list[str]],
) -> None:
    page, field, _ = field_page
    page.handle(Key(Act.OK, key=pygame.K_RETURN))
    assert page.handle(Key(Act.UNDO, key=pygame.K_u)) == STAY
    assert field.editing


def test_a_gamepad_goes_through_suggested_names(field_page: tuple[Page, TextField, list[str]]) -> None:
    page, _, seen = field_page
    for _ in range(3):
        page.handle(Key(Act.OK))
    assert seen == ["Ana", "Luz", "Ana"]


def test_a_dialog_pops_and_then_does_what_its_button_says(canvas: Canvas) -> None:
    dialog = Dialog("Leave?", "It is saved.", [Answer("Leave", "danger", Quit), Answer("Stay")])
    dialog.layout(canvas)
    pressed = dialog.handle(Key(Act.OK))
    assert isinstance(pressed, Pop)
    assert pressed.then is not None
    assert isinstance(pressed.then(), Quit)
    assert dialog.handle(Key(Act.BACK)) == Pop(None)


class Paper(Widget):
    """Something that hides what lies under it and cannot be pressed itself."""

    opaque = True


def test_what_lies_under_something_opaque_can_neither_be_pressed_nor_pointed_at() -> None:
    under, over = Button((0, 0, 300, 300), "Under", Quit), Button((20, 20, 100, 50), "Over", Quit)
    page = laid([under, Paper((10, 10, 200, 200)), over])
    assert page.at((250, 250)) is under
    assert page.at((150, 150)) is None
    assert click(page, (150, 150)) is None
    assert page.pointed is None
    assert page.at((60, 40)) is over


def test_nothing_is_explained_after_an_answer_until_the_mouse_moves_or_a_key_is_pressed() -> None:
    page = laid([Button((0, 0, 100, 50), "Quit", Quit)], first="Quit")
    for wake in (Pointer("move", (51, 25)), Key(Act.RIGHT)):
        click(page, (50, 25))
        assert page.pointed is not None
        page.resting = True
        page.handle(Pointer("up", (50, 25), 1))
        assert page.pointed is None
        page.handle(wake)
        assert page.pointed is not None


def test_many_answers_in_large_letters_lie_side_by_side_and_leave_room_for_the_question(
    on_surface: OnSurface,
) -> None:
    answers = ("Try again", "Save it elsewhere", "Leave all the same", "Stay")
    for percent in (100, 150, 200):
        canvas = on_surface((1280, 720), percent)
        dialog = Dialog("The game is not saved", "It is lost when you leave. " * 4, [*map(Answer, answers)])
        dialog.layout(canvas)
        buttons = [widget.rect for widget in dialog.page.widgets if isinstance(widget, Button)]
        assert not any(isinstance(widget, Scroll) for widget in dialog.page.widgets)
        assert len({rect.top for rect in buttons}) <= 2
        assert not any(one.colliderect(other) for one in buttons for other in buttons if one is not other)
