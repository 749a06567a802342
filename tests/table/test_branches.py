"""What if: a branch goes on from a decision on the same table, and nothing of it counts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.storage.branches import Branch, read_branches
from scenes.film.branch_list import BranchList
from scenes.film.branch_scene import BranchScene
from scenes.film.branches import Branches
from scenes.film.film_scene import FilmScene
from scenes.film.what_if import what_if
from scenes.services import Screening, by_round
from scenes.ui.dialog import Dialog
from scenes.ui.input import Act, Key
from scenes.ui.scene import Pop, Push
from scenes.window.app import App
from tests.table.films import GAMES, film, finished

SLOT = "bulls-20260101-120000"


def branches_of(scene: FilmScene, app: App, slot: str = SLOT) -> Branches:
    """Branches of a film, kept beside a game of that slot."""
    return Branches(
        app.services,
        scene.film,
        slot=slot,
        lay=lambda table, history: app.session(table, history=history),
        when=by_round,
        home=app.home,
    )


def begun(app: App, name: str = "bulls", stop: int = 6, chance: int | None = None) -> BranchScene:
    """A branch of a finished game, laid out."""
    scene = film(app, Screening(finished(name)))
    made, place = branches_of(scene, app), scene.session.stops[stop]
    seat = made.chair(place)
    assert seat is not None
    branch = made.begin(seat, place, chance)
    branch.layout(app.services.canvas)
    branch.enter()
    branch.director.finish()
    return branch


def files(folder: Path) -> dict[str, bytes]:
    """All that lies in a folder, with what is in it."""
    return {str(path): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", GAMES)
def test_whoever_decided_is_the_player_and_bots_sit_in_all_other_chairs(app: App, name: str) -> None:
    branch = begun(app, name)
    asked = branch.table.ask
    assert asked is not None
    assert [seat.human for seat in branch.table.seats] == [seat == asked.seat for seat in range(3)][
        : len(branch.table.seats)
    ]
    assert branch.turn is not None and branch.turn.ask == asked
    assert branch.session.chronicle.lines


def test_a_branch_is_played_to_its_end_and_leaves_all_files_but_its_own_as_they_were(
    app: App, home: Path
) -> None:
    home.mkdir()
    (home / "annals.jsonl").write_text("")
    before = files(home)
    branch, chance = begun(app), Random(2)
    while (ask := branch.table.ask) is not None:
        branch.session.play([chance.choice(ask.options)])
        branch.director.finish()
    goto = branch.update(0.1)
    assert isinstance(goto, Push) and isinstance(goto.scene, Dialog)
    assert "This way:" in goto.scene.text and "In the game:" in goto.scene.text
    assert branch.session.saves.achievements == {}
    branch.leave()
    after = files(home)
    assert {path for path in after if before.get(path) != after[path]} == {
        str(home / "finished" / f"{SLOT}.branches")
    }


def test_one_key_leads_back_and_what_was_decided_is_kept_with_its_name(app: App) -> None:
    branch = begun(app)
    ask = branch.table.ask
    assert ask is not None
    branch.session.play([ask.options[-1]])
    branch.director.finish()
    assert isinstance(branch.handle(Key(Act.FILM)), Pop)
    branch.leave()
    (kept,) = read_branches(SLOT)
    assert kept.name.startswith("Round ") and kept.actions[0] == str(ask.options[-1])
    assert kept.at == branch.branch.at


def test_nothing_is_kept_of_a_branch_in_which_nothing_was_decided(app: App) -> None:
    begun(app).leave()
    assert read_branches(SLOT) == []


def test_the_badge_says_so_as_soon_as_dice_fall_otherwise_than_in_the_game(app: App) -> None:
    branch = begun(app)
    scene = film(app, Screening(finished("bulls")))
    badge = branch.page.find("badge")
    assert badge is not None and "Same dice" in badge.spoken_text
    for action in scene.film.actions[branch.branch.at : branch.branch.at + 12]:
        branch.session.play([action])
        branch.director.finish()
    assert branch.agrees, "the same decisions bring the same dice"
    other = begun(app, chance=12345)
    badge = other.page.find("badge")
    assert badge is not None and "Other dice" in badge.spoken_text and not other.agrees


def test_new_dice_are_other_dice_from_the_same_position(app: App) -> None:
    same, new = begun(app), begun(app, chance=7)
    one, other = same.table.snapshot().position, new.table.snapshot().position
    assert one != other
    assert same.table.view(0) == new.table.view(0)


def test_kept_branches_are_gone_on_with_renamed_and_deleted(app: App) -> None:
    branch = begun(app, chance=5)
    chance = Random(1)
    for _ in range(9):
        assert branch.table.ask is not None
        branch.session.play([chance.choice(branch.table.ask.options)])
        branch.director.finish()
    position = branch.table.snapshot().position
    branch.leave()
    made = branches_of(film(app, Screening(finished("bulls"))), app)
    page = BranchList(app.services, made)
    page.layout(app.services.canvas)
    (kept,) = made.kept()
    went = page.go_on(kept)
    assert isinstance(went, Push) and isinstance(went.scene, BranchScene)
    assert went.scene.table.snapshot().position == position
    page._rename(kept, "The brave way")
    assert [one.name for one in made.kept()] == ["The brave way"]
    page.drop(made.kept()[0])
    assert made.kept() == [] and page.message == "The brave way was deleted."


def test_a_branch_of_another_game_is_refused_in_a_sentence(app: App) -> None:
    made = branches_of(film(app, Screening(finished("bulls"))), app)
    page = BranchList(app.services, made)
    page.layout(app.services.canvas)
    for strange in (
        Branch("x", 10**6, 0, "1"),
        Branch("x", 3, 0, "1", None, ("fly away",)),
        Branch("x", 3, 99, "1"),
    ):
        page.message = ""
        assert page.go_on(strange) is None
        assert page.message


def test_where_the_game_is_over_nobody_is_asked_what_if(app: App) -> None:
    scene = film(app, Screening(finished("bulls")))
    asked = what_if(app.services, branches_of(scene, app), scene.film.last)
    assert isinstance(asked, Dialog) and len(asked.answers) == 1
    asked = what_if(app.services, branches_of(scene, app), 0)
    assert isinstance(asked, Dialog) and len(asked.answers) == 3
