"""A game in one line is copied wherever one looks at a game, and pasted to be gone on with or beaten."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import find
from game.core.line import write_line
from game.core.record import Record
from game.core.seat import Seat
from game.storage.paths import finished_folder, saves_folder
from game.storage.saves import ELSEWHERE, read_record
from scenes.film.film_scene import FilmScene
from scenes.menus.chairs import ChairTile
from scenes.menus.game_line import LineScene, QrCode, spaced
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.pasted import PastedScene, PasteScene
from scenes.menus.results import ResultsScene
from scenes.menus.side_by_side import EARLIER, Earlier, SideBySide, earlier_in, verdicts
from scenes.table.pause import PauseScene
from scenes.ui.clipboard import copy, pasted
from scenes.ui.widgets import Button
from scenes.window.lines import line_for_report, line_of
from tests.golden.lines import finished, kept
from tests.menus.every_menu import RESULTS, SEATS
from tests.table.conftest import Sit, Sitting

BULLS_LINE = kept()["bulls_4_seats"]["line"]


def press(sitting: Sitting, key: int, ctrl: bool = True) -> None:
    """Press a key with Ctrl."""
    mod = pygame.KMOD_CTRL if ctrl else 0
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        sitting.frame(pygame.event.Event(kind, key=key, mod=mod, unicode=""))
    sitting.rest(0.5)


def click(sitting: Sitting, key: str) -> None:
    """Press a button of the page that is shown."""
    button = sitting.top.page.find(key)  # type: ignore[attr-defined]
    assert isinstance(button, Button), key
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        place = sitting.app.services.canvas.to_pixel(*button.rect.center)
        sitting.frame(pygame.event.Event(kind, pos=place, button=1, touch=False))
    sitting.rest(0.5)


def at_title(sit: Sit) -> Sitting:
    sitting = sit()
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.2)
    return sitting


def opened(sit: Sit, line: str) -> tuple[Sitting, PastedScene]:
    """The page of a game whose line was pasted at the title."""
    sitting = at_title(sit)
    copy(line)
    press(sitting, pygame.K_v)
    assert isinstance(sitting.top, PastedScene)
    return sitting, sitting.top


def over(sitting: Sitting, notes: dict[str, str] | None = None) -> Record:
    """A game whose last decision is taken, and which is over then."""
    record = finished("bulls_3_seats")
    begun = replace(record, actions=record.actions[:-1], position="", notes=notes or {})
    sitting.manager.begin(sitting.app.lay(begun))
    table = sitting.app.table
    assert table is not None
    if table.ask is not None:
        sitting.play.session.play((record.actions[-1],))
    sitting.until(lambda: isinstance(sitting.top, ResultsScene))
    sitting.rest(1.0)
    return table.record


def names(sitting: Sitting, line: str) -> set[str]:
    """How everybody is called in the game of a line."""
    scene = sitting.app.services.open_line(line)
    assert isinstance(scene, PastedScene)
    return {seat.name for seat in scene.seats()}


def test_ctrl_c_on_the_results_copies_the_game_and_shows_it_as_letters_and_as_qr_code(sit: Sit) -> None:
    sitting = sit()
    record = over(sitting)
    people = {seat.name for seat in record.seats if seat.human}
    press(sitting, pygame.K_c)
    sheet = sitting.top
    assert isinstance(sheet, LineScene)
    assert pasted() == sheet.line == line_of(record)
    assert any(isinstance(widget, QrCode) for widget in sheet.page.all())
    assert any(getattr(widget, "text", "") == spaced(sheet.line) for widget in sheet.page.all())
    assert not people & names(sitting, sheet.line)
    sheet.name(True)
    sheet.copy()
    assert people < names(sitting, pasted())


def test_the_list_of_finished_games_copies_a_game_and_pastes_one(sit: Sit) -> None:
    sitting = sit()
    record = over(sitting)
    sitting.manager.begin(MatchHistoryScene(sitting.app.services))
    press(sitting, pygame.K_c)
    assert pasted() == line_of(record)
    assert isinstance(sitting.top, LineScene)
    sitting.manager.begin(MatchHistoryScene(sitting.app.services))
    click(sitting, "paste")
    assert isinstance(sitting.top, PastedScene)
    assert sitting.top.pasted.record.actions == record.actions


@pytest.mark.parametrize("people", [1, 2])
def test_a_game_under_way_is_copied_only_where_nobody_else_hides_anything(sit: Sit, people: int) -> None:
    sitting = sit()
    scene = sitting.sit_down(3, people, 5)
    sitting.until(sitting.waits)
    copy("nothing")
    press(sitting, pygame.K_c)
    assert (pasted() == line_of(scene.table.record)) is (people == 1)
    if people == 1:
        press(sitting, pygame.K_ESCAPE, ctrl=False)
    press(sitting, pygame.K_ESCAPE, ctrl=False)
    assert isinstance(sitting.top, PauseScene)
    assert (sitting.top.page.find("line") is not None) is (people == 1)


def test_what_is_no_line_is_answered_in_a_sentence_and_can_be_typed_instead(sit: Sit) -> None:
    sitting = at_title(sit)
    copy(BULLS_LINE[:-1])
    press(sitting, pygame.K_v)
    scene = sitting.top
    assert isinstance(scene, PasteScene)
    assert "damaged" in scene.message
    scene.text = spaced(BULLS_LINE).lower()
    click(sitting, "open")
    assert isinstance(sitting.top, PastedScene)


def test_a_line_is_found_among_other_words(sit: Sit) -> None:
    _, scene = opened(sit, f"Look what happened: {BULLS_LINE}#31, and now you!")
    assert scene.pasted.decision == 31


def test_a_pasted_game_goes_on_from_the_decision_that_the_line_points_to(sit: Sit) -> None:
    sitting, scene = opened(sit, f"{BULLS_LINE}#31")
    click(sitting, "at")
    table = sitting.play.table
    assert table.record.actions[:31] == scene.pasted.record.actions[:31]
    assert ELSEWHERE in table.record.notes
    assert list(saves_folder().glob("*.sobremesa"))


def test_a_pasted_game_is_watched_and_its_film_copies_the_line_with_the_decision_that_is_shown(
    sit: Sit,
) -> None:
    sitting, scene = opened(sit, f"{BULLS_LINE}#31")
    click(sitting, "watch")
    assert isinstance(sitting.top, FilmScene)
    press(sitting, pygame.K_c)
    assert isinstance(sitting.top, LineScene)
    assert pasted() == f"{line_of(scene.pasted.record)}#31"


def test_ctrl_v_types_a_line_into_its_field(sit: Sit) -> None:
    sitting = at_title(sit)
    copy("no line at all")
    press(sitting, pygame.K_v)
    scene = sitting.top
    assert isinstance(scene, PasteScene)
    copy(BULLS_LINE)
    scene.page.focus("line")
    press(sitting, pygame.K_RETURN, ctrl=False)
    assert scene.listens
    press(sitting, pygame.K_v)
    assert scene.text == BULLS_LINE


def test_a_chair_is_taken_or_left_by_a_press_and_one_at_least_is_a_persons(sit: Sit) -> None:
    sitting, scene = opened(sit, BULLS_LINE)
    before = [seat.human for seat in scene.seats()]
    assert before == [seat.human for seat in scene.pasted.record.seats]
    free = before.index(False)
    click(sitting, f"chair {free}")
    assert scene.seats()[free].human
    for chair in list(scene.people):
        scene.sit(chair)
    assert sum(seat.human for seat in scene.seats()) == 1
    tiles = [widget for widget in scene.page.all() if isinstance(widget, ChairTile)]
    assert all(tile.spoken_text for tile in tiles)


def test_beat_me_deals_the_same_and_shows_both_results_side_by_side(sit: Sit) -> None:
    record = finished("bulls_3_seats")
    sitting, scene = opened(sit, line_of(record))
    assert scene.pasted.results is not None
    click(sitting, "beat")
    begun = sitting.play.table.record
    assert (begun.seed, begun.options, begun.actions) == (record.seed, record.options, [])
    over(sitting, begun.notes)
    assert isinstance(sitting.top, ResultsScene)
    assert sitting.top.earlier == Earlier.of(scene.pasted.results)
    assert any(isinstance(widget, SideBySide) for widget in sitting.top.page.all())


def test_each_person_is_told_whether_they_did_better_from_their_chair() -> None:
    earlier = Earlier((30.0, 36.0, 40.0, 6.0, 25.5, 9.0), (2,))
    assert earlier_in({EARLIER: earlier.note}, 6) == earlier
    people = replace(RESULTS, seats=(*SEATS[:3], *(replace(seat, bot="teo") for seat in SEATS[3:])))
    first, second, third = verdicts(people, earlier)
    assert first == "Amaya did better from this chair: 36, where it was 30."
    assert second == "Maximilianooo did as well from this chair as was done before: 36."
    assert third == "Teo did not do better from this chair: 27, where it was 40."


@pytest.mark.parametrize("note", ["", "1 2", "1 2 x", "1* 2 3 4"])
def test_a_damaged_note_of_an_earlier_game_is_as_good_as_none(note: str) -> None:
    assert earlier_in({EARLIER: note}, 3) is None


def test_a_line_of_other_rules_says_so_and_offers_its_table(sit: Sit) -> None:
    record = finished("bulls_4_seats")
    bulls = find("bulls")
    older = replace(bulls, meta=replace(bulls.meta, version=bulls.meta.version + 1))
    from game.bots.characters import names_by_number
    from maps.reader import graph_of

    begun = Record(
        "bulls", older.meta.version, record.board, record.options, record.seats, record.seed, record.actions
    )
    line = write_line(older, begun, graph_of(bulls), [*names_by_number()])
    sitting, scene = opened(sit, line)
    assert "rules version" in scene.pasted.refusal
    click(sitting, "beat")
    table = sitting.play.table
    assert (table.record.seed, table.record.version) == (record.seed, bulls.meta.version)
    assert [seat.bot for seat in table.seats] == [seat.bot for seat in record.seats]


def test_a_game_of_several_with_nobody_in_it_gives_a_person_a_chair(sit: Sit) -> None:
    record = finished("bulls_2_seats")
    bots = tuple(Seat(seat.index, "Teo", seat.colour, "teo") for seat in record.seats)
    _, scene = opened(sit, line_of(replace(record, seats=bots)))
    assert [seat.human for seat in scene.seats()] == [True, False]


def test_a_report_of_a_crash_has_the_line_of_the_game_even_if_its_last_decision_broke_it(
    sit: Sit, tmp_path: Path
) -> None:
    record = finished("bulls_2_seats")
    assert line_for_report(record) == line_of(record)
    broken = replace(record, actions=[*record.actions[:40], record.actions[0]], position="")
    whole = replace(record, actions=record.actions[:40], position="")
    assert line_for_report(broken) == line_of(whole)
    sitting = sit()
    scene = sitting.sit_down(2, 1, 3)
    path = sitting.app.report(ValueError("the stage fell down"))
    assert path is not None
    assert line_of(scene.table.record) in path.read_text(encoding="utf-8")


def test_a_game_that_was_begun_elsewhere_earns_no_feats(sit: Sit) -> None:
    sitting = sit()
    earned = []
    for notes in ({ELSEWHERE: "yes"}, {}):
        over(sitting, notes)
        assert isinstance(sitting.top, ResultsScene)
        earned.append(bool(sitting.top.achievements))
    assert earned == [False, True]
    kept_notes = [read_record(path).notes for path in finished_folder().glob("*.sobremesa")]
    assert sorted(ELSEWHERE in notes for notes in kept_notes) == [False, True]
