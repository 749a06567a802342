"""The menus: every text fits, every widget is reached by keys, and one can play without a mouse."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pygame
import pytest

from game import GAMES
from game.core.record import Record
from game.storage.paths import match_history_table
from game.storage.saves import Saved
from game.storage.settings import LINE_SPACING
from game.translation import language, use
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import EMPTY, HUMAN
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.rulebook import RulebookScene, rule_pages
from scenes.menus.settings import SettingsScene
from scenes.menus.title import TitleScene
from scenes.services import NewGame
from scenes.ui.canvas import Canvas
from scenes.ui.controls import Choice
from scenes.ui.input import Act, Device, Key, Pointer, Typed
from scenes.ui.scene import Scene
from scenes.ui.widgets import Button
from tests.menus.conftest import EVERY_LANGUAGE, OnSurface, PlayedScene, Stand
from tests.menus.every_menu import BULLS, SCENES, SEATS, results, with_annals
from tests.narrow import as_a, there
from tests.needs import long, mostly_long
from tests.ui.pages import page_on

STORMY = ("title", "saved games", "settings", "lobby of Madrid", "results", "review of eight", "dialog")
"""Menus that are stormed with every other test."""


def shown(scene: Scene, canvas: Canvas) -> None:
    """Lay a scene out and draw it, as the manager does, once all motion in it has ended."""
    scene.enter()
    scene.layout(canvas)
    while scene.busy:
        scene.update(0.1)
    scene.draw(canvas)


@EVERY_LANGUAGE
@pytest.mark.parametrize(
    ("size", "percent"),
    [((1280, 720), 100), long((960, 540), 100), long((1920, 1080), 100), long((1280, 720), 150),
     long((1280, 720), 200), ((960, 540), 200), long((1000, 1000), 125)],
)  # fmt: skip
def test_every_text_stays_in_its_box(
    stand: Stand, on_surface: OnSurface, size: tuple[int, int], percent: int, speech: str
) -> None:
    use(speech)
    canvas = on_surface(size, percent)
    services = replace(stand.services, canvas=canvas)
    spilled = []
    for name, make in SCENES.items():
        canvas.spills = []
        shown(make(services), canvas)
        spilled += [f"{name}: {spill.text!r}" for spill in canvas.spills]
    assert not spilled


@pytest.mark.parametrize(
    ("letters", "size", "percent"),
    [("hyperlegible", (1280, 720), 200), ("plain", (960, 540), 100)],
)
def test_texts_in_other_letters_and_far_apart_stay_in_their_boxes(
    stand: Stand, on_surface: OnSurface, letters: str, size: tuple[int, int], percent: int
) -> None:
    use("es")
    canvas = on_surface(size, percent)
    canvas.lettering.letters, canvas.lettering.spacing = letters, LINE_SPACING["widest"]
    services = replace(stand.services, canvas=canvas)
    spilled = []
    for name, make in SCENES.items():
        canvas.spills = []
        shown(make(services), canvas)
        spilled += [f"{name}: {spill.text!r}" for spill in canvas.spills]
    assert not spilled


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("percent", [100, long(200)])
def test_tab_and_the_arrows_reach_every_widget(
    stand: Stand, on_surface: OnSurface, name: str, percent: int
) -> None:
    canvas = on_surface((1280, 720), percent)
    scene = SCENES[name](replace(stand.services, canvas=canvas))
    shown(scene, canvas)
    page = page_on(scene)
    wanted = {widget.key for widget in page.ring.reachable()}
    assert wanted
    assert len(wanted) == len(page.ring.reachable())
    by_tab = set()
    for _ in range(len(wanted)):
        page.handle(Key(Act.NEXT))
        by_tab.add(there(page.ring.current).key)
    assert by_tab == wanted

    by_arrows, edge = set(), [there(page.ring.current)]
    while edge:
        target = edge.pop()
        by_arrows.add(target.key)
        for direction in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            page.ring.current = target
            found = page.ring.move(direction)
            if found is not None and found.key not in by_arrows:
                edge.append(found)
    assert by_arrows == wanted


@pytest.mark.parametrize("name", SCENES)
def test_every_target_is_large_enough_and_in_sight(stand: Stand, canvas: Canvas, name: str) -> None:
    scene = SCENES[name](replace(stand.services, canvas=canvas))
    shown(scene, canvas)
    for widget in page_on(scene).ring.reachable():
        assert widget.rect.w >= 44
        assert widget.rect.h >= 44
        inside = canvas.window if widget.clip is None else widget.clip.inflate(0, 4000)
        assert inside.contains(widget.rect), widget.key


def press(stand: Stand, *acts: Act, device: Device = Device.KEYBOARD) -> None:
    """Press keys, with time for the scenes to change in between."""
    for act in acts:
        stand.manager.send(Key(act, key=1 if device is Device.KEYBOARD else 0))
        stand.frames(0.5)


def focus(stand: Stand, key: str) -> None:
    """Walk to a widget with Tab."""
    page = page_on(stand.manager.stack.top)
    for _ in range(60):
        if page.ring.current is not None and page.ring.current.key == key:
            return
        stand.manager.send(Key(Act.NEXT))
    raise AssertionError(f"Tab does not lead to {key}")


def test_two_presses_of_enter_begin_a_game_with_three_bots(stand: Stand) -> None:
    press(stand, Act.OK, Act.OK)
    begun = stand.manager.stack.top
    assert isinstance(begun, PlayedScene)
    assert [seat.human for seat in as_a(NewGame, begun.new).seats] == [True, False, False, False]
    assert len({seat.colour for seat in as_a(NewGame, begun.new).seats}) == 4
    usual = {option.key: option.default for option in BULLS.meta.options}
    assert as_a(NewGame, begun.new).options == {**usual, "start": "seat1"}, "whoever plays alone begins"


def test_a_game_of_two_people_is_set_up_with_keys_alone(stand: Stand) -> None:
    press(stand, Act.OK)
    lobby = as_a(LobbyScene, stand.manager.stack.top)
    for place in (3, 2, 1):
        focus(stand, f"away {place}")
        press(stand, Act.OK)
        assert lobby.seats.rows[place].who == EMPTY
    focus(stand, "person")
    press(stand, Act.OK)
    assert lobby.seats.rows[1].who == HUMAN
    focus(stand, "name 1")
    press(stand, Act.OK)
    for _ in range(12):
        stand.manager.send(Key(None, key=pygame.K_BACKSPACE))
    stand.manager.send(Typed("Iñaki"))
    press(stand, Act.NEXT)
    focus(stand, "start")
    press(stand, Act.OK)
    begun = as_a(PlayedScene, stand.manager.stack.top)
    assert [(seat.name, seat.human) for seat in as_a(NewGame, begun.new).seats] == [
        ("Amaya", True),
        ("Iñaki", True),
    ]


def test_how_hands_are_hidden_is_asked_only_of_two_people_or_more(stand: Stand) -> None:
    press(stand, Act.OK)
    lobby = as_a(LobbyScene, stand.manager.stack.top)
    assert lobby.page.find("privacy") is None
    lobby.seats.seat(1, HUMAN)
    lobby.relayout()
    assert lobby.page.find("privacy") is not None


def test_who_begins_is_chosen_by_name_among_those_who_play(stand: Stand) -> None:
    press(stand, Act.OK)
    lobby = as_a(LobbyScene, stand.manager.stack.top)
    choice = as_a(Choice, lobby.page.find("option start"))
    assert [words for _, words in choice.choices][1:] == [lobby.seats.rows[n].name for n in lobby.seats.taken]


def test_start_says_why_it_cannot_be_pressed(stand: Stand) -> None:
    press(stand, Act.OK)
    lobby = as_a(LobbyScene, stand.manager.stack.top)
    for place in (1, 2, 3):
        lobby.seats.seat(place, EMPTY)
    lobby.relayout()
    focus(stand, "start")
    press(stand, Act.OK)
    assert stand.manager.stack.top is lobby
    assert "At least 2" in as_a(Button, lobby.page.find("start")).off


def test_f1_opens_the_rules_from_the_lobby_and_closes_them_again(stand: Stand) -> None:
    press(stand, Act.OK)
    lobby = as_a(LobbyScene, stand.manager.stack.top)
    press(stand, Act.HELP)
    as_a(RulebookScene, stand.manager.stack.top)
    press(stand, Act.HELP)
    assert stand.manager.stack.top is lobby


def test_escape_goes_up_one_level_everywhere(stand: Stand) -> None:
    title = stand.manager.stack.top
    for key in ("rules", "settings", "poster toruro", "poster bulls"):
        focus(stand, key)
        press(stand, Act.OK)
        assert stand.manager.stack.top is not title
        press(stand, Act.BACK)
        assert stand.manager.stack.top is title
    press(stand, Act.BACK, Act.OK)
    assert not stand.manager.stack.running


def test_a_saved_game_is_offered_first(stand: Stand) -> None:
    stand.saved = Saved(Path("x.sobremesa"), datetime(2026, 7, 7), Record("bulls", 1, "", {}, SEATS, 1))
    title = TitleScene(stand.services)
    stand.manager.begin(title)
    assert there(title.page.ring.current).key == "continue"
    press(stand, Act.OK)
    assert as_a(PlayedScene, stand.manager.stack.top).new is stand.saved


def test_the_flag_changes_the_language_of_what_is_on_the_screen(stand: Stand) -> None:
    focus(stand, "language")
    press(stand, Act.OK)
    assert language() == "es"
    assert "Jugar ya" in {
        widget.text for widget in page_on(stand.manager.stack.top).all() if isinstance(widget, Button)
    }
    assert stand.kept[-1].language == "es"


def test_a_larger_text_counts_at_once(stand: Stand) -> None:
    stand.manager.begin(SettingsScene(stand.services))
    before = there(page_on(stand.manager.stack.top).find("speed")).rect.copy()
    focus(stand, "text_size")
    press(stand, Act.RIGHT, Act.RIGHT, Act.RIGHT, Act.RIGHT)
    assert stand.services.settings.text_size == 200
    assert there(page_on(stand.manager.stack.top).find("speed")).rect.h > before.h
    assert there(page_on(stand.manager.stack.top).ring.current).key == "text_size"


@pytest.mark.parametrize("game", GAMES)
def test_a_poster_leads_to_the_lobby_of_its_game(stand: Stand, game: str) -> None:
    focus(stand, f"poster {game}")
    press(stand, Act.OK)
    assert isinstance(stand.manager.stack.top, LobbyScene)
    assert stand.manager.stack.top.game.meta.id == game


def test_the_annals_of_finished_games_are_one_press_from_the_title(stand: Stand) -> None:
    with_annals(stand.services)
    focus(stand, "annals")
    press(stand, Act.OK)
    annals = stand.manager.stack.top
    assert isinstance(annals, MatchHistoryScene) and annals.game == "bulls"
    focus(stand, "toruro")
    press(stand, Act.OK)
    assert annals.game == "toruro"
    focus(stand, "table")
    press(stand, Act.OK)
    assert match_history_table().is_file() and str(match_history_table()) in annals.message


def test_results_lead_to_a_rematch_to_other_seats_and_to_the_title(stand: Stand) -> None:
    for key, arrives in (("rematch", PlayedScene), ("seats", LobbyScene), ("title", TitleScene)):
        stand.manager.begin(results(stand.services))
        focus(stand, key)
        press(stand, Act.OK)
        assert isinstance(stand.manager.stack.top, arrives)
    stand.manager.begin(results(stand.services))
    focus(stand, "seats")
    press(stand, Act.OK)
    assert [guest.name for guest in as_a(LobbyScene, stand.manager.stack.top).seats.rows] == [
        seat.name for seat in SEATS
    ]
    press(stand, Act.BACK)
    assert isinstance(stand.manager.stack.top, TitleScene)


def test_the_rulebook_turns_its_pages_and_stops_at_its_ends(stand: Stand) -> None:
    book = RulebookScene(stand.services, "bulls")
    stand.manager.begin(book)
    pages = len(rule_pages("bulls", "en"))
    focus(stand, "next")
    for _ in range(pages + 2):
        press(stand, Act.OK)
    assert book.place == pages - 1
    assert as_a(Button, book.page.find("next")).off


@pytest.mark.parametrize(
    "name",
    mostly_long([name for name in SCENES if not name.startswith("rules") or name == "rules 0"], STORMY),
)
def test_a_storm_of_resizes_keys_and_clicks_breaks_nothing(stand: Stand, name: str) -> None:
    chance = random.Random(name)
    scene = SCENES[name](stand.services)
    stand.manager.begin(TitleScene(stand.services))
    stand.manager.stack.scenes.append(scene)
    scene.enter()
    scene.layout(stand.services.canvas)
    sizes = [(960, 540), (1280, 720), (1600, 700), (1000, 1000)]
    for _ in range(40):
        if not stand.manager.stack.running:
            stand.manager.begin(TitleScene(stand.services))
        roll = chance.random()
        if roll < 0.1:
            stand.window.size = chance.choice(sizes)
            stand.manager.frame(0.02, [pygame.event.Event(pygame.WINDOWSIZECHANGED)])
            stand.manager.frame(0.2, [])
        elif roll < 0.5:
            stand.manager.send(
                Key(chance.choice(list(Act)), key=chance.choice([0, pygame.K_a, pygame.K_RETURN]))
            )
        else:
            pos = chance.uniform(-50, 1330), chance.uniform(-50, 770)
            for kind in ("move", "down", "up"):
                stand.manager.send(Pointer(kind, pos, 1 if kind != "move" else 0))
            stand.manager.send(Pointer("wheel", pos, wheel=chance.uniform(-3, 3)))
        stand.manager.frame(0.4, [])
    assert not stand.reports


def test_the_posters_are_shown_as_they_hang_in_the_end(stand: Stand) -> None:
    title = stand.manager.stack.top
    assert isinstance(title, TitleScene)
    title.hang()
    stand.frames(2.0)
    assert not title.busy
    shown = pygame.image.tobytes(stand.window.surface, "RGB")
    title.dirty = True
    stand.frames(0.02)
    assert pygame.image.tobytes(stand.window.surface, "RGB") == shown
