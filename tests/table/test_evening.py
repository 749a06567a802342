"""An evening by real clicks: from the title to the room, to a game and back, a break, and a picture of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.evening.slate import slate
from game.storage.evenings import EVENING, Guest
from game.storage.house_rules import HOUSE, HouseRules
from game.storage.match_history import read_matches
from game.storage.pictures import pictures_folder
from game.storage.saves import read_record
from scenes.evening.evenings import EveningsScene
from scenes.evening.night import NightScene
from scenes.evening.room import EveningRoom
from scenes.evening.start import EveningStart
from scenes.menus.results import ResultsScene
from scenes.menus.title import TitleScene
from scenes.table.play import PlayScene
from scenes.ui.controls import Choice
from scenes.ui.input import Act, Key
from scenes.ui.widgets import Label
from tests.narrow import as_a
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse
from tests.ui.pages import page_on

BARE = True
GOLDEN = Path(__file__).parents[1] / "golden" / "bulls_2_seats.sobremesa"
GUESTS = (Guest("Amaya", "yellow"), Guest("Bruno", "blue"), Guest("Teo", "green", "teo"))


def press(sitting: Sitting, key: str) -> None:
    """Click on a button."""
    widget = page_on(sitting.top).find(key)
    assert widget is not None, key
    Mouse(sitting).click(widget.rect.center)
    sitting.rest(0.5)


def almost_over(sitting: Sitting, evening: str) -> None:
    """Have a game of the evening wait that lacks its last decisions."""
    record = read_record(GOLDEN)
    record.seats = tuple(replace(seat, bot=None) for seat in record.seats)
    record.actions, record.position, record.notes = record.actions[:-2], "", {EVENING: evening}
    sitting.app.services.lay(record).leave()


def play_to_the_end(sitting: Sitting) -> None:
    """Have bots answer everything that is asked."""
    scene = as_a(PlayScene, sitting.top)
    for _ in range(40):
        scene.director.finish()
        if scene.table.ask is None:
            break
        scene.session.think(scene.table.ask)
    sitting.rest(1.0)


def room_of(sitting: Sitting, **more: object) -> EveningRoom:
    """The room of an evening with two games, reached from the title."""
    sitting.app.services.evenings.begin(GUESTS, ("bulls", "toruro"), **more)
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.2)
    press(sitting, "evening")
    return as_a(EveningRoom, sitting.top)


def test_an_evening_begins_at_the_title_and_waits_there_after_a_break(sit: Sit) -> None:
    sitting = sit(speed="instant")
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.2)
    press(sitting, "evening")
    as_a(EveningStart, sitting.top)
    press(sitting, "start")
    room = as_a(EveningRoom, sitting.top)
    press(sitting, "back")
    as_a(TitleScene, sitting.top)
    sitting.rest(1.2)
    press(sitting, "evening")
    assert as_a(EveningRoom, sitting.top).desk.evening == room.desk.evening


def test_a_game_of_the_evening_is_played_by_the_house_rules_that_were_chosen_for_it(sit: Sit) -> None:
    sitting = sit(speed="instant")
    grandma = HouseRules("as at Grandma's", "bulls", {"days": 1})
    sitting.app.services.house_book.put(grandma)
    room = room_of(sitting)
    assert (room.desk.next, room.desk.house_rules("bulls")) == ("bulls", None)
    press(sitting, "company")
    start = as_a(EveningStart, sitting.top)
    assert start.page.find("house toruro") is None  # it has none
    row = as_a(Choice, start.page.find("house bulls"))
    assert row.value_text == "As usual, 1 of 2"
    row.turn(1)
    press(sitting, "start")
    words = [widget.text for widget in as_a(EveningRoom, sitting.top).page.all() if isinstance(widget, Label)]
    assert "House rules: as at Grandma's" in words
    press(sitting, "play")
    record = as_a(PlayScene, sitting.top).table.record
    assert (record.options["days"], record.notes[HOUSE]) == (1, grandma.name)


def test_house_rules_that_were_deleted_meanwhile_leave_a_game_as_it_is_usually_played(sit: Sit) -> None:
    sitting = sit(speed="instant")
    room_of(sitting, house={"bulls": "as at Grandma's"})
    press(sitting, "play")
    record = as_a(PlayScene, sitting.top).table.record
    assert (record.options["days"], HOUSE in record.notes) == (3, False)


def test_a_game_of_the_evening_leads_back_to_its_slate_which_is_the_sum_of_the_annals(sit: Sit) -> None:
    sitting = sit(speed="instant")
    evening = sitting.app.services.evenings.begin(GUESTS, ("bulls", "toruro"))
    almost_over(sitting, evening.id)
    sitting.manager.begin(sitting.app.services.evening(""))
    assert as_a(EveningRoom, sitting.top).desk.saved is not None
    press(sitting, "play")
    play_to_the_end(sitting)
    as_a(ResultsScene, sitting.top)
    press(sitting, "rematch")
    room = as_a(EveningRoom, sitting.top)
    (match,) = read_matches(print)
    assert match.evening == evening.id
    assert room.desk.lines == slate(evening, [match])
    assert sum(line.sum for line in room.desk.lines) > 0
    assert (room.desk.saved, room.desk.next) == (None, "toruro")
    assert room.desk.word() is not None
    assert [*room.desk.evening.moments] == [match.slot]


def test_the_next_game_begins_by_one_click_with_those_who_are_here(sit: Sit) -> None:
    sitting = sit(speed="instant")
    room = room_of(sitting)
    press(sitting, "play")
    table = as_a(PlayScene, sitting.top).table
    assert table.game.meta.id == "bulls"
    assert table.record.notes[EVENING] == room.desk.evening.id
    assert [seat.name for seat in table.seats] == ["Amaya", "Bruno", "Teo"]


def test_a_game_that_was_left_waits_in_the_room(sit: Sit) -> None:
    sitting = sit(speed="instant")
    room = room_of(sitting)
    press(sitting, "play")
    scene = as_a(PlayScene, sitting.top)
    scene.director.finish()
    assert scene.table.ask is not None
    scene.session.think(scene.table.ask)
    taken = len(scene.table.record.actions)
    sitting.manager.begin(sitting.app.services.evening(room.desk.evening.id))
    room = as_a(EveningRoom, sitting.top)
    assert room.desk.saved is not None
    press(sitting, "play")
    assert len(as_a(PlayScene, sitting.top).table.record.actions) >= taken


def test_the_people_vote_one_after_the_other_and_bots_do_not(sit: Sit) -> None:
    sitting = sit()
    room = room_of(sitting, way="vote")
    assert room.desk.next == ""
    for _ in range(2):
        press(sitting, "poster toruro")
    assert room.desk.next == "toruro"
    assert room.desk.services.evenings.all()[0].chosen == "toruro"


def test_lots_are_drawn_once_and_stay_drawn(sit: Sit) -> None:
    sitting = sit()
    room = room_of(sitting, way="lot")
    press(sitting, "lot")
    assert room.desk.next in ("bulls", "toruro")
    assert as_a(EveningRoom, sitting.app.services.evening("")).desk.next == room.desk.next


def test_somebody_leaves_between_two_games_and_stays_on_the_slate(sit: Sit) -> None:
    sitting = sit()
    room = room_of(sitting)
    press(sitting, "company")
    press(sitting, "away 2")
    press(sitting, "start")
    assert as_a(EveningRoom, sitting.top) is room
    assert [guest.name for guest in room.desk.evening.company] == ["Amaya", "Bruno"]
    assert "Teo" in [line.name for line in room.desk.lines]


def test_one_key_keeps_a_picture_of_the_night_and_good_night_ends_it(sit: Sit) -> None:
    sitting = sit()
    room = room_of(sitting)
    press(sitting, "night")
    night = as_a(NightScene, sitting.top)
    night.handle(Key(Act.PICTURE))
    (picture,) = pictures_folder().glob("evening-*.png")
    assert str(picture) in night.message
    press(sitting, "end")
    assert sitting.app.services.evenings.all()[0].over
    assert room.desk.evening.over
    as_a(TitleScene, sitting.top)


def test_an_evening_is_deleted_by_the_second_press(sit: Sit) -> None:
    sitting = sit()
    room_of(sitting)
    press(sitting, "nights")
    as_a(EveningsScene, sitting.top)
    press(sitting, "delete 0")
    assert len(sitting.app.services.evenings.all()) == 1
    press(sitting, "delete 0")
    assert sitting.app.services.evenings.all() == []


def test_from_the_page_that_begins_an_evening_one_goes_on_with_one_that_was_over(sit: Sit) -> None:
    sitting = sit()
    sitting.app.services.evenings.begin(GUESTS, ("bulls",), over=True)
    sitting.manager.begin(sitting.app.services.evening(""))
    sitting.rest(1.0)
    keys = Keyboard(sitting)
    keys.press("nights")
    sitting.rest(0.5)
    as_a(EveningsScene, sitting.top)
    press(sitting, "go 0")
    assert not as_a(EveningRoom, sitting.top).desk.evening.over


def test_where_no_evening_was_kept_none_is_offered(sit: Sit) -> None:
    sitting = sit()
    sitting.manager.begin(sitting.app.services.evening(""))
    sitting.rest(0.5)
    assert page_on(as_a(EveningStart, sitting.top)).find("nights") is None
