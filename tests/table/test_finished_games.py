"""The page of finished games: each with its evening, who won and how long it took, and how it went."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.storage.match_history import Match, Player, add_match
from game.storage.paths import finished_folder
from game.storage.saves import read_record
from game.translation import use
from scenes.film.film_scene import FilmScene
from scenes.menus.game_line import LineScene
from scenes.menus.match_history import MatchHistoryScene
from scenes.menus.match_rows import MatchRow, minutes_of, told
from scenes.menus.review import ReviewScene
from scenes.menus.words_scene import WordsScene
from scenes.ui.dialog import Dialog
from scenes.ui.widgets import Button, Label
from tests.narrow import as_a
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse
from tests.ui.pages import page_on

BARE = True
GOLDEN = Path(__file__).parents[1] / "golden"
STAMP = "20261122-201500"
PLAYERS = (Player("Amaya", None, 1, 40), Player("Teo", "teo", 2, 31), Player("Lola", "lola", 3, 8))


def match(
    game: str = "bulls", when: str = "2026-11-22T21:03:10", players: tuple[Player, ...] = PLAYERS
) -> Match:
    """A game that was begun at a quarter past eight."""
    return Match(f"{game}-{STAMP}", when, game, 105, players, (3, 4, 5, 6, 7, 8))


def page_of(sitting: Sitting) -> MatchHistoryScene:
    """The page of finished games, reached from the title."""
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.2)
    press(sitting, "annals")
    return as_a(MatchHistoryScene, sitting.top)


def press(sitting: Sitting, key: str) -> None:
    """Click on a button."""
    widget = page_on(sitting.top).find(key)
    assert widget is not None, key
    Mouse(sitting).click(widget.rect.center)
    sitting.rest(0.5)


def keep(golden: str, version: int | None = None) -> None:
    """Have a game among the finished ones, as its rules or those of another version have played it."""
    record = read_record(GOLDEN / f"{golden}.sobremesa")
    record.version = record.version if version is None else version
    finished_folder().mkdir(parents=True)
    (finished_folder() / f"{record.game}-{STAMP}.sobremesa").write_text(record.text(), encoding="utf-8")
    add_match(match(record.game))


@pytest.mark.parametrize("golden", ["bulls_2_seats", "toruro_3_seats", "alatriste_2_seats"])
def test_how_a_finished_game_went_is_opened_from_its_row(sit: Sit, golden: str) -> None:
    keep(golden)
    sitting = sit(speed="instant")
    page = page_of(sitting)
    assert sum(isinstance(widget, MatchRow) for widget in page.page.all()) == 1
    press(sitting, "went 0")
    review = as_a(ReviewScene, sitting.top)
    assert [seat.name for seat in review.review_job.seats] == [
        seat.name for seat in read_record(GOLDEN / f"{golden}.sobremesa").seats
    ]
    assert not review.review_job.error
    press(sitting, "back")
    assert sitting.top is page


def test_film_line_note_and_delete_are_pressed_beside_a_game(sit: Sit) -> None:
    keep("bulls_2_seats")
    sitting = sit()
    page = page_of(sitting)
    press(sitting, "film 0")
    assert as_a(FilmScene, sitting.top).session.place == 0
    Mouse(sitting).press("leave")
    sitting.rest(0.5)
    press(sitting, "line 0")
    as_a(LineScene, sitting.top)
    Keyboard(sitting).back()
    sitting.rest(0.3)
    press(sitting, "note 0")
    field = as_a(WordsScene, sitting.top).page.find("name")
    assert field is not None
    Mouse(sitting).click(field.rect.center)
    for letter in "Bravo":
        sitting.frame(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    press(sitting, "done")
    assert list(page.notes.values()) == ["Bravo"]
    press(sitting, "delete 0")
    as_a(Dialog, sitting.top)
    press(sitting, "answer 1")
    assert [*finished_folder().iterdir()], "it was kept after all"
    press(sitting, "delete 0")
    press(sitting, "answer 0")
    assert page.message == "The game was deleted." and not [*finished_folder().iterdir()]


def test_how_it_went_leads_into_the_film_from_where_the_curves_are_read(sit: Sit) -> None:
    keep("bulls_2_seats")
    sitting = sit()
    page_of(sitting)
    press(sitting, "went 0")
    review = as_a(ReviewScene, sitting.top)
    sitting.until(lambda: review._chart_shown is not None)
    chart = review._chart_shown
    assert chart is not None and review.review_job.found is not None
    chart.chosen = len(review.review_job.found.points) // 2
    press(sitting, "film")
    film = as_a(FilmScene, sitting.top)
    wanted = review.review_job.found.points[chart.chosen].decisions
    assert 0 < film.session.place == film.session.nearest(wanted) < film.film.last


def test_a_game_of_older_rules_says_why_it_cannot_be_shown_again(sit: Sit) -> None:
    keep("bulls_2_seats", version=0)
    sitting = sit(speed="instant")
    page = page_of(sitting)
    press(sitting, "went 0")
    assert sitting.top is page
    assert any("rules version 0" in widget.text for widget in page.page.all() if isinstance(widget, Label))


def test_a_game_whose_file_is_gone_cannot_be_opened_and_says_so(sit: Sit) -> None:
    add_match(match())
    sitting = sit(speed="instant")
    went = as_a(Button, page_of(sitting).page.find("went 0"))
    assert went.off == "This game was not kept."


def test_a_row_tells_who_won_when_for_how_long_and_how_the_others_stood() -> None:
    use("en")
    assert told(match()) == (
        "Amaya wins with 40",
        "22.11.2026, 21:03 · 48 min · 105 decisions",
        "Teo 31, Lola 8",
    )
    shared = (Player("Amaya", None, 1, 40), Player("Teo", "teo", 1, 40))
    assert told(match(players=shared))[0] == "Amaya and Teo win with 40"
    assert told(match(players=shared))[2] == ""


@pytest.mark.parametrize(
    ("slot", "when", "minutes"),
    [
        (f"bulls-{STAMP}", "2026-11-22T20:15:20", 1),
        (f"bulls-{STAMP}-2", "2026-11-22T21:15:00", 60),
        (f"bulls-{STAMP}", "2026-11-24T21:15:00", None),
        (f"bulls-{STAMP}", "2026-11-22T20:10:00", None),
        ("bulls-1", "2026-11-22T20:10:00", None),
        (f"bulls-{STAMP}", "yesterday", None),
        ("", "", None),
    ],
)
def test_a_game_took_as_long_as_between_its_slot_and_its_end_if_that_was_one_sitting(
    slot: str, when: str, minutes: int | None
) -> None:
    assert minutes_of(Match(slot, when, "bulls", 9, PLAYERS, (0,) * 6)) == minutes
