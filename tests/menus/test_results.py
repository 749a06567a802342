"""The results say who won and why, where everybody sees it, and count halves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game import GAMES
from game.alatriste.events import GameEnded
from game.core.event import Event
from game.storage.match_history import FirstEarned
from scenes.menus.epilogue import Note, PointCurves
from scenes.menus.podium import Podium
from scenes.menus.results import ResultsScene
from scenes.menus.score_table import ScoreTable, own_place
from scenes.menus.title import TitleScene
from scenes.screenshots.arrange import results_of, table
from scenes.services import NewGame
from scenes.skins.toruro.screenshots import SHORT
from scenes.stage.results import Results
from scenes.stage.skin import Line
from scenes.ui.marks import faces_of
from scenes.ui.widgets import Label, Panel, Scroll
from scenes.window.app import App, windowless
from tests.easel import Easel
from tests.menus.conftest import EVERY_LANGUAGE, OnSurface, Stand
from tests.menus.every_menu import RESULTS, SEATS
from tests.menus.looking_back import review_job
from tests.needs import long
from tests.table.tables import app
from tests.ui.pages import page_on
from tests.watch import Watch

__all__ = ["app"]

EARNED = FirstEarned("Amaya", "2026-01-31T22:10:00")


def results(app: App, game: str, story: Sequence[Event] = (), **seen: Any) -> Results:
    """The results of a game for three as they are when the public sees these things at its end."""
    scene = table(app, GAMES[game], 1, 3)
    view = replace(scene.table.view(None), **seen)
    return scene.skin.results(view, [Line("", "", event=event) for event in story])


def madrid(app: App, ended: str, *players: tuple[int, int], left: int = -1) -> Results:
    """The results of Madrid: how it ended, and everybody's Fame and Ducats."""
    view = table(app, GAMES["alatriste"], 1, 3).table.view(None)
    rows = [
        replace(player, fame=fame, ducats=ducats, board=(), hand=(), left=player.seat == left)
        for player, (fame, ducats) in zip(view.players, players, strict=True)
    ]
    best = max((row for row in rows if not row.left), key=lambda row: (row.score, row.fame_total))
    winners = [row.seat for row in rows if (row.score, row.fame) == (best.score, best.fame) and not row.left]
    end = GameEnded("", ended, tuple(winners), tuple(row.score for row in rows))
    return results(app, "alatriste", [end], players=tuple(rows), ended=ended)


def test_a_tie_of_the_bulls_says_who_wins_by_which_last_day(app: App) -> None:
    found = results(app, "bulls", points=((11, 34, 32), (18, 42, 17), (8, 27, 30)), day=3)
    assert found.winners == (0,)
    assert found.verdict == "Equal at 77 points: Amaya wins by the better last day, 32 to 17."
    three = results(app, "bulls", points=((40, 10, 20), (30, 10, 30), (45, 0, 25)), day=3)
    assert three.verdict == "Equal at 70 points: Bruno wins by the better last day, 30 to 25."


def test_of_equals_who_have_not_won_the_bulls_say_by_which_last_day_one_comes_first(app: App) -> None:
    equals = ((30, 10, 20), (10, 10, 11), (4, 10, 17))
    said = results(app, "bulls", points=equals, day=3).sentences
    assert said[0] == "Equal at 31 points, so the last day counts: **Carmen** 17, **Bruno** 11."
    apart = ((30, 10, 20), (10, 10, 11), (1, 1, 1))
    assert len(results(app, "bulls", points=apart, day=3).sentences) == 1


def test_the_bulls_say_by_how_much_somebody_won_and_when_it_is_shared(app: App) -> None:
    assert (
        results(app, "bulls", points=((9, 9, 9), (1, 1, 1), (8, 8, 9)), day=3).verdict == "Won by 2 points."
    )
    shared = results(app, "bulls", points=((9, 9, 9), (1, 1, 1), (8, 10, 9)), day=3)
    assert shared.winners == (0, 2)
    assert shared.verdict == "Equal at 27 points, and on the last day too: the victory is shared."


def test_the_results_of_toruro_show_a_stage_with_last_words_curve_and_moments(app: App) -> None:
    scene = results_of(app, GAMES["toruro"], 4, 5, {"min_rounds": 8, "cap": 8})
    scene.layout(app.services.canvas)
    shown = [*page_on(scene).widgets]
    (scroll,) = [widget for widget in shown if isinstance(widget, Scroll)]
    (podium,) = [widget for widget in shown if isinstance(widget, Podium)]
    table, curves, _ = scroll.children
    assert isinstance(table, ScoreTable) and isinstance(curves, PointCurves)
    assert not scroll.reach, "five seats, the curve and how long it lasted are seen at once"
    assert curves.axes[0] == "Chips won or lost, round by round"
    notes = [widget for widget in shown if isinstance(widget, Note)]
    assert len(notes) == 3 and scene.results.epilogue is not None
    for note in notes:
        assert podium.rect.bottom < note.top and note.rect.bottom < 625
    assert len({*podium.last_words.values()}) == len(podium.last_words) == 4
    assert all(words in podium.spoken_text for words in podium.last_words.values())
    easel = Easel(app.services.canvas)
    podium.draw(easel)
    assert {*podium.last_words.values()} <= {one.what for one in easel.words}
    heads = [widget.text for widget in shown if isinstance(widget, Label)]
    assert any(scene.results.epilogue.sentence in words for words in heads)


def test_the_only_person_is_told_the_own_place_and_sees_a_gold_edge_around_the_own_row(app: App) -> None:
    found = results(app, "toruro", net=(-4, 9, -5), lulos=(1, 1, 0), debts=())
    alone = replace(
        found, seats=tuple(replace(seat, bot="teo" if seat.index else None) for seat in found.seats)
    )
    assert own_place(alone) == {0: "Place 2 of 3, 13 behind Bruno."}
    assert own_place(replace(alone, decided_by="by lulos")) == {0: "Place 2 of 3."}
    assert own_place(replace(alone, winners=(0,))) == {}
    everybody = replace(found, seats=tuple(replace(seat, bot=None) for seat in found.seats))
    assert own_place(everybody) == {}
    edges = list[float]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app.services.canvas, "frame", lambda area, *_: edges.append(area.centery))
        for shown in (alone, everybody):
            ScoreTable((0, 0, 800, 400), shown).draw(app.services.canvas)
    assert edges == [250], "of four rows of which the head is one, the third"


def test_chips_of_the_results_of_toruro_are_headed_as_won(app: App) -> None:
    assert results(app, "toruro", net=(5, 4, -9), debts=()).columns[-1] == "Chips won"


def test_a_tie_in_chips_says_who_wins_by_fewer_lulos(app: App) -> None:
    found = results(app, "toruro", net=(5, 5, -10), lulos=(3, 1, 0), debts=())
    assert (found.winners, found.verdict) == (
        (1,), "Equal in chips (5): Bruno wins by fewer lulos, 1 to 3."
    )  # fmt: skip
    shared = results(app, "toruro", net=(5, 5, -10), lulos=(1, 1, 0), debts=())
    assert shared.verdict == "Equal in chips (5) and in lulos: the victory is shared."
    assert results(app, "toruro", net=(5, 4, -9), lulos=(1, 1, 0), debts=()).verdict == "Won by 1 chip."


def test_a_tie_of_madrid_says_who_wins_by_more_fame(app: App) -> None:
    found = madrid(app, "cap", (10, 9), (12, 5), (3, 3))
    assert found.winners == (1,)
    assert found.verdict == (
        "The last round was over, and the score decided. "
        "Equal in score (14½): Bruno wins by more Fame, 12 to 10."
    )
    shared = madrid(app, "agreement", (10, 9), (10, 9), (3, 3))
    assert shared.verdict.endswith("Equal in score (14½) and in Fame: the victory is shared.")
    assert madrid(app, "cap", (10, 9), (12, 5), (3, 3), left=1).verdict == (
        "The last round was over, and the score decided."
    )


def test_whoever_won_madrid_by_an_audience_has_that_beside_a_score_which_did_not_count(app: App) -> None:
    found = replace(madrid(app, "audience", (10, 9), (12, 4), (0, 1)), decided_by="by audience")
    first, second, _ = ScoreTable((0, 0, 800, 400), found).spoken_text.splitlines()
    assert first.endswith("Ducats 9, Score 14½, by audience")
    assert second.endswith("Score 14")


def test_a_score_that_did_not_decide_stands_beside_the_crown_of_what_did(app: App) -> None:
    canvas, crowns, scores = app.services.canvas, list[tuple[float, float]](), list[pygame.FRect]()
    found, write = madrid(app, "audience", (10, 9), (12, 4), (0, 1)), canvas.text

    def note(words: str, *args: Any, **how: Any) -> pygame.FRect:
        area = write(words, *args, **how)
        if words == "14½":
            scores.append(area)
        return area

    def see(name: str, x: float, y: float, *args: Any, **how: Any) -> None:
        if name == found.sign:
            crowns.append((x, y))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas, "picture", see)
        patch.setattr(canvas, "text", note)
        ScoreTable((0, 0, 800, 300), found).draw(canvas)
    assert found.sign == "alatriste/icon_valido" and len(crowns) == 1
    assert crowns[0][0] < scores[0].left and abs(crowns[0][1] - scores[0].centery) < 3, "on one line"


def test_madrid_counts_halves_of_its_score(app: App) -> None:
    found = madrid(app, "cap", (10, 9), (12, 4), (0, 1))
    assert [row[-1] for row in found.rows] == [14.5, 14, 0.5]
    assert "Score 14½" in ScoreTable((0, 0, 800, 400), found).spoken_text
    assert "Score ½" in ScoreTable((0, 0, 800, 400), found).spoken_text


def test_the_fiesta_ends_by_night_and_its_picture_gives_nobody_away(app: App) -> None:
    many, few = (9, 9, 9), (1, 1, 1)
    won = results(app, "bulls", points=(many, few, few), day=3)
    lost = results(app, "bulls", points=(few, many, few), day=3)
    assert won.winners != lost.winners and won.picture == lost.picture == "ui/results"


@EVERY_LANGUAGE
@pytest.mark.parametrize(("size", "percent"), [((1280, 720), 100), ((960, 540), 200)])
def test_why_the_winner_won_is_in_sight_whatever_else_is_told(
    stand: Stand, on_surface: OnSurface, size: tuple[int, int], percent: int, speech: str
) -> None:
    services = replace(stand.services, canvas=on_surface(size, percent))
    verdict = "Equal at 77 points: Maximilianooo wins by the better last day, 32 to 17."
    game = NewGame(GAMES["bulls"], SEATS, {})
    scene = ResultsScene(
        services, replace(RESULTS, verdict=verdict), review_job("bulls_4_seats"), game,
        lambda: TitleScene(services), {row.row.id: EARNED for row in GAMES["bulls"].achievements},
    )  # fmt: skip
    scene.layout(services.canvas)
    labels = [widget for widget in page_on(scene).widgets if isinstance(widget, Label)]
    told = next(label for label in labels if label.text == verdict)
    assert services.canvas.window.contains(told.rect)
    scroll = next(widget for widget in page_on(scene).widgets if isinstance(widget, Scroll))
    assert told.rect.bottom <= scroll.rect.top


def test_what_was_seen_stands_above_what_was_done_for_the_first_time(
    stand: Stand, on_surface: OnSurface
) -> None:
    services = replace(stand.services, canvas=on_surface((1280, 720), 100))
    firsts = {row.row.id: EARNED for row in GAMES["bulls"].achievements}
    game = NewGame(GAMES["bulls"], SEATS, {})
    scene = ResultsScene(
        services, RESULTS, review_job("bulls_4_seats"), game, lambda: TitleScene(services), firsts
    )
    scene.layout(services.canvas)
    scroll = next(widget for widget in page_on(scene).widgets if isinstance(widget, Scroll))
    assert [type(child).__name__ for child in scroll.children][:3] == [
        "ScoreTable",
        "Label",
        "FeatTile",
    ]


@EVERY_LANGUAGE
def test_in_the_largest_letters_five_seats_are_seen_at_once_and_that_there_is_more_below(
    speech: str,
) -> None:
    app = windowless((960, 540), speech, text_size=200)
    scene = results_of(app, GAMES["toruro"], 1, 5, SHORT)
    scene.layout(app.services.canvas)
    scroll = next(widget for widget in page_on(scene).widgets if isinstance(widget, Scroll))
    table = next(child for child in scroll.children if isinstance(child, ScoreTable))
    assert table.rect.bottom <= scroll.rect.bottom
    assert scroll.reach > 0, "what is below is pointed at"


@pytest.mark.parametrize("game, count", [("toruro", 8), ("bulls", 6), long("alatriste", 6)])
def test_in_the_largest_letters_too_the_winner_stands_on_the_podium_and_no_name_is_cut(
    game: str, count: int
) -> None:
    app = windowless((960, 540), "es", text_size=200)
    scene = results_of(app, GAMES[game], 1, count, SHORT if game == "toruro" else {})
    watch = Watch(app.services.canvas.art, 2.0, (960, 540))
    scene.layout(watch)
    podium = next(widget for widget in page_on(scene).widgets if isinstance(widget, Podium))
    podium.draw(watch)
    words = [thing.name for thing in watch.seen if thing.kind == "words"]
    assert scene.results.seats[podium.order[0]].name in words
    assert not [word for word in words if "…" in word]


@EVERY_LANGUAGE
@pytest.mark.parametrize("count", [5, 8])
def test_the_curve_of_the_chips_is_seen_at_once_below_all_seats(speech: str, count: int) -> None:
    app = windowless((1280, 720), speech)
    scene = results_of(app, GAMES["toruro"], 1, count, SHORT)
    scene.layout(app.services.canvas)
    scrolls = [widget for widget in page_on(scene).widgets if isinstance(widget, Scroll)]
    scroll = max(scrolls, key=lambda widget: widget.rect.w)
    curves = next(child for child in scroll.children if isinstance(child, PointCurves))
    table = next(child for child in scroll.children if isinstance(child, ScoreTable))
    assert table.rect.bottom < curves.rect.top and curves.rect.bottom <= scroll.rect.bottom + 2


def test_a_scroll_points_at_what_lies_beyond_either_end_as_long_as_there_is_more(
    on_surface: OnSurface, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas, drawn = on_surface((1280, 720), 100), list[tuple[bool, bool]]()
    monkeypatch.setattr("scenes.ui.widgets.draw_more", lambda _, bar, *ends: drawn.append(ends))
    scroll = Scroll((100, 100, 400, 200), [Panel((100, 100, 380, 900), "paper")])
    for distance in (0, 100, 5000):
        scroll.scroll_by(distance)
        scroll.draw(canvas)
    assert drawn == [(False, True), (True, True), (True, False)]
    Scroll((100, 100, 400, 200), [Panel((100, 100, 380, 90), "paper")]).draw(canvas)
    assert len(drawn) == 3, "nothing is beyond"


@pytest.mark.parametrize("game", GAMES)
def test_in_screenshots_whoever_has_a_face_at_the_table_has_it_in_the_results(app: App, game: str) -> None:
    options = SHORT if game == "toruro" else {}
    sitting, counted = table(app, GAMES[game], 1, 3), results_of(app, GAMES[game], 1, 3, options)
    assert faces_of(counted.results.seats) == faces_of(sitting.table.seats)
