"""People on their page and in the lobby: whoever has a name finds their own things, a guest loses nothing."""

from __future__ import annotations

from datetime import date

import pygame

from game import GAMES
from game.core.seat import Seat
from game.storage.diary import Diary, Played, diary_file
from game.storage.evenings import Guest
from game.storage.match_history import Match, Player, add_match, first_earned
from game.storage.paths import settings_file
from game.storage.person import Person, people_file
from game.storage.settings import Settings
from game.translation import language
from scenes.evening.evenings import EveningsScene
from scenes.menus.lobby import LobbyScene
from scenes.menus.lobby_seats import EMPTY, HUMAN
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.people import PeopleScene
from scenes.menus.settings import SettingsScene
from scenes.menus.title import TitleScene
from scenes.services import NewGame
from scenes.ui.art import Art
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act, Key, Typed
from scenes.ui.widgets import Button, Label
from scenes.window.app import App
from tests.menus.conftest import PlayedScene, Stand
from tests.menus.every_menu import BULLS
from tests.menus.test_menus import focus, press
from tests.narrow import as_a

BARE = True
DAY = date(2026, 7, 7)
WHEN = "2026-01-31T22:10:00"


def write(stand: Stand, name: str) -> None:
    """Write a name into the field that has the focus, in place of what stands there."""
    focus(stand, "name")
    press(stand, Act.OK)
    for _ in range(16):
        stand.manager.send(Key(None, key=pygame.K_BACKSPACE))
    stand.manager.send(Typed(name))
    press(stand, Act.NEXT)
    focus(stand, "done")
    press(stand, Act.OK)


def add(stand: Stand, *names: str) -> list[Person]:
    """People with those names, each with the first free face."""
    return [stand.services.people.add(name, face, "pink") for face, name in enumerate(names, 5)]


def choose(stand: Stand, *ids: str) -> None:
    """Lead the focus to each of those in turn and press it."""
    for id in ids:
        focus(stand, id)
        press(stand, Act.OK)


def people_page_of(stand: Stand, *names: str) -> list[Person]:
    """People with those names, the first at the screen, which shows the page of people."""
    people = add(stand, *names)
    stand.services.welcome(people[0])
    stand.manager.begin(PeopleScene(stand.services))
    return people


def lobby_of(stand: Stand) -> LobbyScene:
    stand.manager.begin(LobbyScene(stand.services, BULLS))
    stand.frames(0.1)
    return as_a(LobbyScene, stand.manager.stack.top)


def who(scene: LobbyScene) -> list[str]:
    """The names of the people at the table."""
    return [row.name for row in scene.seats.rows if row.who == HUMAN]


def said(stand: Stand) -> list[str]:
    page = as_a(PeopleScene, stand.manager.stack.top).page
    return [widget.text for widget in page.all() if isinstance(widget, Label)]


def test_somebody_new_is_three_presses_from_the_title_and_sits_at_the_screen(stand: Stand) -> None:
    choose(stand, "people", "new")
    write(stand, "Ana")
    ana = stand.services.people.here
    assert (ana.name, ana.face, stand.services.settings.person) == ("Ana", 1, ana.id)
    assert as_a(PeopleScene, stand.manager.stack.top).page.find(f"person {ana.id}") is not None
    press(stand, Act.BACK)
    title = as_a(TitleScene, stand.manager.stack.top)
    assert as_a(Button, title.page.find("people")).tip == "At the screen: Ana"


def test_a_press_on_a_face_puts_all_their_settings_in_force_at_once(stand: Stand) -> None:
    services, (ana,) = stand.services, add(stand, "Ana")
    ana.own.language, ana.own.text_size, ana.own.contrast = "es", 150, "high"
    ana.own.keys = {"undo": ["k"]}
    scene = PeopleScene(services)
    stand.manager.begin(scene)
    choose(stand, f"person {ana.id}")
    assert (language(), services.canvas.lettering.factor, services.canvas.sharp) == ("es", 1.5, True)
    assert services.bindings.keys.changes() and not services.complaints
    choose(stand, "person ")
    assert (language(), services.canvas.lettering.factor, services.canvas.sharp) == ("en", 1.0, False)
    assert not services.bindings.keys.changes()


def test_settings_of_a_person_say_so_and_leave_those_of_guests_alone(stand: Stand) -> None:
    services, (ana,) = stand.services, add(stand, "Ana")
    services.welcome(ana)
    scene = SettingsScene(services)
    stand.manager.begin(scene)
    assert scene.title == "Settings of Ana"
    choose(stand, "reduced_motion")
    services.people.welcome(services.people.guest)
    assert (ana.own.reduced_motion, services.settings.reduced_motion) == (True, False)
    assert scene.title == "Settings"


def test_a_face_and_a_colour_are_chosen_with_a_press_and_nobody_takes_that_of_another(stand: Stand) -> None:
    ana, blas = people_page_of(stand, "Ana", "Blas")
    choose(stand, "face 9", "colour green", f"face {blas.face}")
    assert (ana.face, ana.colour) == (9, "green")


def test_two_people_cannot_have_one_name_and_the_page_says_so(stand: Stand) -> None:
    ana, _ = people_page_of(stand, "Ana", "Blas")
    choose(stand, "name")
    write(stand, "Blas")
    assert "Somebody else has or had that name." in said(stand)
    choose(stand, "name")
    write(stand, "Anna")
    assert (ana.names, "Anna" in said(stand)) == (("Anna", "Ana"), True)


def test_somebody_is_deleted_by_a_second_press_and_a_guest_is_here_again(stand: Stand) -> None:
    ana, blas = people_page_of(stand, "Ana", "Blas")
    choose(stand, "delete")
    question = as_a(Dialog, stand.manager.stack.top)
    assert stand.services.people.everybody == (ana, blas), question
    press(stand, Act.BACK)
    assert stand.services.people.everybody == (ana, blas)
    choose(stand, "delete", "answer 0")
    assert [*stand.services.people.everybody] == [blas]
    assert stand.services.people.here.is_guest


def test_a_start_without_people_asks_for_nobody_and_writes_no_people(art: Art) -> None:
    app = App(pygame.Surface((1280, 720)), Settings(language="en"), art=art)
    lobby = LobbyScene(app.services, BULLS)
    assert who(lobby) == ["Amaya"]
    assert lobby.services.people.here.is_guest
    app.services.apply_settings()
    assert settings_file().exists() and not people_file().exists()


def test_the_first_person_takes_over_what_was_solved_here_and_the_next_begins_anew(art: Art) -> None:
    Diary(diary_file()).solve("bulls", 7)
    Diary(diary_file()).keep(DAY, Played(1, ("done",), (3, -4), (5, 0)))
    app = App(pygame.Surface((1280, 720)), Settings(language="en"), art=art)
    scene, services = PeopleScene(app.services), app.services
    scene.layout(services.canvas)
    for name, solved in (("Ana", {7}), ("Blas", set())):
        scene._name(None, name)
        assert services.people.here.name == name
        assert services.diary.solved("bulls") == solved
    services.diary.solve("bulls", 9)
    services.welcome(services.people.guest)
    assert services.diary.solved("bulls") == {7}
    again = App(pygame.Surface((1280, 720)), Settings(language="en"), art=art).services
    again.welcome(again.people.named("Ana"))
    assert again.diary.solved("bulls") == {7}
    assert again.diary.day(DAY).points == (3, -4)
    again.welcome(again.people.named("Blas"))
    assert again.diary.solved("bulls") == {9}


def test_whoever_sits_at_the_screen_has_the_seat_of_the_person_in_the_lobby(stand: Stand) -> None:
    ana, blas = add(stand, "Ana", "Blas")
    stand.services.welcome(ana)
    scene = lobby_of(stand)
    assert (who(scene), scene.seats.rows[0].colour) == (["Ana"], "pink")
    choose(stand, "start")
    begun = as_a(NewGame, as_a(PlayedScene, stand.manager.stack.top).new)
    assert [seat.name for seat in begun.seats if seat.human] == ["Ana"]
    stand.services.welcome(blas)
    assert who(lobby_of(stand)) == ["Blas"]  # not who sat there last
    stand.services.welcome(stand.services.people.guest)
    assert who(lobby_of(stand)) == ["Ana"]  # as the last table was: a guest takes nobody's place


def test_people_sit_down_from_the_bench_and_a_guest_is_one_press_away(stand: Stand) -> None:
    ana, blas = add(stand, "Ana", "Blas")
    scene = lobby_of(stand)
    steps = [(ana, ["Ana"]), (blas, ["Ana", "Blas"]), (ana, ["Blas"]), (blas, ["Amaya"]), (ana, ["Ana"])]
    for person, there in steps:
        focus(stand, f"person {person.id}")
        press(stand, Act.OK)
        assert who(scene) == there
        assert not scene.seats.problem()
    while EMPTY in (row.who for row in scene.seats.rows):
        scene._add_person()
    assert len({row.name for row in scene.seats.rows}) == len(scene.seats.rows)
    choose(stand, f"person {blas.id}")
    assert {"Ana", "Blas"} < {*who(scene)}  # a guest made room


def test_the_evenings_of_a_person_are_those_of_all_their_names_and_nothing_is_lost(stand: Stand) -> None:
    services, games = stand.services, (*GAMES,)
    services.evenings_of = lambda person: EveningsScene(services, person)
    guests = [("Anita", "Bruno"), ("Ana", "Carmen"), ("Bruno", "Carmen")]
    for number, names in enumerate(guests):
        evening = services.evenings.begin(tuple(Guest(name, "blue") for name in names), games)
        players = tuple(Player(name, None, place, 9 - place) for place, name in enumerate(names, 1))
        add_match(Match(f"bulls-{number}", WHEN, "bulls", 9, players, (0,) * 6, evening.id))
    (ana,) = add(stand, "Anita")
    services.people.change(ana, "Ana", 5, "pink")
    services.welcome(ana)
    stand.manager.begin(PeopleScene(services))
    choose(stand, "evenings")
    stand.frames()
    scene = as_a(EveningsScene, stand.manager.stack.top)
    assert [desk.evening.company[0].name for desk in scene.desks] == ["Ana", "Anita"]
    assert "Evenings: 2. Won: 2." in [widget.text for widget in scene.page.all() if isinstance(widget, Label)]
    services.people.remove(ana)
    everybody = EveningsScene(services)
    everybody.enter()
    assert [line.name for desk in everybody.desks for line in desk.lines if line.leads] == [
        "Bruno", "Ana", "Anita",
    ]  # fmt: skip


def test_what_is_new_to_a_person_is_told_by_all_their_names(stand: Stand) -> None:
    app = App(stand.window.surface, stand.services.settings, keep=False)
    ana = app.services.people.add("Anita", 5, "pink")
    app.services.people.change(ana, "Ana", 5, "pink")
    seats = (Seat(0, "Ana", "yellow"), Seat(1, "Teo", "blue", "teo"))
    whose = app.begin(NewGame(BULLS, seats, {}), 1).session.saves.whose
    assert whose("Ana") == whose("Anita") == ana.id and whose("Bruno") == whose("Carmen") == ""


def test_finished_games_and_feats_are_those_of_whoever_is_chosen_also_from_before(stand: Stand) -> None:
    feats = [one.row.id for one in BULLS.achievements]
    games = [("Ana", 1, feats[:1]), ("Anita", 2, feats[1:2]), ("Bruno", 1, feats[2:3])]
    for number, (name, place, earned) in enumerate(games):
        players = (Player(name, None, place, 9, tuple(earned)), Player("Teo", "teo", 3 - place, 5))
        add_match(Match(f"bulls-{number}", "2026-01-31T22:10:00", "bulls", 9, players, (1, 2, 3, 4, 5, 6)))
    (ana,) = add(stand, "Anita")
    stand.services.people.change(ana, "Ana", 5, "pink")
    stand.services.welcome(ana)
    scene = MatchHistoryScene(stand.services)
    stand.manager.begin(scene)
    expected = [(2, 1, {*feats[:2]}), (1, 1, {feats[2]}), (3, 2, {*feats[:3]}), (2, 1, {*feats[:2]})]
    for count, won, earned_by in expected:
        rows = [row for row in scene.counted if row.game == "bulls"]
        assert len(scene._shown) == len(rows) == count
        who = "Ana" if scene.whose is ana else "somebody at this screen"
        told = f"Won by {who}: {won} of {count}."
        assert told in [words for _, words in scene._sentences(rows)]
        assert first_earned(scene.counted, "bulls").keys() == earned_by
        focus(stand, "whose")
        press(stand, Act.OK)


def test_a_guest_never_gets_the_name_of_a_person(stand: Stand) -> None:
    add(stand, "Amaya", "Bruno")
    scene = lobby_of(stand)
    assert who(scene) == ["Carmen"]
    scene._add_person()
    assert who(scene) == ["Carmen", "Diego"]
