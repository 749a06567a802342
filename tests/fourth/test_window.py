"""A fourth game in the window: played, left, gone on with, shown again, hinted, reviewed, heard."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

import main
from game import GAMES, find
from game.bots.characters import RANDOM, find_character
from game.core.record import Record
from game.core.table import replay
from game.lab.simulate import simulate
from game.storage.match_history import read_matches
from game.storage.paths import finished_folder
from game.storage.saves import read_record
from game.translation import LANGUAGES, use
from scenes.menus.lobby import LobbyScene
from scenes.menus.posters import places
from scenes.menus.results import ResultsScene
from scenes.menus.review import ReviewScene
from scenes.menus.rulebook import RulebookScene, place_of, rule_pages
from scenes.menus.title import TitleScene
from scenes.skins import SKINS, skin_infos
from scenes.table.play import PlayScene
from scenes.ui.input import Act, Key
from tests.fourth import INFO
from tests.table.conftest import Sit, Sitting
from tests.table.hands import Keyboard, Mouse, page_of
from tests.table.player import Player
from tests.voice.conftest import Listen
from tests.voice.test_games import FixedChance
from tests.voice.test_games import Player as Blind

SEED, FOLLOWING = 3, 1
"""Seeds of a game in which the person chooses twice, and of one in which they have to follow."""


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("scenes.window.app.SystemRandom", lambda: FixedChance(SEED))


def at_title(sit: Sit, **settings: object) -> Sitting:
    """The program, started afresh."""
    sitting = sit(**settings)
    sitting.manager.begin(sitting.app.home())
    sitting.rest(1.0)
    return sitting


def begun(sit: Sit, **settings: object) -> Sitting:
    """The game begun from its poster, one person against three bots."""
    sitting = at_title(sit, **settings)
    mouse = Mouse(sitting)
    mouse.press("poster suns")
    sitting.rest(1.0)
    assert isinstance(sitting.top, LobbyScene)
    mouse.press("start")
    sitting.rest(1.0)
    assert isinstance(sitting.top, PlayScene)
    return sitting


def finished() -> Record:
    """The one game among the finished ones."""
    (path,) = finished_folder().iterdir()
    return read_record(path)


def test_four_posters_hang_beside_one_another_and_none_leaves_the_wall(sit: Sit) -> None:
    sitting = at_title(sit)
    posters = [widget.rect for widget in page_of(sitting).all() if widget.key.startswith("poster ")]
    assert len(posters) == len(SKINS) == 4
    assert all(one.right < other.left for one, other in pairwise(posters))
    assert posters[0].left > 0 and posters[-1].right < 1280
    assert [info.name for info in skin_infos().values()] == [game.meta.name for game in GAMES.values()]


@pytest.mark.parametrize("count", range(1, 9))
def test_the_wall_has_room_for_any_number_of_posters(count: int) -> None:
    row = sorted(places(count))
    assert row[0].middle - row[0].width / 2 > 0 and row[-1].middle + row[-1].width / 2 < 1280
    for one, other in pairwise(row):
        assert one.middle + one.width / 2 < other.middle - other.width / 2


@pytest.mark.parametrize("hands", [Mouse, Keyboard])
def test_it_is_played_to_its_end_and_kept(sit: Sit, hands: type[Mouse] | type[Keyboard]) -> None:
    sitting = begun(sit, language="en")
    player = Player(sitting, hands(sitting), 1)
    player.play_to_the_end()
    assert isinstance(sitting.top, ResultsScene) and player.answers >= 2
    record = finished()
    assert record.game == "suns" and len(record.actions) == 12
    assert replay(find("suns"), record).ask is None
    assert [row.game for row in read_matches(sitting.reports.append)] == ["suns"]


def test_it_goes_on_where_it_was_left_and_ends_as_without_a_break(sit: Sit) -> None:
    sitting = begun(sit)
    Player(sitting, Mouse(sitting), 1).play_to_the_end()
    unbroken = finished()
    for path in finished_folder().iterdir():
        path.unlink()
    sitting = begun(sit)
    Player(sitting, Mouse(sitting), 1).play(lambda ask: len(sitting.play.table.record.actions) >= 4)
    left = [*sitting.play.table.record.actions]
    sitting.close()
    sitting = at_title(sit)
    assert isinstance(sitting.top, TitleScene)
    Mouse(sitting).press("continue")
    sitting.rest(1.0)
    assert sitting.play.table.record.actions[: len(left)] == left
    Player(sitting, Mouse(sitting), 1).play_to_the_end()
    assert finished().actions[: len(left)] == unbroken.actions[: len(left)]
    assert len(finished().actions) == len(unbroken.actions)


def test_what_bots_did_is_shown_again_and_moves_as_it_did(sit: Sit) -> None:
    sitting = begun(sit, speed="normal")
    player = Player(sitting, Mouse(sitting), 1)
    ask = player.wait()
    assert ask is not None
    player.answer(ask)
    assert player.wait() is not None
    lying = {piece.token: (piece.x, piece.y) for piece in sitting.play.stage.pieces.values()}
    sitting.play.handle(Key(Act.REPLAY))
    sitting.rest(0.2)
    assert sitting.play.director.busy
    assert player.wait() is not None
    assert {piece.token: (piece.x, piece.y) for piece in sitting.play.stage.pieces.values()} == lying


def test_a_hint_names_a_card_that_may_be_laid(sit: Sit) -> None:
    sitting = begun(sit)
    ask = Player(sitting, Mouse(sitting), 1).wait()
    assert ask is not None and len(ask.options) == 3
    for _ in range(2):
        sitting.play.handle(Key(Act.HINT))
    (advised,) = sitting.play.hints.advised()
    assert advised in ask.options


def test_a_card_that_may_not_be_laid_is_refused_and_its_rule_is_read(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scenes.window.app.SystemRandom", lambda: FixedChance(FOLLOWING))
    sitting = begun(sit, confirm="always")
    player, mouse = Player(sitting, Mouse(sitting), 1), Mouse(sitting)
    while (ask := player.wait()) is not None and len(ask.options) == len(sitting.play.table.view(0).hand):
        player.answer(ask)
    assert ask is not None, "somebody has to follow"
    offered = {option.picks[0].id for option in ask.options}
    barred = next(number for number in sitting.play.table.view(0).hand if number not in offered)
    mouse.press(f"card:{barred}")
    assert "has to be laid" in sitting.play.session.prompt_panel.words
    sitting.frame(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F1, mod=0))
    sitting.rest(1.0)
    assert isinstance(sitting.top, RulebookScene)
    assert sitting.top.marked == place_of("suns.2.2", rule_pages("suns", "en", INFO.rules))


def test_how_it_went_is_told_and_the_rulebook_is_read_in_every_language(sit: Sit) -> None:
    sitting = begun(sit)
    Player(sitting, Mouse(sitting), 1).play_to_the_end()
    Mouse(sitting).press("went")
    sitting.until(lambda: not sitting.top.busy)
    sitting.rest(1.0)
    assert isinstance(sitting.top, ReviewScene)
    assert sitting.top.review_job.found is not None
    for language in LANGUAGES:
        use(language)
        book = RulebookScene(sitting.app.services, "suns", rule="suns.2.2")
        book.layout(sitting.app.services.canvas)
        assert book.marked is not None and book.place == 1


def test_it_is_played_by_ear(listen: Listen) -> None:
    listener = listen()
    listener.choose("Suns and Moons: button")
    listener.choose("Start: button")
    player = Blind(listener, SEED)
    player.play()
    assert player.answers >= 2
    assert any("Lay a card." in said for said in listener.everything)
    assert any("takes the trick" in said for said in listener.everything)


def test_bots_play_it_among_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    game = find("suns")
    better = simulate(game, [find_character("instinct", "suns"), RANDOM], 400, 1)
    assert sum(better.wins) == pytest.approx(400) and better.wins[0] > better.wins[1]
    assert main.main(["simulate", "suns", "--games", "5", "--seats", "4"]) == 0
    assert "seat 4" in capsys.readouterr().out


def test_it_measures_nothing_to_learn_from_and_has_no_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["learn", "suns", "--games", "30"]) == 1
    assert main.main(["lessons", "suns"]) == 1
    refused = capsys.readouterr().err.splitlines()
    assert "Suns and Moons measures nothing" in refused[0] and "There are no lessons" in refused[1]
