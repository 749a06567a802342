"""Where a card can be used each place says unasked what that is worth to whoever is asked, in points."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice

import pytest

from game.bulls import GAME
from game.bulls.odds import expected_points
from game.bulls.state import Bulls
from game.bulls.tokens import BULL
from game.bulls.view import BullsView
from game.bulls.worth import Target, targets, weight
from game.core.action import token
from game.core.script import Ask, pending
from scenes.skins.bulls.drawing.odds_plates import solid
from scenes.skins.bulls.skin import BullsSkin
from scenes.skins.bulls.words.averages import gain_in_halves
from tests.bulls.table import do, position, space
from tests.bulls.walk import positions
from tests.narrow import as_a, there
from tests.stage.conftest import Begin

DICE = ["0 A2 2", "1 A2 4", "1 A3 5", "1 A3 3", "1 A1 6"]


def after(state: Bulls, *answers: str) -> list[float]:
    """What each seat may expect once those answers are given."""
    then = GAME.clone(state)
    do(then, *answers)
    return expected_points(GAME.view(then, 0))


def asked(kind: str, runners: list[str], bulls: list[str], row: int = 1) -> tuple[Bulls, list[Target]]:
    """The question of a card that has just been played, and what is told of it."""
    state = position(runners, bulls, [[kind]], row=row)
    do(state, f"play {kind}")
    return state, targets(GAME.view(state, 0), there(pending(state)))


def test_a_place_for_a_loose_bull_tells_the_face_that_is_best_and_what_all_lose_by_it() -> None:
    state, found = asked("loose_bull", DICE, [])
    before = expected_points(GAME.view(state, 0))
    assert [one.space for one in found] == sorted(state.board.rows[1])
    for one in found:
        key = state.board.spaces[one.space].key
        gains = {}
        for face in range(1, 7):
            table = after(state, f"pick {key}", f"pick face:{face}")
            gains[face] = [now - was for now, was in zip(table, before, strict=True)]
        assert weight(one.gains, 0) == pytest.approx(max(weight(each, 0) for each in gains.values()))
        assert list(one.gains) == pytest.approx(gains[there(one.face)])


def test_a_bull_to_be_led_away_and_the_place_that_it_is_led_to_tell_what_that_changes() -> None:
    state, found = asked("cowbell", ["0 A2 3", "1 A4 2"], ["A2 3", "A4 5"])
    assert [(one.space, one.dice) for one in found] == [(space("A2"), (BULL[0],)), (space("A4"), (BULL[1],))]
    assert found[0].gains[0] > 0, "one's own Runner is safer"
    assert found[1].gains == (0.0, 0.0), "nobody meets that one"
    before = expected_points(GAME.view(state, 0))
    do(state, "pick bull:0", "done")
    ask = there(pending(state))
    assert ask.prompt == "bulls.choose_beside"
    for one in targets(GAME.view(state, 0), ask):
        table = after(state, f"pick {state.board.spaces[one.space].key}")
        assert list(one.gains) == pytest.approx([now - was for now, was in zip(table, before, strict=True)])


def test_of_rivals_those_are_named_that_lose_by_a_roll_and_by_how_much_on_average() -> None:
    state, found = asked("spilled_sangria", [*DICE, "1 A3 2"], ["A3 2"])
    here = next(one for one in found if one.space == space("A3"))
    before, lost = expected_points(GAME.view(state, 0))[1], 0.0
    for die in here.dice:
        id = state.runners.index(die.id)
        faces = []
        for face in range(1, 7):
            then = GAME.clone(state)
            then.faces[id] = face
            faces.append(expected_points(GAME.view(then, 0))[1] - before)
        lost += sum(faces) / 6
        assert sum(faces) < 0
    assert here.gains == pytest.approx((0.0, lost))


def some(count: int) -> list[tuple[BullsView, Ask]]:
    """Questions of every kind that is told of, of large tables."""
    looked: Counter[str] = Counter()
    found = []
    for state, ask in chain(*(islice(positions(6, seed), 250) for seed in (3, 4))):
        view = GAME.view(state, ask.seat)
        if looked[ask.prompt] < count and targets(view, ask):
            looked[ask.prompt] += 1
            found.append((view, ask))
    assert len(looked) >= 4, looked
    return found


def test_plates_hide_no_die_no_name_and_no_other_plate_and_each_tells_one_number(begin: Begin) -> None:
    scene = begin(1, 6)
    skin, canvas = as_a(BullsSkin, scene.skin), scene.services.canvas
    plates, told, all_of_them = skin._plates[1], 0, 0
    for view, ask in some(3):
        skin._dice.read(view)
        plates.read(view, ask)
        areas = plates.areas(canvas)
        kept = [solid(piece) for piece in skin._dice.pieces()]
        kept += [area for _, area in skin._town.names(canvas)]
        for number, area in enumerate(areas):
            assert canvas.window.contains(area)
            assert area.collidelist(kept) < 0 and area.collidelist(areas[:number]) < 0
        worth = [gain_in_halves(weight(one.gains, ask.seat)) for one in plates.shown]
        assert not Counter(plate.words for plate in plates.plates(canvas)) - Counter(worth)
        told, all_of_them = told + len(areas), all_of_them + len(worth)
    assert 0.95 * all_of_them <= told, "also where a card is worth nothing"


def test_who_wants_no_numbers_is_told_none_where_a_bull_may_be_let_in(begin: Begin) -> None:
    scene = begin(1, 2, humans=1, numbers="story")
    skin = as_a(BullsSkin, scene.skin)
    state, _ = asked("loose_bull", DICE, [])
    view, ask = GAME.view(state, 0), there(pending(state))
    skin.settle(view, True)
    skin.consider(ask, [])
    scene.draw(scene.services.canvas)
    assert not skin._plates[1].shown
    here = there(scene.stage.piece(token("space", space("A2"))))
    assert "at best" not in skin.explain(here)
    scene.services.settings.numbers = "table"
    skin.consider(ask, [])
    scene.draw(scene.services.canvas)
    assert len(skin._plates[1].shown) == len(state.board.rows[1])
    assert "to you at best: **Bruno** −" in skin.explain(here), (
        "whoever points at it, or hears it, is told of all"
    )
