"""What everybody can use: targets large enough, focus that reaches everything, words that can be made out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, cast

import pygame
import pytest

from game.storage.settings import Settings
from scenes.app import App
from scenes.settings import SettingsScene
from scenes.shots import SHOTS
from scenes.ui import theme
from scenes.ui.art import Art
from scenes.ui.canvas import Canvas
from scenes.ui.contrast import BLACK, LOOKS, WHITE, ratio, sharpened
from scenes.ui.focus import ring
from scenes.ui.input import DIRECTIONS
from scenes.ui.page import Page
from scenes.ui.text import STYLES, Lettering
from scenes.ui.theme import Colour
from scenes.ui.widgets import Widget
from tests.scenes.conftest import Stand

SCENES = (
    "title", "lobby", "settings", "keys", "rules", "pause", "log", "lessons", "results",
    "play", "play-hint", "toruro", "toruro-split", "alatriste", "alatriste-split", "alatriste-offer",
)  # fmt: skip
TABLES = tuple(name for name in SCENES if name.startswith(("play", "toruro", "alatriste")))
LINES = ("log",)
"""Where lines of text can be chosen, which are as high as their words."""
PIECE = 24.0
"""Width and height of what lies close together at a table, and can be reached otherwise, too."""
SMALL, LARGE = 4.5, 3.0
"""What words need, and what is enough for large ones and for buttons that cannot be pressed now."""
SHARP = 7.0
LARGE_FROM = 18.66
"""Bold words of this many pixels are large."""

PAPER_WORDS = ("INK", "INK_2", "SEPIA", "OLIVE_DK", "COBALT_DK", "COBALT", "ALMAGRE_DK", "ALMAGRE")
WOOD_WORDS = ("PAPER", "PAPER_HI", "PAPER_DK", "OCHRE", "OCHRE_LT", "QUIET_ON_WOOD", "OLIVE_LT")
PAPERS = ("ui/panel_paper", "ui/field", "ui/tip")
WOODS = ("ui/panel_wood", "ui/bar_top", "ui/seat_plate", "ui/seat_plate_active", "toruro/slate")


class Probe(Canvas):
    """A canvas that compares all words with what they are written on, and notes those too faint."""

    faint: list[str]

    def text(self, text: str, x: float, y: float, style: str, colour: Colour, **how: Any) -> pygame.FRect:
        block = self._set(text, style, how.get("width"))
        ground = self.surface.copy()
        area = super().text(text, x, y, style, colour, **how)
        rect = self.to_pixels(area).clip(ground.get_rect()).clip(ground.get_clip())
        if not (rect.w and rect.h and block.lines) or how.get("alpha", 255) < 255:
            return area
        under = ground.subsurface(rect)
        if ground.get_masks()[3] and min(pygame.image.tobytes(under, "RGBA")[3::4]) < 250:
            return area  # a layer: what lies under it is not there yet
        if how.get("shade") is not None:
            paper = how["shade"] if not self.sharp else BLACK
        else:
            paper = pygame.transform.average_color(under)[:3]
        large = STYLES[style].size * self.lettering.factor >= LARGE_FROM
        asked = SHARP if self.sharp else LARGE if large or colour == theme.DISABLED else SMALL
        ink = sharpened(colour) if self.sharp else colour
        if ratio(ink, paper) < asked:
            self.faint.append(f"{text[:40]!r} in {style}: {ratio(ink, paper):.1f}")
        return area


class Look(NamedTuple):
    """What is to be seen of a scene: its widgets, and words too faint as usual and with high contrast."""

    page: Page | None
    faint: list[str]
    faint_sharp: list[str]


@pytest.fixture(scope="module")
def look(window: object, art: Art) -> Callable[[str], Look]:
    """Looks at a shot, once for all tests."""
    return lru_cache(lambda name: _look(art, name))


def _look(art: Art, name: str) -> Look:
    app = App(pygame.Surface((1280, 720)), Settings(language="en"), keep=False, art=art)
    probe = Probe(pygame.Surface((1280, 720)), art, Lettering(art))
    app.services.canvas = probe
    scene = SHOTS[name](app, 1)
    scene.enter()
    noted = []
    for probe.sharp in (False, True):
        probe.faint = []
        scene.layout(probe)
        scene.draw(probe)
        noted.append(probe.faint)
    return Look(getattr(scene, "page", None), *noted)


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
    return cast(Colour, pygame.transform.average_color(board, pygame.Rect(120, 70, 160, 60))[:3])


# --- sizes and focus ---


def narrow(page: Page | None, least: float) -> list[tuple[str, float]]:
    """What keys stop at and is smaller than that."""
    stops = page.ring.reachable() if page else []
    return [(w.key, min(w.rect.size)) for w in stops if min(w.rect.size) < least - 0.01]


@pytest.mark.parametrize("name", [name for name in SCENES if name not in (*TABLES, *LINES)])
def test_whatever_can_be_chosen_in_a_menu_is_44_pixels_wide_and_high(
    look: Callable[[str], Look], name: str
) -> None:
    assert narrow(look(name).page, theme.TARGET) == []


@pytest.mark.parametrize("name", TABLES)
def test_no_target_at_a_table_is_tiny(look: Callable[[str], Look], name: str) -> None:
    assert narrow(look(name).page, PIECE) == []


@pytest.mark.parametrize("name", SCENES)
def test_tab_and_arrows_reach_whatever_can_be_chosen(look: Callable[[str], Look], name: str) -> None:
    page = look(name).page
    stops = page.ring.reachable() if page else []
    if page is None or not stops:
        return
    page.ring.current = None
    assert {id(page.ring.step(1)) for _ in stops} == {id(widget) for widget in stops}
    found = reached(page, stops[0])
    assert [widget.key for widget in stops if id(widget) not in found] == []


# --- contrast ---


@pytest.mark.parametrize("name", SCENES)
def test_all_words_can_be_made_out(look: Callable[[str], Look], name: str) -> None:
    assert look(name).faint == []


@pytest.mark.parametrize("name", SCENES)
def test_with_high_contrast_all_words_stand_out(look: Callable[[str], Look], name: str) -> None:
    assert look(name).faint_sharp == []


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


@pytest.mark.parametrize("board", LOOKS)
def test_plain_boards_are_black_or_white_to_words(board: str) -> None:
    plain = LOOKS[board]
    assert max(ratio(plain.face, BLACK), ratio(plain.face, WHITE)) >= SHARP
    assert ratio(plain.face, plain.edge) >= LARGE


@pytest.mark.parametrize("sharp", [False, True])
def test_the_ring_of_the_focus_is_three_pixels_wide_in_the_smallest_window(art: Art, sharp: bool) -> None:
    canvas = Canvas(pygame.Surface((960, 540)), art, Lettering(art))
    canvas.sharp = sharp
    ring(canvas, pygame.FRect(400, 300, 200, 60))
    across = [tuple(canvas.surface.get_at((x, 247))[:3]) for x in range(canvas.surface.get_width() // 2)]
    assert across.count(theme.OCHRE_LT) >= 3 + 2 * sharp


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
    stand.services.changed()
    assert not sound.silent
