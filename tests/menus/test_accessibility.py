"""What everybody can use: targets large enough, focus that reaches everything, words that can be made out."""

from __future__ import annotations

from collections import deque
from itertools import combinations, groupby

import pygame
import pytest

from game.storage.settings import TEXT_SIZES
from scenes.menus.settings import SettingsScene
from scenes.skins.bulls.crowd import Group, Room, gather
from scenes.skins.bulls.layout import EDGE, FOOT, HIGHEST, HOOK, PAVED
from scenes.skins.toruro.drawing import slate
from scenes.stage.prompt_panel import PromptPanel
from scenes.stage.spots import Spot
from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.input import DIRECTIONS, Act
from scenes.ui.keymap import Bindings
from scenes.ui.page import Page
from scenes.ui.text import Lettering
from scenes.ui.theme import BLACK, LOOKS, WHITE, Colour, ratio
from scenes.ui.widgets import Scroll, Widget, draw_focus_ring
from scenes.window.window import Window
from tests.menus.conftest import Stand
from tests.menus.looks import LARGE, SCENES, SHARP, SMALL, Look, longer, look
from tests.needs import mostly_long
from tests.pictures import KeptArt
from tests.stands_for import often

OWN = 20.0
"""Where small pieces lie so close that their targets meet, each has a place of its own at least so wide."""
PAPER_WORDS = ("INK", "INK_2", "SEPIA", "OLIVE_DK", "COBALT_DK", "COBALT", "ALMAGRE_DK", "ALMAGRE")
WOOD_WORDS = ("PAPER", "PAPER_HI", "PAPER_DK", "OCHRE", "OCHRE_LT", "QUIET_ON_WOOD", "OLIVE_LT", "COBALT_LT")
PAPERS = ("ui/panel_paper", "ui/field", "ui/tip")
WOODS = ("ui/panel_wood", "ui/bar_top", "ui/seat_plate", "ui/seat_plate_active", "ui/slate")


@pytest.fixture(scope="module")
def art(window: Window) -> Art:
    """Pictures for this module alone: cards are printed on them in longer words, which no other may show."""
    return KeptArt()


@pytest.fixture(scope="module", params=mostly_long(SCENES, often(SCENES)))
def seen(request: pytest.FixtureRequest, window: object, art: Art) -> Look:
    """Each scene in turn, for all tests."""
    return look(art, request.param)


def reached(page: Page, start: Widget) -> set[int]:
    """Whatever directions lead to from there."""
    seen, edge = {id(start)}, deque([start])
    while edge:
        here = edge.popleft()
        for direction in DIRECTIONS.values():
            page.ring.current = here
            there = page.ring.move(direction)
            if there is not None and id(there) not in seen:
                seen.add(id(there))
                edge.append(there)
    return seen


def face(art: Art, name: str) -> Colour:
    """The colour of the middle of a board."""
    board = art.nine(name, 400, 200, theme.CORNER)
    return pygame.transform.average_color(board, pygame.Rect(120, 70, 160, 60))[:3]


# --- sizes and focus ---


def small(look: Look) -> list[Widget]:
    """What keys stop at and is not drawn as large as a target has to be."""
    return [w for w in look.page.ring.reachable() if min(w.rect.size) < theme.TARGET - 0.01]


def grid(area: pygame.FRect, step: float) -> list[tuple[float, float]]:
    """Points all over an area."""
    across, down = range(int(area.w // step)), range(int(area.h // step))
    return [(area.left + step * (x + 0.5), area.top + step * (y + 0.5)) for y in down for x in across]


def test_whatever_can_be_chosen_in_a_menu_is_44_pixels_wide_and_high(seen: Look) -> None:
    assert seen.table or [widget.key for widget in small(seen)] == []


def around(look: Look, widget: Widget) -> Page:
    """What a press near that widget can be meant for: whatever lies farther away is left out."""
    page = Page()
    page.widgets = [
        other
        for other in look.page.widgets
        if isinstance(other, Scroll) or other.rect.union(other.target).colliderect(widget.target)
    ]
    return page


def own(look: Look, widget: Widget) -> float:
    """How many square pixels a press is meant for that widget and no other."""
    page = around(look, widget)
    return 4.0 * sum(page.at(point) is widget for point in grid(widget.target, 2.0))


def test_every_button_at_a_table_can_be_pressed_in_44_pixels_around_its_middle(seen: Look) -> None:
    buttons = [widget for widget in small(seen) if not isinstance(widget, Spot)]
    assert [widget.key for widget in buttons if own(seen, widget) < theme.TARGET**2] == []


def test_a_small_piece_can_be_pressed_in_44_pixels_unless_another_is_nearer(seen: Look) -> None:
    for widget in small(seen):
        page = around(seen, widget)
        for point in grid(widget.target, 4.0):
            hit = page.at(point)
            assert hit is not None
            assert hit is widget or hit.distance(point) <= widget.distance(point), widget.key


def test_where_pieces_lie_close_each_has_a_place_of_its_own(seen: Look) -> None:
    assert [widget.key for widget in small(seen) if own(seen, widget) < OWN**2] == []


@pytest.mark.parametrize("count", range(1, 37))
def test_dice_that_crowd_a_roundabout_lie_so_far_apart_that_each_has_its_place(count: int) -> None:
    room = Room(PAVED[0] / 2 - EDGE, -HIGHEST, FOOT)
    cells = gather((400.0, 300.0), Group(room, 2, (False,) * count))[2:]
    assert all(max(abs(a.x - b.x), abs(a.y - b.y)) >= OWN for a, b in combinations(cells, 2))


def test_tab_and_arrows_reach_whatever_can_be_chosen(seen: Look) -> None:
    ring, wanted = seen.page.ring, seen.page.ring.reachable()
    ring.current = None
    assert {id(ring.step(1)) for _ in wanted} == {id(widget) for widget in wanted}
    found = reached(seen.page, wanted[0]) if wanted else set()
    assert [widget.key for widget in wanted if id(widget) not in found] == []


@pytest.mark.parametrize("act", [*DIRECTIONS, Act.NEXT, Act.PREVIOUS, Act.OK, Act.BACK])
def test_a_key_and_a_button_of_a_gamepad_lead_everywhere(act: Act) -> None:
    bindings = Bindings()
    assert bindings.pad.of(act)
    assert bindings.keys.of(act) or act is Act.PREVIOUS


# --- a longer language, larger text ---


def test_words_grow_by_two_fifths_and_keep_their_marks() -> None:
    assert longer("**{name}** plays [bulls/die_blue_1].") == "**{name}** ppllayss [bulls/die_blue_1]."
    texts = ("Hold the table", "Take back (also: right click)", "Play one card.", "Even")
    assert all(1.4 * len(text) - 1 < len(longer(text)) < 1.4 * len(text) + 1 for text in texts)


def test_longer_words_and_the_largest_text_neither_leave_their_place_nor_lie_over_others(seen: Look) -> None:
    assert seen.cramped == []


@pytest.mark.parametrize("percent", TEXT_SIZES)
def test_no_question_hides_more_of_the_town_than_at_the_usual_text_size(art: Art, percent: int) -> None:
    canvas = Canvas(pygame.Surface((1280, 720)), art, Lettering(art, percent / 100))
    for question in ("Play one card.", longer("Jostle: choose up to 3 of your Runners in one roundabout.")):
        panel = PromptPanel(HOOK)
        panel.set(question, None, ())
        area = panel.area(canvas, None)
        assert area.h <= HOOK.highest
        assert canvas.window.contains(area)


# --- contrast ---


def test_all_words_can_be_made_out(seen: Look) -> None:
    assert seen.faint == []


def test_with_high_contrast_all_words_stand_out(seen: Look) -> None:
    assert seen.faint_sharp == []


def test_on_dark_paper_all_words_can_be_made_out(seen: Look) -> None:
    assert seen.faint_dark == []


@pytest.mark.parametrize("board", PAPERS)
@pytest.mark.parametrize("words", PAPER_WORDS)
def test_inks_stand_out_from_papers(art: Art, words: str, board: str) -> None:
    assert ratio(getattr(theme, words), face(art, board)) >= SMALL


@pytest.mark.parametrize("board", WOODS)
@pytest.mark.parametrize("words", WOOD_WORDS)
def test_light_inks_stand_out_from_woods(art: Art, words: str, board: str) -> None:
    assert ratio(getattr(theme, words), face(art, board)) >= SMALL


@pytest.mark.parametrize("colour", theme.SEATS)
def test_names_in_the_colour_of_a_seat_stand_out_from_papers(art: Art, colour: str) -> None:
    seat = theme.SEATS[colour]
    assert ratio(seat.on_paper, face(art, "ui/panel_paper")) >= SMALL


@pytest.mark.parametrize("colour", theme.SEATS)
def test_pips_stand_out_from_their_dice(colour: str) -> None:
    seat = theme.SEATS[colour]
    assert ratio(seat.pip, seat.main) >= LARGE


@pytest.mark.parametrize("plain", [*LOOKS.values(), slate.PLAIN], ids=[*LOOKS, "ui/slate"])
def test_plain_boards_are_black_or_white_to_words(plain: theme.Look) -> None:
    assert max(ratio(plain.face, BLACK), ratio(plain.face, WHITE)) >= SHARP
    assert ratio(plain.face, plain.edge) >= LARGE


@pytest.mark.parametrize("sharp", [False, True])
def test_the_ring_of_the_focus_is_three_pixels_wide_in_the_smallest_window(art: Art, sharp: bool) -> None:
    canvas = Canvas(pygame.Surface((960, 540)), art, Lettering(art))
    canvas.sharp = sharp
    draw_focus_ring(canvas, pygame.FRect(400, 300, 200, 60))
    across = [tuple(canvas.surface.get_at((x, 247))[:3]) for x in range(canvas.surface.get_width() // 2)]
    assert across.count(theme.OCHRE_LT) >= 3 + 2 * sharp


@pytest.mark.parametrize("sharp", [False, True])
def test_the_ring_of_the_focus_stands_out_on_gold_too(art: Art, sharp: bool) -> None:
    canvas = Canvas(pygame.Surface((960, 540)), art, Lettering(art))
    canvas.sharp = sharp
    canvas.fill(canvas.window, theme.OCHRE_LT)
    draw_focus_ring(canvas, pygame.FRect(400, 300, 200, 60))
    across = [tuple(canvas.surface.get_at((x, 247))[:3]) for x in range(canvas.surface.get_width() // 2)]
    runs = [(colour, len(list(run))) for colour, run in groupby(across)]
    outer, dark, gold, inner = runs[:4]
    assert [colour for colour, _ in (outer, gold)] == [theme.OCHRE_LT] * 2
    assert all(colour == theme.INK and count >= 2 for colour, count in (dark, inner)), runs


# --- at once ---


def turn(stand: Stand, key: str) -> None:
    """Turn a setting once to the right, by keys."""
    scene = SettingsScene(stand.services)
    stand.manager.begin(scene)
    scene.page.focus(key)
    scene.page.ring.shown = True
    stand.manager.frame(0.02, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0)])
    stand.frames()


def test_high_contrast_counts_at_once_and_is_kept(stand: Stand) -> None:
    turn(stand, "contrast")
    assert stand.services.canvas.sharp
    assert stand.kept[-1].contrast == "high"


def test_the_window_takes_its_size_at_once(stand: Stand) -> None:
    turn(stand, "window")
    assert stand.window.size == stand.services.canvas.surface.get_size() == (960, 540)
    assert stand.kept[-1].window_width == 960


def test_sound_falls_silent_behind_another_window_unless_it_may_go_on(stand: Stand) -> None:
    sound = stand.services.sound
    sound.focus(False)
    assert sound.silent
    stand.services.settings.mute_unfocused = False
    stand.services.apply_settings()
    assert not sound.silent
