"""Seats that change hands in the middle of a game: who plays on, what is told, hidden, kept and counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import GAMES, find
from game.bots.characters import names_by_number
from game.core.film import Film
from game.core.line import read_line, write_line
from game.core.table import replay
from game.storage.match_history import read_matches
from game.storage.saves import read_record
from maps.reader import graph_of
from scenes.menus.seats import SeatsScene
from scenes.screenshots.arrange import seats
from scenes.services import NewGame
from scenes.stage.pieces import HAND
from scenes.table.copy_line import open_record
from scenes.table.handover import HandoverScene
from scenes.table.pause import PauseScene
from scenes.table.play import PlayScene
from scenes.ui.dialog import WidgetScene
from scenes.ui.input import Act, Key
from tests.table.conftest import Sit, Sitting
from tests.table.pads import VirtualPad, virtual_pads

BARE = True
GOLDEN = Path(__file__).parents[1] / "golden"
EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
WITH_HANDS = pytest.mark.parametrize("game", ["toruro", "alatriste"])


def begun(sitting: Sitting, game: str, people: int = 2, decisions: int = 6) -> PlayScene:
    """A table of three after some decisions."""
    rules = find(game)
    scene = sitting.app.begin(NewGame(rules, seats(rules, 3, people), {}), 5)
    sitting.manager.begin(scene)
    decide(scene, decisions)
    return scene


def decide(scene: PlayScene, decisions: int) -> None:
    """Have so many decisions be taken, whoever takes them."""
    for _ in range(decisions):
        scene.director.finish()
        ask = scene.table.ask
        assert ask is not None
        scene.session.play([ask.options[-1 if ask.subset else 0]])
        scene.director.finish()


def press(sitting: Sitting, *acts: Act) -> None:
    for act in acts:
        sitting.manager.send(Key(act))


def open_seats(sitting: Sitting) -> SeatsScene:
    """The page on which seats change, by keys alone."""
    press(sitting, Act.MENU)
    pause = sitting.top
    assert isinstance(pause, PauseScene)
    pause.page.focus("seats")
    press(sitting, Act.OK)
    page = sitting.top
    assert isinstance(page, SeatsScene)
    return page


def sit_down(sitting: Sitting, seat: int, words: str) -> PlayScene:
    """Let somebody sit in a seat, by keys alone: the page says so of them in these words."""
    page = open_seats(sitting)
    page.page.focus(f"seat {seat}")
    for _ in page.choices(page.seats[seat]):
        row = page.page.find(f"seat {seat}")
        assert row is not None
        if row.spoken_text.partition(": ")[2].startswith(words):
            break
        press(sitting, Act.RIGHT)
    page.page.focus("done")
    press(sitting, Act.OK)
    assert not isinstance(sitting.top, SeatsScene), page.page.find("done")
    return sitting.play


def lines(scene: PlayScene) -> list[str]:
    return [line.text for line in scene.session.chronicle.lines]


@EVERY_GAME
def test_a_bot_plays_on_for_whoever_must_go_and_they_come_back(sit: Sit, game: str) -> None:
    sitting = sit()
    scene = begun(sitting, game)
    told, asked, place = lines(scene), scene.table.ask, len(scene.table.record.actions)
    scene = sit_down(sitting, 0, "Lola plays for")
    assert scene.table.ask == asked
    assert (scene.table.seats[0].name, scene.table.seats[0].bot) == ("Lola", "lola")
    assert lines(scene) == [*told, "**Amaya** has to go: **Lola** plays on for them."]
    decide(scene, 3)
    scene = sit_down(sitting, 0, "Amaya is back")
    record = scene.table.record
    sat = [record.sitter(0, number).name for number in (place - 1, place, place + 2, place + 3)]
    assert sat == ["Amaya", "Lola", "Lola", "Amaya"]
    assert lines(scene)[: len(told)] == told, "what was told before has other names now"
    assert lines(scene)[-1] == "**Amaya** sits down in the seat of **Lola**."


@EVERY_GAME
def test_a_guest_takes_the_seat_of_a_bot_and_is_asked_from_then_on(sit: Sit, game: str) -> None:
    sitting = sit(privacy="open")
    scene = begun(sitting, game, people=1)
    bot = scene.table.seats[2].name
    scene = sit_down(sitting, 2, "A guest")
    guest = scene.table.seats[2]
    assert guest.human and guest.name not in (bot, "Amaya")
    assert scene.session.viewer.humans == [0, 2]
    assert lines(scene)[-1] == f"**{guest.name}** sits down in the seat of **{bot}**."


def test_a_person_who_has_a_name_here_sits_down_with_their_settings(sit: Sit) -> None:
    sitting = sit()
    people = sitting.app.services.people
    eva = people.add("Eva", 3, "blue")
    eva.own.text_size = 150
    begun(sitting, "bulls", people=1)
    scene = sit_down(sitting, 1, "Eva sits down")
    assert people.at(scene.table.seats[1]) is eva
    while scene.turn is None or scene.turn.ask.seat != 1:
        decide(scene, 1)
    assert people.turn is eva
    assert sitting.app.services.settings.text_size == 150


@EVERY_GAME
def test_a_game_gone_on_with_keeps_who_sits_where_and_who_sat_there(sit: Sit, game: str) -> None:
    sitting = sit()
    begun(sitting, game)
    scene = sit_down(sitting, 0, "Lola plays for")
    decide(scene, 2)
    told, record = lines(scene), scene.table.snapshot()
    sitting.close()
    again = sit()
    saved = again.app.latest()
    assert saved is not None
    assert (saved.record.seats, saved.record.former) == (record.seats, record.former)
    again.manager.begin(again.app.resume(saved))
    scene = again.play
    assert scene.table.record.former == record.former
    assert lines(scene)[: len(told)] == told


@EVERY_GAME
def test_film_and_line_of_a_game_show_it_though_seats_have_changed_hands(sit: Sit, game: str) -> None:
    sitting = sit()
    begun(sitting, game)
    scene = sit_down(sitting, 0, "Lola plays for")
    decide(scene, 3)
    rules, record = scene.table.game, scene.table.record
    board, names = graph_of(rules), names_by_number()
    film = Film(rules, record, board)
    assert film.actions == tuple(record.actions)
    assert film.at(0).record.seats_at(0)[0].name == "Amaya"
    back = read_line(rules, write_line(rules, record, board, [*names]), board, names).table.record
    assert back.actions == record.actions


# --- what is hidden ---


@WITH_HANDS
def test_a_hand_is_covered_when_its_seat_changes_hands(sit: Sit, game: str) -> None:
    sitting = sit(privacy="peek")
    begun(sitting, game, people=1, decisions=12)
    scene = sit_down(sitting, 1, "A guest")
    scene.director.finish()
    viewer = scene.session.viewer
    assert viewer.secret and not viewer.is_face_up(scene.table.ask)
    assert not any(
        scene.skin.zoom(piece.token) for piece in scene.stage.pieces.values() if piece.layer == HAND
    )


def test_what_only_one_person_knew_is_not_told_when_others_come_or_go(sit: Sit) -> None:
    sitting = sit(privacy="peek")
    scene = begun(sitting, "bulls", people=1)
    own = "**Amaya** draws"
    assert any(line.startswith(own) and "cards" not in line for line in lines(scene))
    scene = sit_down(sitting, 1, "A guest")
    assert all("cards" in line for line in lines(scene) if line.startswith(own))


def test_whoever_stays_alone_opens_the_curtain_before_their_hand_is_turned_up(sit: Sit) -> None:
    sitting = sit(privacy="peek")
    begun(sitting, "toruro", decisions=0)
    scene = sit_down(sitting, 0, "Lola plays for")
    assert scene.session.viewer.audience == 1
    assert not scene.session.viewer.is_face_up(scene.table.ask)
    sitting.until(lambda: isinstance(sitting.top, HandoverScene))
    sitting.rest(0.5)
    press(sitting, Act.OK)
    sitting.rest(1.0)
    assert scene.session.viewer.is_face_up(scene.table.ask)


def test_the_line_of_a_game_stays_hidden_while_somebody_may_come_back(sit: Sit) -> None:
    sitting = sit()
    begun(sitting, "toruro")
    scene = sit_down(sitting, 0, "Lola plays for")
    assert open_record(scene.session) is None


def test_the_curtain_falls_before_whoever_has_just_sat_down(sit: Sit) -> None:
    sitting = sit(privacy="curtain")
    begun(sitting, "toruro", people=1)
    page = open_seats(sitting)
    page.sit_down(page.seats[1], "Bruno")
    sitting.manager.stack.go(page._done())
    session = sitting.play.session

    def has_fallen() -> bool:
        assert not session.viewer.is_face_up(session.table.ask), "a hand is shown to everybody"
        return isinstance(sitting.top, HandoverScene)

    sitting.until(has_fallen, 5.0)


def test_what_somebody_has_ordered_does_not_bind_whoever_sits_there_now(sit: Sit) -> None:
    sitting = sit()
    scene = begun(sitting, "alatriste")
    scene.skin.orders.give(0, "parry", "never")
    scene.skin.orders.give(1, "parry", "always")
    scene = sit_down(sitting, 0, "Lola plays for")
    assert scene.skin.orders.wish(0, "parry", "ask") == "ask"
    assert scene.skin.orders.wish(1, "parry", "ask") == "always"


def test_nothing_can_be_taken_back_that_somebody_else_has_decided(sit: Sit) -> None:
    sitting = sit()
    begun(sitting, "bulls", decisions=1)
    scene = sit_down(sitting, 1, "Lola plays for")
    decisions = len(scene.table.record.actions)
    scene.session.take_back()
    assert len(scene.table.record.actions) == decisions


# --- who may ---


def test_the_last_person_does_not_leave_a_table_to_bots(sit: Sit) -> None:
    sitting = sit()
    begun(sitting, "bulls", people=1)
    page = open_seats(sitting)
    page.sit_down(page.seats[0], "lola")
    press(sitting, Act.OK)
    done = page.page.find("done")
    page.page.focus("done")
    press(sitting, Act.OK)
    assert sitting.top is page
    assert done is not None and "Somebody must stay" in done.spoken_text


def test_with_pads_of_their_own_each_passes_on_their_own_seat_alone(sit: Sit) -> None:
    sitting = sit()
    with virtual_pads(sitting, 2) as pads:
        people = seats(find("bulls"), 3, 2)
        sitting.app.services.hands.remember(people, {pad.source: n for n, pad in enumerate(pads)})
        sitting.manager.begin(sitting.app.begin(NewGame(find("bulls"), people, {}), 5))
        scene = sitting.play
        scene.director.finish()
        second = pads[1]
        pause_with(sitting, second)
        walk_to(sitting, second, "seats")
        second.press(pygame.CONTROLLER_BUTTON_A)
        page = sitting.top
        assert isinstance(page, SeatsScene)
        assert {widget.key for widget in page.page.all() if widget.key.startswith("seat")} == {
            "seat 1",
            "seat 2",
        }
        choose_with(sitting, second, "Lola plays for")
        assert not sitting.play.table.seats[1].human
        pause_with(sitting, second)  # it has no seat now, and brings its person back
        walk_to(sitting, second, "seats")
        second.press(pygame.CONTROLLER_BUTTON_A)
        choose_with(sitting, second, f"{people[1].name} is back")
        assert sitting.play.table.seats[1].name == people[1].name
        assert sitting.play.devices == {pads[0].source: 0, second.source: 1}


def pause_with(sitting: Sitting, pad: VirtualPad) -> None:
    """Open the pause with a pad, as soon as the scene that has just come takes anything."""
    sitting.rest(0.4)
    sitting.until(lambda: not sitting.manager.stack.flip and sitting.manager.stack.guard <= 0)
    pad.press(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(sitting.top, PauseScene), type(sitting.top).__name__


def choose_with(sitting: Sitting, pad: VirtualPad, words: str) -> None:
    """Choose with a pad who sits in seat 1 from now on, and have them sit down."""
    walk_to(sitting, pad, "seat 1")
    page = sitting.top
    assert isinstance(page, SeatsScene)
    for _ in page.choices(page.seats[1]):
        row = page.page.find("seat 1")
        if row is not None and words in row.spoken_text:
            break
        pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    walk_to(sitting, pad, "done")
    pad.press(pygame.CONTROLLER_BUTTON_A)


def walk_to(sitting: Sitting, pad: VirtualPad, key: str) -> None:
    """Go to a button with the directions of a pad."""
    sitting.rest(0.4)
    assert isinstance(sitting.top, WidgetScene)
    page = sitting.top.page
    for _ in range(20):
        if page.ring.current is not None and page.ring.current.key == key:
            return
        at_foot = page.ring.current is not None and page.ring.current.key == "back"
        pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT if at_foot else pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    raise AssertionError(f"no way leads to {key}")


# --- what counts ---


def test_what_is_noted_of_a_finished_game_says_for_whom_it_counts(sit: Sit) -> None:
    record = read_record(GOLDEN / "bulls_3_seats.sobremesa")
    sitting = sit()
    last, record.position = record.actions.pop(), ""
    ana, *others = seats(find("bulls"), 3, 2)
    record.seats = (ana, *others)
    table = replay(find("bulls"), record, graph_of(find("bulls")))
    table.sit_down(replace(ana, name="Eva"))
    scene = sitting.app.show(table, sitting.app._new_lock(table.game))
    assert table.ask is not None
    scene.session.play([last])
    scene.session.saves.close()
    rows = read_matches(lambda fault: pytest.fail(str(fault)))
    assert [(player.name, player.counts) for player in rows[0].players][:2] == [
        ("Eva", False),
        (others[0].name, True),
    ]
    assert rows[0].players[0].achievements == ()
