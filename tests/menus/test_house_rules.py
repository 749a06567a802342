"""House rules in the lobby: saved, chosen, shared as text and deleted, by mouse, keys and pad."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game import GAMES
from game.storage.house_rules import HOUSE, HouseRules
from game.storage.match_history import Match, Player
from game.translation import use
from scenes.menus.house_rules import HouseRulesScene
from scenes.menus.lobby import LobbyScene
from scenes.menus.match_rows import told
from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.services import NewGame
from scenes.stage.results import with_house_rules
from scenes.ui.input import Act, Key
from tests.menus.clicks import click, escape, write
from tests.menus.conftest import PlayedScene, Stand
from tests.menus.every_menu import RESULTS, SEATS
from tests.menus.looking_back import review_job
from tests.narrow import as_a, there

GRANDMA = HouseRules("as at Grandma's", "bulls", {"days": 1})
SUNDAY = HouseRules("as on Sundays", "bulls", {"start": "seat2"})


@pytest.fixture
def clip(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was copied last; there is no clipboard without a screen."""
    found = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: found.__setitem__(0, text))
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: found[0])
    return found


def lobby_of(stand: Stand, *sets: HouseRules) -> LobbyScene:
    for one in sets:
        stand.services.house_book.put(one)
    stand.manager.begin(TitleScene(stand.services))
    click(stand, "poster bulls")
    return as_a(LobbyScene, stand.manager.stack.top)


def page_of(stand: Stand, *sets: HouseRules) -> HouseRulesScene:
    lobby_of(stand, *sets)
    click(stand, "house")
    return as_a(HouseRulesScene, stand.manager.stack.top)


def shortcut(stand: Stand, key: int, act: Act | None = None) -> None:
    stand.manager.send(Key(act, key=key, ctrl=True))


def spoken(stand: Stand) -> str:
    lobby = as_a(LobbyScene, stand.manager.stack.top)
    return there(lobby.page.find("house")).spoken_text


def test_the_options_of_the_lobby_are_saved_under_a_name_and_the_game_notes_it(stand: Stand) -> None:
    lobby = lobby_of(stand)
    lobby.options.decide("days", 1)
    click(stand, "house")
    click(stand, "save")
    click(stand, "name")
    write(stand, "attic")
    click(stand, "done")
    assert stand.services.house_book.all() == [HouseRules("attic", "bulls", {"days": 1})]
    click(stand, "back")
    assert spoken(stand).startswith("House rules: attic")
    click(stand, "start")
    new = as_a(PlayedScene, stand.manager.stack.top).new
    assert isinstance(new, NewGame) and new.notes[HOUSE] == "attic"


def test_a_chosen_set_sets_all_options_and_is_named_until_one_is_changed(stand: Stand) -> None:
    lobby = lobby_of(stand, GRANDMA, SUNDAY)
    assert spoken(stand).startswith("House rules: the usual")
    lobby.options.decide("start", "seat2")
    click(stand, "house")
    click(stand, "choose 0")
    assert stand.manager.stack.top is lobby
    assert lobby.options.values["days"] == 1
    assert lobby.options.values["start"] == "seat1"  # as it is suggested to whoever plays alone
    assert spoken(stand).startswith("House rules: as at Grandma's")
    lobby.options.decide("start", "seat1")
    assert lobby.house.current == ""
    assert spoken(stand).startswith("House rules: not saved")


def test_a_set_is_deleted_by_a_second_press_and_others_stay(stand: Stand) -> None:
    scene = page_of(stand, GRANDMA, SUNDAY)
    click(stand, "delete 0")
    assert stand.services.house_book.all() == [GRANDMA, SUNDAY]
    click(stand, "delete 1")
    click(stand, "delete 0")
    assert stand.services.house_book.all() == [GRANDMA, SUNDAY]
    click(stand, "delete 0")
    assert stand.services.house_book.all() == [SUNDAY]
    assert scene.message == "'as at Grandma's' is deleted."


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_set_is_copied_as_text_and_pasted(stand: Stand, clip: list[str], by_keys: bool) -> None:
    scene = page_of(stand, GRANDMA, SUNDAY)
    if by_keys:
        while there(scene.page.ring.current).key != "choose 1":
            stand.manager.send(Key(Act.NEXT, key=1))
        shortcut(stand, pygame.K_c)
    else:
        click(stand, "copy 1")
    assert clip == [SUNDAY.text()]
    stand.services.house_book.delete(SUNDAY)
    if by_keys:
        shortcut(stand, pygame.K_v)
    else:
        click(stand, "paste")
    assert stand.services.house_book.all() == [GRANDMA, SUNDAY]
    assert "'as on Sundays' is kept." in stand.services.stream.last(3)


def test_a_wrong_text_is_refused_aloud_and_changes_nothing(stand: Stand, clip: list[str]) -> None:
    scene = page_of(stand, GRANDMA)
    clip[0] = "house rules bulls x\noption days 77"
    click(stand, "paste")
    assert scene.message == "Line 2 is no rule of this game: 'option days 77'."
    assert scene.message in stand.services.stream.last(3)
    assert stand.services.house_book.all() == [GRANDMA]


def test_a_pad_chooses_a_set_and_goes_back(stand: Stand) -> None:
    lobby = lobby_of(stand, GRANDMA)
    for wanted in ("house", "choose 0"):
        scene: Any = stand.manager.stack.top
        for _ in range(60):
            if there(scene.page.ring.current).key == wanted:
                break
            stand.manager.send(Key(Act.NEXT, key=0))
        stand.manager.send(Key(Act.OK, key=0))
        stand.frames(0.5)
    assert stand.manager.stack.top is lobby
    assert lobby.house.current == GRANDMA.name


def test_escape_leads_back_and_a_name_of_nothing_is_refused(stand: Stand) -> None:
    scene = page_of(stand)
    click(stand, "save")
    click(stand, "done")
    assert scene.message == "House rules need a name." and not stand.services.house_book.all()
    escape(stand)
    assert isinstance(stand.manager.stack.top, LobbyScene)


def test_another_game_with_new_seats_keeps_the_house_rules(stand: Stand) -> None:
    for one in (HouseRules("the other", "bulls", {"days": 1}), GRANDMA):
        stand.services.house_book.put(one)
    new = NewGame(GAMES["bulls"], SEATS, {"days": 1}, house=GRANDMA.name)
    job = review_job("bulls_4_seats")
    stand.manager.begin(ResultsScene(stand.services, RESULTS, job, new, lambda: TitleScene(stand.services)))
    click(stand, "seats")
    assert as_a(LobbyScene, stand.manager.stack.top).house.current == GRANDMA.name


def test_both_languages_say_what_a_set_changes(stand: Stand) -> None:
    said: list[str] = []
    house = lobby_of(stand, GRANDMA).house
    for language in ("en", "es"):
        use(language)
        page = HouseRulesScene(stand.services, house, lambda: None)
        page.relayout()
        said += [widget.spoken_text for widget in page.page.all()]
    assert "Days: One short day" in said
    assert any(words.startswith("Días: ") for words in said)


def test_the_results_name_the_house_rules_after_all_else() -> None:
    assert with_house_rules(RESULTS, "") == RESULTS
    said = with_house_rules(RESULTS, GRANDMA.name).sentences
    assert said == (*RESULTS.sentences, "House rules: as at Grandma's")


def test_the_list_of_finished_games_names_the_house_rules() -> None:
    players = (Player("Ana", None, 1, 40), Player("Teo", "teo", 2, 31))
    match = Match("bulls-1", "2026-01-31T22:10:00", "bulls", 5, players, (0, 0, 0, 0, 0, 0), house="at home")
    assert "House rules: at home" in told(match)[1]
