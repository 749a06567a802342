"""Puzzles in the program: one choice on the table itself, why, the next one, and the game played on."""

from __future__ import annotations

import pytest

from game import GAMES
from game.puzzles.puzzle import Puzzle, puzzles
from game.storage.diary import Diary, diary_file
from game.storage.paths import match_history_file
from scenes.menus.puzzles import PuzzlesScene
from scenes.menus.title import TitleScene
from scenes.table.puzzle import LEAST, OnwardScene, PuzzleAnswerScene, PuzzleScene
from scenes.ui.input import Act, Key
from scenes.ui.scene import Pop, Push, Scene, Transition
from scenes.ui.widgets import Button, Label
from scenes.window.app import App


@pytest.fixture(autouse=True)
def kept(app: App) -> None:
    """The diary lies on the disk."""
    app.services.diary = Diary(diary_file())


def shown(app: App, scene: Scene) -> Scene:
    """A scene as it lies on the screen."""
    scene.layout(app.services.canvas)
    scene.enter()
    return scene


def button(scene: Scene, key: str) -> Button:
    """The button of that key."""
    found = scene.page.find(key)  # type: ignore[attr-defined]
    assert isinstance(found, Button), key
    return found


def pressed(app: App, scene: Scene, key: str) -> Scene:
    """What a press on a button leads to, through all scenes that it leaves."""
    goto: Transition | None = button(scene, key).press()
    while isinstance(goto, Pop):
        assert goto.then is not None
        goto = goto.then()
    assert isinstance(goto, Push), goto
    return shown(app, goto.scene)


def at_first(app: App, game: str) -> PuzzleScene:
    """The first puzzle of a game, reached from the title."""
    page = pressed(app, shown(app, TitleScene(app.services)), "puzzles")
    scene = pressed(app, page, f"next {game}")
    assert isinstance(scene, PuzzleScene)
    return scene


def answered(scene: PuzzleScene, best: bool) -> PuzzleAnswerScene:
    """What is said of the best answer, or of the one that tempts."""
    verdict = scene.verdict
    scene.session.play(list(verdict.reply if best else verdict.decision.reply))
    for _ in range(500):
        scene.director.finish()
        goto = scene.update(0.1)
        if isinstance(goto, Push):
            assert isinstance(goto.scene, PuzzleAnswerScene)
            goto.scene.layout(scene.services.canvas)
            return goto.scene
    raise AssertionError("no answer is shown")


def first_of(game: str) -> Puzzle:
    return puzzles(game)[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_the_table_of_its_seat_with_a_badge_and_no_hint(app: App, game: str) -> None:
    scene = at_first(app, game)
    puzzle = first_of(game)
    assert scene.turn is not None
    assert scene.table.ask is not None
    assert scene.session.viewer.audience == scene.table.ask.seat
    badge = button(scene, "badge")
    assert badge.text == f"Puzzle {puzzle.number}: easy"
    assert isinstance(badge.press(), Pop)
    assert scene.page.find("hint") is None
    scene.handle(Key(Act.HINT))
    assert scene.hints.depth == 0, "it would tell the answer"


def test_no_dial_tells_what_going_is_worth_where_that_is_the_puzzle(app: App) -> None:
    puzzle = next(puzzle for puzzle in puzzles("toruro") if puzzle.theme == "toruro.go")
    onward = app.services.puzzle(puzzle, True)
    assert isinstance(onward, OnwardScene)
    shown(app, onward)
    onward.update(0.1)
    assert onward.session.odds_gauge.is_shown, "it is there at the table itself"
    scene = app.services.puzzle(puzzle)
    assert isinstance(scene, PuzzleScene)
    shown(app, scene)
    scene.update(0.1)
    gauge = scene.session.odds_gauge
    assert gauge.gauge is not None
    assert not gauge.is_shown
    assert gauge.area is None


@pytest.mark.parametrize("game", GAMES)
def test_the_best_choice_is_well_found_and_its_puzzle_counts_as_solved(app: App, game: str) -> None:
    page, puzzle = answered(at_first(app, game), best=True), first_of(game)
    assert page.title == "Well found!"
    assert Diary(diary_file()).solved(game) == frozenset({puzzle.number})
    best, tempting = page.verdict.reply, page.verdict.decision.reply
    assert page.shares[best] - page.shares[tempting] == pytest.approx(puzzle.gain)
    assert any("of 100 victories" in sentence for sentence in page.sentences)


def test_what_tempts_is_told_with_its_price_and_the_puzzle_stays_unsolved(app: App) -> None:
    page = answered(at_first(app, "toruro"), best=False)
    assert page.title == "Not the best"
    assert not app.services.diary.solved("toruro")
    assert [page._what(reply) for reply in page.replies] == ["Your choice, which tempts most", "The best"]
    again = pressed(app, page, "again")
    assert isinstance(again, PuzzleScene)
    assert again.puzzle == first_of("toruro")


def test_a_third_choice_is_never_worth_more_than_the_best(app: App) -> None:
    for puzzle in puzzles("toruro"):
        opened = app.services.puzzle(puzzle)
        assert isinstance(opened, PuzzleScene)
        scene = opened
        shown(app, scene)
        ask = scene.verdict.decision.ask
        known = scene.verdict.reply, scene.verdict.decision.reply
        third = [option for option in ask.for_bots if (option,) not in known]
        if third and ask.subset is None:
            break
    scene.session.play(third[:1])
    for _ in range(500):
        scene.director.finish()
        goto = scene.update(0.1)
        if goto is not None:
            break
    assert isinstance(goto, Push)
    assert isinstance(goto.scene, PuzzleAnswerScene)
    shares = goto.scene.shares
    assert len(shares) == 3
    assert shares[(third[0],)] <= shares[scene.verdict.reply] - LEAST
    assert not app.services.diary.solved("toruro")


def test_the_next_puzzle_is_one_that_was_not_solved(app: App) -> None:
    _first, second, third, *_ = puzzles("toruro")
    app.services.diary.solve("toruro", second.number)
    scene = pressed(app, answered(at_first(app, "toruro"), best=True), "next")
    assert isinstance(scene, PuzzleScene)
    assert scene.puzzle == third
    page = shown(app, PuzzlesScene(app.services))
    assert isinstance(page, PuzzlesScene)
    said = [widget.text for widget in page.page.all() if isinstance(widget, Label)]
    assert f"2 of {len(puzzles('toruro'))} solved" in said
    assert button(page, "next toruro").text == f"Puzzle {third.number}"


def test_where_all_are_solved_the_first_one_comes_once_more(app: App) -> None:
    for puzzle in puzzles("bulls"):
        app.services.diary.solve("bulls", puzzle.number)
    page = shown(app, PuzzlesScene(app.services))
    assert button(page, "next bulls").text == "Once more"
    assert at_first(app, "bulls").puzzle == first_of("bulls")


def test_the_game_is_played_on_from_there_and_counts_for_nothing(app: App) -> None:
    page = answered(at_first(app, "toruro"), best=True)
    scene = pressed(app, page, "on")
    assert isinstance(scene, OnwardScene)
    assert scene.table.ask == page.verdict.decision.ask
    assert button(scene, "badge").text == f"From puzzle {first_of('toruro').number}"
    for _ in range(400):
        if scene.table.ask is None:
            break
        scene.session.think(scene.table.ask)
        scene.director.finish()
    scene.leave()
    assert not app.services.saved_games()
    assert not match_history_file().exists()
